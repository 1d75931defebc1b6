"""Use without a connection: what is kept, when it answers, how a release follows another, and what may go wrong."""

import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
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
SILENT_HOST = ("ERR_", "Failed to load resource", "503:", "404:")

# The page's cards, wherever they are.
CARDS = "async () => (await fetch(JSON.parse(document.getElementById('commerce-site').textContent).sprite)).text()"

# The addresses of everything that is kept.
KEPT = """async () => {
    const stores = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    const requests = (await Promise.all(stores.map(store => store.keys()))).flat();
    return requests.map(request => new URL(request.url).pathname);
}"""

in_two_languages = pytest.mark.parametrize("tag", ["en", "ru"])


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
        super().respond(with_body=with_body)


class HostServer(SiteServer):
    """A server whose open connections can be cut."""

    def __init__(self, folder: Path, port: int) -> None:
        self.asked: list[str] = []
        self.broken: tuple[str, ...] = ()
        self.stalled = False
        self.stopped = threading.Event()
        self.connections: list[socket.socket] = []
        super().__init__(folder, BASE_PATH, port=port)
        self.RequestHandlerClass = Handler

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

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.server: HostServer | None = None
        self.start()

    def start(self) -> None:
        self.server = HostServer(self.folder, self.port)
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
def host(site: Path) -> Iterator[Host]:
    made = Host(site)
    yield made
    made.stop()


type Keep = Callable[..., Reader]


@pytest.fixture
def come(visit: Visit, host: Host) -> Keep:
    """Opens a page for a reader whose browser may keep things, and waits until it says so."""

    def open_page(path: str = "", *, language: str = "en", state: str = "kept", script: str = "") -> Reader:
        reader = visit(None, language=language, at=host.url, service_workers="allow")
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


# --- After one visit ---


@in_two_languages
def test_after_one_visit_every_page_answers_without_a_network(come: Keep, host: Host, tag: str) -> None:
    reader = come(language=tag)
    headings = {}
    assert not [path for path in host.running.asked if "pyodide" in path]
    with host.away(reader):
        for path in PAGE_PATHS:
            reader.open(path)
            headings[path] = heading(reader)
            assert reader.page.locator("html").get_attribute("lang") == tag
            # Styles and scripts are there, and so are the cards.
            assert reader.page.evaluate("() => getComputedStyle(document.body).display") == "flex"
            wait_for(reader, "kept")
        assert "<symbol" in reader.page.evaluate(CARDS)
    for path in PAGE_PATHS:
        reader.open(path)
        assert heading(reader) == headings[path]


def test_nothing_is_kept_before_the_page_has_loaded(come: Keep, host: Host) -> None:
    come("foster/")
    asked = host.running.asked
    pages = [path for path in asked if path.endswith("/")]
    assert pages[0].endswith("/en/foster/")
    worker = next(place for place, path in enumerate(asked) if path.endswith("/sw.js"))
    own = [place for place, path in enumerate(asked) if path.endswith((".css", "/site.js"))]
    assert own[0] < worker
    # Only the language that was visited, and neither its search nor the engine.
    assert not [path for path in asked if "/ru" in path or "pagefind" in path or "pyodide" in path]


def test_an_address_with_a_query_or_a_file_name_is_the_same_page(come: Keep, host: Host) -> None:
    reader = come()
    with host.away(reader):
        for path in ("widow/?from=a-friend", "widow/index.html", "widow"):
            reader.open(path)
            assert reader.page.locator("html").get_attribute("data-page") == "widow", path
        # Here the page of that folder is meant, and only from there its links are right.
        assert urlsplit(reader.page.url).path.endswith("/widow/")


def test_pages_that_are_not_kept_say_so_and_lead_to_those_that_are(come: Keep, host: Host) -> None:
    reader = come("foster/")
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


@in_two_languages
def test_the_engine_stays_once_it_was_used(come: Keep, host: Host, tag: str) -> None:
    reader = come(language=tag)
    reader.open(f"check/{EXAMPLE_HASH}")
    assert reader.wait_for_result("answered")["winner"] == "1"
    reader.open("about/")
    wait_for(reader, "kept")
    expect(reader.page.locator("[data-part=engine]")).to_have_attribute("data-kept", "true")
    with host.away(reader):
        reader.open(f"check/{EXAMPLE_HASH}")
        result = reader.wait_for_result("answered")
        assert (result["winner"], result["net"]) == ("1", "4 1 -2")
        reader.open("play/#g=foster&n=4&seat=1&s=offline")
        reader.wait_for_phase("your-turn", "others", "answer-offer")


