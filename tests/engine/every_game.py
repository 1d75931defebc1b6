"""What the suites share that run for every game the engine finds."""

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from commerce.chance import pack_of
from commerce.game import AnyGame
from commerce.games import games
from commerce.hands import read_options
from commerce.record import Position, new_record, next_deal, play, replay
from hypothesis import strategies

for_every_game = pytest.mark.parametrize("game", [*games().values()], ids=[*games()])
for_every_size = pytest.mark.parametrize("seats", range(3, 13))


def options_of(game: AnyGame) -> dict[str, int]:
    return {**read_options(game, None)}


def opening(game: AnyGame, seats: int, dealer: int, seed: str = "k3", deal: int = 1) -> Any:
    """A deal just dealt."""
    state, _ = game.open(seats, dealer, options_of(game), pack_of(seed, deal))
    return state


@dataclass(frozen=True)
class Course:
    """How a match went that Hypothesis chose: the table, and which of the legal moves came each time.

    The last of the legal moves usually ends a deal; it is taken only when `patience` runs out.
    """

    seats: int
    dealer: int
    seed: str
    choices: int
    patience: float

    def positions(self, game: AnyGame, deals: int = 1, longest: int = 80) -> list[Position]:
        """Every position of the first deals, from the first on."""
        record = new_record(game, ["human"] * self.seats, self.seed, dealer=self.dealer)
        position = replay(record)
        found = [position]
        choose = Random(self.choices)
        for _ in range(longest):
            moves = game.legal_moves(position.state)
            if moves:
                position = play(position, choose.choice(moves[:-1] if choose.random() < self.patience else moves))
            elif len(position.record.deals) < deals and not game.is_match_over(position.state):
                position = next_deal(position)
            else:
                break
            found.append(position)
        return found


@strategies.composite
def courses(draw: Any) -> Course:
    seats = draw(strategies.integers(3, 12))
    return Course(
        seats,
        draw(strategies.integers(1, seats)),
        draw(strategies.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=24)),
        draw(strategies.integers(0, 2**32)),
        draw(strategies.sampled_from([0, 0.8, 1])),
    )
