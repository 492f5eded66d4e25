"""What somebody sees of a match, as JSON: whole states and moments of the replay.

Everything here is asked of the seat that these eyes are (`Match.seen_by`), or of events as it saw
them. Channels with equal views share the drawing and what changed in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.reading import Json
from holdfast.core.seat import WHOLE, Seat, Seen
from holdfast.core.state import SPECTATOR
from holdfast.store.endings import ended_by, outcome_of
from holdfast.web.incidents import ending_sentence, incidents_json
from holdfast.web.looking import stands
from holdfast.web.models.table import GameNote, StandingLine, StoppedOut
from holdfast.web.paint import Art, art_of, note_json
from holdfast.web.problems import in_words, sentence
from holdfast.web.reads import Reads
from holdfast.web.sights import Sight
from holdfast.web.stopped import stopped_json
from holdfast.web.telling import Words

if TYPE_CHECKING:
    from holdfast.web.room import Room

__all__ = [
    "ALL",
    "Scene",
    "eyes_name",
    "frame",
    "is_open",
    "line",
    "line_json",
    "log_lines",
    "result_of",
    "whole_state",
    "with_notes",
]

ALL: Final = WHOLE
"""The eyes that see everything: of finished and of study matches."""

LOG_LINES: Final = 200


class Scene:
    """A match at one moment; views, pictures and words are made once for all who look.

    Every move is told to everybody, so what a viewer sees is asked of the state (`State.view`),
    and what the one who decides may do is the list by which the match itself will judge the answer.
    A seat, with a world of its own, is made only for what else is asked.
    """

    def __init__(self, room: Room, at: int | None = None) -> None:
        self.room = room
        self._at = at
        """How many actions had been played, in a moment of the replay; None is now."""
        match = room.match
        self._count = len(match.played) if at is None else at
        self._state = match.state_at(self._count)
        self._is_ended = room.ending is not None and self._count == len(match.played)
        """Whether the match ended at the table, at this moment."""
        self.over = self._state.over or self._is_ended
        self._is_still = self._is_ended or room.stopped is not None
        """Whether nothing can be decided, whatever the position asks."""
        self._asked = None if self._state.over else self._state.decision
        self._decider = None if self._asked is None else self._asked.seat(self._state)
        self._legal: list[Action] | None = None
        self._seats: dict[int, Seat] = {}
        self._views: dict[int, dict[str, object]] = {}
        self._numbers: dict[int, list[int]] = {}
        self._pictures: dict[tuple[int, int], Picture | None] = {}
        self._prompts: dict[tuple[int, str], str] = {}
        self._standings: dict[str, list[tuple[Reads, list[StandingLine]]]] = {}

    def seat(self, eyes: int) -> Seat:
        """What these eyes may know."""
        found = self._seats.get(eyes)
        if found is None:
            found = self._seats[eyes] = self.room.match.seen_by(eyes, self._at)
        return found

    def view(self, eyes: int) -> dict[str, object]:
        found = self._views.get(eyes)
        if found is None:
            found = self._state.to_position() if eyes == ALL else self._state.view(eyes)
            for other in self._views.values():
                if _share(found, other):
                    found = other  # one object for equal views, so that the drawing is shared
                    break
            self._views[eyes] = found
        return found

    def picture(self, eyes: int, art: Art, before: Picture | None = None) -> Picture | None:
        """What these eyes see, drawn anew only where it differs from before and from others."""
        view = self.view(eyes)
        key = (id(view), id(art))
        if key not in self._pictures:
            drawn = [one for (_view, of), one in self._pictures.items() if of == id(art)]
            known = [one for one in (*drawn, before) if one is not None]
            self._pictures[key] = art.draw(view, known)
        return self._pictures[key]

    def action(self, eyes: int) -> Mapping[str, object]:
        """The last action as these eyes saw it."""
        last = self.room.match.played[self._count - 1]
        if eyes in (ALL, last.seat):
            return last.action.json
        return last.before.shown(last.action, last.seat, eyes)

    def legal(self, eyes: int) -> Sequence[Action] | None:
        """The legal actions, for eyes that may know them."""
        if self._decider is None or self._is_still:
            return None
        if eyes != self._decider and not (eyes == ALL and self.room.match.study):
            return None
        if self._legal is None:
            self._legal = self._state.legal()
        return self._legal

    def numbers(self, eyes: int) -> list[int]:
        """The same by number."""
        found = self._numbers.get(eyes)
        if found is None:
            found = self._numbers[eyes] = [action.number for action in self.legal(eyes) or ()]
        return found

    def asked(self, eyes: int, art: Art) -> Json:
        """`decision` and `prompt`."""
        step = self._asked
        is_stopped = self.room.stopped is not None and self._at is None
        if step is None or self._decider is None or is_stopped or self._is_ended:
            return {"decision": None, "prompt": None}
        seat, legal = self.room.match.seats[self._decider], self.legal(eyes)
        asked: dict[str, object] = {
            "seat": seat,
            "kind": step.kind,
            "rule": step.rule,
            "yours": legal is not None,
        }
        if legal is not None:
            asked["count"] = len(legal)
            asked["grave"] = art.text.graves(legal, self.numbers(eyes), self.view(eyes))
            asked["habits"] = art.text.habits(step.kind, legal)
            if self.room.match.game.travels and (travellers := self.seat(eyes).travellers):
                asked["travellers"] = travellers
        words = self._prompt(step.kind, eyes, art)
        return {
            "decision": asked,
            "prompt": {"text": words, "rule": step.rule, "seat": seat},
        }

    def _prompt(self, kind: str, eyes: int, art: Art) -> str:
        view = self.view(eyes)
        key = (id(view), art.language)
        found = self._prompts.get(key)
        if found is None:
            found = self._prompts[key] = art.text.prompt(kind, view)
        return found

    def standing(self, eyes: int, art: Art) -> list[StandingLine]:
        """How things stand through these eyes; told once for all who see the same of it."""
        view = self.view(eyes)
        known = self._standings.setdefault(art.language, [])
        for reads, told in known:
            if reads.holds_for(view):
                return told
        reads = Reads(view)
        told = stands(reads, self.room.match.options, art.text)
        known.append((reads, told))
        return told

    def ahead(self, eyes: int) -> bool:
        """Whether these eyes are a seat's that can decide something ahead of its turn."""
        if self._is_still or eyes < 0:
            return False
        return self.room.match.game.may_rehearse(self._state, eyes)

    def undo(self, eyes: int, lang: str) -> dict[str, object]:
        """Whether these eyes may take back the last action, and why not."""
        match = self.room.match
        if not match.played or (match.over and not match.study) or self.room.stopped is not None:
            return {"allowed": False, "why": ""}
        if self.room.ending is not None:
            return {"allowed": False, "why": ""}
        last = match.played[-1]
        if not match.study and eyes != last.seat:
            return {"allowed": False, "why": ""}
        why = match.undo_barrier(None if eyes < 0 else match.seats[eyes])
        return {"allowed": why is None, "why": "" if why is None else _reason(why, lang)}


