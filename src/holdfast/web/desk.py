"""What somebody finds who comes back: what waits for them, what waits for others, what is over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from holdfast.web.models.lists import SummaryOut

__all__ = ["Desk", "desk_of"]

MOST: Final = 6
"""So many of a kind are shown where nobody waits for an answer."""
LATEST: Final = 3
"""So many of those that are over."""


@dataclass(slots=True)
class Desk:
    """Matches of one's own by what they want."""

    asked: list[SummaryOut] = field(default_factory=list)
    """One's own turn, and other people wait: all of them, the longest first."""
    alone: list[SummaryOut] = field(default_factory=list)
    """One's own turn, and nobody waits: games for one, against bots, studies."""
    others: list[SummaryOut] = field(default_factory=list)
    """Others are to move."""
    ended: list[SummaryOut] = field(default_factory=list)
    turns: int = 0
    """In how many it is one's own turn."""
    more: int = 0
    """How many are not shown."""

    @property
    def is_empty(self) -> bool:
        return not (self.asked or self.alone or self.others or self.ended)


def desk_of(matches: Iterable[SummaryOut]) -> Desk:
    """Of matches in the order in which they want something."""
    desk = Desk()
    for one in matches:
        desk.turns += one["my_turn"]
        _place(desk, one).append(one)
    # Nobody waits for these: one goes on with what one did last.
    desk.alone.sort(key=lambda one: -one["changed"])
    for kind, most in ((desk.alone, MOST), (desk.others, MOST), (desk.ended, LATEST)):
        desk.more += max(0, len(kind) - most)
        del kind[most:]
    return desk


def _place(desk: Desk, match: SummaryOut) -> list[SummaryOut]:
    if match["over"]:
        return desk.ended
    if not match["my_turn"]:
        return desk.others
    waits = any(one["kind"] in ("human", "link") and not one["yours"] for one in match["players"])
    return desk.asked if waits else desk.alone
