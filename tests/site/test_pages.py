"""Every page of every language: its head, its headings, its links, its rules."""

import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from builder.addresses import Address
from builder.pages.rules import rule_anchor
from builder.sources.catalogue import game_ids, rule_origins
from builder.sources.languages import SOURCE, languages
from builder.state import page_names
from tests.site.html import read

TAGS = [language.tag for language in languages()]
NAMES = ["index", *page_names()]
SECTIONS = ["aim", "deal", "turns", "combinations", "settling", "end", "context", "example"]


def page_path(site: Path, tag: str, name: str) -> Path:
    return site / tag / ("index.html" if name == "index" else f"{name}/index.html")


every_rules_page = pytest.mark.parametrize(("tag", "game"), [(tag, game) for tag in TAGS for game in game_ids()])
every_page = pytest.mark.parametrize(("tag", "name"), [(tag, name) for tag in TAGS for name in NAMES])


def test_five_languages_have_every_page(site: Path) -> None:
    assert sorted(TAGS) == ["en", "es", "pt", "pt-BR", "ru"]
    for tag in TAGS:
        built = {path.parent.name for path in (site / tag).glob("*/index.html")}
        assert built == set(page_names()), f"{tag} has other pages: a page that is not finished is not shown"


@every_page
def test_head(site: Path, tag: str, name: str) -> None:
    page = read(page_path(site, tag, name))
    html, head = page.one("html"), page.one("head")
    assert html.attributes["lang"] == tag
    assert page.one("body").attributes["dir"] == "ltr"
    assert 10 <= len(head.one("title").text) <= 75
    assert 60 <= len(head.one("meta", name="description").attributes["content"]) <= 200
    path = f"{tag}/" if name == "index" else f"{tag}/{name}/"
    canonical = head.one("link", rel="canonical").attributes["href"]
    assert canonical.endswith(f"/{path}")
    assert urlsplit(canonical).scheme in ("http", "https")
    for key in ("og:title", "og:description", "og:url", "og:locale", "og:site_name", "og:image"):
        assert head.one("meta", property=key).attributes["content"], key
    assert head.one("meta", property="og:locale").attributes["content"].startswith(tag[:2])


@pytest.mark.parametrize("tag", TAGS)
def test_titles_and_descriptions_are_all_different(site: Path, tag: str) -> None:
    heads = [read(page_path(site, tag, name)).one("head") for name in NAMES]
    titles = [head.one("title").text for head in heads]
    descriptions = [head.one("meta", name="description").attributes["content"] for head in heads]
    assert len(set(titles)) == len(titles)
    assert len(set(descriptions)) == len(descriptions)


@every_page
def test_headings_have_ascii_ids_and_no_id_stands_twice(site: Path, tag: str, name: str) -> None:
    page = read(page_path(site, tag, name))
    main = page.one("main")
    headings = [element for element in main.everything() if re.fullmatch("h[1-6]", element.tag)]
    assert [heading.tag for heading in headings].count("h1") == 1
    assert headings[0].tag == "h1"
    in_widgets = [element for widget in main.with_class("widget") for element in widget.everything()]
    for heading in headings:
        if heading not in in_widgets:
            assert re.fullmatch(r"[a-z][a-z0-9-]*", heading.attributes.get("id", "")), heading.text
    levels = [int(heading.tag[1]) for heading in headings]
    assert all(below <= above + 1 for above, below in pairwise(levels)), levels
    ids = [element.attributes["id"] for element in page.everything() if "id" in element.attributes]
    assert len(ids) == len(set(ids)), sorted(found for found in ids if ids.count(found) > 1)


@every_page
def test_links_within_the_site_lead_somewhere(site: Path, tag: str, name: str) -> None:
    path = page_path(site, tag, name)
    page = read(path)
    base = Address.parse("http://site.invalid/")
    here = f"{tag}/" if name == "index" else f"{tag}/{name}/"
    for element in page.everything():
        for attribute in ("href", "src"):
            link = element.attributes.get(attribute)
            if link is None or link.startswith("data:"):
                continue
            parts = urlsplit(link)
            if element.attributes.get("rel") == "canonical":
                continue
            assert not parts.scheme, f"{link} leaves the site"
            assert not parts.netloc
            assert not parts.path.startswith("/"), f"{link} breaks under a sub-path"
            target = resolved(site, here, unquote(parts.path))
            assert target.is_file(), f"{link} leads nowhere from {base.absolute(here)}"
            if parts.fragment and "=" not in parts.fragment and target.suffix == ".html":
                assert parts.fragment in ids(target), f"{link}: there is no #{parts.fragment}"


@cache
def ids(page: Path) -> frozenset[str]:
    return frozenset(element.attributes.get("id", "") for element in read(page).everything())


def resolved(site: Path, here: str, path: str) -> Path:
    target = (site / here / path).resolve()
    return target / "index.html" if target.is_dir() else target


