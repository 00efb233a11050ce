"""The server of `make dev`: serves the output of `source_build.py` and, below `static/`, the sources."""

from __future__ import annotations

import threading
from functools import partial
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from watchfiles import watch

from pennypress.site import serve
from pennypress.site.dev.rebuild import Rebuild
from pennypress.site.dev.reload_events import News
from pennypress.site.dev.source_build import build
from pennypress.site.dev.source_pages import CLIENT
from pennypress.site.precache import WORKER
from pennypress.site.stylesheets import whole

HOST = "localhost"
EVENTS = "/static/dev/changes"
"""The address at which pages listen (reload.js)."""
HERE = Path(__file__).parent
OURS = {f"/{CLIENT}": HERE / "reload.js", f"/{WORKER}": HERE / "remove-service-worker.js"}
PATIENCE = 15.0
"""Seconds without news until the connection to a page is checked."""
WATCHED = ("pennypress", "static", "pages", "locale", "index.html", "pyscript.toml")
TOGETHER = 20
"""Milliseconds to wait for further changes, because editors write a file in several steps."""


class DevHandler(serve.Handler):
    """Request handler that serves the sources as they are now."""

    def __init__(
        self, *connection: object, sources: Path, rebuild: Rebuild, news: News, directory: str
    ) -> None:
        self._sources, self._rebuild, self._news = sources, rebuild, news
        super().__init__(*connection, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:  # noqa: N802 - as the base class calls it
        if self._path() == EVENTS:
            self._send_news()
        else:
            super().do_GET()

    def send_head(self) -> BytesIO | BinaryIO | None:
        # Only the runtime may be cached. Its dates have a resolution of a second, in which others may change
        # twice.
        if not self._path().startswith("/static/vendor/"):
            del self.headers["If-Modified-Since"]
        if self._path().endswith(".css"):
            return self._send_sheet(Path(self.translate_path(self.path)))
        self._rebuild.freshen(self._path()[1:] or "index.html")
        return super().send_head()

    def translate_path(self, path: str) -> str:
        if (ours := OURS.get(self._path())) is not None:
            return str(ours)
        made = Path(super().translate_path(path))
        name = made.relative_to(self.directory).as_posix()
        return str(made if made.exists() or not name.startswith("static/") else self._sources / name)

    def _path(self) -> str:
        return self.path.partition("?")[0]

    def _send_sheet(self, file: Path) -> BytesIO | None:
        """Send a style sheet with its imports inlined, as in the built site."""
        try:
            content = whole(file).encode()
        except FileNotFoundError as error:
            self.send_error(HTTPStatus.NOT_FOUND, f"There is no {Path(error.filename).name}")
            return None
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return BytesIO(content)

    def _send_news(self) -> None:
        """Send server-sent events until the page disconnects."""
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        for message in self._news.listen(PATIENCE):
            self.wfile.write(f"data: {message}\n\n".encode() if message else b":\n\n")


def serve_sources(root: Path, target: Path, port: str) -> None:
    """Serve the sources until interrupted, and update open pages. Raises SiteError."""
    number = serve.port_number(port)
    news = News()
    serve.open_server(target, HOST, number, command="make dev").server_close()  # fail before the slow steps
    rebuild = Rebuild(root, target, build(root, target), news)
    handler = partial(DevHandler, sources=root, rebuild=rebuild, news=news)
    with serve.open_server(target, HOST, number, handler, "make dev") as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        serve.run_until_interrupted(server, partial(follow, root, rebuild))


def follow(root: Path, rebuild: Rebuild) -> None:
    """Pass every change of the sources on."""
    for changes in watch(*(root / name for name in WATCHED), step=TOGETHER, raise_interrupt=True):
        rebuild.take(Path(file) for _, file in changes)
