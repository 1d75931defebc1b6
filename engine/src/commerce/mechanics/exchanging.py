"""Cards that change places, above all with open cards on the table (M5): both sides at once, as many for as many."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from commerce.cards import Card, Cards
from commerce.problems import Problem


def swapped(cards: Cards, old: Card, new: Card) -> Cards:
    """The cards with the new one in the place of the old one.

    >>> from commerce.cards import read_cards
    >>> swapped(read_cards("6S 7S KD"), Card("7S"), Card("8S"))
    (6S, 8S, KD)
    """
    return tuple(new if card is old else card for card in cards)


def exchanges(hand: Cards, open_cards: Cards, counts: Iterable[int]) -> Iterator[tuple[Cards, Cards]]:
    """Every exchange of so many cards for as many: the cards given and the cards taken.

    >>> from commerce.cards import read_cards
    >>> [len([*exchanges(read_cards("6S 7S KD"), read_cards("2H 3H 4H"), counts)]) for counts in ([1], [1, 2], [1, 3])]
    [9, 18, 10]
    """
    for count in counts:
        for give in combinations(hand, count):
            for take in combinations(open_cards, count):
                yield give, take


def exchanged(hand: Cards, open_cards: Cards, give: Cards, take: Cards) -> tuple[Cards, Cards]:
    """Hand and open cards after an exchange: each card lies in the place of the one it was exchanged for.

    Cards pair in the order in which they lie.

    >>> from commerce.cards import read_cards
    >>> exchanged(read_cards("6S 7S KD"), read_cards("2H 3H 4H"), read_cards("KD 6S"), read_cards("3H 4H"))
    ((3H, 7S, 4H), (2H, 6S, KD))
    """
    given = (card for card in hand if card in give)
    taken = (card for card in open_cards if card in take)
    for old, new in zip([*given], [*taken], strict=True):
        hand, open_cards = swapped(hand, old, new), swapped(open_cards, new, old)
    return hand, open_cards


def why_no_exchange(
    problem: type[Problem], rule: str, hand: Cards, open_cards: Cards, give: Cards, take: Cards, most: int
) -> Problem | None:
    """Why these cards may not be given for those by a rule of a game, or `None` if they may.

    >>> from commerce.cards import read_cards
    >>> why_no_exchange(Problem, "W3.2", read_cards("6S 7S"), read_cards("2H 3H"), (), (), 1).code
    'card-needed'
    """
    action = {"action": "exchange"}
    count = max(len(give), len(take))
    if not give or not take:
        return problem("card-needed", rule=rule, params=action)
    if len(give) != len(take):
        return problem("uneven-exchange", rule=rule, params={"give": len(give), "take": len(take)})
    if count > most:
        return problem("too-many-exchanged", rule=rule, params={"count": count, "most": most})
    for code, wanted, there in (("card-not-held", give, hand), ("card-not-open", take, open_cards)):
        for place, card in enumerate(wanted):
            if card not in there or card in wanted[:place]:
                return problem(code, rule=rule, card=card.code, params=action)
    return None
