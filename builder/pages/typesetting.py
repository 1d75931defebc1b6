"""What must stay on one line, ranks joined by hyphens: in comes text or HTML, out goes the same with them marked."""

import re
from functools import cache
from xml.etree import ElementTree

from markdown import Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.util import AtomicString

from builder.pages.cards import RANKS
from builder.sources.strings import Strings, read_strings

_BETWEEN_TAGS = re.compile(r"(?<=>)[^<]+|^[^<]+")


@cache
def _joined_ranks(tag: str) -> re.Pattern[str]:
    """Three or more ranks joined by hyphens: A-2-3, 10-9-8, or with the names that the language has for them."""
    text = read_strings(tag)
    names = sorted({re.escape(text(f"rank-{rank}")) for rank in RANKS}, key=len, reverse=True)
    rank = f"(?:{'|'.join(names)}|[^\\W\\d_])"
    return re.compile(rf"(?<![\w-]){rank}(?:-{rank}){{2,}}(?![\w-])", re.IGNORECASE)


class JoinedRanks(InlineProcessor):
    """Keeps such ranks together in the text of a page."""

    def __init__(self, md: Markdown, text: Strings) -> None:
        super().__init__("", md)
        self.compiled_re = _joined_ranks(text.tag)

    def handleMatch(  # type: ignore[override]  # noqa: N802 (their name)
        self, m: re.Match[str], data: str
    ) -> tuple[ElementTree.Element, int, int]:
        """One element for one run of ranks."""
        kept = ElementTree.Element("span", {"class": "keep"})
        kept.text = AtomicString(m[0])
        return kept, m.start(), m.end()


def unbroken(html: str, text: Strings) -> str:
    """The same for HTML that does not pass through Markdown; attributes are left alone.

    >>> unbroken("<p>Is A-2-3 a sequence?</p>", read_strings("en"))
    '<p>Is <span class="keep">A-2-3</span> a sequence?</p>'
    >>> unbroken('<p title="K-A-2">one-and-twenty</p>', read_strings("en"))
    '<p title="K-A-2">one-and-twenty</p>'
    """
    ranks = _joined_ranks(text.tag)
    return _BETWEEN_TAGS.sub(lambda part: ranks.sub(r'<span class="keep">\g<0></span>', part[0]), html)
