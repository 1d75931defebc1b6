"""The catalogue of the games, as the engine gives it: asked once, kept in build/, written to a file for the widgets."""

import json
from functools import cache, partial
from typing import Any, cast

from builder.errors import BuildError
from builder.paths import CATALOGUE
from builder.sources.cache import cached
from builder.sources.engine import ask_once


@cache
def catalogue() -> dict[str, Any]:
    """Everything that the engine's verb `games` tells."""
    return cast(dict[str, Any], cached("catalogue", partial(ask_once, "games")))


def write_catalogue() -> None:
    """Write it to build/catalogue.json, from which the widgets are built."""
    CATALOGUE.parent.mkdir(exist_ok=True)
    CATALOGUE.write_text(json.dumps(catalogue(), ensure_ascii=False, indent=1), encoding="utf-8")


@cache
def game_ids() -> tuple[str, ...]:
    """The games by their ids, in the order in which readers meet them. Each has a page of that name in every language.

    >>> game_ids()[0]
    'foster'
    """
    return tuple(entry["id"] for entry in catalogue()["games"])


@cache
def game(name: str) -> Any:
    """What the catalogue says of a game. Raises BuildError when there is none of that id."""
    for entry in catalogue()["games"]:
        if entry["id"] == name:
            return entry
    raise BuildError(f"The engine does not know the game “{name}”; it knows {', '.join(game_ids())}.")


def rule_origins(name: str) -> dict[str, str]:
    """Where each rule of a game comes from: source, clarified or agreement, in the order of the rules."""
    return {rule["id"]: rule["origin"] for rule in game(name)["rules"]}
