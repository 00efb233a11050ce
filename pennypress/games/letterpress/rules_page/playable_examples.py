"""The examples of the rules page: positions to play on from.

The numbers of the examples are stated in the page's text and checked by a test that plays them.
"""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.letterpress.options import HOUSE_WORDS
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.rules_page.position_builder import SEATS, drafting, played, writing
from pennypress.games.view import Example, Gesture


def _set(*cards: str) -> tuple[Gesture, ...]:
    """Gestures that set these cards in the composing stick: `+E` is shared, `T*` doubled."""
    gestures = []
    for number, card in enumerate(cards):
        place = "shared" if card[0] == "+" else "own"
        gestures.append(Gesture("letter", (place, card.strip("+*"))))
        if card[-1] == "*":
            gestures.append(Gesture("double", (str(number),)))
    return tuple(gestures)


def draft() -> Example:
    """The third choice of a draft: Ada's first pack is back, with three cards."""
    return Example(
        "draft",
        drafting(
            ("L T R H O", "T R S A M"),
            "E N e",
            "K1 K9 I2",
            *("keep L", "keep M", "0: keep T", "keep H"),
        ),
        SEATS[:2],
        _("Keep one of the three cards for Ada, then one for Ben. What could Ada write?"),
        show="draft",
    )


def letter() -> Example:
    """LETTER with one T card: 8 points."""
    return Example(
        "letter",
        writing("L T R H O", "S A M D I", shared="E N e", challenges="K1 K9 I2"),
        SEATS[:2],
        _("LETTER is set in the composing stick. Take letters out by a tap, type another word, or write it."),
        show="bench",
        gestures=_set("L", "+E", "T*", "+e", "R"),
    )


def _ranked() -> Letterpress:
    """FLINT, PASTEL, HUNTS and STUNG, with 12 points each; the last two have drawn."""
    return played(
        writing("F L I N T", "P A S T L", "H U N T S", "S T U N G", shared="E C o", challenges="K5 K9 I4"),
        *("write FLINT F L I N T", "write PASTEL P A S T +E L"),
        *("write HUNTS H U N T S", "write STUNG S T U N G"),
        *("draw R 1", "draw D 1"),
    )


def ranks() -> Example:
    """Four words with 12 points each."""
    return Example(
        "ranks",
        _ranked(),
        SEATS,
        _("Four words with the same points, in the order in which their writers claim."),
        show="proofs",
    )


def claim() -> Example:
    """The claims that follow `ranks`."""
    return Example(
        "claim",
        _ranked(),
        SEATS,
        _("Ada claims first. Tap a letter that she should keep for her last word, then another."),
        show="claim",
    )


def challenge() -> Example:
    """BALLOON meets two challenges, of which one may be claimed."""
    return Example(
        "challenge",
        played(
            writing("B A L O N", "T R E N D", shared="E M i", challenges="K1 K9 I2"),
            *("write BALLOON B A L* O* N", "write TREND T R E N D", "claim B", "claim M"),
        ),
        SEATS[:2],
        _("Ada has claimed two letters. Now tap one of the challenges that her word has met."),
        show="challenges",
    )


def teacher() -> Example:
    """Round five: TEACHER with two challenge cards."""
    return Example(
        "teacher",
        writing("T E A G N K4 K5", "H U N T K9", shared="M O i", game_round=5),
        SEATS[:2],
        _("Ada’s last word is set in the stick. Write it, or look for a better one; then Ben writes."),
        show="bench",
        gestures=_set("T", "E", "A", "K5", "K4"),
    )


def rows() -> Example:
    """Solo: PRESS is placed below LETTER, two columns to the right."""
    return Example(
        "rows",
        played(
            writing("P R S H O", shared="E a", row="L E T T E R", library="G U", game_round=3),
            "write PRESS P R +E S*",
        ),
        SEATS[:1],
        _("Move the new row to the left or to the right and see which letters you would collect."),
        show="rows",
        gestures=(Gesture("shift", ("2",)),),
    )


def vote() -> Example:
    """A house word: VLOG is not on the list."""
    return Example(
        "vote",
        played(
            writing(
                *("V L O G R", "T R E N D", "H U N T S"),
                shared="E M i",
                challenges="K1 K9 I2",
                options=(HOUSE_WORDS,),
            ),
            *("write VLOG V L O G", "write TREND T R E N D", "write HUNTS H U N T S"),
        ),
        SEATS[:3],
        _("Ada has written VLOG, which is not on the list. Cast Ben’s vote, then Cleo’s."),
        show="vote",
    )
