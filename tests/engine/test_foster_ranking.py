"""All 22,100 hands: the counts, the table of the rules, an independent judge, and one hash of the whole order."""

from itertools import combinations, groupby, pairwise

import pytest
from commerce.cards import PACK, Card, Cards, Suit, read_cards
from commerce.games.foster.ranking import CATEGORIES, FosterRank, deciding_rule, judge, rank
from commerce.hand_rank import HandRank
from commerce.problems import InputError
from commerce.transcript import order_hash
from hypothesis import given, strategies

HANDS = [*combinations(PACK, 3)]

hands = strategies.lists(strategies.sampled_from(PACK), min_size=3, max_size=3, unique=True).map(tuple)


def worth(text: str) -> FosterRank:
    return rank(read_cards(text))


# --- An independent judge: only texts, lists and searching ---------------------------------------------------------

_RUNS = ["A23", "234", "345", "456", "567", "678", "789", "89T", "9TJ", "TJQ", "JQK", "QKA"]


def by_search(hand: Cards) -> tuple[int, int, int]:
    """Category, then what decides inside it; written without a look at the engine."""
    ranks = sorted(card.code[0] for card in hand)
    if ranks[0] == ranks[2]:
        return 3, "23456789TJQKA".index(ranks[0]), 0
    for top, run in enumerate(_RUNS):
        if sorted(run) == ranks and len({card.code[1] for card in hand}) == 1:
            return 2, top, 0
    best = (0, 0, 0)
    for size in (2, 3):
        for some in combinations(hand, size):
            if len({card.code[1] for card in some}) == 1:
                total = sum(
                    {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}.get(c.code[0]) or int(c.code[0]) for c in some
                )
                best = max(best, (1, total, size))
    return best


def test_the_fast_way_orders_all_hands_as_the_slow_search_does() -> None:
    pairs = sorted((by_search(hand), rank(hand)) for hand in HANDS)
    groups = [[found for _, found in group] for _, group in groupby(pairs, key=lambda pair: pair[0])]
    assert all(len(set(group)) == 1 for group in groups)
    strengths = [group[0] for group in groups]
    assert all(worse < better for worse, better in pairwise(strengths))
    assert len(strengths) == 65


def test_counts_of_all_hands() -> None:
    ranks = [rank(hand) for hand in HANDS]
    assert len(HANDS) == 22_100
    counts = {category: sum(1 for found in ranks if found.category == category) for category in CATEGORIES}
    assert counts == {"tricon": 52, "sequence": 48, "point": 13_264, "nothing": 8_736}
    points = [found.points for found in ranks if found.points is not None]
    assert (min(points), max(points), points.count(31)) == (5, 31, 20)
    assert len(set(ranks)) == 65


def test_categories_never_overlap() -> None:
    by_category = {
        category: [rank(hand) for hand in HANDS if rank(hand).category == category] for category in CATEGORIES
    }
    for better, worse in pairwise(CATEGORIES):
        assert min(by_category[better]) > max(by_category[worse])


def test_one_hash_of_the_whole_order() -> None:
    assert order_hash("foster") == "419a2bb5773423e3"


@pytest.mark.parametrize(
    ("text", "category", "decider", "counted"),
    [
        ("6S 7S 8S", "sequence", "8", 3),
        ("AS KS QS", "sequence", "A", 3),
        ("AS 2S 3S", "sequence", "3", 3),
        ("KS AS 2S", "point", 23, 3),
        ("AH KH 4C", "point", 21, 2),
        ("7S 7H KH", "point", 17, 2),
        ("5S 5H 2C", "nothing", None, 0),
        ("KS QD 9H", "nothing", None, 0),
        ("JS 6S 4S", "point", 20, 3),
        ("KD TD 2H", "point", 20, 2),
        ("4C 5C 6D", "point", 9, 2),
    ],
)
def test_the_table_of_the_rules(text: str, category: str, decider: str | int | None, counted: int) -> None:
    found = worth(text)
    assert found.category == category
    assert (found.points if found.rank is None else found.rank.letter) == decider
    assert len(found.counted) == counted


