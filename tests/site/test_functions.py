"""The functions of pages: what they need, and what they leave for the comparison of languages."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from builder.errors import BuildError
from builder.pages.front_matter import read_front_matter
from builder.pages.functions import page_functions
from builder.pages.notes import PageNotes
from builder.sources.languages import languages
from builder.sources.strings import read_strings
from builder.state import LanguageBuild
from tests.site.html import read


class Views:
    """Stands for the renderer: remembers what it was given."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    def render(self, view: str, **request: Any) -> str:
        self.asked.append({"view": view, **request["data"]})
        return f"<p>{view} {len(self.asked)}</p>"


@pytest.fixture
def build() -> LanguageBuild:
    language = next(language for language in languages() if language.tag == "en")
    files = SimpleNamespace(
        widgets={"worker": "worker.js"}, hands={}, runtime={"base": "pyodide/", "files": []}, offline=True
    )
    own = SimpleNamespace(sprite="cards/en.svg", strings="strings/en.ftl")
    built = SimpleNamespace(
        language=language,
        languages=(language,),
        text=read_strings("en"),
        views=Views(),
        files=files,
        own_files=own,
        version="0",
    )
    return cast(LanguageBuild, built)


def test_examples_carry_their_options(build: LanguageBuild) -> None:
    notes = PageNotes("docs/en/widow.md", "", game="widow")
    functions = page_functions(build, "widow", notes)
    functions["hand"]("AS 2S 3S")
    functions["hand"]("AS 2S 3S", low_ace=1)
    functions["showdown"]("KD 8C 3H", "KS 8H 3D", chips="1.1")
    functions["showdown"]("9S 9H 9D 9C", "AS AH AD", pounce=1)
    assert [insertion.what for insertion in notes.outline["insertions"]] == [
        "hand AS 2S 3S",
        "hand AS 2S 3S low_ace=1",
        "showdown KD 8C 3H, KS 8H 3D; chips=1.1",
        "showdown 9S 9H 9D 9C, AS AH AD; pounce=1",
    ]
    plain, low, void, four = cast(Views, build.views).asked
    assert (plain["rank"]["category"], low["rank"]["category"]) == ("flush", "sequence")
    assert (plain["options"], low["options"]) == ({}, {"low_ace": 1})
    assert void["showdown"]["void"]
    assert void["chips"] == [1, 1]
    assert four["showdown"]["hands"][0]["category"] == "four"


def test_a_page_of_no_game_says_which_one(build: LanguageBuild) -> None:
    functions = page_functions(build, "check", PageNotes("docs/en/check.md", ""))
    functions["showdown"]("6S 7S 8S", "AH KH 4D", "3C 4C 5C", dealer=3, game="foster")
    functions["showdown"]("TS 8S 3S", "JC 9D 5C", game="widow")
    shown = cast(Views, build.views).asked
    assert [asked["game"] for asked in shown] == ["foster", "widow"]
    for name, asked in (("hand", "6S 7S 8S"), ("diagram", "turn"), ("fact", "tricons"), ("widget", "example")):
        with pytest.raises(BuildError, match="game="):
            functions[name](asked)
    with pytest.raises(BuildError, match="game="):
        functions["hand"]("6S 7S 8S", game="whist")


def test_what_a_game_does_not_have_stops_the_build(build: LanguageBuild) -> None:
    functions = page_functions(build, "foster", PageNotes("docs/en/foster.md", "", game="foster"))
    with pytest.raises(BuildError, match="there is no diagram “chips”"):
        functions["diagram"]("chips")
    with pytest.raises(BuildError, match="unknown-option"):
        functions["hand"]("AS 2S 3S", low_ace=1)


@pytest.mark.parametrize(
    ("name", "game", "right"),
    [
        ("foster", "foster", True),
        ("widow", "widow", True),
        ("check", None, True),
        ("widow", None, False),
        ("widow", "foster", False),
        ("history", "widow", False),
        ("index", "whist", False),
    ],
)
def test_front_matter_names_the_game_of_the_page(name: str, game: str | None, right: bool) -> None:
    line = f"game: {game}\n" if game else ""
    source = f"---\ntitle: A\ndescription: B\nheadline: C\nlead: D\n{line}---\n"
    _, problems = read_front_matter(source, name, "here")
    assert [problem.split(": ")[0] for problem in problems] == ([] if right else ["here:6" if game else "here:1"])


def test_ranks_joined_by_hyphens_stay_together(site: Path) -> None:
    for language in languages():
        for name in ("foster", "widow", "history"):
            main = read(site / language.tag / name / "index.html").one("main")
            kept = [element.text for element in main.with_class("keep") if re.fullmatch(r"\w+-\w+-\w+", element.text)]
            assert kept, (language.tag, name)


def test_without_offline_use_nothing_is_offered(build: LanguageBuild) -> None:
    shown = {}
    for offered in (True, False):
        build.files.offline = offered  # type: ignore[misc]
        notes = PageNotes("docs/en/about.md", "")
        page_functions(build, "about", notes)["keep_offline"]()
        (shown[offered],) = notes.pieces
    assert shown[True].count("<button") == 3
    assert "<button" not in shown[False]
    assert read_strings("en")("offline-none") in shown[False]
