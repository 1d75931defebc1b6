"""Who won? in the game with a widow: who loses a chip, and why."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, assert_nothing_went_wrong
from tests.browser.reader import CHIPS_HASH, WIDOW_EXAMPLE_HASH, Reader

TWO_TIE = "TDTC5S.KD8C3H.KS8H3D"
ALL_TIE = "KD8C3H.KS8H3D"


@pytest.fixture(scope="module")
def opened(shared_visit: Visit) -> Reader:
    reader = shared_visit("check/")
    reader.wait_for_engine("check")
    return reader


@pytest.fixture
def reader(opened: Reader) -> Iterator[Reader]:
    """A reader at an empty table of two."""
    opened.lay("#g=widow&h=.")
    opened.wait_for_result("empty")
    yield opened
    assert_nothing_went_wrong([opened])


def address(reader: Reader) -> str:
    """The part after #, which quick changes and open keys hold back until the reader goes elsewhere."""
    return str(reader.page.evaluate("() => (dispatchEvent(new Event('blur')), location.hash)"))


def answer(reader: Reader, hash_: str) -> dict[str, str]:
    reader.lay(hash_)
    return reader.wait_for_result("answered")


def rules(reader: Reader) -> list[str]:
    """The rules that the answer leads to."""
    links = reader.result.locator(".outcome-reasons a").all()
    return [(link.get_attribute("href") or "").rpartition("/")[2] for link in links]


def test_the_game_is_chosen_and_the_lowest_hand_is_named(reader: Reader) -> None:
    reader.lay("#g=foster&d=3&h=..")
    reader.page.locator("select[name=game]").select_option("widow")
    # Two are enough here, and nobody needs to say who dealt.
    reader.page.locator("select[name=players]").select_option("2")
    reader.page.locator("select[name=dealer]").select_option("")
    for code in ("TS", "8S", "3S", "JC"):
        reader.put_card(code)
    reader.wait_for_result("incomplete")
    expect(reader.page.locator(".check .seat.is-behind")).to_have_attribute("data-seat", "1")
    for code in ("9D", "5C"):
        reader.put_card(code)
    assert reader.wait_for_result("answered") == {
        "state": "answered",
        "winner": "1",
        "categories": "flush point",
        "loses": "2",
        "source": "engine",
    }
    assert address(reader) == "#g=widow&h=TS8S3S.JC9D5C"
    expect(reader.page.locator(".check .seat.is-loser")).to_have_attribute("data-seat", "2")
    assert rules(reader) == ["#w4-1"]
    expect(reader.announced()).to_contain_text("2")


def test_the_cards_decide_between_equal_points(reader: Reader) -> None:
    found = answer(reader, WIDOW_EXAMPLE_HASH)
    assert found["loses"] == "4"
    assert found["winner"] == "1"
    assert found["categories"] == "flush flush point point"
    assert "net" not in found
    assert rules(reader) == ["#w4-7"]
    expect(reader.result.locator(".outcome-reasons")).to_contain_text("9 beats 8")


@pytest.mark.parametrize(
    ("hash_", "loses", "chips", "deciding"),
    [
        (f"#g=widow&h={TWO_TIE}", "2 3", None, ["#w4-1", "#w5-2"]),
        (f"#g=widow&c=3.2.1&h={TWO_TIE}", "2 3", "3 1 0", ["#w4-1", "#w5-2"]),
        (f"#g=widow&c=5&h={TWO_TIE}", "2 3", "5 4 4", ["#w4-1", "#w5-2"]),
        (f"#g=widow&h={ALL_TIE}", "1 2", None, ["#w5-2", "#w5-4"]),
        (f"#g=widow&c=2.1&h={ALL_TIE}", "1 2", "1 0", ["#w5-2"]),
        (f"#g=widow&c=1&h={ALL_TIE}", "", "1 1", ["#w5-4"]),
        ("#g=widow&ext=1&h=QH8H2H.ASADKC.7C5D2S", "2 3", None, ["#w7-2"]),
        ("#g=widow&ext=1&h=ASADKC.KDQH9S.7C5D2S", "", None, ["#w7-2"]),
        ("#g=widow&h=9S9H4D.KD8D2D.ACJH3S.QS7C6H", "4", None, ["#w4-6"]),
        ("#g=widow&h=KD9D4D.KC9C3C", "2", None, ["#w4-4"]),
        ("#g=widow&h=7S7HKH.7D7CQS", "2", None, ["#w4-5"]),
        ("#g=widow&h=7S7HKH.8D8CQS", "1", None, ["#w4-5"]),
    ],
)
def test_ties_chips_void_deals_and_reasons(
    reader: Reader, hash_: str, loses: str, chips: str | None, deciding: list[str]
) -> None:
    found = answer(reader, hash_)
    assert (found["loses"], found.get("chips")) == (loses, chips)
    assert rules(reader) == deciding
    losers = [seat.get_attribute("data-seat") for seat in reader.page.locator(".check .seat.is-loser").all()]
    assert losers == loses.split()


