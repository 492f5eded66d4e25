"""The line protocol: JSON-RPC 2.0, one object per line, so that any language can play.

`Engine.handle` turns one line into its answer; `Engine.serve` does so for whole streams. Nothing
that arrives on a line ends the engine: what cannot be done is answered with a typed error.
"""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, BinaryIO, ClassVar, NoReturn

from holdfast.core.errors import HoldfastError, did_you_mean
from holdfast.core.game import Game
from holdfast.core.match import Match, load, new
from holdfast.core.registry import installed_games
from holdfast.core.seat import Seat

__all__ = ["Engine", "NoSuchMatch", "StaleMove", "TooManyMatches"]

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
UNKNOWN_METHOD = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
HOLDFAST_ERROR = -32000

LONGEST_LINE = 16 * 2**20
DEEPEST = 100
LARGEST_BATCH = 1000
MOST_MATCHES = 1000

log = logging.getLogger(__name__)


class NoSuchMatch(HoldfastError):
    """The engine has no match of this id: it was closed, or never begun."""

    kind: ClassVar[str] = "no_such_match"


class TooManyMatches(HoldfastError):
    """The engine holds as many matches as it may; one must be closed first."""

    kind: ClassVar[str] = "too_many_matches"


class StaleMove(HoldfastError):
    """The client has not seen the match as it is now; `fresh` is what it should look at."""

    kind: ClassVar[str] = "stale_move"

    def __init__(self, sentence: str, actions: int, fresh: Mapping[str, Any]) -> None:
        super().__init__(sentence)
        self.actions = actions
        self.fresh = fresh

    def data(self) -> dict[str, Any]:
        return {**super().data(), "actions": self.actions, "status": self.fresh}


