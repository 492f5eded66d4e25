"""JSON Schemas, made of the types that the code itself is checked with: of the line protocol's
parameters and results, and of a game's positions, views, results and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from holdfast.core.game import Game
from holdfast.core.reading import Json
from holdfast.protocol.requests import Method, Params

__all__ = ["game_schema", "protocol_schema", "schema_of"]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Final[Mapping[object, str]] = {
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    NoneType: "null",
}


def protocol_schema(methods: Mapping[str, Method]) -> Json:
    """The parameters and the result of every method, as OpenRPC describes methods."""
    shared: dict[str, Json] = {}
    hints = get_type_hints(Params)
    described = [
        {
            "name": name,
            "params": [
                {
                    "name": param.name,
                    "required": param.required,
                    "description": param.kind.words,
                    "schema": schema_of(hints[param.name], shared),
                }
                for param in method.params
            ],
            "result": {
                "name": "result",
                "schema": schema_of(get_type_hints(method.run)["return"], shared),
            },
        }
        for name, method in methods.items()
    ]
    return {"openrpc": "1.3.2", "methods": described, "components": {"schemas": shared}}


def game_schema(game: Game) -> Json:
    """What a game's position, view, result and events look like; events by their kind."""
    shared: dict[str, Json] = {}
    shapes = {name: schema_of(shape, shared) for name, shape in game.shapes.items()}
    told: Json = {"$schema": DIALECT, "title": game.name, "rules_version": game.rules_version}
    for name in ("position", "view", "result"):
        if name in shapes:
            told[name] = shapes.pop(name)
    return {**told, "events": shapes, "components": {"schemas": shared}}


def schema_of(shape: Any, shared: dict[str, Json]) -> Json:
    """A type as a JSON Schema; records are put into `shared` and referred to by their names."""
    origin, args = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        return record(shape, shared)
    if shape in PLAIN:
        return {"type": PLAIN[shape]}
    if origin in (Required, NotRequired):
        return schema_of(args[0], shared)
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(one, shared) for one in args]}
    if origin is Literal:
        return {"enum": list(args)}
    if is_kind_of(origin or shape, Mapping):
        values = schema_of(args[1], shared) if args else {}
        return {"type": "object", **({"additionalProperties": values} if values else {})}
    if origin is tuple and Ellipsis not in args:
        items = [schema_of(one, shared) for one in args]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "items": False}
    if is_kind_of(origin or shape, Iterable) and not isinstance(shape, str):
        return {"type": "array", **({"items": schema_of(args[0], shared)} if args else {})}
    return {}  # whatever JSON there is: `object` and `Any`


def is_kind_of(shape: object, kind: type) -> bool:
    return isinstance(shape, type) and issubclass(shape, kind)


def record(shape: Any, shared: dict[str, Json]) -> Json:
    """A `TypedDict` by its name, described once."""
    name = shape.__name__
    if name not in shared:
        shared[name] = {}  # what refers to itself finds it begun
        hints = get_type_hints(shape, include_extras=True)
        needed = [key for key, hint in hints.items() if is_needed(shape, key, hint)]
        about = (shape.__doc__ or "").strip()
        shared[name] = {
            "type": "object",
            **({"description": " ".join(about.split())} if about else {}),
            "properties": {key: schema_of(hint, shared) for key, hint in hints.items()},
            **({"required": needed} if needed else {}),
            "additionalProperties": False,
        }
    return {"$ref": f"#/components/schemas/{name}"}


def is_needed(shape: Any, key: str, hint: object) -> bool:
    """Whether a key is always there. Annotations that are read late hide `Required` from Python."""
    wrapper = get_origin(hint)
    if wrapper in (Required, NotRequired):
        return wrapper is Required
    keys: Sequence[str] = shape.__required_keys__
    return key in keys
