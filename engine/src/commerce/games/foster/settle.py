"""Settling a deal: who takes the pool, what the dealer owes, and why (F5.1 to F5.6)."""

from collections.abc import Sequence
from dataclasses import dataclass

from commerce.cards import Cards
from commerce.games.foster.events import POOL, Paid
from commerce.games.foster.ranking import FosterRank, deciding_rule, rank
from commerce.mechanics.comparing import best_first
from commerce.mechanics.seats import eldest_first
from commerce.problems import Json
from commerce.visibility import fields_to_data


def dealer_first(dealer: int, seats: int) -> tuple[int, ...]:
    """All seats in the order in which equal hands win (F4.6).

    >>> dealer_first(2, 4)
    (2, 3, 4, 1)
    """
    return (*range(dealer, seats + 1), *range(1, dealer))


@dataclass(frozen=True, slots=True)
class FosterShowdown:
    """All hands compared.

    `order` lists the seats from the best hand to the worst, equal hands as F4.6 decides. `reason` and `rule` say what
    put the winner before the next. `net` is what each seat gains by the payments; stakes and purchases are not in it.
    """

    dealer: int
    hands: tuple[Cards, ...]
    ranks: tuple[FosterRank, ...]
    order: tuple[int, ...]
    reason: str
    rule: str
    payments: tuple[Paid, ...]
    net: tuple[int, ...]

    @property
    def winner(self) -> int:
        """The seat that takes the pool."""
        return self.order[0]

    def to_data(self) -> dict[str, Json]:
        """The showdown as JSON data."""
        return {
            "game": "foster",
            "dealer": self.dealer,
            "winner": self.winner,
            "order": [*self.order],
            "decided_by": self.reason,
            "decided_rule": self.rule,
            "hands": [worth.to_data(cards) for worth, cards in zip(self.ranks, self.hands, strict=True)],
            "payments": [fields_to_data(payment) for payment in self.payments],
            "net": [*self.net],
        }


def showdown(hands: Sequence[Cards], dealer: int) -> FosterShowdown:
    """Compare the hands of seat 1 on and settle a pool of one point a seat.

    >>> from commerce.cards import read_cards
    >>> shown = showdown([read_cards("6S 7S 8S"), read_cards("AH KH 4D"), read_cards("3C 4C 5C")], dealer=3)
    >>> shown.winner, shown.reason, shown.net
    (1, 'rank', (4, 1, -2))
    """
    seats = len(hands)
    ranks = tuple(rank(cards) for cards in hands)
    order = tuple(best_first(dict(enumerate(ranks, start=1)), dealer_first(dealer, seats)))
    winner, second = order[0], order[1]
    reason, rule = deciding_rule(ranks[winner - 1], ranks[second - 1])
    payments = settle(ranks, dealer, winner)
    net = [0] * seats
    for payment in payments:
        if isinstance(payment.payer, int):
            net[payment.payer - 1] -= payment.points
        net[payment.payee - 1] += payment.points
    return FosterShowdown(dealer, tuple(hands), ranks, order, reason, rule, payments, tuple(net))


def settle(ranks: Sequence[FosterRank], dealer: int, winner: int) -> tuple[Paid, ...]:
    """Who pays whom: the pool to the winner (F5.2), then what a dealer who loses owes (F5.3, or F5.4 instead).

    >>> from commerce.cards import read_cards
    >>> ranks = [rank(read_cards(hand)) for hand in ("6S 7S 8S", "AH KH 4D", "3C 4C 9C")]
    >>> [(payment.payer, payment.payee, payment.rule) for payment in settle(ranks, dealer=3, winner=1)]
    [('pool', 1, 'F5.2'), (3, 1, 'F5.3')]
    """
    seats = len(ranks)
    payments = [Paid(POOL, winner, seats, "F5.2")]
    if winner != dealer:
        if ranks[dealer - 1].category == ranks[winner - 1].category:
            payments += [Paid(dealer, seat, 1, "F5.4") for seat in eldest_first(dealer, seats)[:-1]]
        else:
            payments.append(Paid(dealer, winner, 1, "F5.3"))
    return tuple(payments)
