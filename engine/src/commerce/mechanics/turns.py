"""How a deal comes to its end: the last turns after a knock (M4), and a number of turns without one (M8)."""

from collections.abc import Sequence

from commerce.mechanics.seats import LEFT, seats_from

TURNS_EACH = 12
"""Turns for each player without a knock, after which the hands are shown (M8)."""


def last_turns(stakes: Sequence[object], turn: int, knocker: int | None, direction: int = LEFT) -> tuple[int, ...]:
    """The seats that still have their last turn, from the one to act on: the turn never comes back to the knocker (M4).

    `stakes` has something for each seat that is in. Without a knocker nobody's turn is the last.

    >>> last_turns((3, 3, 0, 3), 4, knocker=2), last_turns((3, 3, 0, 3), 2, knocker=2), last_turns((3, 3), 1, None)
    ((4, 1), (), ())
    """
    if knocker is None:
        return ()
    around = seats_from(turn, stakes, direction)
    return around[: around.index(knocker)]


def turns_to_end(players: int) -> int:
    """How many turns without a knock end a deal of so many players (M8).

    >>> turns_to_end(5)
    60
    """
    return players * TURNS_EACH


def why_over(turn: int, turns: int, most: int, knocker: int | None) -> str | None:
    """Whether play is over when so many turns have been taken and that seat is next: `knock` (M4), `cap` (M8), or not.

    >>> why_over(2, 7, 36, knocker=2), why_over(3, 7, 36, knocker=2), why_over(1, 36, 36, knocker=None)
    ('knock', None, 'cap')
    """
    if knocker:
        return "knock" if turn == knocker else None
    return "cap" if turns == most else None
