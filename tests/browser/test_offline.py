"""Use without a connection: what is kept, when it answers, how a release follows another, and what may go wrong."""

import json
import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from builder.assets.fingerprints import publish
from builder.hosting import offline
from builder.hosting.server import SiteHandler, SiteServer
from builder.sources.strings import read_strings
from builder.state import page_names
from tests.browser.conftest import BASE_PATH, Visit
from tests.browser.reader import EXAMPLE_HASH, SAVE_DATA, Reader

PAGE_PATHS = ["", *(f"{name}/" for name in page_names())]
# What the console says while there is no connection.
SILENT_HOST = ("when fetching the script", "ERR_", "Failed to load resource", "503:", "404:")

# The page's cards, wherever they are.
CARDS = "async () => (await fetch(JSON.parse(document.getElementById('commerce-site').textContent).sprite)).text()"

# The addresses of everything that is kept.
KEPT = """async () => {
    const stores = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    const requests = (await Promise.all(stores.map(store => store.keys()))).flat();
    return requests.map(request => new URL(request.url).pathname);
}"""

REGISTERED = "async () => (await navigator.serviceWorker.getRegistrations()).map(one => new URL(one.scope).pathname)"


@pytest.fixture(autouse=True)
def only_chromium(browser_name: str) -> None:
    if browser_name != "chromium":
        pytest.skip("Playwright can cut a service worker's network in Chromium only")


class Handler(SiteHandler):
    """The site's own, with a memory, and with faults to order."""

    server: "HostServer"

    def respond(self, *, with_body: bool) -> None:
        path = urlsplit(self.path).path
        self.server.asked.append(path)
        if self.server.stalled:
            self.server.stopped.wait()
        if path.endswith(self.server.broken):
            self.connection.shutdown(socket.SHUT_RDWR)
            return
        if path.endswith(self.server.replaced):
            self.send_file(self.server.portal, HTTPStatus.OK, with_body=with_body)
            return
        super().respond(with_body=with_body)

    def send_file(self, file: Path, status: HTTPStatus, *, with_body: bool) -> None:
        if self.server.inserts and file.suffix == ".html":
            changed = self.server.portal.with_name(f"{file.parent.name}-{threading.get_ident()}.html")
            changed.write_text(file.read_text(encoding="utf-8") + "<!-- of this network -->", encoding="utf-8")
            file = changed
        if file.name.endswith(self.server.slow):
            self.wfile = Drops(self.wfile, self.server)
        super().send_file(file, status, with_body=with_body)


class Drops:
    """Writes a little at a time, with a pause between, until the server is quick again."""

    def __init__(self, file: Any, server: "HostServer") -> None:
        self.file = file
        self.server = server

    def write(self, body: bytes) -> None:
        for start in range(0, len(body), 65536):
            self.file.write(body[start : start + 65536])
            if self.server.slow:
                self.server.stopped.wait(0.05)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


class HostServer(SiteServer):
    """A server whose open connections can be cut."""

    def __init__(self, folder: Path, port: int, portal: Path) -> None:
        self.portal = portal
        self.asked: list[str] = []
        # The ends of addresses whose answers break off, and of those that are answered with a page of another kind.
        self.broken: tuple[str, ...] = ()
        self.replaced: tuple[str, ...] = ()
        # Whether the network puts something of its own into every page.
        self.inserts = False
        # The ends of addresses whose answers come drop by drop, as long as they stand here.
        self.slow: tuple[str, ...] = ()
        self.stalled = False
        self.stopped = threading.Event()
        self.connections: list[socket.socket] = []
        super().__init__(folder, BASE_PATH, port=port)
        self.RequestHandlerClass = Handler

    def headers_for(self, file: Path) -> dict[str, str]:
        return super().headers_for(file) if file.is_relative_to(self.folder) else {"Cache-Control": "no-cache"}

    def process_request(self, request: Any, client_address: Any) -> None:
        self.connections.append(request)
        super().process_request(request, client_address)

    def cut(self) -> None:
        self.stopped.set()
        self.shutdown()
        self.server_close()
        for connection in self.connections:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


