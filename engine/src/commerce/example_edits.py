"""Reading what a reader changes in a worked example, for any game."""

from collections.abc import Iterable, Iterator, Mapping

from commerce.cards import Card, Cards, read_words
from commerce.problems import Problem


def unknown_edits(edits: Iterable[str], known: Iterable[str]) -> Iterator[Problem]:
    """A problem for each edit that the example does not offer.

    >>> [problem.params for problem in unknown_edits(["draw", "weather"], ["draw"])]
    [{'change': 'weather', 'known': ['draw']}]
    """
    offered = [*known]
    for edit in edits:
        if edit not in offered:
            yield Problem("bad-change", params={"change": str(edit), "known": [*offered]})


def edited_cards(edits: Mapping[str, object], name: str, default: Cards, rule: str) -> tuple[Cards, list[Problem]]:
    """The cards that an edit names (a text or a list), or the default; and what is wrong with them.

    There must be as many as in the default, by that rule.

    >>> from commerce.cards import read_cards
    >>> edited_cards({"draw": "9H"}, "draw", read_cards("5C"), "F1.3")
    ((9H,), [])
    >>> [problem.code for problem in edited_cards({"draw": "9H 2X"}, "draw", read_cards("5C"), "F1.3")[1]]
    ['unknown-card', 'too-many-cards']
    """
    value = edits.get(name)
    if value is None:
        return default, []
    written = " ".join(map(str, value)) if isinstance(value, list) else str(value)
    words = read_words(written)
    problems = [word for word in words if isinstance(word, Problem)]
    if len(words) != len(default):
        code = "too-few-cards" if len(words) < len(default) else "too-many-cards"
        problems.append(Problem(code, rule=rule, params={"count": len(words), "wanted": len(default)}))
    return (default if problems else tuple(word for word in words if isinstance(word, Card))), problems
