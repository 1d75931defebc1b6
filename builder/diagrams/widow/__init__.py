"""The drawings and the cards of the link preview of the game with a widow and lives."""

from collections.abc import Callable, Mapping

from builder.diagrams.drawing import Drawing
from builder.diagrams.widow import chips, ladder, order, strip, table, turn, values
from builder.diagrams.widow.comparison import COMPARED

__all__ = ["COMPARED", "DIAGRAMS", "PREVIEW"]

PREVIEW = ("AS", "TS", "5S")

DIAGRAMS: Mapping[str, Callable[..., Drawing]] = {
    "table": table.draw,
    "values": values.draw,
    "order": order.draw,
    "turn": turn.draw,
    "ladder": ladder.draw,
    "chips": chips.draw,
    "strip": strip.draw,
}
