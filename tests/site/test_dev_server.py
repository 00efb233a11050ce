"""The development server: what a change rebuilds, how pages are notified, what is served."""

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.client import HTTPConnection
from pathlib import Path

import pytest

from pennypress.site.dev import rebuild as rebuilding
from pennypress.site.dev.archive_with_changed_modules import Archive
from pennypress.site.dev.rebuild import Rebuild
from pennypress.site.dev.reload_events import News
from pennypress.site.dev.server import EVENTS, DevHandler
from pennypress.site.dev.source_pages import CLIENT, made
from pennypress.site.pages import OF_ONE_LANGUAGE
from pennypress.site.serve import Server, open_server
from pennypress.site.site_error import SiteError

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 0.01


class Site:
    """A small folder of sources, and the files built from it."""

    def __init__(self, folder: Path) -> None:
        self.root, self.target = folder / "sources", folder / "build"
        self.target.mkdir()
        self.news = News()
        self._messages = self.news.listen(PATIENCE)
        next(self._messages)
        self.archive = Archive({"pennypress/app.pyc": b"compiled"})
        self.rebuild = Rebuild(self.root, self.target, self.archive, self.news)

    def change(self, *names: str, text: str = "x = 1\n") -> None:
        """Write these sources, and process the change."""
        self.write(*names, text=text)
        self.rebuild.take(self.root / name for name in names)

    def write(self, *names: str, text: str = "") -> None:
        for name in names:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text)

    def told(self) -> list[tuple[list[str], str]]:
        """Notifications of pages since the last call."""
        messages = [json.loads(message) for message in iter(self._messages.__next__, "")]
        return [(message["changed"], message["mistakes"]) for message in messages]


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


def test_a_module_is_in_the_archive_at_once(site: Site) -> None:
    site.change("pennypress/app.py")
    assert (site.target / "pennypress.packed").read_bytes() == site.archive.packed()[0]
    assert b"x = 1" in site.archive.packed()[0]
    assert site.told() == [(["pennypress.packed"], "")]


def test_a_module_that_is_removed_leaves_the_archive(site: Site) -> None:
    site.rebuild.take([site.root / "pennypress" / "app.py"])
    assert b"compiled" not in site.archive.packed()[0]
    assert site.told() == [(["pennypress.packed"], "")]


def test_a_folder_stands_for_its_files(site: Site) -> None:
    (site.root / "pennypress" / "more").mkdir(parents=True)
    (site.root / "pennypress" / "more" / "new.py").write_text("y = 2\n")
    site.rebuild.take([site.root / "pennypress" / "more"])
    assert b"pennypress/more/new.py" in site.archive.packed()[0]


def test_style_sheets_and_scripts_are_served_from_the_sources_so_they_are_only_told(site: Site) -> None:
    site.change("static/js/a.js", "static/css/a.css")
    assert site.told() == [(["static/css/a.css", "static/js/a.js"], "")]
    assert not (site.target / "pennypress.packed").exists()


