"""How pages lie on screens and on paper."""

import re

import pytest
from playwright.sync_api import expect

from builder.diagrams import diagrams
from builder.sources.catalogue import game_ids
from builder.state import page_names
from tests.browser.conftest import Visit
from tests.browser.longest import longest_languages
from tests.browser.reader import ALL_DRAWN, COLOUR_RULES

NAMES = ["", *(f"{name}/" for name in page_names())]
ANY = re.compile(".")
every_rules_page = pytest.mark.parametrize("game", game_ids())
# The drawings that are wider than a phone.
WIDE = {"foster": ["turn", "ladder", "payments", "strip"], "widow": ["turn", "ladder", "chips", "strip"]}


@pytest.mark.parametrize("path", [*NAMES, "nope"])
def test_axe_finds_nothing_and_no_page_scrolls_sideways(visit: Visit, long_language: str, path: str) -> None:
    reader = visit(None, language=long_language, saves_data=True)
    reader.expect_trouble("404")
    reader.open(path)
    assert reader.faults_of_access() == []
    # Dark mode changes colours and nothing else, and colours do not hang on words.
    if long_language == longest_languages()[0]:
        light = reader.ground()
        reader.page.emulate_media(color_scheme="dark")
        assert reader.ground() != light
        assert reader.faults_of_access(rules=COLOUR_RULES) == []
    for openness in ("as it is", "with everything open"):
        for width in (320, 360, 390, 768):
            reader.page.set_viewport_size({"width": width, "height": 740})
            assert reader.sideways_scroll() <= 0, f"{width} pixels, {openness}"
        reader.page.evaluate("() => document.querySelectorAll('details').forEach(details => details.open = true)")


ON_HOME = {
    ".task >> nth=0": "check/",
    ".task >> nth=1": "#games",
    ".task >> nth=2": "play/",
    ".game >> nth=0": "foster/",
    ".game >> nth=1": "widow/",
}


def test_home_fits_one_phone_screen(visit: Visit, language: str) -> None:
    reader = visit("", language=language)
    for part in (".brand", "h1", ".lead", ".task >> nth=2", ".game >> nth=0", ".game >> nth=1", ".language-name"):
        box = reader.page.locator(part).first.bounding_box()
        assert box is not None, part
        assert box["y"] + box["height"] <= 740, part
        assert box["x"] + box["width"] <= 360, part
    # Each task and each game is one tap away.
    for part, path in ON_HOME.items():
        link = reader.page.locator(part)
        assert link.evaluate("link => link.href") == f"{reader.root}{language}/{path}"
        assert link.get_attribute("target") is None


@pytest.mark.parametrize(("tapped", "path"), ON_HOME.items())
def test_each_task_and_each_game_is_one_tap_from_home(visit: Visit, tapped: str, path: str) -> None:
    reader = visit("", saves_data=True)
    reader.page.locator(tapped).tap()
    reader.page.wait_for_url(f"**/en/{path}")


def test_whoever_asks_for_the_rules_is_asked_which_game(visit: Visit) -> None:
    reader = visit("")
    reader.page.locator(".task").nth(1).tap()
    assert reader.focused()["class"] == "games"
    plain, asked = visit("").page.locator(".games-question"), reader.page.locator(".games-question")
    colours = [question.evaluate("question => getComputedStyle(question).color") for question in (plain, asked)]
    assert colours[0] != colours[1]


def test_names_of_pages_have_room_in_the_header(visit: Visit, long_language: str) -> None:
    reader = visit("widow/", language=long_language, phone=False)
    for width in (961, 1100, 1152, 1280):
        reader.page.set_viewport_size({"width": width, "height": 800})
        assert reader.sideways_scroll() <= 0, width
        box = reader.page.locator(".header").bounding_box()
        assert box is not None
        assert box["height"] <= 66, width


@every_rules_page
def test_hint_shows_only_while_there_is_something_to_scroll(visit: Visit, game: str) -> None:
    def hint_height(reader, name: str) -> float:
        return reader.page.locator(f"[data-diagram={name}] .frame-hint").evaluate("hint => hint.offsetHeight")

    phone, desk = visit(f"{game}/"), visit(f"{game}/", viewport={"width": 1440, "height": 900}, has_touch=False)
    for name in WIDE[game]:
        assert hint_height(phone, name) > 15
        assert phone.page.locator(f"[data-diagram={name}] .frame").get_attribute("data-more") == "end"
    narrow = [name for name in diagrams(game) if name not in WIDE[game]]
    for name in narrow:
        assert hint_height(phone, name) == 0
    # The strips, and the ladder of five, are wider than a desk's column too.
    for name in (*narrow, *(name for name in WIDE[game] if name != "strip" and (game, name) != ("widow", "ladder"))):
        assert hint_height(desk, name) == 0
        assert desk.page.locator(f"[data-diagram={name}] .frame").get_attribute("data-more") == ""
    frame = phone.page.locator("[data-diagram=ladder] .frame-scroll")
    frame.evaluate("frame => frame.scrollTo(10000, 0)")
    expect(phone.page.locator("[data-diagram=ladder] .frame")).to_have_attribute("data-more", "start")


