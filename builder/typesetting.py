"""What must stay on one line."""

import re

# Three or more ranks joined by hyphens, such as A-2-3 or 10-9-8, in the letters of any language.
_RANKS = re.compile(r"(?<![\w-])(?:10|[2-9]|[^\W\d_])(?:-(?:10|[2-9]|[^\W\d_])){2,}(?![\w-])")
_BETWEEN_TAGS = re.compile(r"(?<=>)[^<]+|^[^<]+")


def unbroken(html: str) -> str:
    """The same with ranks that are joined by hyphens kept together; attributes are left alone.

    >>> unbroken("<p>Is A-2-3 a sequence?</p>")
    '<p>Is <span class="keep">A-2-3</span> a sequence?</p>'
    >>> unbroken('<p title="K-A-2">one-and-twenty</p>')
    '<p title="K-A-2">one-and-twenty</p>'
    """
    return _BETWEEN_TAGS.sub(lambda text: _RANKS.sub(r'<span class="keep">\g<0></span>', text[0]), html)
