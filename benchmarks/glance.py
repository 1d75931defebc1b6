"""How soon the checker answers on a first visit, while Python is still on its way."""

from statistics import median

from playwright.sync_api import Page, Route, sync_playwright

from builder.hosting.server import serving
from builder.paths import SITE
from tests.browser.chromium import launch_options

VISITS = 5
CARDS = ("6S", "7S", "8S", "AH", "KH", "4D", "3C", "4C", "5C")
# From the last tap to the answer on the screen.
MEASURE = """([rank, suit]) => new Promise((resolve) => {
  const result = document.querySelector("commerce-check .result");
  const key = (name, value) => document.querySelector(`.key[data-${name}='${value}']`);
  key("rank", rank).click();
  requestAnimationFrame(() => {
    const started = performance.now();
    const observer = new MutationObserver(() => {
      if (result.dataset.source !== "table") return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - started));
    });
    observer.observe(result, { attributes: true });
    key("suit", suit).click();
  });
})"""


def milliseconds(page: Page, root: str) -> float:
    """One first visit: all cards are tapped in, the last one by the clock."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/pyodide.asm.wasm", hold)
    page.goto(f"{root}en/check/")
    page.locator("commerce-check[data-engine=downloading]").wait_for()
    for rank, suit in CARDS[:-1]:
        page.locator(f".key[data-rank='{rank}']").click()
        page.locator(f".key[data-suit='{suit}']").click()
    taken = float(page.evaluate(MEASURE, [*CARDS[-1]]))
    for route in held:
        route.abort()
    return taken


def measure() -> float:
    """The median of some first visits, in milliseconds."""
    with serving(SITE) as root, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright))
        taken = []
        for _ in range(VISITS):
            context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
            taken.append(milliseconds(context.new_page(), root))
            context.close()
        browser.close()
    return median(taken)
