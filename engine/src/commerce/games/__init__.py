"""The games, found by folder: each package here offers its `GAME`. None knows of another.

A game is imported when it is first asked for, so that a question about one loads no other.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from commerce.game import AnyGame
from commerce.problems import InputError, Problem


def games() -> tuple[str, ...]:
    """The ids of all games, which are the names of their folders, in order; none of them is imported.

    >>> "foster" in games()
    True
    """
    return _folders(tuple(__path__))


@cache
def _folders(path: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(path) if module.ispkg))


def add_games_from(folder: str) -> None:
    """Find the games of another folder too, by its path: each package there is a game like those here.

    >>> add_games_from(__path__[0])  # a folder that is known already changes nothing
    """
    if folder not in __path__:
        __path__.append(folder)


@cache
def _imported(name: str) -> AnyGame:
    game: AnyGame = import_module(f"{__name__}.{name}").GAME
    return game


def game_of(name: object) -> AnyGame:
    """The game of that id. Raises InputError (`unknown-game`).

    >>> game_of("foster").players
    (3, 12)
    """
    known = games()
    if isinstance(name, str) and name in known:
        return _imported(name)
    raise InputError([Problem("unknown-game", params={"game": str(name), "known": [*known]})])
