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
def release(site: Path) -> offline.Release:
    return offline.find_release(site)


@pytest.fixture(scope="module")
def listed(site: Path) -> dict[str, Any]:
    match = re.match(r"const release=(\{.*?\});\n", (site / offline.WORKER).read_text(encoding="utf-8"))
    assert match
    found: dict[str, Any] = json.loads(match[1])
    return found


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
def test_a_language_is_kept_with_everything_its_pages_need(site: Path, release: offline.Release, tag: str) -> None:
    kept = release.parts[f"pages:{tag}"]
    pages = [f"{tag}/{name}/" for name in page_names()]
    assert {f"{tag}/", *pages, f"{tag}/offline.html", f"{tag}/404.html", ""} <= set(kept)
    for name in ("", *(f"{page}/" for page in page_names())):
        needed = needed_by(site, site / tag / name / "index.html")
        assert len(needed) >= 7
        assert needed <= set(kept), name
    # What scripts fetch by themselves.
    for path in kept:
        if path.endswith(".js"):
            text = (site / path).read_text(encoding="utf-8")
            for module in re.findall(r"(?:from|import)\s*\(?\"(\./[^\"]+)\"", text):
                assert posixpath.normpath(f"{posixpath.dirname(path)}/{module}") in kept, module


@every_language
def test_a_language_is_kept_without_what_belongs_to_others(release: offline.Release, tag: str) -> None:
    kept = release.parts[f"pages:{tag}"]
    others = [other for other in TAGS if other != tag]
    assert not [path for path in kept if offline.language_of(path, TAGS) in others]
    assert not [path for path in kept if path.startswith(tuple(f"{other}/" for other in others))]
    assert not [path for path in kept if "pyodide" in path or "preview" in path or "pagefind" in path]
    assert all(path.startswith(f"{tag}/pagefind/") for path in release.parts[f"search:{tag}"])


def test_the_engine_is_what_pages_name_as_such(site: Path, release: offline.Release) -> None:
    data = offline.page_data(site / "en" / "check" / "index.html")
    names = {
        posixpath.normpath(f"en/check/{data['runtime']['base']}{file['name']}") for file in data["runtime"]["files"]
    }
    assert set(release.parts["engine"]) == {*names, posixpath.normpath(f"en/check/{data['worker']}")}
    assert release.size("engine") > 10_000_000


@every_language
def test_keeping_the_pages_is_light(release: offline.Release, tag: str) -> None:
    assert release.size(f"pages:{tag}") < 1_500_000
    assert release.size(f"search:{tag}") < 500_000


def test_the_list_says_what_is_there(site: Path, release: offline.Release, listed: dict[str, Any]) -> None:
    assert [file[0] for file in listed["files"]] == list(release.files)
    for path, revision, size, fixed in listed["files"]:
        content = (site / offline.file_of(path)).read_bytes()
        assert len(content) == size
        assert hashlib.sha256(content).hexdigest().startswith(revision)
        assert fixed == offline.is_fixed(path)
    places = {part: [listed["files"][place][0] for place in found] for part, found in listed["parts"].items()}
    assert places == {part: list(paths) for part, paths in release.parts.items()}


def test_pages_come_after_what_they_need(release: offline.Release) -> None:
    are_pages = [offline.file_of(path).endswith(".html") for path in release.files]
    assert are_pages == sorted(are_pages)


def test_the_worker_is_a_plain_script_of_its_own(site: Path) -> None:
    text = (site / offline.WORKER).read_text(encoding="utf-8")
    assert not re.search(r"\bimport\b|importScripts|SharedArrayBuffer|https?:", text)
    assert "process.env" not in text


def test_a_release_may_be_written_again_and_knows_what_changed(
    site: Path, tmp_path: Path, listed: dict[str, Any]
) -> None:
    copy = tmp_path / "site"
    shutil.copytree(site, copy)
    offline.write(copy)
    assert (copy / offline.WORKER).read_bytes() == (site / offline.WORKER).read_bytes()
    page = copy / "ru" / "foster" / "index.html"
    page.write_text(page.read_text(encoding="utf-8") + "<!-- changed -->", encoding="utf-8")
    offline.write(copy)
    again = json.loads((copy / offline.WORKER).read_text(encoding="utf-8").split(";\n", 1)[0].split("=", 1)[1])
    changed = [old[0] for old, new in zip(listed["files"], again["files"], strict=True) if old != new]
    assert changed == ["ru/foster/"]


@every_language
def test_the_page_about_the_site_names_the_sizes(site: Path, release: offline.Release, tag: str) -> None:
    box = read(site / tag / "about" / "index.html").with_class("offline")[0]
    formats = read_strings(tag).language.formats
    parts = {"pages": f"pages:{tag}", "search": f"search:{tag}", "engine": "engine"}
    sizes = {name: offline.in_megabytes(release.size(part)) for name, part in parts.items()}
    sizes["all"] = sum(sizes.values())
    for name, size in sizes.items():
        told = box.one("data", data_offline_size=name)
        assert told.text == offline.megabytes(size, formats)
        assert float(told.attributes["value"]) == pytest.approx(size)
    assert [button.attributes["data-offline-act"] for button in box.all("button")] == ["keep", "remove", "restore"]


def test_without_offline_use_nothing_is_offered_and_the_worker_ends(tmp_path: Path) -> None:
    text = read_strings("en")
    assert "button" not in offline.control(text, "en-GB", works=False)
    offline.write_end(tmp_path)
    script = (tmp_path / offline.WORKER).read_text(encoding="utf-8")
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
