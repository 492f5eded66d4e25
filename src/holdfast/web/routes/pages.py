"""The pages. Whatever changes something is a form and answers with the page to show next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import orjson
from fastapi import APIRouter, Request
from starlette.responses import Response

from holdfast.core.errors import BadOption, BadPack, BadPosition
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.picture import Look
from holdfast.core.registry import find_game
from holdfast.web import keeping
from holdfast.web.cards import board_of, card, find_rules, option_values, seats_for
from holdfast.web.deps import MatchesDep, RoomDep, StillRoom, at_work
from holdfast.web.keeping import check_place
from holdfast.web.live import Stale
from holdfast.web.matches import Matches
from holdfast.web.paint import art_of, game_text
from holdfast.web.positions import read_code
from holdfast.web.problems import WHOLE_NUMBER, Problem, from_refusal
from holdfast.web.render import (
    form_name,
    known_visitor,
    page_language,
    page_look,
    pages_of,
    read_form,
    safe_json,
)
from holdfast.web.robots import BOTS
from holdfast.web.room import Room
from holdfast.web.routes.seats import gone_page, seating_of
from holdfast.web.scene import ALL, Scene, eyes_name, frame, shown, state_at, whole_state
from holdfast.web.seats import check_seated, eyes_of
from holdfast.web.security import PREFERENCES, Caller, clean_name
from holdfast.web.starting import Wish
from holdfast.web.statistics import statistics_of

__all__ = ["router"]

router = APIRouter(include_in_schema=False)


async def rendered(
    request: Request, template: str, context: Callable[[], dict[str, Any]], status: int = 200
) -> Response:
    """A page whose context, too, is made off the event loop."""
    return await at_work(
        request, lambda: pages_of(request).page(request, template, context(), status)
    )


@router.get("/")
async def home(request: Request, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    lang = page_language(request, caller)
    context = {
        "mine": await matches.lists.mine(caller, lang),
        "open": await matches.lists.open(caller, lang),
    }
    return await rendered(request, "home.html", lambda: context)


@router.get("/new/{game}")
async def new(request: Request, game: str) -> Response:
    return await _new_page(request, game, dict(request.query_params), None)


async def _new_page(
    request: Request, game: str, given: dict[str, str], problem: Problem | None
) -> Response:
    caller = known_visitor(request)
    lang = page_language(request, caller)
    found = find_game(game)
    status = 200 if problem is None else problem.status
    context = partial(_new_context, found, given, problem, lang)
    return await rendered(request, "new.html", context, status)


def _new_context(
    found: Game, given: dict[str, str], problem: Problem | None, lang: str
) -> dict[str, Any]:
    chosen = {option.name: option.default for option in found.options}
    chosen.update(option_values(found, given))
    try:
        seats = seats_for(found, {name: str(value) for name, value in chosen.items()}, lang)
    except ValueError:
        seats = seats_for(found, {}, lang)
    return {
        "game": card(found.id, lang),
        "chosen": chosen,
        "seats": seats,
        "bots": sorted(BOTS),
        "position": given.get("position", ""),
        "given": given,
        "error": problem,
    }


@router.post("/matches")
async def start(request: Request, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    game = find_game(fields.get("game", ""))
    options = {
        name.removeprefix("option."): value
        for name, value in fields.items()
        if name.startswith("option.")
    }
    given = {**fields, **options}
    try:
        begun = await matches.starting.start(_read_wish(game, fields, options, caller), caller)
    except (BadOption, BadPack, BadPosition) as error:
        return await _new_page(request, game.id, given, from_refusal(error))
    except Problem as problem:
        return await _new_page(request, game.id, given, problem)
    return pages_of(request).go(request, f"/matches/{begun.id}")


def _read_wish(game: Game, fields: dict[str, str], options: dict[str, str], caller: Caller) -> Wish:
    study = fields.get("mode") == "study"
    return Wish(
        game=game.id,
        options={**options, **option_values(game, options)},
        seats={
            name.removeprefix("seat."): value
            for name, value in fields.items()
            if name.startswith("seat.")
        },
        study=study,
        lang=fields.get("lang", caller.lang),
        title=fields.get("title", ""),
        name=form_name(fields, caller),
        listed=bool(fields.get("listed")),
        spectators=fields.get("spectators", "yes") != "no",
        position=_read_position(fields.get("position", "")),
        pack=_read_object(fields.get("pack", ""), "pack"),
        seed=_read_seed(fields.get("seed", "")) if study else None,
    )


def _read_position(words: str) -> dict[str, Any] | None:
    words = words.strip()
    if not words:
        return None
    if words.startswith("{"):
        return _read_object(words, "position")
    return read_code(words.rstrip("/").rpartition("/")[2])


def _read_object(words: str, field: str) -> dict[str, Any] | None:
    if not words.strip():
        return None
    try:
        data = orjson.loads(words)
    except orjson.JSONDecodeError as error:
        raise Problem(
            422,
            "bad_json",
            _("“{field}” is not valid JSON (line {line}, column {column})."),
            field=field,
            facts={"field": field, "line": error.lineno, "column": error.colno},
        ) from None
    if not isinstance(data, dict):
        raise Problem(422, "bad_json", _("That must be a JSON object."), field=field)
    return data


def _read_seed(words: str) -> int | None:
    if not words.strip():
        return None
    if not words.strip().isdecimal() or len(words) > 18:
        raise Problem(
            422, "bad_request", _("The number of the dice is a whole number."), field="seed"
        )
    return int(words)


def _read_number(fields: dict[str, str], name: str) -> int:
    words = fields.get(name, "")
    if not (words.isascii() and words.isdigit() and len(words) < 10):
        raise Problem(422, "bad_request", WHOLE_NUMBER, field=name, facts={"name": name})
    return int(words)


# A match


def board_home(room: Room) -> str:
    """Where the static part of a match's board is found: other options may have another table."""
    match = room.match
    if room.row.pack is None and match.options == match.game.read_options(None):
        return f"/board/{room.match.game.id}"
    return f"/matches/{room.row.id}/board"


