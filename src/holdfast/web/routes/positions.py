"""A position by its address, long or short: to look at, and to begin a match from.

A long address carries the whole position. A short one is the name under which it is kept here.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.picture import Look
from holdfast.core.registry import find_game
from holdfast.store import SharedPosition
from holdfast.web.bodies import PositionIn
from holdfast.web.cards import board_of, card
from holdfast.web.deps import Asker, Json, Page, Visit
from holdfast.web.keys import new_id
from holdfast.web.looking import looked
from holdfast.web.models.asking import InspectionOut
from holdfast.web.models.lists import PositionOut, ShortAddress
from holdfast.web.paint import game_text
from holdfast.web.positions import LONGEST_CODE, read_code
from holdfast.web.problems import Problem
from holdfast.web.routes.described import ASKED, WRITTEN, GameId

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)

LETTERS: Final = 8
"""Of a short name: a seat's own cards may lie behind it, so nobody should find it by guessing."""

MUCH: Final = 2000.0
"""Letters that count for as much as keeping a position at all."""

Code = Annotated[str, Path(max_length=LONGEST_CODE, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Path(alias="id", max_length=16, description="A short name.")]
Element = Annotated[str, Query(max_length=100)]


def match_at(game: Game, code: str) -> Match:
    """A match in the position behind an address; whoever has the address knows all of it."""
    shared = read_code(code)
    return Match(game, shared.options, seed=0, position=shared.position, study=True)


async def kept(visit: Visit, name: str) -> SharedPosition:
    """The position of a short name, or 404."""
    positions = visit.matches.store.positions
    found = await asyncio.to_thread(positions.find, name)
    if found is None:
        raise Problem(
            404,
            "no_position",
            _("There is no position here. Was the address copied whole? Positions that nobody "
              "opens for a long time are removed."),
        )  # fmt: skip
    await positions.touch(found)
    return found


async def keep(visit: Visit, game: Game, code: str) -> str:
    """Keep a position that the game can read, and give its short name."""
    await visit.matches.hub.workshop.do(visit.caller, match_at, game, code)
    visit.matches.hub.keeping.check(visit.caller, 1.0 + len(code) / MUCH)
    name = partial(new_id, LETTERS)
    return await visit.matches.store.positions.keep(game.id, code, name)


# For programs


@api.post("/positions", status_code=201, response_model=ShortAddress, responses=WRITTEN)
async def share_position(visit: Asker, body: PositionIn) -> Response:
    """A short address for a position; the same one always has the same."""
    game = find_game(body.game)
    name = await keep(visit, game, body.code)
    return Json({"id": name, "url": f"/p/{name}", "game": game.id, "code": body.code}, 201)


@api.get("/positions/{id}", response_model=PositionOut, responses=ASKED)
async def show_kept(visit: Asker, name: Name) -> Response:
    """The position behind a short address."""
    found = await kept(visit, name)
    return await visit.json(lambda: told(find_game(found.game), found.code, visit.lang))


@api.get("/positions/{id}/look", response_model=InspectionOut, responses=ASKED)
async def look_at_kept(visit: Asker, name: Name, el: Element) -> Response:
    """What there is to know about an element of its board."""
    found = await kept(visit, name)
    return await visit.json(lambda: look(find_game(found.game), found.code, el, visit.lang))


@api.get("/positions/{game}/{code}", response_model=PositionOut, responses=ASKED)
async def show_position(visit: Asker, game: GameId, code: Code) -> Response:
    """The position behind a long address."""
    found = find_game(game)
    return await visit.json(lambda: told(found, code, visit.lang))


@api.get("/positions/{game}/{code}/look", response_model=InspectionOut, responses=ASKED)
async def look_at(visit: Asker, game: GameId, code: Code, el: Element) -> Response:
    """The same about an element of the board behind a long address."""
    found = find_game(game)
    return await visit.json(lambda: look(found, code, el, visit.lang))


def told(game: Game, code: str, lang: str) -> PositionOut:
    seat = match_at(game, code).seat()
    words = game_text(game, lang).board(seat.view)
    return {"game": game.id, "position": seat.view, "words": words, "over": seat.over}


def look(game: Game, code: str, element: str, lang: str) -> InspectionOut:
    return looked(match_at(game, code).seat(), element, game_text(game, lang))


# As pages


@pages.get("/p/{id}")
async def short(visit: Page, name: Name) -> Response:
    found = await kept(visit, name)
    return await position_page(visit, find_game(found.game), found.code, name)


@pages.get("/position/{game}/{code}")
async def position(visit: Page, game: str, code: str) -> Response:
    return await position_page(visit, find_game(game), code)


@pages.post("/position/{game}/{code}")
async def shorten(visit: Page, game: str, code: str) -> Response:
    """The same under a short address."""
    await visit.fields()
    return visit.go(f"/p/{await keep(visit, find_game(game), code)}")


async def position_page(visit: Visit, game: Game, code: str, name: str = "") -> Response:
    context = partial(position_context, game, code, visit.lang, visit.look)
    asks = f"/api/positions/{name or f'{game.id}/{code}'}/look"
    return await visit.page("position.html", lambda: {**context(), "short": name, "asks": asks})


def position_context(found: Game, code: str, lang: str, look: Look) -> dict[str, object]:
    seat = match_at(found, code).seat()
    text = game_text(found, lang)
    asked, decision = None, seat.decision
    if decision is not None:
        asked = {
            "seat": decision.seat,
            "seat_name": text.name("seat", decision.seat),
            "kind": decision.kind,
            "rule": decision.rule,
            "prompt": text.prompt(decision.kind, seat.view),
        }
    return {
        "game": card(found.id, lang),
        "board": board_of(seat.edition, seat.view, lang, f"/board/{found.id}", look),
        "words": text.board(seat.view),
        "code": code,
        "seats": [str(name) for name in seat.seats],
        "decision": asked,
        "over": seat.over,
    }
