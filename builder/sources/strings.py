"""The strings of a language, read from its Project Fluent files."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import floor
from pathlib import Path
from typing import Any

from babel import Locale
from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import GroupComment, Junk, Message, Resource, Term
from fluent.syntax.serializer import serialize_pattern

from builder.errors import BuildError
from builder.paths import DOCS
from builder.sources.languages import Language, read_language

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
        name, _, attribute = name.partition(".")
        if not self.bundle.has_message(name):
            raise BuildError(f"docs/{self.tag}: the string “{name}” is missing.")
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise BuildError(f"docs/{self.tag}: the string “{name}.{attribute}” is missing.")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise BuildError(f"docs/{self.tag}: the string “{name}” cannot be formed: {errors[0]}.")
        return str(text)

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
    """Read all strings of a language. Raises BuildError for a message that is written twice."""
    language = read_language(tag)
    bundle = FluentBundle([language.formats], use_isolating=False)
    for path in string_files(tag):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BuildError(f"{path}: cannot be read near “{(entry.content or '').strip().splitlines()[0]}”.")
        bundle.add_resource(resource)
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


def messages(text: str) -> dict[str, set[str]]:
    """The messages of a Fluent file, attributes as `name.attribute`, each with the values it may use.

    Those are the values that it does use, and those that its comment or its group's comment names.

    >>> messages("pool = Pool: { $points }")
    {'pool': {'points'}}
    """
    found: dict[str, set[str]] = {}
    group: set[str] = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, GroupComment):
            group = set(_VARIABLE.findall(entry.content or ""))
        if not isinstance(entry, Message):
            continue
        offered = group | set(_VARIABLE.findall(entry.comment.content or "" if entry.comment else ""))
        patterns = {entry.id.name: entry.value}
        patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        for name, pattern in patterns.items():
            if pattern is not None:
                found[name] = offered | set(_VARIABLE.findall(serialize_pattern(pattern)))
    return found


def string_problems(source: str, tag: str) -> list[str]:
    """What a language's strings lack, have too much of, or ask for in vain, one line each."""
    problems = []
    for path in string_files(source):
        theirs = DOCS / tag / path.name
        where = f"docs/{tag}/{path.name}"
        if not theirs.is_file():
            problems.append(f"{where} is missing")
            continue
        expected = messages(path.read_text(encoding="utf-8"))
        actual = messages(theirs.read_text(encoding="utf-8"))
        problems += [f"{where}: the string “{name}” is missing" for name in expected if name not in actual]
        problems += [f"{where}: the string “{name}” is not in the source" for name in actual if name not in expected]
        for name, values in actual.items():
            if unknown := values - expected.get(name, values):
                problems.append(f"{where}: nothing fills {', '.join(sorted(f'${it}' for it in unknown))} in “{name}”")
    return problems
