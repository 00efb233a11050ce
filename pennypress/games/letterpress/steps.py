"""The phases of Letterpress, one small class each (`pennypress.components.phase_state_machine`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pennypress.components import draft
from pennypress.components.deck_with_bottom import plus
from pennypress.components.phase_state_machine import ChanceStep, Over, Step
from pennypress.components.sealed_choice import SealedStep
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.letterpress import (
    claiming,
    decks,
    drafting,
    events,
    phases,
    round_five,
    round_ranking,
    solo_rows,
    vote_on_words,
    word_choices,
    writing,
)
from pennypress.games.letterpress.actions import DONE, PASS, PlaceRow
from pennypress.games.letterpress.components import (
    DEALT,
    OPEN_CHALLENGES,
    SHARED_LETTERS,
    SHARED_VOWELS,
    SOLO_SHARED_LETTERS,
    VOWEL_DECK,
)
from pennypress.games.letterpress.state import State


class DrawStep(ChanceStep[State]):
    """A card is drawn from the deck that `deck` names."""

    def deck(self, state: State) -> str:
        """The name of the deck from which the next card comes."""
        return decks.LETTERS

    def actions(self, state: State, seat: int) -> list[Action]:
        return decks.draws(state, self.deck(state))

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return decks.refusal(state, self.deck(state), action)


# -- deal, draft, write


class DealCards(DrawStep):
    """Shared letters, open challenges, then five letter cards to each seat (rulebook p. 2)."""

    name = phases.DEAL

    def deck(self, state: State) -> str:
        wanted = _still_to_deal(state)
        assert wanted is not None
        return wanted

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        name = self.deck(state)
        card = decks.take(state, action)
        if name == decks.CHALLENGES:
            state.open_challenges = plus(state.open_challenges, (card,))
            happened.append(events.ChallengeOpened(card))
        elif len(state.shared) < _shared_cards(state):
            state.shared = plus(state.shared, (card,))
            happened.append(events.SharedCardDrawn(card))
        else:
            pack = _next_pack(state)
            assert pack is not None
            state.packs[pack] = (plus(state.packs[pack][0], (card,)),)
            happened.append(events.CardDealt(pack, card))
        following = _still_to_deal(state)
        if following is not None and decks.renew_if_empty(state, following, happened):
            return phases.DEAL
        if state.is_solo:
            return solo_rows.look_or_write(state, happened)
        return phases.WRITE if state.is_last_round else phases.DRAFT


def _shared_cards(state: State) -> int:
    letters = SOLO_SHARED_LETTERS if state.is_solo else SHARED_LETTERS
    return letters + SHARED_VOWELS


def _next_pack(state: State) -> int | None:
    """The pack that gets the next card, if one is not complete."""
    return next((pack for pack, contents in enumerate(state.packs) if len(contents[0]) < DEALT), None)


def _still_to_deal(state: State) -> str | None:
    """The deck from which the next card of the deal comes; None if all is dealt."""
    vowels = sum(card in VOWEL_DECK for card in state.shared)
    if len(state.shared) - vowels < _shared_cards(state) - SHARED_VOWELS:
        return decks.LETTERS
    if vowels < SHARED_VOWELS:
        return decks.VOWELS
    if state.has_draft and len(state.open_challenges) < OPEN_CHALLENGES:
        return decks.CHALLENGES
    return decks.LETTERS if _next_pack(state) is not None else None


class Draft(SealedStep[State]):
    """Everyone keeps a card of their pack (rulebook p. 2)."""

    name = phases.DRAFT

    def choosers(self, state: State) -> Sequence[int]:
        """L3: ascending, then descending, so that whoever holds the device keeps it."""
        return draft.one_device_order(state.pick, state.players)

    def actions(self, state: State, seat: int) -> list[Action]:
        return drafting.keeps(state.pack_of(seat))

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return drafting.refusal(state.pack_of(seat), action)

    def open(self, state: State, choices: Sequence[Action | None], happened: list[Event]) -> str:
        return drafting.pass_on(state, choices, happened)


class DrawToChoose(DrawStep):
    """Solo: a card is drawn to choose from (solo rules, step 2)."""

    name = phases.LOOK

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return solo_rows.drawn(state, decks.take(state, action), happened)


class KeepDrawn(Step[State]):
    """Solo: keep one of the cards drawn (solo rules, step 2)."""

    name = phases.KEEP_DRAWN

    def actions(self, state: State, seat: int) -> list[Action]:
        return drafting.keeps(state.looked_at)

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return drafting.refusal(state.looked_at, action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return solo_rows.keep_drawn(state, action, happened)


class WriteWords(SealedStep[State]):
    """Everyone writes a word or passes (rulebook p. 3)."""

    name = phases.WRITE

    def actions(self, state: State, seat: int) -> list[Action]:
        return [PASS, *word_choices.legal_words(state, seat)]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return writing.refusal(state, action, seat)

    def open(self, state: State, choices: Sequence[Action | None], happened: list[Event]) -> str:
        writing.announce(state, choices, happened)
        if vote_on_words.settle_or_ask_next_voter(state, happened):
            return phases.VOTE
        return _words_settled(state, happened)


class VoteOnWords(Step[State]):
    """The players vote on a word that is not on the list (L25)."""

    name = phases.VOTE

    def actions(self, state: State, seat: int) -> list[Action]:
        return vote_on_words.legal(state)

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return vote_on_words.refusal(state, action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        if vote_on_words.cast(state, action, happened):
            return phases.VOTE
        return _words_settled(state, happened)


def _words_settled(state: State, happened: list[Event]) -> str:
    """What follows when all words stand or are refused."""
    vote_on_words.take_back_refused(state)
    if state.is_last_round:
        return round_five.score(state, happened)
    return solo_rows.lay(state, happened) if state.is_solo else round_ranking.begin(state, happened)


class EasyWords(Step[State]):
    """Solo round five in easy mode: one word after the other (solo rules, L20)."""

    name = phases.WORDS

    def actions(self, state: State, seat: int) -> list[Action]:
        return [*word_choices.legal_words(state, seat), DONE]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return round_five.easy_refusal(state, action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return round_five.write_easy(state, action, happened)


# -- rank and claim


class Tie(DrawStep):
    """A tied player draws a letter (rulebook p. 4, L10)."""

    name = phases.TIE

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return round_ranking.drawn(state, decks.take(state, action), happened)


class ClaimLetters(Step[State]):
    """The player on turn claims letters (rulebook p. 4)."""

    name = phases.CLAIM

    def actions(self, state: State, seat: int) -> list[Action]:
        return claiming.letters(state)

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return claiming.letter_refusal(state, action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return claiming.claim_letter(state, action, happened)


class ClaimOneMore(ClaimLetters):
    """The reward of I3 and I4: one letter more."""

    name = phases.EXTRA

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return claiming.claim_extra(state, action, happened)


class ClaimChallenges(Step[State]):
    """The player on turn claims a challenge (rulebook p. 4)."""

    name = phases.CHALLENGE

    def actions(self, state: State, seat: int) -> list[Action]:
        return claiming.challenge_choices(state)

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return claiming.challenge_refusal(state, action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return claiming.claim_challenge(state, action, happened)


class DrawReward(DrawStep):
    """A card is drawn for the reward of I1, I2, I5 or I6."""

    name = phases.REWARD

    def deck(self, state: State) -> str:
        return claiming.reward_deck(state)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return claiming.reward_drawn(state, decks.take(state, action), happened)


class KeepOfReward(KeepDrawn):
    """The reward of I5 and I6: keep one of the cards looked at."""

    name = phases.KEEP_REWARD

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return claiming.keep_of_reward(state, action, happened)


# -- solo rows


class RowPlacement(Step[State]):
    """Solo: where the new row begins below the old one (solo rules)."""

    name = phases.PLACE

    def actions(self, state: State, seat: int) -> list[Action]:
        return list(map(PlaceRow, solo_rows.columns(state)))

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return solo_rows.place_refusal(state, action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return solo_rows.place(state, action, happened)


class Library(Step[State]):
    """Solo: collect a card of the library or return one (solo rules, step 4)."""

    name = phases.LIBRARY

    def actions(self, state: State, seat: int) -> list[Action]:
        return solo_rows.library_choices(state)

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return solo_rows.library_refusal(state, action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return solo_rows.take_from_library(state, action, happened)


STEPS: Final[dict[str, Step[State]]] = {
    step.name: step
    for step in (
        DealCards(),
        Draft(),
        DrawToChoose(),
        KeepDrawn(),
        WriteWords(),
        EasyWords(),
        VoteOnWords(),
        Tie(),
        ClaimLetters(),
        ClaimOneMore(),
        ClaimChallenges(),
        DrawReward(),
        KeepOfReward(),
        RowPlacement(),
        Library(),
        Over[State](),
    )
}