class Host:
    """A host of the site that can be switched off, switched on again at the same address, and given a new release."""

    def __init__(self, folder: Path, portal: Path) -> None:
        self.folder = folder
        self.portal = portal
        self.port = 0
        self.server: HostServer | None = None
        self.start()

    def start(self) -> None:
        self.server = HostServer(self.folder, self.port, self.portal)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self.server:
            self.server.cut()
        self.server = None

    @property
    def running(self) -> HostServer:
        assert self.server
        return self.server

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}{BASE_PATH}"

    def publish(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.running.folder = self.folder

    @contextmanager
    def away(self, reader: Reader) -> Iterator[None]:
        """No network: the device says so, and the host is gone as well."""
        reader.expect_trouble(*SILENT_HOST)
        reader.page.context.set_offline(True)
        self.stop()
        try:
            yield
        finally:
            self.start()
            reader.page.context.set_offline(False)


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    portal = tmp_path / "network" / "portal.html"
    portal.parent.mkdir()
    portal.write_text("<!doctype html><title>Welcome to this network</title>", encoding="utf-8")
    made = Host(site, portal)
    yield made
    made.stop()


type Keep = Callable[..., Reader]


@pytest.fixture
def come(visit: Visit, host: Host) -> Keep:
    """Opens a page for a reader whose browser may keep things, and waits until it says so."""

    def open_page(
        path: str = "", *, language: str = "en", state: str = "kept", script: str = "", trouble: tuple[str, ...] = ()
    ) -> Reader:
        reader = visit(None, language=language, at=host.url, service_workers="allow")
        reader.expect_trouble(*trouble)
        if script:
            reader.page.add_init_script(script)
        reader.open(path)
        wait_for(reader, state)
        return reader

    return open_page


def wait_for(reader: Reader, state: str) -> None:
    expect(reader.page.locator("html")).to_have_attribute("data-offline", state)


def until(reader: Reader, condition: str) -> None:
    """Wait until something is true that is only known by asking."""
    reader.page.evaluate(
        f"async () => {{ const wanted = async () => ({condition});"
        " while (!await wanted()) await new Promise(requestAnimationFrame); }"
    )


def control(reader: Reader, state: str) -> None:
    expect(reader.page.locator("[data-offline-act]").first.locator("xpath=../..")).to_have_attribute(
        "data-state", state, timeout=60_000
    )


def press(reader: Reader, act: str) -> None:
    reader.page.locator(f"[data-offline-act={act}]").click()


def heading(reader: Reader) -> str:
    return reader.page.locator("h1").inner_text()


def parts_kept(reader: Reader) -> list[str]:
    """What the page about the site says is on the device."""
    rows = reader.page.locator("[data-part][data-kept=true]").all()
    return [row.get_attribute("data-part") or "" for row in rows]


def caches_of(reader: Reader) -> dict[str, int]:
    return reader.page.evaluate(
        "async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async name =>"
        " [name, (await (await caches.open(name)).keys()).length])))"
    )


def addresses_in(reader: Reader, cache: str) -> list[str]:
    """What a cache holds, without what follows `?`."""
    return reader.page.evaluate(
        "async name => (await (await caches.open(name)).keys()).map(({url}) => url.split('?')[0])", cache
    )


def release(site: Path, folder: Path, *, word: str = "Renewed") -> Path:
    """Another release: the heading of every page has one more word, and so have the cards, under a new name."""
    shutil.copytree(site, folder)
    renamed = {}
    for sprite in (folder / "assets" / "cards").glob("*.svg"):
        tag = sprite.stem.rpartition("-")[0]
        text = sprite.read_text(encoding="utf-8")
        renamed[sprite.name] = publish(sprite.parent, f"{tag}.svg", f"{text}<!-- {word} -->")
        sprite.unlink()
    for page in folder.glob("*/**/*.html"):
        text = page.read_text(encoding="utf-8").replace("</h1>", f" {word}</h1>")
        for old, new in renamed.items():
            text = text.replace(old, new)
        page.write_text(text, encoding="utf-8")
    offline.write(folder)
    return folder


def update(reader: Reader) -> str:
    """Let the browser look for a new release; gives what has become of it: `installed`, `redundant` or `none`."""
    return reader.page.evaluate(
        """async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            await registration.update();
            const coming = registration.installing ?? registration.waiting;
            if (!coming) return "none";
            while (coming.state === "installing")
                await new Promise(heard => coming.addEventListener("statechange", heard, {once: true}));
            return coming.state;
        }"""
    )


def search(reader: Reader, word: str) -> None:
    reader.page.locator("[data-open-search]").first.click()
    reader.page.keyboard.type(word)
    expect(reader.page.locator(".search-results li").first).to_be_visible()
    reader.page.locator("dialog.search").evaluate("dialog => dialog.close()")


def allow_bytes(reader: Reader, host: Host, size: int) -> None:
    """The device has room for so much."""
    session = reader.page.context.new_cdp_session(reader.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": host.url.removesuffix(BASE_PATH), "quotaSize": size})


def assert_all_pages(reader: Reader, host: Host, *, renewed: bool) -> None:
    """Every page, and the cards on it, is of the one release or of the other."""
    for path in PAGE_PATHS:
        reader.page.goto(f"{host.url}{reader.language}/{path}")
        assert ("Renewed" in heading(reader)) is renewed, path
        assert ("Renewed" in reader.page.evaluate(CARDS)) is renewed, path


# --- After one visit ---


def test_after_one_visit_every_page_of_the_language_answers_without_a_network(come: Keep, host: Host) -> None:
    reader = come("foster/", language="ru")
    asked = host.running.asked
    # The page itself comes first, then the worker; only this language, and neither its search nor the engine.
    style = next(place for place, path in enumerate(asked) if path.endswith(".css"))
    assert asked[0].endswith("/ru/foster/")
    assert style < next(place for place, path in enumerate(asked) if path.endswith("/ru/sw.js"))
    assert not [path for path in asked if "/en" in path or "pagefind" in path or "pyodide" in path]
    headings = {}
    with host.away(reader):
        for path in PAGE_PATHS:
            reader.open(path)
            headings[path] = heading(reader)
            assert reader.page.locator("html").get_attribute("lang") == "ru"
            # Styles and scripts are there, and so are the cards.
            assert reader.page.evaluate("() => getComputedStyle(document.body).display") == "flex"
            wait_for(reader, "kept")
        assert "<symbol" in reader.page.evaluate(CARDS)
        for path in ("widow/?from=a-friend", "widow/index.html", "widow"):
            reader.open(path)
            assert reader.page.locator("html").get_attribute("data-page") == "widow", path
        # Here the page of that folder is meant, and only from there its links are right.
        assert urlsplit(reader.page.url).path.endswith("/widow/")
    for path in PAGE_PATHS:
        reader.open(path)
        assert heading(reader) == headings[path]


def test_pages_that_are_not_kept_say_so_and_lead_to_those_that_are(come: Keep, host: Host) -> None:
    reader = come("foster/")
    until(reader, "(await navigator.serviceWorker.getRegistrations()).filter(one => one.active).length === 2")
    with host.away(reader):
        reader.page.goto(f"{host.url}ru/check/")
        assert heading(reader) == read_strings("en")("no-line-heading")
        assert reader.faults_of_access() == []
        assert reader.sideways_scroll() <= 0
        reader.page.locator(".task").first.click()
        expect(reader.page.locator("html")).to_have_attribute("data-page", "check")
        assert reader.page.locator("html").get_attribute("lang") == "en"
        # A page that does not exist is another matter.
        reader.open("no/such/page/")
        assert heading(reader) == read_strings("en")("not-found-heading")
        # The list of languages is kept as well.
        reader.page.goto(host.url)
        expect(reader.page.locator(".languages a")).to_have_count(5)
        assert reader.page.evaluate("() => getComputedStyle(document.body).fontSize") != "16px"


def test_each_language_has_a_worker_and_a_cache_of_its_own(come: Keep, host: Host) -> None:
    reader = come("foster/")
    host.running.asked.clear()
    reader.page.goto(f"{host.url}ru/foster/")
    wait_for(reader, "kept")
    # What both share is asked for, and answered from what the browser has.
    assert [path for path in host.running.asked if path.endswith("/ru/sw.js")]
    assert not [path for path in host.running.asked if "/en/" in path]
    until(reader, "(await caches.keys()).length === 3")
    assert sorted(reader.page.evaluate(REGISTERED)) == ["/commerce/", "/commerce/en/", "/commerce/ru/"]
    with host.away(reader):
        for tag in ("en", "ru"):
            reader.page.goto(f"{host.url}{tag}/widow/")
            assert reader.page.locator("html").get_attribute("lang") == tag


def test_engine_and_search_stay_once_they_were_used(come: Keep, host: Host) -> None:
    reader = come(language="ru")
    reader.open(f"check/{EXAMPLE_HASH}")
    assert reader.wait_for_result("answered")["winner"] == "1"
    search(reader, "сдающий")
    reader.open("about/")
    wait_for(reader, "kept")
    expect(reader.page.locator("[data-part=engine]")).to_have_attribute("data-kept", "true")
    with host.away(reader):
        search(reader, "сдающий")
        reader.open(f"check/{EXAMPLE_HASH}")
        result = reader.wait_for_result("answered")
        assert (result["winner"], result["net"]) == ("1", "4 1 -2")


def test_the_engines_bytes_are_seen_while_they_come_through_the_worker(come: Keep, host: Host) -> None:
    reader = come("foster/")
    # With the integrity of the list, a browser would hand a file over only when the last byte is there.
    host.running.slow = (".wasm",)
    reader.open("check/")
    reader.page.evaluate("() => document.querySelector('commerce-check').scrollIntoView()")
    bar = reader.page.locator("commerce-check progress")
    expect(bar).to_be_visible()
    reader.page.wait_for_function(
        "() => { const bar = document.querySelector('commerce-check progress');"
        " (window.seen ??= new Set()).add(bar?.value); return window.seen.size > 4; }"
    )
    host.running.slow = ()


def test_the_checker_knows_the_winner_without_a_network_and_without_the_engine(come: Keep, host: Host) -> None:
    reader = come("foster/", language="ru")
    with host.away(reader):
        reader.expect_trouble("TypeError", "dynamically imported", "worker")
        reader.open(f"check/{EXAMPLE_HASH}")
        said = reader.wait_for_result("answered", "table")
        assert (said["winner"], said["categories"]) == ("1", "sequence point sequence")


def test_a_bad_line_does_not_keep_the_reader_waiting(come: Keep, host: Host) -> None:
    reader = come()
    reader.expect_trouble(*SILENT_HOST)
    host.running.stalled = True
    reader.open("foster/")
    expect(reader.page.locator("#aim")).to_be_attached()


# --- Keep for offline ---


def test_keep_for_offline_brings_search_and_engine_and_removes_them(come: Keep, host: Host) -> None:
    reader = come("about/", language="ru")
    reader.expect_trouble(*SILENT_HOST)
    text = read_strings("ru")
    control(reader, "none")
    assert parts_kept(reader) == ["pages"]
    sizes = [float(one.get_attribute("value") or 0) for one in reader.page.locator("[data-part] data").all()]
    # The pages are here already: the button says what is still to come.
    told = reader.page.locator("[data-offline-act=keep] data")
    assert told.text_content() == offline.megabytes(sum(sizes[1:]), text.language.formats)
    reader.page.evaluate(
        "() => { window.seen = []; const bar = document.querySelector('.offline progress');"
        " const look = () => { if (bar.value > 0) seen.push(bar.value / bar.max); };"
        " new MutationObserver(look).observe(bar, {attributes: true}); }"
    )
    # First it is cut …
    host.running.broken = (".whl",)
    press(reader, "keep")
    control(reader, "failed")
    expect(reader.page.locator(".offline [role=status]")).to_have_text(text("offline-cut"))
    kept = reader.page.evaluate(KEPT)
    assert [path for path in kept if "/pagefind/" in path]
    # … then it goes on where it stopped.
    host.running.broken = ()
    host.running.asked.clear()
    press(reader, "keep")
    control(reader, "kept")
    assert not {*host.running.asked} & {*kept}, "what had arrived is not fetched again"
    seen = reader.page.evaluate("() => seen")
    assert 0 < seen[0] < 1
    assert seen[-1] == 1
    assert parts_kept(reader) == ["pages", "search", "engine"]
    expect(reader.page.locator(".offline [role=status]")).to_have_text(text("offline-kept"))
    assert reader.focused()["data"] == {"offlineAct": "remove"}
    with host.away(reader):
        search(reader, "сдающий")
        reader.open("about/")
        control(reader, "kept")
        press(reader, "remove")
        control(reader, "none")
        expect(reader.page.locator(".offline [role=status]")).to_have_text(text("offline-removed"))
        assert parts_kept(reader) == ["pages"]


def test_with_save_data_nothing_is_fetched_unasked(come: Keep, host: Host) -> None:
    reader = come("foster/", state="unasked", script=SAVE_DATA, trouble=SILENT_HOST)
    reader.open("about/")
    wait_for(reader, "unasked")
    assert not [path for path in host.running.asked if path.endswith(("/sw.js", "/en/widow/"))]
    assert caches_of(reader) == {}
    press(reader, "keep")
    control(reader, "kept")
    with host.away(reader):
        reader.open("widow/")
        assert reader.page.locator("html").get_attribute("data-page") == "widow"


def test_with_save_data_a_new_release_waits_for_a_word(come: Keep, host: Host, site: Path, tmp_path: Path) -> None:
    reader = come("foster/")
    second = release(site, tmp_path / "second")
    worker = second / "en" / "sw.js"
    saves = "Object.defineProperty(self.navigator, 'connection', {value: {saveData: true}});\n"
    worker.write_text(saves + worker.read_text(encoding="utf-8"), encoding="utf-8")
    host.publish(second)
    host.running.asked.clear()
    assert update(reader) == "redundant"
    assert not [path for path in host.running.asked if path.endswith((".html", "/"))]
    reader.page.locator(".news button").first.click()
    expect(reader.page.locator("h1")).to_contain_text("Renewed")


# --- One release after the other ---


def test_a_new_release_replaces_the_old_as_a_whole_and_says_so(
    come: Keep, host: Host, site: Path, tmp_path: Path
) -> None:
    reader = come("about/", language="ru")
    press(reader, "keep")
    control(reader, "kept")
    reader.open("foster/")
    wait_for(reader, "kept")
    old = heading(reader)
    host.publish(release(site, tmp_path / "second"))
    reader.page.evaluate("() => { window.stays = true; }")
    host.running.asked.clear()
    assert update(reader) == "installed"
    # What did not change is not fetched again.
    assert not [path for path in host.running.asked if path.endswith((".wasm", ".css"))]
    news = reader.page.locator(".news")
    expect(news).to_contain_text(read_strings("ru")("offline-ready"))
    assert reader.page.evaluate("() => window.stays"), "nothing is loaded again unasked"
    assert reader.faults_of_access() == []
    # From page to page in one tab, which never leaves the site, with a network as without.
    assert_all_pages(reader, host, renewed=False)
    with host.away(reader):
        assert_all_pages(reader, host, renewed=False)
    reader.page.goto(f"{host.url}ru/foster/")
    expect(news).to_be_visible()
    news.locator("button").first.click()
    expect(reader.page.locator("h1")).to_have_text(f"{old} Renewed")
    wait_for(reader, "kept")
    expect(news).to_be_hidden()
    with host.away(reader):
        assert_all_pages(reader, host, renewed=True)
        reader.open("about/")
        control(reader, "kept")
    # Nothing of the old release is left.
    listed = json.loads((host.folder / "ru/sw.js").read_text(encoding="utf-8").split("=", 1)[1].split(";\n")[0])
    whole = {f"commerce {part} {host.url}ru/": len(listed[part]) for part in ("pages", "search", "engine")}
    assert {name: count for name, count in caches_of(reader).items() if name in whole} == whole


def test_when_no_page_is_open_the_new_release_takes_over_by_itself(
    come: Keep, host: Host, site: Path, tmp_path: Path
) -> None:
    reader = come("foster/")
    host.publish(release(site, tmp_path / "second"))
    assert update(reader) == "installed"
    reader.page.goto("about:blank")
    reader.page.goto(host.url)
    until(reader, f"!(await navigator.serviceWorker.getRegistration('{host.url}en/')).waiting")
    reader.page.goto(f"{host.url}en/foster/")
    assert "Renewed" in heading(reader)


@pytest.mark.parametrize("how", ["missing", "cut", "another page", "altered", "no room"])
def test_a_release_that_cannot_be_fetched_leaves_the_old_one_whole(
    come: Keep, host: Host, site: Path, tmp_path: Path, how: str
) -> None:
    reader = come("foster/")
    reader.expect_trouble(*SILENT_HOST, "QuotaExceeded")
    second = release(site, tmp_path / "second")
    page, aside = second / "en" / "widow" / "index.html", tmp_path / "aside.html"
    host.publish(second)
    if how == "missing":
        page.rename(aside)
    host.running.broken = ("/en/widow/index.html",) if how == "cut" else ()
    host.running.replaced = ("/en/widow/index.html",) if how == "another page" else ()
    host.running.inserts = how == "altered"
    if how == "no room":
        allow_bytes(reader, host, 100_000)
    assert update(reader) == "redundant"
    expect(reader.page.locator(".news")).to_be_hidden()
    with host.away(reader):
        assert_all_pages(reader, host, renewed=False)
    if how == "no room":
        return
    if how == "missing":
        aside.rename(page)
    host.running.broken = host.running.replaced = ()
    host.running.inserts = False
    assert update(reader) == "installed"


def test_two_releases_are_never_mixed_when_the_host_is_renewed(
    come: Keep, host: Host, site: Path, tmp_path: Path
) -> None:
    reader = come("about/")
    second = release(site, tmp_path / "second")
    for part in ("index.html", "pagefind/pagefind.js"):
        changed = second / "en" / part
        changed.write_text(changed.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    # The host has new files already, and still the old worker.
    shutil.copyfile(site / "en/sw.js", second / "en/sw.js")
    host.publish(second)
    assert_all_pages(reader, host, renewed=False)
    reader.open("about/")
    search(reader, "dealer")
    assert not [path for path in reader.page.evaluate(KEPT) if path.endswith("/pagefind.js")]
    press(reader, "keep")
    control(reader, "failed")
    expect(reader.page.locator(".offline [role=status]")).to_have_text(read_strings("en")("offline-altered"))
    # Now it has the new worker too.
    offline.write(second)
    press(reader, "keep")
    control(reader, "failed")
    expect(reader.page.locator(".offline [role=status]")).to_have_text(read_strings("en")("offline-changed"))
    reader.page.locator(".news button").first.click()
    expect(reader.page.locator("h1")).to_contain_text("Renewed")
    # What was begun comes with the new release.
    control(reader, "kept")


def test_a_second_tab_goes_on_with_its_deal(come: Keep, host: Host, site: Path, tmp_path: Path) -> None:
    reader = come("foster/")
    second = Reader(reader.page.context.new_page(), host.url)
    second.open("play/#g=foster&n=4&seat=1&s=tab")
    second.wait_for_decision()
    wait_for(second, "kept")
    record = second.record()
    second.page.evaluate("() => { window.stays = true; }")
    host.publish(release(site, tmp_path / "second"))
    assert update(reader) == "installed"
    for tab in (reader, second):
        expect(tab.page.locator(".news")).to_be_visible()
    reader.page.locator(".news button").first.click()
    expect(reader.page.locator("h1")).to_contain_text("Renewed")
    assert second.page.evaluate("() => window.stays")
    assert second.record() == record
    # It says so still, and the reader decides when.
    second.page.locator(".news button").first.click()
    expect(second.page.locator("h1")).to_contain_text("Renewed")
    second.wait_for_decision()
    assert second.record() == record
    assert second.problems == []


def test_later_closes_the_news(come: Keep, host: Host, site: Path, tmp_path: Path) -> None:
    reader = come("foster/")
    host.publish(release(site, tmp_path / "second"))
    assert update(reader) == "installed"
    reader.page.locator(".news button").last.click()
    expect(reader.page.locator(".news")).to_be_hidden()
    # In this tab it is not said again.
    reader.page.goto(f"{host.url}en/widow/")
    wait_for(reader, "kept")
    expect(reader.page.locator(".news")).to_be_hidden()


# --- From 0.1.0 ---

WORKER_OF_0_1_0 = Path(__file__).parent / "fixtures" / "worker-0.1.0.js"


def first_release(site: Path, folder: Path) -> Path:
    """The site under the worker that 0.1.0 had at its root, which keeps English, Russian and the English search."""
    release(site, folder, word="First")
    kept = {tag: offline.language_parts(folder, tag) for tag in ("en", "ru")}
    for page in folder.glob("*/**/*.html"):
        # Its pages knew nothing of the workers of today.
        text = page.read_text(encoding="utf-8").replace('id="commerce-site"', 'id="site-of-0.1.0"')
        page.write_text(text, encoding="utf-8")
    files, parts = [], {}
    for tag, found_parts in kept.items():
        for part, found in found_parts.items():
            name = part if part == "engine" else f"{part}:{tag}"
            parts[name] = [*range(len(files), len(files) + len(found))]
            for file in found:
                path = file.relative_to(folder).as_posix().removesuffix("index.html")
                files.append([path, offline.revision_of(file.read_bytes()), file.stat().st_size, "-" in file.name])
    listed = json.dumps({"files": files, "parts": parts})
    worker = WORKER_OF_0_1_0.read_text(encoding="utf-8")
    (folder / "sw.js").write_text(f"const release={listed};\n{worker}", encoding="utf-8")
    for tag in ("en", "ru"):
        (folder / tag / "sw.js").unlink()
    return folder


KEEP_WITH_0_1_0 = """async () => {
    const registration = await navigator.serviceWorker.register("../../sw.js", {scope: "../../"});
    await navigator.serviceWorker.ready;
    for (const [language, parts] of [["en", ["pages", "search"]], ["ru", ["pages"]]]) {
        const {port1, port2} = new MessageChannel();
        const answered = new Promise(heard => { port1.onmessage = ({data}) => data.type === "kept" && heard(); });
        registration.active.postMessage({type: "keep", language, parts, asked: true}, [port2]);
        await answered;
    }
}"""


def test_a_reader_of_0_1_0_comes_over_with_every_language(visit: Visit, host: Host, site: Path, tmp_path: Path) -> None:
    host.publish(first_release(site, tmp_path / "first"))
    reader = visit("foster/", at=host.url, service_workers="allow")
    reader.page.evaluate(KEEP_WITH_0_1_0)
    with host.away(reader):
        reader.page.goto(f"{host.url}ru/widow/")
        assert heading(reader).endswith("First")
    host.publish(site)
    # The root's new worker is there before any language was visited: it answers from what 0.1.0 kept.
    reader.page.goto(host.url)
    until(reader, f"(await caches.has('commerce pages {host.url}'))")
    with host.away(reader):
        for tag in ("en", "ru"):
            reader.page.goto(f"{host.url}{tag}/widow/")
            assert heading(reader).endswith("First")
    reader.open("about/")
    wait_for(reader, "kept")
    # It is over when the old cache is gone; the search that was kept is here again.
    until(reader, f"!(await caches.has('commerce {host.url}'))")
    assert sorted(reader.page.evaluate(REGISTERED)) == ["/commerce/", "/commerce/en/", "/commerce/ru/"]
    with host.away(reader):
        for tag in ("ru", "en"):
            reader.page.goto(f"{host.url}{tag}/about/")
            assert not heading(reader).endswith("First")
        expect(reader.page.locator("[data-part=search]")).to_have_attribute("data-kept", "true")


# --- Where little or nothing may be kept ---


def test_a_full_device_is_told_and_the_site_works_on(come: Keep, host: Host) -> None:
    reader = come("about/")
    reader.expect_trouble("QuotaExceeded")
    allow_bytes(reader, host, 3_000_000)
    press(reader, "keep")
    control(reader, "failed")
    expect(reader.page.locator(".offline [role=status]")).to_have_text(read_strings("en")("offline-full"))
    assert reader.faults_of_access() == []
    reader.open(f"check/{EXAMPLE_HASH}")
    assert reader.wait_for_result("answered")["winner"] == "1"
    with host.away(reader):
        reader.open("foster/")
        assert reader.page.locator("html").get_attribute("data-page") == "foster"


@pytest.mark.parametrize("what", ["pages", "worker"])
def test_a_network_that_changes_what_the_site_sends_is_named_until_another_is_there(
    come: Keep, host: Host, what: str
) -> None:
    host.running.inserts = what == "pages"
    host.running.replaced = ("/sw.js",) if what == "worker" else ()
    reader = come("about/", state="altered", trouble=("sw.js", "MIME"))
    status = reader.page.locator(".offline [role=status]")
    for _ in range(2):
        expect(status).to_have_text(read_strings("en")("offline-altered"))
        press(reader, "keep")
        control(reader, "failed")
    # The pages are there all the same, and are kept once the network leaves them alone.
    assert not [address for address in addresses_in(reader, f"commerce pages {host.url}en/") if address.endswith("/")]
    host.running.inserts = False
    host.running.replaced = ()
    press(reader, "keep")
    control(reader, "kept")


DENIED = {
    "no registration": "for (const name of ['register', 'getRegistration'])"
    " ServiceWorkerContainer.prototype[name] = deny;",
    "no workers": "Object.defineProperty(Navigator.prototype, 'serviceWorker', {get: () => undefined});",
    "no storage": "for (const name of ['open', 'keys', 'match', 'delete']) CacheStorage.prototype[name] = deny;"
    " Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('denied', 'SecurityError'); }});"
    " ServiceWorkerContainer.prototype.register = deny;",
}


@pytest.mark.parametrize("how", DENIED)
def test_where_nothing_may_be_kept_the_site_works_and_says_so(come: Keep, how: str) -> None:
    deny = "const deny = () => Promise.reject(new DOMException('denied', 'SecurityError'));"
    reader = come("about/", state="refused", script=f"if (isSecureContext) {{ {deny} {DENIED[how]} }}")
    control(reader, "failed")
    expect(reader.page.locator(".offline [role=status]")).to_have_text(read_strings("en")("offline-refused"))
    press(reader, "keep")
    control(reader, "failed")
    # The switch has nothing to clear away, and does no harm.
    reader.open("foster/?sw=off")
    expect(reader.page.locator(".toast")).to_have_text(read_strings("en")("offline-switched-off"))


def test_a_worker_whose_storage_fails_is_as_good_as_none(come: Keep) -> None:
    reader = come("about/")
    worker = next(one for one in reader.page.context.service_workers if one.url.endswith("/en/sw.js"))
    worker.evaluate(
        "() => { for (const name of ['open', 'keys', 'match', 'delete', 'has'])"
        " CacheStorage.prototype[name] = () => Promise.reject(new DOMException('denied', 'SecurityError')); }"
    )
    press(reader, "keep")
    control(reader, "failed")
    reader.open(f"check/{EXAMPLE_HASH}")
    assert reader.wait_for_result("answered")["winner"] == "1"
    reader.open("about/")
    wait_for(reader, "refused")


# --- Switched off ---


def test_the_address_switches_it_off_and_on(come: Keep, host: Host) -> None:
    reader = come("foster/")
    until(reader, "(await caches.keys()).length === 2")
    reader.page.evaluate("async () => { await (await caches.open('of another site')).put('x', new Response('x')); }")
    reader.open("foster/?sw=off#f3-6")
    wait_for(reader, "off")
    expect(reader.page.locator(".toast")).to_have_text(read_strings("en")("offline-switched-off"))
    assert reader.page.url.endswith("/en/foster/#f3-6"), "a link copied from here does not carry the switch"
    # The worker still answers this page, and keeps nothing any more of what it uses.
    search(reader, "dealer")
    assert list(caches_of(reader)) == ["of another site"]
    reader.open("about/")
    wait_for(reader, "off")
    control(reader, "off")
    assert reader.page.evaluate(REGISTERED) == []
    assert list(caches_of(reader)) == ["of another site"]
    assert reader.faults_of_access() == []
    with host.away(reader), pytest.raises(Exception, match="ERR_"):
        reader.open("widow/")
    reader.open("about/?sw=on")
    wait_for(reader, "kept")
    reader.open("about/?sw=off")
    wait_for(reader, "off")
    press(reader, "restore")
    wait_for(reader, "kept")


def test_a_site_built_without_offline_use_ends_every_worker(come: Keep, host: Host, site: Path, tmp_path: Path) -> None:
    reader = come("foster/")
    reader.page.goto(f"{host.url}ru/foster/")
    wait_for(reader, "kept")
    until(reader, "(await caches.keys()).length === 3")
    without = tmp_path / "without"
    shutil.copytree(site, without)
    for page in without.glob("*/**/*.html"):
        text = page.read_text(encoding="utf-8").replace('"offline":true', '"offline":false')
        page.write_text(text, encoding="utf-8")
    offline.write_end(without)
    host.publish(without)
    update(reader)
    # The page that comes now has no worker any more, and ends those of the other languages.
    reader.open("widow/")
    reader.page.goto(f"{host.url}ru/widow/")
    wait_for(reader, "off")
    assert reader.page.evaluate("() => navigator.serviceWorker.controller") is None
    assert reader.page.evaluate(REGISTERED) == []
    assert caches_of(reader) == {}


# --- How it looks and reads ---


def test_the_control_is_accessible_and_fits(come: Keep) -> None:
    script = (
        "window.shift = 0; new PerformanceObserver(list => { for (const entry of list.getEntries())"
        " if (!entry.hadRecentInput) window.shift += entry.value; }).observe({type: 'layout-shift', buffered: true});"
    )
    reader = come("about/#offline", language="ru", script=script)
    control(reader, "none")
    reader.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert reader.page.evaluate("() => window.shift") < 0.02, "nothing moves when the worker has answered"
    for state, act, text in (
        ("none", "keep", ""),
        ("keeping", "", "keeping"),
        ("failed", "keep", "altered"),
        ("kept", "remove", "kept"),
        ("off", "restore", "off"),
    ):
        reader.page.locator("[data-offline].offline").evaluate(
            f"box => {{ box.dataset.state = '{state}';"
            " for (const part of box.querySelectorAll('button, progress'))"
            f" part.hidden = part.dataset.offlineAct !== '{act}' && !(part.localName === 'progress' && !'{act}');"
            f" box.querySelector('[role=status]').textContent = box.dataset['{text}'] ?? ''; }}"
        )
        for width in (320, 1280):
            reader.page.set_viewport_size({"width": width, "height": 740})
            assert reader.sideways_scroll() <= 0, (state, width)
        for scheme in ("light", "dark"):
            reader.page.emulate_media(color_scheme=scheme)
            assert reader.faults_of_access("[data-offline].offline") == [], (state, scheme)


def test_without_scripts_a_sentence_stands_in_place_of_the_control(visit: Visit) -> None:
    reader = visit("about/", language="ru", java_script_enabled=False)
    assert reader.page.locator("#offline").is_visible()
    expect(reader.page.locator(".offline")).to_be_hidden()
    expect(reader.page.locator(".offline-none")).to_have_text(read_strings("ru")("needs-script"))
