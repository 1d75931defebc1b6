"""Answers that are asked for again and again, found once each."""

from collections.abc import Callable, Hashable

MOST = 2**15
"""More than all hands of three cards; with the orders in which they may be given, memory would grow without end."""


class Remembered[Key: Hashable, Value](dict[Key, Value]):
    """What a function gives, by what it was given; it starts afresh before it grows too large.

    A dictionary, because nothing in Python is faster than asking one: `squares.__getitem__` is as good as a function.

    >>> squares = Remembered(lambda number: number * number)
    >>> squares[12], len(squares)
    (144, 1)
    """

    def __init__(self, find: Callable[[Key], Value]) -> None:
        """Remember what `find` gives."""
        super().__init__()
        self._find = find

    def __missing__(self, key: Key) -> Value:
        """Find what nobody has asked for yet."""
        if len(self) >= MOST:
            self.clear()
        found = self[key] = self._find(key)
        return found
