"""What a release keeps without a connection, and the manifest that makes it an app."""

import hashlib
import json
import posixpath
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from builder.hosting import offline
from builder.sources.languages import languages
from builder.sources.strings import read_strings
from builder.state import page_names
from tests.site.html import read

TAGS = [language.tag for language in languages()]
every_language = pytest.mark.parametrize("tag", TAGS)


@pytest.fixture(scope="module")
def parts(site: Path) -> dict[str, offline.Parts]:
    return {tag: offline.language_parts(site, tag) for tag in TAGS}


def listed_by(worker: Path) -> dict[str, Any]:
    match = re.match(r"const release=(\{.*?\});\n", worker.read_text(encoding="utf-8"))
    assert match
    found: dict[str, Any] = json.loads(match[1])
    return found


def paths_of(site: Path, files: list[Path]) -> set[str]:
    return {path.relative_to(site).as_posix() for path in files}


def size_of(files: list[Path]) -> int:
    return sum(path.stat().st_size for path in files)


def needed_by(site: Path, page: Path) -> set[str]:
    """The files that a page names: styles, scripts, icons, cards, strings, the manifest."""
    folder = page.parent.relative_to(site).as_posix()
    tree = read(page)
    names = [link.attributes["href"] for link in tree.all("link") if link.attributes["rel"] != "canonical"]
    names += [script.attributes["src"] for script in tree.all("script") if "src" in script.attributes]
    names += [use.attributes["href"].split("#")[0] for use in tree.all("use") if "#" in use.attributes["href"][1:]]
    data = offline.page_data(page)
    names += [data[key] for key in ("sprite", "strings") if key in data]
    names = [name for name in names if not name.endswith("/") and not name.startswith("data:")]
    return {posixpath.normpath(f"{folder}/{name}") for name in names}


@every_language
def test_a_language_is_kept_with_everything_its_pages_need(
    site: Path, parts: dict[str, offline.Parts], tag: str
) -> None:
    kept = paths_of(site, parts[tag]["pages"])
    names = ["index.html", *(f"{name}/index.html" for name in page_names())]
    assert {*(f"{tag}/{name}" for name in names), f"{tag}/offline.html", f"{tag}/404.html"} <= kept
    for name in names:
        needed = needed_by(site, site / tag / name)
        assert len(needed) >= 7
        assert needed <= kept, name
    # What scripts fetch by themselves.
    for path in kept:
        if path.endswith(".js"):
            text = (site / path).read_text(encoding="utf-8")
            for module in re.findall(r"(?:from|import)\s*\(?\"(\./[^\"]+)\"", text):
                assert posixpath.normpath(f"{posixpath.dirname(path)}/{module}") in kept, module


@every_language
def test_a_language_is_kept_without_what_belongs_to_others(
    site: Path, parts: dict[str, offline.Parts], tag: str
) -> None:
    kept = paths_of(site, parts[tag]["pages"])
    others = [other for other in TAGS if other != tag]
    assert not [path for path in kept if offline.belongs_to(posixpath.basename(path), others)]
    assert not [path for path in kept if path.startswith(tuple(f"{other}/" for other in others))]
    assert not [path for path in kept if "pyodide" in path or "preview" in path or "pagefind" in path]
    assert all(path.startswith(f"{tag}/pagefind/") for path in paths_of(site, parts[tag]["search"]))


@every_language
def test_the_engine_is_what_pages_name_as_such(site: Path, parts: dict[str, offline.Parts], tag: str) -> None:
    data = offline.page_data(site / tag / "check" / "index.html")
    names = {
        posixpath.normpath(f"{tag}/check/{data['runtime']['base']}{file['name']}") for file in data["runtime"]["files"]
    }
    worker = posixpath.normpath(f"{tag}/check/{data['worker']}")
    assert paths_of(site, parts[tag]["engine"]) == {*names, worker}
    assert size_of(parts[tag]["engine"]) > 10_000_000
    # The offline worker of a language hears only what is asked from below its own folder.
    assert worker.startswith(f"{tag}/")


@every_language
def test_keeping_the_pages_is_light(parts: dict[str, offline.Parts], tag: str) -> None:
    assert size_of(parts[tag]["pages"]) < 1_500_000
    assert size_of(parts[tag]["search"]) < 500_000


