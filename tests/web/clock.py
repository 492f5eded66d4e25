"""A clock for tests: time passes when they say so, on a server that looks at clocks when told."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from tests.web.site import Site, Visitor

DAY = 24 * 3600.0
ALIVE = float("inf")
"""The gap in signs of life that is still none: the server was there all along."""


class Clock:
    """The time of day of a server."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.shift = 0.0
        site.app.hub.now = self.now

    def now(self) -> float:
        return time.time() + self.shift

    def passes(self, seconds: float, *, gap: float = ALIVE) -> None:
        """So much time goes by; then the server looks at its clocks."""
        self.shift += seconds
        self.tick(gap)

    def tick(self, gap: float = ALIVE) -> None:
        keeper = self.site.app.hub.timekeeper
        asyncio.run_coroutine_threadsafe(keeper.tick(gap), self.site.loop).result(30)


def joined(anna: Visitor, bert: Visitor, **wish: Any) -> str:
    """A match of two, x and o: Anna begins, Bert has sat down."""
    answer = anna.post(
        "/matches", {"game": "noughts", "seats": {"x": "me", "o": "friend"}, "name": "Anna", **wish}
    )
    assert answer.status_code == 201, answer.text
    secret = answer.json()["invitations"]["o"]["secret"]
    sat = bert.post("/join", {"secret": secret, "name": "Bert"})
    assert sat.status_code == 200, sat.text
    return str(answer.json()["match"])
