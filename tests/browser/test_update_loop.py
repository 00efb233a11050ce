"""The message loop: all consequences of a message happen before the page is drawn, and errors stay local."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from pennypress.app.effects import Announce, Effect, Remove, Save
from pennypress.app.message import Message
from pennypress.app.model import Change, Environment, Model
from pennypress.app.page.messages import Dismiss
from pennypress.app.play.messages import Undo
from pennypress.app.storage.messages import StorageFailed
from pennypress.app.update import init
from pennypress.browser import update_loop
from pennypress.browser.update_loop import Loop

ENVIRONMENT = Environment("1898-02-15T21:40:00+00:00", "maine")

Answer = Callable[[dict[type[Message], list[Effect]]], None]


class LoopHost:
    """A world with full storage that records what it is asked."""

    def __init__(self) -> None:
        self.noted: list[object] = []
        self.loop: Loop

    def environment(self) -> Environment:
        return ENVIRONMENT

    def carry_out(self, effect: Effect) -> None:
        self.noted.append(effect)
        if isinstance(effect, Remove):
            raise OSError(effect.key)
        if isinstance(effect, Save):
            self.loop.dispatch(StorageFailed(effect.key, "full"))

    def draw_soon(self) -> None:
        self.noted.append("draw")

    def report_error(self, error: Exception) -> None:
        self.noted.append(type(error))


@dataclass
class Answers:
    """An `update` that returns these effects for each message."""

    effects: dict[type[Message], list[Effect]]

    def __call__(self, model: Model, message: Message, environment: Environment) -> Change:
        effects = self.effects[type(message)]
        return replace(model, settings=f"{model.settings} {type(message).__name__}".strip()), effects


@pytest.fixture
def world() -> LoopHost:
    world = LoopHost()
    world.loop = Loop(world, init({}, "", ENVIRONMENT)[0])
    return world


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answer:
    return lambda effects: monkeypatch.setattr(update_loop, "update", Answers(effects))


def test_effects_and_what_they_answer_come_before_the_drawing(world: LoopHost, answer: Answer) -> None:
    save, told, failed = Save("key", "text"), Announce("Saved."), Announce("Not saved.")
    answer({Undo: [save, told], StorageFailed: [failed]})
    world.loop.dispatch(Undo())
    assert world.noted == [save, told, failed, "draw"]
    assert world.loop.model.settings == "Undo StorageFailed"


def test_messages_that_come_together_are_drawn_once(world: LoopHost, answer: Answer) -> None:
    answer({Undo: [], Dismiss: []})
    world.loop.dispatch(Undo(), Dismiss(), Undo())
    assert world.noted == ["draw"]
    assert world.loop.model.settings == "Undo Dismiss Undo"


def test_a_message_that_breaks_update_leaves_the_model_as_it_was(world: LoopHost, answer: Answer) -> None:
    answer({Undo: []})
    world.loop.dispatch(Undo(), Dismiss(), Undo())
    assert world.noted == [KeyError, "draw"]
    assert world.loop.model.settings == "Undo Undo"


def test_an_effect_that_breaks_keeps_no_other_from_being_carried_out(world: LoopHost, answer: Answer) -> None:
    remove, told = Remove("key"), Announce("Gone.")
    answer({Undo: [remove, told]})
    world.loop.dispatch(Undo())
    assert world.noted == [remove, OSError, told, "draw"]


def test_the_first_effects_are_carried_out_too(world: LoopHost, answer: Answer) -> None:
    save = Save("key", "text")
    answer({StorageFailed: []})
    world.loop.begin([save])
    assert world.noted == [save, "draw"]
    assert world.loop.model.settings == "StorageFailed"
