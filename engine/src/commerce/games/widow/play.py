"""Dealing and playing: a deal's state, what a seat may do, and what follows (W1.3, W2.3 to W3.8, W5.4, W6, W7)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from commerce.cards import Card, Cards, codes
from commerce.events import Ended, Knocked
from commerce.game import Options
from commerce.games.widow.events import (
    Dealt,
    Declined,
    Exchanged,
    Lost,
    Passed,
    Pounced,
    Shown,
    Voided,
    WentOut,
    WidowEvent,
)
from commerce.games.widow.ranking import WidowRank, ranker
from commerce.games.widow.settle import WidowShowdown, showdown
from commerce.problems import IllegalMove, Json, Problem
from commerce.table import deal_around, eldest_first, left_of, swapped, with_item

ACTIONS = EXCHANGE, PASS, KNOCK, POUNCE, DECLINE = "exchange", "pass", "knock", "pounce", "decline"

ENDS: Mapping[str, str] = {"knock": "W3.5", "passes": "W3.6", "cap": "W3.8"}
"""The ways in which a deal ends, and their rules; a row of passes ends an extended deal by W7.2."""

CHIPS, EXCHANGES = 3, 1
"""Without a choice (W1.3, W3.2)."""
TURNS_EACH = 12
"""W3.8."""


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


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat may take this card of the widow, the fourth of its rank (W7.1)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class WidowState:
    """A deal at one moment.

    `hands` has an empty one for each seat that is out. `turn` is the seat whose turn is next, or would be; `turns`
    counts those taken, `passes` those passed in a row (W3.6). `knocker` has knocked: when the turn comes back there,
    the last turns are over (W3.5). `claim` comes before everything else; `declined` are the claims let go that could
    otherwise still be made (W7.1). `closing` is why the deal ends as soon as no claim is open. `end` and `shown` are
    there when the deal is over; `chips` are then those left.
    """

    settings: Settings
    deal: int
    dealer: int
    turn: int
    hands: tuple[Cards, ...]
    widow: Cards
    stock: Cards
    chips: tuple[int, ...]
    turns: int = 0
    passes: int = 0
    knocker: int | None = None
    claim: Claim | None = None
    declined: tuple[Claim, ...] = ()
    closing: str | None = None
    end: str | None = None
    shown: WidowShowdown | None = None

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
        """The seat that decides next: the one with a claim, else the one whose turn it is; `None` after the deal."""
        if self.end:
            return None
        return self.claim.seat if self.claim else self.turn

    @property
    def last_turns(self) -> tuple[int, ...]:
        """The seats that still have their last turn, in order (W3.5)."""
        if self.knocker is None or self.end or self.closing:
            return ()
        around = _clockwise(self.hands, self.turn)
        return around[: around.index(self.knocker)]

    @property
    def passes_to_end(self) -> int:
        """How many passes in a row end the deal: two a player (W3.6), or one in the extended game (W7.2)."""
        return self.players * (1 if self.settings.extended else 2)

    @property
    def turns_to_end(self) -> int:
        """How many turns without a knock end the deal (W3.8)."""
        return self.players * TURNS_EACH


type Step = tuple[WidowState, tuple[WidowEvent, ...]]


def _clockwise(hands: Sequence[Cards], seat: int) -> tuple[int, ...]:
    """The seats that play, from this one on."""
    return tuple(each for each in (*range(seat, len(hands) + 1), *range(1, seat)) if hands[each - 1])


def _left_of(hands: Sequence[Cards], seat: int) -> int:
    """The next seat that plays."""
    while True:
        seat = left_of(seat, len(hands))
        if hands[seat - 1]:
            return seat


def open_match(seats: int, dealer: int, settings: Settings, pack: Cards) -> Step:
    """The first deal: everybody has all their chips (W1.3).

    >>> from commerce.cards import pack
    >>> state, events = open_match(3, 3, Settings(), pack())
    >>> state.hands[0], state.widow, state.to_act, state.chips
    ((2S, 5S, 8S), (JS, QS, KS), 1, (3, 3, 3))
    """
    return deal(1, dealer, (settings.chips,) * seats, settings, pack)


def deal(number: int, dealer: int, chips: tuple[int, ...], settings: Settings, pack: Cards) -> Step:
    """Deal to everybody with chips, one card at a time from eldest, then the widow (W2.3, W2.4).

    >>> from commerce.cards import pack
    >>> deal(2, 1, (3, 0, 1, 2), Settings(), pack())[0].hands
    ((4S, 7S, TS), (), (2S, 5S, 8S), (3S, 6S, 9S))
    """
    seats = len(chips)
    around = tuple(seat for seat in eldest_first(dealer, seats) if chips[seat - 1])
    dealt, rest = deal_around(pack, around, each=3)
    hands = tuple(dealt.get(seat, ()) for seat in range(1, seats + 1))
    widow, stock = rest[:3], rest[3:]
    state = WidowState(settings, number, dealer, around[0], hands, widow, stock, chips)
    return _go_on(state, Dealt(number, dealer, hands, widow))


def deal_next(state: WidowState, pack: Cards) -> Step:
    """The next deal: the deal passes clockwise, skipping those who are out, or stays after a void deal (W2.4, W5.4).

    >>> from commerce.cards import pack
    >>> over = WidowState(Settings(), 1, 2, 1, ((), (), ()), (), (), (1, 2, 0), end="knock")
    >>> deal_next(over, pack())[0].dealer
    1
    """
    is_void = state.shown is not None and state.shown.is_void
    around = (seat for seat in eldest_first(state.dealer, state.seats) if state.chips[seat - 1])
    dealer = state.dealer if is_void else next(around)
    return deal(state.deal + 1, dealer, state.chips, state.settings, pack)


def is_match_over(state: WidowState) -> bool:
    """Whether the deal is over and only one player has chips (W6.2).

    >>> is_match_over(WidowState(Settings(), 9, 2, 1, ((), (), ()), (), (), (0, 2, 0), end="knock"))
    True
    """
    return state.end is not None and sum(1 for count in state.chips if count) == 1


def exchanges(hand: Cards, widow: Cards, most: int) -> tuple[WidowMove, ...]:
    """Every exchange of one card up to `most` cards for as many (W3.2).

    >>> from commerce.cards import read_cards
    >>> [len(exchanges(read_cards("6S 7S KD"), read_cards("2H 3H 4H"), most)) for most in (1, 2, 3)]
    [9, 18, 19]
    """
    return tuple(
        WidowMove(EXCHANGE, give, take)
        for count in range(1, most + 1)
        for give in combinations(hand, count)
        for take in combinations(widow, count)
    )


def legal_moves(state: WidowState) -> tuple[WidowMove, ...]:
    """Every move that the seat that is to act may make; none when the deal is over.

    >>> from commerce.cards import pack
    >>> moves = legal_moves(open_match(3, 3, Settings(), pack())[0])
    >>> len(moves), moves[0].to_data(), moves[-1].action
    (11, {'action': 'exchange', 'give': ['2S'], 'take': ['JS']}, 'knock')
    """
    if state.end:
        return ()
    if state.claim:
        return WidowMove(POUNCE), WidowMove(DECLINE)
    hand = state.hands[state.turn - 1]
    changes = () if len(hand) > 3 else exchanges(hand, state.widow, state.settings.exchanges)
    return (*changes, WidowMove(PASS), *(() if state.knocker else (WidowMove(KNOCK),)))


def why_not_action(state: WidowState, seat: int, action: str) -> Problem | None:
    """Why the seat may do nothing of this kind now, or `None` if it may.

    What is said to a seat without the claim does not tell whose claim it is.

    >>> from commerce.cards import pack
    >>> why_not_action(open_match(3, 3, Settings(), pack())[0], 2, "pass").rule
    'W2.4'
    """
    if action not in ACTIONS:
        return Problem("unknown-action", rule="W3.1", params={"action": action, "known": [*ACTIONS]})
    if state.end:
        return Problem("deal-over", rule=rule_of_end(state.end, state.settings))
    if not state.hands[seat - 1]:
        return Problem("player-out", rule="W6.1", params={"seat": seat})
    if action in (POUNCE, DECLINE):
        return _why_no_claim(state, seat)
    if state.claim and seat == state.claim.seat:
        return Problem("claim-open", rule="W7.1")
    if seat != state.turn:
        return Problem("not-your-turn", rule="W2.4", params={"seat": seat, "to_act": state.turn})
    if state.claim:
        return Problem("claim-of-another", rule="W7.1")
    if action == KNOCK and state.knocker:
        return Problem("already-knocked", rule="W3.5", params={"seat": state.knocker})
    if action == EXCHANGE and len(state.hands[seat - 1]) > 3:
        return Problem("hand-frozen", rule="W7.1")
    return None


def _why_no_claim(state: WidowState, seat: int) -> Problem | None:
    if not state.settings.pounce:
        return Problem("option-off", rule="W7.1", params={"option": "pounce"})
    if state.claim is None or state.claim.seat != seat:
        return Problem("no-claim", rule="W7.1")
    return None


def why_not(state: WidowState, move: WidowMove) -> Problem | None:
    """Why the seat that is to act may not make this move, or `None` if it may.

    >>> from commerce.cards import pack
    >>> state, _ = open_match(3, 3, Settings(), pack())
    >>> why_not(state, WidowMove("exchange", (Card("2S"),), (Card("AC"),))).code
    'card-not-open'
    """
    seat = state.to_act or state.turn
    problem = why_not_action(state, seat, move.action)
    if problem:
        return problem
    if move.action != EXCHANGE:
        named = bool(move.give or move.take)
        return Problem("card-not-wanted", rule="W3.1", params={"action": move.action}) if named else None
    return _why_no_exchange(state, seat, move)


def _why_no_exchange(state: WidowState, seat: int, move: WidowMove) -> Problem | None:
    count, most = max(len(move.give), len(move.take)), state.settings.exchanges
    if not move.give or not move.take:
        return Problem("card-needed", rule="W3.2", params={"action": move.action})
    if len(move.give) != len(move.take):
        return Problem("uneven-exchange", rule="W3.2", params={"give": len(move.give), "take": len(move.take)})
    if count > most:
        return Problem("too-many-exchanged", rule="W3.2", params={"count": count, "most": most})
    for code, wanted, there in (
        ("card-not-held", move.give, state.hands[seat - 1]),
        ("card-not-open", move.take, state.widow),
    ):
        for place, card in enumerate(wanted):
            if card not in there or card in wanted[:place]:
                return Problem(code, rule="W3.2", card=card.code, params={"action": move.action})
    return None


def apply(state: WidowState, move: WidowMove) -> Step:
    """The state after a move, and what happened, in order. Raises IllegalMove.

    >>> from commerce.cards import pack
    >>> state, _ = open_match(3, 3, Settings(), pack())
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
    for given, taken in zip(give, take, strict=True):
        hand, widow = swapped(hand, given, taken), swapped(widow, taken, given)
    return _next_turn(state, Exchanged(seat, give, take), with_item(state.hands, seat, hand), widow)


