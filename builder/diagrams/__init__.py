"""Diagrams, drawn at build time from the engine's data and the language's strings.

Those of one game lie in the folder of its name, which also has the cards of its link preview, and its rules in the
comparison of the games. A game that has no folder here has no drawings.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import Any

from builder.diagrams.drawing import Drawing, framed
from builder.errors import BuildError
from builder.pages.events import log_of
from builder.pages.page_data import to_root
from builder.state import LanguageBuild


def of_game(game: str, name: str, default: Any) -> Any:
    """What the folder of a game keeps under a name, or else `default`.

    >>> "table" in of_game("foster", "DIAGRAMS", {})
    True
    """
    path = f"{__name__}.{game}"
    return getattr(import_module(path), name, default) if find_spec(path) else default


def diagrams(game: str) -> Mapping[str, Callable[..., Drawing]]:
    """The drawings of a game by their names.

    >>> [*diagrams("foster")]
    ['table', 'turn', 'ladder', 'payments', 'strip']
    """
    known: Mapping[str, Callable[..., Drawing]] = of_game(game, "DIAGRAMS", {})
    return known


def draw(build: LanguageBuild, page: str, game: str, name: str, settings: Mapping[str, Any]) -> str:
    """The figure for one diagram of a game. Raises BuildError when there is none of that name."""
    known = diagrams(game)
    if name not in known:
        raise BuildError(f"there is no diagram “{name}” of the game “{game}”; known are {', '.join(known)}")
    sprite = f"{to_root(page)}assets/{build.own_files.sprite}"
    # Those that tell what happens ask for the log.
    log = {"log": log_of(build, game)} if "log" in signature(known[name]).parameters else {}
    return framed(known[name](build.text, game, sprite, **log, **settings), build.text)
