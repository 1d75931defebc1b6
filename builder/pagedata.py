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
    root, tag = to_root(page), build.language.tag
    data = {
        "language": tag,
        "formats": build.language.formats,
        "page": page,
        "version": build.version,
        "root": "./" if page == "index" else "../",
        "assets": f"{root}assets/",
        "sprite": f"{root}assets/cards/{tag}.svg",
        "strings": f"{root}assets/strings/{tag}.ftl",
        "worker": f"{root}assets/widgets/{build.files.widgets['worker']}",
        "runtime": {"base": f"{root}assets/pyodide/", "files": build.files.runtime["files"]},
    }
    if build.files.offline:
        data["offline"] = f"{root}{build.files.offline}"
    return data
