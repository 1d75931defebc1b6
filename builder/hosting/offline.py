"""Use without a connection: the list of what a release consists of, and the worker that keeps it.

What is kept is found in the finished site, by its folders and by what its pages tell their scripts, so that no name of
a file is written down here.
"""

import hashlib
import json
import posixpath
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from babel.units import format_unit

from builder.assets.previews import preview_path
from builder.assets.widgets import bundle
from builder.paths import SCRIPTS
from builder.sources.strings import Strings

WORKER = "sw.js"
SOURCES = SCRIPTS / "offline"
ASSETS = "assets"
SEARCH = "pagefind"
# Pictures for people who get a link: no page shows them.
PREVIEWS = posixpath.dirname(preview_path("", ""))
# Letters of the SHA-256 that name a revision: as many as the worker compares.
REVISION = 16

# The end of a name that changes with the content, as the bundler, the search and the builder write it.
_CONTENT_HASH = re.compile(r"[-_.]([0-9a-f]{7,}|[0-9A-Z]{8})(?=[./]|$)")
_PAGE_DATA = re.compile(r'<script type="application/json" id="commerce-site">(.*?)</script>', re.DOTALL)
_SIZE = re.compile(r'(data-offline-size="(\w+)" value=")[^"]*(">)[^<]*(?=<)')
_MEGABYTE = 1_000_000


@dataclass(frozen=True, slots=True)
class Release:
    """A finished site: its files by path, each with what it holds, and what is kept together."""

    folder: Path
    files: tuple[str, ...]
    parts: Mapping[str, tuple[str, ...]]

    def size(self, *parts: str) -> int:
        """The bytes of some parts together, each file counted once."""
        paths = {path for part in parts for path in self.parts[part]}
        return sum((self.folder / file_of(path)).stat().st_size for path in paths)

    def listed(self) -> str:
        """The list as the worker reads it: JSON."""
        places = {path: place for place, path in enumerate(self.files)}
        return json.dumps(
            {
                "files": [self._entry(path) for path in self.files],
                "parts": {part: [places[path] for path in paths] for part, paths in self.parts.items()},
            },
            separators=(",", ":"),
        )

    def _entry(self, path: str) -> list[object]:
        content = (self.folder / file_of(path)).read_bytes()
        revision = hashlib.sha256(content).hexdigest()[:REVISION]
        return [path, revision, len(content), is_fixed(path)]


def write(folder: Path) -> None:
    """Put the worker into a finished site, and tell its pages how much there is to keep.

    May be called again after the site was changed.
    """
    release = find_release(folder)
    for tag in languages_in(folder):
        tell_sizes(folder / tag, release, tag)
    # The worker fits the pages as they are now.
    write_worker(folder, "worker", f"const release={find_release(folder).listed()};")


def write_end(folder: Path) -> None:
    """Put a worker into a finished site that ends the one which was there, and keeps nothing."""
    write_worker(folder, "gone", "")


def write_worker(folder: Path, source: str, before: str) -> None:
    """Bundle a worker's script to the site's root, with a line before it."""
    with TemporaryDirectory() as drafts:
        draft = Path(drafts, WORKER)
        bundle(SOURCES / f"{source}.ts", draft, form="iife")
        (folder / WORKER).write_text(f"{before}\n{draft.read_text(encoding='utf-8')}".lstrip(), encoding="utf-8")


def is_fixed(path: str) -> bool:
    """Whether a name stands for one content for ever.

    >>> is_fixed("assets/site-dfbde33e.js"), is_fixed("assets/part-6O7PUKFO.js"), is_fixed("assets/touch.png")
    (True, True, False)
    >>> is_fixed("assets/pyodide-0a1b2c3d4e/pyodide.mjs"), is_fixed("en/check/")
    (True, False)
    """
    return _CONTENT_HASH.search(path) is not None


def file_of(path: str) -> str:
    """The file that answers at an address.

    >>> file_of("en/check/"), file_of(""), file_of("en/404.html")
    ('en/check/index.html', 'index.html', 'en/404.html')
    """
    return f"{path}index.html" if path == "" or path.endswith("/") else path


def address_of(file: str) -> str:
    """The address at which a file answers.

    >>> address_of("en/check/index.html"), address_of("index.html"), address_of("en/404.html")
    ('en/check/', '', 'en/404.html')
    """
    return file.removesuffix("index.html") if posixpath.basename(file) == "index.html" else file


def languages_in(folder: Path) -> list[str]:
    """The languages of a finished site: the folders with pages."""
    return sorted(page.parent.name for page in folder.glob("*/index.html"))


def files_below(folder: Path, within: str) -> list[str]:
    """The paths of all files in a folder of the site."""
    return sorted(path.relative_to(folder).as_posix() for path in (folder / within).rglob("*") if path.is_file())


