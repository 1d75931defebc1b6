"""What people do to a page and devices do to the engine: nothing is lost, and nobody waits for nothing."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from commerce.api import answer
from playwright.sync_api import Browser, BrowserType, Route, expect

from builder.hosting import server
from builder.hosting.server import serving
from tests.browser.conftest import Visit, assert_nothing_went_wrong, opening
from tests.browser.longest import longest_languages
from tests.browser.pages import Pages
from tests.browser.reader import EXAMPLE_HASH, Reader

# You are eldest at a table of four, and nobody has acted yet.
ELDEST = "#g=foster&n=4&seat=1&s=abc&d=4"
ELDEST_WITH_WIDOW = "#g=widow&n=4&seat=1&s=abc&d=4"
WASM = "**/pyodide.asm.wasm"
# Not the script of the same name in each language, which only leads here.
WORKER = "**/assets/widgets/worker-*.js"
# Long enough to end one worker and to begin with the next, far too short for a watchdog.
SOON = 5_000

# Counts the workers of a page, and how many moves it has asked for without an answer.
COUNT = """
window.engine = {workers: 0, open: new Set(), most: 0};
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    engine.workers += 1;
    this.addEventListener('message', ({data}) => engine.open.delete(data.id));
  }
  postMessage(message) {
    if (message.type === 'ask' && JSON.parse(message.request).verb !== 'hint') engine.open.add(message.id);
    engine.most = Math.max(engine.most, engine.open.size);
    super.postMessage(message);
  }
};
"""


def counted(visit: Visit, path: str, **settings: Any) -> Reader:
    """A reader on a page that counts its workers."""
    reader = visit(None, **settings)
    reader.page.add_init_script(COUNT)
    reader.open(path)
    return reader


def workers_so_far(reader: Reader) -> int:
    return reader.page.evaluate("() => engine.workers")


class Prefixed:
    """Gives the worker's script with a few lines before it, which change the worker's world."""

    def __init__(self, site: Path, lines: str) -> None:
        (script,) = (site / "assets/widgets").glob("worker-*.js")
        self.body = lines + script.read_text(encoding="utf-8")
        self.asked = 0

    def __call__(self, route: Route) -> None:
        self.asked += 1
        route.fulfill(body=self.body, content_type="text/javascript")


def assert_legal(record: str, moves: int) -> None:
    """The engine plays the record without a problem, and it holds at least so many moves of the deal."""
    told = json.loads(answer(json.dumps({"verb": "table", "record": record, "seat": 1})))
    assert "result" in told, told
    assert len(record.rpartition(".")[2]) > moves


# --- Coming and going -------------------------------------------------------------------------------------------------

REMOUNT = """async name => {
  const widget = document.querySelector(name);
  const place = widget.parentElement;
  for (let turn = 0; turn < 20; turn += 1) {
    widget.remove();
    await new Promise(requestAnimationFrame);
    place.append(widget);
    await widget.updateComplete;
  }
}"""


def test_twenty_mounts_of_the_checker_keep_one_worker_and_the_answer(visit: Visit) -> None:
    reader = counted(visit, f"check/{EXAMPLE_HASH}")
    reader.wait_for_result("answered")
    reader.page.evaluate(REMOUNT, "commerce-check")
    assert reader.wait_for_result("answered")["net"] == "4 1 -2"
    reader.page.locator("select[name=dealer]").select_option("2")
    expect(reader.result).to_have_attribute("data-net", "4 -1 0")
    assert workers_so_far(reader) == len(reader.page.workers) == 1


def test_twenty_mounts_in_the_middle_of_a_deal_keep_one_worker_and_the_deal(visit: Visit) -> None:
    reader = counted(visit, f"play/{ELDEST}")
    reader.wait_for_phase("your-turn")
    reader.act("buy", card=2)
    reader.wait_for_phase("others")
    record = reader.record()
    reader.page.evaluate(REMOUNT, "commerce-play")
    # The others go on as if nothing had happened.
    reader.wait_for_decision()
    assert reader.record().startswith(record)
    reader.play_to_the_end()
    assert_legal(reader.record(), 4)
    assert workers_so_far(reader) == len(reader.page.workers) == 1


@pytest.fixture(scope="module")
def remembering_browser(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser that keeps pages for Back, as people's browsers do."""
    browser = browser_type.launch(**browser_type_launch_args, ignore_default_args=["--disable-back-forward-cache"])
    yield browser
    browser.close()


