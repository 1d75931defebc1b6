"""Chances that the tips speak of, by full enumeration where that is cheap, else from deals out of a fixed seed.

All are for random deals of a fresh pack, without options. A *best exchange* is the exchange of one card after which the
hand ranks highest, or none if no exchange makes it better.
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from itertools import combinations
from math import comb

from commerce.cards import PACK, Cards, Rank, Suit
from commerce.chance import Luck, drawn, stream
from commerce.deck import FULL_PACK
from commerce.game import Chance, Odds
from commerce.games.widow.ranking import FLUSH, PAIR, POINT, SEQUENCE, TRICON, WidowRank, rank

DEALS = 20_000
"""Deals in a sample: the standard error of a share is below 0.4 percentage points."""

type Bits = tuple[int, int, int]
"""Three cards as numbers with one bit each, which is a quick way to look a hand up."""

_BITS = {card: 1 << place for place, card in enumerate(PACK)}
_TEN_OR_BETTER = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


def bits_of(cards: Cards) -> Bits:
    """Three cards with one bit each.

    >>> bits_of((PACK[0], PACK[1], PACK[5]))
    (1, 2, 32)
    """
    first, second, third = cards
    return _BITS[first], _BITS[second], _BITS[third]


def _is_25_or_26(worth: WidowRank) -> bool:
    return worth.category == POINT and worth.points in (25, 26)


def _is_pair_of_tens_or_better(worth: WidowRank) -> bool:
    return worth.category == PAIR and worth.rank in _TEN_OR_BETTER


def _is_flush(worth: WidowRank) -> bool:
    return worth.category == FLUSH


KNOCKED_WITH = {"25-26": _is_25_or_26, "tens": _is_pair_of_tens_or_better, "flush": _is_flush}
"""The hands that eldest knocks with: a point of 25 or 26, a pair of tens or better, a flush."""


@cache
def _strengths() -> Mapping[int, int]:
    """How strong each hand is, by its three bits: a number that orders hands as their ranks do."""
    worths = {sum(bits_of(cards)): rank(cards) for cards in FULL_PACK.hands(3)}
    places = {worth: place for place, worth in enumerate(sorted({*worths.values()}))}
    return {bits: places[worth] for bits, worth in worths.items()}


def best_exchange(hand: Bits, widow: Bits) -> tuple[Bits, Bits, int, int]:
    """Hand and widow after a best exchange, the card given and the card taken (0 and 0 without an exchange).

    >>> from commerce.cards import read_cards
    >>> hand, widow = bits_of(read_cards("KH 7D QH")), bits_of(read_cards("2H 3D 4C"))
    >>> best_exchange(hand, widow)[2:] == (hand[1], widow[0])
    True
    >>> best_exchange(bits_of(read_cards("KH KD KS")), widow)[2:]
    (0, 0)
    """
    strengths = _strengths()
    first, second, third = hand
    best = strengths[first | second | third]
    gave = took = 0
    for given, kept in ((first, second | third), (second, first | third), (third, first | second)):
        for taken in widow:
            found = strengths[kept | taken]
            if found > best:
                best, gave, took = found, given, taken
    if not gave:
        return hand, widow, 0, 0
    return _swapped(hand, gave, took), _swapped(widow, took, gave), gave, took


def _swapped(bits: Bits, old: int, new: int) -> Bits:
    first, second, third = bits
    return new if first == old else first, new if second == old else second, new if third == old else third


def lowest_knocking(held: str, exchanges: int, players: int, deals: int = DEALS) -> Chance:
    """How often eldest, dealt such a hand, is lowest or jointly lowest after a knock.

    Each rival makes that many best exchanges, one in each round: one if eldest knocks in the first turn, two if eldest
    passes first and knocks then.

    >>> lowest_knocking("flush", 1, 3, deals=200).share < 0.15 < lowest_knocking("25-26", 1, 3, deals=200).share
    True
    """
    is_held = KNOCKED_WITH[held]
    hands = [bits_of(cards) for cards in FULL_PACK.hands(3) if is_held(rank(cards))]
    strengths = _strengths()
    luck = stream(f"knocking-{held}-{exchanges}-{players}")
    lowest = 0
    for _ in range(deals):
        cards = hands[int(luck() * len(hands))]
        own = strengths[sum(cards)]
        *rivals, widow = _dealt(luck, cards, players)
        for _ in range(exchanges):
            for seat, hand in enumerate(rivals):
                rivals[seat], widow, _, _ = best_exchange(hand, widow)
        lowest += all(own <= strengths[first | second | third] for first, second, third in rivals)
    return Chance(lowest / deals, deals, is_exact=False)


def _dealt(luck: Luck, used: Sequence[int], hands: int) -> list[Bits]:
    """So many hands of three, dealt at random from the cards not used."""
    cards = drawn(luck, [bit for bit in _BITS.values() if bit not in used], 3 * hands)
    return [(cards[place], cards[place + 1], cards[place + 2]) for place in range(0, 3 * hands, 3)]


def lowest_by_chance(players: int) -> Chance:
    """How often a player is lowest by chance alone.

    >>> lowest_by_chance(5).share
    0.2
    """
    return Chance(1 / players, players, is_exact=True)


def left_card_best(deals: int = DEALS) -> Chance:
    """How often the best exchange of the second player takes the card that eldest has just left.

    Of the deals in which both make an exchange.

    >>> 0.1 < left_card_best(deals=200).share < 0.5
    True
    """
    luck = stream("left-card")
    both = left = 0
    for _ in range(deals):
        eldest, second, widow = _dealt(luck, (), 3)
        _, widow, gave, _ = best_exchange(eldest, widow)
        took = best_exchange(second, widow)[3]
        if gave and took:
            both += 1
            left += took == gave
    return Chance(left / both, both, is_exact=False)


@cache
def _reach() -> tuple[Mapping[str, int], tuple[int, ...], tuple[int, ...]]:
    """Of all hands with all widows: how many let one exchange make a hand of each category.

    Then, by the number of suits in the widow (0 is never met), how many make a flush, and how many there are.
    """
    categories = {sum(bits_of(cards)): rank(cards).category for cards in FULL_PACK.hands(3)}
    suit_of = {_BITS[card]: [*Suit].index(card.suit) for card in PACK}
    found = dict.fromkeys((TRICON, SEQUENCE, FLUSH), 0)
    flushes, widows = [0] * 4, [0] * 4
    for hand in FULL_PACK.hands(3):
        first, second, third = bits_of(hand)
        kept = (first | second, first | third, second | third)
        rest = [bit for bit in suit_of if bit not in (first, second, third)]
        good: dict[str, set[int]] = {category: set() for category in found}
        for taken in rest:
            for pair in kept:
                category = categories[pair | taken]
                if category in good:
                    good[category].add(taken)
        for category, cards in good.items():
            found[category] += comb(49, 3) - comb(49 - len(cards), 3)
        everything = _by_suits([sum(1 for bit in rest if suit_of[bit] == suit) for suit in range(4)])
        useless = [bit for bit in rest if bit not in good[FLUSH]]
        without = _by_suits([sum(1 for bit in useless if suit_of[bit] == suit) for suit in range(4)])
        for suits in (1, 2, 3):
            widows[suits] += everything[suits]
            flushes[suits] += everything[suits] - without[suits]
    return found, tuple(flushes), tuple(widows)


def _by_suits(counts: list[int]) -> tuple[int, int, int, int]:
    """How many widows show one, two and three suits, if there are so many cards of each suit."""
    one = sum(comb(count, 3) for count in counts)
    three = sum(first * second * third for first, second, third in combinations(counts, 3))
    return 0, one, comb(sum(counts), 3) - one - three, three


def in_reach(category: str) -> Chance:
    """How often one exchange makes a hand of the category; the hand as dealt does not count.

    >>> in_reach("flush").is_exact
    True
    """
    pairs = comb(52, 3) * comb(49, 3)
    return Chance(_reach()[0][category] / pairs, pairs, is_exact=True)


def flush_in_reach(suits: int) -> Chance:
    """How often one exchange makes a flush, when the widow shows so many suits.

    >>> flush_in_reach(1).share < flush_in_reach(2).share < flush_in_reach(3).share
    True
    """
    _, flushes, widows = _reach()
    return Chance(flushes[suits] / widows[suits], widows[suits], is_exact=True)


_PLAYERS: Mapping[str, tuple[int | str, ...]] = {"players": tuple(range(3, 13))}

ODDS: Mapping[str, Odds] = {
    **{f"lowest-knocking-{held}": Odds(_PLAYERS, partial(lowest_knocking, held, 1)) for held in KNOCKED_WITH},
    **{f"lowest-after-pass-{held}": Odds(_PLAYERS, partial(lowest_knocking, held, 2)) for held in KNOCKED_WITH},
    "lowest-by-chance": Odds(_PLAYERS, lowest_by_chance),
    "left-card-best": Odds({}, left_card_best),
    "in-reach": Odds({"category": (FLUSH, SEQUENCE, TRICON)}, in_reach),
    "flush-in-reach": Odds({"suits": (1, 2, 3)}, flush_in_reach),
}
"""Every chance by its name, with the values that its params may have."""
