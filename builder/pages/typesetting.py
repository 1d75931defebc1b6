"""What must stay on one line."""

import re
from functools import cache

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


def unbroken(html: str, text: Strings) -> str:
    """The same with ranks that are joined by hyphens kept together; attributes are left alone.

    >>> unbroken("<p>Is A-2-3 a sequence?</p>", read_strings("en"))
    '<p>Is <span class="keep">A-2-3</span> a sequence?</p>'
    >>> unbroken('<p title="K-A-2">one-and-twenty</p>', read_strings("en"))
    '<p title="K-A-2">one-and-twenty</p>'
    """
    ranks = _joined_ranks(text.tag)
    return _BETWEEN_TAGS.sub(lambda part: ranks.sub(r'<span class="keep">\g<0></span>', part[0]), html)
