"""Players made of code, and the advice for people. All they know is their view."""

from collections.abc import Callable, Mapping
from functools import cache

from commerce.cards import Card, Cards
from commerce.chance import Luck
from commerce.deck import FULL_PACK
from commerce.game import Advice
from commerce.games.foster.play import BARTER, BUY, GIVE, KNOCK, REFUSE, FosterMove, FosterState
from commerce.games.foster.ranking import NOTHING, POINTS, SEQUENCE, TRICON, FosterRank, judge, rank
from commerce.problems import Json
from commerce.view import View

type FosterView = View[FosterState]

REASONS: Mapping[str, tuple[str, ...]] = {
    "knock-combination": ("category", "players"),
    "knock-point": ("points", "players"),
    "buy-to-improve": ("card", "keep", "category", "points"),
    "buy-for-nothing": ("card", "keep", "category", "points"),
    "barter-to-improve": ("card", "keep", "category", "points"),
    "refuse-combination": ("category", "players"),
    "refuse-point": ("points", "players"),
    "give-least-useful": ("card", "keep", "category", "points"),
}
"""Every code of an advice, with its params: `card` to give up and the two to `keep`, what the hand is worth now."""

SHARE_BEATEN: Mapping[str, float] = {NOTHING: 0.20, SEQUENCE: 0.997, TRICON: 0.999}
"""The part of all 22,100 hands that a hand of the category beats, ties counting half."""
POINT_SHARE_BEATEN: Mapping[float, float] = dict(
    enumerate(
        (
            *(0.40, 0.41, 0.42, 0.43, 0.45, 0.47, 0.50, 0.53, 0.59, 0.64, 0.69, 0.74, 0.78, 0.83),
            *(0.86, 0.91, 0.95, 0.970, 0.975, 0.979, 0.983, 0.986, 0.989, 0.991, 0.993, 0.994, 0.995),
        ),
        start=5,
    )
)
"""The same for point, by its total."""


def share_beaten(worth: FosterRank) -> float:
    """The part of all hands that a hand beats.

    >>> from commerce.cards import read_cards
    >>> share_beaten(rank(read_cards("AH KH 4D")))
    0.95
    """
    return SHARE_BEATEN[worth.category] if worth.points is None else POINT_SHARE_BEATEN[worth.points]


@cache
def _total_chance(first: Card, second: Card, rivals: int) -> float:
    """The chance to beat that many rivals, added up over the 50 cards that could join two."""
    others = (card for card in FULL_PACK.cards if card is not first and card is not second)
    return sum(share_beaten(judge((first, second, card))) ** rivals for card in others)


def best_exchange(hand: Cards, rivals: int) -> tuple[Card, float]:
    """The card to give up for an unknown one, and the chance to beat that many rivals afterwards.

    >>> from commerce.cards import read_cards
    >>> best_exchange(read_cards("6S 7S KD"), 2)[0]
    KD
    """
    first, second, third = hand
    # The card given up does not come back, so the hand of today is not among the outcomes.
    today = share_beaten(rank(hand)) ** rivals
    chances = (
        (_total_chance(second, third, rivals), first),
        (_total_chance(first, third, rivals), second),
        (_total_chance(first, second, rivals), third),
    )
    total, card = max(chances, key=lambda chance: chance[0])
    return card, (total - today) / 49


KNOCK_SHARE = 0.45
"""The part of the pool that a hand must promise to be good enough. Deals of simulated tables are short with less, and
with more the player waits until the others are better."""
WORTH_BUYING = 0.8
"""The points that the better chance of the pool must be worth before a point is paid for it."""


