"""The golden playthroughs: one file each, whose first line is the scenario that writes it again.

`python -m tests.engine.transcripts` rewrites them after a deliberate change; the difference is then read before it is
committed. The browser tests write the same files with the engine inside Pyodide.
"""

import json
from pathlib import Path

from commerce.transcript import playthrough

FOLDER = Path(__file__).parent

SCENARIOS = {
    "example": {"game": "foster", "example": {}},
    "example-second-ending": {"game": "foster", "example": {"draw": "9H"}},
    "example-dealer-wins": {"game": "foster", "example": {"dealer_hand": ["9D", "3H", "JS"], "draw": "3S"}},
    "three-seats": {"game": "foster", "kinds": ["human", "steady", "easy"], "dealer": None, "seed": "three"},
    "four-easy": {"game": "foster", "kinds": ["easy"] * 4, "dealer": 2, "seed": "beginners"},
    "five-steady": {"game": "foster", "kinds": ["steady"] * 5, "dealer": None, "seed": "k3"},
    "eight-mixed": {"game": "foster", "kinds": ["human", "easy", "steady", "easy"] * 2, "dealer": 8, "seed": "0"},
    "twelve-steady": {"game": "foster", "kinds": ["steady"] * 12, "dealer": 12, "seed": "stockrunsout"},
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
