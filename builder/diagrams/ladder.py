"""The ladder of combinations: each with a sample hand and how many hands are of its kind."""

from collections.abc import Mapping, Sequence
from typing import Any

from builder.diagrams.drawing import Drawing, Words, picture
from builder.diagrams.text import capital, fitting_size, set_text
from builder.pages.cards import named_list
from builder.sources.catalogue import game as game_data
from builder.sources.strings import Strings

RUNG, GAP, MARGIN = 184, 20, 16
# Each rung stands this much lower than the one before.
FALL = 16


def ladder(
    text: Strings, game: str, sprite: str, meanings: str, notes: Mapping[str, Sequence[str]] | None = None
) -> Drawing:
    """The categories of a game, best first.

    `meanings` begins the messages that explain them; `notes` are further lines below some.
    """
    data = game_data(game)
    hands = text.number(sum(data["counts"].values()))
    rungs: list[dict[str, Any]] = []
    words: list[Words] = []
    for place, step in enumerate(data["ladder"]):
        category = step["category"]
        x, top = MARGIN + place * (RUNG + GAP), 14 + place * FALL
        meaning, count = text(f"{meanings}-{category}"), text.number(data["counts"][category])
        told = [text("diagram-ladder-count", count=count, all=hands), *(notes or {}).get(category, ())]
        title = capital(text(f"category-{category}"))
        size = fitting_size(title, RUNG - 24, largest=19)
        name = set_text([title], x + 24, top + 27 - size, RUNG - 24, size=size)
        explained = set_text(meaning, x, top + 118, RUNG, size=13.5)
        blocks = []
        below = explained.bottom + 4
        for line in told:
            blocks.append(set_text(line, x, below, RUNG, size=12.5))
            below = blocks[-1].bottom + 2
        rungs.append(
            {
                "place": place + 1,
                "x": x,
                "top": top,
                "name": name,
                "cards": [
                    {
                        "code": code,
                        "x": x + index * 55,
                        "lowered": bool(step["counted"]) and code not in step["counted"],
                    }
                    for index, code in enumerate(step["sample"])
                ],
                "explained": explained,
                "told": blocks,
                "bottom": below,
            }
        )
        listed = text(
            "diagram-ladder-words",
            place=place + 1,
            category=text(f"category-{category}"),
            cards=named_list(text, step["sample"]),
        )
        words.append(Words(listed, tuple(map(Words, [meaning, *told]))))
    width = 2 * MARGIN + len(rungs) * RUNG + (len(rungs) - 1) * GAP
    height = max(rung["bottom"] for rung in rungs) + 14
    svg = picture("ladder", width=width, height=height, sprite=sprite, rungs=rungs, rung_width=RUNG, fall=FALL)
    stops = tuple(rung["x"] - MARGIN for rung in rungs)
    return Drawing("ladder", text("diagram-ladder-title"), width, height, svg, tuple(words), stops)
