"""Names of the pieces of Penny Press for use inside sentences."""

from __future__ import annotations

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_press.components import Story


def name_of(story: Story) -> str:
    """The story's name for use inside a sentence.

    >>> from pennypress.games.penny_press.components import story
    >>> name_of(story("war-B2"))
    'the 2-star B of War'
    """
    return ngettext(
        "the {stars}-star {shape} of {beat}", "the {stars}-star {shape} of {beat}", story.stars
    ).format(stars=story.stars, shape=story.shape.letter, beat=story.beat.title)


def short_name(story: Story) -> str:
    """The story's name where there is little room, as on the printer's bill.

    >>> from pennypress.games.penny_press.components import story
    >>> short_name(story("war-B2"))
    'War B★★'
    """
    return _("{beat} {shape}{stars}").format(
        beat=story.beat.short_title, shape=story.shape.letter, stars="★" * story.stars
    )
