import fcntl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from builder.paths import BUILD, REPOSITORY, SITE
from builder.sources.languages import Language, languages


@contextmanager
def alone(name: str) -> Iterator[None]:
    """One test process at a time; the others wait."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site; it is built when there is none."""
    with alone("site"):
        if not (SITE / "index.html").is_file():
            subprocess.run([sys.executable, "-m", "builder", "build"], cwd=REPOSITORY, check=True)
    return SITE


def runtime_folder(site: Path) -> Path:
    """Where the built site keeps Pyodide and the engine."""
    [folder] = site.glob("assets/pyodide-*")
    return folder


@pytest.fixture(scope="session")
def every_language() -> list[Language]:
    return languages()
