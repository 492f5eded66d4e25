"""Which rooms stay in memory: those that somebody uses, and of the others as many as fit."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.store import MatchRow
from holdfast.web.editions import let_go
from holdfast.web.problems import Problem
from holdfast.web.room import Room
from holdfast.web.settings import Settings

__all__ = ["Rooms"]

EDITION_BYTES: Final = 16 * 1024 * 1024
"""What component data of their own keep in memory, with words and drawings: measured."""


class Rooms(OrderedDict[str, Room]):
    """Rooms by match, the longest untouched first."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings

    def make_space(self, own_editions: int | None = None) -> None:
        """Let go of rooms that nobody looks at, the longest untouched first, until all fits."""
        most = self._settings.editions if own_editions is None else own_editions
        total = sum(room.weight for room in self.values())
        uses = Counter(id(room.row.pack) for room in self.values() if room.row.pack)
        total += EDITION_BYTES * len(uses)
        for match, room in list(self.items()):
            edition = room.row.pack
            is_one_too_many = edition is not None and len(uses) > most
            if total <= self._settings.memory and len(uses) <= most:
                return
            if room.is_used or (total <= self._settings.memory and not is_one_too_many):
                continue
            del self[match]
            total -= room.weight
            if edition is not None:
                uses -= Counter([id(edition)])
                if id(edition) not in uses:
                    total -= EDITION_BYTES
                    let_go(edition)

    def make_place_for(self, row: MatchRow) -> None:
        """Whether component data of its own have a place in memory; somebody may have to go."""
        known = {id(room.row.pack): room.row.pack for room in self.values() if room.row.pack}
        if row.pack is None or row.pack in known.values():
            return
        self.make_space(self._settings.editions - 1)
        used = {id(room.row.pack) for room in self.values() if room.row.pack}
        if len(used) >= self._settings.editions:
            raise Problem(
                503,
                "busy",
                _("Many matches with component data of their own are open just now."),
                headers={"Retry-After": "60"},
            )

    def editions_watched_by(self, network: str) -> set[int]:
        """Which component data of their own somebody in a network keeps in memory by watching."""
        return {
            id(room.row.pack)
            for room in self.values()
            if room.row.pack and any(network in stream.keys for stream in room.audience)
        }
