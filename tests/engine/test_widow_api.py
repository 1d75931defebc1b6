"""The JSON verbs and the command line for the game with a widow."""

import json
from collections import Counter
from typing import Any

import pytest
from commerce.__main__ import main
from commerce.api import VERBS, answer
from commerce.cards import PACK, codes, read_cards
from commerce.games import game_of, problem_codes
from commerce.notation import write
from commerce.record import new_record
from hypothesis import given, settings, strategies

from tests.engine.test_api import ask, codes_of, problems
from tests.engine.test_command_line import bad, good

TABLE = "1.widow.hses.4.k3.0"
CLAIM = "1.widow~pounce-1.hsss.4.x.1HlpjUtsQhaoRukCnABDEFGIJKLMNOPSTVWXYZbcdefgimqrvwxyz"
"""Seat 1 holds three nines, and the fourth lies in the widow."""


# --- Games and hands -------------------------------------------------------------------------------------------------


def test_the_games_entry() -> None:
    (entry,) = [entry for entry in ask("games")["games"] if entry["id"] == "widow"]
    assert entry["options"] == [
        {"id": "chips", "values": [1, 2, 3, 4, 5], "default": 3, "ranks": False, "rule": "W1.3", "short": "c"},
        {"id": "exchanges", "values": [1, 2, 3], "default": 1, "ranks": False, "rule": "W3.2", "short": "x"},
        {"id": "low_ace", "values": [0, 1], "default": 0, "ranks": True, "rule": "W4.3", "short": "low"},
        {"id": "pounce", "values": [0, 1], "default": 0, "ranks": True, "rule": "W7.1", "short": "pounce"},
        {"id": "extended", "values": [0, 1], "default": 0, "ranks": True, "rule": "W7.2", "short": "ext"},
    ]
    assert entry["counts"] == {"tricon": 52, "sequence": 44, "flush": 1100, "pair": 3744, "point": 17160}
    assert entry["actions"] == ["exchange", "pass", "knock", "pounce", "decline"]
    ours = [rule["id"] for rule in entry["rules"] if rule["origin"] == "agreement"]
    assert ours == ["W2.1", "W3.3", "W3.6", "W3.8", "W4.7", "W5.4", "W7.1", "W7.2"]
    assert len(entry["rules"]) == 32
    assert [rule["section"] for rule in entry["rules"] if rule["id"][:2] == "W7"] == ["context"] * 2


@pytest.mark.parametrize(
    ("cards", "options", "expected"),
    [
        ("AS TS 5S", {}, ("flush", None, ["AS", "TS", "5S"], "A")),
        ("7S 7H KH", {}, ("pair", None, ["7S", "7H"], "7")),
        ("AH KH 4C", {}, ("point", 25, ["AH", "KH", "4C"], None)),
        ("AS 2S 3S", {"low_ace": 1}, ("sequence", None, ["AS", "2S", "3S"], "3")),
        ("9S 9H 9D 9C", {"pounce": 1}, ("four", None, ["9S", "9H", "9D", "9C"], "9")),
        ("AS AH KC", {"extended": 1}, ("pair", None, [], None)),
        ("KS QD 9H", {"extended": 1}, ("point", None, [], None)),
        ("AS TS 5S", {"extended": 1}, ("flush", None, ["AS", "TS", "5S"], "A")),
    ],
)
def test_rank(cards: str, options: dict[str, int], expected: tuple[Any, ...]) -> None:
    found = ask("rank", game="widow", cards=cards, options=options)
    assert found["cards"] == cards.split()
    assert (found["category"], found["points"], found["counted"], found["rank"]) == expected


def test_four_cards_only_with_pounce_and_of_one_rank() -> None:
    assert codes_of("rank", game="widow", cards="9S 9H 9D 9C") == ["too-many-cards"]
    assert codes_of("rank", game="widow", cards="9S 9H 9D 8C", options={"pounce": 1}) == ["too-many-cards"]
    assert codes_of("rank", game="foster", cards="9S 9H 9D 9C") == ["too-many-cards"]
    hands = ["9S 9H 9D 9C", "4S 4H 4D 4C", "AS AH AD"]
    assert ask("showdown", game="widow", hands=hands, options={"pounce": 1})["order"] == [1, 2, 3]
    assert codes_of("showdown", game="widow", hands=hands) == ["too-many-cards"] * 2


EXAMPLE = ["KH 2H QH", "TS 8S 3S", "JC 9D 5C", "JD 8C 6S"]


