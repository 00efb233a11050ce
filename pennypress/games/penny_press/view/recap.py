"""What a player did in one turn, in compact sentences for the recap."""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import together
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Event
from pennypress.games.penny_press import events
from pennypress.games.penny_press.piece_phrases import short_name
from pennypress.games.penny_press.view.sentences import paper, sentence
from pennypress.games.view_kit.player_names import Seats


def recap(moves: Sequence[Move], seats: Seats) -> str:
    """The turn in a sentence or two; what the headline card did is left to the log."""
    happened = [event for move in moves for event in move.events]
    printed = any(isinstance(event, events.Published) for event in happened)
    happened.sort(
        key=lambda event: not isinstance(event, events.Published)
    )  # the page first, then its effects
    told = (_told(event, seats, printed=printed) for event in happened)
    return together(text for text in told if text)


def _told(event: Event, seats: Seats, *, printed: bool) -> str:
    match event:
        case events.Assigned(player, story, count):
            # Translators: one reporter, or several.
            text = ngettext("{paper} sent {count} to {story}.", "{paper} sent {count} to {story}.", count)
            return text.format(paper=paper(seats, player), count=count, story=short_name(story))
        case events.Reassigned(player, origin, target):
            text = _("{paper} moved 1 from {origin} to {target}.")
            return text.format(
                paper=paper(seats, player), origin=short_name(origin), target=short_name(target)
            )
        case events.Recalled(player, reporters):
            count = sum(number for _story, number in reporters)
            # Translators: one reporter, or several.
            text = ngettext("{paper} called {count} home.", "{paper} called {count} home.", count)
            return text.format(paper=paper(seats, player), count=count)
        case events.Claimed(player, stories) if not printed:
            text = ngettext(
                "{paper} went to press with {count} story.",
                "{paper} went to press with {count} stories.",
                len(stories),
            )
            return text.format(paper=paper(seats, player), count=len(stories))
        case events.Scooped(player, story, points):
            text = ngettext(
                "{paper} was on {story} too: {points} point.",
                "{paper} was on {story} too: {points} points.",
                points,
            )
            return text.format(paper=paper(seats, player), story=short_name(story), points=points)
        case events.Published():
            return _printed(event, seats)
        case events.FinalEditionAnnounced():
            return _("The final edition begins.")
        case events.Held(player):
            return _("{paper} held.").format(paper=paper(seats, player))
        case events.NewsboyPassed() | events.Passed() | events.PassedOver():
            return sentence(event, seats)
        case _:
            return ""


def _printed(event: events.Published, seats: Seats) -> str:
    """The points of a page. Where there are none, what the page was printed for."""
    points = event.bill.counted
    if not points:
        return _without_points(event, seats)
    text = ngettext(
        "{paper} printed a page for {points} point.", "{paper} printed a page for {points} points.", points
    )
    return text.format(paper=paper(seats, event.player), points=points)


def _without_points(event: events.Published, seats: Seats) -> str:
    stars = sum(placed.story.stars for placed in event.page.placed)
    if not stars:
        return _("{paper} printed an empty page for 0 points.").format(paper=paper(seats, event.player))
    text = ngettext(
        "{paper} printed a page for 0 points, for the {stars} star: it counts toward a bonus at the end.",
        "{paper} printed a page for 0 points, for the {stars} stars: they count toward the bonuses at the "
        "end.",
        stars,
    )
    return text.format(paper=paper(seats, event.player), stars=stars)
