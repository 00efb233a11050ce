"""The Human Condition: paragraphs that can follow any of its stories."""

from pennypress.engine.i18n import N_

HUMAN: tuple[str, ...] = (
    N_(
        "Everybody on the block had always known how it would end, and several have begun to say so. Mrs. "
        "Feeney of the second floor has said so since Easter."
    ),
    N_(
        "There was not a dry eye in the street, a circumstance to which the sprinkling cart, passing at "
        "that moment, can have contributed only in part."
    ),
    N_(
        "A subscription was opened at the corner grocery and stands at nine dollars, a ham and a promise. "
        "The ham has been put in charge of a Methodist."
    ),
    N_(
        "Doctors who were consulted shook their heads. A grandmother, who was not consulted, prescribed "
        "soup for all concerned; and the soup appears to have been right."
    ),
    N_(
        "The pastor, asked for a moral, said that there were two or three in it, and that he would be using "
        "them one at a time through Lent."
    ),
    N_(
        "The neighbors set out chairs along the curb to hear it told again. With each telling the crowd is "
        "larger, the hour later and the teller somewhat nearer to it."
    ),
    N_(
        "Offers have already come from a museum, from a maker of baking powder and from a widower in "
        "Paterson. All three will be answered by return mail."
    ),
    N_(
        "“It might have happened to anybody,” was the only statement that could be had, followed by a "
        "request that the gentlemen of the press wipe their feet."
    ),
    N_(
        "A photograph was taken by Mr. Blum of Fourth Street, who begged everyone to hold still for eight "
        "seconds. A dog declined, and appears throughout."
    ),
    N_(
        "Letters came by every mail, one of them from a cousin in Omaha who had been thought lost, and who "
        "wrote chiefly to ask why nobody had written."
    ),
    N_(
        "It was the schoolmaster who first thought of telling a newspaper. It was his sister who thought of "
        "telling this one, and she has our thanks and a year’s subscription."
    ),
    N_(
        "By nightfall the hurdy-gurdy man had made a tune of it. He plays it slowly before the bakery and "
        "quickly before the police station, and does well at both."
    ),
)