def _next_turn(
    state: WidowState,
    event: WidowEvent,
    hands: tuple[Cards, ...] | None = None,
    widow: Cards | None = None,
    knocker: int | None = None,
    passes: int = 0,
) -> Step:
    """The turn passes clockwise, or the deal closes (W2.4, W3.5, W3.6, W3.8).

    Everything but a pass ends a row of passes.
    """
    turn, turns, knocker = _left_of(state.hands, state.turn), state.turns + 1, knocker or state.knocker
    closing = None
    if knocker:
        closing = "knock" if turn == knocker else None
    elif passes == state.passes_to_end:
        closing = "passes"
    elif turns == state.turns_to_end:
        closing = "cap"
    hands, widow = hands or state.hands, widow or state.widow
    after = replace(
        state, turn=turn, hands=hands, widow=widow, turns=turns, passes=passes, knocker=knocker, closing=closing
    )
    return _go_on(after, event)


def _pounce(state: WidowState, claim: Claim) -> Step:
    """W7.1: the card joins the tricon, the stock fills the gap, and a row of passes is broken.

    The stock cannot be empty: each player can pounce once, and even twelve leave thirteen cards.
    """
    refill = state.stock[0]
    pounced = replace(
        state,
        hands=with_item(state.hands, claim.seat, (*state.hands[claim.seat - 1], claim.card)),
        widow=swapped(state.widow, claim.card, refill),
        stock=state.stock[1:],
        passes=0,
    )
    return _go_on(pounced, Pounced(claim.seat, claim.card, refill))


