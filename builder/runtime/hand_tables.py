"""The tables of all hands, from which the checker answers before the engine is there: one for each set of options."""

import json
from collections.abc import Iterator
from functools import partial
from itertools import compress, product
from pathlib import Path
from typing import Any

from builder.assets.fingerprints import publish
from builder.sources.cache import cached
from builder.sources.catalogue import game, game_ids
from builder.sources.engine import ask_once


def option_sets(game_id: str) -> Iterator[tuple[str, dict[str, int]]]:
    """Every choice of the options that change what hands are worth, under the name by which widgets ask for it.

    >>> [name for name, _ in option_sets("foster")]
    ['foster']
    >>> [name for name, _ in option_sets("widow")][:3]
    ['widow', 'widow-extended', 'widow-pounce']
    """
    switches = [option["id"] for option in game(game_id)["options"] if option["ranks"]]
    for chosen in product((0, 1), repeat=len(switches)):
        on = [*compress(switches, chosen)]
        yield "-".join([game_id, *on]), dict.fromkeys(on, 1)


def hand_table(game_id: str, name: str, options: dict[str, int]) -> dict[str, Any]:
    """One table, as the engine writes it."""
    table: dict[str, Any] = cached(f"hands-{name}", partial(ask_once, "hand-table", game=game_id, options=options))
    return table


def write_hand_tables(folder: Path) -> dict[str, str]:
    """Write all tables into a folder; gives the files by the tables' names."""
    return {
        name: publish(folder, f"{name}.json", as_text(hand_table(game_id, name, options)))
        for game_id in game_ids()
        for name, options in option_sets(game_id)
    }


def as_text(table: dict[str, Any]) -> str:
    """The table as JSON text, in as few bytes as it takes."""
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))
