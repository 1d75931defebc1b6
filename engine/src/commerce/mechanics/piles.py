"""The stock and the discard pile (M6), and discards that become the stock again (M7). The top card comes first."""

from collections.abc import Callable

from commerce.cards import Card, Cards


def taken(pile: Cards) -> tuple[Card, Cards]:
    """The top card of a pile, and the pile without it. Raises IndexError if there is none.

    >>> from commerce.cards import read_cards
    >>> taken(read_cards("6S 7S"))
    (6S, (7S,))
    """
    return pile[0], pile[1:]


def renewed(stock: Cards, discard: Cards, order: Callable[[Cards], Cards]) -> tuple[Cards, Cards]:
    """Stock and discards: as soon as the stock is empty all discards but the top one become a new stock (M7).

    `order` puts them in the order in which they then lie.

    >>> from commerce.cards import read_cards
    >>> renewed((), read_cards("6S 7S 8S"), lambda cards: cards[::-1])
    ((8S, 7S), (6S,))
    >>> renewed(read_cards("9S"), read_cards("6S 7S 8S"), lambda cards: cards[::-1])
    ((9S,), (6S, 7S, 8S))
    """
    return (stock, discard) if stock else (order(discard[1:]), discard[:1])
