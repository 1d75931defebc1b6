"""The engine, asked through the same JSON verbs as in the browser."""

import json
from functools import cache
from typing import Any

from builder.errors import BuildError

# The key under which the engine knows a game, and the page it has in every language.
GAMES = ("foster",)


@cache
def _answer(request: str) -> str:
    from commerce.api import answer

    return answer(request)


def ask(verb: str, **fields: object) -> Any:
    """The result of a verb. Raises BuildError with the engine's problems when it refuses.

    >>> ask("rank", game="foster", cards=["6S", "7S", "8S"])["category"]
    'sequence'
    """
    reply = json.loads(_answer(json.dumps({"verb": verb, **fields}, sort_keys=True)))
    if "problems" in reply:
        raise BuildError([f"The engine refuses {verb} {fields}: {problem}" for problem in reply["problems"]])
    return reply["result"]


@cache
def game(name: str) -> Any:
    """What the engine says of a game: rules, categories, counts, ladder."""
    for entry in ask("games"):
        if entry["id"] == name:
            return entry
    raise BuildError(f"The engine does not know the game “{name}”.")


def rule_origins(name: str) -> dict[str, str]:
    """Where each rule of a game comes from: source, clarified or agreement, in the order of the rules."""
    return {rule["id"]: rule["origin"] for rule in game(name)["rules"]}


def opening(name: str, players: int) -> Any:
    """The table just after the cards were dealt, the player of the highest number dealing."""
    record = ask("new-record", game=name, kinds=["human"] * players, options={}, dealer=players, seed="table")["record"]
    return ask("table", record=record, seat=1)
