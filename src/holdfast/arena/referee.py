"""One game between bots, watched: what is not allowed, too slow or foreseen is noted and answered.

A bot that fails, answers what is not allowed or takes far too long has lost that game. A stand-in
plays on for it, so that the others can finish. Who is a little late is only counted.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from holdfast.arena.peeking import look_for_peeking
from holdfast.arena.record import GameRecord
from holdfast.bots import Player
from holdfast.bots.sitting import Clock, Defect, Reply, Sitter, sit, stand_in
from holdfast.core.action import Action
from holdfast.core.chance import Seeded
from holdfast.core.ending import outcome
from holdfast.core.match import Match
from holdfast.core.reading import Json
from holdfast.core.seat import Seat

__all__ = ["Referee"]

MOST_DECISIONS: Final = 100_000
LATE: Final = 1.25
"""So many times its budget a bot may take, and a little more, before it counts as late. The budgets
of a game count together, as on a chess clock: what a bot saves on one decision it may spend on
another."""
LITTLE: Final = 0.05
TOO_LATE: Final = 5.0
"""So many times its budgets, and some seconds more, lose the game."""
SOME: Final = 5.0
CROWDED: Final = 4.0
"""By the clock on the wall it is so many times that: others may use the processor too."""
LONGEST: Final = 120.0
"""A decision without a limit of time may take so long, by the clock on the wall."""
CHECK_EVERY: Final = 20
"""About one decision in so many is asked again with other secrets."""
MOST_CHECKS: Final = 2
"""In one game, for each seat."""

Sit = Callable[[Player, Clock], Sitter]


@dataclass(slots=True)
class _Sheet:
    """What the referee notes of one seat."""

    player: Player
    sitter: Sitter
    decisions: int = 0
    seconds: float = 0.0
    wall: float = 0.0
    slowest: float = 0.0
    tries: int = 0
    late: int = 0
    checks: int = 0
    forfeited: bool = False

    def note(self, reply: Reply) -> None:
        self.decisions += 1
        self.seconds += reply.seconds
        self.wall += reply.wall
        self.slowest = max(self.slowest, reply.seconds)
        self.tries += reply.tries


class Referee:
    """Lets bots play a match to its end and writes down how it went."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        *,
        deal: int = 0,
        clock: Clock = "cpu",
        check: bool = True,
        sit: Sit = sit,
    ) -> None:
        self._match = match
        self._deal = deal
        self._clock: Clock = clock
        self._sit = sit
        self._check = check
        self._salt = f"{deal} {' '.join(player.word for player in players)}"
        self._inspector = Seeded(self._seed("inspector"))
        self._sheets = [_Sheet(player, sit(player, clock)) for player in players]
        self._defects: list[Json] = []

    def play(self) -> GameRecord:
        """The whole game."""
        match = self._match
        try:
            while (turn := match.turn) is not None and len(match.played) < MOST_DECISIONS:
                match.play(self._decide(turn, match.seen_by(turn)))
        finally:
            for sheet in self._sheets:
                sheet.sitter.leave()
        return self._record()

    def _seed(self, *parts: object) -> int:
        """A number for a bot's own chance: another for each question, the same in each run."""
        words = "/".join(map(str, (self._salt, *parts))).encode()
        return int.from_bytes(hashlib.blake2b(words, digest_size=6).digest(), "big")

    def _decide(self, turn: int, seat: Seat) -> Action:
        sheet = self._sheets[turn]
        seed = self._seed(turn, seat.number)
        if sheet.forfeited:
            return stand_in(seat, seed)
        if len(seat.legal) > 1:  # else every answer is the same
            self._maybe_check(turn, sheet, seed)
        reply = sheet.sitter.ask(seat, seed)
        sheet.note(reply)
        defect = reply.defect or _lateness(sheet, reply)
        if reply.action is not None and defect is None:
            return reply.action
        assert defect is not None
        self._note(turn, defect)
        sheet.forfeited = True
        sheet.sitter.leave()
        return stand_in(seat, seed)

    def _note(self, turn: int, defect: Defect) -> None:
        number = len(self._match.played)
        facts = {"seat": turn, "number": number, "kind": defect.kind, "words": defect.words}
        self._defects.append(facts)

    def _maybe_check(self, turn: int, sheet: _Sheet, seed: int) -> None:
        if not self._check or self._inspector.pick(CHECK_EVERY):
            return
        if sheet.checks >= MOST_CHECKS:
            return
        player, clock = sheet.player, self._clock
        verdict = look_for_peeking(
            self._match, lambda: self._sit(player, clock), seed, self._inspector
        )
        sheet.checks += verdict.compared
        if verdict.defect is not None:
            self._note(turn, verdict.defect)

    def _record(self) -> GameRecord:
        match, sheets = self._match, self._sheets
        result = match.result or {}
        returns = match.state.returns() if match.over else [0.0] * len(sheets)
        outcomes = [
            outcome(result, name, returns[index]) if match.over else "drawn"
            for index, name in enumerate(match.seats)
        ]
        for index, sheet in enumerate(sheets):
            if sheet.forfeited:
                outcomes[index] = "lost"
                if len(sheets) == 2 and not sheets[1 - index].forfeited:
                    outcomes[1 - index] = "won"
        return GameRecord(
            deal=self._deal,
            seats=tuple(sheet.player.word for sheet in sheets),
            outcomes=tuple(outcomes),
            returns=tuple(returns),
            result=result,
            decisions=tuple(sheet.decisions for sheet in sheets),
            seconds=tuple(round(sheet.seconds, 6) for sheet in sheets),
            slowest=tuple(round(sheet.slowest, 6) for sheet in sheets),
            tries=tuple(sheet.tries for sheet in sheets),
            late=tuple(sheet.late for sheet in sheets),
            checks=tuple(sheet.checks for sheet in sheets),
            defects=tuple(self._defects),
        )


def _lateness(sheet: _Sheet, reply: Reply) -> Defect | None:
    """Count who is late; who is far too late has a defect."""
    allowed = sheet.player.seconds
    if allowed is None:
        if reply.wall > LONGEST:
            return Defect("slow", f"took {reply.wall:.0f} s for a decision")
        return None
    granted = allowed * sheet.decisions
    limit = granted * TOO_LATE + SOME
    if sheet.seconds > limit or sheet.wall > limit * CROWDED:
        taken = max(sheet.seconds, sheet.wall)
        return Defect("slow", f"took {taken:.2f} s, where {granted:g} s were allowed")
    sheet.late += sheet.seconds > granted * LATE + LITTLE
    return None
