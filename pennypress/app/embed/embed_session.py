"""A live diagram: a position or a moment of a game in somebody's page, to look at and to play on from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pennypress.app.effects import Announce, Effect
from pennypress.app.formatting import shown_name
from pennypress.app.message import Message
from pennypress.app.play.messages import Redo, Touch, Undo
from pennypress.app.replay.messages import Scrub
from pennypress.app.view_context import log_sentences
from pennypress.app.visibility import seen, viewer_of
from pennypress.engine import diagram, link_codec
from pennypress.engine.dealer import Dealer
from pennypress.engine.game import Game
from pennypress.engine.i18n import _
from pennypress.engine.locales import FIRST, known, use
from pennypress.engine.position import CHANCE, Action, IllegalAction, Position
from pennypress.engine.record import BadRecord, IllegalMove, Move, Record, Seat, draws, game_of
from pennypress.engine.sentence_formatting import together
from pennypress.games import GAMES, view_of
from pennypress.games.view import EVERYBODY, Gesture, View, ViewContext

MOST_AT = 7
"""Digits of a moment's number."""


@dataclass(frozen=True, slots=True)
class Acted(Effect):
    """Tell the page around the diagram of an action."""

    action: str
    over: bool
    """Whether the game is over with it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the page around the diagram asks for: the attributes of the element."""

    game: str = ""
    """The name of a title, of which a new game is played."""
    position: str = ""
    """A packed diagram, in place of it."""
    record: str = ""
    """A packed record, in place of both."""
    at: str = ""
    """After how many actions of the record; '' for its end."""
    show: str = ""
    """The part of the table that is shown, in the title's own word; '' for all of it."""
    playable: bool | None = None
    """None: a position and a new game are, a record is not."""
    language: str = FIRST


@dataclass(frozen=True, slots=True)
class LiveDiagram:
    """The diagram as it stands. A value: `update` gives a new one and leaves this as it was."""

    game: Game
    seats: tuple[Seat, ...]
    seed: str
    positions: tuple[Position, ...]
    """Before the first turn and after each."""
    turns: tuple[Move, ...]
    at: int
    """How many turns have been carried out; those that follow can be done again."""
    start: int
    """How many there were when somebody began to play here."""
    selection: Any
    playable: bool
    gestures: tuple[Gesture, ...] = ()
    """What the player has begun to do at the start."""
    since: int = 0
    """The turns from here on have just been seen to happen."""
    record: str = ""
    """The packed record that this is a moment of."""
    show: str = ""
    said: str = ""
    """A sentence in answer to the latest gesture, or about the record."""
    language: str = FIRST

    @property
    def position(self) -> Position:
        return self.positions[self.at]

    @property
    def viewer(self) -> int | None:
        """Whose secrets may be seen: what is set up by hand is there to be seen.

        A record keeps those of a game in progress, but for what who plays on there needs to know.
        """
        if not self.record:
            return EVERYBODY
        if self.playable and self.game.has_secrets and not self.position.is_over:
            return self.position.current_player
        return viewer_of(self.game, self.positions[-1])

    @property
    def seen(self) -> Position:
        return seen(self.game, self.position, self.viewer)

    @property
    def view(self) -> View[Any]:
        return view_of(self.game.name)

    @property
    def reported(self) -> Move | None:
        """The turn that is told of: of a record that is looked through, the latest."""
        return self.turns[self.at - 1] if self.record and not self.playable and self.at else None

    @property
    def last_decision(self) -> int | None:
        """Where 'undo' leads: to before the latest action of a player."""
        decisions = [n for n in range(self.start, self.at) if self.turns[n].player != CHANCE]
        return decisions[-1] if decisions else None

    @property
    def next_decision(self) -> int:
        """Where 'redo' leads: to after the next action of a player and the cards dealt to it."""
        at = self.at + 1
        while at < len(self.turns) and self.turns[at].player == CHANCE:
            at += 1
        return at

    @property
    def first_hand(self) -> Any:
        """What the player has in hand here before doing anything; at the start, after the first gestures."""
        hand = self.view.new_selection(self.seen)
        for gesture in self.gestures if self.at == self.start else ():
            hand = self.view.on_gesture(hand, self.seen, gesture).selection
        return hand

    @property
    def scene(self) -> ViewContext[Any]:
        """What the title is given to draw: the bar tells what the log would."""
        latest = self.turns[self.since : self.at]
        seats = tuple(replace(seat, name=shown_name(seat, self.game)) for seat in self.seats)
        return ViewContext(
            self.seen,
            seats,
            self.selection,
            self.playable,
            latest,
            self.at,
            log_tail=None,
            viewer=self.viewer,
        )


Change = tuple[LiveDiagram, list[Effect]]


def wanted_of(attributes: Mapping[str, Any]) -> Wanted:
    """What the attributes of the element ask for. Whatever is not understood counts as not given."""
    texts = {
        name: value
        for name in ("game", "position", "record", "at", "show")
        if isinstance(value := attributes.get(name), str)
    }
    playable = attributes.get("playable")
    return Wanted(
        **texts,
        playable=playable if isinstance(playable, bool) else None,
        language=known(attributes.get("language")),
    )


def opened(wanted: Wanted) -> LiveDiagram:
    """The diagram that is asked for. Raises `BadRecord` with a sentence."""
    use(wanted.language)
    if wanted.position:
        return _of_position(wanted)
    if wanted.record:
        return _of_record(wanted)
    if wanted.game:
        new = link_codec.pack(_new_game(wanted.game))
        return _of_record(replace(wanted, record=new, at="", playable=wanted.playable is not False))
    raise BadRecord(_("There is nothing to show here: no position, no record and no game is given."))


