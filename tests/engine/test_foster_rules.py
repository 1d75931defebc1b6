"""The rules of the game without a widow, one by one. Each test bears the number of its rule."""

from dataclasses import replace

import pytest
from commerce.cards import PACK, Card, Cards, codes, read_cards
from commerce.events import Ended, Event
from commerce.games import game_of
from commerce.games.foster.bots import BOTS
from commerce.games.foster.events import Bought, Given, Paid, Staked
from commerce.games.foster.play import (
    BARTER,
    BUY,
    GIVE,
    KNOCK,
    REFUSE,
    FosterMove,
    FosterState,
    apply,
    deal,
    legal_moves,
    why_not,
)
from commerce.games.foster.ranking import rank
from commerce.games.foster.settle import showdown
from commerce.hands import check_seats, read_hands
from commerce.problems import IllegalMove
from commerce.record import new_record, replay
from commerce.view import view

from tests.engine.every_game import for_every_size, opening

GAME = game_of("foster")


def worth(text: str):
    return rank(read_cards(text))


def table(*hands: str, dealer: int = 0, stock: str = "", **fields: object) -> FosterState:
    """A deal in which these hands have just been dealt; the last seat deals unless said otherwise."""
    seats = len(hands)
    cards = [read_cards(hand) for hand in hands]
    top = read_cards(stock)
    used = {card for hand in (*cards, top) for card in hand}
    rest = tuple(card for card in PACK if card not in used)
    dealer = dealer or seats
    state = FosterState(1, dealer, dealer % seats + 1, tuple(cards), top + rest, (), (0,) * seats, (-1,) * seats)
    return replace(state, **fields)


THREE = ("6S 7S KD", "AH KH 3C", "4D 4C JS")


def play(state: FosterState, *moves: str) -> tuple[FosterState, list[Event]]:
    """The state after moves written as `buy KD` or `knock`, and everything that happened."""
    happened: list[Event] = []
    for text in moves:
        action, *cards = text.split()
        state, events = apply(state, FosterMove(action, Card(cards[0]) if cards else None))
        happened += events
    return state, happened


def reason(state: FosterState, text: str) -> tuple[str, str | None]:
    """The code and the rule that forbid a move."""
    action, *cards = text.split()
    problem = why_not(state, FosterMove(action, Card(cards[0]) if cards else None))
    assert problem, f"{text} is allowed"
    with pytest.raises(IllegalMove) as error:
        play(state, text)
    assert error.value.problem == problem
    return problem.code, problem.rule


# --- 1. Aim and equipment --------------------------------------------------------------------------------------------


def test_f1_1_three_to_twelve_players() -> None:
    assert GAME.players == (3, 12)
    for count in range(16):
        problems = [(problem.code, problem.rule) for problem in check_seats(GAME, count)]
        expected = [("too-few-players", "F1.1")] if count < 3 else [("too-many-players", "F1.1")] if count > 12 else []
        assert problems == expected


@for_every_size
def test_f1_2_one_pack_of_52_cards(seats: int) -> None:
    state = opening(GAME, seats, 1)
    assert sorted(codes([*state.stock, *(card for hand in state.hands for card in hand)])) == sorted(codes(PACK))
    _, problems = read_hands(GAME, ["6S 7S 8S", "AH KH 6S", "3C 4C 5C"])
    assert [(problem.code, problem.rule, problem.params["hands"]) for problem in problems] == [
        ("duplicate-card", "F1.2", [1, 2])
    ]


def test_f1_3_always_three_cards_in_a_hand() -> None:
    state = table(*THREE)
    for move in ("buy KD", "barter 3C", "give JS", "buy 3C", "barter 6S", "give AH", "knock"):
        state, _ = play(state, move)
        assert {len(hand) for hand in state.hands} == {3}
    _, problems = read_hands(GAME, ["6S 7S", "AH KH 6D 2C", "3C 4C 5C"])
    assert [(problem.code, problem.rule) for problem in problems] == [
        ("too-few-cards", "F1.3"),
        ("too-many-cards", "F1.3"),
    ]