@in_two_languages
def test_the_checker_knows_the_winner_without_a_network_and_without_the_engine(
    come: Keep, host: Host, tag: str
) -> None:
    reader = come("foster/", language=tag)
    with host.away(reader):
        reader.expect_trouble("TypeError", "dynamically imported", "worker")
        for hash_, winner, categories in (
            (EXAMPLE_HASH, "1", "sequence point sequence"),
            ("#g=widow&low=1&h=AS2S3S.KS9S4S.9H9D2C", "1", "sequence flush pair"),
        ):
            reader.open(f"check/{hash_}")
            said = reader.wait_for_result("answered", "table")
            assert (said["winner"], said["categories"]) == (winner, categories)


def test_a_bad_line_does_not_keep_the_reader_waiting(come: Keep, host: Host) -> None:
    reader = come()
    reader.expect_trouble(*SILENT_HOST)
    host.running.stalled = True
    reader.open("foster/")
    expect(reader.page.locator("#aim")).to_be_attached()
    assert [path for path in host.running.asked if path.endswith("/en/foster/")], "the host was asked first"


def test_a_host_in_trouble_counts_as_none(come: Keep, host: Host) -> None:
    reader = come()
    reader.expect_trouble(*SILENT_HOST)
    host.running.broken = ("/en/foster/",)
    reader.open("foster/")
    assert reader.page.locator("html").get_attribute("data-page") == "foster"


# --- Keep for offline ---


@in_two_languages
def test_keep_for_offline_brings_search_and_engine_and_removes_them(come: Keep, host: Host, tag: str) -> None:
    reader = come("about/", language=tag)
    text = read_strings(tag)
    control(reader, "none")
    assert parts_kept(reader) == ["pages"]
    found = offline.find_release(host.folder)
    missing = sum(offline.in_megabytes(found.size(part)) for part in (f"search:{tag}", "engine"))
    told = reader.page.locator("[data-offline-act=keep] data")
    # The pages are here already: the button says what is still to come.
    assert told.text_content() == offline.megabytes(missing, text.language.formats)
    press(reader, "keep")
    control(reader, "kept")
    assert parts_kept(reader) == ["pages", "search", "engine"]
    expect(reader.page.locator(".offline [role=status]")).to_have_text(text("offline-kept"))
    assert reader.focused()["data"] == {"offlineAct": "remove"}
    with host.away(reader):
        reader.open("")
        reader.page.locator("[data-open-search]").first.click()
        reader.page.keyboard.type("сдающий" if tag == "ru" else "dealer")
        expect(reader.page.locator(".search-results li").first).to_be_visible()
        reader.open(f"check/{EXAMPLE_HASH}")
        assert reader.wait_for_result("answered")["winner"] == "1"
        reader.open("about/")
        control(reader, "kept")
        press(reader, "remove")
        control(reader, "none")
        expect(reader.page.locator(".offline [role=status]")).to_have_text(text("offline-removed"))
        assert parts_kept(reader) == ["pages"]
        press(reader, "keep")
        control(reader, "failed")
        expect(reader.page.locator(".offline [role=status]")).to_have_text(text("offline-cut"))


def test_without_scripts_a_sentence_stands_in_place_of_the_control(visit: Visit, language: str) -> None:
    reader = visit("about/", language=language, java_script_enabled=False)
    expect(reader.page.locator(".offline")).to_be_hidden()
    expect(reader.page.locator(".offline-none")).to_have_text(read_strings(language)("needs-script"))


def test_the_bar_shows_the_bytes_that_have_come(come: Keep, host: Host) -> None:
    reader = come("about/")
    reader.page.evaluate(
        "() => { window.seen = []; const bar = document.querySelector('.offline progress');"
        " const look = () => { if (bar.value > 0) seen.push(bar.value / bar.max); };"
        " new MutationObserver(look).observe(bar, {attributes: true}); }"
    )
    press(reader, "keep")
    control(reader, "kept")
    seen = reader.page.evaluate("() => seen")
    assert seen == sorted(seen)
    assert 0 < seen[0] < 1
    assert seen[-1] == 1


def test_what_was_cut_goes_on_where_it_stopped(come: Keep, host: Host) -> None:
    reader = come("about/")
    reader.expect_trouble(*SILENT_HOST)
    host.running.broken = (".whl",)
    press(reader, "keep")
    control(reader, "failed")
    kept = reader.page.evaluate(KEPT)
    assert [path for path in kept if path.endswith("/en/foster/")]
    host.running.broken = ()
    host.running.asked.clear()
    press(reader, "keep")
    control(reader, "kept")
    again = host.running.asked
    assert not {*again} & {*kept}, "what had arrived is not fetched again"
    assert [path for path in again if path.endswith(".whl")]


