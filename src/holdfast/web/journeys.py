"""Journeys: where pieces can get to, and a whole move that is played by one request."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from holdfast.core.action import Action
from holdfast.core.journey import Journey
from holdfast.web.callers import Caller
from holdfast.web.guests import Guest
from holdfast.web.models.asking import JourneyOut
from holdfast.web.problems import Problem
from holdfast.web.room import Room
from holdfast.web.sights import Change
from holdfast.web.stopped import refuse_stopped
from holdfast.web.telling import Words

__all__ = ["Travelled", "journeys", "travel"]


def journeys(guest: Guest, who: Sequence[str], via: Sequence[str], lang: str) -> list[JourneyOut]:
    """Where these can get to, for whoever decides."""
    guest.check_may_look()
    room = guest.room
    if room.over:
        return []
    refuse_stopped(room)
    words = room.words(lang)
    return [told(one, words) for one in guest.deciding().journeys(who, via)]


def told(journey: Journey, words: Words) -> JourneyOut:
    return {
        "who": list(journey.who),
        "way": list(journey.way),
        "to": journey.to,
        "cost": journey.cost,
        "left": journey.left,
        "surprise": journey.surprise,
        "brings": [words.event(event) for event in journey.events],
        "actions": [action.text for action in journey.actions],
    }


@dataclass(frozen=True, slots=True)
class Travelled:
    """How far a journey came."""

    number: int
    steps: int
    refusal: Problem | None
    """Why its next action was refused, if it was."""


async def travel(
    room: Room, given: Sequence[object], after: int, held: Collection[int], caller: Caller
) -> Travelled:
    """Play actions one after the other as one move: they are told together, and one undo takes
    them back.

    It ends before an action that is refused, the first one excepted, and after one that brought
    chance or showed something: whoever planned it did not know that.
    """
    async with room.lock:
        await room.reach(after)
        room.check_turn(held)
        known = [room.match.state.vocabulary.known(one) for one in given]
        actions = [one for one in known if one is not None]
        if len(actions) == len(given):
            return await _play(room, actions, caller.lang)
    raise await room.nonsense(given[known.index(None)], caller)


async def _play(room: Room, actions: Sequence[Action], lang: str) -> Travelled:
    """The caller holds the lock."""
    moment, seat = room.now(), room.turn
    change: Change | None = None
    refusal: Problem | None = None
    try:
        for action in actions:
            try:
                step = await room.step(action, moment, lang)
            except Problem as problem:
                if change is None or problem.kind != "illegal_action":
                    raise
                refusal = problem
                break
            change = step if change is None else change.followed_by(step)
            if room.over or room.turn != seat or room.match.surprised:
                break
    finally:
        # What was written stands, whatever came after it.
        if change is not None:
            await room.stands(change, here=True)
    return Travelled(room.number, 0 if change is None else change.steps, refusal)
