"""A word list as a DAWG (directed acyclic word graph): words that begin or end alike share their letters.

The graph is a table of edges of 24 bits each, grouped by the node that they leave. It is searched as it lies;
nothing is unpacked. The first node is the beginning of all words. An edge has

* a byte: the letter (5 bits, `a` is 0), whether a word ends here (`END`), whether it is the last edge of its
  node (`LAST`), and bit 16 of the index of the first edge of the next node (`HIGH`);
* two bytes, little-endian: bits 0 to 15 of that index. Index 0 means that nothing follows.

All first bytes come first, then all pairs.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator
from typing import Final

LETTER: Final = 31
END: Final = 32
LAST: Final = 64
HIGH: Final = 128


class Dawg:
    """A set of words in lower case, iterated in alphabetical order.

    >>> words = Dawg(packed(["be", "bed", "bee"]))
    >>> "bed" in words, "bd" in words, list(words)
    (True, False, ['be', 'bed', 'bee'])
    """

    __slots__ = ("edges", "nexts")

    edges: bytes
    """The first byte of each edge."""
    nexts: array[int]
    """The other two bytes of each edge, as a number."""

    def __init__(self, data: bytes) -> None:
        count = len(data) // 3
        self.edges = data[:count]
        self.nexts = array("H", data[count:])
        if sys.byteorder == "big":
            self.nexts.byteswap()

    def __contains__(self, word: str) -> bool:
        at, ends = 0, False
        for position, letter in enumerate(word):
            edge = self._edge(at, ord(letter) - 97) if at or not position else None
            if edge is None:
                return False
            at, ends = self.next_of(edge), bool(self.edges[edge] & END)
        return ends

    def __iter__(self) -> Iterator[str]:
        return self._words(0, "")

    def next_of(self, edge: int) -> int:
        """The index of the first edge of the node to which an edge leads; 0 if nothing follows."""
        return self.nexts[edge] | (self.edges[edge] & HIGH) << 9

    def _edge(self, at: int, letter: int) -> int | None:
        """The edge with that letter among those of the node whose first edge is `at`."""
        while (edge := self.edges[at]) & LETTER != letter:
            if edge & LAST:
                return None
            at += 1
        return at

    def _words(self, at: int, before: str) -> Iterator[str]:
        while True:
            edge = self.edges[at]
            word = before + chr(97 + (edge & LETTER))
            if edge & END:
                yield word
            if following := self.next_of(at):
                yield from self._words(following, word)
            if edge & LAST:
                return
            at += 1


def packed(words: Iterable[str]) -> bytes:
    """The data of a `Dawg` with these words, which are sorted, in lower case and all different."""
    return _Builder(words).data()


class _Node:
    """A node while the graph is built: by letter, whether a word ends there and what follows."""

    __slots__ = ("ends", "following")

    def __init__(self) -> None:
        self.ends: dict[str, bool] = {}
        self.following: dict[str, _Node] = {}

    def key(self) -> tuple[tuple[str, bool, int], ...]:
        """Equal for nodes after which the same may follow, if what follows is shared already."""
        return tuple((letter, end, id(self.following.get(letter))) for letter, end in self.ends.items())


class _Builder:
    """Builds the smallest graph from sorted words: a node is shared as soon as it is complete."""

    def __init__(self, words: Iterable[str]) -> None:
        self.root = _Node()
        self.shared: dict[tuple[tuple[str, bool, int], ...], _Node] = {}
        path = [self.root]
        before = ""
        for word in words:
            common = next(
                (n for n, (a, b) in enumerate(zip(before, word, strict=False)) if a != b), len(before)
            )
            self._share(path, before, common)
            for letter in word[common:]:
                path[-1].ends.setdefault(letter, False)
                path.append(path[-1].following.setdefault(letter, _Node()))
            path[len(word) - 1].ends[word[-1]] = True
            before = word
        self._share(path, before, 0)

    def _share(self, path: list[_Node], word: str, keep: int) -> None:
        """Replace the complete nodes of a path by equal ones that exist; the first `keep` letters go on."""
        while len(path) > keep + 1:
            node = path.pop()
            letter = word[len(path) - 1]
            if node.ends:
                path[-1].following[letter] = self.shared.setdefault(node.key(), node)
            else:
                del path[-1].following[letter]

    def data(self) -> bytes:
        nodes, index, edges = [self.root], {id(self.root): 0}, 0
        for node in nodes:
            index[id(node)] = edges
            edges += len(node.ends)
            for next_node in node.following.values():
                if id(next_node) not in index:
                    index[id(next_node)] = -1
                    nodes.append(next_node)
        first, rest = bytearray(), array("H")
        for node in nodes:
            letters = list(node.ends)
            for letter in letters:
                following = node.following.get(letter)
                target = 0 if following is None else index[id(following)]
                last = letter == letters[-1]
                first.append(ord(letter) - 97 | END * node.ends[letter] | LAST * last | (target >> 16) * HIGH)
                rest.append(target & 0xFFFF)
        if sys.byteorder == "big":
            rest.byteswap()
        return bytes(first) + rest.tobytes()
