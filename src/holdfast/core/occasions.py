"""Chance by occasion: the same dice for all who do the same thing.

`Keyed` is one stream of numbers: whoever rolls once more than somebody else has other dice for the
rest of the match. Here each number belongs to what it is rolled for, by the name that the game
gives the occasion (`Game.occasion`), and to how often that has come before. Two people with the
same key who attack the same target with the same soldier for the first time roll the same, whatever
they did in between.

A number is BLAKE2b, keyed with the key of the match, over the name of the occasion, how often it
has come, and how many words were passed over because they would favour some results.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from holdfast.core.action import Action
from holdfast.core.chance import COMMITMENT_DOMAIN, KEY_BYTES, Chance, Recording
from holdfast.core.errors import BadChance
from holdfast.core.state import AnyStep, Step

if TYPE_CHECKING:
    from holdfast.core.state import State

__all__ = ["OCCASIONAL", "Namer", "Occasional", "commitment_of"]

OCCASIONAL: Final = "blake2b-by-occasion"
"""The name that journals and records give this generator. What it stands for never changes: a game
that names its occasions otherwise needs a new version of its rules."""

PERSON: Final = b"holdfast chance"
COUNT_BITS: Final = 20
COUNT: Final = (1 << COUNT_BITS) - 1
WORDS: Final = 1 << 32

Namer = Callable[["State | None", Action | None, AnyStep | None], str]
"""What something is rolled for: the match as it stands just then, the action that led there, and
the step that is being carried out; of the set-up, only the step."""


def commitment_of(generator: str, key: bytes) -> str:
    """What may be shown before the key: it fixes the key, and tells nothing about it."""
    promised = COMMITMENT_DOMAIN + generator.encode() + b"\n" + key
    return hashlib.sha256(promised).hexdigest()


class Occasional(Chance):
    """Numbers that depend on what they are for. `attend` says for whom it is rolled."""

    def __init__(self, key: bytes, name: Namer) -> None:
        if len(key) != KEY_BYTES:
            raise BadChance(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        self.key = key
        self._name = name
        self._record: Recording | None = None
        self._state: State | None = None
        self._action: Action | None = None
        self._counts: dict[int, int] = {}
        """How often each occasion has come, by a digest of its name; the digest stands before the
        count, so that the values alone are a mark."""

    def attend(self, record: Recording, state: State | None, action: Action | None) -> None:
        """What is rolled from now on is for this action in this state; the record knows the step,
        since it is what the rules are handed."""
        self._record, self._state, self._action = record, state, action

    def leave(self) -> None:
        self._record = self._state = self._action = None

    def pick(self, n: int) -> int:
        return self._draw(n, "draw")

    def roll(self, sides: int) -> int:
        value = self._draw(sides, "die")
        return value if sides == 10 else value + 1

    def _draw(self, n: int, what: str) -> int:
        if not 0 < n <= 0x3FFFFFFF:
            raise BadChance(f"pick({n}) is impossible: there is nothing to draw from")
        step = None if self._record is None else self._record.step
        known = step if isinstance(step, Step) else None
        occasion = f"{what} {self._name(self._state, self._action, known)}".encode()
        digest = _number(hashlib.blake2b(occasion, digest_size=8).digest())
        count = self._counts.get(digest, 0) & COUNT
        self._counts[digest] = digest << COUNT_BITS | (count + 1)
        tried = 0
        while True:
            message = occasion + b"\n%d %d" % (count, tried)
            word = _number(
                hashlib.blake2b(message, digest_size=4, key=self.key, person=PERSON).digest()
            )
            # Scaled and rejected as in `Keyed`: every result is exactly as likely as any other.
            scaled = word * n
            low = scaled % WORDS
            if low >= n or low >= WORDS % n:
                return scaled // WORDS
            tried += 1

    def mark(self) -> tuple[int, ...]:
        """All that has come so far: unlike a place in a stream, it stands for itself."""
        return tuple(self._counts.values())

    def reset(self, mark: tuple[int, ...]) -> None:
        self._counts = {one >> COUNT_BITS: one for one in mark}

    def __repr__(self) -> str:
        return f"Occasional({len(self._counts)} occasions)"  # a key in a log would be everybody's


def _number(digest: bytes) -> int:
    return int.from_bytes(digest, "big")
