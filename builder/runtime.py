"""The Python that runs in the browser: Pyodide from the npm package, with the engine's wheel registered in its lock."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from builder.errors import BuildError
from builder.paths import ENGINE, NODE_MODULES, PYODIDE, WHEELS

# Only what a browser loads; the consoles, types and source maps of the package stay out.
RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")


def run(command: list[str], *, what: str, cwd: Path | None = None) -> str:
    """Run a command and give its output. Raises BuildError with everything it said when it fails."""
    finished = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if finished.returncode:
        raise BuildError(f"{what} failed:\n{finished.stdout}{finished.stderr}".rstrip())
    return finished.stdout


def newest_change(folder: Path) -> float:
    """When a source file of the folder was last changed, in seconds."""
    return max(path.stat().st_mtime for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def build_wheel() -> Path:
    """Build the engine's wheel unless the one at hand is newer than every source file; gives its path."""
    present = list(WHEELS.glob("*.whl"))
    if len(present) == 1 and present[0].stat().st_mtime > newest_change(ENGINE):
        return present[0]
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(WHEELS), str(ENGINE)],
        what="Building the engine's wheel",
    )
    return next(WHEELS.glob("*.whl"))


def assemble_runtime(wheel: Path) -> None:
    """Put Pyodide, the wheel and a lock that knows nothing else into one folder."""
    package = NODE_MODULES / "pyodide"
    PYODIDE.mkdir(parents=True, exist_ok=True)
    for old_wheel in PYODIDE.glob("*.whl"):
        old_wheel.unlink()
    for name in RUNTIME_FILES:
        target = PYODIDE / name
        if not target.exists() or target.stat().st_mtime < (package / name).stat().st_mtime:
            shutil.copy2(package / name, target)
    for module in PYODIDE.glob("*.mjs"):
        remove_source_map(module)
    shutil.copy2(wheel, PYODIDE / wheel.name)

    lock = json.loads((package / "pyodide-lock.json").read_text())
    empty = PYODIDE / "empty-lock.json"
    empty.write_text(json.dumps({**lock, "packages": {}}))
    run(
        [
            str(Path(sys.executable).with_name("pyodide")),
            *("lockfile", "add-wheels", "--input", str(empty), "--output", str(PYODIDE / "pyodide-lock.json")),
            *("--base-path", str(PYODIDE), str(PYODIDE / wheel.name)),
        ],
        what="Registering the engine's wheel",
    )
    empty.unlink()


def remove_source_map(module: Path) -> None:
    """Drop the comment that names a source map, which is not served."""
    text = module.read_text(encoding="utf-8")
    shortened = "\n".join(line for line in text.split("\n") if not line.startswith("//# sourceMappingURL="))
    if shortened != text:
        module.write_text(shortened, encoding="utf-8")
