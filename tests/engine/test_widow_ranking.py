"""All 22,100 hands with a widow: the counts, the table of the rules, an independent judge, and a hash of each order."""

from collections import Counter
from itertools import combinations, groupby, pairwise, product

import pytest
from commerce.cards import PACK, Card, Cards, Rank, Suit, read_cards
from commerce.games import game_of
from commerce.games.foster.ranking import rank as rank_without_a_widow
from commerce.games.widow.ranking import CATEGORIES, COMBINATIONS, FOUR, WidowRank, deciding_rule, is_four, rank
from commerce.problems import InputError
from commerce.transcript import order_hash
from hypothesis import given, strategies

HANDS = [*combinations(PACK, 3)]
FOURS = [tuple(Card(each.value + suit.value) for suit in Suit) for each in Rank]

hands = strategies.lists(strategies.sampled_from(PACK), min_size=3, max_size=3, unique=True).map(tuple)
any_hands = hands | strategies.sampled_from(FOURS)
with_and_without = pytest.mark.parametrize("low_ace", [False, True], ids=["ace-high", "ace-low-too"])


def worth(text: str, **settings: bool) -> WidowRank:
    return rank(read_cards(text), **settings)


# --- An independent judge: only texts, lists and searching -----------------------------------------------------------

_UPWARD = "23456789TJQKA"


def by_search(hand: Cards, low_ace: bool) -> tuple[int, list[int]]:
    """Category, then what decides inside it; written without a look at the engine."""
    letters = sorted((card.code[0] for card in hand), key=_UPWARD.index, reverse=True)
    downward = [_UPWARD.index(letter) for letter in letters]
    counts = sorted(((letters.count(letter), _UPWARD.index(letter)) for letter in {*letters}), reverse=True)
    if counts[0][0] == 3:
        return 5, [counts[0][1]]
    if len({card.code[1] for card in hand}) == 1:
        runs = ["A23" if low_ace else ""] + [_UPWARD[low : low + 3] for low in range(11)]
        for height, run in enumerate(runs):
            if {*run} == {*letters}:
                return 4, [height]
        return 3, downward
    if counts[0][0] == 2:
        return 2, [counts[0][1], counts[1][1]]
    total = sum(11 if letter == "A" else 10 if letter in "KQJT" else int(letter) for letter in letters)
    return 1, [total, *downward]


@with_and_without
def test_the_fast_way_orders_all_hands_as_the_slow_search_does(low_ace: bool) -> None:
    pairs = sorted(((by_search(hand, low_ace), rank(hand, low_ace)) for hand in HANDS), key=lambda pair: pair[0])
    groups = [[found for _, found in group] for _, group in groupby(pairs, key=lambda pair: pair[0])]
    assert all(len(set(group)) == 1 for group in groups)
    assert all(worse[0] < better[0] for worse, better in pairwise(groups))
    for (category, _), found in pairs:
        assert found.category == [*CATEGORIES][5 - category]


@with_and_without
def test_counts_of_all_hands(low_ace: bool) -> None:
    assert len(HANDS) == 22_100
    counts = Counter(rank(hand, low_ace).category for hand in HANDS)
    sequences = 48 if low_ace else 44
    assert counts == {
        "tricon": 52,
        "sequence": sequences,
        "flush": 1_144 - sequences,
        "pair": 3_744,
        "point": 17_160,
    }
    points = [found.points for found in (rank(hand, low_ace) for hand in HANDS) if found.points is not None]
    # 2-3-4 of several suits is the least, ace and two court cards or tens the most.
    assert (min(points), max(points)) == (9, 31)


@with_and_without
def test_categories_never_overlap(low_ace: bool) -> None:
    by_category: dict[str, list[WidowRank]] = {category: [] for category in CATEGORIES}
    for hand in HANDS:
        by_category[rank(hand, low_ace).category].append(rank(hand, low_ace))
    for better, worse in pairwise(CATEGORIES):
        assert min(by_category[better]) > max(by_category[worse])
    assert min(map(rank, FOURS)) > max(by_category["tricon"])


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, "d5a644add30ab9b7"),
        ({"low_ace": 1}, "e609f647141b878d"),
        ({"extended": 1}, "f9992c7f4c53ad57"),
        ({"low_ace": 1, "extended": 1}, "e915064e915d8e95"),
    ],
)
def test_one_hash_of_the_whole_order(options: dict[str, int], expected: str) -> None:
    assert order_hash("widow", options) == expected
    # Neither pounce nor the number of chips or cards exchanged changes the order of three cards.
    assert order_hash("widow", {**options, "pounce": 1, "chips": 1, "exchanges": 3}) == expected


