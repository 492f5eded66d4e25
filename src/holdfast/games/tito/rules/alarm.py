"""Chapter 6: the alarm level, and what follows at once from every elementary step."""

from __future__ import annotations

from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.games.tito.board import GROTTO, MISSIONS, TRIGGERS
from holdfast.games.tito.rules.activation import turn_over
from holdfast.games.tito.rules.trigger import pull, raise_alarm
from holdfast.games.tito.state import Tito


def settle(s: Tito, chance: Chance) -> None:
    """The consequences of an elementary step: the occupied places first, then alarm 9 (CT-4.8)."""
    occupy(s)
    if s.face_down > 0 and s.alarm >= s.board.alarm_maximum:
        reveal_all(s, chance, "CT-8.7")


def occupy(s: Tito) -> None:
    """Platoons in the grotto and in the missions raise the alarm (CT-6.8, CT-6.11)."""
    board = s.board
    if not s.triggers[GROTTO] and s.platoons_in[board.grotto] > 0:
        pull(s, GROTTO, "CT-6.8")
    for i in range(len(board.missions)):
        if s.missions[i]:
            continue
        zone = board.missions[i]
        if s.platoons_in[zone] > 0 and not s.is_hostile(zone):
            s.missions[i] = True
            raise_alarm(s, board.amount[MISSIONS], TRIGGERS[MISSIONS], "CT-6.11", zone)


def reveal(s: Tito, zone: int, chance: Chance, rule: str) -> None:
    """Turn over the markers of a zone and follow what that brings about."""
    found: list[int] = []
    reveal_for(s, zone, chance, rule, 0, found)


def reveal_for(
    s: Tito, zone: int, chance: Chance, rule: str, visiting: int, found: list[int]
) -> None:
    """The same for a moving stack of `visiting` SP; `found` takes the units that appear."""
    is_tito = turn_over(s, zone, chance, rule, visiting, found)
    settle(s, chance)
    if is_tito:
        reveal_all(s, chance, "CT-8.8")


def reveal_all(s: Tito, chance: Chance, rule: str) -> None:
    """Turn over every marker on the map, zones ascending (CT-8.7, CT-8.8)."""
    if s.face_down == 0:
        return
    if s.log is not None:
        zones = [z for z in range(1, s.board.zones + 1) if s.markers_in[z] > 0]
        s.log.append(Event("all_turned_over", rule, {"zones": zones, "alarm": s.alarm}))
    for zone in range(1, s.board.zones + 1):
        if s.markers_in[zone] > 0:
            reveal(s, zone, chance, rule)
