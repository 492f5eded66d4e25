"""Taking back: who may, how far, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import orjson

from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.store import Entry
from holdfast.web.problems import Problem
from holdfast.web.stopped import refuse_stopped

if TYPE_CHECKING:
    from holdfast.web.room import Room

__all__ = ["fair_undo", "trace_of"]


def fair_undo(room: Room, held: frozenset[int], to: int | None) -> tuple[int, int]:
    """Who takes back, and how many actions are kept; or a refusal."""
    match = room.match
    if not held:
        raise Problem(403, "not_seated", _("You hold no seat in this match: you are watching."))
    refuse_stopped(room)
    if room.over and (room.stopped is not None or room.ending is not None or not match.study):
        raise Problem(409, "undo_refused", _("A finished match stays as it is."))
    last = match.played[-1] if match.played else None
    seat = last.seat if last is not None and last.seat in held else min(held)
    barrier = match.undo_barrier(match.seats[seat])
    if barrier is not None:
        raise Problem(409, "undo_refused", barrier, is_fragment=True)
    one_less = len(match.played) - 1
    keep = room.before_last_move
    if match.undo_barrier(match.seats[seat], keep) is not None:
        keep = one_less
    if match.study:
        bots = {one.place for one in room.seats if one.kind == "bot"}
        while keep > 0 and match.played[keep].seat in bots:
            keep -= 1  # a bot would only play it again
        keep = keep if to is None else to
    elif to is not None:
        if to not in (keep, one_less):
            raise Problem(409, "undo_refused", _("Only a study match goes back further."))
        keep = to
    if not 0 <= keep < len(match.played):
        raise Problem(422, "bad_request", _("There are fewer actions than that."), field="to")
    return seat, keep


def trace_of(match: Match, entries: Iterable[Entry], had: int = 0) -> list[dict[str, object]]:
    """What was taken back, entry by entry, of a match that had so many actions before them."""
    trace = []
    for entry in entries:
        if entry.kind == "play":
            had += 1
        if entry.kind != "undo":
            continue
        keep = orjson.loads(entry.action)["to"]
        trace.append(
            {
                "number": entry.number,
                "seat": match.seats[entry.seat] if entry.seat >= 0 else None,
                "at": keep,
                "count": had - keep,
                "when": entry.at,
            }
        )
        had = keep
    return trace
