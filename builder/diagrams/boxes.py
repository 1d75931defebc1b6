"""Boxes with text, joined by arrows: what a player may do, with everything that can follow."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from builder.diagrams.drawing import picture
from builder.diagrams.text import TextBlock, set_text
from builder.sources.strings import Strings

MARGIN, TOP, PADDING, DROP = 16, 82, 10, 24


@dataclass(frozen=True, slots=True)
class Box:
    """A box with text; `kind` is `start`, `action`, `step`, `branch`, `next` or `end`."""

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


@dataclass(slots=True)
class Flow:
    """Boxes and arrows of one drawing, whose texts are the messages that begin with `prefix`."""

    text: Strings
    prefix: str
    boxes: list[Box] = field(default_factory=list)
    arrows: list[tuple[float, float, float, float]] = field(default_factory=list)

    def say(self, name: str) -> str:
        """The text of one box."""
        return self.text(f"{self.prefix}-{name}")

    def chain(self, x: float, width: float, names: Sequence[tuple[str, str]], top: float) -> Box:
        """Boxes one under the other, given as kind and message, joined by arrows; gives the last one."""
        last: Box | None = None
        for kind, name in names:
            follows_title = last is not None and last.kind == "action"
            if last is not None:
                top = last.bottom + (2 if follows_title else DROP)
            current = box(kind, self.say(name), x, top, width)
            if last is not None and not follows_title:
                self.arrows.append((current.middle, last.bottom, current.middle, current.top))
            self.boxes.append(current)
            last = current
        if last is None:
            raise ValueError("A column of no boxes.")
        return last

    def fork(self, last: Box, ways: tuple[tuple[str, str], tuple[str, str]]) -> None:
        """Two ways on, side by side: the case, and under it what it comes to (`next` or `end`)."""
        half = (last.width - 16) / 2
        cases = [
            box("branch", self.say(case), last.x + index * (half + 16), last.bottom + DROP, half)
            for index, (case, _) in enumerate(ways)
        ]
        lowest = max(case.bottom for case in cases)
        for case, (_, end) in zip(cases, ways, strict=True):
            self.arrows.append((last.middle, last.bottom, case.middle, case.top))
            final = box(end, self.say(end), case.x, lowest + DROP, half)
            self.arrows.append((case.middle, case.bottom, case.middle, final.top))
            self.boxes.append(final)
        self.boxes.extend(cases)

    def finished(self, columns: Sequence[tuple[float, float]]) -> tuple[float, float, str]:
        """Width, height and picture, with a first box across all columns (x and width of each)."""
        width = max(x + column for x, column in columns) + MARGIN
        height = max(item.bottom for item in self.boxes) + 16
        start = box("start", self.say("start"), MARGIN, 14, width - 2 * MARGIN)
        tops = [(x + column / 2, start.bottom, TOP) for x, column in columns]
        values: dict[str, Any] = {"start": start, "boxes": self.boxes, "arrows": self.arrows, "tops": tops}
        return width, height, picture("boxes", width=width, height=height, **values)
