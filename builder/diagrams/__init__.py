"""Diagrams, drawn at build time from the engine's data and the language's strings."""

from collections.abc import Callable, Mapping
from typing import Any

from builder.diagrams import ladder, payments, strip, table, turn
from builder.diagrams.drawing import Drawing, framed
from builder.errors import BuildError
from builder.pagedata import to_root
from builder.state import LanguageBuild

DIAGRAMS: Mapping[str, Callable[..., Drawing]] = {
    "table": table.draw,
    "turn": turn.draw,
    "ladder": ladder.draw,
    "payments": payments.draw,
    "strip": strip.draw,
}


def draw(build: LanguageBuild, page: str, game: str, name: str, settings: Mapping[str, Any]) -> str:
    """The figure for one diagram. Raises BuildError when there is none of that name."""
    if name not in DIAGRAMS:
        raise BuildError(f"{page}: there is no diagram “{name}”; known are {', '.join(DIAGRAMS)}.")
    sprite = f"{to_root(page)}assets/cards/{build.language.tag}.svg"
    return framed(DIAGRAMS[name](build.text, game, sprite, **settings), build.text)
