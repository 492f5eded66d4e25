"""What happens at a table beside the moves: somebody resigns, time runs out, all agree on an end.

An incident is an entry of the record. `end` ends the match; after `table` it goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import orjson

from holdfast.core.i18n import messages
from holdfast.core.messages import mark as _
from holdfast.core.reading import Given
from holdfast.store import Entry
from holdfast.store.endings import ended_by
from holdfast.web.models.table import IncidentOut
from holdfast.web.problems import in_words
from holdfast.web.seated import bot_label
from holdfast.web.telling import Words

if TYPE_CHECKING:
    from holdfast.web.room import Room

__all__ = [
    "Incident",
    "ending_sentence",
    "incident_of",
    "incidents_json",
    "incidents_of",
    "is_incident",
    "journal_table",
]

SENTENCES: Final[Mapping[str, str]] = {
    "resigned": _("{who} resigns."),
    "time": _("The time of {who} has run out."),
    "draw": _("The players agree on a draw."),
    "none": _("The players agree to end the match without a result."),
    "pause": _("The players agree on a pause until {until}."),
    "resume": _("The players agree to go on."),
    "resigned bot": _("{who} resigns: {bot} plays on."),
    "resigned open": _("{who} resigns: the seat is free."),
    "time bot": _("The time of {who} has run out: {bot} plays on."),
    "time open": _("The time of {who} has run out: the seat is free."),
}
RESULTS: Final[Mapping[str, str]] = {
    "resigned": _("{who} resigns: {winner} wins."),
    "resigned alone": _("{who} resigns: the match is lost."),
    "resigned draw": _("{who} resigns: the others share the match."),
    "time": _("The time of {who} has run out: {winner} wins."),
    "time alone": _("The time of {who} has run out: the match is lost."),
    "time draw": _("The time of {who} has run out: the others share the match."),
    "draw": _("A draw, as the players agreed."),
    "none": _("It ended without a result, as the players agreed."),
}


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that happened at the table after so many actions."""

    number: int
    """Of its entry."""
    at: int
    what: str
    seat: int
    """Whom it is about; -1 for all."""
    when: float
    name: str = ""
    """What that person was called."""
    why: str = ""
    """`resigned` or `time`, where a seat changes hands."""
    bot: str | None = None
    until: float | None = None
    ends: bool = False

    @property
    def key(self) -> str:
        return f"{self.why} {self.what}" if self.why else self.what


def is_incident(entry: Entry) -> bool:
    return entry.kind in ("table", "end")


def incident_of(entry: Entry) -> Incident:
    told = orjson.loads(entry.action)
    return Incident(
        number=entry.number,
        at=entry.actions or 0,
        what=told["what"],
        seat=entry.seat,
        when=entry.at,
        name=told.get("name", ""),
        why=told.get("why", ""),
        bot=told.get("bot"),
        until=told.get("until"),
        ends=entry.kind == "end",
    )


def incidents_of(entries: Iterable[Entry]) -> list[Incident]:
    return [incident_of(entry) for entry in entries if is_incident(entry)]


def _named(words: Words, seat: object, name: str) -> str:
    called = str(words.name("seat", seat))
    called = called[:1].upper() + called[1:]
    return f"{name} ({called})" if name else called


def _sentence(room: Room, one: Incident, lang: str) -> str:
    words = room.words(lang)
    facts = {
        "who": _named(words, room.match.seats[one.seat], one.name) if one.seat >= 0 else "",
        "bot": bot_label(one.bot, lang),
        "until": ""
        if one.until is None
        else messages("holdfast", lang).own.language.moment(one.until),
    }
    return in_words(SENTENCES[one.key], lang, facts)


def incidents_json(room: Room, lang: str) -> list[IncidentOut]:
    """Everything that happened at the table, in the reader's language."""
    return [
        {
            "number": one.number,
            "at": one.at,
            "what": one.what,
            "seat": room.match.seats[one.seat] if one.seat >= 0 else None,
            "text": _sentence(room, one, lang),
            "when": one.when,
            "ends": one.ends,
        }
        for one in room.incidents
    ]


def ending_sentence(result: Given, words: Words, lang: str) -> str | None:
    """How a match ended that ended at the table; None for one that its rules ended."""
    how = ended_by(result)
    if how is None:
        return None
    alone = "" if how in ("draw", "none") else " alone"
    kind = " draw" if "draw" in result else "" if result.get("winner") is not None else alone
    facts = {
        "who": _named(words, result["seat"], "") if "seat" in result else "",
        "winner": _named(words, result["winner"], "") if result.get("winner") is not None else "",
    }
    return in_words(RESULTS[how + kind], lang, facts)


def journal_table(room: Room) -> list[dict[str, object]]:
    """The same for a journal, which says it in no language."""
    told = []
    for one in room.incidents:
        line: dict[str, object] = {"at": one.at, "what": one.what}
        if one.seat >= 0:
            line["seat"] = room.match.seats[one.seat]
        facts = {"why": one.why or None, "bot": one.bot, "until": one.until}
        line |= {name: value for name, value in facts.items() if value is not None}
        told.append(line | ({"ends": True} if one.ends else {}))
    return told
