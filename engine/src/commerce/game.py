"""What the engine asks of a game. Each folder of `commerce.games` answers it in its own words.

The general parts (record, notation, simulation, JSON verbs) know only what stands here.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from string import ascii_letters, digits
from types import MappingProxyType
from typing import Any

from commerce.cards import Cards
from commerce.chance import NO_RESHUFFLES, Luck, Reshuffles
from commerce.deck import FULL_PACK, Deck
from commerce.events import Event
from commerce.hand_rank import HandRank
from commerce.mechanics.seats import LEFT, dealer_problems, eldest_first, next_seat
from commerce.mechanics.standing import BALANCE, CHIPS, Standing
from commerce.moves import read_card_move
from commerce.problems import Json, Problem
from commerce.state import Move, Options, Showdown, Start, State
from commerce.view import View, view

HUMAN = "human"
"""The kind of a seat whose decisions come from a person; every other kind is the name of a bot."""
PLACES = digits + ascii_letters
"""The characters for the places of moves."""
OURS = "ours"
"""The source of a rule that no source gives."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule.

    `section` is the id of its section on the page. `origin` is `source`, `clarified` (a source makes it precise) or
    `agreement` (ours, where sources are silent or disagree). `source` names the book or the page that it comes from, or
    is `ours`. `keeper` is `engine`, or `table` for what only people do.
    """

    id: str
    section: str
    origin: str = "source"
    keeper: str = "engine"
    source: str = OURS

    def to_data(self) -> dict[str, Json]:
        """The rule as JSON data."""
        return {
            "id": self.id,
            "section": self.section,
            "origin": self.origin,
            "source": self.source,
            "keeper": self.keeper,
        }


def numbered_rules(
    sections: Mapping[str, Sequence[str]], book: str, ours: Collection[str] = (), by_people: Collection[str] = ()
) -> tuple[Rule, ...]:
    """The rules of a game by their sections: from one book or page but for `ours`, kept by the engine but `by_people`.

    >>> [rule.source for rule in numbered_rules({"aim": ["F1.1", "F2.7"]}, "Foster", ours=["F2.7"])]
    ['Foster', 'ours']
    """
    return tuple(
        Rule(
            rule,
            section,
            origin="agreement" if rule in ours else "source",
            keeper="table" if rule in by_people else "engine",
            source=OURS if rule in ours else book,
        )
        for section, rules in sections.items()
        for rule in rules
    )


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


class Game[S: State, M: Move]:
    """A game of cards: what its folder declares, and what is alike in all games.

    The first part is declared by each game, the second has defaults, the third is derived and seldom overridden.
    Seats count from 1, clockwise. States, moves, views and events are values: nothing is ever changed in place.
    """

    # --- Declared by each game ---

    id: str
    """The name of its folder."""
    family: str
    """The id of the family of games that it belongs to."""
    rule_prefix: str
    """The letters before the numbers of its rules; no other game has them."""
    players: tuple[int, int]
    """The least and the greatest number of seats."""
    shown_hands: tuple[int, int]
    """The least and the greatest number of hands in a showdown."""
    standing: Standing
    """What each seat has through a match."""
    rules: tuple[Rule, ...]
    categories: tuple[str, ...]
    """Best first, in the game without options."""
    samples: tuple[Cards, ...]
    """One hand for each category, in the same order."""
    actions: tuple[str, ...]
    ends: Mapping[str, str]
    """The ways in which a deal can end, and the rule of each."""
    bots: Mapping[str, Callable[[View[S], Luck], M]]
    """The bots by name: `bot(view, luck)` gives a move. No two names begin with the same letter, nor with h."""
    reasons: Mapping[str, tuple[str, ...]]
    """Every code of an advice, with the names of its params."""
    advise: Callable[[View[S]], Advice[M]]
    """What a careful player would do, and why."""
    ranker: Callable[[Options], Callable[[Cards], HandRank]]
    """The function that says what a hand is worth with these options; it raises InputError for one that is none."""
    deal: Callable[[Start], tuple[S, tuple[Event, ...]]]
    """A deal, dealt, and what happened."""
    legal_moves: Callable[[S], tuple[M, ...]]
    """Every move that the seat that is to act may make."""
    apply: Callable[[S, M], tuple[S, tuple[Event, ...]]]
    """The state after a move, and what happened. Raises IllegalMove."""
    example: Callable[[Mapping[str, object]], Example[M]]
    """The worked example of the rules, with changes. Raises InputError."""

    # --- With defaults ---

    deck: Deck = FULL_PACK
    hand_size: int = 3
    """Cards of a hand as it is dealt."""
    largest_hand: int = 3
    """The most cards of a hand within a turn, or by a special right."""
    options: tuple[Option, ...] = ()
    odds: Mapping[str, Odds] = MappingProxyType({})
    """The chances that the tips of the game speak of, by name."""
    problem: type[Problem] = Problem
    """What can be wrong, with the rules that it breaks."""
    dealer_rule: str | None = None
    """The rule for which a showdown needs a dealer, if it does."""
    shares_ties: bool = True
    """Whether equal hands share their place; else the order of `tie_order` decides."""
    lowest_loses: bool = True
    """Whether the lowest hand is what a deal is about."""

    def showdown(
        self, hands: Sequence[Cards], dealer: int | None, options: Options, standing: Sequence[int] | None = None
    ) -> Showdown:
        """The result of a deal in which these hands are shown, from seat 1 on, by players who have so much.

        Raises InputError without a dealer where one is needed.
        """
        raise NotImplementedError

    def categories_with(self, options: Options) -> tuple[str, ...]:
        """The categories with these options, best first."""
        return self.categories

    def is_larger_hand(self, cards: Cards, options: Options) -> bool:
        """Whether these cards are a hand although they are more than `hand_size`."""
        return False

    def tie_order(self, dealer: int, seats: int) -> tuple[int, ...]:
        """All seats in the order in which equal hands are named, or in which they win where the game breaks ties."""
        return eldest_first(dealer, seats)

    def direction(self, options: Options) -> int:
        """Which way turns and deals pass: `LEFT` or `RIGHT`, see `commerce.mechanics.seats`."""
        return LEFT

    def asked(self, state: S) -> str:
        """What the seat that is to act is asked for."""
        return "your-turn"

    def unsettled(self, state: S) -> S:
        """A deal that is over as it was when play had ended: nothing paid or lost yet. For games with chips."""
        loses = state.shown.loses if state.shown else ()
        have = tuple(count + (seat in loses) for seat, count in enumerate(self.standing_of(state), start=1))
        changes: dict[str, Any] = {self.standing.field or self.standing.name: have, "end": None, "shown": None}
        return replace(state, **changes)  # type: ignore[type-var]

    def why_not_action(self, state: S, seat: int, action: str) -> Problem | None:
        """Why the seat may not do any move of this action now, or `None` if it may."""
        if action not in self.actions:
            return self.problem("unknown-action", params={"action": action, "known": [*self.actions]})
        if state.to_act is None:
            return self.problem("deal-over")
        if not state.hands[seat - 1]:
            return self.problem("player-out", params={"seat": seat})
        if seat != state.to_act:
            return self.problem("not-your-turn", params={"seat": seat, "to_act": state.to_act})
        return None if action in {move.action for move in self.legal_moves(state)} else self.refusal(state, action)

    def refusal(self, state: S, action: str) -> Problem:
        """Why the seat that is to act may not do any move of an action that the game has."""
        raise NotImplementedError

    def why_not(self, state: S, move: M) -> Problem | None:
        """Why the seat that is to act may not do this, or `None` if it may."""
        problem = self.why_not_action(state, state.to_act or state.turn, move.action)
        if problem or move in self.legal_moves(state):
            return problem
        return self.problem("card-not-held", params={"action": move.action})

    def read_move(self, data: Mapping[str, object]) -> Any:
        """The move that JSON data describes, which names one card or none. Raises InputError."""
        return read_card_move(data)

    def encode(self, state: S, moves: Sequence[M]) -> tuple[str, int]:
        """The text for the first of these moves made in a state, and for how many of them it stands.

        Without letters of the game's own it is the place of the move among those that are legal.
        """
        return PLACES[self.legal_moves(state).index(moves[0])], 1

    def decode(self, state: S, text: str) -> tuple[tuple[M, ...], int]:
        """The moves that the beginning of a text stands for, and how many characters it took; `((), 0)` if none."""
        place, legal = PLACES.find(text[:1] or "-"), self.legal_moves(state)
        return ((legal[place],), 1) if 0 <= place < len(legal) else ((), 0)

    # --- Alike in all games ---

    def rank(self, cards: Cards, options: Options) -> HandRank:
        """What one hand is worth. Raises InputError for cards that are no hand."""
        return self.ranker(options)(cards)

    def check_dealer(self, dealer: object, seats: int) -> list[Problem]:
        """What is wrong with the dealer of a showdown."""
        if dealer is None:
            return [self.problem("dealer-missing", rule=self.dealer_rule)] if self.dealer_rule else []
        return dealer_problems(dealer, seats)

    def deals(self, seats: int) -> int | None:
        """How many deals a match has, or `None` where play decides it: with chips until one player has them."""
        return None if self.standing.kind == CHIPS else seats

    def open(
        self, seats: int, dealer: int, options: Options, pack: Cards, reshuffles: Reshuffles = NO_RESHUFFLES
    ) -> tuple[S, tuple[Event, ...]]:
        """The first deal of a match, dealt, and what happened."""
        return self.deal(Start(1, dealer, self.standing.opening(options, seats), options, pack, reshuffles))

    def deal_next(self, state: S, pack: Cards, reshuffles: Reshuffles = NO_RESHUFFLES) -> tuple[S, tuple[Event, ...]]:
        """The deal after one that is over."""
        dealer, have = self.next_dealer(state), self.standing_of(state)
        return self.deal(Start(state.deal + 1, dealer, have, state.options, pack, reshuffles))

    def next_dealer(self, state: S) -> int:
        """Who deals next: the next seat that is in, the way play goes, or the same dealer after a void deal."""
        if getattr(state.shown, "is_void", False):
            return state.dealer
        are_in = self.standing.are_in(self.standing_of(state))
        return next_seat(state.dealer, are_in, self.direction(state.options))

    def standing_of(self, state: S) -> tuple[int, ...]:
        """What each seat has now; with a free ride its lives."""
        have: tuple[int, ...] = getattr(state, self.standing.field or self.standing.name)
        return have

    def standing_shown(self, state: S) -> list[Json]:
        """What lies before each seat now; with a free ride its chips."""
        return [*getattr(state, self.standing.name)]

    def is_match_over(self, state: S) -> bool:
        """Whether the match ended with this deal: everybody has dealt, or one player alone has chips."""
        if state.end is None:
            return False
        deals = self.deals(state.seats)
        return self.standing.are_in(self.standing_of(state)).count(True) == 1 if deals is None else state.deal >= deals

    def view(self, state: S, seat: int | None) -> View[S]:
        """What the seat may know, or everything for `None`."""
        return view(state, seat)

    def phase(self, state: S, seat: int) -> str:
        """What the seat is asked for in a deal that goes on: `others` in another's turn, `out` without cards."""
        if not state.hands[seat - 1]:
            return "out"
        return self.asked(state) if seat == state.to_act else "others"

    def rule_of_end(self, state: S) -> str:
        """The rule by which a deal that is over ended."""
        return self.ends[state.end or ""]

    def result(self, state: S) -> dict[str, Json] | None:
        """The showdown of a deal that is over, as JSON data, how it ended, and what the match stands at after it.

        `gains` is what a deal brought where seats have a balance.
        """
        if state.end is None:
            return None
        end: dict[str, Json] = {"reason": state.end, "rule": self.rule_of_end(state)}
        found: dict[str, Json] = {**state.shown.to_data(), "end": end, self.standing.name: self.standing_shown(state)}
        return found | ({"gains": [*self.tally(state).gains]} if self.standing.kind == BALANCE else {})

    def match(self, state: S) -> dict[str, Json] | None:
        """The result of a match that is over, as JSON data, or `None`; with its length, where play decides it."""
        if not self.is_match_over(state):
            return None
        winners: list[Json] = [*self.standing.winners(self.standing_of(state))]
        found: dict[str, Json] = {self.standing.name: self.standing_shown(state), "winners": winners}
        return found | ({"deals": state.deal} if self.deals(state.seats) is None else {})

    def tally(self, state: S) -> "Tally":
        """What a finished deal brought, for statistics."""
        have, before = self.standing_of(state), self.standing_before(state)
        if self.standing.kind == BALANCE:
            gains = tuple(now - was for now, was in zip(have, before, strict=True))
            return Tally(gains, (state.shown.winner,), state.end or "")
        gains = tuple(abs(now - was) for now, was in zip(have, before, strict=True))
        return Tally(gains, self.standing.winners(have) if self.is_match_over(state) else (), state.end or "")

    def standing_before(self, state: S) -> tuple[int, ...]:
        """What each seat had before the deal: where nothing is paid in play, what it had when play ended."""
        return self.standing_of(self.unsettled(state))


@dataclass(frozen=True, slots=True)
class Tally:
    """What one deal brought: points (or chips lost) by seat, the seats that won, and how it ended.

    Where a deal has no winner, those who won the match by it are meant.
    """

    gains: tuple[int, ...]
    winners: tuple[int, ...]
    end: str


type AnyGame = Game[Any, Any]