@pytest.fixture
def returning_visit(remembering_browser: Browser, root: str) -> Iterator[Visit]:
    with opening(Pages(remembering_browser), root) as open_page:
        yield open_page
        assert_nothing_went_wrong(open_page.readers)  # type: ignore[attr-defined]


NOTE_RETURN = "addEventListener('pageshow', ({persisted}) => { window.cameBack = persisted; });"


def leave_and_return(reader: Reader) -> None:
    """Follow a link to another page, see that no engine is left behind, and come back as the browser kept the page."""
    reader.page.goto(f"{reader.root}{reader.language}/about/")
    assert reader.page.workers == []
    reader.page.go_back(wait_until="commit")
    reader.page.wait_for_function("() => window.cameBack === true")


@pytest.mark.needs_chromium
def test_back_finds_the_deal_as_it_was_and_goes_on(returning_visit: Visit) -> None:
    reader = returning_visit(None)
    reader.page.add_init_script(COUNT + NOTE_RETURN)
    reader.open(f"play/{ELDEST}")
    reader.wait_for_phase("your-turn")
    cards, record = reader.own_cards(), reader.record()
    leave_and_return(reader)
    assert reader.phase() == "your-turn"
    assert (reader.own_cards(), reader.record()) == (cards, record)
    # It may be used at once: the move waits for the engine.
    reader.act("buy", card=2)
    reader.wait_for_decision()
    assert reader.own_cards()[:2] == cards[:2]
    assert reader.record().startswith(record)
    assert workers_so_far(reader) == 2
    assert len(reader.page.workers) == 1


@pytest.mark.needs_chromium
def test_whoever_leaves_while_the_others_think_finds_them_thinking(returning_visit: Visit) -> None:
    reader = returning_visit(None)
    reader.page.add_init_script(COUNT + NOTE_RETURN)
    reader.open(f"play/{ELDEST}")
    reader.wait_for_phase("your-turn")
    reader.act("buy", card=2)
    reader.wait_for_phase("others")
    # A question of theirs is on its way when the reader leaves.
    reader.page.workers[0].evaluate("() => { self.onmessage = () => undefined; }")
    reader.page.locator("[data-tool=skip]").click()
    reader.page.wait_for_function("() => engine.open.size === 1")
    leave_and_return(reader)
    reader.wait_for_decision()
    reader.play_to_the_end()
    assert_legal(reader.record(), 4)


@pytest.mark.needs_chromium
def test_back_finds_the_checker_as_it_was(returning_visit: Visit) -> None:
    reader = returning_visit(None)
    reader.page.add_init_script(NOTE_RETURN)
    reader.open(f"check/{EXAMPLE_HASH}")
    reader.wait_for_result("answered")
    leave_and_return(reader)
    assert reader.wait_for_result("answered")["net"] == "4 1 -2"
    reader.page.locator("select[name=dealer]").select_option("2")
    expect(reader.result).to_have_attribute("data-net", "4 -1 0", timeout=60_000)


def test_a_page_that_the_browser_did_not_keep_opens_the_same_deal(visit: Visit) -> None:
    reader = visit(f"play/{ELDEST}")
    reader.wait_for_phase("your-turn")
    reader.act("buy", card=2)
    reader.wait_for_decision()
    cards, record = reader.own_cards(), reader.record()
    reader.page.goto(f"{reader.root}en/about/")
    reader.page.go_back()
    reader.wait_for_decision()
    assert (reader.own_cards(), reader.record()) == (cards, record)


# --- Memory -----------------------------------------------------------------------------------------------------------

# The runtime's whole memory is one piece, which can only grow.
KEEP_MEMORY = """
const compile = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...given) => {
  const made = await compile(...given);
  self.pythonMemory = Object.values(made.instance.exports).find(each => each instanceof WebAssembly.Memory);
  return made;
};
"""


