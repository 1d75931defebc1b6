"""The functions that pages call in double braces."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from builder import diagrams
from builder.errors import BuildError
from builder.pages import cards, comparison, facts, rules, views
from builder.paths import THEME
from builder.sources.catalogue import game_ids
from builder.state import LanguageBuild

_THEME = Environment(
    loader=FileSystemLoader(THEME), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
)


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


def described(name: str, settings: Mapping[str, Any]) -> str:
    """What a call asks for, in one line that is the same in every language.

    >>> described("diagram table", {"players": 5, "game": None})
    'diagram table players=5'
    """
    return " ".join([name, *(f"{key}={value}" for key, value in settings.items() if value is not None)])


def page_functions(
    build: LanguageBuild, page: str, page_game: str | None, insertions: PageInsertions
) -> Mapping[str, Callable[..., str]]:
    """Everything a page may call. `page` is the page's name, such as `foster`; `page_game` the game it is about."""
    text = build.text

    def game_for(what: str, game: str | None) -> str:
        chosen = game or page_game
        if chosen not in game_ids():
            raise BuildError(f"{page}: {what} needs game=…, one of {', '.join(game_ids())}.")
        return chosen

    def hand(listed: str, game: str | None = None, **options: int) -> str:
        codes = listed.split()
        name = described(f"hand {' '.join(codes)}", {"game": game, **options})
        return insertions.add(name, views.hand_figure(build, page, game_for(name, game), codes, options))

    def showdown(
        *hands: str, dealer: int | None = None, chips: str | None = None, game: str | None = None, **options: int
    ) -> str:
        codes = [listed.split() for listed in hands]
        listed = ", ".join(" ".join(hand) for hand in codes)
        name = described(f"showdown {listed};", {"dealer": dealer, "chips": chips, "game": game, **options})
        counts = None if chips is None else [int(count) for count in chips.split(".")]
        figure = views.showdown_figure(build, page, game_for(name, game), codes, options, dealer, counts)
        return insertions.add(name, figure)

    def card(code: str) -> str:
        if code not in cards.PACK:
            raise BuildError(f"{page}: there is no card “{code}”.")
        return cards.named_card(text, code)

    def diagram(name: str, game: str | None = None, **settings: Any) -> str:
        what = described(f"diagram {name}", {"game": game, **settings})
        return insertions.add(what, diagrams.draw(build, page, game_for(what, game), name, settings))

    def widget(name: str, game: str | None = None) -> str:
        what = described(f"widget {name}", {"game": game})
        # The checker and the practice deal know every game; they begin with the first.
        chosen = game_for(what, game) if name == "example" else game or page_game or game_ids()[0]
        return insertions.add(what, views.widget(build, page, chosen, name))

    def number(what: str, written: str) -> str:
        return f'<span data-fact="{escape(what, quote=True)}">{escape(written)}</span>'

    def fact(name: str, game: str | None = None, **params: Any) -> str:
        what = described(name, {"game": game, **params})
        asked = game_for(what, game)
        if name == "median_deals":
            return number(what, text.number(int(facts.odds(asked, "median-deals", params))))
        return number(what, text.number(facts.fact(asked, name)))

    def percent(name: str, game: str | None = None, **params: Any) -> str:
        what = described(name, {"game": game, **params})
        return number(what, text.percent(facts.odds(game_for(what, game), name, params)))

    def side_by_side() -> str:
        return insertions.add("comparison", comparison.table(build, page))

    def keep_offline() -> str:
        template = _THEME.get_template("partials/keep-offline.html")
        html = template.render(text=text, formats=build.language.formats, works=build.files.offline)
        return insertions.add("keep_offline", html)

    return {
        "rule": rules.rule_mark,
        "agreement": rules.agreement_mark,
        "hand": hand,
        "showdown": showdown,
        "card": card,
        "diagram": diagram,
        "widget": widget,
        "fact": fact,
        "percent": percent,
        "comparison": side_by_side,
        "keep_offline": keep_offline,
    }
