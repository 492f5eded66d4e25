"""How a match begins: the form, and the same for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

import orjson
from fastapi import APIRouter
from starlette.responses import Response

from holdfast.bots import installed_bots
from holdfast.core.errors import BadOption, BadPack, BadPosition
from holdfast.core.game import Game
from holdfast.core.picture import WIDE
from holdfast.core.registry import find_game
from holdfast.store.agreements import ABSENT
from holdfast.web.bodies import MatchIn
from holdfast.web.cards import card, option_values, seats_for
from holdfast.web.deps import Asker, Json, Page, Visit, still
from holdfast.web.forms import MatchForm, carried_options, named
from holdfast.web.guests import Guest
from holdfast.web.keys import hash_secret
from holdfast.web.limits import choices
from holdfast.web.models.lists import MatchOut, NamedSeat
from holdfast.web.problems import Problem, from_refusal
from holdfast.web.routes.described import WRITTEN
from holdfast.web.scene import whole_state
from holdfast.web.seated import bots_for, default_seating
from holdfast.web.starting import Begun

__all__ = ["api", "begun_json", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


@api.post("/matches", status_code=201, response_model=MatchOut, responses=WRITTEN)
async def start_match(body: MatchIn, visit: Asker) -> Response:
    """Start a match. The invitations to its seats come with the answer, and the token of a
    program that sits at one."""
    return await begun_json(visit, await visit.matches.starting.start(body, visit.caller))


async def begun_json(visit: Visit, begun: Begun) -> Response:
    """A match that has just begun, as whoever began it sees it."""
    state: object = None
    if begun.id not in visit.matches.hub.rooms:
        # What somebody brought was tried in a process apart, and others open it too.
        address, lang = f"/api/matches/{begun.id}", visit.caller.lang
        told = await visit.read(
            address, begun.token, lang=lang, shape=WIDE.shape, inks=f"{WIDE.inks}"
        )
        state = None if told is None else orjson.Fragment(told)
    if state is None:
        state = await _state_here(visit, begun)
    data = {
        "match": begun.id,
        "url": f"/matches/{begun.id}",
        "token": begun.token,
        "invitations": {seat: link.json for seat, link in begun.invitations.items()},
        "state": state,
    }
    return Json(data, 201, {"Location": f"/api/matches/{begun.id}"})


async def _state_here(visit: Visit, begun: Begun) -> dict[str, object]:
    matches, caller = visit.matches, visit.caller
    room = await matches.hub.room(begun.id, caller)
    if begun.token is not None:
        caller = replace(caller, bearer=hash_secret(begun.token))
    guest = await still(Guest(room, caller))
    eyes = guest.room.default_eyes(guest.held)
    whole = partial(whole_state, guest.room, eyes, caller.lang, yours=sorted(guest.held))
    return (await matches.hub.workshop.do(caller, whole))[0]


@pages.get("/new/{game}")
async def new(visit: Page, game: str) -> Response:
    return await _new_page(visit, game, dict(visit.request.query_params), None)


@pages.post("/matches")
async def start(visit: Page) -> Response:
    fields = await visit.fields()
    game = find_game(fields.get("game", ""))
    given = {**fields, **named(fields, "option.")}
    try:
        wish = _wish(visit, game, MatchForm.model_validate(fields))
        begun = await visit.matches.starting.start(wish, visit.caller)
    except (BadOption, BadPack, BadPosition) as error:
        return await _new_page(visit, game.id, given, from_refusal(error))
    except Problem as problem:
        return await _new_page(visit, game.id, given, problem)
    return visit.go(f"/matches/{begun.id}")


def _wish(visit: Visit, game: Game, form: MatchForm) -> MatchIn:
    """What the form asks for. It has been checked, and what the API would refuse is cut to fit."""
    study = form.mode == "study"
    return MatchIn.model_construct(
        game=game.id,
        options={**form.options, **option_values(game, form.options)},
        seats=form.seats,
        study=study,
        lang=form.lang or visit.caller.lang,
        title=form.title,
        name=visit.name(form.name),
        listed=form.listed,
        spectators=form.spectators != "no",
        coach=form.coach,
        time=form.time,
        absent=form.absent if form.absent in ABSENT else "bot",
        rated=form.rated,
        position=form.position,
        pack=form.pack,
        seed=form.seed if study else None,
    )


async def _new_page(
    visit: Visit, game: str, given: Mapping[str, str], problem: Problem | None
) -> Response:
    found = find_game(game)
    status = 200 if problem is None else problem.status
    context = partial(_new_context, found, given, problem, visit.lang)
    return await visit.page("new.html", context, status)


def _seating(game: str, seats: Sequence[NamedSeat], given: Mapping[str, str]) -> list[str]:
    """Who is to sit where: as somebody has chosen before, or as usual."""
    known = {"me", "friend", "open", *(f"bot:{name}" for name in installed_bots(game))}
    wishes = [given.get(f"seat.{one['seat']}", "") for one in seats]
    return [
        wish if wish in known else default_seating(game, place) for place, wish in enumerate(wishes)
    ]


def _new_context(
    found: Game, given: Mapping[str, str], problem: Problem | None, lang: str
) -> dict[str, object]:
    chosen = {option.name: option.default for option in found.options}
    chosen.update(option_values(found, {**carried_options(given.get("position", "")), **given}))
    try:
        seats = seats_for(found, {name: str(value) for name, value in chosen.items()}, lang)
    except ValueError:
        seats = seats_for(found, {}, lang)
    return {
        "game": card(found.id, lang),
        "chosen": chosen,
        "seats": seats,
        "bots": bots_for(found.id, lang),
        "seating": _seating(found.id, seats, given),
        "limits": choices(lang),
        "usual": default_seating(found.id, 1),
        "position": given.get("position", ""),
        "given": given,
        "error": problem,
    }
