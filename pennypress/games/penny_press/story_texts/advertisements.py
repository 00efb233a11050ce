"""Texts of the advertisements. The goods are invented."""

from pennypress.engine.i18n import N_
from pennypress.games.penny_press.story_texts.text_types import Advertisement

ADVERTISEMENTS: tuple[Advertisement, ...] = (
    Advertisement(
        N_("Quibble’s Bitters"),
        N_("For nerves, gout, liver and small talk."),
        N_("Three spoonfuls before an argument, and you need not have it. The large bottle contains more."),
    ),
    Advertisement(
        N_("Gadwell Wheels"),
        N_("Has thrown no one of any consequence."),
        N_("Nickel to the last spoke. Lessons given indoors, among mattresses. The bell is included."),
    ),
    Advertisement(
        N_("Whiskerine"),
        N_("Grows a mustache by Thursday, or nearly."),
        N_("Rub in nightly and believe in it by day. Our testimonials fill a barrel, which may be seen."),
    ),
    Advertisement(
        N_("Bubbleworth Soap"),
        N_("It foams, it floats, it forgives."),
        N_("For the face, the floor and the dog. One cake outlasts any grudge in the house. Five cents."),
    ),
    Advertisement(
        N_("Hobbledy Shoes"),
        N_("Two to the pair. Ask your own feet."),
        N_("They squeak only upon request. In black; also in black. Two dollars, laces included."),
    ),
    Advertisement(
        N_("Bracegirdle Hats"),
        N_("The only hat that stays on in the wind."),
        N_("Worn by bankers, by bishops and, in one case, by both. Blocked to the head while you wait."),
    ),
)
