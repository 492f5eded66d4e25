"""The fast generator can be foreseen from a log, so real matches must not use it."""

from __future__ import annotations

import pytest

from holdfast.core.chance import Chance, Keyed, Seeded
from tests.core.foresight import foresee

pytestmark = pytest.mark.once

SEEN = 40


def is_foreseen(chance: Chance) -> bool:
    """Whether forty dice are enough to say the next hundred."""
    found = foresee(chance.dice(SEEN))
    return found is not None and found.dice(100) == chance.dice(100)


def test_forty_dice_of_the_fast_generator_tell_all_that_come() -> None:
    assert sum(is_foreseen(Seeded(seed)) for seed in range(8)) >= 6


@pytest.mark.parametrize("byte", range(4))
def test_forty_dice_of_a_key_tell_nothing(byte: int) -> None:
    assert foresee(Keyed(bytes([byte] * 32)).dice(SEEN)) is None
