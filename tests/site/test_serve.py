"""The server of the built site: correct types, correct caching, one sentence for a bad port."""

import socket
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from pennypress.__main__ import main
from pennypress.site.serve import Server, check_port, open_server, port_number, serve_forever
from pennypress.site.site_error import SiteError

FILES = {
    "index.html": "text/html; charset=utf-8",
    "pyscript.toml": "application/toml",
    "pennypress-0123456789.packed": "application/octet-stream",
    "static/start.py": "text/x-python; charset=utf-8",
    "static/manifest.webmanifest": "application/manifest+json",
    "static/css/main.css": "text/css; charset=utf-8",
    "static/js/start-progress-and-failure.js": "text/javascript; charset=utf-8",
    "static/icons/a.svg": "image/svg+xml; charset=utf-8",
    "static/vendor/pyodide-0123456789/pyodide.mjs": "text/javascript; charset=utf-8",
    "static/vendor/pyodide-0123456789/pyodide.asm.wasm": "application/wasm",
    "static/vendor/fonts-0123456789/a.woff2": "font/woff2",
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    with open_server(tmp_path, "localhost", 0) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def ask(server: Server, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection("localhost", server.server_port, timeout=10)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


@pytest.mark.parametrize(("name", "content_type"), FILES.items())
def test_every_kind_of_file_has_its_type(server: Server, name: str, content_type: str) -> None:
    answer, body = ask(server, f"/{name}?v=1")
    assert (answer.status, body) == (200, name.encode())
    assert answer.headers["Content-Type"] == content_type
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Access-Control-Allow-Origin"] == "*"  # third-party pages embed ours


@pytest.mark.parametrize("name", FILES)
def test_what_is_named_by_its_content_is_kept_and_the_rest_is_asked_for_anew(
    server: Server, name: str
) -> None:
    keep = ask(server, f"/{name}")[0].headers["Cache-Control"]
    assert keep == ("public, max-age=31536000, immutable" if "-0123456789" in name else "no-cache")


def test_what_is_missing_is_never_kept(server: Server) -> None:
    answer, _ = ask(server, "/static/vendor/pyodide-9876543210/pyodide.mjs")
    assert (answer.status, answer.headers["Cache-Control"]) == (404, "no-cache")


def test_an_unchanged_file_is_not_sent_again(server: Server) -> None:
    changed = ask(server, "/index.html")[0].headers["Last-Modified"]
    answer, body = ask(server, "/index.html", **{"If-Modified-Since": changed})
    assert (answer.status, body) == (304, b"")


def test_a_folder_is_its_index_and_never_a_listing(server: Server) -> None:
    assert ask(server, "/")[1] == b"index.html"
    assert ask(server, "/static/")[0].status == 404


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "/static/../../secret"])
def test_nothing_outside_the_folder_is_served(server: Server, tmp_path: Path, path: str) -> None:
    secret = tmp_path.parent / "secret"
    secret.write_text("no")
    assert ask(server, path)[0].status == 404
    secret.unlink()


def test_the_address_is_one_a_browser_here_can_open(server: Server) -> None:
    assert server.url == f"http://localhost:{server.server_port}/"


@pytest.mark.parametrize("text", ["", "abc", "0", "65536", "-1", "80.5", "8000 ", "٨٠٠٠", "1" * 99])
def test_a_bad_port_is_refused_in_a_sentence(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", f"--port={text}"]) == 1
    assert capsys.readouterr().err == f"A port is a whole number from 1 to 65535, not '{text}'.\n"


@pytest.mark.parametrize(("text", "port"), [("1", 1), ("8000", 8000), ("65535", 65535)])
def test_a_good_port_is_taken(text: str, port: int) -> None:
    assert port_number(text) == port


def test_a_port_in_use_is_refused_in_a_sentence() -> None:
    with socket.create_server(("localhost", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(SiteError, match=f"Port {port} is in use; choose another"):
            check_port("localhost", str(port))


def test_an_unknown_host_is_refused_in_a_sentence() -> None:
    with pytest.raises(SiteError, match=r"is not an address of this machine|There is no address"):
        check_port("192.0.2.1", "8000")


def test_serving_before_building_says_what_to_type(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match="make site"):
        serve_forever(tmp_path, "localhost", "8000")


def test_a_wrong_flag_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["serve", "--prot=8000"])
    error = capsys.readouterr().err
    assert caught.value.code == 2
    assert error.startswith("unrecognized arguments: --prot=8000")
    assert error.count("\n") == 1
