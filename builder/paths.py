"""Where things lie in the repository."""

from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
DOCS = REPOSITORY / "docs"
SHARED_ASSETS = DOCS / "assets"
ENGINE = REPOSITORY / "engine"
WIDGETS = REPOSITORY / "widgets"
NODE_MODULES = REPOSITORY / "node_modules"
THEME = REPOSITORY / "builder" / "theme"
SCRIPTS = REPOSITORY / "builder" / "scripts"

BUILD = REPOSITORY / "build"
CATALOGUE = BUILD / "catalogue.json"
WHEELS = BUILD / "wheel"
PYODIDE = BUILD / "pyodide"
BUILT_WIDGETS = BUILD / "widgets"
OUTLINES = BUILD / "outlines.json"
SHARED_FILES = BUILD / "shared-files.pickle"

SITE = REPOSITORY / "site"
