"""The rules page of each game in each language, opened once and looked at from every side."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from builder.diagrams import diagrams
from builder.sources.catalogue import game_ids
from builder.sources.languages import languages
from tests.browser.conftest import assert_nothing_went_wrong, opening
from tests.browser.longest import longest_languages
from tests.browser.pages import Pages
from tests.browser.reader import DESKTOP, PHONE, Reader

RULES_PAGES = [(language.tag, game) for language in languages() for game in game_ids()]


@pytest.fixture(scope="module", params=RULES_PAGES, ids="-".join)
def opened(request: pytest.FixtureRequest, pages: Pages, root: str) -> Iterator[Reader]:
    """One page after the other, each open while all tests look at it."""
    language, game = request.param
    with opening(pages, root) as open_page:
        yield open_page(f"{game}/", language=language, reduced_motion="reduce")


@pytest.fixture
def game(opened: Reader) -> str:
    """The game whose rules are open."""
    return opened.page.url.split("/")[-2]


@pytest.fixture
def at_rules(opened: Reader) -> Iterator[Reader]:
    """A reader with a phone at the top of the page."""
    opened.page.set_viewport_size(PHONE["viewport"])
    opened.page.emulate_media(media="null", color_scheme="light")
    opened.page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    yield opened
    assert_nothing_went_wrong([opened])


def test_drawings_keep_a_readable_size(at_rules: Reader) -> None:
    for width in (320, 1280):
        at_rules.page.set_viewport_size({"width": width, "height": 740})
        sizes = at_rules.page.evaluate(
            """() => [...document.querySelectorAll('.diagram svg text')].map(text => {
                const svg = text.ownerSVGElement;
                const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
                return scale * parseFloat(getComputedStyle(text).fontSize);
            })"""
        )
        assert len(sizes) > 60
        assert min(sizes) >= 12


def test_words_in_drawings_stay_inside_and_apart(at_rules: Reader) -> None:
    at_rules.page.set_viewport_size(DESKTOP["viewport"])
    faults = at_rules.page.evaluate(
        """() => [...document.querySelectorAll('.diagram svg')].flatMap(svg => {
            const box = svg.viewBox.baseVal;
            const name = svg.closest('.diagram').dataset.diagram;
            const texts = [...svg.querySelectorAll('text')].map(text => ({text: text.textContent, at: text.getBBox()}));
            const outside = texts.filter(({at}) => at.x < -1 || at.y < -1 || at.x + at.width > box.width + 1
                || at.y + at.height > box.height + 1);
            const crossing = [];
            for (const [index, one] of texts.entries()) for (const other of texts.slice(index + 1)) {
                const across = Math.min(one.at.x + one.at.width, other.at.x + other.at.width)
                    - Math.max(one.at.x, other.at.x);
                const down = Math.min(one.at.y + one.at.height, other.at.y + other.at.height)
                    - Math.max(one.at.y, other.at.y);
                const lower = Math.min(one.at.height, other.at.height);
                if (across > 1 && down > 0.45 * lower) crossing.push(`${one.text} × ${other.text}`);
            }
            // In the tables the words lie on the felt; in the strips they stand free of the cards.
            const cards = name === "strip" ? [...svg.querySelectorAll('use')].map(card => card.getBBox()) : [];
            for (const {text, at} of texts) for (const card of cards) {
                const across = Math.min(at.x + at.width, card.x + card.width) - Math.max(at.x, card.x);
                const down = Math.min(at.y + at.height, card.y + card.height) - Math.max(at.y, card.y);
                if (across > -6 && down > 2) crossing.push(`${text} × card`);
            }
            return [...outside.map(({text}) => text), ...crossing].map(what => `${name}: ${what}`);
        })"""
    )
    assert faults == []


def test_steps_of_the_example_are_no_wider_than_the_phone(at_rules: Reader) -> None:
    for width in (320, 360):
        at_rules.page.set_viewport_size({"width": width, "height": 740})
        cut_off = at_rules.page.locator(".panel").evaluate_all(
            "panels => panels.filter(panel => [...panel.querySelectorAll('*')].some(part =>"
            " part.getBoundingClientRect().right > panel.getBoundingClientRect().right + 1))"
            ".map(panel => panel.dataset.step)"
        )
        assert cut_off == [], f"{width} pixels"


def test_jump_bar_is_under_the_thumb(at_rules: Reader) -> None:
    links = at_rules.page.locator(".jump a")
    boxes = [link.bounding_box() for link in links.all()]
    assert len(boxes) == 8
    for box in boxes:
        assert box is not None
        assert box["y"] > 740 * 0.6
        assert box["width"] >= 40
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    links.nth(3).tap()
    expect(at_rules.page.locator(".jump [aria-current]")).to_have_attribute("href", "#combinations")
    heading = at_rules.page.locator("#combinations").bounding_box()
    assert heading is not None
    assert 0 <= heading["y"] < 200


def test_print_opens_questions_and_leaves_controls_out(at_rules: Reader) -> None:
    page = at_rules.page
    page.set_viewport_size(DESKTOP["viewport"])
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    assert page.locator("details.question:not([open])").count() == 0
    for control in (
        ".header",
        ".md-footer",
        ".md-sidebar",
        ".jump",
        ".rule-report",
        ".frame-hint",
        ".widget button",
        "dialog",
    ):
        assert page.locator(f"{control}:visible").count() == 0, control
    ink, paper = page.evaluate(
        "() => [getComputedStyle(document.body).color, getComputedStyle(document.documentElement).backgroundColor]"
    )
    assert ink == "rgb(0, 0, 0)"
    assert paper == "rgb(255, 255, 255)"
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    assert page.locator("details.question[open]").count() == 0


@pytest.mark.needs_chromium
def test_the_rules_are_printed_on_a_few_sheets(at_rules: Reader, tmp_path: Path) -> None:
    # How long they are on paper hangs on the words alone.
    if at_rules.language in longest_languages():
        printed = tmp_path / "rules.pdf"
        at_rules.page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
        at_rules.page.pdf(path=printed, format="A4")
        at_rules.page.evaluate("() => dispatchEvent(new Event('afterprint'))")
        assert 5 <= len(re.findall(rb"/Type\s*/Page\b", printed.read_bytes())) <= 22


def test_frames_scroll_by_keyboard_and_have_names(at_rules: Reader, game: str) -> None:
    frames = at_rules.page.locator(".diagram .frame-scroll")
    assert frames.count() == len(diagrams(game))
    names = [frame.get_attribute("aria-label") for frame in frames.all()]
    assert len(set(names)) == len(names)
    turn = at_rules.page.locator("[data-diagram=turn] .frame-scroll")
    turn.focus()
    for _ in range(4):
        at_rules.page.keyboard.press("ArrowRight")
    at_rules.page.wait_for_function("() => document.activeElement.scrollLeft > 0")


def test_every_drawing_says_the_same_in_words(at_rules: Reader, game: str) -> None:
    drawings = at_rules.page.evaluate(
        """() => [...document.querySelectorAll('.diagram')].map(diagram => ({
            name: diagram.dataset.diagram,
            words: diagram.querySelector('.in-words').textContent,
            labels: [...diagram.querySelectorAll('svg :is(.d-text, .d-outcome)')].map(label =>
                [...label.querySelectorAll('tspan')].map(part => part.textContent).join(' ') || label.textContent),
        }))"""
    )
    assert [drawing["name"] for drawing in drawings] == [*diagrams(game)]
    for drawing in drawings:
        # In the middle of a sentence a name begins with a small letter.
        words = " ".join(drawing["words"].split()).casefold()
        missing = [label for label in drawing["labels"] if " ".join(label.split()).casefold() not in words]
        assert missing == [], drawing["name"]
