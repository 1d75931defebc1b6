"""What the engine is timed at, in CPython and inside Pyodide alike. Standard library and engine only."""

import json
import random
from collections.abc import Callable
from itertools import combinations
from time import perf_counter

from commerce.cards import PACK
from commerce.games import game_of
from commerce.simulate import simulate

SHUFFLES = 40
DEALS = 300


def fastest(work: Callable[[], object], rounds: int = 7) -> float:
    """The seconds of the fastest of some rounds: what disturbs a round only ever makes it slower."""
    taken = []
    for _ in range(rounds):
        started = perf_counter()
        work()
        taken.append(perf_counter() - started)
    return min(taken)


def measure() -> dict[str, float]:
    """Hands ranked a second, deals played a second, and both as multiples of a plain piece of Python's work."""
    game = game_of("foster")
    hands = [*combinations(PACK, 3)]
    plain = {hand: game.rank(hand, {}) for hand in hands}
    rank = game.ranker({})

    def look_up() -> None:
        for hand in hands:
            plain[hand]

    def explain() -> None:
        for hand in hands:
            rank(hand)

    pack = [*PACK]
    shuffle = random.Random(7).shuffle

    def shuffle_packs() -> None:
        for _ in range(DEALS):
            shuffle(pack)

    def play() -> None:
        simulate(game, {}, ["steady"] * 4, DEALS, "7")

    ranking, looking, playing, shuffling = (fastest(work) for work in (explain, look_up, play, shuffle_packs))
    return {
        "hands ranked a second": len(hands) / ranking,
        "rank / look-up": ranking / looking,
        "deals a second": DEALS / playing,
        "deal / shuffles": playing / (shuffling * SHUFFLES),
    }


if __name__ == "__main__":
    print(json.dumps(measure()))
