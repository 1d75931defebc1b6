"""What every diagram is: a picture of a natural size, a title, and the same in words."""

from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from builder.pages.typesetting import unbroken
from builder.sources.strings import Strings


@dataclass(frozen=True, slots=True)
class Words:
    """The text alternative: a sentence, and under it what follows from it."""

    text: str
    children: tuple["Words", ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Drawing:
    """One diagram, `width` and `height` in CSS pixels; the frame snaps to each of `stops`."""

    name: str
    title: str
    width: float
    height: float
    svg: str
    words: tuple[Words, ...]
    stops: tuple[float, ...] = ()


@cache
def _templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def picture(name: str, **values: Any) -> str:
    """The SVG of a diagram, from its template; line breaks are left out."""
    svg = _templates().get_template(f"{name}.svg.jinja").render(**values)
    return "".join(line.strip() for line in svg.splitlines())


def listed(words: tuple[Words, ...]) -> str:
    """The text alternative as nested lists."""
    items = "".join(f"<li>{escape(word.text)}{listed(word.children) if word.children else ''}</li>" for word in words)
    return f"<ul>{items}</ul>"


def framed(drawing: Drawing, text: Strings) -> str:
    """The figure: title, hint, a frame that scrolls by itself, and the drawing in words."""
    title = escape(drawing.title)
    stops = "".join(f'<i class="stop" style="inset-inline-start:{stop:g}px"></i>' for stop in drawing.stops)
    return (
        f'<figure class="diagram" data-diagram="{drawing.name}" data-pagefind-ignore>'
        f"<figcaption>{title}</figcaption>"
        f'<div class="frame" style="--natural:{drawing.width:g}px;--height:{drawing.height:g}px">'
        f'<p class="frame-hint" aria-hidden="true"><span>←</span><span>{escape(text("frame-hint"))}</span>'
        "<span>→</span></p>"
        f'<div class="frame-scroll" tabindex="0" role="region" aria-label="{title}">'
        f'{stops}<div class="drawing">{drawing.svg}</div></div></div>'
        f'<details class="in-words"><summary>{escape(text("diagram-in-words"))}</summary>'
        f"{unbroken(listed(drawing.words), text)}</details></figure>"
    )
