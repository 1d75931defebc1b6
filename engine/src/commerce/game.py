"""What the engine asks of a game. Each folder of `commerce.games` answers it in its own words.

The general parts (record, notation, simulation, JSON verbs) know only what stands here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from commerce.cards import Card, Cards, Rank, codes
from commerce.chance import Luck
from commerce.problems import Json, Problem

type Options = Mapping[str, int]
"""The value of every option of a game; switches are 0 and 1."""

HUMAN = "human"
"""The kind of a seat whose decisions come from a person; every other kind is the name of a bot."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule.

    `section` is the id of its section on the page. `origin` is `source`, `clarified` (a source makes it precise) or
    `agreement` (ours, where sources are silent or disagree). `keeper` is `engine`, or `table` for what only people do.
    """

    id: str
    section: str
    origin: str = "source"
    keeper: str = "engine"

    def to_data(self) -> dict[str, Json]:
        """The rule as JSON data."""
        return {"id": self.id, "section": self.section, "origin": self.origin, "keeper": self.keeper}


@dataclass(frozen=True, slots=True)
class Option:
    """A choice between forms of a game: its id, the values allowed, and the value without a choice.

    One that `ranks` changes what hands are worth. `rule` is the id of the rule that says what it changes. Links of the
    site name it by `short`, or by its id where there is none.
    """

    id: str
    values: tuple[int, ...]
    default: int
    ranks: bool = False
    rule: str = ""
    short: str = ""

    @property
    def is_switch(self) -> bool:
        """Whether it is only on or off."""
        return self.values == (0, 1)

    def to_data(self) -> dict[str, Json]:
        """The option as JSON data."""
        return {
            "id": self.id,
            "values": [*self.values],
            "default": self.default,
            "ranks": self.ranks,
            "rule": self.rule,
            "short": self.short or self.id,
        }


@dataclass(frozen=True, slots=True, eq=False)
class HandRank:
    """What a hand is worth in one game: an ordered value, higher is better.

    Each game has its own subclass; ordering ranks of two games is a TypeError. `strength` is all that is compared: the
    place of the category first, so that categories never overlap. The rest says why: `counted` are the cards that make
    the rank, in the order in which the hand was given, `points` their total where points rank, `rank` the rank that
    decides where one does.
    """

    strength: tuple[int, ...]
    category: str
    counted: Cards = ()
    points: int | None = None
    rank: Rank | None = None

    def __eq__(self, other: object) -> bool:
        """Whether the rules of one game hold the hands for equal."""
        return type(other) is type(self) and self.strength == other.strength

    def __hash__(self) -> int:
        """Equal hands hash alike."""
        return hash(self.strength)

    def __lt__(self, other: "HandRank") -> bool:
        """Whether the other hand is better."""
        return self.strength < other.strength if type(other) is type(self) else NotImplemented

    def __le__(self, other: "HandRank") -> bool:
        """Whether the other hand is at least as good."""
        return self.strength <= other.strength if type(other) is type(self) else NotImplemented

    def __gt__(self, other: "HandRank") -> bool:
        """Whether this hand is better."""
        return self.strength > other.strength if type(other) is type(self) else NotImplemented

    def __ge__(self, other: "HandRank") -> bool:
        """Whether this hand is at least as good."""
        return self.strength >= other.strength if type(other) is type(self) else NotImplemented

    def to_data(self, cards: Sequence[Card]) -> dict[str, Json]:
        """The rank of these cards as JSON data."""
        return {
            "cards": [*codes(cards)],
            "category": self.category,
            "points": self.points,
            "counted": [*codes(card for card in cards if card in self.counted)],
            "rank": self.rank.letter if self.rank else None,
        }


class Move(Protocol):
    """One decision of one player. `action` is one of the game's actions."""

    @property
    def action(self) -> str:
        """The name of the action."""

    def to_data(self) -> dict[str, Json]:
        """The move as JSON data, `action` first."""


class Event(Protocol):
    """One thing that happened in a deal."""

    @property
    def type(self) -> str:
        """What happened, as one word."""

    @property
    def cards(self) -> Cards:
        """The cards that changed places."""

    def to_data(self, seat: int | None) -> dict[str, Json] | None:
        """The event as JSON data: what the seat may see of it, or everything for `None`; `None` if it sees nothing."""


class View(Protocol):
    """What one seat may know of a deal. A view for seat `None` is open: everything lies on the table."""

    def to_data(self) -> dict[str, Json]:
        """The view as JSON data."""


class State(Protocol):
    """A deal at one moment, with what the match has brought so far."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""

    @property
    def deal(self) -> int:
        """The number of the deal, from 1."""

    @property
    def dealer(self) -> int:
        """The dealer's seat."""

    @property
    def to_act(self) -> int | None:
        """The seat that decides next; `None` when the deal is over."""


class Showdown(Protocol):
    """The result of comparing all hands, with its reasons."""

    def to_data(self) -> dict[str, Json]:
        """The result as JSON data."""


@dataclass(frozen=True, slots=True)
class Advice[M]:
    """A move with its reason: a code from the game's `reasons`, and what a sentence about it needs."""

    move: M
    code: str
    params: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chance:
    """How often something happens: the share, and the number of deals in which it was counted, all there are or not."""

    share: float
    deals: int
    is_exact: bool


@dataclass(frozen=True, slots=True)
class Odds:
    """How to find a chance: the values that each param may have, and the function that takes them."""

    params: Mapping[str, tuple[int | str, ...]]
    find: Callable[..., Chance]


