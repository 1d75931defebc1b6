"""Setting text inside drawings: SVG does not break lines, so their length is estimated here.

The estimate is generous, because every reader's system brings its own letters.
"""

from collections.abc import Iterable
from dataclasses import dataclass

# Widths of letters as parts of the type size, for the wider of the usual system faces.
_NARROW = frozenset("iljI.,:;'’!|()[]·")
_SLIM = frozenset("ftrsczJ-–\u00a0 ")
_WIDE = frozenset("mwMWшщжмюфыШЩЖМЮФЫЁДдЙ@%—")


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Lines of text from a point on the first line's base; `size` and `leading` in CSS pixels."""

    lines: tuple[str, ...]
    x: float
    y: float
    size: float
    leading: float
    anchor: str

    @property
    def height(self) -> float:
        """From the top of the first line to the foot of the last."""
        return self.leading * len(self.lines)

    @property
    def bottom(self) -> float:
        """Where the next thing may begin."""
        return self.y - self.size + self.height


def letter_width(letter: str) -> float:
    """The width of one letter as a part of the type size."""
    if letter in _NARROW:
        return 0.31
    if letter in _SLIM:
        return 0.46 if letter not in " \u00a0" else 0.29
    if letter in _WIDE:
        return 0.9
    return 0.68 if letter.isupper() else 0.59


def text_width(text: str, size: float) -> float:
    """About how wide a line is, in CSS pixels.

    >>> text_width("iii", 10) < text_width("mmm", 10)
    True
    """
    return size * sum(map(letter_width, text))


def broken(text: str, width: float, size: float) -> list[str]:
    """The text in lines no wider than `width`, where words allow it.

    >>> broken("one two", 1000, 12)
    ['one two']
    >>> broken("one two", 30, 12)
    ['one', 'two']
    """
    lines: list[str] = []
    for word in text.split(" "):
        if lines and text_width(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fitting_size(text: str, width: float, largest: float, smallest: float = 15) -> float:
    """The largest type size at which a single line is no wider than `width`.

    >>> fitting_size("Point", 100, largest=19)
    19
    """
    return max(smallest, min(largest, round(largest * width / max(text_width(text, largest), 1), 1)))


def set_text(
    text: str | Iterable[str], x: float, top: float, width: float, size: float = 14, anchor: str = "start"
) -> TextBlock:
    """Set a text, or several lines already broken, with its upper edge at `top`."""
    lines = broken(text, width, size) if isinstance(text, str) else list(text)
    return TextBlock(tuple(lines), x, top + size, size, round(size * 1.32, 1), anchor)


def capital(text: str) -> str:
    """The text with a capital at its start, as a title has it.

    >>> capital("tricon")
    'Tricon'
    """
    return text[:1].upper() + text[1:]
