"""Dealing and playing: a deal's state, what a seat may do, and what follows (F2.1 to F3.10, F5.1, F6.2, F6.3)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar

from commerce.cards import Card, Cards
from commerce.events import Dealt, Ended, Event, Knocked
from commerce.games.foster.events import (
    Bought,
    Given,
    Offered,
    Refused,
    Shown,
    Staked,
)
from commerce.games.foster.problems import FosterProblem
from commerce.games.foster.ranking import FosterRank, rank
from commerce.games.foster.settle import FosterShowdown, showdown
from commerce.mechanics.dealing import deal_around
from commerce.mechanics.exchanging import swapped
from commerce.mechanics.piles import taken
from commerce.mechanics.seats import eldest_first, left_of, with_item
from commerce.moves import CardMove
from commerce.problems import IllegalMove, Problem
from commerce.state import State
from commerce.visibility import BY_SEAT, FACE_DOWN, WITHIN, Called, only_for

ACTIONS = BUY, BARTER, KNOCK, GIVE, REFUSE = "buy", "barter", "knock", "give", "refuse"

_WITH_A_CARD: Mapping[str, str] = {BUY: "F3.2", BARTER: "F3.5", GIVE: "F3.6"}
"""The actions that need a card of one's own, and the rule that says so."""

ENDS: Mapping[str, str] = {"knock": "F3.8", "refusal": "F3.6", "stock": "F6.2", "cap": "F3.10"}
"""The ways in which a deal ends, and their rules."""

FosterMove = CardMove
"""`buy`, `barter` and `give` name a card of one's own; `knock` and `refuse` name none."""

STAKE = 1
PRICE = 1


@dataclass(frozen=True, slots=True)
class Offer:
    """A card that waits for its answer (F3.5)."""

    giver: Annotated[int, Called("from")]
    taker: Annotated[int, Called("to")]
    card: Annotated[Card, only_for("giver")]


@dataclass(frozen=True, slots=True)
class FosterState(State):
    """A deal at one moment.

    `turn` is the seat whose turn it is, or was when the deal ended. `stock` has its top card first; `waste` its oldest.
    `opening` are the balances before the stakes, `balances` those now. `idle` counts the turns in a row without a
    purchase (F3.10). `end` and `shown` are there when the deal is over.
    """

    facts: ClassVar = ("stock", "waste", "pool", "balances", "hands", "rank", "offer")

    deal: int
    dealer: int
    turn: int
    hands: Annotated[tuple[Cards, ...], BY_SEAT]
    stock: Annotated[Cards, FACE_DOWN]
    waste: Annotated[Cards, FACE_DOWN]
    opening: tuple[int, ...]
    balances: tuple[int, ...]
    idle: int = 0
    offer: Annotated[Offer | None, WITHIN] = None
    end: str | None = None
    shown: FosterShowdown | None = None

    @property
    def to_act(self) -> int | None:
        """The seat that decides next: the neighbour while an offer waits (F3.6); `None` after the deal (F5.1)."""
        if self.end:
            return None
        return self.offer.taker if self.offer else self.turn

    @property
    def pool(self) -> int:
        """The points in the pool: one a seat until the winner takes them (F2.6)."""
        return 0 if self.end else self.seats * STAKE

    def rank(self, cards: Cards) -> FosterRank:
        """What a hand is worth."""
        return rank(cards)


type Step = tuple[FosterState, tuple[Event, ...]]


def deal(number: int, dealer: int, balances: tuple[int, ...], pack: Cards) -> Step:
    """Take the stakes and deal three cards each, one at a time, from eldest (F2.2 to F2.6).

    >>> from commerce.cards import pack
    >>> state, events = deal(1, 3, (0, 0, 0), pack())
    >>> state.hands[0], len(state.stock), state.pool, state.to_act
    ((2S, 5S, 8S), 43, 3, 1)
    """
    seats = len(balances)
    around = eldest_first(dealer, seats)
    hands, stock = deal_around(pack, around, seats, each=3)
    staked = tuple(balance - STAKE for balance in balances)
    state = FosterState(number, dealer, around[0], hands, stock, (), balances, staked)
    return state, (Dealt(number, dealer, hands), *(Staked(seat, STAKE) for seat in around))


def legal_moves(state: FosterState) -> tuple[FosterMove, ...]:
    """Every move that the seat that is to act may make; none when the deal is over.

    >>> from commerce.cards import pack
    >>> [move.action for move in legal_moves(deal(1, 3, (0, 0, 0), pack())[0])]
    ['buy', 'buy', 'buy', 'barter', 'barter', 'barter', 'knock']
    """
    seat = state.to_act
    if seat is None:
        return ()
    first, second, third = state.hands[seat - 1]
    if state.offer:
        return FosterMove(GIVE, first), FosterMove(GIVE, second), FosterMove(GIVE, third), FosterMove(REFUSE)
    return (
        FosterMove(BUY, first),
        FosterMove(BUY, second),
        FosterMove(BUY, third),
        FosterMove(BARTER, first),
        FosterMove(BARTER, second),
        FosterMove(BARTER, third),
        FosterMove(KNOCK),
    )


