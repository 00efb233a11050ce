"""New York City: texts of the one-, two- and three-star stories of each shape."""

from pennypress.engine.i18n import N_
from pennypress.games.penny_press.story_texts.text_types import StoryText

CITY: dict[str, tuple[StoryText, ...]] = {
    "A": (
        StoryText(
            N_("Goat Stops a Cable Car"),
            N_("Broadway waited twenty minutes. The goat gave no interview and no ground."),
        ),
        StoryText(
            N_("Ice Up a Nickel Again"),
            N_("The companies blame a warm winter; housewives blame the companies, and chip smaller."),
        ),
        StoryText(
            N_("Elevator Halts at 19th"),
            N_("Six brokers, one bishop, two hours. All descend with broader views."),
        ),
    ),
    "B": (
        StoryText(
            N_("Pushcarts Win a Corner"),
            N_("Hester Street may sell until dark. Pickles fell a cent in celebration."),
        ),
        StoryText(
            N_("El Trains Go Electric"),
            N_("No more cinders in the eye; Third Avenue can see its neighbors."),
        ),
        StoryText(
            N_("Bridge Jammed at Dusk"),
            N_("A dropped trunk on the Brooklyn Bridge makes forty thousand late for supper."),
        ),
    ),
    "C": (
        StoryText(
            N_("Central Park Sheep Astray"),
            N_("The flock was met on Fifth Avenue at ten, keeping to the right and walking well."),
        ),
        StoryText(
            N_("Skyscraper Tops the Spire"),
            N_("The last beam is up. Tenants may look down upon Trinity, and the pigeons upon everybody."),
        ),
        StoryText(
            N_("Street Dug Up, Then Lost"),
            N_(
                "The subway diggers removed Elm Street on Monday. Residents enter by plank and "
                "ask its return."
            ),
        ),
    ),
    "D": (
        StoryText(
            N_("Snow Ties Up the Whole City"),
            N_(
                "Two feet fell between supper and breakfast. Cars are abandoned, milk is a "
                "legend, and ten thousand men with shovels have work at last."
            ),
        ),
        StoryText(
            N_("Diggers Meet Beneath the River"),
            N_(
                "The two gangs broke through at dawn, out of line by half an inch. They shook "
                "hands in the hole and argued whose half inch."
            ),
        ),
        StoryText(
            N_("City Roars In the New Century"),
            N_(
                "Whistles, bells and tin horns made one sound from the Battery to the Bronx. "
                "The old century was asked to leave, and left."
            ),
        ),
    ),
}
