"""Plans for a whole movement step: what the rules of thumb are told to do differently."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.core.chance import Seeded

DEFAULT: Final = 0
"""As the rules of thumb say, one question after the other."""
STEADY: Final = 1
"""The same as a plan for the step."""
HOLD: Final = 2
HIDE: Final = 3
HUNT: Final = 4
BOLD: Final = 5
GATHER: Final = 6
FLEE: Final = 7
PLAIN: Final = [STEADY, HOLD, HIDE, HUNT, BOLD, GATHER, FLEE]
TAKE: Final = 128
"""TAKE + zone goes for one objective and leaves the others alone."""
ADD: Final = 256
"""ADD + zone goes for one objective besides those whose time has come."""
SPARE: Final = 384
"""SPARE + zone leaves one objective alone."""
VARIED: Final = 512
"""VARIED + number weighs everything somewhat differently, and changes its mind about some
objectives: by chance, but the same every time."""
FLIPS: Final = 4
"""One objective in so many is then struck or spared against the rules of thumb."""
FACTORS: Final = [0.3, 0.5, 0.7, 1.0, 1.0, 1.4, 2.0, 3.0]


class Stance:
    """How the rules of thumb are bent in one movement step."""

    def __init__(self, plan: int = DEFAULT) -> None:
        self.plan: i64 = plan
        self.still = plan == HOLD
        self.need = 0.6 if plan == BOLD else 1.0
        self.merge = 2.5 if plan == GATHER else 1.0
        self.danger = 3.0 if plan == FLEE else 1.0
        self.cover = 1.0
        self.shy = 1.0
        """Of markers and of partisans nearby."""
        self.lag = 0.0 if plan in (HIDE, GATHER, FLEE) else 1.0
        self.only: i64 = 0
        self.added: i64 = 0
        self.spared: i64 = 0
        if plan >= VARIED:
            self._vary(plan)
        elif plan >= SPARE:
            self.spared = plan - SPARE
        elif plan >= ADD:
            self.added = plan - ADD
        elif plan >= TAKE:
            self.only = plan - TAKE

    def _vary(self, plan: int) -> None:
        chance = Seeded(plan)
        many = len(FACTORS)
        self.need = 1.0 / FACTORS[3 + chance.pick(3)]
        self.merge = FACTORS[chance.pick(many)]
        self.danger = FACTORS[chance.pick(many)]
        self.cover = FACTORS[chance.pick(many)]
        self.shy = FACTORS[chance.pick(many)]
        self.lag = FACTORS[chance.pick(many)]

    def is_ready(self, zone: i64, due: bool) -> bool:
        """Whether an objective is to be struck now."""
        if self.only > 0:
            return zone == self.only
        if zone == self.added:
            return True
        if zone == self.spared:
            return False
        if self.plan == HUNT or self.plan == BOLD:
            return True
        if self.plan in (HOLD, HIDE, GATHER, FLEE):
            return False
        if self.plan >= VARIED and Seeded(self.plan * 100 + zone).pick(FLIPS) == 0:
            return not due
        return due
