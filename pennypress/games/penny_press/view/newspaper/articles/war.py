"""War: paragraphs that can follow any of its stories."""

from pennypress.engine.i18n import N_

WAR: tuple[str, ...] = (
    N_(
        "An officer who asked not to be named, and was not asked, told our correspondent that the army is "
        "ready in every particular except shoes, tents, maps and breakfast."
    ),
    N_(
        "The Secretary declined to comment, and did so at such length that two reporters missed the boat "
        "and a third was promoted to listening in their place."
    ),
    N_(
        "At the pier the crowd cheered the regiment, the band, the mules and finally a grocer’s boy, who "
        "bowed, and was carried some distance on shoulders before he could explain."
    ),
    N_(
        "LATER.—A cable just received contradicts the foregoing in part. A second cable contradicts the "
        "first. The editor has put both in a drawer, where they may settle it between them."
    ),
    N_(
        "Maps of the theater of war may be had at our counting room for a penny. Purchasers are asked to "
        "overlook the omission of Jamaica, which will be restored in the next printing."
    ),
    N_(
        "Old soldiers in Union Square moved chessmen, sugar bowls and a small dog about the pavement until "
        "past dark, and it is agreed among them that the enemy is outflanked."
    ),
    N_(
        "The price of flags has risen to eleven cents. Patriots are advised to buy early, and the dealers, "
        "our financial editor adds, have been so advised for a week."
    ),
    N_(
        "Our artist, sent to draw the scene, reports that there was too much smoke to see it. He has "
        "therefore drawn the smoke, which readers will find very well done."
    ),
    N_(
        "Three thousand sandwiches were cut by the ladies of Brooklyn before noon. The quartermaster calls "
        "them the only supplies so far to arrive in a straight line."
    ),
    N_(
        "No censor has touched this dispatch. He was asleep, and the boy who carried it past him has been "
        "given a dollar, an apple and a place on the city desk."
    ),
    N_(
        "Of the general’s plan nothing may be printed. It may be said, however, that it has a beginning, "
        "and that the staff has hopes of an end by Saturday."
    ),
    N_(
        "The bulletin board before this office held up the Broadway cars from ten until two. Our rivals "
        "across the Row are understood to have read it from their windows, free of charge."
    ),
)
