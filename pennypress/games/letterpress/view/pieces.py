"""Drawings of the pieces: letter cards as metal type, challenge cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.letterpress.components import FACES, HIDDEN_LETTER, KEPT, VOWEL_DECK, Card
from pennypress.games.letterpress.piece_phrases import condition_of, reward_of
from pennypress.games.letterpress.view.sprite import symbol
from pennypress.games.view import explained, gesture, piece
from pennypress.games.view_kit.render_cache import cached_html


def kind_of(card: Card) -> str:
    """What a card is to the style sheet: a letter, a vowel or a challenge."""
    return "challenge" if card in KEPT else "vowel" if card in VOWEL_DECK else "letter"


def is_hidden(card: Card) -> bool:
    """Whether the face of the card is not known."""
    return card.startswith(HIDDEN_LETTER)


def label_of(card: Card) -> str:
    """What is printed on a card, for those who cannot see it: 'T, 2 points'."""
    if is_hidden(card):
        return _("Face-down card")
    face = FACES[card]
    return ngettext("{letters}, {points} point", "{letters}, {points} points", face.points).format(
        letters=face.letters, points=face.points
    )


@cached_html
def type_face(card: Card, letters: str = "", *, is_mark: bool = True) -> Element:
    """The face of a card as a piece of type: its letters and points; of a hidden card its back.

    Only a mark is explained when somebody asks what things mean.
    """
    if is_hidden(card):
        return h.span(".type.type-back", aria_hidden="true")[symbol("press")]
    face = FACES[card]
    shown = letters or face.letters
    kind = kind_of(card)
    meaning = explained("challenge-letters" if kind == "challenge" else kind) if is_mark else {}
    return h.span(class_=f"type type-{kind} letters-{min(len(shown), 4)}", aria_hidden="true", **meaning)[
        h.b[shown], h.small(data_text=str(face.points))
    ]


@cached_html
def card_picture(card: Card, place: str = "") -> Element:
    """A card that cannot be tapped now. If its place is given, it is seen to travel there."""
    travels = piece(f"type-{card}", place, sound="type") if place and not is_hidden(card) else {}
    return h.span(class_="sort", role="img", aria_label=label_of(card), **travels)[type_face(card)]


def challenge_face(card: Card) -> Node:
    """What a challenge card says: its condition and its reward."""
    return [
        h.span(".challenge-condition", **explained("challenge"))[condition_of(card)],
        h.span(".challenge-reward", **explained("kept-reward" if card in KEPT else "immediate-reward"))[
            type_face(card) if card in KEPT else symbol("gift"), h.span[reward_of(card)]
        ],
    ]


def numbered(cards: Iterable[Card]) -> Iterator[tuple[Card, int, str]]:
    """Each card with its number among those of its name, and the end of its element's id.

    >>> list(numbered(("E", "T", "T")))
    [('E', 1, 'E'), ('T', 1, 'T'), ('T', 2, 'T-2')]
    """
    seen: Counter[Card] = Counter()
    for card in cards:
        seen[card] += 1
        yield card, seen[card], card if seen[card] == 1 else f"{card}-{seen[card]}"


def card_button(
    card: Card,
    *,
    id: str,
    message: str,
    label: str,
    place: str,
    glows: bool = False,
    lifted: tuple[str, ...] = (),
) -> Element:
    """A card that can be tapped; also dragged, if `lifted` says how a gesture names what is dragged."""
    drag = (
        {"data_drag": "", "data_pick": gesture("lift", *lifted), "data_letgo": gesture("letgo")}
        if lifted
        else {}
    )
    return h.button(
        id=id,
        type="button",
        class_=["sort", "piece", glows and "glows"],
        data_spot="",
        data_msg=message,
        aria_label=label,
        **piece(f"type-{card}", place, sound="type"),
        **drag,
    )[type_face(card)]
