"""How strong somebody probably is, and how a match changes that: Weng and Lin's Plackett-Luce
model for any number of players, by openskill.

A rating is a mean and a standard deviation. People are shown both on a scale that looks like that
of chess: 1500 to begin with, give or take 500, which narrows with every match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

__all__ = ["START", "Skill", "after_match"]

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500.0
SCALE: Final = 30.0
SURE: Final = 150
"""A rating is provisional as long as its error is larger."""


@dataclass(frozen=True, slots=True)
class Skill:
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def shown(self) -> int:
        """The rating as people read it."""
        return round(MIDDLE + SCALE * (self.mu - MODEL.mu))

    @property
    def error(self) -> int:
        """Two standard deviations: in 19 of 20 cases the truth is no farther away."""
        return round(2 * SCALE * self.sigma)

    @property
    def cautious(self) -> float:
        """What leaderboards go by: whoever has played little does not stand above."""
        return self.mu - 3 * self.sigma

    @property
    def provisional(self) -> bool:
        return self.error > SURE


START: Final = Skill()


def after_match(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The same players after a match; ranks count from 0, and equal ones share a place."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
