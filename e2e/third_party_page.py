"""A third-party page: another origin, with its own Content-Security-Policy and style sheets."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

RESET = """
* { all: unset; }
head, script, div, template { display: none; }
h1 { display: block; font: 20px monospace; color: rgb(1, 2, 3); }
iframe { border: 9px solid red; width: 10px; height: 10px; display: none; }
button, p, section, header, svg { display: none; background: red; font-size: 60px; }
penny-press { margin-top: 11px; }
"""

OWN = """
window.interact = window.Idiomorph = window.pyodide = "mine";
window.told = []; // the element's events
window.heard = []; // what frames post
for (const type of ["penny-press:live", "penny-press:action"]) {
  addEventListener(type, ({ target, detail }) => told.push([type, target.id, detail]));
}
addEventListener("message", ({ data, origin }) => heard.push([data.type, origin, data]));
window.mine = new Set([...Object.getOwnPropertyNames(window), "mine"]);
"""


class ThirdPartySite:
    """A third-party web server that sends pages with our HTML snippets."""

    def __init__(self, site: str) -> None:
        self.url = ""
        self._site = site
        self._files = {"/own.css": ("text/css", RESET), "/own.js": ("text/javascript", OWN)}
        house = site.rstrip("/")
        self._policy = f"default-src 'none'; style-src 'self'; script-src 'self' {house}; frame-src {house}"

    def page(self, name: str, body: str, *, reset: bool = True) -> str:
        """The address of a page with that body."""
        sheet = '<link rel="stylesheet" href="own.css">' if reset else ""
        head = f'<meta charset="utf-8"><title>Mine</title>{sheet}<script src="own.js"></script>'
        text = f'<!doctype html><html lang="en"><head>{head}</head><body><h1>Mine</h1>{body}</body></html>'
        self._files[f"/{name}"] = ("text/html", text)
        return self.url + name

    @property
    def script(self) -> str:
        return f'<script type="module" src="{self._site}embed.js"></script>'

    def answer(self, path: str) -> tuple[str, str] | None:
        return self._files.get(path)

    @contextmanager
    def open(self) -> Iterator[None]:
        """Serve on a free port."""
        third_party = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                kind, text = third_party.answer(self.path) or ("text/plain", "")
                self.send_response(200)
                self.send_header("Content-Type", f"{kind}; charset=utf-8")
                self.send_header("Content-Security-Policy", third_party._policy)
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, format: str, *args: Any) -> None:
                """Do not log requests."""

        with ThreadingHTTPServer(("localhost", 0), Handler) as server:
            server.daemon_threads = True
            self.url = f"http://localhost:{server.server_port}/"
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield
            server.shutdown()
