"""Small numbers that board, state and rules share, with the words of the position format."""

from __future__ import annotations

from typing import Final

# Where a unit is when it is in no zone.
PLANE: Final = -1
POOL: Final = -2
DELAYED: Final = -3
LOST: Final = -4
OUT: Final = -5
PLACES: Final = {"plane": PLANE, "pool": POOL, "delayed": DELAYED, "lost": LOST, "out": OUT}

# Where a marker is when it is in no zone.
SHOWN: Final = 0
ASIDE: Final = -1

PLATOON: Final = 0
OFFICER: Final = 1
HQ: Final = 2
INFANTRY: Final = 3
PIONEER: Final = 4
TANK: Final = 5
DCA: Final = 6
KINDS: Final = ["platoon", "officer", "hq", "infantry", "pioneer", "tank", "dca"]

LETTERS: Final = ["A", "B", "C"]
A: Final = 0
B: Final = 1
C: Final = 2
COLOURS: Final = ["red", "blue", "black"]
DIFFICULTIES: Final = ["medium", "difficult", "easy"]
EVENTS: Final = ["a", "b", "c", "d", "e", "f", "g"]
LEVELS: Final = ["complete", "semi", "failure"]

TITO: Final = 0
CHURCHILL: Final = 1
DOCUMENTS: Final = 2
UNIFORM: Final = 3
BACKS: Final = ["tito", "churchill", "documents", "uniform"]
PRISONERS: Final = ["tito", "churchill"]

# What has become of Tito, Churchill and the documents.
HIDDEN: Final = 0
FREE: Final = 1
PRISONER: Final = 2
DEAD: Final = 3
ESCAPED: Final = 4
EVACUATED: Final = 5
TAKEN: Final = 6
VIP_STATES: Final = ["hidden", "free", "prisoner", "dead", "escaped", "evacuated", "taken"]

# What raises the alarm (CT-6.2).
AIR: Final = 0
LANDING: Final = 1
FIRE: Final = 2
ASSAULT: Final = 3
MARKER: Final = 4
GROTTO: Final = 5
TITO_SEEN: Final = 6
TITO_TAKEN: Final = 7
MISSIONS: Final = 8
TRIGGERS: Final = [
    "air", "landing", "fire", "assault", "marker", "grotto", "tito_seen", "tito_taken", "missions",
]  # fmt: skip

# The marks of one turn (CT-7.6); a unit's two marks are kept as first + 8 * second.
LAND: Final = 1
MOVE: Final = 2
FIRED: Final = 3
ASSAULTED: Final = 4
ENTER: Final = 5
MARKS: Final = ["", "land", "move", "fire", "assault", "enter"]

# How a match ends.
TIME: Final = 1
AMMO: Final = 2
ANNIHILATED: Final = 3
REASONS: Final = ["", "time", "ammo", "annihilated"]

ASTRAY_DZ: Final = "VII"  # CT-5.1.8
FAR: Final = 1 << 20
TURNS: Final = 12  # CT-1.3.1
EXITS: Final = ["north", "west", "south"]
