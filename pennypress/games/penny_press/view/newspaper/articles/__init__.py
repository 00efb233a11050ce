"""The body text of the newspapers, all invented.

Each beat has paragraphs that can follow any of its stories, so columns can be filled to any length.
"""

from pennypress.games.penny_press.view.newspaper.articles.brevities import BREVITIES
from pennypress.games.penny_press.view.newspaper.articles.city import CITY
from pennypress.games.penny_press.view.newspaper.articles.crime import CRIME
from pennypress.games.penny_press.view.newspaper.articles.human import HUMAN
from pennypress.games.penny_press.view.newspaper.articles.politics import POLITICS
from pennypress.games.penny_press.view.newspaper.articles.war import WAR

__all__ = ["BREVITIES", "PARAGRAPHS"]

PARAGRAPHS: dict[str, tuple[str, ...]] = {
    "war": WAR,
    "crime": CRIME,
    "politics": POLITICS,
    "city": CITY,
    "human": HUMAN,
}
