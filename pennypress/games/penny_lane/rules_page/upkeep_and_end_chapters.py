"""The chapters on upkeep and on the end of the game."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.penny_lane.components import (
    FARMERS_CO_OP,
    LAST_ROUND,
    STARS_TO_END,
    SUPPLY_PLACES,
    UPKEEP_PENNIES,
)
from pennypress.games.penny_lane.rules_page import playable_examples
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


def upkeep(diagram: Figure) -> Chapter:
    return Chapter(
        "upkeep",
        _("Upkeep"),
        [
            opening(_("When everybody has passed, this happens, in this order:")),
            steps(
                _("*The end?* If the [game is over](#end), nobody gets any more pennies."),
                _("*Main Street* is cleared: its pennies and citizens are gone, all spaces are open."),
                _(
                    "*Income*: everyone gets {pennies} penny, 1 for each penny link, and what buildings pay."
                ).format(pennies=UPKEEP_PENNIES),
                _("*Farmer’s Co-Op*: its owner chooses opponents, who get a penny, too."),
                _("*Citizens* come to all boards whose space is empty."),
                _("*The Mayor* starts the next round."),
            ),
            diagram(playable_examples.payday()),
            worked(
                "upkeep",
                _("Everybody’s *1*, *3* penny links, Loft *1*, Pet Shop *2*, Warehouse *2*: Ada gets *9*."),
                _("If she passes now, her *2* pennies become *11*. Ben is the Mayor and starts."),
                _(
                    "If her citizen takes the job at the Greengrocer, that costs *2* now, but she gets *10* "
                    "in this upkeep and in every other one. A new citizen comes to her board."
                ),
            ),
            para(
                _(
                    "With its {jobs} employees the Farmer’s Co-Op gives {jobs} pennies away, to one "
                    "opponent or to different ones. They come from the stock. With two players nothing is "
                    "left to choose."
                ).format(jobs=FARMERS_CO_OP.vacancies)
            ),
        ],
    )


def end(_diagram: Figure) -> Chapter:
    return Chapter(
        "end",
        _("The end of the game"),
        [
            opening(_("The game is over if one of these is true when upkeep begins:")),
            points(
                _("A lane has *{stars} stars* or more.").format(stars=STARS_TO_END),
                _("The supply has *fewer than {places} buildings*, since the deck is empty.").format(
                    places=SUPPLY_PLACES
                ),
            ),
            para(_("The round is always played to its end before that.")),
            ruling("PL21", _("The game ends after round {last} at the latest.").format(last=LAST_ROUND)),
            section(
                "stars",
                _("Stars"),
                para(_("The stars of a lane are the sum of:")),
                points(
                    _("the stars *printed* on its buildings,"),
                    _("1 for each *empty slot*,"),
                    _("what its buildings are worth by their *effects*,"),
                    _("1 for each *star link*."),
                ),
                ruling(
                    "PL20",
                    _(
                        "Stars are counted anew after every action, links with the board included, and they "
                        "may fall. This number decides when the game ends and who wins."
                    ),
                ),
            ),
            section(
                "winner",
                _("Who wins"),
                points(
                    _("The *most stars* win."),
                    _("If tied, the *most buildings*."),
                    _("If still tied, the *most pennies*."),
                ),
                para(
                    _("Ada and Ben have 11 stars each: 7 buildings beat 6. If both have 7, 4 pennies beat 3.")
                ),
                ruling(
                    "PL22",
                    _(
                        "If all that is tied, the victory is shared. The rulebook asks whose age is closest "
                        "to 42."
                    ),
                ),
            ),
        ],
    )
