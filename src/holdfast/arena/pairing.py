"""Who meets whom: each deal is played from all seats, so that dice and seats favour nobody."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final

from holdfast.core.errors import HoldfastError

__all__ = ["Plan", "Round", "deal_key", "new_secret", "pairings", "seatings"]

SECRET_BYTES: Final = 32
DOMAIN: Final = b"holdfast arena"

Pairing = tuple[str, ...]
"""Who sits down, seat by seat, in the first of the seatings."""


@dataclass(frozen=True, slots=True)
class Round:
    """One game to play: its deal, and who sits where."""

    deal: int
    seats: tuple[str, ...]

    @property
    def name(self) -> str:
        """What it is called in a record: no two games of a plan are called the same."""
        return f"{self.deal} {' '.join(self.seats)}"


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament: which pairings meet on how many deals, with dice that nobody foresees."""

    game: str
    options: dict[str, str | int | bool]
    pairings: tuple[Pairing, ...]
    games: int
    """How many games each pairing plays, rounded up to whole deals."""
    secret: str
    """What the dice of all deals are made from, in hexadecimal digits."""
    swap: bool = True
    """Whether each deal is played from all seats; else everybody stays where they sit."""
    seed: int | None = None
    """Where the dice come from seeds instead: that of the first deal, the next for the next."""

    def groups(self) -> Iterator[tuple[Round, ...]]:
        """The games by deal and pairing, deal by deal, so that a part is a fair tournament too."""
        most = max(self.deals(pairing) for pairing in self.pairings)
        for deal in range(most):
            for pairing in self.pairings:
                if deal < self.deals(pairing):
                    yield tuple(Round(deal, seats) for seats in self._seatings(pairing))

    def _seatings(self, pairing: Pairing) -> list[tuple[str, ...]]:
        return seatings(pairing) if self.swap else [pairing]

    def deals(self, pairing: Pairing) -> int:
        """How many deals a pairing plays."""
        return -(-self.games // len(self._seatings(pairing)))

    @property
    def size(self) -> int:
        """How many games there are."""
        return sum(self.deals(one) * len(self._seatings(one)) for one in self.pairings)


def pairings(bots: Sequence[str], seats: int, against: str | None = None) -> tuple[Pairing, ...]:
    """Who meets whom: everybody everybody else, or one bot all others.

    In a game for one, each plays alone; with three or four seats, one meets a table of others.
    """
    words = list(dict.fromkeys(bots if against is None else [*bots, against]))
    if seats == 1:
        return tuple((word,) for word in words)
    if len(words) < 2:
        raise HoldfastError("a tournament needs two bots at least")
    if seats == 2:
        pairs = list(combinations(words, 2))
        return tuple(pair for pair in pairs if against is None or against in pair)
    return tuple(
        (one, *[other] * (seats - 1))
        for one, other in permutations(words, 2)
        if against is None or other == against
    )


def seatings(pairing: Pairing) -> list[tuple[str, ...]]:
    """Every way round the table, each once."""
    turned = [pairing[at:] + pairing[:at] for at in range(len(pairing))]
    return list(dict.fromkeys(turned))


def new_secret(seed: int | None = None) -> str:
    """What a tournament's dice are made from: fresh, or the same for the same seed.

    A bot that could guess it would foresee its dice, so results that count need a fresh one, or a
    seed that no bot knows.
    """
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES).hex()
    return hashlib.blake2b(DOMAIN + str(seed).encode(), digest_size=SECRET_BYTES).hexdigest()


def deal_key(secret: str, deal: int) -> bytes:
    """The key of the dice of a deal: the same, whoever plays it and from which seat."""
    return hashlib.blake2b(
        str(deal).encode(), key=bytes.fromhex(secret), digest_size=32, person=b"holdfast deal"
    ).digest()
