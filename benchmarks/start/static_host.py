"""A static host like GitHub Pages: the same headers; text and WebAssembly compressed, nothing else.

It records what it sent and when, and can simulate a slow network.
"""

from __future__ import annotations

import gzip
import hashlib
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BufferedIOBase
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.start.slow_network import Line
from pennypress.site import serve

if TYPE_CHECKING:
    from typing_extensions import Buffer

COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
CHUNK = 16 * 1024


@dataclass
class Exchange:
    """A request with its response."""

    path: str
    began: float  # seconds since 1970, as the browser's performance.timeOrigin
    status: int = 0
    sent: list[tuple[float, int]] = field(default_factory=list)

    @property
    def ended(self) -> float:
        return self.sent[-1][0] if self.sent else self.began

    def bytes_until(self, moment: float) -> int:
        """Bytes of headers and body sent by that time."""
        return sum(size for when, size in self.sent if when <= moment)


class Host(serve.Server):
    """A server of a folder, on its own port."""

    def __init__(self, folder: Path) -> None:
        ThreadingHTTPServer.__init__(self, ("localhost", 0), partial(Handler, directory=str(folder)))
        self.line: Line | None = None
        self.log: list[Exchange] = []

    @property
    def elsewhere(self) -> str:
        """The same folder under a host name of another site."""
        return self.url.replace("localhost", "127.0.0.1")

    def bytes_until(self, moment: float) -> int:
        """Total bytes sent by that time."""
        return sum(exchange.bytes_until(moment) for exchange in self.log)


class Handler(serve.Handler):
    """Serves precompressed files, with a cache life of ten minutes and an ETag."""

    server: Host

    def do_GET(self) -> None:
        exchange = Exchange(self.path, time.time())
        self.server.log.append(exchange)
        if self.server.line:
            self.server.line.begin()
        wire, self.wfile = self.wfile, Meter(self.wfile, exchange, self.server.line)
        try:
            self.answer()
        finally:
            exchange.status = self.status
            self.wfile = wire

    def answer(self) -> None:
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        body, etag = as_served(file, file.stat().st_mtime_ns)
        if self.headers.get("If-None-Match", "").removeprefix("W/") == etag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.send_header("ETag", etag)
            self.end_headers()
            return
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Length", str(len(body)))
        if file.suffix in COMPRESSED:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Last-Modified", self.date_time_string(file.stat().st_mtime))
        self.send_header("ETag", etag)
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=600")
        self.send_header("Access-Control-Allow-Origin", "*")
        SimpleHTTPRequestHandler.end_headers(self)


class Meter(BufferedIOBase):
    """The connection with a record of the bytes sent, paced by the line."""

    def __init__(self, wire: BufferedIOBase, exchange: Exchange, line: Line | None) -> None:
        self._wire, self._exchange, self._line = wire, exchange, line

    def write(self, content: Buffer) -> int:
        view = memoryview(content)
        for start in range(0, len(view), CHUNK):
            piece = view[start : start + CHUNK]
            if self._line:
                self._line.carry(len(piece))
            self._wire.write(piece)
            self._exchange.sent.append((time.time(), len(piece)))
        return len(view)

    def flush(self) -> None:
        self._wire.flush()


@cache
def as_served(file: Path, _changed: int) -> tuple[bytes, str]:
    """A file's bytes as sent, and its ETag; cached until the file changes."""
    content = file.read_bytes()
    etag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    return (gzip.compress(content, 6, mtime=0) if file.suffix in COMPRESSED else content), etag


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """A host of the folder."""
    for file in folder.rglob("*"):
        if file.is_file():
            as_served(file, file.stat().st_mtime_ns)
    with Host(folder) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield host
        host.shutdown()
