"""The showdown: who has the lowest hand and loses a chip, and why (W5.1 to W5.5, W7.2)."""

from collections.abc import Mapping, Sequence

from commerce.cards import Cards
from commerce.games.widow.ranking import WidowRank, deciding_rule, first_difference
from commerce.mechanics.chip_showdown import ChipShowdown, lowest_lose
from commerce.mechanics.comparing import equal_groups
from commerce.mechanics.seats import eldest_first
from commerce.mechanics.standing import after_loss

TIE = "tie"


def showdown(
    hands: Sequence[Cards], ranks: Mapping[int, WidowRank], dealer: int | None, chips: Sequence[int] | None = None
) -> ChipShowdown:
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
    groups = equal_groups(ranks, eldest_first(dealer or len(hands), len(hands)))
    lowest = groups[-1]
    has_combination = ranks[groups[0][0]].strength > (0,)
    loses = lowest_lose(lowest, chips) if has_combination else ()
    settled_rule = "W5.1" if len(lowest) == 1 else "W5.2"
    if not has_combination:
        settled_rule = "W7.2"
    elif not loses:
        settled_rule = "W5.4"
    elif ranks[lowest[0]].strength == (0,):
        settled_rule = "W7.2"
    if len(groups) == 1:
        reason, rule = TIE, settled_rule
    else:
        reason, rule = deciding_rule(ranks[groups[-2][0]], ranks[lowest[0]])
    cards = first_difference(ranks[lowest[0]], ranks[groups[-2][0]]) if reason == "cards" else None
    left = after_loss(chips, loses) if chips else None
    return ChipShowdown("widow", dealer, tuple(hands), ranks, groups, loses, settled_rule, reason, rule, left, cards)
