"""A turn: the three things a player may do, with the last round after a knock and the showdowns without one."""

from collections.abc import Callable

from builder.diagrams.boxes import MARGIN, TOP, Flow
from builder.diagrams.drawing import Drawing, Words
from builder.sources.strings import Strings

GAP = 26
SLIM, WIDE = 196, 268


def draw(text: Strings, game: str, sprite: str) -> Drawing:
    """Three columns: exchange, pass, knock; every path ends with the next turn or the showdown."""
    flow = Flow(text, "diagram-widow-turn")
    columns = [(MARGIN, SLIM), (MARGIN + SLIM + GAP, WIDE), (MARGIN + SLIM + WIDE + 2 * GAP, SLIM)]
    (exchange_x, _), (pass_x, _), (knock_x, _) = columns
    exchange = [("action", "exchange"), ("step", "exchange-take"), ("step", "exchange-open"), ("next", "next")]
    exchanged = flow.chain(exchange_x, SLIM, exchange, TOP)
    flow.chain(exchange_x, SLIM, [("branch", "limit"), ("end", "end")], exchanged.bottom + 44)
    passed = flow.chain(pass_x, WIDE, [("action", "pass"), ("step", "pass-keep")], TOP)
    flow.fork(passed, (("pass-more", "next"), ("pass-all", "end")))
    knock = [
        ("action", "knock"),
        ("step", "knock-content"),
        ("step", "knock-last"),
        ("step", "knock-once"),
        ("end", "end"),
    ]
    flow.chain(knock_x, SLIM, knock, TOP)
    width, height, svg = flow.finished(columns)
    stops = tuple(x - MARGIN for x, _ in columns)
    return Drawing("turn", flow.say("title"), width, height, svg, _words(flow.say), stops)


def _words(say: Callable[[str], str]) -> tuple[Words, ...]:
    def end(name: str) -> tuple[Words, ...]:
        return (Words(say(name)),)

    return (
        Words(say("exchange"), (Words(say("exchange-take")), Words(say("exchange-open")), *end("next"))),
        Words(
            say("pass"),
            (Words(say("pass-keep")), Words(say("pass-more"), end("next")), Words(say("pass-all"), end("end"))),
        ),
        Words(
            say("knock"),
            (Words(say("knock-content")), Words(say("knock-last")), Words(say("knock-once")), *end("end")),
        ),
        Words(say("limit"), end("end")),
    )
