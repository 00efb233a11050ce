"""The draft: keeping a card and passing the packs on (rulebook p. 2)."""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.components import draft
from pennypress.components.deck_with_bottom import minus
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.letterpress import events, phases
from pennypress.games.letterpress.actions import Keep
from pennypress.games.letterpress.components import PICKS, Cards
from pennypress.games.letterpress.state import State


def keeps(cards: Cards) -> list[Action]:
    """Keeping one of these cards: an action for each name."""
    return [Keep(card) for card in dict.fromkeys(cards)]


def refusal(cards: Cards, action: Action) -> str | None:
    """Why one may not keep that of these cards, in a sentence; None if one may."""
    if not isinstance(action, Keep):
        return _("Choose a card to keep.")
    return None if action.card in cards else _("You do not have this card to choose from.")


def pass_on(state: State, choices: Sequence[Action | None], happened: list[Event]) -> str:
    """Carry out the choices of all seats; packs go to the left. After the last pick everyone writes."""
    pick = state.pick
    for seat, choice in enumerate(choices):
        assert isinstance(choice, Keep)
        pack = draft.pack_held(seat, pick, state.players)
        state.packs[pack] += (minus(state.packs[pack][-1], (choice.card,)),)
        state.drafted[seat] += (choice.card,)
    last = pick == PICKS
    happened.append(events.PacksPassed(last))
    if not last:
        return phases.DRAFT
    for seat in range(state.players):
        state.drafted[seat] += state.pack_of(seat)
    return phases.WRITE