TABLE = [
    ("6S 7S 8S", ("sequence", "8"), ("sequence", "8")),
    ("AS KS QS", ("sequence", "A"), ("sequence", "A")),
    ("AS 2S 3S", ("flush", "A"), ("sequence", "3")),
    ("KS AS 2S", ("flush", "A"), ("flush", "A")),
    ("AH KH 4C", ("point", 25), ("point", 25)),
    ("7S 7H KH", ("pair", "7"), ("pair", "7")),
    ("5S 5H 2C", ("pair", "5"), ("pair", "5")),
    ("KS QD 9H", ("point", 29), ("point", 29)),
    ("JS 6S 4S", ("flush", "J"), ("flush", "J")),
    ("KD TD 2H", ("point", 22), ("point", 22)),
    ("4C 5C 6D", ("point", 15), ("point", 15)),
]


@pytest.mark.parametrize(("text", "without", "with_low_ace"), TABLE)
def test_the_table_of_the_rules(text: str, without: tuple[str, object], with_low_ace: tuple[str, object]) -> None:
    for low_ace, expected in ((False, without), (True, with_low_ace)):
        found = worth(text, low_ace=low_ace)
        assert (found.category, found.rank.letter if found.rank else found.points) == expected
        assert len(found.counted) == (2 if found.category == "pair" else 3)


def test_what_a_pair_counts_is_the_pair() -> None:
    assert worth("7S KH 7H").counted == read_cards("7S 7H")


@pytest.mark.parametrize(
    "downward",
    [
        ["AS AH AD", "KS KH KD", "2S 2H 2D"],
        ["AS KS QS", "KH QH JH", "5D 4D 3D", "4C 3C 2C"],
        ["AS KS JS", "AH KH TH", "AD QD JD", "AC 3C 2C", "KS QS TS", "5H 3H 2H"],
        ["AS AH KD", "AS AH 2D", "KS KH AD", "2S 2H AD", "2S 2H 3D"],
        ["AS KH QD", "AS KH TD", "AS QH JD", "AS KH 9D", "KS QH TD", "QS JH TD", "KS QH 9D", "4S 3H 2D"],
        ["KS 9H 2D", "QS 9H 2D", "JS 9H 2D", "TS 9H 2D", "TS 8H 3D", "TS 7H 4D", "9S 8H 4D", "8S 7H 6D"],
    ],
)
def test_orders_written_down_by_hand(downward: list[str]) -> None:
    ranks = [worth(text) for text in downward]
    assert len({found.category for found in ranks}) == 1
    assert all(better > worse for better, worse in pairwise(ranks))


def test_the_low_ace_is_the_lowest_sequence_and_only_with_the_option() -> None:
    low = worth("AS 2S 3S", low_ace=True)
    assert low < worth("2H 3H 4H", low_ace=True)
    assert low > worth("AH KH JH", low_ace=True)
    assert worth("AS 2S 3S") == worth("AH 3H 2H") < worth("AD 4D 2D")
    for settings in ({}, {"low_ace": True}):
        assert worth("KS AS 2S", **settings).category == "flush"
        assert worth("QS KS AS", **settings).category == "sequence"
        assert worth("AS 2S 3H", **settings).category == "point"


def test_four_of_a_rank_are_above_everything_the_higher_rank_first() -> None:
    fours = [rank(four) for four in FOURS]
    assert fours == sorted(fours)
    assert len(set(fours)) == 13
    assert {found.category for found in fours} == {FOUR}
    assert all(found.counted == four and found.rank is four[0].rank for found, four in zip(fours, FOURS, strict=True))
    assert fours[0] > worth("AS AH AD")
    game = game_of("widow")
    assert game.categories_with({"pounce": 1}) == (FOUR, *CATEGORIES)
    assert game.categories_with({}) == CATEGORIES
    for options in ({}, {"pounce": 0}, {"pounce": 1}):
        assert game.is_larger_hand(FOURS[0], options) == (options == {"pounce": 1})
        assert not game.is_larger_hand((*FOURS[0][:3], FOURS[1][0]), options)


# --- The extended game -----------------------------------------------------------------------------------------------


