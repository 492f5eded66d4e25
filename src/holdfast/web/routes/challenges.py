"""Challenges: today's and those of clubs, trying one, the table, and two tries side by side."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from fastapi import APIRouter
from starlette.responses import Response

from holdfast.core.messages import mark as _
from holdfast.core.registry import find_game
from holdfast.store.challenges import Attempt, Challenge
from holdfast.web.cards import card, option_label, option_values
from holdfast.web.challenges import Challenges, solo_games
from holdfast.web.comparing import compare
from holdfast.web.deps import Asker, Json, Page, Visit, still
from holdfast.web.forms import ClubForm, TryForm
from holdfast.web.guests import Guest
from holdfast.web.paint import game_text
from holdfast.web.problems import Problem
from holdfast.web.routes.described import ASKED, WRITTEN

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


def challenges_of(visit: Visit) -> Challenges:
    found = visit.request.app.state.challenges
    assert isinstance(found, Challenges)
    return found


# Telling


def told(one: Challenge, lang: str) -> dict[str, object]:
    """A challenge as everybody may know it; its key only when it is closed."""
    game = find_game(one.game)
    text = game_text(game, lang)
    changed = [
        text.labelled(
            text.translate(option.label),
            option_label(game, lang, option.name, one.options[option.name]),
        )
        for option in game.options
        if one.options.get(option.name, option.default) != option.default
    ]
    return {
        "id": one.id,
        "game": one.game,
        "game_name": card(one.game, lang)["name"],
        "picture": card(one.game, lang)["picture"],
        "title": one.title,
        "day": one.day,
        "changed": changed,
        "options": one.options,
        "generator": one.generator,
        "commitment": one.commitment,
        "key": one.key if one.is_closed() else None,
        "ends": one.ends,
        "closes": one.closes,
        "open": one.is_open(),
        "closed": one.is_closed(),
        "url": f"/challenges/{one.id}",
    }


def table_of(one: Challenge, tries: Sequence[Attempt], person: str | None) -> dict[str, object]:
    """The results; before it is closed only for those who are done themselves, so that nobody is
    told what can be reached."""
    mine = next((tried for tried in tries if tried.person == person), None)
    may_see = one.is_closed() or (mine is not None and mine.done is not None)
    done = [tried for tried in tries if tried.done is not None and may_see]
    rows = [
        {
            "place": place,
            "name": tried.name,
            "you": tried.person == person,
            "won": (tried.win or 0.0) >= 0.5,
            "score": tried.score,
            "luck": tried.luck,
            "luck_score": tried.luck_score,
            "adjusted": _less(tried.win, tried.luck),
            "adjusted_score": _less(tried.score, tried.luck_score),
            "match": tried.match if one.is_closed() or tried.person == person else None,
        }
        for place, tried in zip(places(done), done, strict=True)
    ]
    return {
        "mine": None if mine is None else {"match": mine.match, "done": mine.done is not None},
        "tries": len(tries),
        "finished": sum(tried.done is not None for tried in tries),
        "may_see": may_see,
        "rows": rows,
    }


def places(ranked: Sequence[Attempt]) -> list[int]:
    """Who did equally well shares a place: when somebody played is no merit."""
    found: list[int] = []
    for at, one in enumerate(ranked):
        before = ranked[at - 1] if at else None
        is_equal = before is not None and (one.win, one.score) == (before.win, before.score)
        found.append(found[-1] if is_equal else at + 1)
    return found


def _less(worth: float | None, luck: float | None) -> float | None:
    return None if worth is None or luck is None else worth - luck


async def whole(visit: Visit, id: str) -> dict[str, object]:
    found = challenges_of(visit)
    one = await found.find(id)
    tries = await asyncio.to_thread(found.store.attempts, one.id)
    return {**told(one, visit.lang), **table_of(one, tries, visit.caller.visitor)}


# For programs: to look; only people try


@api.get("/challenges", responses=ASKED)
async def list_today(visit: Asker) -> Response:
    """The challenges of the day."""
    today = await asyncio.to_thread(challenges_of(visit).today)
    return Json([told(one, visit.lang) for one in today])


@api.get("/challenges/{id}", responses=ASKED)
async def show(visit: Asker, id: str) -> Response:
    """A challenge and its table, as far as the caller may see it."""
    return Json(await whole(visit, id))


@api.post("/challenges/{id}/try", responses=WRITTEN)
async def try_it(visit: Asker, id: str) -> Response:
    """Begin a try, or find the one there is."""
    found = challenges_of(visit)
    match = await found.begin(await found.find(id), visit.caller, visit.name(""))
    return Json({"match": match, "url": f"/matches/{match}"})


# As pages


@pages.get("/challenges")
async def index(visit: Page) -> Response:
    found = challenges_of(visit)
    today = await asyncio.to_thread(found.today)
    mine = await asyncio.to_thread(found.store.of_person, visit.caller.visitor or "")

    def context() -> dict[str, object]:
        return {
            "today": [told(one, visit.lang) for one in today],
            "mine": [told(one, visit.lang) for one in mine if one.opens <= time.time()],
            "solo": [card(game, visit.lang) for game in solo_games()],
        }

    return await visit.page("challenges.html", context)


@pages.post("/challenges")
async def make(visit: Page) -> Response:
    """A club's challenge."""
    form = await visit.form(ClubForm)
    game = find_game(form.game)
    options = option_values(game, form.options)
    one = await challenges_of(visit).make(visit.caller, game.id, options, form.title, form.days)
    return visit.go(f"/challenges/{one.id}")


@pages.get("/challenges/{id}")
async def page(visit: Page, id: str) -> Response:
    context = {"challenge": await whole(visit, id)}
    return await visit.page("challenge.html", lambda: context)


@pages.post("/challenges/{id}/try")
async def begin(visit: Page, id: str) -> Response:
    form, found = await visit.form(TryForm), challenges_of(visit)
    match = await found.begin(await found.find(id), visit.caller, visit.name(form.name))
    return visit.go(f"/matches/{match}")


@pages.get("/challenges/{id}/compare")
async def side_by_side(visit: Page, id: str) -> Response:
    """Two tries, decision by decision."""
    found = challenges_of(visit)
    one = await found.find(id)
    tries = {tried.match: tried for tried in await asyncio.to_thread(found.store.attempts, id)}
    guests: list[Guest] = []
    for name in ("a", "b"):
        match = visit.query(name) or ""
        if match not in tries:
            raise Problem(
                404, "no_such_try", _("There is no such try of this challenge to compare.")
            )
        guest = await still(await visit.guest(match))
        guest.check_may_look()
        if not guest.room.over:
            raise Problem(409, "running", _("Only tries that are over can be compared."))
        guests.append(guest)

    def context() -> dict[str, object]:
        rooms = [guest.room for guest in guests]
        return {
            "challenge": told(one, visit.lang),
            "sides": [
                {
                    "name": tries[room.row.id].name,
                    "you": tries[room.row.id].person == visit.caller.visitor,
                    "match": room.row.id,
                    "result": room.words(visit.lang).result(room.match.result or {}),
                    "last": len(room.match.played),
                }
                for room in rooms
            ],
            **compare(rooms[0].match, rooms[1].match, visit.lang),
        }

    return await visit.page("compare.html", context)
