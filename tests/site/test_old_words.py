"""Words that were mended stay away: in the pages as they are written, in the strings, and in what a reader gets."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from builder.paths import DOCS
from builder.sources.languages import languages
from tests.site.html import Element, read

TAGS = [language.tag for language in languages()]
OLD_WORDS: Mapping[str, Mapping[str, str]] = tomllib.loads(
    (Path(__file__).parent / "old_words.toml").read_text(encoding="utf-8")
)
# What is read aloud or shown by others, besides the text between the tags.
SPOKEN = ("alt", "aria-label", "content", "placeholder", "title")
SILENT = ("script", "style")


def old_words(tag: str, text: str) -> list[str]:
    """What stands in the text and should not, with what to say instead."""
    found = []
    for pattern, better in OLD_WORDS[tag].items():
        for match in re.finditer(pattern.replace(" ", r"\s+"), text, re.IGNORECASE):
            around = " ".join(text[max(0, match.start() - 30) : match.end() + 30].split())
            found.append(f"“{match[0]}” in “{around}”: say “{better}”")
    return found


def said(page: Element) -> Iterable[str]:
    """Every piece of text of a page that somebody reads or hears; words that share a line stay together."""
    blocks: list[str] = [""]

    def walk(element: Element) -> None:
        blocks.extend(element.attributes[name] for name in SPOKEN if name in element.attributes)
        if element.tag in SILENT:
            return
        is_inline = element.tag in ("a", "b", "em", "i", "span", "strong")
        if not is_inline:
            blocks.append("")
        for child in element.children:
            if isinstance(child, str):
                blocks[-1] += child
            else:
                walk(child)
        if not is_inline:
            blocks.append("")

    walk(page)
    return blocks


def written(path: Path) -> Iterable[str]:
    """The lines of a page or of a file of strings, without the comments of the latter."""
    lines = path.read_text(encoding="utf-8").split("\n")
    return lines if path.suffix == ".md" else (line for line in lines if not line.startswith("#"))


def in_files(tag: str, paths: Iterable[Path], pieces: Mapping[Path, Iterable[str]]) -> list[str]:
    return [f"{path.name}: {line}" for path in paths for piece in pieces[path] for line in old_words(tag, piece)]


@pytest.mark.parametrize("tag", TAGS)
def test_no_old_word_in_pages_and_strings(tag: str) -> None:
    paths = sorted([*(DOCS / tag).glob("*.md"), *(DOCS / tag).glob("*.ftl")])
    assert len(paths) > 8
    assert in_files(tag, paths, {path: list(written(path)) for path in paths}) == []


@pytest.mark.parametrize("tag", TAGS)
def test_no_old_word_in_what_a_reader_gets(site: Path, tag: str) -> None:
    paths = sorted((site / tag).rglob("*.html"))
    assert len(paths) > 6
    assert in_files(tag, paths, {path: list(said(read(path))) for path in paths}) == []


@pytest.mark.parametrize("tag", TAGS)
def test_every_language_has_its_old_words(tag: str) -> None:
    assert len(OLD_WORDS[tag]) >= 10
    for pattern in OLD_WORDS[tag]:
        assert not re.search(pattern, ""), f"{pattern} finds nothing at all, and so everything"


def test_an_old_word_is_found_wherever_it_stands() -> None:
    assert old_words("en", "Three open\ncards in the middle") == [
        "“open\ncards” in “Three open cards in the middle”: say “face-up cards”"
    ]
    assert old_words("en", "Three face-up cards. Open the page.") == []
    assert len(old_words("ru", "«Коммерс» с общим рядом")) == 1
    assert old_words("ru", "Сумма (поинт) бьёт пустую руку") == []
    spoken, silent = {"title": "an open card"}, Element("script", {}, ["open card"])
    page = Element("document", {}, [Element("p", spoken, ["Take an ", Element("b", {}, ["open"]), " card."]), silent])
    assert sum(len(old_words("en", piece)) for piece in said(page)) == 2
