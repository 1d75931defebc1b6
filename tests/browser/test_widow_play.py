"""The practice deal with a widow, as a person plays it."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit, assert_nothing_went_wrong
from tests.browser.reader import CLAIM, LAST_TURN, OUT, VOID, Reader

# You are eldest at a table of four; nobody has acted yet.
ELDEST = "#g=widow&n=4&seat=1&s=k3&d=4"
DECISIONS = ("your-turn", "claim", "out", "showdown", "match-over")


@pytest.fixture(scope="module")
def opened(shared_visit: Visit) -> Reader:
    reader = shared_visit("play/", reduced_motion="reduce")
    reader.wait_for_engine("play")
    return reader


@pytest.fixture
def reader(opened: Reader) -> Iterator[Reader]:
    """A reader who has just been dealt three cards, and is eldest."""
    lay(opened, ELDEST)
    yield opened
    assert_nothing_went_wrong([opened])


def lay(reader: Reader, hash_: str) -> None:
    """Open a link, and wait until its table is there."""
    reader.lay("#g=widow&n=3&seat=1&s=between&d=3")
    expect(reader.page.locator(".seed")).to_contain_text("between", timeout=30_000)
    reader.lay(hash_)
    seed = re.search(r"s=(\w+)|r=1\.[^.]+\.\w+\.\d+\.(\w+)", hash_)
    assert seed
    expect(reader.page.locator(".seed")).to_contain_text(re.compile(rf": {seed[1] or seed[2]}\b"), timeout=30_000)


def open_cards(reader: Reader) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in reader.page.locator(".open-card").all()]


def act(reader: Reader, action: str) -> str:
    """Press a button of the game, and wait for the next decision."""
    before = reader.record()
    reader.page.locator(f"[data-action={action}]").click()
    reader.wait_for_another_record(before)
    return reader.wait_for_phase(*DECISIONS)


def exchange(reader: Reader, own: int, widow: int) -> str:
    reader.page.locator(".own-card").nth(own).click()
    reader.page.locator(".open-card").nth(widow).click()
    return act(reader, "exchange")


def test_a_table_is_set_up_with_options(visit: Visit) -> None:
    reader = visit("play/", reduced_motion="reduce")
    reader.page.locator("select[name=game]").select_option("widow")
    reader.page.locator("select[name=seat]").select_option("2")
    reader.page.locator(".options summary").click()
    reader.page.locator("select[name=chips]").select_option("2")
    reader.page.locator("select[name=exchanges]").select_option("3")
    for name in ("low_ace", "pounce", "extended"):
        reader.page.locator(f"input[name={name}]").check()
    reader.page.locator("[data-action=start]").click()
    reader.wait_for_phase(*DECISIONS)
    assert reader.record().startswith("1.widow~chips-2~exchanges-3~low_ace-1~pounce-1~extended-1.shss.")
    expect(reader.page.locator(".other[data-seat='3'] .chip")).to_have_count(2)
    # The choice is kept for the next table.
    reader.page.locator("[data-tool=settings]").click()
    expect(reader.page.locator("select[name=game]")).to_have_value("widow")
    expect(reader.page.locator("input[name=pounce]")).to_be_checked()


@pytest.mark.parametrize(
    ("hash_", "record"),
    [
        ("#g=widow&n=4&seat=1&s=k3&d=4", "1.widow.hsss.4.k3.0"),
        ("#g=widow&n=3&seat=1&s=k3&d=3&c=2&x=2&low=1", "1.widow~chips-2~exchanges-2~low_ace-1.hss.3.k3.0"),
        ("#g=widow&n=3&seat=1&s=k3&d=3&pounce=1&ext=1&b=easy", "1.widow~pounce-1~extended-1.hee.3.k3.0"),
        ("#G=WIDOW&N=3&SEAT=1&S=K3&D=3&LOW=0", "1.widow.hss.3.k3.0"),
    ],
)
def test_links_carry_the_options(reader: Reader, hash_: str, record: str) -> None:
    reader.lay("#r=1.widow.hses.4.other.0")
    reader.lay(hash_)
    reader.page.wait_for_function("record => location.hash === `#r=${record}`", arg=record)


@pytest.mark.parametrize(
    "hash_",
    [
        "#zzz",
        "#g=widow&n=4&seat=1",
        "#g=widow&n=4&seat=1&s=k3&c=3.1.2",
        "#g=widow&n=4&seat=1&s=k3&c=9",
        "#g=widow&n=4&seat=1&s=k3&x=0",
        "#g=widow&n=4&seat=1&s=k3&pounce=maybe",
        "#g=widow&n=2&seat=1&s=k3",
        "#r=1.widow.hsss.4.k3.0zz",
        "#r=1.widow~chips-9.hsss.4.k3.0",
    ],
)
def test_a_damaged_link_gets_a_friendly_line_and_an_empty_table(reader: Reader, hash_: str) -> None:
    reader.lay(hash_)
    expect(reader.page.locator(".play .problem").first).to_be_visible()
    expect(reader.page.locator(".table")).to_have_count(0)
    assert "undefined" not in reader.page.locator(".play .problem").first.inner_text()


def test_an_exchange_is_one_tap_here_and_one_there(reader: Reader) -> None:
    own, widow = reader.own_cards(), open_cards(reader)
    button = reader.page.locator("[data-action=exchange]")
    expect(button).to_have_attribute("aria-disabled", "true")
    reader.page.locator(".own-card").nth(1).click()
    reader.page.locator(".open-card").nth(0).click()
    # Another card takes the place of the one chosen before.
    reader.page.locator(".open-card").nth(2).click()
    expect(reader.page.locator(".open-card[aria-pressed=true]")).to_have_count(1)
    expect(button).to_have_attribute("aria-disabled", "false")
    button.click()
    reader.page.wait_for_function("() => !location.hash.endsWith('.0')")
    assert reader.wait_for_phase(*DECISIONS) == "your-turn"
    assert reader.own_cards() == [own[0], widow[2], own[2]]
    expect(reader.page.locator(".log li").nth(1)).to_contain_text(
        "You exchange. Left: 3 of clubs. Taken: 10 of hearts."
    )


@pytest.mark.parametrize(
    ("tap", "asked"),
    [
        (None, "one of your cards and one of the widow"),
        (".own-card", "a card of the widow"),
        (".open-card", "a card of your own"),
    ],
)
def test_what_is_missing_for_an_exchange_is_said(reader: Reader, tap: str | None, asked: str) -> None:
    if tap:
        reader.page.locator(tap).first.click()
    reader.page.locator("[data-action=exchange]").click(force=True)
    line = reader.page.locator(".refusal .problem")
    expect(line).to_contain_text(asked)
    expect(reader.announced()).to_have_text(line.inner_text())
    assert reader.record().endswith(".0")


def test_two_cards_for_two_where_the_table_allows_it(reader: Reader) -> None:
    lay(reader, "#g=widow&n=4&seat=1&s=two&d=4&x=2")
    reader.wait_for_phase("your-turn")
    own, widow = reader.own_cards(), open_cards(reader)
    for place in (0, 1):
        reader.page.locator(".own-card").nth(place).click()
    reader.page.locator(".open-card").nth(0).click()
    reader.page.locator("[data-action=exchange]").click(force=True)
    expect(reader.page.locator(".refusal .problem")).to_be_visible()
    reader.page.locator(".open-card").nth(2).click()
    before = reader.record()
    reader.page.locator("[data-action=exchange]").click()
    reader.wait_for_another_record(before)
    reader.wait_for_phase(*DECISIONS)
    reader.page.locator("[data-tool=undo]").click()
    reader.page.wait_for_function("before => location.hash === `#r=${before}`", arg=before)
    assert (reader.own_cards(), open_cards(reader)) == (own, widow)


def test_a_knock_gives_the_others_one_last_turn_and_costs_the_lowest_a_chip(reader: Reader) -> None:
    assert act(reader, "knock") == "showdown"
    result = reader.page.locator(".showdown .result")
    losers = (result.get_attribute("data-loses") or "").split()
    chips = [int(count) for count in (result.get_attribute("data-chips") or "").split()]
    assert losers
    assert chips == [3 - (str(seat) in losers) for seat in range(1, 5)]
    assert [seat.get_attribute("data-seat") for seat in reader.page.locator(".seat.is-loser").all()] == losers
    assert reader.page.locator(".settlement a[href*='widow/#w']").count() >= 2
    assert reader.page.locator(".showdown .card[data-card]").count() == 12
    log = reader.page.locator(".log li").all_text_contents()
    assert log[1] == "You knock. Everyone else has one last turn."
    assert "The last turns are over, and the deal ends." in log
    reader.page.locator("[data-action=next]").click()
    reader.page.wait_for_function("() => location.hash.split('.0').length === 3")
    reader.wait_for_phase(*DECISIONS)


def test_in_your_last_turn_nobody_knocks_again(reader: Reader) -> None:
    lay(reader, LAST_TURN)
    reader.wait_for_phase("your-turn")
    expect(reader.page.locator(".other[data-seat='3']")).to_have_attribute("aria-label", re.compile("knocked"))
    expect(reader.page.locator(".say b")).to_have_text("Your last turn: exchange or pass.")
    reader.page.locator("[data-action=knock]").click(force=True)
    expect(reader.page.locator(".refusal a[href$='widow/#w3-5']")).to_be_visible()
    assert act(reader, "pass") == "showdown"


def test_a_claim_is_asked_about_and_a_pounce_freezes_the_hand(reader: Reader) -> None:
    lay(reader, CLAIM)
    reader.wait_for_phase("claim")
    expect(reader.page.locator(".actions [data-action]")).to_have_count(2)
    expect(reader.page.locator(".say b")).to_contain_text("9 of clubs")
    assert act(reader, "pounce") == "your-turn"
    assert reader.own_cards() == ["9S", "9H", "9D", "9C"]
    assert open_cards(reader) == ["2C", "QD", "4S"]
    assert reader.sideways_scroll() <= 0
    reader.page.locator("[data-action=exchange]").click(force=True)
    expect(reader.page.locator(".refusal a[href$='widow/#w7-1']")).to_be_visible()
    assert act(reader, "knock") == "showdown"
    expect(reader.page.locator(".showdown .seat[data-seat='1'] .card")).to_have_count(4)


def test_a_claim_may_be_declined(reader: Reader) -> None:
    lay(reader, CLAIM)
    reader.wait_for_phase("claim")
    assert act(reader, "decline") == "your-turn"
    assert reader.own_cards() == ["9S", "9H", "9D"]
    expect(reader.page.locator("[data-action=exchange]")).to_be_visible()


def test_a_void_deal_costs_nobody_and_the_same_dealer_deals(reader: Reader) -> None:
    lay(reader, VOID)
    reader.wait_for_phase("showdown")
    expect(reader.page.locator(".showdown .result")).to_have_attribute("data-loses", "")
    expect(reader.page.locator(".showdown .seat.is-loser")).to_have_count(0)
    expect(reader.page.locator(".outcome-winner")).to_contain_text("void")
    reader.page.locator("[data-action=next]").click()
    reader.wait_for_phase("your-turn")
    expect(reader.page.locator(".other[data-seat='3']")).to_have_attribute("aria-label", re.compile("dealer"))


def test_without_a_chip_you_watch_skip_to_the_end_or_begin_anew(reader: Reader) -> None:
    lay(reader, OUT)
    reader.wait_for_phase("out")
    expect(reader.page.locator(".own-card")).to_have_count(0)
    expect(reader.page.locator(".out [data-action]")).to_have_count(3)
    before = reader.record()
    reader.page.locator("[data-action=watch]").click()
    reader.wait_for_phase("showdown")
    assert reader.record().startswith(before)
    expect(reader.page.locator(".showdown .seat[data-seat='1']")).to_have_class(re.compile("is-out"))
    reader.page.locator("[data-action=next]").click()
    reader.page.wait_for_function("() => location.hash.split('.0').length > 6")
    reader.wait_for_phase("showdown", "match-over")
    if reader.phase() == "showdown":
        reader.page.locator("[data-action=to-the-end]").click()
    reader.wait_for_phase("match-over")
    expect(reader.page.locator(".match-winner")).to_be_visible()
    expect(reader.page.locator("[data-action=next]")).to_have_count(0)
    reader.page.locator("[data-action=new]").click()
    reader.page.wait_for_function("() => !location.hash.includes('.k3.')")
    reader.wait_for_phase(*DECISIONS)
    # The new match is of the same game, at the same kind of table.
    assert re.match(r"1\.widow\.(?=\w*h)[hes]{4}\.", reader.record())


def test_those_who_are_out_are_named_so(reader: Reader) -> None:
    lay(reader, "#r=1.widow~chips-1.hees.4.k3.0k")
    assert reader.wait_for_phase("showdown") == "showdown"
    losers = (reader.page.locator(".showdown .result").get_attribute("data-loses") or "").split()
    assert losers
    assert "1" not in losers
    act(reader, "next")
    for seat in losers:
        other = reader.page.locator(f".other[data-seat='{seat}']")
        expect(other).to_have_attribute("aria-label", re.compile("out"))
        expect(other.locator(".card")).to_have_count(0)


def test_what_is_hidden_is_nowhere_on_the_page_until_the_showdown(reader: Reader) -> None:
    for _ in range(2):
        markup = reader.widget("play").evaluate("widget => widget.outerHTML")
        shown = set(re.findall(r'data-card="(\w\w)"', markup)) | set(re.findall(r"#([2-9TJQKA][SHDC])\b", markup))
        assert shown == {*reader.own_cards(), *open_cards(reader)}
        if exchange(reader, 0, 0) != "your-turn":
            break


def test_a_hint_says_what_and_why_and_chooses_the_cards(reader: Reader) -> None:
    lay(reader, LAST_TURN)
    reader.wait_for_phase("your-turn")
    reader.page.locator("[data-tool=hint]").click()
    expect(reader.page.locator(".hint p")).to_have_text(
        ["Exchange. Leave: 3 of clubs. Take: 5 of spades.", "It improves your hand: flush, 8 high."]
    )
    expect(reader.page.locator("[aria-pressed=true]")).to_have_count(2)
    expect(reader.page.locator("[data-action=exchange]")).to_have_attribute("aria-disabled", "false")


def test_the_whole_table_is_said_on_request(reader: Reader) -> None:
    reader.page.locator("[data-tool=tell]").click()
    lines = reader.page.locator(".told p").all_inner_texts()
    assert lines[2] == "The widow: 3 of spades, 2 of hearts, 10 of hearts. Stock: 37."
    assert "Your chips: 3." in lines
    for line in lines:
        expect(reader.announced()).to_contain_text(line)


def tapped(target: Locator) -> None:
    target.tap()


def keyed(target: Locator) -> None:
    """Go there by Tab alone, forwards, and press it."""
    wanted = target.element_handle()
    for _ in range(60):
        if target.page.evaluate("wanted => document.activeElement === wanted", wanted):
            target.page.keyboard.press("Enter")
            return
        target.page.keyboard.press("Tab")
        if target.page.evaluate("() => document.activeElement === document.body"):
            target.page.keyboard.press("Tab")
    raise AssertionError("not reached by Tab")


@pytest.mark.parametrize(("press", "written_in", "phone"), [(tapped, "en", True), (keyed, "es", False)])
def test_a_whole_match(visit: Visit, press: Callable[[Locator], None], written_in: str, phone: bool) -> None:
    hash_ = "#g=widow&n=3&seat=1&s=two&d=3&b=easy&c=1"
    reader = visit(f"play/{hash_}", language=written_in, phone=phone, reduced_motion="reduce")
    find = reader.page.locator
    exchanged = 0
    for _ in range(60):
        phase = reader.wait_for_phase(*DECISIONS)
        if phase == "match-over":
            break
        before = reader.record()
        if phase == "your-turn" and exchanged < 1:
            exchanged += 1
            press(find(".own-card").nth(2))
            press(find(".open-card").nth(0))
            press(find("[data-action=exchange]"))
        elif phase == "your-turn":
            knock = find("[data-action=knock]")
            press(knock if knock.get_attribute("aria-disabled") == "false" else find("[data-action=pass]"))
        else:
            end = find("[data-action=to-the-end]")
            press(end if end.count() else find("[data-action=next]"))
        reader.wait_for_another_record(before)
        reader.wait_for_phase(*DECISIONS)
        assert reader.focused()["inWidget"], reader.focused()
    assert reader.phase() == "match-over"
    assert exchanged == 1
    expect(find(".match-winner")).to_be_visible()
    chips = (find(".showdown .result").get_attribute("data-chips") or "").split()
    assert sorted(chips) == ["0", "0", "1"]


def test_a_reload_in_the_middle_of_a_deal_goes_on_where_it_was(visit: Visit) -> None:
    reader = visit(f"play/{ELDEST}", reduced_motion="reduce")
    reader.wait_for_phase("your-turn")
    phase = exchange(reader, 0, 0)
    state = reader.own_cards(), open_cards(reader), reader.record()
    reader.page.reload()
    assert reader.wait_for_phase(*DECISIONS) == phase
    assert (reader.own_cards(), open_cards(reader), reader.record()) == state


@pytest.mark.parametrize("players", [3, 4, 5, 6, 12])
def test_every_size_of_table_fits_the_narrowest_phone(opened: Reader, players: int) -> None:
    opened.page.set_viewport_size({"width": 320, "height": 640})
    opened.lay(f"#g=widow&n={players}&seat=1&s=abc&d={players}&c=5")
    opened.page.wait_for_function("count => document.querySelectorAll('.other').length === count", arg=players - 1)
    assert opened.sideways_scroll() <= 0
    opened.page.set_viewport_size({"width": 360, "height": 740})


@pytest.mark.parametrize("hash_", [LAST_TURN, CLAIM, "#g=foster&n=4&seat=1&s=abc&d=4"])
def test_table_hand_and_buttons_stand_on_one_screen_of_a_phone(opened: Reader, hash_: str) -> None:
    lay(opened, hash_)
    opened.wait_for_phase("your-turn", "claim")
    opened.page.evaluate("() => scrollTo(0, 0)")
    for selector in (".felt", ".own", ".actions"):
        box = opened.page.locator(selector).first.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 740, selector
