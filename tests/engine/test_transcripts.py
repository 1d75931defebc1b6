"""The golden playthroughs are what the engine plays."""

import json

import pytest
from commerce.transcript import playthrough

from tests.engine.transcripts import FOLDER, SCENARIOS, path_of


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_playthrough_is_the_golden_one(name: str) -> None:
    golden = path_of(name).read_text(encoding="utf-8")
    first = golden.partition("\n")[0]
    assert json.loads(first) == SCENARIOS[name]
    assert playthrough(first) == golden, "run `make transcripts` after a deliberate change, and read the difference"


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*SCENARIOS}


def test_the_playthroughs_show_every_way_a_deal_ends_but_the_last_resort() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    for reason in ("knock", "refusal", "stock", "passes"):
        assert f'"reason": "{reason}"' in text
    for event in ("pounce", "decline", "void", "out"):
        assert f'{{"type": "{event}"' in text
