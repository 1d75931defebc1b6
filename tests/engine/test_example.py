"""The worked example and the changes a reader may make."""

import json
from typing import Any

import pytest
from commerce.api import answer
from commerce.notation import read

from tests.engine.every_game import AnyGame, for_every_game


def ask(**fields: Any) -> Any:
    return json.loads(answer(json.dumps({"verb": "example", "game": "foster", **fields})))


def test_the_example_of_the_rules_step_by_step() -> None:
    result = ask()["result"]
    assert (result["seats"], result["dealer"]) == (3, 3)
    steps = result["steps"]
    assert [step["moved"] for step in steps] == [[], ["KD", "8S"], ["3C", "4D"], ["JS", "5C"], [], []]
    assert [step["balances"] for step in steps] == [
        [-1, -1, -1],
        [-2, -1, 0],
        [-2, -1, 0],
        [-2, -1, 0],
        [-2, -1, 0],
        [2, 0, -2],
    ]
    assert [step["pool"] for step in steps] == [3, 3, 3, 3, 3, 0]
    assert [step["to_act"] for step in steps] == [1, 2, 3, 1, None, None]
    assert [[event["type"] for event in step["events"]] for step in steps[1:]] == [
        ["buy"],
        ["offer", "give"],
        ["buy"],
        ["knock", "end"],
        ["showdown", "payment", "payment", "payment"],
    ]
    assert steps[-1]["hands"] == [["6S", "7S", "8S"], ["AH", "KH", "4D"], ["3C", "4C", "5C"]]
    assert result["showdown"]["gains"] == [2, 0, -2]
    assert [hand["category"] for hand in result["showdown"]["hands"]] == ["sequence", "point", "sequence"]


def test_the_second_ending_is_offered() -> None:
    choices = ask()["result"]["choices"]
    assert choices["draw"][0] == "5C"
    assert choices["dealer_hand"][0] == ["4D", "4C", "JS"]
    gains = {card: ask(changes={"draw": card})["result"]["showdown"]["gains"] for card in choices["draw"]}
    assert gains["5C"] == [2, 0, -2]
    assert [2, -1, -1] in gains.values()


@for_every_game
def test_everything_offered_is_legal_and_changes_something(game: AnyGame) -> None:
    def run(changes: dict[str, Any]) -> Any:
        response = json.loads(answer(json.dumps({"verb": "example", "game": game.id, "changes": changes})))
        assert "problems" not in response, (changes, response)
        return response["result"]

    first = run({})
    endings = set()
    for change, values in first["choices"].items():
        for value in values:
            once = run({change: value})
            endings.add(json.dumps(once["showdown"]))
            for other, alternatives in once["choices"].items():
                for alternative in alternatives:
                    twice = run({change: value, other: alternative})
                    assert len(twice["steps"]) == len(first["steps"])
                    assert read(twice["record"]).state.to_act is None
                    endings.add(json.dumps(twice["showdown"]))
    assert len(endings) >= 8


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"draw": "8S"}, ["card-in-use"]),
        ({"draw": "4C"}, ["card-in-use"]),
        ({"draw": "4C", "dealer_hand": ["4D", "5C", "JS"]}, []),
        ({"dealer_hand": ["AH", "KH", "JS"]}, ["card-in-use", "card-in-use"]),
        ({"dealer_hand": ["2S", "2S", "JS"]}, ["card-in-use"]),
        ({"dealer_hand": ["2S", "JS"]}, ["too-few-cards"]),
        ({"dealer_hand": "2S 3S 4S 5S"}, ["too-many-cards"]),
        ({"draw": "1X", "pool": 5}, ["bad-change", "unknown-card"]),
        ({"draw": {"a": 1}}, ["unknown-card", "unknown-card", "too-many-cards"]),
        ({"draw": ""}, ["too-few-cards"]),
    ],
)
def test_bad_changes(changes: dict[str, Any], codes: list[str]) -> None:
    response = ask(changes=changes)
    assert [problem["code"] for problem in response.get("problems", [])] == codes
    for problem in response.get("problems", []):
        if problem["code"] == "card-in-use":
            assert problem["rule"] == "F1.2"


@pytest.mark.parametrize("changes", [1, "x", [1]])
def test_changes_of_the_wrong_shape(changes: Any) -> None:
    assert ask(changes=changes)["problems"][0]["code"] == "bad-request"
