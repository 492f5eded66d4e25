"""Chapter 13.3: breaking off an assault and going back."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.tito.rules.action import GermanDecision, TitoAction
from holdfast.games.tito.rules.c2_counters import tell_order
from holdfast.games.tito.rules.c8_activation.c8_markers import settle
from holdfast.games.tito.rules.c13_combat.c13_4_guards import follow_guard, guards_tito
from holdfast.games.tito.rules.c13_combat.c13_4_prisoners import (
    capture_odds,
    capture_outcome,
    seize,
)
from holdfast.games.tito.rules.c14_victory import call_storch
from holdfast.games.tito.terms import FAR

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

NOT_NEAREST: Final = _(
    "{to} is not one of the nearest zones where the retreating units find room. Nearest: {others}."
)


# Where they can go


def homes(s: Tito) -> list[int]:
    """For each German unit of the assault, in roster order, its origin or 0 (CT-13.3.1.13).

    Units are placed back one by one; who finds no room or a hostile origin goes with the group.
    """
    taken = [0] * (s.board.zones + 1)
    found: list[int] = []
    for u in s.germans_at(s.assault_zone):
        home = s.came[u]
        if home > 0:
            sp = s.german_sp_in[home] + taken[home] + s.sp[u]
            if s.is_hostile(home) or sp > s.board.limit:
                home = 0
            else:
                taken[home] += s.sp[u]
        found.append(home)
    return found


def refuges(s: Tito, group_sp: int, taken: list[int]) -> list[int]:
    """The nearest zones without Yugoslavs or markers where a group fits (CT-13.3.1.12).

    `taken` is the SP that other units are about to bring to a zone.
    """
    board = s.board
    far = [FAR] * (board.zones + 1)
    far[s.assault_zone] = 0
    rings: list[list[int]] = [[s.assault_zone]]
    best: list[int] = []
    d = 0
    while d < len(rings) and not best:
        for v in rings[d]:
            if far[v] < d:
                continue
            if d > 0 and s.german_sp_in[v] + taken[v] + group_sp <= board.limit and v not in best:
                best.append(v)
            near, cost = board.near[v], board.cost[v]
            for i in range(len(near)):
                w, nd = near[i], d + cost[i]
                if nd < far[w] and not s.is_hostile(w):
                    far[w] = nd
                    while len(rings) <= nd:
                        rings.append([])
                    rings[nd].append(w)
        d += 1
    best.sort()
    return best


def can_break_off(s: Tito) -> bool:
    """Whether every unit has somewhere to go (CT-13.3.1.13)."""
    taken = [0] * (s.board.zones + 1)
    left = 0
    lost = False
    found = homes(s)
    for i, u in enumerate(s.germans_at(s.assault_zone)):
        if found[i] > 0:
            taken[found[i]] += s.sp[u]
        else:
            lost = True
            left += s.sp[u]
    return not lost or len(refuges(s, left, taken)) > 0


def group_refuges(s: Tito) -> list[int]:
    """Where the units still in the assault zone can go."""
    return refuges(s, s.german_sp_in[s.assault_zone], [0] * (s.board.zones + 1))


# Going back


def send_home(s: Tito) -> list[int]:
    """Units with a way back take it one by one; the zones they reach, ascending."""
    found = homes(s)
    for i, u in enumerate(s.germans_at(s.assault_zone)):
        if found[i] > 0:
            go_back(s, u, found[i], "CT-13.3.1.11")
    return sorted({home for home in found if home > 0})


def send_group(s: Tito, to: int) -> None:
    """The units without a way back go together (CT-13.3.1.12)."""
    for u in s.germans_at(s.assault_zone):
        go_back(s, u, to, "CT-13.3.1.12")


def go_back(s: Tito, u: int, to: int, rule: str) -> None:
    """Not a movement: no MP, no mark, no test (CT-13.3.1.15)."""
    was = s.at[u]
    s.put(u, to)
    s.tell("retreated", rule, {"unit": s.board.ids[u], "from": was, "to": to})
    follow_guard(s, u, to, rule, False)
    if guards_tito(s, u):
        call_storch(s, to)


def end_retreat(s: Tito, chance: Chance) -> None:
    zone = s.assault_zone
    s.end_assault()
    tell_order(s, zone, "CT-13.3")
    settle(s, chance)


class BreakOff(TitoAction):
    """CT-13.3.1.11: the assault is broken off."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "break_off", {})

    def play(self, s: Tito, chance: Chance) -> None:
        """Units go home first, the others together to the nearest refuge (CT-13.3.1.12)."""
        s.tell("broken_off", "CT-13.3.1.11", {"zone": s.assault_zone})
        reached = send_home(s)
        settle(s, chance)
        for zone in reached:
            seize(s, zone, chance)
        if s.germans_in[s.assault_zone] == 0:
            end_retreat(s, chance)
            return
        choices = group_refuges(s)
        if len(choices) > 1:
            s.then(RETREAT)
        else:
            retreat_group(s, choices[0], chance)

    def odds(self, s: Tito) -> dict[str, Fraction]:
        """A capture by those who go home, and by the others where they need not be asked."""
        then = s.copy()
        zones = send_home(then)
        if then.germans_in[s.assault_zone] > 0:
            refuges = group_refuges(then)
            if len(refuges) == 1:
                send_group(then, refuges[0])
                zones += refuges
        return capture_odds(then, zones)

    def outcome(self, s: Tito, events: list[Event]) -> str | None:
        return capture_outcome(self.odds(s), events)


class ChooseRefuge(GermanDecision):
    """Among several nearest zones the player chooses."""

    kind: ClassVar[str] = "retreat"
    rule: ClassVar[str] = "CT-13.3.1.12"
    verbs: ClassVar[tuple[str, ...]] = ("retreat",)

    def legal(self, s: Tito) -> list[Action]:
        return [s.actions.retreat[z] for z in group_refuges(s)]


RETREAT: Final = ChooseRefuge()


class Retreat(TitoAction):
    """CT-13.3.1.12: the units without a way back go to this zone."""

    def __init__(self, number: int, to: int) -> None:
        super().__init__(number, "retreat", {"to": to}, (f"zone:{to}",))
        self.to = to

    def play(self, s: Tito, chance: Chance) -> None:
        retreat_group(s, self.to, chance)

    def why(self, s: Tito) -> Refusal:
        facts = {"to": self.to, "others": group_refuges(s)}
        return Refusal("CT-13.3.1.12", NOT_NEAREST, facts)

    def odds(self, s: Tito) -> dict[str, Fraction]:
        then = s.copy()
        send_group(then, self.to)
        return capture_odds(then, [self.to])

    def outcome(self, s: Tito, events: list[Event]) -> str | None:
        return capture_outcome(self.odds(s), events)


def retreat_group(s: Tito, to: int, chance: Chance) -> None:
    send_group(s, to)
    settle(s, chance)
    seize(s, to, chance)
    end_retreat(s, chance)
