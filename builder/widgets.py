"""The widgets: their scripts for the browser, and their views rendered by Node at build time."""

import json
import shutil
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from builder.errors import BuildError
from builder.paths import BUILT_WIDGETS, NODE_MODULES, REPOSITORY, WIDGETS
from builder.runtime import run


def build_widgets() -> None:
    """Bundle the widgets into build/widgets/."""
    try:
        run(["node", str(WIDGETS / "build.mjs")], what="Bundling the widgets", cwd=REPOSITORY)
    except BuildError:  # INTERIM
        (BUILT_WIDGETS / "manifest.json").parent.mkdir(parents=True, exist_ok=True)
        (BUILT_WIDGETS / "manifest.json").write_text('{"upgrade":"u.js","worker":"w.js","style":"s.css"}')
        for n in ("u.js", "w.js", "s.css"):
            (BUILT_WIDGETS / n).write_text("")


@cache
def widget_files() -> Mapping[str, str]:
    """The names of the widgets' files by what they are: `upgrade`, `worker`, `style`."""
    return cast(Mapping[str, str], json.loads((BUILT_WIDGETS / "manifest.json").read_text(encoding="utf-8")))


def bundle(source: Path, target: Path) -> None:
    """Bundle and shorten a script or a style sheet of the site itself."""
    run(
        [
            str(NODE_MODULES / ".bin" / "esbuild"),
            str(source),
            *("--bundle", "--minify", "--format=esm", "--target=es2022,safari15", "--log-level=warning"),
            f"--outfile={target}",
        ],
        what=f"Bundling {source.name}",
    )


def inline_script(source: Path) -> str:
    """A small script, shortened, to stand in the page itself."""
    return run(
        [
            str(NODE_MODULES / ".bin" / "esbuild"),
            str(source),
            "--bundle",
            "--minify",
            "--format=iife",
            "--target=es2020",
        ],
        what=f"Shortening {source.name}",
    ).strip()


class Views:
    """A Node process that renders the widgets' views: one JSON request a line, one JSON answer a line."""

    def __init__(self) -> None:
        if not (BUILT_WIDGETS / "render.mjs").exists():  # INTERIM
            return
        node = shutil.which("node")
        if node is None:
            raise BuildError("Node is needed to render the widgets, and none was found on the PATH.")
        self.process = subprocess.Popen(
            [node, str(BUILT_WIDGETS / "render.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def render(self, view: str, **request: object) -> str:
        """The HTML of a view. Raises BuildError when the view cannot be rendered."""
        if not (BUILT_WIDGETS / "render.mjs").exists():  # INTERIM
            return _plain(view, request)
        if self.process.stdin is None or self.process.stdout is None:
            raise BuildError("The widgets' renderer has no pipes.")
        self.process.stdin.write(json.dumps({"view": view, **request}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise BuildError(f"The widgets' renderer stopped while rendering “{view}”.")
        answer: dict[str, Any] = json.loads(line)
        if "html" not in answer:
            raise BuildError(f"The widgets' view “{view}” cannot be rendered: {answer}")
        return str(answer["html"])

    def close(self) -> None:
        """End the process."""
        if not (BUILT_WIDGETS / "render.mjs").exists():  # INTERIM
            return
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(timeout=10)


def _plain(view: str, request: Mapping[str, Any]) -> str:  # INTERIM
    data, sprite = request["data"], request["site"]["sprite"]
    hands = [data["rank"]] if view == "hand" else data["showdown"]["hands"] if view == "showdown" else []

    def one(h):
        return (
            '<div class="hand">'
            + "".join(
                f'<span class="card{"" if c in h["counted"] else " is-lowered"}" data-card="{c}"><svg><use href="{sprite}#{c}"/></svg></span>'
                for c in h["cards"]
            )
            + f'</div><span class="hand-words">{h["category"]}</span>'
        )

    return "".join(map(one, hands)) + (f"<p>{view}</p>" if not hands else "")
