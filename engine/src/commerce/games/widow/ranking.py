"""What a hand is worth (W4.1 to W4.7, W7.1, W7.2), and which rule decides between two hands."""

from collections.abc import Callable, Mapping
from functools import cache

from commerce.cards import Cards, Rank
from commerce.games.widow.problems import WidowProblem
from commerce.hand_rank import HandRank
from commerce.memo import Memo
from commerce.problems import InputError

TRICON, SEQUENCE, FLUSH, PAIR, POINT = CATEGORIES = ("tricon", "sequence", "flush", "pair", "point")
"""Best first (W4.1)."""
FOUR = "four"
"""Above them all, but only after a pounce (W7.1)."""
COMBINATIONS = (FOUR, TRICON, SEQUENCE, FLUSH)
"""What still ranks in the extended game (W7.2)."""

POINTS: Mapping[Rank, int] = {rank: min(rank.order, 10) for rank in Rank} | {Rank.ACE: 11}
"""What a card counts for point (W4.6)."""


class WidowRank(HandRank):
    """The worth of a hand in this game: category first, then what its rule compares.

    >>> from commerce.cards import read_cards
    >>> rank(read_cards("2S 2H 3C")) > rank(read_cards("AH KC QD"))
    True
    """

    __slots__ = ()


_RANKS: Mapping[int, Rank] = {each.order: each for each in Rank}
_LOW_SEQUENCE = (Rank.ACE.order, Rank.THREE.order, Rank.TWO.order)


def rank(cards: Cards, low_ace: bool = False, extended: bool = False) -> WidowRank:
    """What three different cards, or four of one rank, are worth.

    With `low_ace` A-2-3 is a sequence, the lowest (W4.3). When `extended`, hands that are no combination are all equal
    (W7.2): no card of theirs counts. A hand asked about again costs one look-up. Raises InputError for anything else
    (W1.2, W2.3).

    >>> from commerce.cards import read_cards
    >>> pair = rank(read_cards("7S 7H KH"))
    >>> pair.category, pair.rank.letter, pair.counted
    ('pair', '7', (7S, 7H))
    >>> rank(read_cards("KS QD 9H")).points
    29
    >>> rank(read_cards("AS 2S 3S")).category, rank(read_cards("AS 2S 3S"), low_ace=True).category
    ('flush', 'sequence')
    >>> rank(read_cards("AS AH KC"), extended=True) == rank(read_cards("7C 5D 2S"), extended=True)
    True
    """
    return ranker(low_ace, extended)(cards)


@cache
def ranker(low_ace: bool, extended: bool) -> Callable[[Cards], WidowRank]:
    """`rank` with these options for those who ask thousands of times: hardly slower than a look-up in a dictionary.

    >>> from commerce.cards import read_cards
    >>> ranker(low_ace=False, extended=False)(read_cards("KS QD 9H")).points
    29
    """

    def judge(cards: Cards) -> WidowRank:
        worth = _judge(cards, low_ace)
        return WidowRank((0,), worth.category) if extended and worth.category not in COMBINATIONS else worth

    return Memo(judge).__getitem__


def _judge(cards: Cards, low_ace: bool) -> WidowRank:
    if len(set(cards)) != len(cards):
        raise InputError([WidowProblem("duplicate-card", params={"hands": [1, 1]})])
    if is_four(cards):
        return WidowRank((6, cards[0].rank.order), FOUR, cards, rank=cards[0].rank)
    if len(cards) != 3:
        code = "too-few-cards" if len(cards) < 3 else "too-many-cards"
        raise InputError([WidowProblem(code, params={"count": len(cards), "wanted": 3})])
    first, second, third = cards
    low, middle, high = sorted((first.rank.order, second.rank.order, third.rank.order))
    if high == low:
        return WidowRank((5, high), TRICON, cards, rank=_RANKS[high])
    if first.suit is second.suit is third.suit:
        if high - middle == middle - low == 1:
            return WidowRank((4, high), SEQUENCE, cards, rank=_RANKS[high])
        if low_ace and (high, middle, low) == _LOW_SEQUENCE:
            return WidowRank((4, middle), SEQUENCE, cards, rank=_RANKS[middle])
        return WidowRank((3, high, middle, low), FLUSH, cards, rank=_RANKS[high])
    if middle in (high, low):
        counted = tuple(card for card in cards if card.rank.order == middle)
        return WidowRank((2, middle, low if middle == high else high), PAIR, counted, rank=_RANKS[middle])
    points = POINTS[first.rank] + POINTS[second.rank] + POINTS[third.rank]
    return WidowRank((1, points, high, middle, low), POINT, cards, points)


def is_four(cards: Cards) -> bool:
    """Whether these are four of a rank, which only a pounce can make (W7.1).

    >>> from commerce.cards import read_cards
    >>> is_four(read_cards("9S 9H 9D 9C")), is_four(read_cards("9S 9H 9D 8C"))
    (True, False)
    """
    return len(cards) == len(set(cards)) == 4 and len({card.rank for card in cards}) == 1


def deciding_rule(better: WidowRank, worse: WidowRank) -> tuple[str, str]:
    """Why one hand is above another that is worse: the reason's name and the rule.

    >>> from commerce.cards import read_cards
    >>> deciding_rule(rank(read_cards("KS 7D 4H")), rank(read_cards("QC 8S 3D")))
    ('cards', 'W4.7')
    """
    if better.category != worse.category:
        if worse.strength == (0,):
            return "category", "W7.2"
        return "category", "W7.1" if better.category == FOUR else "W4.1"
    same = better.category
    if same == POINT:
        return ("cards", "W4.7") if better.points == worse.points else ("total", "W4.6")
    rule = {FOUR: "W7.1", TRICON: "W4.2", SEQUENCE: "W4.3", FLUSH: "W4.4", PAIR: "W4.5"}[same]
    return "cards" if better.rank is worse.rank else "rank", rule


def first_difference(worse: WidowRank, better: WidowRank) -> tuple[Rank, Rank]:
    """The ranks of the first cards that differ where `cards` decide, the lower one first (W4.4, W4.5, W4.7).

    >>> from commerce.cards import read_cards
    >>> first_difference(rank(read_cards("QC 8S 3D")), rank(read_cards("KS 7D 4H")))
    (<Rank.QUEEN: 'Q'>, <Rank.KING: 'K'>)
    """
    orders = zip(worse.strength, better.strength, strict=True)
    low, high = next((low, high) for low, high in orders if low != high)
    return _RANKS[low], _RANKS[high]
