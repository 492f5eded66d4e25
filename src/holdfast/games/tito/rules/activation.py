"""Chapter 8: turning over the markers of a zone."""

from __future__ import annotations

from typing import Any

from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.games.tito.board import (
    BACKS,
    KINDS,
    LETTERS,
    MARKER,
    POOL,
    SHOWN,
    TITO,
    TITO_SEEN,
    UNIFORM,
)
from holdfast.games.tito.rules.stacks import tell_order
from holdfast.games.tito.rules.trigger import pull
from holdfast.games.tito.state import FREE, Tito


def turn_over(
    s: Tito, zone: int, chance: Chance, rule: str, visiting: int, found: list[int]
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
        vip = board.marker_vip[m]
        if s.log is not None:
            facts: dict[str, Any] = {
                "zone": zone,
                "marker": board.marker_ids[m],
                "letter": LETTERS[board.marker_letter[m]],
            }
            facts["back"] = back_of(s, m)
            s.log.append(Event("turned_over", rule, facts))
        pull(s, MARKER, "CT-6.7")
        if vip >= 0:
            if vip != UNIFORM:
                appear(s, vip, zone)
                is_tito = is_tito or vip == TITO
        else:
            draw(s, m, zone, chance, visiting, found)
    tell_order(s, zone, "CT-8.10")
    return is_tito


def back_of(s: Tito, m: int) -> list[str]:
    """What the back of a marker shows, one word for each counter."""
    vip = s.board.marker_vip[m]
    if vip >= 0:
        return [BACKS[vip]]
    words: list[str] = []
    for i, kind in enumerate(s.board.marker_kinds[m]):
        words += [KINDS[kind]] * s.board.marker_counts[m][i]
    return words


def appear(s: Tito, vip: int, zone: int) -> None:
    """Tito, Churchill or the documents are in the zone, free (CT-8.11)."""
    s.vip_state[vip] = FREE
    s.vip_at[vip] = zone
    if s.log is not None:
        s.log.append(Event("vip_found", "CT-8.11", {"vip": BACKS[vip], "zone": zone}))
    if vip == TITO:
        pull(s, TITO_SEEN, "CT-6.9")


def draw(s: Tito, m: int, zone: int, chance: Chance, visiting: int, found: list[int]) -> None:
    """Counters of the marker's kinds come from the pool of its letter (CT-3.2.2)."""
    board = s.board
    letter = board.marker_letter[m]
    for i, kind in enumerate(board.marker_kinds[m]):
        for _ in range(board.marker_counts[m][i]):
            pool = [
                u
                for u in range(board.germans, board.units)
                if s.at[u] == POOL and board.letter[u] == letter and board.kind[u] == kind
            ]
            full = s.partisan_sp_in[zone] - visiting + 2 > board.limit
            if not pool or full:  # CT-8.12
                if s.log is not None:
                    facts = {"zone": zone, "kind": KINDS[kind], "full": full}
                    s.log.append(Event("not_drawn", "CT-8.12", facts))
                continue
            roll = chance.pick(len(pool)) if len(pool) > 1 else -1
            u = pool[roll] if roll >= 0 else pool[0]
            s.put(u, zone)
            found.append(u)
            if s.log is not None:
                s.log.append(
                    Event(
                        "drawn",
                        "CT-3.2.2",
                        {
                            "unit": board.ids[u],
                            "zone": zone,
                            "kind": KINDS[kind],
                            "among": len(pool),
                            "roll": roll if roll >= 0 else None,
                        },
                    )
                )
