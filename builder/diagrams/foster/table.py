"""The table from above, with stock, waste and pool in the middle."""

from builder.diagrams.drawing import Drawing
from builder.diagrams.table import finished, set_table
from builder.sources.strings import Strings


def draw(text: Strings, game: str, sprite: str, players: int) -> Drawing:
    """The table for a number of players, just after the deal."""
    table = set_table(text, game, players)
    labels = {name: text(f"diagram-table-{name}") for name in ("stock", "waste", "pool")}
    svg = table.picture("foster/table", sprite=sprite, labels=labels)
    words = text("diagram-table-words", dealer=table.dealer, eldest=table.eldest)
    middle = text("diagram-table-words-middle", stock=table.view["stock"], pool=table.view["pool"])
    return finished(text, table, svg, words, middle)