@pytest.mark.needs_chromium
def test_fifty_deals_keep_memory_flat(visit: Visit, site: Path) -> None:
    reader = visit(None, is_own=True, reduced_motion="reduce")
    reader.page.route(WORKER, Prefixed(site, KEEP_MEMORY))
    reader.open("play/")
    reader.page.locator("select[name=length]").select_option("deal")
    reader.page.locator("[data-action=start]").click()
    measured: list[dict[str, float]] = []
    for deal in range(1, 51):
        reader.play_to_the_end(turns=1)
        if deal in (10, 50):
            measured.append(memory_of(reader))
        before = reader.record()
        reader.page.locator("[data-action=new]").click()
        reader.wait_for_another_record(before)
    early, late = measured
    assert early["python"] > 1_000_000
    assert late["python"] == early["python"], measured
    assert late["page"] < early["page"] * 1.15, measured
    assert late["nodes"] < early["nodes"] * 1.25, measured
    assert late["listeners"] < early["listeners"] * 1.25, measured


def memory_of(reader: Reader) -> dict[str, float]:
    """What Python has taken, and what the page holds after its rubbish is gone: bytes, nodes, listeners."""
    session = reader.page.context.new_cdp_session(reader.page)
    session.send("HeapProfiler.collectGarbage")
    counters = session.send("Memory.getDOMCounters")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    python = reader.page.workers[0].evaluate("() => pythonMemory.buffer.byteLength")
    return {"python": python, "page": used, "nodes": counters["nodes"], "listeners": counters["jsEventListeners"]}


# --- An engine that ends ----------------------------------------------------------------------------------------------


def test_a_worker_killed_in_the_middle_of_a_deal_is_missed_at_once_and_the_deal_goes_on(visit: Visit) -> None:
    reader = counted(visit, f"play/{ELDEST}")
    reader.wait_for_phase("your-turn")
    reader.act("buy", card=2)
    reader.wait_for_decision()
    cards, record = reader.own_cards(), reader.record()
    reader.page.workers[0].evaluate("() => { setTimeout(() => self.close()); }")
    # Nothing was asked of it, and still the page knows.
    expect(reader.widget("play")).to_have_attribute("data-engine", re.compile("downloading|starting"), timeout=SOON)
    assert (reader.own_cards(), reader.record()) == (cards, record)
    reader.play_to_the_end()
    assert reader.record().startswith(record)
    assert_legal(reader.record(), 4)
    assert workers_so_far(reader) == 2


def test_a_worker_killed_by_a_move_gets_the_move_again(visit: Visit) -> None:
    reader = counted(visit, f"play/{ELDEST}")
    reader.wait_for_phase("your-turn")
    cards, record = reader.own_cards(), reader.record()
    reader.page.workers[0].evaluate("() => { self.onmessage = () => self.close(); }")
    reader.page.locator(".own-card").nth(2).click()
    reader.page.locator("[data-action=buy]").click()
    expect(reader.widget("play")).to_have_attribute("data-engine", re.compile("downloading|starting"), timeout=SOON)
    # Nobody taps a second time: the move is made as soon as there is an engine again.
    reader.page.wait_for_function("before => location.hash !== `#r=${before}`", arg=record, timeout=60_000)
    reader.wait_for_decision()
    assert reader.own_cards()[:2] == cards[:2]
    assert reader.own_cards()[2] != cards[2]
    assert_legal(reader.record(), 1)


def test_without_locks_the_watchdog_still_notices(visit: Visit, site: Path) -> None:
    reader = visit(None, reduced_motion="reduce")
    # A page opened over a plain network, such as a phone's on the same table, has no locks.
    reader.page.add_init_script("delete Navigator.prototype.locks;")
    reader.page.route(WORKER, Prefixed(site, "delete WorkerNavigator.prototype.locks;\n"))
    reader.page.clock.install()
    reader.open(f"play/{ELDEST}")
    reader.wait_for_phase("your-turn")
    record = reader.record()
    reader.page.workers[0].evaluate("() => { self.onmessage = () => self.close(); }")
    reader.page.locator("[data-action=knock]").click()
    reader.page.clock.run_for(21_000)
    expect(reader.widget("play")).to_have_attribute("data-engine", re.compile("downloading|starting"), timeout=SOON)
    reader.wait_for_phase("showdown")
    assert reader.record().startswith(record)


