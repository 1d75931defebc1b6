"""Numbers in pages: the engine's, found once, written as the language writes them."""

import re
from pathlib import Path
from typing import Any

import pytest

from builder.errors import BuildError
from builder.pages import facts
from builder.sources import cache
from builder.sources.engine import ask
from builder.sources.languages import languages
from builder.sources.strings import read_strings
from tests.site.html import read

TAGS = [language.tag for language in languages()]


@pytest.mark.parametrize(
    ("tag", "hands", "nothings"),
    [
        ("en", "22,100", "8,736"),
        ("es", "22\u202f100", "8736"),
        ("pt", "22\u00a0100", "8736"),
        ("pt-BR", "22.100", "8.736"),
        ("ru", "22\u00a0100", "8\u00a0736"),
    ],
)
def test_thousands_as_the_language_sets_them(tag: str, hands: str, nothings: str) -> None:
    text = read_strings(tag)
    assert (text.number(22_100), text.number(8_736)) == (hands, nothings)


@pytest.mark.parametrize(("tag", "percent"), [("en", "73%"), ("es", "73\u00a0%"), ("pt", "73%"), ("ru", "73\u00a0%")])
def test_percent_as_the_language_sets_them(tag: str, percent: str) -> None:
    text = read_strings(tag)
    assert text.percent(0.7349) == percent
    assert text.percent(0.004) == f"<{percent.replace('73', '1')}"
    assert text.percent(0.997) == f">{percent.replace('73', '99')}"
    assert text.percent(0) == percent.replace("73", "0")
    assert text.percent(1) == percent.replace("73", "100")


def test_a_number_that_there_is_not_stops_the_build() -> None:
    with pytest.raises(BuildError, match="nothing"):
        facts.fact("widow", "nothing")
    with pytest.raises(BuildError, match="unknown-odds"):
        facts.odds("widow", "luck", {})


def test_what_was_found_is_kept_until_the_engine_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "CACHED", tmp_path)
    asked: list[str] = []

    def find() -> Any:
        asked.append("asked")
        return {"value": 1}

    assert [cache.cached("one", find) for _ in range(3)] == [{"value": 1}] * 3
    assert len(asked) == 1
    monkeypatch.setattr(cache, "engine_digest", lambda: "changed")
    cache.cached("one", find)
    assert len(asked) == 2


@pytest.mark.parametrize("tag", TAGS)
def test_percentages_on_the_page_are_the_engines(site: Path, tag: str) -> None:
    page, text = read(site / tag / "widow" / "index.html"), read_strings(tag)
    numbers = [element for element in page.everything() if "data-fact" in element.attributes]
    shares = [element for element in numbers if "%" in element.text]
    assert len(shares) > 20
    for element in shares:
        name, *params = element.attributes["data-fact"].split()
        values = {key: int(value) if value.isdigit() else value for key, value in (each.split("=") for each in params)}
        assert element.text == text.percent(facts.odds("widow", name, values)), element.attributes
    assert not [element for element in numbers if not re.search(r"\d", element.text)]


def test_a_share_by_chance_is_one_of_all_players() -> None:
    assert facts.odds("widow", "lowest-by-chance", {"players": 5}) == pytest.approx(0.2)
    assert ask("odds", game="widow", name="lowest-by-chance", players=5)["value"] == pytest.approx(0.2)
