"""The built site in a real browser, served below a sub-path, watched for errors and for requests that leave it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from builder.hosting.server import serving
from tests.browser.chromium import launch_options
from tests.browser.reader import DESKTOP, PHONE, SAVE_DATA, Reader
from tests.site.conftest import every_language, site

__all__ = ["every_language", "site"]

BASE_PATH = "/commerce/"
# Starting Python takes seconds, and on a busy machine many of them.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)

type Visit = Callable[..., Reader]
type RulesPage = Callable[[str, str], Reader]


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], playwright: Playwright, browser_name: str
) -> dict[str, Any]:
    """Playwright's own Chromium where there is one, else the system's."""
    if browser_name != "chromium":
        return browser_type_launch_args
    options = launch_options(playwright)
    # Each test runs its Python for seconds: compiling it a second time, for speed, costs more than it gives.
    options["args"].append("--js-flags=--liftoff-only")
    return {**browser_type_launch_args, **options}


@pytest.fixture(scope="session")
def root(site: Path) -> Iterator[str]:
    """The address of the site's root, below a sub-path."""
    with serving(site, BASE_PATH) as address:
        yield address


@pytest.fixture(scope="session")
def languages_built(site: Path) -> list[str]:
    return sorted(page.parent.name for page in site.glob("*/index.html"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `language` runs once in each."""
    if "language" in metafunc.fixturenames:
        from builder.sources.languages import languages

        metafunc.parametrize("language", [language.tag for language in languages()])


@contextmanager
def opening(browser: Browser, root: str) -> Iterator[Visit]:
    """Opens pages for readers, and closes them at the end."""
    readers: list[Reader] = []

    def open_page(
        path: str | None = "",
        *,
        language: str = "en",
        at: str | None = None,
        phone: bool = True,
        saves_data: bool = False,
        **settings: Any,
    ) -> Reader:
        # Where offline use is not the subject, nothing is kept and nothing is fetched for it.
        standard = {"service_workers": "block", **(PHONE if phone else DESKTOP)}
        context = browser.new_context(**(standard | settings))
        context.set_default_timeout(PATIENCE)
        if saves_data:
            context.add_init_script(SAVE_DATA)
        reader = Reader(context.new_page(), at or root, language)
        readers.append(reader)
        if path is not None:
            reader.open(path)
        return reader

    open_page.readers = readers  # type: ignore[attr-defined]
    yield open_page
    for reader in readers:
        reader.page.context.close()


def assert_nothing_went_wrong(readers: list[Reader]) -> None:
    """No error and no request off the site that the test did not expect."""
    problems = [problem for reader in readers for problem in reader.problems]
    for reader in readers:
        reader.problems.clear()
    assert not problems, "\n".join(problems)


@pytest.fixture
def visit(browser: Browser, root: str) -> Iterator[Visit]:
    """Opens fresh pages, each with nothing cached and no engine yet."""
    with opening(browser, root) as open_page:
        yield open_page
        assert_nothing_went_wrong(open_page.readers)  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def shared_visit(browser: Browser, root: str) -> Iterator[Visit]:
    """Opens pages that the tests of one file share, since every start of the engine takes seconds."""
    with opening(browser, root) as open_page:
        yield open_page
        assert_nothing_went_wrong(open_page.readers)  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def rules_page(shared_visit: Visit) -> RulesPage:
    """The rules page of a language and game, open for the tests of one file that only look at it."""
    return cache(lambda language, game: shared_visit(f"{game}/", language=language))
