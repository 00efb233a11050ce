"""Claims: letters, then one challenge, in the order of rank; rewards of challenges (rulebook p. 4)."""

from __future__ import annotations

from typing import Final

from pennypress.components.deck_with_bottom import minus, plus
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.letterpress import decks, end_of_turn, events, phases
from pennypress.games.letterpress.actions import DONE, Claim, ClaimChallenge, Done, Keep
from pennypress.games.letterpress.challenges import meets
from pennypress.games.letterpress.components import KEPT, Card, Cards, claims
from pennypress.games.letterpress.spelling import written_word
from pennypress.games.letterpress.state import State

GAINED_FROM: Final = {"I1": decks.LETTERS, "I2": decks.VOWELS}
"""Rewards that put the top card of a deck into the collection."""
ONE_MORE_LETTER: Final = ("I3", "I4")
LOOKED_AT_FROM: Final = {"I5": (decks.LETTERS,) * 3, "I6": (decks.LETTERS, decks.VOWELS)}
"""Rewards that look at the top cards of these decks and keep one."""


def begin(state: State, happened: list[Event]) -> str:
    """The player ranked first claims."""
    return _ask(state, 0, happened)


def _ask(state: State, place: int, happened: list[Event]) -> str:
    """The questions to the player at that place of the order; after the last one the round ends."""
    if place == state.players:
        return end_of_turn.end_round(state, happened)
    (state.turn,) = state.order[place]
    state.claims_left = claims(state.players, place + 1)
    return _letters_or_on(state, happened)


def _next_player(state: State, happened: list[Event]) -> str:
    return _ask(state, state.order.index((state.turn,)) + 1, happened)


def _letters_or_on(state: State, happened: list[Event]) -> str:
    """L12: who has nothing to choose from is passed over."""
    if state.claims_left and state.in_play:
        return phases.CLAIM
    state.claims_left = 0
    return phases.CHALLENGE if met_challenges(state) else _next_player(state, happened)


# -- letters


def letters(state: State) -> list[Action]:
    """Claiming one of the letters in play, or none."""
    return [*(Claim(card) for card in dict.fromkeys(state.in_play)), DONE]


def letter_refusal(state: State, action: Action) -> str | None:
    """Why one may not claim this letter, in a sentence; None if one may."""
    match action:
        case Claim(card):
            return None if card in state.in_play else _("This letter is not in play.")
        case Done():
            return None
        case _:
            return _("Claim a letter, or none.")


def claim_letter(state: State, action: Action, happened: list[Event]) -> str:
    """Claim a letter, or stop. L11: taking none does not forfeit the challenge."""
    if isinstance(action, Claim):
        _take_letter(state, action.card, happened)
        state.claims_left -= 1
    else:
        happened.append(events.ClaimDeclined(state.turn, phases.CLAIM))
        state.claims_left = 0
    return _letters_or_on(state, happened)


def _take_letter(state: State, card: Card, happened: list[Event]) -> None:
    state.in_play = minus(state.in_play, (card,))
    gain(state, state.turn, card)
    happened.append(events.LetterClaimed(state.turn, card))


def gain(state: State, seat: int, card: Card, is_shown: bool = True) -> None:
    """Put a card into a collection, seen by all or by its owner only."""
    state.collections[seat] = plus(state.collections[seat], (card,))
    if is_shown:
        state.shown[seat] = plus(state.shown[seat], (card,))


# -- challenges


def met_challenges(state: State) -> Cards:
    """The open challenges that the word of the player on turn has met."""
    written = state.words[state.turn]
    if written is None:
        return ()
    word = written_word(written.word, written.spelling)
    others = [len(each.word) if each else 0 for seat, each in enumerate(state.words) if seat != state.turn]
    return tuple(each for each in state.open_challenges if meets(each, word, others))


def challenge_choices(state: State) -> list[Action]:
    """Claiming a challenge that was met, or none."""
    return [*map(ClaimChallenge, met_challenges(state)), DONE]


