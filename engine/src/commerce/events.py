"""What can happen in any game. A game adds its own events; the fields of each say who sees what."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, ClassVar

from commerce.cards import Card, Cards
from commerce.mechanics.chip_showdown import ChipShowdown
from commerce.problems import Json
from commerce.visibility import BY_SEAT, fields_to_data, hide, only_for


class Event:
    """One thing that happened in a deal. `type` says what, as one word; the fields are its JSON data.

    `moved` names the fields with the cards that changed places, `seen_by` those with the only seats that hear of it.
    """

    __slots__ = ()
    type: ClassVar[str]
    moved: ClassVar[tuple[str, ...]] = ()
    seen_by: ClassVar[tuple[str, ...]] = ()

    @property
    def cards(self) -> Cards:
        """The cards that changed places."""
        found = [getattr(self, name) for name in self.moved]
        return tuple(card for cards in found for card in ((cards,) if isinstance(cards, Card) else cards))

    def to_data(self, seat: int | None) -> dict[str, Json] | None:
        """The event as JSON data: what the seat may see of it, or everything for `None`; `None` if it sees nothing."""
        known = hide(self, seat)
        return None if known is None else {"type": self.type, **fields_to_data(known)}


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Cards went to everybody who is in; a seat sees its own hand."""

    type: ClassVar[str] = "deal"
    deal: int
    dealer: int
    hands: Annotated[tuple[Cards, ...], BY_SEAT]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew the top card of the stock, unseen by the others (M6)."""

    type: ClassVar[str] = "draw"
    moved: ClassVar = ("card",)
    seat: int
    card: Annotated[Card, only_for("seat")]


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took the top card of the discards, openly (M6)."""

    type: ClassVar[str] = "take"
    moved: ClassVar = ("card",)
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat laid a card face up on the discards (M6)."""

    type: ClassVar[str] = "discard"
    moved: ClassVar = ("card",)
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat let its turn go."""

    type: ClassVar[str] = "pass"
    seat: int


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat knocked."""

    type: ClassVar[str] = "knock"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The play of the deal is over: how, and by which rule."""

    type: ClassVar[str] = "end"
    reason: str
    rule: str


@dataclass(frozen=True, slots=True)
class LostChip(Event):
    """A seat lost a chip, or more than one; `chips` are left (M2)."""

    type: ClassVar[str] = "lose"
    seat: int
    chips: int
    rule: str


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat is eliminated (M2)."""

    type: ClassVar[str] = "out"
    seat: int
    rule: str


@dataclass(frozen=True, slots=True)
class Voided(Event):
    """Nobody loses, and the same dealer deals again (M3)."""

    type: ClassVar[str] = "void"
    dealer: int
    rule: str


@dataclass(frozen=True, slots=True)
class HandsShown(Event):
    """All hands were shown and compared, where the lowest lose."""

    type: ClassVar[str] = "showdown"
    hands: tuple[Cards, ...]
    order: tuple[int, ...]
    ties: tuple[tuple[int, ...], ...]
    winner: int | None
    decided_by: str
    decided_rule: str


def chips_settled(end: Ended, shown: ChipShowdown, dealer: int, out_rule: str) -> tuple[Event, ...]:
    """What happens when play has ended: hands are shown, chips are lost, players go out, or the deal is void.

    >>> shown = ChipShowdown("widow", 1, ((), ()), {}, ((1, 2),), (), "W5.4", "tie", "W5.4", (1, 1))
    >>> [event.type for event in chips_settled(Ended("knock", "W3.5"), shown, 1, "W6.1")]
    ['end', 'showdown', 'void']
    """
    compared = HandsShown(shown.hands, shown.order, shown.ties, shown.winner, shown.reason, shown.rule)
    chips = shown.chips or ()
    lost = (LostChip(seat, chips[seat - 1], shown.settled_rule) for seat in shown.loses)
    out = (WentOut(seat, out_rule) for seat in shown.out)
    return (end, compared, *lost, *out, *((Voided(dealer, shown.settled_rule),) if shown.is_void else ()))


def seen(events: Iterable[Event], seat: int | None) -> list[Json]:
    """What the seat may know of some events, as JSON data; events that it may know nothing of are left out.

    >>> seen([Knocked(2)], 1)
    [{'type': 'knock', 'seat': 2}]
    """
    found = (event.to_data(seat) for event in events)
    return [data for data in found if data is not None]