def _decline(state: WidowState, claim: Claim) -> Step:
    """W7.1: the claim is let go, for as long as the card lies there."""
    return _go_on(replace(state, declined=(*state.declined, claim)), Declined(claim.seat, claim.card))


def _go_on(state: WidowState, event: WidowEvent) -> Step:
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
    for seat in _clockwise(state.hands, state.turn):
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


def _end(state: WidowState, reason: str, last: WidowEvent) -> Step:
    """All hands are shown, and the lowest lose a chip, or the deal is void (W5.1 to W5.4, W6.1)."""
    ranks = {seat: state.settings.rank(hand) for seat, hand in enumerate(state.hands, start=1) if hand}
    shown = showdown(state.hands, ranks, state.dealer, state.chips)
    chips = shown.chips or state.chips
    over = replace(state, chips=chips, closing=None, end=reason, shown=shown)
    events: list[WidowEvent] = [last, Ended(reason, rule_of_end(reason, state.settings)), Shown(shown)]
    events += [Lost(seat, chips[seat - 1], shown.settled_rule) for seat in shown.loses]
    events += [WentOut(seat, "W6.1") for seat in shown.out]
    if shown.is_void:
        events.append(Voided(state.dealer, shown.settled_rule))
    return over, tuple(events)


def unsettled(state: WidowState) -> WidowState:
    """The deal as it was when the last turn had ended, before anybody lost a chip.

    >>> from commerce.cards import pack
    >>> state, _ = open_match(3, 3, Settings(), pack())
    >>> for action in ("knock", "pass", "pass"):
    ...     state, _ = apply(state, WidowMove(action))
    >>> state.chips, unsettled(state).chips
    ((2, 3, 3), (3, 3, 3))
    """
    loses = state.shown.loses if state.shown else ()
    chips = tuple(count + (seat in loses) for seat, count in enumerate(state.chips, start=1))
    return replace(state, chips=chips, end=None, shown=None)
