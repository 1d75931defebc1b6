"""The players made of code: legal, plausible, never in circles; and the advice, with its reasons."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from commerce.cards import PACK, read_cards
from commerce.chance import bot_luck, pack_of
from commerce.games import game_of
from commerce.games.foster.bots import POINT_SHARE_BEATEN, SHARE_BEATEN, advise, best_exchange, easy, share_beaten
from commerce.games.foster.play import BARTER, BUY, GIVE, KNOCK, REFUSE, FosterMove, apply
from commerce.games.foster.ranking import judge
from commerce.record import bot_move, new_record, next_deal, replay
from commerce.record import play as play_move
from commerce.simulate import play_deal, simulate
from commerce.view import view

from tests.engine.every_game import AnyGame, for_every_game, for_every_size, opening
from tests.engine.test_foster_rules import play, table

FOSTER = game_of("foster")


@for_every_size
def test_steady_never_needs_the_cap(seats: int) -> None:
    result = simulate(FOSTER, {}, ["steady"] * seats, 60 * seats, "cap")
    assert result.ends["cap"] == 0
    assert result.ends["knock"] > 0
    assert result.ends["refusal"] > 0


def test_steady_does_not_go_in_circles_among_people_who_only_barter() -> None:
    """The others never buy and never knock: the bot still brings the deal to an end before the cap."""
    for seed in range(40):
        state = opening(FOSTER, 4, 1, seed=f"s{seed}")
        chance = Random(seed)
        while state.to_act:
            seen = view(state, state.to_act)
            if state.to_act == 2:
                move = advise(seen).move
            else:
                move = FosterMove(GIVE if state.offer else BARTER, chance.choice(seen.hand))
            state, _ = apply(state, move)
        assert state.end != "cap"


@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_steady_beats_easy(seats: int) -> None:
    result = simulate(FOSTER, {}, ["steady"] + ["easy"] * (seats - 1), 1200, "better")
    assert result.mean[0] > max(result.mean[1:])


def test_the_shares_are_those_of_all_hands() -> None:
    worths = sorted(judge(hand) for hand in combinations(PACK, 3))
    found = Counter(worths)
    weaker = 0
    total: dict[object, float] = {}
    for worth in sorted(found):
        total.setdefault(worth.points or worth.category, 0)
        share = (weaker + found[worth] / 2) / 22_100
        weaker += found[worth]
        assert share_beaten(worth) == pytest.approx(share, abs=0.03)
    assert {*POINT_SHARE_BEATEN} == {*range(5, 32)}
    assert [*POINT_SHARE_BEATEN.values()] == sorted(POINT_SHARE_BEATEN.values())
    assert {*SHARE_BEATEN} == {"nothing", "sequence", "tricon"}


@pytest.mark.parametrize(
    ("hand", "given_up"),
    [("6S 7S KD", "KD"), ("AH KH 3C", "3C"), ("9S 9H 2C", "2C"), ("2C AD KD", "2C"), ("TS 2H JS", "2H")],
)
def test_the_card_that_helps_least_goes(hand: str, given_up: str) -> None:
    assert best_exchange(read_cards(hand), 3)[0].code == given_up


def test_an_exchange_is_worth_what_all_outcomes_are_worth() -> None:
    hand = read_cards("6S 7S KD")
    card, chance = best_exchange(hand, 2)
    kept = [each for each in hand if each is not card]
    outcomes = [share_beaten(judge((*kept, drawn))) ** 2 for drawn in PACK if drawn not in hand]
    assert chance == pytest.approx(sum(outcomes) / 49)


def test_steady_knocks_with_a_combination_at_any_table() -> None:
    for seats in range(3, 13):
        for first, second, third in (["6S", "7S", "8S"], ["9H", "9D", "9S"]):
            others = [card for card in PACK if card.code not in (first, second, third)]
            hands = [" ".join(card.code for card in others[3 * n : 3 * n + 3]) for n in range(seats - 1)]
            state = table(f"{first} {second} {third}", *hands)
            assert advise(view(state, 1)).move.action == KNOCK


def test_a_dealer_is_more_careful_as_a_beaten_dealer_pays() -> None:
    hands = ("KS 8S 2H", "3D 4C 9H", "5D TC QH", "6D JC 7H")
    eldest = table(*hands, dealer=4)
    dealer = table(*hands, dealer=1, turn=1)
    assert advise(view(eldest, 1)).move.action == KNOCK
    assert advise(view(dealer, 1)).move == FosterMove(BUY, read_cards("2H")[0])
    assert advise(view(dealer, 1)).code == "buy-for-nothing"


def test_steady_keeps_what_it_has_when_an_offer_would_spoil_it() -> None:
    state, _ = play(table("2S 7D KD", "6S 7S 8S", "4D 4C JS"), "barter KD")
    advice = advise(view(state, 2))
    assert (advice.move.action, advice.code) == (REFUSE, "refuse-combination")


def test_every_advice_has_a_listed_reason_with_its_params() -> None:
    codes = Counter()
    for seats in (3, 5, 8, 12):
        for deal in range(1, 60):
            state, _ = FOSTER.open(seats, 1 + deal % seats, {}, pack_of("why", deal))
            while state.to_act:
                advice = advise(view(state, state.to_act))
                assert [*advice.params] == [*FOSTER.reasons[advice.code]]
                codes[advice.code] += 1
                state, _ = apply(state, advice.move)
    assert {*codes} == {*FOSTER.reasons}


@for_every_game
def test_bots_agree_with_themselves_and_differ_by_seed(game: AnyGame) -> None:
    state = opening(game, 5, 1)
    for kinds in (["easy"] * 5, ["steady"] * 5):
        assert play_deal(game, state, kinds, "k3", 1) == play_deal(game, state, kinds, "k3", 1)
    ends = {repr(play_deal(game, state, ["easy"] * 5, f"s{seed}", 1)) for seed in range(12)}
    assert len(ends) > 1


@for_every_game
def test_a_simulated_match_is_a_match_that_can_be_recorded(game: AnyGame) -> None:
    kinds = ["steady", "easy", "easy", "steady"]
    position = replay(new_record(game, kinds, "7m1"))
    totals = [0] * 4
    while True:
        while position.state.to_act:
            position = play_move(position, bot_move(position))
        totals = [total + gain for total, gain in zip(totals, game.tally(position.state).gains, strict=True)]
        if game.is_match_over(position.state):
            break
        position = next_deal(position)
    deals = len(position.record.deals)
    assert [mean * deals for mean in simulate(game, {}, kinds, deals, "7").mean] == pytest.approx(totals)


@for_every_game
def test_the_letters_of_the_kinds_are_different(game: AnyGame) -> None:
    letters = [kind[0] for kind in ("human", *game.bots)]
    assert len(set(letters)) == len(letters)


def test_easy_makes_the_mistakes_of_a_beginner() -> None:
    kept_pair = easy(view(table("2S 2H 9D", "3D 4C 9H", "5D TC QH"), 1), lambda: 0.4)
    assert kept_pair == FosterMove(BUY, read_cards("9D")[0])
    too_soon = easy(view(table("KS QD AH", "3D 4C 9H", "5D TC 7H"), 1), lambda: 0.4)
    assert too_soon.action == KNOCK
    moves = {easy(view(opening(FOSTER, 5, 1, deal=deal), 2), bot_luck("e", deal, 1)).action for deal in range(1, 80)}
    assert moves == {BUY, BARTER, KNOCK}
