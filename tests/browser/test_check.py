"""Who won? as a person uses it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, assert_nothing_went_wrong
from tests.browser.reader import EXAMPLE_HASH, Reader

EMPTY_HASH = "#g=foster&d=3&h=.."


@pytest.fixture(scope="module")
def opened(shared_visit: Visit) -> Reader:
    return shared_visit("check/")


@pytest.fixture
def reader(opened: Reader) -> Iterator[Reader]:
    """A reader at an empty table."""
    opened.lay(EMPTY_HASH)
    opened.wait_for_result("empty")
    yield opened
    assert_nothing_went_wrong([opened])


def test_cards_are_tapped_in_and_the_answer_comes_with_the_last(reader: Reader) -> None:
    for code in ("6S", "7S", "8S"):
        reader.put_card(code)
    reader.wait_for_result("incomplete")
    expect(reader.page.locator(".seat.is-ahead")).to_have_attribute("data-seat", "1")
    for code in ("AH", "KH", "4D", "3C", "4C"):
        reader.put_card(code)
    reader.wait_for_result("incomplete")
    reader.put_card("5C")
    assert reader.wait_for_result("answered") == {
        "state": "answered",
        "winner": "1",
        "categories": "sequence point sequence",
        "net": "4 1 -2",
        "source": "engine",
    }
    assert reader.page.evaluate("() => location.hash") == EXAMPLE_HASH
    # The card that does not count stands lower, and is named so.
    expect(reader.page.locator(".check .card.is-lowered")).to_have_attribute("data-card", "4D")
    # The sentence leads to the rule that decides.
    expect(reader.result.locator("a[href$='foster/#f4-3']")).to_be_visible()
    expect(reader.result.locator("a[href$='foster/#f5-4']")).to_be_visible()
    assert reader.result.locator(".payments li").count() == 3
    # The keys made room for the answer, and the focus went to it.
    expect(reader.page.locator(".keys")).to_have_count(0)
    assert reader.focused()["class"].strip() == "result"
    expect(reader.announced()).to_contain_text("1")


def test_a_changed_card_changes_the_answer_and_undo_takes_it_back(reader: Reader) -> None:
    reader.lay(EXAMPLE_HASH)
    reader.wait_for_result("answered")
    reader.page.locator(".seat[data-seat='1'] .place").nth(2).click()
    reader.put_card("9D")
    expect(reader.result).to_have_attribute("data-winner", "3")
    assert reader.wait_for_result("answered")["categories"] == "point point sequence"
    reader.page.locator("[data-tool=undo]").click()
    expect(reader.result).to_have_attribute("data-winner", "1")
    assert reader.cards_of(1) == ["6S", "7S", "8S"]


def test_a_used_card_is_refused_with_the_place_where_it_lies(reader: Reader) -> None:
    reader.lay("#g=foster&d=3&h=6S7S8S..")
    reader.put_card("6S")
    refusal = reader.page.locator(".keys-line.is-refusal")
    expect(refusal).to_contain_text("1")
    expect(refusal).to_contain_text("6 of spades")
    expect(reader.announced()).to_have_text(refusal.inner_text())
    assert reader.cards_of(2) == []


def test_a_suit_without_a_rank_says_what_is_missing(reader: Reader) -> None:
    # It is focusable and says why, though marked as not available.
    reader.page.locator(".key[data-suit=S]").click(force=True)
    expect(reader.page.locator(".keys-line.is-refusal")).to_be_visible()


def test_delete_takes_the_cards_away_one_by_one(reader: Reader) -> None:
    reader.lay("#g=foster&d=3&h=6S7S8S.AH.")
    remove = reader.page.locator("[data-tool=remove]")
    reader.page.locator(".key[data-rank=K]").click()
    remove.click()
    expect(reader.page.locator(".key[aria-pressed=true]")).to_have_count(0)
    for _ in range(2):
        remove.click()
    assert reader.cards_of(2) == []
    assert reader.cards_of(1) == ["6S", "7S"]


def test_typing_reads_cards_and_says_everything_that_is_wrong_at_once(reader: Reader) -> None:
    reader.page.locator("[data-tool=check-type]").click()
    field = reader.page.locator("#check-typed")
    expect(field).to_be_focused()
    field.fill("6s 7x 8z")
    field.press("Enter")
    expect(reader.page.locator("#check-typed-problems .problem")).to_have_count(2)
    expect(field).to_be_focused()
    field.fill("6♠ 7s, 10S")
    field.press("Enter")
    expect(reader.page.locator(".seat[data-seat='1'] .card")).to_have_count(3)
    assert reader.cards_of(1) == ["6S", "7S", "TS"]
    # It goes on with the next hand, and knows which cards are taken.
    expect(field).to_have_value("")
    field.fill("ah 6s 6s")
    field.press("Enter")
    expect(reader.page.locator("#check-typed-problems .problem").first).to_contain_text("6 of spades")
    assert reader.cards_of(2) == []


def test_back_closes_the_typing_and_not_the_page(reader: Reader) -> None:
    reader.lay("#g=foster&d=3&h=6S7S8S..")
    reader.wait_for_engine("check")
    reader.page.locator("[data-tool=check-type]").click()
    reader.page.locator("#check-typed").fill("ah kh 4d")
    reader.page.locator("#check-typed").press("Enter")
    expect(reader.page.locator(".seat[data-seat='2'] .card")).to_have_count(3)
    reader.page.go_back()
    expect(reader.page.locator("#check-typed")).to_have_count(0)
    assert "/check/" in reader.page.url
    # What was put in stays, in the address too.
    assert reader.cards_of(2) == ["AH", "KH", "4D"]
    expect(reader.page).to_have_url(f"{reader.root}en/check/#g=foster&d=3&h=6S7S8S.AHKH4D.")


def test_back_closes_the_keys_that_a_card_opened(reader: Reader) -> None:
    reader.lay(EXAMPLE_HASH)
    reader.wait_for_result("answered")
    expect(reader.page.locator(".keys")).to_have_count(0)
    reader.page.locator(".seat[data-seat='2'] .place").first.click()
    expect(reader.page.locator(".keys")).to_be_visible()
    reader.page.go_back()
    expect(reader.page.locator(".keys")).to_have_count(0)
    reader.wait_for_result("answered")


def test_the_next_deal_clears_the_table_and_the_deal_moves_on(reader: Reader) -> None:
    reader.lay(EXAMPLE_HASH)
    reader.wait_for_result("answered")
    reader.page.locator("[data-tool=check-next-deal]").click()
    reader.wait_for_result("empty")
    expect(reader.page.locator("select[name=dealer]")).to_have_value("1")
    reader.page.locator("[data-tool=undo]").click()
    reader.wait_for_result("answered")
    reader.page.locator("[data-tool=check-clear]").click()
    reader.wait_for_result("empty")
    expect(reader.page.locator("select[name=dealer]")).to_have_value("3")


def test_more_and_fewer_players(reader: Reader) -> None:
    reader.lay(EXAMPLE_HASH)
    reader.wait_for_result("answered")
    players = reader.page.locator("select[name=players]")
    players.select_option("12")
    reader.wait_for_result("incomplete")
    expect(reader.page.locator(".check .seat")).to_have_count(12)
    expect(reader.page.locator("select[name=dealer]")).to_have_value("12")
    reader.page.locator("select[name=dealer]").select_option("5")
    players.select_option("3")
    expect(reader.page.locator("select[name=dealer]")).to_have_value("3")
    reader.wait_for_result("answered")


def test_another_dealer_settles_otherwise(reader: Reader) -> None:
    reader.lay(EXAMPLE_HASH)
    reader.wait_for_result("answered")
    reader.page.locator("select[name=dealer]").select_option("2")
    expect(reader.result).to_have_attribute("data-net", "4 -1 0")


def test_the_keys_never_cover_the_row_they_fill(visit: Visit) -> None:
    reader = visit("check/#g=foster&d=12&h=...........", viewport={"width": 360, "height": 640})
    reader.wait_for_engine("check")
    suits, ranks = "SHDC", "AKQJT9876"
    cards = [rank + suit for suit in suits for rank in ranks]
    for code in cards[:34]:
        # A finger does not scroll before it taps.
        for key in (f".key[data-rank='{code[0]}']", f".key[data-suit='{code[1]}']"):
            box = reader.page.locator(key).bounding_box()
            assert box
            reader.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(reader.page.locator(f".check .card[data-card='{code}']")).to_have_count(1)
        reader.page.wait_for_function(
            "() => { const row = document.querySelector('.seat.is-active').getBoundingClientRect();"
            " const keys = document.querySelector('.keys').getBoundingClientRect();"
            " return row.top >= 0 && row.bottom <= keys.top + 1; }"
        )


@pytest.mark.parametrize(
    ("hash_", "winner"),
    [
        (EXAMPLE_HASH.lower(), "1"),
        ("#G=FOSTER&D=3&H=6s7S8s.AhKh4D.3C4c5C", "1"),
        ("#g=foster&d=1&h=10S9S8S.10H9H8H.10D9D8D", "1"),
        ("#h=ASKSQS.2H3H4H.5C6C7C&d=2&g=foster", "1"),
    ],
)
def test_links_are_read_in_any_case_and_with_ten_in_figures(reader: Reader, hash_: str, winner: str) -> None:
    reader.lay(hash_)
    assert reader.wait_for_result("answered")["winner"] == winner


@pytest.mark.parametrize(
    "hash_",
    [
        "#h=%%%",
        "#g=foster&d=3&h=6S7S8S;AHKH4D",
        "#g=foster&d=three&h=..",
        "#g=foster&d=3",
        "#g=whist&d=3&h=..",
        "#g=foster&d=1&h=6S7S8S.AHKH4D",
        "#g=foster&d=1&h=" + "." * 12,
    ],
)
def test_a_damaged_link_gets_a_friendly_line_and_an_empty_table(reader: Reader, hash_: str) -> None:
    reader.lay(hash_)
    expect(reader.page.locator(".check .problem")).to_have_count(1)
    assert reader.wait_for_result("empty") == {"state": "empty"}
    reader.put_card("6S")
    assert reader.cards_of(1) == ["6S"]
    expect(reader.page.locator(".check .problem")).to_have_count(0)


def test_all_mistakes_of_a_link_stand_at_their_places(reader: Reader) -> None:
    reader.lay("#g=foster&d=9&h=6S7S8S.6S10H4X5D.3C4C5C")
    reader.wait_for_result("invalid")
    problems = reader.page.locator
    expect(problems(".seat[data-seat='1'] .problem")).to_have_count(1)
    expect(problems(".seat[data-seat='2'] .problem")).to_have_count(3)
    expect(problems(".seat[data-seat='3'] .problem")).to_have_count(0)
    expect(problems(".check .problems .problem")).to_have_count(1)
    expect(problems("select[name=dealer]")).to_have_attribute("aria-invalid", "true")
    # Each can be put right.
    reader.page.locator("select[name=dealer]").select_option("3")
    for place, code in ((2, "AH"), (0, "KH")):
        reader.page.locator(".seat[data-seat='2'] .place").nth(place).click()
        reader.put_card(code)
    reader.page.locator(".seat[data-seat='2'] .place").nth(3).click()
    reader.page.locator("[data-tool=remove]").click()
    reader.wait_for_result("answered")


def test_share_copies_the_link_where_there_is_no_sheet(visit: Visit, browser_name: str) -> None:
    permissions = ["clipboard-read", "clipboard-write"] if browser_name == "chromium" else []
    reader = visit(None, phone=False, permissions=permissions)
    reader.open(f"check/{EXAMPLE_HASH}")
    reader.wait_for_result("answered")
    reader.page.locator("[data-tool=share]").click()
    expect(reader.page.locator(".check .shared")).to_be_visible()
    if browser_name == "chromium":
        assert reader.page.evaluate("() => navigator.clipboard.readText()") == reader.page.url


@pytest.mark.needs_chromium
def test_an_answer_is_reported_with_page_version_rule_and_cards(visit: Visit) -> None:
    reader = visit(None, phone=False)
    reader.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader.open(f"check/{EXAMPLE_HASH}")
    reader.wait_for_result("answered")
    reader.page.locator("[data-tool=report]").click()
    expect(reader.page.locator(".check .shared")).to_be_visible()
    lines = reader.page.evaluate("() => navigator.clipboard.readText()").splitlines()
    said = dict(line.split(": ", 1) for line in lines if ": " in line)
    assert said["Page"] == reader.page.url
    assert said["Language"] == "en"
    assert re.match(r"\d+\.\d+", said["Version"])
    assert re.fullmatch(r"F\d\.\d+", said["Rule"])
    assert said["Record"] == EXAMPLE_HASH


def test_a_reload_keeps_the_table(visit: Visit) -> None:
    reader = visit("check/")
    for code in ("6S", "7S", "8S", "AH"):
        reader.put_card(code)
    reader.page.reload()
    expect(reader.page.locator(".seat[data-seat='2'] .card")).to_have_count(1)
    assert reader.cards_of(1) == ["6S", "7S", "8S"]