# --- An engine that the reader stops ----------------------------------------------------------------------------------


class Held:
    """Requests that wait for an answer."""

    def __init__(self) -> None:
        self.routes: list[Route] = []

    def __call__(self, route: Route) -> None:
        self.routes.append(route)


def stop_and_start_again(reader: Reader, name: str) -> None:
    """Stop the engine while it loads; then start it by the button that stands in the same place."""
    reader.wait_for_engine(name, "downloading")
    button = reader.page.locator(".engine button")
    button.click()
    reader.wait_for_engine(name, "idle")
    expect(reader.announced()).to_have_text(reader.page.locator(".engine-words").inner_text())
    # The focus stays where the finger was.
    expect(button).to_be_focused()
    expect(button).to_be_in_viewport()
    reader.page.unroute(WASM)
    button.click()
    reader.wait_for_engine(name)
    expect(button).to_have_count(0)


def held_back(visit: Visit, path: str) -> Reader:
    reader = visit(None, reduced_motion="reduce")
    reader.page.route(WASM, Held())
    reader.open(path)
    return reader


def test_a_stopped_checker_answers_after_a_new_start(visit: Visit) -> None:
    reader = held_back(visit, f"check/{EXAMPLE_HASH}")
    stop_and_start_again(reader, "check")
    assert reader.wait_for_result("answered")["net"] == "4 1 -2"


def test_a_stopped_deal_is_dealt_after_a_new_start(visit: Visit) -> None:
    reader = held_back(visit, "play/")
    reader.page.locator("select[name=players]").select_option("5")
    reader.page.locator("[data-action=start]").click()
    stop_and_start_again(reader, "play")
    # By chance another player may have ended the deal before you are asked.
    reader.wait_for_decision()
    seats = reader.record().split(".")[2]
    assert len(seats) == 5


def test_a_stopped_deal_can_also_be_started_by_the_same_button_as_before(visit: Visit) -> None:
    reader = held_back(visit, "play/")
    reader.page.locator("[data-action=start]").click()
    reader.wait_for_engine("play", "downloading")
    reader.page.locator(".engine button").click()
    reader.wait_for_engine("play", "idle")
    reader.page.unroute(WASM)
    expect(reader.page.locator("[data-action=start]")).to_have_attribute("aria-disabled", "false")
    reader.page.locator("[data-action=start]").click()
    reader.wait_for_decision()


def test_a_deal_whose_new_engine_was_stopped_goes_on_from_the_same_place(visit: Visit) -> None:
    reader = visit(f"play/{ELDEST}", reduced_motion="reduce")
    reader.wait_for_phase("your-turn")
    record = reader.record()
    reader.page.route(WASM, Held())
    reader.page.workers[0].evaluate("() => { self.onmessage = () => self.close(); }")
    reader.page.locator("[data-action=knock]").click()
    stop_and_start_again(reader, "play")
    reader.wait_for_phase("showdown")
    assert reader.record().startswith(record)


def test_a_stopped_example_changes_after_a_new_start(visit: Visit) -> None:
    reader = held_back(visit, "foster/#example")
    reader.page.locator("input[value='9H']").click()
    stop_and_start_again(reader, "example")
    reader.page.locator(".change .result[data-balances='2 -1 -1']").wait_for()


# --- Haste ------------------------------------------------------------------------------------------------------------


def test_what_is_ticked_before_the_script_has_come_is_not_lost(visit: Visit) -> None:
    reader = visit(None)
    strings = Held()
    reader.page.route("**/strings/*.ftl", strings)
    # The place in the address brings the example near at once.
    with reader.page.expect_request("**/strings/*.ftl"):
        reader.open("foster/#example")
    reader.page.locator("input[value='9H']").click()
    for route in strings.routes:
        route.continue_()
    reader.page.locator(".change .result[data-balances='2 -1 -1']").wait_for(timeout=60_000)
    expect(reader.page.locator("input[value='9H']")).to_be_checked()


