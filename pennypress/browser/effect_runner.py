"""Carries out the application's effects, one function per kind."""

from __future__ import annotations

from collections.abc import Callable

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
    KeepTitle,
    LeaveTable,
    LoadEdition,
    LoadTitle,
    Navigate,
    Persist,
    PrintDrawings,
    Remove,
    Save,
    SaveDrawing,
    ShareDrawing,
    Shine,
    ShowExplanations,
    Think,
)
from pennypress.app.message import Message
from pennypress.app.shelf.messages import EffectDone
from pennypress.browser import bridge


def perform(effect: Effect, send: Callable[[Message], None]) -> None:
    """Carry out the effect.

    Its result comes as a message: at once, or later from the page (failures to save, locks, bots).
    """
    match effect:
        case Save(key, text):
            bridge.keep(key, text)
        case Remove(key):
            bridge.remove(key)
        case Navigate(fragment, replace):
            bridge.go(fragment, replace)
        case HoldTable(table):
            bridge.hold(table)
        case LeaveTable(table):
            bridge.leave(table)
        case LoadTitle(title):
            bridge.loadTitle(title)
        case KeepTitle(title):
            bridge.keepTitle(title)
        case Announce(sentence):
            bridge.announce(sentence)
        case ShowExplanations(texts, labels):
            bridge.explain(texts, labels)
        case Download(file, text):
            bridge.download(file, text)
            send(EffectDone("downloaded", file))
        case PrintDrawings(drawings):
            bridge.print("".join(drawings))
        case SaveDrawing(file, drawing):
            bridge.saveDrawing(file, drawing)
        case ShareDrawing(file, title, drawing, fragment):
            bridge.shareDrawing(file, title, drawing, fragment)
        case Copy(fragment):
            bridge.copy(fragment)
        case CopyLines(text):
            bridge.copyLines(text)
        case Persist():
            bridge.persist()
        case LoadEdition():
            bridge.loadEdition()
        case Install():
            bridge.install()
        case Think(ticket, question, pause):
            bridge.think(ticket, question, pause)
        case Hurry(ticket):
            bridge.hurry(ticket)
        case Shine(light):
            bridge.shine(light)
        case DropThought(ticket):
            bridge.drop(ticket)
        case _:
            raise TypeError(effect)
