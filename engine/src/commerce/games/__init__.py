"""The games, found by folder: each package here offers its `GAME`. None knows of another."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from commerce.game import AnyGame
from commerce.problems import InputError, Problem


@cache
def games() -> dict[str, AnyGame]:
    """Every game by its id, in the order of the folders' names.

    >>> "foster" in games()
    True
    """
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    found: list[AnyGame] = [import_module(f"{__name__}.{folder}").GAME for folder in folders]
    return {game.id: game for game in found}


def game_of(name: object) -> AnyGame:
    """The game of that id. Raises InputError (`unknown-game`).

    >>> game_of("foster").players
    (3, 12)
    """
    known = games()
    if isinstance(name, str) and name in known:
        return known[name]
    raise InputError([Problem("unknown-game", params={"game": str(name), "known": [*known]})])
