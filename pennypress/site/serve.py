"""The local server of the built site; behaves like a good static host."""

import errno
import functools
import os
import re
import signal
import socket
import sys
from collections.abc import Callable
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import TCPServer
from typing import Any, NoReturn

from pennypress.site import http_headers
from pennypress.site.site_error import SiteError

HIGHEST_PORT = 65_535
NAMED_BY_CONTENT = re.compile(r"-[0-9a-f]{10}[./]")


class Handler(SimpleHTTPRequestHandler):
    """Request handler with correct types and caching, no directory listings and no log."""

    protocol_version = "HTTP/1.1"
    # All types are listed here because Python's defaults depend on the machine.
    extensions_map = {  # noqa: RUF012 - as the base class has it
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".ico": "image/x-icon",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".py": "text/x-python; charset=utf-8",
        ".svg": "image/svg+xml; charset=utf-8",
        ".webp": "image/webp",
        ".toml": "application/toml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".packed": "application/octet-stream",
    }

    def end_headers(self) -> None:
        path = self.path.partition("?")[0]
        for_ever = NAMED_BY_CONTENT.search(path) and self.status < HTTPStatus.BAD_REQUEST
        keep = "public, max-age=31536000, immutable" if for_ever else "no-cache"
        self.send_header("Cache-Control", keep)
        for name, value in http_headers.for_path(path):
            self.send_header(name, value)
        super().end_headers()

    def send_response(self, code: int, message: str | None = None) -> None:
        self.status = code
        super().send_response(code, message)

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *args: Any) -> None:
        """Do not log requests."""


class Server(ThreadingHTTPServer):
    """A server of one folder, with one thread per connection."""

    daemon_threads = True

    def __init__(self, site: Path, host: str, port: int, handler: Callable[..., Handler] = Handler) -> None:
        super().__init__((host, port), functools.partial(handler, directory=str(site)))

    @property
    def url(self) -> str:
        """The address of the site for a browser on this machine."""
        host = str(self.server_address[0])
        here = host in {"127.0.0.1", "0.0.0.0"}
        return f"http://{'localhost' if here else host}:{self.server_port}/"

    def server_bind(self) -> None:
        # The base class looks up the host name, which can take seconds and is not used.
        TCPServer.server_bind(self)
        self.server_name, self.server_port = str(self.server_address[0]), self.server_address[1]

    def handle_error(self, request: Any, client_address: Any) -> None:
        # A browser that disconnects during an answer is not an error.
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def open_server(
    site: Path, host: str, port: int, handler: Callable[..., Handler] = Handler, command: str = "make play"
) -> Server:
    """A server bound to its port. Raises SiteError if the port is not available.

    `command` is the command that the person typed, for the message.
    """
    try:
        return Server(site, host, port, handler)
    except socket.gaierror:
        raise SiteError(f"There is no address called '{host}' on this machine.") from None
    except PermissionError:
        raise SiteError(f"Port {port} is kept for the system; choose one from 1024 up.") from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            sentence = f"Port {port} is in use; choose another one, as in: {command} PORT={port + 1}"
        elif error.errno == errno.EADDRNOTAVAIL:
            sentence = f"'{host}' is not an address of this machine."
        else:
            sentence = f"Cannot serve on {host}, port {port}: {error.strerror}."
        raise SiteError(sentence) from None


def port_number(text: str) -> int:
    """The port that a person typed. Raises SiteError if it is invalid."""
    if re.fullmatch(r"[0-9]{1,5}", text) and 1 <= int(text) <= HIGHEST_PORT:
        return int(text)
    raise SiteError(f"A port is a whole number from 1 to {HIGHEST_PORT}, not '{text}'.")


def check_port(host: str, port: str) -> None:
    """Raise SiteError unless a server can be opened there."""
    open_server(Path(), host, port_number(port)).server_close()


def serve_forever(site: Path, host: str, port: str) -> None:
    """Serve the site until Ctrl-C or a request to terminate."""
    number = port_number(port)
    if not (site / "index.html").is_file():
        raise SiteError("There is no built site yet; type: make site")
    with open_server(site, host, number) as server:
        run_until_interrupted(server, server.serve_forever)


def run_until_interrupted(server: Server, run: Callable[[], None]) -> None:
    """Print the address of the server, and run until Ctrl-C or a request to terminate."""
    print(f"Penny Press is on {server.url} (Ctrl-C stops it)", flush=True)
    signal.signal(signal.SIGTERM, interrupt)
    try:
        run()
    except KeyboardInterrupt:
        print("\nStopped.")


def interrupt(*_: object) -> NoReturn:
    """Signal handler that treats a request to terminate like Ctrl-C."""
    raise KeyboardInterrupt
