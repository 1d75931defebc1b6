"""Material as MkDocs runs it for one language: navigation, templates, and which of its files are left out."""

from collections.abc import MutableMapping, Sequence
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

from builder.assets import material
from builder.errors import BuildError
from builder.hosting import policy
from builder.pages import cards
from builder.paths import THEME
from builder.sources.catalogue import game_ids
from builder.state import LanguageBuild, page_names


class ThemeLoader(FileSystemLoader):
    """Loads our own templates into an environment that knows no undefined names, and Material's into the lenient one.

    Material asks for names that may be missing; in ours a missing name is a mistake.
    """

    strict: Environment
    lenient: Environment

    def load(self, environment: Environment, name: str, globals: MutableMapping[str, Any] | None = None) -> Template:
        """The template of this name, compiled for the environment it belongs to."""
        own = (THEME / name).is_file()
        return super().load(self.strict if own else self.lenient, name, globals)


def set_navigation(config: MkDocsConfig, build: LanguageBuild) -> MkDocsConfig:
    """Name the pages as the language's strings do, so that a name stands once.

    Raises BuildError when Material has no strings in the language that the settings name.
    """
    language = config.theme["language"]
    if not (material.templates_folder() / "partials" / "languages" / f"{language}.html").is_file():
        raise BuildError(
            f"docs/{build.language.tag}/mkdocs.yml: Material has no strings for theme.language “{language}”."
        )
    config.nav = [{build.text(f"page-{name}"): f"{name}.md"} for name in page_names()]
    config.copyright = build.text("footer-note")
    config.extra["homepage"] = "."
    return config


def without_theme_files(files: Files) -> Files:
    """Leave out Material's style sheets and scripts: what pages need of them is published once for all languages."""
    return Files([file for file in files if file.is_documentation_page()])


def with_strict_own(env: Environment, folders: Sequence[str]) -> Environment:
    """Let a missing name in one of our own templates, wherever it is included, stop the build."""
    # The lines of a template's own commands leave nothing in the page.
    env.trim_blocks = env.lstrip_blocks = True
    loader = env.loader = ThemeLoader(folders)
    loader.lenient = env
    loader.strict = env.overlay(undefined=StrictUndefined, autoescape=True)
    return env


def prepare_templates(env: Environment, config: MkDocsConfig, build: LanguageBuild) -> Environment:
    """Give the theme's templates what all pages of the language share."""
    env.globals.update(
        build=build,
        language=build.language,
        languages=build.languages,
        text=build.text,
        page_names=page_names(),
        games=game_ids(),
        policy=policy.PLACEHOLDER,
        local_letters=cards.local_letters(build.text),
    )
    return with_strict_own(env, config.theme.dirs)
