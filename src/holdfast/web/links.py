"""Links that seat somebody once: their secrets, how long they are good, and what became of them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from holdfast.core.errors import Versions
from holdfast.core.i18n import ENGLISH, LANGUAGES, messages
from holdfast.core.messages import mark as _
from holdfast.store import Ticket
from holdfast.web.keys import Keys, hash_secret, new_id
from holdfast.web.models.lists import LinkOut
from holdfast.web.problems import Problem
from holdfast.web.room import Room

__all__ = ["Link", "check_link", "new_ticket", "ticket_id"]

HOUR: Final = 3600.0
LIFETIMES: Final[dict[str, float | None]] = {
    "invitation": 30 * 24 * HOUR,
    "device": HOUR,
    "recovery": None,
}
"""How long a link is good if nobody uses it. The way back is good until it is used."""

LINK_TITLE: Final = _("Dead link")
ASK_HOST: Final = _("Ask whoever sent it to you for a new one.")
TO_THE_TABLE: Final = _(
    "If you sit there, open the match under “My games”. If not, you can ask at the table to sit "
    "down too."
)


@dataclass(frozen=True, slots=True)
class Link:
    """A link with its secret, for whoever may hand it out."""

    ticket: Ticket
    secret: str

    @property
    def json(self) -> LinkOut:
        return {
            "id": self.ticket.id,
            "kind": self.ticket.kind,
            "secret": self.secret,
            "url": f"/join/{self.secret}",
            "expires": self.ticket.expires,
        }


def new_ticket(keys: Keys, match: str, place: int, kind: str, by: str | None = None) -> Link:
    id, now, lifetime = new_id(), time.time(), LIFETIMES[kind]
    secret = keys.ticket_secret(id)
    expires = None if lifetime is None else now + lifetime
    return Link(Ticket(id, hash_secret(secret), match, place, kind, by, now, expires), secret)


def ticket_id(secret: str) -> str:
    """The name of a link, which its secret begins with; those of the first version had none and
    are found by their hash."""
    name, dot, _rest = secret.partition(".")
    return name if dot and name.isascii() and name.isalnum() else hash_secret(secret)[:16]


def check_link(room: Room, ticket: Ticket) -> None:
    """Refuse a link that is dead, and say what became of it."""
    is_invitation = ticket.kind == "invitation"
    facts: dict[str, object] = {}
    todo = TO_THE_TABLE if is_invitation else _("Make a new one where you still sit.")
    if ticket.why == "used":
        kind, sentence, facts = "link_used", *_who_used(room, ticket)
        if is_invitation:
            todo = _("If that was not you, ask whoever sent it to you; a seat has one holder.")
    elif ticket.why == "taken":
        kind, sentence = "link_taken", _("Somebody has taken the seat of this invitation.")
    elif ticket.why == "old":
        kind = "link_old"
        sentence = _(
            "This link is from before seats belonged to people. Its seat is taken, and the link "
            "opens it no more."
        )
    elif ticket.ended is not None:
        kind, sentence = "link_withdrawn", _("This link was withdrawn or replaced by a new one.")
        todo = ASK_HOST if is_invitation else todo
    elif ticket.expires is not None and ticket.expires <= time.time():
        kind, sentence = "link_expired", _("This link has expired.")
        todo = ASK_HOST if is_invitation else todo
    else:
        return
    onward = f"/matches/{room.row.id}" if room.row.spectators else None
    raise Problem(410, kind, sentence, facts=facts, heading=LINK_TITLE, todo=todo, onward=onward)


def _who_used(room: Room, ticket: Ticket) -> tuple[str, dict[str, object]]:
    sitter, name = room.company.find(ticket.used_by), room.seats[ticket.place].name
    at = ticket.ended or 0.0
    said = {one: messages("holdfast", one).own.language.moment(at) for one in LANGUAGES}
    when = Versions(said[ENGLISH], said)
    if ticket.kind != "invitation":
        return _("This link works once, and it was used on {when}."), {"when": when}
    if sitter is not None and room.company.is_host(sitter):
        sentence = _("This invitation was used on {when} by the one who set up the match.")
        return sentence, {"when": when}
    if name:
        sentence = _("This invitation was used on {when} by {name}.")
        return sentence, {"when": when, "name": name}
    return _("This invitation was used on {when}, by somebody without a name."), {"when": when}
