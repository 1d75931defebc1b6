"""What each card counts in a point: the ace, the tens, and the others by their number."""

from typing import Any

from builder.diagrams.drawing import Drawing, Words, picture
from builder.pages.cards import RANKS
from builder.sources.engine import ask
from builder.sources.strings import Strings

WIDTH, HEIGHT, MARGIN = 326, 238, 6
CARD, STEP = 52, 37.4
TOPS = (10, 132)
SUIT = "S"


def ranks_by_value(game: str) -> dict[int, str]:
    """The ranks by what the engine counts for them in a point, the highest value first.

    >>> ranks_by_value("widow")[10]
    'KQJT'
    """
    found: dict[int, str] = {}
    for rank in RANKS:
        # Two number cards beside it, all of different suits, make a point of every rank.
        others = [other for other in "247" if other != rank][:2]
        hand = [f"{rank}{SUIT}", f"{others[0]}H", f"{others[1]}D"]
        value = int(ask("rank", game=game, options={}, cards=hand)["points"]) - sum(map(int, others))
        found[value] = found.get(value, "") + rank
    return dict(sorted(found.items(), reverse=True))


def draw(text: Strings, game: str, sprite: str) -> Drawing:
    """Two rows of cards over their values: those that count alike lie together, the others follow one by one."""
    values = ranks_by_value(game)
    groups: list[dict[str, Any]] = []
    # The ace and the tens stand above, at the two ends; below lie the cards that count their own number.
    rows = [[value for value in values if value >= 10], [value for value in values if value < 10]]
    for row, top in zip(rows, TOPS, strict=True):
        wide = CARD + STEP * (sum(len(values[value]) for value in row) - 1)
        x = WIDTH - MARGIN - wide if row is rows[1] else MARGIN
        for value in row:
            ranks = values[value]
            width = CARD + STEP * (len(ranks) - 1)
            if row is rows[0] and value == row[-1]:
                x = WIDTH - MARGIN - width
            groups.append(
                {
                    "value": value,
                    "top": top,
                    "x": x,
                    "cards": [(f"{rank}{SUIT}", x + index * STEP) for index, rank in enumerate(ranks)],
                    # Of cards that overlap, the part to see is as wide as the step.
                    "left": x + 2,
                    "right": x + (width if row is rows[0] or value == row[-1] else STEP) - 2,
                }
            )
            x += STEP * len(ranks)
    svg = picture("widow/values", width=WIDTH, height=HEIGHT, sprite=sprite, groups=groups, card=CARD)
    words = [
        Words(text("diagram-values-words", value=value, cards=", ".join(text(f"rank-{rank}") for rank in ranks)))
        for value, ranks in values.items()
    ]
    return Drawing("values", text("diagram-values-title"), WIDTH, HEIGHT, svg, tuple(words))
