"""The result of a deal in which the lowest hands lose a chip each (M2, M3, M12)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from commerce.cards import Cards, Rank
from commerce.hand_rank import HandRank
from commerce.mechanics.standing import after_loss, is_void
from commerce.problems import Json


@dataclass(frozen=True, slots=True)
class ChipShowdown:
    """All hands compared in a game in which the lowest lose chips.

    `hands` has an empty one for each seat that is out, and `ranks` nothing for it. `groups` lists the seats from the
    best hand to the worst, those with equal hands together, from eldest on. `loses` are the seats that lose a chip, by
    `settled_rule`; in a void deal there are none. `reason` and `rule` say what put the lowest hands below the next
    above; where single cards do, `decided_cards` are the ranks of the first that differ, the lower one first. `chips`
    are those left, where they are known.
    """

    game: str
    dealer: int | None
    hands: tuple[Cards, ...]
    ranks: Mapping[int, HandRank]
    groups: tuple[tuple[int, ...], ...]
    loses: tuple[int, ...]
    settled_rule: str
    reason: str
    rule: str
    chips: tuple[int, ...] | None
    decided_cards: tuple[Rank, Rank] | None = None

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from the best hand to the worst, equal hands from eldest on."""
        return tuple(seat for group in self.groups for seat in group)

    @property
    def ties(self) -> tuple[tuple[int, ...], ...]:
        """The groups of equal hands."""
        return tuple(group for group in self.groups if len(group) > 1)

    @property
    def winner(self) -> int | None:
        """The seat with the best hand, which wins nothing; `None` when it is shared."""
        best, *others = self.groups[0]
        return None if others else best

    @property
    def is_void(self) -> bool:
        """Whether nobody loses, and the same dealer deals again (M3)."""
        return not self.loses

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that lost their last chip (M2)."""
        return tuple(seat for seat in self.loses if self.chips and not self.chips[seat - 1])

    def to_data(self) -> dict[str, Json]:
        """The showdown as JSON data; `hands` has `null` for a seat that is out."""
        shown: list[Json] = [
            self.ranks[seat].to_data(cards) if cards else None for seat, cards in enumerate(self.hands, start=1)
        ]
        return {
            "game": self.game,
            "dealer": self.dealer,
            "winner": self.winner,
            "order": [*self.order],
            "ties": [[*group] for group in self.ties],
            "decided_by": self.reason,
            "decided_rule": self.rule,
            "decided_cards": [rank.letter for rank in self.decided_cards] if self.decided_cards else None,
            "hands": shown,
            "loses": [*self.loses],
            "void": self.is_void,
            "settled_rule": self.settled_rule,
            "chips": None if self.chips is None else [*self.chips],
            "out": [*self.out],
        }


def lowest_lose(lowest: Collection[int], chips: Sequence[int] | None) -> tuple[int, ...]:
    """The seats that lose a chip: those with the lowest hands, or nobody if that would leave nobody in (M3, M12).

    >>> lowest_lose((3, 1), (2, 0, 1)), lowest_lose((3, 1), (1, 0, 1)), lowest_lose((3, 1), None)
    ((1, 3), (), (1, 3))
    """
    return () if chips and is_void(after_loss(chips, lowest)) else tuple(sorted(lowest))
