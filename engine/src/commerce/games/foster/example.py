"""The worked example of the rules, section 8, and the changes a reader may make to it.

Seat 1 is A (eldest), seat 2 is B, seat 3 is D, who deals. A buys, B barters with D, D buys, A knocks.
"""

from collections.abc import Mapping

from commerce.cards import Card, codes, read_cards
from commerce.deck import FULL_PACK
from commerce.example_edits import edited_cards, unknown_edits
from commerce.game import Example
from commerce.games.foster.play import BARTER, BUY, GIVE, KNOCK, FosterMove
from commerce.games.foster.problems import FosterProblem
from commerce.problems import InputError

SEATS, DEALER = 3, 3
A = read_cards("6S 7S KD")
B = read_cards("AH KH 3C")
A_GIVES_UP, B_OFFERS = Card("KD"), Card("3C")
A_DRAWS = Card("8S")

DEALER_HANDS = tuple(map(read_cards, ("4D 4C JS", "QH 4C JS", "4D JC JS", "9D 3H JS")))
"""Hands for D to be dealt, the example's own first: the first card goes to B, the last is given up in buying."""
DRAWS = read_cards("5C 9H 2C AC 3S")
"""Cards for D to draw, the example's own first; the second makes no sequence, which is the second ending."""


def example(changes: Mapping[str, object]) -> Example[FosterMove]:
    """The example with another `dealer_hand` (three cards) or another `draw` (one card).

    Raises InputError for another change, for what is no card, and for a card that is used elsewhere (F1.2).

    >>> example({"draw": "9H"}).moves[-1].action
    'knock'
    >>> example({"draw": "8S"})
    Traceback (most recent call last):
    ...
    commerce.problems.InputError: card-in-use (F1.2)
    """
    hand, wrong_hand = edited_cards(changes, "dealer_hand", DEALER_HANDS[0], rule="F1.3")
    drawn, wrong_card = edited_cards(changes, "draw", DRAWS[:1], rule="F1.3")
    problems = [*unknown_edits(changes, ["dealer_hand", "draw"]), *wrong_hand, *wrong_card]
    used = {*A, *B, A_DRAWS}
    for card in (*hand, *drawn):
        if card in used:
            problems.append(FosterProblem("card-in-use", card=card.code))
        used.add(card)
    if problems:
        raise InputError(problems)
    gives, _, gives_up = hand
    dealt = [card for cards in zip(A, B, hand, strict=True) for card in cards]
    top = [*dealt, A_DRAWS, *drawn]
    return Example(
        SEATS,
        DEALER,
        (*top, *(card for card in FULL_PACK.cards if card not in used)),
        (
            FosterMove(BUY, A_GIVES_UP),
            FosterMove(BARTER, B_OFFERS),
            FosterMove(GIVE, gives),
            FosterMove(BUY, gives_up),
            FosterMove(KNOCK),
        ),
        {
            "dealer_hand": [[*codes(cards)] for cards in DEALER_HANDS if drawn[0] not in cards],
            "draw": [card.code for card in DRAWS if card not in hand],
        },
    )