def test_f1_4_balances_start_at_0_and_may_go_below() -> None:
    state = opening(GAME, 4, 1)
    assert state.opening == (0, 0, 0, 0)
    poor = table(*THREE, balances=(-50, -1, -1))
    state, _ = play(poor, "buy KD")
    assert state.balances == (-51, -1, 0)
    assert {move.action for move in legal_moves(replace(state, balances=(-99, -99, -99)))} == {BUY, BARTER, KNOCK}


# --- 2. Setup and deal -----------------------------------------------------------------------------------------------


@for_every_size
def test_f2_1_the_first_dealer_is_chosen_at_random(seats: int) -> None:
    dealers = {new_record(GAME, ["easy"] * seats, f"s{seed}").dealer for seed in range(40 * seats)}
    assert dealers == {*range(1, seats + 1)}
    assert new_record(GAME, ["easy"] * seats, "s1", dealer=2).dealer == 2


@for_every_size
def test_f2_2_everybody_pays_a_point_into_the_pool(seats: int) -> None:
    _, events = deal(1, seats, (0,) * seats, PACK)
    assert sorted(event.seat for event in events if isinstance(event, Staked)) == [*range(1, seats + 1)]
    assert {event.points for event in events if isinstance(event, Staked)} == {1}
    assert opening(GAME, seats, 1).balances == (-1,) * seats


@for_every_size
def test_f2_3_three_cards_one_at_a_time_from_eldest(seats: int) -> None:
    for dealer in range(1, seats + 1):
        state, _ = deal(1, dealer, (0,) * seats, PACK)
        received: dict[int, list[Card]] = {}
        seat = dealer
        for card in PACK[: 3 * seats]:
            seat = seat % seats + 1
            received.setdefault(seat, []).append(card)
        assert all([*state.hands[holder - 1]] == cards for holder, cards in received.items())
        hidden = view(state, dealer).to_data()["hands"]
        assert [hand for hand in hidden if hand != [None] * 3] == [codes(state.hands[dealer - 1])]


@for_every_size
def test_f2_4_the_rest_is_the_stock(seats: int) -> None:
    state, _ = deal(1, 1, (0,) * seats, PACK)
    assert state.stock == PACK[3 * seats :]
    assert len(state.stock) == 52 - 3 * seats
    assert state.waste == ()


@for_every_size
def test_f2_5_eldest_plays_first_and_turns_and_deal_pass_clockwise(seats: int) -> None:
    state = opening(GAME, seats, seats)
    for seat in [*range(1, seats + 1), 1, 2]:
        if not state.stock:
            break
        assert state.to_act == seat
        other = seat % seats + 1
        assert GAME.why_not_action(state, other, BUY).rule == "F2.5"
        state, _ = apply(state, legal_moves(state)[0])
    for dealer in [*range(1, seats), seats]:
        over, _ = play(opening(GAME, seats, dealer), "knock")
        following, _ = GAME.deal_next(over, PACK)
        assert following.dealer == dealer % seats + 1
        assert following.to_act == following.dealer % seats + 1


@for_every_size
def test_f2_6_each_deal_makes_a_new_pool(seats: int) -> None:
    state = opening(GAME, seats, 1)
    assert state.pool == seats
    over, _ = play(state, "knock")
    assert over.pool == 0
    following, _ = GAME.deal_next(over, PACK)
    assert following.pool == seats
    assert following.balances == tuple(balance - 1 for balance in over.balances)


# --- 3. Turns --------------------------------------------------------------------------------------------------------


def test_f3_1_buy_barter_or_knock_and_no_pass() -> None:
    state = table(*THREE)
    assert [move.action for move in legal_moves(state)] == [BUY] * 3 + [BARTER] * 3 + [KNOCK]
    assert reason(state, "pass") == ("unknown-action", "F3.1")
    assert reason(state, "give 6S") == ("no-offer", "F3.1")
    assert reason(state, "refuse") == ("no-offer", "F3.1")
    assert reason(state, "knock 6S") == ("card-not-wanted", "F3.1")