TAP = """async atOnce => {
  for (let tap = 0; tap < 50; tap += 1) {
    const moves = '.own-card, .open-card, [data-tool=undo], [data-action]:not([data-action=new])';
    const targets = [...document.querySelector('.table').querySelectorAll(moves)];
    targets[(tap * 7) % targets.length]?.click();
    if (!atOnce) await new Promise(requestAnimationFrame);
  }
}"""


@pytest.mark.parametrize("hash_", [ELDEST, ELDEST_WITH_WIDOW])
@pytest.mark.parametrize("at_once", [True, False])
def test_fifty_fast_taps_are_one_legal_move_at_a_time(visit: Visit, hash_: str, at_once: bool) -> None:
    reader = counted(visit, f"play/{hash_}", reduced_motion="reduce")
    reader.wait_for_phase("your-turn")
    reader.page.evaluate(TAP, at_once)
    reader.wait_for_decision_at_leisure()
    reader.page.wait_for_function("() => engine.open.size === 0")
    assert reader.page.evaluate("() => engine.most") == 1
    expect(reader.page.locator(".play .problems .problem")).to_have_count(0)
    assert_legal(reader.record(), 0)
    # And the table can still be used.
    if reader.wait_for_decision_at_leisure() == "your-turn":
        reader.act("knock")
        reader.wait_for_decision_at_leisure()
        assert_legal(reader.record(), 1)


def test_fifty_taps_of_a_finger_on_one_button_are_one_move(visit: Visit) -> None:
    reader = counted(visit, f"play/{ELDEST}")
    reader.wait_for_phase("your-turn")
    reader.page.locator(".own-card").nth(2).click()
    box = reader.page.locator("[data-action=buy]").bounding_box()
    assert box
    for _ in range(50):
        reader.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    reader.wait_for_decision()
    record = reader.record()
    assert_legal(record, 1)
    assert reader.page.evaluate("() => engine.most") == 1


def test_fifty_taps_on_deal_open_one_table(visit: Visit) -> None:
    reader = visit("play/", reduced_motion="reduce")
    reader.page.locator("commerce-play[data-engine]").wait_for()
    reader.page.evaluate(
        "() => { for (let tap = 0; tap < 50; tap += 1) document.querySelector('[data-action=start]').click(); }"
    )
    reader.wait_for_decision()
    expect(reader.page.locator(".table")).to_have_count(1)
    record, asked = reader.record(), reader.phase()
    # By chance another player may have ended the deal before you are asked.
    if asked != "showdown":
        reader.act("knock" if asked == "your-turn" else "refuse")
        reader.wait_for_phase("showdown")
    # A barter and its answer are one character, so the answer changes the last one.
    assert reader.record().startswith(record[:-1] if asked == "answer-offer" else record)
    assert_legal(reader.record(), 1)


# --- Hosts and devices ------------------------------------------------------------------------------------------------


