"""Least squares in plain Python: sums that add up from many games, and the weights that suit them best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

RIDGE = 1.0
"""Holds weights near 0 that the games say little about."""


@dataclass
class Sums:
    """Of samples, each some numbers and what was to be foretold from them."""

    samples: int = 0
    squared: float = 0.0
    """Of what was to be foretold."""
    products: list[float] = field(default_factory=list)
    """Of each number with what was to be foretold."""
    matrix: list[list[float]] = field(default_factory=list)
    """Of the numbers with each other; the part below the diagonal and the diagonal."""

    def add(self, numbers: Sequence[float], result: float) -> None:
        self._widen(len(numbers))
        self.samples += 1
        self.squared += result * result
        for row, number in enumerate(numbers):
            self.products[row] += number * result
            sums = self.matrix[row]
            for column in range(row + 1):
                sums[column] += number * numbers[column]

    def merge(self, other: Sums) -> None:
        self._widen(len(other.products))
        self.samples += other.samples
        self.squared += other.squared
        for row, theirs in enumerate(other.matrix):
            self.products[row] += other.products[row]
            for column, value in enumerate(theirs):
                self.matrix[row][column] += value

    def weights(self) -> list[float]:
        """By which the numbers foretell best: ridge regression, solved by Cholesky's method."""
        size = len(self.products)
        lower: list[list[float]] = []
        for row in range(size):
            lower.append([])
            for column in range(row + 1):
                known = sum(lower[row][k] * lower[column][k] for k in range(column))
                left = self.matrix[row][column] + (RIDGE if row == column else 0) - known
                lower[row].append(left**0.5 if row == column else left / lower[column][column])
        forward: list[float] = []
        for row in range(size):
            known = sum(lower[row][k] * forward[k] for k in range(row))
            forward.append((self.products[row] - known) / lower[row][row])
        found = [0.0] * size
        for row in reversed(range(size)):
            known = sum(lower[k][row] * found[k] for k in range(row + 1, size))
            found[row] = (forward[row] - known) / lower[row][row]
        return found

    def squared_error(self, weights: Sequence[float]) -> float:
        """What these weights miss by: the sum of squares over all samples."""
        missed = self.squared - 2 * sum(w * p for w, p in zip(weights, self.products, strict=True))
        for row, sums in enumerate(self.matrix):
            for column, value in enumerate(sums):
                missed += weights[row] * weights[column] * value * (1 if row == column else 2)
        return missed

    def _widen(self, size: int) -> None:
        if not self.products:
            self.products = [0.0] * size
            self.matrix = [[0.0] * (row + 1) for row in range(size)]