@pytest.mark.parametrize(
    ("options", "categories"),
    [
        ("", "flush tricon"),
        ("&low=1", "sequence tricon"),
        ("&LOW=1&x=3", "sequence tricon"),
        ("&low=0&pounce=0&ext=0", "flush tricon"),
    ],
)
def test_options_are_read_from_links(reader: Reader, options: str, categories: str) -> None:
    assert answer(reader, f"#g=widow{options}&h=AS2S3S.9S9H9D")["categories"] == categories


def test_options_are_chosen_and_stand_in_the_link(reader: Reader) -> None:
    assert answer(reader, "#g=widow&h=AS2S3S.4H5H6H")["loses"] == "1"
    reader.page.locator(".options summary").click()
    reader.page.locator("input[name=low_ace]").check()
    expect(reader.result).to_have_attribute("data-categories", "sequence sequence")
    expect(reader.page.locator(".options summary")).to_contain_text("A-2-3")
    reader.page.locator("select[name=chips]").select_option("2")
    expect(reader.result).to_have_attribute("data-chips", "1 2")
    assert address(reader) == "#g=widow&c=2&low=1&h=AS2S3S.4H5H6H"
    # One by one: a number in each row.
    reader.page.locator("select[name=chips]").select_option("each")
    reader.page.locator("select[name=chips-1]").select_option("1")
    expect(reader.result).to_have_attribute("data-chips", "0 2")
    assert "&c=1.2&" in address(reader)
    reader.page.locator(".options summary").click()


def test_four_of_a_rank_have_a_fourth_place_with_pounce_only(reader: Reader) -> None:
    reader.lay("#g=widow&h=9S9H9D.ASAHAD")
    reader.wait_for_result("answered")
    expect(reader.page.locator(".seat[data-seat='1'] .place")).to_have_count(3)
    reader.lay("#g=widow&pounce=1&h=9S9H9D.ASAHAD")
    assert reader.wait_for_result("answered")["loses"] == "1"
    reader.page.locator(".seat[data-seat='1'] .place").nth(3).click()
    reader.put_card("9C")
    expect(reader.result).to_have_attribute("data-loses", "2")
    assert reader.wait_for_result("answered")["categories"] == "four tricon"
    expect(reader.page.locator(".seat[data-seat='1'] .hand-words")).to_contain_text("nines")
    assert rules(reader) == ["#w7-1"]


def test_a_fourth_card_without_pounce_is_a_mistake_at_its_place(reader: Reader) -> None:
    reader.lay("#g=widow&h=9S9H9D9C.ASAHAD")
    reader.wait_for_result("invalid")
    expect(reader.page.locator(".seat[data-seat='1'] .problem")).to_have_count(1)


def test_the_next_deal_keeps_what_was_lost_and_takes_off_who_is_out(reader: Reader) -> None:
    assert answer(reader, CHIPS_HASH)["chips"] == "3 1 0"
    reader.page.locator("[data-tool=check-next-deal]").click()
    reader.wait_for_result("empty")
    expect(reader.page.locator(".check .seat")).to_have_count(2)
    assert address(reader) == "#g=widow&d=2&c=3.1&h=."
    expect(reader.page.locator(".check .problems .quiet")).to_contain_text("3")
    reader.page.locator("[data-tool=undo]").click()
    assert reader.wait_for_result("answered")["chips"] == "3 1 0"


