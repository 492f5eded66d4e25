"""Types as JSON Schemas: those that the code itself is checked with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    NotRequired,
    Protocol,
    Required,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

__all__ = ["Schema", "Shelf", "reference"]

Schema = dict[str, object]
"""A JSON Schema, or a part of one."""

PLAIN: Final[Mapping[object, str]] = {
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    NoneType: "null",
}


class Record(Protocol):
    """A `TypedDict`, as far as it is looked at."""

    __name__: str
    __required_keys__: frozenset[str]


class Shelf:
    """Schemas of records by their names, each described once; a game's stand under its own.

    `Annotated` types, such as `ViewJson`, are referred to by their names: what they are differs
    from game to game, so whoever makes the document puts them on the shelf.
    """

    def __init__(self, schemas: dict[str, Schema] | None = None, game: str = "") -> None:
        self.schemas: dict[str, Schema] = {} if schemas is None else schemas
        self._prefix = f"{game}." if game else ""
        self._records: dict[str, Record] = {}

    def put(self, name: str, schema: Schema) -> Schema:
        """Put a schema on the shelf; what refers to it."""
        name = self._prefix + name
        if name in self.schemas:
            raise ValueError(f"two schemas are called {name}")
        self.schemas[name] = schema
        return reference(name)

    def of(self, shape: object) -> Schema:
        """A type as a schema; records are put on the shelf and referred to."""
        origin, args = get_origin(shape), get_args(shape)
        if is_typeddict(shape):
            return self._of_record(cast(Record, shape))
        if origin is Annotated:
            return reference(str(args[1]))
        if shape in PLAIN:
            return {"type": PLAIN[shape]}
        if origin in (Required, NotRequired):
            return self.of(args[0])
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(one) for one in args]}
        if origin is Literal:
            return {"enum": list(args)}
        if is_kind_of(origin or shape, Mapping):
            values = self.of(args[1]) if args else {}
            return {"type": "object", **({"additionalProperties": values} if values else {})}
        if origin is tuple and Ellipsis not in args:
            items = [self.of(one) for one in args]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "items": False}
        if is_kind_of(origin or shape, Iterable):
            return {"type": "array", **({"items": self.of(args[0])} if args else {})}
        return {}  # whatever JSON there is: `object` and `Any`

    def _of_record(self, shape: Record) -> Schema:
        name = shape.__name__
        if self._records.setdefault(name, shape) is not shape:
            raise ValueError(f"two records are called {name}")
        if self._prefix + name not in self.schemas:
            begun: Schema = {}
            self.put(name, begun)  # what refers to itself finds it begun
            begun.update(self.fields(shape))
        return reference(self._prefix + name)

    def fields(self, shape: object, fixed: Mapping[str, Schema] | None = None) -> Schema:
        """An object with the keys of a record, after those that every such object has."""
        record = cast(Record, shape)
        hints = get_type_hints(record, include_extras=True)
        needed = [key for key, hint in hints.items() if is_needed(record, key, hint)]
        about = " ".join((record.__doc__ or "").split())
        properties: dict[str, Schema] = {} if fixed is None else dict(fixed)
        needed = [*properties, *needed]
        properties.update({key: self.of(hint) for key, hint in hints.items()})
        return {
            "type": "object",
            **({"description": about} if about else {}),
            "properties": properties,
            **({"required": needed} if needed else {}),
            "additionalProperties": False,
        }


def reference(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def is_kind_of(shape: object, kind: type) -> bool:
    return isinstance(shape, type) and issubclass(shape, kind)


def is_needed(shape: Record, key: str, hint: object) -> bool:
    """Whether a key is always there. Annotations that are read late hide `Required` from Python."""
    wrapper = get_origin(hint)
    if wrapper in (Required, NotRequired):
        return wrapper is Required
    return key in shape.__required_keys__