@every_rules_page
def test_a_drawing_begins_at_its_start_when_the_reader_comes_to_it(visit: Visit, game: str) -> None:
    reader = visit(f"{game}/", reduced_motion="reduce")
    for name in diagrams(game):
        reader.page.locator(f"[data-diagram={name}]").scroll_into_view_if_needed()
        frame = reader.page.locator(f"[data-diagram={name}] .frame-scroll")
        expect(frame).to_be_in_viewport()
        reader.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert frame.evaluate("frame => frame.scrollLeft") == 0, name


def test_the_two_games_stand_side_by_side_in_a_frame(visit: Visit, long_language: str) -> None:
    reader = visit("history/#compared", language=long_language)
    frame = reader.page.locator(".is-compared .frame-scroll")
    head = reader.page.locator(".compared thead th")
    outer = frame.bounding_box()
    assert outer is not None
    assert reader.page.locator(".is-compared .frame-hint").evaluate("hint => hint.offsetHeight") > 15
    for game in (1, 2):
        box, topic = head.nth(game).bounding_box(), head.first.bounding_box()
        assert box is not None
        assert topic is not None
        assert topic["x"] - outer["x"] < 3, "what is compared stays in sight"
        assert box["x"] >= topic["x"] + topic["width"] - 2
        assert box["x"] + box["width"] <= outer["x"] + outer["width"] + 2, "one game whole"
        frame.evaluate("frame => frame.scrollTo({left: 10000, behavior: 'instant'})")
    clipped = reader.page.evaluate(
        "() => [...document.querySelectorAll('.compared :is(td, th[scope=row])')]"
        ".filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.textContent)"
    )
    assert clipped == []
    desk = visit("history/", language=long_language, viewport={"width": 1280, "height": 900}, has_touch=False)
    assert desk.page.locator(".is-compared .frame-hint").evaluate("hint => hint.offsetHeight") == 0
    assert desk.page.locator(".is-compared").get_attribute("data-more") == ""


@pytest.mark.parametrize("width", [320, 360, 1280])
@every_rules_page
def test_cards_and_drawings_have_their_size_before_they_are_drawn(visit: Visit, game: str, width: int) -> None:
    reader = visit(None, viewport={"width": width, "height": 740})
    reader.open(f"{game}/")
    places = (
        "() => [...document.querySelectorAll(':is(figure, .panel) .card, .drawing, h2')].map(part =>"
        " { const box = part.getBoundingClientRect(); return [box.x, box.y, box.width, box.height].map(Math.round); })"
    )
    far = reader.page.evaluate(places)
    assert len(far) > 30
    reader.page.add_style_tag(content=ALL_DRAWN)
    assert reader.page.evaluate(places) == far


def test_lines_are_60_to_70_characters_long_on_a_desk(visit: Visit) -> None:
    reader = visit("foster/", phone=False)
    lengths = reader.page.evaluate(
        """() => [...document.querySelectorAll('.article > p')].flatMap(paragraph => {
            const range = document.createRange();
            range.selectNodeContents(paragraph);
            const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top / 12))).size;
            return paragraph.textContent.length > 140 ? [paragraph.textContent.length / Math.max(lines, 2)] : [];
        })"""
    )
    assert 50 < sum(lengths) / len(lengths) <= 72


@pytest.mark.needs_chromium
def test_nothing_shifts(visit: Visit, long_language: str) -> None:
    reader = visit(None, language=long_language)
    reader.page.add_init_script(
        "window.shifts = 0; new PerformanceObserver(list => { for (const entry of list.getEntries())"
        " if (!entry.hadRecentInput) window.shifts += entry.value; })"
        ".observe({type: 'layout-shift', buffered: true});"
    )
    for path in NAMES:
        reader.open(path)
        # Whatever comes alive has come: the widget in sight, and two frames after the last change.
        for widget in reader.page.locator("commerce-check, commerce-play").all():
            expect(widget).to_have_attribute("data-engine", ANY)
        reader.page.wait_for_load_state("networkidle")
        reader.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert reader.page.evaluate("() => window.shifts") < 0.02, path
