"""The worked example of the rules, section 8, and the changes a reader may make to it.

Four players with three chips each; seat 4 deals, so seat 1 is eldest. 1 exchanges, 2 knocks, and the last turns of
3, 4 and 1 follow: an exchange, a pass, and an exchange for the card that 3 has left.
"""

from collections.abc import Mapping

from commerce.cards import Card, codes, read_cards
from commerce.deck import FULL_PACK
from commerce.example_edits import edited_cards, unknown_edits
from commerce.game import Example
from commerce.games.widow.play import EXCHANGE, KNOCK, PASS, WidowMove
from commerce.games.widow.problems import WidowProblem
from commerce.problems import InputError

SEATS, DEALER = 4, 4
HANDS = tuple(map(read_cards, ("KH 7D 4C", "TS 8S 3S", "JC 9D 2H")))
"""Dealt to seats 1 to 3."""
WIDOW = read_cards("5C 3D QH")

DEALER_HANDS = tuple(map(read_cards, ("JD 8C 6S", "JD 9S 5H", "JD 9S 6H", "TD TC 5S")))
"""Hands for the dealer, the example's own first: it alone is the lowest, it ties with that of seat 3, seat 3 is the
lowest by points, and by category."""
TAKEN = read_cards("5C 4C 3D")
"""Cards of the widow for seat 3 to take in its last turn, the example's own first."""


def example(changes: Mapping[str, object]) -> Example[WidowMove]:
    """The example with another `dealer_hand` (three cards) or another card `taken` by seat 3 (one card).

    Raises InputError for another change, for what is no card, for a card that is used elsewhere (W1.2), and for one
    that does not lie in the widow then (W3.2).

    >>> example({"taken": "4C"}).moves[2].to_data()
    {'action': 'exchange', 'give': ['2H'], 'take': ['4C']}
    >>> example({"taken": "QH"})
    Traceback (most recent call last):
    ...
    commerce.problems.InputError: card-not-open (W3.2)
    """
    hand, wrong_hand = edited_cards(changes, "dealer_hand", DEALER_HANDS[0], rule="W2.3")
    (taken,), wrong_card = edited_cards(changes, "taken", TAKEN[:1], rule="W3.2")
    problems = [*unknown_edits(changes, ["dealer_hand", "taken"]), *wrong_hand, *wrong_card]
    used = {card for cards in (*HANDS, WIDOW) for card in cards}
    for card in hand:
        if card in used:
            problems.append(WidowProblem("card-in-use", card=card.code))
        used.add(card)
    if taken not in TAKEN:
        problems.append(WidowProblem("card-not-open", card=taken.code, params={"action": EXCHANGE}))
    if problems:
        raise InputError(problems)
    dealt = [card for cards in zip(*HANDS, hand, strict=True) for card in cards]
    return Example(
        SEATS,
        DEALER,
        (*dealt, *WIDOW, *(card for card in FULL_PACK.cards if card not in used)),
        (
            _exchange("4C", "QH"),
            WidowMove(KNOCK),
            _exchange("2H", taken.code),
            WidowMove(PASS),
            _exchange("7D", "2H"),
        ),
        {"dealer_hand": [[*codes(cards)] for cards in DEALER_HANDS], "taken": [*codes(TAKEN)]},
    )


def _exchange(give: str, take: str) -> WidowMove:
    return WidowMove(EXCHANGE, (Card(give),), (Card(take),))