@with_and_without
def test_extended_leaves_combinations_alone_and_makes_the_rest_equal(low_ace: bool) -> None:
    flat = rank(read_cards("2S 3H 5D"), low_ace, True)
    for hand in (*HANDS, *FOURS):
        found, usual = rank(hand, low_ace, True), rank(hand, low_ace)
        assert found.category == usual.category
        if usual.category in COMBINATIONS:
            assert found == usual
            assert (found.counted, found.rank) == (usual.counted, usual.rank)
            assert found > flat
        else:
            assert found == flat
            assert found.to_data(hand)["counted"] == []
            assert found.points is None
            assert found.rank is None


# --- Any hands -------------------------------------------------------------------------------------------------------


@given(any_hands, any_hands, any_hands, strategies.booleans(), strategies.booleans())
def test_a_total_order(first: Cards, second: Cards, third: Cards, low_ace: bool, extended: bool) -> None:
    a, b, c = (rank(hand, low_ace, extended) for hand in (first, second, third))
    assert (a < b) + (a == b) + (a > b) == 1
    assert (a <= b) == (a < b or a == b) == (b >= a)
    if a <= b <= c:
        assert a <= c
    if a == b:
        assert hash(a) == hash(b)


@given(hands, strategies.permutations([*Suit]), strategies.permutations([0, 1, 2]), strategies.booleans())
def test_suits_and_places_do_not_matter(hand: Cards, suits: list[Suit], places: list[int], low_ace: bool) -> None:
    renamed = dict(zip(Suit, suits, strict=True))
    other = tuple(Card(hand[place].code[0] + renamed[hand[place].suit].letter) for place in places)
    assert rank(other, low_ace) == rank(hand, low_ace)
    assert rank(other, low_ace).category == rank(hand, low_ace).category


@given(any_hands, strategies.booleans())
def test_the_counted_cards_make_the_rank(hand: Cards, low_ace: bool) -> None:
    found = rank(hand, low_ace)
    assert [card for card in hand if card in found.counted] == [*found.counted]
    assert (found.points is None) == (found.rank is not None) == (found.category != "point")
    if found.category == "point":
        points = {"A": 11} | dict.fromkeys("KQJT", 10) | {str(number): number for number in range(2, 10)}
        assert sum(points[card.code[0]] for card in hand) == found.points
    if found.category in ("four", "tricon", "pair"):
        assert {card.rank for card in found.counted} == {found.rank}
    assert len(found.counted) == {"four": 4, "pair": 2}.get(found.category, 3)


@given(any_hands, any_hands, strategies.booleans(), strategies.booleans())
def test_the_deciding_rule_says_what_differs(first: Cards, second: Cards, low_ace: bool, extended: bool) -> None:
    worse, better = sorted((rank(first, low_ace, extended), rank(second, low_ace, extended)))
    if worse == better:
        return
    reason, rule = deciding_rule(better, worse)
    assert (reason == "category") == (better.category != worse.category)
    if reason == "category":
        is_flat = extended and worse.category not in COMBINATIONS
        assert rule == ("W7.2" if is_flat else "W7.1" if better.category == FOUR else "W4.1")
        return
    assert (
        rule
        in {
            "four": {"W7.1"},
            "tricon": {"W4.2"},
            "sequence": {"W4.3"},
            "flush": {"W4.4"},
            "pair": {"W4.5"},
            "point": {"W4.6", "W4.7"},
        }[better.category]
    )
    assert (reason == "total") == (better.points != worse.points) == (rule == "W4.6")
    assert (reason == "rank") == (better.rank is not worse.rank)
    assert reason in {"rank", "total", "cards"}


def test_ranks_of_the_two_games_cannot_be_ordered() -> None:
    hand = read_cards("AS AH AD")
    with pytest.raises(TypeError):
        _ = rank(hand) < rank_without_a_widow(hand)
    with pytest.raises(TypeError):
        _ = rank_without_a_widow(hand) >= rank(hand)
    assert rank(hand) != rank_without_a_widow(hand)


@pytest.mark.parametrize("text", ["", "6S", "6S 7S", "6S 7S 8S 9S", "6S 6S 7S", "9S 9H 9D 9S", "9S 9H 9D 9C 8S"])
def test_what_is_no_hand_has_no_rank(text: str) -> None:
    for low_ace, extended in product((False, True), repeat=2):
        with pytest.raises(InputError):
            rank(read_cards(text), low_ace, extended)
    assert not is_four(read_cards(text))
