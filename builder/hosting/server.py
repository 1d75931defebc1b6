"""A small web server for the built site: right types, compressed where that is accepted, the nearest 404 page.

It serves from a sub-path as well as from the root, as the hosts do on which the site may live.
"""

import gzip
import mimetypes
import posixpath
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from builder.errors import BuildError
from builder.hosting import headers

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
COMPRESSED_ALREADY = {".png", ".pagefind", ".pf_fragment", ".pf_index", ".pf_meta"}


def content_type(path: Path) -> str:
    """The type a file is served with.

    >>> content_type(Path("pyodide.asm.wasm"))
    'application/wasm'
    """
    return TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


@lru_cache(maxsize=256)
def compressed(path: Path, modified_at: int) -> bytes:
    """The file's bytes, gzipped; `modified_at` (nanoseconds) makes a changed file a new entry."""
    return gzip.compress(path.read_bytes(), compresslevel=6, mtime=0)


class SiteHandler(BaseHTTPRequestHandler):
    """Answers GET and HEAD for the files of one folder under one sub-path."""

    protocol_version = "HTTP/1.1"
    server: "SiteServer"

    def do_GET(self) -> None:
        """Send the file."""
        self.respond(with_body=True)

    def do_HEAD(self) -> None:
        """Send what GET would send, without the body."""
        self.respond(with_body=False)

    def respond(self, *, with_body: bool) -> None:
        """Find the file for the address and send it, or redirect, or send the nearest 404 page."""
        path = posixpath.normpath(unquote(urlsplit(self.path).path))
        asked_for_folder = urlsplit(self.path).path.endswith("/")
        base = self.server.base_path
        if not f"{path}/".startswith(base):
            if path == "/":
                self.redirect(base)
            else:
                self.send_page_not_found(self.server.folder, with_body=with_body)
            return
        inside = path[len(base) :]
        file = self.server.folder / inside
        if file.is_dir():
            if not asked_for_folder:
                self.redirect(f"{path}/")
                return
            file = file / "index.html"
        if file.is_file():
            self.send_file(file, HTTPStatus.OK, with_body=with_body)
        else:
            self.send_page_not_found(file.parent, with_body=with_body)

    def redirect(self, location: str) -> None:
        """Send the reader to another address of this site."""
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        self.send_header("Location", location)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def send_page_not_found(self, folder: Path, *, with_body: bool) -> None:
        """Send the 404 page of this folder or of the nearest one above it."""
        for candidate in (folder, *folder.parents):
            page = candidate / "404.html"
            if page.is_file():
                self.send_file(page, HTTPStatus.NOT_FOUND, with_body=with_body)
                return
            if candidate == self.server.folder:
                break
        self.send_response(HTTPStatus.NOT_FOUND)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def send_file(self, file: Path, status: HTTPStatus, *, with_body: bool) -> None:
        """Send one file, compressed when the browser takes that; unchanged files are answered with 304."""
        modified_at = file.stat().st_mtime_ns
        accepts_gzip = "gzip" in self.headers.get("Accept-Encoding", "") and file.suffix not in COMPRESSED_ALREADY
        etag = f'"{modified_at:x}{"-gzip" if accepts_gzip else ""}"'
        if status is HTTPStatus.OK and self.headers.get("If-None-Match") == etag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.send_header("ETag", etag)
            self.end_headers()
            return
        body = compressed(file, modified_at) if accepts_gzip else file.read_bytes()
        self.send_response(status)
        self.send_header("Content-Type", content_type(file))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("ETag", etag)
        self.send_header("Vary", "Accept-Encoding")
        for name, value in self.server.headers_for(file).items():
            self.send_header(name, value)
        if accepts_gzip:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Stay silent: a line for every file would bury what matters."""


class SiteServer(ThreadingHTTPServer):
    """Serves `folder` from `base_path`, which has a slash at both ends."""

    daemon_threads = True
    handler: type[SiteHandler] = SiteHandler

    def __init__(self, folder: Path, base_path: str = "/", host: str = "localhost", port: int = 0) -> None:
        self.folder = folder.resolve()
        self.base_path = base_path
        told = self.folder / headers.NAME
        self.headers = headers.read(told.read_text(encoding="utf-8")) if told.is_file() else {}
        try:
            super().__init__((host, port), self.handler)
        except OSError as error:
            raise BuildError(f"The site cannot be served at {host}:{port}: {error.strerror or error}.") from error
        except OverflowError as error:
            raise BuildError(f"{port} is no port: ports go from 0 to 65535.") from error

    @property
    def url(self) -> str:
        """The address of the site's root on this machine."""
        host, port = self.server_address[:2]
        return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host!s}:{port}{self.base_path}"

    def headers_for(self, file: Path) -> dict[str, str]:
        """What the site wants to be sent with a file; what may change is asked for again each time."""
        path = f"/{file.relative_to(self.folder).as_posix()}"
        return {"Cache-Control": "no-cache", **headers.for_path(self.headers, path)}

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore connections that a browser drops: that is how it cancels."""


@contextmanager
def serving(folder: Path, base_path: str = "/") -> Iterator[str]:
    """Serve a folder from a free port while the block runs; gives the address of the site's root."""
    server = SiteServer(folder, base_path)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.url
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
