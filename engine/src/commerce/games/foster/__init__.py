"""Commerce without a widow, after Foster: buy from the dealer, or barter with the left neighbour.

What the modules here do is gathered in one object, `GAME`.
"""

from collections.abc import Mapping, Sequence

from commerce.cards import Cards, read_cards
from commerce.game import HandRank, Options
from commerce.games.foster.ranking import CATEGORIES, FosterRank, rank
from commerce.games.foster.rules import RULES
from commerce.games.foster.settle import FosterShowdown, best_first, dealer_first, showdown
from commerce.problems import InputError, Problem


class Foster:
    """The game as the general parts of the engine see it."""

    id = "foster"
    players = (3, 12)
    hand_size = 3
    options = ()
    rules = RULES
    categories = CATEGORIES
    samples = tuple(read_cards(cards) for cards in ("9H 9D 9S", "6S 7S 8S", "AH KH 4D", "KS QD 9H"))
    broken_rules: Mapping[str, str] = {
        "duplicate-card": "F1.2",
        "card-in-use": "F1.2",
        "too-few-cards": "F1.3",
        "too-many-cards": "F1.3",
        "too-few-players": "F1.1",
        "too-many-players": "F1.1",
    }

    def rank(self, cards: Cards, options: Options) -> FosterRank:
        """What a hand is worth (F4.1 to F4.8)."""
        return rank(cards)

    def showdown(self, hands: Sequence[Cards], dealer: int | None, options: Options) -> FosterShowdown:
        """Compare all hands and settle the deal (F5.2 to F5.5)."""
        problems = self.check_dealer(dealer, len(hands))
        if problems or dealer is None:
            raise InputError(problems)
        return showdown(hands, dealer)

    def leaders(self, ranks: Mapping[int, HandRank], dealer: int | None, seats: int) -> list[int]:
        """The seats with the best of the hands known, as F4.6 puts them."""
        order = best_first(ranks, dealer_first(dealer or seats, seats))
        return [seat for seat in order if ranks[seat] == ranks[order[0]]]

    def check_dealer(self, dealer: object, seats: int) -> list[Problem]:
        """A dealer is needed: ties (F4.6) and payments (F5.3, F5.4) hang on it."""
        if dealer is None:
            return [Problem("dealer-missing", rule="F4.6")]
        dealer_given = dealer if type(dealer) is int else str(dealer)
        if type(dealer) is not int or not 1 <= dealer <= seats:
            return [Problem("dealer-out-of-range", params={"dealer": dealer_given, "players": seats})]
        return []


GAME = Foster()
