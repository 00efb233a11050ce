"""A live diagram: a position or a point of a game, embedded in another page, to view and play on from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pennypress.app.effects import Announce, Effect
from pennypress.app.log_sentences import log_sentences, undone_sentence
from pennypress.app.message import Message
from pennypress.app.play.messages import Redo, Touch, Undo
from pennypress.app.replay.messages import Scrub
from pennypress.app.seat_names import shown_name
from pennypress.app.selection_history import EMPTY_HISTORY, SelectionHistory
from pennypress.app.who_sees_secrets import position_seen, seen_by, viewer_of
from pennypress.engine import diagram_codec, link_codec
from pennypress.engine.i18n import _
from pennypress.engine.languages_and_catalogues import FIRST, supported_language, use
from pennypress.engine.localized_formatting import together
from pennypress.engine.record import BadRecord, IllegalMove, Move, Record, Seat, draws, game_of
from pennypress.engine.rules_interface import CHANCE, IllegalAction, Position
from pennypress.engine.safe_json import whole_number
from pennypress.engine.table import Table
from pennypress.engine.title_description import Game
from pennypress.engine.viewer import EVERYBODY, Viewer
from pennypress.games import GAMES, view_of
from pennypress.games.view import Gesture, View, ViewContext


@dataclass(frozen=True, slots=True)
class Acted(Effect):
    """Notify the host page of an action."""

    action: str
    over: bool
    """Whether the game is over after it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The attributes of the element in the host page."""

    game: str = ""
    """The name of a title, to play a new game of it."""
    position: str = ""
    """A packed diagram; overrides `record` and `game`."""
    record: str = ""
    """A packed record; overrides `game`."""
    at: str = ""
    """The ply of the record to show; '' for its end."""
    show: str = ""
    """The part of the table to show, by the title's name for it; '' for all."""
    playable: bool | None = None
    """Whether it can be played. None: yes for a position or new game, no for a record."""
    language: str = FIRST


@dataclass(frozen=True, slots=True)
class ShownPositions:
    """The positions of a diagram that is not playable: those of a record, or one set up by hand."""

    game: Game
    seats: tuple[Seat, ...]
    positions: tuple[Position, ...]
    """The positions before the first move and after each."""
    moves: tuple[Move, ...] = ()
    at: int = 0
    """The index of the position that is shown: the number of moves before it."""

    @property
    def position(self) -> Position:
        return self.positions[self.at]


