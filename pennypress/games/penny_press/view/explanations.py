"""What each kind of mark on the table means, in one line, and where the rules tell more."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.view import Explanation


def explanations() -> dict[str, Explanation]:
    """By kind, the most important first."""
    return {**_board(), **_mats(), **_page()}


def _board() -> dict[str, Explanation]:
    return {
        "arrow": Explanation(
            _("Arrow"),
            _("The big number is what a story of this beat scores. More stories and reporters raise it."),
            "values",
        ),
        "scoop": Explanation(
            _("Scoop"),
            _("What you score when others claim a story of this beat that your reporters cover, too."),
            "scoops",
        ),
        "top-beat": Explanation(
            _("Top beat"),
            _("No beat is worth more. As many of its stories as possible must touch the top of your page."),
            "layout",
        ),
        "beat": Explanation(
            _("News beat"),
            _("A column of stories about one subject. All of them score the same number of points."),
            "board",
        ),
        "track": Explanation(
            _("Arrow track"), _("What a story is worth when the arrow is at this space."), "arrow-table"
        ),
        "claimable": Explanation(
            _("You would claim it"),
            _("Your reporters are here and nobody has more: the story is yours if you go to press now."),
            "claim",
        ),
        "story": Explanation(
            _("Story"),
            _("Send reporters here. You claim it when you go to press if no other newspaper has more on it."),
            "claim",
        ),
        "shape": Explanation(
            _("Shape"), _("How much room the story takes on a front page. You may turn it."), "stories"
        ),
        "stars": Explanation(
            _("Stars"),
            _("They count at the end: the most published stars in a beat score its bonus."),
            "scoring",
        ),
        "reporters": Explanation(
            _("Reporters"),
            _("One newspaper’s reporters on this story; a number means that there are several."),
            "turn",
        ),
        "supply": Explanation(
            _("Next story"), _("The next story of this shape: its stars, and how many are left."), "board"
        ),
        "bonus-marker": Explanation(
            _("Bonus"),
            _("At the end, the most published stars in this beat score this many points."),
            "scoring",
        ),
        "bonus-track": Explanation(
            _("Bonus track"),
            _("What the most stars in each beat score at the end. Headline cards move the markers."),
            "scoring",
        ),
        "headline-card": Explanation(
            _("Headline card"),
            _("It raises the bonus of its beat, brings new stories, and puts an advertisement on a page."),
            "headline",
        ),
        "headline-cards": Explanation(
            _("Cards so far"),
            _(
                "Each time somebody goes to press, one more headline card is turned up. Open the list to "
                "read them."
            ),
            "headline",
        ),
        "final-edition": Explanation(
            _("Final edition"),
            _("The arrows stay. The others have one last turn each; those not done then may go to press."),
            "final-edition",
        ),
    }


def _mats() -> dict[str, Explanation]:
    return {
        "circulation": Explanation(
            _("Circulation"), _("The score. The highest circulation at the end wins."), "scoring"
        ),
        "bonuses-so-far": Explanation(
            _("Bonuses so far"),
            _("What the most stars in a beat would add to the score if the game ended now."),
            "scoring",
        ),
        "pennies": Explanation(
            _("Pennies"),
            _(
                "You take one each time you go to press. Whoever fills the last place starts the final "
                "edition."
            ),
            "penny",
        ),
        "home": Explanation(
            _("Reporters at home"),
            _("They are free to be sent to a story. Each newspaper has five reporters."),
            "turn",
        ),
        "most-stars": Explanation(
            _("Gold edge"),
            _("Nobody has more stars in this beat: as it stands, this newspaper scores its bonus."),
            "scoring",
        ),
        "star-count": Explanation(
            _("Stars published"),
            _("The stars of this newspaper’s published stories in this beat."),
            "scoring",
        ),
        "newsboy": Explanation(
            _("Newsboy"),
            _("Whoever holds it takes no action on the next turn; then it goes to the player on the right."),
            "newsboy-strike",
        ),
        "press": Explanation(
            _("Go to press"),
            _("Claim your stories, fill a front page with them for points, and take a penny."),
            "press",
        ),
    }


def _page() -> dict[str, Explanation]:
    return {
        "front-page": Explanation(
            _("Front page"), _("Four columns and three rows, to be filled when you go to press."), "mat"
        ),
        "empty-cell": Explanation(
            _("−2 and −1"),
            _("Points that an empty cell costs: 2 in the top row, 1 in the others."),
            "page-score",
        ),
        "advertisement": Explanation(
            _("Advertisement"),
            _("It takes this cell of the next page and costs nothing. It is removed after that page."),
            "headline",
        ),
        "lead": Explanation(
            _("Lead"),
            _("A story of a top beat. As many as possible must touch the top edge; then place what fits."),
            "layout",
        ),
        "exclusive": Explanation(
            _("Exclusive"),
            _("One story at the top edge counts double, if it is not from a top beat."),
            "page-score",
        ),
        "cutting": Explanation(
            _("Claimed story"), _("On the page it scores its worth; left out, it costs as much."), "unsold"
        ),
    }
