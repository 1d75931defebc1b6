"""Accessibility of every kind of page: axe, keyboard, forced colours, motion, no scripts."""

import pytest

from builder.diagrams import diagrams
from builder.sources.catalogue import game_ids, rule_origins
from builder.state import page_names
from tests.browser.conftest import Visit
from tests.browser.reader import ALL_DRAWN, Reader

NAMES = ["", *(f"{name}/" for name in page_names())]
every_rules_page = pytest.mark.parametrize("game", game_ids())


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_root_and_in_open_menus(visit: Visit, root: str, scheme: str) -> None:
    reader = visit("foster/", color_scheme=scheme)
    for number in range(2):
        reader.page.locator("details.menu > summary").nth(number).click()
        assert reader.faults_of_access(".header") == []
    reader.page.keyboard.press("Escape")
    reader.page.locator("[data-open-search]").click()
    reader.page.locator("dialog.search input").fill("dealer")
    reader.page.locator(".search-results li").first.wait_for()
    assert reader.faults_of_access("dialog.search") == []
    reader.expect_trouble("404")
    for address in (root, f"{root}nope"):
        reader.page.goto(address)
        assert reader.faults_of_access() == []


@every_rules_page
def test_open_questions_and_drawings_in_words(visit: Visit, game: str) -> None:
    reader = visit(f"{game}/")
    reader.page.evaluate("() => document.querySelectorAll('details').forEach(details => details.open = true)")
    assert reader.faults_of_access() == []


def test_skip_link_comes_first_and_skips(visit: Visit, long_language: str) -> None:
    reader = visit("foster/", language=long_language, phone=False)
    reader.page.keyboard.press("Tab")
    assert reader.focused()["class"] == "skip"
    reader.page.keyboard.press("Enter")
    assert reader.page.evaluate("() => document.activeElement.id") == "content"


def test_menus_open_and_close_by_keyboard(visit: Visit) -> None:
    reader = visit("foster/", phone=False)
    summary = reader.page.locator("details.menu > summary").first
    summary.focus()
    reader.page.keyboard.press("Enter")
    assert reader.page.locator("details.menu[open]").count() == 1
    reader.page.keyboard.press("Tab")
    assert reader.page.evaluate("() => document.activeElement.closest('details.menu') !== null")
    reader.page.keyboard.press("Escape")
    assert reader.page.locator("details.menu[open]").count() == 0
    assert reader.focused()["tag"] == "summary"


def heard(reader: Reader) -> list[tuple[str, str]]:
    """What the browser tells screen readers of the whole page: role and name of each part."""
    session = reader.page.context.new_cdp_session(reader.page)
    parts = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    # Lines of text exist only where the page is drawn, and nobody hears them.
    return [
        (part["role"]["value"], part.get("name", {}).get("value", ""))
        for part in parts
        if not part["ignored"] and part["role"]["value"] != "InlineTextBox"
    ]


@pytest.mark.needs_chromium
@every_rules_page
def test_cards_and_drawings_far_off_the_screen_are_heard_as_if_drawn(visit: Visit, game: str) -> None:
    reader = visit(f"{game}/")
    far = heard(reader)
    assert far.count(("list", "")) > 20
    reader.page.add_style_tag(content=ALL_DRAWN)
    assert sorted(far) == sorted(heard(reader))


def test_forced_colours_keep_cards_and_marks(visit: Visit) -> None:
    reader = visit("foster/", forced_colors="active")
    card = reader.page.locator(".hand-figure .card").first
    assert card.evaluate("card => getComputedStyle(card).borderStyle") != "none"
    assert reader.faults_of_access() == []


def test_reduced_motion_has_no_transitions(visit: Visit) -> None:
    reader = visit("foster/", reduced_motion="reduce")
    moving = reader.page.evaluate(
        """() => [...document.querySelectorAll('body *')].filter(element => {
            const style = getComputedStyle(element);
            return style.transitionDuration.split(',').some(time => parseFloat(time) > 0)
              || style.animationName !== 'none';
        }).map(element => element.className)"""
    )
    assert moving == []
    assert reader.page.evaluate("() => getComputedStyle(document.documentElement).scrollBehavior") == "auto"


@every_rules_page
def test_without_scripts_everything_can_be_read(visit: Visit, long_language: str, game: str) -> None:
    reader = visit(f"{game}/", language=long_language, java_script_enabled=False)
    page = reader.page
    assert page.locator(".rule").count() == len(rule_origins(game))
    assert page.locator(".hand-figure .card:visible").count() > 10
    assert page.locator("commerce-example").inner_text().strip()
    assert page.locator(".diagram svg:visible").count() == len(diagrams(game))
    # Nothing is offered that would do nothing.
    assert page.locator(".rule-report:visible, [data-open-search]:visible, .needs-script:visible").count() == 0
    page.locator("details.menu > summary").first.click()
    page.locator(".menu-panel a[data-language=es]").click()
    assert page.url.endswith(f"/es/{game}/")
    question = page.locator("details.question").first
    question.locator("summary").click()
    assert question.locator("p").first.is_visible()
