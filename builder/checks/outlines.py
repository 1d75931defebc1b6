"""How a translation differs from the English page: in come their outlines, out go the differences, each with its place.

A translation may say everything in its own way, but it has the same headings, rules, examples, links and questions.
"""

from collections import Counter
from collections.abc import Mapping

from builder.errors import located
from builder.pages.notes import Item, Outline

# In these the order matters; links and cards in running text may change places with the sentence.
ORDERED = {
    "headings": "heading",
    "rules": "rule",
    "agreements": "agreement",
    "insertions": "example, diagram or widget",
}
COUNTED = {"links": "link", "cards": "card in the text", "numbers": "number from the engine", "details": "question"}


def differences(source: Outline, translation: Outline, source_path: str) -> list[tuple[int, str]]:
    """What a translated page lacks, has too much of, or has in another order, each with its line.

    What it lacks has no line of its own, so that of the source is told.

    >>> english = {"headings": [Item("h2 #aim", 9), Item("h2 #deal", 20)]}
    >>> differences(english, {"headings": [Item("h2 #aim", 9), Item("h2 #ziel", 21)]}, "docs/en/foster.md")
    [(0, 'heading h2 #deal is missing (docs/en/foster.md:20)'), (21, 'heading h2 #ziel is not in the source')]
    """
    found = []
    for kind, word in {**ORDERED, **COUNTED}.items():
        theirs, ours = source.get(kind, []), translation.get(kind, [])
        expected, actual = Counter(item.what for item in theirs), Counter(item.what for item in ours)
        for what, count in (expected - actual).items():
            there = located(source_path, _line(theirs, what), "").removesuffix(": ")
            found.append((0, f"{word} {what} is missing{_times(count)} ({there})"))
        for what, count in (actual - expected).items():
            found.append((_line(ours, what), f"{word} {what} is not in the source{_times(count)}"))
        if kind in ORDERED and expected == actual:
            moved = [pair for pair in zip(ours, theirs, strict=True) if pair[0].what != pair[1].what]
            for here, original in moved[:1]:
                found.append((here.line, f"{word} {here.what} stands where the source has {original.what}"))
    return found


def _line(items: list[Item], what: str) -> int:
    """The line of the last thing of this kind: one too many is most often the later one."""
    return [item.line for item in items if item.what == what][-1]


def _times(count: int) -> str:
    return "" if count == 1 else f" ({count} times)"


def compare_languages(outlines: Mapping[str, Mapping[str, Outline]], source: str) -> list[str]:
    """All differences between each language's pages and those of the source language."""
    problems = []
    for language, pages in outlines.items():
        if language == source:
            continue
        folder = f"docs/{language}"
        problems += [f"{folder}/{page}.md: the page is missing" for page in outlines[source] if page not in pages]
        problems += [
            f"{folder}/{page}.md: no such page in the source" for page in pages if page not in outlines[source]
        ]
        for page, theirs in outlines[source].items():
            if page in pages:
                found = differences(theirs, pages[page], f"docs/{source}/{page}.md")
                problems += [located(f"{folder}/{page}.md", line, message) for line, message in found]
    return problems