def test_with_save_data_nothing_is_fetched_unasked(come: Keep, host: Host) -> None:
    reader = come("foster/", state="unasked", script=SAVE_DATA)
    assert not [path for path in host.running.asked if path.endswith("/sw.js")]
    assert caches_of(reader) == {}
    reader.open("about/")
    wait_for(reader, "unasked")
    assert not [path for path in host.running.asked if path.endswith(("/sw.js", "/en/widow/"))]
    press(reader, "keep")
    control(reader, "kept")
    with host.away(reader):
        reader.open("widow/")
        assert reader.page.locator("html").get_attribute("data-page") == "widow"


# --- One release after the other ---


@in_two_languages
def test_a_new_release_replaces_the_old_as_a_whole_and_says_so(
    come: Keep, host: Host, site: Path, tmp_path: Path, tag: str
) -> None:
    reader = come("about/", language=tag)
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
    expect(news).to_contain_text(read_strings(tag)("offline-ready"))
    assert reader.page.evaluate("() => window.stays"), "nothing is loaded again unasked"
    assert reader.faults_of_access() == []
    with host.away(reader):
        # From page to page in one tab, which never leaves the site.
        for path in ("widow/", "foster/"):
            reader.page.goto(f"{host.url}{tag}/{path}")
            assert "Renewed" not in heading(reader), "until then the old one is whole"
            assert "Renewed" not in reader.page.evaluate(CARDS)
    reader.page.goto(f"{host.url}{tag}/foster/")
    expect(news).to_be_visible()
    news.locator("button").first.click()
    expect(reader.page.locator("h1")).to_have_text(f"{old} Renewed")
    wait_for(reader, "kept")
    expect(news).to_be_hidden()
    with host.away(reader):
        for path in PAGE_PATHS:
            reader.open(path)
            assert heading(reader).endswith("Renewed"), path
            assert "Renewed" in reader.page.evaluate(CARDS)
        reader.open("about/")
        control(reader, "kept")
    # Nothing of the old release is left.
    addresses = len(offline.find_release(host.folder).parts[f"pages:{tag}"])
    found = offline.find_release(host.folder)
    whole = {path for part in (f"pages:{tag}", f"search:{tag}", "engine") for path in found.parts[part]}
    assert addresses < len(whole)
    assert list(caches_of(reader).values()) == [len(whole) + 1]


@pytest.mark.parametrize("how", ["missing", "cut"])
def test_an_update_that_is_cut_leaves_the_old_release_whole(
    come: Keep, host: Host, site: Path, tmp_path: Path, how: str
) -> None:
    reader = come("foster/")
    reader.expect_trouble(*SILENT_HOST)
    second = release(site, tmp_path / "second")
    page, aside = second / "en" / "widow" / "index.html", tmp_path / "aside.html"
    host.publish(second)
    if how == "missing":
        page.rename(aside)
    else:
        host.running.broken = ("/en/widow/",)
    assert update(reader) == "redundant"
    expect(reader.page.locator(".news")).to_be_hidden()
    with host.away(reader):
        for path in PAGE_PATHS:
            reader.open(path)
            assert "Renewed" not in heading(reader), path
            assert "Renewed" not in reader.page.evaluate(CARDS)
    if how == "missing":
        aside.rename(page)
    host.running.asked.clear()
    assert update(reader) == "installed"
    # The second try goes on where the first was cut.
    assert len([path for path in host.running.asked if path.endswith("/")]) < len(PAGE_PATHS)


def test_a_page_of_a_newer_release_is_never_kept_among_older_ones(
    come: Keep, host: Host, site: Path, tmp_path: Path
) -> None:
    reader = come("foster/")
    second = release(site, tmp_path / "second")
    # The host has new pages already, and still the old worker.
    shutil.copyfile(site / "sw.js", second / "sw.js")
    host.publish(second)
    reader.open("widow/")
    assert heading(reader).endswith("Renewed"), "fresh first"
    with host.away(reader):
        reader.open("widow/")
        assert "Renewed" not in heading(reader)
    reader.page.goto(f"{host.url}es/about/")
    wait_for(reader, "changed")
    press(reader, "keep")
    control(reader, "failed")
    expect(reader.page.locator(".offline [role=status]")).to_have_text(read_strings("es")("offline-changed"))


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


# --- Where little or nothing may be kept ---


def test_a_full_device_is_told_and_the_site_works_on(come: Keep, host: Host) -> None:
    reader = come("about/")
    reader.expect_trouble("QuotaExceeded")
    session = reader.page.context.new_cdp_session(reader.page)
    quota = {"origin": host.url.removesuffix(BASE_PATH), "quotaSize": 3_000_000}
    session.send("Storage.overrideQuotaForOrigin", quota)
    press(reader, "keep")
    control(reader, "failed")
    expect(reader.page.locator(".offline [role=status]")).to_have_text(read_strings("en")("offline-full"))
    assert reader.faults_of_access() == []
    reader.open(f"check/{EXAMPLE_HASH}")
    assert reader.wait_for_result("answered")["winner"] == "1"
    with host.away(reader):
        reader.open("foster/")
        assert reader.page.locator("html").get_attribute("data-page") == "foster"


