"""How high each card stands when cards are compared one by one."""

from builder.diagrams.drawing import Drawing, Words, picture
from builder.pages.cards import RANKS
from builder.sources.strings import Strings

WIDTH, HEIGHT, MARGIN = 326, 106, 4
CARD = 46
SUIT = "H"


def draw(text: Strings, game: str, sprite: str) -> Drawing:
    """All ranks of one suit fanned out, the ace first, over an arrow from high to low."""
    step = (WIDTH - 2 * MARGIN - CARD) / (len(RANKS) - 1)
    svg = picture(
        "widow/order",
        width=WIDTH,
        height=HEIGHT,
        sprite=sprite,
        cards=[(f"{rank}{SUIT}", round(MARGIN + place * step, 1)) for place, rank in enumerate(RANKS)],
        card=CARD,
        margin=MARGIN,
        high=text("diagram-order-high"),
        low=text("diagram-order-low"),
    )
    words = text("diagram-order-words", cards=", ".join(text(f"rank-{rank}") for rank in RANKS))
    return Drawing("order", text("diagram-order-title"), WIDTH, HEIGHT, svg, (Words(words),))
