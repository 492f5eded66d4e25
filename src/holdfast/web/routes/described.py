"""How the routes of the API are described: what they may answer, and what stands in addresses."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from holdfast.core.reading import Json
from holdfast.web.models import ProblemOut

__all__ = ["ASKED", "WRITTEN", "At", "GameId"]

PROBLEM: dict[str, object] = {
    "model": ProblemOut,
    "description": "A problem document.",
    "content": {"application/problem+json": {}},
}
ASKED: dict[int | str, Json] = dict.fromkeys((400, 403, 404, 409, 422, 429), PROBLEM)
WRITTEN: dict[int | str, dict[str, object]] = {**ASKED, 410: PROBLEM, 413: PROBLEM, 503: PROBLEM}

GameId = Annotated[str, Path(alias="game", max_length=64)]
At = Annotated[int, Path(alias="n", ge=0, le=1_000_000, description="After how many actions.")]
