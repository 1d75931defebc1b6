"""Chips, lives and the free ride (M2, M3), before a game plays with them."""

from dataclasses import dataclass

import pytest
from commerce.cards import Cards
from commerce.game import Game
from commerce.mechanics.chip_showdown import lowest_lose
from commerce.mechanics.standing import CHIPS, POINTS, Standing, after_loss, chips_shown, is_void
from commerce.state import State


@dataclass(frozen=True, slots=True)
class Riding(State):
    lives: tuple[int, ...]
    deal: int = 4
    dealer: int = 2
    turn: int = 1
    hands: tuple[Cards, ...] = ((), (), ())
    end: str | None = "knock"
    shown: object = None

    @property
    def chips(self) -> tuple[int, ...]:
        return chips_shown(self.lives, has_free_ride=True)


class Rides(Game[Riding, object]):  # type: ignore[type-var]
    standing = Standing(CHIPS, "chips", rule="TO1.3", start=3, most=5, field="lives")


def test_with_a_free_ride_no_chips_are_not_out() -> None:
    game = Rides()
    assert not game.is_match_over(Riding((1, 0, 2)))
    assert game.is_match_over(Riding((0, 0, 1)))
    assert game.match(Riding((0, 0, 1))) == {"chips": [0, 0, 0], "winners": [3], "deals": 4}
    assert game.standing_shown(Riding((4, 1, 0))) == [3, 0, 0]
    assert game.next_dealer(Riding((1, 3, 0))) == 1


@pytest.mark.parametrize(
    ("lives", "losers", "each", "left"),
    [((3, 1, 2), (2,), 1, (3, 0, 2)), ((3, 1, 2), (2,), 2, (3, 0, 2)), ((3, 1, 2), (1, 3), 2, (1, 1, 0))],
)
def test_a_loss_of_two_takes_both_at_once(
    lives: tuple[int, ...], losers: tuple[int, ...], each: int, left: tuple[int, ...]
) -> None:
    assert after_loss(lives, losers, each) == left


def test_a_settlement_that_leaves_nobody_is_none() -> None:
    assert is_void(after_loss((1, 0, 1), (1, 3)))
    assert lowest_lose((1, 3), (1, 0, 1)) == ()
    assert lowest_lose((3, 1), (1, 0, 2)) == (1, 3)


def test_the_fewest_points_win() -> None:
    points = Standing(POINTS, "points", rule="CA6.1")
    assert points.opening({"chips": 3, "free_ride": 1}, seats=2) == (0, 0)
    assert points.winners((30, 17, 17)) == (2, 3)
    assert points.are_in((0, 5)) == (True, True)
