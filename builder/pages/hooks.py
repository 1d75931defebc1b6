"""What MkDocs calls while it builds one language. Each hook hands over to a plain function."""

from typing import Any

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from builder.hosting import policy
from builder.pages import article, theme
from builder.pages.extension import Article
from builder.state import LanguageBuild


def build_of(config: MkDocsConfig) -> LanguageBuild:
    """The language build this MkDocs run belongs to."""
    build: LanguageBuild = config["extra"]["build"]
    return build


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the site's own part of Markdown, and name the pages in the language's own words."""
    extensions: list[Any] = config.markdown_extensions
    extensions.append(Article(build_of(config)))
    return theme.set_navigation(config, build_of(config))


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Leave the theme's own files out."""
    return theme.without_theme_files(files)


def on_env(env: Environment, *, config: MkDocsConfig, **_: Any) -> Environment:
    """Give the templates the language's strings and addresses."""
    return theme.prepare_templates(env, config, build_of(config))


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """Run the functions in double braces."""
    return article.expand(markdown, page, build_of(config))


def on_page_context(context: dict[str, Any], *, page: Page, config: MkDocsConfig, **_: Any) -> dict[str, Any]:
    """Tell the template about the page."""
    return {**context, **article.template_values(page, build_of(config))}


def on_template_context(context: dict[str, Any], *, template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """Tell the 404 page, which is served at any depth, where the site is."""
    return {**context, **article.not_found_values(build_of(config))}


def on_post_page(output: str, *, page: Page, config: MkDocsConfig) -> str:
    """Write the content security policy, with the hashes of the page's inline scripts."""
    return policy.with_policy(output)


def on_post_template(output_content: str, *, template_name: str, config: MkDocsConfig) -> str:
    """Write the content security policy of the 404 page."""
    return policy.with_policy(output_content)
