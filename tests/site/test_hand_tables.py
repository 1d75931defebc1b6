"""The tables of all hands, looked up by the script of the browser, against the engine: every hand, many showdowns."""

import json
import subprocess
from collections.abc import Iterator
from itertools import chain, combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from commerce.cards import PACK, Cards, codes
from commerce.games import game_of
from commerce.hands import read_options

from builder.paths import NODE_MODULES, WIDGETS
from builder.runtime.hand_tables import hand_table, option_sets
from builder.sources.catalogue import game_ids
from tests.site.html import read

SETS = [(game, name, options) for game in game_ids() for name, options in option_sets(game)]
SHOWDOWNS = 100_000
# Hands from a few ranks are often equal, and a pounce brings four of one.
FEW = [card for card in PACK if card.rank.letter in "A239TK"]
SCRIPT = """
import { createInterface } from "node:readline";
import { compare } from "./handtable.mjs";
let table;
for await (const line of createInterface({ input: process.stdin })) {
  const { table: given, hands, dealer } = JSON.parse(line);
  if (given) table = given;
  else console.log(JSON.stringify(compare(table, hands, dealer)));
}
"""

for_every_set = pytest.mark.parametrize(("game_id", "name", "options"), SETS, ids=[name for _, name, _ in SETS])


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The look-up, made ready for Node."""
    folder = tmp_path_factory.mktemp("lookup")
    source = WIDGETS / "src" / "lookup" / "handtable.ts"
    esbuild = [NODE_MODULES / ".bin" / "esbuild", source, "--format=esm", f"--outfile={folder / 'handtable.mjs'}"]
    subprocess.run(esbuild, check=True, capture_output=True)
    (folder / "ask.mjs").write_text(SCRIPT)
    return folder / "ask.mjs"


def looked_up(script: Path, table: dict[str, Any], questions: list[tuple[list[Cards], int | None]]) -> Iterator[Any]:
    """What the look-up says to each table of hands."""
    asked = [json.dumps({"hands": [[*codes(hand)] for hand in hands], "dealer": dealer}) for hands, dealer in questions]
    lines = "\n".join([json.dumps({"table": table}), *asked])
    done = subprocess.run(["node", script], input=lines, capture_output=True, text=True, check=True)
    return map(json.loads, done.stdout.splitlines())


def all_hands(game_id: str, options: dict[str, int]) -> list[Cards]:
    game = game_of(game_id)
    larger = [cards for cards in combinations(PACK, game.hand_size + 1) if game.is_larger_hand(cards, options)]
    return [*combinations(PACK, game.hand_size), *larger]


@for_every_set
def test_every_hand_is_called_and_counted_as_the_engine_says(
    script: Path, game_id: str, name: str, options: dict[str, int]
) -> None:
    game, values = game_of(game_id), read_options(game_of(game_id), options)
    hands = all_hands(game_id, options)
    assert len(hands) == 22_100 + 13 * options.get("pounce", 0)
    # The cards as a reader may have put them, not as the table sorts them.
    shuffled = [(*cards[1:], cards[0]) for cards in hands]
    questions: list[tuple[list[Cards], int | None]] = [([cards], 1) for cards in shuffled]
    found = looked_up(script, hand_table(game_id, name, options), questions)
    for cards, ranking in zip(shuffled, found, strict=True):
        assert ranking["hands"] == [game.rank(cards, values).to_data(cards)]


@for_every_set
def test_the_order_of_all_hands_is_the_engines(game_id: str, name: str, options: dict[str, int]) -> None:
    game, values = game_of(game_id), read_options(game_of(game_id), options)
    table = hand_table(game_id, name, options)
    kinds = chain((ord(character) - table["offset"] for character in table["hands"]), table["larger"].values())
    placed = [
        (game.rank(cards, values), table["kinds"][kind][0])
        for cards, kind in zip(all_hands(game_id, options), kinds, strict=True)
    ]
    placed.sort(key=lambda found: found[0])
    for (lower, below), (higher, above) in pairwise(placed):
        assert above - below == (lower < higher)


def random_showdown(choose: Random, game_id: str, options: dict[str, int]) -> tuple[list[Cards], int | None]:
    game = game_of(game_id)
    most = game.shown_hands[1]
    pack = FEW if choose.random() < 0.6 else list(PACK)
    cards = choose.sample(pack, len(pack))
    hands = [tuple(cards[place : place + 3]) for place in range(0, 3 * min(most, len(cards) // 3), 3)]
    if options.get("pounce") and choose.random() < 0.5:
        letter = choose.choice("A39")
        four = tuple(card for card in PACK if card.rank.letter == letter)
        hands = [four, *(hand for hand in hands if not {*hand} & {*four})]
        choose.shuffle(hands)
    hands = hands[: choose.randint(game.shown_hands[0], len(hands))]
    unnamed = not game.check_dealer(None, len(hands)) and choose.random() < 0.3
    return hands, None if unnamed else choose.randint(1, len(hands))


@for_every_set
def test_showdowns_come_out_as_the_engine_says(script: Path, game_id: str, name: str, options: dict[str, int]) -> None:
    game, values = game_of(game_id), read_options(game_of(game_id), options)
    choose = Random(name)
    questions = [random_showdown(choose, game_id, options) for _ in range(SHOWDOWNS // len(SETS) + 1)]
    tied = 0
    for (hands, dealer), found in zip(
        questions, looked_up(script, hand_table(game_id, name, options), questions), strict=True
    ):
        said = game.showdown(hands, dealer, values).to_data()
        undecided = len(said.get("ties", [])) == 1 and len(said["ties"][0]) == len(hands)
        assert ("loses" in found) == (game.lowest_loses and not undecided)
        assert {key: said[key] for key in found if key != "complete"} == {
            key: value for key, value in found.items() if key != "complete"
        }
        ranks = [game.rank(hand, values) for hand in hands]
        tied += ranks.count(max(ranks)) > 1 or ranks.count(min(ranks)) > 1
    assert tied > len(questions) // 50, "equal hands were met"


@for_every_set
def test_hands_that_are_missing_or_wrong(script: Path, game_id: str, name: str, options: dict[str, int]) -> None:
    best, other = tuple(PACK[place] for place in (0, 13, 26)), tuple(PACK[place] for place in (1, 14, 29))
    table = hand_table(game_id, name, options)
    unfinished, empty, twice, many = looked_up(
        script, table, [([best, other, ()], 3), ([(), (), ()], 3), ([best, best], 2), ([best, (*other, PACK[50])], 2)]
    )
    assert (unfinished["complete"], unfinished["best"]) == (False, [1])
    assert unfinished.get("lowest", [2]) == [2]
    assert (empty["best"], "lowest" in empty) == ([], False)
    assert twice is None
    assert many is None


def test_the_checker_knows_every_table(site: Path) -> None:
    folder = site / "en" / "check"
    data = json.loads(read(folder / "index.html").one("script", id="commerce-site").text)
    assert [*data["hands"]] == [name for _, name, _ in SETS]
    for game_id, name, options in SETS:
        written = json.loads((folder / data["hands"][name]).read_text(encoding="utf-8"))
        assert written == hand_table(game_id, name, options)
        assert {key: value for key, value in written["options"].items() if value} == options
