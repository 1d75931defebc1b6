"""Diagrams, drawn at build time from the engine's data and the language's strings."""

from collections.abc import Callable, Mapping
from typing import Any

from builder.diagrams import foster, widow
from builder.diagrams.drawing import Drawing, framed
from builder.errors import BuildError
from builder.pages.page_data import to_root
from builder.state import LanguageBuild

DIAGRAMS: Mapping[str, Mapping[str, Callable[..., Drawing]]] = {"foster": foster.DIAGRAMS, "widow": widow.DIAGRAMS}


def draw(build: LanguageBuild, page: str, game: str, name: str, settings: Mapping[str, Any]) -> str:
    """The figure for one diagram of a game. Raises BuildError when there is none of that name."""
    known = DIAGRAMS[game]
    if name not in known:
        raise BuildError(f"{page}: there is no diagram “{name}” of the game “{game}”; known are {', '.join(known)}.")
    sprite = f"{to_root(page)}assets/{build.own_files.sprite}"
    return framed(known[name](build.text, game, sprite, **settings), build.text)
