"""Moves as text, one character each.

`p` pass; `k` knock; `y` pounce; `n` decline. `1` to `9` exchange one card: 1 + 3 x the place of the card given + the
place of the card taken, both counted from 0. `a` to `i` exchange two: in the same way, the place of the card kept and
of the card that stays in the widow. `z` exchanges all three.
"""

from collections.abc import Sequence

from commerce.cards import Cards
from commerce.games.widow.play import DECLINE, EXCHANGE, KNOCK, PASS, POUNCE, WidowMove, WidowState

SIMPLE = {PASS: "p", KNOCK: "k", POUNCE: "y", DECLINE: "n"}
ONE, TWO, ALL = "123456789", "abcdefghi", "z"


def encode(state: WidowState, moves: Sequence[WidowMove]) -> tuple[str, int]:
    """The character for the first of these legal moves, and how many of them it stands for: always one.

    >>> from commerce.cards import pack, read_cards
    >>> from commerce.games.widow.play import Settings, deal
    >>> state, _ = deal(1, 3, (3, 3, 3), Settings(), pack())
    >>> encode(state, [WidowMove("exchange", read_cards("5S"), read_cards("KS"))])
    ('6', 1)
    """
    move = moves[0]
    if move.action in SIMPLE:
        return SIMPLE[move.action], 1
    hand, widow = state.hands[state.turn - 1], state.widow
    if len(move.give) == 1:
        return ONE[3 * hand.index(move.give[0]) + widow.index(move.take[0])], 1
    if len(move.give) == 2:
        return TWO[3 * _place_left(hand, move.give) + _place_left(widow, move.take)], 1
    return ALL, 1


def _place_left(cards: Cards, gone: Cards) -> int:
    return next(place for place, card in enumerate(cards) if card not in gone)


def decode(state: WidowState, text: str) -> tuple[tuple[WidowMove, ...], int]:
    """The move that the first character stands for, and the characters used; `((), 0)` if it stands for none.

    The move need not be legal.

    >>> from commerce.cards import pack
    >>> from commerce.games.widow.play import Settings, deal
    >>> moves, used = decode(deal(1, 3, (3, 3, 3), Settings(exchanges=2), pack())[0], "ak")
    >>> moves[0].to_data(), used
    ({'action': 'exchange', 'give': ['5S', '8S'], 'take': ['QS', 'KS']}, 1)
    """
    code = text[:1]
    for action, letter in SIMPLE.items():
        if code == letter:
            return (WidowMove(action),), 1
    hand, widow = state.hands[(state.to_act or state.turn) - 1][:3], state.widow
    if code == ALL:
        return (WidowMove(EXCHANGE, hand, widow),), 1
    if code and code in ONE:
        given, taken = divmod(ONE.index(code), 3)
        return (WidowMove(EXCHANGE, (hand[given],), (widow[taken],)),), 1
    if code and code in TWO:
        kept, left = divmod(TWO.index(code), 3)
        return (WidowMove(EXCHANGE, _without(hand, kept), _without(widow, left)),), 1
    return (), 0


def _without(cards: Cards, place: int) -> Cards:
    return cards[:place] + cards[place + 1 :]
