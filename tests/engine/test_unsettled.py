"""A deal before its settlement: what the replay shows between the last move and the payments."""

from dataclasses import replace

import pytest
from commerce.game import AnyGame

from tests.engine.every_game import Course, for_every_game

COURSES = [Course(seats, 1, f"seed{seats}", seats, 0.8) for seats in (3, 4, 7)]


@for_every_game
@pytest.mark.parametrize("course", COURSES, ids=lambda course: str(course.seats))
def test_before_the_settlement_everyone_has_what_they_had(game: AnyGame, course: Course) -> None:
    *_, position = course.positions(game)
    over = position.state
    assert over.end is not None
    before = game.unsettled(over)
    assert before.end is None
    assert before.shown is None
    assert (before.hands, before.seats, before.deal, before.dealer) == (over.hands, over.seats, over.deal, over.dealer)
    # Only what the showdown says changes hands.
    settled = replace(before, end=over.end, shown=over.shown, **{game.standing.name: game.standing_of(over)})
    assert settled == over


@for_every_game
def test_nothing_is_given_back_where_nothing_was_settled(game: AnyGame) -> None:
    for position in COURSES[0].positions(game):
        if position.state.end is None:
            assert game.unsettled(position.state) == position.state
