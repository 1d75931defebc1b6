"""What is learnt of one page while it is made: in comes its source, out go its outline and its problems."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from builder.errors import located


class Item(NamedTuple):
    """One thing on a page, described alike in every language, and the line on which it stands (0: not known)."""

    what: str
    line: int = 0


Outline = Mapping[str, list[Item]]
"""What must be the same in every language, by its kind: `headings`, `rules`, `links`, …"""


@dataclass(slots=True)
class PageNotes:
    """One page on its way from Markdown to the article.

    Lines are counted from 1 in the file, its front matter included. `pieces` are the parts in HTML that do not pass
    through Markdown.
    """

    path: str
    source: str
    game: str | None = None
    line: int = 0
    pieces: list[str] = field(default_factory=list)
    outline: dict[str, list[Item]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def note(self, kind: str, what: str, line: int | None = None) -> None:
        """Add something to the outline; it stands on the line of the function that runs, or on another."""
        self.outline.setdefault(kind, []).append(Item(what, self.line if line is None else line))

    def problem(self, message: str, line: int | None = None) -> None:
        """Report something that is wrong on the line of the function that runs, or on another."""
        self.problems.append(located(self.path, self.line if line is None else line, message))

    def line_of(self, words: str) -> int:
        """The first line that has these words; 0 when none has.

        >>> PageNotes("docs/en/a.md", "one\\ntwo words\\n").line_of("words")
        2
        """
        place = self.source.find(words)
        return 0 if place < 0 else self.source.count("\n", 0, place) + 1
