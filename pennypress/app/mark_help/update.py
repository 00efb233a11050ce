"""Answers the page's question what the marks of the table mean.

Drawings name only the kind of each mark (`data-help`). The texts are sent to the page once, when somebody
first asks, and the page keeps them: written on every mark, or into every drawing, they would cost time at
each move. They go as data and become text nodes there, never markup.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from pennypress.app.effects import ShowExplanations
from pennypress.app.handlers import Handlers
from pennypress.app.mark_help.messages import ExplainMarks
from pennypress.app.message import send
from pennypress.app.model import Change, Daily, Dialog, Environment, Model, Play, Replay, Screen
from pennypress.app.page.messages import Open
from pennypress.engine.i18n import _
from pennypress.engine.languages_and_catalogues import page
from pennypress.engine.title_description import Game
from pennypress.games import view_of
from pennypress.games.view import Explanation


def explain(model: Model, message: ExplainMarks, environment: Environment) -> Change:
    """Send the texts. Where no mark is in sight, '?' opens the list of keys."""
    screen = model.screen
    game = _game(screen)
    if game is None:
        return model, []
    explanations = view_of(game.name).explanations()
    covered = isinstance(screen, Play) and screen.curtain is not None
    if message.labels and isinstance(screen, Play) and (covered or not explanations):
        return replace(model, dialog=Dialog("keys")), []
    return model, [ShowExplanations(texts(explanations, game, model.language), message.labels)]


def _game(screen: Screen) -> Game | None:
    match screen:
        case Play():
            return screen.table.game
        case Replay() | Daily():
            return screen.game
        case _:
            return None


def texts(explanations: Mapping[str, Explanation], game: Game, language: str) -> str:
    """What `static/js/help-triggers.js` reads: the explanation of each kind of mark, and the words around."""
    rules = page(game.how_to_play, language)
    marks = {
        kind: {"name": each.name, "sentence": each.sentence, "rules": f"./{rules}#{each.anchor}"}
        for kind, each in explanations.items()
    }
    words = {
        "labels": _("What the marks on the table mean"),
        "hint": _("Tap a label, or anything on the table, to see what it means."),
        "rules": _("See the rules"),
        "keys": _("Keys"),
        "close": _("Close"),
    }
    return json.dumps({"marks": marks, "words": words, "keys": send(Open("keys"))}, ensure_ascii=False)


HANDLERS: Handlers = {ExplainMarks: explain}