class RpcError(Exception):
    """A request that JSON-RPC itself refuses."""

    def __init__(self, code: int, kind: str, sentence: str, field: str | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.kind = kind
        self.sentence = sentence
        self.field = field

    def data(self) -> dict[str, Any]:
        facts = {"kind": self.kind, "field": self.field, "sentence": self.sentence}
        return {key: value for key, value in facts.items() if value is not None}


# Reading requests


def _is_word(value: object) -> bool:
    return isinstance(value, str)


def _is_number(value: object) -> bool:
    return type(value) is int  # and so not a bool


def _is_object(value: object) -> bool:
    return isinstance(value, dict)


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _is_seat(value: object) -> bool:
    return isinstance(value, str) or type(value) is int


def _is_script(value: object) -> bool:
    return isinstance(value, list) and all(type(number) is int for number in value)


def _is_anything(value: object) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter: its name, what it must be, and whether it may be left out."""

    name: str
    fits: Callable[[object], bool]
    must_be: str
    required: bool = False


@dataclass(frozen=True, slots=True)
class Method:
    """A method: its parameters, in the order that a list of them has, and what carries it out."""

    params: tuple[Param, ...]
    run: Callable[[Mapping[str, Any]], Any]


MATCH = Param("match", _is_word, "the id of a match, a string", required=True)
ACTION = Param("action", _is_anything, "an action", required=True)
CARD = Param("card", _is_word, "the name of something that may come, a string")
SEAT = Param("seat", _is_seat, "the name of a seat")
NEW = (
    Param("game", _is_word, "the id of a game, a string", required=True),
    Param("options", _is_object, "an object"),
    Param("seed", _is_number, "a whole number"),
    Param("chance", _is_script, "a list of whole numbers"),
    Param("position", _is_object, "an object"),
    Param("study", _is_flag, "true or false"),
    Param("pack", _is_object, "an object"),
)
LOAD = (Param("journal", _is_object, "an object", required=True),)
PLAY = (MATCH, ACTION, SEAT, Param("after", _is_number, "a whole number"))


@dataclass(frozen=True, slots=True)
class Request:
    """A request that is well formed. Without an id it is a notification and gets no answer."""

    method: str
    params: Any
    id: str | int | float | None
    wants_answer: bool


def read_request(data: object) -> Request:
    """A request from JSON, or `RpcError`."""
    if not isinstance(data, dict):
        _refuse("a request is an object")
    if data.get("jsonrpc") != "2.0":
        _refuse('a request needs "jsonrpc": "2.0"')
    if not _is_id(data.get("id")):
        _refuse("an id is a string, a number or null")
    if not isinstance(data.get("method"), str):
        _refuse('a request needs a "method", which is a string')
    params = data.get("params", {})
    if not isinstance(params, dict | list):
        _refuse('"params" are an object or a list')
    return Request(data["method"], params, data.get("id"), "id" in data)


def _refuse(sentence: str) -> NoReturn:
    raise RpcError(INVALID_REQUEST, "invalid_request", sentence)


def _is_id(value: object) -> bool:
    if isinstance(value, bool):
        return False
    if isinstance(value, float):
        return math.isfinite(value)
    return value is None or isinstance(value, str | int)


def read_params(method: Method, given: Any) -> dict[str, Any]:
    """Parameters by name, each checked, or `RpcError`. An optional null counts as left out."""
    names = [param.name for param in method.params]
    if isinstance(given, list):
        if len(given) > len(names):
            _wrong(f"at most {len(names)} parameters are taken, not {len(given)}")
        given = dict(zip(names, given, strict=False))
    for name in given:
        if name not in names:
            takes = f"; it takes {', '.join(names)}" if names else "; it takes none"
            _wrong(
                f'there is no parameter "{_clip(name)}"' + (did_you_mean(name, names) or takes),
                name,
            )
    params: dict[str, Any] = {}
    for param in method.params:
        value = given.get(param.name)
        if param.name not in given or (value is None and not param.required):
            if param.required:
                _wrong(f'"{param.name}" is missing; it must be {param.must_be}', param.name)
            continue
        if not param.fits(value):
            _wrong(f'"{param.name}" must be {param.must_be}', param.name)
        params[param.name] = value
    return params


def _wrong(sentence: str, field: str | None = None) -> NoReturn:
    raise RpcError(INVALID_PARAMS, "invalid_params", sentence, field and _clip(field))


def _clip(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:79]}…"


def read_json(line: str) -> Any:
    """The JSON of a line, or `RpcError`."""
    try:
        data = json.loads(line, parse_constant=_no_constant)
    except RecursionError:
        _refuse(f"JSON may be nested {DEEPEST} deep, not deeper")
    except ValueError as error:
        raise RpcError(PARSE_ERROR, "parse_error", f"the line is not valid JSON: {error}") from None
    if _too_deep(data):
        _refuse(f"JSON may be nested {DEEPEST} deep, not deeper")
    return data


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON value")


def _too_deep(data: Any) -> bool:
    level = [data]
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return False
    return True


# Writing answers


def _result(request: Request, result: Any) -> str:
    return _dump({"jsonrpc": "2.0", "id": request.id, "result": result})


def _error(id: Any, code: int, message: str, data: Mapping[str, Any]) -> str:
    error = {"code": code, "message": message, "data": data}
    return _dump({"jsonrpc": "2.0", "id": id, "error": error})


def _refusal(id: Any, error: RpcError) -> str:
    return _error(id, error.code, error.sentence, error.data())


def _dump(answer: Mapping[str, Any]) -> str:
    # ASCII only: half a surrogate pair in somebody's string must not break the output stream.
    return json.dumps(answer, separators=(",", ":"), allow_nan=False)


class Engine:
    """At most so many matches, and the methods that play them."""

    def __init__(self, *, most: int = MOST_MATCHES, longest: int = LONGEST_LINE) -> None:
        self._most = most
        self._longest = longest
        self._matches: dict[str, Match] = {}
        self._begun = 0
        self.methods: dict[str, Method] = {
            "games": Method((), self._games),
            "new": Method(NEW, self._new),
            "load": Method(LOAD, self._load),
            "status": Method((MATCH, SEAT), self._get_status),
            "play": Method(PLAY, self._play),
            "why": Method((MATCH, ACTION, SEAT), self._why),
            "odds": Method((MATCH, replace(ACTION, required=False), CARD, SEAT), self._odds),
            "position": Method((MATCH,), self._position),
            "journal": Method((MATCH,), self._journal),
            "undo": Method((MATCH, SEAT), self._undo),
            "close": Method((MATCH,), self._close),
        }

    # Lines

    def serve(self, source: BinaryIO, sink: BinaryIO) -> None:
        """Answer every line of `source` on `sink`, until it ends."""
        while line := source.readline(self._longest + 2):
            answer = self._handle_bytes(line, source)
            if answer is not None:
                sink.write(answer.encode("ascii") + b"\n")
                sink.flush()

    def _handle_bytes(self, line: bytes, source: BinaryIO) -> str | None:
        if len(line.rstrip(b"\r\n")) > self._longest:
            while not line.endswith(b"\n") and (line := source.readline(2**16)):
                pass  # the rest of it
            return self._too_long()
        try:
            return self.handle(line.decode("utf-8"))
        except UnicodeDecodeError as error:
            sentence = f"the line is not UTF-8: {error.reason} at byte {error.start}"
            return _refusal(None, RpcError(PARSE_ERROR, "parse_error", sentence))

    def handle(self, line: str) -> str | None:
        """The answer to one line; None for a notification or an empty line."""
        if len(line.rstrip("\r\n")) > self._longest:
            return self._too_long()
        if not line.strip():
            return None
        try:
            data = read_json(line)
            if isinstance(data, list):
                return self._batch(data)
        except RpcError as error:
            return _refusal(None, error)
        return self._answer(data)

    def _too_long(self) -> str:
        sentence = f"a line may have {self._longest} bytes, not more"
        return _refusal(None, RpcError(INVALID_REQUEST, "invalid_request", sentence))

    def _batch(self, requests: list[Any]) -> str | None:
        if not requests:
            _refuse("a batch holds at least one request")
        if len(requests) > LARGEST_BATCH:
            _refuse(f"a batch holds at most {LARGEST_BATCH} requests")
        answers = [answer for data in requests if (answer := self._answer(data)) is not None]
        return f"[{','.join(answers)}]" if answers else None

    def _answer(self, data: Any) -> str | None:
        try:
            request = read_request(data)
        except RpcError as error:
            id = data.get("id") if isinstance(data, dict) else None
            return _refusal(id if _is_id(id) else None, error)
        answer = self._carry_out(request)
        return answer if request.wants_answer else None

    def _carry_out(self, request: Request) -> str:
        try:
            return _result(request, self._call(request))
        except RpcError as error:
            return _refusal(request.id, error)
        except HoldfastError as error:
            return _error(request.id, HOLDFAST_ERROR, error.sentence, error.data())
        except Exception as error:
            log.exception("the method %s failed", _clip(request.method))
            sentence = f"this is a fault in Holdfast, not in the request: {type(error).__name__}"
            data = {"kind": "internal_error", "sentence": sentence}
            return _error(request.id, INTERNAL_ERROR, sentence, data)

    def _call(self, request: Request) -> Any:
        method = self.methods.get(request.method)
        if method is None:
            hint = did_you_mean(request.method, self.methods) or (
                f"; there are {', '.join(self.methods)}"
            )
            sentence = f'there is no method "{_clip(request.method)}"{hint}'
            raise RpcError(UNKNOWN_METHOD, "unknown_method", sentence)
        return method.run(read_params(method, request.params))

    # Methods

    def _games(self, given: Mapping[str, Any]) -> list[dict[str, Any]]:
        return [describe(game) for game in installed_games().values()]

    def _new(self, given: Mapping[str, Any]) -> dict[str, Any]:
        self._check_room()
        if "seed" in given and "chance" in given:
            _wrong("a match has a seed or a script of chance, not both", "chance")
        match = new(
            given["game"],
            options=given.get("options"),
            seed=given.get("seed"),
            chance=given.get("chance"),
            position=given.get("position"),
            pack=given.get("pack"),
            study=given.get("study", False),
        )
        return self.add(match)

    def _load(self, given: Mapping[str, Any]) -> dict[str, Any]:
        self._check_room()
        return self.add(load(given["journal"]))

    def _check_room(self) -> None:
        # Asked before a match is made: a journal can be long.
        if len(self._matches) >= self._most:
            raise TooManyMatches(
                f"{self._most:,} matches are open, and the engine holds no more; "
                'end one with the method "close" first'
            )

    def add(self, match: Match) -> dict[str, Any]:
        """Take a match in, under a new id; its status."""
        id = f"m{self._begun + 1}"
        begun = status(id, match.seat())  # a game that fails here leaves no match behind
        self._begun += 1
        self._matches[id] = match
        return begun

    def _find(self, given: Mapping[str, Any]) -> Match:
        id = given["match"]
        match = self._matches.get(id)
        if match is None:
            raise NoSuchMatch(f'there is no match "{_clip(id)}"; it was closed, or never begun')
        return match

    def _seat(self, given: Mapping[str, Any]) -> Seat:
        """What the seat that asks may know; without a seat it is whoever runs the match."""
        return self._find(given).seat(given.get("seat"))

    def _get_status(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return status(given["match"], self._seat(given))

    def _play(self, given: Mapping[str, Any]) -> dict[str, Any]:
        before = self._seat(given)
        self._check_fresh(given, before)
        self._find(given).play(before.check(given["action"]))
        seat = self._seat(given)
        events = [event.json for event in seat.news(before.number)]
        return {**status(given["match"], seat), "events": events}

    def _check_fresh(self, given: Mapping[str, Any], seat: Seat) -> None:
        after = given.get("after")
        if after is not None and after != seat.number:
            raise StaleMove(
                f"the move was made after {after} actions, but the match has {seat.number}",
                seat.number,
                status(given["match"], seat),
            )

    def _why(self, given: Mapping[str, Any]) -> dict[str, Any]:
        reason = self._seat(given).why(given["action"])
        if reason is None:
            return {"legal": True}
        return {"legal": False, "rule": reason.rule, "reason": reason.sentence}

    def _odds(self, given: Mapping[str, Any]) -> dict[str, str]:
        seat = self._seat(given)
        if ("action" in given) == ("card" in given):
            _wrong('"odds" takes either an "action" or a "card"')
        if "action" in given:
            odds = seat.odds(given["action"])
        else:
            if not seat.over:
                seat.check_turn()
            odds = seat.forecast(given["card"])
        return {outcome: str(chance) for outcome, chance in odds.items()}

    def _position(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return self._find(given).position()

    def _journal(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return self._find(given).journal().to_json()

    def _undo(self, given: Mapping[str, Any]) -> dict[str, Any]:
        name = given.get("seat")
        self._seat(given)  # an unknown seat is refused before anything is taken back
        self._find(given).undo(name)
        return status(given["match"], self._seat(given))

    def _close(self, given: Mapping[str, Any]) -> dict[str, bool]:
        self._find(given)
        del self._matches[given["match"]]
        return {"closed": True}


def describe(game: Game) -> dict[str, Any]:
    """A game as the protocol lists it; the seats are those of its default options."""
    return {
        "id": game.id,
        "name": game.name,
        "seats": list(game.edition().seats),
        "options": [option.json for option in game.options],
    }


def status(id: str, seat: Seat) -> dict[str, Any]:
    """Where a match stands, as the seat may know it."""
    decision = seat.decision
    if decision is None:
        return {"match": id, "over": True, "result": seat.result, "view": seat.view}
    asked = {
        "seat": decision.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "legal": [action.json for action in seat.legal],
    }
    return {"match": id, "over": False, "decision": asked, "view": seat.view}
