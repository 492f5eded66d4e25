"""Chapter 6: the alarm level, and what raises it, each trigger once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.tito.counters import noted
from holdfast.games.tito.events import Facts
from holdfast.games.tito.terms import GROTTO, MISSIONS, TRIGGERS

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito


def pull(s: Tito, trigger: int, rule: str) -> None:
    """A trigger raises the alarm the first time only (CT-6.2)."""
    if not s.triggers[trigger]:
        s.triggers = noted(s.triggers, trigger, True)
        raise_alarm(s, s.board.amount[trigger], TRIGGERS[trigger], rule, 0)


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
            s.missions = noted(s.missions, i, True)
            raise_alarm(s, board.amount[MISSIONS], TRIGGERS[MISSIONS], "CT-6.11", zone)


def raise_alarm(s: Tito, amount: int, trigger: str, rule: str, zone: int) -> None:
    """The alarm rises at once and stops at its maximum (CT-6.1, CT-6.12)."""
    was = s.alarm
    s.alarm = min(s.board.alarm_maximum, was + amount)
    facts: Facts = {"trigger": trigger, "amount": amount, "from": was, "to": s.alarm}
    if zone > 0:
        facts["zone"] = zone
    s.tell("alarm", rule, facts)
