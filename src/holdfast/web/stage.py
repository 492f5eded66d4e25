"""What a match went through between two moments, step by step, as some eyes saw it.

Nothing of it is stored: what happened in between is played again when somebody wants to see it.
"""

from __future__ import annotations

from typing import Final, cast

from holdfast.core.event import Event
from holdfast.core.frames import Frame, frames_of
from holdfast.core.match import Match
from holdfast.core.picture import Look, Picture
from holdfast.web.models.table import LineOut
from holdfast.web.models.telling import Step, StepsOut
from holdfast.web.paint import Art, art_of
from holdfast.web.room import Room
from holdfast.web.scene import Scene, eyes_name, line, with_notes

__all__ = ["Teller", "steps", "summed"]

MOST_STEPS: Final = 120
"""After so many the answer ends with the action that is being told: the rest is asked for then."""


def summed(room: Room, since: int, to: int, eyes: int, lang: str, look: Look) -> StepsOut:
    """What happened after the first `since` actions came to, without the steps."""
    art = art_of(room.match.edition, lang, look)
    seen = [event for one in room.match.seen_by(eyes, to).record[since:] for event in one.events]
    return _told(room, since, to, eyes, look, [], art.text.summary(seen))


def steps(room: Room, since: int, to: int, eyes: int, lang: str, look: Look) -> StepsOut:
    """What happened after the first `since` actions, up to `to` of them."""
    teller = _RoomTeller(room, since, eyes, art_of(room.match.edition, lang, look))
    reached = since
    while reached < to and len(teller.steps) < MOST_STEPS:
        reached += 1
        teller.tell(reached)
    summary = teller.art.text.summary(teller.events)
    return _told(room, since, reached, eyes, look, teller.steps, summary)


def _told(
    room: Room, since: int, to: int, eyes: int, look: Look, told: list[Step], summary: list[str]
) -> StepsOut:
    return {
        "match": room.row.id,
        "eyes": eyes_name(room, eyes),
        "shape": look.shape,
        "inks": look.inks,
        "from": since,
        "to": to,
        "steps": told,
        "summary": summary,
    }


class Teller:
    """Tells actions one after the other, each step with what it changed since the one before."""

    def __init__(
        self, match: Match, since: int, eyes: int, art: Art, picture: Picture | None
    ) -> None:
        self.match = match
        self.eyes = eyes
        self.art = art
        self.steps: list[Step] = []
        self.events: list[Event] = []
        """All that was told, as seen."""
        self._picture = picture
        self._phase = _phase_before(match, since, art)

    def tell(self, at: int) -> None:
        match, together = self.match, self.art.text.together
        for frame in frames_of(match.played[at - 1], match.state_at(at), self.eyes, together):
            for event in frame.events:
                self._phase = self.art.text.phase(event) or self._phase
            self.events += frame.events
            self.steps.append(self._step(at, frame))

    def line(self, event: Event, i: int, at: int) -> LineOut:
        """A line of the log; `i` is its place among those of the action."""
        by = self.match.seats[self.match.played[at - 1].seat]
        return cast(LineOut, line(self.art, event, i, at, by, self.eyes))

    def _step(self, at: int, frame: Frame) -> Step:
        art, before = self.art, self._picture
        step: Step = {
            "at": at,
            "seat": self.match.seats[self.match.played[at - 1].seat],
            "phase": self._phase,
            "lines": [self.line(event, i, at) for i, event in enumerate(frame.events, frame.first)],
            "elements": {},
            "clock": art.text.clock(frame.view),
        }
        picture = art.draw(frame.view, [] if before is None else [before])
        if picture is not None and before is not None:
            step["elements"] = picture.changes(before)
            if not picture.has_same_names(before):
                step["order"] = picture.names
        self._picture = picture
        return step


class _RoomTeller(Teller):
    """The same for a match in a room, whose lines are numbered through and may have notes."""

    def __init__(self, room: Room, since: int, eyes: int, art: Art) -> None:
        super().__init__(room.match, since, eyes, art, Scene(room, since).picture(eyes, art))
        self.room = room

    def line(self, event: Event, i: int, at: int) -> LineOut:
        told = super().line(event, self.room.offsets[at - 1] + i, at)
        return cast(LineOut, with_notes(self.room, self.art, cast(dict[str, object], told)))


def _phase_before(match: Match, at: int, art: Art) -> str:
    """What was under way after the first `at` actions."""
    for played in reversed(match.played[:at]):
        for event in reversed(played.events):
            title = art.text.phase(event)
            if title is not None:
                return title
    return next(filter(None, map(art.text.phase, reversed(match.setup_events))), "")
