"""The chapters on the final edition, end scoring, the two-player game and the Newsboy Strike."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.penny_press.rules_page import ending_examples, playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import (
    Chapter,
    opening,
    para,
    points,
    ruling,
    steps,
    worked,
)


def final_edition(diagram: Figure) -> Chapter:
    return Chapter(
        "final-edition",
        _("The final edition"),
        [
            opening(
                _(
                    "It begins when somebody goes to press for the last penny: the fourth with 2 or 3"
                    " players, the third with 4 or 5."
                )
            ),
            para(
                _(
                    "As soon as that player announces it, the arrow markers are turned to their red side "
                    "and never move again. The player prints as always, but turns up no headline card, "
                    "and is done."
                )
            ),
            steps(
                _(
                    "*A last turn.* In turn order everyone else moves a single reporter, by assigning,"
                    " reassigning or recalling it, or goes to press. Whoever goes to press is done."
                ),
                _("*A last call.* Again in turn order, whoever is left may go to press."),
            ),
            para(
                _(
                    "Scoops are paid to everybody, including those who are done. Reporters can still win "
                    "you a story by their numbers, but they no longer raise arrows."
                )
            ),
            ruling(
                "R6",
                _(
                    "You may *hold* in either round: do nothing. At the last call, anyone with nothing "
                    "to claim is skipped automatically."
                ),
            ),
            diagram(ending_examples.final_edition()),
            worked(
                "final-edition",
                _(
                    "The Times has printed for its fourth penny and is done, with one reporter left on "
                    "the D of New York. The Sun is next: it sends a second reporter there and ties with "
                    "the World, 2 to 2."
                ),
                _(
                    "The World could print now, claim that D in the tie and score *8*. It wants more, and"
                    " sends a reporter to the B of War instead. War stays at *3*: the markers are frozen."
                ),
                _(
                    "Last call, and the Sun is first. It claims the A of Politics and the D of New York and"
                    " prints for *7*. The World scores *2* for the scoop, and so does the Times."
                ),
                _("The World is left with two B’s, of War and of Human, and prints for *4*."),
            ),
        ],
    )


def scoring(diagram: Figure) -> Chapter:
    return Chapter(
        "scoring",
        _("Who wins"),
        [
            opening(_("When the last page is printed, each news beat pays its bonus.")),
            para(
                _(
                    "Go along the bonus track from left to right, the lowest marker first. For each beat "
                    "everyone counts the *stars* on all the stories of it that they have published. "
                    "Whoever has the most scores the number the marker stands on."
                )
            ),
            ruling("R7", _("Beats whose markers share a space are scored in the order of the board.")),
            points(
                _("If several tie for the most stars, *each* of them scores the whole bonus."),
            ),
            ruling("R8", _("A beat of which nobody has published a story pays no bonus.")),
            para(
                _(
                    "The highest circulation wins. If tied, whoever has published more stories wins; if "
                    "still tied, they share the victory."
                )
            ),
            diagram(ending_examples.bonus_tie()),
            worked(
                "bonus-tie",
                _(
                    "Politics stands at 7. The Times has one story of 3 stars, the Herald three stories of 1"
                    " star each, the World one of 2. It is 3 against 3: both score *7*, the World nothing."
                ),
                _("Human stands at 8, but nobody has published a story of it: nobody scores the *8* points."),
                _(
                    "With all bonuses the Times and the Herald are tied at *63*. The Herald has "
                    "published 6 stories, the Times 5: the Herald wins."
                ),
            ),
        ],
    )


def two_players(_diagram: Figure) -> Chapter:
    return Chapter(
        "two-players",
        _("Two players"),
        [
            opening(_("Two newspapers play as three would, to the fourth penny, with one change.")),
            para(
                _(
                    "The first player begins with a single turn. After that each of you takes *two turns* in"
                    " a row, with the arrows adjusted after each of them."
                )
            ),
            para(
                _(
                    "When one of you triggers the final edition, the double turns end, in the middle of "
                    "one if need be. The other has one last turn and the last call."
                )
            ),
        ],
    )


def newsboys(diagram: Figure) -> Chapter:
    return Chapter(
        "newsboy-strike",
        _("The Newsboy Strike"),
        [
            opening(_("A variant for 4 or 5 who know the game; you choose it when you start a table.")),
            para(
                _(
                    "The second player starts with the *newsboy*. Whoever holds it when their turn comes "
                    "takes no action, but hands the newsboy to the player on their *right*, against the "
                    "turn order. Then play continues to the left."
                )
            ),
            ruling(
                "R9",
                _("The newsboy is handed on automatically: you see it go, and there is nothing to click."),
            ),
            para(_("When the final edition is triggered, the strike is over and the newsboy is removed.")),
            diagram(playable_examples.newsboy()),
            worked(
                "newsboy",
                _(
                    "The turns go to the Times, then the World (the Sun has handed the newsboy to the Times),"
                    " then the Herald."
                ),
                _(
                    "Next the Times hands the newsboy to the Herald, and the Sun and the World move; then the"
                    " Herald hands it to the World, and the Times and the Sun move."
                ),
                _("So every newspaper loses one turn, one after the other."),
            ),
        ],
    )
