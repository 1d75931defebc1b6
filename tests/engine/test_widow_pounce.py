"""W7.1: the fourth card, taken at once, in or out of turn."""

from dataclasses import replace
from itertools import pairwise

import pytest
from commerce.api import view_data
from commerce.cards import PACK, read_cards
from commerce.events import Voided
from commerce.games.widow.events import Declined, Pounced
from commerce.games.widow.play import Claim, Settings, apply, deal, legal_moves
from commerce.notation import read, write
from commerce.record import Position, new_record, replay
from commerce.record import play as play_on
from commerce.view import view

from tests.engine.every_game import for_every_size, stacked_pack
from tests.engine.widow_table import GAME, move_of, play, reason, table, types

NINES = "9S 9H 9D"


def test_w7_1_the_fourth_card_may_be_taken_giving_nothing() -> None:
    state = table(NINES, "KD 8C 2D", "4C 7C 3H", widow="9C QD 4S", stock="2C", pounce=True)
    assert (state.to_act, state.claim) == (1, Claim(1, *read_cards("9C")))
    assert [move.action for move in legal_moves(state)] == ["pounce", "decline"]
    after, events = play(state, "pounce")
    assert events == [Pounced(1, *read_cards("9C 2C"))]
    assert after.hands[0] == read_cards("9S 9H 9D 9C")
    assert after.widow == read_cards("2C QD 4S")
    assert len(after.stock) == len(state.stock) - 1
    assert GAME.rank(after.hands[0], {"pounce": 1}).category == "four"


def test_w7_1_without_the_option_there_is_no_claim() -> None:
    state = table(NINES, "KD 8C 2D", "4C 7C 3H", widow="9C QD 4S")
    assert state.claim is None
    assert reason(state, "pounce") == ("option-off", "W7.1")
    assert reason(state, "decline") == ("option-off", "W7.1")


def test_w7_1_only_with_a_tricon_and_its_fourth_card() -> None:
    for hand, widow in ((NINES, "8C QD 4S"), ("9S 9H 8D", "9C 9D 4S"), ("9S TS JS", "9C QD 4S")):
        state = table(hand, "KD 8H 2D", "4C 7C 3H", widow=widow, pounce=True)
        assert state.claim is None
        assert reason(state, "pounce") == ("no-claim", "W7.1")


def test_w7_1_before_the_first_turn_and_out_of_turn() -> None:
    """The claim of each seat comes before eldest acts."""
    for seat in (1, 2, 3):
        hands = ["KD 8C 2D", "4C 7C 3H", "6S JH TD"]
        hands[seat - 1] = NINES
        state = table(*hands, widow="9C QD 4S", pounce=True)
        assert (state.to_act, state.turn) == (seat, 1)
        after, _ = play(state, "pounce")
        assert (after.to_act, after.turn, after.turns) == (1, 1, 0)


def test_w7_1_in_turn_when_an_exchange_makes_the_tricon() -> None:
    state = table("9S 9H KD", "8D 8C 2D", "4C 7C 3H", widow="9C 9D 4S", stock="AC", pounce=True)
    state, events = play(state, "exchange KD 9D")
    assert (state.to_act, state.turn) == (1, 2)
    assert types(events) == ["exchange"]
    state, _ = play(state, "pounce")
    assert state.hands[0] == read_cards("9S 9H 9D 9C")
    assert state.widow == read_cards("AC KD 4S")
    assert state.to_act == 2


def test_w7_1_between_turns_when_another_leaves_the_fourth_card() -> None:
    for holder in (1, 2, 3, 4):
        hands = ["KD 8C 2D", "4C 7C 3H", "6S JH TD", "AS QH 5D"]
        hands[holder - 1] = NINES
        leaver = holder % 4 + 1
        hands[leaver - 1] = "9C JD 6D"
        state = table(*hands, widow="KH QD 4S", dealer=(leaver + 2) % 4 + 1, pounce=True)
        assert state.to_act == leaver
        state, _ = play(state, "exchange 9C KH")
        assert state.to_act == holder
        assert state.turn == leaver % 4 + 1
        after, _ = play(state, "pounce")
        assert after.to_act == after.turn == state.turn


