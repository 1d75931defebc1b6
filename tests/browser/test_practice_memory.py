"""What the browser has stored of a practice deal is input like any other: of the right shape, or of the wrong one."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reader import Reader

USUAL = {"game": "foster", "players": "4", "seat": "any", "bots": "steady", "length": "match"}


def open_with(reader: Reader, stored: object) -> None:
    """Open the practice deal in a browser that has stored this."""
    text = json.dumps(json.dumps(stored))
    # An empty page has no storage.
    reader.page.add_init_script(f"if (origin !== 'null') localStorage.setItem('commerce-practice', {text})")
    reader.open("play/")


@pytest.mark.parametrize(
    "setup",
    [
        {"players": "five"},
        {"players": None},
        {"players": 4.5},
        {"players": 1e9},
        {"seat": 50},
        {"seat": "2"},
        {"game": "whist"},
        {"game": ["foster"]},
        {"bots": "cheat", "length": 7, "learning": "yes", "options": "chips"},
        {"options": {"chips": 99, "low_ace": "1", "jokers": 2}},
        "nothing",
        None,
        [],
    ],
)
def test_settings_that_cannot_be_are_as_usual(visit: Visit, setup: Any) -> None:
    reader = visit(None, saves_data=True)
    open_with(reader, {"record": None, "setup": setup})
    expect(reader.page.locator("[data-action=start]")).to_be_visible()
    expect(reader.widget("play")).to_have_attribute("data-engine", "idle")
    for name, value in USUAL.items():
        expect(reader.page.locator(f".setup select[name={name}]")).to_have_value(value)


def test_settings_that_can_be_are_kept(visit: Visit) -> None:
    reader = visit(None, saves_data=True)
    setup = {"game": "widow", "players": 7, "seat": 7, "bots": "mixed", "length": "deal", "options": {"chips": 5}}
    open_with(reader, {"record": None, "setup": setup})
    expect(reader.widget("play")).to_have_attribute("data-engine", "idle")
    for name, value in {**setup, "options": None}.items():
        if value:
            expect(reader.page.locator(f".setup select[name={name}]")).to_have_value(str(value))
    expect(reader.page.locator(".setup select[name=chips]")).to_have_value("5")


@pytest.mark.parametrize("record", [7, {"moves": []}, "", "no record\n", None])
def test_what_is_no_record_is_not_offered(visit: Visit, record: Any) -> None:
    reader = visit(None, saves_data=True)
    open_with(reader, {"record": record, "setup": {}})
    expect(reader.widget("play")).to_have_attribute("data-engine", "idle")
    expect(reader.page.locator("[data-action=resume]")).to_be_hidden()


def test_a_new_complaint_takes_the_place_of_the_old(visit: Visit) -> None:
    reader = visit("play/#r=1.foster.hsss.4.abc.0zzz")
    problem = reader.page.locator(".play .problem")
    expect(problem).to_have_count(1)
    first = problem.inner_text()
    reader.page.evaluate("() => { location.hash = '#foo'; }")
    expect(problem).to_have_count(1)
    expect(problem).not_to_have_text(first)
    # And the other way round.
    reader.page.evaluate("() => { location.hash = '#r=1.foster.hsss.4.abc.0zzz'; }")
    expect(problem).to_have_text(first)
    expect(problem).to_have_count(1)
