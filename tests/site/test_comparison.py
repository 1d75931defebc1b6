"""The two games side by side: nothing of either is left out, and the numbers are the engine's."""

from pathlib import Path

import pytest

from builder.diagrams import foster
from builder.pages import comparison
from builder.pages.rules import rule_anchor
from builder.sources.catalogue import game, game_ids, rule_origins
from builder.sources.languages import languages
from builder.sources.strings import read_strings
from tests.site.html import Element, read

TAGS = [language.tag for language in languages()]


@pytest.fixture(params=TAGS)
def table(request: pytest.FixtureRequest, site: Path) -> Element:
    return read(site / request.param / "history" / "index.html").with_class("compared")[0]


def test_every_rule_of_both_games_is_named() -> None:
    assert comparison.problems() == []


def test_a_rule_that_is_not_compared_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    topics = [topic for topic in comparison.SECTIONS["settling"] if topic != "void"]
    monkeypatch.setattr(comparison, "SECTIONS", {**comparison.SECTIONS, "settling": topics})
    assert comparison.problems() == ["The comparison does not name rule W5.4."]
    monkeypatch.undo()
    monkeypatch.setitem(foster.COMPARED, "void", "F9.9")
    assert comparison.problems() == ["The comparison names rule F9.9, which there is not."]


def test_table_links_every_rule_with_the_mark_of_our_agreements(table: Element) -> None:
    links = {link.attributes["href"]: link for link in table.all("a")}
    for of in game_ids():
        for rule, origin in rule_origins(of).items():
            link = links[f"../{of}/#{rule_anchor(rule)}"]
            assert link.text == rule + ("†" if origin == "agreement" else "")
            assert rule in link.attributes["aria-label"]


def test_table_has_a_row_for_each_thing_and_says_something_of_both(table: Element) -> None:
    rows = [row for row in table.all("tr") if row.all("td")]
    assert len(rows) == sum(map(len, comparison.SECTIONS.values()))
    for row in rows:
        assert row.one("th").text
        said = [cell.text.strip() for cell in row.all("td")]
        assert len(said) == len(game_ids())
        assert all(said), row.one("th").text
    topics = [row.one("th").text for row in rows]
    assert len(set(topics)) == len(topics)


def test_table_is_in_a_frame_that_scrolls_by_keyboard(site: Path) -> None:
    for tag in TAGS:
        frame = read(site / tag / "history" / "index.html").with_class("is-compared")[0]
        region = frame.with_class("frame-scroll")[0].attributes
        assert region["tabindex"] == "0"
        assert region["role"] == "region"
        assert region["aria-label"] == frame.one("caption").text


def test_every_category_has_a_row() -> None:
    topics = {*comparison.SECTIONS["combinations"]}
    assert {category for of in game_ids() for category in game(of)["categories"]} <= topics


@pytest.mark.parametrize("of", game_ids())
def test_numbers_are_the_engines(of: str) -> None:
    data, quoted = game(of), comparison.values(read_strings("en"), of)
    assert [quoted["least"], quoted["most"]] == [*map(str, data["players"])]
    assert quoted["hands"] == "22,100"
    assert quoted["categories"].split(", ") == data["categories"]
    for category, count in data["counts"].items():
        assert f"{category} {count:,}" in quoted["counts"]
    assert bool(quoted["options"]) == bool(data["options"])
