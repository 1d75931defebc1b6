"""A worked example as a strip of steps, from the deal to the settlement."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from builder.diagrams.drawing import Drawing, Words, picture
from builder.diagrams.text import set_text, text_width
from builder.pages.cards import named_list
from builder.pages.events import Log
from builder.sources.strings import Strings

GAP, MARGIN = 28, 16
ROW, CARD, TOP_OF_ROWS = 68, 38, 74
CARDS_LEFT, CARDS_RIGHT = 22, 22 + 3 * CARD + 2 * 4
LEAST_WIDTH = 218


@dataclass(frozen=True, slots=True)
class Layout:
    """How one game's strip differs: what stands at the end of a player's row, below the rows, and in the words."""

    row: Callable[[Any, int, bool], dict[str, Any]]
    """What a step, a seat and whether it is the last step add to the row: `balance`, `chips`, `wins`, `loses`."""
    below: str
    """The template of what lies in the middle of the table, for each step."""
    below_height: float
    words: Callable[[Any], Sequence[str]]
    """What a step adds to the words."""
    beside: str = ""
    """What stands beside the cards in the middle of the table."""


def strip(text: Strings, log: Log, example: Any, sprite: str, layout: Layout, **values: Any) -> Drawing:
    """Every step with all hands open and the cards that moved marked; `values` go to the game's own template."""
    last = len(example["steps"]) - 1
    dealer = text("dealer")
    # What stands beside cards stands free of them, however long the word is.
    longest = max(text_width(word, 12.5) for word in (dealer, layout.beside))
    step_width = max(LEAST_WIDTH, CARDS_RIGHT + 14 + round(longest))
    rows_bottom = TOP_OF_ROWS + ROW * example["seats"]
    steps: list[dict[str, Any]] = []
    words: list[Words] = []
    for number, step in enumerate(example["steps"]):
        x = MARGIN + number * (step_width + GAP)
        told = log(step["events"], example["dealer"])
        below = rows_bottom + layout.below_height
        blocks = []
        for line in told.sentences:
            blocks.append(set_text(line, x, below, step_width, size=13))
            below = blocks[-1].bottom + 3
        rows = [
            {
                "seat": seat,
                "top": TOP_OF_ROWS + ROW * (seat - 1),
                "dealer": dealer if seat == example["dealer"] else None,
                "cards": _cards(example, step, seat, x, is_last=number == last),
                **{"balance": None, "chips": [], "wins": False, "loses": False},
                **layout.row(step, seat, number == last),
            }
            for seat in range(1, example["seats"] + 1)
        ]
        steps.append(
            {
                "number": number + 1,
                "x": x,
                "title": set_text(told.title, x + 26, 18, step_width - 26, size=17),
                "rows": rows,
                "state": step,
                "told": blocks,
                "bottom": below,
            }
        )
        hands = [
            text("diagram-strip-hand", seat=seat + 1, cards=named_list(text, hand))
            for seat, hand in enumerate(step["hands"])
            if number == 0
        ]
        # The cards that are dealt open are also what the layout says of the middle.
        lines = dict.fromkeys([*told.sentences, *told.cards, *hands, *layout.words(step)])
        words.append(Words(f"{number + 1}. {told.title}", tuple(map(Words, lines))))
    width = 2 * MARGIN + len(steps) * step_width + last * GAP
    height = max(step["bottom"] for step in steps) + 8
    svg = picture(
        "steps",
        width=width,
        height=height,
        sprite=sprite,
        steps=steps,
        step_width=step_width,
        gap=GAP,
        card=CARD,
        rows_bottom=rows_bottom,
        below=f"{layout.below}.svg.jinja",
        **values,
    )
    stops = tuple(step["x"] - MARGIN for step in steps)
    return Drawing("strip", text("diagram-strip-title"), width, height, svg, tuple(words), stops)


def _cards(example: Any, step: Any, seat: int, x: float, *, is_last: bool) -> list[dict[str, Any]]:
    counted = example["showdown"]["hands"][seat - 1]["counted"]
    return [
        {
            "code": code,
            "x": x + CARDS_LEFT + index * (CARD + 4),
            "moved": code in step["moved"],
            "lowered": is_last and bool(counted) and code not in counted,
        }
        for index, code in enumerate(step["hands"][seat - 1])
    ]
