"""Where the chance of a match comes from: a seed, a script or a key, and a fresh key otherwise.

This is the one place that asks the system for numbers that nobody foresees.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from holdfast.core.chance import KEY_BYTES, KEYED, SEEDS, Chance, Keyed, Scripted, Seeded
from holdfast.core.errors import BadChance
from holdfast.core.messages import mark as _
from holdfast.core.occasions import OCCASIONAL, Namer, Occasional, commitment_of

__all__ = ["Dice", "fresh_seed", "read_dice"]

MOST_SEED_BITS = 256


@dataclass(frozen=True, slots=True)
class Dice:
    """One of a seed, a script and a key."""

    seed: int | None = None
    script: list[int] | None = None
    key: bytes | None = field(default=None, repr=False)
    generator: str = KEYED
    """What is made of the key."""

    def source(self, occasion: Namer) -> Chance:
        """Their numbers, from the first on; those by occasion need to know what they are for."""
        if self.script is not None:
            return Scripted(self.script)
        if self.key is not None and self.generator == OCCASIONAL:
            return Occasional(self.key, occasion)
        return Seeded(self.seed or 0) if self.key is None else Keyed(self.key)

    @property
    def commitment(self) -> str | None:
        """What binds a match to its key and may be shown from the start; None without a key."""
        return None if self.key is None else commitment_of(self.generator, self.key)

    def fresh(self) -> Dice:
        """Others, as hard to foresee as these."""
        return Dice(fresh_seed()) if self.key is None else Dice(key=secrets.token_bytes(KEY_BYTES))


def read_dice(
    seed: int | None,
    script: Sequence[int] | None,
    key: bytes | None,
    generator: str | None = None,
) -> Dice:
    """The dice that are asked for or, where none are, those of a fresh key."""
    if generator not in (None, KEYED, OCCASIONAL):
        raise BadChance(f"a key is for {KEYED} or {OCCASIONAL}, not for {generator}")
    if seed is not None and (type(seed) is not int or seed.bit_length() > MOST_SEED_BITS):
        words = _("a seed is a whole number of at most {most} bits")
        raise BadChance(words, facts={"most": MOST_SEED_BITS})
    given = sum(one is not None for one in (seed, script, key))
    if given > 1:
        raise BadChance("a match has a key or a seed or a script of chance, only one of them")
    if not given:
        key = secrets.token_bytes(KEY_BYTES)
    if script is not None and not _is_script(script):
        raise BadChance("a script of chance is a list of whole numbers, those that are to come")
    if key is not None and type(key) is not bytes:
        raise BadChance(f"a key is {KEY_BYTES} bytes")
    numbers = None if script is None else list(script)
    return Dice(seed, numbers, key, (generator or KEYED) if key is not None else KEYED)


def _is_script(given: object) -> bool:
    return isinstance(given, Sequence) and all(type(number) is int for number in given)


def fresh_seed() -> int:
    """A seed that nobody has chosen."""
    return secrets.randbelow(SEEDS)
