"""Politics: texts of the one-, two- and three-star stories of each shape."""

from pennypress.engine.i18n import N_
from pennypress.games.penny_press.story_texts.text_types import StoryText

POLITICS: dict[str, tuple[StoryText, ...]] = {
    "A": (
        StoryText(
            N_("Alderman Speaks Again"),
            N_("He rose on drains at noon. The gaslights found him still rising."),
        ),
        StoryText(
            N_("Ward Picnic Ends Early"),
            N_("Two factions, one keg. The tug of war was decided without rope."),
        ),
        StoryText(
            N_("Senator Cannot Recall"),
            N_("Asked eleven times about the franchise, he remembered only his train."),
        ),
    ),
    "B": (
        StoryText(
            N_("Dead Man Votes Twice"),
            N_("His widow is surprised; in life he could seldom be got out."),
        ),
        StoryText(
            N_("Reformers Hold a Parade"),
            N_("It kept to the sidewalk and obeyed all ordinances. Few noticed it."),
        ),
        StoryText(
            N_("Albany in All-Night Row"),
            N_("The clock was stopped at midnight. The debate, regrettably, was not."),
        ),
    ),
    "C": (
        StoryText(
            N_("Inspector Finds No Gaming"),
            N_("He looked in nine houses and saw only quiet gentlemen, all of them out of breath."),
        ),
        StoryText(
            N_("Paving Contract Questioned"),
            N_("The same block was paved three times on paper. The committee drove there and lost a wheel."),
        ),
        StoryText(
            N_("Governor Vetoes Gas Bill"),
            N_("Its friends had counted every vote but one. That one, it appears, had counted its friends."),
        ),
    ),
    "D": (
        StoryText(
            N_("Torchlight Host Fills the Square"),
            N_(
                "Forty thousand lamps pass in review to twelve bands, all playing different "
                "tunes. Each party declares the other’s turnout composed chiefly of boys."
            ),
        ),
        StoryText(
            N_("Convention Deadlocked at Midnight"),
            N_(
                "Forty-one ballots leave no man nearer the nomination. Delegates have run out "
                "of collars, cigars and hope; the hotel has not run out of bills."
            ),
        ),
        StoryText(
            N_("Landslide! Bosses Routed in City"),
            N_(
                "By ten o’clock the bonfires were lit on every corner. The machine concedes the"
                " count, the reformers concede their surprise, and bartenders concede nothing."
            ),
        ),
    ),
}
