"""The functions that pages call in double braces: in come their arguments, out go text, marks and pieces of HTML."""

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from builder import diagrams
from builder.errors import BuildError
from builder.pages import cards, comparison, facts, views
from builder.pages.extension import mark
from builder.pages.notes import PageNotes
from builder.paths import THEME
from builder.sources.catalogue import game_ids, rule_origins
from builder.state import LanguageBuild

_THEME = Environment(
    loader=FileSystemLoader(THEME), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
)


def described(name: str, settings: Mapping[str, Any]) -> str:
    """What a call asks for, in one line that is the same in every language.

    >>> described("diagram table", {"players": 5, "game": None})
    'diagram table players=5'
    """
    return " ".join([name, *(f"{key}={value}" for key, value in settings.items() if value is not None)])


def page_functions(build: LanguageBuild, page: str, notes: PageNotes) -> Mapping[str, Callable[..., str]]:
    """Everything a page may call. `page` is the page's name, such as `foster`; what is called goes into its notes.

    Each raises BuildError when it cannot give what is asked for.
    """
    text = build.text

    def piece(name: str, html: str) -> str:
        notes.note("insertions", name)
        notes.pieces.append(html)
        return mark("piece", len(notes.pieces) - 1, notes.line)

    def marked(kind: str, rule: str) -> str:
        if notes.game is None:
            raise BuildError("rules stand on the page of their game")
        if rule not in rule_origins(notes.game):
            raise BuildError(f"the game “{notes.game}” has no rule {rule}")
        return mark(kind, rule, notes.line)

    def rule(number: str) -> str:
        return marked("rule", number)

    def agreement(number: str) -> str:
        return marked("agreement", number)

    def game_for(what: str, game: str | None) -> str:
        chosen = game or notes.game
        if chosen not in game_ids():
            raise BuildError(f"{what} needs game=…, one of {', '.join(game_ids())}")
        return chosen

    def hand(listed: str, game: str | None = None, **options: int) -> str:
        codes = listed.split()
        name = described(f"hand {' '.join(codes)}", {"game": game, **options})
        return piece(name, views.hand_figure(build, page, game_for(name, game), codes, options))

    def showdown(
        *hands: str, dealer: int | None = None, chips: str | None = None, game: str | None = None, **options: int
    ) -> str:
        codes = [listed.split() for listed in hands]
        listed = ", ".join(" ".join(hand) for hand in codes)
        name = described(f"showdown {listed};", {"dealer": dealer, "chips": chips, "game": game, **options})
        counts = None if chips is None else [int(count) for count in chips.split(".")]
        figure = views.showdown_figure(build, page, game_for(name, game), codes, options, dealer, counts)
        return piece(name, figure)

    def card(code: str) -> str:
        if code not in cards.PACK:
            raise BuildError(f"there is no card “{code}”")
        notes.note("cards", code)
        return cards.named_card(text, code)

    def diagram(name: str, game: str | None = None, **settings: Any) -> str:
        what = described(f"diagram {name}", {"game": game, **settings})
        return piece(what, diagrams.draw(build, page, game_for(what, game), name, settings))

    def widget(name: str, game: str | None = None) -> str:
        what = described(f"widget {name}", {"game": game})
        # The checker and the practice deal know every game; they begin with the first.
        first = None if name == "example" else game_ids()[0]
        return piece(what, views.widget(build, page, game_for(what, game or notes.game or first), name))

    def number(what: str, written: str) -> str:
        notes.note("numbers", what)
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
        return piece("comparison", comparison.table(build, page))

    def keep_offline() -> str:
        template = _THEME.get_template("partials/keep-offline.html")
        html = template.render(text=text, formats=build.language.formats, works=build.files.offline)
        return piece("keep_offline", html)

    return {
        "rule": rule,
        "agreement": agreement,
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
