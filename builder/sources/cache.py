"""A cache for what the engine takes long to find: it lies in build/ until a source file of the engine changes."""

import fcntl
import hashlib
import json
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from builder.paths import BUILD, ENGINE

CACHED = BUILD / "cached"


@cache
def engine_digest() -> str:
    """A short hash of the engine's sources."""
    digest = hashlib.sha256()
    for path in sorted((ENGINE / "src").rglob("*.py")):
        digest.update(f"{path.relative_to(ENGINE)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _folder() -> Path:
    """Where things are kept for these sources; what was kept for others is thrown away."""
    folder = CACHED / engine_digest()
    if not folder.is_dir():
        shutil.rmtree(CACHED, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def cached(name: str, find: Callable[[], Any]) -> Any:
    """What `find` gives as JSON data, kept under a name; two builds at once do not search for it twice."""
    path = _folder() / f"{name}.json"
    if not path.is_file():
        with (path.parent / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not path.is_file():
                draft = path.with_suffix(".new")
                draft.write_text(json.dumps(find()), encoding="utf-8")
                draft.rename(path)
    return json.loads(path.read_text(encoding="utf-8"))
