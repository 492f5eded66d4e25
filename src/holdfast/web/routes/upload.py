"""What people bring: journals to replay and study, positions to study."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import orjson
from fastapi import APIRouter
from starlette.responses import Response

from holdfast.core.errors import HoldfastError
from holdfast.core.registry import find_game
from holdfast.web.bodies import MatchIn
from holdfast.web.deps import Asker, Page, Visit
from holdfast.web.journals import Pasted, read_paste, study_of
from holdfast.web.models.lists import MatchOut
from holdfast.web.problems import Problem, from_refusal
from holdfast.web.routes.described import WRITTEN
from holdfast.web.routes.new import begun_json

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)

A_JOURNAL: Final[dict[str, object]] = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {}}}}
}


@api.post(
    "/journals",
    status_code=201,
    response_model=MatchOut,
    responses=WRITTEN,
    openapi_extra=A_JOURNAL,
)
async def send_journal(visit: Asker) -> Response:
    """Verify a journal, and open it as a study match. The body is the journal itself."""
    words = (await visit.request.body()).decode("utf-8", "replace")
    begun, _opened = await visit.matches.starting.open_journal(words, visit.caller)
    return await begun_json(visit, begun)


@pages.get("/open")
async def open_page(visit: Page) -> Response:
    return await visit.page("open.html", lambda: {"given": {}, "error": None})


@pages.post("/open")
async def open_form(visit: Page) -> Response:
    fields = await visit.fields()
    try:
        pasted = await visit.matches.hub.workshop.do(visit.caller, read_paste, _words(fields))
        if pasted.match or pasted.short:
            return visit.go(f"/matches/{pasted.match}" if pasted.match else f"/p/{pasted.short}")
        if pasted.journal:
            return await _opened(visit, pasted.journal)
        return await _studied(visit, pasted, fields.get("game", ""))
    except Problem as problem:
        return await _refused(visit, fields, problem)
    except HoldfastError as error:
        return await _refused(visit, fields, from_refusal(error))


def _words(fields: Mapping[str, str]) -> str:
    """What the form carries: the file, if one was chosen."""
    return fields.get("file", "").strip() or fields.get("text", "")


async def _opened(visit: Visit, journal: str) -> Response:
    begun, opened = await visit.matches.starting.open_journal(journal, visit.caller)
    told = await visit.read(f"/api/matches/{begun.id}/summary", lang=visit.lang)
    if told is None:
        summary = visit.matches.lists.told(await visit.guest(begun.id), visit.lang)
    else:
        summary = orjson.loads(told)
    present = find_game(opened.begins.game).rules_version
    context = {
        "match": summary,
        "proof": opened.proof,
        "commitment": opened.begins.commitment,
        "rules": opened.rules if opened.rules != present else "",
        "present": present,
    }
    return await visit.page("opened.html", lambda: context, 201)


async def _studied(visit: Visit, pasted: Pasted, given: str) -> Response:
    match = await visit.matches.hub.workshop.do(visit.caller, study_of, pasted, given)
    wish = MatchIn.model_construct(
        game=match.game.id,
        options=dict(match.options),
        seats={str(seat): "me" for seat in match.seats},
        study=True,
        lang=visit.caller.lang,
        name=visit.name(""),
        position=pasted.position,
    )
    begun = await visit.matches.starting.start(wish, visit.caller)
    return visit.go(f"/matches/{begun.id}")


async def _refused(visit: Visit, fields: Mapping[str, str], problem: Problem) -> Response:
    """The page once more, with what is wrong and what was pasted."""
    if problem.status >= 429:
        raise problem
    kept = {"text": fields.get("text", ""), "game": fields.get("game", "")}
    context: dict[str, object] = {"given": kept, "error": problem}
    return await visit.page("open.html", lambda: context, problem.status)
