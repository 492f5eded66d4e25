"""A position by its address: to look at, and to begin a match from."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.picture import Look
from holdfast.core.registry import find_game
from holdfast.web.cards import board_of, card
from holdfast.web.deps import Asker, Page
from holdfast.web.paint import game_text
from holdfast.web.positions import read_code
from holdfast.web.routes.described import ASKED, GameId

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


def match_at(game: Game, code: str) -> Match:
    """A match in the position behind an address; whoever has the address knows all of it."""
    return Match(game, seed=0, position=read_code(code), study=True)


@api.get("/positions/{game}/{code}", responses=ASKED)
async def show_position(
    visit: Asker,
    game: GameId,
    code: Annotated[str, Path(max_length=12_000, pattern="^[A-Za-z0-9_-]+$")],
) -> Response:
    """The position behind an address."""
    found = find_game(game)

    def told() -> dict[str, object]:
        seat = match_at(found, code).seat()
        words = game_text(found, visit.lang).board(seat.view)
        return {"game": found.id, "position": seat.view, "words": words, "over": seat.over}

    return await visit.json(told)


@pages.get("/position/{game}/{code}")
async def position(visit: Page, game: str, code: str) -> Response:
    found = find_game(game)
    look = visit.look
    return await visit.page(
        "position.html", lambda: position_context(found, code, visit.lang, look)
    )


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
