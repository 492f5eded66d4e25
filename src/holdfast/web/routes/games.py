"""Which games there are, and who sits at them."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from holdfast.core.registry import find_game
from holdfast.web.cards import card, cards, seats_for
from holdfast.web.deps import Asker, Json
from holdfast.web.models.lists import GameCard, SeatsOut
from holdfast.web.models.table import BotOut
from holdfast.web.routes.described import ASKED, GameId
from holdfast.web.seated import bots_for

__all__ = ["api"]

api = APIRouter(prefix="/api")


@api.get("/games", response_model=list[GameCard], responses=ASKED)
async def list_games(visit: Asker) -> Response:
    """Every game that is installed."""
    return Json(cards(visit.lang))


@api.get("/games/{game}", response_model=GameCard, responses=ASKED)
async def show_game(game: GameId, visit: Asker) -> Response:
    return Json(card(find_game(game).id, visit.lang))


@api.get("/games/{game}/bots", response_model=list[BotOut], responses=ASKED)
async def list_bots(game: GameId, visit: Asker) -> Response:
    """The bots that play a game, the weakest first. `bot:NAME` seats one."""
    return Json(bots_for(find_game(game).id, visit.lang))


@api.get("/games/{game}/seats", response_model=SeatsOut, responses=ASKED)
async def list_seats(game: GameId, visit: Asker) -> Response:
    """The seats of a match with these options, which are given by name in the address."""
    found = find_game(game)
    known = {option.name for option in found.options} - {"lang"}
    given = visit.request.query_params.items()
    chosen = {name: value for name, value in given if name in known}
    return Json({"seats": seats_for(found, chosen, visit.lang)})
