"""A turn: the three things a player may do, with everything that can follow."""

from collections.abc import Callable

from builder.diagrams.boxes import MARGIN, TOP, Flow
from builder.diagrams.drawing import Drawing, Words
from builder.sources.strings import Strings

GAP = 26
WIDE, SLIM = 264, 196


def draw(text: Strings, game: str, sprite: str) -> Drawing:
    """Three columns: buy, barter, knock; every path ends with the next turn or the end of the deal."""
    flow = Flow(text, "diagram-turn")
    columns = [(MARGIN, WIDE), (MARGIN + WIDE + GAP, WIDE), (MARGIN + 2 * (WIDE + GAP), SLIM)]
    (buy_x, _), (barter_x, _), (knock_x, _) = columns
    bought = flow.chain(buy_x, WIDE, [("action", "buy"), ("step", "buy-give"), ("step", "buy-take")], TOP)
    flow.fork(bought, (("buy-more", "next"), ("buy-last", "end")))
    offer = [("action", "barter"), ("step", "barter-offer"), ("step", "barter-answer")]
    flow.fork(flow.chain(barter_x, WIDE, offer, TOP), (("barter-accept", "next"), ("barter-refuse", "end")))
    knocked = flow.chain(knock_x, SLIM, [("action", "knock"), ("step", "knock-end"), ("end", "end")], TOP)
    flow.chain(knock_x, SLIM, [("branch", "limit"), ("end", "end")], knocked.bottom + 44)
    width, height, svg = flow.finished(columns)
    stops = tuple(x - MARGIN for x, _ in columns)
    return Drawing("turn", flow.say("title"), width, height, svg, _words(flow.say), stops)


def _words(say: Callable[[str], str]) -> tuple[Words, ...]:
    def end(name: str) -> tuple[Words, ...]:
        return (Words(say(name)),)

    return (
        Words(
            say("buy"),
            (
                Words(say("buy-give")),
                Words(say("buy-take")),
                Words(say("buy-more"), end("next")),
                Words(say("buy-last"), end("end")),
            ),
        ),
        Words(
            say("barter"),
            (
                Words(say("barter-offer")),
                Words(say("barter-answer")),
                Words(say("barter-accept"), end("next")),
                Words(say("barter-refuse"), end("end")),
            ),
        ),
        Words(say("knock"), (Words(say("knock-end")), *end("end"))),
        Words(say("limit"), end("end")),
    )
