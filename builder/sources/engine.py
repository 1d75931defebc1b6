"""The engine, asked through the same JSON verbs as in the browser."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from builder.errors import BuildError

# The key under which the engine knows a game, and the page it has in every language.
GAMES = ("foster", "widow")


def _answer(request: str) -> str:
    from commerce.api import answer

    return answer(request)


_remembered = cache(_answer)


def ask(verb: str, **fields: object) -> Any:
    """The result of a verb. Raises BuildError with the engine's problems when it refuses.

    >>> ask("rank", game="foster", cards=["6S", "7S", "8S"])["category"]
    'sequence'
    """
    return _result(_remembered(json.dumps({"verb": verb, **fields}, sort_keys=True)), verb, fields)


def ask_once(verb: str, **fields: object) -> Any:
    """The same, for one of many questions that nobody will ask again: the answer is not remembered."""
    return _result(_answer(json.dumps({"verb": verb, **fields})), verb, fields)


def _result(answer: str, verb: str, fields: Mapping[str, object]) -> Any:
    reply = json.loads(answer)
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


def match(name: str, players: int, seed: str) -> Iterator[Any]:
    """A whole match between steady players: the table at the end of each deal, as the first of them sees it."""
    start = ask_once("new-record", game=name, kinds=["steady"] * players, options={}, dealer=players, seed=seed)
    view = ask_once("table", record=start["record"], seat=1)
    while True:
        while view["showdown"] is None:
            view = ask_once("advance", record=view["record"], seat=1)
        yield view
        if view["phase"] == "match-over":
            return
        view = ask_once("next-deal", record=view["record"], seat=1)
