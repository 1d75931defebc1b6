"""What the suites share that run for every game the engine finds."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from commerce.cards import PACK, Card, Cards
from commerce.chance import Reshuffles, pack_of
from commerce.deck import FULL_PACK
from commerce.game import AnyGame
from commerce.games import game_of, games, games_from
from commerce.hands import read_options
from commerce.record import Position, new_record, next_deal, play, replay
from commerce.visibility import hide, piles_of
from hypothesis import strategies

TOYS = str(Path(__file__).parent / "games")
"""A folder with a game that only the suites know, and that nothing else was changed for."""

with games_from(TOYS):
    GAMES = {name: game_of(name) for name in games()}

for_every_game = pytest.mark.parametrize("game", [*GAMES.values()], ids=[*GAMES])
for_every_size = pytest.mark.parametrize("seats", range(3, 13))


def options_of(game: AnyGame) -> dict[str, int]:
    return {**read_options(game, None)}


def opening(game: AnyGame, seats: int, dealer: int, seed: str = "k3", deal: int = 1) -> Any:
    """A deal just dealt."""
    state, _ = game.open(seats, dealer, options_of(game), pack_of(seed, deal, game.deck), Reshuffles(seed, deal))
    return state


def cards_of(state: Any) -> list[Card]:
    """Every card of a deal, wherever it lies."""
    piles = [getattr(state, name) for name in piles_of(type(state))]
    return [card for pile in (*state.hands, *piles) for card in pile]


def open_cards(state: Any) -> Cards:
    """The cards on the table that everybody sees."""
    known: Any = hide(state, None)
    return tuple(card for name in piles_of(type(state)) for card in getattr(known, name) if card)


def cards_in(value: Any) -> Iterator[Card]:
    """Every card anywhere in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from cards_in(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))


def with_cards(value: Any, new: Callable[[Card], Card]) -> Any:
    """The same value with other cards."""
    if isinstance(value, Card):
        return new(value)
    if isinstance(value, tuple):
        return tuple(with_cards(item, new) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(*(with_cards(getattr(value, field.name), new) for field in fields(value)))
    return value


def chosen_options(game: AnyGame, choices: int) -> dict[str, int]:
    """Some of the options of a game, every one of them sooner or later; none for 0."""
    choose = Random(choices)
    return {
        option.id: choose.choice(option.values) if choices and choose.random() < 0.6 else option.default
        for option in game.options
    }


def stacked_pack(seats: int, choices: int) -> Cards:
    """A pack from which many seats are dealt three of a rank, with the fourth near the top of the rest."""
    choose = Random(choices)
    suits = [choose.sample("SHDC", 4) for _ in range(seats)]
    ranks = choose.sample("A23456789TJQK", seats)
    triples = [[rank + suit for suit in order] for rank, order in zip(ranks, suits, strict=True)]
    dealt = [triple[place] for place in range(3) for triple in triples]
    fourths = choose.sample([triple[3] for triple in triples], seats)
    top = [*dealt, *fourths]
    rest = [card.code for card in PACK if card.code not in top]
    pack = [*top, *choose.sample(rest, len(rest))]
    for _ in range(choose.choice((0, 3, 8))):
        first, other = choose.randrange(3 * seats), choose.randrange(52)
        pack[first], pack[other] = pack[other], pack[first]
    return tuple(map(Card, pack))


@dataclass(frozen=True)
class Course:
    """How a match went that Hypothesis chose: the table, its options, and which of the legal moves came each time.

    The first pack may be stacked, for what chance seldom brings. The last of the legal moves usually ends a deal; it is
    taken only when `patience` runs out.
    """

    seats: int
    dealer: int
    seed: str
    choices: int
    patience: float
    options: int = 0
    is_stacked: bool = False

    def positions(self, game: AnyGame, deals: int = 1, longest: int = 80) -> list[Position]:
        """Every position of the first deals, from the first on."""
        is_stacked = self.is_stacked and game.deck == FULL_PACK and game.hand_size == 3
        pack = stacked_pack(self.seats, self.choices) if is_stacked else None
        options = chosen_options(game, self.options)
        record = new_record(game, ["human"] * self.seats, self.seed, options, self.dealer, pack)
        position = replay(record)
        found = [position]
        choose = Random(self.choices)
        for _ in range(longest):
            moves = game.legal_moves(position.state)
            if moves:
                position = play(position, choose.choice((choose.random() < self.patience and moves[:-1]) or moves))
            elif len(position.record.deals) < deals and not game.is_match_over(position.state):
                position = next_deal(position)
            else:
                break
            found.append(position)
        return found


@strategies.composite
def courses(draw: Any) -> Course:
    seats = draw(strategies.integers(3, 12))
    return Course(
        seats,
        draw(strategies.integers(1, seats)),
        draw(strategies.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=24)),
        draw(strategies.integers(0, 2**32)),
        draw(strategies.sampled_from([0, 0.8, 1])),
        draw(strategies.integers(0, 2**32)),
        draw(strategies.booleans()),
    )
