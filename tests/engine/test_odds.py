"""How often and how long: every number against another way of finding it."""

import json
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest
from commerce.api import answer
from commerce.cards import PACK, Cards
from commerce.chance import drawn, stream
from commerce.games import game_of
from commerce.games.widow.bots import best_exchange
from commerce.games.widow.odds import (
    KNOCKED_WITH,
    bits_of,
    flush_in_reach,
    in_reach,
    left_card_best,
    lowest_by_chance,
    lowest_knocking,
)
from commerce.games.widow.odds import best_exchange as quick_exchange
from commerce.games.widow.play import Settings, exchange_moves
from commerce.games.widow.ranking import rank
from commerce.odds import median_deals
from commerce.simulate import match

from tests.engine.widow_table import GAME

SETTINGS = Settings()


def ask(name: str, game: str = "widow", **params: Any) -> Any:
    return json.loads(answer(json.dumps({"verb": "odds", "game": game, "name": name, **params})))


def swap(hand: Cards, widow: Cards) -> tuple[Cards, Cards]:
    """A best exchange by the bot's own means."""
    move, _ = best_exchange(hand, widow, SETTINGS)
    if move is None:
        return hand, widow
    (give,), (take,) = move.give, move.take
    return tuple(take if card is give else card for card in hand), tuple(
        give if card is take else card for card in widow
    )


def test_the_quick_exchange_is_the_bots() -> None:
    chance = Random(1)
    for _ in range(3_000):
        cards = chance.sample(PACK, 6)
        hand, widow = tuple(cards[:3]), tuple(cards[3:])
        found, left, gave, took = quick_exchange(bits_of(hand), bits_of(widow))
        kept, open_cards = swap(hand, widow)
        assert (found, left) == (bits_of(kept), bits_of(open_cards))
        assert bool(gave) == bool(took) == (kept != hand)


@pytest.mark.parametrize(("held", "rounds"), [("25-26", 1), ("tens", 1), ("flush", 1), ("tens", 2)])
@pytest.mark.parametrize("players", [3, 5])
def test_how_often_the_knocker_is_lowest(held: str, rounds: int, players: int) -> None:
    """Deals found by shuffling whole packs until eldest has such a hand."""
    chance = Random(f"{held}{rounds}{players}")
    found = lowest = 0
    while found < 700:
        cards = chance.sample(PACK, 3 * players + 3)
        own, *rivals, widow = (tuple(cards[place : place + 3]) for place in range(0, len(cards), 3))
        if not KNOCKED_WITH[held](rank(own)):
            continue
        found += 1
        for _ in range(rounds):
            for place, hand in enumerate(rivals):
                rivals[place], widow = swap(hand, widow)
        lowest += rank(own) <= min(map(rank, rivals))
    share = lowest / found
    # Four standard errors, and a little for shares near nothing.
    assert lowest_knocking(held, rounds, players).share == pytest.approx(share, abs=0.02 + 4 * (share / found) ** 0.5)


def test_how_often_a_combination_is_in_reach() -> None:
    chance = Random(7)
    deals = 8_000
    found = dict.fromkeys(("flush", "sequence", "tricon"), 0)
    by_suits = {suits: [0, 0] for suits in (1, 2, 3)}
    for _ in range(deals):
        cards = chance.sample(PACK, 6)
        hand, widow = tuple(cards[:3]), tuple(cards[3:])
        made = {
            rank((*(card for card in hand if card not in move.give), *move.take)).category
            for move in exchange_moves(hand, widow, 1)
        }
        for category in found:
            found[category] += category in made
        counted = by_suits[len({card.suit for card in widow})]
        counted[0] += 1
        counted[1] += "flush" in made
    for category, count in found.items():
        assert in_reach(category).share == pytest.approx(count / deals, abs=0.02)
    for suits, (all_of_them, made_one) in by_suits.items():
        assert flush_in_reach(suits).share == pytest.approx(made_one / all_of_them, abs=0.07)


