"""The sprite: one SVG file per language with every card and suit as a symbol."""

from builder.pages.cards import PACK, RED_SUITS, international_letter, local_letter
from builder.sources.strings import Strings

# Each suit on a square of 100.
SUIT_PATHS = {
    "S": "M50 4C58 22 92 40 92 64c0 14-10 22-21 22-8 0-14-4-18-10 1 9 5 15 12 20H35c7-5 11-11 12-20-4 6-10 10-18 10"
    "C18 86 8 78 8 64 8 40 42 22 50 4z",
    "H": "M50 94C40 76 6 58 6 32 6 17 17 8 29 8c10 0 17 6 21 15C54 14 61 8 71 8c12 0 23 9 23 24 0 26-34 44-44 62z",
    "D": "M50 3c8 18 20 34 34 47-14 13-26 29-34 47-8-18-20-34-34-47C30 37 42 21 50 3z",
    "C": "M50 6c12 0 21 9 21 20 0 7-3 12-8 16 3-1 6-2 9-2 12 0 21 9 21 21S84 82 72 82c-8 0-15-5-19-12 1 11 5 19 12 26"
    "H35c7-7 11-15 12-26-4 7-11 12-19 12C16 82 7 73 7 61s9-21 21-21c3 0 6 1 9 2-5-4-8-9-8-16C29 15 38 6 50 6z",
}

# A card is 100 wide and 140 high; all its parts are placed on that.
WIDTH, HEIGHT = 100, 140


def card_symbol(text: Strings, code: str) -> str:
    """One card: a large index, rank over suit, at the top left, and one large suit at the bottom right.

    The suit is drawn twice, not referred to: a page shows hundreds of cards, and each reference is a tree of its own.
    """
    rank, suit = code[0], code[1]
    colour = "var(--face-red,#b3261e)" if suit in RED_SUITS else "var(--face-ink,#1b1b1b)"
    path, paint = SUIT_PATHS[suit], f'style="fill:{colour}"'
    return (
        f'<symbol id="{code}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="9"'
        ' style="fill:var(--face,#fffdf6);stroke:var(--face-edge,#0000003d)"/>'
        f"{_index(text, rank, colour)}"
        f'<path transform="translate(11 44)scale(.25)" d="{path}" {paint}/>'
        f'<path transform="translate(40 78)scale(.52)" d="{path}" {paint}/></symbol>'
    )


def back_symbol() -> str:
    """The back of every card: green with a lattice of brass."""
    left, top, right, bottom = 6, 6, WIDTH - 6, HEIGHT - 6
    lines = []
    for start in range(-right, right + bottom, 11):
        falling = [(x, x - start) for x in (left, right)] + [(y + start, y) for y in (top, bottom)]
        rising = [(x, start - x + WIDTH) for x in (left, right)] + [(start - y + WIDTH, y) for y in (top, bottom)]
        for points in (falling, rising):
            inside = sorted({(x, y) for x, y in points if left <= x <= right and top <= y <= bottom})
            if len(inside) >= 2:
                (x1, y1), (x2, y2) = inside[0], inside[-1]
                lines.append(f"M{x1} {y1}L{x2} {y2}")
    return (
        f'<symbol id="back" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="9"'
        ' style="fill:var(--face,#fffdf6);stroke:var(--face-edge,#00000026)"/>'
        f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="4"'
        ' style="fill:var(--back,#14532d)"/>'
        f'<path d="{"".join(lines)}" style="fill:none;stroke:var(--back-line,#c6a66b66);stroke-width:1.6"/></symbol>'
    )


def _index(text: Strings, rank: str, colour: str) -> str:
    local, international = local_letter(text, rank), international_letter(rank)
    if local == international:
        return _letters(international, f"fill:{colour}")
    return _letters(local, f"fill:{colour};display:var(--letters-local,inline)") + _letters(
        international, f"fill:{colour};display:var(--letters-international,none)"
    )


def _letters(letters: str, style: str) -> str:
    # Two digits are set closer, so that a ten is no wider than a queen.
    spacing = ' textLength="38" lengthAdjust="spacingAndGlyphs"' if len(letters) > 1 else ""
    middle = 25 if len(letters) > 1 else 23.5
    return (
        f'<text x="{middle}" y="37" text-anchor="middle" font-size="38" font-weight="600"{spacing} style="{style}"'
        " font-family=\"'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia,serif\">"
        f"{letters}</text>"
    )


def sprite(text: Strings) -> str:
    """The whole file. The colours are the page's own, inherited by each picture."""
    suits = "".join(
        f'<symbol id="{suit}" viewBox="0 0 100 100"><path d="{path}"/></symbol>' for suit, path in SUIT_PATHS.items()
    )
    cards = "".join(card_symbol(text, code) for code in PACK)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{suits}{cards}{back_symbol()}</svg>\n'
