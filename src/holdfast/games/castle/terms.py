"""The small numbers in which a state speaks: phases, kinds of battle and of target, purposes."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
PLAY: Final = 1
OVER: Final = 2
PHASES: Final = ("setup", "play", "over")

FIELD: Final = 0
ARCHERS: Final = 1
RAM: Final = 2
ASSASSIN: Final = 3
BATTLES: Final = ("field", "archers", "ram", "assassin")

NO_TARGET: Final = 0
CELLS: Final = 1
REINFORCEMENT: Final = 2
JOKER: Final = 3
BARRICADE: Final = 4

NOT_YET: Final = -1
LOST: Final = 0
WON: Final = 1

FOR_TURN: Final = 0
FOR_VOLLEY: Final = 1
FOR_EXTRA: Final = 2
PURPOSES: Final = ("turn", "volley", "extra")
