"""Ratings: one's own, and those of people who chose to be listed."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from holdfast.core.messages import mark as _
from holdfast.core.registry import find_game, installed_games
from holdfast.store.ratings import RatingStore
from holdfast.web.callers import clean_name
from holdfast.web.cards import card, cards, player_counts
from holdfast.web.deps import Asker, Json, Page, Visit
from holdfast.web.forms import ListedForm
from holdfast.web.problems import Problem
from holdfast.web.rating import rated_json
from holdfast.web.routes.described import ASKED

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


def can_be_rated(game: str) -> bool:
    """Whether several people can play it, with some options at least."""
    return max(player_counts(find_game(game))) > 1


def leaders_of(ratings: RatingStore, game: str, caller: str | None) -> list[dict[str, object]]:
    return [
        {"name": one.name, "you": one.person == caller, **rated_json(one.standing)}
        for one in ratings.leaders(game)
    ]


@api.get("/ratings/{game}", responses=ASKED)
async def show_leaders(visit: Asker, game: Annotated[str, Path(max_length=64)]) -> Response:
    """Those who chose to be listed, the best first."""
    found, store = find_game(game), visit.matches.store
    return Json(await asyncio.to_thread(leaders_of, store.ratings, found.id, visit.caller.visitor))


@pages.get("/ratings")
async def index(visit: Page) -> Response:
    return await ratings_page(visit, None)


@pages.get("/ratings/{game}")
async def of_game(visit: Page, game: str) -> Response:
    found = find_game(game)
    return await ratings_page(visit, found.id)


async def ratings_page(visit: Visit, game: str | None) -> Response:
    """Of one game, or of all that several people can play."""
    ratings, person = visit.matches.store.ratings, visit.caller.visitor or ""

    def context() -> dict[str, object]:
        mine = ratings.mine(person)
        rated = [one["id"] for one in cards(visit.lang) if not one["small"]]
        games = [one for one in rated if can_be_rated(one)] if game is None else [game]
        return {
            "game": None if game is None else card(game, visit.lang),
            "mine": [
                {"game": one, "name": card(one, visit.lang)["name"], **rated_json(standing)}
                for one, standing in sorted(mine.items())
                if one in installed_games()
            ],
            "listed_as": ratings.listed_as(person),
            "tables": [
                {
                    "game": one,
                    "name": card(one, visit.lang)["name"],
                    "leaders": leaders_of(ratings, one, person),
                }
                for one in games
            ],
        }

    return await visit.page("ratings.html", context)


@pages.post("/ratings/listed")
async def be_listed(visit: Page) -> Response:
    """Choose whether to be listed, and as whom."""
    form = await visit.form(ListedForm)
    name = clean_name(form.name)
    person = visit.caller.visitor
    if person is None or (form.listed == "yes" and not name):
        raise Problem(422, "bad_request", _("A name is needed to be listed."), field="name")
    visit.matches.hub.keeping.check(visit.caller)
    await visit.matches.store.ratings.list_as(person, name if form.listed == "yes" else None)
    return visit.go("/ratings")