def test_after_a_void_deal_the_same_dealer_deals(reader: Reader) -> None:
    assert answer(reader, f"#g=widow&d=2&c=1&h={ALL_TIE}")["loses"] == ""
    reader.page.locator("[data-tool=check-next-deal]").click()
    reader.wait_for_result("empty")
    expect(reader.page.locator("select[name=dealer]")).to_have_value("2")


def test_what_the_other_game_would_say_and_a_way_there(reader: Reader) -> None:
    other = reader.page.locator(".otherwise")
    # A pair is nothing in trade and barter; there two hearts win.
    assert answer(reader, "#g=widow&d=3&h=9S9H2D.AHKH4D.KC5C7D")["winner"] == "1"
    expect(other).to_contain_text("2")
    other.locator("a").click()
    expect(reader.result).to_have_attribute("data-net", "1 4 -2")
    expect(reader.page.locator("select[name=game]")).to_have_value("foster")
    expect(other).to_contain_text("1")
    reader.page.go_back()
    expect(reader.page.locator("select[name=game]")).to_have_value("widow")
    # Where both say the same there is no such line; nor for two hands, which only one of them knows.
    answer(reader, "#g=widow&d=3&h=6S7S8S.AHKH4H.2D5C7H")
    expect(other).to_have_count(0)
    answer(reader, "#g=widow&h=9S9H2D.AHKH4D")
    expect(other).to_have_count(0)


@pytest.mark.parametrize(
    "hash_",
    [
        "#zzz",
        "#g=widow",
        "#g=widow&low=yes&h=.",
        "#g=widow&c=three&h=.",
        "#g=widow&c=3..1&h=..",
        "#g=widow&h=AS2S3S",
        "#g=widow&h=" + "." * 12,
        "#g=foster&d=1&h=%%%",
    ],
)
def test_a_damaged_link_gets_a_friendly_line_and_an_empty_table(reader: Reader, hash_: str) -> None:
    reader.lay(hash_)
    expect(reader.page.locator(".check .problem")).to_have_count(1)
    assert reader.wait_for_result("empty") == {"state": "empty"}
    reader.put_card("6S")
    assert reader.cards_of(1) == ["6S"]


@pytest.mark.parametrize("hash_", ["#g=widow&c=3.2.1&h=AS2S3S.4H5H6H", "#g=widow&c=9&h=AS2S3S.4H5H6H"])
def test_chips_that_cannot_be_are_said_and_put_right(reader: Reader, hash_: str) -> None:
    reader.lay(hash_)
    reader.wait_for_result("invalid")
    expect(reader.page.locator(".check .problems .problem")).not_to_have_count(0)
    reader.page.locator(".options summary").click()
    reader.page.locator("select[name=chips]").select_option("unknown")
    reader.wait_for_result("answered")
    reader.page.locator(".options summary").click()


def test_a_place_of_the_page_is_no_damaged_link(visit: Visit) -> None:
    reader = visit("check/#by-hand-widow")
    # It wakes when the reader comes near.
    reader.widget("check").scroll_into_view_if_needed()
    reader.wait_for_engine("check")
    expect(reader.page.locator(".check .problem")).to_have_count(0)


def test_a_full_table_fits_the_narrowest_phone(opened: Reader) -> None:
    opened.page.set_viewport_size({"width": 320, "height": 640})
    for hash_ in ("#g=widow&pounce=1&c=3.2.1&h=9S9H9D9C.KD8C3H.KS8H3D", "#g=widow&c=5&h=" + "." * 11):
        opened.lay(hash_)
        opened.page.wait_for_function(
            "count => document.querySelectorAll('.check .seat').length === count",
            arg=hash_.rpartition("=")[2].count(".") + 1,
        )
        assert opened.sideways_scroll() <= 0
        wider = opened.page.locator(".check .place").evaluate_all(
            "places => places.filter(place => place.querySelector('.card')?.offsetWidth > place.offsetWidth).length"
        )
        assert wider == 0
    opened.page.set_viewport_size({"width": 360, "height": 740})