def page_data(page: Path) -> dict[str, Any]:
    """What a page tells its scripts; nothing on a page without."""
    match = _PAGE_DATA.search(page.read_text(encoding="utf-8"))
    data: dict[str, Any] = json.loads(match[1]) if match else {}
    return data


def find_release(folder: Path) -> Release:
    """Find what belongs together: the pages of each language with all they need, its search, and the engine.

    A page stands after the files that it needs, so that no page is kept before them.
    """
    tags = languages_in(folder)
    engine = engine_files(folder, tags)
    previews = f"{PREVIEWS}/"
    shared = [path for path in files_below(folder, ASSETS) if path not in engine and not path.startswith(previews)]
    parts: dict[str, tuple[str, ...]] = {}
    for tag in tags:
        search = f"{tag}/{SEARCH}/"
        inside = files_below(folder, tag)
        own = [path for path in shared if language_of(path, tags) in (tag, None)]
        pages = [address_of(path) for path in inside if not path.startswith(search)]
        parts[f"pages:{tag}"] = (*own, *pages, "")
        parts[f"search:{tag}"] = tuple(path for path in inside if path.startswith(search))
    parts["engine"] = tuple(engine)
    files = dict.fromkeys(path for paths in parts.values() for path in paths)
    # Pages last: the worker fetches in this order.
    return Release(folder, tuple(sorted(files, key=lambda path: file_of(path).endswith(".html"))), parts)


def engine_files(folder: Path, tags: list[str]) -> list[str]:
    """The engine: the folder and the worker's script that pages name."""
    found: dict[str, None] = {}
    for tag in tags:
        data = page_data(folder / tag / "index.html")
        if "runtime" in data:
            found |= dict.fromkeys(files_below(folder, posixpath.normpath(f"{tag}/{data['runtime']['base']}")))
            found[posixpath.normpath(f"{tag}/{data['worker']}")] = None
    return list(found)


def language_of(path: str, tags: list[str]) -> str | None:
    """The one language to which a shared file belongs, told by its name.

    >>> tags = ["en", "pt", "pt-BR"]
    >>> language_of("assets/cards/pt-BR.svg", tags), language_of("assets/strings/pt-0a1b2c3d.ftl", tags)
    ('pt-BR', 'pt')
    >>> language_of("assets/icons/touch.png", tags) is None
    True
    """
    name = _CONTENT_HASH.sub("", posixpath.basename(path)).split(".")[0]
    return name if name in tags else None


def tell_sizes(folder: Path, release: Release, tag: str) -> None:
    """Write into a language's pages how much there is to keep, as the language writes it."""
    parts = {"pages": f"pages:{tag}", "search": f"search:{tag}", "engine": "engine"}
    sizes = {name: in_megabytes(release.size(part)) for name, part in parts.items()}
    # What stands on the button is the sum of what stands above it.
    sizes["all"] = round(sum(sizes.values()), 1)
    for page in folder.glob("**/*.html"):
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


# What the control says in which state; the sentences travel with it.
STATES = ("here", "absent", "keeping", "kept", "removed", "full", "cut", "changed", "refused", "off")


def control(text: Strings, formats: str, *, works: bool) -> str:
    """“Keep for offline”: what is kept and how much that is, two buttons, and one line for what happens.

    The sizes are filled in when the site is finished. Without scripts a sentence stands in its place.
    """
    if not works:
        return f'<p class="offline-none">{escape(text("offline-none"))}</p>'
    words = "".join(f' data-{state}="{escape(text(f"offline-{state}"))}"' for state in STATES)
    rows = "".join(
        f'<li data-part="{part}"><span>{escape(text(f"offline-part-{part}"))}</span>'
        f' <data data-offline-size="{part}" value=""></data> <small>{escape(text("offline-absent"))}</small></li>'
        for part in ("pages", "search", "engine")
    )
    return (
        f'<div class="offline" data-offline data-state="none" data-pagefind-ignore data-formats="{formats}"{words}>'
        f'<ul>{rows}</ul><div class="offline-acts">'
        f'<button type="button" data-offline-act="keep">{escape(text("offline-keep"))}'
        ' <data data-offline-size="all" value=""></data></button>'
        f'<button type="button" data-offline-act="remove" hidden>{escape(text("offline-remove"))}</button>'
        f'<button type="button" data-offline-act="restore" hidden>{escape(text("offline-restore"))}</button>'
        f'<progress hidden aria-label="{escape(text("offline-keeping"))}"></progress></div>'
        '<p role="status" tabindex="-1"></p></div>'
        f'<noscript><p class="offline-none">{escape(text("needs-script"))}</p></noscript>'
    )
