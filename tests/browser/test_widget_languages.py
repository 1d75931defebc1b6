"""Each widget once in every language, as a person of that language would use it."""

from urllib.parse import urldefrag

import pytest
from playwright.sync_api import expect

from builder.sources.strings import read_strings
from tests.browser.conftest import Visit
from tests.browser.reader import CHIPS_HASH, CLAIM, EXAMPLE_HASH, LAST_TURN, OUT

# What readers of each language may type for ace and king of hearts and four of diamonds, in their own letters.
TYPED = {"en": "ah kh 4d", "es": "ac kc 4d", "pt": "aco rco 4o", "pt-BR": "ac rc 4o", "ru": "тч кч 4б"}


def test_one_reader_of_each_language_settles_steps_and_plays(visit: Visit, language: str) -> None:
    text = read_strings(language)
    reader = visit("check/", language=language, reduced_motion="reduce")
    for code in ("6S", "7S", "8S"):
        reader.put_card(code)
    reader.page.locator("[data-tool=check-type]").click()
    reader.page.locator("#check-typed").fill("ah kh 4d")
    reader.page.locator("#check-typed").press("Enter")
    expect(reader.page.locator("#check-typed")).to_have_value("", timeout=60_000)
    reader.page.locator("#check-typed").fill("3♣ 4♣ 5♣")
    reader.page.locator("#check-typed").press("Enter")
    assert reader.wait_for_result("answered")["net"] == "4 1 -2"
    expect(reader.page.locator(".result .outcome-winner")).to_have_text(text("winner", seat=1))
    expect(reader.page.locator(".check .place").first).to_have_attribute(
        "aria-label", text("check-place-filled", seat=1, place=1, card=text("card-6S"))
    )
    assert reader.sideways_scroll() <= 0

    reader.lay(CHIPS_HASH)
    expect(reader.result).to_have_attribute("data-loses", "2 3")
    expect(reader.page.locator(".result .outcome-winner")).to_contain_text("2")
    reader.page.locator(".options summary").click()
    assert reader.sideways_scroll() <= 0

    reader.open("foster/#example")
    reader.wait_for_engine("example", "idle")
    reader.page.locator("[data-go=last]").click()
    reader.wait_for_step(6)
    reader.page.locator("input[value='9H']").check()
    expect(reader.page.locator(".change .result")).to_have_attribute("data-balances", "2 -1 -1", timeout=60_000)
    assert reader.sideways_scroll() <= 0

    reader.open("play/#g=foster&n=4&seat=1&s=abc&d=4&b=easy")
    reader.wait_for_phase("your-turn")
    reader.page.locator("[data-tool=hint]").click()
    expect(reader.page.locator(".hint p")).to_have_count(2)
    reader.page.locator("[data-tool=tell]").click()
    expect(reader.page.locator(".told p").first).to_be_visible()
    reader.play_to_the_end()
    reader.wait_for_phase("showdown")
    reader.page.locator(".log summary").click()
    assert reader.sideways_scroll() <= 0
    records = ((LAST_TURN, "your-turn", "pass"), (CLAIM, "claim", "pounce"), (OUT, "out", "to-the-end"))
    for record, phase, action in records:
        reader.lay(record)
        reader.wait_for_phase(phase)
        reader.page.locator("[data-tool=tell]").click()
        if phase != "out":
            reader.page.locator("[data-tool=hint]").click()
            expect(reader.page.locator(".hint p")).to_have_count(2)
        assert reader.sideways_scroll() <= 0
        reader.act(action)
        reader.wait_for_phase("your-turn", "showdown", "match-over")
        assert reader.sideways_scroll() <= 0
    for hash_ in ("#r=nonsense", "#r=9.foster.hse.1.k3.0", "#r=1.foster.hse.1.k3.0bka"):
        reader.lay(hash_)
        expect(reader.page.locator(".play .problem")).to_be_visible()


def test_local_letters_may_be_typed(visit: Visit, language: str) -> None:
    if language not in TYPED:
        pytest.skip("nobody has said what readers of this language type")
    reader = visit("check/", language=language)
    reader.page.locator("[data-tool=check-type]").click()
    reader.page.locator("#check-typed").fill(TYPED[language])
    reader.page.locator("#check-typed").press("Enter")
    cards = reader.page.locator(".check .seat[data-seat='1'] .card")
    mean = reader.page.locator(".did-you-mean button")
    expect(cards.or_(mean).first).to_be_visible(timeout=60_000)
    # A letter with two meanings is asked about, never guessed.
    wanted = {read_strings(language)(f"card-{code}") for code in ("AH", "KH", "4D")}
    while mean.count():
        before = mean.count()
        next(button for button in mean.all() if button.inner_text() in wanted).click()
        expect(mean).not_to_have_count(before)
    expect(cards).to_have_count(3)
    assert reader.cards_of(1) == ["AH", "KH", "4D"]


def test_a_link_made_in_one_language_opens_in_another(visit: Visit, languages_built: list[str]) -> None:
    first, second = languages_built[0], languages_built[-1]
    here = visit("play/#g=foster&n=4&seat=1&s=abc&d=4", language=first, reduced_motion="reduce")
    here.wait_for_phase("your-turn")
    here.act("buy", card=2)
    phase = here.wait_for_decision()
    there = visit(None, language=second, reduced_motion="reduce")
    there.open(f"play/#{urldefrag(here.page.url).fragment}")
    assert there.wait_for_decision() == phase
    assert there.own_cards() == here.own_cards()
    there.open(f"check/{EXAMPLE_HASH}")
    assert there.wait_for_result("answered")["winner"] == "1"
