"""Small numbers that the state and the rules share, with the words of the position format."""

from __future__ import annotations

from typing import Final

PLANNING: Final = 0
DEFENDER: Final = 1
SS: Final = 2
OVER: Final = 3
PHASES: Final = ["planning", "defender", "ss", "over"]

INTACT: Final = 0
LOST_EMPTY: Final = 1
LOST_CREWED: Final = 2
JENNY: Final = ["intact", "lost_empty", "lost_crewed"]

DECK_EXHAUSTED: Final = 1
BY_142ND: Final = 2
BREAKTHROUGH: Final = 3
REASONS: Final = ["", "deck_exhausted", "142nd", "breakthrough"]

SEAT_DEFENDER: Final = 0
SEAT_SS: Final = 1

BEGINNER: Final = 0
VETERAN: Final = 1
ELITE: Final = 2
COMPETITIVE: Final = 3
VARIANTS: Final = ["beginner", "veteran", "elite", "competitive"]
EDITIONS: Final = ["standard", "player_aid"]

# What a Recover takes off.
EXHAUSTION: Final = 0
DISRUPTION: Final = 1
CONDITIONS: Final = ["exhausted", "disrupted"]
