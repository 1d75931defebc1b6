"""The icons of the installed app, drawn from the one that browsers show in their tabs."""

import hashlib
import re
import shutil
from pathlib import Path

from builder.assets.previews import draw_pictures
from builder.paths import BUILD, SHARED_ASSETS

SOURCE = SHARED_ASSETS / "icons" / "commerce.svg"
SIZES = (192, 512)
# Systems cut a maskable icon to a shape of their own; what shall be seen lies within a circle of this share.
SAFE = 0.7

_GROUND = re.compile(r'fill="(#[0-9a-f]{6})"')


def sized(svg: str, size: int) -> str:
    """The icon at a size in pixels.

    >>> sized('<svg viewBox="0 0 64 64"/>', 192)
    '<svg width="192" height="192" viewBox="0 0 64 64"/>'
    """
    return svg.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)


def maskable(svg: str) -> str:
    """The icon on a ground without corners, small enough to be cut to any shape."""
    head, rest = svg.strip().split(">", 1)
    content = rest.removesuffix("</svg>")
    ground = _GROUND.findall(content)[0]
    edge = 64 * (1 - SAFE) / 2
    return (
        f'{head}><rect width="64" height="64" fill="{ground}"/>'
        f'<g transform="translate({edge:g} {edge:g}) scale({SAFE})">{content}</g></svg>'
    )


def draw_icons(folder: Path) -> list[dict[str, str]]:
    """Draw every icon into a folder; gives them as a manifest lists them, with their names alone.

    Those drawn before are taken from build/.
    """
    kept = BUILD / "icons"
    kept.mkdir(parents=True, exist_ok=True)
    svg = SOURCE.read_text(encoding="utf-8")
    entries = []
    wanted = []
    for purpose, drawing in (("any", svg), ("maskable", maskable(svg))):
        for size in SIZES:
            picture = sized(drawing, size)
            file = kept / f"{hashlib.sha256(picture.encode('utf-8')).hexdigest()[:16]}.png"
            name = f"{'app' if purpose == 'any' else purpose}-{size}.png"
            wanted.append((picture, file, name))
            entries.append({"src": name, "type": "image/png", "sizes": f"{size}x{size}", "purpose": purpose})
    draw_pictures([{"svg": picture, "file": str(file)} for picture, file, _ in wanted if not file.exists()])
    for _, file, name in wanted:
        shutil.copyfile(file, folder / name)
    return entries