async def match_page(
    request: Request,
    room: Room,
    matches: Matches,
    template: str = "match.html",
    problem: Problem | None = None,
) -> Response:
    """The match as it stands, with what was wrong."""
    caller = known_visitor(request)
    held = room.held_by(caller)
    eyes = eyes_of(room, request.query_params.get("eyes"), held)
    chat, notes = await matches.talk.chat(room), await matches.talk.notes(room, held)
    async with room.lock:
        still = room.still()

    def context() -> dict[str, Any]:
        told = match_context(request, still, matches, held, eyes)
        return {**told, "chat": chat, "notes": notes, "problem": problem}

    return await rendered(request, template, context, 200 if problem is None else problem.status)


def match_context(
    request: Request, room: Room, matches: Matches, held: frozenset[int], eyes: int
) -> dict[str, Any]:
    caller = known_visitor(request)
    lang = page_language(request, caller)
    look = page_look(request)
    state, sight = whole_state(room, eyes, lang, look, yours=sorted(held))
    scene = Scene(room)
    view = scene.view(eyes)
    return {
        "match": matches.lists.told(room, caller, lang),
        "state": state,
        "state_json": safe_json(state),
        "board": board_of(room.match.game, view, lang, room.match.pack, board_home(room), look),
        "actions": [
            {"json": orjson.dumps(one.json).decode(), "number": one.number}
            | sight.art.definition(one)
            for one in scene.legal(eyes) or []
        ],
        "opening": [] if room.match.played else [note.text for note in sight.art.text.opening],
        "seating": seating_of(room, matches, caller, lang),
        "eyes": [str(eyes_name(room, one)) for one in room.allowed_eyes(held)],
        "hot_seat": len(held) > 1 and not room.match.study,
    }


