"""Who has the lowest hand, alone or with others, at every table; what is lost, and why."""

from itertools import combinations, groupby, pairwise

import pytest
from commerce.cards import PACK, Cards, codes, read_cards
from commerce.games.widow.ranking import WidowRank, rank
from commerce.games.widow.settle import showdown
from commerce.mechanics.chip_showdown import ChipShowdown
from commerce.mechanics.seats import eldest_first
from commerce.problems import InputError
from hypothesis import given, strategies

from tests.engine.widow_table import GAME

for_every_number_in = pytest.mark.parametrize("players", range(2, 13))

# Four equal points, four equal flushes, and two equal pairs; then hands above all of these.
POINTS = [read_cards(text) for text in ("KS 8H 3D", "KH 8D 3C", "KD 8C 3S", "KC 8S 3H")]
FLUSHES = [read_cards(text) for text in ("KS 8S 3S", "KH 8H 3H", "KD 8D 3D", "KC 8C 3C")]
PAIRS = [read_cards(text) for text in ("KS KH 8D", "KD KC 8S")]
HIGHER_PAIRS = [
    read_cards(text)
    for text in ("AS AH 2S", "AD AC 4S", "QS QH 2H", "QD QC 4H", "JS JH 2D", "JD JC 4D", "TS TH 2C", "TD TC 4C")
]
TRICONS = [read_cards(f"{letter}S {letter}H {letter}D") for letter in "AQJT976524"]


def compare(hands: list[Cards], dealer: int | None = None, chips: list[int] | None = None) -> ChipShowdown:
    return showdown(hands, dict(enumerate(map(rank, hands), start=1)), dealer, chips)


def test_the_hands_used_here() -> None:
    for group in (POINTS, FLUSHES, PAIRS):
        assert len({card for hand in group for card in hand}) == 3 * len(group)
        assert len({rank(hand) for hand in group}) == 1
    for group in (POINTS, FLUSHES):
        assert {rank(hand).category for hand in HIGHER_PAIRS} == {"pair"}
        assert len({card for hand in (*group, *HIGHER_PAIRS) for card in hand}) == 36
    assert min(map(rank, HIGHER_PAIRS)) > rank(POINTS[0])


@for_every_number_in
def test_w5_2_ties_for_the_lowest_in_all_seats_of_every_table(players: int) -> None:
    tables = [
        (POINTS, HIGHER_PAIRS, "W5.2"),
        (FLUSHES, TRICONS, "W5.2"),
        (PAIRS, TRICONS, "W5.2"),
    ]
    for equal, above, rule in tables:
        for size in range(1, min(players, len(equal)) + 1):
            if players - size > len(above):
                continue
            for tied in combinations(range(1, players + 1), size):
                lowest, rest = iter(equal), iter(above)
                hands = [next(lowest) if seat in tied else next(rest) for seat in range(1, players + 1)]
                shown = compare(hands, chips=[2] * players)
                assert shown.loses == tied
                assert shown.chips == tuple(1 if seat in tied else 2 for seat in range(1, players + 1))
                assert shown.settled_rule == ("W5.1" if size == 1 else rule)
                assert not shown.is_void
                assert (shown.reason == "tie") == (size == players)


@for_every_number_in
def test_w5_4_void_if_and_only_if_nobody_would_keep_a_chip(players: int) -> None:
    for size in range(1, min(players, 4) + 1):
        hands = [*POINTS[:size], *HIGHER_PAIRS[: players - size]]
        if len(hands) < players:
            continue
        for chips in ([1] * players, [2] * players, [1] * (players - 1) + [2]):
            shown = compare(hands, chips=chips)
            all_gone = size == players and {*chips} == {1}
            assert shown.is_void == all_gone
            assert shown.loses == (() if all_gone else tuple(range(1, size + 1)))
            assert shown.chips
            assert sum(shown.chips) > 0
            assert shown.settled_rule == ("W5.4" if all_gone else "W5.1" if size == 1 else "W5.2")
        # Without the chips nobody can tell, so the deal counts.
        assert not compare(hands).is_void
        assert compare(hands).chips is None


@for_every_number_in
def test_w7_2_any_number_without_a_combination_lose_together(players: int) -> None:
    weak = [*HIGHER_PAIRS, *POINTS][:players]
    flat = {seat: rank(hand, extended=True) for seat, hand in enumerate(weak, start=1)}
    shown = showdown(weak, flat, None, [1] * players)
    assert (shown.is_void, shown.settled_rule, shown.loses) == (True, "W7.2", ())
    assert shown.chips == (1,) * players
    for seat in range(1, players + 1):
        hands = [*weak]
        hands[seat - 1] = read_cards("9S 9H 9D")
        ranks = {each: rank(hand, extended=True) for each, hand in enumerate(hands, start=1)}
        shown = showdown(hands, ranks, None, [1] * players)
        assert shown.loses == tuple(each for each in range(1, players + 1) if each != seat)
        assert (shown.settled_rule, shown.reason, shown.rule) == ("W7.2", "category", "W7.2")
        assert shown.winner == seat


