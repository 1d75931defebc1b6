"""Some pages of a language: in come MkDocs' settings and the pages' names, out go their files.

MkDocs builds all pages or those whose Markdown changed; while serving, others change too, and only some are looked at.
"""

from collections.abc import Collection

from mkdocs.commands.build import _build_page, _populate_page
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import get_files, set_exclusions
from mkdocs.structure.nav import get_navigation
from mkdocs.structure.pages import Page


def build_some(config: MkDocsConfig, names: Collection[str]) -> None:
    """Do for these pages what `mkdocs build` does for all, by its own functions and in its order."""
    config = config.plugins.on_config(config)
    files = get_files(config)
    env = config.theme.get_env()
    files.add_files_from_theme(env, config)
    files = config.plugins.on_files(files, config=config)
    set_exclusions(files, config)
    nav = config.plugins.on_nav(get_navigation(files, config), config=config, files=files)
    documents = files.documentation_pages()
    chosen = [file.page or Page(None, file, config) for file in documents if file.src_uri.removesuffix(".md") in names]
    for page in chosen:
        _populate_page(page, config, files)
    env = config.plugins.on_env(env, config=config, files=files)
    for page in chosen:
        _build_page(page, config, documents, nav, env)
    for page in chosen:
        page.validate_anchor_links(files=files, log_level=config.validation.links.anchors)
