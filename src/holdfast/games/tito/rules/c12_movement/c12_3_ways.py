"""Distances and ways of Yugoslav stacks, in MP, around zones with German units (CT-12.3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.games.tito.terms import FAR

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

ENEMY: Final = 0
FRIENDS: Final = 1
EDGE: Final = 2
AIMS: Final = ["enemy", "friends", "edge"]


def is_target(s: Tito, zone: int, start: int, aim: int) -> bool:
    """Whether a zone is what a stack that starts in `start` looks for."""
    if aim == ENEMY:
        return s.germans_in[zone] > 0
    if aim == EDGE:
        return s.board.is_exit[zone] and s.germans_in[zone] == 0
    return zone != start and 0 < s.partisan_sp_in[zone] < s.board.limit


def nearest(s: Tito, start: int, aim: int) -> list[int]:
    """The nearest targets, ascending, after their distance; [FAR] when none can be reached."""
    return nearest_german(s, start) if aim == ENEMY else search(s, start, aim)


def nearest_german(s: Tito, start: int) -> list[int]:
    """The same for the enemy, from the board's table of distances.

    No search is needed: another German zone on a shortest way would be nearer still.
    """
    far = s.board.far[start]
    at = s.at
    least = FAR
    found: list[int] = []
    for u in range(s.board.germans):
        zone = at[u]
        if zone > 0 and far[zone] <= least:
            if far[zone] < least:
                least = far[zone]
                found = [zone]
            elif zone not in found:
                found.append(zone)
    found.sort()
    return [least, *found]


def search(s: Tito, start: int, aim: int) -> list[int]:
    """The nearest targets by ways that go around the Germans."""
    board = s.board
    germans = s.germans_in
    if aim == EDGE and is_target(s, start, start, aim):
        return [0, start]
    far = [FAR] * (board.zones + 1)
    far[start] = 0
    rings: list[list[int]] = [[start]]
    found: list[int] = []
    d = 0
    while d < len(rings):
        for v in rings[d]:
            if far[v] < d:
                continue
            if d > 0:
                if is_target(s, v, start, aim):
                    found.append(v)
                    continue
                if germans[v] > 0:
                    continue
            near, cost = board.near[v], board.cost[v]
            for i in range(len(near)):
                w = near[i]
                nd = d + cost[i]
                if nd < far[w]:
                    far[w] = nd
                    while len(rings) <= nd:
                        rings.append([])
                    rings[nd].append(w)
        if found:
            found.sort()
            return [d, *found]
        d += 1
    return [FAR]


def distances_to(s: Tito, target: int, limit: int) -> list[int]:
    """d(v, target) of each zone up to `limit` MP away; FAR beyond and where Germans bar it."""
    board = s.board
    germans = s.germans_in
    far = [FAR] * (board.zones + 1)
    far[target] = 0
    rings: list[list[int]] = [[target]]
    d = 0
    while d < len(rings) and d < limit:
        for v in rings[d]:
            if far[v] < d:
                continue
            near, cost = board.near[v], board.cost[v]
            for i in range(len(near)):
                w = near[i]
                nd = d + cost[i]
                if nd < far[w] and nd <= limit and germans[w] == 0:
                    far[w] = nd
                    while len(rings) <= nd:
                        rings.append([])
                    rings[nd].append(w)
        d += 1
    return far


def add_ends(
    s: Tito, v: int, mp: int, target: int, aim: int, far: list[int], ends: list[int]
) -> None:
    """Collect the zones where an advance from `v` along shortest ways can end (CT-12.3.8)."""
    went_on = False
    near, cost = s.board.near[v], s.board.cost[v]
    for i in range(len(near)):
        w = near[i]
        if not is_step(s, v, w, cost[i], mp, far):
            continue
        went_on = True
        if is_stop(s, w, target, aim):
            if w not in ends:
                ends.append(w)
        else:
            add_ends(s, w, mp - cost[i], target, aim, far, ends)
    if not went_on and v not in ends:
        ends.append(v)


def is_step(s: Tito, v: int, w: int, cost: int, mp: int, far: list[int]) -> bool:
    """Whether a link can be paid for and leads nearer along a shortest way."""
    return cost <= mp and far[v] == cost + far[w] and s.germans_in[w] == 0


def is_stop(s: Tito, zone: int, target: int, aim: int) -> bool:
    """Whether an advance that enters a zone goes no further."""
    return zone == target or (aim == ENEMY and s.is_near_germans(zone))


def way_to(
    s: Tito, v: int, end: int, mp: int, target: int, aim: int, far: list[int], way: list[int]
) -> bool:
    """The way to `end` whose zone numbers, read in order, are lowest (CT-12.3.9)."""
    if v == end:
        return True
    if way and is_stop(s, v, target, aim):
        return False
    near, cost = s.board.near[v], s.board.cost[v]
    for i in range(len(near)):
        w = near[i]
        if is_step(s, v, w, cost[i], mp, far):
            way.append(w)
            if way_to(s, w, end, mp - cost[i], target, aim, far, way):
                return True
            way.pop()
    return False


def around(s: Tito, start: int, mp: int, end: int, aim: int, far: list[int], sp: int) -> list[int]:
    """Where units that were too many may go on to instead (CT-12.3.12): nearer, with room."""
    board = s.board
    cost_to = [FAR] * (board.zones + 1)
    cost_to[start] = 0
    rings: list[list[int]] = [[start]]
    found: list[int] = []
    d = 0
    while d < len(rings) and d <= mp:
        for v in rings[d]:
            if cost_to[v] < d:
                continue
            if d > 0:
                if v != end and far[v] < far[start] and s.partisan_sp_in[v] + sp <= board.limit:
                    found.append(v)
                if aim == ENEMY and s.is_near_germans(v):
                    continue
            for i, w in enumerate(board.near[v]):
                nd = d + board.cost[v][i]
                if nd < cost_to[w] and s.germans_in[w] == 0 and s.markers_in[w] == 0:
                    cost_to[w] = nd
                    while len(rings) <= nd:
                        rings.append([])
                    rings[nd].append(w)
        d += 1
    found.sort()
    return found
