"""Moves as text, one character a turn.

`a` `b` `c` buy, giving up the first, second or third card; `k` knock; `1` to `9` a barter that was answered with a
card: 1 + 3 x the place of the card offered + the place of the card given, both counted from 0; `x` `y` `z` a barter
that was refused; `p` `q` `r` an offer that still waits for its answer.
"""

from collections.abc import Sequence

from commerce.games.foster.play import BARTER, BUY, GIVE, KNOCK, REFUSE, FosterMove, FosterState
from commerce.mechanics.seats import left_of

BOUGHT, REFUSED, WAITING = "abc", "xyz", "pqr"
ANSWERED = "123456789"
KNOCKED = "k"


def encode(state: FosterState, moves: Sequence[FosterMove]) -> tuple[str, int]:
    """The character for the first of these legal moves, and how many of them it stands for.

    >>> from commerce.cards import Card, pack
    >>> from commerce.games.foster.play import deal
    >>> state, _ = deal(1, 3, (0, 0, 0), pack())
    >>> encode(state, [FosterMove("buy", Card("5S"))])
    ('b', 1)
    """
    first, *rest = moves
    if first.action == KNOCK or first.card is None:
        return KNOCKED, 1
    place = state.hands[state.turn - 1].index(first.card)
    if first.action == BUY:
        return BOUGHT[place], 1
    if not rest:
        return WAITING[place], 1
    answer = rest[0]
    if answer.card is None:
        return REFUSED[place], 2
    return ANSWERED[3 * place + state.hands[left_of(state.turn, state.seats) - 1].index(answer.card)], 2


def decode(state: FosterState, text: str) -> tuple[tuple[FosterMove, ...], int]:
    """The moves that the first character stands for, and the characters used; `((), 0)` if it stands for none.

    The moves need not be legal.

    >>> from commerce.cards import pack
    >>> from commerce.games.foster.play import deal
    >>> moves, used = decode(deal(1, 3, (0, 0, 0), pack())[0], "6k")
    >>> [move.to_data() for move in moves], used
    ([{'action': 'barter', 'card': '5S'}, {'action': 'give', 'card': '9S'}], 1)
    """
    code = text[:1]
    seat = state.to_act or state.turn
    hand = state.hands[seat - 1]
    if code == KNOCKED:
        return (FosterMove(KNOCK),), 1
    for places, action in ((BOUGHT, BUY), (WAITING, BARTER), (REFUSED, BARTER)):
        if code and code in places:
            move = FosterMove(action, hand[places.index(code)])
            return ((move, FosterMove(REFUSE)) if places is REFUSED else (move,)), 1
    if code and code in ANSWERED:
        offered, given = divmod(ANSWERED.index(code), 3)
        neighbour = state.hands[left_of(seat, state.seats) - 1]
        return (FosterMove(BARTER, hand[offered]), FosterMove(GIVE, neighbour[given])), 1
    return (), 0