def update(live: LiveDiagram, message: Message) -> Change:
    """What the message leads to; messages that mean nothing to a diagram change nothing."""
    use(live.language)
    match message:
        case Touch(name, words) if live.playable and not live.position.is_over:
            return _touched(live, Gesture(name, words))
        case Undo() if live.playable and live.last_decision is not None:
            return _taken_back(live, live.last_decision)
        case Redo() if live.playable and live.at < len(live.turns):
            return _seen(live, live.next_decision)
        case Scrub(at) if live.playable:
            return (_stood(live, live.start), []) if at == live.start else (live, [])
        case Scrub(at):
            return _seen(live, min(max(at, 0), len(live.turns)))
    return live, []


def standing(live: LiveDiagram) -> str:
    """Where things stand, in a sentence: what has just happened in a record, else whose turn it is."""
    if live.reported:
        return together(_told(live, live.turns[live.at - 1 : live.at]))
    if live.position.current_player == CHANCE:
        return _("The next card is to be dealt.")
    return live.view.banner(live.scene)


def _new_game(name: str) -> Record:
    """Nothing has happened yet; whoever looks plays for everybody. Raises `BadRecord`."""
    game = game_of({"game": name, "rules": 1}, GAMES)
    emblems = game.emblems[: game.player_counts[0]]
    return Record(game.name, game.rules, tuple(Seat(each.label, each.name) for each in emblems), name)


def _of_position(wanted: Wanted) -> LiveDiagram:
    given = diagram.unpack(wanted.position, GAMES)
    game = GAMES[given.game]
    live = LiveDiagram(
        game=game,
        seats=given.players,
        seed=given.seed,
        positions=(given.set_up(game),),
        turns=(),
        at=0,
        start=0,
        selection=None,
        playable=wanted.playable is not False,
        gestures=tuple(Gesture(name, tuple(words)) for name, *words in given.gestures),
        show=wanted.show,
        language=wanted.language,
    )
    return _begun(live)


def _of_record(wanted: Wanted) -> LiveDiagram:
    """A moment of a game; of one with an illegal move, as far as it is legal."""
    record, said = link_codec.unpack(wanted.record, GAMES), ""
    game = GAMES[record.game]
    try:
        positions, turns = record.replay_all(game)
    except IllegalMove as why:
        record, said = why.good, str(why)
        positions, turns = record.replay_all(game)
    count = len(record.actions)
    at = min(int(wanted.at), count) if _is_number(wanted.at) else count
    playable = wanted.playable is True
    if playable:  # who plays on here has another game before him
        record, positions, turns = record.first(at), positions[: at + 1], turns[:at]
    live = LiveDiagram(
        game=game,
        seats=record.players,
        seed=record.seed,
        positions=positions,
        turns=turns,
        at=at,
        start=at,
        selection=None,
        playable=playable,
        record=wanted.record,
        show=wanted.show,
        said=said,
        language=wanted.language,
    )
    return replace(_begun(live), said=said)


def _begun(live: LiveDiagram) -> LiveDiagram:
    """The cards dealt that are due, the first gestures made."""
    if live.playable:
        live = _dealt(live)
    return _stood(replace(live, start=live.at), live.at)


def _touched(live: LiveDiagram, gesture: Gesture) -> Change:
    """Something is taken in hand, or an action is carried out."""
    touched = live.view.on_gesture(live.selection, live.seen, gesture)
    said = touched.announcement
    live = replace(live, selection=touched.selection, said=said)
    if touched.action is None:
        return live, [Announce(said)] if said else []
    try:
        live.position.check(touched.action)
    except IllegalAction as why:
        return replace(live, said=str(why)), [Announce(str(why))]
    turns, positions = live.turns[: live.at], live.positions[: live.at + 1]
    acted = _dealt(_carried_out(replace(live, turns=turns, positions=positions), touched.action))
    seen, effects = _seen(replace(acted, at=live.at), acted.at)
    if touched.next_selection is not None and seen.position.current_player == live.position.current_player:
        seen = replace(seen, selection=touched.next_selection)
    return seen, [*effects, Acted(str(touched.action), seen.position.is_over)]


def _taken_back(live: LiveDiagram, at: int) -> Change:
    back = _told(live, live.turns[at : live.at])
    said = _("Taken back: {sentence}").format(sentence=together(back[:1]))
    return replace(_stood(live, at), said=said), [Announce(said)]


def _seen(live: LiveDiagram, at: int) -> Change:
    """After so many turns, those of them that are new seen to happen."""
    since = min(at, live.at) if live.playable else max(at - 1, 0)
    sentences = _told(live, live.turns[since:at])
    live = replace(_stood(live, at), since=since)
    if live.playable:
        sentences.append(standing(live))
    return live, [Announce(together(sentences))] if sentences else []


def _told(live: LiveDiagram, turns: tuple[Move, ...]) -> list[str]:
    return log_sentences(live.game.name, turns, live.seats, live.viewer)


def _stood(live: LiveDiagram, at: int) -> LiveDiagram:
    """After so many turns, without anything seen to happen and nothing in hand but the first gestures."""
    live = replace(live, at=at, since=at, said="")
    return replace(live, selection=live.first_hand)


def _dealt(live: LiveDiagram) -> LiveDiagram:
    """Chance answers as long as it is asked."""
    dealer = Dealer(live.seed)
    while live.position.current_player == CHANCE:
        card = dealer.draw(draws(live.turns), live.position.legal_actions())
        live = _carried_out(live, card)
    return live


def _carried_out(live: LiveDiagram, action: Action) -> LiveDiagram:
    position = live.position.copy()
    turn = Move(position.current_player, str(action), tuple(position.apply(action)))
    return replace(
        live,
        positions=(*live.positions, position),
        turns=(*live.turns, turn),
        at=live.at + 1,
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= MOST_AT
