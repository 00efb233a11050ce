"""Small texts around the news: mottoes, the weather, and texts for empty cells."""

from pennypress.engine.i18n import N_

MOTTOES: dict[str, str] = {
    "times": N_("Late to Bed, Early to Press"),
    "sun": N_("It Shines on the Just, and on the Other Newspapers"),
    "world": N_("All the Way Around Before Breakfast"),
    "herald": N_("Heard First, and Checked Presently"),
    "journal": N_("While Others Slept, We Set Type"),
}

WEATHER: tuple[str, ...] = (
    N_("Fair, and aware of it."),
    N_("Rain by noon; umbrellas by half past."),
    N_("Fog on the river. Ferries go by ear."),
    N_("Cold, with a wind off the Aldermen."),
    N_("Snow, if the coal dealers are right."),
    N_("Warmer. Overcoats are regretted by four."),
    N_("Unsettled, like Albany."),
)

EMPTY: tuple[str, ...] = (
    N_("To let: this space. A fine southern exposure, and quiet neighbors."),
    N_("The story meant for this place is still being run after."),
    N_("Nothing happened here. The editor has looked into it."),
    N_("Reserved for tomorrow’s news."),
    N_("Kept clean by the composing room."),
)
