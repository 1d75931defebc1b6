"""The numbers that pages quote are the known ones."""

import pytest

from builder.pages.facts import fact

KNOWN = {
    "foster": {
        "hands": 22_100,
        "tricons": 52,
        "sequences": 48,
        "points": 13_264,
        "nothings": 8_736,
        "strengths": 65,
        "point_lowest": 5,
        "point_highest": 31,
        "thirtyones": 20,
    },
    "widow": {
        "hands": 22_100,
        "tricons": 52,
        "sequences": 44,
        "flushes": 1_100,
        "pairs": 3_744,
        "points": 17_160,
        "tricons_low_ace": 52,
        "sequences_low_ace": 48,
        "flushes_low_ace": 1_096,
    },
}


@pytest.mark.parametrize("game", KNOWN)
def test_facts(game: str) -> None:
    assert {name: fact(game, name) for name in KNOWN[game]} == KNOWN[game]
