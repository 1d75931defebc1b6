"""The whole build: engine, widgets, one MkDocs run per language, and what belongs to all languages."""

import json
import logging
import os
import shutil
import time
from collections.abc import Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from builder.addresses import Address
from builder.assets import previews, search, shared_files, widgets
from builder.checks import outlines
from builder.errors import BuildError
from builder.hosting import offline
from builder.pages import rules
from builder.paths import BUILD, REPOSITORY, SITE
from builder.runtime import pyodide
from builder.sources.catalogue import game_ids, write_catalogue
from builder.sources.languages import SOURCE, Language, languages
from builder.sources.strings import read_strings, string_problems
from builder.state import LanguageBuild, SharedFiles, version


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say what is being done, and afterwards how long it took."""
    print(f"== {what}", end="", flush=True)
    started = time.monotonic()
    try:
        yield
    except BaseException:
        print(flush=True)
        raise
    print(f"  {time.monotonic() - started:.1f} s", flush=True)


def build(address: Address, output: Path = SITE, only: Collection[str] = (), *, works_offline: bool = True) -> None:
    """Build everything into `output`, or only some languages for a quick look.

    Without `works_offline` the site keeps nothing on devices, and ends the worker of a site that did.
    Raises BuildError with everything that is wrong.
    """
    BUILD.mkdir(exist_ok=True)
    with step("Engine: the wheel, and Python for the browser"):
        pyodide.assemble_runtime(pyodide.build_wheel())
    with step("Catalogue: what the engine says of its games"):
        write_catalogue()
    with step("Widgets: scripts and views"):
        widgets.build_widgets()
    found = languages({SOURCE, *only} if only else ())
    with step("Strings: every language against English"):
        check_strings(found)
    fresh = output.with_name(f"{output.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    with step("Shared files: styles, scripts, cards, strings"):
        files = shared_files.write(found, fresh / "assets", address, offline=works_offline)
    with step(f"Pages: {', '.join(language.tag for language in found)}"):
        found_outlines, problems = build_languages(found, address, files, fresh)
    with step("Checks: every page against English, every rule against the engine"):
        check([*problems, *page_problems(found_outlines)])
    with step("Link previews: one picture per page"):
        previews.draw_previews(found, fresh)
    with step("Search: one index per language"):
        for language in found:
            search.index(fresh / language.tag)
    with step("Root: chooser, site map, robots"):
        shared_files.write_root(found, address, files, fresh)
    with step("Offline: what belongs to this release" if works_offline else "Offline: switched off"):
        (offline.write if works_offline else offline.write_end)(fresh)

    # A failed build leaves the last good site in place.
    shutil.rmtree(output, ignore_errors=True)
    fresh.rename(output)
    print(f"The site is in {os.path.relpath(output)}/.")


def build_languages(
    found: list[Language], address: Address, files: SharedFiles, output: Path
) -> tuple[dict[str, dict[str, Any]], list[str]]:
    """Build all languages, two at a time; gives their outlines, and what MkDocs found wrong with them.

    Raises BuildError with the problems of all that could not be built.
    """
    built: dict[str, dict[str, Any]] = {}
    warnings: list[str] = []
    problems: list[str] = []
    with ProcessPoolExecutor(max_workers=min(len(found), os.cpu_count() or 1)) as pool:
        running = {
            language.tag: pool.submit(build_language, language, tuple(found), address, files, output)
            for language in found
        }
        for tag, future in running.items():
            try:
                built[tag], warned = future.result()
                warnings += warned
            except BuildError as error:
                problems += error.problems
    if problems:
        raise BuildError(problems)
    return built, warnings


class _Collector(logging.Handler):
    """Keeps the warnings of MkDocs, which in a strict build are errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one warning."""
        self.messages.append(record.getMessage())


def build_language(
    language: Language, all_languages: tuple[Language, ...], address: Address, files: SharedFiles, output: Path
) -> tuple[dict[str, Any], list[str]]:
    """One MkDocs run; gives the outlines of the language's pages, and what MkDocs warned of. Raises BuildError."""
    from mkdocs.commands.build import build as run_mkdocs
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    tag = language.tag
    views = widgets.Views()
    state = LanguageBuild(
        language=language,
        languages=all_languages,
        text=read_strings(tag),
        address=address,
        files=files,
        views=views,
        version=version(),
    )
    collector = _Collector()
    logger = logging.getLogger("mkdocs")
    logger.addHandler(collector)
    try:
        # Paths in the settings are the repository's, though the file that inherits them lies in the language's folder.
        config = load_config(
            str(language.folder / "mkdocs.yml"),
            config_file_path=str(REPOSITORY / "mkdocs.yml"),
            docs_dir=str(language.folder),
            site_dir=str(output / tag),
            site_url=address.absolute(f"{tag}/"),
        )
        config.extra["build"] = state
        run_mkdocs(config)
    except MkDocsException as error:
        # A strict build ends so when there were warnings; they are told together with the differences.
        if not collector.messages:
            raise BuildError(f"docs/{tag}: {error}") from error
    finally:
        logger.removeHandler(collector)
        views.close()
    # MkDocs writes a site map of its own for each language; ours is one for all.
    for surplus in ("sitemap.xml", "sitemap.xml.gz"):
        (output / tag / surplus).unlink(missing_ok=True)
    return state.outlines, [f"docs/{tag}: {message}" for message in collector.messages]


def check_strings(found: list[Language]) -> None:
    """Raise BuildError with all differences between the strings of each language and the English ones."""
    check([problem for language in found for problem in string_problems(SOURCE, language.tag)])


def page_problems(found: dict[str, dict[str, Any]]) -> list[str]:
    """All differences between languages, and between rule pages and the engine."""
    (BUILD / "outlines.json").write_text(json.dumps(found, ensure_ascii=False, indent=1), encoding="utf-8")
    problems = outlines.compare_languages(found, SOURCE)
    for tag, pages in found.items():
        for game in game_ids():
            if game in pages:
                outline = pages[game]
                wrong = rules.rule_problems(outline["rules"], outline["agreements"], game)
                problems += [f"docs/{tag}/{game}.md: {line}" for line in wrong]
    return problems


def check(problems: list[str]) -> None:
    """Raise BuildError when there are problems."""
    if problems:
        raise BuildError(problems)