@router.get("/matches/{id}")
async def show_match(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    if "eyes" not in request.query_params:
        put_out = room.company.put_out(known_visitor(request))
        if put_out is not None:
            return await gone_page(request, room, matches, put_out)
    return await match_page(request, room, matches)


@router.get("/matches/{id}/panel")
async def show_panel(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    return await match_page(request, room, matches, "match_panel.html")


async def _refused(request: Request, room: Room, matches: Matches, problem: Problem) -> Response:
    return await match_page(request, room, matches, problem=problem)


def _match_url(room: Room, fields: dict[str, str]) -> str:
    eyes = fields.get("eyes", "")
    known = {str(seat) for seat in room.match.seats} | {"all", "spectator"}
    return f"/matches/{room.row.id}" + (f"?eyes={eyes}" if eyes in known else "")


STALE = Problem(409, "stale", _("The match has moved on since you looked."))


@router.post("/matches/{id}/play")
async def play(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    held = room.held_by(caller)
    after = _read_number(fields, "after")
    try:
        check_seated(room, caller, held)
        action = fields.get("action", "")
        await matches.hub.play(room, action, after, held, caller.lang, caller)
    except Stale:
        return await _refused(request, room, matches, STALE)
    except Problem as problem:
        if problem.status in (403, 409, 422):
            return await _refused(request, room, matches, problem)
        raise
    return pages_of(request).go(request, _match_url(room, fields))


@router.post("/matches/{id}/undo")
async def undo(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    held = room.held_by(caller)
    to = _read_number(fields, "to") if fields.get("to") else None
    try:
        check_seated(room, caller, held)
        await matches.hub.undo(room, _read_number(fields, "after"), held, to)
    except Stale:
        return await _refused(request, room, matches, STALE)
    except Problem as problem:
        return await _refused(request, room, matches, problem)
    return pages_of(request).go(request, _match_url(room, fields))


@router.post("/matches/{id}/chat")
async def say(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    await matches.talk.say(room, caller, fields.get("text", ""))
    return pages_of(request).go(request, _match_url(room, fields))


@router.post("/matches/{id}/note")
async def note(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    at, private = _read_number(fields, "at"), bool(fields.get("private"))
    await matches.talk.note(room, caller, at, fields.get("text", ""), private)
    back = fields.get("back", "")
    return pages_of(request).go(request, back if _is_local(back) else _match_url(room, fields))


@router.post("/matches/{id}/study")
async def study(request: Request, room: StillRoom, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    held = room.held_by(caller)
    eyes = eyes_of(room, fields.get("eyes"), held)
    at = _read_number(fields, "at")
    fresh = fields.get("dice") == "fresh"
    begun = await matches.starting.study(room, at, held, fresh, eyes, caller)
    return pages_of(request).go(request, f"/matches/{begun.id}")


@router.post("/matches/{id}/webhook")
async def webhook(request: Request, room: RoomDep, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    fields = await read_form(request)
    await matches.talk.set_webhook(room, caller, fields.get("url") or None)
    return pages_of(request).go(request, f"/matches/{room.row.id}")


@router.get("/matches/{id}/replay")
async def replay(request: Request, room: StillRoom, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    held = room.held_by(caller)
    eyes = eyes_of(room, request.query_params.get("eyes"), held)
    asked = request.query_params.get("at", "")
    is_number = asked.isascii() and asked.isdigit() and len(asked) < 10
    at = int(asked) if is_number else len(room.match.played)
    check_place(room, at)
    notes = await matches.talk.notes(room, held)

    def context() -> dict[str, Any]:
        told = replay_context(request, room, matches, at, eyes)
        allowed = [str(eyes_name(room, one)) for one in room.allowed_eyes(held)]
        return {**told, "notes": notes, "eyes": allowed}

    return await rendered(request, "replay.html", context)


def replay_context(
    request: Request, room: Room, matches: Matches, at: int, eyes: int
) -> dict[str, Any]:
    caller = known_visitor(request)
    lang = page_language(request, caller)
    look = page_look(request)
    match = room.match
    shot = frame(room, at, eyes, lang, None, look)
    state = state_at(room, at)
    view = state.to_position() if eyes == ALL else state.view(eyes)
    art = art_of(match.game, lang, match.pack)
    marks = [
        {"at": number, "seat": match.seats[one.seat]}
        | shown(room, one.before, one.action, one.seat, eyes, art)
        for number, one in enumerate(match.played, start=1)
    ]
    return {
        "match": matches.lists.told(room, caller, lang),
        "frame": shot,
        "frame_json": safe_json(shot),
        "board": board_of(match.game, view, lang, match.pack, board_home(room), look),
        "marks": marks,
        "marks_json": safe_json(marks),
    }


@router.get("/matches/{id}/story")
async def story(request: Request, room: StillRoom, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    lang = page_language(request, caller)
    held = room.held_by(caller)
    eyes = eyes_of(room, request.query_params.get("eyes"), held)
    notes = await matches.talk.notes(room, held)

    def context() -> dict[str, Any]:
        match = room.match
        view = match.position() if eyes == ALL else match.state.view(eyes)
        look = page_look(request)
        return {
            **keeping.story(room, eyes, lang),
            "match": matches.lists.told(room, caller, lang),
            "board": board_of(match.game, view, lang, match.pack, board_home(room), look),
            "notes": notes,
            "eyes": [str(eyes_name(room, one)) for one in room.allowed_eyes(held)],
        }

    return await rendered(request, "story.html", context)


@router.get("/matches/{id}/journal")
async def journal(request: Request, room: StillRoom) -> Response:
    caller = known_visitor(request)
    held = room.held_by(caller)
    eyes = eyes_of(room, request.query_params.get("eyes"), held)
    name = f"{room.match.game.id}-{room.row.id}.json"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }

    def written() -> Response:
        data = orjson.dumps(keeping.journal(room, held, eyes), option=orjson.OPT_INDENT_2)
        return Response(data, media_type="application/json", headers=headers)

    return await at_work(request, written)


# Positions, rules, history, settings


@router.get("/position/{game}/{code}")
async def position(request: Request, game: str, code: str) -> Response:
    caller = known_visitor(request)
    lang = page_language(request, caller)
    found = find_game(game)
    look = page_look(request)
    return await rendered(
        request, "position.html", lambda: position_context(found, code, lang, look)
    )


def position_context(found: Game, code: str, lang: str, look: Look) -> dict[str, Any]:
    match = Match(found, seed=0, position=read_code(code), study=True)
    whole = match.position()
    text = game_text(found, lang)
    asked = None
    if not match.over:
        decision = match.state.decision
        seat = match.seats[decision.seat(match.state)]
        asked = {
            "seat": seat,
            "seat_name": text.name("seat", seat),
            "kind": decision.kind,
            "rule": decision.rule,
            "prompt": text.prompt(decision.kind, whole),
        }
    return {
        "game": card(found.id, lang),
        "board": board_of(found, whole, lang, None, f"/board/{found.id}", look),
        "words": text.board(whole),
        "code": code,
        "seats": [str(seat) for seat in match.seats],
        "decision": asked,
        "over": match.over,
    }


@router.get("/rules")
async def rules_home(request: Request) -> Response:
    context: dict[str, Any] = {"game": None, "chapters": [], "q": "", "found": 0}
    return await rendered(request, "rules.html", lambda: context)


@router.get("/rules/{game}")
async def rules(request: Request, game: str, q: str = "") -> Response:
    caller = known_visitor(request)
    lang = page_language(request, caller)
    found = find_game(game)
    words = q.strip()[:200]
    return await rendered(request, "rules.html", lambda: rules_context(found, words, lang))


def rules_context(found: Game, words: str, lang: str) -> dict[str, Any]:
    hits = find_rules(found, lang, words)
    chapters: dict[str, list[dict[str, Any]]] = {}
    for rule in hits:
        chapters.setdefault(rule["chapter"], []).append(rule)
    return {
        "game": card(found.id, lang),
        "chapters": [{"title": title, "rules": some} for title, some in chapters.items()],
        "q": words,
        "found": len(hits),
    }


@router.get("/about")
async def about_home(request: Request) -> Response:
    return await rendered(request, "about.html", lambda: {"game": None, "sections": []})


@router.get("/about/{game}")
async def about(request: Request, game: str) -> Response:
    """What the game is, who made it, and where its history can be read."""
    lang = page_language(request, known_visitor(request))
    found = find_game(game)
    context = {"game": card(found.id, lang), "sections": game_text(found, lang).about}
    return await rendered(request, "about.html", lambda: context)


@router.get("/history")
async def history(request: Request, matches: MatchesDep) -> Response:
    caller = known_visitor(request)
    lang = page_language(request, caller)
    rows = await asyncio.to_thread(matches.store.matches_of, caller.visitor or "", 1000)
    listed = await matches.lists.all_of(rows[:200], caller, lang)
    return await rendered(
        request,
        "history.html",
        lambda: {
            "matches": listed,
            "statistics": [with_figures(row, lang) for row in statistics_of(rows)],
        },
    )


def with_figures(row: dict[str, Any], lang: str) -> dict[str, Any]:
    """A row with the figures that the game has a word for."""
    text = game_text(find_game(row["game"]), lang)
    figures = [
        {"label": text.translate(text.figures[name]), **value}
        for name, value in row["facts"].items()
        if name in text.figures
    ]
    return {**row, "figures": figures}


@router.get("/api/docs")
async def api_docs(request: Request) -> Response:
    """The OpenAPI document for people."""
    return await rendered(
        request, "api.html", lambda: {"routes": api_routes(request.app.openapi())}
    )


def api_routes(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {
            "method": method.upper(),
            "path": path,
            "text": about.get("description", ""),
            "parameters": [one["name"] for one in about.get("parameters", [])],
        }
        for path, methods in document["paths"].items()
        for method, about in methods.items()
    ]


@router.post("/settings")
async def settings(request: Request) -> Response:
    caller: Caller = known_visitor(request)
    fields = await read_form(request)
    prefs = dict(caller.prefs)
    for name, values in PREFERENCES.items():
        if fields.get(name) in values:
            prefs[name] = fields[name]
    if "name" in fields:
        prefs["name"] = clean_name(fields["name"])
    back = fields.get("back", "/")
    pages = pages_of(request)
    response = pages.go(request, back if _is_local(back) else "/")
    pages.keep_prefs(response, prefs)
    return response


def _is_local(address: str) -> bool:
    """Whether an address stays on this site."""
    return address.startswith("/") and not address.startswith(("//", "/\\")) and "\n" not in address
