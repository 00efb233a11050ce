"""Every way in which a position that was set up by hand or loaded is impossible, in sentences.

What lies on the table is judged, not its whole history: a position need not name the headline cards that
brought its stories and moved its bonus markers, nor what each front page scored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from pennypress.engine.i18n import _
from pennypress.games.penny_press import final_edition_validation, steps
from pennypress.games.penny_press.board import resolve_card
from pennypress.games.penny_press.components import (
    ARROW_TRACK,
    BEAT_SPACES,
    BEATS,
    BONUS_END,
    BONUS_START,
    PAGE_COLUMNS,
    PAGE_ROWS,
    REPORTERS,
    STORIES,
    Beat,
    last_penny,
)
from pennypress.games.penny_press.headline_cards import CARDS
from pennypress.games.penny_press.piece_names import name_of

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress

PER_SEAT = (
    "pennies", "page_points", "scoop_points", "bonus_points", "finished", "reporters", "published", "ads",
)  # fmt: skip
PAGE_CELLS = PAGE_COLUMNS * PAGE_ROWS
MOST_VALUE = max(arrow.value for arrow in ARROW_TRACK)
MOST_PAGE_POINTS = REPORTERS * MOST_VALUE + MOST_VALUE - 1
"""Each reporter brings one story at most; the one that counts twice is not of the most value."""
MOST_SCOOP = max(arrow.scoop for arrow in ARROW_TRACK)


def problems(position: PennyPress) -> list[str]:
    """Every way in which the position cannot have come about; empty when it is sound."""
    if not 2 <= position.players <= 5:
        return [_("Penny Press is for 2 to 5 players.")]
    if any(len(getattr(position, name)) != position.players for name in PER_SEAT):
        return [_("Not every player has a mat.")]
    if any(len(each) != len(BEATS) for each in (position.markers, position.bonuses)):
        return [_("Not every news beat has its markers.")]
    seats = range(position.players)
    if position.turn not in seats:
        return [_("It is nobody's turn.")]
    if position.trigger is not None and position.trigger not in seats:
        return [_("The final edition was triggered by nobody.")]
    found = [
        *_stories_wrong(position),
        *_cards_wrong(position),
        *_players_wrong(position),
        *_mats_wrong(position),
        *_board_wrong(position),
        *_turn_wrong(position),
        *final_edition_validation.wrong(position),
    ]
    # What follows is counted from the rest, so it makes sense only where the rest does.
    return found or [*_markers_wrong(position), *_bonuses_wrong(position), *_setup_wrong(position)]


def _stories_wrong(position: PennyPress) -> Iterator[str]:
    piles = (position.stories(), position.claimed, *position.published, *position.stacks)
    places = Counter(story for pile in piles for story in pile)
    for story in STORIES:
        if places[story] != 1:
            yield _("Not in exactly one place: {story}.").format(story=name_of(story))
    for beat in BEATS:
        if any(story.beat is not beat for story in position.beats[beat.column]):
            yield _("A story lies on the wrong news beat: {beat}.").format(beat=beat.title)
        if position.spaces(beat) + _claimed_spaces(position, beat) > BEAT_SPACES:
            yield _("{beat} holds more stories than it has room for.").format(beat=beat.title)


def _cards_wrong(position: PennyPress) -> Iterator[str]:
    cards = set(position.discards)
    if (
        len(cards) != len(position.discards)
        or not CARDS.keys() >= cards
        or len(cards) > _cards_drawn(position)
    ):
        yield _("The discarded headline cards are impossible.")
    if not all(BONUS_START <= bonus <= BONUS_END for bonus in position.bonuses):
        yield _("A bonus marker is off its track.")


def _players_wrong(position: PennyPress) -> Iterator[str]:
    on_board = set(position.stories())
    last = last_penny(position.players)
    for player, own in enumerate(position.reporters):
        seat = player + 1
        if any(count < 1 for count in own.values()) or sum(own.values()) > REPORTERS:
            yield _("Seat {seat} has an impossible number of reporters.").format(seat=seat)
        if not on_board.issuperset(own):
            yield _("Seat {seat} has reporters where there is no story.").format(seat=seat)
        if not 0 <= position.pennies[player] - position.finished[player] < last:
            yield _("Seat {seat} has an impossible number of pennies.").format(seat=seat)
    home = position.home(position.turn)
    if position.step is steps.FRONT_PAGE and len(position.claimed) > home:
        message = _("Seat {seat} has claimed more stories than it had reporters for.")
        yield message.format(seat=position.turn + 1)
    if position.step is steps.DRAW and home == 0:
        message = _("Seat {seat} has just been to press, yet none of its reporters has come home.")
        yield message.format(seat=position.turn + 1)


def _mats_wrong(position: PennyPress) -> Iterator[str]:
    """Advertisements, published stories and what they scored."""
    pages = sum(position.pennies) + (position.step is steps.FRONT_PAGE)
    for player, pennies in enumerate(position.pennies):
        seat = player + 1
        yield from _advertisement_wrong(position, player)
        stories = position.published[player]
        cells = sum(story.shape.columns * story.shape.rows for story in stories)
        if len(stories) > REPORTERS * pennies or cells > PAGE_CELLS * pennies:
            yield _("Seat {seat} has published more stories than its front pages hold.").format(seat=seat)
        if position.page_points[player] > MOST_PAGE_POINTS * pennies:
            yield _("Seat {seat} has more points than its front pages can have brought.").format(seat=seat)
        own_pages = pennies + (position.step is steps.FRONT_PAGE and player == position.turn)
        if position.scoop_points[player] > (pages - own_pages) * REPORTERS * MOST_SCOOP:
            message = _("Seat {seat} has more points for scoops than the others’ presses can have brought.")
            yield message.format(seat=seat)
    if min(position.page_points + position.scoop_points + position.bonus_points) < 0:
        yield _("A score is below zero.")


def _advertisement_wrong(position: PennyPress, player: int) -> Iterator[str]:
    """It comes after each press but the last, and lies in the row of the penny taken there."""
    ad, seat, pennies = position.ads[player], player + 1, position.pennies[player]
    awaits_card = position.step is steps.DRAW and player == position.turn
    due = pennies > 0 and not position.finished[player] and not awaits_card
    if ad is None:
        if due:
            yield _("The advertisement of seat {seat} is missing.").format(seat=seat)
    elif not (0 <= ad[0] < PAGE_COLUMNS and 0 <= ad[1] < PAGE_ROWS):
        yield _("The advertisement of seat {seat} is off the page.").format(seat=seat)
    elif not due:
        yield _("Seat {seat} cannot have an advertisement now.").format(seat=seat)
    elif ad[1] != PAGE_ROWS - pennies:
        yield _("The advertisement of seat {seat} is not in the row of its latest penny.").format(seat=seat)


def _board_wrong(position: PennyPress) -> Iterator[str]:
    if not all(0 <= marker <= BEAT_SPACES for marker in position.markers):
        yield _("An arrow marker is off its track.")
    if (position.step is steps.FRONT_PAGE) != bool(position.claimed):
        yield _("Stories are claimed when, and only when, a front page is being laid out.")
    if position.step is steps.TURN and not any(position.beats):
        yield _("There is no story on the board, so nobody can do anything.")
    if position.step is steps.LAST_PRESS and not position.can_claim(position.turn):
        yield _("Seat {seat} is to go to press, yet it can claim no story.").format(seat=position.turn + 1)


def _turn_wrong(position: PennyPress) -> Iterator[str]:
    if position.turns_left not in ((1, 2) if position.players == 2 else (1,)):
        yield _("The number of turns in a row is impossible.")
    newsboy = position.newsboy
    if newsboy is None:
        return
    if position.players < 4 or newsboy not in range(position.players):
        yield _("Nobody can hold the newsboy.")
    elif newsboy == position.turn:
        yield _("Whoever holds the newsboy takes no turn.")


def _markers_wrong(position: PennyPress) -> Iterator[str]:
    if not all(_marker_fits(position, beat) for beat in BEATS) or not _press_shows(position):
        yield _("An arrow marker does not stand where its stories and reporters put it.")


def _marker_fits(position: PennyPress, beat: Beat) -> bool:
    """Whether the marker stands where it was put between turns, or where it has been frozen."""
    marker, claimed = position.markers[beat.column], _claimed_spaces(position, beat)
    if position.final_round:
        # Stories have gone since the markers were frozen, and reporters have moved.
        return marker >= min(BEAT_SPACES, position.spaces(beat) + claimed)
    count = sum(story.beat is beat for story in position.claimed)
    due = min(BEAT_SPACES, _covered(position, beat) + claimed + count)
    if position.step is steps.DRAW:
        # One story that has gone had raised it by 2 or 3.
        return marker == due or marker >= min(BEAT_SPACES, due + 2)
    return position.step is steps.SETUP or marker == due


def _press_shows(position: PennyPress) -> bool:
    """Whether, after a press, a marker still stands where a story that has gone has put it."""
    if position.step is not steps.DRAW:
        return True
    return any(
        position.markers[beat.column] in (BEAT_SPACES, *range(_covered(position, beat) + 2, BEAT_SPACES))
        for beat in BEATS
    )


def _bonuses_wrong(position: PennyPress) -> Iterator[str]:
    if position.bonus_points != final_edition_validation.bonus_points(position):
        yield _("The points for the most stars are not those that the end of the game brings.")


def _setup_wrong(position: PennyPress) -> Iterator[str]:
    """In setup there is nothing but what the cards have brought, one after the other."""
    if position.step is not steps.SETUP:
        return
    begun = type(position).new(position.players, strike=position.newsboy is not None)
    if len(position.discards) < position.players:
        for card in position.discards:
            resolve_card(begun, card, drawer=None)
    if begun != position:
        yield _("The game has not begun, yet there is more than the headline cards have brought.")


def _cards_drawn(position: PennyPress) -> int:
    """How many cards have been drawn: one for each player, then one after each press but the last."""
    awaits_card = position.step is steps.DRAW
    return position.players + sum(position.pennies) - sum(position.finished) - awaits_card


def _covered(position: PennyPress, beat: Beat) -> int:
    """What the stories on the beat and the reporters on them raise its marker to."""
    with_reporters = set().union(*position.reporters)
    return sum(story.spaces + (story in with_reporters) for story in position.beats[beat.column])


def _claimed_spaces(position: PennyPress, beat: Beat) -> int:
    return sum(story.spaces for story in position.claimed if story.beat is beat)
