"""The server of the built site: types, compression, sub-paths, lost readers."""

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from builder.hosting.server import serving


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("site")
    (root / "ru" / "foster").mkdir(parents=True)
    (root / "index.html").write_text("root")
    (root / "404.html").write_text("neutral")
    (root / "ru" / "404.html").write_text("по-русски")
    (root / "ru" / "foster" / "index.html").write_text("правила" * 50)
    for name in ("a.wasm", "a.mjs", "a.ftl", "a.whl", "a.svg", "a.webmanifest", "a.zip", "a.png"):
        (root / name).write_bytes(b"x" * 200)
    (root.parent / "secret.txt").write_text("secret")
    return root


@pytest.fixture(scope="module", params=["/", "/commerce/", "/a/b/"])
def address(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    with serving(folder, request.param) as url:
        yield url


def ask(address: str, path: str, method: str = "GET", **headers: str) -> tuple[int, http.client.HTTPMessage, bytes]:
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.netloc)
    connection.request(method, parts.path + path, headers={name.replace("_", "-"): it for name, it in headers.items()})
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response.status, response.headers, body


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("a.wasm", "application/wasm"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.ftl", "text/plain; charset=utf-8"),
        ("a.whl", "application/zip"),
        ("a.svg", "image/svg+xml"),
        ("a.webmanifest", "application/manifest+json"),
        ("", "text/html; charset=utf-8"),
    ],
)
def test_types(address: str, name: str, expected: str) -> None:
    status, headers, _ = ask(address, name)
    assert status == 200
    assert headers["Content-Type"] == expected


def test_compresses_where_that_is_accepted(address: str) -> None:
    _, plain, body = ask(address, "ru/foster/")
    assert plain["Content-Encoding"] is None
    _, packed, smaller = ask(address, "ru/foster/", Accept_Encoding="gzip, br")
    assert packed["Content-Encoding"] == "gzip"
    assert gzip.decompress(smaller) == body
    assert int(packed["Content-Length"]) == len(smaller) < len(body)
    assert ask(address, "a.png", Accept_Encoding="gzip")[1]["Content-Encoding"] is None


def test_unchanged_files_are_not_sent_again(address: str) -> None:
    _, headers, _ = ask(address, "a.svg")
    assert ask(address, "a.svg", If_None_Match=headers["ETag"])[0] == 304


def test_head_sends_no_body(address: str) -> None:
    status, headers, body = ask(address, "a.svg", method="HEAD")
    assert (status, headers["Content-Length"], body) == (200, "200", b"")


def test_folders_end_with_a_slash(address: str) -> None:
    status, headers, _ = ask(address, "ru/foster")
    assert status == 301
    assert headers["Location"] == urlsplit(address).path + "ru/foster/"


def test_lost_readers_get_the_nearest_page(address: str) -> None:
    assert ask(address, "ru/nope")[::2] == (404, "по-русски".encode())
    assert ask(address, "ru/deep/nope/")[::2] == (404, "по-русски".encode())
    assert ask(address, "nope")[::2] == (404, b"neutral")


def test_nothing_outside_the_folder_is_served(address: str) -> None:
    for path in ("../secret.txt", "%2e%2e/secret.txt", "ru/../../secret.txt"):
        status, _, body = ask(address, path)
        assert status in (301, 404)
        assert b"secret" not in body


def test_what_the_site_wants_to_be_sent_is_sent(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "site-1.js").write_text("1")
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "_headers").write_text("/*\n  X-Everywhere: yes\n/assets/*\n  Cache-Control: immutable\n")
    with serving(tmp_path, "/commerce/") as url:
        _, page, _ = ask(url, "")
        _, script, _ = ask(url, "assets/site-1.js")
    assert (page["X-Everywhere"], page["Cache-Control"]) == ("yes", "no-cache")
    assert (script["X-Everywhere"], script["Cache-Control"]) == ("yes", "immutable")
