"""Packs of cards as values: which cards there are, how their ranks follow each other, and every hand they can make."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from commerce.cards import Card, Cards, Rank, Suit


@dataclass(frozen=True, slots=True)
class Deck:
    """A pack of four suits with these ranks, the lowest first.

    `cards` has them suit by suit, as every list of the pack and its notation do.

    >>> len(ITALIAN), ITALIAN.cards[:3], Card("8S") in ITALIAN
    (40, (AS, 2S, 3S), False)
    """

    ranks: tuple[Rank, ...]
    cards: Cards = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Lay out the cards."""
        cards = tuple(Card(rank.letter + suit.letter) for suit in Suit for rank in self.ranks)
        object.__setattr__(self, "cards", cards)

    @classmethod
    def of(cls, letters: str) -> "Deck":
        """The pack with the ranks of these letters, the lowest first.

        >>> len(Deck.of("789TJQKA"))
        32
        """
        return cls(tuple(map(Rank, letters)))

    def __len__(self) -> int:
        """How many cards there are."""
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        """Whether the pack has that card."""
        return card in self.cards

    def order(self, rank: Rank) -> int:
        """The place of a rank among those of this pack, 0 for the lowest. Raises ValueError for one that it lacks.

        >>> FULL_PACK.order(Rank.ACE), ITALIAN.order(Rank.ACE)
        (12, 0)
        """
        return self.ranks.index(rank)

    def hands(self, size: int) -> Iterator[Cards]:
        """Every hand of so many cards, once each, in the order of the pack.

        >>> sum(1 for _ in FULL_PACK.hands(3)), sum(1 for _ in ITALIAN.hands(3))
        (22100, 9880)
        """
        return combinations(self.cards, size)


FULL_PACK = Deck.of("23456789TJQKA")
"""52 cards."""
ITALIAN = Deck.of("A234567JQK")
"""40 cards without 8, 9 and 10; the king is the highest and the ace the lowest."""
THIRTY_SIX = Deck.of("6789TJQKA")
THIRTY_TWO = Deck.of("789TJQKA")