@dataclass(frozen=True, slots=True)
class LiveDiagram:
    """The state of a diagram. Immutable: `update` returns a new one."""

    shown: Table | ShownPositions
    """A table if the diagram is playable, else positions."""
    earlier: tuple[Move, ...] = ()
    """The moves of the record before the table's own."""
    selection: Any = None
    history: SelectionHistory = EMPTY_HISTORY
    """The selections since the last action."""
    gestures: tuple[Gesture, ...] = ()
    """Gestures that are already made at the start."""
    latest: tuple[Move, ...] = ()
    """The moves to animate: those that led to this state."""
    record: str = ""
    """The packed record that is shown."""
    show: str = ""
    said: str = ""
    """A sentence in reply to the latest gesture, or about the record."""
    language: str = FIRST

    @property
    def game(self) -> Game:
        return self.shown.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.shown.seats

    @property
    def position(self) -> Position:
        return self.shown.position

    @property
    def playable(self) -> bool:
        return isinstance(self.shown, Table)

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves so far; in a record, from its beginning."""
        if isinstance(self.shown, Table):
            return (*self.earlier, *self.shown.moves)
        return self.shown.moves[: self.shown.at]

    @property
    def at(self) -> int:
        """The number of moves so far."""
        return len(self.moves)

    @property
    def start(self) -> int:
        """The value of `at` when the person began to play; 0 if the diagram is not playable."""
        return len(self.earlier) + len(self.shown.opening) if isinstance(self.shown, Table) else 0

    @property
    def viewer(self) -> Viewer:
        """The viewer of the diagram: everybody for a position set up by hand.

        In an unfinished record, only the secrets needed by a person who plays on are visible.
        """
        if not self.record:
            return EVERYBODY
        if isinstance(self.shown, ShownPositions):
            return viewer_of(self.game, self.shown.positions[-1])
        if self.game.has_secrets and not self.position.is_over:
            return Viewer(self.position.next_to_act)
        return viewer_of(self.game, self.position)

    @property
    def seen(self) -> Position:
        return position_seen(self.game, self.position, self.viewer)

    @property
    def view(self) -> View[Any]:
        return view_of(self.game.name)

    @property
    def reported(self) -> Move | None:
        """The latest move of a record being viewed, which is described in the bar."""
        return self.moves[-1] if self.moves and not self.playable else None

    @property
    def first_selection(self) -> Any:
        """The initial selection: empty, or at the start the result of the first gestures."""
        selection = self.view.new_selection(self.seen)
        for gesture in self.gestures if self.at == self.start else ():
            selection = self.view.on_gesture(selection, self.seen, gesture).selection
        return selection

    @property
    def view_context(self) -> ViewContext[Any]:
        """The view context. The bar shows what the log would."""
        seats = tuple(replace(seat, name=shown_name(seat, self.game)) for seat in self.seats)
        return ViewContext(
            self.seen,
            seats,
            self.selection,
            self.playable,
            seen_by(self.viewer, self.latest),
            self.at,
            log_tail=None,
            viewer=self.viewer,
        )


Change = tuple[LiveDiagram, list[Effect]]


def wanted_of(attributes: Mapping[str, Any]) -> Wanted:
    """Read the attributes of the element. Invalid ones are ignored."""
    texts = {
        name: value
        for name in ("game", "position", "record", "at", "show")
        if isinstance(value := attributes.get(name), str)
    }
    playable = attributes.get("playable")
    return Wanted(
        **texts,
        playable=playable if isinstance(playable, bool) else None,
        language=supported_language(attributes.get("language")),
    )


def opened(wanted: Wanted) -> LiveDiagram:
    """The initial state of the diagram. Raises `BadRecord` with a sentence."""
    use(wanted.language)
    if wanted.position:
        return _of_position(wanted)
    if wanted.record:
        return _of_record(wanted)
    if wanted.game:
        new = link_codec.pack(_new_game(wanted.game))
        return _of_record(replace(wanted, record=new, at="", playable=wanted.playable is not False))
    raise BadRecord(_("There is nothing to show: no position, record or game was given."))


def update(live: LiveDiagram, message: Message) -> Change:
    """The next state and effects. Messages without a meaning for diagrams change nothing."""
    use(live.language)
    match live.shown, message:
        case Table() as table, Touch(name, words) as touch if not table.position.is_over:
            return _gestured(live, table, Gesture(name, words, touch.typed))
        case Table(), Undo() if live.history.earlier:
            back = live.history.undone(live.selection, live.view)
            return _with_selection(live, *back), [Announce(_("Undone."))]
        case Table() as table, Undo() if table.can_undo:
            return _taken_back(live, table)
        case Table(), Redo() if live.history.later:
            return _with_selection(live, *live.history.redone(live.selection)), [Announce(_("Redone."))]
        case Table() as table, Redo() if table.undone:
            return _happened(live, table.redo())
        case Table() as table, Scrub(at) if at == live.start:
            return _stood(live, table.undo_all()), []
        case ShownPositions() as shown, Scrub(at):
            return _scrubbed(live, shown, at)
    return live, []


def status(live: LiveDiagram) -> str:
    """The status in a sentence: the latest move of a record, or whose turn it is."""
    if live.reported:
        return together(_log_sentences(live, (live.reported,)))
    if live.position.next_to_act == CHANCE:
        return _("A card is about to be dealt.")
    return live.view.banner(live.view_context)


def _new_game(name: str) -> Record:
    """A new game in which one person plays all seats. Raises `BadRecord`."""
    game = game_of({"game": name, "rules": 1}, GAMES)
    emblems = game.emblems[: game.player_counts[0]]
    return Record(game.name, game.rules, tuple(Seat(each.label, each.name) for each in emblems), name)


def _of_position(wanted: Wanted) -> LiveDiagram:
    given = diagram_codec.unpack(wanted.position, GAMES)
    game = GAMES[given.game]
    position = given.set_up(game)
    shown: Table | ShownPositions
    if wanted.playable is False:
        shown = ShownPositions(game, given.players, (position,))
    else:
        shown = Table.from_position(game, position, given.players, given.seed, rules=given.rules)
    gestures = tuple(Gesture(name, tuple(words)) for name, *words in given.gestures)
    live = LiveDiagram(shown, gestures=gestures, show=wanted.show, language=wanted.language)
    return _stood(live, shown)


def _of_record(wanted: Wanted) -> LiveDiagram:
    """A point of a game. If the record has an illegal move, only the moves before it count."""
    record, said = link_codec.unpack(wanted.record, GAMES), ""
    game = GAMES[record.game]
    try:
        positions, moves = record.replay_all(game)
    except IllegalMove as why:
        record, said = why.good, str(why)
        positions, moves = record.replay_all(game)
    at = whole_number(wanted.at)
    at = len(moves) if at is None else min(at, len(moves))
    shown: Table | ShownPositions = ShownPositions(game, record.players, positions, moves, at)
    earlier: tuple[Move, ...] = ()
    if wanted.playable is True:  # the later moves of the record are not part of this game
        earlier = moves[:at]
        shown = Table.from_position(
            game, positions[at], record.players, record.seed, draws(earlier), rules=record.rules
        )
    live = LiveDiagram(shown, earlier, record=wanted.record, show=wanted.show, language=wanted.language)
    return replace(_stood(live, shown), said=said)


def _gestured(live: LiveDiagram, table: Table, gesture: Gesture) -> Change:
    """The result of a gesture: a new selection or an action."""
    touched = live.view.on_gesture(live.selection, live.seen, gesture)
    said = touched.announcement
    history = live.history.changed(
        gesture, live.selection, touched.selection, live.first_selection, live.view
    )
    live = replace(live, selection=touched.selection, history=history, said=said)
    if touched.action is None:
        return live, [Announce(said)] if said else []
    try:
        acted = table.apply(touched.action)
    except IllegalAction as why:
        return replace(live, said=str(why)), [Announce(str(why))]
    after, effects = _happened(live, acted)
    if touched.next_selection is not None and acted.position.next_to_act == table.position.next_to_act:
        after = replace(after, selection=touched.next_selection)
    return after, [*effects, Acted(str(touched.action), acted.position.is_over)]


def _taken_back(live: LiveDiagram, table: Table) -> Change:
    said = undone_sentence(live.game.name, table.latest, live.seats, live.viewer)
    return replace(_stood(live, table.undo()), said=said), [Announce(said)]


def _happened(live: LiveDiagram, table: Table) -> Change:
    """The diagram with this table; its latest moves are animated and announced."""
    sentences = _log_sentences(live, table.latest)
    after = replace(_stood(live, table), latest=table.latest)
    return after, [Announce(together([*sentences, status(after)]))]


def _scrubbed(live: LiveDiagram, shown: ShownPositions, at: int) -> Change:
    """The diagram at the position after `at` moves; the last of them is animated and announced."""
    at = min(max(at, 0), len(shown.moves))
    latest = shown.moves[max(at - 1, 0) : at]
    sentences = _log_sentences(live, latest)
    after = replace(_stood(live, replace(shown, at=at)), latest=latest)
    return after, [Announce(together(sentences))] if sentences else []


def _log_sentences(live: LiveDiagram, moves: tuple[Move, ...]) -> list[str]:
    return log_sentences(live.game.name, moves, live.seats, live.viewer)


def _stood(live: LiveDiagram, shown: Table | ShownPositions) -> LiveDiagram:
    """The diagram with this table or position, without animation and with its initial selection."""
    live = replace(live, shown=shown, latest=(), said="")
    return replace(live, selection=live.first_selection, history=EMPTY_HISTORY)


def _with_selection(live: LiveDiagram, selection: Any, history: SelectionHistory) -> LiveDiagram:
    """The diagram after an undo or redo of a change of the selection."""
    return replace(live, selection=selection, history=history, latest=(), said="")
