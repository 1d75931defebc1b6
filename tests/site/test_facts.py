"""The numbers that pages quote are the known ones."""

import pytest

from builder.pages.facts import fact

KNOWN = {
    "foster": {
        "hands": 22_100,
        "tricon": 52,
        "sequence": 48,
        "point": 13_264,
        "nothing": 8_736,
        "strengths": 65,
        "point_lowest": 5,
        "point_highest": 31,
        "point_highest_hands": 20,
    },
    "widow": {
        "hands": 22_100,
        "tricon": 52,
        "sequence": 44,
        "flush": 1_100,
        "pair": 3_744,
        "point": 17_160,
        "tricon_low_ace": 52,
        "sequence_low_ace": 48,
        "flush_low_ace": 1_096,
    },
}


@pytest.mark.parametrize("game", KNOWN)
def test_facts(game: str) -> None:
    assert {name: fact(game, name) for name in KNOWN[game]} == KNOWN[game]
