"""What can happen in a deal. The widow is open, so only hands and declined claims are hidden (W3.3)."""

from dataclasses import dataclass
from typing import ClassVar

from commerce.cards import Card, Cards, codes
from commerce.events import Ended, Knocked, OpenEvent
from commerce.games.widow.settle import WidowShowdown
from commerce.problems import Json


@dataclass(frozen=True, slots=True)
class Dealt:
    """Three cards went to everybody still in, and three face up to the middle (W2.3)."""

    type: ClassVar[str] = "deal"
    deal: int
    dealer: int
    hands: tuple[Cards, ...]
    widow: Cards
    cards: ClassVar[Cards] = ()

    def to_data(self, seat: int | None) -> dict[str, Json] | None:
        """The event; a seat sees its own hand."""
        hands: list[Json] = [
            [*codes(hand)] if seat in (None, holder) else [None] * len(hand)
            for holder, hand in enumerate(self.hands, start=1)
        ]
        return {
            "type": self.type,
            "deal": self.deal,
            "dealer": self.dealer,
            "hands": hands,
            "widow": [*codes(self.widow)],
        }


@dataclass(frozen=True, slots=True)
class Exchanged(OpenEvent):
    """A seat put cards of its hand into the widow and took as many, which everybody saw (W3.2, W3.3)."""

    type: ClassVar[str] = "exchange"
    seat: int
    gave: Cards
    took: Cards

    @property
    def cards(self) -> Cards:
        """The cards left and the cards taken."""
        return self.gave + self.took


@dataclass(frozen=True, slots=True)
class Passed(OpenEvent):
    """A seat made no exchange (W3.4)."""

    type: ClassVar[str] = "pass"
    seat: int


@dataclass(frozen=True, slots=True)
class Pounced(OpenEvent):
    """A seat took the fourth card of its tricon's rank, and the stock filled the gap (W7.1)."""

    type: ClassVar[str] = "pounce"
    seat: int
    card: Card
    refill: Card

    @property
    def cards(self) -> Cards:
        """The card taken and the card that fills the widow."""
        return self.card, self.refill


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat let its claim go (W7.1). Nobody else hears of it: it would betray the tricon."""

    type: ClassVar[str] = "decline"
    seat: int
    card: Card
    cards: ClassVar[Cards] = ()

    def to_data(self, seat: int | None) -> dict[str, Json] | None:
        """The event, for the seat itself."""
        if seat not in (None, self.seat):
            return None
        return {"type": self.type, "seat": self.seat, "card": self.card.code}


@dataclass(frozen=True, slots=True)
class Shown:
    """All hands were shown and compared (W5.1)."""

    type: ClassVar[str] = "showdown"
    shown: WidowShowdown
    cards: ClassVar[Cards] = ()

    def to_data(self, seat: int | None) -> dict[str, Json] | None:
        """The event, open to all."""
        compared = self.shown.to_data()
        kept = ("order", "ties", "winner", "decided_by", "decided_rule")
        hands: list[Json] = [[*codes(hand)] for hand in self.shown.hands]
        return {"type": self.type, "hands": hands, **{name: compared[name] for name in kept}}


@dataclass(frozen=True, slots=True)
class Lost(OpenEvent):
    """A seat lost a chip; `chips` are left (W5.1, W5.2, W7.2)."""

    type: ClassVar[str] = "lose"
    seat: int
    chips: int
    rule: str


@dataclass(frozen=True, slots=True)
class WentOut(OpenEvent):
    """A seat has no chip left (W6.1)."""

    type: ClassVar[str] = "out"
    seat: int
    rule: str


@dataclass(frozen=True, slots=True)
class Voided(OpenEvent):
    """Nobody loses, and the same dealer deals again (W5.4, W7.2)."""

    type: ClassVar[str] = "void"
    dealer: int
    rule: str


type WidowEvent = Dealt | Exchanged | Passed | Knocked | Pounced | Declined | Ended | Shown | Lost | WentOut | Voided
