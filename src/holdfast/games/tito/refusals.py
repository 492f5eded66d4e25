"""Why something is not allowed: the sentences, with gaps that the rules fill."""

from __future__ import annotations

from typing import Final

from holdfast.core.messages import mark as _

NO_UNIT_HERE: Final = _("{unit} is not on the map.")
NOT_ITS_GROUP: Final = _(
    "{group} has no platoon that can lose a strength point. Possible: {others}."
)
NOT_THE_OFFICER: Final = _("The officer to attach now is {wanted}, not {officer}.")
NOT_LANDED: Final = _(
    "{officer} joins a platoon of his group that landed this turn; {unit} did not. "
    "Possible: {others}."
)

ANOTHER_MOVES: Final = _(
    "{moving} is in the middle of its move: it must go on or stop before anything else is done."
)
NOT_MOVING: Final = _("{unit} has not begun to move, so there is nothing to stop.")
NO_ROOM_TO_STOP: Final = _(
    "{unit} cannot stop in {zone}: the stack would have {sp} strength points, more than {limit}. "
    "It can go on to {others}."
)
MOVED_ALREADY: Final = _("{unit} has already moved this turn.")
TWO_ACTIONS: Final = _("{unit} has already performed two actions this turn.")
IS_FIXED: Final = _("{unit} landed in a hostile zone and is fixed there until the end of the turn.")
MUST_ASSAULT: Final = _("{unit} shares {zone} with Yugoslav units and must assault them.")
NOT_LINKED: Final = _("No link joins {zone} and {to}. From {zone} links lead to {others}.")
TOO_FAR: Final = _("The link from {zone} to {to} costs {cost} MP and {unit} has {mp}.")
NO_ACTION_LEFT: Final = _(
    "{to} is hostile, and {unit} would have no action left for the assault: "
    "it may enter only before it has done anything else this turn."
)
OFFICER_ALONE: Final = _("{to} is hostile: {unit} may enter it only where a platoon already is.")
FULL_HOSTILE: Final = _(
    "{to} is hostile and full: with {unit} the stack would have {sp} strength points, "
    "more than {limit}."
)
STRANDED: Final = _(
    "{to} is full: with {unit} the stack would have {sp} strength points, more than {limit}, "
    "and {unit} could not go on from there."
)
NO_PRISONER: Final = _("{prisoner} is not a prisoner.")
PRISONER_MOVED: Final = _("{prisoner} has already been moved this turn and cannot be relayed.")
ALREADY_GUARD: Final = _("{unit} already guards {prisoner}.")
OTHER_ZONE: Final = _(
    "{prisoner} is held in {zone}, {unit} is not there. Platoons there: {others}."
)

HAS_FIRED: Final = _("A unit of {zone} has fired this turn, and a stack fires only once.")
SHARED_ZONE: Final = _("{unit} shares {zone} with Yugoslav units: the assault must be resolved.")
PLATOON_FIRES: Final = _(
    "{unit} is not alone: a platoon of the stack must be the shooter. In {zone}: {others}."
)
OTHER_OFFICER: Final = _("{front} is the front officer of {zone} and the one who fires.")
NOT_ADJACENT: Final = _("{at} is not adjacent to {zone}. Adjacent: {others}.")
OWN_TROOPS: Final = _("{at} holds German units; nobody fires at his own camp.")
NO_TARGET: Final = _("{at} holds no Yugoslav unit. Possible targets from {zone}: {others}.")
ONLY_MARKERS: Final = _(
    "{at} holds only markers that have not been turned over; these cannot be fired at."
)
NO_ASSAULT: Final = _(
    "There is no assault in {zone}: German and Yugoslav units are not both there. "
    "Assaults: {others}."
)
ASSAULT_DUE: Final = _("The combats cannot be ended before the assaults are resolved in {zones}.")
FRONT_ALREADY: Final = _("{unit} is already the front of its stack.")
FRONT_CHOSEN: Final = _(
    "The front of {zone} has just been chosen; do something else before you choose it again."
)
ALONE: Final = _("{unit} is the only platoon of {zone}; there is no order to choose.")
NOT_IN_ZONE: Final = _("{unit} is not in {zone}. Platoons there: {others}.")

NOT_IN_ASSAULT: Final = _("{unit} is not in the assault of {zone}. Not yet placed: {others}.")
PLACED: Final = _("{unit} already has its place in this round. Not yet placed: {others}.")
OTHER_LINE: Final = _("Line {next} is the one to fill now, not line {line}.")
NO_LINE: Final = _("This round has {lines} lines; there is no line {line}.")
OTHER_SUPPORT: Final = _("{next} is the platoon to place in support now, not {unit}.")
NOT_NEAREST: Final = _(
    "{to} is not one of the nearest zones where the retreating units find room. Nearest: {others}."
)
