"""How a match has gone so far: the match, how far its record goes, and the lines of its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import orjson

from holdfast.core.match import Match, Proposal
from holdfast.store import Entry, MatchRow
from holdfast.store.endings import table_result, table_returns
from holdfast.store.record import replay
from holdfast.web.incidents import Incident, incident_of, incidents_of
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
        self.moments = moments_of(entries)
        """When each action that stands was written; what came with one request has one moment."""
        self.incidents = incidents_of(entries)
        """What happened at the table beside the moves."""
        self.ending = ending_of(self.incidents)
        """How it ended at the table, if that and not its rules ended it."""
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
        if self.match.over or self.ending is not None:
            return True
        return self.stopped is not None and self.row.finished is not None

    @property
    def result(self) -> dict[str, object] | None:
        if (self.match.over and self.ending is None) or not self.over:
            return self.match.result
        if self.ending is not None:
            return table_result(self.ending.what, self.match.seats, self._loser)
        kept: dict[str, object] = orjson.loads(self.row.result or "{}")
        return kept

    @property
    def returns(self) -> list[float]:
        if (self.match.over and self.ending is None) or not self.over:
            return list(self.match.state.returns())
        if self.ending is not None:
            return table_returns(self.match.seats, self._loser)
        kept: list[float] = orjson.loads(self.row.returns or "[]")
        return kept

    @property
    def _loser(self) -> int | None:
        """Whose resignation, or time, ended it."""
        return self.ending.seat if self.ending is not None and self.ending.seat >= 0 else None

    @property
    def turn(self) -> int | None:
        """The seat that decides."""
        state = self.match.state
        if state.over or self.stopped is not None or self.ending is not None:
            return None
        return state.decision.seat(state)

    def words(self, lang: str) -> Words:
        """The game's words as this match needs them: corrected components have their own."""
        return art_of(self.match.edition, lang).text

    # What is written now

    @property
    def before_last_move(self) -> int:
        """How many actions stood before the request that the last one came with."""
        played, moments = self.match.played, self.moments
        at = len(played) - 1
        while at > 0 and (moments[at - 1], played[at - 1].seat) == (moments[at], played[at].seat):
            at -= 1
        return at

    def accept(self, proposal: Proposal, moment: float) -> Change:
        """What was proposed is written: it stands."""
        self.match.accept(proposal)
        log_from = self.offsets[-1]
        self.offsets.append(log_from + len(proposal.events))
        self.teller.hear(proposal.events)
        self.moments.append(moment)
        self.number += 1
        return Change("play", proposal.seat, proposal.action, log_from, proposal.number)

    def take_back(self, entry: Entry, keep: int) -> Change:
        """An undo is written: all but the first `keep` actions are taken back."""
        self.trace += trace_of(self.match, [entry], had=len(self.match.played))
        del self.trace[:-TRACES]
        self.match.rewind(keep)
        del self.offsets[keep + 1 :]
        del self.moments[keep:]
        self.number = entry.number
        return Change("undo", entry.seat, None, self.offsets[-1], keep)

    def happens(self, entry: Entry) -> Change:
        """Something at the table is written: it stands."""
        self.incidents.append(incident_of(entry))
        self.ending = ending_of(self.incidents)
        self.number = entry.number
        return Change("table", entry.seat, None, self.offsets[-1], len(self.match.played))


def ending_of(incidents: Sequence[Incident]) -> Incident | None:
    """What ended a match, if anything at the table did."""
    last = incidents[-1] if incidents else None
    return last if last is not None and last.ends else None


def moments_of(entries: Iterable[Entry]) -> list[float]:
    """When each action that stands after these entries was written."""
    moments: list[float] = []
    for entry in entries:
        if entry.kind == "play":
            moments.append(entry.at)
        elif entry.kind == "undo":
            del moments[orjson.loads(entry.action)["to"] :]
    return moments


def replayed(
    row: MatchRow, entries: Sequence[Entry], story: list[list[object]] | None
) -> tuple[Match, Stopped | None]:
    """A match that is played again from its record, or `BadJournal`."""
    match, where = replay(row, entries)
    row.pack = match.pack  # component data are large: once is enough
    return match, None if where is None else Stopped(where, entries, story)
