"""Crime & Calamity: paragraphs that can follow any of its stories."""

from pennypress.engine.i18n import N_

CRIME: tuple[str, ...] = (
    N_(
        "Detectives are in possession of a clew. What it is they decline to say; but it was seen to go into "
        "the station house in a hatbox, and to require two men."
    ),
    N_(
        "The captain of the precinct has three theories, any two of which are impossible together. He is "
        "following all of them, in a cab, at the public expense."
    ),
    N_(
        "Seven persons saw everything. They agree upon the hour and upon nothing else, two holding out for "
        "a tall man, four for a short one, and one for a bear."
    ),
    N_(
        "A suspect was arrested at supper and released at breakfast, having eaten both. He speaks well of "
        "the matron’s coffee and has asked what else he may be suspected of."
    ),
    N_(
        "The landlady, Mrs. Quill, had noticed nothing until she read of it in this newspaper. She now "
        "recalls a footstep, a whistle, a foreign hat and the smell of bay rum."
    ),
    N_(
        "Crowds filled the sidewalk until late, and a vendor of hot chestnuts was heard to hope that the "
        "scene of the next affair might be as well lighted."
    ),
    N_(
        "The damage is put at four thousand dollars by the owner, at nine hundred by the company that "
        "insured him, and at a great pity by everyone who lives upon the block."
    ),
    N_(
        "No lives were lost. Two canaries, a tortoise and the rent money were brought down a ladder by the "
        "same fireman, who went back a fourth time for somebody’s teeth."
    ),
    N_(
        "Patrolman Dunphy ran nine blocks in pursuit. He wishes it known that he was not outrun, but that "
        "the other party began sooner and had not had dumplings."
    ),
    N_(
        "The Coroner has been sent home, there being nobody for him. He left with regret, remarking that it "
        "was the best-behaved calamity he had attended since the blizzard."
    ),
    N_(
        "Our reporter entered by the coal chute and was for some minutes taken for the culprit. He thanks "
        "the household for the pie, and returns the handcuffs herewith."
    ),
    N_(
        "The reward stands at fifty dollars and a silver cup. So many persons have already confessed in "
        "hopes of it that the desk sergeant has begun to give out numbers."
    ),
)
