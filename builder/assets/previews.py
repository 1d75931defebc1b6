"""The picture that a shared link shows: one for each page and language, in its words and with its cards."""

import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from html import escape, unescape
from pathlib import Path

from builder.assets.sprite import sprite
from builder.diagrams import of_game
from builder.diagrams.text import broken
from builder.errors import BuildError
from builder.paths import BUILD, NODE_MODULES, REPOSITORY, SCRIPTS
from builder.sources.catalogue import game, game_ids
from builder.sources.languages import Language
from builder.sources.strings import read_strings

WIDTH, HEIGHT = 1200, 630
FONTS = NODE_MODULES / "@expo-google-fonts" / "pt-serif"
FONT_FILES = ("400Regular/PTSerif_400Regular.ttf", "700Bold/PTSerif_700Bold.ttf")
CARDS: Mapping[str, tuple[str, ...]] = {
    "index": ("7S", "8S", "9S"),
    "check": ("AH", "KH", "4D"),
    "play": ("back", "back", "KD"),
    "history": ("QS", "KS", "AS"),
    "about": ("JC", "QH", "KS"),
}
"""The three cards of each page's picture."""
CARD_WIDTH = 216
PLACES = ((620, 180, -10), (738, 152, 0), (856, 180, 10))


def every_preview() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every page with its three cards: a game's are those that its drawings name, or the best hand there is."""
    yield from CARDS.items()
    for game_id in game_ids():
        best = game(game_id)["ladder"][0]["sample"][:3]
        yield game_id, tuple(of_game(game_id, "PREVIEW", default=best))


def preview_path(tag: str, page: str) -> str:
    """The picture's path from the site's root."""
    return f"assets/previews/{tag}-{page}.png"


def heading_of(html: str) -> str:
    """The text of a page's main heading."""
    match = re.search(r"<h1[^>]*>(.*?)</h1>", html, re.DOTALL)
    if match is None:
        raise BuildError("A page has no main heading.")
    return unescape(re.sub(r"<[^>]+>", "", match[1])).strip()


def preview_svg(site_name: str, heading: str, cards: tuple[str, ...], symbols: str) -> str:
    """The picture as SVG: the site's name, the page's heading, three cards."""
    size = 74 if len(broken(heading, 500, 74)) <= 3 else 58
    lines = broken(heading, 500, size)
    top = 356 - (len(lines) - 1) * size * 0.55
    text = "".join(
        f'<text x="80" y="{top + number * size * 1.1:g}" font-size="{size}" fill="#1f1b16">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    fan = "".join(
        f'<use href="#{card}" x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_WIDTH * 1.4}"'
        f' transform="rotate({angle} {x + CARD_WIDTH / 2} {y + CARD_WIDTH * 1.9})"/>'
        for card, (x, y, angle) in zip(cards, PLACES, strict=True)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' font-family="PT Serif"><defs>{symbols}</defs><rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>'
        f'<rect x="30" y="30" width="{WIDTH - 60}" height="{HEIGHT - 60}" fill="none" stroke="#9a7b45"'
        ' stroke-width="2"/>'
        f'<text x="80" y="112" font-size="34" font-weight="700" fill="#14532d">{escape(site_name)}</text>'
        f'<path d="M80 136h120" stroke="#9a7b45" stroke-width="3"/>{text}{fan}</svg>'
    )


def symbols_of(language: Language, cards: tuple[str, ...]) -> str:
    """The cards as symbols in plain colours, in the letters of the language."""
    content = sprite(read_strings(language.tag)).split(">", 1)[1].rsplit("</svg>", 1)[0]
    wanted = set(cards)
    symbols = re.findall(r'<symbol id="([^"]+)".*?</symbol>', content)
    kept = [found for found in re.findall(r"<symbol.*?</symbol>", content) if found.split('"', 2)[1] in wanted]
    if not wanted <= set(symbols):
        raise BuildError(f"The cards of a preview are not in the sprite: {wanted - set(symbols)}.")
    # Pictures are drawn without a page, so every value is its default.
    plain = re.sub(r"var\(--[a-z-]+,([^()]*)\)", r"\1", "".join(kept))
    return re.sub(r"font-family=\"[^\"]*\"", 'font-family="PT Serif"', plain)


def draw_previews(found: list[Language], site_folder: Path) -> None:
    """Draw the picture of every page; those drawn before are taken from build/."""
    kept = BUILD / "previews"
    kept.mkdir(parents=True, exist_ok=True)
    (site_folder / "assets" / "previews").mkdir(parents=True)
    missing = []
    copies = []
    for language in found:
        for page, cards in every_preview():
            html = site_folder / language.tag / ("index.html" if page == "index" else f"{page}/index.html")
            heading = heading_of(html.read_text(encoding="utf-8"))
            site_name = str(language.settings["site_name"])
            svg = preview_svg(site_name, heading, cards, symbols_of(language, cards))
            picture = kept / f"{hashlib.sha256(svg.encode('utf-8')).hexdigest()[:16]}.png"
            copies.append((picture, site_folder / preview_path(language.tag, page)))
            if not picture.exists():
                missing.append({"svg": svg, "file": str(picture)})
    draw_pictures(missing)
    for picture, target in copies:
        shutil.copyfile(picture, target)


def draw_pictures(pictures: list[dict[str, str]]) -> None:
    """Draw pictures from SVG: each has its `svg` and the `file` to write. Raises BuildError when that fails."""
    if not pictures:
        return
    command = ["node", str(SCRIPTS / "draw-pictures.mjs"), *(str(FONTS / name) for name in FONT_FILES)]
    finished = subprocess.run(
        command, input=json.dumps(pictures), cwd=REPOSITORY, capture_output=True, text=True, check=False
    )
    if finished.returncode:
        raise BuildError(f"Drawing the pictures failed:\n{finished.stderr}")
