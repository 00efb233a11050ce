"""A hostile web page, and payloads that try every way to execute something through markup."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from pennypress.site.script_integrity import integrity

LOOT = "top.postMessage({loot: 'NAME ' + document.URL}, '*'); localStorage.setItem('planted', 'NAME')"
"""The code of an attack: reports to the hostile page, and stores something."""
PYTHON_LOOT = """
import js
js.localStorage.setItem("planted", "NAME")
js.eval("top.postMessage({loot: 'NAME'}, '*')")
"""

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hostile</title></head><body>
<script>
  const payload = PAYLOAD;
  window.loot = [];
  window.ports = [];
  addEventListener("message", ({ data, ports, source }) => {
    if (data?.loot) loot.push(data.loot);
    for (const port of ports) {
      window.ports.push(data.type);
      port.onmessage = () => port.postMessage(JSON.stringify({ html: payload, said: [payload] }));
    }
    if (String(data?.type).startsWith("penny-press:")) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => port1.postMessage(JSON.stringify({ html: payload }));
      const wrapped = { type: "penny-press:session", session: 1, html: payload };
      for (const sent of [{ html: payload }, JSON.stringify({ html: payload }), wrapped]) {
        source.postMessage(sent, "*", [new MessageChannel().port2]);
      }
      source.postMessage({ type: "penny-press:session", session: 1 }, "*", [port2]);
    }
  });
  // An interpreter that is not ours: the same names on our own origin's channels.
  for (const id of ["stolen", "null", "", "undefined"]) {
    const hall = new BroadcastChannel("penny-press:interpreter:" + id);
    hall.onmessage = ({ data }) => {
      hall.postMessage({ welcome: data.join });
      new BroadcastChannel("penny-press:diagram:" + data.join).postMessage(JSON.stringify({ html: payload }));
    };
  }
</script>
BODY
</body></html>"""


class Attacker:
    """A hostile web server: another origin, on the same site (`localhost`) or another (`127.0.0.1`)."""

    def __init__(self) -> None:
        self._pages: dict[str, str] = {}
        self._port = 0

    def page(self, host: str, body: str, payload: str) -> str:
        """The address of a hostile page with that body; it answers all messages with the payload."""
        name = f"/page-{len(self._pages)}.html"
        # Not even the payload may end our own script element.
        text = json.dumps(payload).replace("<", "\\u003c")
        self._pages[name] = PAGE.replace("PAYLOAD", text).replace("BODY", body)
        return f"http://{host}:{self._port}{name}"

    @contextmanager
    def open(self) -> Iterator[None]:
        pages = self._pages

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200 if self.path in pages else 404)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(pages.get(self.path, "").encode())

            def log_message(self, format: str, *args: Any) -> None:
                """Do not log requests."""

        with ThreadingHTTPServer(("localhost", 0), Handler) as server:
            server.daemon_threads = True
            self._port = server.server_port
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield
            server.shutdown()


def inject(page: Page, markup: str) -> None:
    """Insert markup into a page with the debugger, bypassing Trusted Types and the sanitizer."""
    page.evaluate("document.body.append(Object.assign(document.createElement('div'), { id: 'hole' }))")
    debugger = page.context.new_cdp_session(page)
    root = debugger.send("DOM.getDocument")["root"]
    found = debugger.send("DOM.querySelector", {"nodeId": root["nodeId"], "selector": "#hole"})
    debugger.send("DOM.setOuterHTML", {"nodeId": found["nodeId"], "outerHTML": markup})


def payloads(site: Path, url: str) -> dict[str, str]:
    """Markup that would execute attacker code, by what it tries."""
    ours = {file.name: f"{url}{file.relative_to(site).as_posix()}" for file in site.rglob("*.js")}
    begin = next(site.glob("static/js-*/start-python-after-paint.js"))
    start = ours["start-python-after-paint.js"]
    named = f"<script type='module' src='{start}' integrity='{integrity(begin.read_bytes())}'></script>"
    python = f"<script type='pyodide' version='{ours['pyscript-interpreter.js']}'>{PYTHON_LOOT}</script>"
    python += f"<script type='py'>{PYTHON_LOOT}</script>"
    modules = (ours[name] for name in ("start-pyscript.js", "start-python-after-paint.js", "frame.js"))
    pyscript = "".join(f"<script type='module' src='{module}'></script>" for module in modules)
    stranger = "https://stranger.example/"
    return {
        "script": script("script"),
        "handler": f'<img src="x" onerror="{loot("error")}"><details open ontoggle="{loot("toggle")}">x'
        "</details>",
        "srcdoc": frame(script("srcdoc")),
        "srcdoc with PyScript": frame(pyscript + python),
        "srcdoc with our own start": frame(named + python),
        "PyScript": pyscript + python + named,
        "elements of PyScript": f"<py-script>{PYTHON_LOOT}</py-script><button py-click='print'>x</button>",
        "javascript": f'<iframe src="{javascript("frame")}"></iframe>'
        f'<a id="bait" href="{javascript("link")}">Undo</a>',
        "data": f'<iframe src="data:text/html,{escape(script("data"))}"></iframe>'
        '<object data="data:text/html,x"></object><embed src="data:text/html,x">',
        "blob": '<iframe src="blob:null/1"></iframe>',
        "svg": f'<svg onload="{loot("svg")}">{script("svg script")}<foreignObject>{frame(script("foreign"))}'
        f'</foreignObject><a xlink:href="{javascript("svg link")}"><text>x</text></a>'
        f'<animate onbegin="{loot("animate")}" attributeName="x" dur="1s"/>'
        f'<use href="data:image/svg+xml,x#y"/><rect fill="url({stranger})"/></svg>',
        "math": '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x '
        f'onerror={escape(loot("math"))}&gt;">',
        "base": f'<base href="{stranger}">',
        "meta": f'<meta http-equiv="refresh" content="0; url={stranger}">'
        '<meta http-equiv="Content-Security-Policy" content="script-src \'unsafe-inline\'">'
        f'<link rel="stylesheet" href="{stranger}x.css"><style>@import "{stranger}"</style>',
        "clobbering": '<form name="getElementById"><input name="nodeName"></form><form name="body"></form>'
        '<img name="createElement"><a id="pennyPressMarkup"></a><form id="trustedTypes" name="write"></form>',
        "form": f'<form action="{stranger}"><button formaction="{javascript("form")}">x</button></form>',
    }


def loot(name: str) -> str:
    """JavaScript that reports by which way it was executed."""
    return LOOT.replace("NAME", name)


def script(name: str) -> str:
    return f"<script>{loot(name)}</script>"


def javascript(name: str) -> str:
    return escape(f"javascript:{loot(name)}")


def frame(document: str) -> str:
    return f'<iframe srcdoc="{escape(document)}"></iframe>'
