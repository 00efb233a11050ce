"""The vote on words that are not on the list (L25), with the option `house-words`.

Words are put to the vote when they are announced, in seat order, each once. Everyone who did not write the
word votes openly, from the left of its first writer. It stands unless refusals outnumber acceptances.
"""

from __future__ import annotations

from pennypress.components.deck_with_bottom import plus
from pennypress.components.vote import Ballot, stands, voters
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.letterpress import decks, events
from pennypress.games.letterpress.actions import Vote
from pennypress.games.letterpress.state import State
from pennypress.games.letterpress.words.word_list import is_listed


def word_in_question(state: State) -> str | None:
    """The announced word that is put to the vote next; None if all are settled."""
    for written in state.words:
        if written and written.word not in state.verdicts and not is_listed(written.word):
            return written.word
    return None


def writers(state: State, word: str) -> list[int]:
    """The seats that wrote the word."""
    return [seat for seat, written in enumerate(state.words) if written and written.word == word]


def legal(state: State) -> list[Action]:
    """The three votes on the word in question."""
    word = word_in_question(state)
    assert word is not None
    return [Vote(ballot, word) for ballot in Ballot]


def refusal(state: State, action: Action) -> str | None:
    """Why one may not vote so, in a sentence; None if one may."""
    if isinstance(action, Vote) and action.word == word_in_question(state):
        return None
    return _("Vote on the word “{word}” first.").format(word=word_in_question(state))


def cast(state: State, action: Action, happened: list[Event]) -> bool:
    """Count a vote; whether a vote is still to come."""
    assert isinstance(action, Vote)
    happened.append(events.VoteCast(state.turn, action.word, action.ballot))
    state.ballots.append(action.ballot)
    return settle_or_ask_next_voter(state, happened)


def settle_or_ask_next_voter(state: State, happened: list[Event]) -> bool:
    """Settle the words on which all have voted; answers whether somebody has to vote, who is then on turn."""
    while (word := word_in_question(state)) is not None:
        authors = writers(state, word)
        asked = voters(authors[0], state.players, authors)
        if len(state.ballots) < len(asked):
            state.turn = asked[len(state.ballots)]
            return True
        state.verdicts[word] = stands(state.ballots)
        accepted, refused = state.ballots.count(Ballot.ACCEPT), state.ballots.count(Ballot.REFUSE)
        happened.append(events.WordJudged(word, state.verdicts[word], accepted, refused))
        state.ballots = []
    return False


def take_back_refused(state: State) -> None:
    """Who wrote a refused word has none (L8), and the cards used count as unused, but all have seen them."""
    for seat, written in enumerate(state.words):
        if written is None or state.verdicts.get(written.word, True):
            continue
        state.words[seat] = None
        used, state.drafted[seat] = state.drafted[seat], ()
        if state.is_last_round:
            state.collections[seat] = plus(state.collections[seat], used)
            state.shown[seat] = plus(state.shown[seat], used)
        else:
            decks.put_back(state, used)