@every_rules_page
def test_rules_page_has_exactly_the_rules_of_the_game(site: Path, tag: str, game: str) -> None:
    main = read(page_path(site, tag, game)).one("main")
    origins = rule_origins(game)
    rules = main.with_class("rule")
    assert [rule.attributes["id"] for rule in rules] == [rule_anchor(rule) for rule in origins]
    for rule, (name, origin) in zip(rules, origins.items(), strict=True):
        assert rule.with_class("rule-number")[0].text == name[1:]
        assert bool(rule.with_class("dagger")) == (origin == "agreement"), name
        assert rule.one("button").attributes["data-report"] == name
    agreements = [element.attributes["data-agreement"] for element in main.with_class("agreement")]
    assert agreements == [name for name, origin in origins.items() if origin == "agreement"]


@every_rules_page
def test_rules_page_has_eight_numbered_sections(site: Path, tag: str, game: str) -> None:
    page = read(page_path(site, tag, game))
    main = page.one("main")
    sections = main.with_class("section")
    assert [section.attributes["id"] for section in sections] == SECTIONS
    numerals = [section.with_class("numeral")[0].text for section in sections]
    assert numerals == [f"{number:02} /" for number in range(1, 9)]
    jumps = [link.attributes["href"] for link in page.with_class("jump")[0].all("a")]
    assert jumps == [f"#{section}" for section in SECTIONS]
    headings = [heading.attributes["id"] for heading in main.all("h2") if "id" in heading.attributes]
    more = {"foster": ["glossary"], "widow": ["tips", "glossary"]}
    assert headings == ["sixty", *SECTIONS, "faq", *more[game]]


@every_rules_page
def test_questions_are_native_details(site: Path, tag: str, game: str) -> None:
    main = read(page_path(site, tag, game)).one("main")
    questions = [details for details in main.all("details") if "question" in details.attributes.get("class", "")]
    assert len(questions) >= 12
    assert all(question.all("summary") and "open" not in question.attributes for question in questions)


@every_page
def test_switcher_leads_to_the_same_page_in_every_language(site: Path, tag: str, name: str) -> None:
    path = page_path(site, tag, name)
    here = f"{tag}/" if name == "index" else f"{tag}/{name}/"
    for switcher in read(path).with_class("languages"):
        links = switcher.all("a")
        assert sorted(link.attributes["hreflang"] for link in links) == sorted(TAGS)
        for link in links:
            other = link.attributes["hreflang"]
            assert link.attributes["lang"] == other
            assert resolved(site, here, link.attributes["href"]) == page_path(site, other, name)
        current = [link.attributes["hreflang"] for link in links if "aria-current" in link.attributes]
        assert current == [tag]


@every_page
def test_page_data_for_the_scripts(site: Path, tag: str, name: str) -> None:
    page = read(page_path(site, tag, name))
    here = f"{tag}/" if name == "index" else f"{tag}/{name}/"
    data = json.loads(page.one("script", id="commerce-site").text)
    assert data["language"] == tag
    assert data["formats"].replace("-", "_") == page.one("meta", property="og:locale").attributes["content"]
    for key in ("sprite", "strings", "worker"):
        assert resolved(site, here, data[key]).is_file(), key
    assert resolved(site, here, data["root"]) == page_path(site, tag, "index")
    for file in data["runtime"]["files"]:
        assert resolved(site, here, data["runtime"]["base"] + file["name"]).stat().st_size == file["bytes"]


@pytest.mark.parametrize("tag", TAGS)
def test_page_for_lost_readers(site: Path, tag: str) -> None:
    page = read(site / tag / "404.html")
    assert page.one("html").attributes["lang"] == tag
    assert page.one("base").attributes["href"].endswith(f"/{tag}/")
    assert page.one("meta", name="robots").attributes["content"] == "noindex"
    assert page.one("h1").text
    source = read(site / SOURCE / "404.html")
    assert tag == SOURCE or page.one("h1").text != source.one("h1").text


def test_root_lists_every_language_in_its_own_words(site: Path) -> None:
    for name in ("index.html", "404.html"):
        page = read(site / name)
        links = page.with_class("languages")[0].all("a")
        assert [link.attributes["lang"] for link in links] == TAGS
        assert len({link.text for link in links}) == len(TAGS)


@pytest.mark.parametrize("tag", TAGS)
def test_home_asks_which_game_and_leads_to_each(site: Path, tag: str) -> None:
    main = read(page_path(site, tag, "index")).one("main")
    games = main.one("section", id="games")
    assert games.with_class("games-question")[0].text.endswith("?")
    addresses = [game.attributes["href"] for game in games.with_class("game")]
    assert addresses == [f"../{tag}/{game}/" for game in game_ids()]
    tasks = [task.attributes["href"] for task in main.with_class("task")]
    assert tasks == [f"../{tag}/check/", "#games", f"../{tag}/play/"]


@pytest.mark.parametrize("tag", TAGS)
def test_the_two_games_name_each_other(site: Path, tag: str) -> None:
    for game, other in (("foster", "widow"), ("widow", "foster")):
        links = [link.attributes["href"] for link in read(page_path(site, tag, game)).one("main").all("a")]
        assert f"../{other}/" in links
        assert "../history/#compared" in links
