"""Who stands where in a view, and how far they get: over links, by their points (CT-12, CT-13)."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush

from holdfast.games.tito.shapes import View
from holdfast.games.tito.standing import Ground


class Reach:
    """Who could still move or fire where, as far as a view tells."""

    def __init__(self, view: View, ground: Ground, markers: Mapping[str, list[str]]) -> None:
        self.view, self.ground, self.markers = view, ground, markers
        self.inside: dict[int, list[str]] = {}
        for unit, row in view["units"].items():
            at = row["at"]
            if isinstance(at, int):
                self.inside.setdefault(at, []).append(unit)

    def camp(self, zone: int, german: bool) -> list[str]:
        return [unit for unit in self.inside.get(zone, ()) if self.ground.is_german(unit) == german]

    def values(self, unit: str) -> Mapping[str, int]:
        printed = self.ground.units[unit]
        reduced = self.view["units"][unit]["sp"] == 1 and printed["reduced"] is not None
        side: Mapping[str, int] = printed["reduced"] if reduced else printed["full"]
        return side

    def is_hostile(self, zone: int) -> bool:
        """Whether it holds Yugoslavs or markers (CT-10.9)."""
        return bool(self.camp(zone, german=False)) or str(zone) in self.markers

    def movers(self, goal: int) -> list[str]:
        """The German units that could still reach a zone this turn, as far as links and MP go."""
        if self.view["result"] is not None:
            return []
        found = []
        distance = self.distances_to(goal)
        hostile = self.is_hostile(goal)
        for unit, row in self.view["units"].items():
            at = row["at"]
            if type(at) is not int or at == goal or at not in distance:
                continue
            if not self.ground.is_german(unit) or not self.may_move(unit, at):
                continue
            if hostile and not self.may_enter_hostile(unit, goal):
                continue
            if distance[at] <= self.points_left(unit):
                found.append(unit)
        return found

    def distances_to(self, goal: int) -> dict[int, int]:
        """What the way to a zone costs from every other; it leads through no hostile zone."""
        costs, queue = {goal: 0}, [(0, goal)]
        while queue:
            cost, zone = heappop(queue)
            if cost > costs[zone] or (zone != goal and self.is_hostile(zone)):
                continue
            for other, step in self.ground.near[zone].items():
                if cost + step < costs.get(other, cost + step + 1):
                    costs[other] = cost + step
                    heappush(queue, (cost + step, other))
        return costs

    def may_move(self, unit: str, at: int) -> bool:
        """CT-12.2.1, CT-12.2.6: once, not out of an assault, and not one that is fixed."""
        row, moving = self.view["units"][unit], self.view["moving"]
        if moving is not None and moving["unit"] == unit:
            return True
        acted = [mark for mark in row["acts"] if mark != "land"]
        return not acted and not row["fixed"] and not self.camp(at, german=False)

    def may_enter_hostile(self, unit: str, goal: int) -> bool:
        """CT-12.2.3, CT-12.2.4: with an action left for the assault; an officer after a platoon."""
        if "land" in self.view["units"][unit]["acts"]:
            return False
        return self.ground.is_platoon(unit) or any(
            self.ground.is_platoon(one) for one in self.camp(goal, german=True)
        )

    def points_left(self, unit: str) -> int:
        row, moving = self.view["units"][unit], self.view["moving"]
        if moving is not None and moving["unit"] == unit:
            return moving["mp"]
        points: int = self.values(unit)["mp"]
        if "land" in row["acts"]:
            points //= 2  # CT-10.8
        return points + row["bonus"]

    def shooters(self, goal: int) -> list[str]:
        """Who stands next to a zone and could fire at the enemy in it (CT-13.2.1)."""
        germans, others = self.camp(goal, german=True), self.camp(goal, german=False)
        if bool(germans) == bool(others):
            return []
        most = 2 if others or self.view["alarm"] >= self.ground.reinforced_from else 1
        return [
            unit
            for zone in self.ground.near[goal]
            if not (self.camp(zone, german=True) and self.camp(zone, german=False))
            for unit in self.camp(zone, german=bool(others))
            if len(self.view["units"][unit]["acts"]) < most
            and "fire" not in self.view["units"][unit]["acts"]
        ]

    def reach(self, unit: str) -> list[int]:
        """The zones that a German unit can still get to this turn."""
        at = self.view["units"][unit]["at"]
        if type(at) is not int or not self.may_move(unit, at):
            return []
        left, costs, queue = self.points_left(unit), {at: 0}, [(0, at)]
        while queue:
            cost, zone = heappop(queue)
            if zone != at and self.is_hostile(zone):
                continue
            for other, step in self.ground.near[zone].items():
                total = cost + step
                if total > left or total >= costs.get(other, left + 1):
                    continue
                if self.is_hostile(other) and not self.may_enter_hostile(unit, other):
                    continue
                costs[other] = total
                heappush(queue, (total, other))
        return [zone for zone in costs if zone != at]
