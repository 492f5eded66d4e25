"""Everything the German player can ever say, built once for a board and shared by its states."""

from __future__ import annotations

from typing import Final

from holdfast.core.action import Action, Vocabulary

CHOOSE_GROUP: Final = 0
NO_AIR_SUPPORT: Final = 1
AIR_SUPPORT: Final = 2
ATTACH: Final = 3
MOVE: Final = 4
STOP: Final = 5
HAND_OVER: Final = 6
END_PHASE: Final = 7
FIRE: Final = 8
ASSAULT: Final = 9
FRONT: Final = 10
LINE_UP: Final = 11
SUPPORT: Final = 12
CONTINUE: Final = 13
BREAK_OFF: Final = 14
RETREAT: Final = 15

PRISONERS: Final = ["tito", "churchill"]


class Actions:
    """The vocabulary with tables both ways: from small numbers to actions and back.

    `verb`, `unit`, `zone` and `extra` are indexed by an action's number; `extra` is the line, the
    prisoner, the officer or the group that the action names.
    """

    def __init__(
        self,
        units: list[str],
        officers: list[int],
        companions: list[list[int]],
        zones: int,
        groups: list[str],
        lines: int,
    ) -> None:
        self.vocabulary = Vocabulary()
        self.verb: list[int] = []
        self.unit: list[int] = []
        self.zone: list[int] = []
        self.extra: list[int] = []
        self.width = zones + 1
        self.lines = lines
        self.end_phase = self._add("end_phase", END_PHASE)
        self.no_air_support = self._add("no_air_support", NO_AIR_SUPPORT)
        self.go_on = self._add("continue", CONTINUE)
        self.break_off = self._add("break_off", BREAK_OFF)
        self.choose_group: list[Action] = []
        for index, group in enumerate(groups):
            self.choose_group.append(
                self._put(CHOOSE_GROUP, -1, 0, index, "choose_group", {"group": group}, ())
            )
        self._add_zones(zones)
        self._add_units(units, officers, zones)
        self._add_pairs(units, officers, companions)

    def _add(self, do: str, verb: int) -> Action:
        return self._put(verb, -1, 0, -1, do, {}, ())

    def _put(
        self,
        verb: int,
        unit: int,
        zone: int,
        extra: int,
        do: str,
        args: dict[str, str | int],
        touches: tuple[str, ...],
    ) -> Action:
        self.verb.append(verb)
        self.unit.append(unit)
        self.zone.append(zone)
        self.extra.append(extra)
        return self.vocabulary.add(do, dict(args), touches)

    def _add_zones(self, zones: int) -> None:
        """Air support, assaults and retreats; index 0 stands for no zone."""
        self.air_support: list[Action] = [self.end_phase]
        self.assault: list[Action] = [self.end_phase]
        self.retreat: list[Action] = [self.end_phase]
        for z in range(1, zones + 1):
            touch = (f"zone:{z}",)
            self.air_support.append(
                self._put(AIR_SUPPORT, -1, z, -1, "air_support", {"zone": z}, touch)
            )
            self.assault.append(self._put(ASSAULT, -1, z, -1, "assault", {"zone": z}, touch))
            self.retreat.append(self._put(RETREAT, -1, z, -1, "retreat", {"to": z}, touch))

    def _add_units(self, units: list[str], officers: list[int], zones: int) -> None:
        """Moves and fires of each German unit; fronts, lines and supports of each platoon."""
        self.move: list[Action] = []
        self.fire: list[Action] = []
        self.stop: list[Action] = []
        self.front: list[Action] = []
        self.line_up: list[Action] = []
        self.support: list[Action] = []
        for u, name in enumerate(units):
            touch = f"unit:{name}"
            self.stop.append(self._put(STOP, u, 0, -1, "stop", {"unit": name}, (touch,)))
            self.move.append(self.end_phase)
            self.fire.append(self.end_phase)
            for z in range(1, zones + 1):
                both = (touch, f"zone:{z}")
                self.move.append(self._put(MOVE, u, z, -1, "move", {"unit": name, "to": z}, both))
                self.fire.append(self._put(FIRE, u, z, -1, "fire", {"unit": name, "at": z}, both))
            if u in officers:
                self.front.append(self.end_phase)
            else:
                self.front.append(self._put(FRONT, u, 0, -1, "front", {"unit": name}, (touch,)))
            for line in range(self.lines + 1):
                if line == 0 or u in officers:
                    self.line_up.append(self.end_phase)
                    self.support.append(self.end_phase)
                    continue
                args: dict[str, str | int] = {"unit": name, "line": line}
                both = (touch, f"line:{line}")
                self.line_up.append(self._put(LINE_UP, u, 0, line, "line_up", args, both))
                self.support.append(self._put(SUPPORT, u, 0, line, "support", args, both))

    def _add_pairs(
        self, units: list[str], officers: list[int], companions: list[list[int]]
    ) -> None:
        """Officers with the platoons of their group; prisoners with every platoon."""
        self.attach: dict[int, Action] = {}
        self.hand_over: dict[int, Action] = {}
        for index, officer in enumerate(officers):
            for u in companions[index]:
                self.attach[officer * 1000 + u] = self._put(
                    ATTACH,
                    u,
                    0,
                    officer,
                    "attach",
                    {"officer": units[officer], "unit": units[u]},
                    (f"unit:{units[officer]}", f"unit:{units[u]}"),
                )
        for vip, prisoner in enumerate(PRISONERS):
            for u, name in enumerate(units):
                if u not in officers:
                    self.hand_over[vip * 1000 + u] = self._put(
                        HAND_OVER,
                        u,
                        0,
                        vip,
                        "hand_over",
                        {"prisoner": prisoner, "unit": name},
                        (f"vip:{prisoner}", f"unit:{name}"),
                    )
