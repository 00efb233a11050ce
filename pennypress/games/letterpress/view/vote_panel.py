"""The vote on a word that is not on the list (L25)."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.components.vote import Ballot
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import listed
from pennypress.games.letterpress import phases, vote_on_words
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.front_seat import FrontSeat
from pennypress.games.letterpress.view.sentences import ink_and_name
from pennypress.games.view import ViewContext, gesture


def vote_panel(context: ViewContext[Letterpress], front: FrontSeat) -> Node:
    """The word in question, who wrote it, the votes so far, and three answers."""
    position = context.position
    if position.phase != phases.VOTE:
        return None
    word = vote_on_words.word_in_question(position)
    if word is None:
        return None
    authors = listed([ink_and_name(context.seats, seat) for seat in vote_on_words.writers(position, word)])
    return h.section("#vote.vote", aria_labelledby="vote-title")[
        h.h2(
            "#vote-title",
            tabindex="-1",
            # So that Enter, pressed once more after one's own word, answers nothing.
            data_focus=f"vote-{word}-{front.seat}" if front.acts else None,
        )[_("Is “{word}” a word?").format(word=word)],
        h.p[_("It is not on the word list. Written by {players}.").format(players=authors)],
        h.p[_so_far(position)],
        h.div(".vote-answers")[
            _answer(Ballot.ACCEPT, _("Let it stand"), front),
            _answer(Ballot.REFUSE, _("Refuse it"), front),
            _answer(Ballot.ABSTAIN, _("No opinion"), front),
        ],
    ]


def _so_far(position: Letterpress) -> str:
    """The votes so far."""
    return _("For it: {accepted}. Against it: {refused}. It stands unless more are against it.").format(
        accepted=position.ballots.count(Ballot.ACCEPT), refused=position.ballots.count(Ballot.REFUSE)
    )


def _answer(ballot: Ballot, label: str, front: FrontSeat) -> Element:
    return h.button(
        id=f"vote-{ballot.value}",
        type="button",
        data_msg=gesture("vote", ballot.value),
        disabled=not front.acts,
    )[label]
