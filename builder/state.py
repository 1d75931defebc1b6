"""What one language's build knows, handed to every function that makes a piece of a page."""

import subprocess
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from builder.addresses import Address
from builder.assets.widgets import Views
from builder.pages.notes import PageNotes
from builder.paths import ENGINE, REPOSITORY
from builder.sources.catalogue import game_ids
from builder.sources.languages import Language
from builder.sources.strings import Strings


def page_names() -> tuple[str, ...]:
    """The pages that every language has beside home, in the order in which they are named to the reader."""
    return ("check", *game_ids(), "play", "history", "about")


@dataclass(frozen=True, slots=True)
class LanguageFiles:
    """The files that all pages of one language share, by their paths below `assets/`."""

    sprite: str
    strings: str


@dataclass(frozen=True, slots=True)
class SharedFiles:
    """The files that all pages share, by their paths below `assets/`, and the scripts that stand in the pages."""

    style: str
    root_style: str
    script: str
    inline: Mapping[str, str]
    languages: Mapping[str, LanguageFiles]
    hands: Mapping[str, str]
    widgets: Mapping[str, Any]
    runtime: Mapping[str, Any]
    # Whether the site can be used without a connection.
    offline: bool = False


@dataclass(frozen=True, slots=True)
class LanguageBuild:
    """One language, being built."""

    language: Language
    languages: tuple[Language, ...]
    text: Strings
    address: Address
    files: SharedFiles
    views: Views
    version: str
    # What was learnt of each page made so far, by its name; the one being made is the last.
    pages: dict[str, PageNotes] = field(default_factory=dict)

    @property
    def own_files(self) -> LanguageFiles:
        """The files of this language."""
        return self.files.languages[self.language.tag]


@cache
def version() -> str:
    """The version a reader reports: the engine's, and the commit where there is one."""
    project = tomllib.loads((ENGINE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    commit = subprocess.run(
        ["git", "rev-parse", "--short=8", "HEAD"], cwd=REPOSITORY, capture_output=True, text=True, check=False
    ).stdout.strip()
    return f"{project}+{commit}" if commit else str(project)
