"""The view of Sealed Bids: gestures, sentences, the table. `VIEW` is used by the app."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h
from htpy import Element, Node

from pennypress.components.sealed_choice import ChoiceSealed
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import listed
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.view import Gesture, GestureResult, View, ViewContext, gesture
from pennypress.games.view_kit.ranking import RankingRow, ranking
from pennypress.games.view_kit.thumbnail import framed
from tests.sealed_bids.actions import CARDS, Bid, BidsOpened
from tests.sealed_bids.position import SealedBids


class SealedBidsView(View[SealedBids]):
    """The selection is the motto as typed."""

    def new_selection(self, position: SealedBids) -> Any:
        return ""

    def on_gesture(self, hand: Any, position: SealedBids, gesture: Gesture) -> GestureResult:
        match gesture:
            case Gesture("motto", (), text):
                return GestureResult(text.strip().upper())
            case Gesture("bid", (card,)) if card in map(str, CARDS):
                return GestureResult(hand, Bid(int(card), hand))
            case _:
                return GestureResult(hand)

    def banner(self, context: ViewContext[SealedBids]) -> str:
        if context.position.is_over or context.seat is None:
            return _("The game is over.")
        return _("{player}: bid a card").format(player=context.seats[context.seat].name)

    def table(self, context: ViewContext[SealedBids]) -> Node:
        position = context.position
        number = min(position.round, len(CARDS))
        return h.div("#sealed-bids.sealed-bids")[
            h.p[_("Round {number} of {count}").format(number=number, count=len(CARDS))],
            _result(context) if position.is_over else [_players(context), _bidding(context)],
            context.log_tail,
        ]

    def sentences(self, move: Move, seats: Sequence[Seat]) -> list[str]:
        return [sentence for event in move.events if (sentence := _sentence(event, seats))]

    def describe(self, position: SealedBids, action: Action) -> str:
        assert isinstance(action, Bid)
        return _("Bid {card}.").format(card=action.card)

    def reason(self, position: SealedBids, action: Action, seats: Sequence[Seat]) -> str:
        return _("The highest bid scores {points}.").format(points=position.round)

    def keys(self) -> list[tuple[str, str]]:
        return []

    def thumbnail(self, position: SealedBids, seats: Sequence[Seat]) -> Node:
        score = " : ".join(str(points) for points in position.scores)
        return framed(_("Sealed Bids"), h.text(x=98, y=60, font_size=40)[score])


def _players(context: ViewContext[SealedBids]) -> Element:
    """Everybody's points, and who has chosen."""
    position = context.position
    return h.ul[
        [
            h.li[
                _("{player}: {points}").format(player=seat.name, points=points),
                "" if chosen is None else [" ", h.em[_("has chosen")]],
            ]
            for seat, points, chosen in zip(context.seats, position.scores, position.sealed, strict=True)
        ]
    ]


def _bidding(context: ViewContext[SealedBids]) -> Node:
    """The cards of the person who bids, and the field for the motto."""
    if not context.may_act or context.seat is None:
        return None
    return h.fieldset[
        h.legend[_("Your bid")],
        h.label[_("Motto"), h.input("#motto", value=context.selection, data_input=gesture("motto"))],
        [
            h.button(id=f"bid-{card}", type="button", data_msg=gesture("bid", card))[str(card)]
            for card in context.position.hands[context.seat]
        ],
    ]


def _result(context: ViewContext[SealedBids]) -> Element:
    position = context.position

    def row(player: int) -> RankingRow:
        return RankingRow([context.seats[player].name], [str(position.scores[player])])

    return ranking([_("Rank"), _("Player"), _("Points")], position.outcome, row, "bids")


def _sentence(event: Event, seats: Sequence[Seat]) -> str:
    match event:
        case ChoiceSealed(player, None):
            return _("{player} has chosen.").format(player=seats[player].name)
        case ChoiceSealed(player, Bid(card, motto)):
            return (
                _("{player} bids {card} {motto}")
                .format(player=seats[player].name, card=card, motto=motto)
                .strip()
                + "."
            )
        case BidsOpened(bids):
            return _("The bids are {bids}.").format(bids=listed([str(bid) for bid in bids]))
    return ""


VIEW = SealedBidsView()