def test_a_mistake_is_told_until_it_is_put_right(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    site.change("pennypress/app.py", text="def half(\n")
    [(changed, mistake)] = site.told()
    assert changed == []
    assert mistake.startswith("pennypress/app.py, line 1: ")
    assert mistake in capsys.readouterr().out
    site.change("static/css/a.css")
    assert site.told() == [(["static/css/a.css"], mistake)]
    site.change("pennypress/app.py")
    assert site.told() == [(["pennypress.packed"], "")]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sources from which pages were rebuilt, without running the process that does it."""
    made: list[str] = []
    monkeypatch.setattr(rebuilding, "run", lambda command, *_: made.append(command[-1]))
    return made


def test_a_page_to_read_is_made_anew_when_it_is_asked_for(site: Site, runs: list[str]) -> None:
    site.write("index.html")
    site.write("pages/rules.html", text=OF_ONE_LANGUAGE)
    site.change("pennypress/site/pages.py")
    assert site.told() == [(["rules-ja.html", "rules.html"], "")]
    site.rebuild.freshen("index.html")  # Python draws it anyway
    site.rebuild.freshen("static/js/a.js")
    assert runs == []
    site.rebuild.freshen("rules.html")
    site.rebuild.freshen("rules-ja.html")
    assert runs == ["rules.html"]


def test_a_changed_template_concerns_its_own_page(site: Site, runs: list[str]) -> None:
    site.write("pages/rules.html")
    site.change("index.html")
    assert site.told() == [(["index.html"], "")]
    site.rebuild.freshen("rules.html")
    site.rebuild.freshen("index.html")
    assert runs == ["index.html"]


def test_a_page_that_cannot_be_made_is_told_and_tried_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise SiteError("NameError: made is not defined")

    monkeypatch.setattr(rebuilding, "run", fail)
    site.change("index.html")
    site.told()
    site.rebuild.freshen("index.html")
    assert site.told() == [([], "NameError: made is not defined")]
    monkeypatch.setattr(rebuilding, "run", lambda *_: None)
    site.rebuild.freshen("index.html")
    assert site.told() == [([], "")]


def test_a_listener_first_gets_the_current_state() -> None:
    news = News()
    before = json.loads(next(news.listen(PATIENCE)))
    news.send(["static/js/a.js"], "")
    news.send([], "a mistake")
    now = json.loads(next(news.listen(PATIENCE)))
    assert now == {"version": before["version"] + 1, "changed": [], "mistakes": "a mistake"}


@pytest.fixture
def server(tmp_path: Path, site: Site) -> Iterator[Server]:
    handler = partial(DevHandler, sources=site.root, rebuild=site.rebuild, news=site.news)
    with open_server(site.target, "localhost", 0, handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()


def ask(server: Server, path: str, **headers: str) -> tuple[int, str]:
    connection = HTTPConnection("localhost", server.server_port, timeout=10)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read(None if path != EVENTS else 6).decode()
    connection.close()
    return answer.status, body


def test_what_was_made_is_served_and_else_the_sources_of_static_only(site: Site, server: Server) -> None:
    site.change("static/js/a.js", "static/js/digests.js", "pennypress/app.py", "README.md", text="source\n")
    (site.target / "static" / "js").mkdir(parents=True)
    (site.target / "static" / "js" / "digests.js").write_text("made\n")
    assert ask(server, "/static/js/a.js") == (200, "source\n")
    assert ask(server, "/static/js/digests.js") == (200, "made\n")
    assert ask(server, "/README.md")[0] == 404
    assert ask(server, "/static/../README.md")[0] == 404
    assert ask(server, f"/{CLIENT}")[0] == 200


def test_a_source_that_changes_twice_in_a_second_is_sent_anew(site: Site, server: Server) -> None:
    site.change("static/js/a.js")
    at_last = "Fri, 31 Dec 2100 00:00:00 GMT"
    assert ask(server, "/static/js/a.js", **{"If-Modified-Since": at_last})[0] == 200


def test_a_style_sheet_comes_in_one_piece_and_one_that_is_missing_is_no_end(
    site: Site, server: Server
) -> None:
    site.change("static/css/main.css", text='@import url("base.css");\nb {}\n')
    assert ask(server, "/static/css/main.css")[0] == 404
    site.change("static/css/base.css", text="a {}\n")
    assert ask(server, "/static/css/main.css?version=2") == (200, "a {}\nb {}\n")


def test_pages_hear_the_news(server: Server) -> None:
    assert ask(server, EVENTS) == (200, "data: ")


def test_every_page_follows_the_server_under_a_policy_that_lets_it() -> None:
    pages = {name: text for name, text in made(ROOT) if name.endswith(".html")}
    assert {"index.html", "rules.html", "licences.html", "embed.html"} <= pages.keys()
    for text in pages.values():
        assert text.count(f'<script src="./{CLIENT}"></script>') == 1
        assert "connect-src 'self'" in text
        assert "{hashes}" not in text
