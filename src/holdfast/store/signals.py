"""How servers on one database hear of each other's writes.

PostgreSQL: LISTEN and NOTIFY. SQLite: the writer's connection asks `PRAGMA data_version`, which
changes exactly when somebody else has written, and then reads what is new.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson

__all__ = ["CHANNEL", "Listener", "Signal"]

CHANNEL = "holdfast"
RETRY_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Signal:
    """Something another server wrote: `entry` carries the number, `resync` means: look anew."""

    match: str
    kind: str
    data: Any

    def payload(self, origin: str) -> str:
        return orjson.dumps([origin, self.match, self.kind, self.data]).decode()

    @classmethod
    def read(cls, payload: str) -> tuple[str, Signal]:
        origin, match, kind, data = orjson.loads(payload)
        return origin, cls(match, kind, data)


class Listener(threading.Thread):
    """Waits for notifications of a PostgreSQL database and hands them on."""

    def __init__(self, conninfo: str, origin: str, tell: Callable[[Signal], None]) -> None:
        super().__init__(name="holdfast-listener", daemon=True)
        self._conninfo = conninfo
        self._origin = origin
        self._tell = tell
        self._stop = threading.Event()
        self.ready = threading.Event()

    def run(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                with psycopg.connect(self._conninfo, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    # What was said while nobody listened is unknown: everything is read anew.
                    self._tell(Signal("", "resync", None))
                    self.ready.set()
                    self._listen(connection)
            except psycopg.Error:
                self._stop.wait(RETRY_SECONDS)

    def _listen(self, connection: Any) -> None:
        while not self._stop.is_set():
            for notice in connection.notifies(timeout=0.5):
                origin, signal = Signal.read(notice.payload)
                if origin != self._origin:
                    self._tell(signal)

    def stop(self) -> None:
        self._stop.set()
