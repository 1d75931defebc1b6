"""A translation that lost something fails the build, with a list of what it lost."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from builder.checks.outlines import compare_languages, differences, outline
from builder.pages.rules import rule_problems
from builder.paths import BUILD, REPOSITORY
from builder.sources.catalogue import game_ids, rule_origins

PAGE = """
<h1 id="rules">Rules</h1><h2 id="aim">Aim</h2>
<p class="rule" id="f1-1">One <button data-report="F1.1"></button></p>
<p class="agreement" data-agreement="F1.1">Why</p>
<div data-insertion="hand AH KH 4D"></div><div data-insertion="widget example"></div>
<div data-insertion="diagram turn"></div><div data-insertion="hand AS 2S 3S low_ace=1"></div>
<p><a href="#aim">aim</a> <span data-card="KD">K</span> <span data-fact="hands">22,100</span>
<span data-fact="lowest-knocking-tens players=3">20%</span></p>
<details class="question"><summary>May I?</summary></details><details class="question"></details>
"""


def test_equal_pages_do_not_differ() -> None:
    assert differences(outline(PAGE), outline(PAGE.replace("Rules", "Правила"))) == []


@pytest.mark.parametrize(
    ("lost", "reported"),
    [
        ('<h2 id="aim">Aim</h2>', "heading h2 #aim is missing"),
        ('<button data-report="F1.1"></button>', "rule F1.1 is missing"),
        ('<p class="agreement" data-agreement="F1.1">Why</p>', "agreement F1.1 is missing"),
        ('<div data-insertion="hand AH KH 4D"></div>', "example, diagram or widget hand AH KH 4D is missing"),
        ('<div data-insertion="widget example"></div>', "example, diagram or widget widget example is missing"),
        ('<div data-insertion="diagram turn"></div>', "example, diagram or widget diagram turn is missing"),
        (
            '<div data-insertion="hand AS 2S 3S low_ace=1"></div>',
            "example, diagram or widget hand AS 2S 3S low_ace=1 is missing",
        ),
        (
            '<span data-fact="lowest-knocking-tens players=3">20%</span>',
            "number from the engine lowest-knocking-tens players=3 is missing",
        ),
        ('<a href="#aim">aim</a>', "link #aim is missing"),
        ('<span data-card="KD">K</span>', "card in the text KD is missing"),
        ('<span data-fact="hands">22,100</span>', "number from the engine hands is missing"),
        ('<details class="question"></details>', "question question is missing"),
    ],
)
def test_each_loss_is_reported(lost: str, reported: str) -> None:
    assert lost in PAGE
    assert differences(outline(PAGE), outline(PAGE.replace(lost, ""))) == [reported]


def test_what_is_too_much_and_what_changed_places_is_reported() -> None:
    twice = PAGE.replace('<h2 id="aim">Aim</h2>', '<h2 id="aim">Aim</h2><h2 id="ziel">Ziel</h2>')
    assert differences(outline(PAGE), outline(twice)) == ["heading h2 #ziel is not in the source"]
    swapped = (
        PAGE.replace("hand AH KH 4D", "x").replace("widget example", "hand AH KH 4D").replace("x", "widget example")
    )
    assert len(differences(outline(PAGE), outline(swapped))) == 1


def test_missing_and_extra_pages_are_reported() -> None:
    one = outline(PAGE)
    problems = compare_languages({"en": {"foster": one, "check": one}, "ru": {"foster": one, "odds": one}}, "en")
    assert problems == ["docs/ru/check.md is missing", "docs/ru/odds.md has no source"]


@pytest.mark.parametrize("game", game_ids())
def test_a_rules_page_must_match_the_engine(game: str) -> None:
    origins = rule_origins(game)
    rules = list(origins)
    agreements = [rule for rule in rules if origins[rule] == "agreement"]
    assert rule_problems(rules, agreements, game) == []
    assert rule_problems(rules[1:], agreements, game) == [f"rule {rules[0]} is missing"]
    assert rule_problems([rules[0], *rules], agreements, game) == [f"rule {rules[0]} stands twice"]
    assert rule_problems([rules[1], rules[0], *rules[2:]], agreements, game) == [f"rule {rules[1]} is out of order"]
    assert rule_problems(rules, agreements[1:], game) == [f"agreement {agreements[0]} stands 0 times instead of once"]
    assert rule_problems(rules, [*agreements, rules[0]], game) == [
        f"agreement {rules[0]} stands at a rule that is no agreement of ours"
    ]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A working copy of what a build reads, which may be damaged."""
    folder = tmp_path_factory.mktemp("copy")
    for name in ("builder", "docs", "engine", "widgets"):
        shutil.copytree(REPOSITORY / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("mkdocs.yml", "package.json", "tsconfig.json"):
        shutil.copy(REPOSITORY / name, folder / name)
    (folder / "node_modules").symlink_to(REPOSITORY / "node_modules")
    # What the engine has found already, and Python for the browser, need not be made again.
    if BUILD.is_dir():
        shutil.copytree(BUILD, folder / "build")
    return folder


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "builder", "build", "--only", "ru"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_damaged_translation_fails_the_build(copy: Path) -> None:
    page = copy / "docs" / "ru" / "foster.md"
    whole = page.read_text(encoding="utf-8")
    damaged = whole.replace("{#settling}", "{#raschet}").replace('{{ hand("AH KH 4D") }}', "")
    damaged = damaged.replace('{{ rule("F3.9") }}', "", 1)
    assert damaged != whole
    widow = copy / "docs" / "ru" / "widow.md"
    whole_widow = widow.read_text(encoding="utf-8")
    page.write_text(damaged, encoding="utf-8")
    widow.write_text(whole_widow.replace('"AS 2S 3S", low_ace=1', '"AS 2S 3S"'), encoding="utf-8")
    failed = build(copy)
    page.write_text(whole, encoding="utf-8")
    widow.write_text(whole_widow, encoding="utf-8")
    assert failed.returncode == 1
    for line in (
        "docs/ru/widow.md: example, diagram or widget hand AS 2S 3S low_ace=1 is missing",
        "docs/ru/foster.md: heading h2 #settling is missing",
        "docs/ru/foster.md: heading h2 #raschet is not in the source",
        "docs/ru/foster.md: rule F3.9 is missing",
        "docs/ru/foster.md: example, diagram or widget hand AH KH 4D is missing",
    ):
        assert line in failed.stderr
    assert not (copy / "site").exists(), "a failed build leaves no half site"


def test_a_missing_string_fails_the_build(copy: Path) -> None:
    strings = copy / "docs" / "ru" / "widgets.ftl"
    whole = strings.read_text(encoding="utf-8")
    name = next(line.split(" =")[0] for line in whole.splitlines() if " = " in line and line[0].isalpha())
    lines = [line for line in whole.splitlines() if not line.startswith(f"{name} =")]
    strings.write_text("\n".join(lines), encoding="utf-8")
    failed = build(copy)
    strings.write_text(whole, encoding="utf-8")
    assert failed.returncode == 1
    assert f"docs/ru/widgets.ftl: the string “{name}” is missing" in failed.stderr


def test_a_copy_that_is_whole_builds(copy: Path) -> None:
    finished = build(copy)
    assert finished.returncode == 0, finished.stderr
    outlines = json.loads((copy / "build" / "outlines.json").read_text(encoding="utf-8"))
    assert set(outlines) == {"en", "ru"}
