"""A game is its folders in engine, drawings and widgets, and a page in each language: nothing else names it."""

import ast
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from builder.assets import previews
from builder.diagrams import diagrams, of_game
from builder.pages import comparison
from builder.paths import CATALOGUE, DOCS, ENGINE, NODE_MODULES, REPOSITORY, WIDGETS
from builder.sources.catalogue import catalogue, game_ids, write_catalogue
from builder.sources.strings import browser_strings

OURS = (REPOSITORY / "builder", ENGINE / "src", WIDGETS, REPOSITORY / "benchmarks")
# What measures a certain game must name it.
SAMPLES = {REPOSITORY / "benchmarks" / "startup.py", REPOSITORY / "benchmarks" / "workload.py"}
# The name of a game as a text, a name or an address of its own: the word may also be one of card players.
NAMED = re.compile(rf"""["'`/#.]({"|".join(game_ids())})["'`/.]""")
COMMENTS = re.compile(r"/\*.*?\*/|//[^\n]*|\{#.*?#\}|<!--.*?-->", re.DOTALL)


def is_own(path: Path) -> bool:
    return bool({*path.parts} & {*game_ids()}) or path in SAMPLES


def without_docstrings(text: str) -> str:
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            docstring = ast.get_docstring(node, clean=False)
            text = text.replace(docstring, "") if docstring else text
    return "\n".join(line.split("# ")[0] for line in text.splitlines())


SOURCES = [
    path
    for folder in OURS
    for suffix in ("py", "ts", "mjs", "html", "jinja", "css")
    for path in sorted(folder.rglob(f"*.{suffix}"))
    if not is_own(path) and "node_modules" not in path.parts
]


def test_nothing_outside_its_folders_names_a_game() -> None:
    assert len(SOURCES) > 100
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        text = without_docstrings(text) if path.suffix == ".py" else COMMENTS.sub("", text)
        assert not NAMED.search(text), f"{path.relative_to(REPOSITORY)}: {NAMED.findall(text)}"


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_its_folders_and_pages(game: str) -> None:
    assert (ENGINE / "src" / "commerce" / "games" / game).is_dir()
    assert (WIDGETS / "src" / "games" / game / "game.ts").is_file()
    assert diagrams(game)
    assert {path.parent.name for path in DOCS.glob(f"*/{game}.md")} == {
        path.parent.name for path in DOCS.glob("*/*.yml")
    }


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """The widgets with a third game, which has nothing but its entry in the catalogue and its folder."""
    write_catalogue()
    entries: dict[str, Any] = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    third = {**entries["games"][0], "id": "toy", "prefix": "TY", "players": [2, 4], "hands": [2, 4]}
    shutil.copytree(WIDGETS, tmp_path / "widgets")
    shutil.copytree(WIDGETS / "src" / "games" / game_ids()[0], tmp_path / "widgets" / "src" / "games" / "toy")
    (tmp_path / "node_modules").symlink_to(NODE_MODULES)
    (tmp_path / "build").mkdir()
    text = json.dumps({**entries, "games": [*entries["games"], third]})
    (tmp_path / "build" / "catalogue.json").write_text(text, encoding="utf-8")
    return tmp_path


def bundle(folder: Path) -> subprocess.CompletedProcess[str]:
    command = ["node", "widgets/build.mjs"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_new_folder_is_enough_for_the_widgets(toy: Path) -> None:
    made = bundle(toy)
    assert made.returncode == 0, made.stderr
    strings = [*browser_strings("en"), "game-name-toy = A toy\n"]
    site = {"language": "en", "root": "../", "sprite": "cards.svg"}
    hands = [{"cards": [card] * 3, "category": "nothing", "points": None, "counted": [], "rank": None} for card in "ab"]
    shown = {"game": "toy", "dealer": 1, "winner": 1, "order": [1, 2], "hands": hands, "decided_by": "position"}
    shown |= {"complete": True, "decided_rule": "TY4.6", "net": [2, -2], "payments": []}
    requests = [
        {"view": "check", "language": "en", "strings": strings, "site": site, "data": None},
        {
            "view": "showdown",
            "language": "en",
            "strings": strings,
            "site": site,
            "data": {"game": "toy", "showdown": shown},
        },
    ]
    asked = "\n".join(map(json.dumps, requests))
    command = ["node", "build/widgets/render.mjs"]
    done = subprocess.run(command, cwd=toy, input=asked, capture_output=True, text=True, check=True)
    check, showdown = map(json.loads, done.stdout.splitlines())
    assert 'value="toy"' in check["html"]
    assert "Player 1 wins." in showdown["html"]
    assert "../toy/#ty4-6" in showdown["html"]


def test_a_game_without_its_folder_stops_the_widgets(toy: Path) -> None:
    shutil.rmtree(toy / "widgets" / "src" / "games" / "toy")
    made = bundle(toy)
    assert made.returncode != 0
    assert "toy" in made.stderr
    assert "missing" in made.stderr


def test_a_game_without_drawings_has_the_best_hand_as_its_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    third = {**catalogue()["games"][0], "id": "toy"}
    monkeypatch.setattr(previews, "game_ids", lambda: ("toy",))
    monkeypatch.setattr(previews, "game", lambda name: third)
    assert diagrams("toy") == {}
    assert of_game("toy", "COMPARED", {}) == {}
    assert comparison.rules_on("players", "toy") == []
    assert dict(previews.every_preview())["toy"] == tuple(third["ladder"][0]["sample"])
