"""One page: in comes its Markdown with functions, out go the Markdown without them and what its template needs."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any

from jinja2 import Environment, StrictUndefined, TemplateError, TemplateSyntaxError, nodes
from jinja2.meta import find_undeclared_variables
from mkdocs.structure.pages import Page

from builder.assets.previews import preview_path
from builder.errors import BuildError
from builder.pages.extension import SECTIONS
from builder.pages.front_matter import read_front_matter
from builder.pages.functions import page_functions
from builder.pages.notes import PageNotes
from builder.pages.page_data import page_data, to_root
from builder.pages.views import embedded_json
from builder.sources.catalogue import game_ids
from builder.sources.languages import Language
from builder.state import LanguageBuild

# In Markdown `{#aim}` is a heading's id, so comments need other signs than Jinja's own.
_MARKDOWN = Environment(
    undefined=StrictUndefined, comment_start_string="<!--#", comment_end_string="#-->", keep_trailing_newline=True
)


def page_name(page: Page) -> str:
    """The page's name, which is its path in every language: `index`, `foster`, …"""
    return page.file.src_uri.removesuffix(".md")


def expand(markdown: str, page: Page, build: LanguageBuild) -> str:
    """Run the functions of a page and begin its notes, which tell the Markdown extension the rest.

    What is wrong goes into the notes, all of it; the build goes on to the other pages.
    """
    name = page_name(page)
    source = page.file.content_string
    notes = PageNotes(f"docs/{build.language.tag}/{name}.md", source)
    build.pages[name] = notes
    page.meta, notes.problems = read_front_matter(source, name, notes.path)
    notes.game = name if name in game_ids() else None
    if name == "index":
        page.meta["template"] = "home.html"
    return run_functions(markdown, page_functions(build, name, notes), notes)


def run_functions(markdown: str, functions: Mapping[str, Callable[..., str]], notes: PageNotes) -> str:
    """The text of a page with what its functions give in their places.

    Each call is told its line, so that a mistake has a place; in the place of a mistake stands nothing.
    """
    before = notes.source.count("\n") - markdown.count("\n")
    try:
        template = _MARKDOWN.parse(markdown)
        unknown = find_undeclared_variables(template) - functions.keys()
        for name in template.find_all(nodes.Name):
            if name.name in unknown:
                known = ", ".join(functions)
                notes.problem(f"there is no function “{name.name}”; known are {known}", before + name.lineno)
        for call in template.find_all(nodes.Call):
            if isinstance(call.node, nodes.Name):
                line = nodes.Const(before + call.lineno, environment=_MARKDOWN)
                call.kwargs.append(nodes.Keyword("line", line, lineno=call.lineno, environment=_MARKDOWN))
        called = {name: reporting(name, function, notes) for name, function in functions.items()}
        return _MARKDOWN.from_string(template).render(called | {name: lambda *_, **__: "" for name in unknown})
    except TemplateSyntaxError as error:
        notes.problem(str(error), before + error.lineno)
    except TemplateError as error:
        notes.problem(str(error), 0)
    return ""


def reporting(name: str, function: Callable[..., str], notes: PageNotes) -> Callable[..., str]:
    """The function as a page calls it: what it cannot do is reported with its line, and nothing stands in its place."""
    signature = inspect.signature(function)

    def call(*arguments: Any, line: int, **settings: Any) -> str:
        notes.line = line
        try:
            signature.bind(*arguments, **settings)
            return function(*arguments, **settings)
        except BuildError as error:
            for problem in error.problems:
                notes.problem(problem)
        except (AttributeError, TypeError, ValueError) as error:
            notes.problem(f"{name}(…) cannot be called so: {error}")
        return ""

    return call


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
