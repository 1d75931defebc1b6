"""Bytes: of the runtime against stock Pyodide, and of each kind of page until it can be read."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urljoin

from benchmarks.startup import SHIPPED, STOCK
from builder.paths import SITE
from builder.runtime.pyodide import run
from builder.state import page_names

PAGES = ("", *(f"{name}/" for name in page_names()))
# What a browser fetches before it can paint and the page can be used; what the scripts ask for later is not counted.
NEEDED = re.compile(r'<link rel="stylesheet" href="([^"]+)"|<script[^>]* src="([^"]+)"')


def compressed(files: Iterable[Path]) -> tuple[int, int, int]:
    """The bytes of the files together: plain, with gzip, with Brotli."""
    program = Path(__file__).with_name("compressed.mjs")
    each = json.loads(run(["node", str(program), *map(str, files)], what="Compressing"))
    plain, gzip, brotli = (sum(column) for column in zip(*each, strict=True))
    return plain, gzip, brotli


def runtimes() -> dict[str, tuple[int, int, int]]:
    """The bytes of everything that the engine's start fetches, shipped and stock."""
    return {kind: compressed(sorted(folder.iterdir())) for kind, folder in (("shipped", SHIPPED), ("stock", STOCK))}


def page(path: str, language: str = "en") -> tuple[int, int, int]:
    """The bytes of one page with its styles and scripts."""
    document = SITE / language / path / "index.html"
    base = document.relative_to(SITE).as_posix()
    needed = {
        SITE / urljoin(base, style or script) for style, script in NEEDED.findall(document.read_text(encoding="utf-8"))
    }
    return compressed([document, *sorted(needed)])
