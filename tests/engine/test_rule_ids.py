"""Every rule that the engine keeps has a test that bears its number."""

import re
from pathlib import Path

from commerce.game import OURS
from commerce.games import game_of, games

from tests.engine.every_game import AnyGame, for_every_game

TESTS = Path(__file__).parent


@for_every_game
def test_every_rule_the_engine_keeps_has_a_test(game: AnyGame) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    numbered = {
        (letters, f"{section}.{number}")
        for letters, section, number in re.findall(r"def test_([a-z]+)(\d+)_(\d+)_", text)
    }
    prefix = game.rule_prefix.lower()
    tested = {number for letters, number in numbered if letters == prefix}
    known = {rule.id.removeprefix(game.rule_prefix): rule.keeper for rule in game.rules}
    assert not {number for number, keeper in known.items() if keeper == "engine"} - tested, "rules without a test"
    assert not tested - {*known}, "tests of rules that are not there"


def test_no_two_games_have_the_letters_of_their_rules_in_common() -> None:
    prefixes = [game.rule_prefix for game in map(game_of, games())]
    assert len({*prefixes}) == len(prefixes)


@for_every_game
def test_rules_are_well_formed(game: AnyGame) -> None:
    ids = [rule.id for rule in game.rules]
    assert len(set(ids)) == len(ids)
    for rule in game.rules:
        assert re.fullmatch(game.rule_prefix + r"\d+\.\d+", rule.id)
        assert rule.origin in {"source", "clarified", "agreement"}
        assert rule.keeper in {"engine", "table"}
        assert (rule.source == OURS) == (rule.origin == "agreement")
    assert {*game.problem.rules.values()} <= {*ids}


def test_the_agreements_of_the_game_without_a_widow() -> None:
    from commerce.games.foster.rules import RULES

    ours = [rule.id for rule in RULES if rule.origin == "agreement"]
    assert ours == ["F2.7", "F3.4", "F3.10", "F4.6", "F4.8", "F6.2", "F6.3"]
    assert len(RULES) == 38
