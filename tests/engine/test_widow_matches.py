"""Whole matches with a widow between bots, with every option; in a file of its own, to run beside the others."""

from collections import Counter
from typing import Any

import pytest
from commerce.simulate import match, simulate
from hypothesis import given

from tests.engine.every_game import Course, chosen_options, courses, for_every_size
from tests.engine.widow_table import GAME

# 2,200 matches in all, most of them at small tables, where they are quick.
MATCHES = {3: 500, 4: 400, 5: 300, 6: 250, 7: 200, 8: 150, 9: 130, 10: 110, 11: 80, 12: 80}


def check_a_match(states: list[Any], seats: int, chips: int) -> Counter[str]:
    """A match from its first showdown to its last: W1.1, W2.4, W5.4, W6.1, W6.2; and how its deals ended."""
    seen: Counter[str] = Counter()
    before = (chips,) * seats
    dealer = states[0].dealer
    for number, state in enumerate(states, start=1):
        assert state.deal == number
        inside = [seat for seat in range(1, seats + 1) if before[seat - 1]]
        assert [seat for seat, hand in enumerate(state.hands, start=1) if hand] == inside
        assert state.dealer == dealer
        assert dealer in inside
        assert state.end != "cap"
        lost = [was - now for was, now in zip(before, state.chips, strict=True)]
        assert [seat for seat, count in enumerate(lost, start=1) if count] == [*state.shown.loses]
        assert {*lost} <= {0, 1}
        assert {*state.shown.loses} <= {*inside}
        seen[state.end] += 1
        seen["void"] += state.shown.is_void
        seen["four"] += sum(1 for hand in state.hands if len(hand) == 4)
        before = state.chips
        if not state.shown.is_void:
            dealer = next(seat for step in range(1, seats + 1) if before[(seat := (dealer + step - 1) % seats + 1) - 1])
    assert sum(1 for count in before if count) == 1
    total = chips * seats - sum(before)
    assert chips * (seats - 1) <= total <= chips * seats - 1
    assert all(sum(1 for count in state.chips if count) > 1 for state in states[:-1])
    return seen


@for_every_size
def test_w1_1_thousands_of_matches_between_bots(seats: int) -> None:
    assert sum(MATCHES.values()) >= 2_000
    tables = [["steady"] * seats, ["easy"] * seats, ["easy", "steady", *["steady", "easy"] * seats][:seats]]
    seen: Counter[str] = Counter()
    for number in range(MATCHES[seats]):
        options = chosen_options(GAME, number)
        states = [*match(GAME, options, tables[number % 3], f"m{number}")]
        seen += check_a_match(states, seats, options["chips"])
        for state in states:
            assert options["extended"] or not (state.shown.is_void and {*state.chips} - {0, 1})
    assert seen["knock"] > seen["passes"] > 0
    assert seen["void"] > 0
    assert seen["four"] > 0


@pytest.mark.parametrize(("option", "value"), [("extended", 1), ("exchanges", 2), ("exchanges", 3), ("chips", 2)])
def test_the_options_that_change_every_match(option: str, value: int) -> None:
    def results(options: dict[str, int]) -> list[Any]:
        return [
            (state.chips, state.shown.groups)
            for number in range(30)
            for state in match(GAME, options, ["steady", "easy", "steady"], f"o{number}")
        ]

    assert results(chosen_options(GAME, 0)) != results({**chosen_options(GAME, 0), option: value})


def test_w1_1_more_chips_make_a_match_longer() -> None:
    lengths = [
        sum(len([*match(GAME, {"chips": chips}, ["steady"] * 5, f"l{number}")]) for number in range(20))
        for chips in range(1, 6)
    ]
    assert lengths == sorted(lengths)
    assert len({*lengths}) == 5


def test_simulate_counts_chips_lost_and_matches_won() -> None:
    result = simulate(GAME, {"chips": 2}, ["steady"] * 4, 60, "w")
    assert [*result.ends] == ["knock", "passes", "cap"]
    assert sum(result.ends.values()) == result.deals == 60
    assert sum(result.wins) in (result.matches, result.matches - 1)
    assert all(0 < mean < 1 for mean in result.mean)
    assert result.to_data()["mean"] == [*result.mean]


@given(courses())
def test_three_cards_lie_open_at_every_moment(course: Course) -> None:
    for position in course.positions(GAME, deals=2):
        assert len(position.state.widow) == len(GAME.view(position.state, 1).to_data()["widow"]) == 3
