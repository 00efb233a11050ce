"""Serves the built site on this machine, as a good static host would."""

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

from pennypress.site import SiteError, http_headers

HIGHEST_PORT = 65_535
NAMED_BY_CONTENT = re.compile(r"-[0-9a-f]{10}[./]")


class Handler(SimpleHTTPRequestHandler):
    """Answers requests: right types, honest caching, no listings of folders, no chatter."""

    protocol_version = "HTTP/1.1"
    # All of it is said here, since what Python knows depends on the machine it runs on.
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
        ".toml": "application/toml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
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
        """Say nothing of single requests."""


class Server(ThreadingHTTPServer):
    """Serves one folder, a thread a connection."""

    daemon_threads = True

    def __init__(self, site: Path, host: str, port: int, handler: Callable[..., Handler] = Handler) -> None:
        super().__init__((host, port), functools.partial(handler, directory=str(site)))

    @property
    def url(self) -> str:
        """Where a browser on this machine finds the site."""
        host = str(self.server_address[0])
        here = host in {"127.0.0.1", "0.0.0.0"}
        return f"http://{'localhost' if here else host}:{self.server_port}/"

    def server_bind(self) -> None:
        # The base class looks the host's name up, which can take seconds and is of no use here.
        TCPServer.server_bind(self)
        self.server_name, self.server_port = str(self.server_address[0]), self.server_address[1]

    def handle_error(self, request: Any, client_address: Any) -> None:
        # A browser that goes away in the middle of an answer is no error.
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def open_server(
    site: Path, host: str, port: int, handler: Callable[..., Handler] = Handler, command: str = "make play"
) -> Server:
    """A server bound to its port; SiteError when that port cannot be had. `command` is what people typed."""
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
    """The port a person typed; SiteError when it is none."""
    if re.fullmatch(r"[0-9]{1,5}", text) and 1 <= int(text) <= HIGHEST_PORT:
        return int(text)
    raise SiteError(f"A port is a whole number from 1 to {HIGHEST_PORT}, not '{text}'.")


def check_port(host: str, port: str) -> None:
    """Raise SiteError unless a server could be opened there."""
    open_server(Path(), host, port_number(port)).server_close()


def serve_forever(site: Path, host: str, port: str) -> None:
    """Serve the site until Ctrl-C or the end of the process is asked for."""
    number = port_number(port)
    if not (site / "index.html").is_file():
        raise SiteError("There is no built site yet; type: make site")
    with open_server(site, host, number) as server:
        run_until_interrupted(server, server.serve_forever)


def run_until_interrupted(server: Server, run: Callable[[], None]) -> None:
    """Say where the server is, and run until Ctrl-C or the end of the process is asked for."""
    print(f"Penny Press is on {server.url} (Ctrl-C stops it)", flush=True)
    signal.signal(signal.SIGTERM, interrupt)
    try:
        run()
    except KeyboardInterrupt:
        print("\nStopped.")


def interrupt(*_: object) -> NoReturn:
    """Take a request to end as Ctrl-C."""
    raise KeyboardInterrupt
