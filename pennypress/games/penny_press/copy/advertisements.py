"""Advertisements for goods nobody ever sold, to stand in a front page's advertisement space."""

from pennypress.engine.language import N_
from pennypress.games.penny_press.copy.text import Advertisement

ADVERTISEMENTS: tuple[Advertisement, ...] = (
    Advertisement(N_("Quibble’s Bitters"), N_("For nerves, gout, liver and small talk.")),
    Advertisement(N_("Gadwell Wheels"), N_("Has thrown no one of any consequence.")),
    Advertisement(N_("Whiskerine"), N_("Grows a mustache by Thursday, or nearly.")),
    Advertisement(N_("Bubbleworth Soap"), N_("It foams, it floats, it forgives.")),
    Advertisement(N_("Hobbledy Shoes"), N_("Two to the pair. Ask your own feet.")),
    Advertisement(N_("Bracegirdle Hats"), N_("The only hat that stays on in the wind.")),
)
