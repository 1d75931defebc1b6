"""The two games side by side, rule by rule, with the numbers and rules of each from the engine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from builder.errors import BuildError
from builder.pages import facts
from builder.pages.page_data import page_data
from builder.pages.rules import rule_anchor
from builder.pages.typesetting import unbroken
from builder.sources.engine import GAMES, game, rule_origins
from builder.sources.strings import Strings
from builder.state import LanguageBuild

# As wide as the style makes it in a frame that scrolls, in CSS pixels; a wider frame shows all of it.
WIDTH = 606


@dataclass(frozen=True, slots=True)
class Row:
    """One thing compared: the end of its message's name, and the rules of each game that say it."""

    topic: str
    foster: str = ""
    widow: str = ""

    def rules(self, of: str) -> list[str]:
        """The rules of one game; none where the game has no rule for it."""
        return {"foster": self.foster, "widow": self.widow}[of].split()


SECTIONS: Mapping[str, Sequence[Row]] = {
    "aim": (
        Row("players", "F1.1", "W1.1"),
        Row("pack", "F1.2", "W1.2"),
        Row("score", "F1.4", "W1.3"),
        Row("goal", "F5.2 F6.1", "W1.4"),
    ),
    "deal": (
        Row("first-dealer", "F2.1", "W2.1"),
        Row("pool", "F2.2 F2.6"),
        Row("shuffle", "F2.3", "W2.2"),
        Row("cards", "F1.3 F2.3", "W2.3"),
        Row("middle", "F2.4", "W2.3"),
        Row("way-round", "F2.5", "W2.4"),
        Row("misdeal", "F2.7"),
    ),
    "turns": (
        Row("choices", "F3.1", "W3.1"),
        Row("new-card", "F3.2 F3.4", "W3.2"),
        Row("neighbour", "F3.5 F3.6 F3.7"),
        Row("given-up", "F3.3", "W3.2"),
        Row("seen", "F3.2 F3.6", "W3.3"),
        Row("pass", "F3.1", "W3.4"),
        Row("knock", "F3.8 F5.1", "W3.5"),
        Row("first-turn", "F3.8", "W3.7"),
        Row("out-of-turn", "F3.9", "W3.5"),
        Row("limit", "F3.10", "W3.6 W3.8"),
    ),
    "combinations": (
        Row("order", "F4.1", "W4.1"),
        Row("counts"),
        Row("tricon", "F4.2", "W4.2"),
        Row("sequence", "F4.3", "W4.3"),
        Row("flush", "F4.7", "W4.4"),
        Row("pair", "F4.7", "W4.5"),
        Row("point", "F4.4", "W4.6"),
        Row("equal-points", "F4.5", "W4.7"),
        Row("nothing", "F4.8", "W4.1"),
        Row("ties", "F4.6", "W4.7 W5.2"),
    ),
    "settling": (
        Row("best", "F5.2", "W5.5"),
        Row("lowest", "F5.3", "W5.1 W5.2"),
        Row("dealer", "F5.3 F5.4 F5.5"),
        Row("knocker", "", "W5.3"),
        Row("cost", "F3.2 F5.6"),
        Row("void", "", "W5.4"),
    ),
    "end": (
        Row("out", "F1.4", "W6.1"),
        Row("end", "F6.1", "W6.2"),
        Row("stock", "F6.2 F6.3"),
    ),
    "context": (
        Row("options", "", "W1.3 W3.2 W4.3"),
        Row("variants", "", "W7.1 W7.2"),
    ),
}


def problems() -> list[str]:
    """Rules that no row names, and names of no rule: the table says all there is, whatever the engine adds."""
    found = []
    for of in GAMES:
        named = {rule for rows in SECTIONS.values() for row in rows for rule in row.rules(of)}
        known = rule_origins(of)
        found += [f"The comparison does not name rule {rule}." for rule in known if rule not in named]
        found += [f"The comparison names rule {rule}, which there is not." for rule in sorted(named - {*known})]
    return found


def values(text: Strings, of: str) -> dict[str, str]:
    """What the sentences may quote of a game, written in the language."""
    data = game(of)
    usual = {option["id"]: option["default"] for option in data["options"]}
    ranges = {option["id"]: option["values"] for option in data["options"]}
    categories = [(text(f"category-{category}"), data["counts"][category]) for category in data["categories"]]
    counts = [text("compare-count", category=name, count=text.number(count)) for name, count in categories]
    quoted = {
        "least": str(data["players"][0]),
        "most": str(data["players"][1]),
        "hands": text.number(facts.fact(of, "hands")),
        "categories": ", ".join(name for name, _ in categories),
        "counts": ", ".join(counts),
        "options": ", ".join(_option(text, option) for option in data["options"]),
    }
    if "chips" in usual:
        quoted |= {"chips": str(usual["chips"]), "fewest": str(ranges["chips"][0]), "highest": str(ranges["chips"][-1])}
    if "exchanges" in usual:
        quoted["exchanges"] = str(ranges["exchanges"][-1])
    return quoted


def _option(text: Strings, option: Mapping[str, Any]) -> str:
    name, choices = text(f"option-{option['id']}"), option["values"]
    if choices == [0, 1]:
        return name
    return text("compare-option-range", option=name, least=choices[0], most=choices[-1])


def table(build: LanguageBuild, page: str) -> str:
    """The table in a frame that scrolls by itself. Raises BuildError when a rule is not compared."""
    if found := problems():
        raise BuildError(found)
    text = build.text
    quoted = {of: values(text, of) for of in GAMES}
    root = page_data(build, page)["root"]
    title = escape(text("compare-title"))
    columns = "".join(f'<th scope="col">{escape(text(f"compare-{name}"))}</th>' for name in ("what", *GAMES))
    bodies = "".join(
        f'<tbody><tr class="compared-section"><th colspan="{1 + len(GAMES)}" scope="rowgroup">'
        f"<span>{escape(text(f'compare-section-{section}'))}</span></th></tr>"
        + "".join(_row(text, row, quoted, root) for row in rows)
        + "</tbody>"
        for section, rows in SECTIONS.items()
    )
    return (
        f'<div class="frame is-table is-compared" style="--natural:{WIDTH}px">'
        f'<p class="frame-hint" aria-hidden="true"><span>←</span><span>{escape(text("frame-hint"))}</span>'
        "<span>→</span></p>"
        f'<div class="frame-scroll" tabindex="0" role="region" aria-label="{title}">'
        f'<table class="compared"><caption class="visually-hidden">{title}</caption>'
        f"<thead><tr>{columns}</tr></thead>{bodies}</table></div></div>"
    )


def _row(text: Strings, row: Row, quoted: Mapping[str, Mapping[str, str]], root: str) -> str:
    name = f"compare-{row.topic}"
    cells = "".join(
        f"<td>{unbroken(escape(text(f'{name}.{of}', **quoted[of])), text)}{_rules(text, row.rules(of), of, root)}</td>"
        for of in GAMES
    )
    return f'<tr><th scope="row">{escape(text(name, **quoted[GAMES[0]]))}</th>{cells}</tr>'


def _rules(text: Strings, rules: Sequence[str], of: str, root: str) -> str:
    """The numbers of the rules, each a link, with the mark of our agreements."""
    origins = rule_origins(of)
    links = []
    for rule in rules:
        label = escape(text("rule-link-here", rule=rule), quote=True)
        mark = "†" if origins[rule] == "agreement" else ""
        links.append(f'<a href="{root}{of}/#{rule_anchor(rule)}" aria-label="{label}">{rule}{mark}</a>')
    return f' <span class="compared-rules">{" ".join(links)}</span>' if links else ""
