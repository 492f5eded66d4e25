"""When the notes of Castle Itter are due; their words are in `data/notes.<language>.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.core.event import Event
from holdfast.core.notes import Moment, Past, says

ODD_ONES_OUT: Final = {
    *("schrader", "waltl"),
    *("clemenceau", "gamelin", "de_la_rocque", "reynaud", "borotra"),
}
"""The Defenders that the note on them speaks of."""

OPENING_NOTES: Final = ("occasion",)
OPTION_NOTES: Final = {"variant": "first_game"}


def is_odd_one_out(event: Event, _past: Past) -> bool:
    return event.facts.get("who", event.facts.get("by")) in ODD_ONES_OUT


def is_held(event: Event, _past: Past) -> bool:
    return bool(event.facts["reason"] != "breakthrough")


def is_planned(event: Event, _past: Past) -> bool:
    return bool(event.facts["tactics"])


MOMENTS: Final[Mapping[str, Moment]] = {
    "hours": Moment(("turn",)),
    "positions": Moment(("deployed",)),
    "defenders": Moment(("deployed", "moved"), is_odd_one_out),
    "attackers": Moment(("ss_phase",)),
    "placing": Moment(("placed",)),
    "tactics": Moment(("tactics",), is_planned),
    "escape": Moment(("escaped", "escaped_aid")),
    "relief": Moment(("over",), is_held),
    "score": Moment(("over",), is_held),
    "award": Moment(("over",), says(result="win")),
}
