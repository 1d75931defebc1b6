"""The drawings of the game without a widow."""

from collections.abc import Callable, Mapping

from builder.diagrams.drawing import Drawing
from builder.diagrams.foster import ladder, payments, strip, table, turn
from builder.diagrams.foster.comparison import COMPARED

__all__ = ["COMPARED", "DIAGRAMS"]

DIAGRAMS: Mapping[str, Callable[..., Drawing]] = {
    "table": table.draw,
    "turn": turn.draw,
    "ladder": ladder.draw,
    "payments": payments.draw,
    "strip": strip.draw,
}
