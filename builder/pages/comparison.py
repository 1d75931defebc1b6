"""The games side by side, rule by rule, with the numbers and rules of each from the engine."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from builder.diagrams import of_game
from builder.errors import BuildError
from builder.pages import facts
from builder.pages.page_data import page_data
from builder.pages.rules import rule_anchor
from builder.pages.typesetting import unbroken
from builder.sources.catalogue import game, game_ids, rule_origins
from builder.sources.strings import Strings
from builder.state import LanguageBuild

# As wide as the style makes it in a frame that scrolls, in CSS pixels; a wider frame shows all of it.
WIDTH = 606


SECTIONS: Mapping[str, Sequence[str]] = {
    "aim": ("players", "pack", "score", "goal"),
    "deal": ("first-dealer", "pool", "shuffle", "cards", "middle", "way-round", "misdeal"),
    "turns": (
        "choices",
        "new-card",
        "neighbour",
        "given-up",
        "seen",
        "pass",
        "knock",
        "first-turn",
        "out-of-turn",
        "limit",
    ),
    "combinations": (
        "order",
        "counts",
        "tricon",
        "sequence",
        "flush",
        "pair",
        "point",
        "equal-points",
        "nothing",
        "ties",
    ),
    "settling": ("best", "lowest", "dealer", "knocker", "cost", "void"),
    "end": ("out", "end", "stock"),
    "context": ("options", "variants"),
}
"""The things compared, each the end of its message's name, by the section of the rules that they belong to."""


def rules_on(topic: str, of: str) -> list[str]:
    """The rules of a game about one thing; none where the game has no rule for it.

    >>> rules_on("goal", "foster"), rules_on("pool", "widow")
    (['F5.2', 'F6.1'], [])
    """
    return str(of_game(of, "COMPARED", {}).get(topic, "")).split()


def problems() -> list[str]:
    """Rules that no row names, and names of no rule: the table says all there is, whatever the engine adds."""
    found = []
    for of in game_ids():
        named = {rule for topics in SECTIONS.values() for topic in topics for rule in rules_on(topic, of)}
        known = rule_origins(of)
        found += [f"The comparison does not name rule {rule}." for rule in known if rule not in named]
        found += [f"The comparison names rule {rule}, which there is not." for rule in sorted(named - {*known})]
    return found


def values(text: Strings, of: str) -> dict[str, str]:
    """What the sentences may quote of a game, written in the language."""
    data = game(of)
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
    for option in data["options"]:
        name, choices = option["id"].replace("_", "-"), option["values"]
        quoted |= {name: str(option["default"]), f"{name}-least": str(choices[0]), f"{name}-most": str(choices[-1])}
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
    quoted = {of: values(text, of) for of in game_ids()}
    root = page_data(build, page)["root"]
    title = escape(text("compare-title"))
    columns = "".join(f'<th scope="col">{escape(text(f"compare-{name}"))}</th>' for name in ("what", *game_ids()))
    bodies = "".join(
        f'<tbody><tr class="compared-section"><th colspan="{1 + len(game_ids())}" scope="rowgroup">'
        f"<span>{escape(text(f'compare-section-{section}'))}</span></th></tr>"
        + "".join(_row(text, topic, quoted, root) for topic in topics)
        + "</tbody>"
        for section, topics in SECTIONS.items()
    )
    return (
        f'<div class="frame is-table is-compared" style="--natural:{WIDTH}px">'
        f'<p class="frame-hint" aria-hidden="true"><span>←</span><span>{escape(text("frame-hint"))}</span>'
        "<span>→</span></p>"
        f'<div class="frame-scroll" tabindex="0" role="region" aria-label="{title}">'
        f'<table class="compared"><caption class="visually-hidden">{title}</caption>'
        f"<thead><tr>{columns}</tr></thead>{bodies}</table></div></div>"
    )


def _row(text: Strings, topic: str, quoted: Mapping[str, Mapping[str, str]], root: str) -> str:
    name = f"compare-{topic}"
    cells = []
    for of in game_ids():
        said = unbroken(escape(text(f"{name}.{of}", **quoted[of])), text)
        cells.append(f"<td>{said}{_rules(text, rules_on(topic, of), of, root)}</td>")
    return f'<tr><th scope="row">{escape(text(name, **quoted[game_ids()[0]]))}</th>{"".join(cells)}</tr>'


def _rules(text: Strings, rules: Sequence[str], of: str, root: str) -> str:
    """The numbers of the rules, each a link, with the mark of our agreements."""
    origins = rule_origins(of)
    links = []
    for rule in rules:
        label = escape(text("rule-link-here", rule=rule), quote=True)
        mark = "†" if origins[rule] == "agreement" else ""
        links.append(f'<a href="{root}{of}/#{rule_anchor(rule)}" aria-label="{label}">{rule}{mark}</a>')
    return f' <span class="compared-rules">{" ".join(links)}</span>' if links else ""