def test_f3_2_buy_a_card_for_a_card_and_a_point() -> None:
    state, events = play(table(*THREE, stock="8S"), "buy KD")
    assert codes(state.hands[0]) == ["6S", "7S", "8S"]
    assert state.balances == (-2, -1, 0)
    assert events == [Bought(1, Card("KD"), Card("8S"), 3)]
    assert view(state, 2).to_data()["hands"][0] == [None] * 3
    assert events[0].to_data(2) == {"type": "buy", "seat": 1, "gave": None, "drew": None, "paid_to": 3}
    assert reason(state, "buy KD") == ("card-not-held", "F3.2")
    assert reason(state, "buy") == ("card-needed", "F3.2")


def test_f3_3_the_card_given_up_stays_in_the_waste() -> None:
    state = table(*THREE)
    given_up: list[Card] = []
    while state.to_act and len(given_up) < 40:
        given_up.append(state.hands[state.to_act - 1][0])
        state, _ = play(state, f"buy {given_up[-1]}")
        assert [*state.waste] == given_up
        assert not {*given_up} & {*state.stock}
        for seat in range(1, 4):
            waste = view(state, seat).to_data()["waste"]
            assert waste == len(given_up)


def test_f3_4_the_dealer_buys_for_nothing() -> None:
    state, events = play(table(*THREE, dealer=1, turn=1), "buy KD")
    assert state.balances == (-1, -1, -1)
    assert events[0].to_data(None)["paid_to"] is None


def test_f3_5_barter_offers_a_card_face_down_to_the_left() -> None:
    state, (event,) = play(table(*THREE), "barter KD")
    assert event.to_data(2) == {"type": "offer", "from": 1, "to": 2, "card": None}
    assert event.to_data(1)["card"] == "KD"
    assert state.to_act == 2
    assert view(state, 2).to_data()["offer"] == {"from": 1, "to": 2, "card": None}
    last, _ = play(table(*THREE, turn=3), "barter JS")
    assert last.to_act == 1
    assert reason(table(*THREE), "barter") == ("card-needed", "F3.5")
    assert reason(table(*THREE), "barter AH") == ("card-not-held", "F3.5")


def test_f3_6_the_neighbour_gives_one_of_their_own_three_or_refuses() -> None:
    state, _ = play(table(*THREE), "barter KD")
    assert [move.to_data() for move in legal_moves(state)] == [
        {"action": "give", "card": "AH"},
        {"action": "give", "card": "KH"},
        {"action": "give", "card": "3C"},
        {"action": "refuse"},
    ]
    given, events = play(state, "give 3C")
    assert [codes(hand) for hand in given.hands[:2]] == [["6S", "7S", "3C"], ["AH", "KH", "KD"]]
    assert events == [Given(2, 1, Card("3C"), Card("KD"))]
    assert events[0].to_data(3) == {"type": "give", "from": 2, "to": 1, "card": None, "got": None}
    assert reason(state, "give KD") == ("card-not-held", "F3.6")
    assert reason(state, "give") == ("card-needed", "F3.6")
    assert reason(state, "buy AH") == ("must-answer", "F3.6")
    assert reason(state, "knock") == ("must-answer", "F3.6")
    assert GAME.why_not_action(state, 1, BUY).rule == "F3.6"
    refused, events = play(state, "refuse")
    assert refused.hands == state.hands
    assert refused.end == "refusal"
    assert Ended("refusal", "F3.6") in events


def test_f3_7_accepting_does_not_use_up_the_turn() -> None:
    state, _ = play(table(*THREE), "barter KD", "give 3C")
    assert state.to_act == 2
    assert {move.action for move in legal_moves(state)} == {BUY, BARTER, KNOCK}


