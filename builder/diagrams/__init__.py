"""Diagrams, drawn at build time from the engine's data and the language's strings."""

from collections.abc import Mapping
from typing import Any

from builder.state import LanguageBuild


def draw(build: LanguageBuild, game: str, name: str, settings: Mapping[str, Any]) -> str:
    """The figure for one diagram."""
    return f'<figure class="diagram" data-diagram="{name}">{name}</figure>'
