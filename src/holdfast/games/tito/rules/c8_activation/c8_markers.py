"""Chapter 8: turning over the markers of a zone, and what follows at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.chance import Chance
from holdfast.games.tito.rules.c2_counters import tell_order
from holdfast.games.tito.rules.c6_alarm import occupy, pull
from holdfast.games.tito.terms import (
    BACKS,
    FREE,
    KINDS,
    LETTERS,
    MARKER,
    POOL,
    SHOWN,
    TITO,
    TITO_SEEN,
    UNIFORM,
)

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito


def settle(s: Tito, chance: Chance) -> None:
    """The consequences of an elementary step: the occupied places first, then alarm 9 (CT-4.8)."""
    occupy(s)
    if s.face_down > 0 and s.alarm >= s.board.alarm_maximum:
        reveal_all(s, chance, "CT-8.7")


def reveal(s: Tito, zone: i64, chance: Chance, rule: str) -> None:
    """Turn over the markers of a zone and follow what that brings about."""
    found: list[int] = []
    reveal_for(s, zone, chance, rule, 0, found)


def reveal_for(
    s: Tito, zone: i64, chance: Chance, rule: str, visiting: int, found: list[int]
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
        s.tell("all_turned_over", rule, {"zones": zones, "alarm": s.alarm})
    for zone in range(1, s.board.zones + 1):
        if s.markers_in[zone] > 0:
            reveal(s, zone, chance, rule)


def turn_over(
    s: Tito, zone: i64, chance: Chance, rule: str, visiting: int, found: list[int]
) -> bool:
    """Turn over the markers of a zone in the order A, B, C (CT-8.10); whether Tito was there.

    `visiting` is the SP of a moving stack, which does not count for the limit (CT-8.12).
    """
    board = s.board
    is_tito = False
    for m in board.marker_order:
        if s.marker_at[m] != zone:
            continue
        s.lay(m, SHOWN)
        if s.log is not None:
            tell_back(s, m, zone, rule)
        pull(s, MARKER, "CT-6.7")
        vip = board.marker_vip[m]
        if vip < 0:
            draw_units(s, m, zone, chance, visiting, found)
        elif vip != UNIFORM:
            appear(s, vip, zone)
            is_tito = is_tito or vip == TITO
    tell_order(s, zone, "CT-8.10")
    return is_tito


def tell_back(s: Tito, m: int, zone: i64, rule: str) -> None:
    """What the back of a marker shows, one word for each counter."""
    board = s.board
    vip = board.marker_vip[m]
    back = [BACKS[vip]] if vip >= 0 else []
    for i, kind in enumerate(board.marker_kinds[m]):
        back += [KINDS[kind]] * board.marker_counts[m][i]
    letter = LETTERS[board.marker_letter[m]]
    facts = {"zone": zone, "marker": board.marker_ids[m], "letter": letter, "back": back}
    s.tell("turned_over", rule, facts)


def appear(s: Tito, vip: int, zone: i64) -> None:
    """Tito, Churchill or the documents are in the zone, free (CT-8.11)."""
    s.hold_vip(vip, FREE, zone, -1, False)
    s.tell("vip_found", "CT-8.11", {"vip": BACKS[vip], "zone": zone})
    if vip == TITO:
        pull(s, TITO_SEEN, "CT-6.9")


def draw_units(s: Tito, m: int, zone: i64, chance: Chance, visiting: int, found: list[int]) -> None:
    """Counters of the marker's kinds come from the pool of its letter (CT-3.2.2).

    They have no mark: to be activated is no action (CT-8.13).
    """
    board = s.board
    letter = board.marker_letter[m]
    for i, kind in enumerate(board.marker_kinds[m]):
        for _ in range(board.marker_counts[m][i]):
            pool = waiting(s, letter, kind)
            full = s.partisan_sp_in[zone] - visiting + 2 > board.limit
            if not pool or full:  # CT-8.12
                s.tell("not_drawn", "CT-8.12", {"zone": zone, "kind": KINDS[kind], "full": full})
                continue
            roll = chance.pick(len(pool)) if len(pool) > 1 else -1
            u = pool[roll] if roll >= 0 else pool[0]
            s.put(u, zone)
            found.append(u)
            if s.log is not None:
                facts = {
                    "unit": board.ids[u],
                    "zone": zone,
                    "kind": KINDS[kind],
                    "among": len(pool),
                    "roll": roll if roll >= 0 else None,
                }
                s.tell("drawn", "CT-3.2.2", facts)


def waiting(s: Tito, letter: int, kind: int) -> list[int]:
    """The counters of a kind in the pool of a letter, in roster order."""
    at = s.at
    return [u for u in s.board.pools[letter][kind] if at[u] == POOL]
