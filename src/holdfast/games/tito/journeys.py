"""Where German units can get to in their movement, and by which way (CT-12.2).

The way that is proposed raises the alarm the least; among those the cheapest, then the one with the
fewest links, then the one through zones of lower numbers. What a unit saves it cannot use later,
since it moves once in a turn, so quiet comes before cheap.

Units that go together go one after the other, platoons before officers, who may enter a hostile
zone only where a platoon is (CT-12.2.4). The first one chooses the way; the others follow it, and
who cannot goes its own best way to the same zone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final

from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.journey import Journey, NoChance, Surprise
from holdfast.games.tito.rules.c12_movement.c12_2_german import (
    Move,
    allowance,
    can_rest,
    can_start,
    has_link,
    offer_moves,
)
from holdfast.games.tito.state import Tito

__all__ = ["journeys", "travellers"]

NO_CHANCE: Final = NoChance()
USUAL: Final = ("moved", "stopped")
"""What every journey brings, so that it need not be said."""


@dataclass(frozen=True, slots=True)
class Way:
    """A unit on its way: where it has passed, and the state then."""

    state: Tito
    """Before the last action where that was a surprise: what it brings nobody knows."""
    unit: int
    zones: tuple[int, ...]
    actions: tuple[Action, ...]
    left: int
    passed: int = 0
    """How many of the zones that were wished for it has come through."""
    surprise: bool = False
    events: tuple[Event, ...] = ()

    @property
    def zone(self) -> int:
        return self.zones[-1]

    @property
    def under_way(self) -> bool:
        return not self.surprise and self.state.moving == self.unit

    def played(self, action: Action) -> Way:
        """After one more action."""
        then, log = self.state.copy(), list[Event]()
        then.log = log
        actions = (*self.actions, action)
        try:
            then.apply(action, NO_CHANCE)
        except Surprise:
            return replace(self, actions=actions, surprise=True)
        if then.face_down < self.state.face_down:
            return replace(self, actions=actions, surprise=True)
        told = tuple(event for event in log if event.kind not in USUAL)
        return replace(self, state=then, actions=actions, events=self.events + told)

    def gone(self, move: Move, via: Sequence[int]) -> Way:
        """After one more link."""
        board = self.state.board
        then = self.played(move)
        wished = self.passed < len(via) and via[self.passed] == move.to
        return replace(
            then,
            zones=(*self.zones, move.to),
            left=self.left - board.cost_between[self.zone][move.to],
            passed=self.passed + wished,
        )

    def links(self) -> list[Move]:
        """The links that it can take now; none where it has stopped."""
        found: list[Action] = []
        if self.under_way or not self.actions:
            offer_moves(self.state, self.unit, self.left, found)
        return [action for action in found if isinstance(action, Move)]

    def at_rest(self) -> Way | None:
        """The same when the unit has stopped; None where it must go on (CT-12.2.5)."""
        if not self.under_way:
            return self
        if not can_rest(self.state, self.unit):
            return None
        return self.played(self.state.actions.stop[self.unit])


def start(s: Tito, u: int) -> Way | None:
    """A unit where it stands, if it may go anywhere."""
    if s.at[u] <= 0 or (s.moving >= 0 and s.moving != u):
        return None
    if s.moving < 0 and not can_start(s, u):
        return None
    left = s.moving_mp if s.moving == u else allowance(s, u)
    return Way(s, u, (s.at[u],), (), left)


def ways(s: Tito, u: int, via: Sequence[int]) -> Iterator[Way]:
    """The best way of a unit to each zone where it can stop, through those that are wished for."""
    first = start(s, u)
    if first is None:
        return
    mp, count = first.left, 0
    waiting = [((s.alarm, 0, 0, first.zones), count, first)]
    most_left: dict[tuple[int, int], int] = {}
    arrived = set() if via else {first.zone}
    while waiting:
        _rank, _count, way = heappop(waiting)
        place = (way.zone, way.passed)
        # Whoever came here before raised the alarm no more: with as much left, it can do as much.
        if most_left.get(place, -1) >= way.left:
            continue
        most_left[place] = way.left
        rested = way.at_rest() if way.passed == len(via) and way.zone not in arrived else None
        if rested is not None:
            arrived.add(way.zone)
            yield rested
        for move in way.links():
            then = way.gone(move, via)
            rank = (then.state.alarm, mp - then.left, len(then.zones), then.zones)
            count += 1
            heappush(waiting, (rank, count, then))


def follow(s: Tito, u: int, leader: Way, via: Sequence[int]) -> Way | None:
    """A unit goes where the first one went: behind it if it can."""
    way = behind(s, u, leader.zones, via)
    if way is not None:
        return way
    return next((other for other in ways(s, u, via) if other.zone == leader.zone), None)


def behind(s: Tito, u: int, zones: Sequence[int], via: Sequence[int]) -> Way | None:
    """A unit goes from zone to zone as another did; None where it cannot."""
    way = start(s, u)
    if way is None or way.zone != zones[0]:
        return None
    for zone in zones[1:]:
        move = next((link for link in way.links() if link.to == zone), None)
        if move is None:
            return None
        way = way.gone(move, via)
    return way.at_rest()


def journeys(s: Tito, who: Sequence[str], via: Sequence[str]) -> list[Journey]:
    """Where all these units can get to together."""
    units, wished = units_of(s, who), zones_of(s, via)
    if s.decision.kind != "movement" or units is None or wished is None:
        return []
    found = [together(s, units, leader, wished) for leader in ways(s, units[0], wished)]
    return sorted([one for one in found if one is not None], key=lambda one: (one.cost, one.way))


def together(s: Tito, units: list[int], leader: Way, via: Sequence[int]) -> Journey | None:
    """The first unit goes this way, and the others to the same zone, unless one cannot."""
    gone = [leader]
    for u in units[1:]:
        if gone[-1].surprise:
            break
        then = follow(gone[-1].state, u, leader, via)
        if then is None:
            return None
        gone.append(then)
    scarce = min(gone, key=lambda way: way.left)
    board = s.board
    return Journey(
        who=tuple(f"unit:{board.ids[way.unit]}" for way in gone),
        way=tuple(f"zone:{zone}" for zone in leader.zones),
        actions=tuple(action for way in gone for action in way.actions),
        cost=price(s, scarce),
        left=scarce.left,
        surprise=gone[-1].surprise,
        events=tuple(event for way in gone for event in way.events),
    )


def price(s: Tito, way: Way) -> int:
    """What a way costs."""
    cost = s.board.cost_between
    return sum(cost[a][b] for a, b in pairwise(way.zones))


def travellers(s: Tito) -> list[list[str]]:
    """The units that may still move, stack by stack."""
    if s.over or s.decision.kind != "movement":
        return []
    stacks: dict[int, list[int]] = {}
    for u in range(s.board.germans):
        way = start(s, u)
        if way is not None and has_link(s, u, way.left):
            stacks.setdefault(way.zone, []).append(u)
    return [
        [f"unit:{s.board.ids[u]}" for u in platoons_first(s, stacks[zone])]
        for zone in sorted(stacks)
    ]


def platoons_first(s: Tito, units: Iterable[int]) -> list[int]:
    return sorted(units, key=lambda u: (not s.board.is_platoon[u], u))


def units_of(s: Tito, who: Sequence[str]) -> list[int] | None:
    """The German units that these elements are, platoons first; None where one is none."""
    names = {f"unit:{name}": u for u, name in enumerate(s.board.ids[: s.board.germans])}
    units = {names.get(one, -1) for one in who}
    if not units or -1 in units:
        return None
    return platoons_first(s, units)


def zones_of(s: Tito, via: Sequence[str]) -> list[int] | None:
    """The zones that these elements are; None where one is none."""
    names = {f"zone:{zone}": zone for zone in range(1, s.board.zones + 1)}
    zones = [names.get(one, 0) for one in via]
    return zones if all(zones) else None
