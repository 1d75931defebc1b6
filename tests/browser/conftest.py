"""The built site in a real browser, served below a sub-path, watched for errors and for requests that leave it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from builder.addresses import Address
from builder.hosting.server import serving
from tests.browser.chromium import launch_options
from tests.browser.longest import longest_languages
from tests.browser.pages import PATIENCE, Lent, Pages
from tests.browser.reader import DESKTOP, PHONE, Reader
from tests.site.conftest import every_language, site

__all__ = ["every_language", "site"]

# Where the site was built for, or below some path all the same.
BUILT_FOR = Address.from_environment().base_path
BASE_PATH = "/commerce/" if BUILT_FOR == "/" else BUILT_FOR
expect.set_options(timeout=PATIENCE)

type Visit = Callable[..., Reader]


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
    """A test that asks for a `language` runs once in each; for a `long_language`, in those with the longest words."""
    if "long_language" in metafunc.fixturenames:
        metafunc.parametrize("long_language", longest_languages())
    if "language" in metafunc.fixturenames:
        from builder.sources.languages import languages

        metafunc.parametrize("language", [language.tag for language in languages()])


@pytest.fixture(scope="session")
def pages(browser: Browser) -> Pages:
    """The pages that the tests of this process use one after the other."""
    return Pages(browser)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out, and count as left out, what only Chromium can be asked for, where another browser runs the tests."""
    asked_for = config.getoption("--browser") or ["chromium"]

    def can_run(item: pytest.Item) -> bool:
        params = item.callspec.params if hasattr(item, "callspec") else {}
        return params.get("browser_name", asked_for[0]) == "chromium" or not item.get_closest_marker("needs_chromium")

    left_out = [item for item in items if not can_run(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if can_run(item)]


@contextmanager
def opening(pages: Pages, root: str) -> Iterator[Visit]:
    """Opens pages for readers, and gives them back at the end."""
    readers: list[Reader] = []
    lent: list[Lent] = []

    def open_page(
        path: str | None = "",
        *,
        language: str = "en",
        at: str | None = None,
        phone: bool = True,
        saves_data: bool = False,
        is_own: bool = False,
        **settings: Any,
    ) -> Reader:
        """Open a path for a reader; `is_own` gives them a browser that has seen nothing yet."""
        wanted = (PHONE if phone else DESKTOP) | settings
        taken = pages.take(wanted, saves_data=saves_data, is_own=is_own or at is not None)
        lent.append(taken)
        reader = Reader(taken.page, at or root, language)
        readers.append(reader)
        if path is not None:
            reader.open(path)
        return reader

    open_page.readers = readers  # type: ignore[attr-defined]
    try:
        yield open_page
    finally:
        for each in lent:
            pages.give_back(each, root)


def assert_nothing_went_wrong(readers: list[Reader]) -> None:
    """No error and no request off the site that the test did not expect."""
    problems = [problem for reader in readers for problem in reader.problems]
    for reader in readers:
        reader.problems.clear()
    assert not problems, "\n".join(problems)


@pytest.fixture
def visit(pages: Pages, root: str) -> Iterator[Visit]:
    """Opens pages, each with nothing remembered and no engine yet."""
    with opening(pages, root) as open_page:
        yield open_page
        assert_nothing_went_wrong(open_page.readers)  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def shared_visit(pages: Pages, root: str) -> Iterator[Visit]:
    """Opens pages that the tests of one file share, since every start of the engine takes seconds."""
    with opening(pages, root) as open_page:
        yield open_page
        assert_nothing_went_wrong(open_page.readers)  # type: ignore[attr-defined]
