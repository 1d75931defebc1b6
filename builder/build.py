"""The whole build: engine, widgets, one MkDocs run per language, and what belongs to all languages."""

import json
import logging
import os
import pickle
import shutil
import time
from collections.abc import Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal

from builder.addresses import Address
from builder.assets import previews, search, shared_files, widgets
from builder.checks import links, outlines
from builder.checks.untranslated import untranslated_pages, untranslated_strings
from builder.errors import BuildError, located
from builder.hosting import offline
from builder.pages import rules
from builder.pages.notes import Outline
from builder.paths import BUILD, OUTLINES, REPOSITORY, SHARED_FILES, SITE
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
        problems = source_problems(found)
    fresh = output.with_name(f"{output.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    with step("Shared files: styles, scripts, cards, strings"):
        files = shared_files.write(found, fresh / "assets", address, offline=works_offline)
        SHARED_FILES.write_bytes(pickle.dumps(files))
    with step(f"Pages: {', '.join(language.tag for language in found)}"):
        found_outlines, page_problems = build_languages(found, address, files, fresh)
    with step("Checks: every page against English, every rule against the engine"):
        check([*problems, *page_problems, *outline_problems(found_outlines)])
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
) -> tuple[dict[str, dict[str, Outline]], list[str]]:
    """Build all languages, as many at a time as there are processors; gives their outlines and all their problems."""
    built: dict[str, dict[str, Outline]] = {}
    problems: list[str] = []
    workers = min(len(found), os.cpu_count() or 1)
    # An interruption is for this process to tell.
    with ProcessPoolExecutor(workers, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        running = {
            language.tag: pool.submit(build_language, language, tuple(found), address, files, output)
            for language in found
        }
        for tag, future in running.items():
            try:
                built[tag], its_problems = future.result()
                problems += its_problems
            except BuildError as error:
                problems += error.problems
    return built, problems


class _Collector(logging.Handler):
    """Keeps the warnings of MkDocs, which in a strict build are errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one warning."""
        self.messages.append(record.getMessage())


def build_language(
    language: Language,
    all_languages: tuple[Language, ...],
    address: Address,
    files: SharedFiles,
    output: Path,
    *,
    only: Collection[str] = (),
) -> tuple[dict[str, Outline], list[str]]:
    """One MkDocs run; gives the outlines of the language's pages, or only some, and everything wrong with them."""
    from mkdocs.commands.build import build as run_mkdocs
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    from builder.pages.some import build_some

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
        build_some(config, only) if only else run_mkdocs(config)
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
    problems = [problem for notes in state.pages.values() for problem in notes.problems]
    problems += links.with_places(collector.messages, language.folder, f"docs/{tag}")
    return {name: notes.outline for name, notes in state.pages.items()}, problems


def source_problems(found: list[Language]) -> list[str]:
    """What is wrong with the strings of each language, and what was left in English."""
    source, *others = found
    problems = [problem for language in found for problem in string_problems(SOURCE, language.tag)]
    for language in others:
        problems += untranslated_strings(language, source) + untranslated_pages(language, source)
    return problems


def outline_problems(found: dict[str, dict[str, Outline]]) -> list[str]:
    """All differences between languages, and between rule pages and the engine."""
    OUTLINES.write_text(json.dumps(found, ensure_ascii=False, indent=1), encoding="utf-8")
    problems = outlines.compare_languages(found, SOURCE) if SOURCE in found else []
    for tag, pages in found.items():
        for game in game_ids():
            if game in pages:
                wrong = rules.rule_problems(pages[game], game)
                problems += [located(f"docs/{tag}/{game}.md", line, message) for line, message in wrong]
    return problems


def check(problems: list[str]) -> None:
    """Raise BuildError when there are problems."""
    if problems:
        raise BuildError(problems)
