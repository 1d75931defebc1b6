"""What can happen in a deal of this game. The widow is open, so only hands and declined claims are hidden (W3.3)."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from commerce.cards import Card, Cards
from commerce.events import Event
from commerce.visibility import BY_SEAT


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Three cards went to everybody still in, and three face up to the middle (W2.3)."""

    type: ClassVar[str] = "deal"
    deal: int
    dealer: int
    hands: Annotated[tuple[Cards, ...], BY_SEAT]
    widow: Cards


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat put cards of its hand into the widow and took as many, which everybody saw (W3.2, W3.3)."""

    type: ClassVar[str] = "exchange"
    moved: ClassVar = ("gave", "took")
    seat: int
    gave: Cards
    took: Cards


@dataclass(frozen=True, slots=True)
class Pounced(Event):
    """A seat took the fourth card of its tricon's rank, and the stock filled the gap (W7.1)."""

    type: ClassVar[str] = "pounce"
    moved: ClassVar = ("card", "refill")
    seat: int
    card: Card
    refill: Card


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat let its claim go (W7.1). Nobody else hears of it: it would betray the tricon."""

    type: ClassVar[str] = "decline"
    seen_by: ClassVar = ("seat",)
    seat: int
    card: Card
