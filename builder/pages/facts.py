"""Numbers that pages quote: counted over all hands, or found in many deals, by the engine and never typed."""

from functools import partial
from typing import Any

from builder.errors import BuildError
from builder.sources.cache import cached
from builder.sources.catalogue import game
from builder.sources.engine import ask_once


def all_facts(game_id: str) -> dict[str, int]:
    """All numbers of a game: those of `numbers`, and the hands of each category, as `flush` and as `flush_low_ace`.

    >>> all_facts("widow")["flush"], all_facts("widow")["flush_low_ace"]
    (1100, 1096)
    """
    data = game(game_id)
    with_option = {
        f"{category}_{option}": count
        for option, counts in data["counts_with"].items()
        for category, count in counts.items()
    }
    return {**data["numbers"], **data["counts"], **with_option}


def fact(game_id: str, name: str) -> int:
    """One number. Raises BuildError when there is none of that name."""
    facts = all_facts(game_id)
    if name not in facts:
        raise BuildError(f"There is no number “{name}” of the game “{game_id}”; known are {', '.join(facts)}.")
    return facts[name]


def odds(game_id: str, name: str, params: dict[str, Any]) -> float:
    """A share from 0 to 1, or the median number of deals in a match, found by the engine in many deals."""
    described = "-".join([name, *(f"{key}-{params[key]}" for key in sorted(params))])
    found = cached(f"odds-{game_id}-{described}", partial(ask_once, "odds", game=game_id, name=name, **params))
    return float(found["value"])
