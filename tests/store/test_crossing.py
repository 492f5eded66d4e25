"""Two servers on one PostgreSQL whose transactions cross: neither loses what it was to write."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

from sqlalchemy import Connection, text

from holdfast.store import SeatRow, Store
from tests.store.rows import entry, row
from tests.web.conftest import Postgres

SEATS = [SeatRow(0, "x", "human", None, "", None), SeatRow(1, "o", "open", None, "", None)]


class Crossing:
    """A job that changes two matches, and has the first when another has what is its second."""

    def __init__(self, matches: Sequence[str], both: threading.Barrier) -> None:
        self.matches = matches
        self.both = both
        self.runs = 0

    def __call__(self, connection: Connection) -> int:
        self.runs += 1
        for match in self.matches:
            rename = "UPDATE match SET title = title || 'x' WHERE id = :id"
            connection.execute(text(rename), {"id": match})
            if self.runs == 1 and match == self.matches[0]:
                self.both.wait(20)
        return self.runs


def test_transactions_that_cross_are_written_both(postgres: Postgres) -> None:
    async def check() -> tuple[list[int], list[bool], list[str]]:
        url = postgres.database()
        stores = [Store(url), Store(url)]
        for store in stores:
            await store.open(lambda signal: None)
        for match in ("m0", "m1"):
            await stores[0].add_match(row(match), SEATS, [], [])
        both = threading.Barrier(2)
        jobs = [Crossing(("m0", "m1"), both), Crossing(("m1", "m0"), both)]
        written = [store.writer.do(job) for store, job in zip(stores, jobs, strict=True)]
        moves = [store.add_entry(entry("m0", n)) for n, store in enumerate(stores, 1)]
        runs = await asyncio.gather(*written)
        added = await asyncio.gather(*moves)
        found = [stores[0].match(match) for match in ("m0", "m1")]
        for store in stores:
            await store.close()
        return sorted(runs), added, ["" if one is None else one.title for one in found]

    runs, added, titles = asyncio.run(check())
    assert runs == [1, 2], "one of them was taken back, and written again"
    assert added == [True, True]
    assert titles == ["xx", "xx"], "each wrote once"
