"""The targets of the fuzzer: for each kind of input, how a case is made and what must hold.

A damaged input may only lead to a sentence of ours. `Case.run` raises anything else.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from pennypress.app.bots import bot_pace
from pennypress.app.embed.embed_worker import OpenDiagrams
from pennypress.app.lobby import lobby_form
from pennypress.app.model import Environment, Lobby, Model
from pennypress.app.page.view import view
from pennypress.app.settings import update as settings
from pennypress.app.storage import save_format
from pennypress.app.update import init
from pennypress.engine import diagram_codec, link_codec
from pennypress.engine.record import BadRecord, IllegalMove
from pennypress.engine.rules_interface import Position
from pennypress.games import GAMES
from pennypress.games.view_kit.render_html import html_of
from tests.fuzz.damage import STRINGS, damaged_json, damaged_text, json_text, link_text
from tests.fuzz.seeds import packed_bombs, seeds

PLAYED_ON = 200
"""Random actions that an accepted diagram has to survive."""
ENVIRONMENT = Environment("2026-03-12T11:30:00+00:00", "fresh", "https://press.example/")


@dataclass(frozen=True)
class Case:
    """A damaged input: its kind, its content, and the code to run on it."""

    kind: str
    given: Any
    """Plain data, written to a file if the case fails."""
    test: Callable[[Any, Random], None]

    def run(self, rng: Random) -> None:
        self.test(self.given, rng)


def case(seed: int, number: int) -> tuple[Case, Random]:
    """The case with that number, and its random generator, the same in every run."""
    rng = Random(f"{seed} {number}")
    kind, make, test = rng.choices(KINDS, WEIGHTS)[0]
    return Case(kind, make(rng), test), rng


# -- how inputs are made


def _text(kind: str, rng: Random) -> str:
    """A valid text of that kind from `Seeds`, damaged."""
    good = getattr(seeds(), kind)
    return _damaged(rng.choice(good), good, rng)


_save = partial(_text, "saves")
_settings = partial(_text, "settings")
_index = partial(_text, "indexes")
_daily = partial(_text, "dailies")


def _link(rng: Random) -> str:
    good = seeds().records
    return _packed(rng.choice(good), good, rng)


def _diagram(rng: Random) -> str:
    """A damaged diagram; most have an almost valid position, which may pass validation."""
    good = seeds().diagrams
    data = rng.choice(good)
    if rng.random() < 0.3:
        return _packed(data, good, rng)
    position = damaged_json(data["position"], [each["position"] for each in good], rng, gently=True)
    return link_text(json_text({**data, "position": position}, rng))


def _damaged(data: Any, others: Any, rng: Random) -> str:
    """JSON damaged part by part or as text; sometimes undamaged, or something else altogether."""
    chance = rng.random()
    if chance < 0.05:
        return rng.choice(STRINGS)
    if chance < 0.6:
        data = damaged_json(data, others, rng, gently=rng.random() < 0.3)
    text = json_text(data, rng)
    return damaged_text(text, json_text(rng.choice(others), rng), rng) if chance > 0.75 else text


def _packed(data: Any, others: Any, rng: Random) -> str:
    """A link whose content, and sometimes its characters, are damaged."""
    chance = rng.random()
    if chance < 0.002:
        return rng.choice(packed_bombs())
    packed = link_text(_damaged(data, others, rng))
    return (
        damaged_text(packed, link_text(json_text(rng.choice(others), rng)), rng) if chance > 0.85 else packed
    )


def _start(rng: Random) -> dict[str, Any]:
    stored = {}
    for _table in range(rng.randrange(4)):
        stored[f"{save_format.TABLE}{rng.choice(('a', 'b', 'x-1', *STRINGS))}"] = _save(rng)
    if rng.random() < 0.7:
        stored[save_format.INDEX] = _index(rng)
    if rng.random() < 0.7:
        stored[save_format.SETTINGS] = _settings(rng)
    if rng.random() < 0.7:
        stored[save_format.DAILY] = _daily(rng)
    stored[rng.choice(STRINGS)] = rng.choice(STRINGS)
    tables = ("#/table/a", "#/table/b", "#/table/x-1")
    where = ("", "#/", *tables, "#/daily/penny-press", f"#/replay/{_link(rng)}", rng.choice(STRINGS))
    fragment = rng.choice(where) + rng.choice(("", "", "", "/1", "/99", "/x"))
    return {"stored": stored, "fragment": fragment, "language": rng.choice(("en", "ja"))}


# -- what must hold


def _test_save(text: str, rng: Random) -> None:
    read = save_format.read(text)
    if isinstance(read, save_format.Damaged):
        assert read.problem
        return
    again = save_format.read(save_format.write(read))
    assert isinstance(again, save_format.Saved)
    assert (again.name, again.modified, again.lesson) == (read.name, read.modified, read.lesson)
    assert again.table.record == read.table.record
    read.table.undo()
    read.table.redo()


def _test_link(text: str, rng: Random) -> None:
    try:
        record = link_codec.unpack(text, GAMES)
    except BadRecord as why:
        _is_said(why)
        return
    try:
        record.replay(GAMES[record.game])
    except IllegalMove as why:
        _is_said(why)
        why.good.replay(GAMES[record.game])
    assert link_codec.unpack(link_codec.pack(record), GAMES) == record


def _test_diagram(text: str, rng: Random) -> None:
    try:
        read = diagram_codec.unpack(text, GAMES)
        position = read.set_up(GAMES[read.game])
    except BadRecord as why:
        _is_said(why)
        return
    _play_on(position, rng)
    if rng.random() < 0.2:
        _open({"position": text, "playable": rng.choice((True, False, None))})


def _play_on(position: Position, rng: Random) -> None:
    """Carry out random actions; there must always be one until the game is over."""
    for _action in range(PLAYED_ON):
        assert position.problems() == []
        if position.is_over:
            assert position.winners or position.players == 1  # a game alone may be lost
            return
        legal = position.legal_actions()
        assert legal, position.to_json()
        action = legal[-1] if rng.random() < 0.2 else rng.choice(legal)
        position.check(action)
        position.apply(action)


def _open(attributes: dict[str, Any]) -> None:
    answer = json.loads(OpenDiagrams().open(1, json.dumps(attributes)))
    assert "fault" not in answer, answer["fault"]
    assert answer["html"]


def _is_said(why: BadRecord) -> None:
    """Check that the reason is a whole sentence."""
    assert str(why)[-1:] in (".", "。", "!", "”"), repr(why)


def _test_index(text: str, rng: Random) -> None:
    ids = save_format.read_index(text)
    assert save_format.read_index(save_format.write_index(ids)) == ids


def _test_settings(text: str, rng: Random) -> None:
    form = lobby_form.fresh(text, "fresh")
    assert form.players in form.game.player_counts
    model = Model(Lobby(form), settings=text)
    assert bot_pace.pace_of(model) in bot_pace.PACES.values()
    assert settings.chosen_theme(model) in settings.THEMES
    assert save_format.read_settings(save_format.with_settings(text, {"pace": "brisk"}))["pace"] == "brisk"


def _test_start(given: dict[str, Any], rng: Random) -> None:
    model, _effects = init(given["stored"], given["fragment"], ENVIRONMENT, given["language"])
    assert html_of(view(model))
    if given["fragment"].startswith("#/replay/") and rng.random() < 0.3:
        _open({"record": given["fragment"].removeprefix("#/replay/"), "playable": rng.random() < 0.5})


KINDS = (
    ("save", _save, _test_save),
    ("link", _link, _test_link),
    ("diagram", _diagram, _test_diagram),
    ("index", _index, _test_index),
    ("settings", _settings, _test_settings),
    ("start", _start, _test_start),
)
WEIGHTS = (22, 22, 26, 8, 10, 12)
