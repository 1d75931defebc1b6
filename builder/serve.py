"""`make serve`: in come changes of the sources, out goes the site in the browser, rebuilt and loaded again.

Each rebuilding runs in a process of its own, forked from one that has everything imported and nothing read: nothing
of before is left in it, and it begins at once.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from queue import Empty, SimpleQueue
from signal import SIG_IGN, SIGINT, signal

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer

from builder.errors import BuildError
from builder.hosting.live import LiveServer
from builder.paths import DOCS, ENGINE, REPOSITORY, SITE, WIDGETS
from builder.rebuild import PageName, all_pages, plan, rebuild_files, rebuild_pages
from builder.sources.languages import languages

BUILDER = REPOSITORY / "builder"
WATCHED = (DOCS, BUILDER, ENGINE / "src", WIDGETS)
# An editor writes a file in several steps; what follows within this time, in seconds, belongs to the same change.
QUIET = 0.05


SOURCES = {".md", ".ftl", ".yml", ".py", ".ts", ".mjs", ".css", ".html", ".jinja", ".svg", ".png"}


class _Watcher(FileSystemEventHandler):
    """Puts the paths of sources that change into a queue."""

    def __init__(self) -> None:
        self.queue: SimpleQueue[Path] = SimpleQueue()

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Note a file that was written, moved or removed."""
        if event.is_directory or event.event_type not in ("modified", "created", "deleted", "moved"):
            return
        for name in {str(event.src_path), str(event.dest_path or event.src_path)}:
            if (path := Path(name)).suffix in SOURCES:
                self.queue.put(path)

    def changes(self, seconds: float | None) -> set[Path]:
        """The next change: all files it touched, or nothing when none comes within these seconds."""
        paths: set[Path] = set()
        try:
            paths.add(self.queue.get(timeout=seconds))
            while True:
                paths.add(self.queue.get(timeout=QUIET))
        except Empty:
            return paths


def page_of(file: Path) -> PageName | None:
    """The page that a file of the site is; None for a 404 page and the like.

    >>> page_of(SITE / "ru" / "foster" / "index.html"), page_of(SITE / "index.html")
    (('ru', 'foster'), None)
    """
    match file.relative_to(SITE).parts:
        case (tag, "index.html"):
            return tag, "index"
        case (tag, name, "index.html"):
            return tag, name
    return None


class Rebuilder:
    """Rebuilds what changed, first the pages that are looked at; the others follow while nothing else changes."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.waiting: list[PageName] = []
        # Forked for each task from a process in which modules are imported and nothing has been read.
        context = get_context("forkserver")
        context.set_forkserver_preload(["builder.rebuild", "builder.pages.hooks", "mkdocs.commands.build"])
        self.pool = ProcessPoolExecutor(
            1, mp_context=context, max_tasks_per_child=1, initializer=signal, initargs=(SIGINT, SIG_IGN)
        )
        self.pool.submit(os.getpid).result()

    def change(self, paths: Iterable[Path]) -> None:
        """Rebuild after a change of these files, say what happened, and tell the browsers."""
        named = ", ".join(sorted(str(path.relative_to(REPOSITORY)) for path in paths))
        print(f"Changed: {named}", flush=True)
        started = time.monotonic()
        problems = self._tried(lambda: self._rebuild(paths))
        for problem in problems:
            print(f"  {problem}", file=sys.stderr, flush=True)
        if not problems:
            print(f"  rebuilt in {time.monotonic() - started:.1f} s", flush=True)
        self.server.tell(problems)

    def catch_up(self) -> None:
        """Rebuild some of the pages that nobody looks at."""
        batch, self.waiting = self.waiting[:2], self.waiting[2:]
        for problem in self._tried(lambda: self.pool.submit(rebuild_pages, batch).result()):
            print(f"  {problem}", file=sys.stderr, flush=True)

    def _rebuild(self, paths: Iterable[Path]) -> list[str]:
        planned = plan(paths)
        if planned.everything:
            return self._build_everything(paths)
        if planned.bundles or planned.languages:
            self.pool.submit(rebuild_files, planned).result()
        pages = {*planned.pages}
        if planned.bundles or planned.languages:
            every = all_pages(languages(), () if planned.bundles else planned.languages)
            seen = {page_of(file) for file in self.server.looked_at}
            pages |= {page for page in every if page in seen}
            self.waiting = [page for page in every if page not in pages]
        return self.pool.submit(rebuild_pages, pages, planned.languages).result()

    def _build_everything(self, paths: Iterable[Path]) -> list[str]:
        self.waiting = []
        command = [sys.executable, "-m", "builder", "build", "--no-offline"]
        finished = subprocess.run(command, cwd=REPOSITORY, stderr=subprocess.PIPE, text=True, check=False)
        if finished.returncode:
            return [line.strip() for line in finished.stderr.splitlines() if line.strip()]
        if any(path.is_relative_to(BUILDER) for path in paths):
            print("  The builder itself changed: it starts again.", flush=True)
            self.server.server_close()
            os.execv(sys.executable, [sys.executable, "-m", "builder", *sys.argv[1:]])
        return []

    def _tried(self, work: Callable[[], list[str]]) -> list[str]:
        """What is wrong, whatever happens: the server goes on, and the next change is another trial."""
        try:
            return work()
        except BuildError as error:
            return error.problems
        except Exception as error:
            return [f"{type(error).__name__}: {error}"]


def serve(base_path: str, host: str, port: int) -> None:
    """Serve the built site until interrupted, and rebuild what changes meanwhile."""
    if not (SITE / "index.html").is_file():
        raise BuildError("There is no site yet: run `make build` first.")
    server = LiveServer(SITE, base_path, host, port)
    watcher, observer = _Watcher(), Observer()
    for folder in WATCHED:
        observer.schedule(watcher, str(folder), recursive=True)
    observer.schedule(watcher, str(REPOSITORY), recursive=False)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    rebuilder = Rebuilder(server)
    observer.start()
    print(f"The site is at {server.url}, rebuilt when a source changes (Ctrl+C ends it).", flush=True)
    try:
        while True:
            if paths := watcher.changes(0 if rebuilder.waiting else None):
                rebuilder.change(paths)
            elif rebuilder.waiting:
                rebuilder.catch_up()
    finally:
        observer.stop()
        rebuilder.pool.shutdown(wait=False, cancel_futures=True)
        server.server_close()
