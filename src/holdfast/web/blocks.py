"""Blocks: whoever was blocked by somebody at a table does not sit down there, nor speak."""

from __future__ import annotations

import asyncio

from holdfast.core.messages import mark as _
from holdfast.store import Store
from holdfast.web.callers import Caller
from holdfast.web.problems import Problem
from holdfast.web.room import Room

__all__ = ["check_welcome"]


async def check_welcome(store: Store, room: Room, caller: Caller) -> None:
    """Refuse whoever was blocked by somebody who plays here, or who set up the match. By whom is
    not told."""
    people = {*room.company.people, room.row.creator}
    if await asyncio.to_thread(store.circles.is_blocked, caller.visitor, people):
        raise Problem(
            403,
            "blocked",
            _("Somebody at this table does not want to play or talk with you."),
            heading=_("Not at this table"),
            todo=_("Look for another table in the lobby."),
            onward="/lobby",
            onward_label=_("Lobby"),
        )
