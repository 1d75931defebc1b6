"""Dealing and playing: a deal's state, what a seat may do, what follows (W2.3 to W3.8, W5.1 to W5.4, W6.1, W7)."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Annotated, ClassVar

from commerce.cards import Card, Cards, codes
from commerce.events import Ended, Event, Knocked, Passed, chips_settled
from commerce.games.widow.events import (
    Dealt,
    Declined,
    Exchanged,
    Pounced,
)
from commerce.games.widow.problems import WidowProblem
from commerce.games.widow.ranking import WidowRank, ranker
from commerce.games.widow.settle import showdown
from commerce.mechanics import turns
from commerce.mechanics.chip_showdown import ChipShowdown
from commerce.mechanics.dealing import deal_around
from commerce.mechanics.exchanging import exchanged, exchanges, swapped, why_no_exchange
from commerce.mechanics.piles import taken
from commerce.mechanics.seats import eldest_first, next_seat, seats_from, with_item
from commerce.moves import read_action, read_codes
from commerce.problems import IllegalMove, Json, Problem
from commerce.state import Options, State
from commerce.visibility import BY_SEAT, FACE_DOWN, FACE_UP, UNKNOWN, WITHIN

ACTIONS = EXCHANGE, PASS, KNOCK, POUNCE, DECLINE = "exchange", "pass", "knock", "pounce", "decline"

ENDS: Mapping[str, str] = {"knock": "W3.5", "passes": "W3.6", "cap": "W3.8"}
"""The ways in which a deal ends, and their rules; a row of passes ends an extended deal by W7.2."""

CHIPS, EXCHANGES = 3, 1
"""Without a choice (W1.3, W3.2)."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The options of a match (W1.3, W3.2, W4.3, W7.1, W7.2)."""

    chips: int = CHIPS
    exchanges: int = EXCHANGES
    low_ace: bool = False
    pounce: bool = False
    extended: bool = False

    @classmethod
    def of(cls, options: Options) -> "Settings":
        """The settings that these options stand for.

        >>> Settings.of({"exchanges": 2, "low_ace": 1})
        Settings(chips=3, exchanges=2, low_ace=True, pounce=False, extended=False)
        """
        return cls(
            options.get("chips", CHIPS),
            options.get("exchanges", EXCHANGES),
            bool(options.get("low_ace")),
            bool(options.get("pounce")),
            bool(options.get("extended")),
        )

    def rank(self, cards: Cards) -> WidowRank:
        """What a hand is worth under these settings."""
        return ranker(self.low_ace, self.extended)(cards)


@dataclass(frozen=True, slots=True)
class WidowMove:
    """One decision. `exchange` gives cards of one's own and takes as many of the widow; the others name no card."""

    action: str
    give: Cards = ()
    take: Cards = ()

    def to_data(self) -> dict[str, Json]:
        """The move as JSON data."""
        if self.action != EXCHANGE:
            return {"action": self.action}
        return {"action": self.action, "give": [*codes(self.give)], "take": [*codes(self.take)]}


