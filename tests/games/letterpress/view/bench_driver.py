"""A table of Letterpress as drawn, and a person who can press only elements of it."""

from __future__ import annotations

from typing import Any

import htpy as h

from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action
from pennypress.engine.viewer import EVERYBODY, Viewer
from pennypress.games.letterpress.actions import (
    Claim,
    ClaimChallenge,
    Collect,
    Done,
    Keep,
    Pass,
    PlaceRow,
    Return,
    Vote,
    Write,
)
from pennypress.games.letterpress.meta import INKS
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import UsedCard
from pennypress.games.letterpress.view.title_view import VIEW
from pennypress.games.view import GestureResult, ViewContext
from pennypress.games.view_kit.render_html import html_of
from tests.games.letterpress.words_of_letters import words_of_letters
from tests.games.person_at_table import PersonAtTable

SEATS = tuple(Seat(f"Player {number}", ink.name) for number, ink in enumerate(INKS))


class Compositor(PersonAtTable[Letterpress]):
    """A person at a table of Letterpress."""

    def __init__(self, table: Letterpress) -> None:
        super().__init__(VIEW, table)

    def types(self, text: str) -> GestureResult:
        assert 'id="word-field"' in self.page()
        return self.makes("word", text=text)

    def draw(self, selection: Any) -> str:
        return drawn(self.table, selection)

    def reaches(self, action: Action) -> Action | None:
        """The result of the presses with which a person would carry out that action."""
        match action:
            case Keep(card):
                self.presses("keep", card)
            case Claim(card):
                self.presses("claim", card)
            case ClaimChallenge(card):
                self.presses("challenge", card)
            case Collect(card):
                self.presses("collect", card)
            case Return(card):
                self.presses("return", card)
            case Vote(ballot):
                self.presses("vote", ballot.value)
            case Pass() | Done():
                self.presses(str(action))
            case PlaceRow(column):
                while self.last.selection.column != column:
                    self.presses("nudge", "left" if self.last.selection.column > column else "right")
                self.presses("place")
            case Write(_word, spelling):
                for used in spelling:
                    self.sets(used)
                self.presses("write")
        return self.last.action

    def sets(self, used: UsedCard) -> None:
        """Tap the card, then the mark below it until it stands for these letters."""
        self.presses("letter", *words_of_letters((*self.last.selection.spelling, used))[-1])
        for _way in range(2):
            if self.last.selection.spelling[-1] == used:
                return
            self.presses("double", len(self.last.selection.spelling) - 1)
        raise AssertionError(used)


def view_context(table: Letterpress, hand: Any = None, **others: Any) -> ViewContext[Any]:
    """The view context of the player who acts next, unless another viewer is given."""
    seat = None if table.is_over else max(table.next_to_act, 0)
    viewer = others.pop("viewer", EVERYBODY if seat is None else Viewer(seat))
    shown = {"may_act": True, "latest": (), "ply": 0, "log_tail": h.p["the log"], "seat": seat, **others}
    hand = VIEW.new_selection(table) if hand is None else hand
    seen = table if viewer == EVERYBODY else table.visible_to(viewer)
    return ViewContext(position=seen, seats=SEATS[: table.players], selection=hand, viewer=viewer, **shown)


def drawn(table: Letterpress, hand: Any = None, **others: Any) -> str:
    return html_of(h.div[VIEW.table(view_context(table, hand, **others))])
