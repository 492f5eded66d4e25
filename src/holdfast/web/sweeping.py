"""What refers to itself in circles is looked for in small pieces, so that moves do not wait for it.

Python gives most memory back at once. Only for circles it looks through objects: new ones whenever
there are so many of them, whatever is being done, and now and then all there are. On a server with
hundreds of matches in memory its usual ways take 30 ms and half a second, in which nobody's move is
played. So the server looks by itself between two turns of the event loop, when most requests have
left nothing behind: at few new objects at a time, and once more at those that stayed. At everything
it looks when nobody has asked for anything for a while.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

__all__ = ["Sweeper"]

FEW: Final = 300
"""New objects that are worth a look: it takes less than half a millisecond."""
TWICE: Final = 2
"""After so many looks at new objects, those that stayed are looked through once more."""
MANY: Final = 2_000
"""New objects at which Python looks by itself: work on another thread may have made them."""
NEVER: Final = 2**31 - 1
PAUSES: Final = (0.02, 0.1)
"""Seconds from one look to the next, where there is much to do and where there is nothing."""
QUIET: Final = 3.0
"""Seconds without a request after which nobody is expected to make one in the next moment."""
EVERY: Final = 600.0
"""Seconds from one look at everything to the next, if there is a quiet moment."""
LATEST: Final = 3600.0
"""The same where there is never one: circles that were left must not gather for ever."""


class Sweeper:
    """Looks for circles in this process. `asked` says when somebody last asked for anything, on the
    clock of `time.monotonic`."""

    def __init__(self, asked: Callable[[], float]) -> None:
        self._asked = asked
        self._usual = gc.get_threshold()
        self._swept = 0.0

    def begin(self) -> None:
        """From now on in small pieces; what is loaded now stays and is not looked through again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(MANY, NEVER, NEVER)
        self._swept = time.monotonic()

    def end(self) -> None:
        """Leave it to Python again."""
        gc.set_threshold(*self._usual)

    async def run(self) -> None:
        """Look regularly, more often where there is more to look at."""
        shortest, longest = PAUSES
        pause = longest
        while True:
            await asyncio.sleep(pause)
            pause = shortest if self.look(time.monotonic()) else min(2 * pause, longest)

    def look(self, now: float) -> bool:
        """Look through what it is time for; whether there was anything."""
        new, stayed, old = gc.get_count()
        least = EVERY if now - self._asked() >= QUIET else LATEST
        if old and now - self._swept >= least:
            gc.collect()
            self._swept = now
        elif new >= FEW:
            gc.collect(1 if stayed >= TWICE else 0)
        else:
            return False
        return True