def test_w7_1_the_claim_lapses_when_it_is_declined_and_the_next_player_acts() -> None:
    state = table(NINES, "KD 8C 2D", "4C 7C 3H", widow="9C QD 4S", pounce=True)
    state, events = play(state, "decline")
    assert events == [Declined(1, *read_cards("9C"))]
    assert state.to_act == 1
    assert reason(state, "pounce") == ("no-claim", "W7.1")
    for move in ("pass", "exchange 2D QD", "pass", "pass"):
        state, _ = play(state, move)
        assert state.claim is None
        assert reason(state, "pounce") == ("no-claim", "W7.1")


def test_w7_1_a_card_that_comes_back_gives_a_new_claim() -> None:
    state = table(NINES, "KD 8C 2D", "4C 7C 3H", widow="9C QD 4S", pounce=True)
    state, _ = play(state, "decline", "pass", "exchange KD 9C")
    assert state.claim is None
    assert state.declined == ()
    state, _ = play(state, "pass", "pass", "exchange 9C KD")
    assert state.claim == Claim(1, *read_cards("9C"))
    # So does a tricon that was broken and is whole again.
    state = table(NINES, "KD 8C 2D", "4C 7C 3H", widow="9C QD 4S", pounce=True)
    state, _ = play(state, "decline", "exchange 9D QD", "pass", "pass", "exchange QD 9D")
    assert state.to_act == 1
    assert state.claim == Claim(1, *read_cards("9C"))


def test_w7_1_claims_run_clockwise_from_the_seat_that_is_to_act() -> None:
    """Two may be eligible at once, for two cards; a decline of one leaves the other."""
    for dealer, first, second in ((4, 2, 4), (1, 2, 4), (2, 4, 2), (3, 4, 2)):
        hands = ("KD 8C 2D", NINES, "6S JH TD", "4S 4H 4D")
        state = table(*hands, widow="9C 4C QS", dealer=dealer, stock="AC AD", pounce=True)
        assert state.to_act == first
        both, events = play(state, "pounce")
        assert both.to_act == second
        both, more = play(both, "pounce")
        assert [event.refill.code for event in (*events, *more)] == ["AC", "AD"]
        assert [len(hand) for hand in both.hands] == [3, 4, 3, 4]
        assert both.to_act == both.turn == dealer % 4 + 1
        one, _ = play(state, "decline")
        assert one.to_act == second
        one, _ = play(one, "pounce")
        assert one.to_act == one.turn


def test_w7_1_a_refill_may_show_another_pounce() -> None:
    hands = ("KD 8C 2D", NINES, "6S JH TD", "4S 4H 4D")
    state = table(*hands, widow="9C QC QS", stock="4C AD", pounce=True)
    assert state.to_act == 2
    state, _ = play(state, "pounce")
    assert (state.to_act, state.widow) == (4, read_cards("4C QC QS"))
    state, _ = play(state, "pounce")
    assert (state.to_act, state.widow) == (1, read_cards("AD QC QS"))


def test_w7_1_after_a_pounce_the_hand_is_frozen() -> None:
    state = table(NINES, "KD 8C 2D", "4C 7C 3H", widow="9C QD 4S", stock="2C", pounce=True, exchanges=3)
    state, _ = play(state, "pounce")
    assert [move.action for move in legal_moves(state)] == ["pass", "knock"]
    assert reason(state, "exchange 9S QD") == ("hand-frozen", "W7.1")
    assert view(state, 3).to_data()["frozen"] == [1]
    state, _ = play(state, "pass", "pass", "knock")
    # In the last turns only a pass is left.
    assert [move.action for move in legal_moves(state)] == ["pass"]
    assert reason(state, "exchange 9S QD") == ("hand-frozen", "W7.1")


def test_w7_1_it_breaks_a_row_of_passes() -> None:
    # Set by hand: what brings a claim (a deal, an exchange, another pounce) already begins a new row.
    state = table("KD 8C 2D", "4C 7C 3H", NINES, widow="9C QD 4S", stock="2C", pounce=True)
    state = replace(state, claim=None, passes=5, turns=5, turn=3)
    state = replace(state, claim=Claim(3, *read_cards("9C")))
    after, _ = play(state, "pounce")
    assert after.passes == 0
    after, _ = play(after, "pass")
    assert after.end is None
    declined, _ = play(state, "decline")
    assert declined.passes == 5
    assert play(declined, "pass")[0].end == "passes"


