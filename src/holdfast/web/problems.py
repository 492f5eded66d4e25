"""What goes wrong, said properly: a status, a sentence, and what to do now (RFC 9457)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from http import HTTPStatus
from typing import Any

import orjson
from starlette.responses import Response

from holdfast.core.errors import HoldfastError, NoSuchGame, Phrase, UndoRefused
from holdfast.core.fluent import Message
from holdfast.core.i18n import filled, messages
from holdfast.core.messages import mark as _
from holdfast.core.registry import speaking_packages

__all__ = [
    "NO_FIELD",
    "ONE_OF",
    "UNKNOWN_FIELD",
    "Problem",
    "ProblemResponse",
    "database_away",
    "from_refusal",
    "from_validation",
    "in_words",
    "sentence",
    "to_json",
]

WHAT_TO_DO = {
    400: _("Check what was sent, then try again."),
    403: _("Reload the page and try again."),
    404: _("Check the address, or start from the first page."),
    405: _("Check the address, or start from the first page."),
    409: _("Look at the fresh position and decide again."),
    410: _("Ask for a new link."),
    413: _("Send less."),
    429: _("Wait a moment, then go on."),
    503: _("Wait a moment, then try again: nothing was lost."),
}

RETRY_SECONDS = "2"
WHOLE_NUMBER = _("“{name}” must be a whole number.")
ONE_OF = _("“{name}” is one of {known}.")
UNKNOWN_FIELD = "unknown_field"
"""What it is called where a body is checked that there is no such field."""
NO_FIELD = _("There is no field “{name}”; there are {known}.")
WITH_PLACES = {"bad_position", "bad_journal", "bad_pack", "bad_option"}
"""Kinds of problems that may begin with a place in JSON, which has no capital."""


def in_words(words: str, lang: str, facts: Mapping[str, object] | None = None) -> str:
    """A marked sentence in a language, its gaps filled; unmarked words stay as they are."""
    message = _named(words, lang)
    if message is None:
        return filled(words, facts)
    return message.with_gaps() if facts is None else message.say(facts)


@lru_cache(maxsize=4096)
def _named(words: str, lang: str) -> Message | None:
    """The message of this name, of the pages, the engine or a game."""
    packages = ("holdfast.web", *speaking_packages())
    return next((found for one in packages if (found := messages(one, lang).named(words))), None)


def sentence(words: str) -> str:
    """Words of the engine, which speaks in fragments, as a sentence of their own."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "?", "!")) else ".")


class Problem(Exception):
    """A refusal with its status; becomes a problem document or an error page.

    `detail` is marked for translation where people can meet it, with gaps for `facts`.
    """

    def __init__(
        self,
        status: int,
        kind: str,
        detail: str,
        *,
        rule: str | None = None,
        field: str | None = None,
        facts: Mapping[str, object] | None = None,
        cause: HoldfastError | None = None,
        is_fragment: bool = False,
        heading: str | None = None,
        todo: str | None = None,
        onward: str | None = None,
        onward_label: str = _("Watch the match"),
        extra: dict[str, object] | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        self._message = detail
        self._facts = facts or {}
        self._cause = cause
        self.status = status
        self.kind = kind
        self._is_fragment = is_fragment
        self.field = field
        self.detail = self.said("en")
        super().__init__(self.detail)
        self.rule = rule
        self.heading = heading
        """What its page is called, where the words for the status say too little."""
        self.onward = onward
        """Where one can go on instead, such as a match that may be watched."""
        self.onward_label = onward_label
        """A marked word for that."""
        self._todo = todo
        self.extra = extra or {}
        self.headers = headers or {}

    @property
    def title(self) -> str:
        return HTTPStatus(self.status).phrase

    @property
    def todo(self) -> str:
        if self._todo is not None:
            return self._todo
        fallback = 404 if self.status < 500 else 503
        return WHAT_TO_DO.get(self.status, WHAT_TO_DO[fallback])

    def said(self, lang: str) -> str:
        """The sentence in the reader's language."""

        def tell(words: str, facts: Mapping[str, object]) -> str:
            return in_words(words, lang, facts)

        if self._cause is None:
            said = Phrase(self._message, self._facts).say(tell)
            return sentence(said) if self._is_fragment else said
        said = self._cause.say(tell)
        # What is wrong with a code is told of all of it.
        has_place = self.kind in WITH_PLACES and self.field != "code"
        return said if has_place else sentence(said)

    def document(self, lang: str = "en") -> dict[str, object]:
        """The problem document."""
        data: dict[str, object] = {
            "type": f"urn:holdfast:problem:{self.kind}",
            "title": self.title,
            "status": self.status,
            "detail": self.said(lang),
            "kind": self.kind,
        }
        if self.rule:
            data["rule"] = self.rule
        if self.field:
            data["field"] = self.field
        return {**data, **self.extra}


def database_away(sentence: str = _("The database does not answer.")) -> Problem:
    """Nobody's fault, and soon over: what to say, and when to ask again."""
    return Problem(503, "store", sentence, headers={"Retry-After": RETRY_SECONDS})


def to_json(data: object) -> bytes:
    """JSON, also of what a caller wrote that is not Unicode: half a surrogate pair is escaped."""
    try:
        return orjson.dumps(data)
    except orjson.JSONEncodeError:
        return json.dumps(data).encode("ascii")


class ProblemResponse(Response):
    media_type = "application/problem+json"

    def __init__(self, problem: Problem, lang: str = "en") -> None:
        document = to_json(problem.document(lang))
        headers = {"Content-Language": lang, **problem.headers}
        super().__init__(document, status_code=problem.status, headers=headers)


def from_refusal(error: HoldfastError) -> Problem:
    """What the engine refused, with the status that fits."""
    status = 422
    if isinstance(error, NoSuchGame):
        status = 404
    elif isinstance(error, UndoRefused):
        status = 409
    return Problem(
        status, error.kind, error.sentence, rule=error.rule, field=error.field, cause=error
    )


def from_validation(errors: Sequence[Any], skip: int = 0) -> Problem:
    """The first thing that is wrong with what was sent, with its place; `skip` leaves out so many
    words of the place, such as that it was in the body."""
    first = errors[0]
    if first["type"] == "json_invalid":
        return Problem(400, "bad_json", _("The body is not valid JSON."))
    place = ".".join(str(part) for part in first["loc"][skip:])
    if first["type"] == UNKNOWN_FIELD:
        facts = {**first["ctx"], "name": ".".join(filter(None, (place, first["ctx"]["name"])))}
        return Problem(422, "bad_request", NO_FIELD, field=facts["name"], facts=facts)
    facts = {"place": place or "body", "what": first["msg"]}
    detail = _("At {place} the request is not as it should be: {what}")
    return Problem(422, "bad_request", detail, field=place or None, facts=facts)
