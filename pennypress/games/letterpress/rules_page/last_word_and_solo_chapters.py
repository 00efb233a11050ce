"""The chapters on round five and the end of the game, and on the game alone."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.letterpress.components import (
    DEALT,
    ROUNDS,
    SHARED_LETTERS,
    SHARED_VOWELS,
    SOLO_SHARED_LETTERS,
    SOLO_THRESHOLD,
)
from pennypress.games.letterpress.rules_page import playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import (
    Chapter,
    opening,
    para,
    points,
    ruling,
    section,
    steps,
    worked,
)


def last_word(diagram: Figure) -> Chapter:
    return Chapter(
        "last-word",
        _("Round five: the last word"),
        [
            opening(
                _(
                    "Take your collection into your hand. Write your last word with it and with {count} new "
                    "shared letters."
                ).format(count=SHARED_LETTERS + SHARED_VOWELS)
            ),
            para(_("No cards are dealt and no challenges are open. Nobody drafts.")),
            diagram(playable_examples.teacher()),
            worked(
                "teacher",
                _("T *2*, E *1*, A *1*, CH *7* and ER *4* make *15* points: *7* letters with *5* cards."),
                _("G and N are left in Ada’s collection, worth *6* points. They count in a tie."),
            ),
            ruling(
                "L5",
                _(
                    "The letters of a challenge card stay side by side and in order. SINGING can be S, ING, "
                    "I, N and G, but GIN cannot use the card ING."
                ),
            ),
            section(
                "winner",
                _("Who wins"),
                points(
                    _("The last word with the *most points* wins."),
                    _("If tied, the most points of cards *left in the collection*."),
                    _("If still tied, the victory is shared."),
                ),
                ruling(
                    "L15",
                    _("In a tie the cards that you have not used count. The others lie on the table."),
                ),
                ruling(
                    "L16",
                    _("Until the last words are announced, everyone’s score is 0."),
                ),
            ),
        ],
    )


def alone(diagram: Figure) -> Chapter:
    return Chapter(
        "alone",
        _("Alone against the Rotary Printer"),
        [
            opening(_("Play alone and beat a machine with your last word. There are no challenges.")),
            para(
                _(
                    "In rounds 1 to {last} the shared letters are {letters} letter card and {vowels} vowel "
                    "card. Draw {count} letter cards and keep one. Then draw four, three and two cards and "
                    "keep one each time; a last single card is yours as well."
                ).format(
                    last=ROUNDS - 1,
                    letters=SOLO_SHARED_LETTERS,
                    vowels=SHARED_VOWELS,
                    count=DEALT,
                )
            ),
            steps(
                _("Write a word and lay its cards in a *row*, one column for each card."),
                _("All cards that you did not use go to the *library*, open."),
                _("From round 2 on, place the new row below the old one; see below."),
                _(
                    "With *{most} points or more*, take a card of the library into your collection. With "
                    "fewer, put a card of the library back into its deck."
                ).format(most=SOLO_THRESHOLD),
            ),
            section(
                "rows",
                _("Rows of cards"),
                para(
                    _(
                        "You may move the new row to the left or right, but at least one of its cards must "
                        "be below an old one. You *collect* every old card that has a card of *equal or "
                        "higher value* below it. The others go back to their decks, and the new row stays."
                    )
                ),
                diagram(playable_examples.rows()),
                worked(
                    "rows",
                    _("PRESS has *4* cards, because its S is doubled, and *9* points."),
                    _("Moved *2* columns to the right, it collects *4* letters of LETTER: T, T, E and R."),
                    _("Moved *0* columns, it would collect *3*: L, the first E and the second T."),
                    _("*9* points are fewer than *13*, so a card of the library goes back to its deck."),
                ),
                ruling(
                    "L18",
                    _(
                        "If you write no word, the whole old row goes back to the decks and all cards of "
                        "this round go to the library. Then one library card goes back."
                    ),
                ),
                ruling("L17", _("You must choose a library card unless there is none.")),
            ),
            section(
                "printer",
                _("Round five"),
                para(
                    _(
                        "The row goes back to the decks. Write your last word from your collection alone: "
                        "there are no shared letters. You win with *more points* than the Rotary Printer."
                    )
                ),
                ruling(
                    "L19",
                    _("The Rotary Printer has the points of all cards in the library. It wins a tie."),
                ),
                ruling("L22", _("If the printer wins, the game has no winner.")),
                points(
                    _("*Easy*: write any number of words in round five. Their points add up."),
                    _("*Hard*: the cards that you leave unused in round five count for the printer."),
                ),
                ruling("L20", _("In the easy game each card serves in one word only.")),
                ruling("L21", _("You may choose easy and hard together.")),
            ),
        ],
    )
