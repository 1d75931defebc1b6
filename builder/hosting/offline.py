"""Use without a connection: what each language keeps, and the workers that keep it.

What is kept is found in the finished site, by its folders and by what its pages tell their scripts, so that no name of
a file is written down here.
"""

import hashlib
import json
import os
import posixpath
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from babel.units import format_unit

from builder.assets.previews import preview_path
from builder.assets.widgets import bundle
from builder.paths import SCRIPTS

WORKER = "sw.js"
# Pictures for people who get a link: no page shows them.
PREVIEWS = posixpath.dirname(preview_path("", ""))

_PAGE_DATA = re.compile(r'<script type="application/json" id="commerce-site">(.*?)</script>', re.DOTALL)
_SIZE = re.compile(r'(data-offline-size="(\w+)" value=")[^"]*(">)[^<]*(?=<)')
_MEGABYTE = 1_000_000

type Parts = Mapping[str, list[Path]]
"""The files that are kept together: the `pages` with all they need, the `search`, the `engine`."""


def write(folder: Path) -> None:
    """Put the workers into a finished site, and tell its pages how much there is to keep.

    May be called again after the site was changed.
    """
    tags = languages_in(folder)
    script = bundled("worker")
    for tag in tags:
        tell_sizes(folder / tag, language_parts(folder, tag))
        # Listed after that: the worker fits the pages as they are now.
        write_worker(folder / tag, language_parts(folder, tag), script)
    write_worker(folder, root_parts(folder), script, below=tags)


def write_end(folder: Path) -> None:
    """Put workers into a finished site that end those which were there, and keep nothing."""
    script = bundled("ending")
    for place in (folder, *(folder / tag for tag in languages_in(folder))):
        (place / WORKER).write_text(script, encoding="utf-8")


def bundled(source: str) -> str:
    """A worker's script in one piece."""
    with TemporaryDirectory() as drafts:
        draft = Path(drafts, WORKER)
        bundle(SCRIPTS / "offline" / f"{source}.ts", draft, form="iife")
        # Workbox's warning about lists without revisions has the address of another host.
        return draft.read_text(encoding="utf-8").replace("https://bit.ly/wb-precache", "")


def write_worker(place: Path, parts: Parts, script: str, below: list[str] | None = None) -> None:
    """Write a worker with its list in front; `below` are the languages whose folders lie there."""
    listed: dict[str, object] = {part: [_entry(place, file) for file in files] for part, files in parts.items()}
    listed["languages"] = below or []
    (place / WORKER).write_text(
        f"const release={json.dumps(listed, separators=(',', ':'))};\n{script}", encoding="utf-8"
    )


def _entry(place: Path, file: Path) -> dict[str, object]:
    content = file.read_bytes()
    url = Path(os.path.relpath(file, place)).as_posix()
    return {"url": url, "revision": revision_of(content), "bytes": len(content)}


def revision_of(content: bytes) -> str:
    """The name of a content: the beginning of its SHA-256, as the worker works it out.

    >>> revision_of(b"")
    'e3b0c44298fc1c14'
    """
    return hashlib.sha256(content).hexdigest()[:16]


def languages_in(folder: Path) -> list[str]:
    """The languages of a finished site: the folders with pages."""
    return sorted(page.parent.name for page in folder.glob("*/index.html"))


def files_below(folder: Path) -> list[Path]:
    """All files in a folder and the folders in it."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def language_parts(folder: Path, tag: str) -> Parts:
    """What a reader of one language keeps, of a finished site."""
    own, assets = folder / tag, folder / "assets"
    search, engine = files_below(own / "pagefind"), engine_files(own)
    others = [other for other in languages_in(folder) if other != tag]
    shared = [path for path in files_below(assets) if not belongs_to(path.name, others)]
    pages = [path for path in files_below(own) if path.suffix == ".html"]
    needed = [path for path in shared if path not in engine and folder / PREVIEWS not in path.parents]
    return {"pages": [*needed, *pages], "search": search, "engine": engine}


def root_parts(folder: Path) -> Parts:
    """What is kept of the site's root: the list of languages, and the files it names."""
    chooser = folder / "index.html"
    text = chooser.read_text(encoding="utf-8")
    named = [path for path in files_below(folder / "assets") if f'"./{path.relative_to(folder).as_posix()}"' in text]
    return {"pages": [*named, chooser], "search": [], "engine": []}


def engine_files(own: Path) -> list[Path]:
    """The engine: the folder and the worker's script that pages name."""
    data = page_data(own / "index.html")
    if "runtime" not in data:
        return []
    runtime, worker = (Path(os.path.normpath(own / path)) for path in (data["runtime"]["base"], data["worker"]))
    return [*files_below(runtime), worker]


def belongs_to(name: str, tags: list[str]) -> bool:
    """Whether a shared file is of one of these languages, told by its name.

    >>> belongs_to("pt-BR-0a1b2c3d.svg", ["en", "pt"]), belongs_to("pt-BR-0a1b2c3d.svg", ["pt-BR"])
    (False, True)
    >>> belongs_to("ru.webmanifest", ["ru"]), belongs_to("site-0a1b2c3d.js", ["ru"])
    (True, False)
    """
    return re.sub(r"-[0-9a-f]{8}$", "", name.partition(".")[0]) in tags


def page_data(page: Path) -> dict[str, Any]:
    """What a page tells its scripts; nothing on a page without."""
    match = _PAGE_DATA.search(page.read_text(encoding="utf-8"))
    data: dict[str, Any] = json.loads(match[1]) if match else {}
    return data


def tell_sizes(own: Path, parts: Parts) -> None:
    """Write into a language's pages how much there is to keep, as the language writes it."""
    sizes = {name: in_megabytes(sum(file.stat().st_size for file in files)) for name, files in parts.items()}
    # What stands on the button is the sum of what stands above it.
    sizes["all"] = round(sum(sizes.values()), 1)
    for page in own.glob("**/*.html"):
        text = page.read_text(encoding="utf-8")
        if _SIZE.search(text):
            formats = str(page_data(page)["formats"])
            page.write_text(_SIZE.sub(partial(_with_size, sizes, formats), text), encoding="utf-8")


def _with_size(sizes: Mapping[str, float], formats: str, place: re.Match[str]) -> str:
    size = sizes[place[2]]
    return f"{place[1]}{size}{place[3]}{megabytes(size, formats)}"


def in_megabytes(size: int) -> float:
    """A number of bytes in megabytes, with one decimal.

    >>> in_megabytes(13_454_715)
    13.5
    """
    return round(size / _MEGABYTE, 1)


def megabytes(size: float, formats: str) -> str:
    """Megabytes as the language writes them.

    >>> megabytes(13.5, "en-GB"), megabytes(13.5, "ru-RU")
    ('13.5\\xa0MB', '13,5\\xa0МБ')
    """
    locale = formats.replace("-", "_")
    written = format_unit(size, "digital-megabyte", length="short", format="#,##0.0", locale=locale)
    return written.replace(" ", "\xa0")
