"""What a game's deals and moves are to the rest of the engine."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from commerce.cards import Cards
from commerce.chance import Reshuffles
from commerce.hand_rank import HandRank
from commerce.problems import Json

type Options = Mapping[str, int]
"""The value of every option of a game; switches are 0 and 1."""


class Move(Protocol):
    """One decision of one player. `action` is one of the game's actions."""

    @property
    def action(self) -> str:
        """The name of the action."""

    def to_data(self) -> dict[str, Json]:
        """The move as JSON data, `action` first."""


class State:
    """A deal at one moment, with what the match has brought so far: a frozen dataclass of each game.

    Its fields say who sees them, see `commerce.visibility`. `hands` has an empty one for each seat that is out. `end`
    and `shown` are there when the deal is over. `facts` names the fields and properties that a view's JSON data has.
    """

    __slots__ = ()
    facts: ClassVar[tuple[str, ...]] = ("hands", "rank")
    deal: int
    dealer: int
    turn: int
    hands: tuple[Cards, ...]
    end: str | None
    shown: Any

    @property
    def seats(self) -> int:
        """How many seats the table has, those that are out included."""
        return len(self.hands)

    @property
    def players(self) -> int:
        """How many play this deal."""
        return len(self.hands) - self.hands.count(())

    @property
    def to_act(self) -> int | None:
        """The seat that decides next; `None` when the deal is over."""
        return None if self.end else self.turn

    @property
    def options(self) -> Options:
        """The options of the match, as far as the next deal needs them."""
        return {}

    def rank(self, cards: Cards) -> HandRank:
        """What a hand is worth in this deal."""
        raise NotImplementedError


class Showdown(Protocol):
    """The result of comparing all hands, with its reasons."""

    @property
    def winner(self) -> int | None:
        """The seat with the best hand; `None` when it is shared."""

    def to_data(self) -> dict[str, Json]:
        """The result as JSON data."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a deal begins with: its number in the match, who deals, what each seat has, the options, and the chance."""

    number: int
    dealer: int
    standing: tuple[int, ...]
    options: Options
    pack: Cards
    reshuffles: Reshuffles
