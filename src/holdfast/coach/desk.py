"""A process that advises and reviews for others, such as a server whose own must never wait.

It reads jobs and writes what it finds, both as frames: four bytes for the length, then a pickle. A
job that nobody wants any more is stopped by the next frame. Only whoever started it talks to it.
"""

from __future__ import annotations

import json
import os
import pickle
import select
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from holdfast.bots.budget import Budget
from holdfast.coach.drawing import marks
from holdfast.coach.report import Report
from holdfast.coach.review import reviewing
from holdfast.coach.telling import as_json, body_of
from holdfast.coach.thinking import Coach, think
from holdfast.core.edition import SeatName
from holdfast.core.errors import HoldfastError
from holdfast.core.i18n import LANGUAGES
from holdfast.core.match import Match
from holdfast.core.picture import Look
from holdfast.core.seat import Seat

__all__ = ["Advise", "Event", "GetReady", "Job", "ReviewIt", "Stop", "frame", "serve"]

SIZE: Final = struct.Struct("!I")
NICE: Final = 10
"""Whoever plays goes first."""

Event = tuple[str, bytes]
"""A word for what has been found, and JSON. The last one of a job is `END`."""
END: Final[Event] = ("end", b"")


@dataclass(frozen=True, slots=True)
class Advise:
    """Think about the decision of a seat."""

    seat: Seat
    seconds: float
    language: str
    look: Look
    also: object = None

    def events(self) -> Iterator[Event]:
        """Better and better advice, with marks to lay over the board."""
        seat = self.seat
        picture = seat.edition.draw(seat.view, self.language, self.look)
        for advice in think(seat, self.seconds, also=self.also):
            over_board = "" if picture is None else marks(picture, advice.tips)
            yield "advice", dumped({**advice.json(self.language), "marks": over_board})


@dataclass(frozen=True, slots=True)
class GetReady:
    """Load whatever advice about such a match needs: its game, its mind, its words and its board.

    Somebody may ask soon, and loading takes longer than the first answer may.
    """

    seat: Seat
    language: str
    look: Look

    def events(self) -> Iterator[Event]:
        """Nothing: nobody waits for it."""
        seat = self.seat
        seat.edition.draw(seat.view, self.language, self.look)
        coach = Coach(seat)
        coach.go_on(Budget(count=1))
        coach.advice().json(self.language)
        return iter(())


@dataclass(frozen=True, slots=True)
class ReviewIt:
    """Review a match, and tell it in every language."""

    match: bytes
    seat: SeatName | None
    seconds: float
    boards: str
    """The address of the board of a moment, with gaps."""

    def events(self) -> Iterator[Event]:
        """How far it is, and in the end the report."""
        match: Match = pickle.loads(self.match)
        for share, found in reviewing(match, self.seat, seconds=self.seconds):
            yield "progress", dumped({"share": round(share, 3)})
            if found is None:
                continue
            for language in LANGUAGES:
                report = Report(found, language)
                told = {"html": body_of(report, self.boards), "review": as_json(report)}
                yield f"review {language}", dumped(told)


@dataclass(frozen=True, slots=True)
class Stop:
    """Nobody waits for the job any more."""


Job = Advise | GetReady | ReviewIt


def dumped(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), allow_nan=False).encode()


def frame(data: object) -> bytes:
    packed = pickle.dumps(data, pickle.HIGHEST_PROTOCOL)
    return SIZE.pack(len(packed)) + packed


class Desk:
    """The process's side: one job after another."""

    def __init__(self, source: int, sink: int) -> None:
        self._source = source
        self._sink = sink

    def run(self) -> None:
        """Until the input ends."""
        while True:
            try:
                job = self._read()
            except EOFError:
                return
            if isinstance(job, Job):  # a `Stop` may come when all is done
                self._do(job)
                self._write(END)

    def _do(self, job: Job) -> None:
        try:
            for event in job.events():
                self._write(event)
                if self._is_stopped():
                    return
        except HoldfastError as error:
            self._write(("refused", dumped({"detail": error.sentence})))

    def _is_stopped(self) -> bool:
        ready, _w, _x = select.select([self._source], [], [], 0)
        return bool(ready) and isinstance(self._read(), Stop)

    def _read(self) -> object:
        (size,) = SIZE.unpack(self._take(SIZE.size))
        return pickle.loads(self._take(size))

    def _take(self, count: int) -> bytes:
        # Unbuffered, so that `select` knows of everything that has come.
        parts = bytearray()
        while len(parts) < count:
            part = os.read(self._source, count - len(parts))
            if not part:
                raise EOFError
            parts += part
        return bytes(parts)

    def _write(self, event: Event) -> None:
        data = memoryview(frame(event))
        while data:
            data = data[os.write(self._sink, data) :]


def serve() -> None:
    """What such a process runs. Whatever else writes to the output goes to the log."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    sink = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError, KeyboardInterrupt):
        Desk(sys.stdin.fileno(), sink).run()
