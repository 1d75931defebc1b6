"""Many deals between bots, added up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from commerce.chance import Reshuffles, bot_luck, first_dealer, pack_of
from commerce.game import AnyGame
from commerce.problems import Json
from commerce.state import Options, State


@dataclass(frozen=True, slots=True)
class Simulation:
    """What a row of deals brought.

    `mean` is what a seat gained a deal (points, or chips lost), `wins` how many deals it won (matches, where a deal has
    no winner), both from seat 1 on; `ends` how many deals ended in each way. `matches` counts the matches begun.
    """

    deals: int
    matches: int
    mean: tuple[float, ...]
    wins: tuple[int, ...]
    ends: dict[str, int]

    def to_data(self) -> dict[str, Json]:
        """The simulation as JSON data."""
        return {
            "deals": self.deals,
            "mean": [*self.mean],
            "wins": [*self.wins],
            "ends": {**self.ends},
        }


def play_deal[S: State](game: AnyGame, state: S, kinds: Sequence[str], seed: str, deal: int) -> S:
    """The state at the end of a deal that bots play; `kinds` names the bot of each seat.

    >>> from commerce.games import game_of
    >>> game = game_of("foster")
    >>> state, _ = game.open(3, 1, {}, pack_of("k3", 1))
    >>> play_deal(game, state, ["steady"] * 3, "k3", 1).to_act is None
    True
    """
    views, apply, bots = game.view, game.apply, [game.bots[kind] for kind in kinds]
    decision = 1
    while seat := state.to_act:
        move = bots[seat - 1](views(state, seat), bot_luck(seed, deal, decision))
        state, _ = apply(state, move)
        decision += 1
    return state


def match(game: AnyGame, options: Options, kinds: Sequence[str], seed: str) -> Iterator[Any]:
    """The state at the end of each deal of a match that bots play, to the end of the match.

    >>> from commerce.games import game_of
    >>> [state.deal for state in match(game_of("foster"), {}, ["steady"] * 3, "k3")]
    [1, 2, 3]
    """
    seats = len(kinds)
    state, _ = game.open(seats, first_dealer(seed, seats), options, pack_of(seed, 1, game.deck), Reshuffles(seed, 1))
    while True:
        state = play_deal(game, state, kinds, seed, state.deal)
        yield state
        if game.is_match_over(state):
            return
        number = state.deal + 1
        state, _ = game.deal_next(state, pack_of(seed, number, game.deck), Reshuffles(seed, number))


def simulate(game: AnyGame, options: Options, kinds: Sequence[str], deals: int, seed: str) -> Simulation:
    """Play whole matches, one after the other, until that many deals are over.

    Match m of the run is the match with the seed and `m` and its number as its seed: `7m1`, `7m2` …

    >>> from commerce.games import game_of
    >>> simulate(game_of("foster"), {}, ["steady"] * 3, deals=10, seed="7").deals
    10
    """
    seats = len(kinds)
    gains, wins = [0] * seats, [0] * seats
    ends = dict.fromkeys(game.ends, 0)
    played = matches = 0
    while played < deals:
        matches += 1
        for state in match(game, options, kinds, f"{seed}m{matches}"):
            tally = game.tally(state)
            gains = [total + gain for total, gain in zip(gains, tally.gains, strict=True)]
            for winner in tally.winners:
                wins[winner - 1] += 1
            ends[tally.end] += 1
            played += 1
            if played == deals:
                break
    return Simulation(deals, matches, tuple(total / deals for total in gains), tuple(wins), ends)
