"""Links as chats, mail programs and sentences leave them, and what the address bar shows."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit, assert_nothing_went_wrong
from tests.browser.reader import EXAMPLE_HASH, Reader

DEAL = "#g=foster&n=4&seat=1&s=abc&d=4"


@pytest.fixture(scope="module")
def checking(shared_visit: Visit) -> Reader:
    return shared_visit("check/", saves_data=True)


@pytest.fixture
def reader(checking: Reader) -> Iterator[Reader]:
    yield checking
    assert_nothing_went_wrong([checking])


@pytest.mark.parametrize(
    "link",
    [
        EXAMPLE_HASH.replace("&", "&amp;"),
        "#" + EXAMPLE_HASH[1:].replace("&", "%26").replace("=", "%3D"),
        "#" + EXAMPLE_HASH[1:].replace("&", "%2526").replace("=", "%253D"),
        "#" + EXAMPLE_HASH[1:].replace("&", "&#38;"),
        *(EXAMPLE_HASH + end for end in [".", ")", ").", "!", "”.", "…", ">", " ,", "*", "]", "?!"]),
        EXAMPLE_HASH.upper(),
    ],
)
def test_a_link_from_a_chat_opens_what_was_sent(reader: Reader, link: str) -> None:
    reader.lay(link)
    assert reader.wait_for_result("answered", source=None)["winner"] == "1"
    assert reader.page.locator(".check .seat").count() == 3


@pytest.mark.parametrize(
    ("link", "hands"),
    [
        # Four players, the last still without cards: our own link says how many there are.
        ("#g=foster&d=3&h=6S7S8S.AHKH4D.3C4C5C.&n=4", 4),
        ("#g=foster&d=3&h=6S7S8S.AHKH4D.", 3),
        ("#g=foster&d=3&h=...", 4),
        ("#g=foster&d=3&h=6S7S8S...", 4),
        ("#g=widow&h=6S7S8S.AHKH4D.", 3),
    ],
)
def test_hands_that_are_still_empty_keep_their_dots(reader: Reader, link: str, hands: int) -> None:
    reader.lay(link)
    reader.page.wait_for_function("hands => document.querySelectorAll('.check .seat').length === hands", arg=hands)
    assert reader.result.get_attribute("data-state") in ("incomplete", "empty")


def test_what_four_players_have_so_far_can_be_passed_on(reader: Reader) -> None:
    reader.lay("#g=foster&d=3&h=6S7S8S.AHKH4D.3C4C5C.&n=4")
    reader.page.locator("select[name=dealer]").select_option("2")
    reader.page.evaluate("() => dispatchEvent(new Event('blur'))")
    reader.lay(reader.page.evaluate("() => location.hash"))
    assert reader.page.locator(".check .seat").count() == 4


@pytest.mark.parametrize("end", [".", ")", "”", "&amp;utm_source=chat"])
def test_a_deal_from_a_chat_opens(visit: Visit, end: str) -> None:
    reader = visit(f"play/#r=1.foster.hsss.4.abc.0{end}")
    reader.wait_for_phase("your-turn")
    assert reader.record() == "1.foster.hsss.4.abc.0"


def test_the_address_never_changes_more_often_than_browsers_allow(visit: Visit) -> None:
    """Safari throws at the 101st change in 10 seconds; here it throws at the 20th already."""
    reader = visit(None, reduced_motion="reduce")
    reader.page.add_init_script(
        "const change = history.replaceState.bind(history); window.changes = 0;"
        "history.replaceState = (...given) => { window.changes += 1;"
        " if (window.changes > 20) throw new DOMException('too often', 'SecurityError'); change(...given); }"
    )
    # Out of the match, with many moves of the others to come.
    reader.open("play/#r=1.widow.hses.4.k3.019k365.0kp81.0861k111.0816k117.0")
    reader.page.locator("[data-action=to-the-end]").click()
    reader.wait_for_phase("match-over")
    assert reader.page.evaluate("() => window.changes") <= 10
    reader.page.evaluate("() => dispatchEvent(new Event('blur'))")
    assert reader.page.evaluate("() => location.hash") == f"#r={reader.record()}"


def test_a_browser_that_refuses_a_change_of_address_stops_no_deal(visit: Visit) -> None:
    reader = visit(None, reduced_motion="reduce")
    reader.page.add_init_script("history.replaceState = () => { throw new DOMException('no', 'SecurityError'); }")
    reader.open(f"play/{DEAL}")
    reader.wait_for_phase("your-turn")
    reader.act("buy", card=0)
    reader.wait_for_decision_at_leisure()
    assert reader.record().startswith("1.foster.hsss.4.abc.0")


def test_nine_cards_leave_one_entry_in_the_history(visit: Visit) -> None:
    reader = visit(None, saves_data=True)
    reader.page.add_init_script(
        "const change = history.replaceState.bind(history); window.entries = [];"
        "history.replaceState = (state, title, address) => {"
        " if (address && !location.href.endsWith(address)) window.entries.push(address);"
        " change(state, title, address); }"
    )
    reader.open("check/#g=foster&d=3&h=..")
    for card in ("6S", "7S", "8S", "AH", "KH", "4D", "3C", "4C", "5C"):
        reader.put_card(card)
    reader.wait_for_result("answered", source=None)
    reader.page.wait_for_function(f"() => location.hash === '{EXAMPLE_HASH}'")
    assert reader.page.evaluate("() => window.entries.length") == 1
