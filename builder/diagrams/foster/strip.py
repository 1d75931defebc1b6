"""The worked example as a strip of steps, with the pool and the balances."""

from typing import Any

from builder.diagrams.drawing import Drawing
from builder.diagrams.steps import Layout, strip
from builder.pages.events import Log, signed
from builder.sources.engine import ask
from builder.sources.strings import Strings


def draw(text: Strings, game: str, sprite: str, log: Log) -> Drawing:
    """Every step with all hands open; at the end the winner's row is marked."""
    example = ask("example", game=game, changes={})

    def row(step: Any, seat: int, is_last: bool) -> dict[str, Any]:
        return {
            "balance": signed(step["balances"][seat - 1]),
            "wins": is_last and seat == example["showdown"]["winner"],
        }

    def words(step: Any) -> list[str]:
        return [text("example-balances", balances=", ".join(map(signed, step["balances"])))]

    layout = Layout(row, "foster/pool", 30, words)
    return strip(text, log, example, sprite, layout, pool_label=text("pool"))
