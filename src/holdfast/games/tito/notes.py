"""When the notes of Capture Tito! are due; their words are in `data/notes.<language>.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.core.event import Event
from holdfast.core.notes import Moment, Past, says

PLAN: Final = 7
"""From this alarm on the partisans gather (CT-12.3.4)."""
SHORT_OF_AMMUNITION: Final = 30
"""Below this level the Germans fight worse (CT-13.1.2)."""
SECOND_DAY: Final = 10
"""The first turn by daylight on 26 May."""

OPENING_NOTES: Final = ("operation", "first_act")


def is_uniform(event: Event, _past: Past) -> bool:
    return "uniform" in event.facts["back"]


def is_second_day(_event: Event, past: Past) -> bool:
    return bool(past.fact("turn", "turn", 0) >= SECOND_DAY)


def is_unplanned(_event: Event, past: Past) -> bool:
    # Before the alarm has risen at all, as after a start from a position, nobody knows its level.
    return bool(past.fact("alarm", "to", PLAN) < PLAN)


def is_planned(event: Event, _past: Past) -> bool:
    return bool(event.facts["from"] < PLAN <= event.facts["to"])


def has_documents(event: Event, _past: Past) -> bool:
    return "documents" in event.facts.get("vips", ())


def is_short(event: Event, _past: Past) -> bool:
    return bool(event.facts["to"] < SHORT_OF_AMMUNITION)


def is_tito_there(event: Event, _past: Past) -> bool:
    return "tito" in event.facts["defence"]["modifiers"]


def is_guard_dead(event: Event, _past: Past) -> bool:
    return event.rule == "CT-13.4.4"


MOMENTS: Final[Mapping[str, Moment]] = {
    "hours": Moment(("turn",)),
    "welcome": Moment(("random_event",), says(letter="b")),
    "hiding_place": Moment(("random_event",), says(letter="c")),
    "birthday": Moment(("random_event",), says(letter="d")),
    "congress": Moment(("random_event",), says(letter="e")),
    "astray": Moment(("random_event",), says(letter="f")),
    "encirclement": Moment(("random_event",), says(letter="g")),
    "counters": Moment(("landed",)),
    "uniform": Moment(("turned_over",), is_uniform),
    "randolph": Moment(("vip_found",), says(vip="churchill")),
    "allied_aircraft": Moment(("air_support",), is_second_day),
    "second_wave": Moment(("second_wave",)),
    "divisions": Moment(("reinforcements",), says(arrive=True)),
    "instinct": Moment(("stack_chosen",), is_unplanned),
    "plan": Moment(("alarm",), is_planned),
    "documents": Moment(("stack_moved",), has_documents),
    "ammunition": Moment(("ammo",), is_short),
    "tito_fights": Moment(("line",), is_tito_there),
    "guard": Moment(("vip_dead",), is_guard_dead),
    "prize": Moment(("capture",), says(vip="churchill", taken=True)),
    "complete": Moment(("game_over",), says(level="complete")),
    "semi": Moment(("game_over",), says(level="semi")),
    "failure": Moment(("game_over",), says(level="failure")),
    "history": Moment(("game_over",)),
}
