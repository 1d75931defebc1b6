"""The golden playthroughs: one file each, whose first line is the scenario that writes it again.

`python -m tests.engine.transcripts` rewrites them after a deliberate change; the difference is then read before it is
committed. The browser tests write the same files with the engine inside Pyodide.
"""

import json
from pathlib import Path

from commerce.transcript import playthrough

FOLDER = Path(__file__).parent

AT_FIVE = {"game": "widow", "kinds": ["easy", "steady", "steady", "easy", "easy"], "dealer": 1}
POUNCE = {"pounce": 1, "chips": 1, "exchanges": 3}

SCENARIOS = {
    "example": {"game": "foster", "example": {}},
    "example-second-ending": {"game": "foster", "example": {"draw": "9H"}},
    "example-dealer-wins": {"game": "foster", "example": {"dealer_hand": ["9D", "3H", "JS"], "draw": "3S"}},
    "three-seats": {"game": "foster", "kinds": ["human", "steady", "easy"], "dealer": None, "seed": "three"},
    "four-easy": {"game": "foster", "kinds": ["easy"] * 4, "dealer": 2, "seed": "beginners"},
    "five-steady": {"game": "foster", "kinds": ["steady"] * 5, "dealer": None, "seed": "k3"},
    "eight-mixed": {"game": "foster", "kinds": ["human", "easy", "steady", "easy"] * 2, "dealer": 8, "seed": "0"},
    "twelve-steady": {"game": "foster", "kinds": ["steady"] * 12, "dealer": 12, "seed": "stockrunsout"},
    "widow-example": {"game": "widow", "example": {}},
    "widow-example-tie": {"game": "widow", "example": {"dealer_hand": ["JD", "9S", "5H"]}},
    "widow-example-taken": {"game": "widow", "example": {"dealer_hand": ["TD", "TC", "5S"], "taken": "4C"}},
    "widow-three-seats": {"game": "widow", "kinds": ["human", "steady", "easy"], "dealer": None, "seed": "three"},
    "widow-four-easy": {
        "game": "widow",
        "kinds": ["easy"] * 4,
        "dealer": 2,
        "seed": "beginners",
        "options": {"exchanges": 3, "chips": 2},
    },
    "widow-extended": {
        "game": "widow",
        "kinds": ["human", "easy", "steady", "easy"],
        "dealer": 1,
        "seed": "e3",
        "options": {"extended": 1, "low_ace": 1, "chips": 2},
    },
    "widow-pounce": {**AT_FIVE, "seed": "p3529", "options": POUNCE},
    "widow-pounce-declined": {**AT_FIVE, "seed": "p3086", "options": POUNCE},
    "widow-twelve-steady": {
        "game": "widow",
        "kinds": ["steady"] * 12,
        "dealer": 12,
        "seed": "twelve",
        "options": {"chips": 1, "extended": 1},
    },
}


def path_of(name: str) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{name}.txt"


def write_all() -> None:
    """Write every playthrough, and remove those that are no longer wanted."""
    for path in FOLDER.glob("*.txt"):
        if path.stem not in SCENARIOS:
            path.unlink()
    for name, scenario in SCENARIOS.items():
        path_of(name).write_text(playthrough(json.dumps(scenario)), encoding="utf-8", newline="\n")