@lru_cache(maxsize=256)
def _reason(message: str, lang: str) -> str:
    """Why something cannot be taken back; after most moves it is one of a few sentences."""
    return sentence(in_words(message, lang))


def _share(view: dict[str, object], other: dict[str, object]) -> bool:
    """Whether two views are equal; what they have in common becomes one object, so that drawings
    need not compare it again."""
    equal = len(view) == len(other)
    for name, seen in view.items():
        if name in other and other[name] == seen:
            view[name] = other[name]
        else:
            equal = False
    return equal


def shown(seen: Seen, action: Action, art: Art) -> dict[str, object]:
    """An action as it was seen; its label only where that was all of it."""
    if seen.action == action.json:
        return {"action": seen.action, "label": art.label(action)}
    return {"action": seen.action}


def is_open(event: Event, eyes: int) -> bool:
    """Whether these eyes see all of an event."""
    return not event.secret or eyes == ALL or eyes in event.known_to


def line_json(
    event: Event, told: tuple[str, list[str]], i: int, at: int, seat: object, text: Words
) -> dict[str, object]:
    """One line of the log: a sentence, its rule, its facts, where to look, and what dice fell."""
    words, marks = told
    line: dict[str, object] = {
        "i": i,
        "at": at,
        "seat": seat,
        "text": words,
        "rule": event.rule,
        "event": {"event": event.kind, **event.facts},
        "marks": marks,
    }
    sides = text.dice_sides.get(event.kind)
    if sides is not None:
        line["sides"] = sides
    if event.kind in text.by_game:
        line["by_game"] = True
    return line


