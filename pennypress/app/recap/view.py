"""The strip below the bar that recaps the turns of others since one's own last action."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app import seat_names
from pennypress.app.advice.messages import AskForAdvice
from pennypress.app.advice.update import may_ask
from pennypress.app.message import send
from pennypress.app.model import Play
from pennypress.app.recap.full_list import ToldTurn, full_list
from pennypress.app.recap.messages import ShowTurnAgain
from pennypress.app.recap.turns_of_others import (
    TurnOfOther,
    has_recap,
    news_for_all,
    own_turns,
    turns_of_others,
)
from pennypress.app.widgets import button, emblem, icon
from pennypress.engine.i18n import _
from pennypress.games import view_of

TURNS_WITH_COACH = 3
"""At the beginning of how many of one's own turns the strip offers the coach; later only the bar does."""


def view(play: Play) -> Node:
    """The strip. It is as high without turns as with some, so that the table below stays where it is."""
    if not has_recap(play):
        return None
    turns, news = [_told(play, turn) for turn in turns_of_others(play)], news_for_all(play)
    is_empty = not turns and not play.remark and not news
    goal = play.table.game.goal
    again = next((turn for turn in turns if play.again and turn.start == play.again.start), None)
    return h.section("#recap.recap", aria_label=_("Since your turn"), inert=play.curtain is not None)[
        h.span(".recap-heading", aria_hidden="true")[
            _("Who wins") if is_empty and goal else _("Since your turn")
        ],
        h.p(".recap-none")[_(goal) if goal else _("What the others do appears here.")]
        if is_empty
        else h.ol("#recap-turns.recap-turns")[
            h.li("#remark.recap-remark", dir="auto")[play.remark] if play.remark else None,
            h.li("#recap-news.recap-remark", dir="auto")[news] if news else None,
            [_item(turn, turn is again) for turn in turns],
        ],
        _details(play, again, play.again.why) if again and play.again else None,
        _suggest_move(play),
        None if is_empty else full_list([each for each in (play.remark, news) if each], turns),
    ]


def _suggest_move(play: Play) -> Node:
    """The button that asks the coach, in words, for those who have just begun and may not know it."""
    if not may_ask(play) or own_turns(play) >= TURNS_WITH_COACH:
        return None
    asks, words = send(AskForAdvice()), _("Ask the coach")
    return h.button("#suggest-move.recap-button.suggest-move", type="button", data_msg=asks)[words]


def _told(play: Play, turn: TurnOfOther) -> ToldTurn:
    """The turn with the emblem of the player who acted, or a sheet of paper if all players did something."""
    table = play.table
    title = view_of(table.game.name)
    sign = icon("log")
    if not title.concerns_all_players(turn.moves):
        sign = emblem(table.seats[turn.seat], table.game)
    return ToldTurn(turn.start, turn.seat, sign, title.recap(turn.moves, table.seats))


def _item(turn: ToldTurn, again: bool) -> Element:
    """A turn in one compact sentence, as a button that shows it again."""
    return h.li[
        h.button(
            id=f"recap-{turn.start}",
            type="button",
            class_="recap-turn",
            aria_expanded=str(again).lower(),
            data_msg=send(ShowTurnAgain(turn.start)),
        )[turn.sign, h.span(dir="auto")[turn.sentence]]
    ]


def _details(play: Play, turn: ToldTurn, reason: str) -> Element:
    """The turn that is shown again, and why. On wide screens the others are only emblems meanwhile."""
    table = play.table
    player = seat_names.short(seat_names.shown_name(table.seats[turn.seat], table.game), 18)
    advised = _("The coach’s advice to {player}: “{reason}”").format(player=player, reason=reason)
    return h.div("#recap-details.recap-details")[
        h.p(dir="auto")[
            turn.sentence,
            [" ", h.span("#recap-why")[h.b[_("Why?")], " ", advised]] if reason else None,
        ],
        button(
            "recap-close",
            ShowTurnAgain(turn.start),
            icon("close"),
            class_="plain",
            aria_label=_("Close"),
        ),
    ]