def test_two_tens_lose_to_three_cards_of_the_same_total() -> None:
    assert worth("KD TD 2H") < worth("JS 6S 4S")


@pytest.mark.parametrize(
    ("text", "category", "top"),
    [
        ("QS KS AS", "sequence", "A"),
        ("AS 2S 3S", "sequence", "3"),
        ("KS AS 2S", "point", None),
        ("QH KH AC", "point", None),
        ("AS AH AD", "tricon", "A"),
    ],
)
def test_the_places_of_the_ace(text: str, category: str, top: str | None) -> None:
    found = worth(text)
    assert (found.category, found.rank.letter if found.rank else None) == (category, top)


@given(hands, hands, hands)
def test_a_total_order(first: Cards, second: Cards, third: Cards) -> None:
    a, b, c = rank(first), rank(second), rank(third)
    assert (a < b) + (a == b) + (a > b) == 1
    assert (a <= b) == (a < b or a == b) == (b >= a)
    if a <= b <= c:
        assert a <= c
    if a == b:
        assert hash(a) == hash(b)


@given(hands, strategies.permutations([*Suit]), strategies.permutations([0, 1, 2]))
def test_suits_and_places_do_not_matter(hand: Cards, suits: list[Suit], places: list[int]) -> None:
    renamed = dict(zip(Suit, suits, strict=True))
    other = tuple(Card(hand[place].code[0] + renamed[hand[place].suit].letter) for place in places)
    assert rank(other) == rank(hand)
    assert rank(other).category == rank(hand).category


@given(hands)
def test_the_counted_cards_make_the_rank(hand: Cards) -> None:
    found = rank(hand)
    assert set(found.counted) <= set(hand)
    assert [card for card in hand if card in found.counted] == [*found.counted]
    if found.category == "point":
        points = {"A": 11} | dict.fromkeys("KQJT", 10) | {str(number): number for number in range(2, 10)}
        assert sum(points[card.code[0]] for card in found.counted) == found.points
        assert len({card.suit for card in found.counted}) == 1
    else:
        assert len(found.counted) == (0 if found.category == "nothing" else 3)
    assert (found.rank is not None) == (found.category in ("tricon", "sequence"))


@given(hands, hands)
def test_the_deciding_rule_says_what_differs(first: Cards, second: Cards) -> None:
    worse, better = sorted((rank(first), rank(second)))
    reason, rule = deciding_rule(better, worse)
    assert reason in {"category", "rank", "total", "card-count", "position"}
    assert (reason == "position") == (better == worse)
    assert (reason == "category") == (better.category != worse.category)
    assert rule == {"category": "F4.1", "total": "F4.4", "card-count": "F4.5", "position": "F4.6"}.get(
        reason, "F4.2" if better.category == "tricon" else "F4.3"
    )


def test_ranks_of_two_games_cannot_be_ordered() -> None:
    class OtherRank(HandRank):
        """The rank of some other game."""

    other = OtherRank((3, 14), "tricon")
    ours = worth("AS AH AD")
    for compare in (ours.__class__.__lt__, ours.__class__.__le__, ours.__class__.__gt__, ours.__class__.__ge__):
        assert compare(ours, other) is NotImplemented
    with pytest.raises(TypeError):
        _ = ours < other
    with pytest.raises(TypeError):
        _ = other >= ours
    with pytest.raises(TypeError):
        max(ours, other)
    assert ours != other
    assert ours != (3, 14)


@pytest.mark.parametrize("text", ["", "6S", "6S 7S", "6S 7S 8S 9S", "6S 6S 7S"])
def test_only_three_different_cards_have_a_rank(text: str) -> None:
    for ask in (rank, judge):
        with pytest.raises(InputError):
            ask(read_cards(text))
