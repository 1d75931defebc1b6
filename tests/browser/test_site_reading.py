"""What a reader does with the pages: change language, search, choose colours and letters, report a mistake."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit

# What readers of each language may type: whole words, other forms of them, without accents.
SEARCHES = {
    "en": ["dealer", "dealers", "sequences", "bartering", "knocked", "tricon"],
    "es": ["repartidor", "escaleras", "trio", "trío", "último", "ultimo", "jugador"],
    "pt": ["baralho", "sequencia", "sequências", "jogador", "não", "nao", "trocas"],
    "pt-BR": ["baralho", "sequencia", "sequências", "jogador", "não", "nao", "carteadores"],
    "ru": ["сдающий", "сдающему", "последовательности", "колоды", "ещё", "еще", "счёт", "счет", "тройку"],
}


# Where each switcher leads is read from every built page; here, that the place on the page comes along.
@pytest.mark.parametrize("path", ["", "foster/", "widow/", "check/"])
def test_switcher_keeps_the_page_and_the_place(visit: Visit, path: str) -> None:
    anchor = {"foster/": "#f3-6", "widow/": "#w5-2"}.get(path, "#content")
    reader = visit(f"{path}{anchor}", saves_data=True)
    for language in ("ru", "pt-BR", "es", "pt", "en"):
        reader.page.locator("details.menu > summary").first.click()
        reader.page.locator(f".menu-panel a[data-language='{language}']").click()
        expect(reader.page.locator("html")).to_have_attribute("lang", language)
        assert reader.page.url == f"{reader.root}{language}/{path}{anchor}"


def test_switcher_keeps_a_deal_that_stands_in_the_address(visit: Visit) -> None:
    reader = visit("check/#g=foster&d=3&h=6S7S8S.AHKH4D.3C4C5C")
    reader.wait_for_result("answered")
    reader.page.locator("details.menu > summary").first.click()
    reader.page.locator(".menu-panel a[data-language='ru']").click()
    expect(reader.page.locator("html")).to_have_attribute("lang", "ru")
    assert reader.wait_for_result("answered")["winner"] == "1"


def test_search_finds_other_forms_in_the_own_language_only(visit: Visit, language: str) -> None:
    reader = visit("", language=language)
    page = reader.page
    page.locator("[data-open-search]").click()
    field = page.locator("dialog.search input")
    expect(field).to_be_focused()
    for word in SEARCHES[language]:
        field.fill("")
        expect(page.locator(".search-results li")).to_have_count(0)
        field.fill(word)
        expect(page.locator(".search-results mark").first, word).to_be_visible(timeout=10_000)
        addresses = page.eval_on_selector_all(".search-results a", "links => links.map(link => link.href)")
        assert all(address.startswith(f"{reader.root}{language}/") for address in addresses), word
    field.fill("xyzzyqq")
    expect(page.locator(".search-status")).to_contain_text("xyzzyqq")
    assert page.locator(".search-results li").count() == 0


def test_a_result_leads_to_its_place(visit: Visit) -> None:
    reader = visit("", phone=False)
    reader.page.locator("[data-open-search]").click()
    reader.page.locator("dialog.search input").fill("waste")
    reader.page.locator(".search-results a").first.wait_for()
    reader.page.keyboard.press("Enter")
    reader.page.keyboard.press("Enter")
    reader.page.wait_for_url("**/en/**#*")


def test_colours_are_kept_and_do_not_flash(visit: Visit) -> None:
    reader = visit("foster/", color_scheme="light")
    page, ground = reader.page, reader.ground
    light = ground()
    page.locator("details.menu > summary").nth(1).click()
    page.locator("input[name=scheme][value=dark]").check()
    dark = ground()
    assert dark != light
    page.goto(f"{reader.root}ru/")
    assert ground() == dark
    assert page.evaluate("() => document.documentElement.dataset.scheme") == "dark"
    page.locator("details.menu > summary").nth(1).click()
    page.locator("input[name=scheme][value=auto]").check()
    assert ground() == light


@pytest.mark.parametrize(("tag", "local"), [("ru", "Д"), ("pt", "D")])
def test_letters_of_the_faces_are_the_readers_choice(visit: Visit, tag: str, local: str) -> None:
    reader = visit("foster/", language=tag)
    page = reader.page
    values = (
        "() => { const style = getComputedStyle(document.querySelector('.card svg'));"
        " return [style.getPropertyValue('--letters-local'), style.getPropertyValue('--letters-international')]; }"
    )
    assert page.evaluate(values) == ["inline", "none"]
    named = page.locator("main .named-card[data-card^=K] [aria-hidden] .letter-local").first
    assert named.is_visible()
    page.locator("details.menu > summary").nth(1).click()
    assert local in page.locator("input[name=letters][value=local] + span").inner_text()
    page.locator("input[name=letters][value=international]").check()
    assert page.evaluate(values) == ["none", "inline"]
    assert not named.is_visible()
    page.reload()
    assert page.evaluate(values) == ["none", "inline"]


def test_no_choice_of_letters_where_there_is_nothing_to_choose(visit: Visit) -> None:
    assert visit("").page.locator("input[name=letters]").count() == 0


@pytest.mark.needs_chromium
def test_report_of_a_rule_is_copied(browser: Browser, visit: Visit, language: str) -> None:
    reader = visit("foster/", language=language)
    reader.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader.page.locator("button[data-report='F3.6']").click()
    expect(reader.page.locator(".toast")).to_contain_text("F3.6")
    report = reader.page.evaluate("() => navigator.clipboard.readText()")
    assert "F3.6" in report
    assert f"{reader.root}{language}/foster/#f3-6" in report
    assert f": {language}\n" in report
    assert "0.1.0" in report


def test_report_can_be_copied_by_hand_where_the_browser_refuses(visit: Visit) -> None:
    reader = visit("foster/")
    reader.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    reader.page.locator("button[data-report='F5.4']").click()
    expect(reader.page.locator(".toast")).to_contain_text("F5.4")
    expect(reader.page.locator(".toast")).to_contain_text("/en/foster/#f5-4")


def test_a_link_to_a_rule_shows_it(visit: Visit) -> None:
    reader = visit("foster/#f5-4")
    box = reader.page.locator("#f5-4").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 500


def test_the_comparison_leads_to_rules_of_both_games(visit: Visit) -> None:
    for rule, address in (("F5.4", "foster/#f5-4"), ("W5.4", "widow/#w5-4")):
        reader = visit("history/")
        reader.page.locator(".compared a", has_text=rule).first.click()
        reader.page.wait_for_url(f"**/en/{address}")


@pytest.mark.parametrize(
    ("locale", "first"),
    [("en-US", "en"), ("es-MX", "es"), ("pt-BR", "pt-BR"), ("pt-PT", "pt"), ("ru-RU", "ru"), ("fi-FI", "en")],
)
def test_root_puts_the_browsers_language_first(visit: Visit, root: str, locale: str, first: str) -> None:
    reader = visit(None, locale=locale)
    reader.page.goto(root)
    assert reader.page.url == root, "nobody is led on who has not chosen"
    assert reader.page.locator(".languages a").first.get_attribute("data-language") == first
    assert reader.page.locator(".languages a").count() == 5


def test_root_leads_on_only_a_reader_who_chose_before(visit: Visit, root: str) -> None:
    reader = visit(None, locale="en-US")
    reader.page.goto(root)
    reader.page.locator(".languages a[data-language=ru]").click()
    assert reader.page.url == f"{root}ru/"
    reader.page.goto(root)
    reader.page.wait_for_url(f"{root}ru/")
    reader.page.goto(f"{root}?choose")
    assert reader.page.locator(".languages a").count() == 5


def test_root_works_without_scripts(visit: Visit, root: str) -> None:
    reader = visit(None, java_script_enabled=False)
    reader.page.goto(root)
    reader.page.locator(".languages a[data-language=es]").click()
    assert reader.page.url == f"{root}es/"


def test_policy_blocks_what_is_not_the_sites_own(visit: Visit, site: Path) -> None:
    reader = visit("")
    reader.expect_trouble("Content Security Policy", "left the site")
    blocked = reader.page.evaluate(
        """() => new Promise(done => {
            addEventListener('securitypolicyviolation', event => done(event.effectiveDirective), {once: true});
            const script = document.createElement('script');
            script.textContent = 'window.injected = true';
            document.body.append(script);
        })"""
    )
    assert blocked.startswith("script-src")
    assert reader.page.evaluate("() => window.injected") is None
