"""The JSON verbs: their shapes, their problems, and that nothing makes them raise."""

import json
from importlib import import_module
from math import comb
from typing import Any

import pytest
from commerce.api import VERBS, answer
from commerce.cards import PACK, codes
from commerce.games import game_of, games, problem_codes
from commerce.problems import CODES
from commerce.sentences import PROBLEMS, sentence
from hypothesis import given, settings, strategies

from tests.engine.every_game import AnyGame, for_every_game

GOOD = "1.foster.hse.2.k3.041k.0k.0z"


def ask(verb: str, **fields: Any) -> Any:
    response = json.loads(answer(json.dumps({"verb": verb, **fields})))
    assert [*response] == ["result"], response
    return response["result"]


def problems(verb: Any, **fields: Any) -> list[dict[str, Any]]:
    response = json.loads(answer(json.dumps({"verb": verb, **fields})))
    assert [*response] == ["problems"], response
    for problem in response["problems"]:
        assert [*problem] == ["code", "rule", "hand", "card", "position", "params"]
        assert {*problem["params"]} == {*problem_codes()[problem["code"]]}
    return response["problems"]


def codes_of(verb: Any, **fields: Any) -> list[str]:
    return [problem["code"] for problem in problems(verb, **fields)]


# --- Games and hands -------------------------------------------------------------------------------------------------


@for_every_game
def test_games(game: AnyGame) -> None:
    (entry,) = [entry for entry in ask("games")["games"] if entry["id"] == game.id]
    assert entry["players"] == [*game.players]
    assert sum(entry["counts"].values()) == comb(len(game.deck), game.hand_size)
    assert [*entry["counts"]] == entry["categories"] == [step["category"] for step in entry["ladder"]]
    for step in entry["ladder"]:
        found = ask("rank", game=game.id, cards=step["sample"])
        assert (found["category"], found["counted"]) == (step["category"], step["counted"])
    assert {"id", "section", "origin", "source", "keeper"} == {*entry["rules"][0]}


def test_read_cards() -> None:
    assert ask("read-cards", text="6s ♦10") == {"cards": ["6S", "TD"]}
    letters = {"ranks": {"Т": "A"}, "suits": {"п": "S"}}
    assert ask("read-cards", text="тп", letters=letters) == {"cards": ["AS"]}
    (problem,) = problems("read-cards", text="2s ts", letters=letters)
    assert (problem["code"], problem["position"]) == ("ambiguous-card", 2)
    assert problem["params"] == {"text": "ts", "options": ["AS", "TS"]}


def test_rank_as_the_command_line_gives_it() -> None:
    expected = {"cards": ["6S", "7S", "KD"], "category": "point", "points": 13, "counted": ["6S", "7S"], "rank": None}
    assert ask("rank", game="foster", cards=["6S", "7S", "KD"]) == expected
    assert ask("rank", game="foster", options={}, cards="6♠ 7♠ K♦") == expected


def test_showdown_as_the_command_line_gives_it() -> None:
    shown = ask("showdown", game="foster", options=None, dealer=3, hands=["6S 7S 8S", "AH KH 4D", "3C 4C 5C"])
    assert shown["complete"] is True
    assert (shown["winner"], shown["order"], shown["decided_by"]) == (1, [1, 3, 2], "rank")
    assert shown["decided_rule"] == "F4.3"
    assert shown["net"] == [4, 1, -2]
    assert shown["payments"][1] == {"from": 3, "to": 1, "points": 1, "rule": "F5.4"}


@pytest.mark.parametrize(
    ("hands", "best"),
    [
        (["6S 7S 8S", "", ""], [1]),
        (["6S 7S 8S", "AH KH", "3C 4C 5C"], [1]),
        (["6S 7S 8S", "6H 7H 8H", "3C 4C"], [1, 2]),
        (["6S 7S", "6H 7H 8H", "6C 7C 8C"], [3, 2]),
        (["", "", ""], []),
    ],
)
def test_who_is_best_so_far(hands: list[str], best: list[int]) -> None:
    shown = ask("showdown", game="foster", dealer=3, hands=hands)
    assert shown["complete"] is False
    assert shown["best"] == best
    assert [hand is not None for hand in shown["hands"]] == [len(hand) == 8 for hand in hands]


def test_every_problem_of_a_showdown_at_once_each_at_its_place() -> None:
    found = problems("showdown", game="foster", dealer=9, hands=["6S 7S 8S", "AH 6S", "1X 2C 3C", "4C 5C 6C 7C"])
    assert [(problem["code"], problem["hand"], problem["position"]) for problem in found] == [
        ("too-few-cards", 2, None),
        ("unknown-card", 3, 1),
        ("too-many-cards", 4, None),
        ("duplicate-card", 2, 2),
        ("dealer-out-of-range", None, None),
    ]
    assert found[3]["params"]["hands"] == [1, 2]
    assert found[3]["card"] == "6S"


@pytest.mark.parametrize("count", [0, 1, 2, 13, 40])
def test_wrong_numbers_of_players(count: int) -> None:
    code = "too-few-players" if count < 3 else "too-many-players"
    assert code in codes_of("showdown", game="foster", dealer=1, hands=[["6S"]] * count)
    assert code in codes_of("new-record", game="foster", kinds=["easy"] * count, seed="a")


