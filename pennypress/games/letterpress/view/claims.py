"""Claims: the letters in play, and the buttons that end a claim."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.components import Card
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.animation_order import Moments
from pennypress.games.letterpress.view.front_seat import FrontSeat
from pennypress.games.letterpress.view.pieces import card_button, card_picture, label_of, numbered
from pennypress.games.view import ViewContext, explained, gesture

TAKING = (phases.CLAIM, phases.EXTRA)


def letters_in_play(context: ViewContext[Letterpress], front: FrontSeat, moments: Moments) -> Node:
    """The letters that may be claimed, and the way on."""
    position = context.position
    if position.phase not in (*TAKING, phases.CHALLENGE, phases.TIE):
        return None
    takes = front.acts and position.phase in TAKING
    return h.section("#in-play.in-play", aria_labelledby="in-play-title", **explained("in-play"))[
        h.header[
            h.h2("#in-play-title")[_title(position)],
            done(_("Claim no more letters")) if takes else None,
        ],
        h.ul(class_=["sorts", moments.classes("ranks")], data_arrows="")[
            [
                h.li[_claimable(card, suffix) if takes else card_picture(card, "in-play")]
                for card, _number, suffix in numbered(position.in_play)
            ]
            or h.li(".none-left")[_("No letter is left.")]
        ],
    ]


def _title(position: Letterpress) -> str:
    if position.phase == phases.CLAIM:
        return ngettext(
            "Letters in play: {count} to claim", "Letters in play: {count} to claim", position.claims_left
        ).format(count=position.claims_left)
    if position.phase == phases.EXTRA:
        return _("Letters in play: one more to claim")
    return _("Letters in play")


def _claimable(card: Card, suffix: str) -> Element:
    return card_button(
        card,
        id=f"claim-{suffix}",
        message=gesture("claim", card),
        label=_("Claim {letter}").format(letter=label_of(card)),
        place="in-play",
        glows=True,
        lifted=("claim", card),
    )


def done(label: str) -> Element:
    """The button with which a player claims nothing more."""
    return h.button("#done", type="button", data_msg=gesture("done"), data_key="d")[label]
