"""The chips over a sample match: the lives of each player, going out deal by deal."""

from functools import partial
from typing import Any

from builder.diagrams.drawing import Drawing, Words, picture
from builder.diagrams.text import set_text, text_width
from builder.sources.cache import cached
from builder.sources.engine import match
from builder.sources.strings import Strings

PLAYERS, SEED = 5, "chips"
MARGIN, TOP = 16, 58
LANE, LIFE, DEAL = 62, 15, 37


def sample_match(game: str) -> list[dict[str, Any]]:
    """Each deal of one match between steady players: the chips left, who lost one, and how the deal ended."""
    return [
        {
            "chips": view["chips"],
            "loses": view["showdown"]["loses"],
            "void": view["showdown"]["void"],
            "out": view["showdown"]["out"],
        }
        for view in match(game, PLAYERS, SEED)
    ]


def draw(text: Strings, game: str, sprite: str) -> Drawing:
    """A lane for each player, a line for each life that ends at the deal in which it is lost."""
    deals = cached(f"match-{game}-{PLAYERS}-{SEED}", partial(sample_match, game))
    start = max(deals[0]["chips"])
    names = [text("seat", seat=seat) for seat in range(1, PLAYERS + 1)]
    left = MARGIN + round(max(text_width(name, 13.5) for name in names)) + 16
    end = left + DEAL * len(deals)
    ends = {"out": text("out"), "wins": text("diagram-chips-wins")}
    lanes = [_lane(deals, seat, names[seat - 1], start, left, end, ends) for seat in range(1, PLAYERS + 1)]
    width = end + 14 + round(max(text_width(word, 13.5) for word in ends.values())) + MARGIN
    bottom = TOP + LANE * PLAYERS
    svg = picture(
        "widow/chips",
        width=width,
        height=bottom + 12,
        top=TOP,
        bottom=bottom - 8,
        left=left,
        label=set_text([text("diagram-chips-deal")], left, 10, 200, size=12.5),
        columns=[(number + 1, left + DEAL * (number + 1)) for number in range(len(deals))],
        lanes=lanes,
    )
    title = text("diagram-chips-title", players=PLAYERS, deals=len(deals))
    stops = tuple(left + DEAL * number - MARGIN for number in range(3, len(deals), 4))
    return Drawing("chips", title, width, bottom + 12, svg, _words(text, deals), (0, *stops))


def _lane(
    deals: list[dict[str, Any]], seat: int, name: str, start: int, left: float, end: float, ends: dict[str, str]
) -> dict[str, Any]:
    """The lives of one player, the last one on top, and what became of the player."""
    top = TOP + LANE * (seat - 1)
    losses = [number + 1 for number, deal in enumerate(deals) if seat in deal["loses"]]
    lives = []
    for place in range(start):
        lost = losses[place] if place < len(losses) else None
        stop = end if lost is None else left + DEAL * lost
        lives.append({"y": top + 13 + LIFE * place, "x": stop, "lost": lost is not None})
    is_out = len(losses) == start
    return {
        "top": top,
        "name": set_text([name], MARGIN, top + 13 + LIFE * (start - 1) / 2 - 9, 200, size=13.5),
        "lives": lives,
        "fate": set_text(
            [ends["out"] if is_out else ends["wins"]],
            max(life["x"] for life in lives) + 13,
            max(lives, key=lambda life: life["x"])["y"] - 9,
            200,
            size=13.5,
        ),
        "wins": not is_out,
    }


def _words(text: Strings, deals: list[dict[str, Any]]) -> tuple[Words, ...]:
    told = []
    for number, deal in enumerate(deals):
        what = [text("event-void")] if deal["void"] else []
        what += [text("loses", seat=seat) for seat in deal["loses"]]
        what += [text("event-out", seat=seat) for seat in deal["out"]]
        chips = text("example-chips", chips=", ".join(map(str, deal["chips"])))
        told.append(Words(text("diagram-chips-deal-words", deal=number + 1, what=" ".join([*what, chips]))))
    winner = next(seat for seat, count in enumerate(deals[-1]["chips"], start=1) if count)
    return (*told, Words(text("diagram-chips-winner", seat=winner)))
