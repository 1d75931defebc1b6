"""Strings: in come a language's Project Fluent files, out go its messages, and what is wrong with the files."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import floor
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import GroupComment, Junk, Message, Resource, Term
from fluent.syntax.serializer import serialize_pattern

from builder.errors import BuildError, located
from builder.paths import DOCS
from builder.sources.languages import SOURCE, Language, read_language

# What the browser gets; the rest serves the builder alone.
BROWSER_FILES = ("cards.ftl", "results.ftl", "widgets.ftl")


@dataclass(frozen=True, slots=True)
class Strings:
    """All messages of one language."""

    language: Language
    bundle: Any

    @property
    def tag(self) -> str:
        """The language's tag."""
        return self.language.tag

    def __call__(self, name: str, **values: object) -> str:
        """The text of a message, `attribute` after a dot. Raises BuildError when it is missing or lacks a value."""
        pattern = self._pattern(name)
        # What a language lacks is reported; until then the English text stands in, so that all else is found too.
        if pattern is None and self.tag != SOURCE:
            return read_strings(SOURCE)(name, **values)
        if pattern is None:
            raise BuildError(f"docs/{self.tag}: the string “{name}” is missing")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise BuildError(f"docs/{self.tag}: the string “{name}” cannot be formed: {errors[0]}")
        return str(text)

    def _pattern(self, name: str) -> Any:
        name, _, attribute = name.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def has(self, name: str) -> bool:
        """Whether the language has a message of this name."""
        return bool(self.bundle.has_message(name))

    def number(self, value: int) -> str:
        """A whole number as the language writes it.

        >>> read_strings("en").number(8736), read_strings("pt").number(8736), read_strings("pt").number(22100)
        ('8,736', '8736', '22\xa0100')
        """
        apart = value >= self.language.least_grouped
        if apart and self.language.thousands_separator:
            return f"{value:,}".replace(",", self.language.thousands_separator)
        grouped = fluent_number(value, useGrouping=apart)
        return self("site-number", value=grouped)

    def percent(self, share: float) -> str:
        """A share from 0 to 1 in whole percent; what rounding would make nothing or all is said to be less or more.

        >>> read_strings("en").percent(0.355), read_strings("es").percent(0.355), read_strings("en").percent(0.001)
        ('36%', '36\xa0%', '<1%')
        """
        whole = floor(share * 100 + 0.5)
        sign = ""
        if whole == 0 < share:
            sign, whole = "<", 1
        if whole == 100 and share < 1:
            sign, whole = ">", 99
        return sign + str(format_percent(whole / 100, locale=Locale.parse(self.language.formats, sep="-")))


def string_files(tag: str) -> list[Path]:
    """The language's Fluent files, in a fixed order."""
    return sorted((DOCS / tag).glob("*.ftl"))


@cache
def read_strings(tag: str) -> Strings:
    """Read all strings of a language that can be read; `string_problems` says what cannot."""
    language = read_language(tag)
    bundle = FluentBundle([language.formats], use_isolating=False)
    for path in string_files(tag):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return Strings(language, bundle)


def browser_strings(tag: str) -> list[str]:
    """The texts of the Fluent files that the widgets read."""
    return [path.read_text(encoding="utf-8") for path in string_files(tag) if path.name in BROWSER_FILES]


def shortened(texts: Iterable[str]) -> str:
    """Several Fluent files as one, without the comments, which are for translators.

    >>> shortened(["# A note\\npool = Pool\\n"])
    'pool = Pool\\n'
    """
    resource = Resource()
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message | Term):
                entry.comment = None
                resource.body.append(entry)
    return FluentSerializer().serialize(resource)


_VARIABLE = re.compile(r"\$([a-z][a-z0-9-]*)")


class Entry(NamedTuple):
    """A message of a file: the line on which it begins, and the values that it may use."""

    line: int
    values: set[str]


def messages(text: str) -> tuple[dict[str, Entry], list[tuple[int, str]]]:
    """The messages of a Fluent file, attributes as `name.attribute`, and what is wrong with it, with its lines.

    The values are those that a message does use, and those that its comment or its group's comment names.

    >>> messages("pool = Pool: { $points }\\npool = Kitty")
    ({'pool': Entry(line=1, values={'points'})}, [(2, 'the string “pool” stands twice')])
    """
    found: dict[str, Entry] = {}
    problems = []
    group: set[str] = set()
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
        if isinstance(entry, Junk):
            first, *_ = (entry.content or "").strip().splitlines() or [""]
            problems.append((line, f"“{first}” cannot be read: {entry.annotations[0].message}"))
        if isinstance(entry, GroupComment):
            group = set(_VARIABLE.findall(entry.content or ""))
        if not isinstance(entry, Message):
            continue
        if entry.comment and entry.comment.content:
            line += entry.comment.content.count("\n") + 1
        if entry.id.name in found:
            problems.append((line, f"the string “{entry.id.name}” stands twice"))
            continue
        offered = group | set(_VARIABLE.findall(entry.comment.content or "" if entry.comment else ""))
        patterns = {entry.id.name: entry.value}
        patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        for name, pattern in patterns.items():
            if pattern is not None:
                found[name] = Entry(line, offered | set(_VARIABLE.findall(serialize_pattern(pattern))))
    return found, problems


def string_problems(source: str, tag: str) -> list[str]:
    """What a language's strings lack, have too much of, or ask for in vain, each with file and line."""
    problems = []
    for path in string_files(source):
        theirs = DOCS / tag / path.name
        original, where = f"docs/{source}/{path.name}", f"docs/{tag}/{path.name}"
        if not theirs.is_file():
            problems.append(f"{where}: the file is missing")
            continue
        expected, _ = messages(path.read_text(encoding="utf-8"))
        actual, wrong = messages(theirs.read_text(encoding="utf-8"))
        problems += [located(where, line, message) for line, message in wrong]
        for name, entry in expected.items():
            if name not in actual:
                problems.append(f"{where}: the string “{name}” is missing ({original}:{entry.line})")
        for name, entry in actual.items():
            if name not in expected:
                problems.append(located(where, entry.line, f"the string “{name}” is not in the source"))
            elif unknown := entry.values - expected[name].values:
                listed = ", ".join(sorted(f"${value}" for value in unknown))
                problems.append(located(where, entry.line, f"nothing fills {listed} in “{name}”"))
    extra = {path.name for path in string_files(tag)} - {path.name for path in string_files(source)}
    return problems + [f"docs/{tag}/{name}: the source has no such file" for name in sorted(extra)]
