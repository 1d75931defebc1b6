"""What was left in English: in come a language's pages and strings and the English ones, out go sentences alike.

A translation of the right structure may still be the English text, or nothing. What is rightly the same is listed in
`mkdocs.yml`: by a language as `extra.same_as_english`, by English for all as `extra.same_everywhere`.
"""

import re
from collections.abc import Collection
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

from builder.errors import located
from builder.sources.languages import Language

# Shorter lines of a page may be alike by chance: a list of cards, a name.
LEAST_WORDS = 3

_MARKUP = re.compile(
    r"\{\{.*?\}\}|\{[#:].*?\}|\]\([^)]*\)|[*_`\[\]|>#?]|^\s*(?:[-+]|\d+\.)\s|^(?:title|description|headline|lead):"
)
_PLACEABLE = re.compile(r"\{[^{}]*\}")
_WORD = re.compile(r"[^\W\d_]{2,}")


def plain(line: str) -> str:
    """The words of a line of a page, without markup, functions and links.

    >>> plain('{{ rule("F2.1") }} **Choose** the [dealer](#deal). {#id}')
    'Choose the dealer.'
    """
    return " ".join(_MARKUP.sub(" ", line).replace(" .", ".").split()).strip("\"' ")


def page_lines(text: str) -> list[tuple[int, str]]:
    """The lines of a page that say something, with their numbers: sentences, and headings however short."""
    lines = ((number, line, plain(line)) for number, line in enumerate(text.splitlines(), 1))
    return [
        (number, words)
        for number, line, words in lines
        if len(_WORD.findall(words)) >= (1 if line.startswith("#") else LEAST_WORDS)
    ]


def message_texts(text: str) -> list[tuple[int, str, str]]:
    """The messages of a Fluent file that have words of their own: line, name, words without what is filled in.

    >>> message_texts("clear = Clear\\npoints = { $number }")
    [(1, 'clear', 'Clear')]
    """
    found = []
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, Message):
            continue
        patterns = {entry.id.name: entry.value}
        patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        for name, pattern in patterns.items():
            words = "" if pattern is None else serialize_pattern(pattern).strip()
            if _WORD.search(_PLACEABLE.sub(" ", words)):
                span = pattern.span if pattern else None
                found.append((text.count("\n", 0, span.start) + 1 if span else 0, name, words))
    return found


def untranslated_pages(language: Language, source: Language, names: Collection[str] | None = None) -> list[str]:
    """Every sentence of a language's pages, or of some, that is word for word the English one, with file and line."""
    same = _same(language, source)
    problems = []
    for theirs in sorted(source.folder.glob("*.md")):
        if names is not None and theirs.stem not in names:
            continue
        ours = language.folder / theirs.name
        english = {words for _, words in page_lines(_read(theirs))} - same
        for line, words in page_lines(_read(ours)):
            if words in english:
                problems.append(located(_shown(language, ours), line, f"left in English: “{_short(words)}”"))
    return problems


def untranslated_strings(language: Language, source: Language) -> list[str]:
    """Every message of a language that is word for word the English one, with file and line."""
    same = _same(language, source)
    problems = []
    for theirs in sorted(source.folder.glob("*.ftl")):
        ours = language.folder / theirs.name
        messages = {name: words for _, name, words in message_texts(_read(theirs))}
        for line, name, words in message_texts(_read(ours)):
            if messages.get(name) == words and words not in same:
                said = f"the string “{name}” was left in English: “{_short(words)}”"
                problems.append(located(_shown(language, ours), line, said))
    return problems


def _same(language: Language, source: Language) -> set[str]:
    everywhere = source.settings["extra"].get("same_everywhere", ())
    return {*everywhere, *language.settings["extra"].get("same_as_english", ())}


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _shown(language: Language, path: Path) -> str:
    return f"docs/{language.tag}/{path.name}"


def _short(words: str) -> str:
    return words if len(words) <= 60 else f"{words[:59]}…"
