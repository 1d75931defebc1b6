"""What MkDocs warns of, said with file and line: in come its messages, out go problems."""

import re
from collections.abc import Sequence
from pathlib import Path

from builder.errors import located

_LINK = re.compile(
    r"Doc file '(?P<page>[^']+)' contains an?(?: [a-z]+)* link '(?P<link>[^']+)',? ?(?P<rest>.*)", re.DOTALL
)


def with_places(messages: Sequence[str], folder: Path, shown: str) -> list[str]:
    """The warnings about the pages of a folder, which is `shown` so; a link has every line on which it stands."""
    problems = []
    for message in messages:
        match = _LINK.match(message)
        if match is None:
            problems.append(f"{shown}: {message}")
            continue
        lines = (folder / match["page"]).read_text(encoding="utf-8").splitlines()
        places = [number for number, line in enumerate(lines, 1) if f"]({match['link']})" in line] or [0]
        told = f"the link “{match['link']}” leads nowhere: {match['rest']}"
        problems += [located(f"{shown}/{match['page']}", place, told) for place in places]
    return list(dict.fromkeys(problems))