@pytest.mark.parametrize("dealer", [0, 4, -1, 1.0, "1", True, [], {}, 10**30])
def test_dealers_that_are_none(dealer: Any) -> None:
    hands = ["6S 7S 8S", "AH KH 4D", "3C 4C 5C"]
    assert codes_of("showdown", game="foster", dealer=dealer, hands=hands) == ["dealer-out-of-range"]
    assert codes_of("new-record", game="foster", dealer=dealer, kinds=["easy"] * 3, seed="a") == ["dealer-out-of-range"]
    assert codes_of("showdown", game="foster", hands=hands) == ["dealer-missing"]


# --- Play ------------------------------------------------------------------------------------------------------------


def test_a_whole_match_through_the_verbs() -> None:
    record = ask("new-record", game="foster", kinds=["human", "steady", "easy"], seed="verbs", dealer=None)["record"]
    view = ask("table", record=record, seat=1)
    phases = set()
    for _ in range(500):
        phases.add(view["phase"])
        assert ask("table", record=view["record"], seat=1) == view
        assert (view["phase"] in ("your-turn", "answer-offer")) == bool(view["moves"])
        assert {entry["action"] for entry in view["forbidden"]}.isdisjoint(move["action"] for move in view["moves"])
        assert (view["showdown"] is not None) == (view["phase"] in ("showdown", "match-over"))
        if view["phase"] == "match-over":
            break
        if view["phase"] == "showdown":
            view = ask("next-deal", record=view["record"], seat=1)
        elif view["phase"] == "others":
            view = ask("advance", record=view["record"], seat=1)
        else:
            hint = ask("hint", record=view["record"], seat=1)
            assert hint["move"] in view["moves"]
            view = ask("play", record=view["record"], seat=1, move=hint["move"])
    assert phases >= {"others", "showdown", "match-over", "your-turn"}
    assert view["deal"] == view["deals"] == 3
    assert view["match"]["balances"] == view["balances"]
    undone = ask("undo", record=view["record"], seat=1)
    assert undone["to_act"] == 1
    assert undone["match"] is None


def test_the_shape_of_a_view() -> None:
    view = ask("table", record="1.foster.hse.2.k3.0", seat=1)
    assert {*view} == {
        "record",
        "game",
        "options",
        "seats",
        "seat",
        "kinds",
        "deal",
        "deals",
        "dealer",
        "to_act",
        "phase",
        "stock",
        "waste",
        "pool",
        "balances",
        "hands",
        "rank",
        "offer",
        "moves",
        "forbidden",
        "events",
        "showdown",
        "match",
        "seed",
    }
    assert view["kinds"] == ["human", "steady", "easy"]
    assert view["hands"][1:] == [[None] * 3] * 2


def test_after_the_showdown_everything_is_open() -> None:
    view = ask("table", record=GOOD, seat=1)
    assert None not in [card for hand in view["hands"] for card in hand]
    events = ask("table", record="1.foster.hse.2.k3.041k", seat=2)["events"]
    assert all(None not in (event.get("card", ""), event.get("got", "")) for event in events)


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ({"action": "pass"}, "unknown-action", "F3.1"),
        ({"action": "buy"}, "card-needed", "F3.2"),
        ({"action": "buy", "card": "AS"}, "card-not-held", "F3.2"),
        ({"action": "barter", "card": "AS"}, "card-not-held", "F3.5"),
        ({"action": "give", "card": "8D"}, "no-offer", "F3.1"),
        ({"action": "knock", "card": "8D"}, "card-not-wanted", "F3.1"),
        ({"action": "buy", "card": "8d"}, "unknown-card", None),
        ({"action": "buy", "card": 8}, "unknown-card", None),
        ({"action": 8}, "bad-request", None),
        ({}, "bad-request", None),
    ],
)
def test_moves_that_are_refused(move: dict[str, Any], code: str, rule: str | None) -> None:
    (problem,) = problems("play", record="1.foster.hhh.2.k3.0", seat=3, move=move)
    assert (problem["code"], problem["rule"]) == (code, rule)


def test_turns_of_others() -> None:
    (problem,) = problems("play", record="1.foster.hhh.2.k3.0", seat=1, move={"action": "knock"})
    assert (problem["code"], problem["rule"], problem["params"]) == ("not-your-turn", "F2.5", {"seat": 1, "to_act": 3})
    (problem,) = problems("hint", record="1.foster.hhh.2.k3.0", seat=1)
    assert problem["code"] == "not-your-turn"
    assert codes_of("hint", record=GOOD, seat=1) == ["deal-over"]
    assert codes_of("advance", record="1.foster.hhh.2.k3.0", seat=1) == ["not-a-bot"]
    assert codes_of("advance", record=GOOD, seat=1) == ["deal-over"]
    assert codes_of("next-deal", record=GOOD, seat=1) == ["match-over"]
    assert codes_of("next-deal", record="1.foster.hhh.2.k3.0", seat=1) == ["deal-not-over"]
    assert codes_of("undo", record="1.foster.hhh.2.k3.0", seat=1) == ["nothing-to-undo"]


