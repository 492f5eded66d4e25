"""Boards, pictures and built files: what a browser keeps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.picture import WIDE
from holdfast.core.registry import find_game
from holdfast.web.cards import tile_picture
from holdfast.web.deps import Asker, Page, PageReader
from holdfast.web.paint import LANGUAGES, LOOKS, Static, art_of
from holdfast.web.problems import Problem

__all__ = ["PICTURE_POLICY", "Files", "router"]

FOREVER: Final = "public, max-age=31536000, immutable"
SHORT: Final = "public, max-age=300"
HASHED: Final = re.compile(r"[-.][0-9A-Za-z]{8,}\.\w+$")
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""An image of its own carries its styles and can do nothing else."""
STATIC: Final = Path(__file__).parent.parent / "static"

router = APIRouter(include_in_schema=False)


@router.get("/board/{game}/{lang}/{look}/{name}")
async def board(visit: Page, game: str, lang: str, look: str, name: str) -> Response:
    """The part of a board that never changes, or its style sheet."""
    found = find_game(game)
    return await visit.work(lambda: static_response(Match(found, seed=0), lang, look, name))


@router.get("/matches/{id}/board/{lang}/{look}/{name}")
async def match_board(visit: Page, guest: PageReader, lang: str, look: str, name: str) -> Response:
    """The same for a match with component data of its own."""
    return await visit.work(lambda: static_response(guest.room.match, lang, look, name))


def static_response(match: Match, lang: str, look: str, name: str) -> Response:
    art = art_of(match.edition, lang, LOOKS.get(look, WIDE))
    known = lang in LANGUAGES and look in LOOKS
    picture = art.draw(match.state.view(-1)) if known else None
    if picture is None:
        raise Problem(404, "no_such_board", _("There is no board at this address."))
    found: Static = art.static(picture)
    fingerprint, _dot, kind = name.rpartition(".")
    if kind not in ("svg", "css"):
        raise Problem(404, "no_such_board", _("There is no board at this address."))
    # An older address still gets the present board, but not for ever.
    cache = FOREVER if fingerprint == found.fingerprint else "no-store"
    if kind == "css":
        return Response(found.css, media_type="text/css", headers={"Cache-Control": cache})
    return Response(found.svg, media_type="text/plain", headers={"Cache-Control": cache})


@router.get("/picture/{game}.svg")
async def picture(visit: Asker, game: str) -> Response:
    """A whole board as an image."""
    return await visit.work(lambda: picture_response(find_game(game).id, visit.lang))


def picture_response(game: str, lang: str) -> Response:
    svg = tile_picture(game, lang)
    headers = {
        "Cache-Control": SHORT,
        "Content-Security-Policy": PICTURE_POLICY,
    }
    return Response(svg, media_type="image/svg+xml", headers=headers)


@router.get("/healthz")
async def health() -> Response:
    return PlainTextResponse("ok", headers={"Cache-Control": "no-store"})


class Files(StaticFiles):
    """Built files; those whose name carries a hash are kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = FOREVER if HASHED.search(path) else SHORT
        return response
