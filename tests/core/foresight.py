"""How to foresee the fast generator from some forty dice of a public log, by lattice reduction.

`Seeded` multiplies with carry: x' = (A x + c) mod 2**32, c' = (A x + c) >> 32. With u = A x + c
that is the congruence u' = A u mod M, M = A 2**32 - 1, and u / M is x / 2**32 as far as anybody
could see. A die shows the beginning of x ^ c. Since c is below a quarter of what x can be, and the
die before tells roughly where, each die says roughly where x lies, and so where u lies. The vectors
(u, A u, A**2 u, ...) mod M form a lattice, and the true one lies near to where the dice say. From u
all that comes is known.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from operator import mul

from holdfast.core.chance import MULTIPLIER, Seeded

__all__ = ["foresee"]

A = int(MULTIPLIER)
M = A * 2**32 - 1
CELLS = 128
"""How finely we reason about where a number lies; a power of two, because of its bits."""
SCALE = 4
DELTA = 0.99
MOST_NODES = 400_000

Vector = list[int]


def foresee(dice: Sequence[int]) -> Seeded | None:
    """The generator as it stands after these six-sided dice; None if nothing explains them."""
    places = [where_it_lies(spread) for spread in spreads(dice)]
    # Measured in deviations, an error is as likely in one direction as in any other.
    weights = [round(SCALE / deviation) for _mean, deviation in places]
    basis = [[a * w for a, w in zip(v, weights, strict=True)] for v in lattice(len(dice))]
    target = [int(mean * M) * w for (mean, _), w in zip(places, weights, strict=True)]
    near = Nearby(reduced(basis), target)
    for patience in (1.0, 2.0, 3.0):
        for point in near.points(patience):
            found = explained(dice, point[-1] // weights[-1] % M)
            if found is not None:
                return found
    return None


def explained(dice: Sequence[int], last: int) -> Seeded | None:
    """The generator whose u is `last` after the dice, if it has thrown them."""
    first = last * pow(2**32, len(dice) - 1, M) % M  # A * 2**32 is 1 modulo M
    chance = Seeded(0)
    chance.reset((first // A, first % A))
    return chance if chance.dice(len(dice) - 1) == list(dice[1:]) else None


# What dice tell


def spreads(dice: Sequence[int]) -> list[list[float]]:
    """For each die, how likely x lies in each of the cells."""
    found = []
    before = [1.0] * CELLS
    for die in dice:
        carries: dict[int, float] = {}
        for cell, weight in enumerate(before):
            for part in (0.125, 0.375, 0.625, 0.875):
                carry = int((cell + part) * A / 2**32)
                carries[carry] = carries.get(carry, 0.0) + weight
        low, high = (die - 1) * CELLS / 6, die * CELLS / 6
        now = [0.0] * CELLS
        for shown in range(int(low), math.ceil(high)):
            share = min(shown + 1, high) - max(shown, low)
            for carry, weight in carries.items():
                now[shown ^ carry] += share * weight
        total = sum(now)
        before = [weight / total for weight in now]
        found.append(before)
    return found


def where_it_lies(spread: Sequence[float]) -> tuple[float, float]:
    """Mean and deviation of x / 2**32."""
    middles = [(cell + 0.5) / CELLS for cell in range(CELLS)]
    mean = sum(map(mul, spread, middles))
    return mean, math.sqrt(sum(p * (at - mean) ** 2 for p, at in zip(spread, middles, strict=True)))


# Lattices


@cache
def lattice(size: int) -> list[Vector]:
    """A reduced basis of all (u, A u, A**2 u, ...) mod M, grown by one place at a time."""
    basis = [[1]]
    for place in range(1, size):
        step = pow(A, place, M)
        grown = [[*v, (v[0] * step + M // 2) % M - M // 2] for v in basis]
        basis = reduced([*grown, [0] * place + [M]])
    return basis


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, one, other)))


def reduced(given: Sequence[Vector]) -> list[Vector]:
    """Lenstra, Lenstra and Lovász, with exact vectors over rounded products."""
    basis = [list(v) for v in given]
    rounded = [[float(a) for a in v] for v in basis]
    size = len(basis)
    mu = [[0.0] * size for _ in basis]
    products = [[0.0] * size for _ in basis]
    norms = [0.0] * size

    def orthogonalize(k: int) -> None:
        for j in range(k):
            products[k][j] = dot(rounded[k], rounded[j]) - dot(products[k][:j], mu[j][:j])
            mu[k][j] = products[k][j] / norms[j]
        norms[k] = dot(rounded[k], rounded[k]) - dot(products[k][:k], mu[k][:k])

    def shorten(k: int) -> bool:
        vector = basis[k]
        for j in range(k - 1, -1, -1):
            if abs(mu[k][j]) > 0.51:
                times = round(mu[k][j])
                vector = [a - times * b for a, b in zip(vector, basis[j], strict=True)]
                for i in range(j):
                    mu[k][i] -= times * mu[j][i]
        changed = vector is not basis[k]
        basis[k], rounded[k] = vector, [float(a) for a in vector]
        return changed

    k = 0
    while k < size:
        orthogonalize(k)
        while shorten(k):
            orthogonalize(k)
        if k == 0 or norms[k] >= (DELTA - mu[k][k - 1] ** 2) * norms[k - 1]:
            k += 1
            continue
        basis[k], basis[k - 1] = basis[k - 1], basis[k]
        rounded[k], rounded[k - 1] = rounded[k - 1], rounded[k]
        k -= 1
    return basis


class Nearby:
    """The points of a lattice near a target, likeliest first, by pruned enumeration."""

    def __init__(self, basis: Sequence[Vector], target: Vector) -> None:
        self.basis = basis
        self.size = len(basis)
        rounded = [[float(a) for a in v] for v in basis]
        orthogonal: list[list[float]] = []
        norms: list[float] = []
        mu: list[list[float]] = []
        for vector in rounded:
            row = [dot(vector, other) / norm for other, norm in zip(orthogonal, norms, strict=True)]
            rest = vector
            for times, other in zip(row, orthogonal, strict=True):
                rest = [a - times * b for a, b in zip(rest, other, strict=True)]
            mu.append(row)
            orthogonal.append(rest)
            norms.append(dot(rest, rest))
        aimed = [float(a) for a in target]
        self.aims = [dot(aimed, v) / norm for v, norm in zip(orthogonal, norms, strict=True)]
        self.columns = [[row[i] for row in mu[i + 1 :]] for i in range(self.size)]
        self.norms = [norm / (SCALE * M) ** 2 for norm in norms]
        """In squared deviations of what the dice tell."""

    def points(self, patience: float) -> Iterator[Vector]:
        """All points whose distance, in every last few directions, is no surprise."""
        self._nodes = 0
        self._times = [0] * self.size
        self._limits = [
            0.95 * known + patience * math.sqrt(2 * known) + 1 for known in range(self.size, 0, -1)
        ]
        yield from self._search(self.size - 1, 0.0)

    def _search(self, at: int, distance: float) -> Iterator[Vector]:
        if at < 0:
            columns = zip(*self.basis, strict=True)
            yield [sum(map(mul, self._times, column)) for column in columns]
            return
        middle = self.aims[at] - dot(self._times[at + 1 :], self.columns[at])
        nearest = round(middle)
        side = 1 if middle > nearest else -1
        for step in range(MOST_NODES):
            # The nearest, then by turns the next on either side.
            times = nearest + side * ((step + 1) // 2) * (1 if step % 2 else -1)
            further = distance + (times - middle) ** 2 * self.norms[at]
            self._nodes += 1
            if further > self._limits[at] or self._nodes > MOST_NODES:
                return
            self._times[at] = times
            yield from self._search(at - 1, further)
