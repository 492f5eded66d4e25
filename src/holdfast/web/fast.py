"""The two hot routes, answered before any routing: play an action, and listen to a match.

They are plain ASGI: a framework's request object, validation and routing would cost more than the
move itself. `routes/api.py` describes both in the OpenAPI document.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final
from urllib.parse import parse_qs

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.core.errors import HoldfastError
from holdfast.web.live import Hub, Stale
from holdfast.web.matches import Matches
from holdfast.web.paint import LANGUAGES
from holdfast.web.problems import Problem, ProblemResponse, from_refusal
from holdfast.web.room import Room, Stream
from holdfast.web.scene import whole_state
from holdfast.web.security import caller_of

__all__ = ["Fast", "read_move", "stale_problem"]

PREFIX: Final = "/api/matches/"
JSON_HEADERS: Final = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
STREAM_HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


def stale_problem(room: Room, eyes: int, lang: str, held: frozenset[int]) -> Problem:
    """Somebody was faster: here is how things stand."""
    state = whole_state(room, eyes, lang, yours=sorted(held))[0]
    return Problem(
        409,
        "stale",
        "The match has moved on since you looked.",
        extra={"number": room.number, "state": state},
    )


def read_move(body: bytes) -> tuple[object, int]:
    """The action and the number after which it was made, from JSON."""
    try:
        data = orjson.loads(body)
    except orjson.JSONDecodeError:
        raise Problem(400, "bad_json", "The body is not valid JSON.") from None
    if not isinstance(data, dict):
        raise Problem(422, "bad_request", "The body must be an object.")
    after, action = data.get("after"), data.get("action")
    if type(after) is not int:
        raise Problem(422, "bad_request", "“after” must be a whole number.", field="after")
    if not isinstance(action, dict | str):
        raise Problem(
            422, "bad_request", "“action” must be an action or its short text.", field="action"
        )
    return action, after


class Fast:
    """Answers the hot routes and passes everything else on."""

    def __init__(self, app: ASGIApp, hub: Hub, matches: Matches) -> None:
        self._app = app
        self._hub = hub
        self._matches = matches

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            path: str = scope["path"]
            if path.startswith(PREFIX):
                match, _, what = path[len(PREFIX) :].partition("/")
                if what == "actions" and scope["method"] == "POST":
                    await self._answer(self._play, match, scope, receive, send)
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
            await ProblemResponse(problem)(scope, receive, send)
        except HoldfastError as error:
            await ProblemResponse(from_refusal(error))(scope, receive, send)

    async def _play(self, match: str, scope: Scope, receive: Receive, send: Send) -> None:
        message = await receive()
        body: bytes = message.get("body", b"")
        while message.get("more_body"):
            message = await receive()
            body += message.get("body", b"")
        action, after = read_move(body)
        caller = caller_of(scope)
        room = await self._hub.room(match)
        held = room.held_by(caller.visitor, caller.bearer)
        try:
            number = await self._hub.play(room, action, after, held, caller.lang)
        except Stale:
            eyes = self._matches.eyes_of(room, None, held)
            async with room.lock:
                raise stale_problem(room, eyes, caller.lang, held) from None
        answer: dict[str, Any] = {
            "number": number,
            "actions": len(room.match.played),
            "over": room.match.over,
        }
        if scope["query_string"]:
            query = read_query(scope)
            if query.get("state") == "1":
                eyes = self._matches.eyes_of(room, query.get("eyes"), held)
                async with room.lock:
                    answer["state"] = whole_state(room, eyes, caller.lang, yours=sorted(held))[0]
        data = orjson.dumps(answer)
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
            raise Problem(422, "bad_request", "There is no such language.", field="lang")
        room = await self._hub.room(match)
        self._hub.check_streams(caller)
        held = room.held_by(caller.visitor, caller.bearer)
        eyes = self._matches.eyes_of(room, query.get("eyes"), held)
        after = read_after(query.get("after"))
        stream = Stream(eyes, lang, caller.key)
        async with room.lock:
            self._hub.enter(room, stream, after, held)
        try:
            await send(
                {"type": "http.response.start", "status": 200, "headers": list(STREAM_HEADERS)}
            )
            await self._pump(stream, receive, send)
        finally:
            self._hub.leave(room, stream)

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
                    stream.wake.clear()
                    await stream.wake.wait()
            await send({"type": "http.response.body", "body": b""})
        finally:
            watch.cancel()


async def _until_gone(stream: Stream, receive: Receive) -> None:
    while True:
        message: Message = await receive()
        if message["type"] == "http.disconnect":
            stream.close()
            return


def read_query(scope: Scope) -> dict[str, str]:
    try:
        found = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=20)
    except ValueError:
        raise Problem(422, "bad_request", "The address has too many parts.") from None
    return {name: values[-1] for name, values in found.items()}


def read_after(given: str | None) -> int | None:
    if given is None:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise Problem(422, "bad_request", "“after” must be a whole number.", field="after")
    return int(given)
