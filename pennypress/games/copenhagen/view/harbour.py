"""The harbour: seven cards to take, the supply, and the End of Game card."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.games.copenhagen import phases, take_cards
from pennypress.games.copenhagen.components import HARBOUR_PLACES, Colour
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import pieces
from pennypress.games.copenhagen.view.animation_order import Moments
from pennypress.games.copenhagen.view.recent_marks import Marks
from pennypress.games.copenhagen.view.sprite import symbol
from pennypress.games.copenhagen.view.viewpoint import Viewpoint
from pennypress.games.view import ViewContext, explained, gesture, piece
from pennypress.games.view_kit.recent_marks import RecentMark, outline
from pennypress.games.view_kit.render_cache import cached_html


def harbour(context: ViewContext[Copenhagen], seen: Viewpoint, moments: Moments, marks: Marks) -> Element:
    """The cards in their line; those that may be taken next are highlighted."""
    position = context.position
    taking_now = seen.acts and position.phase in (phases.TURN, phases.TAKE)
    open_places = take_cards.open_places(position) if taking_now else []
    return h.section("#harbour.harbour", aria_label=_("Harbor"))[
        h.ol(".quay", data_arrows="", **explained("harbor"))[
            [
                _place(
                    place,
                    position.harbour[place],
                    seen.acts,
                    place in open_places and position.phase == phases.TAKE,
                    moments.classes("harbour", place),
                    marks.at("harbour", place),
                )
                for place in range(HARBOUR_PLACES)
            ]
        ],
        _supply(position, moments),
    ]


@cached_html
def _place(
    place: int, card: Colour | None, acts: bool, glows: bool, fresh: str, marks: tuple[RecentMark, ...]
) -> Element:
    if card is None:
        label = _("Place {place}: taken").format(place=place + 1)
        return h.li(".berth")[h.span(".berth-empty", role="img", aria_label=label), outline(marks)]
    label = _("Place {place}: {colour} card").format(place=place + 1, colour=card.title)
    return h.li(".berth")[
        h.button(
            id=f"place-{place}",
            type="button",
            class_=["card-button", glows and "glows", fresh],
            disabled=not acts,
            data_spot="",
            data_msg=gesture("take", place),
            aria_label=label,
            **piece(f"card-{card}", f"harbour-{place}", origin="supply" if fresh else "", sound="paper"),
        )[pieces.card_picture(card), h.span(".card-name", aria_hidden="true")[card.title]],
        outline(marks),
    ]


def _supply(position: Copenhagen, moments: Moments) -> Element:
    """The number of cards left, and when the End of Game card may come."""
    size = position.supply_size
    cards = ngettext("{count} card to come", "{count} cards to come", size).format(count=size)
    thrown = sum(position.discards)
    return h.div("#supply.supply", **explained("supply"))[
        h.span(class_=["card-back", moments.classes("supply")], aria_hidden="true", **piece("supply"))[
            symbol("boat"), h.b[str(size)]
        ],
        h.div(".supply-words")[
            h.p[
                h.span(".visually-hidden")[_("Supply: {cards}").format(cards=cards)],
                h.span(aria_hidden="true")[cards],
            ],
            h.p(
                class_=["end-card", position.end_card_may_come and "may-come", moments.classes("end")],
                **explained("end-card"),
            )[_end_card(position)],
            h.p(".discards-count", **explained("discards"))[
                ngettext("{count} discarded", "{count} discarded", thrown).format(count=thrown)
            ],
        ],
    ]


def _end_card(position: Copenhagen) -> str:
    if position.end_revealed:
        return _("End of Game card: here")
    if position.end_card_may_come:
        return _("End of Game card: could come up any time now")
    if position.end_card_in_supply:
        return _("End of Game card: among the last cards")
    return _("End of Game card: comes in after the next shuffle")
