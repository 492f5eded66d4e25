"""Which rooms stay in memory: those that somebody uses, and of the others as many as fit."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Final

from holdfast.core.edition import Edition
from holdfast.core.messages import mark as _
from holdfast.store import MatchRow
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
        uses = Counter(own for room in self.values() if (own := own_edition(room)))
        total += EDITION_BYTES * len(uses)
        if total <= self._settings.memory and len(uses) <= most:
            return
        # A plan is kept as long as there is a place for it; the browser that made it has it too.
        for match, room in sorted(self.items(), key=lambda item: bool(item[1].plans)):
            own = own_edition(room)
            is_one_too_many = own is not None and len(uses) > most
            if total <= self._settings.memory and len(uses) <= most:
                return
            if room.is_used or (total <= self._settings.memory and not is_one_too_many):
                continue
            del self[match]
            total -= room.weight
            if own is not None:
                uses -= Counter([own])
                if own not in uses:
                    total -= EDITION_BYTES
                    own.kept.clear()  # words and drawings; somebody may still know the edition

    def make_place_for(self, row: MatchRow) -> None:
        """Whether component data of its own have a place in memory; somebody may have to go."""
        known = [room.row for room in self.values() if room.row.pack is not None]
        same = [one for one in known if one.pack == row.pack and one.options == row.options]
        if row.pack is None or same:
            return
        self.make_space(self._settings.editions - 1)
        if len({own_edition(room) for room in self.values()} - {None}) >= self._settings.editions:
            raise Problem(
                503,
                "busy",
                _("Many matches with component data of their own are open just now."),
                headers={"Retry-After": "60"},
            )

    def editions_watched_by(self, network: str) -> set[Edition]:
        """Which component data of their own somebody in a network keeps in memory by watching."""
        return {
            own
            for room in self.values()
            if (own := own_edition(room))
            and any(network in stream.keys for stream in room.audience)
        }


def own_edition(room: Room) -> Edition | None:
    """The edition of a match with component data of its own."""
    return None if room.row.pack is None else room.match.edition
