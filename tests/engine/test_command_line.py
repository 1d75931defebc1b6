"""The command line: its JSON is a contract; bad input gives status 2, problems on the standard error, nothing else."""

import json
import os
import sys
from pathlib import Path
from subprocess import run
from typing import Any

import pytest
from commerce.__main__ import main
from commerce.cards import codes
from commerce.games import game_of, games
from commerce.notation import write
from commerce.record import bot_move, new_record, play, replay

from tests.engine.every_game import AnyGame, for_every_game
from tests.engine.test_record import GOOD, old_records


def good(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def bad(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    """The problems of a call, after a look at what it prints with and without --json."""
    assert main(arguments) == 2
    plain = capsys.readouterr()
    assert plain.out == ""
    assert main([arguments[0], "--json", *arguments[1:]]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    problems = json.loads(printed.err)
    assert len(plain.err.splitlines()) == len(problems)
    for problem in problems:
        assert {"code", "hand", "card", "params"} <= {*problem}
        if problem["rule"]:
            assert problem["rule"] in plain.err
    return problems


def test_rank(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ("6♠ 7♠ K♦", "as ks qs", "KS QD 9H", "10s 10h 10d")
    assert json.loads(good(capsys, "rank", "--json", *hands)) == [
        {"cards": ["6S", "7S", "KD"], "category": "point", "points": 13, "counted": ["6S", "7S"], "rank": None},
        {
            "cards": ["AS", "KS", "QS"],
            "category": "sequence",
            "points": None,
            "counted": ["AS", "KS", "QS"],
            "rank": "A",
        },
        {"cards": ["KS", "QD", "9H"], "category": "nothing", "points": None, "counted": [], "rank": None},
        {"cards": ["TS", "TH", "TD"], "category": "tricon", "points": None, "counted": ["TS", "TH", "TD"], "rank": "T"},
    ]
    assert good(capsys, "rank", "--game", "foster", *hands).splitlines() == [
        "6♠ 7♠ K♦: point 13 (6♠ 7♠)",
        "A♠ K♠ Q♠: sequence A",
        "K♠ Q♦ 9♥: nothing",
        "10♠ 10♥ 10♦: tricon T",
    ]


def test_showdown(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ("6S 7S 8S", "AH KH 4D", "3C 4C 5C")
    shown = json.loads(good(capsys, "showdown", "--game", "foster", "--dealer", "3", "--json", *hands))
    assert shown == {
        "game": "foster",
        "dealer": 3,
        "winner": 1,
        "order": [1, 3, 2],
        "decided_by": "rank",
        "decided_rule": "F4.3",
        "hands": json.loads(good(capsys, "rank", "--json", *hands)),
        "payments": [
            {"from": "pool", "to": 1, "points": 3, "rule": "F5.2"},
            {"from": 3, "to": 1, "points": 1, "rule": "F5.4"},
            {"from": 3, "to": 2, "points": 1, "rule": "F5.4"},
        ],
        "net": [4, 1, -2],
    }
    assert "Seat 1 wins by rank (F4.3)." in good(capsys, "showdown", "--dealer", "3", *hands)


@pytest.mark.parametrize("entry", old_records(), ids=lambda entry: entry["name"])
def test_replay(capsys: pytest.CaptureFixture[str], entry: dict[str, Any]) -> None:
    replayed = json.loads(good(capsys, "replay", "--json", entry["record"]))
    assert {*replayed} == {"events", "result"}
    assert replayed["events"][0]["type"] == "deal"
    assert None not in [card for event in replayed["events"] for card in event.values() if event["type"] == "give"]
    if replayed["result"]:
        standing = game_of(replayed["result"]["game"]).standing.name
        assert replayed["result"][standing] == entry[standing]
        assert replayed["result"]["match"] == entry["match"]
    lines = good(capsys, "replay", entry["record"]).splitlines()
    assert len(lines) >= len(replayed["events"])


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--game", "foster", "--players", "4", "--deals", "50", "--seed", "7")
    result = json.loads(good(capsys, "simulate", "--json", *arguments))
    assert [*result] == ["deals", "mean", "wins", "ends"]
    assert result["deals"] == sum(result["wins"]) == sum(result["ends"].values()) == 50
    assert [*result["ends"]] == ["knock", "refusal", "stock", "cap"]
    assert len(result["mean"]) == len(result["wins"]) == 4
    assert abs(sum(result["mean"])) < 1e-9
    assert json.loads(good(capsys, "simulate", "--json", *arguments)) == result
    mixed = json.loads(good(capsys, "simulate", "--json", *arguments, "--bots", "easy,steady,easy,steady"))
    assert mixed != result
    assert "50 deals" in good(capsys, "simulate", *arguments)


@pytest.mark.parametrize(
    ("arguments", "codes"),
    [
        (("rank", "6S 7S"), ["too-few-cards"]),
        (("rank", "6S 7S 8S 9S"), ["too-many-cards"]),
        (("rank", "6S 6S 7S"), ["duplicate-card"]),
        (("rank", "6S 7S 8S", "1S 2X 3C"), ["unknown-card", "unknown-card"]),
        (("rank", ""), ["too-few-cards"]),
        (("rank", "--game", "poker", "6S 7S 8S"), ["unknown-game"]),
        (("showdown", "--dealer", "3", "6S 7S 8S", "AH KH 4D"), ["too-few-players", "dealer-out-of-range"]),
        (("showdown", "--dealer", "4", "6S 7S 8S", "AH KH 4D", "3C 4C 5C"), ["dealer-out-of-range"]),
        (("showdown", "--dealer", "x", "6S 7S 8S", "AH KH 4D", "3C 4C 5C"), ["dealer-out-of-range"]),
        (("showdown", "--dealer", "-1", "6S 7S 8S", "AH KH 4D", "3C 4C 5C"), ["dealer-out-of-range"]),
        (("showdown", "6S 7S 8S", "AH KH 4D", "3C 4C 5C"), ["dealer-missing"]),
        (
            ("showdown", "--dealer", "0", "6S 7S", "AH KH 6S", "X 4C 5C"),
            ["too-few-cards", "unknown-card", "duplicate-card", "dealer-out-of-range"],
        ),
        (("replay", "nonsense"), ["damaged-record"]),
        (("replay", "2" + GOOD[1:]), ["newer-record"]),
        (("replay", GOOD + "a"), ["illegal-move"]),
        (("simulate", "--players", "2", "--deals", "5"), ["too-few-players"]),
        (("simulate", "--players", "13", "--deals", "5"), ["too-many-players"]),
        (("simulate", "--players", "x", "--deals", "0", "--seed", "A"), ["bad-request", "bad-request", "bad-seed"]),
        (("simulate", "--players", "4", "--deals", "5", "--bots", "easy,steady"), ["bad-request"]),
        (("simulate", "--players", "4", "--deals", "5", "--bots", "genius"), ["unknown-kind"]),
        (("simulate", "--players", "4", "--deals", "5", "--game", "poker"), ["unknown-game"]),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], codes: list[str]) -> None:
    assert [problem["code"] for problem in bad(capsys, *arguments)] == codes


def test_both_hands_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    (problem,) = bad(capsys, "showdown", "--dealer", "3", "6S 7S 8S", "AH KH 4D", "3C 4C 7S")
    assert (problem["hand"], problem["card"], problem["params"]) == (3, "7S", {"hands": [1, 3]})


@pytest.mark.parametrize(
    "arguments", [(), ("deal",), ("rank",), ("replay",), ("simulate",), ("rank", "--no-such", "6S")]
)
def test_wrong_usage(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("command", [["-m", "commerce"], [str(Path(sys.executable).with_name("commerce"))]])
def test_as_a_program(command: list[str]) -> None:
    program = [sys.executable, *command] if command[0] == "-m" else command
    if program[0] != sys.executable and not Path(program[0]).exists():
        pytest.skip("the package is not installed beside this Python")
    done = run([*program, "rank", "--json", "6♠ 7♠ K♦"], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0
    assert json.loads(done.stdout)[0]["points"] == 13
    failed = run([*program, "rank", "6♠ 7♠"], capture_output=True, encoding="utf-8", check=False)
    assert (failed.returncode, failed.stdout) == (2, "")
    assert failed.stderr.startswith("hand 1: 2 of 3 cards (F1.3)")


def test_every_game_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    for game in map(game_of, games()):
        sample = " ".join(card.code for card in game.samples[0])
        assert game.categories[0] in good(capsys, "rank", "--game", game.id, sample)


def test_terminals_that_know_no_suits_and_arguments_that_are_no_text() -> None:
    for encoding in ("ascii", "utf-8"):
        done = run(
            [sys.executable, "-m", "commerce", "rank", b"6S 7S 8\xff"],
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": encoding},
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, b"")
        assert b"Traceback" not in done.stderr
        shown = run(
            [sys.executable, "-m", "commerce", "rank", "6S 7S 8S"],
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": encoding},
            check=True,
        )
        assert b"sequence 8" in shown.stdout


@for_every_game
def test_a_match_of_bots_is_simulated_and_told(capsys: pytest.CaptureFixture[str], game: AnyGame) -> None:
    arguments = ("--game", game.id, "--players", "3", "--deals", "7", "--bots", "easy")
    result = json.loads(good(capsys, "simulate", "--json", *arguments))
    assert result["deals"] == sum(result["ends"].values()) == 7
    position = replay(new_record(game, ["easy"] * 3, "told"))
    while position.state.to_act:
        position = play(position, bot_move(position))
    line = write(position.record)
    replayed = json.loads(good(capsys, "replay", "--json", line))
    assert replayed["result"][game.standing.name] == [*game.standing_of(position.state)]
    assert len(good(capsys, "replay", line).splitlines()) >= len(replayed["events"])
    hands = [" ".join(codes(hand)) for hand in position.state.hands]
    shown = json.loads(good(capsys, "showdown", "--game", game.id, "--dealer", "1", "--json", *hands))
    assert sorted(shown["order"]) == [1, 2, 3]
    assert len(good(capsys, "showdown", "--game", game.id, "--dealer", "1", *hands).splitlines()) >= 4
