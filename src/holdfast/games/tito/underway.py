"""What is under way in a position: a move, an assault, a question about an officer or a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.messages import mark as _
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
        field.fail(_("nobody is moving in {step}"), "CT-12.2.1", step=r.step)
    given = field.fields(["unit", "mp"])
    s.moving = r.unit(given["unit"])
    if s.at[s.moving] <= 0:
        given["unit"].fail(_("is not on the map"), "CT-12.2.1")
    s.moving_mp = given["mp"].integer(0, 9)


def read_assault(r: Reader) -> None:
    s, field = r.s, r.fields["assault"]
    needed = r.step in ("line_up", "support", "assault_round", "retreat")
    if field.value is None:
        if needed:
            field.fail(_("is needed in {step}"), "CT-13.3.1.1", step=r.step)
        return
    if not needed:
        field.fail(_("there is none in {step}"), "CT-13.3.1.1", step=r.step)
    given = field.fields(["zone", "round", "columns"])
    s.assault_zone = zone = r.zone(given["zone"])
    if s.platoons_in[zone] + (r.step == "retreat") == 0 or s.germans_in[zone] == 0:
        given["zone"].fail(_("holds no German to assault"), "CT-13.3.0.1")
    if s.partisans_in[zone] == 0:
        given["zone"].fail(_("holds no Yugoslav unit"), "CT-13.3.0.1")
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
            line.fail(_("this assault has only {count} lines"), "CT-13.3.1.2", count=count)
        units = line.items()
        if not units:
            line.fail(_("a line has a platoon in contact"), "CT-13.3.1.3")
        for place, item in enumerate(units):
            u = r.unit(item)
            if not r.board.is_platoon[u] or s.at[u] != zone or u in seen:
                item.fail(_("is no platoon of this assault without a place"), "CT-13.3.1.2")
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
            field.fail(_("must be empty between rounds"), "CT-13.3.1.2")
    elif r.step == "line_up":
        if supports or filled >= count or left < 2:
            field.fail(_("leaves no contact place to choose"), "CT-13.3.1.2")
    elif filled < count or count < 2 or left < 1:
        field.fail(_("leaves no support to choose"), "CT-13.3.1.3")
    else:
        placed = [code >> 4 for code in s.columns] + [u for u, _ in supports]
        spare = [u for u in s.platoons_at(s.assault_zone) if u not in placed]
        if supports and max(supports)[0] > spare[0]:
            field.fail(_("supports are placed in roster order"), "CT-13.3.1.3")


def read_pending(r: Reader) -> None:
    s, field = r.s, r.fields["pending"]
    if r.step == "attach":
        officer = field.fields(["officer"])["officer"]
        u = r.unit(officer)
        if u not in r.board.officers or s.at[u] <= 0 or not s.has_mark(u, LAND):
            officer.fail(_("is no officer who landed this turn"), "CT-10.5")
        s.pending_officer = u
    elif r.step == "reorganise":
        zone = field.fields(["zone"])["zone"]
        s.pending_zone = r.zone(zone)
        if s.platoons_in[s.pending_zone] < 2:
            zone.fail(_("holds fewer than two platoons"), "CT-13.2.4.3")
    elif field.value is not None:
        field.fail(_("nothing is pending in {step}"), step=r.step)


def check_playable(s: Tito) -> None:
    """Refuse a position whose question cannot be answered."""
    kind = s.decision.kind
    if kind == "assault_round" and not can_break_off(s):
        words = _("the units could not retreat, so nothing is asked")
        Field(None, "step").fail(words, "CT-13.3.1.13")
    if not s.legal():
        Field(None, "step").fail(_("nothing could be done in {step}"), "CT-4.7", step=kind)
