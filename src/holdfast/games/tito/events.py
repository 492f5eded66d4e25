"""The kinds of events: what each tells, in the words of the position format."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from holdfast.core.reading import Json
from holdfast.games.tito.shapes import Result

Facts = Json
"""What an event or a refusal tells, as the rules put it together."""


class OfTurn(TypedDict):
    """`turn` and `turn_over`."""

    turn: int


class OfZone(TypedDict):
    """`assault_lost`, `assault_won`, `broken_off`, `documents_taken`, `no_way_back`."""

    zone: int


class OfZones(TypedDict):
    """`fixed`: stacks that do not move."""

    zones: list[int]


class OfUnits(TypedDict):
    """`officer_bonus`."""

    units: list[str]


class UnitInZone(TypedDict):
    """`stopped`."""

    unit: str
    zone: int


class UnitsInZone(TypedDict):
    """`joined`."""

    units: list[str]
    zone: int


class VipInZone(TypedDict):
    """`evacuated`, `vip_dead`, `vip_found`."""

    vip: str
    zone: int


class Delayed(TypedDict):
    """`delayed` and `waits`."""

    unit: str
    blocked: int


# Set-up and random events


class MarkersPlaced(TypedDict):
    letter: str
    zones: list[int]
    markers: NotRequired[list[str]]


class Ready(TypedDict):
    ammo: int


class RandomEvent(TypedDict):
    die: int
    letter: str


class Welcome(TypedDict):
    die: int
    groups: list[str]
    counters: int


class SetAside(TypedDict):
    die: int
    zone: int
    among: list[int]
    roll: int
    marker: NotRequired[str]


class WentHome(TypedDict):
    die: int
    unit: str
    among: int
    roll: int


class Astray(TypedDict):
    die: int
    unit: str
    among: list[str]
    roll: int


class Relief(TypedDict):
    die: int
    last_turn: int


class SecondWave(TypedDict):
    die: int
    units: list[str]
    waiting: int


Birthday = TypedDict(
    "Birthday", {"die": int, "letter": str, "from": int, "to": int, "marker": NotRequired[str]}
)
Supply = TypedDict("Supply", {"dice": list[int], "from": int, "to": int})


# Alarm, markers, air support, landing


Alarm = TypedDict(
    "Alarm", {"trigger": str, "amount": int, "from": int, "to": int, "zone": NotRequired[int]}
)


class TurnedOver(TypedDict):
    zone: int
    marker: str
    letter: str
    back: list[str]


class AllTurnedOver(TypedDict):
    zones: list[int]
    alarm: int


class Drawn(TypedDict):
    unit: str
    zone: int
    kind: str
    among: int
    roll: int | None


class NotDrawn(TypedDict):
    zone: int
    kind: str
    full: bool


class Test(TypedDict):
    """`activation_test`."""

    zone: int
    at: int
    die: int
    alarm: int
    success: bool


class AirSupport(TypedDict):
    zone: int
    die: int
    modifier: int
    total: int
    bonus: int


class Landed(TypedDict):
    unit: str
    dz: str
    die: int
    number: int
    to: int
    fixed: bool


Attached = TypedDict("Attached", {"officer": str, "unit": str, "from": int, "to": int})


# Reinforcements and movement


class Rolled(TypedDict):
    """`reinforcements`."""

    die: int
    alarm: int
    arrive: bool
    colours: list[str]


class Arrival(TypedDict):
    number: int
    die: int
    counters: int


class ReserveDrawn(TypedDict):
    unit: str
    colour: str
    among: int
    roll: int
    zone: int


class Entered(TypedDict):
    unit: str
    to: int


class Chosen(TypedDict):
    """`stack_chosen` and `shooters_chosen`: what decided between equals (CT-1.1.2)."""

    zone: int
    candidates: list[dict[str, int]]
    decided_by: str
    tied: list[int]
    roll: int | None


ChosenFrom = TypedDict(
    "ChosenFrom",
    {
        "from": int,
        "zone": int,
        "candidates": list[dict[str, int]],
        "decided_by": str,
        "tied": list[int],
        "roll": int | None,
    },
)
"""`fire_target_chosen` and `way_round`."""


class TargetChosen(ChosenFrom):
    units: list[str]
    sp: int
    aim: str
    alarm: int
    distance: int


EndChosen = TypedDict(
    "EndChosen",
    {
        "from": int,
        "target": int,
        "zone": int,
        "mp": int,
        "way": list[int],
        "candidates": list[dict[str, int | bool]],
        "decided_by": str,
        "tied": list[int],
        "roll": int | None,
    },
)


class Stays(TypedDict):
    zone: int
    units: list[str]
    reason: str


class TooMany(TypedDict):
    zone: int
    units: list[str]
    candidates: list[dict[str, str | int]]
    priority: list[str]


Moved = TypedDict("Moved", {"unit": str, "from": int, "to": int, "mp": int, "hostile": bool})
StackMoved = TypedDict(
    "StackMoved", {"units": list[str], "vips": list[str], "from": int, "to": int, "mp": int}
)
"""`stack_moved` and `went_back`."""
Escaped = TypedDict("Escaped", {"units": list[str], "vips": list[str], "from": int})


# Combat


class Value(TypedDict):
    """An attack or a defence, number by number."""

    unit: str
    factor: int
    modifiers: dict[str, int]
    die: int
    total: int


FireDeclared = TypedDict("FireDeclared", {"camp": str, "from": int, "at": int})


class Fire(FireDeclared):
    attack: Value
    defence: Value
    hit: str


Front = TypedDict("Front", {"zone": int, "unit": str, "from": str})
Ammo = TypedDict("Ammo", {"from": int, "to": int, "for": str})
Eliminated = TypedDict("Eliminated", {"unit": str, "from": int | None})
Retreated = TypedDict("Retreated", {"unit": str, "from": int, "to": int})


class Reduced(TypedDict):
    unit: str
    zone: int | None
    sp: int


class StackOrder(TypedDict):
    zone: int
    top: str
    candidates: list[dict[str, str | int]]
    decided_by: str
    after: str


class AssaultBegun(TypedDict):
    """`assault`."""

    zone: int
    germans: list[str]
    yugoslavs: list[str]


class Placed(TypedDict):
    unit: str
    line: int
    contact: bool


class Columns(TypedDict):
    zone: int
    round: int
    candidates: list[dict[str, str | int]]
    priority: list[str]
    german: list[list[str]]
    yugoslav: list[list[str]]


class Line(TypedDict):
    zone: int
    round: int
    line: int
    attack: Value
    defence: Value
    hit: str


class Capture(TypedDict):
    vip: str
    zone: int
    die: int
    taken: bool


class Storch(TypedDict):
    zone: int
    turn: int


Guarded = TypedDict("Guarded", {"vip": str, "from": str | None, "guard": str, "zone": int})
PrisonerMoved = TypedDict("PrisonerMoved", {"vip": str, "guard": str, "from": int, "to": int})


KINDS: Final[dict[str, type]] = {
    "activation_test": Test, "air_support": AirSupport, "alarm": Alarm,
    "all_turned_over": AllTurnedOver, "ammo": Ammo, "arrival": Arrival, "assault": AssaultBegun,
    "assault_lost": OfZone, "assault_won": OfZone, "astray": Astray, "attached": Attached,
    "birthday": Birthday, "broken_off": OfZone, "capture": Capture, "columns": Columns,
    "delayed": Delayed, "documents_taken": OfZone, "drawn": Drawn, "eliminated": Eliminated,
    "end_chosen": EndChosen, "entered": Entered, "escaped": Escaped, "evacuated": VipInZone,
    "fire": Fire, "fire_declared": FireDeclared, "fire_target_chosen": ChosenFrom,
    "fixed": OfZones, "front": Front, "game_over": Result, "guarded": Guarded,
    "joined": UnitsInZone, "landed": Landed, "line": Line, "markers_placed": MarkersPlaced,
    "moved": Moved,
    "no_way_back": OfZone, "not_drawn": NotDrawn, "officer_bonus": OfUnits, "placed": Placed,
    "prisoner_moved": PrisonerMoved, "random_event": RandomEvent, "ready": Ready,
    "reduced": Reduced, "reinforcement_drawn": ReserveDrawn, "reinforcements": Rolled,
    "relief": Relief, "retreated": Retreated, "second_wave": SecondWave, "set_aside": SetAside,
    "shooters_chosen": Chosen, "stack_chosen": Chosen, "stack_moved": StackMoved,
    "stack_order": StackOrder, "stays": Stays, "stopped": UnitInZone, "storch": Storch,
    "supply": Supply, "target_chosen": TargetChosen, "too_many": TooMany, "turn": OfTurn,
    "turn_over": OfTurn, "turned_over": TurnedOver, "vip_dead": VipInZone,
    "vip_found": VipInZone, "waits": Delayed, "way_round": ChosenFrom, "welcome": Welcome,
    "went_back": StackMoved, "went_home": WentHome,
}  # fmt: skip
"""What each kind of event tells; secret facts are missing where a reader may not know them."""