def test_showdown() -> None:
    shown = ask("showdown", game="widow", dealer=4, hands=EXAMPLE)
    hands = shown.pop("hands")
    assert [hand["category"] for hand in hands] == ["flush", "flush", "point", "point"]
    assert shown == {
        "game": "widow",
        "dealer": 4,
        "winner": 1,
        "order": [1, 2, 3, 4],
        "ties": [],
        "decided_by": "cards",
        "decided_rule": "W4.7",
        "decided_cards": ["8", "9"],
        "loses": [4],
        "void": False,
        "settled_rule": "W5.1",
        "chips": None,
        "out": [],
        "complete": True,
    }
    tied = ask("showdown", game="widow", hands=[*EXAMPLE[:3], "JD 9S 5H"], chips=[3, 1, 2, 1])
    assert (tied["dealer"], tied["loses"], tied["ties"]) == (None, [3, 4], [[3, 4]])
    assert (tied["chips"], tied["out"], tied["settled_rule"]) == ([3, 1, 1, 0], [4], "W5.2")


@pytest.mark.parametrize(("chips", "is_void"), [(1, True), ([1, 1], True), ([1, 2], False), (2, False), (None, False)])
def test_a_void_showdown(chips: Any, is_void: bool) -> None:
    shown = ask("showdown", game="widow", hands=["KD 8C 3H", "KS 8H 3D"], chips=chips)
    assert shown["void"] == is_void
    assert shown["loses"] == ([] if is_void else [1, 2])
    assert shown["winner"] is None
    assert shown["decided_by"] == "tie"


def test_who_is_lowest_so_far() -> None:
    shown = ask("showdown", game="widow", hands=["6S 7S 8S", "AH KH", "2C 5D 9H", "2D 5C 9S"])
    assert shown["complete"] is False
    assert (shown["best"], shown["lowest"]) == ([1], [3, 4])
    empty = ask("showdown", game="widow", hands=["", ""])
    assert empty["best"] == []
    assert "lowest" not in empty


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"hands": ["KD 8C 3H"]}, ["too-few-players"]),
        ({"hands": ["KD 8C 3H", "KD 8H 3D"], "dealer": 3}, ["duplicate-card", "dealer-out-of-range"]),
        ({"hands": ["KD 8C 3H", "KS 8H 3D"], "chips": [1]}, ["chips-for-each-hand"]),
        ({"hands": ["KD 8C 3H", "KS 8H 3D"], "chips": [0, 9]}, ["bad-option", "bad-option"]),
        ({"hands": ["KD 8C 3H", "KS 8H 3D"], "chips": "1"}, ["bad-request"]),
        ({"hands": ["KD 8C 3H", "KS 8H 3D"], "chips": [True, 1]}, ["bad-request"]),
        ({"hands": ["KD 8C 3H", "KS 8H 3D"], "options": {"chips": 6}}, ["bad-option"]),
        ({"hands": ["KD 8C 3H", "KS 8H 3D"], "options": {"low_ace": 2}}, ["bad-option"]),
        ({"game": "foster", "hands": EXAMPLE, "dealer": 1, "chips": 3}, ["unknown-option"]),
    ],
)
def test_bad_showdowns(fields: dict[str, Any], found: list[str]) -> None:
    assert codes_of("showdown", **{"game": "widow", **fields}) == found


# --- Play ------------------------------------------------------------------------------------------------------------


def test_the_shape_of_a_view() -> None:
    view = ask("table", record=TABLE, seat=1)
    common = {"record", "game", "options", "seats", "seat", "kinds", "deal", "deals", "dealer", "to_act", "phase"}
    common |= {"stock", "hands", "rank", "moves", "forbidden", "events", "showdown", "match", "seed"}
    own = {"widow", "chips", "turns", "turns_to_end", "passes", "passes_to_end", "knocker", "last_turns", "frozen"}
    assert {*view} == common | own | {"claim"}
    assert (view["deals"], view["phase"], view["stock"]) == (None, "your-turn", 37)
    assert view["hands"][1:] == [[None] * 3] * 3
    assert len(view["moves"]) == 11
    assert {entry["problem"]["code"] for entry in view["forbidden"]} == {"option-off"}


