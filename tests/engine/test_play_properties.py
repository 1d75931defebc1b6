"""What holds in every game, whatever is played: found by Hypothesis on matches of 3 to 12 seats."""

import json
from collections.abc import Iterator
from dataclasses import fields
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest
from commerce.api import view_data
from commerce.cards import PACK, Card, codes
from commerce.chance import bot_luck
from commerce.mechanics.standing import BALANCE, CHIPS
from commerce.notation import read, write
from commerce.problems import IllegalMove
from commerce.record import Position, options_of, replay, undo
from commerce.visibility import hide, piles_of
from hypothesis import given, settings

from tests.engine.every_game import (
    GAMES,
    AnyGame,
    Course,
    cards_in,
    cards_of,
    courses,
    for_every_game,
    open_cards,
    with_cards,
)

fewer = settings(max_examples=40, deadline=None)


def open_table(position: Position) -> dict[str, Any]:
    return position.game.view(position.state, None).to_data()


@for_every_game
@fewer
@given(courses())
def test_cards_are_conserved_at_every_event(game: AnyGame, course: Course) -> None:
    for position in course.positions(game, deals=2):
        table = open_table(position)
        held = [card for hand in table["hands"] for card in hand]
        for seat, hand in enumerate(position.state.hands, start=1):
            is_larger = game.is_larger_hand(hand, options_of(position.record))
            is_drawing = seat == position.state.to_act and len(hand) <= game.largest_hand
            is_out = not hand and game.standing.kind == CHIPS
            assert len(hand) == game.hand_size or is_larger or is_drawing or is_out
        assert len(set(held)) == len(held)
        assert set(held) <= set(codes(game.deck.cards))
        piles = [table[name] for name in piles_of(type(position.state))]
        counts = [pile if isinstance(pile, int) else len(pile) for pile in piles]
        assert len(held) + sum(counts) == len(game.deck)
        assert sorted(codes(cards_of(position.state))) == sorted(codes(game.deck.cards))


def for_games_with(kind: str) -> Any:
    found = [game for game in GAMES.values() if game.standing.kind == kind]
    return pytest.mark.parametrize("game", found, ids=[game.id for game in found])


@for_games_with(CHIPS)
@fewer
@given(courses())
def test_chips_only_go_at_a_showdown_one_at_a_time(game: AnyGame, course: Course) -> None:
    positions = course.positions(game, deals=3, longest=160)
    for before, after in pairwise(positions):
        lost = [was - now for was, now in zip(before.state.chips, after.state.chips, strict=True)]
        shown = game.result(after.state)
        if shown is None or before.state.to_act is None:
            assert not any(lost)
            continue
        assert [seat for seat, count in enumerate(lost, start=1) if count] == shown["loses"]
        assert {*lost} <= {0, 1}
        assert shown["void"] == (not any(lost))
        assert sum(after.state.chips) > 0
        assert shown["chips"] == open_table(after)["chips"]


@for_games_with(BALANCE)
@fewer
@given(courses())
def test_balances_and_pool_add_up_to_nothing_at_every_event(game: AnyGame, course: Course) -> None:
    for position in course.positions(game, deals=2):
        table = open_table(position)
        assert sum(table["balances"]) + table["pool"] == 0
        if position.state.to_act is None:
            assert sum(table["balances"]) == 0
            result = game.result(position.state)
            assert sum(result["gains"]) == 0
            assert result["balances"] == table["balances"]


@for_every_game
@fewer
@given(courses())
def test_replaying_gives_the_same_state_and_events(game: AnyGame, course: Course) -> None:
    positions = course.positions(game, deals=2)
    for position in (*positions[:3], positions[-1]):
        again = replay(position.record)
        assert again.state == position.state
        assert again.events == position.events


@for_every_game
@fewer
@given(courses())
def test_notation_round_trip(game: AnyGame, course: Course) -> None:
    positions = course.positions(game, deals=3)
    for position in (*positions[:4], *positions[-3:]):
        line = write(position.record)
        assert set(line) <= {*"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_~"}
        assert line.startswith("1.")
        assert line[-1].isalnum()
        again = read(line)
        assert again == position
        assert write(again.record) == line


@for_every_game
@fewer
@given(courses())
def test_a_turn_takes_about_one_character(game: AnyGame, course: Course) -> None:
    positions = course.positions(game, deals=1)
    assert len(write(positions[-1].record)) - len(write(positions[0].record)) <= len(positions) - 1


