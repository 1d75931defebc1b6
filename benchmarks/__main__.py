"""Take every measurement in one run and print one table. Nothing here passes or fails: that is what tests are for."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from benchmarks import audit, glance, sizes, startup, workload
from builder.paths import PYODIDE, REPOSITORY
from builder.runtime.pyodide import run
from builder.sources.catalogue import game_ids

# The pages for which a bar is set.
RULES = tuple(f"{game}/" for game in game_ids())

type Row = tuple[str, str, str]


def engine_rows() -> Iterator[Row]:
    """The engine in CPython and in Pyodide."""
    here = json.loads(run([sys.executable, workload.__file__], what="Timing the engine"))
    program = Path(__file__).with_name("pyodide.mjs")
    there = json.loads(run(["node", str(program), str(PYODIDE), workload.__file__], what="Timing it in Pyodide"))
    for name, unit, bar in (
        ("hands ranked a second", ",.0f", ""),
        ("rank / look-up", ".2f", "at most 2 in CPython"),
        ("deals a second", ",.0f", ""),
        ("deal / shuffles", ".2f", f"at most 1 in CPython, of {workload.SHUFFLES} shuffles"),
    ):
        yield f"Engine: {name}", f"{here[name]:{unit}} CPython, {there[name]:{unit}} Pyodide", bar


def startup_rows() -> Iterator[Row]:
    """The way to the engine's first answer, and its bytes, against stock Pyodide."""
    startup.prepare()
    taken = startup.measure()
    for name, what, unit, bar in (
        ("first", "first visit", "ms", "0.45"),
        ("second", "second visit", "ms", "0.50"),
        ("memory", "memory", "bytes", "1"),
    ):
        shipped, stock = taken["shipped"][name], taken["stock"][name]
        ratio = f"{shipped / stock:.2f} × stock ({shipped:,.0f} of {stock:,.0f} {unit})"
        yield f"Start-up: {what}", ratio, f"at most {bar}"
    bytes_of = sizes.runtimes()
    for column, name, bar in ((1, "gzip", "0.80"), (2, "Brotli", "0.72")):
        shipped_bytes, stock_bytes = bytes_of["shipped"][column], bytes_of["stock"][column]
        ratio = f"{shipped_bytes / stock_bytes:.2f} × stock ({shipped_bytes:,} of {stock_bytes:,} bytes)"
        yield f"Runtime with {name}", ratio, f"at most {bar}"


def page_rows() -> Iterator[Row]:
    """What must arrive before a page can be read."""
    for path in sizes.PAGES:
        plain, gzip, brotli = sizes.page(path)
        bar = "at most 150,000 with gzip" if path in RULES else ""
        yield f"Page: {path or 'home'}", f"{plain:,} bytes, gzip {gzip:,}, Brotli {brotli:,}", bar


def glance_rows() -> Iterator[Row]:
    """The checker's answer before the engine."""
    yield "Checker: last card to answer", f"{glance.measure():.0f} ms", "at most 100 ms"


def audit_rows() -> Iterator[Row]:
    """Lighthouse, as on a phone."""
    for path, scores, shift, machine in audit.measure():
        told = ", ".join(f"{name} {score}" for name, score in scores.items())
        measured = f"{told}, layout shift {shift:.3f}, machine {machine:,.0f}"
        yield f"Lighthouse: {path or 'home'}", measured, "at least 95, 100, 100, 100"


def build_rows() -> Iterator[Row]:
    """Building all languages once everything is installed."""
    started = perf_counter()
    run([sys.executable, "-m", "builder", "build"], what="Building the site", cwd=REPOSITORY)
    yield "Build: all languages", f"{perf_counter() - started:.1f} s", ""


def main() -> None:
    """Measure and print."""
    rows: list[Row] = [("What", "Measured", "Bar")]
    for part in (build_rows, page_rows, audit_rows, engine_rows, glance_rows, startup_rows):
        print(f"== {part.__doc__}", file=sys.stderr, flush=True)
        rows += part()
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


if __name__ == "__main__":
    main()
