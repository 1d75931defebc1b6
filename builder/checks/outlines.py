"""A page's outline, and how the outlines of a translation and of the English page differ.

A translation may say everything in its own way, but it has the same headings, rules, examples, links and questions.
"""

from collections import Counter
from collections.abc import Mapping
from html.parser import HTMLParser
from typing import Any

# In these the order matters; links and cards in running text may change places with the sentence.
ORDERED = {
    "headings": "heading",
    "rules": "rule",
    "agreements": "agreement",
    "insertions": "example, diagram or widget",
}
COUNTED = {"links": "link", "cards": "card in the text", "numbers": "number from the engine", "details": "question"}

Outline = Mapping[str, list[str]]


class _OutlineParser(HTMLParser):
    """Collects from a page's HTML what must be the same in every language."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, list[str]] = {kind: [] for kind in (*ORDERED, *COUNTED)}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what one element adds to the outline."""
        values: dict[str, str] = {key: value or "" for key, value in attrs}
        classes = values.get("class", "").split()
        if tag in ("h1", "h2", "h3", "h4", "h5", "h6"):
            self.found["headings"].append(f"{tag} #{values.get('id', '')}")
        if "data-report" in values:
            self.found["rules"].append(values["data-report"])
        if "data-agreement" in values:
            self.found["agreements"].append(values["data-agreement"])
        if "data-insertion" in values:
            self.found["insertions"].append(values["data-insertion"])
        if "data-card" in values:
            self.found["cards"].append(values["data-card"])
        if "data-fact" in values:
            self.found["numbers"].append(values["data-fact"])
        if tag == "a" and not {"rule-number", "dagger"} & set(classes):
            self.found["links"].append(values.get("href", ""))
        if tag == "details":
            self.found["details"].append(" ".join(sorted(classes)) or "details")


def outline(html: str) -> Outline:
    """The outline of an article.

    >>> outline('<h2 id="aim">Aim</h2><a href="#f1-1">1.1</a>')["headings"]
    ['h2 #aim']
    """
    parser = _OutlineParser()
    parser.feed(html)
    parser.close()
    return parser.found


def differences(source: Outline, translation: Outline) -> list[str]:
    """What a translated page lacks, has too much of, or has in another order, one line each.

    >>> differences(outline("<h2 id='aim'>Aim</h2>"), outline("<h2 id='goal'>Ziel</h2>"))
    ['heading h2 #aim is missing', 'heading h2 #goal is not in the source']
    """
    found = []
    for kind, word in {**ORDERED, **COUNTED}.items():
        expected, actual = Counter(source[kind]), Counter(translation[kind])
        found += [f"{word} {item} is missing{_times(count)}" for item, count in (expected - actual).items()]
        found += [f"{word} {item} is not in the source{_times(count)}" for item, count in (actual - expected).items()]
        if kind in ORDERED and expected == actual and source[kind] != translation[kind]:
            pairs = zip(source[kind], translation[kind], strict=True)
            here, there = next((mine, theirs) for theirs, mine in pairs if mine != theirs)
            found.append(f"{word} {here} stands where the source has {there}")
    return found


def _times(count: int) -> str:
    return "" if count == 1 else f" ({count} times)"


def compare_languages(outlines: Mapping[str, Mapping[str, Any]], source: str) -> list[str]:
    """All differences between each language's pages and those of the source language."""
    problems = []
    for language, pages in outlines.items():
        if language == source:
            continue
        problems += [f"docs/{language}/{page}.md is missing" for page in outlines[source] if page not in pages]
        problems += [f"docs/{language}/{page}.md has no source" for page in pages if page not in outlines[source]]
        for page, theirs in outlines[source].items():
            if page in pages:
                problems += [f"docs/{language}/{page}.md: {line}" for line in differences(theirs, pages[page])]
    return problems
