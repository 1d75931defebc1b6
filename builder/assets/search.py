"""Search: one index per language, so that a reader finds only pages of their own."""

import shutil
from pathlib import Path

from builder.paths import NODE_MODULES, REPOSITORY
from builder.runtime.pyodide import run

# The interfaces that come with the index; the site has its own.
SURPLUS = (
    "pagefind-component-ui.css",
    "pagefind-component-ui.js",
    "pagefind-highlight.js",
    "pagefind-modular-ui.css",
    "pagefind-modular-ui.js",
    "pagefind-ui.css",
    "pagefind-ui.js",
    "wasm.unknown.pagefind",
)


def index(folder: Path) -> None:
    """Index the pages of one language into `<folder>/pagefind/`."""
    node = shutil.which("node") or "node"
    runner = NODE_MODULES / "pagefind" / "lib" / "runner" / "bin.cjs"
    run(
        [node, str(runner), "--site", str(folder), "--output-subdir", "pagefind", "--quiet"],
        what=f"Indexing {folder.name}",
        cwd=REPOSITORY,
    )
    for name in SURPLUS:
        (folder / "pagefind" / name).unlink(missing_ok=True)
