"""CI-3.1 Inspire: fresh Defenders with [I] help the others of their location."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


def inspiration(s: Itter, who: i64) -> i64:
    """The extra dice or tokens a Defender gets (CI-3.1.1), which may add up (CI-3.1.2).

    Nobody inspires itself (CI-3.1.3), and those who are not fresh nobody (CI-3.1.4); Borotra has
    no [I] (CI-3.1.6).
    """
    ready = s.board.inspiring & ~(s.exhausted | s.disrupted | s.supply)
    if ready == 0:
        return 0
    here = s.place_of(who)
    count: i64 = 0
    for one in s.board.inspirers:
        other: i64 = one
        if ready >> other & 1 and other != who and s.place_of(other) == here:
            count += 1
    return count if s.rules.inspire_stacks else min(count, 1)
