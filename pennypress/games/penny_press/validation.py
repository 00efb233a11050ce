"""Validation: every reason why a position set up by hand or loaded is impossible, in sentences.

It checks the position, not its full history. A position need not tell which headline cards brought its
stories and moved its bonus markers, or what each front page scored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pennypress.engine.i18n import _
from pennypress.games.penny_press import (
    board_changes,
    end_of_turn,
    final_edition_validation,
    phases,
    serialization,
)
from pennypress.games.penny_press.board_changes import resolve_card
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
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.penny_press.state import State

PER_SEAT = (
    "pennies", "page_points", "scoop_points", "bonus_points", "finished", "reporters", "published", "ads",
)  # fmt: skip
PAGE_CELLS = PAGE_COLUMNS * PAGE_ROWS
MOST_VALUE = max(arrow.value for arrow in ARROW_TRACK)
MOST_PAGE_POINTS = REPORTERS * MOST_VALUE + MOST_VALUE - 1
"""Upper bound of a page's points: one story per reporter, and the exclusive is not of the highest value."""
MOST_SCOOP = max(arrow.scoop for arrow in ARROW_TRACK)


def problems(state: State) -> list[str]:
    """Every reason why the position is impossible; empty if it is valid."""
    if not 2 <= state.players <= 5:
        return [_("Penny Press is for 2 to 5 players.")]
    if any(len(getattr(state, name)) != state.players for name in PER_SEAT):
        return [_("Not every player has a mat.")]
    if any(len(each) != len(BEATS) for each in (state.markers, state.bonuses)):
        return [_("Not every news beat has its markers.")]
    seats = range(state.players)
    if state.turn not in seats:
        return [_("It is nobody’s turn.")]
    if state.trigger is not None and state.trigger not in seats:
        return [_("Nobody triggered the final edition.")]
    found = [
        *_stories_wrong(state),
        *_cards_wrong(state),
        *_players_wrong(state),
        *_mats_wrong(state),
        *_board_wrong(state),
        *_turn_wrong(state),
        *final_edition_validation.wrong(state),
    ]
    # The following checks derive from the others and make sense only if those pass.
    return found or [*_markers_wrong(state), *_bonuses_wrong(state), *_setup_wrong(state)]


def _stories_wrong(state: State) -> Iterator[str]:
    piles = (state.stories(), state.claimed, *state.published, *state.stacks)
    places = Counter(story for pile in piles for story in pile)
    for story in STORIES:
        if places[story] != 1:
            yield _("This story is not in exactly one place: {story}.").format(story=name_of(story))
    for beat in BEATS:
        if any(story.beat is not beat for story in state.beats[beat.column]):
            yield _("A story is on the wrong news beat: {beat}.").format(beat=beat.title)
        if state.spaces(beat) + _claimed_spaces(state, beat) > BEAT_SPACES:
            yield _("{beat} holds more stories than it has room for.").format(beat=beat.title)


def _cards_wrong(state: State) -> Iterator[str]:
    cards = set(state.discards)
    if len(cards) != len(state.discards) or not CARDS.keys() >= cards or len(cards) > _cards_drawn(state):
        yield _("The discarded headline cards are impossible.")
    if not all(BONUS_START <= bonus <= BONUS_END for bonus in state.bonuses):
        yield _("A bonus marker is not on its track.")


def _players_wrong(state: State) -> Iterator[str]:
    on_board = set(state.stories())
    last = last_penny(state.players)
    for player, own in enumerate(state.reporters):
        seat = player + 1
        if any(count < 1 for count in own.values()) or sum(own.values()) > REPORTERS:
            yield _("Seat {seat} has an impossible number of reporters.").format(seat=seat)
        if not on_board.issuperset(own):
            yield _("Seat {seat} has reporters where there is no story.").format(seat=seat)
        if not 0 <= state.pennies[player] - state.finished[player] < last:
            yield _("Seat {seat} has an impossible number of pennies.").format(seat=seat)
    home = state.home(state.turn)
    if state.phase == phases.FRONT_PAGE and len(state.claimed) > home:
        message = _("Seat {seat} has claimed more stories than it had reporters for.")
        yield message.format(seat=state.turn + 1)
    if state.phase == phases.DRAW and home == 0:
        message = _("Seat {seat} has just gone to press, but none of its reporters has come home.")
        yield message.format(seat=state.turn + 1)


def _mats_wrong(state: State) -> Iterator[str]:
    """Advertisements, published stories and what they scored."""
    pages = sum(state.pennies) + (state.phase == phases.FRONT_PAGE)
    for player, pennies in enumerate(state.pennies):
        seat = player + 1
        yield from _advertisement_wrong(state, player)
        stories = state.published[player]
        cells = sum(story.shape.columns * story.shape.rows for story in stories)
        if len(stories) > REPORTERS * pennies or cells > PAGE_CELLS * pennies:
            yield _("Seat {seat} has published more stories than its front pages hold.").format(seat=seat)
        if state.page_points[player] > MOST_PAGE_POINTS * pennies:
            yield _("Seat {seat} has more points than its front pages can have scored.").format(seat=seat)
        own_pages = pennies + (state.phase == phases.FRONT_PAGE and player == state.turn)
        if state.scoop_points[player] > (pages - own_pages) * REPORTERS * MOST_SCOOP:
            message = _(
                "Seat {seat} has more points for scoops than the stories of the others can have given it."
            )
            yield message.format(seat=seat)
    if min(state.page_points + state.scoop_points + state.bonus_points) < 0:
        yield _("A score is below zero.")


