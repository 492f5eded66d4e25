"""A match whose record no longer holds under the present rules: what is said of it, what is kept.

It stands at the last position that holds and cannot be played on; whoever plays may go on from
there as a new match. A finished one keeps its result and its story.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from holdfast.core.event import Event
from holdfast.core.game import SeatName
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.state import State
from holdfast.store import Entry
from holdfast.store.record import Break, standing_entries
from holdfast.web.models.table import StoppedOut
from holdfast.web.paint import Art
from holdfast.web.problems import Problem, in_words

if TYPE_CHECKING:
    from holdfast.web.room import Room

__all__ = ["Group", "Stopped", "refuse_stopped", "stopped_json", "story_of"]

Group = tuple[int, SeatName | None, Sequence[Event]]
"""What happened with one action: its number, who played it, the events. Set-up comes first."""

FINISHED = _("A finished match that holds up to action {kept}.")
OTHER_RULES = _(
    "This match was played under version {version} of the rules; the present ones, version "
    "{present}, differ from them; it holds for {kept} actions."
)
REFUSED = _("A match that stands before action {at}.")
DIVERGED = _("A match that went differently somewhere up to action {at}.")


class Stopped:
    """Where a record breaks off, with the record itself."""

    def __init__(
        self, where: Break, entries: Sequence[Entry], story: list[list[Any]] | None = None
    ) -> None:
        self.where = where
        self.entries = entries
        self.story = story

    def told(self, match: Match) -> list[Group] | None:
        """All that happened in a finished match, if that was kept."""
        if self.story is None:
            return None
        played = standing_entries(self.entries)
        seats = [None, *(match.seats[entry.seat] for entry in played)]
        return [
            (at, seat, [_event(one) for one in events])
            for at, (seat, events) in enumerate(zip(seats, self.story, strict=True))
        ]


def story_of(match: Match) -> list[list[object]]:
    """What happened in a match, action by action, to be kept: set-up comes first."""
    happened = [match.setup_events, *(played.events for played in match.played)]
    return [
        [[one.kind, one.rule, one.facts, one.secret, one.known_to] for one in events]
        for events in happened
    ]


def _event(kept: list[Any]) -> Event:
    kind, rule, facts, secret, known_to = kept
    return Event(kind, rule, facts, tuple(secret), tuple(known_to))


def stopped_json(room: Room, stopped: Stopped, eyes: int | None, art: Art) -> StoppedOut:
    """What is said about a match that cannot be played on; None are the eyes that see all."""
    where, match = stopped.where, room.match
    facts = {
        "at": where.at,
        "kept": where.kept,
        "version": room.row.rules,
        "present": match.game.rules_version,
    }
    told: StoppedOut = {
        "sentence": in_words(_sentence(where, is_over=room.over), art.language, facts),
        "kept": where.kept,
        "at": where.at,
        "seat": None if where.seat is None else match.seats[where.seat],
        "rule": where.rule or None,
        "action": None,
        "label": None,
        "rules": room.row.rules,
        "present": match.game.rules_version,
        "successor": room.row.successor,
    }
    _show_action(told, where, room.match.state, eyes, art)
    return told


def _sentence(where: Break, *, is_over: bool) -> str:
    if is_over:
        return FINISHED
    if where.at is None:
        return OTHER_RULES
    return REFUSED if where.kept == where.at - 1 else DIVERGED


def _show_action(told: StoppedOut, where: Break, state: State, eyes: int | None, art: Art) -> None:
    """The action that no longer holds, as these eyes saw it; only where the position before it
    still stands can that be told."""
    if where.at is None or where.seat is None or where.kept != where.at - 1:
        return
    action = state.vocabulary.known(where.action)
    if action is None:  # the present game knows no such action any more
        told["action"] = where.action if eyes is None or eyes == where.seat else None
        return
    seen = action.json if eyes is None else state.shown(action, where.seat, eyes)
    told["action"] = seen
    if seen == action.json:
        told["label"] = art.label(action)


def refuse_stopped(room: Room) -> None:
    """Nothing is played nor taken back in a match that stands still."""
    if room.stopped is not None and not room.over:
        raise Problem(
            409,
            "other_rules",
            _("The rules have been corrected since: this match cannot be played on here."),
            rule=room.stopped.where.rule or None,
            todo=_("Go on from its last position as a new match."),
            onward=f"/matches/{room.row.successor or room.row.id}",
        )
