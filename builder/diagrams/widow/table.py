"""The table from above, with the widow in the middle, and the chips of each player."""

from builder.diagrams.drawing import Drawing
from builder.diagrams.table import finished, set_table
from builder.pages.cards import named_list
from builder.sources.strings import Strings


def draw(text: Strings, game: str, sprite: str, players: int) -> Drawing:
    """The table for a number of players, just after the deal."""
    table = set_table(text, game, players)
    view = table.view
    for seat in table.seats:
        count = view["chips"][seat["number"] - 1]
        seat["chips"] = [(seat["x"] + 19, seat["circle_y"] + (number - (count - 1) / 2) * 8) for number in range(count)]
    labels = {"stock": text("diagram-table-stock"), "widow": text("widow")}
    svg = table.picture("widow/table", sprite=sprite, labels=labels)
    words = text("diagram-widow-table-words", dealer=table.dealer, eldest=table.eldest, chips=view["chips"][0])
    middle = text("diagram-widow-table-words-middle", cards=named_list(text, view["widow"]), stock=view["stock"])
    return finished(text, table, svg, words, middle)
