"""Requests of the line protocol, read and checked, and the lines that answer them."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, TypedDict, TypeGuard, cast

from holdfast.core.edition import SeatName
from holdfast.core.errors import did_you_mean
from holdfast.core.journal import JournalJson
from holdfast.core.reading import ActionJson, Json, Kind, OptionsJson, PositionJson

__all__ = [
    "HOLDFAST_ERROR",
    "INTERNAL_ERROR",
    "INVALID_REQUEST",
    "PARSE_ERROR",
    "UNKNOWN_METHOD",
    "Method",
    "Param",
    "Params",
    "Request",
    "RpcError",
    "clip",
    "error_line",
    "is_id",
    "notification_line",
    "read_json",
    "read_params",
    "read_request",
    "refusal_line",
    "refuse",
    "result_line",
    "wrong",
]

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
UNKNOWN_METHOD = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
HOLDFAST_ERROR = -32000

DEEPEST = 100

Id = str | int | float | None
"""What a request may be called; its answer is called the same."""


class RpcError(Exception):
    """A request that JSON-RPC itself refuses."""

    def __init__(self, code: int, kind: str, sentence: str, field: str | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.kind = kind
        self.sentence = sentence
        self.field = field

    def data(self) -> Json:
        facts = {"kind": self.kind, "field": self.field, "sentence": self.sentence}
        return {key: value for key, value in facts.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter: its name, what it must be, and whether it may be left out."""

    name: str
    kind: Kind[Any]
    required: bool = False


class Params(TypedDict, total=False):
    """The parameters of any method, by name, once they are checked."""

    match: str
    action: ActionJson | str
    seat: SeatName
    card: str
    after: int
    game: str
    options: OptionsJson
    seed: int
    chance: list[int]
    position: PositionJson
    study: bool
    pack: Json
    journal: JournalJson
    seconds: float
    language: str
    bot: str
    element: str


@dataclass(frozen=True, slots=True)
class Method:
    """A method: its parameters, in the order that a list of them has, and what carries it out."""

    params: tuple[Param, ...]
    run: Callable[[Params], object]


@dataclass(frozen=True, slots=True)
class Request:
    """A request that is well formed. Without an id it is a notification and gets no answer."""

    method: str
    params: Json | list[object]
    id: Id
    wants_answer: bool


def read_request(data: object) -> Request:
    """A request from JSON, or `RpcError`."""
    if not isinstance(data, dict):
        refuse("a request is an object")
    if data.get("jsonrpc") != "2.0":
        refuse('a request needs "jsonrpc": "2.0"')
    if not is_id(data.get("id")):
        refuse("an id is a string, a number or null")
    if not isinstance(data.get("method"), str):
        refuse('a request needs a "method", which is a string')
    params = data.get("params", {})
    if not isinstance(params, dict | list):
        refuse('"params" are an object or a list')
    return Request(data["method"], params, data.get("id"), "id" in data)


def refuse(sentence: str) -> NoReturn:
    raise RpcError(INVALID_REQUEST, "invalid_request", sentence)


def is_id(value: object) -> TypeGuard[Id]:
    if isinstance(value, bool):
        return False
    if isinstance(value, float):
        return math.isfinite(value)
    return value is None or isinstance(value, str | int)


def read_params(takes: Sequence[Param], given: Json | list[object]) -> Params:
    """Parameters by name, each checked, or `RpcError`. An optional null counts as left out."""
    names = [param.name for param in takes]
    if isinstance(given, list):
        if len(given) > len(names):
            wrong(f"at most {len(names)} parameters are taken, not {len(given)}")
        given = dict(zip(names, given, strict=False))
    for name in given:
        if name not in names:
            known = f"; it takes {', '.join(names)}" if names else "; it takes none"
            wrong(
                f'there is no parameter "{clip(name)}"' + (did_you_mean(name, names) or known),
                name,
            )
    params: Json = {}
    for param in takes:
        value = given.get(param.name)
        if param.name not in given or (value is None and not param.required):
            if param.required:
                wrong(f'"{param.name}" is missing; it must be {param.kind.words}', param.name)
            continue
        if not param.kind.fits(value):
            wrong(f'"{param.name}" must be {param.kind.words}', param.name)
        params[param.name] = value
    return cast(Params, params)


def wrong(sentence: str, field: str | None = None) -> NoReturn:
    raise RpcError(INVALID_PARAMS, "invalid_params", sentence, field and clip(field))


def clip(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:79]}…"


def read_json(line: str) -> object:
    """The JSON of a line, or `RpcError`."""
    try:
        data = json.loads(line, parse_constant=_no_constant)
    except RecursionError:
        refuse(f"JSON may be nested {DEEPEST} deep, not deeper")
    except ValueError as error:
        raise RpcError(PARSE_ERROR, "parse_error", f"the line is not valid JSON: {error}") from None
    if _too_deep(data):
        refuse(f"JSON may be nested {DEEPEST} deep, not deeper")
    return data


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON value")


def _too_deep(data: object) -> bool:
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


def result_line(request: Request, result: object) -> str:
    return _dump({"jsonrpc": "2.0", "id": request.id, "result": result})


def notification_line(method: str, params: Mapping[str, object]) -> str:
    return _dump({"jsonrpc": "2.0", "method": method, "params": params})


def error_line(id: Id, code: int, message: str, data: Mapping[str, object]) -> str:
    error = {"code": code, "message": message, "data": data}
    return _dump({"jsonrpc": "2.0", "id": id, "error": error})


def refusal_line(id: Id, error: RpcError) -> str:
    return error_line(id, error.code, error.sentence, error.data())


def _dump(answer: Mapping[str, object]) -> str:
    # ASCII only: half a surrogate pair in somebody's string must not break the output stream.
    return json.dumps(answer, separators=(",", ":"), allow_nan=False)
