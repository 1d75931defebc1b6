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
from builder.runtime.pyodide import run


def build_widgets() -> None:
    """Bundle the widgets into build/widgets/."""
    run(["node", str(WIDGETS / "build.mjs")], what="Bundling the widgets", cwd=REPOSITORY)


@cache
def widget_files() -> Mapping[str, Any]:
    """The names of the widgets' files by what they are: `upgrade`, `worker`, `style`; `needs` lists them by widget."""
    return cast(Mapping[str, Any], json.loads((BUILT_WIDGETS / "manifest.json").read_text(encoding="utf-8")))


def bundle(source: Path, target: Path, form: str = "esm") -> None:
    """Bundle and shorten a script or a style sheet of the site itself; `form`: `esm`, or `iife` for a plain script."""
    run(
        [
            str(NODE_MODULES / ".bin" / "esbuild"),
            str(source),
            *("--bundle", "--minify", f"--format={form}", "--target=es2022,safari15", "--log-level=warning"),
            *("--legal-comments=none", '--define:process.env.NODE_ENV="production"'),
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
        return str(self.ask(view, **request)["html"])

    def ask(self, view: str, **request: object) -> dict[str, Any]:
        """The whole answer of a view. Raises BuildError when there is none."""
        if self.process.stdin is None or self.process.stdout is None:
            raise BuildError("The widgets' renderer has no pipes.")
        self.process.stdin.write(json.dumps({"view": view, **request}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise BuildError(f"The widgets' renderer stopped while rendering “{view}”.")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise BuildError(f"The widgets' view “{view}” cannot be rendered: {answer['error']}")
        return answer

    def close(self) -> None:
        """End the process."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(timeout=10)
