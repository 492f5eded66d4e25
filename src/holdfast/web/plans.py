"""Plans: what a seat decides ahead of its turn, tried out first and played when the turn comes.

A plan lies in the memory of the server and nowhere else; the browser that made it keeps it too and
sends it again where it was lost. Nobody else is told that there is one.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from holdfast.core.messages import mark as _
from holdfast.core.picture import Look
from holdfast.core.seat import Seat
from holdfast.store import StoreFailed
from holdfast.web.guests import Guest
from holdfast.web.journeys import travel
from holdfast.web.models.asking import RehearsalOut
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem
from holdfast.web.room import Room, Stale
from holdfast.web.stopped import refuse_stopped
from holdfast.web.work import SERVER

__all__ = ["keep_plan", "play_plan", "rehearsal"]

log = logging.getLogger("holdfast.web")


def rehearsal(
    guest: Guest, place: int, actions: Sequence[object], lang: str, look: Look
) -> RehearsalOut:
    """What a seat would see and be asked after these actions of its own."""
    seat = seat_ahead(guest, place)
    found = seat.rehearse(actions)
    assert found is not None
    art = art_of(seat.edition, lang, look)
    picture = art.draw(found.view)
    elements = {} if picture is None else picture.elements
    return {
        "elements": elements,
        "order": list(elements),
        "legal": [action.number for action in found.legal],
        "defs": {str(action.number): art.definition(action) for action in found.legal},
        "prompt": art.text.prompt(found.kind, found.view),
        "done": found.done,
        "loose": {
            element: {"action": at, "lies": lies} for element, (at, lies) in found.loose.items()
        },
    }


def seat_ahead(guest: Guest, place: int) -> Seat:
    """What a seat of the caller's knows, where it can decide something ahead."""
    if place not in guest.held:
        raise Problem(403, "not_yours", _("This seat is not yours."))
    if guest.room.over:
        raise Problem(409, "over", _("The match is over."))
    refuse_stopped(guest.room)
    seat = guest.room.match.seen_by(place)
    if not seat.ahead:
        raise Problem(409, "nothing_ahead", _("There is nothing to decide ahead of your turn."))
    return seat


async def keep_plan(guest: Guest, place: int, actions: Sequence[object]) -> bool:
    """Keep what a seat has decided ahead, or forget it where that is nothing; whether it waits.

    A plan that leaves something open is refused: whoever waits for it would be asked after all.
    """
    room = guest.room
    if not actions:
        room.plans.pop(place, None)
        return False
    seat = seat_ahead(guest, place)
    found = seat.rehearse(actions)
    if found is None or not found.done:
        raise Problem(422, "unfinished", _("Something is still to be decided."))
    room.plans[place] = [seat.find(action) for action in actions]
    await play_plan(room)
    return place in room.plans


async def play_plan(room: Room) -> None:
    """Play what the seat whose turn it is has decided ahead, if it has."""
    turn = room.turn
    plan = None if turn is None else room.plans.pop(turn, None)
    while turn is not None and plan is not None:
        try:
            await travel(room, plan, room.number, (turn,), SERVER)
        except Stale:
            if room.turn == turn:
                continue  # somebody was faster, and it is still this seat's turn
            room.plans[turn] = plan
        except (Problem, StoreFailed) as error:
            name = type(error).__name__
            log.warning(
                "match %s: a plan of seat %s could not be played: %s", room.row.id, turn, name
            )
        return
