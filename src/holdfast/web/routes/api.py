"""The JSON API: programs can do what the pages do, and a bot can take a seat over HTTP."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from holdfast.core.errors import BadPosition
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.registry import find_game
from holdfast.web import asking, keeping, models
from holdfast.web.cards import card, cards, find_rules, rule_json, seats_for
from holdfast.web.deps import (
    CallerDep,
    Eyes,
    Json,
    Lang,
    LookDep,
    MatchesDep,
    RoomDep,
    StillRoom,
    at_work,
)
from holdfast.web.keeping import check_place
from holdfast.web.matches import Matches
from holdfast.web.paint import art_of, game_text
from holdfast.web.positions import read_code
from holdfast.web.problems import Problem
from holdfast.web.room import Room
from holdfast.web.scene import ALL, frame, log_lines, state_at, whole_state
from holdfast.web.seats import eyes_of
from holdfast.web.security import Caller, hash_secret
from holdfast.web.starting import Begun, Wish
from holdfast.web.statistics import statistics_of

__all__ = ["ASKED", "WRITTEN", "router"]

PROBLEM: dict[str, Any] = {
    "model": models.ProblemOut,
    "description": "A problem document.",
    "content": {"application/problem+json": {}},
}
ASKED: dict[int | str, dict[str, Any]] = dict.fromkeys((400, 403, 404, 409, 422, 429), PROBLEM)
WRITTEN: dict[int | str, dict[str, Any]] = {**ASKED, 410: PROBLEM, 413: PROBLEM, 503: PROBLEM}

router = APIRouter(prefix="/api")

GameId = Annotated[str, Path(alias="game", max_length=64)]
At = Annotated[int, Path(alias="n", ge=0, le=1_000_000, description="After how many actions.")]


# Games


@router.get("/games", response_model=list[models.GameCard], responses=ASKED)
async def list_games(lang: Lang) -> Response:
    """Every game that is installed."""
    return Json(cards(lang))


@router.get("/games/{game}", response_model=models.GameCard, responses=ASKED)
async def show_game(game: GameId, lang: Lang) -> Response:
    return Json(card(find_game(game).id, lang))


@router.get("/games/{game}/seats", response_model=models.SeatsOut, responses=ASKED)
async def list_seats(request: Request, game: GameId, lang: Lang) -> Response:
    """The seats of a match with these options, which are given by name in the address."""
    given = {name: value for name, value in request.query_params.items() if name != "lang"}
    found = find_game(game)
    known = {option.name for option in found.options}
    chosen = {name: value for name, value in given.items() if name in known}
    return Json({"seats": seats_for(found, chosen, lang)})


@router.get("/games/{game}/rules", response_model=list[models.RuleOut], responses=ASKED)
async def search_rules(
    request: Request, game: GameId, lang: Lang, q: Annotated[str, Query(max_length=200)] = ""
) -> Response:
    """The rules reference, or what a search finds in it."""
    found = find_game(game)
    return await at_work(request, lambda: Json(find_rules(found, lang, q)))


@router.get("/games/{game}/rules/{rule}", response_model=models.RuleOut, responses=ASKED)
async def show_rule(
    game: GameId, rule: Annotated[str, Path(max_length=32)], lang: Lang
) -> Response:
    text = game_text(find_game(game), lang)
    found = text.rules.get(rule)
    if found is None:
        raise Problem(404, "no_such_rule", _("There is no rule of that number."))
    return Json(rule_json(text, found))


@router.get("/positions/{game}/{code}", responses=ASKED)
async def show_position(
    request: Request,
    game: GameId,
    code: Annotated[str, Path(max_length=12_000, pattern="^[A-Za-z0-9_-]+$")],
    lang: Lang,
) -> Response:
    """The position behind an address."""
    found = find_game(game)

    def told() -> Response:
        match = Match(found, seed=0, position=read_code(code), study=True)
        position = match.position()
        words = game_text(found, lang).board(position)
        data = {"game": found.id, "position": position, "words": words, "over": match.over}
        return Json(data)

    return await at_work(request, told)


# Matches


@router.get("/matches", response_model=list[models.SummaryOut], responses=ASKED)
async def list_matches(
    matches: MatchesDep,
    caller: CallerDep,
    lang: Lang,
    mine: Annotated[bool, Query(description="Mine instead of those open to all.")] = False,
) -> Response:
    return Json(
        await (matches.lists.mine(caller, lang) if mine else matches.lists.open(caller, lang))
    )


@router.post("/matches", status_code=201, response_model=models.MatchOut, responses=WRITTEN)
async def start_match(body: models.MatchIn, matches: MatchesDep, caller: CallerDep) -> Response:
    """Start a match. The invitations to its seats come with the answer, and the token of a
    program that sits at one."""
    position = body.position
    if body.code is not None:
        if position is not None:
            raise BadPosition("give a position or its address, not both", field="code")
        position = read_code(body.code)
    wish = Wish(
        game=body.game,
        options=body.options,
        seats=body.seats,
        study=body.study,
        lang=body.lang,
        title=body.title,
        name=body.name,
        listed=body.listed,
        spectators=body.spectators,
        position=position,
        pack=body.pack,
        seed=body.seed,
    )
    return await begun_json(matches, await matches.starting.start(wish, caller), caller)


async def begun_json(matches: Matches, begun: Begun, caller: Caller) -> Response:
    room = await matches.hub.room(begun.id, caller)
    if begun.token is not None:
        caller = replace(caller, bearer=hash_secret(begun.token))
    held = room.held_by(caller)
    eyes = room.default_eyes(held)
    async with room.lock:
        still = room.still()
    whole = partial(whole_state, still, eyes, caller.lang, yours=sorted(held))
    state = (await matches.hub.workshop.do(caller, whole))[0]
    data = {
        "match": begun.id,
        "url": f"/matches/{begun.id}",
        "token": begun.token,
        "invitations": {seat: link.json for seat, link in begun.invitations.items()},
        "state": state,
    }
    return Json(data, 201, {"Location": f"/api/matches/{begun.id}"})


@router.get("/matches/{id}", response_model=models.StateOut, responses=ASKED)
async def show_state(
    request: Request,
    room: StillRoom,
    matches: MatchesDep,
    caller: CallerDep,
    lang: Lang,
    look: LookDep,
    eyes: Eyes = None,
    view: bool = False,
) -> Response:
    """How a match stands, as the caller may see it."""
    held = room.held_by(caller)
    seen = eyes_of(room, eyes, held)
    whole = partial(whole_state, room, seen, lang, look, yours=sorted(held), view=view)
    return await at_work(request, lambda: Json(whole()[0]))


@router.get("/matches/{id}/summary", response_model=models.SummaryOut, responses=ASKED)
async def show_summary(
    room: StillRoom, matches: MatchesDep, caller: CallerDep, lang: Lang
) -> Response:
    _check_may_look(room, caller)
    return Json(await matches.lists.summary(room, caller, lang))


def _check_may_look(room: Room, caller: Caller) -> None:
    if not room.allowed_eyes(room.held_by(caller)):
        raise Problem(403, "private", _("This match has no spectators."))


@router.get(
    "/matches/{id}/events",
    responses={
        **ASKED,
        200: {"description": "Server-sent events.", "content": {"text/event-stream": {}}},
    },
)
async def listen(
    room: RoomDep,
    lang: Lang,
    look: LookDep,
    eyes: Eyes = None,
    after: Annotated[int | None, Query(ge=0, le=999_999_999)] = None,
) -> Response:
    """Live updates. Answered in `holdfast.web.fast`; this describes it."""
    raise NotImplementedError


@router.post("/matches/{id}/actions", response_model=models.Ack, responses=WRITTEN)
async def play(
    room: RoomDep,
    body: models.MoveIn,
    eyes: Eyes = None,
    state: Annotated[str, Query(max_length=8, description="1: answer with the state too.")] = "",
) -> Response:
    """Play an action. Answered in `holdfast.web.fast`; this describes it."""
    raise NotImplementedError


@router.post("/matches/{id}/undo", response_model=models.Ack, responses=WRITTEN)
async def undo(
    room: RoomDep,
    body: models.UndoIn,
    eyes: Eyes = None,
    state: Annotated[str, Query(max_length=8, description="1: answer with the state too.")] = "",
) -> Response:
    """Take back the last action as far as that is fair; in a study match, any number.

    Answered in `holdfast.web.fast`; this describes it.
    """
    raise NotImplementedError


@router.post(
    "/matches/{id}/why",
    response_model=models.ReasonOut,
    response_model_exclude_none=True,
    responses=WRITTEN,
)
async def why(
    request: Request, room: StillRoom, body: models.QuestionIn, caller: CallerDep, lang: Lang
) -> Response:
    """Whether an action is allowed now, and if not, why not and under which rule."""
    held = room.held_by(caller)
    return await at_work(request, lambda: Json(asking.why(room, body.action, held, lang)))


@router.post("/matches/{id}/whynot", response_model=models.WhyNotOut, responses=WRITTEN)
async def why_not(
    request: Request, room: StillRoom, body: models.WhyNotIn, caller: CallerDep, lang: Lang
) -> Response:
    """What would touch these elements of the board, and why that is not allowed now."""
    held = room.held_by(caller)
    reasons = partial(asking.why_not, room, body.touches, held, lang)
    return await at_work(request, lambda: Json({"reasons": reasons()}))


@router.post("/matches/{id}/odds", response_model=models.OddsOut, responses=WRITTEN)
async def odds(
    request: Request, room: StillRoom, body: models.QuestionIn, caller: CallerDep, lang: Lang
) -> Response:
    """Exact chances of what an action can lead to at once."""
    held = room.held_by(caller)
    chances = partial(asking.odds, room, body.action, held, lang)
    return await at_work(request, lambda: Json({"odds": chances()}))


@router.get("/matches/{id}/frames/{n}", response_model=models.Frame, responses=ASKED)
async def show_frame(
    request: Request,
    room: StillRoom,
    n: At,
    caller: CallerDep,
    lang: Lang,
    look: LookDep,
    eyes: Eyes = None,
    since: Annotated[int | None, Query(alias="from", ge=0, le=1_000_000)] = None,
) -> Response:
    """One moment of the replay."""
    held = room.held_by(caller)
    seen = eyes_of(room, eyes, held)
    check_place(room, n)
    if since is not None:
        check_place(room, since)
    return await at_work(request, lambda: Json(frame(room, n, seen, lang, since, look)))


@router.get("/matches/{id}/frames/{n}/address", response_model=models.Address, responses=ASKED)
async def show_address(
    request: Request, room: StillRoom, n: At, caller: CallerDep, eyes: Eyes = None
) -> Response:
    """The address of a position, to share; what the caller cannot know is dealt anew in it."""
    held = room.held_by(caller)
    seen = eyes_of(room, eyes, held)
    return await at_work(request, lambda: Json(keeping.address(room, n, held, seen)))


@router.get("/matches/{id}/words", response_model=models.WordsOut, responses=ASKED)
async def show_words(
    request: Request,
    room: StillRoom,
    caller: CallerDep,
    lang: Lang,
    eyes: Eyes = None,
    at: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Response:
    """The board in words."""
    held = room.held_by(caller)
    seen = eyes_of(room, eyes, held)
    place = len(room.match.played) if at is None else at
    check_place(room, place)

    def told() -> Response:
        state = state_at(room, place)
        view = state.to_position() if seen == ALL else state.view(seen)
        return Json({"words": room.words(lang).board(view)})

    return await at_work(request, told)


@router.get("/matches/{id}/log", response_model=models.LogOut, responses=ASKED)
async def show_log(
    request: Request,
    room: StillRoom,
    caller: CallerDep,
    lang: Lang,
    eyes: Eyes = None,
    first: Annotated[int, Query(alias="from", ge=0, le=10_000_000)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=10_000_000)] = None,
) -> Response:
    """Lines of the log from one up to, not including, another."""
    held = room.held_by(caller)
    seen = eyes_of(room, eyes, held)

    def told() -> Response:
        art = art_of(room.match.game, lang, room.match.pack)
        lines = log_lines(room, seen, art, first, last)
        return Json({"log": lines, "length": room.log_length})

    return await at_work(request, told)


@router.get("/matches/{id}/journal", responses=ASKED)
async def show_journal(
    request: Request, room: StillRoom, caller: CallerDep, eyes: Eyes = None
) -> Response:
    """The journal; of a running fair match only what these eyes saw."""
    held = room.held_by(caller)
    seen = eyes_of(room, eyes, held)
    return await at_work(request, lambda: Json(keeping.journal(room, held, seen)))


@router.get("/matches/{id}/story", response_model=models.StoryOut, responses=ASKED)
async def show_story(
    request: Request, room: StillRoom, caller: CallerDep, lang: Lang, eyes: Eyes = None
) -> Response:
    """The result, the score sheet and everything that happened, in sentences."""
    held = room.held_by(caller)
    seen = eyes_of(room, eyes, held)
    return await at_work(request, lambda: Json(keeping.story(room, seen, lang)))


@router.post(
    "/matches/{id}/study", status_code=201, response_model=models.MatchOut, responses=WRITTEN
)
async def study(
    room: StillRoom, body: models.StudyIn, matches: MatchesDep, caller: CallerDep
) -> Response:
    """A study match from any point of this one."""
    held = room.held_by(caller)
    eyes = eyes_of(room, body.eyes, held)
    fresh = body.dice == "fresh"
    begun = await matches.starting.study(room, body.at, held, fresh, eyes, caller)
    return await begun_json(matches, begun, caller)


@router.get("/matches/{id}/chat", response_model=list[models.ChatOut], responses=ASKED)
async def list_chat(room: RoomDep, matches: MatchesDep, caller: CallerDep) -> Response:
    _check_may_look(room, caller)
    return Json(await matches.talk.chat(room))


@router.post(
    "/matches/{id}/chat", status_code=201, response_model=models.ChatOut, responses=WRITTEN
)
async def say(
    room: RoomDep, body: models.ChatIn, matches: MatchesDep, caller: CallerDep
) -> Response:
    return Json(await matches.talk.say(room, caller, body.text), 201)


@router.get("/matches/{id}/notes", response_model=list[models.NoteOut], responses=ASKED)
async def list_notes(room: RoomDep, matches: MatchesDep, caller: CallerDep) -> Response:
    _check_may_look(room, caller)
    return Json(await matches.talk.notes(room, room.held_by(caller)))


@router.post(
    "/matches/{id}/notes", status_code=201, response_model=models.NoteOut, responses=WRITTEN
)
async def add_note(
    room: RoomDep, body: models.NoteIn, matches: MatchesDep, caller: CallerDep
) -> Response:
    """Write a note on a move, for everybody or for oneself."""
    return Json(await matches.talk.note(room, caller, body.at, body.text, body.private), 201)


@router.put("/matches/{id}/webhook", status_code=204, responses=WRITTEN)
async def set_webhook(
    room: RoomDep, body: models.WebhookIn, matches: MatchesDep, caller: CallerDep
) -> Response:
    """Tell another program of every move: only at hosts that the operator has allowed."""
    await matches.talk.set_webhook(room, caller, body.url)
    return Response(status_code=204)


# Me


@router.get("/me/history", response_model=list[models.SummaryOut], responses=ASKED)
async def my_history(matches: MatchesDep, caller: CallerDep, lang: Lang) -> Response:
    return Json(await matches.lists.mine(caller, lang))


@router.get("/me/statistics", responses=ASKED)
async def my_statistics(request: Request, matches: MatchesDep, caller: CallerDep) -> Response:
    if caller.visitor is None:
        return Json([])
    rows = await asyncio.to_thread(matches.store.matches_of, caller.visitor, 5000)
    return await at_work(request, lambda: Json(statistics_of(rows)))
