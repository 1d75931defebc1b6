"""Every rule that the engine keeps has a test that bears its number."""

import re
from pathlib import Path

from tests.engine.every_game import AnyGame, for_every_game

TESTS = Path(__file__).parent


@for_every_game
def test_every_rule_the_engine_keeps_has_a_test(game: AnyGame) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    numbered = {tuple(found) for found in re.findall(r"def test_([a-z])(\d+)_(\d+)_", text)}
    kept = {(rule.id[0].lower(), *rule.id[1:].split(".")) for rule in game.rules if rule.keeper == "engine"}
    known = {(rule.id[0].lower(), *rule.id[1:].split(".")) for rule in game.rules}
    assert not kept - numbered, "rules without a test"
    letter = game.rules[0].id[0].lower()
    assert not {found for found in numbered if found[0] == letter} - known, "tests of rules that are not there"


@for_every_game
def test_rules_are_well_formed(game: AnyGame) -> None:
    ids = [rule.id for rule in game.rules]
    assert len(set(ids)) == len(ids)
    for rule in game.rules:
        assert re.fullmatch(r"[A-Z]\d+\.\d+", rule.id)
        assert rule.origin in {"source", "clarified", "agreement"}
        assert rule.keeper in {"engine", "table"}
    assert {*game.broken_rules.values()} <= {*ids}


def test_the_agreements_of_the_game_without_a_widow() -> None:
    from commerce.games.foster.rules import RULES

    ours = [rule.id for rule in RULES if rule.origin == "agreement"]
    assert ours == ["F2.7", "F3.4", "F3.10", "F4.6", "F4.8", "F6.2", "F6.3"]
    assert len(RULES) == 38
