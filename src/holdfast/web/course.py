"""How a match has gone so far: the match, how far its record goes, and the lines of its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import orjson

from holdfast.core.match import Match, Proposal
from holdfast.store import Entry, MatchRow
from holdfast.store.record import replay
from holdfast.web.paint import art_of
from holdfast.web.sights import Change
from holdfast.web.stopped import Group, Stopped
from holdfast.web.telling import Annotator, Words
from holdfast.web.undoing import trace_of

__all__ = ["TRACES", "Course"]

TRACES: Final = 20


class Course:
    """A match in step with its record. Only what is written is accepted here."""

    def __init__(
        self,
        row: MatchRow,
        match: Match,
        entries: Sequence[Entry] = (),
        stopped: Stopped | None = None,
    ) -> None:
        self.row = row
        self.match = match
        self.stopped = stopped
        """Why it cannot be played on, when its record no longer holds."""
        self.number = entries[-1].number if entries else 0
        """Of the last entry of its record."""
        self.trace = trace_of(match, entries)[-TRACES:]
        """What was taken back lately; every state carries it, and the record keeps it all."""
        self.offsets = self._count_lines()
        self.teller = Annotator(match, [one for group in self.groups for one in group[2]])
        """Which of the game's notes belong to which lines of the log."""

    # What has happened

    @property
    def groups(self) -> list[Group]:
        """Everything that happened, action by action, set-up first."""
        match = self.match
        kept = None if self.stopped is None else self.stopped.told(match)
        if kept is not None:
            return kept
        return [
            (0, None, match.setup_events),
            *(
                (at, match.seats[played.seat], played.events)
                for at, played in enumerate(match.played, start=1)
            ),
        ]

    def _count_lines(self) -> list[int]:
        """`offsets[n]`: how many lines the log has after n actions."""
        offsets: list[int] = []
        for _at, _seat, events in self.groups:
            offsets.append((offsets[-1] if offsets else 0) + len(events))
        return offsets

    @property
    def log_length(self) -> int:
        return self.offsets[-1]

    @property
    def over(self) -> bool:
        """Whether it has ended, also if its record no longer leads there."""
        return self.match.over or (self.stopped is not None and self.row.finished is not None)

    @property
    def result(self) -> dict[str, Any] | None:
        if self.match.over or not self.over:
            return self.match.result
        kept: dict[str, Any] = orjson.loads(self.row.result or "{}")
        return kept

    @property
    def returns(self) -> list[float]:
        if self.match.over or not self.over:
            return list(self.match.state.returns())
        kept: list[float] = orjson.loads(self.row.returns or "[]")
        return kept

    @property
    def turn(self) -> int | None:
        """The seat that decides."""
        state = self.match.state
        if state.over or self.stopped is not None:
            return None
        return state.decision.seat(state)

    def words(self, lang: str) -> Words:
        """The game's words as this match needs them: corrected components have their own."""
        return art_of(self.match.edition, lang).text

    # What is written now

    def accept(self, proposal: Proposal) -> Change:
        """What was proposed is written: it stands."""
        self.match.accept(proposal)
        log_from = self.offsets[-1]
        self.offsets.append(log_from + len(proposal.events))
        self.teller.hear(proposal.events)
        self.number += 1
        return Change(
            "play", proposal.seat, proposal.action, proposal.before, log_from, proposal.number
        )

    def take_back(self, entry: Entry, keep: int) -> Change:
        """An undo is written: all but the first `keep` actions are taken back."""
        before = self.match.state
        self.trace += trace_of(self.match, [entry], had=len(self.match.played))
        del self.trace[:-TRACES]
        self.match.rewind(keep)
        del self.offsets[keep + 1 :]
        self.number = entry.number
        return Change("undo", entry.seat, None, before, self.offsets[-1], keep)


def replayed(
    row: MatchRow, entries: Sequence[Entry], story: list[list[Any]] | None
) -> tuple[Match, Stopped | None]:
    """A match that is played again from its record, or `BadJournal`."""
    match, where = replay(row, entries)
    row.pack = match.pack  # component data are large: once is enough
    return match, None if where is None else Stopped(where, entries, story)
