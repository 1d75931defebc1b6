"""The worked example as a strip of steps, from the deal to the settlement."""

from typing import Any

from builder import events
from builder.cards import named_list
from builder.diagrams.drawing import Drawing, Words, picture
from builder.diagrams.text import set_text
from builder.engine import ask
from builder.strings import Strings

STEP, GAP, MARGIN = 218, 28, 16
ROW, CARD = 68, 38
TOP_OF_ROWS = 74


def draw(text: Strings, game: str, sprite: str) -> Drawing:
    """Every step with all hands open, the cards that moved marked, the pool and the balances."""
    example = ask("example", game=game, changes={})
    last = len(example["steps"]) - 1
    steps: list[dict[str, Any]] = []
    words: list[Words] = []
    for number, step in enumerate(example["steps"]):
        x = MARGIN + number * (STEP + GAP)
        told = events.sentences(text, step["events"], example["dealer"])
        below = TOP_OF_ROWS + ROW * example["seats"] + 30
        blocks = []
        for line in told:
            blocks.append(set_text(line, x, below, STEP, size=13))
            below = blocks[-1].bottom + 3
        steps.append(
            {
                "number": number + 1,
                "x": x,
                "title": set_text(events.title(text, step["events"]), x + 26, 18, STEP - 26, size=17),
                "rows": [_row(text, example, step, seat, x, number == last) for seat in range(1, example["seats"] + 1)],
                "pool": step["pool"],
                "told": blocks,
                "bottom": below,
            }
        )
        moved = [named for event in step["events"] if (named := events.cards_sentence(text, event))]
        balances = text("example-balances", balances=", ".join(map(events.signed, step["balances"])))
        hands = [
            text("diagram-strip-hand", seat=seat + 1, cards=named_list(text, hand))
            for seat, hand in enumerate(step["hands"])
            if number == 0
        ]
        words.append(
            Words(
                f"{number + 1}. {events.title(text, step['events'])}",
                tuple(Words(line) for line in (*told, *moved, *hands, balances)),
            )
        )
    width = 2 * MARGIN + len(steps) * STEP + last * GAP
    height = max(step["bottom"] for step in steps) + 8
    svg = picture(
        "strip",
        width=width,
        height=height,
        sprite=sprite,
        steps=steps,
        step_width=STEP,
        gap=GAP,
        card=CARD,
        rows_bottom=TOP_OF_ROWS + ROW * example["seats"],
        pool_label=text("pool"),
    )
    stops = tuple(step["x"] - MARGIN for step in steps)
    return Drawing("strip", text("diagram-strip-title"), width, height, svg, tuple(words), stops)


def _row(text: Strings, example: Any, step: Any, seat: int, x: float, is_last: bool) -> dict[str, Any]:
    top = TOP_OF_ROWS + ROW * (seat - 1)
    hand = step["hands"][seat - 1]
    counted = example["showdown"]["hands"][seat - 1]["counted"]
    return {
        "seat": seat,
        "top": top,
        "dealer": text("dealer") if seat == example["dealer"] else None,
        "wins": is_last and seat == example["showdown"]["winner"],
        "balance": events.signed(step["balances"][seat - 1]),
        "cards": [
            {
                "code": code,
                "x": x + 22 + index * (CARD + 4),
                "moved": code in step["moved"],
                "lowered": is_last and bool(counted) and code not in counted,
            }
            for index, code in enumerate(hand)
        ],
    }
