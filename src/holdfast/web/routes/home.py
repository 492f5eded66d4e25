"""The first page, one's own matches, and figures about them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Query
from starlette.responses import Response

from holdfast.core.messages import mark as _
from holdfast.core.registry import find_game
from holdfast.store import Past
from holdfast.web.deps import Asker, Json, Page, Visit
from holdfast.web.desk import desk_of
from holdfast.web.history import Chosen, Shown, shown, variants
from holdfast.web.models.lists import SummaryOut
from holdfast.web.paint import game_text
from holdfast.web.problems import in_words
from holdfast.web.routes.described import ASKED
from holdfast.web.routes.lobby import invited
from holdfast.web.statistics import statistics_of

__all__ = ["api", "pages", "with_figures"]

NOTHING_WAITS: Final = _("Nothing waits for you just now.")

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


@pages.get("/")
async def home(visit: Page) -> Response:
    lists = visit.matches.lists
    mine = await lists.waiting(visit.caller, visit.lang)
    nothing = visit.query("waits") == "none" and not any(one["my_turn"] for one in mine)
    context = {
        "desk": desk_of(mine),
        "open": await lists.open(visit.caller, visit.lang),
        "invited": await invited(visit),
        "flash": in_words(NOTHING_WAITS, visit.lang) if nothing else "",
    }
    return await visit.page("home.html", lambda: context)


@api.get("/matches", response_model=list[SummaryOut], responses=ASKED)
async def list_matches(
    visit: Asker,
    mine: Annotated[bool, Query(description="Mine instead of those open to all.")] = False,
) -> Response:
    lists = visit.matches.lists
    return Json(await (lists.mine if mine else lists.open)(visit.caller, visit.lang))


@api.get("/me/history", response_model=list[SummaryOut], responses=ASKED)
async def my_history(
    visit: Asker,
    game: Annotated[str, Query(max_length=64, description="Only of this game.")] = "",
    state: Annotated[str, Query(pattern="^(|running|finished|study|archived|hidden)$")] = "",
    result: Annotated[str, Query(pattern="^(|won|drawn|lost)$", description="For me.")] = "",
    page: Annotated[int, Query(ge=1, le=99_999, description="Pages of 20, the latest first.")] = 1,
) -> Response:
    """My matches, the latest first."""
    chosen = Chosen(game=game, state=state, result=result, page=page)
    past = await _past(visit)
    found = await asyncio.to_thread(shown, past, chosen)
    return Json([] if found.page != page else await _told(visit, found))


@api.get("/me/statistics", responses=ASKED)
async def my_statistics(visit: Asker) -> Response:
    past = await _past(visit)
    return await visit.json(lambda: statistics_of(past))


@pages.get("/history")
async def history(visit: Page) -> Response:
    chosen = Chosen.of(visit.request.query_params)
    past = await _past(visit)
    found = await asyncio.to_thread(shown, past, chosen)
    told = await _told(visit, found)

    def context() -> dict[str, object]:
        figures = [with_figures(row, visit.lang) for row in statistics_of(past)]
        return {
            "matches": told,
            "statistics": figures,
            "chosen": chosen,
            "found": found,
            "played": {one.game for one in past},
            "variants": variants(past, chosen.game, visit.lang),
            "around": _around(visit, found),
        }

    return await visit.page("history.html", context)


async def _past(visit: Visit) -> list[Past]:
    store, me = visit.matches.store, visit.caller.visitor or ""
    past = await asyncio.to_thread(store.lists.past_of, me)
    away = await asyncio.to_thread(store.shelves.of, me)
    for one in past:
        one.shelf = away.get(one.id, "")
    return past


async def _told(visit: Visit, found: Shown) -> list[SummaryOut]:
    lists = visit.matches.store.lists
    rows = await asyncio.to_thread(lists.some, found.ids, visit.caller.visitor or "")
    return await visit.matches.lists.all_of(rows, visit.caller, visit.lang)


def _around(visit: Visit, found: Shown) -> dict[str, str]:
    """The addresses of the pages before and after."""
    kept = {name: words for name, words in visit.request.query_params.items() if name != "page"}
    beside = {"before": found.page - 1, "after": found.page + 1}
    return {
        name: f"/history?{urlencode({**kept, 'page': page})}"
        for name, page in beside.items()
        if 1 <= page <= found.pages
    }


def with_figures(row: dict[str, Any], lang: str) -> dict[str, Any]:
    """A row with the figures that the game has a word for."""
    text = game_text(find_game(row["game"]), lang)
    figures = [
        {"label": text.translate(text.figures[name]), **value}
        for name, value in row["facts"].items()
        if name in text.figures
    ]
    return {**row, "figures": figures}
