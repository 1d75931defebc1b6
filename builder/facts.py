"""Numbers that pages quote, counted by the engine over all 22,100 hands and never typed."""

import hashlib
import json
from functools import cache
from itertools import combinations
from pathlib import Path

from builder.cards import PACK
from builder.engine import ask, game
from builder.errors import BuildError
from builder.paths import BUILD


def count_facts(game_id: str) -> dict[str, int]:
    """Count everything afresh, by ranking every hand there is."""
    counts = game(game_id)["counts"]
    strengths = set()
    points = []
    for hand in combinations(PACK, 3):
        rank = ask("rank", game=game_id, options={}, cards=list(hand))
        strengths.add((rank["category"], rank["points"], rank["rank"], len(rank["counted"])))
        if rank["points"] is not None:
            points.append(rank["points"])
    return {
        "hands": sum(counts.values()),
        "tricons": counts["tricon"],
        "sequences": counts["sequence"],
        "points": counts["point"],
        "nothings": counts["nothing"],
        "strengths": len(strengths),
        "point_lowest": min(points),
        "point_highest": max(points),
        "thirtyones": points.count(max(points)),
    }


def write_facts(game_id: str, wheel: Path) -> None:
    """Keep the numbers for every language's build; they are counted afresh when the engine has changed."""
    kept = BUILD / f"facts-{game_id}.json"
    engine = hashlib.sha256(wheel.read_bytes()).hexdigest()
    if kept.exists() and json.loads(kept.read_text(encoding="utf-8")).get("engine") == engine:
        return
    kept.write_text(json.dumps({"engine": engine, "facts": count_facts(game_id)}), encoding="utf-8")


@cache
def _facts(game_id: str) -> dict[str, int]:
    facts: dict[str, int] = json.loads((BUILD / f"facts-{game_id}.json").read_text(encoding="utf-8"))["facts"]
    return facts


def fact(game_id: str, name: str) -> int:
    """One number. Raises BuildError when there is none of that name."""
    facts = _facts(game_id)
    if name not in facts:
        raise BuildError(f"There is no number “{name}”; known are {', '.join(facts)}.")
    return facts[name]
