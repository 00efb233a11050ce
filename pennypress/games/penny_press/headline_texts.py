"""The texts of the forty-five headline cards.

Each recalls a real event of 1895 to 1905, in New York or as reported there; the wording is our own.
`headline` is the large line, `deck` the line below it, `year` the year of the event.
"""

from typing import NamedTuple

from pennypress.engine.i18n import N_


class HeadlineCry(NamedTuple):
    """The text of a headline card."""

    headline: str
    deck: str
    year: int


HEADLINES: dict[int, HeadlineCry] = {
    # War
    1: HeadlineCry(
        N_("Battleship Maine Lost at Havana"),
        N_("Above 250 sailors perish at their anchorage, and no man can yet say why."),
        1898,
    ),
    2: HeadlineCry(
        N_("Dewey Smashes the Fleet at Manila"),
        N_("Spain’s squadron is gone by lunch, the victors having paused for breakfast."),
        1898,
    ),
    3: HeadlineCry(
        N_("Up San Juan Heights, and on Foot"),
        N_("Regulars and Rough Riders storm the hills; the horses are still in Florida."),
        1898,
    ),
    4: HeadlineCry(
        N_("Spanish Fleet Dies Off Santiago"),
        N_("Six ships steam out on Sunday morning; by afternoon not one is left to fight."),
        1898,
    ),
    5: HeadlineCry(
        N_("Oregon Races Around a Continent"),
        N_("The battleship makes some 14,000 miles in 66 days, and arrives wanting a fight."),
        1898,
    ),
    6: HeadlineCry(
        N_("Britain and the Boers Go to War"),
        N_("Pretoria’s ultimatum runs out at five o’clock, and the rifles have the floor."),
        1899,
    ),
    7: HeadlineCry(
        N_("Mafeking Relieved on Day 217"),
        N_("London is so beside itself that a new word must be coined for the behavior."),
        1900,
    ),
    8: HeadlineCry(
        N_("Peking Legations Are Saved"),
        N_("An allied column, Americans in it, ends a siege of fifty-five days."),
        1900,
    ),
    9: HeadlineCry(
        N_("Russia and Japan Sign the Peace"),
        N_("Mr. Roosevelt’s guests end their war in a New England navy yard."),
        1905,
    ),
    # Crime & Calamity
    10: HeadlineCry(
        N_("General Slocum Burns in East River"),
        N_("A church excursion is the city’s blackest day; above a thousand are lost."),
        1904,
    ),
    11: HeadlineCry(
        N_("Windsor Hotel Burns on Parade Day"),
        N_("Fire takes the Fifth Avenue house while St. Patrick’s marchers pass the door."),
        1899,
    ),
    12: HeadlineCry(
        N_("Galveston Swept Away by Storm"),
        N_("The Gulf rises over the island city in a night, and thousands are lost."),
        1900,
    ),
    13: HeadlineCry(
        N_("Hoboken Piers Burn to the Water"),
        N_("Cotton catches, then three German liners; hundreds die in sight of Manhattan."),
        1900,
    ),
    14: HeadlineCry(
        N_("Who Was the Man in the Oilcloth?"),
        N_("Boys find part of him in the East River; the newspapers set out for the rest."),
        1897,
    ),
    15: HeadlineCry(
        N_("Death Comes by the Christmas Mail"),
        N_("A silver-cased headache cure, sent by no one, kills one it was not meant for."),
        1898,
    ),
    16: HeadlineCry(
        N_("President Shot at the Buffalo Fair"),
        N_("Mr. McKinley falls in the Temple of Music; a nation waits upon the bulletins."),
        1901,
    ),
    17: HeadlineCry(
        N_("Ten Per Cent a Week, and Gone"),
        N_("Brooklyn’s 520-per-cent man is off to Canada; his customers remain, unpaid."),
        1899,
    ),
    18: HeadlineCry(
        N_("Lady Borrows on Carnegie’s Name"),
        N_("Bankers lend Mrs. Chadwick a fortune upon paper Mr. Carnegie never signed."),
        1904,
    ),
    # Politics
    19: HeadlineCry(
        N_("McKinley Wins From the Front Porch"),
        N_("Mr. Bryan went to see the country; the country went to see Mr. McKinley."),
        1896,
    ),
    20: HeadlineCry(
        N_("Cross of Gold Speech Stuns Chicago"),
        N_("One speech for silver, and Mr. Bryan of Nebraska, 36, has the nomination."),
        1896,
    ),
    21: HeadlineCry(
        N_("No Sunday Beer Without a Sandwich"),
        N_("The Raines Law spares hotel meals, so one aged sandwich serves the whole bar."),
        1896,
    ),
    22: HeadlineCry(
        N_("Tammany Takes the Greater City"),
        N_("Judge Van Wyck will be first mayor of all five boroughs; the Tiger purrs."),
        1897,
    ),
    23: HeadlineCry(
        N_("Rough Rider Put in Second Place"),
        N_("Gov. Roosevelt would rather not; Boss Platt of New York would much rather."),
        1900,
    ),
    24: HeadlineCry(
        N_("Roosevelt Takes the Oath at Buffalo"),
        N_("Fetched off an Adirondack mountain by night, he is sworn in a friend’s library."),
        1901,
    ),
    25: HeadlineCry(
        N_("Seth Low Rides Fusion to City Hall"),
        N_("Columbia’s president whips the Tiger, and reformers pinch themselves."),
        1901,
    ),
    26: HeadlineCry(
        N_("Tiger Is Back, and McClellan With It"),
        N_("The old general’s son unseats Mayor Low, by votes and without delay."),
        1903,
    ),
    27: HeadlineCry(
        N_("Mr. Hughes Audits the Insurance Men"),
        N_("He asks where the premiums went, and finds some in the campaign chests."),
        1905,
    ),
    # New York City
    28: HeadlineCry(
        N_("Five Boroughs Wake Up One City"),
        N_("Rockets in the rain over City Hall: three millions are New Yorkers at midnight."),
        1898,
    ),
    29: HeadlineCry(
        N_("Subway Opens; Mayor Keeps Controls"),
        N_("Handed the silver lever for a ceremony, he runs the train far uptown himself."),
        1904,
    ),
    30: HeadlineCry(
        N_("New Bridge Leaps to Williamsburg"),
        N_("Its span beats the old Brooklyn Bridge by some four feet, and says so."),
        1903,
    ),
    31: HeadlineCry(
        N_("Flatiron Goes Up; Hats Come Off"),
        N_("Bets are laid on where the wreck will fall; so far the wind takes only hats."),
        1902,
    ),
    32: HeadlineCry(
        N_("Blizzard Shuts Up the Whole Town"),
        N_("Cars stall, coal runs short, and the shovel is the only vehicle that moves."),
        1899,
    ),
    33: HeadlineCry(
        N_("Newsboys Strike Over a Dime"),
        N_("For ten cents on the hundred, the smallest merchants in town defy Park Row."),
        1899,
    ),
    34: HeadlineCry(
        N_("Waldorf Weds Astoria by a Corridor"),
        N_("Two Astor cousins’ hotels open as one, with a thousand rooms and a hyphen."),
        1897,
    ),
    35: HeadlineCry(
        N_("White Wings Parade With Brooms"),
        N_("Colonel Waring puts his sweepers in white, and the street shows underneath."),
        1896,
    ),
    36: HeadlineCry(
        N_("Longacre Renamed Times Square"),
        N_("A newspaper builds a tower and is given the square; The Herald had one already."),
        1904,
    ),
    # The Human Condition
    37: HeadlineCry(
        N_("Heat Drives the City to Its Roofs"),
        N_("Ten days of August fire; families sleep aloft, and the poor are given ice."),
        1896,
    ),
    38: HeadlineCry(
        N_("Ohio Brothers Fly at Kitty Hawk"),
        N_("Two bicycle makers leave the ground by engine; few editors leave their chairs."),
        1903,
    ),
    39: HeadlineCry(
        N_("New Ray Shows the Bones Within"),
        N_("A professor photographs his wife’s hand: every bone, her ring, and no hand."),
        1896,
    ),
    40: HeadlineCry(
        N_("All the Town Takes to the Wheel"),
        N_("Doctors warn of “bicycle face”; ladies in bloomers ride straight past them."),
        1895,
    ),
    41: HeadlineCry(
        N_("Two Papers Claim One Yellow Kid"),
        N_("Mr. Outcault draws him for The Journal, Mr. Luks for The World; he grins in both."),
        1896,
    ),
    42: HeadlineCry(
        N_("Luna Park Turns Night Into Noon"),
        N_("Coney lights more lamps than a man can count, and sells passage to the Moon."),
        1903,
    ),
    43: HeadlineCry(
        N_("Signor Caruso Makes His Bow Here"),
        N_("A tenor out of Naples sings the Duke at the Metropolitan, and may unpack."),
        1903,
    ),
    44: HeadlineCry(
        N_("Houdini Slips a Newspaper’s Irons"),
        N_("London’s Mirror locks him up before four thousand; he is out in 70 minutes."),
        1904,
    ),
    45: HeadlineCry(
        N_("A Million Arrive in One Year"),
        N_("Most come by Ellis Island, with a bundle apiece and a cousin in Brooklyn."),
        1905,
    ),
}
