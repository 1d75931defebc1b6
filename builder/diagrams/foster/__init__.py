"""The drawings of the game without a widow."""

from collections.abc import Callable, Mapping

from builder.diagrams.drawing import Drawing
from builder.diagrams.foster import ladder, payments, strip, table, turn

DIAGRAMS: Mapping[str, Callable[..., Drawing]] = {
    "table": table.draw,
    "turn": turn.draw,
    "ladder": ladder.draw,
    "payments": payments.draw,
    "strip": strip.draw,
}