def whole_match(options: dict[str, int], kinds: list[str], seed: str) -> tuple[Counter[str], dict[str, Any]]:
    """A match played through the verbs as a page plays it, by seat 1 and the bots."""
    record = ask("new-record", game="widow", kinds=kinds, seed=seed, options=options)["record"]
    view = ask("table", record=record, seat=1)
    phases: Counter[str] = Counter()
    for _ in range(3_000):
        phases[view["phase"]] += 1
        assert (view["phase"] in ("your-turn", "claim")) == bool(view["moves"])
        assert {entry["action"] for entry in view["forbidden"]}.isdisjoint(move["action"] for move in view["moves"])
        assert (view["showdown"] is not None) == (view["phase"] in ("showdown", "match-over"))
        assert (view["phase"] == "claim") == (view["claim"] is not None)
        if view["phase"] == "match-over":
            return phases, view
        if view["phase"] == "showdown":
            view = ask("next-deal", record=view["record"], seat=1)
        elif view["phase"] in ("others", "out"):
            assert view["phase"] == "others" or view["hands"][0] == []
            view = ask("advance", record=view["record"], seat=1)
        else:
            hint = ask("hint", record=view["record"], seat=1)
            assert hint["move"] in view["moves"]
            move = {"action": "pass"} if phases["your-turn"] % 2 and view["phase"] == "your-turn" else hint["move"]
            view = ask("play", record=view["record"], seat=1, move=move)
    raise AssertionError("the match does not end")


def test_a_whole_match_through_the_verbs() -> None:
    phases, view = whole_match({"chips": 1}, ["human", "steady", "easy", "steady"], "verbs")
    assert {*phases} >= {"your-turn", "others", "showdown", "match-over"}
    assert view["match"]["chips"] == view["chips"] == view["showdown"]["chips"]
    assert sum(1 for count in view["chips"] if count) == 1
    assert view["match"]["deals"] == view["deal"]
    assert codes_of("next-deal", record=view["record"], seat=1) == ["match-over"]


def test_a_match_in_which_you_go_out_goes_on_without_you() -> None:
    options, kinds = {"chips": 1, "exchanges": 2}, ["human", "steady", "steady", "steady"]
    for number in range(20):
        phases, view = whole_match(options, kinds, f"out{number}")
        if phases["out"]:
            break
    assert phases["out"]
    assert view["phase"] == "match-over"
    undone = ask("undo", record=view["record"], seat=1)
    assert undone["phase"] in ("your-turn", "claim")
    assert undone["deal"] < view["deal"]


def test_the_seat_that_is_out() -> None:
    for number in range(40):
        record = ask("new-record", game="widow", kinds=["easy"] * 3, seed=f"o{number}", options={"chips": 1})["record"]
        view = ask("table", record=record, seat=1)
        while view["to_act"]:
            view = ask("advance", record=view["record"], seat=1)
        if view["match"] is None and not view["showdown"]["void"]:
            break
    (out,) = view["showdown"]["out"]
    record = ask("next-deal", record=view["record"], seat=1)["record"]
    seen = ask("table", record=record, seat=out)
    assert (seen["phase"], seen["rank"], seen["moves"]) == ("out", None, [])
    assert seen["hands"][out - 1] == []
    assert {(entry["problem"]["code"], entry["problem"]["rule"]) for entry in seen["forbidden"]} == {
        ("player-out", "W6.1")
    }
    for verb in ("hint", "play"):
        assert codes_of(verb, record=record, seat=out, move={"action": "pass"}) == ["player-out"]
    while seen["phase"] == "out":
        seen = ask("advance", record=seen["record"], seat=out)
    assert seen["phase"] in ("showdown", "match-over")
    assert seen["showdown"]["hands"][out - 1] is None
    assert sorted(seen["showdown"]["order"]) == [seat for seat in (1, 2, 3) if seat != out]


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ({"action": "buy"}, "unknown-action", "W3.1"),
        ({"action": "exchange"}, "card-needed", "W3.2"),
        ({"action": "exchange", "give": ["8D"]}, "card-needed", "W3.2"),
        ({"action": "exchange", "give": ["8D", "3C"], "take": ["3S"]}, "uneven-exchange", "W3.2"),
        ({"action": "exchange", "give": ["8D", "3C"], "take": ["3S", "2H"]}, "too-many-exchanged", "W3.2"),
        ({"action": "exchange", "give": ["AS"], "take": ["3S"]}, "card-not-held", "W3.2"),
        ({"action": "exchange", "give": ["8D"], "take": ["AS"]}, "card-not-open", "W3.2"),
        ({"action": "pass", "give": ["8D"]}, "card-not-wanted", "W3.1"),
        ({"action": "pounce"}, "option-off", "W7.1"),
        ({"action": "decline"}, "option-off", "W7.1"),
        ({"action": "exchange", "give": ["8d"], "take": ["3S"]}, "unknown-card", None),
        ({"action": "exchange", "give": [8], "take": ["3S"]}, "unknown-card", None),
        ({"action": "exchange", "give": "8D", "take": "3S"}, "bad-request", None),
        ({"give": ["8D"]}, "bad-request", None),
    ],
)
def test_moves_that_are_refused(move: dict[str, Any], code: str, rule: str | None) -> None:
    (problem,) = problems("play", record=TABLE, seat=1, move=move)
    assert (problem["code"], problem["rule"]) == (code, rule)


