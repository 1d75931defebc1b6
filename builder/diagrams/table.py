"""The table from above: seats, dealer, and the way round; each game adds what lies in the middle."""

from dataclasses import dataclass
from math import atan2, cos, degrees, pi, sin
from typing import Any

from builder.diagrams.drawing import Drawing, Words, picture
from builder.diagrams.text import set_text
from builder.sources.engine import opening
from builder.sources.strings import Strings

WIDTH, HEIGHT = 326, 372
MIDDLE_X, MIDDLE_Y = 163, 182
# Half axes of the table's edge and of the ring on which the players sit.
TABLE_X, TABLE_Y = 92, 106
SEATS_X, SEATS_Y = 121, 146


def around(turn: float, half_x: float, half_y: float) -> tuple[float, float]:
    """A point on an ellipse; `turn` from 0 to 1 runs clockwise from the dealer's place at the bottom."""
    angle = pi / 2 + 2 * pi * turn
    return round(MIDDLE_X + half_x * cos(angle), 1), round(MIDDLE_Y + half_y * sin(angle), 1)


def arrow_along_edge(start: float, end: float) -> dict[str, Any]:
    """A piece of the table's edge that runs clockwise, with the place and angle of its point."""
    x1, y1 = around(start, TABLE_X, TABLE_Y)
    x2, y2 = around(end, TABLE_X, TABLE_Y)
    angle = pi / 2 + 2 * pi * end
    direction = (-TABLE_X * sin(angle), TABLE_Y * cos(angle))
    angle_of_point = round(_degrees(*direction))
    return {"path": f"M{x1} {y1}A{TABLE_X} {TABLE_Y} 0 0 1 {x2} {y2}", "x": x2, "y": y2, "angle": angle_of_point}


def _degrees(x: float, y: float) -> float:
    return degrees(atan2(y, x))


@dataclass(frozen=True, slots=True)
class Table:
    """What all tables share: who deals, who is eldest, the picture's frame and seats."""

    view: Any
    dealer: int
    eldest: int
    seats: list[dict[str, Any]]
    edges: list[dict[str, Any]]

    def picture(self, middle: str, **values: Any) -> str:
        """The drawing, with the template `middle` for what lies on the table."""
        return picture(
            "table",
            width=WIDTH,
            height=HEIGHT,
            middle=(MIDDLE_X, MIDDLE_Y),
            table=(TABLE_X, TABLE_Y),
            seats=self.seats,
            edges=self.edges,
            on_table=f"{middle}.svg.jinja",
            view=self.view,
            **values,
        )


def set_table(text: Strings, game: str, players: int) -> Table:
    """The table for a number of players; the highest seat deals, so that seat 1 is eldest."""
    view = opening(game, players)
    dealer, eldest = view["dealer"], view["dealer"] % players + 1
    card_width = 17 if players <= 7 else 13
    seats = []
    for place in range(players):
        seat = (dealer + place - 1) % players + 1
        x, y = around(place / players, SEATS_X, SEATS_Y)
        notes = {
            dealer: [text("diagram-table-dealer")],
            eldest: [text("diagram-table-eldest"), text("diagram-table-first")],
        }
        is_far = y < MIDDLE_Y - SEATS_Y * 0.3
        seats.append(
            {
                "number": seat,
                "x": x,
                "is_dealer": seat == dealer,
                "cards": [x + (step - 1) * card_width * 0.62 - card_width / 2 for step in range(3)],
                "card_width": card_width,
                # The cards lie between the player and the table.
                "cards_top": y - 2 if is_far else y - 28,
                "circle_y": y - 17 if is_far else y + 10,
                "note": set_text(notes.get(seat, []), x, y + 26, 200, size=12, anchor="middle"),
            }
        )
    gap = 0.3 / players
    edges = [arrow_along_edge((place + 0.3) / players, (place + 1) / players - gap) for place in range(players)]
    return Table(view, dealer, eldest, seats, edges)


def finished(text: Strings, table: Table, svg: str, *words: str) -> Drawing:
    """The drawing with its title and its words."""
    title = text("diagram-table-title", players=len(table.seats))
    return Drawing("table", title, WIDTH, HEIGHT, svg, tuple(map(Words, words)))
