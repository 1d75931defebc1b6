"""The games, found by folder: each package here offers its `GAME`. None knows of another.

A game is imported when it is first asked for, so that a question about one loads no other.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
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


@contextmanager
def games_from(folder: str) -> Iterator[None]:
    """Meanwhile the games of another folder, given by its path, are found too: each package there is a game.

    >>> with games_from("/no/such/folder"):
    ...     "foster" in games()
    True
    """
    __path__.append(folder)
    try:
        yield
    finally:
        __path__.remove(folder)


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


def problem_codes() -> Mapping[str, tuple[str, ...]]:
    """Every code that a problem may have in any game, with the names of its params; this imports all games.

    >>> problem_codes()["too-few-cards"], "must-answer" in problem_codes()
    (('count', 'wanted'), True)
    """
    return {code: params for name in games() for code, params in game_of(name).problem.codes.items()}
