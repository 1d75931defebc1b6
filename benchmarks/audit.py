"""What Lighthouse says of every kind of page, on a phone that it imitates."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.sizes import PAGES
from builder.hosting.server import serving
from builder.paths import NODE_MODULES, SITE
from builder.runtime.pyodide import run
from tests.browser.chromium import FLAGS, system_chromium

CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


class Audit(NamedTuple):
    """One page: its four scores, up to 100 each, by how much its layout shifts, and how fast the machine is.

    Lighthouse slows every machine down by the same factor: a page scores less on one of a lower index.
    """

    path: str
    scores: dict[str, int]
    shift: float
    machine: float


def audit(path: str, address: str) -> Audit:
    """What Lighthouse says of the page at this address."""
    flags = " ".join(["--headless=new", *FLAGS])
    chromium = system_chromium()
    said = run(
        [
            str(NODE_MODULES / ".bin" / "lighthouse"),
            address,
            *("--output=json", "--output-path=stdout", "--quiet", f"--chrome-flags={flags}"),
            *([f"--chrome-path={chromium}"] if chromium else []),
        ],
        what="Lighthouse",
    )
    report = json.loads(said)
    return Audit(
        path,
        {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES},
        report["audits"]["cumulative-layout-shift"]["numericValue"],
        report["environment"]["benchmarkIndex"],
    )


def measure() -> Iterator[Audit]:
    """Every kind of page, in the language with the longest words."""
    with serving(SITE) as root:
        for path in PAGES:
            yield audit(path, f"{root}ru/{path}")
