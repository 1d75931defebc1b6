"""What three cards are worth (F4.1 to F4.8), and which rule decides between two hands."""

from collections.abc import Callable, Mapping

from commerce.cards import Card, Cards, Rank
from commerce.games.foster.problems import FosterProblem
from commerce.hand_rank import HandRank
from commerce.memo import Memo
from commerce.problems import InputError
from commerce.state import Options

TRICON, SEQUENCE, POINT, NOTHING = CATEGORIES = ("tricon", "sequence", "point", "nothing")
"""Best first (F4.1)."""

POINTS: Mapping[Rank, int] = {rank: min(rank.order, 10) for rank in Rank} | {Rank.ACE: 11}
"""What a card counts for point (F4.4)."""

_SUIT_POINTS: Mapping[Card, int] = {card: POINTS[card.rank] for card in Card}


class FosterRank(HandRank):
    """The worth of a hand in this game: category, then rank (F4.2, F4.3), or points and then cards (F4.4, F4.5).

    >>> rank((Card("3C"), Card("4C"), Card("5C"))) > rank((Card("AH"), Card("KH"), Card("4D")))
    True
    """

    __slots__ = ()


def _sequences() -> dict[frozenset[Rank], Rank]:
    """The ranks that follow each other, and the top one: from A-2-3, whose top is 3, to Q-K-A (F4.3)."""
    ladder = [Rank.ACE, *Rank]
    return {frozenset(ladder[low : low + 3]): ladder[low + 2] for low in range(len(ladder) - 2)}


_SEQUENCES = _sequences()
_NOTHING = FosterRank((0,), NOTHING)


def rank(cards: Cards) -> FosterRank:
    """What three different cards are worth.

    Suits never matter beyond being the same or not. A hand asked about again costs one look-up. Raises InputError for
    anything but three different cards (F1.2, F1.3).

    >>> queens = rank((Card("QS"), Card("QH"), Card("QD")))
    >>> queens.category, queens.rank.letter
    ('tricon', 'Q')
    >>> point = rank((Card("6S"), Card("7S"), Card("KD")))
    >>> point.points, point.counted
    (13, (6S, 7S))
    """
    return _KNOWN[cards]


def ranker(options: Options) -> Callable[[Cards], FosterRank]:
    """`rank` for those who ask thousands of times: hardly slower than a look-up in a dictionary.

    >>> ranker({})((Card("6S"), Card("7S"), Card("KD"))).points
    13
    """
    return _KNOWN.__getitem__


def judge(cards: Cards) -> FosterRank:
    """As `rank`, without keeping the answer.

    >>> judge((Card("AS"), Card("2S"), Card("3S"))).rank.letter
    '3'
    """
    if len(cards) != 3:
        code = "too-few-cards" if len(cards) < 3 else "too-many-cards"
        raise InputError([FosterProblem(code, params={"count": len(cards), "wanted": 3})])
    if len(set(cards)) != 3:
        raise InputError([FosterProblem("duplicate-card", params={"hands": [1, 1]})])
    first, second, third = cards
    if first.rank is second.rank is third.rank:
        return FosterRank((3, first.rank.order), TRICON, cards, rank=first.rank)
    if first.suit is second.suit is third.suit:
        top = _SEQUENCES.get(frozenset((first.rank, second.rank, third.rank)))
        return FosterRank((2, top.order), SEQUENCE, cards, rank=top) if top else _point(cards)
    if first.suit is second.suit:
        return _point((first, second))
    if first.suit is third.suit:
        return _point((first, third))
    if second.suit is third.suit:
        return _point((second, third))
    return _NOTHING


def _point(counted: Cards) -> FosterRank:
    points = sum(_SUIT_POINTS[card] for card in counted)
    return FosterRank((1, points, len(counted)), POINT, counted, points)


_KNOWN = Memo(judge)


def deciding_rule(better: FosterRank, worse: FosterRank) -> tuple[str, str]:
    """Why one hand wins over another that is not better: the reason's name and the rule.

    >>> deciding_rule(rank((Card("3C"), Card("4C"), Card("5C"))), rank((Card("AH"), Card("KH"), Card("4D"))))
    ('category', 'F4.1')
    """
    if better.category != worse.category:
        return "category", "F4.1"
    if better == worse:
        return "position", "F4.6"
    if better.category == TRICON:
        return "rank", "F4.2"
    if better.category == SEQUENCE:
        return "rank", "F4.3"
    if better.points != worse.points:
        return "total", "F4.4"
    return "card-count", "F4.5"
