"""A page's front matter: in comes the source of a page, out go its values, or what is wrong with them and where."""

import re
from typing import Any

import yaml

from builder.errors import located
from builder.sources.catalogue import game_ids

NEEDED = ("title", "description")
NEEDED_AT_HOME = (*NEEDED, "headline", "lead")
KNOWN = (*NEEDED_AT_HOME, "game")

_BLOCK = re.compile(r"\A---\n(.*?)^---\n", re.DOTALL | re.MULTILINE)


def line_of_key(source: str, key: str) -> int:
    """The line on which a key of the front matter stands, from 1; the first line when it does not.

    >>> line_of_key("---\\ntitle: Rules\\ngame: foster\\n---\\n", "game")
    3
    """
    match = _BLOCK.match(source)
    lines = match[1].splitlines() if match else []
    return next((number for number, line in enumerate(lines, 2) if line.startswith(f"{key}:")), 1)


def read_front_matter(source: str, name: str, path: str) -> tuple[dict[str, Any], list[str]]:
    """The values at the head of the page of this name, and everything that is wrong with them.

    What is lacking is empty, so that a build can go on to the other mistakes. The page of a game names its game, and
    no other page does: rules are linked by the name of their game.

    >>> page = "---\\ntitle: A\\ndescription: B\\ngame: whist\\n---\\n"
    >>> read_front_matter(page, "check", "docs/en/check.md")[1]
    ['docs/en/check.md:4: there is no game “whist”; the games are foster, widow']
    """
    match = _BLOCK.match(source)
    empty = dict.fromkeys(NEEDED_AT_HOME, "")
    if match is None:
        return empty, [located(path, 1, "the page has no front matter between two lines of “---”")]
    try:
        values = yaml.safe_load(match[1]) or {}
    except yaml.MarkedYAMLError as error:
        place = error.context_mark or error.problem_mark
        line = place.line + 2 if place else 1
        return empty, [located(path, line, f"the front matter cannot be read: {error.problem}")]
    if not isinstance(values, dict):
        return empty, [located(path, 2, "the front matter has no “key: value”")]
    needed = NEEDED_AT_HOME if name == "index" else NEEDED
    problems = [(1, f"the front matter lacks “{key}”") for key in needed if not values.get(key)]
    problems += [
        (line_of_key(source, key), f"the front matter has an unknown key “{key}”; known are {', '.join(KNOWN)}")
        for key in values
        if key not in KNOWN
    ]
    game, own = values.get("game"), name if name in game_ids() else None
    if game is not None and game not in game_ids():
        problems.append(
            (line_of_key(source, "game"), f"there is no game “{game}”; the games are {', '.join(game_ids())}")
        )
    elif game != own:
        wanted = f"“game: {own}”" if own else "no game"
        problems.append((line_of_key(source, "game"), f"the front matter of this page must name {wanted}"))
    return {**empty, **values}, [located(path, line, message) for line, message in problems]
