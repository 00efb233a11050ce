"""The log of Penny Press: one sentence per event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Event
from pennypress.games.penny_press import events
from pennypress.games.penny_press.components import ARROW_TRACK, BEATS, SHAPES, Story
from pennypress.games.penny_press.headline_texts import HEADLINES
from pennypress.games.penny_press.meta import NEWSPAPERS
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.view_kit.player_names import PlayerNames, Seats

_NAMES = PlayerNames(NEWSPAPERS, lambda paper, name: _("{paper} ({name})").format(paper=paper, name=name))
paper, paper_and_name = _NAMES.title, _NAMES.with_name


def sentences(move: Move, seats: Seats) -> list[str]:
    """The sentences about the events of one move, in order."""
    return [sentence(event, seats) for event in move.events]


def sentence(event: Event, seats: Seats) -> str:
    """The event in one sentence."""
    return _SENTENCES[type(event)](event, seats)


def _card_drawn(event: events.CardDrawn, seats: Seats) -> str:
    text = _("“{headline}”")
    if event.drawer is not None:
        text = _("New headline: “{headline}”")
    return text.format(headline=_(HEADLINES[event.card].headline))


def _bonus_moved(event: events.BonusMoved, seats: Seats) -> str:
    return _("The bonus for {beat} rises from {before} to {after}.").format(
        beat=event.beat.title, before=event.before, after=event.after
    )


def _story_placed(event: events.StoryPlaced, seats: Seats) -> str:
    return _("A new story breaks: {story}.").format(story=name_of(event.story))


def _stack_empty(event: events.StackEmpty, seats: Seats) -> str:
    beat, shape = divmod(event.stack, len(SHAPES))
    return _("The {shape} stack of {beat} is empty: no story is placed.").format(
        shape=SHAPES[shape].letter, beat=BEATS[beat].title
    )


def _beat_full(event: events.BeatFull, seats: Seats) -> str:
    return _("{beat} has no room: {story} stays on its stack.").format(
        beat=event.story.beat.title, story=name_of(event.story)
    )


def _withdrawn(event: events.StoryWithdrawn, seats: Seats) -> str:
    return _("{beat} has too many stories: {story} goes back to its stack.").format(
        beat=event.story.beat.title, story=name_of(event.story)
    )


def _advertisement(event: events.AdvertisementPlaced, seats: Seats) -> str:
    return _("An advertisement takes column {column}, row {row} of {paper}.").format(
        column=event.column + 1, row=event.row + 1, paper=paper(seats, event.player)
    )


def _marker_moved(event: events.MarkerMoved, seats: Seats) -> str:
    before, after = ARROW_TRACK[event.before], ARROW_TRACK[event.after]
    if before == after and event.after > event.before:
        text = _("{beat} moves up but is still worth {after}.")
    elif before == after:
        text = _("{beat} moves down but is still worth {after}.")
    elif after.value > before.value or after.scoop > before.scoop:
        text = _("{beat} rises to {after} (scoop {scoop}).")
    else:
        text = _("{beat} falls to {after} (scoop {scoop}).")
    return text.format(beat=event.beat.title, after=after.value, scoop=after.scoop)


def _reporters(count: int, story: Story) -> str:
    return ngettext("{count} reporter from {story}", "{count} reporters from {story}", count).format(
        count=count, story=name_of(story)
    )


def _assigned(event: events.Assigned, seats: Seats) -> str:
    return ngettext(
        "{paper} sends {count} reporter to {story}.",
        "{paper} sends {count} reporters to {story}.",
        event.reporters,
    ).format(paper=paper(seats, event.player), count=event.reporters, story=name_of(event.story))


def _reassigned(event: events.Reassigned, seats: Seats) -> str:
    return _("{paper} moves a reporter from {origin} to {target}.").format(
        paper=paper(seats, event.player), origin=name_of(event.origin), target=name_of(event.target)
    )


def _recalled(event: events.Recalled, seats: Seats) -> str:
    return _("{paper} recalls {reporters}.").format(
        paper=paper(seats, event.player),
        reporters=listed([_reporters(count, story) for story, count in event.reporters]),
    )


def _final_edition(event: events.FinalEditionAnnounced, seats: Seats) -> str:
    return _(
        "{paper} announces the final edition! The arrow markers turn red and stay where they are."
    ).format(paper=paper(seats, event.player))


def _strike_settled(event: events.StrikeSettled, seats: Seats) -> str:
    return _("The newsboy strike is over.")


def _claimed(event: events.Claimed, seats: Seats) -> str:
    return _("{paper} goes to press and claims {stories}.").format(
        paper=paper(seats, event.player), stories=listed([name_of(story) for story in event.stories])
    )


def _scooped(event: events.Scooped, seats: Seats) -> str:
    return ngettext(
        "{paper} was on {story} too: {points} point for the scoop.",
        "{paper} was on {story} too: {points} points for the scoop.",
        event.points,
    ).format(paper=paper(seats, event.player), story=name_of(event.story), points=event.points)


def _published(event: events.Published, seats: Seats) -> str:
    stories, points = len(event.page.placed), event.bill.counted
    text = ngettext(
        "{paper} publishes {stories} for {points} point.",
        "{paper} publishes {stories} for {points} points.",
        points,
    )
    counted = ngettext("{count} story", "{count} stories", stories).format(count=stories)
    return text.format(paper=paper(seats, event.player), stories=counted, points=points)


def _penny(event: events.PennyTaken, seats: Seats) -> str:
    return _("{paper} takes penny number {count}.").format(
        paper=paper(seats, event.player), count=event.pennies
    )


def _newsboy(event: events.NewsboyPassed, seats: Seats) -> str:
    return _("The newsboy strikes at {paper}, which takes no action and hands it to {other}.").format(
        paper=paper(seats, event.player), other=paper(seats, event.to)
    )


def _passed(event: events.Passed, seats: Seats) -> str:
    return _("{paper} cannot do anything and passes.").format(paper=paper(seats, event.player))


def _held(event: events.Held, seats: Seats) -> str:
    return _("{paper} holds.").format(paper=paper(seats, event.player))


def _passed_over(event: events.PassedOver, seats: Seats) -> str:
    return _("{paper} has no story to claim and prints no final edition.").format(
        paper=paper(seats, event.player)
    )


def _bonus_awarded(event: events.BonusAwarded, seats: Seats) -> str:
    if not event.winners:
        return _("Nobody has published a story of {beat}: its bonus goes to no one.").format(
            beat=event.beat.title
        )
    return ngettext(
        "{papers} covered {beat} best, with {stars} star: {points} points.",
        "{papers} covered {beat} best, with {stars} stars: {points} points.",
        max(event.stars),
    ).format(
        papers=listed([paper(seats, player) for player in event.winners]),
        beat=event.beat.title,
        stars=max(event.stars),
        points=event.points,
    )


def _game_over(event: events.GameOver, seats: Seats) -> str:
    winners = [paper(seats, player) for player in event.winners]
    if len(winners) > 1:
        return _("{papers} share the victory.").format(papers=listed(winners))
    return _("{paper} is the most successful newspaper in New York!").format(paper=winners[0])


_SENTENCES: dict[type[Event], Callable[[Any, Seats], str]] = {
    events.CardDrawn: _card_drawn,
    events.BonusMoved: _bonus_moved,
    events.StoryPlaced: _story_placed,
    events.StackEmpty: _stack_empty,
    events.BeatFull: _beat_full,
    events.StoryWithdrawn: _withdrawn,
    events.AdvertisementPlaced: _advertisement,
    events.MarkerMoved: _marker_moved,
    events.Assigned: _assigned,
    events.Reassigned: _reassigned,
    events.Recalled: _recalled,
    events.FinalEditionAnnounced: _final_edition,
    events.StrikeSettled: _strike_settled,
    events.Claimed: _claimed,
    events.Scooped: _scooped,
    events.Published: _published,
    events.PennyTaken: _penny,
    events.NewsboyPassed: _newsboy,
    events.Passed: _passed,
    events.Held: _held,
    events.PassedOver: _passed_over,
    events.BonusAwarded: _bonus_awarded,
    events.GameOver: _game_over,
}
