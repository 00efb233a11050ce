"""Crime & Calamity: texts of the one-, two- and three-star stories of each shape."""

from pennypress.engine.i18n import N_
from pennypress.games.penny_press.story_texts.text_types import StoryText

CRIME: dict[str, tuple[StoryText, ...]] = {
    "A": (
        StoryText(
            N_("Parrot Foils Burglars"),
            N_("“Who goes there?” it cried. Nobody wished to say. All spoons accounted for."),
        ),
        StoryText(
            N_("Safe Stolen, Unopened"),
            N_("Thieves bear off a half-ton safe in Canal Street. It was empty."),
        ),
        StoryText(
            N_("Gas Main Shakes Block"),
            N_("Nassau Street windows fall for three squares. Not one clerk was late."),
        ),
    ),
    "B": (
        StoryText(
            N_("Pickpocket at the Tombs"),
            N_("He came to visit a friend and has been asked to stay."),
        ),
        StoryText(
            N_("Runaway Car on the Hill"),
            N_("The brake failed; a wagon of flour did not. All dusted, none hurt."),
        ),
        StoryText(
            N_("Jewels Gone at the Opera"),
            N_("A tiara leaves its box in Act Two. The lady stayed to applaud."),
        ),
    ),
    "C": (
        StoryText(
            N_("Bogus Count Leaves Hotel"),
            N_("He owes for nine weeks, two pianos and a canary. The canary has been left as security."),
        ),
        StoryText(
            N_("Counterfeit Half Dollars"),
            N_(
                "A Hoboken kitchen gives up the dies. Detectives say the coins are better made than the soup."
            ),
        ),
        StoryText(
            N_("Ferry Rammed in the Fog"),
            N_(
                "Both captains swear they blew first. Passengers, landed wet but whole, swear "
                "at greater length."
            ),
        ),
    ),
    "D": (
        StoryText(
            N_("Phantom Burglar Baffles Harlem"),
            N_(
                "Fourteen flats are entered by night, and nothing is missing but the pies. The "
                "precinct captain vows an arrest; householders vow to bake less."
            ),
        ),
        StoryText(
            N_("Bank Is Opened From Below"),
            N_(
                "A tunnel from the barber’s cellar next door ends in the vault. The barber has "
                "shaved off his mustache, closed for the season and sailed."
            ),
        ),
        StoryText(
            N_("Fire Sweeps the River Front"),
            N_(
                "Five alarms call out every engine below Fourteenth Street. Hundreds flee in "
                "their nightclothes; firemen carry down children, a grandmother and a trombone."
            ),
        ),
    ),
}
