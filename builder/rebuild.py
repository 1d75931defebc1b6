"""Rebuilding while serving: in come the paths that changed, out go the files of the site that follow from them."""

import json
import pickle
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from builder.addresses import Address
from builder.assets import icons, shared_files, widgets
from builder.build import build_language, outline_problems, source_problems
from builder.checks.untranslated import untranslated_pages
from builder.errors import BuildError
from builder.hosting import offline
from builder.pages.notes import Item, Outline
from builder.paths import DOCS, OUTLINES, SCRIPTS, SHARED_ASSETS, SHARED_FILES, SITE, THEME, WIDGETS
from builder.sources.languages import SOURCE, Language, languages
from builder.state import SharedFiles

type PageName = tuple[str, str]
"""A page: the tag of its language and its name."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be made again: everything, or scripts and styles, whole languages, single pages."""

    everything: bool = False
    bundles: bool = False
    languages: frozenset[str] = frozenset()
    pages: frozenset[PageName] = frozenset()


def plan(paths: Iterable[Path]) -> Plan:
    """What follows from changes of these files.

    >>> plan([DOCS / "ru" / "foster.md"]).pages, plan([DOCS / "ru" / "site.ftl"]).languages
    (frozenset({('ru', 'foster')}), frozenset({'ru'}))
    >>> plan([WIDGETS / "styles" / "cards.css"]).bundles, plan([DOCS / "en" / "mkdocs.yml"]).everything
    (True, True)
    """
    everything = bundles = False
    tags: set[str] = set()
    pages: set[PageName] = set()
    for path in paths:
        if any(path.is_relative_to(folder) for folder in (WIDGETS, SCRIPTS, THEME, SHARED_ASSETS / "styles")):
            bundles = True
        elif path.parent.parent == DOCS and path.suffix == ".md" and path.is_file():
            pages.add((path.parent.name, path.stem))
        elif path.parent.parent == DOCS and path.suffix == ".ftl" and path.is_file():
            tags.add(path.parent.name)
        else:
            everything = True
    return Plan(everything, bundles, frozenset(tags), frozenset(pages))


def rebuild_files(plan: Plan) -> None:
    """Make the shared files of a plan again, and remember their new names for the pages."""
    files = _shared_files()
    assets = SITE / "assets"
    if plan.bundles:
        widgets.build_widgets()
        shared_files.copy_widgets(assets / "widgets")
        files = replace(files, widgets=widgets.widget_files(), **shared_files.bundles(assets))
        shared_files.write_engine_workers(languages(), files, SITE)
    if plan.languages:
        entries = icons.draw_icons(assets / "icons")
        address = Address.from_environment()
        made = {
            language.tag: shared_files.language_files(language, assets, address, entries)
            for language in languages()
            if language.tag in plan.languages
        }
        files = replace(files, languages={**files.languages, **made})
    SHARED_FILES.write_bytes(pickle.dumps(files))
    # What is kept on devices would be the site of before.
    offline.write_end(SITE)


def rebuild_pages(pages: Collection[PageName], strings_of: Collection[str] = ()) -> list[str]:
    """Make pages again; gives everything that is wrong with them, and with the strings of some languages."""
    found, files, address = languages(), _shared_files(), Address.from_environment()
    problems = source_problems([found[0], *(it for it in found[1:] if it.tag in strings_of)]) if strings_of else []
    outlines = _outlines()
    for language in found:
        names = {name for tag, name in pages if tag == language.tag}
        if names:
            made, its_problems = build_language(language, tuple(found), address, files, SITE, only=names)
            outlines.setdefault(language.tag, {}).update(made)
            problems += its_problems
            if language.tag != SOURCE:
                problems += untranslated_pages(language, found[0], names)
    return problems + outline_problems(outlines)


def all_pages(found: Sequence[Language], tags: Collection[str] = ()) -> list[PageName]:
    """Every page of these languages, or of all."""
    return [(it.tag, path.stem) for it in found if not tags or it.tag in tags for path in it.folder.glob("*.md")]


def _shared_files() -> SharedFiles:
    if not SHARED_FILES.is_file():
        raise BuildError("There is no site yet: run `make build` first.")
    files: SharedFiles = pickle.loads(SHARED_FILES.read_bytes())
    return files


def _outlines() -> dict[str, dict[str, Outline]]:
    known = json.loads(OUTLINES.read_text(encoding="utf-8"))
    return {
        tag: {
            name: {kind: [Item(*item) for item in items] for kind, items in outline.items()}
            for name, outline in pages.items()
        }
        for tag, pages in known.items()
    }
