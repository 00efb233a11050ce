"""Politics: paragraphs that can follow any of its stories."""

from pennypress.engine.i18n import N_

POLITICS: tuple[str, ...] = (
    N_(
        "Both sides claim the ward. As their figures together come to twice the number of its inhabitants, "
        "it is thought that each may be telling half the truth."
    ),
    N_(
        "The Boss was seen at his usual corner. Asked what he thought, he said that he did not think, he "
        "counted; asked what he counted, he smiled and bought a newspaper."
    ),
    N_(
        "The committee will sit again on Thursday. It sat on Tuesday also, and its chairman believes that "
        "by the end of the session it may be ready to stand."
    ),
    N_(
        "“I have nothing to conceal,” said the Commissioner, and invited the press to look into any drawer "
        "it liked but the lower left one, which sticks."
    ),
    N_(
        "A motion to adjourn was carried unanimously, the first agreement of the month. Members shook hands "
        "in the corridor and resumed the quarrel at the oyster house opposite."
    ),
    N_(
        "The galleries were full. A lady in the front row knitted throughout, and by the end had finished a "
        "stocking, which is more than the House had done."
    ),
    N_(
        "Friends of the measure say that it is dead; its enemies say that it is only resting. The clerk, "
        "who has the bill in his hat, declines to take it off."
    ),
    N_(
        "The Mayor’s secretary wishes it denied that the Mayor has denied anything. Should there be "
        "anything to deny, he adds, notice will be given in the customary manner."
    ),
    N_(
        "Eleven speeches were made from the tail of a cart, which moved off during the twelfth. The speaker "
        "continued as far as Canal Street and believes he carried it."
    ),
    N_(
        "The new ballot is three feet long. Inspectors have been furnished with longer tables, and voters "
        "are advised to bring a friend to hold the other end."
    ),
    N_(
        "An honest man was discovered in the Department of Docks. He has been examined by the Aldermen, who "
        "can make nothing of him, and will be exhibited on Friday."
    ),
    N_(
        "Bets uptown stand at ten to eight. The gentleman who holds the stakes would be obliged if somebody "
        "could tell him upon which candidate."
    ),
)
