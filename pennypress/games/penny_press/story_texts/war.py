"""War: texts of the one-, two- and three-star stories of each shape."""

from pennypress.engine.i18n import N_
from pennypress.games.penny_press.story_texts.text_types import StoryText

WAR: dict[str, tuple[StoryText, ...]] = {
    "A": (
        StoryText(
            N_("Mules Delay the Army"),
            N_("Four hundred refuse the gangplank at Tampa. The Army studies its reply."),
        ),
        StoryText(
            N_("Hardtack Stops Bullet"),
            N_("A private credits his ration. The surgeon says he never doubted it."),
        ),
        StoryText(
            N_("Cable to Cuba Is Cut"),
            N_("Havana falls silent. Editors continue to hear from it every hour."),
        ),
    ),
    "B": (
        StoryText(
            N_("Bugler Wakes Wrong Camp"),
            N_("Two regiments breakfast at three in the morning and blame each other."),
        ),
        StoryText(
            N_("Balloon Spies on Enemy"),
            N_("The Signal Corps ascends to look; the enemy looks back, and fires."),
        ),
        StoryText(
            N_("Searchlights Off Coast"),
            N_("Strange beams sweep Long Island Sound; every ferry is now a cruiser."),
        ),
    ),
    "C": (
        StoryText(
            N_("Recruits Outrun the Boots"),
            N_("The Armory has men enough for three regiments and shoes for one. They will march in turns."),
        ),
        StoryText(
            N_("Monitors Guard the Narrows"),
            N_(
                "Two old ironclads of the last war anchor off Staten Island, leaking slightly but in earnest."
            ),
        ),
        StoryText(
            N_("Blockade Runner Is Taken"),
            N_(
                "After five hours’ chase she strikes her colors. Her cargo: cigars, coffee and "
                "a colonel in disguise."
            ),
        ),
    ),
    "D": (
        StoryText(
            N_("Volunteers March Down Broadway"),
            N_(
                "The regiment sails tonight. Mothers wept, the band played everything it knew, "
                "and one small brother was removed from a knapsack at the pier."
            ),
        ),
        StoryText(
            N_("Army Lands Under the Fleet’s Guns"),
            N_(
                "Six thousand men are ashore by sunset, through surf and without a single order"
                " that agreed with another. The enemy has withdrawn to the hills."
            ),
        ),
        StoryText(
            N_("Enemy Fleet Beaten in Sea Fight"),
            N_(
                "The guns were heard for five hours and forty miles. Our loss is small, our joy"
                " is great, and our extra edition is now printing."
            ),
        ),
    ),
}
