"""A translation that lost something fails the build, with a list of what it lost."""

from collections.abc import Mapping, Sequence

import pytest

from builder.checks.outlines import COUNTED, ORDERED, compare_languages, differences
from builder.pages.notes import Item, Outline
from builder.pages.rules import rule_problems
from builder.sources.catalogue import game_ids, rule_origins

PAGE = {
    "headings": ["h1 #rules", "h2 #aim"],
    "rules": ["F1.1"],
    "agreements": ["F1.1"],
    "insertions": ["hand AH KH 4D", "widget example", "diagram turn", "hand AS 2S 3S low_ace=1"],
    "links": ["#aim"],
    "cards": ["KD"],
    "numbers": ["hands", "lowest-knocking-tens players=3"],
    "details": ["question", "question"],
}
WORDS = {**ORDERED, **COUNTED}


def page(listed: Mapping[str, Sequence[str]] = PAGE) -> Outline:
    return {kind: [Item(what, line) for line, what in enumerate(items, 7)] for kind, items in listed.items()}


def test_equal_pages_do_not_differ() -> None:
    assert differences(page(), page(), "docs/en/a.md") == []


@pytest.mark.parametrize(
    ("kind", "place"), [(kind, place) for kind, items in PAGE.items() for place in range(len(items))]
)
def test_each_loss_is_reported_with_the_line_of_the_source(kind: str, place: int) -> None:
    lost = PAGE[kind][place]
    damaged = {**PAGE, kind: [*PAGE[kind][:place], *PAGE[kind][place + 1 :]]}
    line = 8 if kind == "details" else 7 + place
    assert differences(page(), page(damaged), "docs/en/a.md") == [
        (0, f"{WORDS[kind]} {lost} is missing (docs/en/a.md:{line})")
    ]


def test_what_is_too_much_and_what_changed_places_is_reported_with_its_line() -> None:
    twice = {**PAGE, "headings": [*PAGE["headings"], "h2 #ziel"]}
    assert differences(page(), page(twice), "docs/en/a.md") == [(9, "heading h2 #ziel is not in the source")]
    first, second, *others = PAGE["insertions"]
    swapped = {**PAGE, "insertions": [second, first, *others]}
    assert differences(page(), page(swapped), "docs/en/a.md") == [
        (7, "example, diagram or widget widget example stands where the source has hand AH KH 4D")
    ]


def test_missing_and_extra_pages_are_reported() -> None:
    one = page()
    problems = compare_languages({"en": {"foster": one, "check": one}, "ru": {"foster": one, "odds": one}}, "en")
    assert problems == ["docs/ru/check.md: the page is missing", "docs/ru/odds.md: no such page in the source"]


@pytest.mark.parametrize("game", game_ids())
def test_a_rules_page_must_match_the_engine(game: str) -> None:
    origins = rule_origins(game)
    rules = list(origins)
    agreements = [rule for rule in rules if origins[rule] == "agreement"]

    def problems(rules: Sequence[str], agreements: Sequence[str]) -> list[str]:
        return [message for _, message in rule_problems(page({"rules": rules, "agreements": agreements}), game)]

    assert problems(rules, agreements) == []
    assert problems(rules[1:], agreements) == [f"rule {rules[0]} is missing"]
    assert problems([rules[0], *rules], agreements) == [f"rule {rules[0]} stands twice"]
    assert problems([rules[1], rules[0], *rules[2:]], agreements) == [f"rule {rules[1]} is out of order"]
    assert problems(rules, agreements[1:]) == [f"agreement {agreements[0]} stands 0 times instead of once"]
    assert problems(rules, [*agreements, rules[0]]) == [
        f"agreement {rules[0]} stands at a rule that is no agreement of ours"
    ]
