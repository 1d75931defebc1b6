"""Answers that are asked for again and again, worked out once each."""

from collections.abc import Callable, Hashable

MOST = 2**15
"""More than all hands of three cards; with the orders in which they may be given, memory would grow without end."""


class Memo[Key: Hashable, Value](dict[Key, Value]):
    """What a function gives, by what it was given; it starts afresh before it grows too large.

    A dictionary, because no look-up in Python is faster: `squares.__getitem__` is as good as a function.

    >>> squares = Memo(lambda number: number * number)
    >>> squares[12], len(squares)
    (144, 1)
    """

    def __init__(self, function: Callable[[Key], Value]) -> None:
        """Keep what `function` gives."""
        super().__init__()
        self._function = function

    def __missing__(self, key: Key) -> Value:
        """Work out what has not been asked for yet."""
        if len(self) >= MOST:
            self.clear()
        value = self[key] = self._function(key)
        return value
