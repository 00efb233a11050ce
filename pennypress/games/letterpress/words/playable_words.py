"""The search for all listed words that cards can spell, and the most points of each.

The search follows the word graph letter by letter and uses up cards. A letter that has just been spelled by a
card may follow once more without another card, since any card with one letter may be doubled; so may a U
after the QU card. The most points use as many cards of a letter as there are, up to its number in the word.
Cards with several letters are tried at every place.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pennypress.games.letterpress.components import FACES, LONGEST_LISTED, QU, Cards
from pennypress.games.letterpress.words.dawg import END, HIGH, LAST, LETTER
from pennypress.games.letterpress.words.word_list import dawg

CAPITALS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
Q, U, NO_LETTER = 16, 20, -1


@lru_cache(maxsize=128)
def playable_words(cards: Cards) -> dict[str, int]:
    """Each listed word that these cards can spell, in capitals, with the most points it can score.

    The cards are sorted; shared ones and one's own are alike here. Do not change the result, which is cached.

    >>> playable_words(("I", "QU", "T", "u"))["QUIT"]
    12
    """
    return _Search(cards).found


class _Search:
    """One search."""

    def __init__(self, cards: Cards) -> None:
        self.left = [0] * 26
        """By letter, the cards that are not used yet."""
        self.values = [[0] * (LONGEST_LISTED + 1) for _letter in CAPITALS]
        """By letter, the points of its cards, the highest first; then zeros."""
        self.seen = [0] * 26
        """By letter, how often single cards have spelled it."""
        self.blocks: list[list[int]] = []
        """The numbers of the letters of each unused card with several letters, then its points."""
        found: list[list[int]] = [[] for _letter in CAPITALS]
        for card in cards:
            face = FACES[card]
            if face.is_one_letter or card == QU:
                letter = CAPITALS.index(face.letters[0])
                self.left[letter] += 1
                found[letter].append(face.points)
            else:
                self.blocks.append([*map(CAPITALS.index, face.letters), face.points])
        for letter, values in enumerate(found):
            self.values[letter][: len(values)] = sorted(values, reverse=True)
        graph = dawg()
        self.edges, self.nexts = graph.edges, graph.nexts
        self.found: dict[str, int] = {}
        self._walk(0, "", NO_LETTER, 0)

    def _walk(self, at: int, before: str, free: int, points: int) -> None:
        """Find all words that begin so; `free` is the letter that may follow without a card."""
        edges, nexts, left, seen, values, found = (
            self.edges, self.nexts, self.left, self.seen, self.values, self.found,
        )  # fmt: skip
        if self.blocks:
            self._try_blocks(at, before, points)
        while True:
            edge = edges[at]
            letter = edge & LETTER
            if letter == free or left[letter]:
                word = before + CAPITALS[letter]
                count = seen[letter]
                total = points + values[letter][count]
                if edge & END and found.get(word, -1) < total:
                    found[word] = total
                following = nexts[at] | (edge & HIGH) << 9
                if following:
                    seen[letter] = count + 1
                    if letter == free:
                        self._walk(following, word, NO_LETTER, total)
                    else:
                        left[letter] -= 1
                        self._walk(following, word, U if letter == Q else letter, total)
                        left[letter] += 1
                    seen[letter] = count
            if edge & LAST:
                return
            at += 1

    def _try_blocks(self, at: int, before: str, points: int) -> None:
        """Go on with each unused card of several letters."""
        for number, block in enumerate(self.blocks):
            *letters, value = block
            edge = self._follow(at, letters)
            if edge is None:
                continue
            word = before + "".join(CAPITALS[letter] for letter in letters)
            total = points + value
            if self.edges[edge] & END and self.found.get(word, -1) < total:
                self.found[word] = total
            following = self.nexts[edge] | (self.edges[edge] & HIGH) << 9
            if following:
                del self.blocks[number]
                self._walk(following, word, NO_LETTER, total)
                self.blocks.insert(number, block)

    def _follow(self, at: int, letters: list[int]) -> int | None:
        """The edge of the last of these letters, which follow each other from the node at `at`."""
        edges, edge = self.edges, -1
        for letter in letters:
            if edge >= 0:
                at = self.nexts[edge] | (edges[edge] & HIGH) << 9
                if not at:
                    return None
            while edges[at] & LETTER != letter:
                if edges[at] & LAST:
                    return None
                at += 1
            edge = at
        return edge
