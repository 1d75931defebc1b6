"""The players made of code in the game with a widow: plausible, never in circles; and the advice, with its reasons."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from commerce.cards import read_cards
from commerce.chance import bot_luck, pack_of
from commerce.games.widow.bots import (
    KNOCK_FROM,
    advise,
    after,
    best_exchange,
    easy,
    promise,
    steady,
)
from commerce.games.widow.play import Settings, WidowMove, WidowState, apply, exchange_moves, legal_moves
from commerce.games.widow.ranking import rank
from commerce.simulate import match, simulate
from commerce.view import view
from hypothesis import given, strategies

from tests.engine.every_game import chosen_options, for_every_size, opening, stacked_pack
from tests.engine.widow_table import GAME, move_of, play, table

LOWS = ("2S 4H 6D", "3S 5H 7D", "2D 5C 8S", "3D 4C 9S", "5D 6C 2H", "7S 8H 3C", "4S 6H 9D", "5S 7H 2C")


def asked(state: WidowState) -> tuple[str, str]:
    """What is advised to the seat that is to act, and why."""
    advice = advise(view(state, state.to_act))
    return advice.move.action, advice.code


@given(strategies.permutations(range(52)), strategies.integers(1, 3), strategies.tuples(*[strategies.booleans()] * 2))
def test_the_best_exchange_is_the_best_there_is(order: list[int], most: int, options: tuple[bool, bool]) -> None:
    from commerce.cards import PACK

    hand, widow = (tuple(PACK[place] for place in order[start : start + 3]) for start in (0, 3))
    settings = Settings(exchanges=most, low_ace=options[0], extended=options[1])
    move, worth = best_exchange(hand, widow, settings)
    all_of_them = [settings.rank(after(hand, each)) for each in exchange_moves(hand, widow, most)]
    assert worth == max([settings.rank(hand), *all_of_them])
    assert (move is None) == (settings.rank(hand) >= max(all_of_them))
    if move:
        assert settings.rank(after(hand, move)) == worth


@for_every_size
def test_steady_never_needs_the_cap_and_neither_does_easy(seats: int) -> None:
    for number, kind in product(range(3), ("steady", "easy")):
        options = chosen_options(GAME, number)
        assert simulate(GAME, options, [kind] * seats, 60, f"cap{number}").ends["cap"] == 0


@pytest.mark.parametrize("bot", ["easy", "steady"])
def test_a_bot_ends_the_deal_among_people_who_never_knock(bot: str) -> None:
    """The others exchange at random for ever: the bot still brings the deal to an end before the cap."""
    for seed in range(40):
        options = chosen_options(GAME, seed)
        state, _ = GAME.open(5, 1, options, pack_of(f"s{seed}", 1))
        chance = Random(seed)
        while state.to_act:
            if state.to_act == 2:
                move = GAME.bots[bot](view(state, 2), bot_luck("s", 1, state.turns))
            else:
                moves = [move for move in legal_moves(state) if move.action in ("exchange", "pounce")]
                move = chance.choice(moves or [WidowMove("pass")])
            state, _ = apply(state, move)
        assert state.end == "knock"
        assert state.knocker == 2


def test_the_cards_of_a_hand_only_get_better() -> None:
    for number in range(30):
        options = chosen_options(GAME, number)
        state, _ = GAME.open(6, 1, options, pack_of("better", number + 1))
        while state.to_act:
            seat = state.to_act
            before = state.settings.rank(state.hands[seat - 1]), promise(state.hands[seat - 1])
            move = steady(view(state, seat), bot_luck("s", 1, 1))
            state, _ = apply(state, move)
            assert (state.settings.rank(state.hands[seat - 1]), promise(state.hands[seat - 1])) >= before
            if move.action == "exchange":
                assert (state.settings.rank(state.hands[seat - 1]), promise(state.hands[seat - 1])) > before


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_steady_beats_easy(seats: int) -> None:
    wins = Counter(
        state.chips.index(max(state.chips)) == 0
        for number in range(90)
        for state in [[*match(GAME, {}, ["steady"] + ["easy"] * (seats - 1), f"better{number}")][-1]]
    )
    assert wins[True] > 90 / seats * 1.2


@pytest.mark.parametrize("players", range(2, 9))
def test_steady_knocks_with_less_the_more_there_are(players: int) -> None:
    others = LOWS[: players - 1]
    out = [""] * (players == 2)
    low_pair = table("TS TH QC", *others, *out, widow="QS 3H JD")
    high_flush = table("AC KC 9C", *others, *out, widow="QS 3H JD")
    assert asked(high_flush) == ("knock", "knock-good")
    assert (asked(low_pair) == ("knock", "knock-good")) == (players > 3)
    thresholds = [KNOCK_FROM.get(number, (2,)) for number in range(2, 13)]
    assert thresholds == sorted(thresholds, reverse=True)


def test_steady_makes_a_hand_better_before_it_thinks_of_passing() -> None:
    state = table("KH 7D 4C", "TS 8S 3S", "JC 9D 2H", "JD 8C 6S", widow="5C 3D QH")
    advice = advise(view(state, 1))
    assert advice.move == move_of("exchange 4C QH")
    assert advice.code == "exchange-better"
    assert advice.params == {"give": ["4C"], "take": ["QH"], "category": "point", "rank": None, "points": 27}
    state, _ = play(state, "exchange 4C QH", "knock", "exchange 2H 5C")
    assert asked(state) == ("pass", "pass-nothing-better")
    state, _ = play(state, "pass")
    assert advise(view(state, 1)).move == move_of("exchange 7D 2H")


def test_steady_pounces_and_then_knocks() -> None:
    state = table("KD 8C 2D", "9S 9H 9D", "4C 7C 3H", widow="9C QD 4S", stock="2C", pounce=True)
    assert asked(state) == ("pounce", "pounce-four")
    state, _ = play(state, "pounce", "pass")
    assert asked(state) == ("knock", "knock-good")
    state, _ = play(state, "pass", "knock", "pass")
    assert asked(state) == ("pass", "pass-frozen")


def test_steady_knocks_late_with_what_it_cannot_better() -> None:
    state = table("AS KH 9D", "2S 4H 6D", "3S 5H 7D", widow="2C 3C 4D")
    state, _ = play(state, *["exchange AS 2C", "pass", "pass", "exchange 2C AS", "pass", "pass"] * 3)
    assert asked(state) == ("knock", "knock-late")


def test_steady_in_the_extended_game_comes_nearer_to_a_combination() -> None:
    state = table("AS KH 9D", "2S 4H 6D", "3S 5H 7D", widow="2H 3C 4D", extended=True)
    advice = advise(view(state, 1))
    assert (advice.move.action, advice.code) == ("exchange", "exchange-hopeful")
    assert promise(after(state.hands[0], advice.move)) > promise(state.hands[0])
    near = table("AS KS 9D", "2S 4H 6D", "3S 5H 7D", widow="2H 3C 4D", extended=True)
    assert asked(near) == ("pass", "pass-nothing-better")


def test_every_advice_has_a_listed_reason_with_its_params() -> None:
    found: Counter[str] = Counter()
    for number in range(400):
        seats = 3 + number % 10
        options = chosen_options(GAME, number)
        pack = stacked_pack(seats, number) if number % 4 == 0 else pack_of("why", number)
        state, _ = GAME.open(seats, 1 + number % seats, options, pack)
        while state.to_act:
            advice = advise(view(state, state.to_act))
            assert [*advice.params] == [*GAME.reasons[advice.code]]
            found[advice.code] += 1
            state, _ = apply(state, advice.move)
    assert {*found} | {"knock-late"} == {*GAME.reasons}


def test_easy_makes_the_mistakes_of_a_beginner() -> None:
    # It adds up points where two of a suit would make a flush with the open card.
    state = table("KH 7D 4H", "TS 8S 3S", "JC 9D 2H", widow="AC 3D 9H")
    assert easy(view(state, 1), lambda: 0.9) == move_of("exchange 4H AC")
    assert rank(read_cards("KH 4H 9H")) > rank(read_cards("KH 7D AC"))
    assert steady(view(state, 1), lambda: 0.9) == move_of("exchange 7D 9H")
    assert easy(view(state, 1), lambda: 0.01).action == "knock"
    assert easy(view(state, 1), lambda: 0.1).action == "pass"
    claimed = table("9S 9H 9D", "KD 8C 2D", "4C 7C 3H", widow="9C QD 4S", pounce=True)
    assert [easy(view(claimed, 1), lambda luck=luck: luck).action for luck in (0.1, 0.9)] == ["pounce", "decline"]
    moves = {easy(view(opening(GAME, 5, 1, deal=deal), 2), bot_luck("e", deal, 1)).action for deal in range(1, 80)}
    assert moves == {"exchange", "pass", "knock"}
