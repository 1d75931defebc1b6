"""The showdown: who has the lowest hand and loses a chip, and why (W5.1 to W5.5, W7.2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from commerce.cards import Cards
from commerce.games.widow.ranking import WidowRank, deciding_rule
from commerce.problems import Json
from commerce.table import best_first, eldest_first

TIE = "tie"


@dataclass(frozen=True, slots=True)
class WidowShowdown:
    """All hands compared.

    `hands` has an empty one for each seat that is out, and `ranks` nothing for it. `groups` lists the seats from the
    best hand to the worst, those with equal hands together, from eldest on. `loses` are the seats that lose a chip, by
    `settled_rule`; in a void deal there are none. `reason` and `rule` say what put the lowest hands below the next
    above. `chips` are those left, where they are known.
    """

    dealer: int | None
    hands: tuple[Cards, ...]
    ranks: Mapping[int, WidowRank]
    groups: tuple[tuple[int, ...], ...]
    loses: tuple[int, ...]
    settled_rule: str
    reason: str
    rule: str
    chips: tuple[int, ...] | None

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from the best hand to the worst, equal hands from eldest on."""
        return tuple(seat for group in self.groups for seat in group)

    @property
    def winner(self) -> int | None:
        """The seat with the best hand, which wins nothing (W5.5); `None` when it is shared."""
        best, *others = self.groups[0]
        return None if others else best

    @property
    def is_void(self) -> bool:
        """Whether nobody loses, and the same dealer deals again (W5.4, W7.2)."""
        return not self.loses

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that lost their last chip (W6.1)."""
        return tuple(seat for seat in self.loses if self.chips and not self.chips[seat - 1])

    def to_data(self) -> dict[str, Json]:
        """The showdown as JSON data; `hands` has `null` for a seat that is out."""
        shown: list[Json] = [
            self.ranks[seat].to_data(cards) if cards else None for seat, cards in enumerate(self.hands, start=1)
        ]
        return {
            "game": "widow",
            "dealer": self.dealer,
            "winner": self.winner,
            "order": [*self.order],
            "ties": [[*group] for group in self.groups if len(group) > 1],
            "decided_by": self.reason,
            "decided_rule": self.rule,
            "hands": shown,
            "loses": [*self.loses],
            "void": self.is_void,
            "settled_rule": self.settled_rule,
            "chips": None if self.chips is None else [*self.chips],
            "out": [*self.out],
        }


def showdown(
    hands: Sequence[Cards], ranks: Mapping[int, WidowRank], dealer: int | None, chips: Sequence[int] | None = None
) -> WidowShowdown:
    """Compare the hands of seat 1 on; seats that are out have an empty hand and no rank.

    Without a dealer seat 1 counts as eldest. With the chips of each seat, a deal that would leave nobody with a chip is
    void (W5.4).

    >>> from commerce.cards import read_cards
    >>> from commerce.games.widow.ranking import rank
    >>> hands = [read_cards(hand) for hand in ("TD TC 5S", "KD 8C 3H", "KS 8H 3D")]
    >>> shown = showdown(hands, dict(enumerate(map(rank, hands), start=1)), dealer=3, chips=(3, 2, 1))
    >>> shown.loses, shown.reason, shown.chips
    ((2, 3), 'category', (3, 1, 0))
    """
    order = best_first(ranks, eldest_first(dealer or len(hands), len(hands)))
    groups = tuple(tuple(group) for _, group in groupby(order, key=ranks.__getitem__))
    lowest = groups[-1]
    loses, settled_rule = tuple(sorted(lowest)), "W5.1" if len(lowest) == 1 else "W5.2"
    has_combination = ranks[order[0]].strength > (0,)
    if not has_combination:
        loses, settled_rule = (), "W7.2"
    elif len(groups) == 1 and chips and all(chips[seat - 1] == 1 for seat in lowest):
        loses, settled_rule = (), "W5.4"
    elif ranks[lowest[0]].strength == (0,):
        settled_rule = "W7.2"
    if len(groups) == 1:
        reason, rule = TIE, settled_rule
    else:
        reason, rule = deciding_rule(ranks[groups[-2][0]], ranks[lowest[0]])
    left = chips and tuple(count - (seat in loses) for seat, count in enumerate(chips, start=1))
    return WidowShowdown(
        dealer, tuple(hands), ranks, groups, loses, settled_rule, reason, rule, tuple(left) if left else None
    )
