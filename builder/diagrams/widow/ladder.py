"""The five combinations, with what the option for A-2-3 changes."""

from builder.diagrams.drawing import Drawing
from builder.diagrams.ladder import ladder
from builder.pages import facts
from builder.sources.strings import Strings


def draw(text: Strings, game: str, sprite: str) -> Drawing:
    """The ladder of five."""
    notes = {
        category: [text("diagram-widow-ladder-low-ace", count=text.number(facts.fact(game, f"{category}_low_ace")))]
        for category in ("sequence", "flush")
    }
    return ladder(text, game, sprite, "diagram-widow-ladder", notes)
