"""The Human Condition: texts of the one-, two- and three-star stories of each shape."""

from pennypress.engine.i18n import N_
from pennypress.games.penny_press.story_texts.text_types import StoryText

HUMAN: dict[str, tuple[StoryText, ...]] = {
    "A": (
        StoryText(
            N_("Twin Sisters Wed Twins"),
            N_("Flatbush pastor asks all four to wear labels. Two cakes were cut."),
        ),
        StoryText(
            N_("Lost Boy Found, Hungry"),
            N_("He had seen the elephant, the ocean and Yonkers, he told Mother."),
        ),
        StoryText(
            N_("Dog Walks From Albany"),
            N_("Sold in spring, home by summer. His master has returned the money."),
        ),
    ),
    "B": (
        StoryText(
            N_("Hatpin Repels a Masher"),
            N_("A typist rode the El in peace. The gentleman stood to Harlem."),
        ),
        StoryText(
            N_("Grandmother on a Wheel"),
            N_("At eighty she rides to Coney Island and declines to be helped off."),
        ),
        StoryText(
            N_("Lost Letter Is Delivered"),
            N_("Mailed in 1868, it proposes marriage. She has telegraphed that she accepts."),
        ),
    ),
    "C": (
        StoryText(
            N_("Mermaid Found to Be a Cod"),
            N_(
                "The Bowery museum will refund no dimes, holding that the upper half was honestly advertised."
            ),
        ),
        StoryText(
            N_("Talking Machine Says Grace"),
            N_(
                "A Bronx household dines to a cylinder of Father’s voice. Father reports less "
                "is expected of him."
            ),
        ),
        StoryText(
            N_("Heiress Elopes With Tutor"),
            N_(
                "They were married in Newark before the coffee was cold. Latin, Papa says, is a"
                " dead language."
            ),
        ),
    ),
    "D": (
        StoryText(
            N_("Bloomers Ride the Avenue in Force"),
            N_(
                "Three hundred ladies wheeled from the Plaza to Grant’s Tomb, and the heavens "
                "did not fall. One gentleman did, having looked back."
            ),
        ),
        StoryText(
            N_("Ship Brings Two Thousand Hopes"),
            N_(
                "The steerage came ashore singing in seven languages. By evening nearly every "
                "trunk had found a cousin, and every cousin a corner to share."
            ),
        ),
        StoryText(
            N_("Blind Man Beholds His Own Wedding"),
            N_(
                "Surgeons took away the bandage an hour before the service. She is, he told the"
                " church aloud, exactly as he had always pictured her."
            ),
        ),
    ),
}
