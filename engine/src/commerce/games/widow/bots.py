"""Players made of code, and the advice for people. All they know is their view."""

from collections.abc import Callable, Mapping

from commerce.cards import Cards, codes
from commerce.chance import Luck
from commerce.game import Advice
from commerce.games.widow.play import (
    DECLINE,
    EXCHANGE,
    KNOCK,
    PASS,
    POUNCE,
    Settings,
    WidowMove,
    WidowState,
    exchange_moves,
)
from commerce.games.widow.ranking import PAIR, POINT, POINTS, WidowRank
from commerce.mechanics.exchanging import exchanges
from commerce.problems import Json
from commerce.view import View

type WidowView = View[WidowState]

_WORTH = ("category", "rank", "points")
REASONS: Mapping[str, tuple[str, ...]] = {
    "pounce-four": ("card", "rank"),
    "knock-good": (*_WORTH, "players"),
    "knock-late": (*_WORTH, "players"),
    "exchange-better": ("give", "take", *_WORTH),
    "exchange-hopeful": ("give", "take", *_WORTH),
    "pass-nothing-better": _WORTH,
    "pass-frozen": _WORTH,
}
"""Every code of an advice, with its params: the worth is that of the hand that the advice leads to."""

PATIENCE = 6
"""Turns of one's own after which a bot knocks with anything that it cannot make better. In the last turn before W3.8
would end the deal it knocks in any case."""


def best_exchange(hand: Cards, widow: Cards, settings: Settings) -> tuple[WidowMove | None, WidowRank]:
    """The exchange after which the hand ranks highest, or none if no exchange makes it better; and the rank then.

    Of exchanges that are equally good the first is taken, in the order of the hand and the widow.

    >>> from commerce.cards import read_cards
    >>> move, worth = best_exchange(read_cards("KH 7D QH"), read_cards("2H 3D 4C"), Settings())
    >>> move.to_data(), worth.category
    ({'action': 'exchange', 'give': ['7D'], 'take': ['2H']}, 'flush')
    """
    best = settings.rank(hand)
    given: Cards = ()
    taken: Cards = ()
    for give, take in exchanges(hand, widow, range(1, settings.exchanges + 1)) if len(hand) == 3 else ():
        worth = settings.rank((*(card for card in hand if card not in give), *take))
        if worth > best:
            best, given, taken = worth, give, take
    return (WidowMove(EXCHANGE, given, taken) if given else None), best


def after(hand: Cards, move: WidowMove) -> Cards:
    """The cards held after an exchange.

    >>> from commerce.cards import read_cards
    >>> after(read_cards("KH 7D QH"), WidowMove("exchange", read_cards("7D"), read_cards("2H")))
    (KH, QH, 2H)
    """
    return (*(card for card in hand if card not in move.give), *move.take)


def promise(hand: Cards) -> tuple[int, int]:
    """How near a hand without a combination is to one: the most cards of a suit, then of a rank (W7.2).

    >>> from commerce.cards import read_cards
    >>> promise(read_cards("KH 7D QH")), promise(read_cards("KH KD QS"))
    ((2, 1), (1, 2))
    """
    suits = [card.suit for card in hand]
    ranks = [card.rank for card in hand]
    return max(map(suits.count, suits)), max(map(ranks.count, ranks))


KNOCK_FROM: Mapping[int, tuple[int, ...]] = {2: (3,), 3: (2, 13), 4: (2, 10), 5: (2, 10), 6: (2, 6), 7: (2, 6)}
"""The least strength of a hand to knock with, by the number of players: a flush with two, a pair of kings with three,
and so on; with more of them any pair will do. In simulated deals players who knocked with less lost more often."""


def is_good(worth: WidowRank, view: WidowView) -> bool:
    """Whether a hand is good enough to knock with, against that many players.

    >>> from commerce.cards import pack
    >>> from commerce.games.widow.play import deal
    >>> from commerce.view import view
    >>> of_three = view(deal(1, 3, (3, 3, 3), Settings(), pack())[0], 1)
    >>> is_good(of_three.known.rank(of_three.hand), of_three)
    True
    """
    return worth.strength >= KNOCK_FROM.get(view.known.players, (2,))


