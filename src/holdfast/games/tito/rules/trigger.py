"""Chapter 6: what raises the alarm, each trigger once."""

from __future__ import annotations

from holdfast.core.event import Event
from holdfast.games.tito.board import TRIGGERS
from holdfast.games.tito.state import Tito


def pull(s: Tito, trigger: int, rule: str) -> None:
    """A trigger raises the alarm the first time only (CT-6.2)."""
    if not s.triggers[trigger]:
        s.triggers[trigger] = True
        raise_alarm(s, s.board.amount[trigger], TRIGGERS[trigger], rule, 0)


def raise_alarm(s: Tito, amount: int, trigger: str, rule: str, zone: int) -> None:
    """The alarm rises at once and stops at its maximum (CT-6.1, CT-6.12)."""
    was = s.alarm
    s.alarm = min(s.board.alarm_maximum, was + amount)
    if s.log is not None:
        facts = {"trigger": trigger, "amount": amount, "from": was, "to": s.alarm}
        if zone > 0:
            facts["zone"] = zone
        s.log.append(Event("alarm", rule, facts))
