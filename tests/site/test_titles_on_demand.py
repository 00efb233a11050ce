"""Python that has of the titles what the lobby needs: they are requested, and work once they are loaded."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pennypress.app.lobby.messages import ChooseGame
from pennypress.app.storage import save_format
from pennypress.engine.link_codec import pack
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from pennypress.site.python_archive import bundle, split, unzipped, zipped
from pennypress.site.wheel import wheel
from tests.app.page_without_browser import Page

ROOT = Path(__file__).resolve().parents[2]
START = """
import json, sys
core, folder, *given = sys.argv[1:]
sys.path.insert(0, core)
from pennypress.app.effects import LoadTitle
from pennypress.app.embed.embed_worker import OpenDiagrams
from pennypress.app.lobby.messages import ChooseGame, StartGame
from pennypress.app.model import Environment
from pennypress.app.page.messages import Open, UrlChanged
from pennypress.app.page.view import view
from pennypress.app.shelf.messages import Import
from pennypress.app.startup.draw_and_import_ahead import ahead
from pennypress.app.title_loading.messages import NeedTitle, TitleFailed, TitleLoaded
from pennypress.app.update import init, update
from pennypress.games import is_loaded, use_archive
from pennypress.games.view_kit import __file__ as shared
assert shared.startswith(core)
ENVIRONMENT = Environment("1898-02-15T00:00:00+00:00", "fresh")

def seen(model, effects):
    "The screen, what is loaded, the sentence of the notice, and whether the page can be drawn."
    print(json.dumps([
        type(model.screen).__name__,
        [each.title for each in effects if isinstance(each, LoadTitle)],
        model.notice.sentence if model.notice else "",
        'id="page"' in str(view(model)) and "Loading" in str(view(model)),
    ]))

def load(title):
    use_archive(title, f"{folder}/{title}.zip")
"""


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the archive of every start, core.zip, and those of the titles."""
    folder = tmp_path_factory.mktemp("archives")
    core, titles = split(unzipped(bundle(wheel(ROOT)[1])))
    for name, files in {"core": core, **titles}.items():
        (folder / f"{name}.zip").write_bytes(zipped(files))
    return folder


