"""The four combinations."""

from builder.diagrams.drawing import Drawing
from builder.diagrams.ladder import ladder
from builder.sources.strings import Strings


def draw(text: Strings, game: str, sprite: str) -> Drawing:
    """The ladder of four."""
    return ladder(text, game, sprite, "diagram-ladder")
