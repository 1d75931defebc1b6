"""Every hand of a game, and what it is worth: the one place that counts, tables and chances read it from."""

from collections.abc import Iterable, Iterator, Mapping

from commerce.cards import Cards
from commerce.game import AnyGame
from commerce.hand_rank import HandRank
from commerce.state import Options


def ranked_hands(game: AnyGame, options: Options) -> Iterator[tuple[Cards, HandRank]]:
    """Every hand as it may be dealt, in the order of the pack, and its rank.

    >>> from commerce.games import game_of
    >>> sum(1 for _ in ranked_hands(game_of("foster"), {}))
    22100
    """
    rank_of = game.ranker(options)
    return ((cards, rank_of(cards)) for cards in game.deck.hands(game.hand_size))


def larger_hands(game: AnyGame, options: Options) -> tuple[Cards, ...]:
    """Every hand that has more cards than it was dealt.

    >>> from commerce.games import game_of
    >>> larger_hands(game_of("widow"), {"pounce": 1})[0]
    (2S, 2H, 2D, 2C)
    """
    sizes = range(game.hand_size + 1, game.largest_hand + 1)
    return tuple(cards for size in sizes for cards in game.deck.hands(size) if game.is_larger_hand(cards, options))


def places(ranks: Iterable[HandRank]) -> Mapping[HandRank, int]:
    """The place of each rank among them: 0 for the lowest, one for all that are equal.

    >>> from commerce.cards import read_cards
    >>> from commerce.games import game_of
    >>> hands = map(read_cards, ("6S 7S 8S", "KS QD 9H", "KC QH 9D"))
    >>> [*places(game_of("foster").rank(hand, {}) for hand in hands).values()]
    [0, 1]
    """
    return {rank: place for place, rank in enumerate(sorted({*ranks}))}
