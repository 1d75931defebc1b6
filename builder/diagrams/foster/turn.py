"""A turn: the three things a player may do, with everything that can follow."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from builder.diagrams.drawing import Drawing, Words, picture
from builder.diagrams.text import TextBlock, set_text
from builder.strings import Strings

MARGIN, GAP = 16, 26
WIDE, SLIM = 264, 196
TOP, PADDING, DROP = 82, 10, 24


@dataclass(frozen=True, slots=True)
class Box:
    """A box with text; `kind` is `action`, `step`, `next` or `end`."""

    kind: str
    x: float
    top: float
    width: float
    block: TextBlock

    @property
    def height(self) -> float:
        """The text with its padding."""
        return self.block.height + 2 * PADDING - 3

    @property
    def bottom(self) -> float:
        """Where an arrow leaves."""
        return self.top + self.height

    @property
    def middle(self) -> float:
        """The x of an arrow that enters or leaves."""
        return self.x + self.width / 2


def box(kind: str, text: str, x: float, top: float, width: float) -> Box:
    """Set a text into a box as high as it needs."""
    size = {"action": 21.0, "step": 13.5, "branch": 13.5}.get(kind, 13.0)
    anchor = "start" if kind == "step" else "middle"
    inner = width - 2 * PADDING - 2
    at = x + PADDING + 1 if anchor == "start" else x + width / 2
    return Box(kind, x, top, width, set_text(text, at, top + PADDING - 1, inner, size=size, anchor=anchor))


def draw(text: Strings, game: str, sprite: str) -> Drawing:
    """Three columns: buy, barter, knock; every path ends with the next turn or the end of the deal."""

    def say(name: str) -> str:
        return text(f"diagram-turn-{name}")

    boxes: list[Box] = []
    arrows: list[tuple[float, float, float, float]] = []

    def chain(x: float, width: float, names: Sequence[tuple[str, str]], top: float) -> Box:
        """Boxes one under the other, joined by arrows; gives the last one."""
        last: Box | None = None
        for kind, name in names:
            follows_title = last is not None and last.kind == "action"
            if last is not None:
                top = last.bottom + (2 if follows_title else DROP)
            current = box(kind, say(name), x, top, width)
            if last is not None and not follows_title:
                arrows.append((current.middle, last.bottom, current.middle, current.top))
            boxes.append(current)
            last = current
        if last is None:
            raise ValueError("A column of no boxes.")
        return last

    def fork(last: Box, ways: tuple[tuple[str, str], tuple[str, str]]) -> list[Box]:
        """Two ways on, side by side: the case, and under it what it comes to."""
        half = (last.width - 16) / 2
        cases = [
            box("branch", say(case), last.x + index * (half + 16), last.bottom + DROP, half)
            for index, (case, _) in enumerate(ways)
        ]
        lowest = max(case.bottom for case in cases)
        ends = []
        for case, (_, end) in zip(cases, ways, strict=True):
            arrows.append((last.middle, last.bottom, case.middle, case.top))
            final = box(end, say(end), case.x, lowest + DROP, half)
            arrows.append((case.middle, case.bottom, case.middle, final.top))
            ends.append(final)
        boxes.extend([*cases, *ends])
        return ends

    columns = [(MARGIN, WIDE), (MARGIN + WIDE + GAP, WIDE), (MARGIN + 2 * (WIDE + GAP), SLIM)]
    (buy_x, _), (barter_x, _), (knock_x, _) = columns
    bought = chain(buy_x, WIDE, [("action", "buy"), ("step", "buy-give"), ("step", "buy-take")], TOP)
    ends = fork(bought, (("buy-more", "next"), ("buy-last", "end")))
    offer = [("action", "barter"), ("step", "barter-offer"), ("step", "barter-answer")]
    ends += fork(chain(barter_x, WIDE, offer, TOP), (("barter-accept", "next"), ("barter-refuse", "end")))
    knocked = chain(knock_x, SLIM, [("action", "knock"), ("step", "knock-end"), ("end", "end")], TOP)
    limited = chain(knock_x, SLIM, [("branch", "limit"), ("end", "end")], knocked.bottom + 44)

    width = knock_x + SLIM + MARGIN
    height = max(item.bottom for item in [*ends, limited]) + 16
    start = box("start", say("start"), MARGIN, 14, width - 2 * MARGIN)
    tops = [(x + column / 2, start.bottom, TOP) for x, column in columns]
    svg = picture("turn", width=width, height=height, start=start, boxes=boxes, arrows=arrows, tops=tops)
    stops = tuple(x - MARGIN for x, _ in columns)
    return Drawing("turn", say("title"), width, height, svg, _words(say), stops)


def _words(say: Any) -> tuple[Words, ...]:
    def end(name: str) -> tuple[Words, ...]:
        return (Words(say(name)),)

    return (
        Words(
            say("buy"),
            (
                Words(say("buy-give")),
                Words(say("buy-take")),
                Words(say("buy-more"), end("next")),
                Words(say("buy-last"), end("end")),
            ),
        ),
        Words(
            say("barter"),
            (
                Words(say("barter-offer")),
                Words(say("barter-answer")),
                Words(say("barter-accept"), end("next")),
                Words(say("barter-refuse"), end("end")),
            ),
        ),
        Words(say("knock"), (Words(say("knock-end")), *end("end"))),
        Words(say("limit"), end("end")),
    )
