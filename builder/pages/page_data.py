"""What a page tells its scripts: addresses relative to the page, so that the site works under any sub-path."""

from typing import Any

from builder.state import LanguageBuild


def to_root(page: str) -> str:
    """The way from a page to the site's root.

    >>> to_root("index"), to_root("foster")
    ('../', '../../')
    """
    return "../" if page == "index" else "../../"


def page_data(build: LanguageBuild, page: str) -> dict[str, Any]:
    """The content of the page's `commerce-site` data."""
    assets = f"{to_root(page)}assets/"
    root = "./" if page == "index" else "../"
    data = {
        "language": build.language.tag,
        "formats": build.language.formats,
        "languages": [language.tag for language in build.languages],
        "offline": build.files.offline,
        "page": page,
        "version": build.version,
        "root": root,
        "assets": assets,
        "sprite": f"{assets}{build.own_files.sprite}",
        "strings": f"{assets}{build.own_files.strings}",
        # In the language's own folder: the offline worker there hears the requests of no other one.
        "worker": f"{root}{build.files.widgets['worker']}",
        "runtime": {**build.files.runtime, "base": f"{assets}{build.files.runtime['base']}"},
    }
    if page == "check":
        data["hands"] = {name: f"{assets}{path}" for name, path in build.files.hands.items()}
    return data
