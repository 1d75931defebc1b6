"""The Python that runs in the browser: Pyodide from the npm package, with the engine's wheel registered in its lock."""

import json
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_STORED, ZipInfo

from wheel.wheelfile import WheelFile

from builder.errors import BuildError
from builder.paths import ENGINE, NODE_MODULES, PYODIDE, WHEELS

# Only what a browser loads; the consoles, types and source maps of the package stay out.
LIBRARY = "python_stdlib.zip"
LOCK = "pyodide-lock.json"
RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LIBRARY)
COMPILER = Path(__file__).with_name("library.mjs")


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
    """Put Pyodide, the wheel and a lock that knows nothing else into one folder, compiled ahead.

    What starts in the browser is a library of only the modules used, and the engine, both as bytecode made by the same
    Python: compiling them at each start takes longer than all the rest. Nothing is done when nothing changed.
    """
    sources = [wheel, *(NODE_MODULES / "pyodide" / name for name in RUNTIME_FILES), Path(__file__), COMPILER]
    lock = PYODIDE / LOCK
    if lock.exists() and lock.stat().st_mtime > max(source.stat().st_mtime for source in sources):
        return
    shutil.rmtree(PYODIDE, ignore_errors=True)
    PYODIDE.mkdir(parents=True)
    for name in RUNTIME_FILES:
        shutil.copy2(NODE_MODULES / "pyodide" / name, PYODIDE / name)
    for module in PYODIDE.glob("*.mjs"):
        remove_source_map(module)
    shutil.copy2(wheel, PYODIDE / wheel.name)
    register(PYODIDE / wheel.name)
    with TemporaryDirectory() as folder:
        run(["node", str(COMPILER), str(PYODIDE), folder], what="Compiling Python for the browser")
        shutil.copyfile(Path(folder, LIBRARY), PYODIDE / LIBRARY)
        modules = json.loads(Path(folder, "modules.json").read_text())
    write_compiled(wheel, {name: bytes.fromhex(code) for name, code in modules.items()}, PYODIDE / wheel.name)
    register(PYODIDE / wheel.name)


def register(wheel: Path) -> None:
    """Write the lock beside the wheel: Pyodide's own, with no package but this one."""
    lock = json.loads((NODE_MODULES / "pyodide" / LOCK).read_text())
    empty = wheel.with_name("empty-lock.json")
    empty.write_text(json.dumps({**lock, "packages": {}}))
    run(
        [
            str(Path(sys.executable).with_name("pyodide")),
            *("lockfile", "add-wheels", "--input", str(empty), "--output", str(wheel.with_name(LOCK))),
            *("--base-path", str(wheel.parent), str(wheel)),
        ],
        what="Registering the engine's wheel",
    )
    empty.unlink()


def write_compiled(wheel: Path, modules: Mapping[str, bytes], target: Path) -> None:
    """Write the wheel again with compiled modules for sources, uncompressed: the host's compression does better."""
    with WheelFile(wheel) as source, WheelFile(target, "w", ZIP_STORED) as compiled:
        for entry in source.infolist():
            if entry.filename.endswith(".py"):
                name = f"{entry.filename}c"
                compiled.writestr(ZipInfo(name, entry.date_time), modules[name])
            elif not entry.filename.endswith("/RECORD"):
                compiled.writestr(entry, source.read(entry), ZIP_STORED)


def remove_source_map(module: Path) -> None:
    """Drop the comment that names a source map, which is not served."""
    text = module.read_text(encoding="utf-8")
    shortened = "\n".join(line for line in text.split("\n") if not line.startswith("//# sourceMappingURL="))
    if shortened != text:
        module.write_text(shortened, encoding="utf-8")
