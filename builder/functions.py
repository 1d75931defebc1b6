"""The functions that pages call in double braces."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from builder import cards, diagrams, facts, rules, views
from builder.engine import GAMES
from builder.errors import BuildError
from builder.state import LanguageBuild


@dataclass(slots=True)
class PageInsertions:
    """Pieces of HTML that must not pass through Markdown: a placeholder stands for each until the end."""

    pieces: dict[str, str] = field(default_factory=dict)

    def add(self, name: str, html: str) -> str:
        """Keep a piece and give its placeholder, a block of its own that says in `name` what stands here."""
        placeholder = f'<div data-insertion="{escape(name, quote=True)}"></div>'
        if placeholder in self.pieces and self.pieces[placeholder] != html:
            raise BuildError(f"Two different pieces of a page have the name “{name}”.")
        self.pieces[placeholder] = html
        return placeholder

    def put_back(self, html: str) -> str:
        """Replace every placeholder by its piece."""
        for placeholder, piece in self.pieces.items():
            html = html.replace(placeholder, piece)
        return html


def game_of(page: str) -> str:
    """The game a page is about; pages of no game speak of the first."""
    return page if page in GAMES else GAMES[0]


def page_functions(build: LanguageBuild, page: str, insertions: PageInsertions) -> Mapping[str, Callable[..., str]]:
    """Everything a page may call. `page` is the page's name, such as `foster`."""
    game = game_of(page)
    text = build.text

    def hand(listed: str) -> str:
        codes = listed.split()
        return insertions.add(f"hand {' '.join(codes)}", views.hand_figure(build, page, game, codes))

    def showdown(*hands: str, dealer: int) -> str:
        codes = [listed.split() for listed in hands]
        name = f"showdown {', '.join(' '.join(hand) for hand in codes)}; dealer {dealer}"
        return insertions.add(name, views.showdown_figure(build, page, game, codes, dealer))

    def card(code: str) -> str:
        if code not in cards.PACK:
            raise BuildError(f"{page}: there is no card “{code}”.")
        return cards.named_card(text, code)

    def diagram(name: str, **settings: Any) -> str:
        described = " ".join([name, *(f"{key}={value}" for key, value in settings.items())])
        return insertions.add(f"diagram {described}", diagrams.draw(build, page, game, name, settings))

    def widget(name: str) -> str:
        return insertions.add(f"widget {name}", views.widget(build, page, game, name))

    def fact(name: str) -> str:
        number = escape(text("site-number", value=facts.fact(game, name)))
        return f'<span data-fact="{name}">{number}</span>'

    return {
        "rule": rules.rule_mark,
        "agreement": rules.agreement_mark,
        "hand": hand,
        "showdown": showdown,
        "card": card,
        "diagram": diagram,
        "widget": widget,
        "fact": fact,
    }
