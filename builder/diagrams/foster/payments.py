"""Who pays whom at the showdown: the three cases, with four players."""

from math import atan2, degrees, hypot
from typing import Any

from builder.diagrams.drawing import Drawing, Words, picture
from builder.diagrams.text import set_text
from builder.pages import events
from builder.sources.engine import ask
from builder.sources.strings import Strings

CASE, GAP, MARGIN = 224, 36, 18
DEALER = 4
RIVALS = (("6S", "7S", "8S"), ("AH", "KH", "4D"), ("QC", "9C", "2H"))
# The dealer's hand in each case: a tricon that wins, a point that loses, a sequence that loses to a sequence.
CASES = {
    "dealer-wins": ("9H", "9D", "9S"),
    "dealer-loses": ("JD", "5D", "2S"),
    "same-category": ("3C", "4C", "5C"),
}
# Where the seats lie around the pool, from the middle of a case: the dealer below, the others clockwise.
PLACES = {4: (0, 92), 1: (-88, 0), 2: (0, -86), 3: (88, 0)}
# The bend of the dealer's payments, so that none runs through the pool.
BENDS = {1: (-64, 64), 2: (46, 8), 3: (64, 64)}


def draw(text: Strings, game: str, sprite: str, log: events.Log) -> Drawing:
    """One panel for each case; every payment is the engine's."""
    cases: list[dict[str, Any]] = []
    words: list[Words] = []
    for number, (name, hand) in enumerate(CASES.items()):
        showdown = ask("showdown", game=game, options={}, dealer=DEALER, hands=[*map(list, RIVALS), list(hand)])
        x = MARGIN + number * (CASE + GAP)
        heading = set_text(text(f"diagram-payments-{name}"), x, 18, CASE, size=18)
        net = text("diagram-payments-net", changes=", ".join(map(events.signed, showdown["net"])))
        explained = set_text(text(f"diagram-payments-{name}-text"), x, 352, CASE, size=13.5)
        cases.append(
            {
                "x": x,
                "middle": (x + CASE / 2, 196),
                "heading": heading,
                "seats": [_seat(text, showdown, seat, x + CASE / 2, 196) for seat in PLACES],
                "payments": [_payment(payment, x + CASE / 2, 196) for payment in showdown["payments"]],
                "explained": explained,
                "net": set_text([net], x, explained.bottom + 6, CASE, size=12.5),
            }
        )
        told = log([{"type": "payment", **payment} for payment in showdown["payments"]], DEALER).sentences
        words.append(
            Words(
                text(f"diagram-payments-{name}"),
                tuple(Words(line) for line in (text(f"diagram-payments-{name}-text"), *told, net)),
            )
        )
    width = 2 * MARGIN + len(cases) * CASE + (len(cases) - 1) * GAP
    height = max(case["net"].bottom for case in cases) + 12
    svg = picture("foster/payments", width=width, height=height, cases=cases, gap=GAP, pool=len(PLACES))
    stops = tuple(case["x"] - MARGIN for case in cases)
    return Drawing("payments", text("diagram-payments-title"), width, height, svg, tuple(words), stops)


def _seat(text: Strings, showdown: Any, seat: int, middle_x: float, middle_y: float) -> dict[str, Any]:
    x, y = middle_x + PLACES[seat][0], middle_y + PLACES[seat][1]
    notes = [text(f"category-{showdown['hands'][seat - 1]['category']}")]
    if seat == DEALER:
        notes.append(text("dealer"))
    below = seat == DEALER
    # The notes of the seats at the sides begin and end with the panel, so that a long word has room.
    anchor = {1: "start", 3: "end"}.get(seat, "middle")
    at = {1: middle_x - CASE / 2, 3: middle_x + CASE / 2}.get(seat, x)
    return {
        "number": seat,
        "x": x,
        "y": y,
        "wins": seat == showdown["winner"],
        "note": set_text(notes, at, y + 20 if below else y - 35, 120, size=12.5, anchor=anchor),
    }


def _payment(payment: Any, middle_x: float, middle_y: float) -> dict[str, Any]:
    """A line from who pays to who is paid, with its point, and the place of the number of points."""
    to_x, to_y = PLACES[payment["to"]]
    if payment["from"] == "pool":
        start, bend, end = (to_x * 0.28, to_y * 0.28), (to_x * 0.5, to_y * 0.5), (to_x * 0.76, to_y * 0.76)
        label = None
    else:
        bend = BENDS[payment["to"]]
        from_x, from_y = PLACES[payment["from"]]
        start = _towards((from_x, from_y), bend, 18)
        end = _towards((to_x, to_y), bend, 20)
        label = (0.25 * start[0] + 0.5 * bend[0] + 0.25 * end[0], 0.25 * start[1] + 0.5 * bend[1] + 0.25 * end[1])
    placed = [(round(middle_x + x, 1), round(middle_y + y, 1)) for x, y in (start, bend, end)]
    (x1, y1), (xb, yb), (x2, y2) = placed
    return {
        "path": f"M{x1} {y1}Q{xb} {yb} {x2} {y2}",
        "x": x2,
        "y": y2,
        "angle": direction(x2 - xb, y2 - yb),
        "points": payment["points"],
        "from_pool": payment["from"] == "pool",
        "label": None if label is None else (round(middle_x + label[0], 1), round(middle_y + label[1], 1)),
    }


def _towards(start: tuple[float, float], goal: tuple[float, float], distance: float) -> tuple[float, float]:
    length = hypot(goal[0] - start[0], goal[1] - start[1])
    part = distance / length
    return start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part


def direction(x: float, y: float) -> int:
    """The direction of a line in whole degrees."""
    return round(degrees(atan2(y, x)))
