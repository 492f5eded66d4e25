"""The hot routes, answered before any routing: play, take back, and listen to a match.

They are plain ASGI: a framework's request object, validation and routing would cost more than the
move itself. `routes/api.py` describes them in the OpenAPI document.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import Any, Final, NoReturn
from urllib.parse import parse_qs

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.core.errors import HoldfastError, nearest
from holdfast.core.messages import mark as _
from holdfast.core.picture import Look
from holdfast.store import StoreFailed
from holdfast.web.callers import caller_of, wanted_look
from holdfast.web.guests import Guest
from holdfast.web.hub import Hub
from holdfast.web.paint import LANGUAGES
from holdfast.web.problems import (
    WHOLE_NUMBER,
    Problem,
    ProblemResponse,
    database_away,
    from_refusal,
)
from holdfast.web.room import Room, Stale
from holdfast.web.scene import whole_state
from holdfast.web.streams import Stream

__all__ = ["Playing", "read_move", "stale_problem"]

PREFIX: Final = "/api/matches/"
MOST: Final = 1_000_000
JSON_HEADERS: Final = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
STREAM_HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


def stale_problem(state: dict[str, object]) -> Problem:
    """Somebody was faster: here is how things stand."""
    return Problem(
        409,
        "stale",
        _("The match has moved on since you looked."),
        extra={"number": state["number"], "state": state},
    )


def read_object(body: bytes, known: Collection[str]) -> dict[str, object]:
    """A JSON object with no other fields than these; a misspelt one should be noticed."""
    try:
        data = orjson.loads(body)
    except orjson.JSONDecodeError:
        raise Problem(400, "bad_json", _("The body is not valid JSON.")) from None
    if not isinstance(data, dict):
        raise Problem(422, "bad_request", _("The body must be an object."))
    for name in data:
        if name not in known:
            near = nearest(name, known)
            known_as = _("There is no field “{name}”; did you mean “{near}”?")
            detail = known_as if near else _("There is no field “{name}”.")
            facts = {"name": name, "near": near}
            raise Problem(422, "bad_request", detail, field=name, facts=facts)
    return data


def read_place(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if type(value) is not int or not 0 <= value <= MOST:
        raise Problem(422, "bad_request", WHOLE_NUMBER, field=name, facts={"name": name})
    return value


def read_move(body: bytes) -> tuple[object, int]:
    """The action and the number after which it was made, from JSON."""
    data = read_object(body, ("action", "after"))
    action = data.get("action")
    if not isinstance(action, dict | str):
        detail = _("“action” must be an action or its short text.")
        raise Problem(422, "bad_request", detail, field="action")
    return action, read_place(data, "after")


def read_undo(body: bytes) -> tuple[int, int | None]:
    data = read_object(body, ("after", "to"))
    to = None if data.get("to") is None else read_place(data, "to")
    return read_place(data, "after"), to


async def read_body(receive: Receive) -> bytes:
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body"):
        message = await receive()
        body += message.get("body", b"")
    return body


class Playing:
    """Answers the hot routes and passes everything else on."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self._app = app
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            path: str = scope["path"]
            if path.startswith(PREFIX):
                match, _, what = path[len(PREFIX) :].partition("/")
                if what == "actions" and scope["method"] == "POST":
                    await self._answer(self._play, match, scope, receive, send)
                    return
                if what == "undo" and scope["method"] == "POST":
                    await self._answer(self._undo, match, scope, receive, send)
                    return
                if what == "events" and scope["method"] == "GET":
                    await self._answer(self._listen, match, scope, receive, send)
                    return
        await self._app(scope, receive, send)

    async def _answer(
        self, how: Any, match: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        try:
            await how(match, scope, receive, send)
        except Problem as problem:
            await ProblemResponse(problem, language_of(scope))(scope, receive, send)
        except HoldfastError as error:
            await ProblemResponse(from_refusal(error), language_of(scope))(scope, receive, send)
        except StoreFailed:
            await ProblemResponse(database_away(), language_of(scope))(scope, receive, send)

    async def _play(self, match: str, scope: Scope, receive: Receive, send: Send) -> None:
        action, after = read_move(await read_body(receive))
        caller, lang = caller_of(scope), language_of(scope)
        room = await self._hub.room(match, caller)
        guest = Guest(room, caller)
        guest.check_plays()
        show = asked_state(guest, scope)
        try:
            number = await room.play(action, after, guest.held, lang, caller)
        except Stale:
            await self._stale(guest, lang, scope)
        await self._acknowledge(room, number, guest.held, show, scope, send)

    async def _undo(self, match: str, scope: Scope, receive: Receive, send: Send) -> None:
        after, to = read_undo(await read_body(receive))
        caller, lang = caller_of(scope), language_of(scope)
        room = await self._hub.room(match, caller)
        guest = Guest(room, caller)
        guest.check_plays()
        show = asked_state(guest, scope)
        try:
            number = await room.undo(after, guest.held, to)
        except Stale:
            await self._stale(guest, lang, scope)
        await self._acknowledge(room, number, guest.held, show, scope, send)

    async def _stale(self, guest: Guest, lang: str, scope: Scope) -> NoReturn:
        eyes = guest.eyes(None)
        look = wanted_look(scope, read_query(scope))
        raise stale_problem(await self._state(guest.room, (eyes, lang, look), guest.held, scope))

    async def _state(
        self, room: Room, show: tuple[int, str, Look], held: frozenset[int], scope: Scope
    ) -> dict[str, object]:
        whole = partial(whole_state, room.still(), *show, yours=sorted(held))
        return (await self._hub.workshop.do(caller_of(scope), whole))[0]

    async def _acknowledge(
        self,
        room: Room,
        number: int,
        held: frozenset[int],
        show: tuple[int, str, Look] | None,
        scope: Scope,
        send: Send,
    ) -> None:
        answer: dict[str, object] = {
            "number": number,
            "actions": len(room.match.played),
            "over": room.over,
        }
        if show is not None:
            with suppress(Problem):  # the move stands, whether or not there is time to show it
                answer["state"] = await self._state(room, show, held, scope)
        data = orjson.dumps(answer)
        await asyncio.sleep(0)  # the streams go first: somebody else is waiting for this move
        # Headers for pages mean nothing to three numbers, and each costs about as much as a die.
        scope["lean"] = True
        await send(
            {
                "type": "http.response.start",
                "status": 200,
                "headers": [*JSON_HEADERS, (b"content-length", str(len(data)).encode())],
            }
        )
        await send({"type": "http.response.body", "body": data})

    async def _listen(self, match: str, scope: Scope, receive: Receive, send: Send) -> None:
        caller = caller_of(scope)
        query = read_query(scope)
        lang = query.get("lang", caller.lang)
        if lang not in LANGUAGES:
            raise Problem(422, "bad_request", _("There is no such language."), field="lang")
        look = wanted_look(scope, query)
        room = await self._hub.room(match, caller)
        guest = Guest(room, caller)
        eyes = guest.eyes(query.get("eyes"))
        after = read_after(query.get("after"))
        stream = Stream(eyes, lang, caller, look, guest.held)
        self._hub.listening.admit(room, stream)
        try:
            await self._hub.listening.enter(room, stream, after)
            await send(
                {"type": "http.response.start", "status": 200, "headers": list(STREAM_HEADERS)}
            )
            await self._pump(stream, receive, send)
        finally:
            self._hub.listening.leave(room, stream)

    async def _pump(self, stream: Stream, receive: Receive, send: Send) -> None:
        """Send what comes until one side has had enough."""
        watch = asyncio.create_task(_until_gone(stream, receive))
        try:
            while True:
                if stream.pending:
                    data = b"".join(stream.pending)
                    stream.pending.clear()
                    await send({"type": "http.response.body", "body": data, "more_body": True})
                elif stream.closed:
                    break
                else:
                    await stream.news()
            await send({"type": "http.response.body", "body": b""})
        finally:
            watch.cancel()


async def _until_gone(stream: Stream, receive: Receive) -> None:
    while True:
        message: Message = await receive()
        if message["type"] == "http.disconnect":
            stream.close()
            return


def asked_state(guest: Guest, scope: Scope) -> tuple[int, str, Look] | None:
    """How the answer is to show the state; read before the move, so that it is refused with it."""
    if not scope["query_string"]:
        return None
    query = read_query(scope)
    if query.get("state") != "1":
        return None
    return guest.eyes(query.get("eyes")), language_of(scope), wanted_look(scope, query)


def language_of(scope: Scope) -> str:
    """The language of a page that was opened in another one than usual, else the caller's."""
    if b"lang=" in scope["query_string"]:
        with suppress(Problem):  # an address that cannot be read is refused elsewhere, in words
            asked = read_query(scope).get("lang", "")
            if asked in LANGUAGES:
                return asked
    return caller_of(scope).lang


def read_query(scope: Scope) -> dict[str, str]:
    try:
        found = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=20)
    except ValueError:
        raise Problem(422, "bad_request", _("The address has too many parts.")) from None
    return {name: values[-1] for name, values in found.items()}


def read_after(given: str | None) -> int | None:
    if given is None:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise Problem(422, "bad_request", WHOLE_NUMBER, field="after", facts={"name": "after"})
    return int(given)
