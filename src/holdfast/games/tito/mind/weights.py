"""The numbers that the rules of thumb go by, and the chance of a hit for every difference."""

from __future__ import annotations

from typing import Final

AFTER: Final = "after_"
CHANCES: Final[list[float]] = [
    sum([difference + a >= d for a in range(1, 7) for d in range(1, 7)]) / 36
    for difference in range(-6, 7)
]


def hit_chance(attack: int, defence: int) -> float:
    """The chance that attack + D6 reaches defence + D6 (CT-13.2.4.1, CT-13.3.1.8)."""
    difference = attack - defence
    if difference <= -6:
        return 0.0
    return CHANCES[difference + 6] if difference < 6 else 1.0


class Weights:
    """What each consideration counts, before all markers are turned over or afterwards.

    What counts the same in both is named once; `after_` before a name says it for afterwards alone.
    """

    def __init__(self, named: dict[str, float], after: bool) -> None:
        values = {name: named[name] for name in named if not name.startswith(AFTER)}
        if after:
            for name in named:
                if name.startswith(AFTER):
                    values[name[len(AFTER) :]] = named[name]
        # Where a stack stands.
        self.danger: float = values["danger"]
        self.far_danger: float = values["far_danger"]
        self.far_small: float = values["far_small"]
        self.merge: float = values["merge"]
        self.cover: float = values["cover"]
        self.test_a: float = values["test_a"]
        self.test_b: float = values["test_b"]
        self.test_c: float = values["test_c"]
        self.beside: float = values["beside"]
        self.noise: float = values["noise"]
        self.crowd: float = values["crowd"]
        self.contact: float = values["contact"]
        self.lag: float = values["lag"]
        self.drift: float = values["drift"]
        self.pace: float = values["pace"]
        self.inertia: float = values["inertia"]
        self.hold: float = values["hold"]
        self.home: float = values["home"]
        # When to strike, in turns before the last, and with how much.
        self.easy_left: float = values["easy_left"]
        self.hard_left: float = values["hard_left"]
        self.mission_left: float = values["mission_left"]
        self.tito_left: float = values["tito_left"]
        self.others_left: float = values["others_left"]
        self.need_base: float = values["need_base"]
        self.need_sp: float = values["need_sp"]
        self.need_cover: float = values["need_cover"]
        self.need_empty: float = values["need_empty"]
        self.tito_need: float = values["tito_need"]
        self.last_need: float = values["last_need"]
        self.surplus: float = values["surplus"]
        # Combat.
        self.fire_risk: float = values["fire_risk"]
        self.fire_open: float = values["fire_open"]
        self.fire_cost: float = values["fire_cost"]
        self.fire_ammo: float = values["fire_ammo"]
        self.fire_goal: float = values["fire_goal"]
        self.go_on: float = values["go_on"]
        self.go_on_goal: float = values["go_on_goal"]
        self.go_on_late: float = values["go_on_late"]
        self.air_left: float = values["air_left"]


class Manual:
    """The weights of one difficulty."""

    def __init__(self, named: dict[str, float]) -> None:
        self.before = Weights(named, False)
        self.after = Weights(named, True)
