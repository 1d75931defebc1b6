"""Dealing cards round the table."""

from collections.abc import Sequence

from commerce.cards import Cards


def deal_around(pack: Cards, around: Sequence[int], seats: int, each: int) -> tuple[tuple[Cards, ...], Cards]:
    """The hands of all seats, and the cards that are left.

    Cards are dealt one at a time from the top, to the seats in `around` in this order; the others get none.

    >>> from commerce.cards import pack
    >>> hands, rest = deal_around(pack(), (3, 1), seats=3, each=2)
    >>> hands, len(rest)
    (((3S, 5S), (), (2S, 4S)), 48)
    """
    count = len(around)
    dealt = {seat: pack[place : each * count : count] for place, seat in enumerate(around)}
    return tuple(dealt.get(seat, ()) for seat in range(1, seats + 1)), pack[each * count :]
