"""Who is kept out: a list in memory that follows the one in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.store import Ban, bans_now
from holdfast.store.database import Database
from holdfast.web.callers import Caller
from holdfast.web.problems import Problem

__all__ = ["EVERY", "Doors"]

EVERY: Final = 60.0
"""Seconds between two looks at the list: a ban may end, and a signal may be lost."""


class Doors:
    """Knows whom whoever runs the server keeps out."""

    def __init__(self) -> None:
        self._visitors: frozenset[str] = frozenset()
        self._networks: frozenset[str] = frozenset()

    async def refresh(self, database: Database) -> None:
        self.take(await asyncio.to_thread(bans_now, database))

    def take(self, bans: Iterable[Ban]) -> None:
        known = list(bans)
        self._visitors = frozenset(one.subject for one in known if one.kind == "visitor")
        self._networks = frozenset(one.subject for one in known if one.kind == "network")

    def check(self, caller: Caller) -> None:
        """Refuse somebody who is kept out."""
        if self.keeps_out(caller):
            raise _kept_out()

    def keeps_out(self, caller: Caller) -> bool:
        """Whether somebody is kept out. Where nobody is, it costs nothing."""
        if self._visitors and caller.visitor in self._visitors:
            return True
        return bool(self._networks) and caller.network_hash in self._networks


def _kept_out() -> Problem:
    return Problem(
        403,
        "kept_out",
        _("Whoever runs this server keeps you out. Write to them if you think it is a mistake."),
    )
