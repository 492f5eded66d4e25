"""The first page, one's own matches, and figures about them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.responses import Response

from holdfast.core.registry import find_game
from holdfast.web import models
from holdfast.web.deps import Asker, Json, Page
from holdfast.web.paint import game_text
from holdfast.web.routes.described import ASKED
from holdfast.web.statistics import statistics_of

__all__ = ["api", "pages", "with_figures"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


@pages.get("/")
async def home(visit: Page) -> Response:
    lists = visit.matches.lists
    context = {
        "mine": await lists.mine(visit.caller, visit.lang),
        "open": await lists.open(visit.caller, visit.lang),
    }
    return await visit.page("home.html", lambda: context)


@api.get("/matches", response_model=list[models.SummaryOut], responses=ASKED)
async def list_matches(
    visit: Asker,
    mine: Annotated[bool, Query(description="Mine instead of those open to all.")] = False,
) -> Response:
    lists = visit.matches.lists
    return Json(await (lists.mine if mine else lists.open)(visit.caller, visit.lang))


@api.get("/me/history", response_model=list[models.SummaryOut], responses=ASKED)
async def my_history(visit: Asker) -> Response:
    return Json(await visit.matches.lists.mine(visit.caller, visit.lang))


@api.get("/me/statistics", responses=ASKED)
async def my_statistics(visit: Asker) -> Response:
    if visit.caller.visitor is None:
        return Json([])
    matches_of = visit.matches.store.lists.matches_of
    rows = await asyncio.to_thread(matches_of, visit.caller.visitor, 5000)
    return await visit.json(lambda: statistics_of(rows))


@pages.get("/history")
async def history(visit: Page) -> Response:
    matches = visit.matches
    rows = await asyncio.to_thread(matches.store.lists.matches_of, visit.caller.visitor or "", 1000)
    listed = await matches.lists.all_of(rows[:200], visit.caller, visit.lang)

    def context() -> dict[str, object]:
        figures = [with_figures(row, visit.lang) for row in statistics_of(rows)]
        return {"matches": listed, "statistics": figures}

    return await visit.page("history.html", context)


def with_figures(row: dict[str, Any], lang: str) -> dict[str, Any]:
    """A row with the figures that the game has a word for."""
    text = game_text(find_game(row["game"]), lang)
    figures = [
        {"label": text.translate(text.figures[name]), **value}
        for name, value in row["facts"].items()
        if name in text.figures
    ]
    return {**row, "figures": figures}
