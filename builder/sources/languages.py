"""The languages of the site: one folder in `docs/` each."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import yaml

from builder.errors import BuildError
from builder.paths import DOCS

SOURCE = "en"


@dataclass(frozen=True, slots=True)
class Language:
    """One language: its tag (the folder's name and the prefix of its pages), its names and its own settings."""

    tag: str
    name: str
    short_name: str
    locale: str
    settings: Mapping[str, Any]

    @property
    def formats(self) -> str:
        """The tag by which numbers are written: that of the locale, for the language's own may stand for another.

        >>> read_language("pt").formats
        'pt-PT'
        """
        return self.locale.replace("_", "-")

    @property
    def least_grouped(self) -> int:
        """The smallest number whose thousands are set apart.

        >>> read_language("en").least_grouped, read_language("pt").least_grouped
        (1000, 10000)
        """
        return int(self.settings["extra"].get("least_grouped_number", 1000))

    @property
    def thousands_separator(self) -> str:
        """What sets thousands apart where the language does not write them as its locale does; else nothing.

        >>> read_language("es").thousands_separator, read_language("pt").thousands_separator
        ('\u202f', '')
        """
        return str(self.settings["extra"].get("thousands_separator", ""))

    @property
    def folder(self) -> Path:
        """Where its pages and strings lie."""
        return DOCS / self.tag

    @property
    def pages(self) -> list[str]:
        """The paths of its pages below its prefix, home first: `["", "about/", …]`."""
        return sorted("" if page.stem == "index" else f"{page.stem}/" for page in self.folder.glob("*.md"))


def read_language(tag: str) -> Language:
    """Read `docs/<tag>/mkdocs.yml`. Raises BuildError when it lacks the language's names, locale or theme strings."""
    path = DOCS / tag / "mkdocs.yml"
    settings = cast(dict[str, Any], yaml.safe_load(path.read_text(encoding="utf-8")))
    extra = settings.get("extra", {})
    missing = [f"extra.{key}" for key in ("language_name", "short_name", "locale") if key not in extra]
    # Without it Material's own words would be English.
    if "language" not in settings.get("theme", {}):
        missing.append("theme.language")
    if missing:
        raise BuildError([f"{path}: {key} is missing." for key in missing])
    return Language(tag, extra["language_name"], extra["short_name"], extra["locale"], settings)


def languages(only: Collection[str] = ()) -> list[Language]:
    """All languages that have pages, or some of them; English first, the others by their own name.

    Raises BuildError when a language asked for has no folder.
    """
    tags = {path.parent.name for path in DOCS.glob("*/mkdocs.yml")}
    if unknown := set(only) - tags:
        raise BuildError([f"docs/{tag}/mkdocs.yml is missing." for tag in sorted(unknown)])
    found = [read_language(tag) for tag in (only or tags)]
    written = [language for language in found if language.pages]
    return sorted(written, key=lambda language: (language.tag != SOURCE, language.name.casefold()))