def line(art: Art, event: Event, i: int, at: int, seat: object, eyes: int) -> dict[str, object]:
    seen = event if is_open(event, eyes) else event.seen_by(eyes)
    told = art.text.event(seen), art.text.marks(seen)
    return line_json(seen, told, i, at, seat, art.text)


def with_notes(room: Room, art: Art, told: Json) -> dict[str, object]:
    """A line with the game's notes that belong to it; most have none.

    They are the same for all eyes: a note listens only to what everybody may know.
    """
    due = room.teller.due.get(told["i"])
    return told if due is None else {**told, "game_notes": notes_json(art, due)}


def notes_json(art: Art, due: Iterable[str]) -> list[GameNote]:
    known = art.text.notes
    return [note_json(known[id]) for id in due]


def log_lines(
    room: Room, eyes: int, art: Art, first: int = 0, last: int | None = None
) -> list[dict[str, object]]:
    """The lines of the log from `first` up to, not including, `last`."""
    lines: list[dict[str, object]] = []
    i = 0
    for at, seat, events in room.groups:
        if i + len(events) <= first:
            i += len(events)
            continue
        for event in events:
            if last is not None and i >= last:
                return lines
            if i >= first:
                told = line(art, event, i, at, seat, eyes)
                lines.append(with_notes(room, art, told))
            i += 1
    return lines


def result_of(room: Room, art: Art) -> dict[str, object] | None:
    """How a match ended: a sentence, the facts, what it was worth, and the score sheet."""
    result = room.result
    if result is None:
        return None
    names = [str(seat) for seat in room.match.seats]
    worth = dict(zip(names, room.returns, strict=True))
    ended = ending_sentence(result, art.text, art.language)
    outcomes = {seat: outcome_of(result, seat, worth[seat]) for seat in names}
    return {
        "sentence": art.text.result(result) if ended is None else ended,
        "outcomes": {seat: how for seat, how in outcomes.items() if how is not None},
        "ended": ended_by(result),
        "facts": result,
        "returns": worth,
        "sheet": sheet_of(room, art),
        "game_notes": notes_json(art, room.teller.due.get(room.log_length - 1, ())),
    }


def sheet_of(room: Room, art: Art) -> list[dict[str, object]]:
    """The score line by line, for games whose words include one, if they came to their end."""
    if room.ending is not None:
        return []
    facts = dict(room.result or {})
    last = room.groups[-1]
    if last[0] and last[2]:
        facts = {**last[2][-1].facts, **facts}
    return [{"label": label, "value": value} for label, value in art.text.sheet(facts)]


