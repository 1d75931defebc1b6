"""Every address of the site answers, stays on the site and makes no noise."""

from pathlib import Path
from urllib.parse import urldefrag

import pytest

from builder.hosting.server import serving
from builder.sources.languages import languages
from builder.state import page_names
from tests.browser.conftest import Visit, assert_nothing_went_wrong, opening
from tests.browser.pages import Pages

NAMES = ["", *(f"{name}/" for name in page_names())]


def crawl(visit: Visit, language: str, *, saves_data: bool) -> set[str]:
    """Follow every link from the language's home page that stays in the language; gives the addresses seen."""
    reader = visit("", language=language, saves_data=saves_data)
    seen: set[str] = set()
    waiting = [reader.page.url]
    while waiting:
        address = urldefrag(waiting.pop()).url
        if address in seen:
            continue
        seen.add(address)
        reader.page.goto(address)
        reader.page.wait_for_load_state("networkidle")
        links = reader.page.eval_on_selector_all("a[href]", "links => links.map(link => link.href)")
        assert all(link.startswith(reader.root) for link in links), links
        waiting += [link for link in links if link.startswith(f"{reader.root}{language}/")]
    return seen


def test_crawl_below_a_sub_path(visit: Visit, long_language: str, root: str) -> None:
    assert crawl(visit, long_language, saves_data=True) == {f"{root}{long_language}/{name}" for name in NAMES}


def test_crawl_at_the_root_of_a_host(pages: Pages, site: Path) -> None:
    """Here the engine comes too, on the pages where it starts by itself."""
    with serving(site, "/") as address, opening(pages, address) as visit:
        assert crawl(visit, "en", saves_data=False) == {f"{address}en/{name}" for name in NAMES}
        assert_nothing_went_wrong(visit.readers)  # type: ignore[attr-defined]


LOST = [*((language.tag, "foster/nope/") for language in languages()), ("en", "nope"), ("ru", "deep/er/nope")]


@pytest.mark.parametrize(("tag", "path"), LOST)
def test_lost_readers_are_answered_in_their_language(visit: Visit, tag: str, path: str) -> None:
    reader = visit(None, language=tag)
    reader.expect_trouble("404")
    reader.open(path)
    assert reader.page.locator("html").get_attribute("lang") == tag
    assert reader.page.evaluate("() => getComputedStyle(document.body).display") == "flex", "the page has its style"
    reader.page.locator(".task").nth(1).click()
    assert reader.page.url == f"{reader.root}{tag}/#games"


def test_lost_readers_of_no_language_may_choose(visit: Visit, root: str) -> None:
    reader = visit(None)
    reader.expect_trouble("404")
    reader.page.goto(f"{root}nope")
    assert reader.page.locator(".languages a").count() == 5


def test_no_byte_of_python_before_a_widget_is_used(visit: Visit) -> None:
    asked: list[str] = []
    for path in ("", "foster/", "widow/", "history/", "about/"):
        reader = visit(None)
        reader.page.on("request", lambda request: asked.append(request.url))
        reader.open(path)
        reader.page.wait_for_load_state("networkidle")
        reader.page.mouse.wheel(0, 3000)
        reader.page.wait_for_function("() => scrollY > 0 || document.documentElement.scrollHeight <= innerHeight")
        reader.page.wait_for_load_state("networkidle")
    assert not [address for address in asked if "pyodide" in address]
