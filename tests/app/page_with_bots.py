"""A page without a browser whose bots really think, when the test tells them to."""

from __future__ import annotations

import random

from pennypress.app import effects
from pennypress.app.bots.messages import BotAnswered, BotFailed
from pennypress.app.lobby.messages import ChooseLevel, ChoosePlayers
from pennypress.bots.worker_api import Question
from tests.app.page_without_browser import Origin, Page


class House(Page):
    """A tab with its worker."""

    def __init__(self, origin: Origin | None = None, fragment: str = "") -> None:
        self.asked: dict[str, effects.Think] = {}
        self.hurried: list[str] = []
        super().__init__(origin, fragment)

    def _carry_out(self, wanted: list[effects.Effect]) -> None:
        for effect in wanted:
            match effect:
                case effects.Think(ticket) if ticket.startswith("move:"):
                    assert not self.asked, "two bots think at once"
                    self.asked[ticket] = effect
                case effects.CancelQuestion(ticket) if ticket.startswith("move:"):
                    del self.asked[ticket]
                case effects.AnswerNow(ticket):
                    assert ticket in self.asked
                    self.hurried.append(ticket)
        super()._carry_out(wanted)

    @property
    def ticket(self) -> str:
        """The ticket of the only open question."""
        (ticket,) = self.asked
        return ticket

    @property
    def question(self) -> str:
        return self.asked[self.ticket].question

    def answer(self) -> None:
        """Let the bot finish its search and answer."""
        self.send(BotAnswered(self.ticket, thought_about(self.asked.pop(self.ticket).question)))

    def fail(self) -> None:
        """Make the worker fail."""
        ticket = self.ticket
        del self.asked[ticket]
        self.send(BotFailed(ticket))

    def let_bots_play(self) -> None:
        """Let the bots play until a person is to act or the game is over."""
        while self.asked:
            self.answer()

    def act_and_let_play(self, rng: random.Random) -> None:
        """A person's action, and then the bots' actions."""
        self.act(rng)
        self.let_bots_play()


def thought_about(question: str) -> str:
    """The bot's answer to the question."""
    asked = Question(question)
    while asked.think(1):
        pass
    return asked.answer()


def seated(*levels: str, origin: Origin | None = None, **form: str) -> House:
    """A table with these players: a bot's level, or '' for a person."""
    house = House(origin)
    house.send(ChoosePlayers(len(levels)))
    house.send(*(ChooseLevel(line, level) for line, level in enumerate(levels)))
    house.start(**{"seed": "a-fixed-deal", **form})
    return house
