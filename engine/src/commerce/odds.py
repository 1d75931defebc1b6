"""How often and how long: the chances that a game knows, and the length of its matches."""

from collections.abc import Mapping

from commerce.game import AnyGame
from commerce.hands import check_seats, read_options
from commerce.problems import InputError, Json, Problem
from commerce.simulate import match

MATCHES = 101
"""Matches in the sample for a median."""
MEDIAN_DEALS = "median-deals"


def odds(game: AnyGame, name: str, params: Mapping[str, object]) -> dict[str, Json]:
    """A chance of that game, as a share from 0 to 1, as JSON data; or the median number of deals in a match.

    `deals` is how many deals (or matches) it was counted in, `exact` whether these are all there are. Raises InputError
    for another name and for params that it does not have.

    >>> from commerce.games import game_of
    >>> odds(game_of("widow"), "lowest-by-chance", {"players": 5})["value"]
    0.2
    """
    if name == MEDIAN_DEALS and game.deals(game.players[0]) is None:
        return _median(game, params)
    if name not in game.odds:
        known: list[Json] = [*game.odds]
        raise InputError([Problem("unknown-odds", params={"name": name, "known": known})])
    wanted = game.odds[name]
    given = {param: params.get(param) for param in wanted.params}
    problems = [
        Problem("bad-request", params={"field": param, "wanted": ", ".join(map(str, wanted.params[param]))})
        for param, value in given.items()
        if type(value) not in (int, str) or value not in wanted.params[param]
    ]
    if problems:
        raise InputError(problems)
    chance = wanted.find(**given)
    return {"name": name, "value": chance.share, "deals": chance.deals, "exact": chance.is_exact}


def _median(game: AnyGame, params: Mapping[str, object]) -> dict[str, Json]:
    players = params.get("players")
    if type(players) is not int:
        raise InputError([Problem("bad-request", params={"field": "players", "wanted": "number"})])
    problems = [*check_seats(game, players)]
    if problems:
        raise InputError(problems)
    chosen = {name: value for name, value in params.items() if name != "players"}
    found = median_deals(game, read_options(game, chosen), players)
    return {"name": MEDIAN_DEALS, "value": found, "deals": MATCHES, "exact": False}


def median_deals(game: AnyGame, options: Mapping[str, int], players: int, matches: int = MATCHES) -> int:
    """The median number of deals in a match between steady players: half of the matches take at least as many.

    >>> from commerce.games import game_of
    >>> median_deals(game_of("widow"), {"chips": 1}, players=3, matches=9)
    2
    """
    lengths = sorted(
        sum(1 for _ in match(game, options, ["steady"] * players, f"median{number}")) for number in range(matches)
    )
    return lengths[matches // 2]
