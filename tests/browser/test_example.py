"""The worked example as a person uses it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, assert_nothing_went_wrong
from tests.browser.reader import PHONE, Reader


@pytest.fixture(scope="module")
def opened(shared_visit: Visit) -> Reader:
    reader = shared_visit("foster/#example", reduced_motion="reduce")
    reader.wait_for_engine("example", "idle")
    return reader


@pytest.fixture
def reader(opened: Reader) -> Iterator[Reader]:
    """A reader at the first step of the example as it is printed."""
    opened.page.locator("[data-tool=reset]").click(force=True)
    opened.page.locator(".step-buttons button").first.click()
    opened.wait_for_step(1)
    yield opened
    assert_nothing_went_wrong([opened])


def test_no_byte_of_the_engine_comes_before_the_example_is_changed(visit: Visit) -> None:
    asked: list[str] = []
    reader = visit(None)
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.open("foster/#example")
    reader.wait_for_engine("example", "idle")
    reader.page.locator("[data-go=next]").click()
    reader.wait_for_step(2)
    assert not [url for url in asked if "pyodide" in url or "worker" in url]


def test_steps_forward_back_to_the_end_and_to_the_start(reader: Reader) -> None:
    for step in (2, 3, 4, 5, 6):
        reader.page.locator("[data-go=next]").click()
        reader.wait_for_step(step)
        expect(reader.announced()).to_contain_text(str(step))
    expect(reader.page.locator("[data-go=next]")).to_have_attribute("aria-disabled", "true")
    reader.page.locator("[data-go=back]").click()
    reader.wait_for_step(5)
    reader.page.locator("[data-go=first]").click()
    reader.wait_for_step(1)
    reader.page.locator("[data-go=last]").click()
    reader.wait_for_step(6)


def test_a_step_is_reached_by_its_number_and_shows_what_moved(reader: Reader) -> None:
    reader.page.locator(".step-buttons button").nth(2).click()
    reader.wait_for_step(3)
    panel = reader.page.locator(".panel[data-step='3']")
    moved = {card.get_attribute("data-card") for card in panel.locator(".card.is-moved").all()}
    assert moved == {"3C", "4D"}
    # The words are there for everyone, and the same as what is said.
    sentences = panel.locator(".panel-words p").all_inner_texts()
    for sentence in sentences:
        expect(reader.announced()).to_contain_text(sentence)


def test_the_marks_of_cards_are_not_cut_off(reader: Reader) -> None:
    reader.page.locator(".step-buttons button").nth(2).click()
    reader.wait_for_step(3)
    # Only what is painted can be hit: the point below a card that moved, the lower edge of one that does not count.
    hit = (
        "([selector, below]) => [...document.querySelectorAll(selector)].map(card => { card.scrollIntoView({block:"
        " 'center'}); const box = card.getBoundingClientRect(); return document.elementFromPoint(box.x + box.width / 2,"
        " box.bottom + below)?.closest('.card') === card; })"
    )
    assert reader.page.evaluate(hit, [".panel[data-step='3'] .card.is-moved", 6.5]) == [True, True]
    lowered = reader.page.evaluate(hit, [":is(.hand-figure, .showdown-figure) .card.is-lowered", -1])
    assert len(lowered) > 3
    assert all(lowered)


def test_a_swipe_moves_the_marker_along(reader: Reader) -> None:
    reader.page.locator(".strip").evaluate("strip => strip.scrollTo({left: 3 * strip.clientWidth, behavior: 'auto'})")
    reader.wait_for_step(4)


def test_balances_and_pool_at_every_step(reader: Reader) -> None:
    shown = reader.page.locator(".panel").evaluate_all(
        "panels => panels.map(panel => [[...panel.querySelectorAll('.seat-balance b')].map(each => each.textContent),"
        " panel.querySelector('.panel-middle b').textContent])"
    )
    assert shown == [
        [["−1", "−1", "−1"], "3"],
        [["−2", "−1", "0"], "3"],
        [["−2", "−1", "0"], "3"],
        [["−2", "−1", "0"], "3"],
        [["−2", "−1", "0"], "3"],
        [["+2", "0", "−2"], "0"],
    ]


def test_another_card_drawn_changes_the_settlement_and_reset_brings_it_back(reader: Reader) -> None:
    result = reader.page.locator(".change .result")
    expect(result).to_have_attribute("data-balances", "2 0 -2")
    reader.page.locator("input[value='9H']").check()
    expect(result).to_have_attribute("data-balances", "2 -1 -1", timeout=60_000)
    assert reader.page.locator(".panel[data-step='4'] .card[data-card='9H']").count() == 2
    expect(reader.announced()).to_contain_text("1")
    reader.page.locator("[data-tool=reset]").click()
    expect(result).to_have_attribute("data-balances", "2 0 -2")
    expect(reader.page.locator("input[value='5C']")).to_be_checked()


def test_another_hand_of_the_dealer(reader: Reader) -> None:
    hands = reader.page.locator("input[name='example-dealer_hand']")
    result = reader.page.locator(".change .result")
    before = result.get_attribute("data-balances")
    hands.nth(3).check()
    expect(hands.nth(3)).to_be_checked()
    value = hands.nth(3).get_attribute("value") or ""
    expect(reader.page.locator(f".panel[data-step='1'] .card[data-card='{value[:2]}']")).to_have_count(1)
    reader.page.locator("input[value='3S']").check()
    expect(result).not_to_have_attribute("data-balances", before or "")


def test_the_choices_work_by_keyboard(reader: Reader) -> None:
    reader.page.locator("input[name='example-draw']:checked").focus()
    reader.page.keyboard.press("ArrowRight")
    expect(reader.page.locator(".change .result")).to_have_attribute("data-balances", "2 -1 -1", timeout=60_000)
    assert reader.focused()["inWidget"]


@pytest.mark.needs_chromium
def test_nothing_shifts_when_the_example_comes_alive(visit: Visit) -> None:
    reader = visit(None)
    reader.page.add_init_script(
        "window.shifts = []; new PerformanceObserver(list => { for (const entry of list.getEntries())"
        " window.shifts.push(entry.value); }).observe({type: 'layout-shift', buffered: true});"
    )
    for path, name in (("foster/#example", "example"), ("check/", "check"), ("play/", "play")):
        reader.open(path)
        reader.page.locator(f"commerce-{name}[data-engine]").wait_for()
        reader.page.wait_for_function(
            "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 100, true)))"
        )
        assert sum(reader.page.evaluate("() => window.shifts")) < 0.02, name


def test_without_scripts_every_step_is_there_to_swipe(visit: Visit) -> None:
    reader = visit("foster/#example", java_script_enabled=False)
    assert reader.page.locator(".panel").count() == 6
    expect(reader.page.locator(".strip")).to_be_visible()
    expect(reader.page.locator(".step-controls")).not_to_be_visible()
    expect(reader.page.locator(".change")).not_to_be_visible()
    box, panel = reader.page.locator(".strip").bounding_box(), reader.page.locator(".panel").first.bounding_box()
    assert box
    assert panel
    assert abs(box["width"] - panel["width"]) <= 2
    assert box["width"] <= PHONE["viewport"]["width"]