def test_w7_1_in_the_last_turns_and_for_the_knocker() -> None:
    state = table(NINES, "9C 8C 2D", "4C 7C 3H", widow="KH QD 4S", stock="2C", pounce=True)
    state, _ = play(state, "knock", "exchange 9C KH")
    assert (state.to_act, state.turn, state.knocker) == (1, 3, 1)
    state, events = play(state, "pounce")
    assert types(events) == ["pounce"]
    assert state.to_act == 3
    assert state.last_turns == (3,)
    state, _ = play(state, "pass")
    assert (state.end, state.shown.winner) == ("knock", 1)
    assert state.shown.ranks[1].category == "four"


@pytest.mark.parametrize("answer", ["pounce", "decline"])
def test_w7_1_before_the_showdown(answer: str) -> None:
    """The last turn leaves the fourth card: the claim comes before the hands are shown."""
    state = table("4C 7C 3H", NINES, "9C 8C 2D", widow="KH QD 4S", stock="2C", pounce=True)
    state, events = play(state, "knock", "pass", "exchange 9C KH")
    assert types(events) == ["knock", "pass", "exchange"]
    assert (state.to_act, state.closing, state.end) == (2, "knock", None)
    assert state.last_turns == ()
    for seat in (1, 3):
        problem = GAME.why_not_action(state, seat, "pass")
        assert (problem.code, problem.rule) == (
            ("claim-of-another", "W7.1") if seat == state.turn else ("not-your-turn", "W2.4")
        )
    state, events = play(state, answer)
    assert types(events)[:3] == [answer, "end", "showdown"]
    assert (state.end, events[1].rule) == ("knock", "W3.5")
    assert state.shown.ranks[2].category == ("four" if answer == "pounce" else "tricon")


def test_w7_1_before_the_showdown_after_twelve_turns_each() -> None:
    state = table("4C 7C 3H", NINES, "9C 8C 2D", widow="KH QD 4S", stock="2C", pounce=True)
    state = replace(state, turns=35, turn=3)
    state, _ = play(state, "exchange 9C KH")
    assert (state.to_act, state.closing) == (2, "cap")
    assert play(state, "pounce")[0].end == play(state, "decline")[0].end == "cap"


def test_w7_1_before_anything_else_the_claim_is_answered() -> None:
    state = table("KD 8C 2D", NINES, "4C 7C 3H", widow="9C QD 4S", pounce=True)
    assert reason(state, "pass") == ("claim-open", "W7.1")
    assert reason(state, "knock") == ("claim-open", "W7.1")
    assert reason(state, "exchange 9S QD") == ("claim-open", "W7.1")
    assert reason(state, "pounce 9C") == ("card-not-wanted", "W3.1")
    expected = {1: ("claim-of-another", "W7.1"), 3: ("not-your-turn", "W2.4")}
    for seat, (code, rule) in expected.items():
        for action in ("pass", "knock", "exchange"):
            problem = GAME.why_not_action(state, seat, action)
            assert (problem.code, problem.rule) == (code, rule)
        assert GAME.why_not_action(state, seat, "pounce").code == "no-claim"
    assert GAME.phase(state, 1) == GAME.phase(state, 3) == "others"
    assert GAME.phase(state, 2) == "claim"


