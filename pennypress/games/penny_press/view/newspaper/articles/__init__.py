"""The night desk: what fills the columns under a headline, and the small print around it.

Each beat has paragraphs that go on from any of its stories, so that a column is as long as it has to be.
All of it is invented.
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
