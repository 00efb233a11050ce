"""The draft: the pack in hand, of which one card is kept, and the letters drafted so far."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import Keep
from pennypress.games.letterpress.components import PICKS, Card
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.animation_order import Moments
from pennypress.games.letterpress.view.front_seat import FrontSeat, pack_in_front
from pennypress.games.letterpress.view.pieces import card_button, card_picture, label_of, numbered
from pennypress.games.letterpress.view.sentences import ink, ink_and_name
from pennypress.games.view import ViewContext, explained, gesture

KEEPING = (phases.DRAFT, phases.LOOK, phases.KEEP_DRAWN, phases.REWARD, phases.KEEP_REWARD)
"""The phases in which one of several cards is kept."""


def draft(context: ViewContext[Letterpress], front: FrontSeat, moments: Moments) -> Node:
    """The pack beside one's own letters."""
    if context.position.phase not in KEEPING:
        return None
    return h.div(".draft")[_pack(context, front, moments), _drafted(context, front)]


def _pack(context: ViewContext[Letterpress], front: FrontSeat, moments: Moments) -> Element:
    position = context.position
    cards = pack_in_front(position, front.seat)
    keeps = front.acts and position.phase != phases.LOOK
    sealed = position.sealed[front.seat] if front.sees else None
    chosen = sealed.card if isinstance(sealed, Keep) else None
    return h.section("#pack.pack", aria_labelledby="pack-title", **explained("pack"))[
        h.h2("#pack-title")[_title(context, front)],
        h.ul(class_=["sorts", moments.classes("pack")], data_arrows="")[
            [
                h.li(class_=suffix == chosen and "chosen")[
                    _kept(card, suffix, front.seat) if keeps else card_picture(card)
                ]
                for card, _number, suffix in numbered(cards)
            ]
        ],
        h.p(".draft-way")[_what_follows(context, front, len(cards))],
    ]


def _title(context: ViewContext[Letterpress], front: FrontSeat) -> str:
    if context.position.phase != phases.DRAFT:
        return _("Cards drawn: keep one")
    if front.is_you:
        return _("Your pack: keep one card")
    return _("{player}’s pack").format(player=ink(context.seats, front.seat))


def _kept(card: Card, suffix: str, seat: int) -> Element:
    return card_button(
        card,
        id=f"keep-{suffix}",
        message=gesture("keep", card),
        label=_("Keep {letter}").format(letter=label_of(card)),
        place=f"pack-{seat}",
        glows=True,
        lifted=("keep", card),
    )


def _what_follows(context: ViewContext[Letterpress], front: FrontSeat, count: int) -> str:
    """Where the other cards go."""
    position = context.position
    if position.phase != phases.DRAFT:
        return _("The others go to the bottom of the deck.")
    left = ink_and_name(context.seats, (front.seat + 1) % position.players)
    if position.pick == PICKS and front.is_you:
        return _("The other one goes to {player}. The one passed to you is yours, too.").format(player=left)
    return ngettext("The other one goes to {player}.", "The other {count} go to {player}.", count - 1).format(
        count=count - 1, player=left
    )


def _drafted(context: ViewContext[Letterpress], front: FrontSeat) -> Element | None:
    """The letters kept in this round; they are a target for what is dragged."""
    position, seat = context.position, front.seat
    title = _("Your letters for this round")
    use = _("With these and the shared letters you will write a word.")
    if not front.is_you:
        title = _("{player}’s letters for this round")
        use = _("With these and the shared letters {player} will write a word.")
    player = ink(context.seats, seat)
    if position.phase in (phases.REWARD, phases.KEEP_REWARD):
        return None
    return h.section(
        "#drafted.drafted",
        aria_labelledby="drafted-title",
        data_drop=gesture("drop", "keep"),
        **explained("drafted"),
    )[
        h.h2("#drafted-title")[title.format(player=player)],
        h.ul(".sorts")[
            [h.li[card_picture(card, f"drafted-{seat}")] for card in sorted(position.drafted[seat])]
            or h.li(".place-empty", aria_hidden="true")
        ],
        h.p(".drafted-use")[use.format(player=player)],
    ]