def test_an_update_without_room_leaves_the_old_release_whole(
    come: Keep, host: Host, site: Path, tmp_path: Path
) -> None:
    reader = come("foster/")
    reader.expect_trouble("QuotaExceeded")
    host.publish(release(site, tmp_path / "second"))
    session = reader.page.context.new_cdp_session(reader.page)
    quota = {"origin": host.url.removesuffix(BASE_PATH), "quotaSize": 100_000}
    session.send("Storage.overrideQuotaForOrigin", quota)
    assert update(reader) == "redundant"
    with host.away(reader):
        for path in PAGE_PATHS:
            reader.open(path)
            assert "Renewed" not in heading(reader), path


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
    reader.open(f"check/{EXAMPLE_HASH}")
    assert reader.wait_for_result("answered")["winner"] == "1"
    # The switch has nothing to clear away, and does no harm.
    reader.open("foster/?sw=off")
    expect(reader.page.locator(".toast")).to_have_text(read_strings("en")("offline-switched-off"))


def test_a_worker_whose_storage_fails_is_as_good_as_none(come: Keep) -> None:
    reader = come("about/")
    worker = reader.page.context.service_workers[0]
    worker.evaluate(
        "() => { for (const name of ['open', 'keys', 'match', 'delete'])"
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
    reader.page.evaluate("async () => { await (await caches.open('of another site')).put('x', new Response('x')); }")
    assert len(caches_of(reader)) == 2
    reader.open("foster/?sw=off#f3-6")
    wait_for(reader, "off")
    expect(reader.page.locator(".toast")).to_have_text(read_strings("en")("offline-switched-off"))
    assert reader.page.url.endswith("/en/foster/#f3-6"), "a link copied from here does not carry the switch"
    assert list(caches_of(reader)) == ["of another site"]
    reader.open("about/")
    wait_for(reader, "off")
    control(reader, "off")
    assert reader.page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
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


def test_a_site_built_without_offline_use_ends_the_worker(come: Keep, host: Host, site: Path, tmp_path: Path) -> None:
    reader = come("foster/")
    without = tmp_path / "without"
    shutil.copytree(site, without)
    for page in without.glob("**/*.html"):
        page.write_text(page.read_text(encoding="utf-8").replace('"offline":', '"was":'), encoding="utf-8")
    offline.write_end(without)
    host.publish(without)
    update(reader)
    until(reader, "(await navigator.serviceWorker.getRegistrations()).length === 0")
    assert caches_of(reader) == {}
    reader.open("widow/")
    assert reader.page.evaluate("() => navigator.serviceWorker.controller") is None
    assert caches_of(reader) == {}


# --- How it looks and reads ---


def test_the_control_is_accessible_and_fits(come: Keep, language: str) -> None:
    reader = come("about/#offline", language=language)
    states = {
        state: f"box => {{ box.dataset.state = '{state}';"
        " for (const part of box.querySelectorAll('button, progress'))"
        f" part.hidden = part.dataset.offlineAct !== '{act}' && !(part.localName === 'progress' && !'{act}');"
        f" box.querySelector('[role=status]').textContent = box.dataset['{text}'] ?? ''; }}"
        for state, act, text in (
            ("none", "keep", ""),
            ("keeping", "", "keeping"),
            ("failed", "keep", "refused"),
            ("kept", "remove", "kept"),
            ("off", "restore", "off"),
        )
    }
    for state, script in states.items():
        reader.page.locator("[data-offline].offline").evaluate(script)
        for width in (320, 1280):
            reader.page.set_viewport_size({"width": width, "height": 740})
            assert reader.sideways_scroll() <= 0, (state, width)
        # Colours are the same in every language, and seen in dark in one.
        for scheme in ("light", "dark") if language == "ru" else ("light",):
            reader.page.emulate_media(color_scheme=scheme)
            assert reader.faults_of_access() == [], (state, scheme)


def test_without_scripts_the_section_explains_and_shows_no_dead_button(visit: Visit, host: Host) -> None:
    reader = visit("about/", at=host.url, java_script_enabled=False)
    assert reader.page.locator("#offline").is_visible()
    assert reader.page.locator(".offline").is_hidden()


def test_nothing_moves_when_the_worker_has_answered(come: Keep) -> None:
    script = (
        "window.shift = 0; new PerformanceObserver(list => { for (const entry of list.getEntries())"
        " if (!entry.hadRecentInput) window.shift += entry.value; }).observe({type: 'layout-shift', buffered: true});"
    )
    reader = come("about/", script=script)
    reader.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert reader.page.evaluate("() => window.shift") < 0.02
