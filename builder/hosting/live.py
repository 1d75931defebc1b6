"""Serving while sources change: in come requests and what was rebuilt, out go pages that load themselves again.

The script that does so stands in no file of the site: it is put into pages on their way to the browser.
"""

import json
import threading
from collections.abc import Sequence
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

from builder.hosting.server import SiteHandler, SiteServer

EVENTS = "live-reload"
SCRIPT = "live-reload.js"
# A page that is not looked at keeps no connection: browsers open only six to one host.
CLIENT = """
const script = document.currentScript.src;
const state = {number: null, source: null};
const show = (problems) => {
  document.querySelector("#live-problems")?.remove();
  if (problems.length === 0) return;
  const box = document.createElement("pre");
  box.id = "live-problems";
  box.setAttribute("role", "alert");
  box.style.cssText = "position:fixed;inset:auto 0 0 0;z-index:99;margin:0;padding:1rem;max-height:60vh;overflow:auto;"
    + "background:#7a1712;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap";
  box.textContent = problems.join("\\n");
  document.body.append(box);
};
const listen = () => {
  state.source?.close();
  state.source = null;
  if (document.visibilityState === "hidden") return;
  state.source = new EventSource(new URL("live-reload", script));
  state.source.onmessage = async ({data}) => {
    const {number, problems} = JSON.parse(data);
    show(problems);
    state.number ??= number;
    if (problems.length || number === state.number) return;
    for (const worker of await navigator.serviceWorker?.getRegistrations() ?? []) await worker.unregister();
    location.reload();
  };
};
document.addEventListener("visibilitychange", listen);
listen();
"""


class LiveHandler(SiteHandler):
    """Answers like the site's own server, with the script in each page and a stream of what was rebuilt."""

    server: "LiveServer"

    def respond(self, *, with_body: bool) -> None:
        """Send the stream, the script, or a file of the site."""
        path = urlsplit(self.path).path
        if path == f"{self.server.base_path}{EVENTS}":
            self.send_events()
        elif path == f"{self.server.base_path}{SCRIPT}":
            self.send_content(CLIENT.encode(), "text/javascript; charset=utf-8", with_body=with_body)
        else:
            super().respond(with_body=with_body)

    def send_file(self, file: Path, status: HTTPStatus, *, with_body: bool) -> None:
        """Send a file; a page with the script at its end."""
        if file.suffix != ".html":
            super().send_file(file, status, with_body=with_body)
            return
        if status is HTTPStatus.OK:
            self.server.seen(file)
        script = f'<script src="{self.server.base_path}{SCRIPT}"></script></body>'
        page = file.read_text(encoding="utf-8").replace("</body>", script).encode()
        self.send_content(page, "text/html; charset=utf-8", status, with_body=with_body)

    def send_content(
        self, body: bytes, content_type: str, status: HTTPStatus = HTTPStatus.OK, *, with_body: bool
    ) -> None:
        """Send something that no browser keeps."""
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def send_events(self) -> None:
        """Tell the state now and after each rebuilding, until the browser goes away."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.close_connection = True
        self.end_headers()
        told = -1
        while True:
            # A line now and then shows whether anybody still listens.
            with self.server.changed:
                if self.server.turn == told:
                    self.server.changed.wait(timeout=15)
                turn, data = self.server.turn, {"number": self.server.number, "problems": self.server.problems}
            line = f"data: {json.dumps(data)}\n\n" if turn != told else ": still here\n\n"
            told = turn
            self.wfile.write(line.encode())
            self.wfile.flush()


class LiveServer(SiteServer):
    """Serves a site that is rebuilt meanwhile. `number` grows with each site that is whole, `turn` with each trial."""

    handler = LiveHandler

    def __init__(self, folder: Path, base_path: str = "/", host: str = "localhost", port: int = 0) -> None:
        super().__init__(folder, base_path, host, port)
        self.changed = threading.Condition()
        self.number = self.turn = 0
        self.problems: list[str] = []
        self.looked_at: list[Path] = []

    def seen(self, file: Path) -> None:
        """Remember which pages are looked at, the latest last: they are rebuilt first."""
        with self.changed:
            self.looked_at = [*(other for other in self.looked_at if other != file), file][-3:]

    def tell(self, problems: Sequence[str]) -> None:
        """Tell every browser that the site was rebuilt, or why it could not be."""
        with self.changed:
            self.turn += 1
            self.number += not problems
            self.problems = list(problems)
            self.changed.notify_all()
