"""Numbers that pages quote: counted over all 22,100 hands, or found in many deals, by the engine and never typed."""

from collections import Counter
from functools import cache, partial
from itertools import combinations
from typing import Any

from builder.errors import BuildError
from builder.pages.cards import PACK
from builder.sources.cache import cached
from builder.sources.engine import ask_once, game

# The number of hands of each category, by the name under which a page asks for it.
PLURALS = {
    "tricon": "tricons",
    "sequence": "sequences",
    "flush": "flushes",
    "pair": "pairs",
    "point": "points",
    "nothing": "nothings",
}
# Options that change what hands are: with each, all hands are counted once more.
OPTIONS = ("low_ace",)


def count_facts(game_id: str) -> dict[str, int]:
    """Count everything afresh, by ranking every hand there is, without options and with each that matters."""
    data = game(game_id)
    facts = {"hands": sum(data["counts"].values()), **_ranked(game_id, {})}
    for option in data["options"]:
        if option["id"] in OPTIONS:
            ranked = _ranked(game_id, {option["id"]: 1})
            facts |= {f"{name}_{option['id']}": number for name, number in ranked.items()}
    return facts


def _ranked(game_id: str, options: dict[str, int]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    strengths = set()
    totals: Counter[int] = Counter()
    for hand in combinations(PACK, 3):
        rank = ask_once("rank", game=game_id, options=options, cards=list(hand))
        counts[PLURALS[rank["category"]]] += 1
        strengths.add((rank["category"], rank["points"], rank["rank"], len(rank["counted"])))
        if rank["points"] is not None:
            totals[rank["points"]] += 1
    highest = max(totals)
    facts = {**counts, "point_lowest": min(totals), "point_highest": highest, "thirtyones": totals[highest]}
    # In this game nothing else about a hand decides; in others the single cards do too.
    return {**facts, "strengths": len(strengths)} if game_id == "foster" else facts


@cache
def all_facts(game_id: str) -> dict[str, int]:
    """All numbers of a game."""
    facts: dict[str, int] = cached(f"facts-{game_id}", partial(count_facts, game_id))
    return facts


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
