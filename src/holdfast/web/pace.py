"""Requests of one network begin one after another: a crowd of them leaves moves their turns.

Whoever sends eight requests at once would let a move wait for all eight. The limits of requests
per second do not help there: they leave a second's worth of them at once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from holdfast.web.callers import caller_of

__all__ = ["Pace"]

SPACING: Final = 0.004
"""Seconds from one request to the next: more than most take, so that others come between."""
AT_ONCE: Final = 6
"""Requests that begin without waiting, such as a page with its files."""
KEPT: Final = 20_000


class Pace:
    """Passes requests on, those of a network apart from each other."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._next: OrderedDict[str, float] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            wait = self._wait(caller_of(scope).network)
            if wait > 0:
                await asyncio.sleep(wait)
        await self._app(scope, receive, send)

    def _wait(self, network: str) -> float:
        """Seconds until a request of this network may begin; its place is taken with asking."""
        now = asyncio.get_running_loop().time()
        begins = max(self._next.get(network, 0.0), now - AT_ONCE * SPACING)
        self._next[network] = begins + SPACING
        self._next.move_to_end(network)
        if len(self._next) > KEPT:
            self._next.popitem(last=False)
        return begins - now
