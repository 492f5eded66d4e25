"""What goes out: the shapes of the JSON API, for its OpenAPI document and for those who make them.

Answers are written as they are, without being checked again; mypy sees to it that they fit.
"""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

__all__ = ["Json", "ProblemOut"]

Json = dict[str, object]


class ProblemOut(TypedDict):
    type: str
    title: str
    status: int
    detail: str
    kind: str
    rule: NotRequired[str | None]
    field: NotRequired[str | None]
