"""A column that holds JSON as text, the same on every database."""

from __future__ import annotations

import orjson
from sqlalchemy import Dialect, Text
from sqlalchemy.types import TypeDecorator

__all__ = ["JsonText"]


class JsonText(TypeDecorator[object]):
    """Whatever JSON can say; None is no value at all."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:
        return None if value is None else orjson.dumps(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> object:
        return None if value is None else orjson.loads(value)