@pytest.mark.parametrize("seat", [0, 4, None, "1", 1.0, True, [1]])
def test_seats_that_are_none(seat: Any) -> None:
    for verb in ("table", "play", "advance", "undo", "hint", "next-deal"):
        assert codes_of(verb, record=GOOD, seat=seat, move={}) == ["seat-out-of-range"]


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"kinds": ["human", "robot"], "seed": "A"}, ["too-few-players", "unknown-kind", "bad-seed"]),
        ({"kinds": ["human", "easy", 3], "seed": None}, ["unknown-kind", "bad-seed"]),
        ({"kinds": "human", "seed": "a"}, ["bad-request"]),
        ({"kinds": ["easy"] * 3, "seed": "a", "options": {"chips": 3}}, ["unknown-option"]),
        ({"kinds": ["easy"] * 3, "seed": "a", "options": []}, ["bad-request"]),
        ({"kinds": ["easy"] * 3, "seed": "a" * 25}, ["bad-seed"]),
    ],
)
def test_bad_matches(fields: dict[str, Any], found: list[str]) -> None:
    assert codes_of("new-record", game="foster", **fields) == found


# --- Anything --------------------------------------------------------------------------------------------------------


def test_every_code_has_a_sentence_in_the_command_line() -> None:
    assert {*PROBLEMS} == {*CODES}
    for code, params in CODES.items():
        PROBLEMS[code].format(**dict.fromkeys(params, 1))
    for game in map(game_of, games()):
        own = import_module(f"commerce.games.{game.id}.sentences").PROBLEMS
        assert {*own} == {*game.problem.codes} - {*CODES}
        for code in own:
            assert sentence(game.problem(code, params=dict.fromkeys(game.problem.codes[code], 1)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "null",
        "1",
        '"games"',
        "[]",
        "{",
        "[" * 5_000,
        '{"a":' * 2_000,
        "9" * 10_000,
        "NaN",
        "\ud800",
        "x" * 200_000,
    ],
)
def test_what_is_no_request(text: str) -> None:
    assert {problem["code"] for problem in json.loads(answer(text))["problems"]} == {"bad-request"}


@pytest.mark.parametrize("verb", [None, 1, "", "rank ", "RANK", [], {}])
def test_unknown_verbs(verb: Any) -> None:
    (problem,) = problems(verb)
    assert problem["code"] == "unknown-verb"
    assert problem["params"]["known"] == [*VERBS]


@pytest.mark.parametrize("game", [None, 1, "", "poker", "__init__", [], {}])
def test_unknown_games(game: Any) -> None:
    for verb in ("rank", "showdown", "new-record", "example"):
        assert codes_of(verb, game=game) == ["unknown-game"]


def test_the_answer_is_ascii() -> None:
    assert answer(json.dumps({"verb": "read-cards", "text": "Ж♠ \ud83c"})).isascii()


def test_a_text_without_end_is_refused() -> None:
    assert codes_of("read-cards", text="6S" * 2_000) == ["bad-request"]
    assert codes_of("rank", game="foster", cards=["6S"] * 2_000) == ["bad-request"]


values = strategies.recursive(
    strategies.none()
    | strategies.booleans()
    | strategies.integers()
    | strategies.floats()
    | strategies.text(max_size=12)
    | strategies.sampled_from(
        [*codes(PACK), "foster", "steady", "human", "knock", "buy", GOOD, "1.foster.hhh.1.a.0", 1, 3]
    ),
    lambda inner: (
        strategies.lists(inner, max_size=4)
        | strategies.dictionaries(
            strategies.text(max_size=5) | strategies.sampled_from(["ranks", "suits", "action", "card", "draw"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)
names = [
    "game",
    "options",
    "cards",
    "hands",
    "dealer",
    "kinds",
    "seed",
    "record",
    "seat",
    "move",
    "text",
    "letters",
    "changes",
]
usual = {"game": "foster", "record": "1.foster.hhh.1.a.0", "seat": 2, "kinds": ["easy"] * 3, "seed": "a", "text": "6S"}


@settings(max_examples=400, deadline=None)
@given(
    strategies.sampled_from([*VERBS]),
    strategies.dictionaries(strategies.sampled_from(names), values, max_size=6),
    strategies.booleans(),
)
def test_no_request_makes_it_raise(verb: str, fields: dict[str, Any], is_usual: bool) -> None:
    request = {**(usual if is_usual else {}), **fields, "verb": verb}
    response = json.loads(answer(json.dumps(request)))
    assert [*response] in (["result"], ["problems"])
    for problem in response.get("problems", []):
        assert problem["code"] in problem_codes()
        assert problem["code"] != "internal-error", (request, problem)


@settings(max_examples=200, deadline=None)
@given(strategies.text(max_size=200))
def test_no_text_makes_it_raise(text: str) -> None:
    assert json.loads(answer(text))["problems"][0]["code"] in {"bad-request", "unknown-verb"}