@for_every_size
def test_f3_8_knocking_ends_the_deal_from_the_first_turn_on(seats: int) -> None:
    state = opening(GAME, seats, 1)
    assert FosterMove(KNOCK) in legal_moves(state)
    over, events = play(state, "knock")
    assert over.end == "knock"
    assert Ended("knock", "F3.8") in events


def test_f3_9_refusing_is_the_only_knock_out_of_turn() -> None:
    state, _ = play(table(*THREE), "buy KD", "barter 3C")
    assert state.to_act == state.dealer == 3
    refused, _ = play(state, "refuse")
    assert refused.end == "refusal"
    for seat in (2, 3):
        assert GAME.why_not_action(table(*THREE), seat, KNOCK).code == "not-your-turn"
        assert GAME.why_not_action(table(*THREE), seat, REFUSE).code == "not-your-turn"


@for_every_size
def test_f3_10_a_row_of_turns_without_a_purchase_ends_the_deal(seats: int) -> None:
    state = opening(GAME, seats, 1)

    def barter(state: FosterState) -> FosterState:
        state, _ = apply(state, FosterMove(BARTER, state.hands[state.turn - 1][0]))
        assert state.to_act
        state, _ = apply(state, FosterMove(GIVE, state.hands[state.to_act - 1][0]))
        return state

    for _ in range(3 * seats - 1):
        state = barter(state)
        assert state.end is None
    bought, _ = apply(state, FosterMove(BUY, state.hands[state.turn - 1][0]))
    assert bought.end is None
    for _ in range(3 * seats - 1):
        bought = barter(bought)
        assert bought.end is None
    assert barter(state).end == barter(bought).end == "cap"
    assert GAME.result(barter(state))["end"] == {"reason": "cap", "rule": "F3.10"}


# --- 4. Combinations -------------------------------------------------------------------------------------------------


def test_f4_1_tricon_sequence_point_nothing() -> None:
    assert worth("2S 2H 2D") > worth("QS KS AS") > worth("AS KS JS")
    assert worth("AS 2S 3S") > worth("AH KH JH") > worth("KS QD 9H")
    assert worth("2S 3S 9H") > worth("AS KH QD")
    assert showdown([read_cards(hand) for hand in ("2S 2H 2D", "QC KC AC", "4D 5D 9H")], 3).rule == "F4.1"


def test_f4_2_tricons_compare_by_rank() -> None:
    order = [worth(f"{letter}S {letter}H {letter}D") for letter in "23456789TJQKA"]
    assert order == sorted(order)
    assert len(set(order)) == 13
    assert showdown([read_cards(hand) for hand in ("2S 2H 2D", "AS AH AD", "4D 5D 9H")], 3).rule == "F4.2"


def test_f4_3_sequences_compare_by_their_top_card() -> None:
    runs = ["A 2 3", "2 3 4", "3 4 5", "4 5 6", "5 6 7", "6 7 8", "7 8 9", "8 9 T", "9 T J", "T J Q", "J Q K", "Q K A"]
    order = [worth(" ".join(f"{letter}C" for letter in run.split())) for run in runs]
    assert order == sorted(order)
    assert len(set(order)) == 12
    assert [found.rank.letter for found in order if found.rank] == [*"3456789TJQKA"]
    assert worth("KS AS 2S").category == "point"
    assert showdown([read_cards(hand) for hand in ("6S 7S 8S", "AH KH 4D", "3C 4C 5C")], 3).rule == "F4.3"


@pytest.mark.parametrize(
    ("text", "points"),
    [("AS KS 4D", 21), ("JS QS 2H", 20), ("TS 9S 2H", 19), ("2S 3S KH", 5), ("AH KH TH", 31), ("AS KH QD", None)],
)
def test_f4_4_point_is_the_best_total_of_one_suit(text: str, points: int | None) -> None:
    assert worth(text).points == points


