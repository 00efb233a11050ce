"""New York City: paragraphs that can follow any of its stories."""

from pennypress.engine.i18n import N_

CITY: tuple[str, ...] = (
    N_(
        "The company blames the city, the city blames the contractor, and the contractor is in Saratoga for "
        "his health, which the change from New York has already improved."
    ),
    N_(
        "Six policemen attended, of whom four directed the traffic, one directed the four, and the last "
        "bought peanuts. All agree that the peanuts were the success of the day."
    ),
    N_(
        "Citizens of long standing declare that there has been nothing like it since the blizzard. Citizens "
        "of longer standing say that there was nothing much to the blizzard."
    ),
    N_(
        "The Health Department sent an inspector, who sent for another. Both have put their names to a "
        "report which finds the air bad, the water doubtful and the beer sound."
    ),
    N_(
        "By evening it had a nickname, a song and a brand of cigar. The song may be heard in Fourteenth "
        "Street at no charge by anyone unable to get away."
    ),
    N_(
        "Rents in the neighborhood have gone up a dollar, on the ground that there is now something to see. "
        "Tenants at the rear are petitioning for a window."
    ),
    N_(
        "A boy named Solly climbed the lamp post for a better view and sold his place at two o’clock for a "
        "dime. He holds an option on the next post."
    ),
    N_(
        "The horse cars ran as usual, that is to say late, full, and past those who were waiting; but the "
        "conductors are praised for pointing out the sights."
    ),
    N_(
        "Two Englishmen watched from the steps of a hotel. They allowed that it was large, and asked what "
        "time of day it was generally finished."
    ),
    N_(
        "All will be put right on Monday. Which Monday was not stated, but a watchman has been engaged, "
        "with a lantern, a stool and a long novel."
    ),
    N_(
        "Brooklyn sent its compliments and four thousand spectators. Since the first of the year they have "
        "been New Yorkers like everyone else, and they complained accordingly of the crowd."
    ),
    N_(
        "No one knows who is to pay. The Comptroller has the account before him, and was observed through "
        "the glass of his door turning it gently upside down."
    ),
)
