"""The rules of the game with a widow, one by one. Each test bears the number of its rule."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise, product

import pytest
from commerce.cards import PACK, Card, codes, read_cards
from commerce.events import LostChip
from commerce.games.widow.events import Dealt, Exchanged
from commerce.games.widow.play import (
    Settings,
    WidowMove,
    WidowState,
    apply,
    deal,
    exchange_moves,
    legal_moves,
)
from commerce.games.widow.ranking import rank
from commerce.games.widow.settle import showdown
from commerce.hands import check_seats, read_hands, read_options
from commerce.problems import InputError
from commerce.record import new_record
from commerce.view import view

from tests.engine.every_game import for_every_size, opening
from tests.engine.widow_table import GAME, play, reason, table, types, with_chips

for_every_number_in = pytest.mark.parametrize("players", range(2, 13))
THREE = ("KH 7D 4C", "TS 8S 3S", "JC 9D 2H")


def at_a_table(players: int, **options: int) -> WidowState:
    """A deal with so many players still in: two play at a table of three, where one is out."""
    state = GAME.open(max(players, 3), max(players, 3), options, PACK)[0]
    return state if players > 2 else deal(5, 3, (2, 0, 1), state.settings, PACK)[0]


def swap_the_first(state: WidowState) -> str:
    """An exchange that is always possible: the first card of the hand for the first of the widow."""
    return f"exchange {state.hands[state.turn - 1][0]} {state.widow[0]}"


# --- 1. Aim and equipment --------------------------------------------------------------------------------------------


def test_w1_1_three_to_twelve_players() -> None:
    assert GAME.players == (3, 12)
    for count in range(16):
        problems = [(problem.code, problem.rule) for problem in check_seats(GAME, count)]
        expected = [("too-few-players", "W1.1")] if count < 3 else [("too-many-players", "W1.1")] if count > 12 else []
        assert problems == expected
    # A match goes down to two players, so two hands can be compared, but not one, and not thirteen.
    for count, code in ((1, ["too-few-players"]), (2, []), (12, []), (13, ["too-many-players"])):
        hands = [[*codes(PACK[3 * hand : 3 * hand + 3])] for hand in range(count)]
        assert [problem.code for problem in read_hands(GAME, hands)[1]] == code


@for_every_size
def test_w1_2_one_pack_of_52_cards(seats: int) -> None:
    state = opening(GAME, seats, 1)
    assert sorted(codes([*state.stock, *state.widow, *(card for hand in state.hands for card in hand)])) == sorted(
        codes(PACK)
    )
    _, problems = read_hands(GAME, ["6S 7S 8S", "AH KH 6S"])
    assert [(problem.code, problem.rule, problem.params["hands"]) for problem in problems] == [
        ("duplicate-card", "W1.2", [1, 2])
    ]


@for_every_size
def test_w1_3_three_chips_each_or_one_to_five(seats: int) -> None:
    assert opening(GAME, seats, 1).chips == (3,) * seats
    for chips in range(1, 6):
        state, _ = GAME.open(seats, 1, read_options(GAME, {"chips": chips}), PACK)
        assert state.chips == (chips,) * seats
    for chips in (0, 6, -1):
        with pytest.raises(InputError) as error:
            read_options(GAME, {"chips": chips})
        assert error.value.problems[0].params["allowed"] == [1, 2, 3, 4, 5]


def test_w1_4_the_last_player_with_a_chip_wins() -> None:
    state = table("AS AH KD", "", "KC QH 9S", widow="2S 3D 5H", chips=(1, 0, 1))
    over, _ = play(state, "knock", "pass")
    assert over.chips == (1, 0, 0)
    assert GAME.is_match_over(over)
    assert GAME.match(over) == {"chips": [1, 0, 0], "winners": [1], "deals": 1}


# --- 2. Setup and deal -----------------------------------------------------------------------------------------------


@for_every_size
def test_w2_1_every_seat_may_be_the_first_dealer(seats: int) -> None:
    dealers = {new_record(GAME, ["easy"] * seats, f"s{seed}").dealer for seed in range(40 * seats)}
    assert dealers == {*range(1, seats + 1)}
    assert new_record(GAME, ["easy"] * seats, "s1", dealer=2).dealer == 2


@for_every_size
def test_w2_3_three_cards_one_at_a_time_from_eldest_then_the_widow(seats: int) -> None:
    for dealer, missing in product(range(1, seats + 1), (0, 1, seats)):
        chips = tuple(0 if seat == missing and missing != dealer else 2 for seat in range(1, seats + 1))
        state, (dealt, *others) = deal(1, dealer, chips, Settings(), PACK)
        received: dict[int, list[Card]] = {}
        pack = iter(PACK)
        for _ in range(3):
            for step in range(1, seats + 1):
                seat = (dealer + step - 1) % seats + 1
                if chips[seat - 1]:
                    received.setdefault(seat, []).append(next(pack))
        assert [*state.hands] == [tuple(received.get(seat, ())) for seat in range(1, seats + 1)]
        assert state.widow == tuple(next(pack) for _ in range(3))
        assert state.stock == tuple(pack)
        assert not others
        assert isinstance(dealt, Dealt)
        assert dealt.to_data(None)["widow"] == [*codes(state.widow)]


@for_every_size
def test_w2_3_everybody_sees_the_widow_and_nobody_anothers_hand(seats: int) -> None:
    state = opening(GAME, seats, 1)
    for seat in range(1, seats + 1):
        seen = view(state, seat).to_data()
        assert seen["widow"] == [*codes(state.widow)]
        assert [hand for hand in seen["hands"] if None not in hand] == [[*codes(state.hands[seat - 1])]]


def test_w2_4_turns_and_deals_pass_clockwise_and_skip_those_who_are_out() -> None:
    state = table(*THREE, "", "QD QC 4S", "", widow="5C 3D 8H", dealer=3, chips=(1, 2, 3, 0, 2, 0))
    order = []
    for _ in range(8):
        order.append(state.to_act)
        state, _ = play(state, "pass")
    assert order == [5, 1, 2, 3, 5, 1, 2, 3]
    assert state.end == "passes"
    # Seat 3 has the lowest hand and keeps two chips; the deal passes on to seat 5, past the seat that is out.
    assert state.shown.loses == (3,)
    following, _ = GAME.deal_next(state, PACK)
    assert (following.deal, following.dealer, following.to_act) == (2, 5, 1)
    assert reason(following, "pass 2S") == ("card-not-wanted", "W3.1")


def test_w2_4_the_deal_passes_on_from_a_dealer_who_goes_out() -> None:
    state = table("AS AH KD", "KC QH 9S", "7C 5D 2S", "", widow="2C 3D 5H", dealer=3, chips=(3, 3, 1, 0))
    over, _ = play(state, "knock", "pass", "pass")
    assert over.chips == (3, 3, 0, 0)
    following, _ = GAME.deal_next(over, PACK)
    assert (following.dealer, following.to_act) == (1, 2)
    assert [len(hand) for hand in following.hands] == [3, 3, 0, 0]


# --- 3. Turns --------------------------------------------------------------------------------------------------------


def test_w3_1_exactly_one_of_exchange_pass_knock() -> None:
    state = table(*THREE, widow="5C 3D QH")
    assert Counter(move.action for move in legal_moves(state)) == {"exchange": 9, "pass": 1, "knock": 1}
    for move in ("exchange 4C QH", "pass", "knock"):
        assert play(state, move)[0].to_act == 2
    assert reason(state, "pass 4C") == ("card-not-wanted", "W3.1")
    assert reason(state, "knock 4C QH") == ("card-not-wanted", "W3.1")
    assert reason(state, "buy 4C") == ("unknown-action", "W3.1")


def test_w3_2_one_card_of_the_widow_for_one_of_yours() -> None:
    state = table(*THREE, widow="5C 3D QH")
    after, events = play(state, "exchange 7D QH")
    assert (after.hands[0], after.widow) == (read_cards("KH QH 4C"), read_cards("5C 3D 7D"))
    assert after.hands[1:] == state.hands[1:]
    assert after.stock == state.stock
    assert events == [Exchanged(1, read_cards("7D"), read_cards("QH"))]
    assert reason(state, "exchange") == ("card-needed", "W3.2")
    assert reason(state, "exchange 7D") == ("card-needed", "W3.2")
    assert reason(state, "exchange 7D 8D") == ("card-not-open", "W3.2")
    assert reason(state, "exchange TS QH") == ("card-not-held", "W3.2")
    assert reason(state, "exchange QH 7D") == ("card-not-held", "W3.2")
    assert reason(state, "exchange 7D,4C QH,3D") == ("too-many-exchanged", "W3.2")
    assert reason(state, "exchange 7D,4C QH") == ("uneven-exchange", "W3.2")


@pytest.mark.parametrize(("most", "count"), [(1, 9), (2, 18), (3, 19)])
def test_w3_2_up_to_three_cards_with_the_option(most: int, count: int) -> None:
    state = table(*THREE, widow="5C 3D QH", exchanges=most)
    assert len(exchange_moves(state.hands[0], state.widow, most)) == count
    assert sum(1 for move in legal_moves(state) if move.action == "exchange") == count
    for move in legal_moves(state):
        after, _ = apply(state, move)
        assert {*after.hands[0], *after.widow} == {*state.hands[0], *state.widow}
        assert len(after.hands[0]) == len(after.widow) == 3
    if most == 3:
        after, _ = play(state, "exchange KH,7D,4C QH,5C,3D")
        assert (after.hands[0], after.widow) == (state.widow, state.hands[0])
    if most == 2:
        after, _ = play(state, "exchange 4C,KH QH,5C")
        assert (after.hands[0], after.widow) == (read_cards("5C 7D QH"), read_cards("KH 3D 4C"))
        assert reason(state, "exchange KH,7D,4C QH,5C,3D") == ("too-many-exchanged", "W3.2")
        assert reason(state, "exchange KH,KH QH,5C") == ("card-not-held", "W3.2")
        assert reason(state, "exchange KH,7D 5C,5C") == ("card-not-open", "W3.2")


def test_w3_3_everybody_sees_what_is_taken_and_what_is_left() -> None:
    _, (event,) = play(table(*THREE, widow="5C 3D QH"), "exchange 4C QH")
    for seat in (None, 1, 2, 3):
        assert event.to_data(seat) == {"type": "exchange", "seat": 1, "gave": ["4C"], "took": ["QH"]}


def test_w3_4_after_a_pass_one_may_act_as_usual() -> None:
    state, events = play(table(*THREE, widow="5C 3D QH"), "pass", "pass", "pass")
    assert types(events) == ["pass"] * 3
    assert state.to_act == 1
    assert Counter(move.action for move in legal_moves(state)) == {"exchange": 9, "pass": 1, "knock": 1}


@for_every_number_in
def test_w3_5_after_a_knock_every_other_player_has_one_last_turn(players: int) -> None:
    """A knock in every seat, with last turns of passes and with last turns of exchanges."""
    for before, exchange in product(range(players), (False, True)):
        state = at_a_table(players)
        for _ in range(before):
            state, _ = play(state, swap_the_first(state))
        knocker = state.to_act
        state, events = play(state, "knock")
        assert types(events) == ["knock"]
        acted = []
        while state.to_act:
            assert state.last_turns[0] == state.to_act
            assert len(state.last_turns) == players - 1 - len(acted)
            assert {move.action for move in legal_moves(state)} == {"exchange", "pass"}
            assert reason(state, "knock") == ("already-knocked", "W3.5")
            acted.append(state.to_act)
            state, events = play(state, swap_the_first(state) if exchange else "pass")
        inside = [seat for seat, hand in enumerate(state.hands, start=1) if hand]
        start = inside.index(knocker)
        assert acted == [*inside[start + 1 :], *inside[:start]]
        assert types(events)[1:3] == ["end", "showdown"]
        assert (state.end, events[1].rule) == ("knock", "W3.5")
        assert reason(state, "pass") == ("deal-over", "W3.5")


@for_every_number_in
def test_w3_6_two_rounds_of_passes_end_the_deal_at_once(players: int) -> None:
    state = at_a_table(players)
    for number in range(1, 2 * players + 1):
        assert state.to_act is not None
        state, events = play(state, "pass")
        assert state.passes == number
    assert (state.end, state.turns) == ("passes", 2 * players)
    assert types(events)[:3] == ["pass", "end", "showdown"]
    assert (events[1].reason, events[1].rule) == ("passes", "W3.6")
    assert reason(state, "pass") == ("deal-over", "W3.6")


@for_every_number_in
def test_w3_6_an_exchange_breaks_the_row_and_a_knock_gives_last_turns(players: int) -> None:
    state = at_a_table(players)
    for _ in range(2 * players - 1):
        state, _ = play(state, "pass")
    broken, _ = play(state, swap_the_first(state))
    for _ in range(2 * players - 1):
        broken, _ = play(broken, "pass")
        assert broken.end is None
    broken, _ = play(broken, "pass")
    assert broken.end == "passes"
    knocked, _ = play(state, "knock")
    for _ in range(players - 1):
        assert knocked.end is None
        knocked, _ = play(knocked, "pass")
    assert knocked.end == "knock"


def test_w3_7_a_knock_is_allowed_in_the_first_turn_and_is_a_turn_of_its_own() -> None:
    state = table(*THREE, widow="5C 3D QH")
    assert play(state, "knock")[0].knocker == 1
    after, _ = play(state, "exchange 4C QH")
    assert after.to_act == 2
    assert GAME.why_not_action(after, 1, "knock").code == "not-your-turn"


@for_every_number_in
def test_w3_8_after_twelve_turns_each_without_a_knock_the_hands_are_shown(players: int) -> None:
    state = at_a_table(players)
    for number in range(12 * players):
        assert state.to_act is not None
        assert state.turns == number
        before = state
        state, events = play(state, swap_the_first(state))
    assert (state.end, state.turns) == ("cap", 12 * players)
    assert types(events)[:3] == ["exchange", "end", "showdown"]
    assert events[1].rule == "W3.8"
    # A knock in the last of these turns is still a knock, with last turns after it.
    state, _ = play(before, "knock", *["pass"] * (players - 1))
    assert (state.end, state.turns) == ("knock", 13 * players - 1)


# --- 4. Combinations -------------------------------------------------------------------------------------------------


def lowest_first(*texts: str, **options: bool) -> bool:
    ranks = [rank(read_cards(text), **options) for text in texts]
    return all(worse < better for worse, better in pairwise(ranks))


def test_w4_1_from_point_up_to_tricon() -> None:
    assert lowest_first("AS KH QD", "2S 2H 3C", "5S 3S 2S", "4S 3S 2S", "2S 2H 2D")


def test_w4_2_tricons_by_rank_ace_high() -> None:
    assert lowest_first("2S 2H 2D", "TS TH TD", "KS KH KD", "AS AH AD")


def test_w4_3_sequences_from_4_3_2_to_a_k_q_and_a_2_3_below_them_with_the_option() -> None:
    assert lowest_first("4S 3S 2S", "5H 4H 3H", "KD QD JD", "AS KS QS")
    assert rank(read_cards("AS 2S 3S")).category == "flush"
    assert lowest_first("AH KH JH", "AS 2S 3S", "4S 3S 2S", low_ace=True)
    assert rank(read_cards("KS AS 2S"), low_ace=True).category == "flush"


def test_w4_4_flushes_by_highest_middle_and_lowest_card() -> None:
    assert lowest_first("KS QS TS", "AS 3S 2S", "AS 4S 2S", "AS 4S 3S", "AS KS 2S")
    assert rank(read_cards("AS 9S 2S")) == rank(read_cards("AD 9D 2D"))


def test_w4_5_pairs_by_the_pair_then_the_odd_card() -> None:
    assert lowest_first("2S 2H AC", "7S 7H QH", "7S 7H KH", "8S 8H 2C", "KS KH AC", "AS AH 2C")
    assert rank(read_cards("7S 7H KH")) == rank(read_cards("7D 7C KS"))


def test_w4_6_point_is_the_total_of_all_three_cards() -> None:
    for text, points in (("AS KH QD", 31), ("AS TH 9D", 30), ("JS TH 2D", 22), ("AS 2H 3D", 16), ("2S 3H 4D", 9)):
        assert rank(read_cards(text)).points == points
    assert lowest_first("KS QH 2D", "9S 8H 6D")


def test_w4_7_equal_points_by_highest_middle_lowest_then_a_tie() -> None:
    assert lowest_first("QC 8S 3D", "KS 7D 4H")
    assert lowest_first("JD 8C 6S", "JC 9D 5C")
    assert lowest_first("TS 9H 2D", "JS 9H 2D", "QS 9H 2D", "KS 9H 2D")
    assert rank(read_cards("JC 9D 5C")) == rank(read_cards("JD 9S 5H"))
    state = table(*THREE, "JD 8C 6S", widow="5C 3D QH")
    over, _ = play(state, "exchange 4C QH", "knock", "exchange 2H 5C", "pass", "exchange 7D 2H")
    assert (over.shown.loses, over.shown.reason, over.shown.rule) == ((4,), "cards", "W4.7")


# --- 5. Showdown and lives -------------------------------------------------------------------------------------------


def test_w5_1_the_lowest_hand_loses_a_chip() -> None:
    state = table("9S 9H 4D", "KD 8D 2D", "AC JH 3S", "QS 7C 6H", widow="2S 3H 5C")
    over, events = play(state, "knock", "pass", "pass", "pass")
    assert over.chips == (3, 3, 3, 2)
    assert types(events)[-3:] == ["end", "showdown", "lose"]
    assert events[-1] == LostChip(4, 2, "W5.1")
    assert events[-2].to_data(2)["hands"][2] == ["AC", "JH", "3S"]


def test_w5_2_all_who_tie_for_the_lowest_lose_a_chip() -> None:
    state = table("TD TC 5S", "KD 8C 3H", "KS 8H 3D", widow="2S 2H 5C", chips=(3, 1, 2))
    over, events = play(state, "knock", "pass", "pass")
    assert over.chips == (3, 0, 1)
    assert [event.to_data(None) for event in events[-3:]] == [
        {"type": "lose", "seat": 2, "chips": 0, "rule": "W5.2"},
        {"type": "lose", "seat": 3, "chips": 1, "rule": "W5.2"},
        {"type": "out", "seat": 2, "rule": "W6.1"},
    ]


def test_w5_3_the_knocker_has_neither_penalty_nor_bonus() -> None:
    hands = ("9S 9H 4D", "KD 8D 2D", "QS 7C 6H")
    for knocker in (1, 2, 3):
        state = table(*hands, widow="2S 3H 5C")
        over, _ = play(state, *["pass"] * (knocker - 1), "knock", "pass", "pass")
        assert over.knocker == knocker
        assert over.chips == (3, 3, 2)


def test_w5_4_a_deal_that_would_leave_nobody_with_a_chip_is_void() -> None:
    state = table("KD 8C 3H", "", "KS 8H 3D", widow="AS QH 5C", dealer=3, chips=(1, 0, 1))
    over, events = play(state, "pass", "pass", "pass", "pass")
    assert over.chips == (1, 0, 1)
    assert over.shown.is_void
    assert (over.shown.reason, over.shown.rule, over.shown.settled_rule) == ("tie", "W5.4", "W5.4")
    assert events[-1].to_data(None) == {"type": "void", "dealer": 3, "rule": "W5.4"}
    assert not GAME.is_match_over(over)
    again, _ = GAME.deal_next(over, PACK)
    assert (again.deal, again.dealer, again.to_act, again.chips) == (2, 3, 1, (1, 0, 1))


def test_w5_4_a_deal_in_which_somebody_keeps_a_chip_counts() -> None:
    hands = ("KD 8C 3H", "KS 8H 3D", "KC 8D 3S", "KH 8S 3C")
    for chips, left in (((1, 1, 2, 1), (0, 0, 1, 0)), ((2, 2, 2, 2), (1, 1, 1, 1))):
        state = table(*hands, widow="AS QH 5C", chips=chips)
        over, _ = play(state, "knock", "pass", "pass", "pass")
        assert over.chips == left
        assert (over.shown.reason, over.shown.settled_rule) == ("tie", "W5.2")
        assert GAME.is_match_over(over) == (left.count(0) == 3)
    over, _ = play(table(*hands, widow="AS QH 5C", chips=(1, 1, 1, 1)), "knock", "pass", "pass", "pass")
    assert over.chips == (1, 1, 1, 1)
    assert over.shown.is_void


def test_w5_5_the_best_hand_wins_nothing() -> None:
    state = table("9S 9H 9D", "KD 8D 2D", "QS 7C 6H", widow="2S 3H 5C", chips=(1, 2, 3))
    over, _ = play(state, "knock", "pass", "pass")
    assert over.shown.winner == 1
    assert over.chips == (1, 2, 2)


# --- 6. Elimination and winning --------------------------------------------------------------------------------------


def test_w6_1_without_a_chip_one_is_out_and_the_others_play_on() -> None:
    state = table("9S 9H 4D", "QS 7C 6H", "KD 8D 2D", "AC AH 3S", widow="2S 3H 5C", chips=(3, 1, 2, 3))
    over, events = play(state, "knock", "pass", "pass", "pass")
    assert over.chips == (3, 0, 2, 3)
    assert types(events)[-2:] == ["lose", "out"]
    following, _ = GAME.deal_next(over, PACK)
    assert following.hands[1] == ()
    assert following.players == 3
    assert (following.dealer, following.to_act) == (1, 3)
    assert GAME.phase(following, 2) == "out"
    problem = GAME.why_not_action(following, 2, "pass")
    assert (problem.code, problem.rule) == ("player-out", "W6.1")
    assert following.passes_to_end == 6
    assert following.turns_to_end == 36


def test_w6_2_the_match_ends_when_one_player_has_chips() -> None:
    state = table("9S 9H 4D", "QS 7C 6H", "KD 8D 2D", widow="2S 3H 5C")
    over, _ = play(with_chips(state, 3, 1, 3), "knock", "pass", "pass")
    assert not GAME.is_match_over(over)
    state = table("9S 9H 4D", "QS 7C 6H", "", widow="2S 3H 5C", chips=(3, 1, 0))
    over, _ = play(state, "knock", "pass")
    assert GAME.is_match_over(over)
    assert GAME.match(over)["winners"] == [1]
    assert GAME.problem.rules["match-over"] == "W6.2"


# --- 7.2 Extended (7.1 has a file of its own) ------------------------------------------------------------------------


def test_w7_2_every_hand_without_a_combination_loses_a_chip_if_anybody_has_one() -> None:
    state = table("QH 8H 2H", "AS AD KC", "7C 5D 2S", "9C 6D 3S", widow="AC 3H JS", extended=True, chips=(1, 1, 2, 3))
    over, events = play(state, "knock", "pass", "pass", "pass")
    assert over.chips == (1, 0, 1, 2)
    assert [event.rule for event in events if isinstance(event, LostChip)] == ["W7.2"] * 3
    assert (over.shown.reason, over.shown.rule) == ("category", "W7.2")
    assert over.shown.groups == ((1,), (2, 3, 4))


def test_w7_2_if_nobody_has_a_combination_the_deal_is_void() -> None:
    state = table("AS AD KC", "KD QH 9S", "7C 5D 2S", widow="AC 3H JS", extended=True, chips=(3, 2, 1))
    over, events = play(state, "knock", "pass", "pass")
    assert over.chips == (3, 2, 1)
    assert (over.shown.is_void, over.shown.reason, over.shown.rule) == (True, "tie", "W7.2")
    assert types(events)[-1] == "void"
    assert GAME.deal_next(over, PACK)[0].dealer == over.dealer


def test_w7_2_if_all_have_one_the_lowest_loses_as_usual() -> None:
    hands = [read_cards(text) for text in ("QH 8H 2H", "6S 7S 8S", "9C 9D 9H", "QC 8C 2C")]
    ranks = {seat: rank(hand, extended=True) for seat, hand in enumerate(hands, start=1)}
    shown = showdown(hands, ranks, 4, (1, 1, 1, 1))
    assert (shown.loses, shown.settled_rule, shown.chips) == ((1, 4), "W5.2", (0, 1, 1, 0))
    assert (shown.reason, shown.rule) == ("category", "W4.1")
    equal = dict.fromkeys((1, 4), ranks[1])
    assert showdown([hands[0], (), (), hands[3]], equal, 1, (1, 0, 0, 1)).settled_rule == "W5.4"


@for_every_number_in
def test_w7_2_one_round_of_passes_ends_the_deal_and_w3_8_still_holds(players: int) -> None:
    state = at_a_table(players, extended=1)
    for _ in range(players):
        assert state.end is None
        state, events = play(state, "pass")
    assert state.end == "passes"
    assert (events[1].reason, events[1].rule) == ("passes", "W7.2")
    state = at_a_table(players, extended=1)
    for _ in range(12 * players):
        assert state.end is None
        state, _ = play(state, swap_the_first(state))
    assert state.end == "cap"


def test_moves_are_the_same_whatever_the_order_in_which_cards_are_named() -> None:
    state = table(*THREE, widow="5C 3D QH", exchanges=2)
    give, take = read_cards("4C KH"), read_cards("QH 5C")
    expected, _ = apply(state, WidowMove("exchange", give, take))
    for one, other in product((give, give[::-1]), (take, take[::-1])):
        assert apply(state, WidowMove("exchange", one, other))[0] == expected
    assert replace(expected) == expected
