"""Whatever is wrong with the sources is told at once, each with file and line, and no half site is left."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from builder.errors import BuildError
from builder.paths import BUILD, REPOSITORY
from builder.sources import languages

type Change = Callable[[str], str]


def replaced(old: str, new: str) -> Change:
    def change(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return change


def appended(line: str) -> Change:
    return lambda text: f"{text.rstrip()}\n\n{line}\n"


def emptied(start: str) -> Change:
    return lambda text: re.sub(rf"^({re.escape(start)}).*$", r"\1", text, count=1, flags=re.MULTILINE)


# What is done to a file of `docs/`; the words of the line on which the build shall find it; what it shall say.
KINDS: dict[str, tuple[str, Change, str, str]] = {
    "an unknown game": ("ru/foster.md", replaced("game: foster", "game: whist"), "game: whist", "no game “whist”"),
    "a game on a page of none": ("ru/history.md", replaced("---\n", "---\ngame: widow\n"), "game: widow", "no game"),
    "front matter that cannot be read": (
        "ru/about.md",
        replaced("title: ", "title: [a"),
        "title: [a",
        "cannot be read",
    ),
    "an unknown key": ("ru/index.md", replaced("---\n", "---\nauthor: me\n"), "author: me", "unknown key “author”"),
    "a rule without text": (
        "ru/widow.md",
        emptied('{{ rule("W2.2") }}'),
        '{{ rule("W2.2") }}',
        "rule W2.2 has no text",
    ),
    "an unknown rule": ("ru/widow.md", appended('{{ rule("W99.1") }} Да.'), "W99.1", "has no rule W99.1"),
    "a rule within a sentence": (
        "ru/widow.md",
        appended('Вот {{ rule("W1.2") }} правило.'),
        "Вот {{",
        "rule(“W1.2”) must stand at the start",
    ),
    "a rule that stands twice": ("ru/foster.md", appended('{{ rule("F1.2") }} Да.'), '"F1.2") }} Да', "stands twice"),
    "an agreement that is none": (
        "ru/foster.md",
        appended('{{ agreement("F1.1") }} Да.'),
        'agreement("F1.1")',
        "no agreement of ours",
    ),
    "an unknown function": ("ru/widow.md", appended('{{ portrait("KD") }}'), "{{ portrait", "no function “portrait”"),
    "an unknown card": ("ru/widow.md", appended('Это {{ card("1X") }}.'), "1X", "no card “1X”"),
    "an unknown option": ("ru/widow.md", appended('{{ hand("AS 2S 3S", jokers=1) }}'), "jokers", "jokers"),
    "a call that cannot be": ("ru/widow.md", appended("{{ hand(7) }}"), "hand(7)", "hand(…) cannot be called so"),
    "an unknown diagram": (
        "ru/widow.md",
        appended('{{ diagram("portrait") }}'),
        'm("portrait',
        "no diagram “portrait”",
    ),
    "an unknown widget": ("ru/widow.md", appended('{{ widget("roulette") }}'), "roulette", "no widget “roulette”"),
    "an unknown number": ("ru/widow.md", appended('Это {{ fact("kings") }}.'), "kings", "no number “kings”"),
    "a function that is not closed": ("ru/play.md", appended('{{ card("KD" }}'), '{{ card("KD" }}', "unexpected"),
    "a link to no page": ("ru/widow.md", appended("[там](nowhere.md)"), "nowhere.md", "leads nowhere"),
    "a link to no anchor": ("ru/widow.md", appended("[там](foster.md#nowhere)"), "#nowhere", "leads nowhere"),
    "a link to no anchor of the page": ("ru/widow.md", appended("[там](#hereabouts)"), "#hereabouts", "leads nowhere"),
    "a heading without an id": ("ru/history.md", appended("## Ещё"), "## Ещё", "“Ещё” has no id"),
    "a heading of its own": ("ru/widow.md", appended("## Ещё {#more}"), "{#more}", "h2 #more is not in the source"),
    "a paragraph left in English": ("ru/history.md", appended("PARAGRAPH"), "PARAGRAPH", "left in English"),
    "a string that is lost": (
        "ru/widgets.ftl",
        replaced("check-clear = ", "clear-check = "),
        "",
        "“check-clear” is missing",
    ),
    "a string too many": ("ru/widgets.ftl", lambda text: text, "clear-check = ", "“clear-check” is not in the source"),
    "a string that stands twice": ("ru/site.ftl", appended("menu-label = Меню"), "", "“menu-label” stands twice"),
    "a string that is empty": ("ru/site.ftl", emptied("search-label ="), "", "“search-label” is missing"),
    "a string left in English": ("ru/site.ftl", emptied("search-close ="), "", "“search-close” was left in English"),
    "a string with an unknown value": (
        "ru/results.ftl",
        appended("category-tricon-of = { $nobody }"),
        "$nobody",
        "“category-tricon-of” is not in the source",
    ),
    "a page that is missing": ("ru/check.md", lambda _: "", "", "the page is missing"),
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A working copy of what a build reads, which may be damaged."""
    folder = tmp_path_factory.mktemp("damaged")
    for name in ("builder", "docs", "engine", "widgets"):
        shutil.copytree(REPOSITORY / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("mkdocs.yml", "package.json", "tsconfig.json"):
        shutil.copy(REPOSITORY / name, folder / name)
    (folder / "node_modules").symlink_to(REPOSITORY / "node_modules")
    # What the engine has found already, and Python for the browser, need not be made again.
    if BUILD.is_dir():
        shutil.copytree(BUILD, folder / "build")
    return folder


@pytest.fixture(scope="module")
def told(copy: Path) -> str:
    """What the build says when everything above is wrong at once."""
    paragraph = next(
        line for line in (copy / "docs/en/history.md").read_text(encoding="utf-8").splitlines() if len(line) > 200
    )
    for name, change, _, _ in KINDS.values():
        path = copy / "docs" / name
        path.write_text(change(path.read_text(encoding="utf-8")).replace("PARAGRAPH", paragraph), encoding="utf-8")
    strings = copy / "docs" / "ru" / "site.ftl"
    text = strings.read_text(encoding="utf-8")
    strings.write_text(text.replace("search-close =", "search-close = Close"), encoding="utf-8")
    (copy / "docs" / "ru" / "check.md").unlink()
    command = [sys.executable, "-m", "builder", "build", "--only", "ru"]
    failed = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert failed.returncode == 2
    assert "Traceback" not in failed.stderr
    assert not (copy / "site").exists(), "a failed build leaves no half site"
    return failed.stderr.replace(paragraph[:50], "PARAGRAPH")


@pytest.mark.parametrize("kind", KINDS)
def test_every_mistake_is_told_with_its_file_and_line(copy: Path, told: str, kind: str) -> None:
    name, _, words, said = KINDS[kind]
    lines = [line.strip() for line in told.splitlines()]
    place = f"docs/{name}:"
    if words and words != "PARAGRAPH":
        text = (copy / "docs" / name).read_text(encoding="utf-8")
        place = f"docs/{name}:{text.count(chr(10), 0, text.rindex(words)) + 1}:"
    assert [line for line in lines if line.startswith(place) and said in line], (place, said, told)


def test_a_language_without_settings_or_with_wrong_ones_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for tag, settings in (
        ("de", None),
        ("fr", "site_name: [a"),
        ("it", "site_name: Commerce\nextra:\n  locale: it_IT"),
    ):
        (tmp_path / tag).mkdir()
        (tmp_path / tag / "index.md").write_text("# A")
        if settings is not None:
            (tmp_path / tag / "mkdocs.yml").write_text(settings)
    monkeypatch.setattr(languages, "DOCS", tmp_path)
    with pytest.raises(BuildError) as caught:
        languages.languages()
    told = "\n".join(caught.value.problems)
    assert "docs/de/mkdocs.yml: the file is missing" in told
    assert "docs/fr/mkdocs.yml:1: the settings cannot be read" in told
    assert "docs/it/mkdocs.yml: extra.language_name is missing" in told
    assert "docs/it/mkdocs.yml: extra.short_name is missing" in told
