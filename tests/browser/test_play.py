"""The practice deal as a person plays it."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit, assert_nothing_went_wrong
from tests.browser.reader import LAST_TURN, Reader

# You are eldest at a table of four, and nobody has acted yet.
ELDEST = "#g=foster&n=4&seat=1&s=abc&d=4"
# The last player offers you a card as the very first move.
OFFERED = "#g=foster&n=4&seat=1&s=hello&d=3"


@pytest.fixture(scope="module")
def opened(shared_visit: Visit) -> Reader:
    reader = shared_visit("play/", reduced_motion="reduce")
    reader.wait_for_engine("play")
    return reader


@pytest.fixture(scope="module")
def at_table(shared_visit: Visit) -> Callable[[str], Reader]:
    """A reader of each language at the practice deal, for the tests that run in all of them."""
    return cache(lambda language: shared_visit("play/", language=language, reduced_motion="reduce"))


@pytest.fixture
def reader(opened: Reader) -> Iterator[Reader]:
    """A reader who has just been dealt three cards, and is eldest."""
    opened.lay(ELDEST)
    opened.wait_for_phase("your-turn")
    opened.page.wait_for_function("() => location.hash.endsWith('.0')")
    yield opened
    assert_nothing_went_wrong([opened])


def test_a_table_is_set_up_and_dealt(visit: Visit) -> None:
    reader = visit(None, reduced_motion="reduce")
    # By chance another player may knock and end the deal before you are asked: here chance is always the same.
    reader.page.add_init_script("crypto.getRandomValues = (bytes) => bytes.fill(7)")
    reader.open("play/")
    reader.page.locator("select[name=players]").select_option("5")
    reader.page.locator("select[name=seat]").select_option("2")
    reader.page.locator("select[name=bots]").select_option("mixed")
    # It may be asked before the engine is there: the cards come as soon as they can.
    reader.page.locator("[data-action=start]").click()
    reader.wait_for_decision()
    assert len(reader.own_cards()) == 3
    expect(reader.page.locator(".others .other")).to_have_count(4)
    assert [seat.get_attribute("data-seat") for seat in reader.page.locator(".other").all()] == ["3", "4", "5", "1"]
    assert re.fullmatch(r"1\.foster\.[a-z]h[a-z]{3}\..*", reader.record())
    seed = reader.record().split(".")[4]
    assert re.fullmatch(r"[a-z0-9]{13,24}", seed), "at least 64 bits"
    expect(reader.page.locator(".seed")).to_contain_text(seed)


def test_two_new_deals_differ(reader: Reader) -> None:
    seeds = set()
    for _ in range(2):
        reader.page.locator("[data-tool=settings]").click()
        before = reader.page.url
        reader.page.locator("[data-action=start]").click()
        reader.page.wait_for_function("before => location.href !== before", arg=before)
        reader.wait_for_decision()
        seeds.add(reader.record().split(".")[4])
    assert len(seeds) == 2


def test_buying_puts_a_new_card_into_the_same_place(reader: Reader) -> None:
    before = reader.own_cards()
    reader.page.locator(".own-card").nth(2).click()
    expect(reader.page.locator(".own-card").nth(2)).to_have_attribute("aria-pressed", "true")
    reader.page.locator("[data-action=buy]").click()
    reader.wait_for_decision()
    after = reader.own_cards()
    assert after[:2] == before[:2]
    assert after[2] != before[2]
    expect(reader.page.locator(".own .card.is-moved")).to_have_attribute("data-card", after[2])


def test_a_card_must_be_chosen_before_it_is_bought_for(reader: Reader) -> None:
    reader.page.locator("[data-action=buy]").click(force=True)
    expect(reader.page.locator(".refusal .problem")).to_be_visible()
    expect(reader.announced()).to_have_text(reader.page.locator(".refusal .problem").inner_text())
    assert reader.phase() == "your-turn"


def test_an_offer_is_answered_before_it_is_seen(reader: Reader) -> None:
    reader.lay(OFFERED)
    reader.wait_for_phase("answer-offer")
    before = reader.own_cards()
    expect(reader.page.locator("[data-action=buy]")).to_have_count(0)
    reader.act("give", card=0)
    reader.wait_for_phase("your-turn")
    after = reader.own_cards()
    assert after[1:] == before[1:]
    assert after[0] != before[0]


def test_a_refusal_ends_the_deal(reader: Reader) -> None:
    reader.lay(OFFERED)
    reader.wait_for_phase("answer-offer")
    reader.act("refuse")
    reader.wait_for_phase("showdown")
    expect(reader.page.locator(".showdown .seat")).to_have_count(4)


def test_what_is_hidden_is_nowhere_on_the_page_until_the_showdown(reader: Reader) -> None:
    own = set(reader.own_cards())
    for _ in range(2):
        markup = reader.widget("play").evaluate("widget => widget.outerHTML")
        shown = set(re.findall(r'data-card="(\w\w)"', markup)) | set(re.findall(r"#([2-9TJQKA][SHDC])\b", markup))
        assert shown == own
        reader.act("buy", card=2)
        if reader.wait_for_decision() != "your-turn":
            break
        own = set(reader.own_cards())
    reader.lay(ELDEST)
    reader.wait_for_phase("your-turn")
    reader.act("knock")
    reader.wait_for_phase("showdown")
    assert reader.page.locator(".showdown .card[data-card]").count() == 12


def test_the_showdown_explains_itself_and_the_next_deal_follows(reader: Reader) -> None:
    reader.act("knock")
    reader.wait_for_phase("showdown")
    expect(reader.page.locator(".settlement li")).not_to_have_count(0)
    assert reader.page.locator(".settlement a[href*='foster/#f']").count() >= 2
    balances = [
        int(text.replace("−", "-").replace("+", ""))
        for text in reader.page.locator(".showdown .seat-balance b").all_inner_texts()
    ]
    assert sum(balances) == 0
    reader.page.locator("[data-action=next]").click()
    reader.page.wait_for_function("() => location.hash.split('.0').length === 3")


def test_a_whole_match_by_touch(visit: Visit) -> None:
    reader = visit("play/#g=foster&n=3&seat=2&s=touch&d=1&b=easy", reduced_motion="reduce")
    for deal in range(3):
        reader.play_to_the_end()
        if deal < 2:
            reader.page.locator("[data-action=next]").tap()
            reader.wait_for_phase("others", "your-turn", "answer-offer", "showdown", "match-over")
            reader.page.wait_for_function("count => location.hash.split('.').length === count", arg=6 + deal + 1)
    reader.wait_for_phase("match-over")
    expect(reader.page.locator(".match-winner")).to_be_visible()
    expect(reader.page.locator("[data-action=next]")).to_have_count(0)
    # Another match is one tap away.
    reader.page.locator("[data-action=new]").tap()
    reader.wait_for_decision()
    assert "touch" not in reader.record()


def test_undo_returns_to_the_last_decision(reader: Reader) -> None:
    before = reader.own_cards()
    reader.act("buy", card=0)
    reader.wait_for_decision()
    reader.page.locator("[data-tool=undo]").click()
    reader.page.wait_for_function("() => location.hash.endsWith('.0')")
    reader.wait_for_phase("your-turn")
    assert reader.own_cards() == before


def test_without_learning_mode_nothing_is_taken_back(visit: Visit) -> None:
    reader = visit("play/", reduced_motion="reduce")
    reader.page.locator("input[name=learning]").uncheck()
    reader.page.locator("[data-action=start]").click()
    reader.wait_for_decision()
    expect(reader.page.locator("[data-tool=undo]")).to_have_count(0)


def test_a_hint_says_what_and_why_and_chooses_the_card(reader: Reader) -> None:
    reader.page.locator("[data-tool=hint]").click()
    expect(reader.page.locator(".hint p")).to_have_count(2)
    chosen = reader.page.locator(".own-card[aria-pressed=true]")
    for sentence in reader.page.locator(".hint p").all_inner_texts():
        expect(reader.announced()).to_contain_text(sentence)
    assert chosen.count() <= 1


def test_the_whole_table_is_said_on_request(reader: Reader) -> None:
    reader.page.locator("[data-tool=tell]").click()
    lines = reader.page.locator(".told p").all_inner_texts()
    assert len(lines) >= 7
    for line in lines:
        expect(reader.announced()).to_contain_text(line)


def test_the_log_is_a_list_of_sentences(reader: Reader) -> None:
    reader.act("knock")
    reader.wait_for_phase("showdown")
    reader.page.locator(".log summary").click()
    assert reader.page.locator(".log li").count() >= 5


def test_a_reload_in_the_middle_of_a_deal_goes_on_where_it_was(visit: Visit) -> None:
    reader = visit(f"play/{ELDEST}", reduced_motion="reduce")
    reader.wait_for_phase("your-turn")
    reader.act("buy", card=2)
    reader.wait_for_decision()
    cards, phase, record = reader.own_cards(), reader.phase(), reader.record()
    reader.page.reload()
    assert reader.wait_for_decision() == phase
    assert (reader.own_cards(), reader.record()) == (cards, record)
    # And a visit without the link is offered the deal it left.
    reader.open("play/")
    reader.page.locator("[data-action=resume]").click()
    assert reader.wait_for_decision() == phase
    assert reader.own_cards() == cards


def test_a_seed_deals_the_same_cards_everywhere(reader: Reader) -> None:
    first = reader.own_cards()
    reader.lay("#g=foster&n=4&seat=1&s=other&d=4")
    reader.page.wait_for_function("() => location.hash.includes('other')")
    reader.lay(ELDEST)
    reader.page.wait_for_function("() => location.hash.includes('abc')")
    reader.wait_for_phase("your-turn")
    assert reader.own_cards() == first


@pytest.mark.parametrize("players", [3, 4, 5, 6, 12])
def test_every_size_of_table_fits_the_narrowest_phone(visit: Visit, opened: Reader, players: int) -> None:
    opened.page.set_viewport_size({"width": 320, "height": 640})
    opened.lay(f"#g=foster&n={players}&seat=1&s=abc&d={players}")
    opened.page.wait_for_function("count => document.querySelectorAll('.other').length === count", arg=players - 1)
    assert opened.sideways_scroll() <= 0
    # Cards of one hand never overlap, and no hand hangs over the edge of a table without a strip.
    boxes = [card.bounding_box() for card in opened.page.locator(".own-card").all()]
    assert all(box and box["width"] >= 80 for box in boxes)
    assert all(a["x"] + a["width"] <= b["x"] for a, b in pairwise(boxes) if a and b)
    if players < 6:
        for other in opened.page.locator(".other").all():
            box = other.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 320.5
    opened.page.set_viewport_size({"width": 360, "height": 740})


@pytest.mark.parametrize(
    "hash_",
    [
        "#r=1.foster.hsss.4.abc",
        "#r=nonsense",
        "#r=9.foster.hsss.4.abc.0",
        "#r=1.foster.hsss.4.abc.0zzzz",
        "#r=%%%",
        "#g=foster&n=4&seat=1",
        "#g=whist&n=4&seat=1&s=abc",
        "#g=foster&n=2&seat=1&s=abc",
        "#g=foster&n=four&seat=1&s=abc",
        "#g=foster&n=4&seat=1&s=no+seed!",
        "#g=foster&n=4&seat=1&s=abc&b=cheat",
        "#g=foster&n=4&seat=9&s=abc",
    ],
)
def test_a_damaged_link_gets_a_friendly_line_and_an_empty_table(reader: Reader, hash_: str) -> None:
    reader.lay(hash_)
    expect(reader.page.locator(".play .problem").first).to_be_visible()
    expect(reader.page.locator(".table")).to_have_count(0)
    assert "undefined" not in reader.page.locator(".play .problem").first.inner_text()
    reader.page.locator("[data-action=start]").click()
    reader.wait_for_decision()
    expect(reader.page.locator(".play .problems .problem")).to_have_count(0)


def test_an_illegal_move_in_a_record_names_move_and_rule(reader: Reader) -> None:
    reader.lay("#r=1.foster.hse.1.k3.0bka")
    problem = reader.page.locator(".play .problem")
    expect(problem).to_contain_text("3")
    expect(problem.locator("a[href$='foster/#f5-1']")).to_be_visible()


def test_the_others_take_their_time_and_can_be_hurried(visit: Visit) -> None:
    reader = visit(f"play/{ELDEST}")
    reader.wait_for_phase("your-turn")
    reader.page.clock.install()
    reader.act("buy", card=2)
    reader.wait_for_phase("others")
    # Time stands still, so nobody moves; what you cannot do now says why, with its rule.
    expect(reader.page.locator("[data-action=knock]")).to_have_attribute("aria-disabled", "true")
    reader.page.locator("[data-action=knock]").click(force=True)
    expect(reader.page.locator(".refusal a[href$='foster/#f2-5']")).to_be_visible()
    reader.page.locator("[data-tool=skip]").click()
    reader.wait_for_phase("your-turn", "answer-offer", "showdown")


# Nobody has acted yet; with a widow; an offer lies before you; somebody has knocked, and yours is the last turn.
TURNS = {
    "abc": (ELDEST, "your-turn"),
    "k3": ("#g=widow&n=4&seat=1&s=k3&d=4", "your-turn"),
    "hello": (OFFERED, "answer-offer"),
    r"k3\b": (LAST_TURN, "your-turn"),
}


def test_table_hand_and_buttons_stand_on_one_phone_screen(
    at_table: Callable[[str], Reader], long_language: str
) -> None:
    reader = at_table(long_language)
    for seed, (hash_, phase) in TURNS.items():
        reader.lay(hash_)
        expect(reader.page.locator(".seed")).to_contain_text(re.compile(seed), timeout=60_000)
        reader.wait_for_phase(phase)
        # Where the page stands when the table has opened: nobody has scrolled.
        parts = ".table-head h2", ".others .other >> nth=0", ".say", ".own-card >> nth=2", ".now", ".table > .actions"
        for part in parts:
            expect(reader.page.locator(part).first, f"{hash_}: {part}").to_be_in_viewport(ratio=1)
    # The title is still there to be heard.
    assert reader.page.locator("h1").inner_text()


def copied(reader: Reader) -> list[str]:
    """The lines on the clipboard."""
    return reader.page.evaluate("() => navigator.clipboard.readText()").splitlines()


@pytest.mark.needs_chromium
def test_a_deal_is_reported_with_page_version_rule_and_record(
    at_table: Callable[[str], Reader], long_language: str
) -> None:
    reader = at_table(long_language)
    reader.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader.lay(ELDEST)
    expect(reader.page.locator(".seed")).to_contain_text("abc", timeout=60_000)
    reader.wait_for_phase("your-turn")
    reader.act("knock")
    reader.wait_for_phase("showdown")
    reader.page.locator("[data-tool=report]").click()
    expect(reader.announced()).to_have_text(reader.page.locator(".shared").inner_text())
    _, page, said, version, rule, record, _ = (line.partition(": ")[2] for line in copied(reader))
    assert page == reader.page.url
    assert said == long_language
    assert re.match(r"\d+\.\d+", version)
    assert re.fullmatch(r"F\d\.\d+", rule)
    assert record == reader.record()


def test_a_report_names_the_rule_that_refused_and_is_shown_where_nothing_may_be_copied(reader: Reader) -> None:
    def refused() -> Locator:
        reader.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
        reader.page.locator("[data-tool=report]").click()
        return reader.page.locator(".shared pre")

    shown = refused()
    expect(shown).to_contain_text(reader.record())
    expect(shown).to_contain_text("Rule: –")
    reader.lay(LAST_TURN)
    expect(reader.page.locator(".seed")).to_contain_text("k3")
    reader.page.locator("[data-action=knock]").click(force=True)
    expect(reader.page.locator(".refusal .problem")).to_be_visible()
    expect(refused()).to_contain_text(re.compile(r"Rule: W\d\.\d"))