def challenge_refusal(state: State, action: Action) -> str | None:
    """Why one may not claim this challenge, in a sentence; None if one may."""
    match action:
        case ClaimChallenge(card):
            if card not in state.open_challenges:
                return _("This challenge is not open.")
            return None if card in met_challenges(state) else _("Your word has not met this challenge.")
        case Done():
            return None
        case _:
            return _("Claim a challenge, or none.")


def claim_challenge(state: State, action: Action, happened: list[Event]) -> str:
    """Claim a challenge: it is kept, or its reward is carried out at once."""
    if not isinstance(action, ClaimChallenge):
        happened.append(events.ClaimDeclined(state.turn, phases.CHALLENGE))
        return _next_player(state, happened)
    state.open_challenges = minus(state.open_challenges, (action.card,))
    happened.append(events.ChallengeClaimed(state.turn, action.card))
    if action.card in KEPT:
        gain(state, state.turn, action.card)
        return _next_player(state, happened)
    state.reward = action.card
    if action.card in ONE_MORE_LETTER:
        return phases.EXTRA if state.in_play else _reward_done(state, happened)
    return _draw_or_on(state, happened)


def _reward_done(state: State, happened: list[Event]) -> str:
    """The immediate challenge goes to the bottom of its deck. L13: its reward may do nothing."""
    assert state.reward is not None
    decks.put_back(state, (state.reward,))
    state.reward = None
    return _next_player(state, happened)


def claim_extra(state: State, action: Action, happened: list[Event]) -> str:
    """I3 and I4: claim one more letter, or none."""
    if isinstance(action, Claim):
        _take_letter(state, action.card, happened)
    else:
        happened.append(events.ClaimDeclined(state.turn, phases.EXTRA))
    return _reward_done(state, happened)


# -- rewards that draw


def reward_deck(state: State) -> str:
    """The deck from which the reward draws next."""
    assert state.reward is not None
    if state.reward in GAINED_FROM:
        return GAINED_FROM[state.reward]
    return _still_to_look_at(state)[0]


def _still_to_look_at(state: State) -> list[str]:
    """The decks from which the reward still looks at a card, in order."""
    assert state.reward is not None
    wanted = list(LOOKED_AT_FROM[state.reward])
    for card in state.looked_at:
        wanted.remove(decks.DECK_OF[card])
    return wanted


def _draw_or_on(state: State, happened: list[Event]) -> str:
    """Draw the next card of a reward, choose from those looked at, or go on."""
    assert state.reward is not None
    if state.reward in GAINED_FROM:
        can = decks.renew_if_empty(state, GAINED_FROM[state.reward], happened)
        return phases.REWARD if can else _reward_done(state, happened)
    wanted = _still_to_look_at(state)
    if wanted and decks.renew_if_empty(state, wanted[0], happened):
        return phases.REWARD
    return phases.KEEP_REWARD if state.looked_at else _reward_done(state, happened)


def reward_drawn(state: State, card: Card, happened: list[Event]) -> str:
    """A card was drawn for a reward: it is gained (I1, I2) or looked at (I5, I6)."""
    if state.reward in GAINED_FROM:
        gain(state, state.turn, card, is_shown=False)
        happened.append(events.CardGained(state.turn, card))
        return _reward_done(state, happened)
    state.looked_at = plus(state.looked_at, (card,))
    happened.append(events.CardLookedAt(state.turn, card))
    return _draw_or_on(state, happened)


def keep_of_reward(state: State, action: Action, happened: list[Event]) -> str:
    """I5 and I6: keep one card; the others go to the bottoms of their decks, known to that player only."""
    assert isinstance(action, Keep)
    gain(state, state.turn, action.card, is_shown=False)
    decks.put_back(state, minus(state.looked_at, (action.card,)), known_to=state.turn)
    state.looked_at = ()
    happened.append(events.CardKept(state.turn, action.card))
    return _reward_done(state, happened)