def test_w7_1_nobody_hears_of_a_claim_that_is_let_go() -> None:
    hands = ("KD 8C 2D", NINES, "4C 7C 3H", "6S JH TD")
    pack = (*read_cards("KD 9S 4C 6S 8C 9H 7C JH 2D 9D 3H TD 9C QD 4S"),)
    pack = (*pack, *(card for card in PACK if card not in pack))
    position = replay(new_record(GAME, ["human"] * 4, "k3", {"pounce": 1}, 4, pack))
    assert [*position.state.hands] == [read_cards(hand) for hand in hands]
    declined = play_on(position, move_of("decline"))
    quiet = replay(new_record(GAME, ["human"] * 4, "k3", {}, 4, pack))
    for seat in (1, 3, 4):
        for name in ("to_act", "claim", "events", "hands", "widow", "turns", "passes"):
            seen = [view_data(each, seat)[name] for each in (position, declined, quiet)]
            assert seen[0] == seen[1] == seen[2], name
        assert GAME.view(declined.state, seat) == GAME.view(replace(declined.state, declined=()), seat)
    assert view_data(position, 2)["claim"] == "9C"
    assert view_data(declined, 2)["events"][-1] == {"type": "decline", "seat": 2, "card": "9C"}
    over = declined
    for move in ("knock", "pass", "pass", "pass"):
        over = play_on(over, move_of(move))
    # In the log of a deal that is over everything is open.
    assert {"type": "decline", "seat": 2, "card": "9C"} in view_data(over, 1)["events"]


def test_w7_1_four_of_a_rank_beat_everything_and_the_higher_rank_wins() -> None:
    state = table("AS KS QS", NINES, "4S 4H 4D", widow="9C 4C QC", pounce=True, extended=True)
    state, _ = play(state, "pounce", "pounce", "knock", "pass", "pass")
    assert state.shown.order == (2, 3, 1)
    assert (state.shown.loses, state.shown.reason, state.shown.rule) == ((1,), "category", "W7.1")
    shown = GAME.showdown([read_cards("9S 9H 9D 9C"), read_cards("4S 4H 4D 4C")], None, {"pounce": 1})
    assert (shown.winner, shown.reason, shown.rule) == (1, "rank", "W7.1")


def test_w7_1_the_void_of_w5_4_does_not_come_with_four_of_a_rank() -> None:
    state = table(NINES, "4S 4H 4D", "", widow="9C 4C QC", pounce=True, chips=(1, 1, 0))
    state, events = play(state, "pounce", "pounce", "knock", "pass")
    assert state.chips == (1, 0, 0)
    assert not any(isinstance(event, Voided) for event in events)


@for_every_size
def test_w7_1_the_stock_lasts_even_if_everybody_pounces(seats: int) -> None:
    """Every seat holds a tricon, and the widow and the stock bring the fourth cards one after the other."""
    found = 0
    for choices in range(60):
        pack = stacked_pack(seats, choices)
        state, _ = deal(1, seats, (3,) * seats, Settings(pounce=True, exchanges=3), pack)
        while state.claim:
            state, _ = apply(state, move_of("pounce"))
            assert len(state.widow) == 3
        pounced = sum(1 for hand in state.hands if len(hand) == 4)
        assert len(state.stock) == 52 - 3 * seats - 3 - pounced
        found = max(found, pounced)
    assert found == seats


def test_w7_1_in_the_record_a_claim_takes_one_character() -> None:
    pack = (*read_cards("KD 9S 4C 8C 9H 7C 2D 9D 3H 9C QD 4S 2C"),)
    pack = (*pack, *(card for card in PACK if card not in pack))
    position: Position = replay(new_record(GAME, ["human"] * 3, "k3", {"pounce": 1}, 3, pack))
    for text, letter in (("pounce", "y"), ("decline", "n")):
        after = play_on(position, move_of(text))
        assert write(after.record) == write(position.record) + letter
        assert read(write(after.record)) == after
        assert read(write(after.record)).events == after.events


def test_w7_1_every_state_of_a_deal_with_claims_is_whole() -> None:
    for seed in range(40):
        state, _ = deal(1, 3, (3, 3, 3), Settings(pounce=True), stacked_pack(3, seed))
        states = [state]
        while states[-1].to_act and len(states) < 60:
            moves = legal_moves(states[-1])
            states.append(apply(states[-1], moves[(seed + len(states)) % len(moves)])[0])
        for before, after in pairwise(states):
            assert len({*after.widow, *after.stock, *(card for hand in after.hands for card in hand)}) == 52
            if before.claim:
                assert (after.turn, after.turns, after.knocker) == (before.turn, before.turns, before.knocker)