def whole_state(
    room: Room,
    eyes: int,
    lang: str,
    look: Look = WIDE,
    *,
    yours: Sequence[int] = (),
    view: bool = False,
) -> tuple[dict[str, object], Sight]:
    """Everything that these eyes see now, and what a channel needs to go on from there."""
    scene = Scene(room)
    art = art_of(room.match.edition, lang, look)
    match = room.match
    picture = scene.picture(eyes, art)
    count = room.log_length
    first = max(0, count - LOG_LINES)
    legal = scene.legal(eyes)
    data: dict[str, object] = {
        "match": room.row.id,
        "game": match.game.id,
        "number": room.number,
        "actions": len(match.played),
        "study": match.study,
        "over": room.over,
        "commitment": room.row.commitment,
        "eyes": eyes_name(room, eyes),
        "yours": [match.seats[seat] for seat in sorted(yours)],
        "lang": art.language,
        "shape": look.shape,
        "inks": look.inks,
        **scene.asked(eyes, art),
        "clock": art.text.clock(scene.view(eyes)),
        "standing": scene.standing(eyes, art),
        "ahead": scene.ahead(eyes),
        "elements": {} if picture is None else picture.elements,
        "order": [] if picture is None else list(picture.elements),
        "log": log_lines(room, eyes, art, first),
        "log_from": first,
        "trace": room.trace,
        "incidents": incidents_json(room, art.language),
        "time": room.clocks(),
        "undo": scene.undo(eyes, art.language),
        "result": result_of(room, art),
        "hides": room.hides,
        "players": room.players(art, yours),
        "spectators": room.present.spectators,
    }
    if legal is not None:
        data["legal"] = scene.numbers(eyes)
        data["defs"] = {str(action.number): art.definition(action) for action in legal}
    if view:
        data["view"] = scene.view(eyes)
    if room.stopped is not None:
        data["stopped"] = stopped_at(room, eyes, art)
    return data, Sight(eyes, art, picture, set(scene.numbers(eyes)))


def stopped_at(room: Room, eyes: int, art: Art) -> StoppedOut | None:
    """Why a match cannot be played on, if so, as these eyes may know it."""
    if room.stopped is None:
        return None
    return stopped_json(room, room.stopped, None if eyes == ALL else eyes, art)


def eyes_name(room: Room, eyes: int) -> Any:
    if eyes == ALL:
        return "all"
    return "spectator" if eyes == SPECTATOR else room.match.seats[eyes]


def frame(
    room: Room, at: int, eyes: int, lang: str, since: int | None, look: Look = WIDE
) -> dict[str, object]:
    """One moment of the replay; with `since` only the elements that differ from that moment."""
    match = room.match
    art = art_of(match.edition, lang, look)
    scene = Scene(room, at)
    picture = scene.picture(eyes, art)
    data: dict[str, object] = {
        "match": room.row.id,
        "at": at,
        "actions": len(match.played),
        "eyes": eyes_name(room, eyes),
        "shape": look.shape,
        "inks": look.inks,
        "seat": None,
        "action": None,
        "result": result_of(room, art) if scene.over else None,
        "incidents": [one for one in incidents_json(room, art.language) if one["at"] == at],
    }
    data.update(_frame_asked(scene, eyes, art))
    data["clock"] = art.text.clock(scene.view(eyes))
    data["standing"] = scene.standing(eyes, art)
    if picture is not None:
        data["order"] = list(picture.elements)
        if since is None:
            data["elements"] = picture.elements
        else:
            before = Scene(room, since).picture(eyes, art)
            data["elements"] = picture.elements if before is None else picture.changes(before)
    first = room.offsets[at - 1] if at else 0
    data["log"] = log_lines(room, eyes, art, first, room.offsets[at])
    last = scene.seat(eyes).last
    if last is not None:
        data["seat"] = last.seat
        data.update(shown(last, match.played[at - 1].action, art))
    return data


def _frame_asked(scene: Scene, eyes: int, art: Art) -> dict[str, object]:
    """What was asked at that moment; a replay does not list what was legal."""
    asked = scene.asked(eyes, art)
    if asked["decision"] is not None:
        for name in ("count", "grave", "habits", "travellers"):
            asked["decision"].pop(name, None)
        asked["decision"]["yours"] = False
    return asked