def test_a_claim_is_shown_to_its_owner_alone() -> None:
    own = ask("table", record=CLAIM, seat=1)
    assert (own["phase"], own["claim"]) == ("claim", "9C")
    assert own["moves"] == [{"action": "pounce"}, {"action": "decline"}]
    other = ask("table", record=CLAIM, seat=2)
    assert (other["phase"], other["claim"], other["moves"]) == ("others", None, [])
    pounced = ask("play", record=CLAIM, seat=1, move={"action": "pounce"})
    assert (pounced["frozen"], pounced["rank"]["category"]) == ([1], "four")
    assert pounced["events"][-1] == {"type": "pounce", "seat": 1, "card": "9C", "refill": "2C"}
    assert {entry["problem"]["code"] for entry in pounced["forbidden"]} == {"hand-frozen", "no-claim"}
    assert codes_of("play", record=CLAIM, seat=1, move={"action": "pass"}) == ["claim-open"]
    assert codes_of("play", record=CLAIM, seat=2, move={"action": "pass"}) == ["not-your-turn"]


def test_the_next_player_waits_for_the_claim_of_another() -> None:
    top = read_cards("KD 9S 4C 8C 9H 7C 2D 9D 3H 9C QD 4S")
    pack = (*top, *(card for card in PACK if card not in top))
    record = write(new_record(game_of("widow"), ["human"] * 3, "k3", {"pounce": 1}, 3, pack))
    assert ask("table", record=record, seat=2)["phase"] == "claim"
    seen = ask("table", record=record, seat=1)
    assert (seen["phase"], seen["to_act"], seen["claim"]) == ("others", 1, None)
    assert codes_of("play", record=record, seat=1, move={"action": "pass"}) == ["claim-of-another"]


def test_undo_takes_back_a_decline() -> None:
    declined = ask("play", record=CLAIM, seat=1, move={"action": "decline"})
    assert declined["phase"] == "your-turn"
    assert ask("undo", record=declined["record"], seat=1)["record"] == CLAIM


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ({"chips": 0}, ["bad-option"]),
        ({"exchanges": 4, "jokers": 1}, ["bad-option", "unknown-option"]),
        ({"pounce": "yes"}, ["bad-option"]),
        ({"pounce": 1.0}, ["bad-option"]),
    ],
)
def test_options_that_are_none(options: dict[str, Any], found: list[str]) -> None:
    assert codes_of("new-record", game="widow", kinds=["easy"] * 3, seed="a", options=options) == found


def test_only_options_that_differ_are_written() -> None:
    options = {"chips": 3, "exchanges": 2, "pounce": 1, "low_ace": 0}
    record = ask("new-record", game="widow", kinds=["human"] * 3, seed="a", dealer=2, options=options)["record"]
    assert record == "1.widow~exchanges-2~pounce-1.hhh.2.a.0"
    assert ask("table", record=record, seat=1)["options"] == {**options, "extended": 0}


# --- The command line ------------------------------------------------------------------------------------------------


def test_rank_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert good(capsys, "rank", "--game", "widow", "A♠ 2♠ 3♠", "7S 7H KH", "KS QD 9H").splitlines() == [
        "A♠ 2♠ 3♠: flush A",
        "7♠ 7♥ K♥: pair 7 (7♠ 7♥)",
        "K♠ Q♦ 9♥: point 29",
    ]
    options = ("--game", "widow", "--low-ace", "--pounce", "--extended", "--json")
    ranks = json.loads(good(capsys, "rank", *options, "AS 2S 3S", "9S 9H 9D 9C", "AS AH KC"))
    assert [rank["category"] for rank in ranks] == ["sequence", "four", "pair"]
    assert ranks[2]["counted"] == []