def test_the_number_of_suits_in_the_widow_over_all_hands() -> None:
    widows = sum(flush_in_reach(suits).deals for suits in (1, 2, 3))
    assert widows == comb(52, 3) * comb(49, 3) == in_reach("flush").deals
    together = sum(flush_in_reach(suits).share * flush_in_reach(suits).deals for suits in (1, 2, 3))
    assert together / widows == pytest.approx(in_reach("flush").share)
    one_suit = sum(1 for cards in combinations(PACK, 3) if len({card.suit for card in cards}) == 1)
    assert flush_in_reach(1).deals == one_suit * comb(49, 3)


def test_what_the_page_says_holds() -> None:
    """The sentences of the tips, whatever the exact numbers are."""
    values = {
        (name, players): lowest_knocking(name, 1, players, deals=3_000).share
        for name in ("25-26", "tens", "flush")
        for players in (3, 5, 8)
    }
    for players in (3, 5, 8):
        by_chance = lowest_by_chance(players).share
        assert values["25-26", players] > 2 * by_chance
        assert values["tens", players] < by_chance
        assert values["flush", players] < values["tens", players]
    for name in ("tens", "flush"):
        assert lowest_knocking(name, 2, 5, deals=3_000).share > values[name, 5]
    assert 0.25 < left_card_best().share < 1 / 3
    assert in_reach("flush").share > 10 * in_reach("sequence").share
    assert flush_in_reach(1).share < flush_in_reach(2).share < flush_in_reach(3).share


def test_the_median_is_that_of_the_matches() -> None:
    lengths = sorted(len([*match(GAME, {"chips": 2}, ["steady"] * 3, f"median{number}")]) for number in range(15))
    assert median_deals(GAME, {"chips": 2}, 3, matches=15) == lengths[7]
    medians = [median_deals(GAME, {"chips": chips}, 3, matches=21) for chips in (1, 3, 5)]
    assert medians == sorted({*medians})


def test_the_verb() -> None:
    found = ask("in-reach", category="tricon")["result"]
    assert [*found] == ["name", "value", "deals", "exact"]
    assert (found["name"], found["exact"]) == ("in-reach", True)
    sampled = ask("left-card-best")["result"]
    assert not sampled["exact"]
    assert sampled == ask("left-card-best")["result"]
    assert ask("median-deals", players=3, chips=1)["result"]["value"] == 2


@pytest.mark.parametrize(
    ("fields", "codes"),
    [
        ({"name": "luck"}, ["unknown-odds"]),
        ({"name": "in-reach"}, ["bad-request"]),
        ({"name": "in-reach", "category": "pair"}, ["bad-request"]),
        ({"name": "in-reach", "category": ["flush"]}, ["bad-request"]),
        ({"name": "flush-in-reach", "suits": 4}, ["bad-request"]),
        ({"name": "flush-in-reach", "suits": True}, ["bad-request"]),
        ({"name": "lowest-by-chance", "players": 13}, ["bad-request"]),
        ({"name": "median-deals"}, ["bad-request"]),
        ({"name": "median-deals", "players": 2}, ["too-few-players"]),
        ({"name": "median-deals", "players": 3, "chips": 9}, ["bad-option"]),
        ({"name": "median-deals", "players": 3, "jokers": 1}, ["unknown-option"]),
        ({"name": "median-deals", "game": "foster", "players": 3}, ["unknown-odds"]),
        ({"name": "in-reach", "game": "poker"}, ["unknown-game"]),
        ({"name": 3}, ["bad-request"]),
    ],
)
def test_what_is_no_question(fields: dict[str, Any], codes: list[str]) -> None:
    assert [problem["code"] for problem in ask(**fields)["problems"]] == codes


def test_drawing_is_fair_and_takes_each_card_once() -> None:
    counts = [0] * 5
    luck = stream("fair")
    for _ in range(2_000):
        first, *others = drawn(luck, range(5), 3)
        counts[first] += 1
        assert len({first, *others}) == 3
    assert min(counts) > 330
    assert drawn(stream("a"), "abc", 0) == []
    assert not game_of("foster").odds