def _advertisement_wrong(state: State, player: int) -> Iterator[str]:
    """Sentences about an advertisement that no press can have placed there.

    It is placed after each press but the last, in the row of the penny taken.
    """
    ad, seat, pennies = state.ads[player], player + 1, state.pennies[player]
    awaits_card = state.phase == phases.DRAW and player == state.turn
    due = pennies > 0 and not state.finished[player] and not awaits_card
    if ad is None:
        if due:
            yield _("The advertisement of seat {seat} is missing.").format(seat=seat)
    elif not (0 <= ad[0] < PAGE_COLUMNS and 0 <= ad[1] < PAGE_ROWS):
        yield _("The advertisement of seat {seat} is not on the page.").format(seat=seat)
    elif not due:
        yield _("Seat {seat} cannot have an advertisement now.").format(seat=seat)
    elif ad[1] != PAGE_ROWS - pennies:
        yield _("The advertisement of seat {seat} is not in the row of its latest penny.").format(seat=seat)


def _board_wrong(state: State) -> Iterator[str]:
    if not all(0 <= marker <= BEAT_SPACES for marker in state.markers):
        yield _("An arrow marker is not on its track.")
    if (state.phase == phases.FRONT_PAGE) != bool(state.claimed):
        yield _("Stories are claimed when, and only when, a front page is being laid out.")
    if state.phase == phases.TURN and not any(state.beats):
        yield _("There is no story on the board, so nobody can do anything.")
    if state.phase == phases.LAST_PRESS and not state.can_claim(state.turn):
        yield _("Seat {seat} must go to press, but it can claim no story.").format(seat=state.turn + 1)


def _turn_wrong(state: State) -> Iterator[str]:
    if state.turns_left not in ((1, 2) if state.players == 2 else (1,)):
        yield _("The number of turns in a row is impossible.")
    newsboy = state.newsboy
    if newsboy is None:
        return
    if state.players < 4 or newsboy not in range(state.players):
        yield _("Nobody can hold the newsboy.")
    elif newsboy == state.turn:
        yield _("Whoever holds the newsboy cannot take a turn.")


def _markers_wrong(state: State) -> Iterator[str]:
    if not all(_marker_fits(state, beat) for beat in BEATS) or not _press_shows(state):
        yield _("An arrow marker is not where its stories and reporters put it.")


def _marker_fits(state: State, beat: Beat) -> bool:
    """Whether the marker is where adjusting left it between turns, or where it was frozen."""
    marker, claimed = state.markers[beat.column], _claimed_spaces(state, beat)
    if state.final_round:
        # Since the markers were frozen, stories have been claimed and reporters moved.
        return marker >= min(BEAT_SPACES, state.spaces(beat) + claimed)
    count = sum(story.beat is beat for story in state.claimed)
    due = min(BEAT_SPACES, _covered(state, beat) + claimed + count)
    if state.phase == phases.DRAW:
        # A claimed story had raised it by 2 or 3.
        return marker == due or marker >= min(BEAT_SPACES, due + 2)
    return state.phase == phases.SETUP or marker == due


def _press_shows(state: State) -> bool:
    """Whether, after a press, a marker is still where a claimed story had raised it."""
    if state.phase != phases.DRAW:
        return True
    return any(state.markers[beat.column] >= min(BEAT_SPACES, _covered(state, beat) + 2) for beat in BEATS)


def _bonuses_wrong(state: State) -> Iterator[str]:
    due = end_of_turn.bonus_points(state) if state.phase == phases.OVER else [0] * state.players
    if state.bonus_points != due:
        yield _("The points for the most stars do not match the end of the game.")


def _setup_wrong(state: State) -> Iterator[str]:
    """Sentences about anything that cannot be on the table in setup, where cards are drawn one by one."""
    if state.phase != phases.SETUP:
        return
    begun = type(state).new(state.players, strike=state.newsboy is not None)
    if len(state.discards) < state.players:
        for card in state.discards:
            resolve_card(begun, card, drawer=None)
    if serialization.to_json(begun) != serialization.to_json(state):
        yield _("The game has not begun, but there is more than the headline cards have brought.")


def _cards_drawn(state: State) -> int:
    """The number of cards drawn: one per player, then one after each press but the last."""
    awaits_card = state.phase == phases.DRAW
    return state.players + sum(state.pennies) - sum(state.finished) - awaits_card


def _covered(state: State, beat: Beat) -> int:
    """The marker's position given the stories of the beat and the reporters on them."""
    return board_changes.covered_spaces(state.beats[beat.column], set().union(*state.reporters))


def _claimed_spaces(state: State, beat: Beat) -> int:
    return sum(story.spaces for story in state.claimed if story.beat is beat)
