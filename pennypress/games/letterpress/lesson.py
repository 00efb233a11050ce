"""The lesson: a first round of Letterpress with a fixed deal. `LESSON` is used by the app."""

from __future__ import annotations

from typing import Any

from htpy import Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action
from pennypress.games.lesson import READER, Lesson, LessonLine, LessonStep, Words, line
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.components import FACES, PICKS, ROUNDS, claims, points_of
from pennypress.games.letterpress.piece_phrases import letters_in, letters_on
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import points
from pennypress.games.letterpress.view.selection import Composing
from pennypress.games.view_kit.lesson_summary import summary

SEATS = (Seat("", "red"), Seat("", "blue", "cub"))
OTHER = 1
WORD = "PRINTER"
SEVEN_LETTERS = "K1"
"""The challenge that the word meets."""
ONE_VOWEL = "K9"

# -- the draft


def _aim(position: Letterpress) -> Words:
    return Words(
        _("You collect letters for four rounds. In round {last} you write a last word from them.").format(
            last=ROUNDS
        ),
        _(
            "The most points for that word win. So each round is about winning letters, by writing a good "
            "word."
        ),
    )


def _long_word(position: Letterpress) -> Words:
    return Words(
        _("Keep the P: it is worth {points} points, the most in your pack.").format(points=FACES["P"].points),
        _(
            "An open challenge asks for seven letters and gives the card {letters}, so plan a long word of "
            "valuable letters."
        ).format(letters=letters_on(SEVEN_LETTERS)),
    )


def _at_once(position: Letterpress) -> Words:
    return Words(
        _("Your opponent keeps a card, too, face down. Then you both pass the rest to the left."),
        _("You choose from each pack in turn, so nobody gets all the good letters."),
    )


def _printer(position: Letterpress) -> Words:
    return Words(
        _("Everyone may use the shared letters {letters}. Keep the I.").format(
            letters=letters_in(position.shared)
        ),
        _(
            "With your P and the shared letters it leads to {word}: {count} letters, as the challenge asks."
        ).format(word=WORD, count=len(WORD)),
    )


def _packs(position: Letterpress) -> Words:
    return Words(
        _("The packs change hands after every choice."),
        _("With two players your first pack comes back next, so you know what may still be in it."),
    )


def _last_card(position: Letterpress) -> Words:
    return Words(
        _("Keep the T."),
        _(
            "Your opponent can take only one of the two R cards, and the last card of a pack comes to you "
            "by itself: so you get an R anyway."
        ),
    )


def _how_many(position: Letterpress) -> Words:
    return Words(
        _("You make {count} choices in a round. The fifth card comes by itself.").format(count=PICKS),
        _("So you draft five letters, and count the shared ones in when you plan a word."),
    )


def _missing(position: Letterpress) -> Words:
    return Words(
        _("Keep the N."),
        _("{word} still needs an N and an R, and the R is on its way.").format(word=WORD),
    )


def _drafted(position: Letterpress) -> Words:
    return Words(
        _("Now your opponent takes one R, and the other one is yours."),
        _("The draft is over when all packs are empty. Then everybody writes."),
    )


# -- the word


def _write(position: Letterpress) -> Words:
    return Words(
        _("Type {word}, or tap its letters one after the other.").format(word=WORD),
        _(
            "A word is made of your letters and the shared ones, each used once. The shared ones score for "
            "you, too."
        ),
    )


def _points(position: Letterpress, selection: Any) -> Words:
    spelling = selection.spelling if isinstance(selection, Composing) else ()
    return Words(
        _("{word} scores {points} points. Write it.").format(word=WORD, points=points(spelling)),
        _(
            "More points than your opponent’s word mean that you claim letters first. And it meets the "
            "challenge."
        ),
    )


def _double(position: Letterpress) -> Words:
    return Words(
        _("Your opponent writes, too."),
        _(
            "Good to know for longer words: a card may stand for its letter twice in a row, so LETTER "
            "needs only one T."
        ),
    )


# -- ranking and claims


def _of(position: Letterpress, seat: int) -> int:
    """The points of the word of that seat."""
    written = position.words[seat]
    return points(written.spelling) if written else 0


def _first(position: Letterpress) -> Words:
    return Words(
        _("Your {points} points beat {others}, so you claim two letters first. Claim the K.").format(
            points=_of(position, READER), others=_of(position, OTHER)
        ),
        _(
            "Claimed letters are for your last word, and K is worth {value}. You may take it from another "
            "word."
        ).format(value=FACES["K"].points),
    )


