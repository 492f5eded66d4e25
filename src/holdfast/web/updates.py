"""What an entry, or a journey of several, changed, for all who listen: each part is told and
written once for those who see the same of it."""

from __future__ import annotations

from collections.abc import Mapping

import orjson

from holdfast.core.event import Event
from holdfast.core.picture import Picture, fresh, gone
from holdfast.web.incidents import incidents_json
from holdfast.web.paint import Art
from holdfast.web.scene import ALL, Scene, is_open, line_json, result_of, with_notes
from holdfast.web.sights import Change, Sight

__all__ = ["Updates"]


class Updates:
    """An entry that has just been accepted, told to groups of streams one after another."""

    def __init__(self, scene: Scene, change: Change) -> None:
        self._scene = scene
        self._change = change
        match = scene.room.match
        self._events: list[tuple[int, Event]] = []
        """What happened, each with the place of its action."""
        if change.kind == "play":
            for at in range(change.at - change.steps, change.at):
                self._events += [(at + 1, event) for event in match.played[at].events]
        known = 0 <= change.seat < len(match.seats)
        self._by = match.seats[change.seat] if known else None
        self._head = _inside(self._about())
        self._logs: dict[tuple[str, tuple[bool, ...]], bytes] = {}
        self._actions: dict[str, bytes] = {}
        self._drawn: dict[tuple[int, int], bytes] = {}
        self._redrawn_layers: dict[tuple[int, int], tuple[bytes, bool]] = {}

    @property
    def what(self) -> str:
        """For the log."""
        room = self._scene.room
        return f"match {room.row.id}, entry {room.number}"

    def told(self, sight: Sight) -> bytes:
        """All that changed for a group, as JSON. The group remembers what it has been sent."""
        scene, art, eyes = self._scene, sight.art, sight.eyes
        picture = scene.picture(eyes, art, sight.picture)
        parts = [
            self._head,
            self._action(eyes, art),
            self._log(eyes, art),
            self._elements(picture, sight.picture),
            _inside(self._own(sight)),
        ]
        sight.picture = picture
        return b"{" + b",".join(part for part in parts if part) + b"}"

    def _about(self) -> dict[str, object]:
        room, change = self._scene.room, self._change
        about: dict[str, object] = {
            "number": room.number,
            "actions": len(room.match.played),
            "kind": change.kind,
            "by": self._by,
            "over": self._scene.over,
            "log_from": change.log_from,
        }
        if change.steps > 1:
            about["steps"] = change.steps
        if change.kind == "undo":
            about["trace"] = room.trace[-1]
        return about

    def _action(self, eyes: int, art: Art) -> bytes:
        """The action as these eyes saw it, with its label where that is all of it."""
        change = self._change
        action = change.action
        if action is None:
            return b""
        if eyes not in (ALL, change.seat):
            seen = self._scene.action(eyes)
            if seen != action.json:
                return _inside({"action": seen})
        found = self._actions.get(art.language)
        if found is None:
            shown = {"action": action.json, "label": art.label(action)}
            found = self._actions[art.language] = _inside(shown)
        return found

    def _log(self, eyes: int, art: Art) -> bytes:
        whole = tuple([is_open(event, eyes) for _at, event in self._events])
        key = (art.language, whole)
        found = self._logs.get(key)
        if found is None:
            lines = [
                self._line(i, at, event if open_to else event.seen_by(eyes), art)
                for i, ((at, event), open_to) in enumerate(zip(self._events, whole, strict=True))
            ]
            found = self._logs[key] = _inside({"log": lines})
        return found

    def _line(self, i: int, at: int, event: Event, art: Art) -> dict[str, object]:
        text, change = art.text, self._change
        told = line_json(event, text.told(event), change.log_from + i, at, self._by, text)
        return with_notes(self._scene.room, art, told)

    def _elements(self, picture: Picture | None, before: Picture | None) -> bytes:
        if picture is None or before is None:
            return b""
        key = (id(picture), id(before))
        found = self._drawn.get(key)
        if found is None:
            found = self._drawn[key] = self._redrawn(picture, before)
        return found

    def _redrawn(self, picture: Picture, before: Picture) -> bytes:
        """The elements that changed; layers that two groups share are compared once."""
        pairs = picture.beside(before)
        parts, has_same_names = [], True
        for new, old in pairs:
            drawn, is_same = self._redrawn_layer(new, old)
            has_same_names &= is_same
            if drawn:
                parts.append(drawn)
        if has_same_names:
            return b'"elements":{' + b",".join(parts) + b"}"
        # What has moved to another layer is drawn there.
        kept = {name for new, _old in pairs for name in new}
        lost = [name for new, old in pairs for name in gone(new, old) if name not in kept]
        if lost:
            parts.append(_inside(dict.fromkeys(lost)))
        found = b'"elements":{' + b",".join(parts) + b"}"
        if not picture.has_same_names(before):
            found += b"," + _inside({"order": picture.names})
        return found

    def _redrawn_layer(self, new: dict[str, str], old: dict[str, str]) -> tuple[bytes, bool]:
        """What is drawn anew of a layer, and whether it has the names that it had."""
        key = (id(new), id(old))
        found = self._redrawn_layers.get(key)
        if found is None:
            drawn = _inside(fresh(new, old))
            found = self._redrawn_layers[key] = drawn, new.keys() == old.keys()
        return found

    def _own(self, sight: Sight) -> dict[str, object]:
        """What is asked of these eyes now, and what they may answer."""
        scene, art, eyes = self._scene, sight.art, sight.eyes
        own = scene.asked(eyes, art)
        own["clock"] = art.text.clock(scene.view(eyes))
        own["standing"] = scene.standing(eyes, art)
        own["ahead"] = scene.ahead(eyes)
        own["undo"] = scene.undo(eyes, art.language)
        legal = scene.legal(eyes)
        if legal is not None:
            numbers = own["legal"] = scene.numbers(eyes)
            fresh = set(numbers) - sight.known
            own["defs"] = (
                {str(one.number): art.written(one) for one in legal if one.number in fresh}
                if fresh
                else {}
            )
            sight.known |= fresh
        if scene.room.timing is not None:
            own["time"] = scene.room.clocks()
        if self._change.kind == "table":
            own["incidents"] = incidents_json(scene.room, art.language)
        if scene.over:
            own["result"] = result_of(scene.room, art)
        return own


def _inside(data: Mapping[str, object]) -> bytes:
    """The fields of an object, without what encloses them."""
    return orjson.dumps(data)[1:-1]