def test_showdown_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    shown = json.loads(good(capsys, "showdown", "--game", "widow", "--json", *EXAMPLE))
    assert (shown["loses"], shown["void"], shown["winner"], shown["ties"]) == ([4], False, 1, [])
    assert "complete" not in shown
    assert shown["dealer"] is None
    lines = good(capsys, "showdown", "--game", "widow", "--dealer", "4", *EXAMPLE).splitlines()
    assert lines[-1] == "Seat 4 loses a chip (W5.1), lowest by cards (W4.7)."
    tied = ("KD 8C 3H", "KS 8H 3D")
    assert good(capsys, "showdown", "--game", "widow", *tied).endswith(
        "Seats 1, 2 lose a chip each (W5.2), lowest by tie (W5.2).\n"
    )
    for chips in ("1,1", "1"):
        assert json.loads(good(capsys, "showdown", "--game", "widow", "--chips", chips, "--json", *tied))["void"]
        assert good(capsys, "showdown", "--game", "widow", "--chips", chips, *tied).endswith(
            "Nobody loses a chip: the deal is void (W5.4).\n"
        )
    extended = good(capsys, "showdown", "--game", "widow", "--extended", *tied)
    assert extended.endswith("the deal is void (W7.2).\n")


def test_replay_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    lines = good(capsys, "replay", CLAIM + "ykppp").splitlines()
    assert lines[0].endswith("; the widow: 9C QD 4S")
    assert lines[1] == "  seat 1 pounces on 9C; 2C fills the gap"
    assert "  seat 2 loses a chip and has 2 left (W5.1)" in lines
    assert lines[-1] == "Chips: 3, 2, 3, 3"
    declined = json.loads(good(capsys, "replay", "--json", CLAIM + "n"))
    assert declined["events"][-1] == {"type": "decline", "seat": 1, "card": "9C"}
    assert declined["result"] is None


def test_simulate_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--game", "widow", "--players", "3", "--deals", "30", "--chips", "2", "--exchanges", "2", "--low-ace")
    result = json.loads(good(capsys, "simulate", "--json", *arguments))
    assert [*result] == ["deals", "mean", "wins", "ends"]
    assert [*result["ends"]] == ["knock", "passes", "cap"]
    assert result["deals"] == sum(result["ends"].values()) == 30
    assert "30 deals" in good(capsys, "simulate", *arguments)


@pytest.mark.parametrize(
    ("arguments", "codes_found"),
    [
        (("rank", "--low-ace", "6S 7S 8S"), ["unknown-option"]),
        (("showdown", "--game", "widow", "6S 7S 8S"), ["too-few-players"]),
        (("showdown", "--game", "widow", "--chips", "3,x", "6S 7S 8S", "6H 7H 8H"), ["bad-request"]),
        (("showdown", "--game", "widow", "--chips", "3,2,1", "6S 7S 8S", "6H 7H 8H"), ["chips-for-each-hand"]),
        (("showdown", "--chips", "3", "--dealer", "1", *EXAMPLE), ["unknown-option"]),
        (("simulate", "--game", "widow", "--players", "4", "--deals", "5", "--chips", "x"), ["bad-option"]),
        (("simulate", "--players", "4", "--deals", "0", "--chips", "3"), ["bad-request", "unknown-option"]),
    ],
)
def test_bad_arguments(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], codes_found: list[str]) -> None:
    assert [problem["code"] for problem in bad(capsys, *arguments)] == codes_found


def test_options_of_one_command_are_unknown_to_another(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["rank", "--chips", "3", "6S 7S 8S"], ["rank", "--exchanges", "3", "6S 7S 8S"]):
        with pytest.raises(SystemExit) as stop:
            main(arguments)
        assert stop.value.code == 2
        assert capsys.readouterr().out == ""


# --- Anything --------------------------------------------------------------------------------------------------------

values = strategies.recursive(
    strategies.none()
    | strategies.booleans()
    | strategies.integers(-2, 14)
    | strategies.floats()
    | strategies.sampled_from([*codes(PACK), "steady", "human", "exchange", "pass", "pounce", TABLE, CLAIM, "flush"]),
    lambda inner: (
        strategies.lists(inner, max_size=4)
        | strategies.dictionaries(
            strategies.sampled_from(["action", "give", "take", "dealer_hand", "taken", "chips", "pounce", "extended"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)
names = ["options", "cards", "hands", "dealer", "kinds", "record", "seat", "move", "changes", "chips", "name", "suits"]
usual = {"game": "widow", "record": CLAIM, "seat": 1, "kinds": ["easy"] * 3, "seed": "a", "text": "6S"}


@settings(max_examples=400, deadline=None)
@given(
    strategies.sampled_from([*VERBS]),
    strategies.dictionaries(strategies.sampled_from(names), values, max_size=5),
)
def test_no_request_makes_it_raise(verb: str, fields: dict[str, Any]) -> None:
    response = json.loads(answer(json.dumps({**usual, **fields, "verb": verb})))
    assert [*response] in (["result"], ["problems"])
    for problem in response.get("problems", []):
        assert problem["code"] in problem_codes()
        assert problem["code"] != "internal-error", (verb, fields, problem)
