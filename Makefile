# The one task runner. `make serve` builds and serves the site, `make test` runs every test; both install what they need.
SHELL := /bin/bash
HOST ?= localhost
PORT ?= 8000
OFFLINE ?= yes
PYTHON ?= $(shell for candidate in python3 python3.14 python3.13 python3.12 python; do \
	$$candidate -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null && { echo $$candidate; break; }; done)
BIN := .venv/bin
# A setting of the reader's own shall not send packages elsewhere.
PIP := PIP_USER=0 $(BIN)/python -m pip
TESTS ?= tests engine/src
BROWSER ?= chromium

# What was installed in part, or for production alone, is installed again.
$(shell test -x .venv/bin/mkdocs || rm -f .venv/ready; test -x node_modules/.bin/esbuild || rm -f node_modules/ready)

.DEFAULT_GOAL := help
.PHONY: help serve build test test-built test-engine mutants lint bench shots transcripts requirements clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

serve: build ## Build everything and serve the site (HOST=0.0.0.0 lets a phone on the same network open it)
	@$(BIN)/python -m builder serve --host $(HOST) --port $(PORT)

build: .venv/ready node_modules/ready ## Build the site into site/ (OFFLINE=no: without offline use, ending what was there)
	@$(BIN)/python -m builder build $(if $(filter no,$(OFFLINE)),--no-offline)

test: build .venv/browser ## Run every test: engine, site, browser, types and style
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory test-built

# The tests of what is built already; BROWSER is chromium, firefox or webkit. A process that has no test left takes
# some of the other's, so that no file decides the end.
test-built: .venv/ready
	@echo "== Tests: $(TESTS)"
	@$(BIN)/python -m pytest -n 2 --dist worksteal --browser $(BROWSER) $(TESTS)

test-engine: .venv/ready
	@$(MAKE) --no-print-directory test-built TESTS="tests/engine engine/src"

mutants: .venv/ready ## Change the games' ranking, settling and play at random, and list what no test notices (MUTANTS=200)
	@$(BIN)/python -m pip install --quiet mutmut==3.8.1
	@$(BIN)/python -m tests.mutants $(MUTANTS)

lint: .venv/ready node_modules/ready ## Check types, style and who imports whom
	@echo "== Types and style"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@found=$$($(BIN)/lint-imports --no-logo --no-cache 2>&1) || { echo "$$found"; exit 1; }
	@node_modules/.bin/tsc --noEmit

bench: build .venv/browser ## Measure speed, as ratios taken in one run
	@$(BIN)/python -m benchmarks

shots: build .venv/browser ## Screenshots of every kind of page into shots/
	@$(BIN)/python -m tests.browser.shots

transcripts: .venv/ready ## Rewrite the golden playthroughs after a deliberate change
	@$(BIN)/python -m tests.engine.transcripts

requirements: .venv/ready ## Compile requirements.in into requirements.txt, with hashes and no addresses
	@$(PIP) install --quiet pip-tools
	@PIP_FIND_LINKS= $(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file requirements.txt requirements.in

clean: ## Remove everything that was built or installed
	rm -rf .venv node_modules build site shots

.venv/ready: requirements.txt engine/pyproject.toml
	@test -n "$(PYTHON)" || { echo "Python 3.12 or newer is needed, and none was found on the PATH." >&2; exit 1; }
	@echo "== Installing Python packages ($$($(PYTHON) --version)) into .venv"
	@$(PYTHON) -m venv .venv || { echo "Python's venv could not make .venv (on Debian it is the package python3-venv)." >&2; exit 1; }
	@$(PIP) install --quiet --require-hashes -r requirements.txt \
		|| { echo "The Python packages could not be installed: is there a network?" >&2; exit 1; }
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable engine
	@touch $@

node_modules/ready: package.json package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null \
		|| { echo "Node 20 or newer is needed, and none was found on the PATH." >&2; exit 1; }
	@echo "== Installing Node packages into node_modules"
	@NODE_ENV=development npm ci --silent --no-audit --no-fund --include=dev \
		|| { rm -rf node_modules; echo "The Node packages could not be installed: is there a network?" >&2; exit 1; }
	@touch $@

# A Chromium for the browser tests: one on the system, else Playwright's own, else Debian's package.
.venv/browser: .venv/ready
	@command -v chromium chromium-browser google-chrome >/dev/null 2>&1 \
		|| { echo "== Installing a browser for the tests"; $(BIN)/playwright install chromium 2>/dev/null; } \
		|| { test "$$(id -u)" = 0 && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } \
		|| { echo "No Chromium found, and none could be installed." >&2; exit 1; }
	@touch $@
