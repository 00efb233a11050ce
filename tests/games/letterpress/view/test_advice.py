"""Advice of Letterpress: every action has a request and a reason, and reasons are true of the position."""

from __future__ import annotations

from random import Random

import pytest

from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import parse_action
from pennypress.games.letterpress.meta import GAME
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view import advice
from tests.engine.random_games import GameSetup, moments
from tests.games.letterpress.positions import do, draw, writing


def request(table: Letterpress, text: str) -> str:
    return advice.request(table, parse_action(text))


def reason(table: Letterpress, text: str, seat: int | None = None) -> str:
    return advice.reason(table, parse_action(text), seat)


SETUPS = [GameSetup(GAME, players, ()) for players in GAME.player_counts]
SETUPS.append(GameSetup(GAME, 1, ("easy", "hard")))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_action_has_a_request_and_a_reason(setup: GameSetup) -> None:
    rng = Random(str(setup))
    for moment in moments(setup, 4):
        table = moment.position
        assert isinstance(table, Letterpress)
        if table.next_to_act < 0:
            continue
        legal = table.legal_actions()
        for action in rng.sample(list(legal), min(4, len(legal))):
            for text in (advice.request(table, action), advice.reason(table, action)):
                assert text[0].isupper()
                assert text.endswith(".")
                assert "{" not in text
                assert "None" not in text


@pytest.mark.parametrize("players", [2, 5])
def test_reasons_tell_nothing_that_the_seat_may_not_know(players: int) -> None:
    rng = Random(players)
    for moment in moments(GameSetup(GAME, players, ()), 6):
        table = moment.position
        assert isinstance(table, Letterpress)
        if table.next_to_act < 0:
            continue
        action = rng.choice(list(table.legal_actions()))
        other = table.sampled_for(table.next_to_act, rng)
        assert advice.reason(other, action) == advice.reason(table, action)


def test_writing_names_the_cards_compares_the_points_and_tells_the_challenge() -> None:
    table = writing(2, "L E T T R", shared="E N a", challenges="I2 K1 K2")
    assert request(table, "write LETTER L +E T T E R") == "Write LETTER with L, shared E, T, T, E, R."
    assert request(table, "write LETTER L +E T* E R") == "Write LETTER with L, shared E, T twice, E, R."
    told = reason(table, "write LETTER L +E T T E R")
    assert told == (
        "It scores 10 points; your cards could score 11. It meets the challenge “6 letters or more,"
        " the same letter twice in a row”. The reward: Take the top vowel card."
    )
    assert reason(table, "write ANT +a +N T") == "It scores 5 points; your cards could score 11."
    assert request(table, "pass") == "Write no word."
    assert reason(table, "pass") == "Your cards could score 11 points."


def test_in_round_five_the_unused_cards_are_told() -> None:
    table = writing(2, shared="U D a", collections=["B E T", "Z"], game_round=5)
    assert reason(table, "write BEAT B E +a T") == (
        "It scores 9 points; your cards could score 14. If points are tied, your unused cards count 0 points."
    )


def test_a_card_is_judged_by_the_best_word_that_it_makes_possible() -> None:
    table = writing(2, "L E T T R", shared="E N a")
    table.phase = phases.DRAFT
    table.drafted[0] = ("B",)
    table.shared = ("A",)
    assert request(table, "keep T") == "Keep the letter T."
    assert reason(table, "keep T") == "With it your cards can spell BAT for 8 points, not only BAA for 6."
    table.drafted[0] = ("Z",)
    assert reason(table, "keep W") == "It is worth 6 points, but makes no better word possible yet."


def test_claims_are_judged_by_the_collection() -> None:
    table = writing(2, "B E T A R", shared="S N u", challenges="K9 I1 K2", collections=["O T", ""])
    do(table, "0: write BET B E T", "1: pass")
    assert request(table, "claim B") == "Claim the letter B."
    assert reason(table, "claim B") == (
        "With it your collection can spell BOOT for 8 points, not only TO for 3."
    )
    assert reason(table, "done") == "You could still claim 2 letters."
    do(table, "done")
    assert request(table, "challenge K9") == "Claim the challenge “Exactly one vowel”."
    assert reason(table, "challenge K9") == (
        "You keep the card S, worth 2 points in round five."
        " With it your collection can spell SOOT for 5 points, not only TO for 3."
    )
    assert request(table, "done") == "Claim no challenge."


def test_rewards() -> None:
    table = writing(2, "S T R A P", "I N D E X", shared="O L u", challenges="I5 K1 K2")
    do(table, "0: write STRAP S T R A P", "1: pass", "done")
    assert reason(table, "challenge I5") == "The reward: Look at the top 3 letter cards and keep one."
    do(table, "challenge I5")
    draw(table, "A", "B", "C")
    assert reason(table, "keep B") == "It is worth 5 points, but makes no better word possible yet."
    assert reason(table, "keep A") == "With it your collection can spell A for 1 point."


def test_placing_a_row_and_the_library() -> None:
    """Figure 2: LETTER above PRESS."""
    table = writing(1, "P R E S X", shared="S e", row="L E T T E R", game_round=2)
    do(table, "write PRESS P R E S*")
    assert request(table, "place 0") == "Place PRESS so that both rows begin in the same column."
    assert request(table, "place 2") == (
        "Place PRESS so that it begins 2 columns to the right of where the old row begins."
    )
    assert request(table, "place -1") == (
        "Place PRESS so that it begins 1 column to the left of where the old row begins."
    )
    assert reason(table, "place 0") == "You collect E, L and T, worth 5 points."
    assert (
        reason(table, "place 2") == "You collect E, R, T and T, worth 7 points. No other place brings more."
    )
    do(table, "place 2")
    assert request(table, "return X") == "Return the letter X from the library to its deck."
    assert reason(table, "return X") == "That leaves the library, and so the Rotary Printer, 3 points."


@pytest.mark.parametrize(
    ("options", "library", "action", "told"),
    [
        ((), "Z", "write BET B E T", "That beats the Rotary Printer, which has 7."),
        ((), "Z A", "write BET B E T", "That does not beat the Rotary Printer, which has 8."),
        (("hard",), "Z", "write BE B E", "That does not beat the Rotary Printer, which has 9."),
        (("easy", "hard"), "Z", "write BE B E", "If you stop after it, you have 6 and the Rotary Printer 9."),
        (("easy",), "Z", "done", "You finish with 0; the Rotary Printer has 7."),
    ],
)
def test_the_last_words_of_a_solo_game(
    options: tuple[str, ...], library: str, action: str, told: str
) -> None:
    table = writing(1, shared="", game_round=5, collections=["B E T"], library=library, options=options)
    assert reason(table, action).endswith(told)


def test_votes_are_explained() -> None:
    table = writing(2, "B A T E S", "D I N O Z", shared="C L e", options=["house-words"])
    do(table, "0: write BATE B A T E", "1: write ZOD Z O D")
    assert request(table, "refuse ZOD") == "Refuse the word ZOD."
    assert request(table, "abstain ZOD") == "Abstain on the word ZOD."
    assert reason(table, "accept ZOD") == (
        "This word is not on the list. It counts unless more players refuse it than accept it."
    )