@for_every_number_in
def test_equal_hands_are_named_from_eldest_on(players: int) -> None:
    equal = POINTS[: min(players, 4)]
    hands = [*HIGHER_PAIRS[: players - len(equal)], *equal]
    seats = [*range(players - len(equal) + 1, players + 1)]
    for dealer in (None, *range(1, players + 1)):
        shown = compare(hands, dealer)
        expected = [seat for seat in eldest_first(dealer or players, players) if seat in seats]
        assert [*shown.order[-len(equal) :]] == expected
        assert shown.to_data()["ties"] == [expected]


@pytest.mark.parametrize(
    ("hands", "winner", "reason", "rule"),
    [
        (["9S 9H 9D", "KD 8D 2D"], 1, "category", "W4.1"),
        (["9S 9H 9D", "8S 8H 8D"], 1, "rank", "W4.2"),
        (["9S 8S 7S", "8H 7H 6H"], 1, "rank", "W4.3"),
        (["AS 9S 2S", "KH 9H 3H"], 1, "rank", "W4.4"),
        (["AS 9S 2S", "AH 8H 3H"], 1, "cards", "W4.4"),
        (["8S 8H 2D", "7S 7H AD"], 1, "rank", "W4.5"),
        (["7D 7C 3S", "7S 7H 2D"], 1, "cards", "W4.5"),
        (["AS KH 9D", "KS QD 9H"], 1, "total", "W4.6"),
        (["KS 7D 4H", "QC 8S 3D"], 1, "cards", "W4.7"),
        (["KS 7D 4H", "KC 7S 4D"], None, "tie", "W5.2"),
        # The losers are compared with the hand just above, not with the best.
        (["9S 9H 9D", "KS 7D 4H", "QC 8S 3D"], 1, "cards", "W4.7"),
        (["9S 8S 7S", "9H 8H 7H", "KS 7D 4H", "KC 7C 4D"], None, "category", "W4.1"),
    ],
)
def test_what_decided(hands: list[str], winner: int | None, reason: str, rule: str) -> None:
    shown = compare([read_cards(hand) for hand in hands])
    assert (shown.winner, shown.reason, shown.rule) == (winner, reason, rule)


def by_hand(ranks: dict[int, WidowRank], chips: list[int]) -> tuple[list[int], bool]:
    """Who loses, found the plain way."""
    lowest = [seat for seat in ranks if not any(ranks[other] < ranks[seat] for other in ranks)]
    if all(worth.strength == (0,) for worth in ranks.values()):
        return [], True
    left = [count - (seat in lowest) for seat, count in enumerate(chips, start=1)]
    return ([], True) if not any(left) else (lowest, False)


@given(
    strategies.permutations(PACK),
    strategies.integers(2, 12),
    strategies.lists(strategies.integers(1, 5), min_size=12, max_size=12),
    strategies.integers(0, 12),
    strategies.tuples(strategies.booleans(), strategies.booleans()),
)
def test_any_showdown(pack: Cards, players: int, counts: list[int], dealer: int, options: tuple[bool, bool]) -> None:
    hands = [tuple(pack[3 * place : 3 * place + 3]) for place in range(players)]
    low_ace, extended = options
    chosen = {"low_ace": int(low_ace), "extended": int(extended)}
    ranks = {seat: rank(hand, low_ace, extended) for seat, hand in enumerate(hands, start=1)}
    chips = counts[:players]
    shown = GAME.showdown(hands, dealer if 0 < dealer <= players else None, chosen, chips)
    loses, is_void = by_hand(ranks, chips)
    assert [*shown.loses] == loses
    assert shown.is_void == is_void
    assert sum(chips) - sum(shown.chips) == len(loses)
    assert sorted(shown.order) == [*range(1, players + 1)]
    assert shown.groups == tuple(tuple(group) for _, group in groupby(shown.order, key=ranks.__getitem__))
    assert all(ranks[better] >= ranks[worse] for better, worse in pairwise(shown.order))
    data = shown.to_data()
    assert data["winner"] == (shown.order[0] if len(shown.groups[0]) == 1 else None)
    assert [hand["cards"] for hand in data["hands"]] == [[*codes(hand)] for hand in hands]
    assert shown.out == tuple(seat for seat in loses if chips[seat - 1] == 1)


@pytest.mark.parametrize(
    ("chips", "problems"),
    [
        ([3, 2], []),
        ([1, 5], []),
        ([3], [("chips-for-each-hand", None)]),
        ([3, 2, 1], [("chips-for-each-hand", None)]),
        ([0, 6], [("bad-option", "W1.3"), ("bad-option", "W1.3")]),
    ],
)
def test_chips_at_a_showdown(chips: list[int], problems: list[tuple[str, str | None]]) -> None:
    assert [(problem.code, problem.rule) for problem in GAME.standing.check(chips, 2)] == problems


def test_a_hand_that_is_not_whole_is_no_hand() -> None:
    with pytest.raises(InputError):
        GAME.showdown([read_cards("6S 7S"), POINTS[0]], None, {})
