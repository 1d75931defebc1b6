"""Records: old ones still replay, damaged ones are refused with a reason."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from commerce.games import game_of
from commerce.games.foster.play import BARTER, BUY, GIVE, FosterMove
from commerce.notation import read, write
from commerce.problems import CommerceError, InputError, Problem, RecordError
from commerce.record import bot_move, new_record, next_deal, play, replay, undo
from hypothesis import given, strategies

from tests.engine.every_game import GAMES, AnyGame, for_every_game

RECORDS = Path(__file__).parent / "records"
FOSTER = game_of("foster")


def old_records() -> list[Any]:
    """Records written by this version and by those before it, each with the result it had."""
    return [entry for path in sorted(RECORDS.glob("*.json")) for entry in json.loads(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("entry", old_records(), ids=lambda entry: entry["name"])
def test_old_records_still_replay(entry: dict[str, Any]) -> None:
    position = read(entry["record"])
    table = position.game.view(position.state, None).to_data()
    assert table["hands"] == entry["hands"]
    standing = position.game.standing.name
    assert table[standing] == entry[standing]
    assert position.game.match(position.state) == entry["match"]
    assert write(position.record) == entry["record"]


def problem_of(line: str) -> Problem:
    with pytest.raises(RecordError) as error:
        read(line)
    return error.value.problems[0]


GOOD = "1.foster.hse.2.k3.041k.0k.0z"


def test_the_good_record_is_good() -> None:
    assert FOSTER.match(read(GOOD).state)


@pytest.mark.parametrize(
    ("line", "code", "params"),
    [
        ("", "damaged-record", {"part": "version"}),
        ("x", "damaged-record", {"part": "version"}),
        ("0.foster.hse.2.k3.0", "damaged-record", {"part": "version"}),
        ("-1.foster.hse.2.k3.0", "damaged-record", {"part": "version"}),
        ("١.foster.hse.2.k3.0", "damaged-record", {"part": "version"}),
        ("1" * 30_000, "damaged-record", {"part": "version"}),
        ("2.foster.hse.2.k3.0", "newer-record", {"version": "2", "known": 1}),
        ("12.anything at all", "newer-record", {"version": "12", "known": 1}),
        ("1", "damaged-record", {"part": "end"}),
        ("1.foster.hse.2.k3", "damaged-record", {"part": "end"}),
        ("1.poker.hse.2.k3.0", "unknown-game", {"game": "poker", "known": [*GAMES]}),
        ("1.foster~jokers-1.hse.2.k3.0", "unknown-option", {"option": "jokers", "known": []}),
        ("1.foster~jokers.hse.2.k3.0", "damaged-record", {"part": "options"}),
        ("1.foster~jokers-x.hse.2.k3.0", "damaged-record", {"part": "options"}),
        ("1.foster.hs.2.k3.0", "too-few-players", {"count": 2, "least": 3}),
        ("1.foster.hsssssssssssss.2.k3.0", "too-many-players", {"count": 14, "most": 12}),
        ("1.foster.hsx.2.k3.0", "damaged-record", {"part": "kinds"}),
        ("1.foster.hse.4.k3.0", "dealer-out-of-range", {"dealer": 4, "players": 3}),
        ("1.foster.hse.0.k3.0", "dealer-out-of-range", {"dealer": 0, "players": 3}),
        ("1.foster.hse.a.k3.0", "damaged-record", {"part": "dealer"}),
        ("1.foster.hse..k3.0", "damaged-record", {"part": "dealer"}),
        ("1.foster.hse.2.K3.0", "bad-seed", {"seed": "K3"}),
        ("1.foster.hse.2..0", "bad-seed", {"seed": ""}),
        ("1.foster.hse.2.k3.", "damaged-record", {"part": "pack"}),
        ("1.foster.hse.2.k3.k", "damaged-record", {"part": "pack"}),
        ("1.foster.hse.2.k3.1ABC", "damaged-record", {"part": "pack"}),
        ("1.foster.hse.2.k3.1" + "A" * 52, "damaged-record", {"part": "pack"}),
        ("1.foster.hse.2.k3.0w", "damaged-record", {"part": "moves"}),
        ("1.foster.hse.2.k3.0K", "damaged-record", {"part": "moves"}),
        ("1.foster.hse.2.k3.0é", "damaged-record", {"part": "moves"}),
        ("1.foster.hse.2.k3.0.0", "damaged-record", {"part": "deals"}),
        (GOOD + ".0", "damaged-record", {"part": "deals"}),
    ],
)
def test_damaged_records(line: str, code: str, params: dict[str, Any]) -> None:
    problem = problem_of(line)
    assert (problem.code, problem.params) == (code, params)


@pytest.mark.parametrize(
    ("moves", "rule", "move", "text", "reason"),
    [
        ("0kk", "F5.1", 2, "k", "deal-over"),
        ("0ab1za", "F5.1", 5, "a", "deal-over"),
        ("0pa", "F3.6", 2, "a", "must-answer"),
        ("0pk", "F3.6", 2, "k", "must-answer"),
        ("0a5q1", "F3.6", 4, "1", "must-answer"),
        ("041k.0k.0zk", "F5.1", 2, "k", "deal-over"),
    ],
)
def test_illegal_moves_name_the_move_and_the_rule(moves: str, rule: str, move: int, text: str, reason: str) -> None:
    problem = problem_of(f"1.foster.hse.2.k3.{moves}")
    deal = moves.count(".") + 1
    assert (problem.code, problem.rule) == ("illegal-move", rule)
    assert problem.params == {"deal": deal, "move": move, "text": text, "reason": reason}


@given(strategies.integers(0, len(GOOD) - 1), strategies.characters())
def test_a_changed_record_is_another_record_or_a_problem(place: int, letter: str) -> None:
    line = GOOD[:place] + letter + GOOD[place + 1 :]
    with suppress(CommerceError):
        position = read(line)
        assert read(write(position.record)) == position


@given(strategies.integers(0, len(GOOD)))
def test_a_record_cut_off_is_an_earlier_one_or_a_problem(length: int) -> None:
    with suppress(CommerceError):
        assert read(GOOD[:length]).record.seed == "k3"


@given(strategies.text(max_size=60))
def test_any_text_is_a_record_or_a_problem(text: str) -> None:
    for line in (text, f"1.{text}", f"1.foster.{text}", f"1.foster.hse.2.k3.{text}"):
        with suppress(CommerceError):
            read(line)


@pytest.mark.parametrize("seats", range(3, 13))
def test_the_longest_deal_fits_at_a_character_a_turn(seats: int) -> None:
    """Each purchase comes at the last moment before F3.10 would end the deal."""
    position = replay(new_record(FOSTER, ["human"] * seats, "long", dealer=1))
    turns = 0
    while position.state.to_act:
        state = position.state
        action = BUY if state.idle == 3 * seats - 1 else GIVE if state.offer else BARTER
        position = play(position, FosterMove(action, state.hands[state.to_act - 1][turns % 3]))
        turns += action != BARTER
    assert turns == 3 * seats * (52 - 3 * seats)
    line = write(position.record)
    assert len(line) == len(f"1.foster.{'h' * seats}.1.long.0") + turns
    assert read(line) == position


@for_every_game
def test_an_explicit_pack_is_kept_and_the_next_deal_comes_from_the_seed(game: AnyGame) -> None:
    pack = tuple(reversed(game.deck.cards))
    position = replay(new_record(game, ["easy"] * 3, "k3", dealer=1, pack=pack))
    while position.state.to_act:
        position = play(position, bot_move(position))
    line = write(next_deal(position).record)
    again = read(line)
    assert again.record.deals[0].pack == pack
    assert again.record.deals[1].pack is None
    assert again == next_deal(position)


@for_every_game
def test_a_match_between_bots_can_be_shared_at_any_moment(game: AnyGame) -> None:
    kinds = ["human", "steady", "easy", "steady"]
    position = replay(new_record(game, kinds, "share"))
    while not game.is_match_over(position.state):
        if position.state.to_act is None:
            position = next_deal(position)
        elif kinds[position.state.to_act - 1] == "human":
            position = play(position, game.advise(game.view(position.state, position.state.to_act)).move)
        else:
            position = play(position, bot_move(position))
        line = write(position.record)
        assert len(line) < 2_000
        assert read(line) == position


@for_every_game
def test_what_cannot_go_on(game: AnyGame) -> None:
    position = replay(new_record(game, ["human"] * 3, "k3", dealer=3))
    with pytest.raises(InputError) as error:
        next_deal(position)
    assert error.value.problems[0].code == "deal-not-over"
    with pytest.raises(InputError) as error:
        bot_move(position)
    assert error.value.problems[0].code == "not-a-bot"
    with pytest.raises(InputError) as error:
        undo(position.record, 1)
    assert error.value.problems[0].code == "nothing-to-undo"


def test_after_the_match() -> None:
    position = read(GOOD)
    with pytest.raises(InputError) as error:
        next_deal(position)
    assert (error.value.problems[0].code, error.value.problems[0].rule) == ("match-over", "F6.1")
    with pytest.raises(InputError) as error:
        bot_move(position)
    assert error.value.problems[0].code == "deal-over"
