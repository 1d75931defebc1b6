"""How pages lie on screens and on paper."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from builder.diagrams import diagrams
from builder.sources.catalogue import game_ids
from builder.state import page_names
from tests.browser.conftest import RulesPage, Visit
from tests.browser.reader import ALL_DRAWN, DESKTOP

NAMES = ["", *(f"{name}/" for name in page_names())]
ANY = re.compile(".")
every_rules_page = pytest.mark.parametrize("game", game_ids())
# The drawings that are wider than a phone.
WIDE = {"foster": ["turn", "ladder", "payments", "strip"], "widow": ["turn", "ladder", "chips", "strip"]}


@pytest.mark.parametrize("path", [*NAMES, "nope"])
def test_no_page_scrolls_sideways(visit: Visit, language: str, path: str) -> None:
    reader = visit(None, language=language, saves_data=True)
    reader.expect_trouble("404")
    reader.open(path)
    for openness in ("as it is", "with everything open"):
        for width in (320, 360, 390, 768):
            reader.page.set_viewport_size({"width": width, "height": 740})
            assert reader.sideways_scroll() <= 0, f"{width} pixels, {openness}"
        reader.page.evaluate("() => document.querySelectorAll('details').forEach(details => details.open = true)")


def test_home_fits_one_phone_screen(visit: Visit, language: str) -> None:
    reader = visit("", language=language)
    for part in (".brand", "h1", ".lead", ".task >> nth=2", ".game >> nth=0", ".game >> nth=1", ".language-name"):
        box = reader.page.locator(part).first.bounding_box()
        assert box is not None, part
        assert box["y"] + box["height"] <= 740, part
        assert box["x"] + box["width"] <= 360, part


def test_each_task_and_each_game_is_one_tap_from_home(visit: Visit, language: str) -> None:
    reader = visit(None, language=language, saves_data=True)
    for tapped, path in (
        (".task >> nth=0", "check/"),
        (".task >> nth=1", "#games"),
        (".task >> nth=2", "play/"),
        (".game >> nth=0", "foster/"),
        (".game >> nth=1", "widow/"),
    ):
        reader.open("")
        reader.page.locator(tapped).tap()
        reader.page.wait_for_url(f"**/{language}/{path}")


def test_whoever_asks_for_the_rules_is_asked_which_game(visit: Visit) -> None:
    reader = visit("")
    reader.page.locator(".task").nth(1).tap()
    assert reader.focused()["class"] == "games"
    plain, asked = visit("").page.locator(".games-question"), reader.page.locator(".games-question")
    colours = [question.evaluate("question => getComputedStyle(question).color") for question in (plain, asked)]
    assert colours[0] != colours[1]


def test_names_of_pages_have_room_in_the_header(visit: Visit, language: str) -> None:
    reader = visit("widow/", language=language, phone=False)
    for width in (961, 1100, 1152, 1280):
        reader.page.set_viewport_size({"width": width, "height": 800})
        assert reader.sideways_scroll() <= 0, width
        box = reader.page.locator(".header").bounding_box()
        assert box is not None
        assert box["height"] <= 66, width


@every_rules_page
def test_drawings_keep_a_readable_size(rules_page: RulesPage, language: str, game: str) -> None:
    reader = rules_page(language, game)
    for width in (320, 1280):
        reader.page.set_viewport_size({"width": width, "height": 740})
        sizes = reader.page.evaluate(
            """() => [...document.querySelectorAll('.diagram svg text')].map(text => {
                const svg = text.ownerSVGElement;
                const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
                return scale * parseFloat(getComputedStyle(text).fontSize);
            })"""
        )
        assert len(sizes) > 60
        assert min(sizes) >= 12


@every_rules_page
def test_words_in_drawings_stay_inside_and_apart(rules_page: RulesPage, language: str, game: str) -> None:
    reader = rules_page(language, game)
    reader.page.set_viewport_size(DESKTOP["viewport"])
    faults = reader.page.evaluate(
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


def test_the_two_games_stand_side_by_side_in_a_frame(visit: Visit, language: str) -> None:
    reader = visit("history/#compared", language=language)
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
    desk = visit("history/", language=language, viewport={"width": 1280, "height": 900}, has_touch=False)
    assert desk.page.locator(".is-compared .frame-hint").evaluate("hint => hint.offsetHeight") == 0
    assert desk.page.locator(".is-compared").get_attribute("data-more") == ""


@every_rules_page
def test_steps_of_the_example_are_no_wider_than_the_phone(visit: Visit, language: str, game: str) -> None:
    reader = visit(f"{game}/", language=language)
    for width in (320, 360):
        reader.page.set_viewport_size({"width": width, "height": 740})
        cut_off = reader.page.locator(".panel").evaluate_all(
            "panels => panels.filter(panel => [...panel.querySelectorAll('*')].some(part =>"
            " part.getBoundingClientRect().right > panel.getBoundingClientRect().right + 1))"
            ".map(panel => panel.dataset.step)"
        )
        assert cut_off == [], f"{width} pixels"


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


@every_rules_page
def test_jump_bar_is_under_the_thumb(visit: Visit, language: str, game: str) -> None:
    reader = visit(f"{game}/", language=language, reduced_motion="reduce")
    links = reader.page.locator(".jump a")
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
    expect(reader.page.locator(".jump [aria-current]")).to_have_attribute("href", "#combinations")
    heading = reader.page.locator("#combinations").bounding_box()
    assert heading is not None
    assert 0 <= heading["y"] < 200


def test_lines_are_60_to_70_characters_long_on_a_desk(visit: Visit) -> None:
    reader = visit("foster/", phone=False)
    lengths = reader.page.evaluate(
        """() => [...document.querySelectorAll('main > p')].flatMap(paragraph => {
            const range = document.createRange();
            range.selectNodeContents(paragraph);
            const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top / 12))).size;
            return paragraph.textContent.length > 140 ? [paragraph.textContent.length / Math.max(lines, 2)] : [];
        })"""
    )
    assert 50 < sum(lengths) / len(lengths) <= 72


def test_nothing_shifts(visit: Visit, language: str) -> None:
    reader = visit(None, language=language)
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


@every_rules_page
def test_print_opens_questions_and_leaves_controls_out(visit: Visit, language: str, game: str, tmp_path: Path) -> None:
    reader = visit(f"{game}/", language=language, color_scheme="dark", **DESKTOP, has_touch=False)
    page = reader.page
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    assert page.locator("details.question:not([open])").count() == 0
    for control in (".header", ".footer", ".jump", ".rule-report", ".frame-hint", ".widget button", "dialog"):
        assert page.locator(f"{control}:visible").count() == 0, control
    ink, paper = page.evaluate(
        "() => [getComputedStyle(document.body).color, getComputedStyle(document.documentElement).backgroundColor]"
    )
    assert ink == "rgb(0, 0, 0)"
    assert paper == "rgb(255, 255, 255)"
    printed = tmp_path / "rules.pdf"
    page.pdf(path=printed, format="A4")
    pages = len(re.findall(rb"/Type\s*/Page\b", printed.read_bytes()))
    assert 5 <= pages <= 22
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    assert page.locator("details.question[open]").count() == 0