def _vowel(position: Letterpress) -> Words:
    return Words(
        _("Claim the A."),
        _(
            "High-scoring letters alone make no word: you need vowels, too. With an M, an R and the card "
            "{letters} you could end with MARKED."
        ).format(letters=letters_on(SEVEN_LETTERS)),
    )


def _challenge(position: Letterpress) -> Words:
    return Words(
        _("Your word has met two challenges, but you may claim only one. Claim {letters}.").format(
            letters=letters_on(SEVEN_LETTERS)
        ),
        _("It is worth {points} points, and many words end with it.").format(
            points=points_of([SEVEN_LETTERS])
        ),
    )


def _second(position: Letterpress) -> Words:
    count = claims(position.players, 2)
    return Words(
        ngettext(
            "Now your opponent claims {count} letter.",
            "Now your opponent claims {count} letters.",
            count,
        ).format(count=count),
        _("Second place earns less. What nobody claims goes back to the decks."),
    )


def _one_vowel(position: Letterpress) -> Words:
    written = position.words[OTHER]
    return Words(
        _("Your opponent gets the card {letters}.").format(letters=letters_on(ONE_VOWEL)),
        _("{word} has exactly one vowel, and that meets the challenge of the card.").format(
            word=written.word if written else ""
        ),
    )


def _end(position: Letterpress) -> Words:
    count = ROUNDS - position.round
    return Words(
        ngettext(
            "{count} more round like this, then the last word. Now you know how to score, and how to win.",
            "{count} more rounds like this, then the last word. Now you know how to score, and how to win.",
            count,
        ).format(count=count),
        _("A good word each round wins good letters, and good letters make the last word."),
    )


def _summary(position: Letterpress) -> Node:
    each = _(
        "The word with the most points claims letters first, and two of them. Everybody claims at least one."
    )
    challenges = _("A word that meets an open challenge may claim its card, too.")
    end = _("In round {last} everybody writes a last word from their collection and new shared letters.")
    return summary([
        (_("Each round"), each),
        (_("Challenges"), challenges),
        (_("The last word"), end.format(last=ROUNDS)),
        (_("The end"), _("The most points for the last word win.")),
    ])  # fmt: skip


def _is_set(selection: Any) -> bool:
    return isinstance(selection, Composing) and selection.word == WORD and selection.is_spelled


def _writes(position: Letterpress, action: Action) -> bool:
    return isinstance(action, Write) and action.word == WORD


STEPS = (
    LessonStep(
        "keep P",
        (
            line(_aim, "collection", reads=True),
            line(_long_word, "keep-P", f"challenge-{SEVEN_LETTERS}"),
        ),
    ),
    LessonStep("keep K", (line(_at_once, "drafted"),)),
    LessonStep("keep I", (line(_printer, "keep-I", "shared"),)),
    LessonStep("keep D", (line(_packs, "drafted"),)),
    LessonStep("keep T", (line(_last_card, "keep-T", "pack"),)),
    LessonStep("keep S", (line(_how_many, "drafted"),)),
    LessonStep("keep N", (line(_missing, "keep-N", "drafted"),)),
    LessonStep("keep R", (line(_drafted, "drafted"),)),
    LessonStep(
        "write PRINTER P +R I N T +e R",
        (
            line(_write, "word-field", "hand", "shared", until=_is_set),
            LessonLine(_points, ("write", "stick", f"challenge-{SEVEN_LETTERS}")),
        ),
        also=_writes,
        request=lambda: _("Write {word}.").format(word=WORD),
    ),
    LessonStep("write DARK D A R K", (line(_double, "hand"),)),
    LessonStep("claim K", (line(_first, "claim-K", "proofs"),)),
    LessonStep("claim A", (line(_vowel, "claim-A", "collection"),)),
    LessonStep(f"challenge {SEVEN_LETTERS}", (line(_challenge, f"challenge-{SEVEN_LETTERS}", "challenges"),)),
    LessonStep("claim P", (line(_second, "in-play"),)),
    LessonStep(f"challenge {ONE_VOWEL}", (line(_one_vowel, f"challenge-{ONE_VOWEL}"),)),
)

LESSON = Lesson(
    "a-first-round",
    SEATS,
    "a-first-round",
    (
        *("draw R 1", "draw M 1", "draw e 1"),
        *("open K9", "open K1", "open K11"),
        *("draw P 1", "draw T 1", "draw R 1", "draw R 1", "draw D 1"),
        *("draw I 1", "draw S 1", "draw N 1", "draw A 1", "draw K 1"),
    ),
    STEPS,
    (line(_end, illustration=_summary),),
)
