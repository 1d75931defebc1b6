"""Cards that are put, taken away and put again, in the middle of a hand as well as at its end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, assert_nothing_went_wrong
from tests.browser.reader import EXAMPLE_HASH, Reader


@pytest.fixture(scope="module")
def checking(shared_visit: Visit) -> Reader:
    return shared_visit("check/", saves_data=True)


@pytest.fixture
def reader(checking: Reader) -> Iterator[Reader]:
    checking.lay(EXAMPLE_HASH)
    checking.wait_for_result("answered", source=None)
    yield checking
    assert_nothing_went_wrong([checking])


def tap(reader: Reader, seat: int, place: int) -> None:
    reader.page.locator(f".seat[data-seat='{seat}'] .place").nth(place - 1).click()


def erase(reader: Reader) -> None:
    reader.page.locator("[data-tool=remove]").click()


def shown(reader: Reader, seat: int) -> list[str]:
    """Every place of a seat: the card that lies in it, or a dash."""
    return reader.page.locator(f".seat[data-seat='{seat}'] .place").evaluate_all(
        "places => places.map((place) => place.querySelector('.card')?.dataset.card ?? '-')"
    )


def test_a_card_erased_from_the_middle_is_replaced_in_its_place(reader: Reader) -> None:
    tap(reader, 2, 2)
    erase(reader)
    assert shown(reader, 2) == ["AH", "-", "4D"]
    reader.put_card("QD")
    assert shown(reader, 2) == ["AH", "QD", "4D"]
    assert reader.wait_for_result("answered", source=None)["winner"] == "1"


def test_a_card_erased_from_the_left_is_replaced_in_its_place(reader: Reader) -> None:
    tap(reader, 2, 1)
    erase(reader)
    assert shown(reader, 2) == ["-", "KH", "4D"]
    reader.put_card("QD")
    assert shown(reader, 2) == ["QD", "KH", "4D"]


def test_erasing_on_takes_the_cards_before_and_keeps_those_behind(reader: Reader) -> None:
    tap(reader, 2, 3)
    erase(reader)
    erase(reader)
    assert shown(reader, 2) == ["AH", "-", "-"]
    tap(reader, 1, 2)
    erase(reader)
    erase(reader)
    assert shown(reader, 1) == ["-", "8S", "-"]
    reader.put_card("TS")
    assert shown(reader, 1) == ["TS", "8S", "-"]


def test_a_gap_closes_when_the_reader_goes_on_elsewhere(reader: Reader) -> None:
    tap(reader, 2, 2)
    erase(reader)
    # The card behind the gap is the one that is tapped, and the one that is replaced.
    tap(reader, 2, 3)
    reader.put_card("9D")
    assert shown(reader, 2) == ["AH", "9D", "-"]
    tap(reader, 3, 1)
    expect(reader.page.locator(".seat[data-seat='2'] .card")).to_have_count(2)


def test_a_card_taken_away_can_be_used_elsewhere(reader: Reader) -> None:
    tap(reader, 2, 1)
    erase(reader)
    tap(reader, 1, 1)
    reader.put_card("AH")
    assert shown(reader, 1) == ["AH", "7S", "8S"]
