"""Rated matches: what they ask for, when they count, and what is told of ratings."""

from __future__ import annotations

import asyncio
import contextlib

from holdfast.core.game import Game
from holdfast.core.messages import mark as _
from holdfast.store import Store, StoreFailed
from holdfast.store.ratings import Standing
from holdfast.store.skill import Skill
from holdfast.web.bodies import MatchIn
from holdfast.web.callers import Caller
from holdfast.web.problems import Problem
from holdfast.web.room import Room

__all__ = ["check_no_program", "check_rated", "count_all", "rated_json", "ratings_at"]


def check_rated(wish: MatchIn, game: Game, caller: Caller) -> None:
    """Refuse to rate a match in which not only the players' skill would count."""
    if not wish.rated:
        return
    reasons = {
        _("A study is not rated."): wish.study,
        _("A rated match begins as the rules say, not from a position of your own."): (
            wish.position is not None or wish.code is not None
        ),
        _("A rated match is played with the usual component data."): wish.pack is not None,
        _("In a rated match nobody asks the coach."): wish.coach,
        _("Only people play rated matches: no bots and no programs."): (
            caller.visitor is None or any(who.startswith("bot:") for who in wish.seats.values())
        ),
        _("A rated match needs several people, one at each seat."): (
            len(game.edition(wish.options).seats) < 2
            or sum(who == "me" for who in wish.seats.values()) > 1
        ),
    }
    for sentence, is_so in reasons.items():
        if is_so:
            raise Problem(422, "not_rated", sentence, field="rated")


def check_no_program(room: Room, caller: Caller | None = None) -> None:
    """Only people sit at rated matches, and try challenges."""
    is_program = caller is None or caller.visitor is None
    if room.row.sealed is not None and is_program:
        raise Problem(403, "no_program", _("Challenges are for people, in a browser."))
    if room.row.rated and is_program:
        raise Problem(
            403, "not_rated", _("Only people play rated matches: no bots and no programs.")
        )


async def count_all(store: Store) -> None:
    """Let every match count that is over and has not: also one whose server ended just then."""
    with contextlib.suppress(StoreFailed):
        for match in await asyncio.to_thread(store.ratings.uncounted):
            await store.ratings.rate(match)


def rated_json(standing: Standing) -> dict[str, object]:
    """A rating as pages and programs are told it."""
    return {**skill_json(standing.skill), "matches": standing.matches}


def skill_json(skill: Skill) -> dict[str, object]:
    return {"rating": skill.shown, "error": skill.error, "provisional": skill.provisional}


def ratings_at(store: Store, room: Room) -> list[dict[str, object]]:
    """The ratings of those who sit at a rated match, as they stand or as it has changed them."""
    if not room.row.rated:
        return []
    counted = store.ratings.change(room.row.id)
    changed = {one["place"]: one for one in (counted[1] if counted else [])}
    people = {seat.place: _person(room, seat.claimed_by) for seat in room.seats}
    known = store.ratings.of([one for one in people.values() if one], room.row.game)
    told: list[dict[str, object]] = []
    for seat in room.seats:
        person = people[seat.place]
        if seat.place in changed:
            before, after = (Skill(*changed[seat.place][when]) for when in ("before", "after"))
            shown = {**skill_json(after), "change": after.shown - before.shown}
        elif person is not None:
            shown = {**rated_json(known[person]), "change": None}
        else:
            continue
        told.append({"seat": room.match.seats[seat.place], "name": seat.name, **shown})
    return told


def _person(room: Room, sitter: str | None) -> str | None:
    """Whoever holds a seat, by the name that visitors have."""
    found = (one.visitor for one in room.company.sitters if one.id == sitter)
    return next(found, None)
