"""What can happen in a deal. Each event knows who may see its cards; seat `None` sees everything."""

from dataclasses import dataclass
from typing import ClassVar

from commerce.cards import Card, Cards, codes
from commerce.events import Ended, Knocked, OpenEvent
from commerce.games.foster.settle import FosterShowdown, Payment
from commerce.problems import Json


@dataclass(frozen=True, slots=True)
class Dealt:
    """Three cards went to everybody (F2.3)."""

    type: ClassVar[str] = "deal"
    deal: int
    dealer: int
    hands: tuple[Cards, ...]
    cards: ClassVar[Cards] = ()

    def to_data(self, seat: int | None) -> dict[str, Json]:
        """The event; a seat sees its own hand."""
        hands: list[Json] = [
            [*codes(hand)] if seat in (None, holder) else [None] * len(hand)
            for holder, hand in enumerate(self.hands, start=1)
        ]
        return {"type": self.type, "deal": self.deal, "dealer": self.dealer, "hands": hands}


@dataclass(frozen=True, slots=True)
class Staked(OpenEvent):
    """A seat paid into the pool (F2.2)."""

    type: ClassVar[str] = "stake"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Bought:
    """A seat gave up a card and drew the top of the stock, for a point to the dealer or for nothing (F3.2, F3.4)."""

    type: ClassVar[str] = "buy"
    seat: int
    gave: Card
    drew: Card
    paid_to: int | None

    @property
    def cards(self) -> Cards:
        """The card given up and the card drawn."""
        return self.gave, self.drew

    def to_data(self, seat: int | None) -> dict[str, Json]:
        """The event; only the buyer sees the cards."""
        sees = seat in (None, self.seat)
        return {
            "type": self.type,
            "seat": self.seat,
            "gave": self.gave.code if sees else None,
            "drew": self.drew.code if sees else None,
            "paid_to": self.paid_to,
        }


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat offered a card, face down, to its left neighbour (F3.5)."""

    type: ClassVar[str] = "offer"
    giver: int
    taker: int
    card: Card

    @property
    def cards(self) -> Cards:
        """The card offered."""
        return (self.card,)

    def to_data(self, seat: int | None) -> dict[str, Json]:
        """The event; only the seat that offers sees the card."""
        card = self.card.code if seat in (None, self.giver) else None
        return {"type": self.type, "from": self.giver, "to": self.taker, "card": card}


@dataclass(frozen=True, slots=True)
class Given:
    """The neighbour (`giver`) gave a card back, and both cards changed hands (F3.6)."""

    type: ClassVar[str] = "give"
    giver: int
    taker: int
    card: Card
    got: Card

    @property
    def cards(self) -> Cards:
        """The card offered and the card given for it."""
        return self.got, self.card

    def to_data(self, seat: int | None) -> dict[str, Json]:
        """The event; the two seats see both cards."""
        sees = seat in (None, self.giver, self.taker)
        return {
            "type": self.type,
            "from": self.giver,
            "to": self.taker,
            "card": self.card.code if sees else None,
            "got": self.got.code if sees else None,
        }


@dataclass(frozen=True, slots=True)
class Refused(OpenEvent):
    """The neighbour refused the offer; the card went back unseen (F3.6, F3.9)."""

    type: ClassVar[str] = "refuse"
    seat: int


@dataclass(frozen=True, slots=True)
class Shown:
    """All hands were shown and compared (F5.2)."""

    type: ClassVar[str] = "showdown"
    shown: FosterShowdown
    cards: ClassVar[Cards] = ()

    def to_data(self, seat: int | None) -> dict[str, Json]:
        """The event, open to all."""
        return {
            "type": self.type,
            "hands": [[*codes(hand)] for hand in self.shown.hands],
            "order": [*self.shown.order],
            "winner": self.shown.winner,
            "decided_by": self.shown.reason,
            "decided_rule": self.shown.rule,
        }


@dataclass(frozen=True, slots=True)
class Paid:
    """Points changed owner at the showdown (F5.2 to F5.4)."""

    type: ClassVar[str] = "payment"
    payment: Payment
    cards: ClassVar[Cards] = ()

    def to_data(self, seat: int | None) -> dict[str, Json]:
        """The event, open to all."""
        return {"type": self.type, **self.payment.to_data()}


type FosterEvent = Dealt | Staked | Bought | Offered | Given | Refused | Knocked | Ended | Shown | Paid
