"""The supply: five cards with their price for the player in front; and the cards of the Black Market."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_lane import masons_guild
from pennypress.games.penny_lane.components import PENNY, Building
from pennypress.games.penny_lane.phases import PLACE, TURN
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.animation_order import Moments
from pennypress.games.penny_lane.view.front_lane import FrontLane, with_seat_in_front
from pennypress.games.penny_lane.view.pieces import amount, card_face
from pennypress.games.penny_lane.view.sentences import player_name
from pennypress.games.view import ViewContext, explained, gesture, piece


def supply(context: ViewContext[PennyLane], front: FrontLane, moments: Moments) -> Element:
    """The five places of the supply, and the number of cards in the deck."""
    position = context.position
    return h.section("#supply.supply-row", aria_labelledby="supply-title")[
        h.h2("#supply-title")[
            _("Supply"),
            " ",
            h.small(".where-bought")[_("at the Masons’ Guild"), " · "],
            h.small(**explained("deck"))[
                ngettext("{count} card in the deck", "{count} cards in the deck", position.deck_size).format(
                    count=position.deck_size
                )
            ],
        ],
        h.ul(".cards", data_arrows="", tabindex=None if _acts(position, front) else "0")[
            [
                h.li(class_=moments.classes("supply", place))[
                    _card(position, front, card) if card else h.span(".no-card")[_("gap")]
                ]
                for place, card in enumerate(position.supply)
            ]
        ],
    ]


def _acts(position: PennyLane, front: FrontLane) -> bool:
    """Whether cards can be pressed. If not, Tab stops at the row itself, which scrolls on phones."""
    return front.acts and position.phase == TURN


def _card(position: PennyLane, front: FrontLane, card: Building) -> Element:
    """A card of the supply with its price for the player in front."""
    price = masons_guild.price(with_seat_in_front(position, front), card)
    acts = _acts(position, front)
    affordable = acts and card in masons_guild.affordable(position)
    return h.button(
        id=f"supply-{card}",
        type="button",
        class_=["card", "piece", affordable and "affordable", front.picked.card is card and "picked"],
        disabled=not acts,
        aria_pressed="true" if front.picked.card is card else None,
        data_spot="",
        data_msg=gesture("card", card),
        **explained(f"building-{card}"),
        data_drag="" if affordable else None,
        data_pick=gesture("hold", card) if affordable else None,
        data_letgo=gesture("off") if affordable else None,
        **piece(f"card-{card}", "supply", sound="paper"),
    )[
        card_face(card),
        h.span(".card-price", **explained("price"))[
            amount(PENNY, price),
            h.span(".printed-price")[h.span(".visually-hidden")[_("instead of")], str(card.cost)],
        ]
        if price != card.cost
        else h.span(".card-price", **explained("price"))[amount(PENNY, price)],
    ]


def market(context: ViewContext[PennyLane], front: FrontLane, moments: Moments) -> Node:
    """The cards drawn at the Black Market: for others face down while they are looked at in secret."""
    position = context.position
    if position.phase != PLACE and not position.drawn:
        return None
    return h.section("#market.market", aria_labelledby="market-title")[
        h.h2("#market-title")[_request(position) if front.acts else _what_happens(context)],
        h.ul(class_=["cards", moments.classes("market")], data_arrows="")[
            [h.li[_drawn(front, card) if card else _face_down()] for card in position.drawn]
        ],
    ]


def _request(position: PennyLane) -> str:
    """What the player has to do with the cards drawn."""
    if len(position.drawn) > 1:
        return _("Black Market: add one of these cards")
    return _("Black Market: add this card")


def _what_happens(context: ViewContext[PennyLane]) -> str:
    """What the player on turn does with the cards drawn, said to others."""
    text = _("Black Market: {player} draws this card and adds it")
    if context.position.market_cards > 1:
        text = _("Black Market: {player} draws two cards and adds one")
    return text.format(player=player_name(context.seats, context.position.turn))


def _drawn(front: FrontLane, card: Building) -> Element:
    return h.button(
        id=f"market-{card}",
        type="button",
        class_=["card", "piece", "affordable", front.picked.card is card and "picked"],
        disabled=not front.acts,
        aria_pressed="true" if front.picked.card is card else None,
        data_spot="",
        data_msg=gesture("card", card),
        **explained(f"building-{card}"),
        data_drag="" if front.acts else None,
        data_pick=gesture("hold", card) if front.acts else None,
        data_letgo=gesture("off") if front.acts else None,
        **piece(f"card-{card}", "market", sound="paper"),
    )[card_face(card)]


def _face_down() -> Element:
    return h.span(".card.face-down", role="img", aria_label=_("Face-down card"))
