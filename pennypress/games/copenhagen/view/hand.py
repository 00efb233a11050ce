"""The hand of the seat in front. Its cards are face up only for viewers who may see them."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.components import HAND_LIMIT, Colour, colours
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import pieces
from pennypress.games.copenhagen.view.animation_order import Moments
from pennypress.games.copenhagen.view.sprite import symbol
from pennypress.games.copenhagen.view.viewpoint import Viewpoint
from pennypress.games.view import ViewContext, explained, gesture, piece
from pennypress.games.view_kit.bottom_sheet import sheet_handle
from pennypress.games.view_kit.render_cache import cached_html


def hand_of_cards(context: ViewContext[Copenhagen], seen: Viewpoint, moments: Moments) -> Element:
    """The cards of the seat in front, or their backs."""
    position, size = context.position, context.position.hand_size(seen.front)
    discarding = seen.acts and position.phase == phases.DISCARD
    known = list(colours(position.hands[seen.front])) if seen.sees_hand else []
    return h.section(
        "#hand",
        class_=["hand", discarding and "discarding", size > HAND_LIMIT and "full"],
        aria_label=_("Hand"),
    )[
        h.h3(".hand-title", **explained("hand"))[
            ngettext("{count} card", "{count} cards", size).format(count=size),
            h.small[_("at most {limit}").format(limit=HAND_LIMIT)],
        ],
        h.ul(class_=["hand-cards", moments.classes("hand", seen.front)])[
            [_card(card, number, seen.front, discarding) for number, card in enumerate(known)],
            [card_back() for _number in range(size - len(known))],
        ],
        sheet_handle("abilities", _("What the ability tiles do")),
    ]


@cached_html
def _card(card: Colour, number: int, player: int, discarding: bool) -> Element:
    travels = piece(f"card-{card}", f"hand-{player}", sound="paper")
    if not discarding:
        label = _("{colour} card").format(colour=card.title)
        return h.li(".hand-card")[
            h.span(".card-face", role="img", aria_label=label, **travels)[
                pieces.card_picture(card), h.span(".card-name", aria_hidden="true")[card.title]
            ]
        ]
    return h.li(".hand-card")[
        h.button(
            id=f"card-{number}",
            type="button",
            class_="card-button glows",
            data_msg=gesture("card", card),
            aria_label=_("Discard this {colour} card").format(colour=card.title),
            **travels,
        )[pieces.card_picture(card), h.span(".card-name", aria_hidden="true")[card.title]]
    ]


@cached_html
def card_back() -> Element:
    return h.li(".hand-card.card-back")[h.span(role="img", aria_label=_("Face-down card"))[symbol("boat")]]


def cards_face_down(position: Copenhagen, player: int) -> Element:
    """The number of cards in another player's hand."""
    size = position.hand_size(player)
    label = ngettext("{count} card in hand", "{count} cards in hand", size).format(count=size)
    return h.span(".hand-size", role="img", aria_label=label, **explained("hand"))[
        h.span(".small-back", aria_hidden="true"), h.b[str(size)]
    ]
