"""Round the table: seats are numbered clockwise from 1, and play goes to the left or to the right (M1)."""

from collections.abc import Sequence

from commerce.problems import Problem

LEFT, RIGHT = 1, -1
"""Directions of play: clockwise, and the other way."""


def left_of(seat: int, seats: int) -> int:
    """The seat at the left, clockwise.

    >>> left_of(1, 3), left_of(3, 3)
    (2, 1)
    """
    return seat % seats + 1


def eldest_first(dealer: int, seats: int) -> tuple[int, ...]:
    """All seats clockwise, from the dealer's left to the dealer.

    >>> eldest_first(2, 4)
    (3, 4, 1, 2)
    """
    return (*range(dealer + 1, seats + 1), *range(1, dealer + 1))


def seats_from(first: int, stakes: Sequence[object], direction: int = LEFT) -> tuple[int, ...]:
    """The seats that are in, from this one on in the direction of play.

    `stakes` has something for each seat, from 1 on: hands, or chips; those with nothing are out.

    >>> seats_from(2, (3, 1, 0, 2)), seats_from(3, (3, 1, 0, 2), RIGHT)
    ((2, 4, 1), (2, 1, 4))
    """
    count = len(stakes)
    around = ((first - 1 + direction * step) % count for step in range(count))
    return tuple(place + 1 for place in around if stakes[place])


def next_seat(seat: int, stakes: Sequence[object], direction: int = LEFT) -> int:
    """The next seat that is in; the same one if all others are out. Raises IndexError when nobody is in.

    >>> next_seat(2, (3, 1, 0, 2)), next_seat(4, ((), (1,), (), (1,)), RIGHT)
    (4, 2)
    """
    count = len(stakes)
    for step in range(1, count + 1):
        place = (seat - 1 + direction * step) % count
        if stakes[place]:
            return place + 1
    raise IndexError("nobody is in")


def with_item[Item](items: tuple[Item, ...], seat: int, item: Item) -> tuple[Item, ...]:
    """What the seats have, with this for one of them.

    >>> with_item((0, 0, 0), 2, 7)
    (0, 7, 0)
    """
    return (*items[: seat - 1], item, *items[seat:])


def dealer_problems(dealer: object, seats: int) -> list[Problem]:
    """What is wrong with a dealer who should be one of the seats.

    >>> [problem.code for problem in dealer_problems(4, 3)]
    ['dealer-out-of-range']
    """
    if type(dealer) is int and 1 <= dealer <= seats:
        return []
    given = dealer if type(dealer) is int else str(dealer)
    return [Problem("dealer-out-of-range", params={"dealer": given, "players": seats})]
