"""Hands put in order, and the lowest of them (M12)."""

from collections.abc import Iterable, Mapping
from itertools import groupby


def best_first[Worth](ranks: Mapping[int, Worth], seats: Iterable[int]) -> list[int]:
    """The seats by their hands, best first; equal hands stay in the order given. Seats without a hand are left out.

    >>> best_first({1: 5, 3: 7, 4: 5}, (4, 3, 2, 1))
    [3, 4, 1]
    """
    # Sorting keeps the order of equals, also when it sorts downward.
    known = (seat for seat in seats if seat in ranks)
    return sorted(known, key=ranks.__getitem__, reverse=True)  # type: ignore[arg-type]


def equal_groups[Worth](ranks: Mapping[int, Worth], seats: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """The same, with those together whose hands are equal; the last group are the losers where the lowest hand loses.

    >>> equal_groups({1: 5, 3: 7, 4: 5}, (4, 3, 2, 1))
    ((3,), (4, 1))
    """
    return tuple(tuple(group) for _, group in groupby(best_first(ranks, seats), key=ranks.__getitem__))