def test_f4_5_three_cards_beat_two_of_the_same_total() -> None:
    assert worth("JS 6S 4S") > worth("KD TD 2H")
    assert worth("JS 6S 4S").points == worth("KD TD 2H").points == 20
    shown = showdown([read_cards(hand) for hand in ("JS 6S 4S", "KD TD 2H", "4C 5D 9H")], 3)
    assert (shown.winner, shown.reason, shown.rule) == (1, "card-count", "F4.5")


def test_f4_7_pairs_and_plain_flushes_count_only_for_their_point() -> None:
    assert worth("7S 7H KH") == worth("9S 8S 2D")
    assert worth("AS AH KD").category == "nothing"
    assert worth("AS TS 2S") == worth("KH 8H 5H")


def test_f4_8_no_two_of_a_suit_is_nothing() -> None:
    assert worth("AS KH QD").category == "nothing"
    assert worth("AS KH QD") == worth("2S 3H 5D")
    assert worth("AS KH QD").counted == ()


# --- 5. Settling -----------------------------------------------------------------------------------------------------


def test_f5_1_a_knock_ends_all_exchanges_at_once() -> None:
    over, events = play(table(*THREE), "knock")
    assert over.to_act is None
    assert legal_moves(over) == ()
    for text in ("buy 6S", "barter 6S", "knock", "refuse", "give 6S"):
        assert reason(over, text) == ("deal-over", "F5.1")
    assert [event.type for event in events[:3]] == ["knock", "end", "showdown"]


def test_f5_2_the_best_hand_takes_the_pool() -> None:
    over, events = play(table("6S 7S 8S", "AH KH 4D", "9C 2D JH", dealer=3), "knock")
    assert next(event.to_data(None) for event in events if isinstance(event, Paid)) == {
        "type": "payment",
        "from": "pool",
        "to": 1,
        "points": 3,
        "rule": "F5.2",
    }
    assert view(over, 2).to_data()["hands"] == [["6S", "7S", "8S"], ["AH", "KH", "4D"], ["9C", "2D", "JH"]]


def test_f5_3_a_losing_dealer_pays_the_winner() -> None:
    shown = showdown([read_cards(hand) for hand in ("6S 7S 8S", "AH KH 4D", "9C 8C JH")], 3)
    assert [(payment.payer, payment.payee, payment.points, payment.rule) for payment in shown.payments] == [
        ("pool", 1, 3, "F5.2"),
        (3, 1, 1, "F5.3"),
    ]
    assert shown.net == (4, 0, -1)
    nothing = showdown([read_cards(hand) for hand in ("6S 7S 9D", "AH KD 4C", "9C 2D JH")], 3)
    assert nothing.net == (4, 0, -1)


def test_f5_4_in_the_same_category_the_dealer_pays_each_instead() -> None:
    hands = ("6S 7S 8S", "AH KH 4D", "9C 8D JH", "3C 4C 5C")
    shown = showdown([read_cards(hand) for hand in hands], 4)
    assert [(payment.payer, payment.payee, payment.points, payment.rule) for payment in shown.payments] == [
        ("pool", 1, 4, "F5.2"),
        (4, 1, 1, "F5.4"),
        (4, 2, 1, "F5.4"),
        (4, 3, 1, "F5.4"),
    ]
    assert shown.net == (5, 1, 1, -3)


def test_f5_5_point_against_point_is_the_same_category_whatever_the_suits() -> None:
    shown = showdown([read_cards(hand) for hand in ("AS KS 4D", "AH QD 4C", "9C 8C JH")], 3)
    assert shown.net == (4, 1, -2)
    assert {payment.rule for payment in shown.payments} == {"F5.2", "F5.4"}


def test_f5_6_purchases_are_not_part_of_the_pool() -> None:
    state, _ = play(table(*THREE, stock="8S 9C 2H"), "buy KD", "buy 3C")
    assert state.pool == 3
    assert state.balances == (-2, -2, 1)
    _, events = play(state, "knock")
    assert next(event.points for event in events if isinstance(event, Paid)) == 3


# --- 6. End of the game ----------------------------------------------------------------------------------------------


