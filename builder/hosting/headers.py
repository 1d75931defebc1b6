"""`_headers`: what a host that reads this file sends with the site's files."""

import re
from collections.abc import Mapping
from pathlib import Path

from builder.hosting.policy import inline_scripts, policy

NAME = "_headers"
# The names below these change with the content.
FOREVER = tuple(f"assets/{name}" for name in ("cards/", "hands/", "pyodide-", "root-", "site-", "strings/", "widgets/"))

type Headers = Mapping[str, Mapping[str, str]]
"""Headers by name, by the paths they belong to; a path may end with a star."""


def headers_of(site: Path) -> Headers:
    """The headers of a built site: a policy for every page, and no second request for what never changes.

    The paths begin at the folder in which the file lies, wherever a host puts it.
    """
    pages = [path.read_text(encoding="utf-8") for path in sorted(site.rglob("*.html"))]
    scripts = [script for page in pages for script in inline_scripts(page)]
    everywhere = {
        # A page's own policy is stricter still; that nobody may frame the site can only be said here.
        "Content-Security-Policy": f"{policy(scripts)}; frame-ancestors 'none'",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }
    forever = {"Cache-Control": "public, max-age=31536000, immutable"}
    # Each language has the script of the engine's worker in its own folder.
    workers = {f"{script.parent.name}/worker-" for script in site.glob("*/worker-*.js")}
    return {"/*": everywhere, **{f"/{prefix}*": forever for prefix in (*FOREVER, *sorted(workers))}}


def written(headers: Headers) -> str:
    """The text of the file.

    >>> written({"/*": {"X-One": "1"}})
    '/*\\n  X-One: 1\\n'
    """
    return "".join(
        f"{path}\n" + "".join(f"  {name}: {value}\n" for name, value in named.items())
        for path, named in headers.items()
    )


def read(text: str) -> Headers:
    """What `written` wrote.

    >>> read("/a/*\\n  X-One: 1\\n  X-Two: b: c\\n")
    {'/a/*': {'X-One': '1', 'X-Two': 'b: c'}}
    """
    found: dict[str, dict[str, str]] = {}
    for path, lines in re.findall(r"^(\S+)\n((?:  .+\n?)*)", text, re.MULTILINE):
        pairs = (line.strip().partition(": ") for line in lines.splitlines())
        found[path] = {name: value for name, _, value in pairs}
    return found


def for_path(headers: Headers, path: str) -> dict[str, str]:
    """Everything that belongs to one path.

    >>> for_path({"/*": {"X-One": "1"}, "/a/*": {"X-Two": "2"}}, "/a/b.js")
    {'X-One': '1', 'X-Two': '2'}
    """
    belonging = (named for pattern, named in headers.items() if _matches(pattern, path))
    return {name: value for named in belonging for name, value in named.items()}


def _matches(pattern: str, path: str) -> bool:
    return path.startswith(pattern.removesuffix("*")) if pattern.endswith("*") else path == pattern
