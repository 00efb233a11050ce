"""The shell in which screens are drawn: index.html as built, without Python, with its own scripts."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

from pennypress.games import GAMES

NAME = "screen.html"
SCRIPTS = re.compile(r"<script(?![^>]*sanitizer)[^>]*>.*?</script>", re.DOTALL)
NOT_SHOWN = (
    re.compile(r'<p class="boot-needs".*?</p>', re.DOTALL),
    re.compile(r'<div class="boot" .*?(?=<main )', re.DOTALL),
    re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>'),
    re.compile(r'<link rel="(?:later|run|preload|manifest)"(?! as="font")[^>]*>'),
)
"""Parts needed by the start of Python only; the policy prevents tests from calling scripts."""
APP = re.compile(r"(<main id=\"app\">).*(</main>)", re.DOTALL)
MAIN_SHEET = re.compile(r'<link rel="stylesheet" href="([^"]*)main\.css"[^>]*>')
"""The page's own sheet; in the page, those of titles are added after it when a title is loaded."""
DRAW = """async ([script, html, language]) => {
  const { draw } = await import(script);
  document.documentElement.lang = language;
  draw(html);
  await document.fonts.ready;
}"""

EMPTY = """async (script) => {
  const root = document.documentElement;
  (await import(script)).draw("");
  root.lang = "en";
  scrollTo(0, 0);
  const left = [document.adoptedStyleSheets.length, document.title, document.activeElement?.localName];
  return [...left, root.outerHTML].join("\\n");
}"""


def shell_of(site: Path) -> str:
    """The HTML of the shell. Not a file of the site, because tests check all files of the site."""
    text = SCRIPTS.sub("", (site / "index.html").read_text(encoding="utf-8"))
    for pattern in NOT_SHOWN:
        text = pattern.sub("", text)
    text = APP.sub(r"\1\2", text)
    main = MAIN_SHEET.search(text)
    assert main
    sheets = [f'<link rel="stylesheet" href="{main[1]}{title}.css">' for title in GAMES]
    text = text.replace(main[0], main[0] + "".join(sheets))
    return text.replace("<html ", '<html data-ready="yes" ', 1)


class Shell:
    """The shell, open in a browser."""

    def __init__(self, page: Page, site: Path, site_url: str) -> None:
        self.page = page
        shell = shell_of(site)
        (script,) = site.glob("static/js-*/bridge.js")
        (icons,) = site.glob("static/icons-*")
        self._script = site_url + script.relative_to(site).as_posix()
        self._icons = f"./static/{icons.name}/"
        self._url = site_url + NAME
        self._empty: str | None = None
        page.route(
            self._url, lambda route: route.fulfill(body=shell, content_type="text/html; charset=utf-8")
        )

    def open(self) -> None:
        """Show an empty shell; the page is loaded again only if a screen has left something behind."""
        if self._empty is None or self._emptied() != self._empty:
            self.page.goto(self._url)
            self._empty = self._emptied()

    def _emptied(self) -> str:
        """The page after drawing nothing, as HTML."""
        found: str = self.page.evaluate(EMPTY, self._script)
        return found

    def draw(self, html: str, language: str = "en") -> None:
        """Draw HTML as Python would."""
        served = html.replace("./static/icons/", self._icons)
        self.page.evaluate(DRAW, [self._script, served, language])
