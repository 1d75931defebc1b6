"""The toy game: small, found by its folder alone, with what the games that are there do not have."""

import json
from pathlib import Path
from subprocess import run
from sys import executable

import pytest
from commerce.api import answer
from commerce.notation import read, write
from commerce.problems import RecordError
from commerce.record import new_record, next_deal, play, replay

from tests.engine.every_game import GAMES, TOYS

TOY = GAMES["toy"]


def test_it_takes_150_lines() -> None:
    lines = [line for path in Path(TOYS).rglob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) <= 150


def test_it_stands_in_the_catalogue_with_its_own_pack() -> None:
    (entry,) = [game for game in json.loads(answer('{"verb": "games"}'))["result"]["games"] if game["id"] == "toy"]
    assert (entry["hand_size"], entry["counts"]) == (2, {"pair": 48, "total": 448})
    assert entry["numbers"]["point_highest"] == 30.5
    table = json.loads(answer('{"verb": "hand-table", "game": "toy"}'))["result"]
    assert len(table["hands"]) == 496


def test_a_card_that_the_pack_lacks_is_none() -> None:
    (problem,) = json.loads(answer('{"verb": "rank", "game": "toy", "cards": "6S AS"}'))["problems"]
    assert (problem["code"], problem["card"], problem["position"]) == ("unknown-card", "6S", 1)


def test_play_goes_to_the_right() -> None:
    position = replay(new_record(TOY, ["human"] * 4, "right", dealer=3))
    assert position.state.to_act == 2
    position = play(position, TOY.read_move({"action": "knock"}))
    assert position.state.to_act == 1
    while position.state.to_act:
        position = play(position, TOY.legal_moves(position.state)[0])
    assert next_deal(position).state.dealer == 2


def test_the_discards_become_the_stock_again_in_an_order_that_the_seed_knows() -> None:
    position = replay(new_record(TOY, ["human"] * 12, "again", dealer=1))
    while not position.state.renewals:
        position = play(position, TOY.legal_moves(position.state)[0])
    assert len(position.state.discard) == 1
    assert len(position.state.stock) == 32 - 2 * 12 - 1
    assert read(write(position.record)) == position
    other = replay(new_record(TOY, ["human"] * 12, "other", dealer=1))
    assert other.state.stock != position.state.stock
    seen = TOY.view(position.state, 1).known
    assert seen.reshuffles is None
    assert {*seen.stock} == {None}


def test_a_place_without_a_legal_move_is_a_damaged_record() -> None:
    start = write(new_record(TOY, ["human"] * 3, "places", dealer=1))
    for place, is_legal in (("2", True), ("3", False), ("-", False), ("Z", False)):
        if is_legal:
            assert read(start + place).state.knocker
        else:
            with pytest.raises(RecordError) as error:
                read(start + place)
            assert error.value.problems[0].params == {"part": "moves"}


def test_without_the_tests_it_is_not_there() -> None:
    code = "from commerce.games import games; print(*games())"
    assert "toy" not in run([executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
