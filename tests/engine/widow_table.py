"""What the suites of the game with a widow share: tables set by hand, and moves written as text."""

from dataclasses import replace
from typing import Any

import pytest
from commerce.cards import PACK, read_cards
from commerce.events import Event
from commerce.games import game_of
from commerce.games.widow.play import Settings, WidowMove, WidowState, apply, deal, why_not
from commerce.problems import IllegalMove

GAME = game_of("widow")


def table(
    *hands: str, widow: str, dealer: int = 0, stock: str = "", chips: tuple[int, ...] = (), **options: bool | int
) -> WidowState:
    """A deal in which these hands have just been dealt; the last seat deals unless said otherwise.

    An empty hand is that of a seat that is out. The deal goes through the usual dealing, with a pack made for it.
    """
    seats = len(hands)
    dealer = dealer or seats
    cards = [read_cards(hand) for hand in hands]
    around = [seat for step in range(1, seats + 1) if cards[seat := (dealer + step - 1) % seats]]
    dealt = [cards[seat][place] for place in range(3) for seat in around]
    top = [*dealt, *read_cards(widow), *read_cards(stock)]
    assert len({*top}) == len(top)
    pack = (*top, *(card for card in PACK if card not in top))
    chips = chips or tuple(3 if hand else 0 for hand in cards)
    state, _ = deal(1, dealer, chips, Settings.of({name: int(value) for name, value in options.items()}), pack)
    assert [*state.hands] == cards
    return state


def move_of(text: str) -> WidowMove:
    """A move written as `pass`, or as `exchange 4C QH`, or as `exchange 4C,7D QH,5C`."""
    action, *cards = text.split()
    give, take = (*(read_cards(part) for part in cards), (), ())[:2]
    return WidowMove(action, give, take)


def play(state: WidowState, *moves: str) -> tuple[WidowState, list[Event]]:
    """The state after moves, and everything that happened."""
    happened: list[Event] = []
    for text in moves:
        state, events = apply(state, move_of(text))
        happened += events
    return state, happened


def reason(state: WidowState, text: str) -> tuple[str, str | None]:
    """The code and the rule that forbid a move."""
    problem = why_not(state, move_of(text))
    assert problem, f"{text} is allowed"
    with pytest.raises(IllegalMove) as error:
        play(state, text)
    assert error.value.problem == problem
    return problem.code, problem.rule


def types(events: list[Any]) -> list[str]:
    """What happened, in words."""
    return [event.type for event in events]


def with_chips(state: WidowState, *chips: int) -> WidowState:
    """The same deal with other chips."""
    return replace(state, chips=chips)
