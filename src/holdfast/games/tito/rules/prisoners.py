"""Chapter 13.4 and 14.4: prisoners, documents and the Storch."""

from __future__ import annotations

from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.games.tito.board import BACKS, CHURCHILL, DOCUMENTS, TITO, TITO_TAKEN
from holdfast.games.tito.rules.alarm import settle
from holdfast.games.tito.rules.stacks import kill, leave, new_guard
from holdfast.games.tito.rules.trigger import pull
from holdfast.games.tito.state import FREE, PRISONER, TAKEN, Tito


def take_documents(s: Tito, zone: int) -> None:
    """A German unit without Yugoslav units takes the documents (CT-14.4, CT-12.2.8)."""
    if s.vip_state[DOCUMENTS] != FREE or s.vip_at[DOCUMENTS] != zone:
        return
    if s.germans_in[zone] > 0 and s.partisans_in[zone] == 0:
        leave(s, DOCUMENTS, TAKEN)
        if s.log is not None:
            s.log.append(Event("documents_taken", "CT-14.4", {"zone": zone}))


def can_capture(s: Tito, vip: int, zone: int) -> bool:
    """Whether a platoon is alone with a free Tito or Churchill (CT-13.4.1)."""
    return (
        s.vip_state[vip] == FREE
        and s.vip_at[vip] == zone
        and s.platoons_in[zone] > 0
        and not s.is_hostile(zone)
    )


def seize(s: Tito, zone: int, chance: Chance) -> None:
    """Documents, then Tito, then Churchill in a zone."""
    take_documents(s, zone)
    for vip in (TITO, CHURCHILL):
        if can_capture(s, vip, zone):
            capture(s, vip, zone, chance)


def capture(s: Tito, vip: int, zone: int, chance: Chance) -> None:
    """A D6: 1 to 3 he is a prisoner of the front platoon, 4 to 6 he is eliminated."""
    die = chance.roll(6)
    if s.log is not None:
        facts = {"vip": BACKS[vip], "zone": zone, "die": die, "taken": die <= 3}
        s.log.append(Event("capture", "CT-13.4.1", facts))
    if die > 3:
        kill(s, vip, "CT-13.4.1")
    else:
        s.vip_state[vip] = PRISONER
        new_guard(s, vip, s.front[zone], "CT-13.4.2")
        if vip == TITO:
            pull(s, TITO_TAKEN, "CT-6.10")
            call_storch(s, zone)
    settle(s, chance)


def call_storch(s: Tito, zone: int) -> None:
    """Tito, a prisoner, has come to rest at the German cross (CT-14.3)."""
    if zone == s.board.cross and s.storch == 0:
        s.storch = s.turn
        if s.log is not None:
            s.log.append(Event("storch", "CT-14.3", {"zone": zone, "turn": s.turn}))


def follow_guard(s: Tito, guard: int, to: int, rule: str, moved: bool) -> None:
    """Prisoners go where their guard goes (CT-12.2.7); Tito leaving 48 sends the Storch away."""
    for vip in (TITO, CHURCHILL):
        if s.vip_state[vip] != PRISONER or s.vip_guard[vip] != guard:
            continue
        was = s.vip_at[vip]
        s.vip_at[vip] = to
        s.vip_moved[vip] = s.vip_moved[vip] or moved
        if vip == TITO:
            s.storch = 0
        if s.log is not None:
            facts = {"vip": BACKS[vip], "guard": s.board.ids[guard], "from": was, "to": to}
            s.log.append(Event("prisoner_moved", rule, facts))


def guards_tito(s: Tito, u: int) -> bool:
    return s.vip_state[TITO] == PRISONER and s.vip_guard[TITO] == u
