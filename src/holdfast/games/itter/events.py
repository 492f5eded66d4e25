"""The kinds of events: what each tells, in the words of the position format."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from holdfast.games.itter.shapes import Result

Facts = dict[str, object]
"""What an event tells, as the rules put it together."""


class OfTurn(TypedDict):
    """`turn` and `ss_phase`."""

    turn: int


class OfDefender(TypedDict):
    """What one Defender does: `held`, `loaded`, `commanded`."""

    by: str


class OfVictim(TypedDict):
    """What happens to one: `disrupted`."""

    who: str


OfLoss = TypedDict("OfLoss", {"who": str, "from": str})
"""`casualty` and `low_morale`."""

Moved = TypedDict("Moved", {"by": str, "from": str, "to": str})
"""`moved` and `shifted`."""

Swapped = TypedDict("Swapped", {"by": str, "from": str, "to": str, "partner": str})

Escaped = TypedDict("Escaped", {"by": str, "from": str, "number": int})
"""`escaped` and `escaped_aid`: how many cards it concerns."""

Pushed = TypedDict("Pushed", {"counter": str, "from": str, "to": str})

Entered = TypedDict("Entered", {"counter": str, "from": str})


class Deployed(TypedDict):
    who: str
    to: str


class Attacked(TypedDict):
    by: str
    target: str
    dice: list[int]
    needed: int
    hit: bool
    weapon: NotRequired[str]


class Suppressed(TypedDict):
    """The tokens by colour."""

    by: str
    tokens: dict[str, int]
    weapon: NotRequired[str]


class Recovered(TypedDict):
    by: str
    what: str


class Ordered(TypedDict):
    by: str
    who: str
    what: str


class Ended(TypedDict):
    left: int


class Sacrificed(TypedDict):
    """`sacrificed` and `declined`."""

    who: str
    saved: str


class OfTactics(TypedDict):
    tactics: list[str]


class OfCard(TypedDict):
    """`revealed`, and `planned_tactic`, whose card is secret."""

    card: NotRequired[str]


class Planned(TypedDict):
    """The card is secret."""

    order: int
    card: NotRequired[str]


class Drew(TypedDict):
    """The cards are secret."""

    number: int
    tactics_number: int
    cards: NotRequired[list[str]]
    tactics: NotRequired[list[str]]


class OfCounter(TypedDict):
    """`none_left`."""

    counter: str


class Aimed(TypedDict):
    """`aimed` and `approached`."""

    counter: str
    dice: list[int]
    area: str


class Placed(TypedDict):
    counter: str
    area: str


class Spent(TypedDict):
    counter: str
    area: str
    tokens: int
    dice: list[int]
    needed: int
    hit: bool


class NoTarget(TypedDict):
    counter: str
    area: str
    color: str


class Fired(NoTarget):
    die: int
    who: str
    dice: list[int]
    needed: int
    hit: bool


class OfColor(TypedDict):
    """`sniper_idle` and `flak30`."""

    color: str


class Sniped(TypedDict):
    color: str
    die: int
    who: str
    dice: list[int]
    needed: int
    hit: bool


class Swept(TypedDict):
    color: str
    number: int
    who: str
    dice: list[int]
    needed: int
    hit: bool


class OfLocation(TypedDict):
    """`destroyed`."""

    location: str


class NoEffect(OfLocation):
    """The die that chose the location, where one was rolled."""

    die: NotRequired[int]


class Shelled(TypedDict):
    location: str
    die: NotRequired[int]
    dice: list[int]
    needed: int
    hit: bool


class Weakened(TypedDict):
    location: str
    defense: int


class Reinforced(TypedDict):
    whom: list[str]


class Over(Result):
    """The result, and the score line by line."""

    lines: dict[str, int]


KINDS: Final[dict[str, type]] = {
    "aimed": Aimed,
    "approached": Aimed,
    "attacked": Attacked,
    "casualty": OfLoss,
    "commanded": OfDefender,
    "declined": Sacrificed,
    "deployed": Deployed,
    "destroyed": OfLocation,
    "disrupted": OfVictim,
    "drew": Drew,
    "ended": Ended,
    "entered": Entered,
    "escaped": Escaped,
    "escaped_aid": Escaped,
    "fired": Fired,
    "flak30": OfColor,
    "flak30_fired": Swept,
    "held": OfDefender,
    "loaded": OfDefender,
    "low_morale": OfLoss,
    "moved": Moved,
    "no_effect": NoEffect,
    "no_target": NoTarget,
    "none_left": OfCounter,
    "ordered": Ordered,
    "over": Over,
    "placed": Placed,
    "planned": Planned,
    "planned_tactic": OfCard,
    "pushed": Pushed,
    "recovered": Recovered,
    "reinforced": Reinforced,
    "revealed": OfCard,
    "sacrificed": Sacrificed,
    "shelled": Shelled,
    "shifted": Moved,
    "sniped": Sniped,
    "sniper_idle": OfColor,
    "spent": Spent,
    "ss_phase": OfTurn,
    "suppressed": Suppressed,
    "swapped": Swapped,
    "tactics": OfTactics,
    "turn": OfTurn,
    "weakened": Weakened,
}
"""What each kind of event tells; secret facts are missing where a reader may not know them."""
