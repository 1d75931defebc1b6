"""Playthroughs and the whole order of hands as text, to be compared with what was kept, here and in the browser.

Written by means of the JSON verbs alone, so that the same text proves the same engine wherever it runs.
"""

import json
from collections.abc import Iterator
from typing import Any

from commerce.api import answer
from commerce.enumeration import places, ranked_hands
from commerce.game import HUMAN
from commerce.games import game_of
from commerce.hands import read_options


def playthrough(scenario: str) -> str:
    """The text of a playthrough; its first line is the scenario, as JSON text, from which it can be written again.

    A scenario is what the verb `new-record` takes, or `{"example": changes, "game": …}` for the worked example. Bots
    play as they do; people do what the hint says.

    >>> text = playthrough('{"game": "foster", "kinds": ["human", "steady", "easy"], "dealer": 2, "seed": "k3"}')
    >>> playthrough(text.splitlines()[0]) == text
    True
    """
    request = json.loads(scenario)
    lines = _example(request) if "example" in request else _match(request)
    return "\n".join([json.dumps(request), *lines]) + "\n"


def _ask(verb: str, **fields: object) -> Any:
    response = json.loads(answer(json.dumps({"verb": verb, **fields})))
    if "problems" in response:
        raise ValueError(response["problems"])
    return response["result"]


def _example(request: dict[str, Any]) -> Iterator[str]:
    result = _ask("example", game=request["game"], changes=request["example"])
    for step in result.pop("steps"):
        yield json.dumps(step)
    yield json.dumps(result)


def _match(request: dict[str, Any]) -> Iterator[str]:
    record = _ask("new-record", **request)["record"]
    people = [seat for seat, kind in enumerate(request["kinds"], start=1) if kind == HUMAN] or [1]
    view = _ask("table", record=record, seat=people[0])
    while True:
        standing = game_of(view["game"]).standing.name
        yield f"deal {view['deal']}, dealer {view['dealer']}, stock {view['stock']}, {standing} {view[standing]}"
        while view["to_act"]:
            shown = _acting(record, view)
            seat, rank = shown["seat"], shown["rank"]
            yield f"{seat}: {' '.join(rank['cards'])} = {rank['category']} {rank['points'] or rank['rank'] or '-'}"
            hint = _ask("hint", record=record, seat=seat)
            yield f"   {len(shown['moves'])} moves, hint {json.dumps(hint)}"
            if shown["kinds"][seat - 1] == HUMAN:
                view = _ask("play", record=record, seat=seat, move=hint["move"])
            else:
                view = _ask("advance", record=record, seat=seat)
            record = view["record"]
            yield f"   {record.rsplit('.', 1)[1][-1:]} {json.dumps(view['events'][-1])}"
        yield from (json.dumps(event) for event in view["events"])
        yield json.dumps(view["showdown"])
        if view["match"]:
            break
        view = _ask("next-deal", record=record, seat=people[0])
        record = view["record"]
    yield json.dumps(view["match"])
    yield record


def _acting(record: str, view: dict[str, Any]) -> Any:
    """What the seat sees that decides next; whose turn comes next may have to wait for another, not named to it."""
    shown = _ask("table", record=record, seat=view["to_act"])
    seats = iter(range(1, view["seats"] + 1))
    while not shown["moves"]:
        shown = _ask("table", record=record, seat=next(seats))
    return shown


def order_hash(name: str, options: dict[str, int] | None = None) -> str:
    """One number (16 hexadecimal digits) for the order of all hands and what counts in each.

    >>> len(order_hash("foster"))
    16
    """
    game = game_of(name)
    chosen = read_options(game, options)
    ranks = [*ranked_hands(game, chosen)]
    place_of = places(rank for _, rank in ranks)
    text = "\n".join(f"{place_of[rank]} {rank.to_data(hand)}" for hand, rank in ranks)
    return f"{_fnv(text.encode()):016x}"


def _fnv(data: bytes) -> int:
    """The 64-bit FNV-1a hash: short enough to stand here, so that the browser need not load a library for it."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value
