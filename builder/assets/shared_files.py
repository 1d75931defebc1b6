"""The files that belong to no single language: styles, scripts, cards, the runtime, and the site's root."""

import json
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import quote
from xml.sax.saxutils import escape as xml_escape

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from builder.addresses import Address
from builder.assets import icons, material, sprite, widgets
from builder.assets.fingerprints import fingerprint, publish
from builder.hosting import headers, policy
from builder.paths import BUILT_WIDGETS, PYODIDE, SCRIPTS, SHARED_ASSETS, THEME
from builder.runtime import hand_tables
from builder.runtime.pyodide import RUNTIME_FILES
from builder.sources import strings
from builder.sources.languages import SOURCE, Language
from builder.state import LanguageFiles, SharedFiles


def write(found: list[Language], assets: Path, address: Address, *, offline: bool) -> SharedFiles:
    """Write everything below `assets/`; gives the addresses that pages need.

    `offline`: whether the site can be used without a connection.
    """
    shutil.copytree(SHARED_ASSETS, assets, ignore=shutil.ignore_patterns("styles"))
    app_icons = icons.draw_icons(assets / "icons")
    material.write_layer()
    copy_widgets(assets / "widgets")
    return SharedFiles(
        **bundles(assets),
        languages={language.tag: language_files(language, assets, address, app_icons) for language in found},
        hands={name: f"hands/{file}" for name, file in hand_tables.write_hand_tables(assets / "hands").items()},
        widgets=widgets.widget_files(),
        runtime=runtime_files(assets),
        offline=offline,
    )


def bundles(assets: Path) -> dict[str, Any]:
    """Write the styles and scripts of the site itself; gives what `SharedFiles` says of them."""
    return {
        "style": bundled(SHARED_ASSETS / "styles" / "site.css", assets),
        "root_style": bundled(SHARED_ASSETS / "styles" / "root.css", assets),
        "script": bundled(SCRIPTS / "site.ts", assets),
        "inline": {path.stem: widgets.inline_script(path) for path in (SCRIPTS / "inline").glob("*.ts")},
    }


def language_files(
    language: Language, assets: Path, address: Address, app_icons: list[dict[str, str]]
) -> LanguageFiles:
    """Write what the pages of one language share."""
    text = strings.read_strings(language.tag)
    words = strings.shortened(strings.browser_strings(language.tag))
    manifest = {
        "name": text("app-name"),
        "short_name": text("app-short-name"),
        "description": text("app-description"),
        "lang": language.tag,
        "dir": language.settings["extra"].get("direction", "ltr"),
        # An app of its own for each language: with one identity the page last visited would rename it.
        "id": f"{address.base_path}{language.tag}/",
        "start_url": f"../../{language.tag}/",
        "scope": "../../",
        "display": "standalone",
        "background_color": "#FBF8F1",
        "theme_color": "#14532D",
        "icons": [
            {"src": "../icons/commerce.svg", "type": "image/svg+xml", "sizes": "any"},
            *({**icon, "src": f"../icons/{icon['src']}"} for icon in app_icons),
        ],
    }
    # Browsers know an installed app by its manifest's address, so this one keeps its name.
    write_text(assets / "manifest" / f"{language.tag}.webmanifest", json.dumps(manifest, ensure_ascii=False))
    return LanguageFiles(
        sprite=f"cards/{publish(assets / 'cards', f'{language.tag}.svg', sprite.sprite(text))}",
        strings=f"strings/{publish(assets / 'strings', f'{language.tag}.ftl', words)}",
    )


def write_text(path: Path, text: str) -> None:
    """Write a text file, with its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def copy_widgets(target: Path) -> None:
    """Copy the widgets' files for the browser; the renderer for Node and the list of names stay behind."""
    shutil.copytree(
        BUILT_WIDGETS, target, ignore=shutil.ignore_patterns("render.mjs", "manifest.json"), dirs_exist_ok=True
    )


def bundled(source: Path, folder: Path) -> str:
    """Bundle a file and give its new name, which changes with its content."""
    draft = folder / f"{source.stem}{'.css' if source.suffix == '.css' else '.js'}"
    widgets.bundle(source, draft)
    name = publish(folder, draft.name, draft.read_bytes())
    draft.unlink()
    return name


def runtime_files(assets: Path) -> dict[str, object]:
    """Copy the runtime; gives its folder, and what the worker will fetch with sizes in bytes, so that progress is real.

    Pyodide finds its files by their own names, so it is the folder that has the fingerprint.
    """
    names = [*RUNTIME_FILES, "pyodide-lock.json", *(wheel.name for wheel in PYODIDE.glob("*.whl"))]
    folder = f"pyodide-{fingerprint(*((PYODIDE / name).read_bytes() for name in names))}"
    (assets / folder).mkdir()
    for name in names:
        shutil.copyfile(PYODIDE / name, assets / folder / name)
    files = [{"name": name, "bytes": (PYODIDE / name).stat().st_size} for name in names]
    return {"base": f"{folder}/", "files": files}


def write_root(found: list[Language], address: Address, files: SharedFiles, output: Path) -> None:
    """Write what stands at the site's root: the chooser, the neutral 404 page, site map, robots.txt, headers.

    And in each language's folder the script of the engine's worker, which is the same for all.
    """
    templates = Environment(loader=FileSystemLoader(THEME), autoescape=True, undefined=StrictUndefined)
    texts = {language.tag: strings.read_strings(language.tag) for language in found}
    for template, name, root in (
        ("chooser.html", "index.html", "./"),
        ("root-404.html", "404.html", address.base_path),
    ):
        html = templates.get_template(template).render(
            languages=found,
            texts=texts,
            root=root,
            style=files.root_style,
            # The page for lost readers cannot know where the site's files are, so it carries its own.
            icon=f"data:image/svg+xml,{quote((SHARED_ASSETS / 'icons' / 'commerce.svg').read_text().strip())}",
            styles=(output / "assets" / files.root_style).read_text(encoding="utf-8").strip(),
            inline=files.inline,
            policy=policy.PLACEHOLDER,
            address=address,
        )
        write_text(output / name, policy.with_policy(html))
    write_engine_workers(found, files, output)
    write_text(output / "robots.txt", f"User-agent: *\nAllow: /\n\nSitemap: {address.absolute('sitemap.xml')}\n")
    write_text(output / "sitemap.xml", site_map(found, address))
    write_text(output / headers.NAME, headers.written(headers.headers_of(output)))


def write_engine_workers(found: list[Language], files: SharedFiles, output: Path) -> None:
    """Write into each language's folder the script of the engine's worker, which leads to the one for all.

    Browsers choose the offline worker of a worker by the folder of its script.
    """
    worker = files.widgets["worker"]
    for language in found:
        write_text(output / language.tag / worker, f'import "../assets/widgets/{worker}";\n')


def site_map(found: list[Language], address: Address) -> str:
    """The site map: every page with itself, its twins in all languages, and English for everybody else."""
    source = next(language for language in found if language.tag == SOURCE)
    entries = []
    for page in source.pages:
        twins = [(language.tag, address.absolute(f"{language.tag}/{page}")) for language in found]
        links = [*twins, ("x-default", address.absolute(f"{SOURCE}/{page}" if page else ""))]
        alternates = "".join(
            f'\n    <xhtml:link rel="alternate" hreflang="{tag}" href="{xml_escape(url)}"/>' for tag, url in links
        )
        entries += [f"  <url>\n    <loc>{xml_escape(url)}</loc>{alternates}\n  </url>" for _, url in twins]
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
        + "\n".join(entries)
        + "\n</urlset>\n"
    )