def test_a_host_that_does_not_know_webassembly_still_serves_an_engine(
    visit: Visit, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(server.TYPES, ".wasm", "application/octet-stream")
    with serving(site, "/") as root:
        reader = visit(None, at=root)
        with reader.page.expect_response(WASM) as wasm:
            reader.open(f"play/{ELDEST}")
        assert wasm.value.headers["content-type"] == "application/octet-stream"
        assert wasm.value.headers["x-content-type-options"] == "nosniff"
        reader.wait_for_phase("your-turn")
        reader.page.goto("about:blank")


WITHOUT = {
    "no WebAssembly": "delete globalThis.WebAssembly;",
    "no workers": "delete globalThis.Worker;",
    "workers forbidden": "globalThis.Worker = class { constructor() { throw new Error('forbidden'); } };",
    "no module workers": "globalThis.Worker = class { constructor() {} terminate() {} };",
}
# What happens to WebAssembly in the worker itself, after every byte has come.
REFUSE = """
WebAssembly.instantiateStreaming = async response => {{ await (await response).arrayBuffer(); throw new {error}; }};
"""
ERRORS = {
    "cannot compile": "WebAssembly.CompileError('invalid opcode')",
    "out of memory": "RangeError('WebAssembly.Memory(): could not allocate memory')",
}


def expect_plain_sentence(reader: Reader, name: str) -> None:
    """The page says in one sentence that this device cannot run the engine, and links to what needs none."""
    reader.wait_for_engine(name, "failed")
    words = reader.page.locator(".engine-words")
    expect(words.locator("a[href$='/foster/'], a[href$='/widow/']")).to_have_count(2)
    expect(words).to_be_visible()
    # Trying again would be of no use, so it is not offered.
    expect(reader.page.locator(".engine button")).to_have_count(0)
    assert reader.page.workers == []


@pytest.mark.parametrize("lack", WITHOUT)
def test_a_device_without_what_the_engine_needs_says_so_at_once(visit: Visit, lack: str) -> None:
    reader = visit(None)
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.page.add_init_script(WITHOUT[lack])
    reader.open(f"play/{ELDEST}")
    expect_plain_sentence(reader, "play")
    # Whoever asks all the same is told again, not left waiting.
    reader.page.locator("[data-action=start]").click()
    expect(reader.page.locator(".engine-words")).to_be_in_viewport()
    expect(reader.announced()).not_to_be_empty()
    expect(reader.page.locator(".setup .quiet")).to_be_hidden()
    assert not [url for url in asked if "pyodide" in url], "nothing is downloaded for nothing"
    reader.page.locator(".engine-words a").first.click()
    reader.page.wait_for_url("**/en/foster/")
    expect(reader.page.locator("#aim")).to_be_visible()


@pytest.mark.parametrize("error", ERRORS)
def test_a_device_that_cannot_run_the_runtime_says_so_and_tries_once(visit: Visit, site: Path, error: str) -> None:
    reader = visit(None)
    reader.expect_trouble("wasm instantiation failed", "CompileError", "RangeError")
    worker = Prefixed(site, REFUSE.format(error=ERRORS[error]))
    reader.page.route(WORKER, worker)
    reader.page.clock.install()
    reader.open("check/")
    # Long before any watchdog.
    reader.page.clock.run_for(3_000)
    expect_plain_sentence(reader, "check")
    # What is put in stays put in, and nothing is tried again behind the reader's back.
    reader.lay(EXAMPLE_HASH)
    assert reader.cards_of(1) == ["6S", "7S", "8S"]
    reader.page.clock.run_for(300_000)
    expect_plain_sentence(reader, "check")
    assert reader.cards_of(3) == ["3C", "4C", "5C"]
    assert worker.asked == 1


def test_the_example_stays_as_printed_where_no_engine_can_run(visit: Visit) -> None:
    reader = visit(None)
    reader.page.add_init_script(WITHOUT["no WebAssembly"])
    reader.open("foster/#example")
    expect(reader.widget("example")).to_have_attribute("data-engine", "idle")
    reader.page.locator("[data-go=last]").click()
    reader.wait_for_step(6)
    before = reader.page.locator(".change .result").inner_text()
    chosen = reader.page.locator(".change input:checked").evaluate_all("inputs => inputs.map(input => input.value)")
    reader.page.locator("input[value='9H']").click()
    expect_plain_sentence(reader, "example")
    assert reader.page.locator(".change .result").inner_text() == before
    inputs = reader.page.locator(".change input:checked")
    expect(inputs.first).to_have_value(chosen[0])
    assert inputs.evaluate_all("inputs => inputs.map(input => input.value)") == chosen


@pytest.mark.parametrize("tag", ["en", *longest_languages()])
def test_the_plain_sentence_is_in_the_readers_language(visit: Visit, tag: str) -> None:
    reader = visit(None, language=tag)
    reader.page.add_init_script(WITHOUT["no WebAssembly"])
    for path, name in (("play/", "play"), ("check/", "check")):
        reader.open(path)
        expect_plain_sentence(reader, name)
    english = (Path("docs/en/widgets.ftl").read_text(encoding="utf-8")).split("engine-device = ")[1].split("\n")[0]
    assert (english in reader.page.locator(".engine-words").inner_text()) == (tag == "en")
    assert reader.sideways_scroll() <= 0
    assert reader.faults_of_access(".widget") == []
