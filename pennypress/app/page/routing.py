"""Routing between the lobby, tables and replays, in both directions: by address, and updating the address."""

from __future__ import annotations

import re
from dataclasses import replace

from pennypress.app import common_changes, generated_names, seat_names
from pennypress.app.bots import bot_turns
from pennypress.app.daily import open_puzzle
from pennypress.app.effects import Announce, Effect, KeepTitle, Navigate, ReleaseLock, RequestLock
from pennypress.app.lesson import lesson_progress
from pennypress.app.lobby import lobby_form
from pennypress.app.model import (
    Change,
    Daily,
    Dialog,
    Environment,
    Lobby,
    Model,
    Play,
    Replay,
    Screen,
)
from pennypress.app.page.messages import UrlChanged
from pennypress.app.shelf import paging_and_search
from pennypress.app.storage import shelf_saving
from pennypress.app.storage.save_format import Damaged, Saved
from pennypress.app.view_context import view_context
from pennypress.engine.i18n import _
from pennypress.engine.link_codec import pack, unpack
from pennypress.engine.record import BadRecord, IllegalMove, Record
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES, daily_of, view_of

LOBBY = "#/"
LICENCES = "licences.html"
"""The licences page, which is separate and needs no Python."""


def address(table: str) -> str:
    """The fragment of the address that opens this table."""
    return f"#/table/{table}"


def replay_address(record: Record) -> str:
    """The fragment of the address that opens this record as a replay."""
    return f"#/replay/{pack(record)}"


def url_changed(model: Model, message: UrlChanged, environment: Environment) -> Change:
    """Show the screen of the address, unless it is shown already."""
    match message.fragment.removeprefix("#").split("/", 2):
        case ["", "table", table]:
            if isinstance(model.screen, Play) and model.screen.id == table:
                return model, []
            return to_table(model, table, environment)
        case ["", "replay", packed]:
            packed, _slash, page = packed.partition("/")
            if isinstance(model.screen, Replay) and model.screen.packed == packed:
                return _at_page(model, page)
            shown = to_replay(model, packed, environment)
            return common_changes.then(shown, _at_page(shown[0], page))
        case ["", "daily", title] if title in open_puzzle.offered():
            if isinstance(model.screen, Daily) and model.screen.title == title:
                return model, []
            return to_daily(model, title)
        case ["", *_]:
            if isinstance(model.screen, Lobby):
                return replace(model, dialog=None), []
            return to_lobby(model, environment)
        case _:
            return model, []


def _at_page(model: Model, page: str) -> Change:
    """The replay with the keepsake open that the address names (counting from 1), or a notice without one."""
    screen = model.screen
    if not page or not isinstance(screen, Replay):
        return model, []
    left = view_of(screen.record.game).keepsakes(screen.moves, screen.record.players)
    count = len(left.pieces) if left and screen.positions[-1].is_over else 0
    if re.fullmatch("[1-9][0-9]{0,2}", page, re.ASCII) and int(page) <= count:
        return replace(model, dialog=Dialog("keepsake", f" {int(page) - 1}")), []
    if model.notice:
        return model, []
    return common_changes.show_notice(
        model, _("The link names a picture that this game does not have. Here is the game.")
    )


def to_lobby(model: Model, environment: Environment) -> Change:
    """The lobby with a fresh form, and the shelf at the page with the table just left."""
    left = model.screen.id if isinstance(model.screen, Play) else ""
    page = paging_and_search.page_of(left, model.shelf)
    return _show(model, Lobby(lobby_form.fresh(model.settings, environment.random_text), page))


def back_to_lobby(model: Model, sentence: str, environment: Environment) -> Change:
    """The lobby in place of a screen that cannot be shown, with a sentence that says why."""
    shown = to_lobby(model, environment)
    told = common_changes.then(shown, common_changes.show_notice(shown[0], sentence))
    return told[0], [*told[1], Navigate(LOBBY, replace=True)]


def to_table(model: Model, table: str, environment: Environment) -> Change:
    """The table with that id, if it can be played."""
    entry = model.entry(table)
    if entry is None:
        return back_to_lobby(model, _("This game is not saved in this browser."), environment)
    save = entry.save
    if isinstance(save, Damaged):
        return back_to_lobby(model, save.problem, environment)
    lesson = lesson_progress.known(save.table, save.lesson)
    play = Play(table, save.table, None, animate=not save.table.can_undo, lesson=lesson)
    play = common_changes.with_initial_selection(play)
    shown, effects = _show(model, play)
    return shown, [*effects, RequestLock(table), KeepTitle(play.table.game.name), Announce(_standing(play))]


def _standing(play: Play) -> str:
    """The announcement when a table opens."""
    if play.thinking:
        return bot_turns.bot_status(play)
    if play.curtain is not None:
        return seat_names.handed_to(play.table)
    return view_of(play.table.game.name).banner(view_context(play))


def to_new_table(
    model: Model, table: RecordedTable, environment: Environment, name: str = "", lesson: str = ""
) -> Change:
    """Save and show a new table."""
    id_ = generated_names.new_id(environment.random_text, {entry.id for entry in model.shelf})
    name = name or generated_names.numbered(table.game.title, model.names(), len(model.shelf) + 1)
    kept = shelf_saving.save(model, id_, Saved(name, environment.now, table, lesson))
    shown = common_changes.then(kept, to_table(kept[0], id_, environment))
    return shown[0], [*shown[1], Navigate(address(id_))]


def to_daily(model: Model, title: str) -> Change:
    """Today's puzzle of that title."""
    screen = open_puzzle.opened(model, title, model.today)
    shown, effects = _show(model, screen)
    return shown, [*effects, KeepTitle(title), Announce(daily_of(title).task())]


def to_replay(model: Model, packed: str, environment: Environment) -> Change:
    """The replay of the record in the address, at its end; up to its first illegal move if it has one."""
    try:
        record = unpack(packed, GAMES)
        return _show(model, _replay(packed, record))
    except IllegalMove as why:
        shown = _show(model, _replay(packed, why.good))
        return common_changes.then(shown, common_changes.show_notice(shown[0], str(why)))
    except BadRecord as why:
        return back_to_lobby(model, str(why), environment)


def _replay(packed: str, record: Record) -> Replay:
    game = GAMES[record.game]
    positions, moves = record.replay_all(game)
    return Replay(packed, record, positions, moves, len(moves))


def _show(model: Model, screen: Screen) -> Change:
    left: list[Effect] = [ReleaseLock(model.screen.id)] if isinstance(model.screen, Play) else []
    return replace(model, screen=screen, dialog=None, notice=None), left
