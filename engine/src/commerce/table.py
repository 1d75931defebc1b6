"""Round the table: seats clockwise, cards dealt one at a time, and the hands put in order. The same in every game."""

from collections.abc import Iterable, Mapping, Sequence

from commerce.cards import Card, Cards
from commerce.problems import Problem


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


def deal_around(pack: Cards, seats: Sequence[int], each: int) -> tuple[dict[int, Cards], Cards]:
    """The hands of these seats, dealt one card at a time in this order from the top, and the cards that are left.

    >>> from commerce.cards import pack
    >>> hands, rest = deal_around(pack(), (3, 1), each=2)
    >>> hands, len(rest)
    ({3: (2S, 4S), 1: (3S, 5S)}, 48)
    """
    count = len(seats)
    return {seat: pack[place : each * count : count] for place, seat in enumerate(seats)}, pack[each * count :]


def best_first[Worth](ranks: Mapping[int, Worth], seats: Iterable[int]) -> list[int]:
    """The seats by their hands, best first; equal hands stay in the order given. Seats without a hand are left out.

    >>> best_first({1: 5, 3: 7, 4: 5}, (4, 3, 2, 1))
    [3, 4, 1]
    """
    # Sorting keeps the order of equals, also when it sorts downward.
    known = (seat for seat in seats if seat in ranks)
    return sorted(known, key=ranks.__getitem__, reverse=True)  # type: ignore[arg-type]


def with_item[Item](items: tuple[Item, ...], seat: int, item: Item) -> tuple[Item, ...]:
    """What the seats have, with this for one of them.

    >>> with_item((0, 0, 0), 2, 7)
    (0, 7, 0)
    """
    return (*items[: seat - 1], item, *items[seat:])


def swapped(cards: Cards, old: Card, new: Card) -> Cards:
    """The cards with the new one in the place of the old one.

    >>> from commerce.cards import read_cards
    >>> swapped(read_cards("6S 7S KD"), Card("7S"), Card("8S"))
    (6S, 8S, KD)
    """
    return tuple(new if card is old else card for card in cards)


def dealer_problems(dealer: object, seats: int) -> list[Problem]:
    """What is wrong with a dealer who should be one of the seats.

    >>> [problem.code for problem in dealer_problems(4, 3)]
    ['dealer-out-of-range']
    """
    if type(dealer) is int and 1 <= dealer <= seats:
        return []
    given = dealer if type(dealer) is int else str(dealer)
    return [Problem("dealer-out-of-range", params={"dealer": given, "players": seats})]