def read_move(data: Mapping[str, object]) -> WidowMove:
    """The move of JSON data `{"action", "give"?, "take"?}`; whether it is legal is another question. Raises InputError.

    >>> read_move({"action": "knock"})
    WidowMove(action='knock', give=(), take=())
    """
    return WidowMove(read_action(data), read_codes(data, "give"), read_codes(data, "take"))


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat may take this card of the widow, the fourth of its rank (W7.1). Nobody else knows of it."""

    seen_by: ClassVar = ("seat",)
    seat: int
    card: Card

    def to_data(self) -> Json:
        """The card: whose claim it is, is not said."""
        return self.card.code


@dataclass(frozen=True, slots=True)
class WidowState(State):
    """A deal at one moment.

    `hands` has an empty one for each seat that is out. `turn` is the seat whose turn is next, or would be; `turns`
    counts those taken, `passes` those passed in a row (W3.6). `knocker` has knocked: when the turn comes back there,
    the last turns are over (W3.5). `claim` comes before everything else; `declined` are the claims let go that could
    otherwise still be made (W7.1). `closing` is why the deal ends as soon as no claim is open. `end` and `shown` are
    there when the deal is over; `chips` are then those left.
    """

    facts: ClassVar = (
        *("stock", "widow", "chips", "hands", "rank", "turns", "turns_to_end", "passes", "passes_to_end"),
        *("knocker", "last_turns", "frozen", "claim"),
    )

    settings: Settings
    deal: int
    dealer: int
    turn: int
    hands: Annotated[tuple[Cards, ...], BY_SEAT]
    widow: Annotated[Cards, FACE_UP]
    stock: Annotated[Cards, FACE_DOWN]
    chips: tuple[int, ...]
    turns: int = 0
    passes: int = 0
    knocker: int | None = None
    claim: Annotated[Claim | None, WITHIN] = None
    declined: Annotated[tuple[Claim, ...], UNKNOWN] = ()
    closing: Annotated[str | None, UNKNOWN] = None
    end: str | None = None
    shown: ChipShowdown | None = None

    @property
    def to_act(self) -> int | None:
        """The seat that decides next: the one with a claim, else the one whose turn it is; `None` after the deal."""
        if self.end:
            return None
        return self.claim.seat if self.claim else self.turn

    @property
    def last_turns(self) -> tuple[int, ...]:
        """The seats that still have their last turn, in order (W3.5)."""
        return () if self.end or self.closing else turns.last_turns(self.hands, self.turn, self.knocker)

    @property
    def frozen(self) -> tuple[int, ...]:
        """The seats whose hands stay as they are, after a pounce (W7.1)."""
        return tuple(seat for seat, hand in enumerate(self.hands, start=1) if len(hand) > 3)

    @property
    def options(self) -> Options:
        """The settings as options."""
        return {name: int(value) for name, value in asdict(self.settings).items()}

    def rank(self, cards: Cards) -> WidowRank:
        """What a hand is worth in this match."""
        return self.settings.rank(cards)

    @property
    def passes_to_end(self) -> int:
        """How many passes in a row end the deal: two a player (W3.6), or one in the extended game (W7.2)."""
        return self.players * (1 if self.settings.extended else 2)

    @property
    def turns_to_end(self) -> int:
        """How many turns without a knock end the deal (W3.8)."""
        return turns.turns_to_end(self.players)


type Step = tuple[WidowState, tuple[Event, ...]]


def deal(number: int, dealer: int, chips: tuple[int, ...], settings: Settings, pack: Cards) -> Step:
    """Deal to everybody with chips, one card at a time from eldest, then the widow (W2.3, W2.4).

    >>> from commerce.cards import pack
    >>> deal(2, 1, (3, 0, 1, 2), Settings(), pack())[0].hands
    ((4S, 7S, TS), (), (2S, 5S, 8S), (3S, 6S, 9S))
    """
    seats = len(chips)
    around = tuple(seat for seat in eldest_first(dealer, seats) if chips[seat - 1])
    hands, rest = deal_around(pack, around, seats, each=3)
    widow, stock = rest[:3], rest[3:]
    state = WidowState(settings, number, dealer, around[0], hands, widow, stock, chips)
    return _go_on(state, Dealt(number, dealer, hands, widow))


def exchange_moves(hand: Cards, widow: Cards, most: int) -> tuple[WidowMove, ...]:
    """Every exchange of one card up to `most` cards for as many (W3.2).

    >>> from commerce.cards import read_cards
    >>> [len(exchange_moves(read_cards("6S 7S KD"), read_cards("2H 3H 4H"), most)) for most in (1, 2, 3)]
    [9, 18, 19]
    """
    return tuple(WidowMove(EXCHANGE, give, take) for give, take in exchanges(hand, widow, range(1, most + 1)))


def legal_moves(state: WidowState) -> tuple[WidowMove, ...]:
    """Every move that the seat that is to act may make; none when the deal is over.

    >>> from commerce.cards import pack
    >>> moves = legal_moves(deal(1, 3, (3, 3, 3), Settings(), pack())[0])
    >>> len(moves), moves[0].to_data(), moves[-1].action
    (11, {'action': 'exchange', 'give': ['2S'], 'take': ['JS']}, 'knock')
    """
    if state.end:
        return ()
    if state.claim:
        return WidowMove(POUNCE), WidowMove(DECLINE)
    hand = state.hands[state.turn - 1]
    changes = () if len(hand) > 3 else exchange_moves(hand, state.widow, state.settings.exchanges)
    return (*changes, WidowMove(PASS), *(() if state.knocker else (WidowMove(KNOCK),)))


def why_not_action(state: WidowState, seat: int, action: str) -> Problem | None:
    """Why the seat may do nothing of this kind now, or `None` if it may.

    What is said to a seat without the claim does not tell whose claim it is.

    >>> from commerce.cards import pack
    >>> why_not_action(deal(1, 3, (3, 3, 3), Settings(), pack())[0], 2, "pass").rule
    'W2.4'
    """
    if action not in ACTIONS:
        return WidowProblem("unknown-action", params={"action": action, "known": [*ACTIONS]})
    if state.end:
        return WidowProblem("deal-over", rule=rule_of_end(state.end, state.settings))
    if not state.hands[seat - 1]:
        return WidowProblem("player-out", params={"seat": seat})
    if action in (POUNCE, DECLINE):
        return _why_no_claim(state, seat)
    if state.claim and seat == state.claim.seat:
        return WidowProblem("claim-open")
    if seat != state.turn:
        return WidowProblem("not-your-turn", params={"seat": seat, "to_act": state.turn})
    if state.claim:
        return WidowProblem("claim-of-another")
    if action == KNOCK and state.knocker:
        return WidowProblem("already-knocked", params={"seat": state.knocker})
    if action == EXCHANGE and len(state.hands[seat - 1]) > 3:
        return WidowProblem("hand-frozen")
    return None


def _why_no_claim(state: WidowState, seat: int) -> Problem | None:
    if not state.settings.pounce:
        return WidowProblem("option-off", params={"option": "pounce"})
    if state.claim is None or state.claim.seat != seat:
        return WidowProblem("no-claim")
    return None


def why_not(state: WidowState, move: WidowMove) -> Problem | None:
    """Why the seat that is to act may not make this move, or `None` if it may.

    >>> from commerce.cards import pack
    >>> state, _ = deal(1, 3, (3, 3, 3), Settings(), pack())
    >>> why_not(state, WidowMove("exchange", (Card("2S"),), (Card("AC"),))).code
    'card-not-open'
    """
    seat = state.to_act or state.turn
    problem = why_not_action(state, seat, move.action)
    if problem:
        return problem
    if move.action != EXCHANGE:
        named = bool(move.give or move.take)
        return WidowProblem("card-not-wanted", params={"action": move.action}) if named else None
    hand, most = state.hands[seat - 1], state.settings.exchanges
    return why_no_exchange(WidowProblem, "W3.2", hand, state.widow, move.give, move.take, most)


def apply(state: WidowState, move: WidowMove) -> Step:
    """The state after a move, and what happened, in order. Raises IllegalMove.

    >>> from commerce.cards import pack
    >>> state, _ = deal(1, 3, (3, 3, 3), Settings(), pack())
    >>> state, events = apply(state, WidowMove("exchange", (Card("2S"),), (Card("KS"),)))
    >>> state.hands[0], state.widow, events[0].to_data(None)["took"]
    ((KS, 5S, 8S), (JS, QS, 2S), ['KS'])
    """
    problem = why_not(state, move)
    if problem:
        raise IllegalMove(problem)
    if state.claim:
        return _pounce(state, state.claim) if move.action == POUNCE else _decline(state, state.claim)
    seat = state.turn
    if move.action == KNOCK:
        return _next_turn(state, Knocked(seat), knocker=seat)
    if move.action == PASS:
        return _next_turn(state, Passed(seat), passes=state.passes + 1)
    return _exchange(state, move)


def _exchange(state: WidowState, move: WidowMove) -> Step:
    """W3.2: each card taken lies in the place of one given, in the order in which they lay in hand and widow."""
    seat = state.turn
    hand, widow = state.hands[seat - 1], state.widow
    give = tuple(card for card in hand if card in move.give)
    take = tuple(card for card in widow if card in move.take)
    hand, widow = exchanged(hand, widow, give, take)
    return _next_turn(state, Exchanged(seat, give, take), with_item(state.hands, seat, hand), widow)


def _next_turn(
    state: WidowState,
    event: Event,
    hands: tuple[Cards, ...] | None = None,
    widow: Cards | None = None,
    knocker: int | None = None,
    passes: int = 0,
) -> Step:
    """The turn passes clockwise, or the deal closes (W2.4, W3.5, W3.6, W3.8).

    Everything but a pass ends a row of passes.
    """
    turn, taken_turns, knocker = next_seat(state.turn, state.hands), state.turns + 1, knocker or state.knocker
    closing = turns.why_over(turn, taken_turns, state.turns_to_end, knocker)
    if passes == state.passes_to_end and not knocker:
        closing = "passes"
    hands, widow = hands or state.hands, widow or state.widow
    after = replace(
        state, turn=turn, hands=hands, widow=widow, turns=taken_turns, passes=passes, knocker=knocker, closing=closing
    )
    return _go_on(after, event)


def _pounce(state: WidowState, claim: Claim) -> Step:
    """W7.1: the card joins the tricon, the stock fills the gap, and a row of passes is broken.

    The stock cannot be empty: each player can pounce once, and even twelve leave thirteen cards.
    """
    refill, stock = taken(state.stock)
    pounced = replace(
        state,
        hands=with_item(state.hands, claim.seat, (*state.hands[claim.seat - 1], claim.card)),
        widow=swapped(state.widow, claim.card, refill),
        stock=stock,
        passes=0,
    )
    return _go_on(pounced, Pounced(claim.seat, claim.card, refill))


def _decline(state: WidowState, claim: Claim) -> Step:
    """W7.1: the claim is let go, for as long as the card lies there."""
    return _go_on(replace(state, declined=(*state.declined, claim)), Declined(claim.seat, claim.card))


def _go_on(state: WidowState, event: Event) -> Step:
    """Ask those with a claim, one after the other, before the next player acts or the hands are shown (W7.1)."""
    if state.settings.pounce:
        claims = _claims(state)
        declined = tuple(claim for claim in state.declined if claim in claims)
        waiting = (claim for claim in claims if claim not in declined)
        state = replace(state, claim=next(waiting, None), declined=declined)
    if state.closing and not state.claim:
        return _end(state, state.closing, event)
    return state, (event,)


def _claims(state: WidowState) -> tuple[Claim, ...]:
    """Every card of the widow that is the fourth to somebody's tricon, clockwise from the seat that is to act."""
    found = []
    for seat in seats_from(state.turn, state.hands):
        ranks = {card.rank for card in state.hands[seat - 1]}
        if len(ranks) == 1:
            found += [Claim(seat, card) for card in state.widow if card.rank in ranks]
    return tuple(found)


def rule_of_end(reason: str, settings: Settings) -> str:
    """The rule by which a deal ended so.

    >>> rule_of_end("passes", Settings()), rule_of_end("passes", Settings(extended=True))
    ('W3.6', 'W7.2')
    """
    return "W7.2" if reason == "passes" and settings.extended else ENDS[reason]


def _end(state: WidowState, reason: str, last: Event) -> Step:
    """All hands are shown, and the lowest lose a chip, or the deal is void (W5.1 to W5.4, W6.1)."""
    ranks = {seat: state.settings.rank(hand) for seat, hand in enumerate(state.hands, start=1) if hand}
    shown = showdown(state.hands, ranks, state.dealer, state.chips)
    chips = shown.chips or state.chips
    over = replace(state, chips=chips, closing=None, end=reason, shown=shown)
    end = Ended(reason, rule_of_end(reason, state.settings))
    return over, (last, *chips_settled(end, shown, state.dealer, "W6.1"))
