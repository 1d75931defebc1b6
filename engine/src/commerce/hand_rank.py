"""What a hand is worth: a value that is compared, and why it is what it is."""

from collections.abc import Sequence
from dataclasses import dataclass

from commerce.cards import Card, Cards, Rank, codes
from commerce.problems import Json


@dataclass(frozen=True, slots=True, eq=False)
class HandRank:
    """What a hand is worth in one game: an ordered value, higher is better.

    Each game has its own subclass; ordering ranks of two games is a TypeError. `strength` is all that is compared: the
    place of the category first, so that categories never overlap. The rest says why: `counted` are the cards that make
    the rank, in the order in which the hand was given, `points` their total where points rank, which may have a half,
    `rank` the rank of a card that decides where one does.
    """

    strength: tuple[int, ...]
    category: str
    counted: Cards = ()
    points: float | None = None
    rank: Rank | None = None

    def __eq__(self, other: object) -> bool:
        """Whether the rules of one game hold the hands for equal."""
        return type(other) is type(self) and self.strength == other.strength

    def __hash__(self) -> int:
        """Equal hands hash alike."""
        return hash(self.strength)

    def __lt__(self, other: "HandRank") -> bool:
        """Whether the other hand is better."""
        return self.strength < other.strength if type(other) is type(self) else NotImplemented

    def __le__(self, other: "HandRank") -> bool:
        """Whether the other hand is at least as good."""
        return self.strength <= other.strength if type(other) is type(self) else NotImplemented

    def __gt__(self, other: "HandRank") -> bool:
        """Whether this hand is better."""
        return self.strength > other.strength if type(other) is type(self) else NotImplemented

    def __ge__(self, other: "HandRank") -> bool:
        """Whether this hand is at least as good."""
        return self.strength >= other.strength if type(other) is type(self) else NotImplemented

    def to_data(self, cards: Sequence[Card]) -> dict[str, Json]:
        """The rank of these cards as JSON data."""
        return {
            "cards": [*codes(cards)],
            "category": self.category,
            "points": self.points,
            "counted": [*codes(card for card in cards if card in self.counted)],
            "rank": self.rank.letter if self.rank else None,
        }
