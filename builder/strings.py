"""The strings of a language, read from its Project Fluent files."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from builder.errors import BuildError
from builder.paths import DOCS

# What the browser gets; the rest serves the builder alone.
BROWSER_FILES = ("cards.ftl", "results.ftl", "widgets.ftl")


@dataclass(frozen=True, slots=True)
class Strings:
    """All messages of one language."""

    tag: str
    bundle: Any

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


def string_files(tag: str) -> list[Path]:
    """The language's Fluent files, in a fixed order."""
    return sorted((DOCS / tag).glob("*.ftl"))


@cache
def read_strings(tag: str) -> Strings:
    """Read all strings of a language. Raises BuildError for a message that is written twice."""
    bundle = FluentBundle([tag], use_isolating=False)
    for path in string_files(tag):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BuildError(f"{path}: cannot be read near “{(entry.content or '').strip().splitlines()[0]}”.")
        bundle.add_resource(resource)
    return Strings(tag, bundle)


def browser_strings(tag: str) -> list[str]:
    """The texts of the Fluent files that the widgets read."""
    return [path.read_text(encoding="utf-8") for path in string_files(tag) if path.name in BROWSER_FILES]


def joined(texts: Iterable[str]) -> str:
    """Several Fluent files as one."""
    return "\n".join(text.strip() + "\n" for text in texts)
