"""The languages whose words are longest: what fits in these fits in the others."""

import re
from functools import cache
from itertools import chain
from statistics import mean

from builder.paths import REPOSITORY
from builder.sources.languages import languages

# What is no word of the language: identifiers and variables of the sentences, addresses, HTML.
NO_WORD = re.compile(r"^[\w-]+ =|\{[^}]*\}|https?:\S+|<[^>]*>", re.MULTILINE)
WORD = re.compile(r"[^\W\d_]{2,}")
# So many words count: single ones are often foreign.
COUNTED = 200


def length(text: str) -> float:
    """How long the longest words of a text are, on average, each counted once.

    >>> length("one two three three")
    3.6666666666666665
    """
    words = {word.casefold() for word in WORD.findall(NO_WORD.sub("", text))}
    return mean(sorted(map(len, words), reverse=True)[:COUNTED])


@cache
def longest_languages(count: int = 2) -> list[str]:
    """The tags of the languages with the longest words, in pages and sentences, the longest first."""
    lengths = {}
    for language in languages():
        folder = REPOSITORY / "docs" / language.tag
        files = chain(folder.glob("*.md"), folder.glob("*.ftl"))
        lengths[language.tag] = length("\n".join(file.read_text(encoding="utf-8") for file in files))
    return sorted(lengths, key=lambda tag: -lengths[tag])[:count]
