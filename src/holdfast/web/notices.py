"""News for people who are not looking: one place to hear of them, for whoever sends mail or push.

Each is told once, by one server, after what it is about has been written.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

__all__ = ["Notice", "Notices"]

log = logging.getLogger("holdfast.web")


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that somebody should know."""

    kind: str
    """`time` (it is running out), `replaced` (a bot plays on, or the seat is free), `proposed`,
    `invited`, `rematch`."""
    match: str
    visitors: Sequence[str]
    """The browsers of those whom it is for."""
    number: int = 0
    """Which entry of the match it is about: the same is not told twice."""
    seat: str = ""
    """At which seat it concerns them."""
    name: str = ""
    """Who caused it, if somebody did and has a name."""
    what: str = ""
    """What is proposed: `draw`, `none`, `pause`, `resume`; what became of the seat of whoever was
    replaced: `bot`, `open`, `lost`."""
    left: float | None = None
    """How many seconds are left."""
    path: str = ""
    """The page to open."""


Hook = Callable[[Notice], Awaitable[None]]


class Notices:
    """Hands notices to whoever wants them."""

    def __init__(self) -> None:
        self.hooks: list[Hook] = []

    async def remind(self, notice: Notice) -> None:
        """Tell everybody who listens. What fails there must not hurt the match."""
        for hook in self.hooks:
            try:
                await hook(notice)
            except Exception:
                log.exception("a notice of match %s could not be told", notice.match)
