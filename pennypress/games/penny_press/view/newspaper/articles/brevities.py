"""Brevities: short items that fill a column after its story has ended."""

from pennypress.engine.i18n import N_

BREVITIES: tuple[str, ...] = (
    N_(
        "Found, on the Staten Island ferry: one glass eye, blue. The owner may have it by describing the "
        "view."
    ),
    N_("The printers’ ball is put off, the invitations having been printed for the wrong Thursday."),
    N_(
        "An umbrella exchange is proposed for Nassau Street. It is what most of our restaurants have "
        "conducted for years."
    ),
    N_("The piano in the third floor front at No. 40 will be sold. The neighbors are the only bidders."),
    N_(
        "Professor Lombard lectures this evening on sleep. The hall is already filled by those who came to "
        "the last lecture, and have not left."
    ),
    N_("Oysters are plentiful. So, the dealers add, are persons who tell them so."),
    N_("A Harlem man has not been late in thirty years. His employer asks what he does with the time."),
    N_("Wanted, by a quiet family, a cook; or, by a cook, a quiet family. Apply at either door."),
    N_(
        "The comet may be seen on clear nights from Weehawken, by those who do not mind the walk, or "
        "Weehawken."
    ),
    N_(
        "Correction. Mr. Tobias Crane is not dead, as was stated here on Tuesday. He called to say so, and "
        "the editor was glad to see him."
    ),
    N_("The elephant is better, and has asked, so far as the keeper can make out, for rye bread."),
    N_("Tides at Governors Island this day: in, and afterward out."),
)
