"""Which Chromium to start, and how: Playwright's own where there is one, else the system's."""

import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright

# As root Chromium needs the first; without the others it looks for hosts of its own, which a closed network refuses.
FLAGS = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync")


def system_chromium() -> str | None:
    """The Chromium of this machine, if it has one."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def launch_options(playwright: Playwright) -> dict[str, Any]:
    """What `playwright.chromium.launch` takes on this machine."""
    options: dict[str, Any] = {"args": [*FLAGS]}
    if not Path(playwright.chromium.executable_path).exists():
        found = system_chromium()
        if found:
            options["executable_path"] = found
    return options
