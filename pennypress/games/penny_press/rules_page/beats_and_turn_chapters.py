"""The chapters on news beats and their arrow markers, and on the actions of a turn."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.penny_press.rules_page import playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import (
    Chapter,
    aside,
    opening,
    para,
    points,
    ruling,
    section,
    worked,
)


def beats(diagram: Figure) -> Chapter:
    return Chapter(
        "beats",
        _("How news gains value"),
        [
            opening(
                _(
                    "One small sum decides where the arrow marker of a beat stands, and the whole game "
                    "depends on it."
                )
            ),
            para(
                _(
                    "Count the *spaces its stories cover*: one for an A or a B, two for a C or a D. Add "
                    "one for each *covered story*: a story that has a reporter on it, no matter whose. "
                    "The marker stands at that space, never above the ninth."
                )
            ),
            para(
                _(
                    "In other words: above the stories the marker leaves one free space for each covered "
                    "story. How many reporters are on a story, and whose they are, makes no difference. "
                    "The first one to arrive moves the arrow, and the last one to leave moves it back."
                )
            ),
            diagram(playable_examples.arrows()),
            worked(
                "arrows",
                _(
                    "Crime: a C and an A cover 3 spaces, and 1 story has reporters. The marker stands at "
                    "4, so Crime is worth *3*. Two newspapers are on that one story, but it counts once."
                ),
                _(
                    "Politics: a D and an A cover 3 spaces, and 2 stories have reporters. The marker stands"
                    " at 5, so Politics is worth *4*."
                ),
                _("Cover the other Crime story as well, and Crime goes to 5 and is worth *4* too."),
            ),
            section(
                "values",
                _("From arrow to points"),
                para(
                    _(
                        "The number printed beside the marker’s space is the *value* of the beat: what each"
                        " of its stories scores on a front page. The small number is the *scoop value*: what"
                        " you get when somebody else prints a story that you were on. A higher arrow never"
                        " pays less, but it does not always pay more: the full row is in the [table"
                        " below](#arrow-table)."
                    )
                ),
                diagram(playable_examples.five_beats()),
                worked(
                    "five-beats",
                    _("War: 3 spaces and 2 covered stories make 5. Worth *4*."),
                    _("Crime: 4 spaces and 2 covered stories make 6. Still *4*."),
                    _("Politics: 5 spaces and 3 covered stories make 8. Worth *5*."),
                    _("New York: 2 spaces and 1 covered story make 3. Worth *3*."),
                    _("Human: 3 spaces and 2 covered stories make 5. Worth *4*."),
                ),
            ),
            section(
                "adjusting",
                _("When the arrows move"),
                points(
                    _(
                        "Between turns, always: stories slide down to close the gaps, then every marker "
                        "goes to the space that its sum gives."
                    ),
                    _(
                        "During a turn, never. Stories that you take off the board to print still score "
                        "the value from the beginning of your turn."
                    ),
                    _(
                        "In the [final edition](#final-edition), never again. The markers turn red and "
                        "stay where they are."
                    ),
                ),
            ),
        ],
    )


def turn(diagram: Figure) -> Chapter:
    return Chapter(
        "turn",
        _("Your turn"),
        [
            opening(
                _("Do exactly one of these four things. Then it is the turn of the player to your left.")
            ),
            points(
                _("*Assign.* Send one or more reporters from home to one story, any story on the board."),
                _("*Reassign.* Move one of your reporters from its story to another, in any beat."),
                _("*Recall.* Bring home as many reporters as you like, from as many stories as you like."),
                _("*Go to press.* Print what you can claim. It has [its own chapter](#press)."),
            ),
            para(
                _(
                    "There is room for everybody: a story can take any number of reporters from any "
                    "number of newspapers."
                )
            ),
            ruling(
                "R2",
                _(
                    "You may not pass. Only when there is no story at all on the board, so that nobody "
                    "can do anything, does everyone pass, and the game goes straight to the "
                    "[bonuses](#scoring)."
                ),
            ),
            diagram(playable_examples.turn()),
            worked(
                "turn",
                _(
                    "One reporter from home to the C of War covers a story that had no reporters: War "
                    "rises from *3* to *4*. Three reporters would do the same, no more."
                ),
                _(
                    "One reporter to the B of War, where the Sun already is, moves no arrow: War stays "
                    "at *3*. But you could get a scoop there."
                ),
                _(
                    "Move your reporter from Crime to the C of War: War rises from *3* to *4*, and "
                    "Crime, where no reporter is left, falls from *3* to *2*."
                ),
            ),
            aside(
                _("Tips from experienced players"),
                para(
                    _(
                        "You have only five reporters. Two of them on one story hold it better; one on "
                        "each of five stories raises five arrows, for your rivals as much as for you."
                    )
                ),
            ),
        ],
    )