def advise(view: WidowView) -> Advice[WidowMove]:
    """What the steady player does, and why: pounce, knock with a good hand, else make the hand better, else pass.

    Every exchange makes the hand better, and in the end the player knocks with anything: no deal goes on for ever.

    >>> from commerce.cards import pack
    >>> from commerce.games.widow.play import deal
    >>> from commerce.view import view
    >>> advice = advise(view(deal(1, 3, (3, 3, 3), Settings(), pack())[0], 1))
    >>> advice.move.action, advice.code
    ('knock', 'knock-good')
    """
    hand, deal = view.hand, view.known
    worth = deal.rank(hand)
    if deal.claim:
        card = deal.claim.card
        return Advice(WidowMove(POUNCE), "pounce-four", {"card": card.code, "rank": card.rank.letter})
    may_knock = deal.knocker is None
    if may_knock and is_good(worth, view):
        return Advice(WidowMove(KNOCK), "knock-good", _worth(worth) | {"players": deal.players})
    move, better = best_exchange(hand, deal.widow, deal.settings)
    is_last_chance = deal.turns_to_end - deal.turns <= deal.players
    if move and not (may_knock and is_last_chance):
        return _exchange(move, "exchange-better", better)
    if may_knock and deal.turns >= PATIENCE * deal.players:
        return Advice(WidowMove(KNOCK), "knock-late", _worth(worth) | {"players": deal.players})
    hopeful = _hopeful_exchange(view) if may_knock else None
    if hopeful:
        return _exchange(hopeful, "exchange-hopeful", deal.rank(after(hand, hopeful)))
    return Advice(WidowMove(PASS), "pass-frozen" if len(hand) > 3 else "pass-nothing-better", _worth(worth))


def _hopeful_exchange(view: WidowView) -> WidowMove | None:
    """In the extended game, where most hands are equal: an exchange that brings the hand nearer to a combination."""
    hand, deal = view.hand, view.known
    if not deal.settings.extended or len(hand) > 3 or deal.rank(hand).strength > (0,):
        return None
    best = max(exchange_moves(hand, deal.widow, deal.settings.exchanges), key=lambda move: promise(after(hand, move)))
    return best if promise(after(hand, best)) > promise(hand) else None


def _worth(worth: WidowRank) -> dict[str, Json]:
    return {
        "category": worth.category,
        "rank": worth.rank.letter if worth.rank else None,
        "points": worth.points,
    }


def _exchange(move: WidowMove, code: str, worth: WidowRank) -> Advice[WidowMove]:
    return Advice(move, code, {"give": [*codes(move.give)], "take": [*codes(move.take)], **_worth(worth)})


def steady(view: WidowView, luck: Luck) -> WidowMove:
    """The move that `advise` would advise; it needs no luck.

    >>> from commerce.cards import pack
    >>> from commerce.games.widow.play import deal
    >>> from commerce.view import view
    >>> steady(view(deal(1, 3, (3, 3, 3), Settings(), pack())[0], 1), lambda: 0.5).action
    'knock'
    """
    return advise(view).move


def easy(view: WidowView, luck: Luck) -> WidowMove:
    """A beginner: adds up points and loves pairs, overlooks flushes, knocks too soon or too late, passes at random.

    >>> from commerce.cards import pack
    >>> from commerce.games.widow.play import deal
    >>> from commerce.view import view
    >>> easy(view(deal(1, 3, (3, 3, 3), Settings(), pack())[0], 1), lambda: 0.7).to_data()
    {'action': 'exchange', 'give': ['2S'], 'take': ['JS']}
    """
    hand, deal = view.hand, view.known
    if deal.claim:
        return WidowMove(POUNCE if luck() < 0.8 else DECLINE)
    if deal.knocker is None:
        worth = deal.rank(hand)
        content = 0.6 if worth.category not in (PAIR, POINT) else 0.35 if _beginners_worth(hand) >= 26 else 0.05
        if deal.turns >= PATIENCE * deal.players or luck() < content:
            return WidowMove(KNOCK)
    if len(hand) > 3 or luck() < 0.15:
        return WidowMove(PASS)
    best = max(exchange_moves(hand, deal.widow, 1), key=lambda move: _beginners_worth(after(hand, move)))
    return best if _beginners_worth(after(hand, best)) > _beginners_worth(hand) else WidowMove(PASS)


def _beginners_worth(hand: Cards) -> int:
    ranks = [card.rank for card in hand]
    return sum(POINTS[rank] for rank in ranks) + 20 * (len(hand) - len(set(ranks)))


BOTS: Mapping[str, Callable[[WidowView, Luck], WidowMove]] = {"easy": easy, "steady": steady}
