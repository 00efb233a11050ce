"""Carries out the application's effects, one function per kind."""

from __future__ import annotations

from collections.abc import Callable

from pennypress.app.effects import (
    Announce,
    AnswerNow,
    CancelQuestion,
    CopyLink,
    CopyText,
    Download,
    Effect,
    Install,
    KeepTitle,
    LoadRelease,
    LoadTitle,
    Navigate,
    Persist,
    PrintDrawings,
    ReleaseLock,
    Remove,
    RequestLock,
    Save,
    SaveDrawing,
    SetTheme,
    ShareDrawing,
    ShowExplanations,
    Think,
)
from pennypress.app.message import Message
from pennypress.app.shelf.messages import FileDownloaded
from pennypress.browser import bridge


def perform(effect: Effect, send: Callable[[Message], None]) -> None:
    """Carry out the effect.

    Its result comes as a message: at once, or later from the page (failures to save, locks, bots).
    """
    match effect:
        case Save(key, text):
            bridge.save(key, text)
        case Remove(key):
            bridge.remove(key)
        case Navigate(fragment, replace):
            bridge.navigate(fragment, replace)
        case RequestLock(table):
            bridge.requestLock(table)
        case ReleaseLock(table):
            bridge.releaseLock(table)
        case LoadTitle(title):
            bridge.loadTitle(title)
        case KeepTitle(title):
            bridge.storeSnapshot(title)
        case Announce(sentence):
            bridge.announce(sentence)
        case ShowExplanations(texts, labels):
            bridge.explain(texts, labels)
        case Download(file, text):
            bridge.download(file, text)
            send(FileDownloaded(file))
        case PrintDrawings(drawings):
            bridge.print("".join(drawings))
        case SaveDrawing(file, drawing):
            bridge.saveDrawing(file, drawing)
        case ShareDrawing(file, title, drawing, fragment):
            bridge.shareDrawing(file, title, drawing, fragment)
        case CopyLink(fragment):
            bridge.copyLink(fragment)
        case CopyText(text):
            bridge.copyText(text)
        case Persist():
            bridge.persist()
        case LoadRelease():
            bridge.loadRelease()
        case Install():
            bridge.install()
        case Think(ticket, question, pause):
            bridge.think(ticket, question, pause)
        case AnswerNow(ticket):
            bridge.answerNow(ticket)
        case SetTheme(theme):
            bridge.setTheme(theme)
        case CancelQuestion(ticket):
            bridge.cancelQuestion(ticket)
        case _:
            raise TypeError(effect)