def why_not_action(state: FosterState, seat: int, action: str) -> Problem | None:
    """Why the seat may do nothing of this kind now, or `None` if it may.

    >>> from commerce.cards import pack
    >>> why_not_action(deal(1, 3, (0, 0, 0), pack())[0], 2, "buy").rule
    'F2.5'
    """
    if action not in ACTIONS:
        return FosterProblem("unknown-action", params={"action": action, "known": [*ACTIONS]})
    to_act = state.to_act
    if to_act is None:
        return FosterProblem("deal-over")
    if seat != to_act:
        rule = "F3.6" if state.offer else "F2.5"
        return FosterProblem("not-your-turn", rule=rule, params={"seat": seat, "to_act": to_act})
    if state.offer:
        return None if action in (GIVE, REFUSE) else FosterProblem("must-answer")
    return FosterProblem("no-offer") if action in (GIVE, REFUSE) else None


def why_not(state: FosterState, move: FosterMove) -> Problem | None:
    """Why the seat that is to act may not make this move, or `None` if it may.

    >>> from commerce.cards import pack
    >>> state, _ = deal(1, 3, (0, 0, 0), pack())
    >>> why_not(state, FosterMove("knock")), why_not(state, FosterMove("buy", Card("AC"))).code
    (None, 'card-not-held')
    """
    seat = state.to_act or state.turn
    problem = why_not_action(state, seat, move.action)
    if problem:
        return problem
    if move.action not in _WITH_A_CARD:
        return FosterProblem("card-not-wanted", params={"action": move.action}) if move.card else None
    if move.card is None:
        return FosterProblem("card-needed", rule=_WITH_A_CARD[move.action], params={"action": move.action})
    if move.card not in state.hands[seat - 1]:
        rule = _WITH_A_CARD[move.action]
        return FosterProblem("card-not-held", rule=rule, card=move.card.code, params={"action": move.action})
    return None


def apply(state: FosterState, move: FosterMove) -> Step:
    """The state after a move, and what happened, in order. Raises IllegalMove.

    >>> from commerce.cards import pack
    >>> state, _ = deal(1, 3, (0, 0, 0), pack())
    >>> state, events = apply(state, FosterMove("buy", Card("2S")))
    >>> state.hands[0], state.balances, events[0].paid_to
    ((JS, 5S, 8S), (-2, -1, 0), 3)
    """
    problem = why_not(state, move)
    if problem:
        raise IllegalMove(problem)
    if move.action == KNOCK:
        return _end(state, "knock", Knocked(state.turn))
    if move.action == REFUSE:
        return _end(state, "refusal", Refused(state.to_act or state.turn))
    # `why_not` has seen to it that the other actions name a card.
    card: Card = move.card  # type: ignore[assignment]
    if move.action == BUY:
        return _buy(state, card)
    if move.action == BARTER:
        offer = Offer(state.turn, left_of(state.turn, state.seats), card)
        return replace(state, offer=offer), (Offered(offer.giver, offer.taker, card),)
    return _give(state, card)


def _buy(state: FosterState, gave: Card) -> Step:
    """F3.2 to F3.4: a card to the waste, a point to the dealer, who buys for nothing, and the top card of the stock."""
    seat = state.turn
    drew, stock = taken(state.stock)
    balances = state.balances
    paid_to = None
    if seat != state.dealer:
        paid_to = state.dealer
        balances = with_item(
            with_item(balances, seat, balances[seat - 1] - PRICE), paid_to, balances[paid_to - 1] + PRICE
        )
    bought = replace(
        state,
        turn=left_of(seat, state.seats),
        hands=with_item(state.hands, seat, swapped(state.hands[seat - 1], gave, drew)),
        stock=stock,
        waste=(*state.waste, gave),
        balances=balances,
        idle=0,
    )
    event = Bought(seat, gave, drew, paid_to)
    return (bought, (event,)) if bought.stock else _end(bought, "stock", event)


def _give(state: FosterState, gave: Card) -> Step:
    """F3.6, F3.7: both cards change hands, and the neighbour has the next turn; F3.10 ends a row of such turns."""
    offer: Offer = state.offer  # type: ignore[assignment]
    hands = with_item(state.hands, offer.giver, swapped(state.hands[offer.giver - 1], offer.card, gave))
    hands = with_item(hands, offer.taker, swapped(hands[offer.taker - 1], gave, offer.card))
    given = replace(state, turn=offer.taker, hands=hands, idle=state.idle + 1, offer=None)
    event = Given(offer.taker, offer.giver, gave, offer.card)
    return (given, (event,)) if given.idle < 3 * state.seats else _end(given, "cap", event)


def _end(state: FosterState, reason: str, last: Event) -> Step:
    """F5.1 to F5.4: no more exchanges, all hands are shown, and the deal is settled."""
    shown = showdown(state.hands, state.dealer)
    balances = tuple(balance + gain for balance, gain in zip(state.balances, shown.net, strict=True))
    over = replace(state, offer=None, end=reason, shown=shown, balances=balances)
    compared = Shown(shown.hands, shown.order, shown.winner, shown.reason, shown.rule)
    return over, (last, Ended(reason, ENDS[reason]), compared, *shown.payments)


def unsettled(state: FosterState) -> FosterState:
    """The deal as it was when the exchanges had ended, before the payments (F5.1).

    >>> from commerce.cards import pack
    >>> over, _ = apply(deal(1, 3, (0, 0, 0), pack())[0], FosterMove("knock"))
    >>> over.balances, unsettled(over).balances, unsettled(over).pool
    ((-1, -1, 2), (-1, -1, -1), 3)
    """
    net = state.shown.net if state.shown else (0,) * state.seats
    balances = tuple(balance - gain for balance, gain in zip(state.balances, net, strict=True))
    return replace(state, balances=balances, end=None, shown=None)
