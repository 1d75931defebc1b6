"""Widgets and card examples in a page: the static first render, by the widgets' own views."""

import json
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from builder.errors import BuildError
from builder.pages.page_data import page_data
from builder.sources.engine import ask
from builder.sources.strings import browser_strings
from builder.state import LanguageBuild

WIDGETS = ("example", "check", "play")


def render(build: LanguageBuild, page: str, view: str, data: object) -> str:
    """One view of the widgets as HTML."""
    return build.views.render(
        view,
        language=build.language.tag,
        strings=browser_strings(build.language.tag),
        site=page_data(build, page),
        data=data,
    )


def embedded_json(value: object) -> str:
    """JSON that may stand inside a script element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")


def widget(build: LanguageBuild, page: str, game: str, name: str) -> str:
    """A widget as it stands before and without JavaScript."""
    if name not in WIDGETS:
        raise BuildError(f"there is no widget “{name}”; known are {', '.join(WIDGETS)}")
    data: Mapping[str, Any] | None = None
    if name == "example":
        data = {"game": game, "example": ask("example", game=game, changes={})}
    initial = f'<script type="application/json">{embedded_json(data)}</script>' if data else ""
    html = render(build, page, name, data)
    return (
        f'<div class="widget" data-widget="{name}" data-pagefind-ignore>'
        f'<commerce-{name} game="{escape(game)}">{initial}{html}</commerce-{name}></div>'
    )


def hand_figure(build: LanguageBuild, page: str, game: str, cards: Sequence[str], options: Mapping[str, int]) -> str:
    """One hand, what it is, and a link that opens it in the checker."""
    rank = ask("rank", game=game, options=dict(options), cards=list(cards))
    html = render(build, page, "hand", {"game": game, "options": dict(options), "rank": rank})
    return f'<figure class="hand-figure">{html}</figure>'


def showdown_figure(
    build: LanguageBuild,
    page: str,
    game: str,
    hands: Sequence[Sequence[str]],
    options: Mapping[str, int],
    dealer: int | None,
    chips: Sequence[int] | None,
) -> str:
    """Several hands, who wins or loses and why, and a link that opens them in the checker."""
    shown: dict[str, Any] = {"game": game, "options": dict(options)}
    shown |= {key: value for key, value in (("dealer", dealer), ("chips", chips)) if value is not None}
    showdown = ask("showdown", **shown, hands=[list(hand) for hand in hands])
    html = render(build, page, "showdown", {"dealer": None, "chips": None, **shown, "showdown": showdown})
    return f'<figure class="showdown-figure">{html}</figure>'
