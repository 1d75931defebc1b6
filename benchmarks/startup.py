"""Start-up in a browser: the engine as shipped against stock Pyodide of the same version, from the same server."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from builder.hosting.server import serving
from builder.paths import BUILD, NODE_MODULES, PYODIDE, WHEELS
from builder.runtime import pyodide as runtime
from tests.browser.chromium import launch_options

ROUNDS = 5
FOLDER = BUILD / "benchmark"
STOCK = FOLDER / "stock"
SHIPPED = FOLDER / "shipped"
QUESTION = json.dumps(
    {
        "verb": "showdown",
        "game": "foster",
        "dealer": 3,
        "hands": [["6S", "7S", "8S"], ["AH", "KH", "4D"], ["3C", "4C", "5C"]],
    }
)
# Both kinds start in the same way; only the folder differs.
WORKER = """
const base = new URL(new URL(self.location).searchParams.get("runtime"), self.location).href;
const { loadPyodide } = await import(base + "pyodide.mjs");
const python = await loadPyodide({ indexURL: base, packageBaseUrl: base, packages: ["commerce"] });
const answer = python.pyimport("commerce.api").answer(%s);
postMessage({ answer, heap: python._module.HEAP8.length });
"""
START = """async (runtime) => {
  const started = performance.now();
  const worker = new Worker(`worker.js?runtime=${runtime}`, { type: "module" });
  const { answer, heap } = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
  });
  worker.terminate();
  if (!answer.includes('"winner": 1')) throw new Error(answer);
  return { milliseconds: performance.now() - started, heap };
}"""


def prepare() -> None:
    """Lay both side by side: what the site ships, and the package's Pyodide with the engine's wheel of sources."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(PYODIDE, SHIPPED)
    STOCK.mkdir()
    for name in runtime.RUNTIME_FILES:
        shutil.copyfile(NODE_MODULES / "pyodide" / name, STOCK / name)
    wheel = next(WHEELS.glob("*.whl"))
    shutil.copyfile(wheel, STOCK / wheel.name)
    runtime.register(STOCK / wheel.name)


@contextmanager
def both_served() -> Iterator[str]:
    """Serve the two runtimes and an empty page; gives the address."""
    (FOLDER / "index.html").write_text("<!doctype html><title>Start-up</title>")
    (FOLDER / "worker.js").write_text(WORKER % json.dumps(QUESTION))
    with serving(FOLDER) as address:
        yield address


def start(browser: Browser, address: str, kind: str) -> tuple[float, float, int]:
    """Milliseconds to the first answer on a first and on a second visit, and the bytes of Python's memory."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(address)
    first = page.evaluate(START, f"{kind}/")
    page.reload()
    second = page.evaluate(START, f"{kind}/")
    context.close()
    return first["milliseconds"], second["milliseconds"], first["heap"]


def measure() -> dict[str, dict[str, float]]:
    """The medians of some rounds for `shipped` and `stock`, taken in turn so that both meet the same disturbances."""
    taken: dict[str, list[tuple[float, float, int]]] = {"shipped": [], "stock": []}
    with both_served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright))
        for _ in range(ROUNDS):
            for kind, rounds in taken.items():
                rounds.append(start(browser, address, kind))
        browser.close()
    return {
        kind: {
            name: median(values)
            for name, values in zip(("first", "second", "memory"), zip(*rounds, strict=True), strict=True)
        }
        for kind, rounds in taken.items()
    }