@for_every_size
def test_f6_1_everybody_deals_once_and_the_highest_balance_wins(seats: int) -> None:
    state = opening(GAME, seats, 2)
    dealers = []
    while True:
        dealers.append(state.dealer)
        state, _ = play(state, "knock")
        if GAME.is_match_over(state):
            break
        assert GAME.match(state) is None
        state, _ = GAME.deal_next(state, PACK)
    assert sorted(dealers) == [*range(1, seats + 1)]
    assert GAME.match(state)["winners"] == [
        seat for seat in range(1, seats + 1) if state.balances[seat - 1] == max(state.balances)
    ]


def test_f6_1_equal_leaders_share_the_win() -> None:
    over, _ = play(table(*THREE, deal=3, balances=(-1, 2, -1)), "knock")
    assert GAME.match(over)["winners"] == [2]
    equal = replace(over, balances=(4, 4, -8))
    assert GAME.match(equal) == {"balances": [4, 4, -8], "winners": [1, 2]}


@for_every_size
def test_f6_2_the_last_card_of_the_stock_ends_the_deal(seats: int) -> None:
    state = opening(GAME, seats, 1)
    stock = state.stock
    for number, card in enumerate(stock, start=1):
        seat = state.to_act
        assert seat
        gave = state.hands[seat - 1][0]
        state, events = play(state, f"buy {gave}")
        assert card in state.hands[seat - 1]
        assert (state.end is None) == (number < len(stock))
    assert state.end == "stock"
    assert [event.type for event in events[:3]] == ["buy", "end", "showdown"]
    assert Ended("stock", "F6.2") in events
    assert "knock" not in {event.type for event in events}


@for_every_size
def test_f6_3_the_waste_is_never_reshuffled(seats: int) -> None:
    state = opening(GAME, seats, 1)
    stock = [*state.stock]
    while state.to_act:
        drawn = len(state.waste)
        assert [*state.stock] == stock[drawn:]
        state, _ = play(state, f"buy {state.hands[state.to_act - 1][0]}")
    assert len(state.waste) == len(stock)
    assert state.stock == ()


# --- 8. The worked example -------------------------------------------------------------------------------------------


def test_section_8_as_the_rules_tell_it() -> None:
    state = table(*THREE, stock="8S 5C")
    expected: list[tuple[str, Cards, int, tuple[int, ...]]] = [
        ("buy KD", read_cards("6S 7S 8S"), 1, (-2, -1, 0)),
        ("barter 3C", read_cards("AH KH 3C"), 2, (-2, -1, 0)),
        ("give 4D", read_cards("AH KH 4D"), 2, (-2, -1, 0)),
        ("buy JS", read_cards("3C 4C 5C"), 3, (-2, -1, 0)),
        ("knock", read_cards("6S 7S 8S"), 1, (2, 0, -2)),
    ]
    for move, hand, seat, balances in expected:
        state, _ = play(state, move)
        assert state.hands[seat - 1] == hand
        assert state.balances == balances


def test_two_matches_side_by_side_do_not_disturb_each_other() -> None:
    one = replay(new_record(GAME, ["easy"] * 3, "one", dealer=1)).state
    other = replay(new_record(GAME, ["easy"] * 5, "other", dealer=1)).state
    before = one
    for _ in range(4):
        other, _ = apply(other, legal_moves(other)[0])
    assert one == before == replay(new_record(GAME, ["easy"] * 3, "one", dealer=1)).state


def test_the_number_of_ways_to_play_on() -> None:
    """In a turn 3 cards to buy with, 3 to offer, or a knock; in an answer 3 cards to give, or a refusal."""

    def ways(state: FosterState, moves: int) -> int:
        if not moves:
            return 1
        return sum(ways(apply(state, move)[0], moves - 1) for move in legal_moves(state))

    assert [ways(table(*THREE), moves) for moves in range(5)] == [1, 7, 33, 162, 783]


def test_there_are_bots_to_play_against() -> None:
    assert [*BOTS] == ["easy", "steady"]
