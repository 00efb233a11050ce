"""The announced words as printed proofs, in the order of rank, with what decided it."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.components import FACES
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.round_ranking import standing
from pennypress.games.letterpress.spelling import UsedCard, points
from pennypress.games.letterpress.view.animation_order import Moments
from pennypress.games.letterpress.view.emblem import roller_of
from pennypress.games.letterpress.view.pieces import type_face
from pennypress.games.letterpress.view.sentences import short_name
from pennypress.games.view import ViewContext, explained
from pennypress.games.view_kit.player_names import acting_name

AFTER_WORDS = (
    phases.VOTE, phases.TIE, phases.CLAIM, phases.CHALLENGE, phases.REWARD, phases.KEEP_REWARD, phases.EXTRA,
    phases.PLACE, phases.LIBRARY, phases.WORDS,
)  # fmt: skip
"""The phases in which announced words lie open."""


def proofs(context: ViewContext[Letterpress], moments: Moments) -> Node:
    """All announced words, each with its points."""
    position = context.position
    if position.phase not in AFTER_WORDS or (position.is_solo and position.words[0] is None):
        return None
    return h.section("#proofs.proofs", aria_labelledby="proofs-title")[
        h.h2("#proofs-title")[_("Words of this round")],
        h.ol[[_proof(context, seat, rank, moments) for rank, seat in _by_rank(position)]],
        _refused_words(position),
    ]


def _refused_words(position: Letterpress) -> Node:
    """The words refused by vote in this game (L25): the player of one has no word, and it stays refused."""
    refused = [word for word, stands in position.verdicts.items() if not stands]
    if not refused:
        return None
    return h.p(".refused-words")[_("Refused by vote in this game: {words}.").format(words=listed(refused))]


def _by_rank(position: Letterpress) -> list[tuple[int, int]]:
    """The seats with their ranks from 1, tied ones alike; all 0 before the words are ranked."""
    if not position.order:
        return [(0, seat) for seat in range(position.players)]
    found, rank = [], 1
    for group in position.order:
        found += [(rank, seat) for seat in group]
        rank += len(group)
    return found


def _proof(context: ViewContext[Letterpress], seat: int, rank: int, moments: Moments) -> Element:
    position, written = context.position, context.position.words[seat]
    claims = position.phase in (phases.CLAIM, phases.CHALLENGE, phases.EXTRA, phases.KEEP_REWARD)
    on_turn = claims and position.turn == seat
    return h.li(class_=["proof", on_turn and "on-turn", moments.classes("word", seat)])[
        h.span(".proof-rank", **explained("rank"))[str(rank)] if rank else None,
        h.span(".proof-writer")[roller_of(context.seats[seat]), h.bdi[_writer(context, seat)]],
        printed_word(written),
        h.span(".proof-points", **explained("word-points"))[_points(written)],
        h.span(".proof-why")[_why(position, seat)] if rank else None,
    ]


def _writer(context: ViewContext[Letterpress], seat: int) -> str:
    return acting_name(context, seat, short_name(context.seats, seat))


def _points(written: Write | None) -> str:
    value = points(written.spelling) if written else 0
    return ngettext("{count} point", "{count} points", value).format(count=value)


def printed_word(written: Write | None) -> Element:
    """The word in the cards that were used for it."""
    if written is None:
        return h.span(".printed.no-word")[_("no word")]
    return h.span(".printed", role="img", aria_label=written.word)[
        [h.span(class_=used.is_shared and "shared")[_printed_card(used)] for used in written.spelling]
    ]


def _printed_card(used: UsedCard) -> Node:
    return type_face(used.card, used.letters)


def _why(position: Letterpress, seat: int) -> str:
    """What placed the word where others have as many points: a card's value, the length, a drawn letter."""
    mine = standing(position.words[seat])
    level = [
        standing(word)
        for other, word in enumerate(position.words)
        if other != seat and standing(word)[0] == mine[0]
    ]
    drawn = [letter for who, letter in position.tie_draws if who == seat]
    if drawn:
        return _("draws {letter}").format(letter=FACES[drawn[0]].letters)
    if not level or position.words[seat] is None:
        return ""
    text = _("tie: best letter {points}")
    if any(other == mine for other in level):
        text = ngettext(
            "tie: best letter {points}, then {count} letter, then drawn letters",
            "tie: best letter {points}, then {count} letters, then drawn letters",
            mine[2],
        )
    elif any(other[1] == mine[1] for other in level):
        text = ngettext(
            "tie: best letter {points}, then {count} letter",
            "tie: best letter {points}, then {count} letters",
            mine[2],
        )
    return text.format(points=mine[1], count=mine[2])
