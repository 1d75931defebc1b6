"""The pinned Material has every block, template and class that our theme builds on."""

import re
from pathlib import Path

import pytest
from jinja2 import StrictUndefined, nodes
from mkdocs.theme import Theme

from builder.assets import material
from builder.pages.theme import with_strict_own
from builder.paths import SHARED_ASSETS, THEME
from tests.site.html import read

OWN = sorted(path.relative_to(THEME).as_posix() for path in THEME.rglob("*.html"))
# The site's root has pages of its own, without Material.
BESIDE = {"chooser.html", "root-404.html"}
CLASS = re.compile(r"(?<![\w-])md-[a-z]\w*(?:[-_]{1,2}[a-z]\w*)*")

env = with_strict_own(*(lambda theme: (theme.get_env(), theme.dirs))(Theme(name="material", custom_dir=str(THEME))))


def parsed(path: Path) -> nodes.Template:
    return env.parse(path.read_text(encoding="utf-8"))


def blocks(template: nodes.Template) -> set[str]:
    """The blocks that a template puts in place of its parent's: not those that lie within them."""
    return {node.name for node in template.body if isinstance(node, nodes.Block)}


def names(template: nodes.Template, kind: type[nodes.Extends] | type[nodes.Include] | type[nodes.Import]) -> set[str]:
    return {node.template.value for node in template.find_all(kind) if isinstance(node.template, nodes.Const)}


def test_blocks_of_the_page_are_blocks_of_material() -> None:
    known = {block.name for block in parsed(material.templates_folder() / "base.html").find_all(nodes.Block)}
    own = blocks(parsed(THEME / "main.html"))
    assert len(own) > 8
    assert own <= known


@pytest.mark.parametrize("name", sorted(set(OWN) - BESIDE))
def test_templates_that_ours_name_exist(name: str) -> None:
    template = parsed(THEME / name)
    for wanted in names(template, nodes.Extends) | names(template, nodes.Include):
        assert (THEME / wanted).is_file() or (material.templates_folder() / wanted).is_file(), wanted


def test_partials_in_place_of_materials_are_asked_for() -> None:
    asked = set()
    for path in (THEME / "main.html", *(material.templates_folder() / name for name in material.TEMPLATES)):
        asked |= names(parsed(path), nodes.Include) | names(parsed(path), nodes.Import)
    for name in ("header", "copyright", "language", "javascripts/base", "javascripts/content"):
        assert (THEME / f"partials/{name}.html").is_file()
        assert f"partials/{name}.html" in asked


def test_classes_that_ours_name_are_materials() -> None:
    templates = [material.templates_folder() / name for name in material.TEMPLATES]
    known = set(CLASS.findall("".join(path.read_text() for path in (material.style_sheet(), *templates))))
    ours = [*(SHARED_ASSETS / "styles").glob("*.css"), *THEME.rglob("*.html")]
    named = {found for path in ours for found in CLASS.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 20
    assert named <= known


def test_pages_have_the_rules_for_every_class_of_material_they_use(site: Path) -> None:
    styled = set(re.findall(r"\.(md-[\w-]+)", material.style_sheet().read_text()))
    for path in ("en/index.html", "ru/foster/index.html", "en/history/index.html", "en/404.html"):
        page = read(site / path)
        used = {name for element in page.everything() for name in element.attributes.get("class", "").split()}
        sheet = (site / path).parent / page.all("link", rel="stylesheet")[0].attributes["href"]
        if path.endswith("404.html"):
            sheet = site / "en" / page.all("link", rel="stylesheet")[0].attributes["href"]
        kept = set(re.findall(r"\.(md-[\w-]+)", sheet.read_text(encoding="utf-8")))
        # Text and messages are set by our own sheet.
        assert (used & styled) - kept == {"md-typeset", "md-dialog", "md-dialog__inner"}, path


def test_a_name_that_is_missing_stops_our_templates_and_not_materials() -> None:
    for name in set(OWN) - BESIDE:
        assert env.get_template(name).environment.undefined is StrictUndefined, name
    for name in material.TEMPLATES:
        assert env.get_template(name).environment.undefined is not StrictUndefined, name


def test_no_file_of_the_theme_is_published_as_it_is(site: Path) -> None:
    assert not list(site.glob("*/assets"))
    assert not [path for path in site.rglob("*.js") if path.name.startswith("bundle.")]
