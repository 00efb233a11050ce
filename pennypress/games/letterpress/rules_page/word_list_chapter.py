"""The chapter on words: the list, and the vote on house words."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.letterpress.components import LONGEST_LISTED
from pennypress.games.letterpress.rules_page import playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, points, ruling, section, worked

LISTED = 80_082
REFUSED = 59
ADDED = 9
"""The numbers of listed words, of those that we have left out, and of those that we have added."""


def words(diagram: Figure) -> Chapter:
    return Chapter(
        "words",
        _("Which words count"),
        [
            opening(_("The game checks each word against its list. COLOR and COLOUR are both on it.")),
            points(
                _("No *names* and no *abbreviations*: HANNAH and BBC are refused."),
                _("No hyphens, no apostrophes."),
                _("No *slang* that we know of: CHUFFED is refused."),
                _("Up to {most} letters.").format(most=LONGEST_LISTED),
            ),
            ruling(
                "L24",
                _(
                    "The list has {count} words. It is made from SCOWL 2020.12.07 up to size 60, in "
                    "American, British, Canadian and Australian spelling. We have left out {refused} slang "
                    "words and added {added} others, such as RAMEN and WEBPAGE."
                ).format(count=f"{LISTED:,}", refused=REFUSED, added=ADDED),
            ),
            para(
                _(
                    "SCOWL is a collection of word lists by Kevin Atkinson and others. Everybody may use it "
                    "freely; its copyright notice comes with the game."
                )
            ),
            ruling(
                "L26",
                _(
                    "Slurs and obscene words on the list may be written, but no bot writes them and no hint "
                    "shows them."
                ),
            ),
            section(
                "house-words",
                _("House words"),
                para(
                    _(
                        "With this option you may write *any* word. If it is not on the list, the others "
                        "vote on it when it is announced."
                    )
                ),
                diagram(playable_examples.vote()),
                worked(
                    "vote",
                    _("VLOG uses *4* cards and scores *13* points, if it stands."),
                    _("Ben accepts it and Cleo refuses it: *1* against *1*. The word stands."),
                    _("If both refuse it, *2* against *0*, Ada has no word in this round."),
                ),
                ruling(
                    "L25",
                    _(
                        "A word stands unless more players refuse it than accept it; players may also "
                        "abstain. A refused word cannot be written again in this game. Its cards go back "
                        "to their decks, in round five to the collection. Bots abstain."
                    ),
                ),
            ),
        ],
    )
