"""Texts of the sixty stories and of the advertisements on a front page in the game.

Stories are indexed by beat and shape; each entry has the texts for one, two and three stars, in that order.
All news is invented and names no real person, so any texts can share a page.
"""

from pennypress.games.penny_press.story_texts.advertisements import ADVERTISEMENTS
from pennypress.games.penny_press.story_texts.city import CITY
from pennypress.games.penny_press.story_texts.crime import CRIME
from pennypress.games.penny_press.story_texts.human import HUMAN
from pennypress.games.penny_press.story_texts.politics import POLITICS
from pennypress.games.penny_press.story_texts.text_types import Advertisement, StoryText
from pennypress.games.penny_press.story_texts.war import WAR

__all__ = ["ADVERTISEMENTS", "STORIES", "Advertisement", "StoryText"]

STORIES: dict[tuple[str, str], tuple[StoryText, ...]] = {
    (beat, shape): texts
    for beat, shapes in (
        ("war", WAR),
        ("crime", CRIME),
        ("politics", POLITICS),
        ("city", CITY),
        ("human", HUMAN),
    )
    for shape, texts in shapes.items()
}