def advise(view: FosterView) -> Advice[FosterMove]:
    """What the steady player does, and why: knock with a good hand, else improve the best combination.

    A hand is good when the points it may bring, less what a beaten dealer would owe (F5.3, F5.4), reach a share of the
    pool. A purchase (F3.2) must be worth most of its price, or come after a whole round without one, so that bartering
    never goes round in circles (F3.10). An offer is refused as well when any exchange would make the hand worse (F3.6).

    >>> from commerce.cards import pack
    >>> from commerce.games.foster.play import deal
    >>> from commerce.view import view
    >>> advice = advise(view(deal(1, 3, (0, 0, 0), pack())[0], 1))
    >>> advice.move.action, advice.code
    ('knock', 'knock-point')
    """
    deal, hand = view.known, view.hand
    rivals = deal.seats - 1
    worth = rank(hand)
    now = share_beaten(worth) ** rivals
    is_dealer = view.seat == deal.dealer
    gain = now * deal.seats
    if is_dealer:
        gain -= (1 - now) * (1 if worth.category == NOTHING else rivals)
    card, later = best_exchange(hand, rivals)
    if gain >= KNOCK_SHARE * deal.seats or (deal.offer and now >= later):
        return _stop(REFUSE if deal.offer else KNOCK, worth, deal.seats)
    if deal.offer:
        return _exchange(GIVE, "give-least-useful", card, hand, worth)
    if is_dealer:
        return _exchange(BUY, "buy-for-nothing", card, hand, worth)
    if (later - now) * deal.seats > WORTH_BUYING or deal.idle >= deal.seats:
        return _exchange(BUY, "buy-to-improve", card, hand, worth)
    return _exchange(BARTER, "barter-to-improve", card, hand, worth)


def _stop(action: str, worth: FosterRank, players: int) -> Advice[FosterMove]:
    if worth.points is None:
        return Advice(FosterMove(action), f"{action}-combination", {"category": worth.category, "players": players})
    return Advice(FosterMove(action), f"{action}-point", {"points": worth.points, "players": players})


def _exchange(action: str, code: str, card: Card, hand: Cards, worth: FosterRank) -> Advice[FosterMove]:
    params: dict[str, Json] = {
        "card": card.code,
        "keep": [kept.code for kept in hand if kept is not card],
        "category": worth.category,
        "points": worth.points,
    }
    return Advice(FosterMove(action, card), code, params)


def steady(view: FosterView, luck: Luck) -> FosterMove:
    """The move that `advise` would advise; it needs no luck.

    >>> from commerce.cards import pack
    >>> from commerce.games.foster.play import deal
    >>> from commerce.view import view
    >>> steady(view(deal(1, 3, (0, 0, 0), pack())[0], 1), lambda: 0.5).action
    'knock'
    """
    return advise(view).move


def easy(view: FosterView, luck: Luck) -> FosterMove:
    """A beginner: adds up cards of any suit, keeps pairs, knocks too soon or too late, buys or barters as it comes.

    >>> from commerce.cards import pack
    >>> from commerce.games.foster.play import deal
    >>> from commerce.view import view
    >>> easy(view(deal(1, 3, (0, 0, 0), pack())[0], 1), lambda: 0.2).to_data()
    {'action': 'buy', 'card': '2S'}
    """
    hand = view.hand
    worth = rank(hand)
    total = sum(POINTS[card.rank] for card in hand)
    has_combination = worth.category in (TRICON, SEQUENCE)
    is_content = luck() < (0.8 if has_combination else 0.5 if total >= 27 else 0.15 if total >= 22 else 0.04)
    if is_content:
        return FosterMove(REFUSE if view.known.offer else KNOCK)
    ranks = [card.rank for card in hand]
    # A single card of low points goes; a pair stays, although it is worth nothing (F4.7).
    card = min(hand, key=lambda each: (ranks.count(each.rank) > 1, POINTS[each.rank]))
    if view.known.offer:
        return FosterMove(GIVE, card)
    return FosterMove(BUY if luck() < 0.5 else BARTER, card)


BOTS: Mapping[str, Callable[[FosterView, Luck], FosterMove]] = {"easy": easy, "steady": steady}
