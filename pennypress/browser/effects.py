"""Carries out what the application asks for, each kind of effect in its own way."""

from __future__ import annotations

from collections.abc import Callable

from pyscript.js_modules import floor

from pennypress.app.effects import (
    Announce,
    Copy,
    CopyLines,
    Download,
    DropThought,
    Effect,
    HoldTable,
    Hurry,
    Install,
    LeaveTable,
    LoadEdition,
    Navigate,
    Persist,
    PrintDrawings,
    Remove,
    Save,
    SaveDrawing,
    ShareDrawing,
    Shine,
    Think,
)
from pennypress.app.message import Message
from pennypress.app.shelf.messages import EffectDone
from pennypress.app.storage.messages import StorageFailed
from pennypress.browser.local_storage import Storage


def carry_out(effect: Effect, storage: Storage, send: Callable[[Message], None]) -> None:
    """Do it. What it answers is sent: at once, or later by JavaScript (locks, the clipboard, bots)."""
    match effect:
        case Save(key, text):
            if reason := storage.keep(key, text):
                send(StorageFailed(key, reason))
        case Remove(key):
            storage.remove(key)
        case Navigate(fragment, replace):
            floor.go(fragment, replace)
        case HoldTable(table):
            floor.hold(table)
        case LeaveTable(table):
            floor.leave(table)
        case Announce(sentence):
            floor.announce(sentence)
        case Download(file, text):
            floor.download(file, text)
            send(EffectDone("downloaded", file))
        case PrintDrawings(drawings):
            floor.print("".join(drawings))
        case SaveDrawing(file, drawing):
            floor.saveDrawing(file, drawing)
        case ShareDrawing(file, title, drawing, fragment):
            floor.shareDrawing(file, title, drawing, fragment)
        case Copy(fragment):
            floor.copy(fragment)
        case CopyLines(text):
            floor.copyLines(text)
        case Persist():
            floor.persist()
        case LoadEdition():
            floor.loadEdition()
        case Install():
            floor.install()
        case Think(ticket, question, pause):
            floor.think(ticket, question, pause)
        case Hurry(ticket):
            floor.hurry(ticket)
        case Shine(light):
            floor.shine(light)
        case DropThought(ticket):
            floor.drop(ticket)
        case _:
            raise TypeError(effect)
