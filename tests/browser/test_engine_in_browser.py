"""The engine inside Pyodide gives what it gives in CPython: a playthrough of each game, the order of all hands."""

import json
from pathlib import Path

import pytest
from commerce.transcript import order_hash

from tests.browser.conftest import Visit
from tests.browser.reader import Reader
from tests.engine.transcripts import path_of
from tests.site.conftest import runtime_folder

START = """async base => {
    const folder = new URL(base, document.baseURI).href;
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    const python = await loadPyodide({ indexURL: folder, packageBaseUrl: folder, packages: ["commerce"] });
    window.transcript = python.pyimport("commerce.transcript");
    window.api = python.pyimport("commerce.api");
}"""


@pytest.fixture(scope="module")
def python(shared_visit: Visit, site: Path) -> Reader:
    """A page whose own thread runs the engine, so that it can be asked for more than the verbs."""
    reader = shared_visit("about/", phone=False)
    reader.page.set_default_timeout(120_000)
    reader.page.evaluate(START, f"{reader.root}assets/{runtime_folder(site).name}/")
    return reader


# One of each game with the most in it: many seats of every kind, and options. All of them run in CPython.
@pytest.mark.parametrize("name", ["eight-mixed", "widow-extended"])
def test_a_playthrough_is_the_same(python: Reader, name: str) -> None:
    kept = path_of(name).read_text(encoding="utf-8")
    told = python.page.evaluate("first => window.transcript.playthrough(first)", kept.partition("\n")[0])
    assert told == kept


def test_the_order_of_all_hands_is_the_same(python: Reader) -> None:
    assert python.page.evaluate("() => window.transcript.order_hash('foster')") == order_hash("foster")


def test_a_thousand_questions_leave_the_memory_as_it_was(python: Reader) -> None:
    request = json.dumps(
        {"verb": "showdown", "game": "foster", "dealer": 3, "hands": ["6S 7S 8S", "AH KH 4D", "3C 4C 5C"]}
    )
    ask = "([request, times]) => { for (let turn = 0; turn < times; turn += 1) window.api.answer(request); }"
    heap = "() => window.api.answer.constructor && window.transcript && performance.memory?.usedJSHeapSize"
    python.page.evaluate(ask, [request, 200])
    before = python.page.evaluate(heap)
    python.page.evaluate(ask, [request, 1000])
    after = python.page.evaluate(heap)
    if before is not None:
        assert after - before < 20_000_000
