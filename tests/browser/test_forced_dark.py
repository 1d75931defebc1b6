"""Browsers that darken every page by force, whatever colours it has: cards stay legible.

Chromium tells such a page that its reader prefers dark colours, or light ones as Samsung's browser does.
"""

import base64
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Playwright

from tests.browser.chromium import launch_options
from tests.browser.conftest import Visit, opening
from tests.browser.pages import Pages
from tests.browser.reader import EXAMPLE_HASH, LAST_TURN

pytestmark = pytest.mark.needs_chromium

# The darkest and the lightest of the pixels, as WCAG compares them: edges are left out, and rare pixels.
CONTRAST = """async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const [x, y] = [Math.round(bitmap.width * 0.12), Math.round(bitmap.height * 0.08)];
  const { data } = context.getImageData(x, y, bitmap.width - 2 * x, bitmap.height - 2 * y);
  const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const found = [];
  for (let at = 0; at < data.length; at += 4)
    found.push(0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]));
  found.sort((one, other) => one - other);
  const rare = Math.floor(found.length * 0.03);
  return (found[found.length - 1 - rare] + 0.05) / (found[rare] + 0.05);
}"""


@pytest.fixture(scope="module")
def darkening_browser(playwright: Playwright) -> Iterator[Browser]:
    options = launch_options(playwright)
    options["args"].append("--blink-settings=forceDarkModeEnabled=true")
    browser = playwright.chromium.launch(**options)
    yield browser
    browser.close()


@pytest.fixture
def darkened(darkening_browser: Browser, root: str) -> Iterator[Visit]:
    with opening(Pages(darkening_browser), root) as open_page:
        yield open_page


def contrast(part: Locator) -> float:
    picture = base64.b64encode(part.screenshot()).decode()
    # A page of its own, since the site's policy lets nothing be fetched from a text.
    canvas = part.page.context.new_page()
    found: float = canvas.evaluate(CONTRAST, picture)
    canvas.close()
    return found


@pytest.mark.parametrize("prefers", ["light", "dark"])
@pytest.mark.parametrize("chosen", [None, "light", "dark"])
def test_black_and_red_cards_stay_legible_at_every_size(darkened: Visit, prefers: str, chosen: str | None) -> None:
    reader = darkened(None, color_scheme=prefers, saves_data=True)
    if chosen:
        reader.page.add_init_script(f"if (origin !== 'null') localStorage.setItem('commerce-scheme', '{chosen}')")
    reader.open(f"check/{EXAMPLE_HASH}")
    reader.wait_for_result("answered", source=None)
    for code in ("6S", "AH", "4D", "3C"):
        assert contrast(reader.page.locator(f".check .card[data-card='{code}']")) >= 3, code
    reader.open(f"play/{LAST_TURN}")
    reader.wait_for_phase("your-turn")
    for card in reader.page.locator(":is(.own-card, .open-card) .card").all():
        assert contrast(card) >= 3, card.get_attribute("data-card")
    reader.open("widow/#combinations")
    drawing = reader.page.locator(".diagram[data-diagram] use[href$='#9S']").first
    drawing.scroll_into_view_if_needed()
    assert contrast(drawing) >= 3, "a card in a drawing"
