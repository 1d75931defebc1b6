"""What pages use of Material's style sheet, at the size of our own text, as a file that our sheet imports."""

import re
from functools import cache
from pathlib import Path

from mkdocs.theme import Theme

from builder.errors import BuildError
from builder.paths import BUILD, SCRIPTS, THEME
from builder.runtime.pyodide import run

LAYER = BUILD / "material.css"

# Material's templates that a page is made of, beside our own.
TEMPLATES = (
    "base.html",
    *(
        f"partials/{name}.html"
        for name in ("footer", "logo", "nav", "nav-item", "tabs", "tabs-item", "toc", "toc-item")
    ),
)

# CSS pixels that 1rem means in Material's sheet and in ours.
MATERIAL_ROOT = 20
OWN_ROOT = 17

_REM = re.compile(r"(?<![\w.#])(\d*\.?\d+)rem\b")


@cache
def templates_folder() -> Path:
    """Where the installed Material keeps its templates."""
    return next(Path(folder) for folder in Theme(name="material").dirs if "material" in Path(folder).parts)


def style_sheet() -> Path:
    """The one style sheet of every page of Material. Raises BuildError when there is not exactly one."""
    found = list((templates_folder() / "assets" / "stylesheets").glob("main.*.min.css"))
    if len(found) != 1:
        raise BuildError(f"Material has {len(found)} main style sheets, where one is expected.")
    return found[0]


def scaled(css: str) -> str:
    """The sheet with its lengths in rem at our root's size.

    >>> scaled(".a{margin:.85rem -1rem;width:calc(100% - 17rem)}")
    '.a{margin:1rem -1.1765rem;width:calc(100% - 20rem)}'
    """
    return _REM.sub(lambda length: f"{float(length[1]) * MATERIAL_ROOT / OWN_ROOT:.5g}rem", css)


def write_layer() -> None:
    """Write the layer to build/."""
    templates = [*THEME.rglob("*.html"), *(templates_folder() / name for name in TEMPLATES)]
    purged = run(
        ["node", str(SCRIPTS / "purge-material.mjs"), str(style_sheet()), *map(str, templates)],
        what="Purging Material's style sheet",
    )
    LAYER.parent.mkdir(exist_ok=True)
    LAYER.write_text(scaled(purged), encoding="utf-8")
