"""What can happen in a deal of this game."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from commerce.cards import Card, Cards
from commerce.events import Event
from commerce.visibility import Called, only_for

POOL = "pool"


@dataclass(frozen=True, slots=True)
class Staked(Event):
    """A seat paid into the pool (F2.2)."""

    type: ClassVar[str] = "stake"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat gave up a card and drew the top of the stock, for a point to the dealer or for nothing (F3.2, F3.4)."""

    type: ClassVar[str] = "buy"
    moved: ClassVar = ("gave", "drew")
    seat: int
    gave: Annotated[Card, only_for("seat")]
    drew: Annotated[Card, only_for("seat")]
    paid_to: int | None


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """A seat offered a card, face down, to its left neighbour (F3.5)."""

    type: ClassVar[str] = "offer"
    moved: ClassVar = ("card",)
    giver: Annotated[int, Called("from")]
    taker: Annotated[int, Called("to")]
    card: Annotated[Card, only_for("giver")]


@dataclass(frozen=True, slots=True)
class Given(Event):
    """The neighbour (`giver`) gave a card back, and both cards changed hands (F3.6)."""

    type: ClassVar[str] = "give"
    moved: ClassVar = ("got", "card")
    giver: Annotated[int, Called("from")]
    taker: Annotated[int, Called("to")]
    card: Annotated[Card, only_for("giver", "taker")]
    got: Annotated[Card, only_for("giver", "taker")]


@dataclass(frozen=True, slots=True)
class Refused(Event):
    """The neighbour refused the offer; the card went back unseen (F3.6, F3.9)."""

    type: ClassVar[str] = "refuse"
    seat: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """All hands were shown and compared (F5.2)."""

    type: ClassVar[str] = "showdown"
    hands: tuple[Cards, ...]
    order: tuple[int, ...]
    winner: int
    decided_by: str
    decided_rule: str


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Points that changed owner at the showdown: from a seat, or from the pool, to a seat, by a rule (F5.2 to F5.4)."""

    type: ClassVar[str] = "payment"
    payer: Annotated[int | str, Called("from")]
    payee: Annotated[int, Called("to")]
    points: int
    rule: str
