"""What is under way in a position: a move, an assault, a question about an officer or a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.errors import BadPosition
from holdfast.core.reading import Field
from holdfast.games.tito.rules.c13_combat.c13_3_retreat import can_break_off
from holdfast.games.tito.terms import LAND

if TYPE_CHECKING:
    from holdfast.games.tito.reading import Reader
    from holdfast.games.tito.state import Tito


def read_moving(r: Reader) -> None:
    s, field = r.s, r.fields["moving"]
    if field.value is None:
        return
    if r.step != "movement":
        field.fail(f"nobody is moving in {r.step}", "CT-12.2.1")
    given = field.fields(["unit", "mp"])
    s.moving = r.unit(given["unit"])
    if s.at[s.moving] <= 0:
        given["unit"].fail("is not on the map", "CT-12.2.1")
    s.moving_mp = given["mp"].integer(0, 9)


def read_assault(r: Reader) -> None:
    s, field = r.s, r.fields["assault"]
    needed = r.step in ("line_up", "support", "assault_round", "retreat")
    if field.value is None:
        if needed:
            field.fail(f"is needed in {r.step}", "CT-13.3.1.1")
        return
    if not needed:
        field.fail(f"there is none in {r.step}", "CT-13.3.1.1")
    given = field.fields(["zone", "round", "columns"])
    s.assault_zone = zone = r.zone(given["zone"])
    if s.platoons_in[zone] + (r.step == "retreat") == 0 or s.germans_in[zone] == 0:
        given["zone"].fail("holds no German to assault", "CT-13.3.0.1")
    if s.partisans_in[zone] == 0:
        given["zone"].fail("holds no Yugoslav unit", "CT-13.3.0.1")
    s.assault_round = given["round"].integer(1, 99)
    read_columns(r, given["columns"])


def read_columns(r: Reader, field: Field) -> None:
    """Contacts line by line; then supports, which were placed in roster order."""
    s = r.s
    zone = s.assault_zone
    count = min(s.platoons_in[zone], s.partisans_in[zone])
    supports: list[tuple[int, int]] = []
    seen: list[int] = []
    for number, line in enumerate(field.items(), start=1):
        if number > count:
            line.fail(f"this assault has only {count} lines", "CT-13.3.1.2")
        units = line.items()
        if not units:
            line.fail("a line has a platoon in contact", "CT-13.3.1.3")
        for place, item in enumerate(units):
            u = r.unit(item)
            if not r.board.is_platoon[u] or s.at[u] != zone or u in seen:
                item.fail("is no platoon of this assault without a place", "CT-13.3.1.2")
            seen.append(u)
            if place == 0:
                s.columns.append(u * 16 + number)
            else:
                supports.append((u, number))
    check_columns(r, field, count, supports)
    supports.sort()
    s.columns += [u * 16 + number for u, number in supports]


def check_columns(r: Reader, field: Field, count: int, supports: list[tuple[int, int]]) -> None:
    """Only what is still to be asked may be missing."""
    s = r.s
    filled = len(s.columns)
    left = s.platoons_in[s.assault_zone] - filled - len(supports)
    if r.step in ("assault_round", "retreat"):
        if filled:
            field.fail("must be empty between rounds", "CT-13.3.1.2")
    elif r.step == "line_up":
        if supports or filled >= count or left < 2:
            field.fail("leaves no contact place to choose", "CT-13.3.1.2")
    elif filled < count or count < 2 or left < 1:
        field.fail("leaves no support to choose", "CT-13.3.1.3")
    else:
        placed = [code >> 4 for code in s.columns] + [u for u, _ in supports]
        spare = [u for u in s.platoons_at(s.assault_zone) if u not in placed]
        if supports and max(supports)[0] > spare[0]:
            field.fail("supports are placed in roster order", "CT-13.3.1.3")


def read_pending(r: Reader) -> None:
    s, field = r.s, r.fields["pending"]
    if r.step == "attach":
        officer = field.fields(["officer"])["officer"]
        u = r.unit(officer)
        if u not in r.board.officers or s.at[u] <= 0 or not s.has_mark(u, LAND):
            officer.fail("is no officer who landed this turn", "CT-10.5")
        s.pending_officer = u
    elif r.step == "reorganise":
        zone = field.fields(["zone"])["zone"]
        s.pending_zone = r.zone(zone)
        if s.platoons_in[s.pending_zone] < 2:
            zone.fail("holds fewer than two platoons", "CT-13.2.4.3")
    elif field.value is not None:
        field.fail(f"nothing is pending in {r.step}")


def check_playable(s: Tito) -> None:
    """Refuse a position whose question cannot be answered."""
    kind = s.decision.kind
    if kind == "assault_round" and not can_break_off(s):
        raise BadPosition(
            "step: the units could not retreat, so nothing is asked (CT-13.3.1.13)",
            rule="CT-13.3.1.13",
            field="step",
        )
    if not s.legal():
        raise BadPosition(
            f"step: nothing could be done in {kind} (CT-4.7)", rule="CT-4.7", field="step"
        )
