"""What belongs to the whole site: policy, site map, glyphs, weight, the runtime."""

import gzip
import hashlib
import json
import re
import xml.etree.ElementTree as ElementTree
from base64 import b64encode
from itertools import product
from pathlib import Path

import pytest

from builder.addresses import Address
from builder.hosting import headers
from builder.pages.cards import PACK
from builder.sources.catalogue import game_ids
from builder.sources.engine import ask
from builder.sources.languages import SOURCE, languages
from tests.site.conftest import runtime_folder
from tests.site.html import read

TAGS = [language.tag for language in languages()]
TEXT_TYPES = {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest", ".xml"}
SUITS = "\u2660\u2663\u2665\u2666"


def all_html(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def own_texts(site: Path) -> list[Path]:
    """The site's own text files: not Pyodide's, not the search engine's."""
    foreign = {runtime_folder(site).name, "pagefind"}
    return [path for path in site.rglob("*") if path.suffix in TEXT_TYPES and not foreign & set(path.parts)]


def sprite_of(site: Path, tag: str) -> str:
    """The cards of a language, by the address that its pages give."""
    page = read(site / tag / "index.html").one("script", type="application/json")
    address = json.loads(page.text)["sprite"]
    return (site / tag / address).read_text(encoding="utf-8")


def test_policy_allows_exactly_the_inline_scripts_of_each_page(site: Path) -> None:
    for path in all_html(site):
        page = read(path)
        policy = page.one("meta", http_equiv="Content-Security-Policy").attributes["content"]
        directives = {words[0]: words[1:] for part in policy.split(";") if (words := part.split())}
        assert directives["default-src"] == ["'none'"]
        assert directives["worker-src"] == directives["connect-src"] == ["'self'"]
        assert directives["object-src"] == ["'none'"]
        assert directives["base-uri"] == ["'self'"]
        text = path.read_text(encoding="utf-8")
        inline = re.findall(r"<script(?![^>]*(?: src=|application/json))[^>]*>(.*?)</script>", text, re.DOTALL)
        hashes = {f"'sha256-{b64encode(hashlib.sha256(body.encode()).digest()).decode()}'" for body in inline}
        assert set(directives["script-src"]) == {"'self'", "'wasm-unsafe-eval'"} | hashes, path
        assert not re.search(r"<[^>]+\son[a-z]+=", text), f"{path}: an event handler that the policy blocks"
        assert text.index("Content-Security-Policy") < text.index("<script"), path


def test_hosts_are_told_what_never_changes(site: Path) -> None:
    told = headers.read((site / "_headers").read_text(encoding="utf-8"))
    for path in site.rglob("*"):
        if not path.is_file():
            continue
        sent = headers.for_path(told, f"/{path.relative_to(site).as_posix()}")
        # A name with eight signs of a hash, of the file's or its folder's, changes with the content.
        has_fingerprint = re.search(r"-[0-9A-Za-z]{8}(/|\.\w+$)", path.relative_to(site).as_posix()) is not None
        assert ("immutable" in sent.get("Cache-Control", "")) == (has_fingerprint and "pagefind" not in path.parts), (
            path
        )
        assert "frame-ancestors 'none'" in sent["Content-Security-Policy"]


def test_no_page_names_another_host(site: Path) -> None:
    own = Address.from_environment().url
    known = {"http://www.w3.org/", "http://www.sitemaps.org/", own, "http://localhost", "https://localhost"}
    for path in own_texts(site):
        for found in re.findall(r"https?://[^\s\"'<>)`]+", path.read_text(encoding="utf-8")):
            assert found.startswith(tuple(known)), f"{path}: {found}"


def test_no_source_maps(site: Path) -> None:
    assert not list(site.rglob("*.map"))
    for path in site.rglob("*"):
        if path.suffix in {".css", ".js", ".mjs"}:
            assert "sourceMappingURL" not in path.read_text(encoding="utf-8"), path


def test_suit_signs_ask_for_their_plain_text_form(site: Path) -> None:
    for path in own_texts(site):
        text = path.read_text(encoding="utf-8")
        if path.suffix in {".html", ".ftl"}:
            assert not re.search(f"[{SUITS}](?!\ufe0e)", text), f"{path}: a bare suit sign"
        assert "\ufe0f" not in text, f"{path}: asks for a coloured picture"
        assert not re.search("[\U0001f0a0-\U0001f0ff]", text), f"{path}: a playing-card character"


def test_accessible_names_hold_no_suit_signs(site: Path) -> None:
    for path in all_html(site):
        for element in read(path).everything():
            for attribute in ("aria-label", "title", "alt"):
                assert not re.search(f"[{SUITS}]", element.attributes.get(attribute, "")), path


def test_sprite_has_every_card_and_suit(site: Path) -> None:
    for tag in TAGS:
        ids = re.findall(r'<symbol id="([^"]+)"', sprite_of(site, tag))
        assert sorted(ids) == sorted([*PACK, *"SHDC", "back"])


@pytest.mark.parametrize(("tag", "letters"), [("en", "AKQJ"), ("pt", "ARDV"), ("ru", "ТКДВ")])
def test_faces_carry_the_letters_of_the_language(site: Path, tag: str, letters: str) -> None:
    sprite = sprite_of(site, tag)
    assert set(letters) <= set(re.findall(r">([^<>]{1,2})</text>", sprite))
    assert set("AKQJ") <= set(re.findall(r">([^<>]{1,2})</text>", sprite)), "international letters by choice"


def test_site_map(site: Path) -> None:
    names = {"map": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    root = ElementTree.parse(site / "sitemap.xml").getroot()
    entries: dict[str, dict[str, str]] = {}
    for entry in root.findall("map:url", names):
        links = {link.attrib["hreflang"]: link.attrib["href"] for link in entry.findall("x:link", names)}
        entries[entry.findtext("map:loc", "", names)] = links
    pages = {path.relative_to(site) for path in site.glob("*/**/index.html") if path.parts[-2] != "pagefind"}
    assert len(entries) == len(pages)
    for address, links in entries.items():
        assert address.startswith(Address.from_environment().url)
        assert set(links) == {*TAGS, "x-default"}
        assert address in links.values(), "a page names itself"
        for tag in TAGS:
            assert entries[links[tag]] == links, "twins name each other"
        canonical = site / address.removeprefix(Address.from_environment().url) / "index.html"
        assert read(canonical).one("link", rel="canonical").attributes["href"] == address
    assert f"Sitemap: {Address.from_environment().url}sitemap.xml" in (site / "robots.txt").read_text()


def test_rules_page_is_light(site: Path) -> None:
    for tag, game in product(TAGS, game_ids()):
        folder = site / tag / game
        page = read(folder / "index.html")
        links = [folder / "index.html"]
        links += [folder / link.attributes["href"] for link in page.all("link", rel="stylesheet")]
        links += [folder / script.attributes["src"] for script in page.all("script") if "src" in script.attributes]
        weight = sum(len(gzip.compress(path.read_bytes())) for path in links)
        assert weight <= 150_000, tag
        assert "pyodide.mjs" not in str(links)


def test_every_game_of_the_engine_has_a_page() -> None:
    assert [game["id"] for game in ask("games")["games"]] == [*game_ids()]
    for language in languages():
        assert {f"{game}/" for game in game_ids()} <= {*language.pages}


def test_search_indexes_one_language_each(site: Path) -> None:
    for tag in TAGS:
        entry = json.loads((site / tag / "pagefind" / "pagefind-entry.json").read_text())
        assert [found.lower() for found in entry["languages"]] == [tag.lower()]


def test_runtime_knows_the_engine_and_nothing_else(site: Path) -> None:
    folder = runtime_folder(site)
    packages = json.loads((folder / "pyodide-lock.json").read_text())["packages"]
    assert list(packages) == ["commerce"]
    wheel = folder / packages["commerce"]["file_name"]
    assert packages["commerce"]["sha256"] == hashlib.sha256(wheel.read_bytes()).hexdigest()


def test_only_finished_things_are_shown(site: Path) -> None:
    for path in all_html(site):
        text = path.read_text(encoding="utf-8")
        assert "{{" not in text, path
        assert "data-insertion" not in text, path
        assert "/odds/" not in text


def test_each_language_has_a_link_preview_of_its_own(site: Path) -> None:
    previews = {tag: read(site / tag / "index.html").one("meta", property="og:image") for tag in TAGS}
    addresses = [preview.attributes["content"] for preview in previews.values()]
    assert len(set(addresses)) == len(TAGS)
    for address in addresses:
        picture = site / address.removeprefix(Address.from_environment().url)
        assert picture.read_bytes().startswith(b"\x89PNG"), address


def test_source_language_is_english() -> None:
    assert SOURCE == "en"
