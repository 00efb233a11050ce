"""Least squares in pure Python, with sums that can be accumulated over many games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

RIDGE = 1.0
"""The ridge penalty, which keeps weights with little data near 0."""


@dataclass
class Sums:
    """Accumulated sums of samples. A sample has some features and the target to be predicted."""

    samples: int = 0
    squared: float = 0.0
    """The sum of the squared targets."""
    products: list[float] = field(default_factory=list)
    """The sums of each feature times the target."""
    matrix: list[list[float]] = field(default_factory=list)
    """The sums of products of features: the lower triangle with the diagonal."""

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
        """The weights with the best prediction: ridge regression, solved by Cholesky decomposition."""
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
        """The sum of the squared errors of these weights over all samples."""
        missed = self.squared - 2 * sum(w * p for w, p in zip(weights, self.products, strict=True))
        for row, sums in enumerate(self.matrix):
            for column, value in enumerate(sums):
                missed += weights[row] * weights[column] * value * (1 if row == column else 2)
        return missed

    def _widen(self, size: int) -> None:
        if not self.products:
            self.products = [0.0] * size
            self.matrix = [[0.0] * (row + 1) for row in range(size)]
