"""The widgets without a pointer, for screen readers, in forced colours, and with calm motion."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reader import CHIPS_HASH, CLAIM, COLOUR_RULES, EXAMPLE_HASH, LAST_TURN, OUT, VOID, Reader

ELDEST = "#g=foster&n=4&seat=1&s=abc&d=4"


def check_states(reader: Reader) -> None:
    """Leads the checker through its states."""
    look = watch(reader)
    reader.open("check/")
    reader.wait_for_engine("check")
    look("empty")
    reader.put_card("6S")
    reader.page.locator(".key[data-rank='6']").click()
    reader.page.locator(".key[data-suit=S]").click()
    look("refused")
    reader.page.locator("[data-tool=check-type]").click()
    reader.page.locator("#check-typed").fill("7x")
    reader.page.locator("#check-typed").press("Enter")
    expect(reader.page.locator("#check-typed-problems .problem")).to_have_count(1)
    look("typing")
    reader.lay(EXAMPLE_HASH)
    reader.wait_for_result("answered")
    look("answered")
    reader.lay("#g=foster&d=9&h=6S7S8S.6S10H4X5D.3C4C5C")
    reader.wait_for_result("invalid")
    look("invalid")
    reader.lay(CHIPS_HASH)
    reader.wait_for_result("answered")
    reader.page.locator(".options summary").click()
    look("chips and options")
    reader.lay("#g=widow&c=9&h=AS2S3S.4H5H6H")
    reader.wait_for_result("invalid")
    look("impossible chips")


def example_states(reader: Reader) -> None:
    """Leads the example through its states."""
    look = watch(reader)
    reader.open("foster/#example")
    reader.wait_for_engine("example", "idle")
    look("first step")
    reader.page.locator("[data-go=last]").click()
    reader.wait_for_step(6)
    reader.page.locator("input[value='9H']").check()
    expect(reader.page.locator(".change .result")).to_have_attribute("data-balances", "2 -1 -1", timeout=60_000)
    look("changed")


def play_states(reader: Reader) -> None:
    """Leads the practice deal through its states."""
    look = watch(reader)
    reader.open("play/")
    reader.wait_for_engine("play")
    look("setup")
    reader.page.locator("select[name=game]").select_option("widow")
    reader.page.locator(".options summary").click()
    look("setup with options")
    reader.lay(ELDEST)
    reader.wait_for_phase("your-turn")
    reader.page.locator(".own-card").first.click()
    reader.page.locator("[data-tool=hint]").click()
    reader.page.locator("[data-tool=tell]").click()
    expect(reader.page.locator(".told p").first).to_be_visible()
    look("your turn")
    reader.page.locator("[data-action=knock]").click()
    reader.wait_for_phase("showdown")
    reader.page.locator(".log summary").click()
    look("showdown")
    reader.lay("#g=foster&n=8&seat=1&s=abc&d=8")
    reader.page.wait_for_function("() => document.querySelectorAll('.other').length === 7")
    look("strip")
    reader.lay("#g=foster&n=4&seat=1&s=hello&d=3")
    reader.wait_for_phase("answer-offer")
    look("offer")
    for record, phase in ((LAST_TURN, "your-turn"), (CLAIM, "claim"), (OUT, "out"), (VOID, "showdown")):
        reader.lay(record)
        reader.page.locator(f".table[data-phase='{phase}'] :is(.middle.is-open, .settlement)").wait_for()
        look(f"{record}, {phase}")
    reader.lay("#r=nonsense")
    expect(reader.page.locator(".play .problem")).to_be_visible()
    look("damaged")


def watch(reader: Reader) -> Callable[[str], None]:
    """Looks for faults in each state, in light and in dark; dark mode changes colours and nothing else."""

    def look(state: str) -> None:
        faults = reader.faults_of_access(".widget")
        assert not faults, f"{state}: " + "\n".join(faults)
        reader.page.emulate_media(color_scheme="dark")
        faults = reader.faults_of_access(".widget", COLOUR_RULES)
        assert not faults, f"{state}, dark: " + "\n".join(faults)
        reader.page.emulate_media(color_scheme="light")
        assert reader.sideways_scroll() <= 0, state
        small = reader.page.locator(".widget :is(button, select, input, summary):visible").evaluate_all(
            "all => all.filter(each => { const box = each.getBoundingClientRect();"
            " const target = (each.closest('label') ?? each).getBoundingClientRect();"
            " return box.width > 2 && (target.width < 43.5 || target.height < 43.5); })"
            ".map(each => each.outerHTML.slice(0, 120))"
        )
        assert not small, f"{state}: {small}"

    return look


@pytest.mark.parametrize("states", [check_states, example_states, play_states])
def test_axe_finds_nothing_in_any_state(visit: Visit, states: Callable[[Reader], None]) -> None:
    states(visit(None, reduced_motion="reduce"))


def test_a_failed_engine_has_no_fault_either(visit: Visit) -> None:
    reader = visit(None)
    reader.expect_trouble("net::ERR", "Failed to load", "dynamically imported")
    reader.page.route("**/pyodide.mjs", lambda route: route.abort())
    reader.open("check/")
    reader.wait_for_engine("check", "failed")
    assert reader.faults_of_access(".widget") == []


def press_until(reader: Reader, key: str, wanted: Callable[[dict[str, Any]], bool], at_most: int = 60) -> None:
    """Press a key until the focus is on what is wanted; the focus never falls to the body inside the widget."""
    for _ in range(at_most):
        if wanted(reader.focused()):
            return
        reader.page.keyboard.press(key)
    raise AssertionError(f"not reached by {key}: {reader.focused()}")


def test_a_whole_deal_by_keyboard_alone(visit: Visit) -> None:
    reader = visit("play/#g=foster&n=4&seat=1&s=abc&d=4&b=easy", reduced_motion="reduce", phone=False)
    reader.wait_for_phase("your-turn")
    reader.page.keyboard.press("Tab")
    press_until(reader, "Tab", lambda at: "own-card" in at["class"])
    bought = False
    for _ in range(40):
        phase = reader.wait_for_decision_at_leisure()
        assert reader.focused()["inWidget"], reader.focused()
        if phase in ("showdown", "match-over"):
            break
        press_until(reader, "Shift+Tab", lambda at: at["data"].get("card") == reader.own_cards()[0])
        if phase == "answer-offer":
            reader.page.keyboard.press("Space")
            press_until(reader, "Tab", lambda at: at["data"].get("action") == "give")
        elif not bought:
            bought = True
            reader.page.keyboard.press("Space")
            press_until(reader, "Tab", lambda at: at["data"].get("action") == "buy")
        else:
            press_until(reader, "Tab", lambda at: at["data"].get("action") == "knock")
        before = reader.record()
        reader.page.keyboard.press("Enter")
        reader.wait_for_another_record(before)
    assert reader.phase() == "showdown"
    # The focus went to the result; the next deal is a few keys away.
    assert "result" in reader.focused()["class"]
    press_until(reader, "Tab", lambda at: at["data"].get("action") == "next")
    reader.page.keyboard.press("Enter")
    reader.wait_for_decision_at_leisure()
    assert reader.focused()["inWidget"]


def test_the_checker_by_keyboard_alone(visit: Visit) -> None:
    reader = visit("check/", phone=False)
    reader.wait_for_engine("check")
    reader.page.keyboard.press("Tab")
    press_until(reader, "Tab", lambda at: at["data"].get("tool") == "check-type")
    reader.page.keyboard.press("Enter")
    for hand in ("6s 7s 8s", "ah kh 4d", "3c 4c 5c"):
        expect(reader.page.locator("#check-typed")).to_be_focused()
        reader.page.keyboard.type(hand)
        reader.page.keyboard.press("Enter")
        reader.page.wait_for_function("() => (document.querySelector('#check-typed')?.value ?? '') === ''")
    reader.wait_for_result("answered")
    assert "result" in reader.focused()["class"]


def test_cards_are_named_whole_and_never_by_their_signs(visit: Visit) -> None:
    reader = visit(f"play/{ELDEST}", reduced_motion="reduce")
    reader.wait_for_phase("your-turn")
    names = [card.get_attribute("aria-label") for card in reader.page.locator(".own-card").all()]
    assert names == ["2 of hearts", "jack of hearts", "6 of diamonds"]
    tree = reader.page.locator(".own, .others").first.aria_snapshot() + reader.page.locator(".own").aria_snapshot()
    assert not set("♠♥♦♣") & set(tree)


def test_one_message_a_turn_tells_everything_that_happened(visit: Visit) -> None:
    reader = visit(f"play/{ELDEST}", reduced_motion="reduce")
    reader.wait_for_phase("your-turn")
    # What is said of the deal belongs to the turn before.
    expect(reader.announced()).not_to_be_empty()
    reader.page.evaluate(
        "() => { window.said = []; new MutationObserver(() => { const text ="
        " document.querySelector('.widget [role=status]').textContent; if (text) window.said.push(text); })"
        ".observe(document.querySelector('.widget [role=status]'), {childList: true, characterData: true,"
        " subtree: true}); }"
    )
    reader.act("buy", card=2)
    reader.wait_for_decision()
    reader.page.wait_for_function("() => window.said.length > 0")
    said = reader.page.evaluate("() => window.said")
    assert len(said) == 1
    log = reader.page.locator(".log li").all_text_contents()
    for sentence in log[2:]:
        assert sentence in said[0]


def test_one_live_region_in_each_widget(visit: Visit) -> None:
    for path in ("check/", "foster/", "play/"):
        reader = visit(path, java_script_enabled=False)
        region = reader.page.locator(".widget [role=status]")
        assert region.count() == 1
        assert region.inner_text() == ""


def test_nothing_is_fetched_early_for_whom_no_script_runs(visit: Visit) -> None:
    for path in ("check/", "play/"):
        reader = visit(None, java_script_enabled=False)
        asked: list[str] = []
        reader.page.on("request", lambda request, asked=asked: asked.append(request.url))
        reader.open(path)
        assert not [address for address in asked if address.endswith((".ftl", ".js", ".wasm"))]


def test_calm_motion_has_no_transitions(visit: Visit) -> None:
    reader = visit(f"play/{ELDEST}", reduced_motion="reduce")
    reader.wait_for_phase("your-turn")
    moving = reader.page.locator(".widget *").evaluate_all(
        "all => all.filter(each => getComputedStyle(each).transitionDuration.split(',')"
        ".some(time => parseFloat(time) > 0) || getComputedStyle(each).animationName !== 'none').length"
    )
    assert moving == 0


def test_forced_colours_keep_what_is_chosen_visible(visit: Visit) -> None:
    reader = visit(f"play/{ELDEST}", forced_colors="active", reduced_motion="reduce")
    reader.wait_for_phase("your-turn")
    reader.page.locator(".own-card").first.click()
    style = reader.page.locator(".own .card.is-chosen").evaluate(
        "card => { const style = getComputedStyle(card); return [style.outlineStyle, parseFloat(style.outlineWidth)]; }"
    )
    assert style[0] == "solid"
    assert style[1] >= 3
    assert reader.faults_of_access(".widget") == []


def test_the_skip_link_leads_past_the_practice_deal(visit: Visit) -> None:
    reader = visit("play/", phone=False)
    reader.wait_for_engine("play")
    reader.page.locator(".skip-widget").focus()
    expect(reader.page.locator(".skip-widget")).to_be_visible()
    reader.page.keyboard.press("Enter")
    expect(reader.page.locator("#play-end")).to_be_focused()
