"""The composing stick: the word being set, the cards it is set from, and the verdict on it."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.components import FACES, QU
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import UsedCard
from pennypress.games.letterpress.view.front_seat import WRITING, FrontSeat, hand_in_front
from pennypress.games.letterpress.view.pieces import (
    card_picture,
    is_hidden,
    label_of,
    type_face,
)
from pennypress.games.letterpress.view.places_of_letters import (
    LetterPlace,
    empty_place,
    letter_button,
    places,
)
from pennypress.games.letterpress.view.selection import OWN, SLOT
from pennypress.games.letterpress.view.sentences import ink
from pennypress.games.letterpress.view.spellings_in_order import spelling_number
from pennypress.games.letterpress.view.verdict import EMPTY, GOOD, VOTE, WordVerdict
from pennypress.games.letterpress.words.word_list import is_listed
from pennypress.games.view import ViewContext, explained, gesture, piece


def bench(context: ViewContext[Letterpress], front: FrontSeat, said: WordVerdict | None) -> Node:
    """One's own cards, and the stick in which a word is set from them."""
    position = context.position
    if position.phase not in WRITING:
        return None
    return h.section("#bench.bench", aria_label=_bench_title(context, front))[
        _stick(position, front, said) if said else _waiting(position, front),
        _hand(context, front),
    ]


def _bench_title(context: ViewContext[Letterpress], front: FrontSeat) -> str:
    if front.is_you:
        return _("Your bench")
    return _("{player}’s bench").format(player=ink(context.seats, front.seat))


def _hand_title(context: ViewContext[Letterpress], front: FrontSeat) -> str:
    is_last = context.position.is_last_round
    if front.is_you:
        return _("Your collection") if is_last else _("Your letters")
    text = _("{player}’s collection") if is_last else _("{player}’s letters")
    return text.format(player=ink(context.seats, front.seat))


def _waiting(position: Letterpress, front: FrontSeat) -> Node:
    """What the player sees who has written already, or may not act."""
    sealed = position.sealed[front.seat]
    if position.is_over or sealed is None:
        return None
    if front.sees and isinstance(sealed, Write):
        text = _("Your word is {word}. All words are announced together.").format(word=sealed.word)
    else:
        text = _("The word is set. All words are announced together.")
    return h.p("#sealed.sealed-word")[text]


def _stick(position: Letterpress, front: FrontSeat, said: WordVerdict) -> Element:
    composing = front.composing
    kinds = ["stick", position.is_last_round and "long"]
    return h.form("#stick", class_=kinds, data_msg=gesture("write"), aria_label=_("Composing stick"))[
        h.div(".stick-rail")[
            h.ol(".slots", data_arrows="")[
                [_slot(number, used, front.seat) for number, used in enumerate(composing.spelling)],
                h.li(
                    ".slot-end",
                    aria_hidden="true",
                    data_drop=gesture("drop", "stick", len(composing.spelling)),
                )[h.span(".stick-hint")[_("Set your word here")] if not composing.spelling else None],
            ],
            h.output(class_=["stick-points", said.kind], **explained("word-points"))[
                h.b[str(said.points)],
                h.small[ngettext("point", "points", said.points)],
            ],
        ],
        h.div(".stick-controls")[
            h.label(".word-label", for_="word-field")[_("Word")],
            h.input(
                "#word-field",
                type="text",
                name="word",
                value=composing.word,
                maxlength="60",
                autocomplete="off",
                autocapitalize="characters",
                spellcheck="false",
                aria_describedby="verdict",
                data_input=gesture("word"),
                data_arrow_msg=gesture("spelling"),
                data_for_keys="",
                data_focus=f"word-{position.round}-{front.seat}-{len(position.collections[front.seat])}",
            ),
            _button("clear", _("Clear"), disabled=said.kind == EMPTY),
            h.button(
                "#write",
                type="submit",
                class_=["loud", said.kind not in (GOOD, VOTE) and "refused"],
            )[_("Write it")],
            _pass(position, said),
            _other_cards(position, front),  # the last, so that nothing moves when it comes
        ],
        h.p("#verdict", class_=["word-verdict", f"verdict-{said.kind}"], role="status")[said.sentence],
    ]


