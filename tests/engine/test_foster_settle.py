"""Who wins among equals, at every table; and who pays whom."""

from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest
from commerce.cards import PACK, Cards, Suit, read_cards
from commerce.games.foster.ranking import rank
from commerce.games.foster.settle import POOL, FosterShowdown, dealer_first, showdown
from commerce.mechanics.seats import eldest_first, left_of
from hypothesis import given, strategies

from tests.engine.every_game import for_every_size

# Four equal sequences, and four equal points.
SEQUENCES = [read_cards(text) for text in ("6S 7S 8S", "6H 7H 8H", "6D 7D 8D", "6C 7C 8C")]
POINTS = [read_cards(text) for text in ("AS TS 2H", "AH TH 2D", "AD TD 2C", "AC TC 2S")]


def nothings(count: int, besides: Iterable[Cards] = ()) -> list[Cards]:
    """Hands without any combination, from one pack that has already given some cards."""
    used = {card for hand in besides for card in hand}
    left = {suit: [card for card in PACK if card.suit is suit and card not in used] for suit in Suit}
    hands = []
    for _ in range(count):
        plenty = sorted(left.values(), key=len, reverse=True)[:3]
        hands.append((plenty[0].pop(0), plenty[1].pop(-1), plenty[2].pop(len(plenty[2]) // 2)))
    return hands


def winner_by_walking(tied: tuple[int, ...], dealer: int, seats: int) -> int:
    """The dealer if tied, else whoever is met first on the way round from the dealer's left."""
    seat = dealer
    while seat not in tied:
        seat = left_of(seat, seats)
    return seat


def test_the_hands_used_here() -> None:
    for four in (SEQUENCES, POINTS):
        hands = [*four, *nothings(8, four)]
        assert len({card for hand in hands for card in hand}) == 36
        assert len({rank(hand) for hand in four}) == 1
        assert {rank(hand).category for hand in hands[4:]} == {"nothing"}


@for_every_size
def test_f4_6_ties_by_position_for_every_seat_and_dealer(seats: int) -> None:
    for size in range(2, min(seats, 4) + 1):
        for equal in (SEQUENCES[:size], POINTS[:size]):
            others = nothings(seats - size, equal)
            for tied in combinations(range(1, seats + 1), size):
                best, rest = iter(equal), iter(others)
                hands = [next(best) if seat in tied else next(rest) for seat in range(1, seats + 1)]
                for dealer in range(1, seats + 1):
                    shown = showdown(hands, dealer)
                    assert shown.winner == winner_by_walking(tied, dealer, seats)
                    assert (shown.reason, shown.rule) == ("position", "F4.6")


@for_every_size
def test_f4_8_if_nobody_has_anything_the_dealer_wins(seats: int) -> None:
    hands = nothings(seats)
    assert {rank(hand).category for hand in hands} == {"nothing"}
    for dealer in range(1, seats + 1):
        shown = showdown(hands, dealer)
        assert shown.winner == dealer
        assert shown.order == dealer_first(dealer, seats)
        assert (shown.reason, shown.rule) == ("position", "F4.6")
        assert shown.net == tuple(seats if seat == dealer else 0 for seat in range(1, seats + 1))


tables = strategies.integers(3, 12).flatmap(
    lambda seats: strategies.tuples(
        strategies.lists(strategies.sampled_from(PACK), min_size=3 * seats, max_size=3 * seats, unique=True),
        strategies.integers(1, seats),
    )
)


def shown_of(table: tuple[list, int]) -> tuple[list[Cards], int, FosterShowdown]:
    cards, dealer = table
    hands = [tuple(cards[start : start + 3]) for start in range(0, len(cards), 3)]
    return hands, dealer, showdown(hands, dealer)


@given(tables)
def test_the_order_is_by_hand_then_by_position(table: tuple[list, int]) -> None:
    hands, dealer, shown = shown_of(table)
    seats = len(hands)
    assert sorted(shown.order) == [*range(1, seats + 1)]
    for ahead, behind in pairwise(shown.order):
        a, b = rank(hands[ahead - 1]), rank(hands[behind - 1])
        assert a > b or (a == b and (ahead - dealer) % seats < (behind - dealer) % seats)


@given(tables)
def test_payments_add_up_and_follow_the_rules(table: tuple[list, int]) -> None:
    hands, dealer, shown = shown_of(table)
    seats, winner = len(hands), shown.winner
    data = shown.to_data()
    paid = [(pay["from"], pay["to"], pay["points"], pay["rule"]) for pay in data["payments"]]
    expected: list[tuple[object, ...]] = [(POOL, winner, seats, "F5.2")]
    if winner != dealer:
        same = rank(hands[dealer - 1]).category == rank(hands[winner - 1]).category
        expected += (
            [(dealer, seat, 1, "F5.4") for seat in eldest_first(dealer, seats) if seat != dealer]
            if same
            else [(dealer, winner, 1, "F5.3")]
        )
    assert paid == expected
    assert sum(shown.net) == seats
    gains = [sum(p for _, to, p, _ in paid if to == seat) for seat in range(1, seats + 1)]
    losses = [sum(p for payer, _, p, _ in paid if payer == seat) for seat in range(1, seats + 1)]
    assert [*shown.net] == [gain - loss for gain, loss in zip(gains, losses, strict=True)]


@pytest.mark.parametrize(("seats", "dealer"), [(3, 1), (4, 4), (12, 7)])
def test_ways_round_the_table(seats: int, dealer: int) -> None:
    assert eldest_first(dealer, seats)[0] == left_of(dealer, seats) == dealer_first(dealer, seats)[1]
    assert eldest_first(dealer, seats)[-1] == dealer_first(dealer, seats)[0] == dealer
    assert sorted(eldest_first(dealer, seats)) == sorted(dealer_first(dealer, seats)) == [*range(1, seats + 1)]