@every_language
def test_the_list_says_what_is_there(site: Path, parts: dict[str, offline.Parts], tag: str) -> None:
    listed = listed_by(site / tag / offline.WORKER)
    for part, files in parts[tag].items():
        assert [site / posixpath.normpath(f"{tag}/{file['url']}") for file in listed[part]] == files
        for file, path in zip(listed[part], files, strict=True):
            content = path.read_bytes()
            assert len(content) == file["bytes"]
            assert hashlib.sha256(content).hexdigest().startswith(file["revision"])
    assert listed["languages"] == []


def test_the_roots_worker_keeps_the_list_of_languages(site: Path) -> None:
    listed = listed_by(site / offline.WORKER)
    assert listed["languages"] == sorted(TAGS)
    assert {file["url"] for file in listed["pages"]} == {"index.html", *needed_by(site, site / "index.html")}
    assert not listed["search"] + listed["engine"]


def test_the_workers_are_plain_scripts_of_their_own(site: Path) -> None:
    for worker in (site / offline.WORKER, site / "en" / offline.WORKER):
        text = worker.read_text(encoding="utf-8")
        assert not re.search(r"\bimport\b|importScripts|SharedArrayBuffer|https?:", text)
        assert "process.env" not in text


def test_a_release_may_be_written_again_and_knows_what_changed(site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "site"
    shutil.copytree(site, copy)
    offline.write(copy)
    before = listed_by(site / "ru" / offline.WORKER)
    assert listed_by(copy / "ru" / offline.WORKER) == before
    page = copy / "ru" / "foster" / "index.html"
    page.write_text(page.read_text(encoding="utf-8") + "<!-- changed -->", encoding="utf-8")
    offline.write(copy)
    again = listed_by(copy / "ru" / offline.WORKER)
    changed = [old["url"] for old, new in zip(before["pages"], again["pages"], strict=True) if old != new]
    assert changed == ["foster/index.html"]
    assert (copy / "en" / offline.WORKER).read_bytes() == (site / "en" / offline.WORKER).read_bytes()


@every_language
def test_the_page_about_the_site_names_the_sizes(site: Path, parts: dict[str, offline.Parts], tag: str) -> None:
    box = read(site / tag / "about" / "index.html").with_class("offline")[0]
    formats = read_strings(tag).language.formats
    sizes = {name: offline.in_megabytes(size_of(files)) for name, files in parts[tag].items()}
    sizes["all"] = sum(sizes.values())
    for name, size in sizes.items():
        told = box.one("data", data_offline_size=name)
        assert told.text == offline.megabytes(size, formats)
        assert float(told.attributes["value"]) == pytest.approx(size)
    assert [button.attributes["data-offline-act"] for button in box.all("button")] == ["keep", "remove", "restore"]


def test_without_offline_use_the_workers_end(site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "site"
    for name in ("index.html", "en/index.html"):
        (copy / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(site / name, copy / name)
    offline.write_end(copy)
    for worker in (copy / offline.WORKER, copy / "en" / offline.WORKER):
        script = worker.read_text(encoding="utf-8")
        assert "unregister" in script
        assert "fetch" not in script


@every_language
def test_manifest_makes_an_app_of_the_language(site: Path, tag: str) -> None:
    path = site / read_link(site, tag)
    manifest = json.loads(path.read_text(encoding="utf-8"))
    folder = path.parent
    assert (folder / manifest["start_url"]).resolve() == (site / tag).resolve()
    assert (folder / manifest["scope"]).resolve() == site.resolve()
    assert manifest["id"].endswith(f"/{tag}/")
    assert manifest["display"] == "standalone"
    assert manifest["lang"] == tag
    assert manifest["name"]
    assert len(manifest["short_name"]) <= 12
    icons = {(icon["sizes"], icon.get("purpose", "any")): folder / icon["src"] for icon in manifest["icons"]}
    for size in (192, 512):
        for purpose in ("any", "maskable"):
            picture = icons[f"{size}x{size}", purpose].read_bytes()
            assert picture.startswith(b"\x89PNG")
            assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [size, size]


def read_link(site: Path, tag: str) -> str:
    link = read(site / tag / "index.html").one("link", rel="manifest").attributes["href"]
    return posixpath.normpath(f"{tag}/{link}")