def lines(archives: Path, script: str, *given: str) -> list[Any]:
    """What a script prints in a Python that has the archive of every start, line by line."""
    command = [sys.executable, "-c", START + script, str(archives / "core.zip"), str(archives), *given]
    done = subprocess.run(command, cwd=archives, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def saved(title: str) -> tuple[str, str]:
    """The id and the stored text of a table of that title with some actions."""
    page = Page()
    page.send(ChooseGame(title))
    page.start(seed="on demand")
    page.act_until(Random(1), 6)
    (entry,) = page.model.shelf
    return entry.id, entry.text


def test_a_game_of_a_title_that_is_not_loaded_starts_once_it_is(archives: Path) -> None:
    script = """
model, effects = init({}, "", ENVIRONMENT)
seen(model, effects)
model, effects = update(model, ChooseGame("copenhagen"), ENVIRONMENT)
seen(model, effects)
model, effects = update(model, StartGame(), ENVIRONMENT)
seen(model, effects)
model, effects = update(model, TitleFailed("copenhagen"), ENVIRONMENT)
seen(model, effects)
model, effects = update(model, StartGame(), ENVIRONMENT)
load("copenhagen")
model, effects = update(model, TitleLoaded("copenhagen"), ENVIRONMENT)
seen(model, effects)
"""
    assert lines(archives, script) == [
        ["Lobby", [], "", False],
        ["Lobby", ["copenhagen"], "", False],
        ["Lobby", ["copenhagen"], "", True],
        ["Lobby", [], "Copenhagen could not be loaded. Check your connection, then try again.", False],
        ["Play", [], "", False],
    ]


def test_a_title_that_is_there_but_cannot_be_imported_has_failed_instead_of_being_asked_for_again(
    archives: Path,
) -> None:
    script = """
model, effects = update(init({}, "", ENVIRONMENT)[0], ChooseGame("copenhagen"), ENVIRONMENT)
model, effects = update(model, StartGame(), ENVIRONMENT)
with open("damaged.zip", "wb") as file:
    file.write(b"no zip at all")
use_archive("copenhagen", "damaged.zip")
model, effects = update(model, TitleLoaded("copenhagen"), ENVIRONMENT)
seen(model, effects)
"""
    sentence = "Copenhagen could not be loaded. Check your connection, then try again."
    assert lines(archives, script) == [["Lobby", [], sentence, False]]


def test_what_was_waiting_for_a_title_is_forgotten_on_another_screen(archives: Path) -> None:
    table, text = saved("penny-press")
    script = """
load("penny-press")
model, effects = init({f"penny-press:table:{given[0]}": given[1]}, "", ENVIRONMENT)
model, effects = update(model, ChooseGame("copenhagen"), ENVIRONMENT)
model, effects = update(model, StartGame(), ENVIRONMENT)
waiting = model.awaited.title
model, effects = update(model, UrlChanged(f"#/table/{given[0]}"), ENVIRONMENT)
print(json.dumps([waiting, "Loading" in str(view(model))]))
load("copenhagen")
model, effects = update(model, TitleLoaded("copenhagen"), ENVIRONMENT)
print(json.dumps([model.screen.table.game.name, model.awaited]))
"""
    assert lines(archives, script, table, text) == [["copenhagen", False], ["penny-press", None]]


@pytest.mark.parametrize("title", GAMES)
def test_an_address_of_a_table_or_a_replay_opens_once_its_title_is_loaded(archives: Path, title: str) -> None:
    table, text = saved(title)
    script = """
table, text, title, link = given
for fragment in (f"#/table/{table}", link):
    model, effects = init({f"penny-press:table:{table}": text}, fragment, ENVIRONMENT)
    seen(model, effects)
    load(title)
    model, effects = update(model, TitleLoaded(title), ENVIRONMENT)
    seen(model, effects)
"""
    record = _table(text).record
    shown = lines(archives, script, table, text, title, f"#/replay/{pack(record)}")
    assert shown[:2] == [["Lobby", [title], "", True], ["Play", [], "", False]]
    assert [screen for screen, *_ in shown[2:]] == ["Replay", "Replay"]  # loaded by now


def test_the_shelf_asks_for_the_titles_of_its_tables_and_shows_their_names_meanwhile(archives: Path) -> None:
    table, text = saved("copenhagen")
    script = """
table, text = given
model, effects = init({f"penny-press:table:{table}": text}, "", ENVIRONMENT)
def card():
    html = str(view(model))
    card = html[html.index(f'id="saved-{table}"'):]
    return card[: card.index("</li><") if "</li><" in card else card.index("</article>")]
first = card()
print(json.dumps(["data-unless-shown" in first, "<svg" in first, f'href="#/table/{table}"' in first]))
print(json.dumps([each.title for each in ahead(model) if isinstance(each, NeedTitle)]))
asked, effects = update(model, NeedTitle("copenhagen"), ENVIRONMENT)
print(json.dumps([each.title for each in ahead(asked) if isinstance(each, NeedTitle)]))
failed, effects = update(asked, TitleFailed("copenhagen"), ENVIRONMENT)
print(json.dumps([each.title for each in ahead(failed) if isinstance(each, NeedTitle)]))
load("copenhagen")
model, effects = update(failed, TitleLoaded("copenhagen"), ENVIRONMENT)
print(json.dumps(["data-unless-shown" in card(), "<svg" in card(), sorted(model.unloadable)]))
"""
    assert lines(archives, script, table, text) == [
        [True, False, True],
        ["penny-press", "copenhagen"],
        ["penny-press"],
        ["penny-press"],
        [False, True, []],
    ]


def test_a_button_of_a_stored_card_works_before_its_title_is_loaded(archives: Path) -> None:
    table, text = saved("copenhagen")
    script = """
table, text = given
start, effects = init({f"penny-press:table:{table}": text}, "", ENVIRONMENT)
for name, subject in (("gallery", table), ("keepsake", f"{table} 0"), ("rename", table)):
    model, effects = update(start, Open(name, subject), ENVIRONMENT)
    seen(model, effects)
load("copenhagen")
model, effects = update(model, TitleLoaded("copenhagen"), ENVIRONMENT)
print(json.dumps(["rename-form" in str(view(model)), model.dialog.name]))
"""
    waits = ["Lobby", ["copenhagen"], "", True]
    assert lines(archives, script, table, text) == [waits, waits, waits, [True, "rename"]]


def test_a_file_is_imported_once_its_title_is_loaded(archives: Path) -> None:
    _table_id, text = saved("copenhagen")
    script = """
model, effects = init({}, "", ENVIRONMENT)
model, effects = update(model, Import("game.json", len(given[0]), given[0]), ENVIRONMENT)
seen(model, effects)
load("copenhagen")
model, effects = update(model, TitleLoaded("copenhagen"), ENVIRONMENT)
seen(model, effects)
"""
    shown = lines(archives, script, text)
    assert shown == [["Lobby", ["copenhagen"], "", True], ["Play", [], "", False]]


def test_a_diagram_names_the_title_that_it_needs(archives: Path) -> None:
    _table_id, text = saved("copenhagen")
    script = """
diagrams = OpenDiagrams()
asked = json.dumps({"record": given[0]})
print(diagrams.open(1, asked))
load("copenhagen")
print(json.dumps(json.loads(diagrams.open(1, asked))["title"]))
"""
    assert lines(archives, script, pack(_table(text).record)) == [{"missing": "copenhagen"}, "copenhagen"]


def test_a_module_that_is_missing_from_a_loaded_title_is_an_error(archives: Path) -> None:
    script = """
from pennypress.games import missing_title
load("copenhagen")
try:
    import pennypress.games.copenhagen.no_such_module
except ModuleNotFoundError as error:
    print(json.dumps(missing_title(error)))
"""
    assert lines(archives, script) == [None]


def test_an_emblem_is_its_initial_until_its_title_is_loaded(archives: Path) -> None:
    script = """
from pennypress.app.widgets import emblem_picture
from pennypress.games import GAMES
for game in GAMES.values():
    before = [str(emblem_picture(each.name, game)) for each in game.emblems]
    load(game.name)
    after = [str(emblem_picture(each.name, game)) for each in game.emblems]
    print(json.dumps(["emblem-initial" in html for html in before + after]))
"""
    counts = [len(game.emblems) for game in GAMES.values()]
    assert lines(archives, script) == [[True] * count + [False] * count for count in counts]


def _table(text: str) -> RecordedTable:
    """The table that was saved as this text."""
    save = save_format.read(text)
    assert isinstance(save, save_format.Saved)
    return save.table


def test_the_words_of_a_title_come_with_it_in_every_language(archives: Path) -> None:
    script = """
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.languages_and_catalogues import use
use("ja")
words = lambda: [_("Harbor") != "Harbor", _("Start the game") != "Start the game"]
print(json.dumps(words()))
load("copenhagen")
print(json.dumps(words()))
"""
    assert lines(archives, script) == [[False, True], [True, True]]
