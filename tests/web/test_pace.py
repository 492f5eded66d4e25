"""Requests of one network begin apart from each other."""

from __future__ import annotations

import asyncio
from typing import Any

from holdfast.web.callers import Caller
from holdfast.web.pace import AT_ONCE, SPACING, Pace


def scope(address: str) -> dict[str, Any]:
    caller = Caller(address, None, False, None, b"", "en", {}, None)
    return {"type": "http", "caller": caller}


def test_a_crowd_begins_one_after_another_and_others_do_not_wait() -> None:
    begun: list[tuple[str, float]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        begun.append((scope["caller"].address, asyncio.get_running_loop().time()))

    async def ask() -> float:
        pace = Pace(app)
        began = asyncio.get_running_loop().time()
        crowd = [pace(scope("10.0.0.1"), None, None) for _ in range(AT_ONCE + 10)]  # type: ignore[arg-type]
        await asyncio.gather(*crowd, pace(scope("10.0.0.2"), None, None))  # type: ignore[arg-type]
        return began

    began = asyncio.run(ask())
    order = [address for address, _at in begun]
    assert order.index("10.0.0.2") <= AT_ONCE + 1
    assert begun[-1][1] - began >= 9 * SPACING
