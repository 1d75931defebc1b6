"""10,000 simulated matches without an exception; in a file of its own, to run beside the others."""

import pytest
from commerce.games import game_of, games
from commerce.simulate import simulate

from tests.engine.every_game import AnyGame, for_every_size

GAMES = [game for game in map(game_of, games()) if game.deals(3)]
of_known_length = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])

# 10,000 matches in all, most of them at small tables, where they are quick.
MATCHES = {3: 3000, 4: 2000, 5: 1500, 6: 1100, 7: 700, 8: 500, 9: 400, 10: 300, 11: 250, 12: 250}


@of_known_length
@for_every_size
def test_ten_thousand_matches_between_bots(game: AnyGame, seats: int) -> None:
    assert sum(MATCHES.values()) == 10_000
    tables = [["steady"] * seats, ["easy"] * seats, ["easy", "steady", *["steady", "easy"] * seats][:seats]]
    for number, kinds in enumerate(tables):
        matches = MATCHES[seats] // 3 + (number < MATCHES[seats] % 3)
        result = simulate(game, {}, kinds, matches * (game.deals(seats) or 0), f"t{number}")
        assert result.matches == matches
        assert sum(result.ends.values()) == result.deals
        assert abs(sum(result.mean)) < 1e-9
