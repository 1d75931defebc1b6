"""Screenshots of every kind of page, and of every state of the widgets, into `shots/`.

`python -m tests.browser.shots [language …]` shows the built site on a phone and on a desktop, light and dark.
"""

import shutil
import sys
from collections.abc import Callable

from playwright.sync_api import Browser, sync_playwright

from builder.hosting.server import serving
from builder.paths import REPOSITORY, SITE
from tests.browser.chromium import launch_options
from tests.browser.conftest import BASE_PATH
from tests.browser.reader import (
    ALL_DRAWN,
    CHIPS_HASH,
    CLAIM,
    DESKTOP,
    EXAMPLE_HASH,
    LAST_TURN,
    OUT,
    PHONE,
    VOID,
    Reader,
)

FOLDER = REPOSITORY / "shots"
PAGES = ("", "foster/", "widow/", "check/", "play/", "history/", "about/", "nothing-here/")
SCREENS = {"phone": PHONE, "desktop": DESKTOP}
SCHEMES = ("light", "dark")


def example_wakes(reader: Reader) -> None:
    """Its script comes when the reader is near."""
    reader.widget("example").scroll_into_view_if_needed()
    reader.wait_for_engine("example", "idle")


def example_step(reader: Reader) -> None:
    example_wakes(reader)
    reader.page.locator(".step-buttons button").nth(2).click()
    reader.wait_for_step(3)
    reader.page.locator(".example").evaluate("example => example.scrollIntoView()")


def example_changed(reader: Reader) -> None:
    reader.page.locator("[data-go=last]").click()
    reader.wait_for_step(6)
    reader.page.locator("input[value='9H']").check()
    reader.page.locator(".change .result[data-balances='2 -1 -1']").wait_for()
    reader.page.locator(".change").evaluate("change => change.scrollIntoView()")


def check_filling(reader: Reader) -> None:
    reader.wait_for_engine("check")
    reader.lay("#g=foster&d=3&h=6S7S8S.AH.")
    reader.page.locator(".seat.is-ahead").wait_for()
    reader.page.locator(".key[data-rank=K]").click()


def check_typing(reader: Reader) -> None:
    reader.page.locator("[data-tool=check-type]").click()
    reader.page.locator("#check-typed").fill("7x 6s")
    reader.page.locator("#check-typed").press("Enter")
    reader.page.locator("#check-typed-problems .problem").wait_for()


def check_answered(reader: Reader) -> None:
    reader.lay(EXAMPLE_HASH)
    reader.wait_for_result("answered")


def check_invalid(reader: Reader) -> None:
    reader.lay("#g=foster&d=9&h=6S7S8S.6S10H4X5D.3C4C5C")
    reader.wait_for_result("invalid")


def play_turn(reader: Reader) -> None:
    reader.wait_for_engine("play")
    reader.lay("#g=foster&n=4&seat=1&s=abc&d=4")
    reader.wait_for_phase("your-turn")
    reader.page.locator(".own-card").nth(2).click()


def play_hint(reader: Reader) -> None:
    reader.page.locator("[data-tool=hint]").click()
    reader.page.locator(".hint p").first.wait_for()


def play_showdown(reader: Reader) -> None:
    reader.act("knock")
    reader.wait_for_phase("showdown")


def play_strip(reader: Reader) -> None:
    reader.lay("#g=foster&n=8&seat=1&s=abc&d=8")
    reader.page.locator(".felt[data-others='7']").wait_for()


def play_damaged(reader: Reader) -> None:
    reader.lay("#r=1.foster.hse.1.k3.0bka")
    reader.page.locator(".play .problem").wait_for()


def widow_step(reader: Reader) -> None:
    example_wakes(reader)
    reader.page.locator(".step-buttons button").nth(3).click()
    reader.wait_for_step(4)
    reader.page.locator(".example").evaluate("example => example.scrollIntoView()")


