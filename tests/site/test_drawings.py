"""The drawings: drawn from what the engine says, with the same in words."""

from pathlib import Path

import pytest

from builder.diagrams import diagrams
from builder.diagrams.widow.chips import PLAYERS, SEED, sample_match
from builder.diagrams.widow.values import ranks_by_value
from builder.pages.cards import RANKS
from builder.sources.catalogue import game, game_ids
from builder.sources.engine import ask
from builder.sources.languages import languages
from builder.sources.strings import read_strings
from tests.site.html import Element, read

TAGS = [language.tag for language in languages()]
EVERY_DRAWING = [(tag, of, name) for tag in TAGS for of in game_ids() for name in diagrams(of)]


def drawing(site: Path, tag: str, of: str, name: str) -> Element:
    return read(site / tag / of / "index.html").one("figure", data_diagram=name)


def faces(element: Element) -> list[str]:
    return [use.attributes["href"].split("#")[1] for use in element.all("use")]


@pytest.mark.parametrize(("tag", "of", "name"), EVERY_DRAWING)
def test_every_drawing_stands_on_its_page_with_a_title_and_words(site: Path, tag: str, of: str, name: str) -> None:
    figure = drawing(site, tag, of, name)
    title = figure.one("figcaption").text
    assert figure.with_class("frame-scroll")[0].attributes["aria-label"] == title
    assert figure.one("svg").attributes["aria-hidden"] == "true"
    assert figure.with_class("in-words")[0].all("li")


@pytest.mark.parametrize(("of", "name"), [(of, name) for of in game_ids() for name in diagrams(of)])
def test_places_to_stop_stand_beside_what_is_laid_out_late(site: Path, of: str, name: str) -> None:
    """WebKit follows a stop that moves: a drawing would open at its end."""
    figure = drawing(site, "en", of, name)
    (scroll,), (late,) = figure.with_class("frame-scroll"), figure.with_class("drawing")
    assert late.with_class("stop") == []
    if name in ("turn", "ladder", "strip"):
        assert len(scroll.with_class("stop")) > 2


def test_values_and_order_hold_every_rank(site: Path) -> None:
    assert ranks_by_value("widow") == {11: "A", 10: "KQJT", **{value: str(value) for value in range(9, 1, -1)}}
    for name in ("values", "order"):
        assert [face[0] for face in faces(drawing(site, "en", "widow", name))] == [*RANKS]


def test_ladder_counts_are_the_engines(site: Path) -> None:
    words = drawing(site, "en", "widow", "ladder").with_class("in-words")[0].text
    data = game("widow")
    assert [words.index(f"{place}. {category}") for place, category in enumerate(data["categories"], start=1)]
    for count in data["counts"].values():
        assert f"{count:,} of 22,100 hands" in words
    assert "If A-2-3 is a sequence: 48" in words
    assert "If A-2-3 is a sequence: 1,096" in words


def test_strip_shows_the_worked_example(site: Path) -> None:
    example = ask("example", game="widow", changes={})
    shown = faces(drawing(site, "en", "widow", "strip"))
    expected = [card for step in example["steps"] for cards in (*step["hands"], step["widow"]) for card in cards]
    assert shown == expected
    figure = drawing(site, "en", "widow", "strip")
    lost = [chip for chip in figure.with_class("d-chip") if "is-lost" in chip.attributes["class"]]
    assert len(lost) == len(example["showdown"]["loses"])
    assert len(figure.with_class("d-loses")) == len(example["showdown"]["loses"])


def test_chips_are_those_of_a_match_that_the_engine_played(site: Path) -> None:
    deals = sample_match("widow")
    assert deals == sample_match("widow"), "the same seed plays the same match"
    chips = 3
    lost = sum(len(deal["loses"]) for deal in deals)
    assert chips * (PLAYERS - 1) <= lost <= chips * PLAYERS - 1
    assert sum(1 for count in deals[-1]["chips"] if count) == 1
    figure = drawing(site, "en", "widow", "chips")
    rings = [chip for chip in figure.with_class("d-chip") if "is-lost" in chip.attributes["class"]]
    assert len(rings) == lost
    assert len(figure.with_class("d-life")) == chips * PLAYERS
    assert figure.with_class("in-words")[0].text.count("loses a chip") == lost
    assert str(len(deals)) in figure.one("figcaption").text
    assert SEED


def test_table_shows_widow_and_chips(site: Path) -> None:
    figure = drawing(site, "ru", "widow", "table")
    assert len([face for face in faces(figure) if face != "back"]) == 3
    assert len(figure.with_class("d-chip")) == 5 * 3
    assert read_strings("ru")("widow") in figure.one("svg").text
