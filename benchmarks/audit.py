"""What Lighthouse says of every kind of page, on a phone that it imitates."""

import json
from collections.abc import Iterator

from benchmarks.sizes import PAGES
from builder.paths import NODE_MODULES, SITE
from builder.runtime import run
from builder.server import serving
from tests.browser.chromium import FLAGS, system_chromium

CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


def scores(address: str) -> tuple[dict[str, int], float]:
    """The four scores of a page, up to 100 each, and by how much its layout shifts."""
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
    found = {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES}
    return found, report["audits"]["cumulative-layout-shift"]["numericValue"]


def measure() -> Iterator[tuple[str, dict[str, int], float]]:
    """Every kind of page, in the language with the longest words."""
    with serving(SITE) as root:
        for path in PAGES:
            yield path, *scores(f"{root}ru/{path}")