@dataclass(frozen=True, slots=True)
class Example[M]:
    """A worked example: who deals, the pack, the moves, and what a reader may change.

    `choices` gives, by the name of each change, the values to offer.
    """

    seats: int
    dealer: int
    pack: Cards
    moves: tuple[M, ...]
    choices: Mapping[str, Json]


class Game[S: State, M: Move, V: View](Protocol):
    """A game of Commerce.

    Seats count from 1, clockwise. States, moves, views and events are values: nothing is ever changed in place.
    """

    id: str
    family: str
    """The id of the family of games that it belongs to."""
    players: tuple[int, int]
    """The least and the greatest number of seats."""
    shown_hands: tuple[int, int]
    """The least and the greatest number of hands in a showdown."""
    hand_size: int
    score: str
    """What each seat has, under the name that it bears in the JSON data of views and results."""
    options: tuple[Option, ...]
    rules: tuple[Rule, ...]
    categories: tuple[str, ...]
    """Best first, in the game without options."""
    samples: tuple[Cards, ...]
    """One hand for each category, in the same order."""
    actions: tuple[str, ...]
    ends: tuple[str, ...]
    """The ways in which a deal can end."""
    reasons: Mapping[str, tuple[str, ...]]
    """Every code of an advice, with the names of its params."""
    shares_ties: bool
    """Whether equal hands share their place; else the order of `tie_order` decides."""
    lowest_loses: bool
    """Whether the lowest hand is what a deal is about."""
    broken_rules: Mapping[str, str]
    """The rule that a problem of input breaks, by the problem's code."""
    odds: Mapping[str, Odds]
    """The chances that the tips of the game speak of, by name."""
    bots: Mapping[str, Callable[[V, Luck], M]]
    """The bots by name: `bot(view, luck)` gives a move. No two names begin with the same letter, nor with h."""

    def categories_with(self, options: Options) -> tuple[str, ...]:
        """The categories with these options, best first."""

    def ranker(self, options: Options) -> Callable[[Cards], HandRank]:
        """The function that says what a hand is worth; it raises InputError for a wrong number of cards."""

    def rank(self, cards: Cards, options: Options) -> HandRank:
        """What one hand is worth. Raises InputError for a wrong number of cards."""

    def is_larger_hand(self, cards: Cards, options: Options) -> bool:
        """Whether these cards are a hand although they are more than `hand_size`."""

    def showdown(
        self, hands: Sequence[Cards], dealer: int | None, options: Options, chips: Sequence[int] | None = None
    ) -> Showdown:
        """The result of a deal in which these hands are shown, from seat 1 on, by players with so many chips."""

    def tie_order(self, dealer: int, seats: int) -> tuple[int, ...]:
        """All seats in the order in which equal hands are named, or in which they win where the game breaks ties."""

    def check_dealer(self, dealer: object, seats: int) -> list[Problem]:
        """What is wrong with the dealer of a showdown."""

    def check_chips(self, chips: Sequence[int], seats: int) -> list[Problem]:
        """What is wrong with the chips of the seats at a showdown."""

    def deals(self, seats: int) -> int | None:
        """How many deals a match has, or `None` where play decides it."""

    def open(self, seats: int, dealer: int, options: Options, pack: Cards) -> tuple[S, tuple[Event, ...]]:
        """The first deal of a match, dealt, and what happened."""

    def deal_next(self, state: S, pack: Cards) -> tuple[S, tuple[Event, ...]]:
        """The deal after one that is over."""

    def is_match_over(self, state: S) -> bool:
        """Whether the match ended with this deal."""

    def why_not(self, state: S, move: M) -> Problem | None:
        """Why the seat that is to act may not do this, or `None` if it may."""

    def why_not_action(self, state: S, seat: int, action: str) -> Problem | None:
        """Why the seat may not do any move of this action now, or `None` if it may."""

    def legal_moves(self, state: S) -> tuple[M, ...]:
        """Every move that the seat that is to act may make."""

    def apply(self, state: S, move: M) -> tuple[S, tuple[Event, ...]]:
        """The state after a move, and what happened. Raises IllegalMove."""

    def read_move(self, data: Mapping[str, object]) -> M:
        """The move that JSON data describes. Raises InputError."""

    def encode(self, state: S, moves: Sequence[M]) -> tuple[str, int]:
        """The text for the first of these moves made in a state, and for how many of them it stands."""

    def decode(self, state: S, text: str) -> tuple[tuple[M, ...], int]:
        """The moves that the beginning of a text stands for, and how many characters it took; `((), 0)` if none."""

    def view(self, state: S, seat: int | None) -> V:
        """What the seat may know, or everything for `None`."""

    def phase(self, state: S, seat: int) -> str:
        """What the seat is asked for in a deal that goes on: `others` when it is another's turn."""

    def advise(self, view: V) -> Advice[M]:
        """What a careful player would do, and why."""

    def unsettled(self, state: S) -> S:
        """A deal that is over as it was when play had ended: nothing paid or lost yet."""

    def result(self, state: S) -> dict[str, Json] | None:
        """The showdown of a deal that is over, as JSON data, with what the match stands at after it."""

    def match(self, state: S) -> dict[str, Json] | None:
        """The result of a match that is over, as JSON data, or `None`."""

    def tally(self, state: S) -> "Tally":
        """What a finished deal brought, for statistics."""

    def example(self, changes: Mapping[str, object]) -> Example[M]:
        """The worked example of the rules, with changes. Raises InputError."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What one deal brought: points (or chips lost) by seat, the seats that won, and how it ended.

    Where a deal has no winner, those who won the match by it are meant.
    """

    gains: tuple[int, ...]
    winners: tuple[int, ...]
    end: str


type AnyGame = Game[Any, Any, Any]
