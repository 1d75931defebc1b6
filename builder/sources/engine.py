"""The engine, asked through the same JSON verbs as in the browser."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from builder.errors import BuildError


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
