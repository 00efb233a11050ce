"""The view of Letterpress as a whole, composed of the modules of this folder. `VIEW` is used by the app."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Action
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.components import PICKS, ROUNDS
from pennypress.games.letterpress.events import WordsAnnounced
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view import advice, sentences
from pennypress.games.letterpress.view.animation_order import Moments
from pennypress.games.letterpress.view.announced_words import proofs
from pennypress.games.letterpress.view.banner import banner
from pennypress.games.letterpress.view.claims import letters_in_play
from pennypress.games.letterpress.view.composing_stick import bench
from pennypress.games.letterpress.view.draft_pack import draft
from pennypress.games.letterpress.view.end_screen import ending
from pennypress.games.letterpress.view.front_seat import WRITING, front_seat
from pennypress.games.letterpress.view.player_collections import own_collection, players
from pennypress.games.letterpress.view.recap import recap, verdicts_by
from pennypress.games.letterpress.view.recent_marks import Marks
from pennypress.games.letterpress.view.selection import NOTHING, Composing, touch_table
from pennypress.games.letterpress.view.shared_and_challenges import challenges, shared_letters
from pennypress.games.letterpress.view.solo_table import library, rows
from pennypress.games.letterpress.view.thumbnail import thumbnail
from pennypress.games.letterpress.view.verdict import verdict
from pennypress.games.letterpress.view.vote_panel import vote_panel
from pennypress.games.view import Explanation, Gesture, GestureResult, Keepsakes, View, ViewContext, explained


class LetterpressView(View[Letterpress]):
    def new_selection(self, position: Letterpress) -> Any:
        return NOTHING

    def on_gesture(self, selection: Any, position: Letterpress, gesture: Gesture) -> GestureResult:
        assert isinstance(selection, Composing)
        try:
            return touch_table(selection, position, gesture)
        except (KeyError, ValueError, IndexError):
            return GestureResult(selection)

    def is_settled(self, selection: Any) -> bool:
        assert isinstance(selection, Composing)
        return not selection.lifted

    def banner(self, context: ViewContext[Letterpress]) -> str:
        return banner(context)

    def table(self, context: ViewContext[Letterpress]) -> Node:
        position, moments, front = context.position, Moments(context), front_seat(context)
        kinds = ["letterpress", f"players-{position.players}", f"at-{position.phase}"]
        if position.is_over:
            return h.div("#letterpress", class_=kinds)[ending(context, moments), context.log_tail]
        writes = front.acts and position.phase in WRITING
        said = verdict(position, front.composing) if writes else None
        return h.div("#letterpress", class_=[*kinds, position.is_solo and "solo"])[
            h.div(".open")[
                _round(position),
                shared_letters(context, front, moments),
                challenges(context, front, moments, said),
            ],
            h.div(".work")[
                vote_panel(context, front),
                draft(context, front, moments),
                bench(context, front, said),
                proofs(context, moments),
                letters_in_play(context, front, moments),
                rows(context, front, moments),
                library(context, front, moments),
                own_collection(context, front, moments),
            ],
            h.div(".beside")[players(context, front, moments, Marks(context)), context.log_tail],
        ]

    def sentences(self, move: Move, seats: Sequence[Seat]) -> list[str]:
        return sentences.sentences(move, seats)

    def describe(self, position: Letterpress, action: Action) -> str:
        return advice.request(position, action)

    def reason(self, position: Letterpress, action: Action, seats: Sequence[Seat]) -> str:
        return advice.reason(position, action)

    def recap(self, moves: Sequence[Move], seats: Sequence[Seat]) -> str:
        return recap(moves, seats)

    def news_for_all(self, moves: Iterable[Move], reader: int) -> str:
        return verdicts_by(moves, reader)

    def concerns_all_players(self, moves: Sequence[Move]) -> bool:
        return any(isinstance(event, WordsAnnounced) for move in moves for event in move.events)

    def reason_of_other(self, position: Letterpress, action: Action, seats: Sequence[Seat]) -> str:
        return "" if position.has_secrets_of(position.next_to_act) else advice.reason(position, action)

    def keepsakes(self, moves: Sequence[Move], seats: Sequence[Seat]) -> Keepsakes | None:
        from pennypress.games.letterpress.view import broadside

        return broadside.keepsakes(moves, seats)

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Enter"), _("write the word, while you type it")),
            ("↑ ↓", _("other cards for the same word, while you type it")),
            ("D", _("claim no more letters, or no challenge")),
            ("P", _("solo: place the new row where it is")),
        ]

    def explanations(self) -> dict[str, Explanation]:
        from pennypress.games.letterpress.view.explanations import explanations

        return explanations()

    def thumbnail(self, position: Letterpress, seats: Sequence[Seat]) -> Node:
        return thumbnail(position, seats)


def _round(position: Letterpress) -> Element:
    """The round, and the pick of the draft."""
    text = _("Round {number} of {count}").format(number=position.round, count=ROUNDS)
    pick = None
    if position.phase == phases.DRAFT:
        pick = _("Draft: pick {number} of {count}").format(number=position.pick, count=PICKS)
    if position.is_last_round:
        pick = _("The last word")
    return h.p("#round.round", **explained("round"))[h.b[text], h.small[pick] if pick else None]


VIEW = LetterpressView()
