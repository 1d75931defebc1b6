"""The worked example of the game with a widow, step by step, and the changes a reader may make."""

import json
from typing import Any

import pytest
from commerce.api import answer
from commerce.cards import read_cards
from commerce.games.widow.bots import best_exchange
from commerce.games.widow.play import Settings
from commerce.games.widow.ranking import rank
from commerce.notation import read
from commerce.record import walk


def ask(**changes: Any) -> Any:
    return json.loads(answer(json.dumps({"verb": "example", "game": "widow", "changes": changes})))


def shown_of(**changes: Any) -> Any:
    return ask(**changes)["result"]["showdown"]


def test_the_example_of_the_rules_step_by_step() -> None:
    result = ask()["result"]
    assert (result["seats"], result["dealer"]) == (4, 4)
    steps = result["steps"]
    assert steps[0]["hands"] == [["KH", "7D", "4C"], ["TS", "8S", "3S"], ["JC", "9D", "2H"], ["JD", "8C", "6S"]]
    assert [step["moved"] for step in steps] == [[], ["4C", "QH"], [], ["2H", "5C"], [], ["7D", "2H"], []]
    widows = ["5C 3D QH", "5C 3D 4C", "5C 3D 4C", "2H 3D 4C", "2H 3D 4C", "7D 3D 4C", "7D 3D 4C"]
    assert [" ".join(step["widow"]) for step in steps] == widows
    assert [step["to_act"] for step in steps] == [1, 2, 3, 4, 1, None, None]
    assert [[event["type"] for event in step["events"]] for step in steps] == [
        ["deal"],
        ["exchange"],
        ["knock"],
        ["exchange"],
        ["pass"],
        ["exchange", "end"],
        ["showdown", "lose"],
    ]
    assert steps[-1]["hands"] == [["KH", "2H", "QH"], ["TS", "8S", "3S"], ["JC", "9D", "5C"], ["JD", "8C", "6S"]]
    assert [step["chips"] for step in steps] == [[3, 3, 3, 3]] * 6 + [[3, 3, 3, 2]]
    shown = result["showdown"]
    assert (shown["order"], shown["loses"], shown["void"]) == ([1, 2, 3, 4], [4], False)
    assert (shown["decided_by"], shown["decided_rule"]) == ("cards", "W4.7")
    assert shown["end"] == {"reason": "knock", "rule": "W3.5"}


def test_the_top_of_the_pack_is_as_dealt() -> None:
    record = read(ask()["result"]["record"]).record
    top = "KH TS JC JD 7D 8S 9D 8C 4C 3S 2H 6S 5C 3D QH"
    assert record.deals[0].pack[:15] == read_cards(top)


def test_every_exchange_of_the_example_is_the_best_there_is() -> None:
    for hand in (None, ["JD", "9S", "5H"]):
        record = read(ask(**({"dealer_hand": hand} if hand else {}))["result"]["record"]).record
        for step in walk(record):
            if step.move and step.move.action in ("exchange", "pass"):
                state = step.before
                best, worth = best_exchange(state.hands[state.turn - 1], state.widow, Settings())
                assert (best.action if best else "pass") == step.move.action
                assert rank(step.state.hands[state.turn - 1]) == worth


def test_the_endings_the_page_tells() -> None:
    second = shown_of(dealer_hand=["JD", "9S", "5H"])
    assert (second["loses"], second["chips"], second["ties"]) == ([3, 4], [3, 3, 2, 2], [[3, 4]])
    assert second["settled_rule"] == "W5.2"
    third = shown_of(dealer_hand=["JD", "9S", "6H"])
    assert (third["loses"], third["chips"], third["decided_by"]) == ([3], [3, 3, 2, 3], "total")
    other = shown_of(taken="4C")
    assert (other["loses"], other["hands"][2]["points"]) == ([3], 23)


def test_the_choices_begin_with_the_examples_own() -> None:
    choices = ask()["result"]["choices"]
    assert choices["dealer_hand"][:3] == [["JD", "8C", "6S"], ["JD", "9S", "5H"], ["JD", "9S", "6H"]]
    assert choices["taken"][:2] == ["5C", "4C"]


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"dealer_hand": ["KH", "QH", "6S"]}, ["card-in-use", "card-in-use"]),
        ({"dealer_hand": ["2S", "2S", "6S"]}, ["card-in-use"]),
        ({"dealer_hand": "2S 6S"}, ["too-few-cards"]),
        ({"dealer_hand": "AS AD AC"}, []),
        ({"taken": "QH"}, ["card-not-open"]),
        ({"taken": "AS"}, ["card-not-open"]),
        ({"taken": "5C 4C"}, ["too-many-cards"]),
        ({"taken": "1X", "draw": "9H"}, ["bad-change", "unknown-card"]),
    ],
)
def test_bad_changes(changes: dict[str, Any], codes: list[str]) -> None:
    response = ask(**changes)
    assert [problem["code"] for problem in response.get("problems", [])] == codes