def widow_changed(reader: Reader) -> None:
    reader.page.locator("[data-go=last]").click()
    reader.wait_for_step(7)
    reader.page.locator("input[name=example-dealer_hand]").nth(1).check()
    reader.page.locator(".change .result[data-loses='3 4']").wait_for()
    reader.page.locator(".change").evaluate("change => change.scrollIntoView()")


def check_chips(reader: Reader) -> None:
    reader.lay(CHIPS_HASH)
    reader.page.locator(".check .result[data-loses]").wait_for()


def check_options(reader: Reader) -> None:
    reader.lay("#g=widow&pounce=1&ext=1&h=9S9H9D9C.KD8C3H.KS8H3D")
    reader.page.locator(".check .result[data-categories^=four]").wait_for()
    reader.page.locator(".options summary").click()


def open_record(reader: Reader, record: str, phase: str) -> None:
    reader.lay(record)
    reader.page.locator(f".table[data-phase='{phase}'] :is(.middle.is-open, .settlement)").wait_for()


def play_last_turn(reader: Reader) -> None:
    open_record(reader, LAST_TURN, "your-turn")
    reader.page.locator("[data-tool=hint]").click()
    reader.page.locator(".hint p").first.wait_for()


def play_claim(reader: Reader) -> None:
    open_record(reader, CLAIM, "claim")


def play_frozen(reader: Reader) -> None:
    reader.act("pounce")
    reader.wait_for_phase("your-turn")


def play_out(reader: Reader) -> None:
    open_record(reader, OUT, "out")


def play_match_over(reader: Reader) -> None:
    reader.page.locator("[data-action=to-the-end]").click()
    reader.wait_for_phase("match-over")


def play_void(reader: Reader) -> None:
    open_record(reader, VOID, "showdown")


# The states of each page's widget, in an order in which each leads to the next.
STATES: dict[str, tuple[Callable[[Reader], None], ...]] = {
    "foster/": (example_step, example_changed),
    "widow/": (widow_step, widow_changed),
    "check/": (check_filling, check_typing, check_answered, check_invalid, check_chips, check_options),
    "play/": (
        *(play_turn, play_hint, play_showdown, play_strip, play_damaged),
        *(play_last_turn, play_claim, play_frozen, play_out, play_match_over, play_void),
    ),
}


def shoot(browser: Browser, root: str, language: str) -> None:
    """Every page and every state of one language."""
    for screen, settings in SCREENS.items():
        for scheme in SCHEMES:
            context = browser.new_context(
                **settings, color_scheme=scheme, reduced_motion="reduce", service_workers="block"
            )
            reader = Reader(context.new_page(), root, language)
            for path in PAGES:
                reader.open(path)
                keep(reader, language, f"{path.strip('/') or 'home'}-{screen}-{scheme}", whole=True)
                for lead in STATES.get(path, ()):
                    lead(reader)
                    state = lead.__name__.replace("_", "-")
                    keep(reader, language, f"{state}-{screen}-{scheme}", whole=False)
            context.close()


def keep(reader: Reader, language: str, name: str, *, whole: bool) -> None:
    """One picture, of the whole page or of what the screen shows."""
    if whole:
        # What is far from the screen would be left out, as the browser does not draw it yet.
        reader.page.add_style_tag(content=ALL_DRAWN)
    reader.page.screenshot(path=FOLDER / language / f"{name}.png", full_page=whole)


def main(languages: list[str]) -> None:
    """Take the pictures of these languages, or of all."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    built = sorted(page.parent.name for page in SITE.glob("*/index.html"))
    with serving(SITE, BASE_PATH) as root, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright))
        shoot_all = languages or built
        for language in shoot_all:
            print(f"== {language}", flush=True)
            shoot(browser, root, language)
        browser.close()
    print(f"{len(list(FOLDER.rglob('*.png')))} pictures in {FOLDER.relative_to(REPOSITORY)}/")


if __name__ == "__main__":
    main(sys.argv[1:])
