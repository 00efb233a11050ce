"""Bots use only what their player may know: with other hidden cards and the same seed, they act the same."""

from __future__ import annotations

from random import Random

import pytest

from pennypress.bots.bot_interface import Bot
from pennypress.bots.greedy_bot import GreedyBot
from pennypress.bots.random_bot import RandomBot
from pennypress.bots.search_bot import TreeSearchBot
from tests.bots.hidden_hands_game import CARDS, Duel, DuelHeuristics

KNOWN = DuelHeuristics()
BOTS = {"random": RandomBot(), "greedy": GreedyBot(KNOWN), "search": TreeSearchBot(60, heuristics=KNOWN)}


@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
def test_hidden_cards_dealt_anew_lead_to_the_same_thought(bot: Bot) -> None:
    for deal in range(20):
        rng = Random(deal)
        mine = rng.sample(CARDS, 4)
        thoughts = set()
        for _again in range(5):
            thinking = bot.think(Duel.dealt(rng, mine), f"seed {deal}")
            while thinking.step():
                pass
            thoughts.add(str(thinking.assessment.to_json()))
        assert len(thoughts) == 1


def test_search_deals_hidden_cards_that_can_be_there() -> None:
    mine = [0, 1, 2, 3]
    dealt = [Duel.dealt(Random(n), mine).sampled_for(0, Random(n)).hands[1] for n in range(50)]
    assert {card for hand in dealt for card in hand} == set(CARDS) - set(mine)


def test_search_finds_the_card_that_wins_against_whatever_is_hidden() -> None:
    duel = Duel([[5, 0], [11, 4]])
    duel.shown = [1, 2, 3, 6, 7, 8, 9, 10]
    duel.apply(duel.legal_actions()[1])
    assert duel.next_to_act == 1
    assert str(TreeSearchBot(100, heuristics=KNOWN).choose(duel, "any")) == "card 11"
