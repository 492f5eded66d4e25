"""Chapter 12.3: distances and ways of Yugoslav stacks, in MP, around Germans (CT-12.3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.tito.terms import FAR

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

ENEMY: Final = 0
FRIENDS: Final = 1
EDGE: Final = 2
AIMS: Final = ["enemy", "friends", "edge"]


def is_target(s: Tito, zone: i64, start: i64, aim: i64) -> bool:
    """Whether a zone is what a stack that starts in `start` looks for."""
    if aim == ENEMY:
        return s.germans_in[zone] > 0
    if aim == EDGE:
        return s.board.is_exit[zone] and s.germans_in[zone] == 0
    return zone != start and 0 < s.partisan_sp_in[zone] < s.board.limit


def nearest(s: Tito, start: i64, aim: i64) -> list[int]:
    """The nearest targets, ascending, after their distance; [FAR] when none can be reached."""
    return nearest_german(s, start) if aim == ENEMY else search(s, start, aim)


def nearest_german(s: Tito, start: i64) -> list[int]:
    """The same for the enemy, from the board's table of distances.

    No search is needed: another German zone on a shortest way would be nearer still.
    """
    far = s.board.far[start]
    at = s.at
    least: i64 = FAR
    found: list[int] = []
    u: i64
    for u in range(s.board.germans):
        zone: i64 = at[u]
        if zone > 0:
            distance: i64 = far[zone]
            if distance < least:
                least = distance
                found = [zone]
            elif distance == least and zone not in found:
                found.append(zone)
    found.sort()
    return [least, *found]


class Rings:
    """Zones to look at, the nearest first: those at each distance in the order they were found."""

    def __init__(self, start: i64) -> None:
        self.zones: list[list[int]] = [[start]]

    def add(self, zone: i64, distance: i64) -> None:
        while len(self.zones) <= distance:
            self.zones.append([])
        self.zones[distance].append(zone)


def search(s: Tito, start: i64, aim: i64) -> list[int]:
    """The nearest targets by ways that go around the Germans."""
    if aim == EDGE and is_target(s, start, start, aim):
        return [0, start]
    far = [FAR] * (s.board.zones + 1)
    far[start] = 0
    rings = Rings(start)
    found: list[int] = []
    d: i64 = 0
    while d < len(rings.zones):
        for v in rings.zones[d]:
            if far[v] < d:
                continue
            if d > 0 and is_target(s, v, start, aim):
                found.append(v)
            elif d == 0 or s.germans_in[v] == 0:
                spread(s, v, d, FAR, far, rings, True)
        if found:
            found.sort()
            return [d, *found]
        d += 1
    return [FAR]


def spread(
    s: Tito, v: i64, d: i64, limit: i64, far: list[int], rings: Rings, to_germans: bool
) -> None:
    """Note the neighbours of a zone at distance `d` that are nearer than was known."""
    near, cost = s.board.near[v], s.board.cost[v]
    i: i64
    for i in range(len(near)):
        w: i64 = near[i]
        there: i64 = d + cost[i]
        if there <= limit and there < far[w] and (to_germans or s.germans_in[w] == 0):
            far[w] = there
            rings.add(w, there)


def distances_to(s: Tito, target: i64, limit: i64) -> list[int]:
    """d(v, target) of each zone up to `limit` MP away; FAR beyond and where Germans bar it."""
    far = [FAR] * (s.board.zones + 1)
    far[target] = 0
    rings = Rings(target)
    d: i64 = 0
    while d < len(rings.zones) and d < limit:
        for v in rings.zones[d]:
            if far[v] == d:
                spread(s, v, d, limit, far, rings, False)
        d += 1
    return far


def add_ends(
    s: Tito, v: i64, mp: i64, target: i64, aim: i64, far: list[int], ends: list[int]
) -> None:
    """Collect the zones where an advance from `v` along shortest ways can end (CT-12.3.8)."""
    went_on = False
    near, cost = s.board.near[v], s.board.cost[v]
    i: i64
    for i in range(len(near)):
        w: i64 = near[i]
        if not is_step(s, v, w, cost[i], mp, far):
            continue
        went_on = True
        if not is_stop(s, w, target, aim):
            add_ends(s, w, mp - cost[i], target, aim, far, ends)
        elif w not in ends:
            ends.append(w)
    if not went_on and v not in ends:
        ends.append(v)


def is_step(s: Tito, v: i64, w: i64, cost: i64, mp: i64, far: list[int]) -> bool:
    """Whether a link can be paid for and leads nearer along a shortest way."""
    return cost <= mp and far[v] == cost + far[w] and s.germans_in[w] == 0


def is_stop(s: Tito, zone: i64, target: i64, aim: i64) -> bool:
    """Whether an advance that enters a zone goes no further."""
    return zone == target or (aim == ENEMY and s.is_near_germans(zone))


def way_to(
    s: Tito, v: i64, end: i64, mp: i64, target: i64, aim: i64, far: list[int], way: list[int]
) -> bool:
    """The way to `end` whose zone numbers, read in order, are lowest (CT-12.3.9)."""
    if v == end:
        return True
    if way and is_stop(s, v, target, aim):
        return False
    near, cost = s.board.near[v], s.board.cost[v]
    i: i64
    for i in range(len(near)):
        w: i64 = near[i]
        if is_step(s, v, w, cost[i], mp, far):
            way.append(w)
            if way_to(s, w, end, mp - cost[i], target, aim, far, way):
                return True
            way.pop()
    return False


def around(s: Tito, start: i64, mp: i64, end: i64, aim: i64, far: list[int], sp: i64) -> list[int]:
    """Where units that were too many may go on to instead (CT-12.3.12): nearer, with room."""
    cost_to = [FAR] * (s.board.zones + 1)
    cost_to[start] = 0
    rings = Rings(start)
    found: list[int] = []
    d: i64 = 0
    while d < len(rings.zones) and d <= mp:
        for v in rings.zones[d]:
            if cost_to[v] < d:
                continue
            if d > 0 and s.markers_in[v] > 0:
                continue
            if d > 0:
                if v != end and far[v] < far[start] and has_room(s, v, sp):
                    found.append(v)
                if aim == ENEMY and s.is_near_germans(v):
                    continue
            spread(s, v, d, FAR, cost_to, rings, False)
        d += 1
    found.sort()
    return found


def has_room(s: Tito, zone: i64, sp: i64) -> bool:
    """Whether so many SP more fit in a zone (CT-2.2.2)."""
    return s.partisan_sp_in[zone] + sp <= s.board.limit