def _button(name: str, label: str, *, disabled: bool = False) -> Element:
    return h.button(id=name, type="button", data_msg=gesture(name), disabled=disabled)[label]


def _pass(position: Letterpress, said: WordVerdict) -> Element:
    """The button to write no word, or no more. A word in the stick has to be cleared first."""
    is_held = said.kind != EMPTY
    if position.is_solo and position.is_last_round and position.is_easy:
        return _button("done", _("No more words"), disabled=is_held)
    return _button("pass", _("No word"), disabled=is_held)


def _other_cards(position: Letterpress, front: FrontSeat) -> Node:
    """The button that goes through all ways to spell the word with other cards."""
    composing = front.composing
    if not composing.is_spelled or not is_listed(composing.word):
        return None
    number, count = spelling_number(position, hand_in_front(position, front.seat), composing.spelling)
    if count < 2:
        return None
    label = (
        _("Same word, other cards ({number} of {count})")
        if number
        else _("Same word, other cards ({count} ways)")
    )
    return h.button("#spelling", type="button", data_msg=gesture("spelling", "down"))[
        label.format(number=number, count=count)
    ]


def _slot(number: int, used: UsedCard, seat: int) -> Element:
    """A card in the stick: a tap takes it out, and the mark below it doubles its letter."""
    return h.li(class_=["slot", used.is_shared and "shared"], data_drop=gesture("drop", "stick", number))[
        h.button(
            id=f"slot-{number}",
            type="button",
            class_="sort piece",
            data_spot="",
            data_msg=gesture("slot", number),
            data_drag="",
            data_pick=gesture("lift", SLOT, number),
            data_letgo=gesture("letgo"),
            aria_label=_("Take out {letter}").format(letter=_label(used)),
            **piece(f"type-{used.card}", f"stick-{seat}", sound="type"),
        )[type_face(used.card, used.letters)],
        _double(number, used),
    ]


def _label(used: UsedCard) -> str:
    label = label_of(used.card)
    if used.letters == FACES[used.card].letters:
        return label
    return _("{letter}, used as {letters}").format(letter=label, letters=used.letters)


def _double(number: int, used: UsedCard) -> Node:
    """The button that doubles the letter, or turns QU into Q."""
    face = FACES[used.card]
    single = face.is_one_letter
    if not single and used.card != QU:
        return None
    doubled = single and len(used.letters) > 1
    if used.card == QU:
        text = "Q" if used.letters == QU else QU
        label = _("Use this card as {letters}").format(letters=text)
    else:
        text = face.letters * 2
        label = _("{twice}: use {letter} twice in a row").format(twice=text, letter=face.letters)
    return h.button(
        id=f"double-{number}",
        type="button",
        class_="double",
        data_msg=gesture("double", number),
        aria_label=label,
        aria_pressed=("true" if doubled else "false") if single else None,
        **(explained("double") if single else {}),
    )[text]


def _hand(context: ViewContext[Letterpress], front: FrontSeat) -> Element:
    """One's own cards that are not in the stick; a target for cards taken out of it."""
    position = context.position
    writes = front.acts
    own = position.hand_of(front.seat).own
    return h.section(
        "#hand.hand",
        aria_labelledby="hand-title",
        data_drop=gesture("drop", "hand"),
        **explained("collection" if position.is_last_round else "drafted"),
    )[
        h.h2("#hand-title")[_hand_title(context, front)],
        h.ul(".sorts", data_arrows="")[
            [
                empty_place(place)
                if place.is_empty
                else h.li[
                    _own(place, front.seat)
                    if writes and not is_hidden(place.card)
                    else card_picture(place.card, f"hand-{front.seat}")
                ]
                for place in places(own, OWN, front.composing)
            ]
        ],
    ]


def _own(place: LetterPlace, seat: int) -> Element:
    return letter_button(
        place,
        OWN,
        label=_("Set {letter}").format(letter=label_of(place.card)),
        home=f"hand-{seat}",
    )
