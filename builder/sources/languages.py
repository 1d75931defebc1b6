"""Languages: in come the folders in `docs/`, out go their tags, names and settings."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from builder.errors import BuildError, located
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
    """Read `docs/<tag>/mkdocs.yml`. Raises BuildError when it cannot be read, or lacks a name, locale or language."""
    path = DOCS / tag / "mkdocs.yml"
    where = f"docs/{tag}/mkdocs.yml"
    try:
        settings = yaml.safe_load(path.read_text(encoding="utf-8"))
    except yaml.MarkedYAMLError as error:
        place = error.context_mark or error.problem_mark
        line = place.line + 1 if place else 0
        raise BuildError(located(where, line, f"the settings cannot be read: {error.problem}")) from error
    if not isinstance(settings, dict):
        raise BuildError(f"{where}: there are no settings")
    extra = settings.get("extra") or {}
    needed = ("language_name", "short_name", "locale")
    missing = [*(["site_name"] if not settings.get("site_name") else [])]
    missing += [f"extra.{key}" for key in needed if not extra.get(key)]
    # Without it Material's own words would be English.
    missing += [] if "language" in (settings.get("theme") or {}) else ["theme.language"]
    if missing:
        raise BuildError([f"{where}: {key} is missing" for key in missing])
    return Language(tag, extra["language_name"], extra["short_name"], extra["locale"], settings)


def languages(only: Collection[str] = ()) -> list[Language]:
    """All languages that have pages, or some of them; English first, the others by their own name.

    Raises BuildError with everything that is wrong with their settings.
    """
    tags = {path.parent.name for path in DOCS.glob("*/mkdocs.yml")}
    folders = {path.parent.name for path in DOCS.glob("*/*.md")}
    problems = [f"docs/{tag}/mkdocs.yml: the file is missing" for tag in sorted((set(only) or folders) - tags)]
    found = []
    for tag in (set(only) or tags) & tags:
        try:
            found.append(read_language(tag))
        except BuildError as error:
            problems += error.problems
    if problems:
        raise BuildError(problems)
    written = [language for language in found if language.pages]
    return sorted(written, key=lambda language: (language.tag != SOURCE, language.name.casefold()))
