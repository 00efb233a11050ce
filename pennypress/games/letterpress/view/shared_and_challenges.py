"""What lies open for everybody: the shared letters and the challenges of the round."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.letterpress import claiming, phases
from pennypress.games.letterpress.challenges import OF_ALL_WORDS
from pennypress.games.letterpress.components import Card, Cards
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.animation_order import Moments
from pennypress.games.letterpress.view.claims import done
from pennypress.games.letterpress.view.front_seat import WRITING, FrontSeat
from pennypress.games.letterpress.view.pieces import (
    card_picture,
    challenge_face,
    label_of,
)
from pennypress.games.letterpress.view.places_of_letters import (
    LetterPlace,
    empty_place,
    letter_button,
    places,
)
from pennypress.games.letterpress.view.selection import NOTHING, SHARED
from pennypress.games.letterpress.view.verdict import WordVerdict
from pennypress.games.view import ViewContext, explained, gesture


def shared_letters(context: ViewContext[Letterpress], front: FrontSeat, moments: Moments) -> Node:
    """The shared letters; while a word is written they can be tapped."""
    position = context.position
    if not position.shared:
        return None
    writes = front.acts and position.phase in WRITING
    return h.section("#shared.galley", aria_labelledby="shared-title", **explained("shared"))[
        h.h2("#shared-title")[_("Shared letters")],
        h.ul(".sorts", data_arrows="")[
            [
                empty_place(place)
                if place.is_empty
                else h.li(class_=moments.classes("shared", place.card))[
                    _shared(place) if writes else card_picture(place.card, "shared")
                ]
                for place in places(position.shared, SHARED, front.composing if writes else NOTHING)
            ]
        ],
    ]


def _shared(place: LetterPlace) -> Element:
    return letter_button(
        place,
        SHARED,
        label=_("Set the shared letter {letter}").format(letter=label_of(place.card)),
        home="shared",
    )


def challenges(
    context: ViewContext[Letterpress], front: FrontSeat, moments: Moments, said: WordVerdict | None
) -> Node:
    """The open challenges: which ones the word meets, and which may be claimed now."""
    position = context.position
    if not position.open_challenges:
        return None
    claims = front.acts and position.phase == phases.CHALLENGE
    met = (
        claiming.met_challenges(position) if position.phase == phases.CHALLENGE else said.met if said else ()
    )
    return h.section("#challenges.challenges", aria_labelledby="challenges-title", **explained("challenge"))[
        h.header[
            h.h2("#challenges-title")[_("Challenges")],
            done(_("Claim no challenge")) if claims else None,
        ],
        h.ul(data_arrows="")[
            [
                h.li(class_=["challenge-place", moments.classes("challenge", card)])[
                    _claimable(card) if claims and card in met else _challenge(card, met, said)
                ]
                for card in position.open_challenges
            ]
        ],
    ]


def _claimable(card: Card) -> Element:
    return h.button(
        id=f"challenge-{card}",
        type="button",
        class_="challenge met glows",
        data_spot="",
        data_msg=gesture("challenge", card),
    )[challenge_face(card), h.span(".challenge-mark")[_("Claim it")]]


def _challenge(card: Card, met: Cards, said: WordVerdict | None) -> Element:
    """A challenge that cannot be claimed now, and what the word in the stick does for it."""
    mark = ""
    if card in met:
        mark = _("met")
    elif said and said.points and card in OF_ALL_WORDS:
        mark = _("depends on the other words")
    return h.div(id=f"challenge-{card}", class_=["challenge", card in met and "met"])[
        challenge_face(card), h.span(".challenge-mark")[mark] if mark else None
    ]
