"""The numbers that pages quote are the known ones."""

from pathlib import Path

from builder.facts import fact

KNOWN = {
    "hands": 22_100,
    "tricons": 52,
    "sequences": 48,
    "points": 13_264,
    "nothings": 8_736,
    "strengths": 65,
    "point_lowest": 5,
    "point_highest": 31,
    "thirtyones": 20,
}


def test_facts(site: Path) -> None:
    assert {name: fact("foster", name) for name in KNOWN} == KNOWN