def thinkable_moves(game: AnyGame, state: Any, chance: Random) -> Iterator[dict[str, Any]]:
    """Moves of every action, with no card, with any card, and with cards given for cards taken."""
    for action in (*game.actions, "pass", "resign"):
        for card in (None, *PACK):
            yield {"action": action} | ({"card": card.code} if card else {})
        near = [*codes(open_cards(state)), *codes(state.hands[(state.to_act or 1) - 1]), chance.choice(PACK).code]
        for give, take in product(range(4), repeat=2):
            for _ in range(6):
                # In the order in which they lie, as a move lists them.
                given, taken = (sorted(chance.sample(near, size), key=near.index) for size in (give, take))
                yield {"action": action, "give": given, "take": taken}


@for_every_game
@fewer
@given(courses())
def test_a_move_is_legal_if_and_only_if_nothing_forbids_it(game: AnyGame, course: Course) -> None:
    for position in course.positions(game, longest=20)[-2:]:
        state = position.state
        legal = game.legal_moves(state)
        assert isinstance(legal, tuple)
        assert len(set(legal)) == len(legal)
        for data in thinkable_moves(game, state, Random(course.choices)):
            move = game.read_move(data)
            problem = game.why_not(state, move)
            assert (problem is None) == (move in legal), data
            if problem:
                assert problem.rule in {rule.id for rule in game.rules}
                with pytest.raises(IllegalMove):
                    game.apply(state, move)
        for move in legal:
            assert game.read_move(move.to_data()) == move
        for seat in range(1, course.seats + 1):
            for action in game.actions:
                allowed = game.why_not_action(state, seat, action) is None
                assert allowed == (seat == state.to_act and action in {move.action for move in legal})


@for_every_game
@fewer
@given(courses())
def test_applying_a_move_changes_nothing_in_place(game: AnyGame, course: Course) -> None:
    positions = course.positions(game)
    before = repr(positions[0].state)
    for move in game.legal_moves(positions[0].state):
        game.apply(positions[0].state, move)
        assert repr(positions[0].state) == before


@for_every_game
@fewer
@given(courses())
def test_a_view_holds_only_cards_that_the_seat_has_held(game: AnyGame, course: Course) -> None:
    held: dict[int, set[str]] = {seat: set() for seat in range(1, course.seats + 1)}
    for position in course.positions(game, longest=30):
        for seat in held:
            held[seat] |= {*codes(position.state.hands[seat - 1]), *codes(open_cards(position.state))}
        if position.state.to_act is None:
            break
        for seat in {position.state.to_act, position.state.dealer}:
            known = held[seat]
            data = view_data(position, seat)
            # The record is the page's own, to save and share; every other text counts.
            shown = json.dumps({name: value for name, value in data.items() if name not in ("record", "seed")})
            assert {code for code in codes(PACK) if f'"{code}"' in shown} <= known
            bots_view = game.view(position.state, seat)
            # `dataclasses.fields` lists all that a bot can reach.
            reachable = {field.name: getattr(bots_view, field.name) for field in fields(bots_view)}
            inner = {
                field.name for field in fields(bots_view.known) if getattr(bots_view.known, field.name) is not None
            }
            assert not {"seed", "pack", "record", "state", "reshuffles"} & {*reachable, *inner}
            assert {*codes(card for card in PACK if card.code in repr(reachable))} <= known


def redealt(state: Any, seat: int, chance: Random) -> Any:
    """The same deal with every card that the seat does not see dealt anew among the other places."""
    own = {*cards_in(hide(state, seat))}
    hidden = [card for card in cards_of(state) if card not in own]
    chance.shuffle(hidden)
    taken = iter(hidden)
    swap: dict[Card, Card] = {card: card for card in own}

    def new(card: Card) -> Card:
        if card not in swap:
            swap[card] = next(taken)
        return swap[card]

    return with_cards(state, new)


@for_every_game
@fewer
@given(courses())
def test_dealing_the_hidden_cards_anew_never_changes_a_bots_mind(game: AnyGame, course: Course) -> None:
    chance = Random(course.choices)
    for position in course.positions(game):
        state = position.state
        seat = state.to_act
        if seat is None:
            break
        other = redealt(state, seat, chance)
        assert other != state
        assert game.view(other, seat) == game.view(state, seat)
        for bot in game.bots.values():
            first = bot(game.view(state, seat), bot_luck("s", 1, 1))
            assert bot(game.view(other, seat), bot_luck("s", 1, 1)) == first
            assert first in game.legal_moves(state)
        assert game.advise(game.view(other, seat)) == game.advise(game.view(state, seat))


@for_every_game
@fewer
@given(courses())
def test_undo_returns_to_the_last_own_decision(game: AnyGame, course: Course) -> None:
    positions = course.positions(game, deals=2)
    for seat in range(1, course.seats + 1):
        own = [
            place
            for place, position in enumerate(positions[:-1])
            if position.state.to_act == seat and len(positions[place + 1].record.deals) == len(position.record.deals)
        ]
        if own:
            assert undo(positions[-1].record, seat) == positions[own[-1]].record
