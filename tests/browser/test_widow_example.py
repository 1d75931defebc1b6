"""The worked example of the game with a widow."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, assert_nothing_went_wrong
from tests.browser.reader import COLOUR_RULES, Reader


@pytest.fixture(scope="module")
def opened(shared_visit: Visit) -> Reader:
    reader = shared_visit("widow/#example", reduced_motion="reduce")
    reader.wait_for_engine("example", "idle")
    return reader


def test_seven_steps_with_hands_widow_and_chips(opened: Reader) -> None:
    shown = opened.page.locator(".panel").evaluate_all(
        "panels => panels.map(panel => [panel.querySelectorAll('.seat-chips .chip:not(.is-lost)').length,"
        " [...panel.querySelectorAll('.panel-open .card')].map(card => card.dataset.card).join(' '),"
        " [...panel.querySelectorAll('.exchanged .card')].map(card => card.dataset.card).join(' ')])"
    )
    assert shown == [
        [12, "5C 3D QH", ""],
        [12, "5C 3D 4C", "4C QH"],
        [12, "5C 3D 4C", ""],
        [12, "2H 3D 4C", "2H 5C"],
        [12, "2H 3D 4C", ""],
        [12, "7D 3D 4C", "7D 2H"],
        [11, "7D 3D 4C", ""],
    ]


def test_a_step_says_what_happened_and_marks_what_moved(opened: Reader) -> None:
    opened.page.locator(".step-buttons button").nth(3).click()
    expect(opened.page.locator(".step-buttons button").nth(3)).to_have_attribute("aria-current", "step")
    panel = opened.page.locator(".panel[data-step='4']")
    expect(panel.locator(".panel-words")).to_contain_text("Left: 2 of hearts. Taken: 5 of clubs.")
    assert {card.get_attribute("data-card") for card in panel.locator(".card.is-moved").all()} == {"2H", "5C"}
    last = opened.page.locator(".panel[data-step='7']")
    expect(last.locator(".seat.is-loser")).to_have_count(1)
    expect(last.locator("a[href$='widow/#w4-7']")).to_be_visible()
    assert_nothing_went_wrong([opened])


def test_other_cards_change_who_loses_and_reset_brings_it_back(opened: Reader) -> None:
    result = opened.page.locator(".change .result")
    hands, taken = (opened.page.locator(f"input[name='example-{name}']") for name in ("dealer_hand", "taken"))
    expect(result).to_have_attribute("data-loses", "4")
    hands.nth(1).check()
    expect(result).to_have_attribute("data-loses", "3 4", timeout=60_000)
    expect(result).to_have_attribute("data-chips", "3 3 2 2")
    expect(result.locator("a[href$='widow/#w5-2']")).to_be_visible()
    taken.nth(1).check()
    expect(result).to_have_attribute("data-loses", "3")
    hands.nth(2).check()
    expect(result).to_have_attribute("data-chips", "3 3 2 3")
    opened.page.locator("[data-tool=reset]").click()
    expect(result).to_have_attribute("data-loses", "4")
    expect(hands.first).to_be_checked()
    expect(taken.first).to_be_checked()
    assert_nothing_went_wrong([opened])


def test_axe_finds_nothing_and_it_fits_the_narrowest_phone(visit: Visit) -> None:
    reader = visit("widow/#example", viewport={"width": 320, "height": 640})
    reader.wait_for_engine("example", "idle")
    reader.page.locator("[data-go=last]").click()
    assert reader.faults_of_access(".widget") == []
    reader.page.emulate_media(color_scheme="dark")
    assert reader.faults_of_access(".widget", COLOUR_RULES) == []
    assert reader.sideways_scroll() <= 0
