"""All chance in the engine: from a seed, the same for years, never from the clock or a shared generator.

Every draw comes from `random.Random(text).random()`, whose sequence for a text is promised to stay. Streams differ by
their text: `seed:dealer` for the first dealer, `seed:deal` for the pack of that deal, `seed:deal/number` for each new
stock of discards, `seed:deal:decision` for one decision of a bot.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from commerce.cards import Cards
from commerce.deck import FULL_PACK, Deck

type Luck = Callable[[], float]
"""Gives the next number of a stream, from 0 up to but not including 1."""

SEED = re.compile(r"[a-z0-9]{1,24}")


def is_seed(text: str) -> bool:
    """Whether the text is 1 to 24 characters of `a-z0-9`.

    >>> is_seed("k3"), is_seed("K3"), is_seed("")
    (True, False, False)
    """
    return SEED.fullmatch(text) is not None


def shuffled(luck: Luck, cards: Cards) -> Cards:
    """Some cards, shuffled as Fisher and Yates do.

    Of 52 cards the last changes places with one of all 52, then the 51st with one of the first 51, and so on; the place
    is the whole part of `luck() * 52`, then of `luck() * 51`, and so on. The first card of the result lies on top and
    is dealt first.

    >>> len(set(shuffled(Random("k3:1").random, FULL_PACK.cards)))
    52
    """
    shuffled_cards = list(cards)
    for last in range(len(shuffled_cards) - 1, 0, -1):
        place = int(luck() * (last + 1))
        shuffled_cards[last], shuffled_cards[place] = shuffled_cards[place], shuffled_cards[last]
    return tuple(shuffled_cards)


def pack_of(seed: str, deal: int, deck: Deck = FULL_PACK) -> Cards:
    """The pack of a deal (counted from 1), top card first.

    >>> pack_of("k3", 1) == pack_of("k3", 1) != pack_of("k3", 2)
    True
    """
    return shuffled(Random(f"{seed}:{deal}").random, deck.cards)


@dataclass(frozen=True, slots=True)
class Reshuffles:
    """The chance of one deal after its pack: how the discards lie each time they become the stock again (M7)."""

    seed: str
    deal: int

    def order(self, number: int, cards: Cards) -> Cards:
        """The cards in the order of the `number`-th new stock, counted from 1, top card first.

        >>> from commerce.cards import read_cards
        >>> cards = read_cards("2S 3S 4S 5S 6S 7S")
        >>> Reshuffles("k3", 1).order(1, cards) != Reshuffles("k3", 1).order(2, cards)
        True
        """
        return shuffled(Random(f"{self.seed}:{self.deal}/{number}").random, cards)


NO_RESHUFFLES = Reshuffles("", 0)
"""For games in which the discards never become the stock again."""


def stream(text: str) -> Luck:
    """The stream of a text, for samples.

    >>> stream("a")() == stream("a")() != stream("b")()
    True
    """
    return Random(text).random


def drawn[Item](luck: Luck, items: Sequence[Item], count: int) -> list[Item]:
    """So many of the items, at random, in the order in which they were drawn.

    >>> sorted(drawn(stream("a"), range(5), 5))
    [0, 1, 2, 3, 4]
    """
    left = [*items]
    for place in range(count):
        other = place + int(luck() * (len(left) - place))
        left[place], left[other] = left[other], left[place]
    return left[:count]


def first_dealer(seed: str, seats: int) -> int:
    """The seat, from 1, that deals first when nobody was named.

    >>> first_dealer("k3", 4) in {1, 2, 3, 4}
    True
    """
    return 1 + int(Random(f"{seed}:dealer").random() * seats)


def bot_luck(seed: str, deal: int, decision: int) -> Luck:
    """The stream of one decision of a bot: the `decision`-th of the deal, counted from 1.

    The generator is made when the first number is asked for, as most decisions need none.

    >>> bot_luck("k3", 1, 1)() == bot_luck("k3", 1, 1)() != bot_luck("k3", 1, 2)()
    True
    """
    generator: Random | None = None

    def luck() -> float:
        nonlocal generator
        if generator is None:
            generator = Random(f"{seed}:{deal}:{decision}")
        return generator.random()

    return luck
