"""The collections: one's own open, those of the others as a number of cards."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.components import points_of
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.animation_order import Moments
from pennypress.games.letterpress.view.emblem import roller_of
from pennypress.games.letterpress.view.front_seat import WRITING, FrontSeat
from pennypress.games.letterpress.view.pieces import card_picture
from pennypress.games.letterpress.view.recent_marks import Marks
from pennypress.games.letterpress.view.sentences import ink, short_name
from pennypress.games.view import ViewContext, explained, gesture
from pennypress.games.view_kit.recent_marks import outline

TARGETS = {
    phases.CLAIM: "claim",
    phases.EXTRA: "claim",
    phases.KEEP_REWARD: "keep",
    phases.LIBRARY: "collect",
}
"""What is done by dropping a card on one's collection, by phase."""


def own_collection(context: ViewContext[Letterpress], front: FrontSeat, moments: Moments) -> Node:
    """The cards for the last word. They are at the bench when it is written."""
    position = context.position
    if position.is_last_round and position.phase in WRITING:
        return None
    cards = position.collections[front.seat]
    target = TARGETS.get(position.phase) if front.acts else None
    return h.section(
        "#collection.collection",
        aria_labelledby="collection-title",
        data_drop=gesture("drop", target) if target else None,
        **explained("collection"),
    )[
        h.h2("#collection-title")[_title(context, front), " ", h.small[_cards_and_points(position, front)]],
        h.ul(class_=["sorts", moments.classes("collection", front.seat)])[
            [h.li[card_picture(card, f"collection-{front.seat}")] for card in cards]
            or h.li(".none-left")[_nothing_yet(context, front)]
        ],
    ]


def _title(context: ViewContext[Letterpress], front: FrontSeat) -> str:
    if front.is_you:
        return _("Your collection for the last word")
    return _("{player}’s collection for the last word").format(player=ink(context.seats, front.seat))


def _nothing_yet(context: ViewContext[Letterpress], front: FrontSeat) -> str:
    """What will lie in the empty collection."""
    if front.is_you:
        return _("Nothing yet: letters that you claim go here.")
    return _("Nothing yet: letters that {player} claims go here.").format(
        player=ink(context.seats, front.seat)
    )


def _cards_and_points(position: Letterpress, front: FrontSeat) -> str:
    cards = position.collections[front.seat]
    count = ngettext("{count} card", "{count} cards", len(cards)).format(count=len(cards))
    if not cards or not (front.sees or position.is_over):
        return count
    points = points_of(cards)
    return ngettext("{cards} worth {points} point", "{cards} worth {points} points", points).format(
        cards=count, points=points
    )


def players(context: ViewContext[Letterpress], front: FrontSeat, moments: Moments, marks: Marks) -> Node:
    """Everybody else: who they are, how many cards they have, and whether they have chosen."""
    position = context.position
    if position.is_solo:
        return None
    others = [(front.seat + n) % position.players for n in range(1, position.players)]
    return h.section("#players.players", aria_label=_("Other players"))[
        h.ul[[_player(context, seat, moments, marks) for seat in others]]
    ]


def _player(context: ViewContext[Letterpress], seat: int, moments: Moments, marks: Marks) -> Element:
    position = context.position
    count = len(position.collections[seat])
    cards = ngettext("{count} card", "{count} cards", count).format(count=count)
    held = ngettext("{count} card collected", "{count} cards collected", count).format(count=count)
    return h.li(
        id=f"player-{seat}",
        class_=["player", f"paper-{context.seats[seat].emblem}", position.to_act == (seat,) and "on-turn"],
    )[
        roller_of(context.seats[seat]),
        h.bdi(".player-name")[short_name(context.seats, seat)],
        h.span(
            class_=["player-cards", moments.classes("collection", seat)],
            data_receives=" ".join(f"type-{card}" for card in moments.claimed.get(seat, ())) or None,
            **explained("collection"),
        )[h.span(".visually-hidden")[held], h.span(aria_hidden="true")[cards]],
        h.span(".player-state")[_state(position, seat)],
        outline(marks.at("player", seat)[-1:]),
    ]


def _acts(position: Letterpress, seat: int) -> bool:
    return seat in position.to_act


def _state(position: Letterpress, seat: int) -> str:
    """What the player is doing."""
    chosen = position.sealed[seat] is not None
    if position.phase == phases.DRAFT:
        return _("has kept a card") if chosen else _("is choosing a card")
    if position.phase == phases.WRITE:
        return _("has written") if chosen else _("is writing")
    if not _acts(position, seat):
        return ""
    return _("is voting") if position.phase == phases.VOTE else _("is claiming")
