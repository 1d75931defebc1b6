"""One page, from Markdown with functions to the finished article."""

import re
from collections.abc import Mapping
from typing import Any

from jinja2 import Environment, StrictUndefined, TemplateError
from mkdocs.structure.pages import Page

from builder.assets.previews import preview_path
from builder.checks import outlines
from builder.errors import BuildError
from builder.pages import rules
from builder.pages.functions import PageInsertions, page_functions
from builder.pages.page_data import page_data, to_root
from builder.pages.typesetting import unbroken
from builder.pages.views import embedded_json
from builder.sources.catalogue import game_ids
from builder.sources.languages import Language
from builder.state import LanguageBuild

SECTIONS = ("aim", "deal", "turns", "combinations", "settling", "end", "context", "example")

# In Markdown `{#aim}` is a heading's id, so comments need other signs than Jinja's own.
_MARKDOWN = Environment(
    undefined=StrictUndefined, comment_start_string="<!--#", comment_end_string="#-->", keep_trailing_newline=True
)
_HEADING = re.compile(r'<h2 id="([a-z0-9-]+)">')
_HEADING_ID = re.compile(r'<h[1-6] id="([a-z0-9-]+)"')
_WITHOUT_ID = re.compile(r"<h[1-6]>(.*?)</h[1-6]>")


def page_name(page: Page) -> str:
    """The page's name, which is its path in every language: `index`, `foster`, …"""
    return page.file.src_uri.removesuffix(".md")


def game_of(page: Page, where: str) -> str | None:
    """The game whose rules a page tells, as its front matter says; None on a page of no single game.

    Raises BuildError when there is no such game, or when the page of a game does not name it: rules are linked by the
    name of their game.
    """
    game = page.meta.get("game")
    named = page_name(page)
    if game != (named if named in game_ids() else None):
        raise BuildError(
            f"{where}: the front matter says “game: {game}”; only {', '.join(game_ids())} name a game, their own."
        )
    return named if game else None


def expand(markdown: str, page: Page, build: LanguageBuild) -> str:
    """Run the functions of a page. Raises BuildError when one fails, naming the page."""
    name = page_name(page)
    where = f"docs/{build.language.tag}/{name}.md"
    insertions = PageInsertions()
    page.meta["insertions"] = insertions
    if name == "index":
        page.meta["template"] = "home.html"
    for key in ("title", "description"):
        if not page.meta.get(key):
            raise BuildError(f"{where}: the front matter lacks “{key}”.")
    try:
        return _MARKDOWN.from_string(markdown).render(page_functions(build, name, game_of(page, where), insertions))
    except TemplateError as error:
        raise BuildError(f"{where}: {error}") from error


def finish(html: str, page: Page, build: LanguageBuild) -> str:
    """Set the rules, number the sections and put the figures in; remembers the page's outline."""
    name = page_name(page)
    where = f"docs/{build.language.tag}/{name}.md"
    if nameless := _WITHOUT_ID.search(html):
        raise BuildError(f"{where}: the heading “{nameless[1]}” has no id.")
    html = rules.set_rules(html, build.text, game_of(page, where), where)
    build.outlines[name] = outlines.outline(html)
    html = unbroken(html, build.text)
    html = page.meta.pop("insertions").put_back(html)
    if name in game_ids():
        html = number_sections(html)
    return frame_tables(html)


def number_sections(html: str) -> str:
    """Set the numeral before the heading of each of the eight sections."""

    def numbered(match: re.Match[str]) -> str:
        anchor = match[1]
        if anchor not in SECTIONS:
            return match[0]
        numeral = f"{SECTIONS.index(anchor) + 1:02}"
        return (
            f'<h2 id="{anchor}" class="section"><span class="numeral" aria-hidden="true">'
            f"<b data-pagefind-ignore>{numeral}</b><i data-pagefind-ignore> /</i></span> "
        )

    return _HEADING.sub(numbered, html)


def frame_tables(html: str) -> str:
    """Put each table into a frame that scrolls by itself, by keyboard too, named by the heading above it."""
    result, *tables = html.split("<table>")
    for table in tables:
        heading = _HEADING_ID.findall(result)[-1]
        opened = f'<div class="frame-scroll" tabindex="0" role="region" aria-labelledby="{heading}">'
        closed = table.replace("</table>", "</table></div></div>", 1)
        result += f'<div class="frame is-table">{opened}<table>{closed}'
    return result


def section_titles(page: Page) -> list[tuple[str, str]]:
    """The ids and titles of a rules page's sections."""
    titles = {item.id: item.title for level in page.toc for item in (level, *level.children)}
    return [(anchor, titles[anchor]) for anchor in SECTIONS if anchor in titles]


def twin(language: Language, page: str, root: str) -> str:
    """The address of the same page in another language, from the site's root."""
    return f"{root}{language.tag}/" + ("" if page == "index" else f"{page}/")


def template_values(page: Page, build: LanguageBuild) -> Mapping[str, Any]:
    """What the template of one page needs to know."""
    name = page_name(page)
    root = to_root(name)
    path = f"{build.language.tag}/" + ("" if name == "index" else f"{name}/")
    return {
        "name": name,
        "root": root,
        "home": f"{root}{build.language.tag}/",
        "canonical": build.address.absolute(path),
        "preview": build.address.absolute(preview_path(build.language.tag, name)),
        "data": embedded_json(page_data(build, name)),
        "has_widgets": "<commerce-" in (page.content or ""),
        # A tool's own page needs these at once; on the others the widget stands far down.
        "hints": build.files.widgets["needs"].get(name, []),
        "sections": section_titles(page) if name in game_ids() else [],
        "twins": [(language, twin(language, name, root)) for language in build.languages],
    }


def not_found_values(build: LanguageBuild) -> Mapping[str, Any]:
    """What the 404 page needs to know: it may be served at any depth, so it names the language's root as its base."""
    return {
        "name": "404",
        "root": "../",
        "home": "./",
        "canonical": None,
        # Material's links are then relative to that base, wherever the site lies.
        "base_url": ".",
        "has_widgets": False,
        "hints": [],
        "sections": [],
        "twins": [(language, twin(language, "index", "../")) for language in build.languages],
    }
