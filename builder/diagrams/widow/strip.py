"""The worked example as a strip of steps, with the widow and the chips."""

from typing import Any

from builder.diagrams.drawing import Drawing
from builder.diagrams.steps import Layout, strip
from builder.pages.cards import named_list
from builder.pages.events import Log
from builder.sources.engine import ask
from builder.sources.strings import Strings


def draw(text: Strings, game: str, sprite: str, log: Log) -> Drawing:
    """Every step with all hands open; at the end the rows of those who lose a chip are marked."""
    example = ask("example", game=game, changes={})
    start = example["steps"][0]["chips"]

    def row(step: Any, seat: int, is_last: bool) -> dict[str, Any]:
        held = step["chips"][seat - 1]
        return {
            "chips": [place < held for place in range(start[seat - 1])],
            "loses": is_last and seat in example["showdown"]["loses"],
        }

    def words(step: Any) -> list[str]:
        widow = text("event-deal-widow", cards=named_list(text, step["widow"]))
        return [widow, text("example-chips", chips=", ".join(map(str, step["chips"])))]

    layout = Layout(row, "widow/middle", 98, words, beside=text("widow"))
    return strip(text, log, example, sprite, layout, widow_label=layout.beside)
