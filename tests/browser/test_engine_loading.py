"""The engine on its way: in words, by bytes, and when something goes wrong."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from builder.hosting.server import serving
from tests.browser.conftest import Visit
from tests.browser.reader import EXAMPLE_HASH, Reader
from tests.site.conftest import runtime_folder

WASM = "**/pyodide.asm.wasm"
SILENCE = 25_000


class Held:
    """Requests that wait for an answer."""

    def __init__(self) -> None:
        self.routes: list[Route] = []
        self.are_held = True

    def hold(self, route: Route) -> None:
        if self.are_held:
            self.routes.append(route)
        else:
            route.continue_()

    def release(self) -> None:
        self.are_held = False
        for route in self.routes:
            route.continue_()


def assert_still_right(reader: Reader) -> None:
    """The page is as useful as without scripts: its words, and the examples drawn ahead."""
    # One answered example of each game.
    examples = reader.page.locator(".showdown-figure .outcome-winner")
    expect(examples).to_have_count(2)
    expect(examples.first).to_be_visible()
    expect(examples.last).to_be_visible()
    expect(reader.page.locator("main h2").first).to_be_visible()


def test_progress_is_told_in_bytes_and_can_be_stopped(visit: Visit) -> None:
    reader = visit(None)
    held = Held()
    reader.page.route(WASM, held.hold)
    reader.open(f"check/{EXAMPLE_HASH}")
    reader.wait_for_engine("check", "downloading")
    bar = reader.page.locator(".engine progress")
    expect(bar).to_be_visible()
    reader.page.wait_for_function(
        "() => { const {value, max} = document.querySelector('progress'); return 0 < value && value < max; }"
    )
    expect(reader.page.locator(".engine-words")).to_have_text(re.compile(r"([1-9]\d*\.\d|0\.[1-9])\D+[1-9]\d*\.\d"))
    expect(reader.widget("check")).to_have_attribute("aria-busy", "true")
    reader.page.locator(".engine button").click()
    reader.wait_for_engine("check", "idle")
    expect(reader.widget("check")).to_have_attribute("aria-busy", "false")
    # The next use starts it again.
    reader.page.unroute(WASM)
    reader.page.locator("select[name=dealer]").select_option("2")
    reader.wait_for_engine("check")
    assert reader.wait_for_result("answered")["net"] == "4 -1 0"


@pytest.mark.parametrize("blocked", [WASM, "**/pyodide.mjs", "**/*.whl", "**/worker-*.js"])
def test_a_blocked_file_is_said_and_a_retry_helps(visit: Visit, blocked: str) -> None:
    reader = visit(None)
    reader.expect_trouble("Failed to", "net::ERR", "wasm", "WebAssembly", "dynamically imported", "integrity")
    reader.page.route(blocked, lambda route: route.abort())
    reader.page.clock.install()
    reader.open(f"check/{EXAMPLE_HASH}")
    reader.page.locator("commerce-check[data-engine]").wait_for()
    # Some failures are silent: then the watchdog speaks, after its time.
    fail_in_time(reader)
    expect(reader.announced()).not_to_be_empty()
    assert_still_right(reader)
    reader.page.unroute(blocked)
    reader.page.locator(".engine button").click()
    reader.page.clock.resume()
    reader.wait_for_engine("check")
    assert reader.wait_for_result("answered")["winner"] == "1"


def fail_in_time(reader: Reader) -> None:
    """Let the watchdog's time pass, in steps, until the engine has failed."""
    for _ in range(30):
        if reader.widget("check").get_attribute("data-engine") == "failed":
            return
        reader.page.clock.run_for(SILENCE // 5)
        reader.page.evaluate("() => new Promise(done => done())")
    reader.wait_for_engine("check", "failed")


def test_a_server_that_never_answers_is_noticed(visit: Visit) -> None:
    reader = visit(None)
    reader.expect_trouble("net::ERR")
    held = Held()
    reader.page.route(WASM, held.hold)
    reader.page.clock.install()
    reader.open(f"check/{EXAMPLE_HASH}")
    reader.wait_for_engine("check", "downloading")
    fail_in_time(reader)
    assert_still_right(reader)


class Cut:
    """Sends only the first half of the WebAssembly file, as a line that breaks in the middle does."""

    def __init__(self, site: Path) -> None:
        self.body = (runtime_folder(site) / "pyodide.asm.wasm").read_bytes()

    def __call__(self, route: Route) -> None:
        route.fulfill(body=self.body[: len(self.body) // 2], content_type="application/wasm")


def test_a_download_cut_off_in_the_middle_is_said_and_a_retry_helps(visit: Visit, site: Path) -> None:
    reader = visit(None)
    reader.expect_trouble("wasm", "WebAssembly")
    reader.page.route(WASM, Cut(site))
    reader.page.clock.install()
    reader.open(f"check/{EXAMPLE_HASH}")
    reader.page.locator("commerce-check[data-engine]").wait_for()
    fail_in_time(reader)
    assert_still_right(reader)
    reader.page.unroute(WASM)
    reader.page.locator(".engine button").click()
    reader.page.clock.resume()
    reader.wait_for_engine("check")


def test_the_engine_is_fetched_beside_the_runtime_not_after_it(visit: Visit) -> None:
    reader = visit(None)
    held = Held()
    reader.page.route(WASM, held.hold)
    # The wheel is asked for while the runtime itself has not come yet.
    with reader.page.expect_request("**/*.whl"):
        reader.open("check/")
    held.release()
    reader.wait_for_engine("check")


def test_twenty_widgets_share_one_worker(visit: Visit) -> None:
    reader = visit("check/")
    reader.wait_for_engine("check")
    assert len(reader.page.workers) == 1
    reader.page.evaluate(
        "() => { for (let turn = 0; turn < 20; turn += 1) { const widget = document.createElement('commerce-check');"
        " document.querySelector('.widget').append(widget); if (turn % 2) widget.remove(); } }"
    )
    expect(reader.page.locator("commerce-check[data-engine=ready]")).to_have_count(11)
    assert len(reader.page.workers) == 1


def test_an_engine_that_dies_comes_back_and_answers(visit: Visit) -> None:
    reader = visit(f"check/{EXAMPLE_HASH}")
    reader.wait_for_result("answered")
    # The worker of the page dies without a word while the next question is on its way.
    reader.page.workers[0].evaluate("() => { self.onmessage = () => { throw new Error('gone'); }; }")
    reader.page.locator("select[name=dealer]").select_option("2")
    expect(reader.result).to_have_attribute("data-net", "4 -1 0", timeout=60_000)


def test_save_data_waits_for_the_first_use(visit: Visit) -> None:
    reader = visit("check/", saves_data=True)
    reader.wait_for_engine("check", "idle")
    reader.put_card("6S")
    reader.wait_for_engine("check")


def test_the_same_page_works_at_the_root_of_a_host(visit: Visit, site: Path) -> None:
    with serving(site, "/") as root:
        reader = visit(f"check/{EXAMPLE_HASH}", at=root)
        assert reader.wait_for_result("answered")["winner"] == "1"


def test_no_shared_memory_is_asked_for(site: Path) -> None:
    for script in (site / "assets/widgets").glob("*.js"):
        assert "SharedArrayBuffer" not in script.read_text(encoding="utf-8"), script.name


@pytest.fixture(scope="module")
def sizes(site: Path) -> dict[str, int]:
    page = (site / "en/check/index.html").read_text(encoding="utf-8")
    match = re.search(r'id="?commerce-site"?>(.*?)</script>', page, re.DOTALL)
    assert match
    return {file["name"]: file["bytes"] for file in json.loads(match[1])["runtime"]["files"]}


def test_the_page_knows_the_size_of_every_file_of_the_runtime(site: Path, sizes: dict[str, int]) -> None:
    for name, size in sizes.items():
        assert (runtime_folder(site) / name).stat().st_size == size


def test_what_is_tapped_before_the_script_has_come_is_not_lost(visit: Visit) -> None:
    reader = visit(None)
    held = Held()
    reader.page.route("**/strings/*.ftl", held.hold)
    reader.page.goto("about:blank")
    with reader.page.expect_request("**/strings/*.ftl"):
        reader.page.goto(f"{reader.root}en/check/", wait_until="domcontentloaded")
    reader.page.locator("select[name=players]").select_option("5")
    # The static form marks the suits as not available yet; a finger taps them all the same.
    reader.page.locator(".key[data-rank='6']").click()
    reader.page.locator(".key[data-suit=S]").click(force=True)
    held.release()
    expect(reader.page.locator(".check .seat")).to_have_count(5)
    expect(reader.page.locator(".check .seat .card")).to_have_count(1)
    assert reader.cards_of(1) == ["6S"]


def test_what_failed_before_the_page_came_to_rest_is_not_begun_again(visit: Visit) -> None:
    reader = visit(None)
    reader.expect_trouble("Failed to", "net::ERR", "dynamically imported")
    reader.page.add_init_script("window.rest = []; window.requestIdleCallback = work => rest.push(work);")
    reader.page.route("**/pyodide.mjs", lambda route: route.abort())
    # The link asks at once, the page's own start comes later.
    reader.open(f"check/{EXAMPLE_HASH}")
    reader.wait_for_engine("check", "failed")
    reader.page.evaluate(
        "async () => { rest.forEach(work => work()); await document.querySelector('commerce-check').updateComplete; }"
    )
    assert reader.widget("check").get_attribute("data-engine") == "failed"
