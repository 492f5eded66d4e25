"""What struck a Defender; a position names it so that play can go on (CI-P, `pending`)."""

from __future__ import annotations

from typing import Final

BY_SNIPER: Final = 0
BY_GUN: Final = 1
BY_FLAK30: Final = 2
BY_SUPPRESSIVE_FIRE: Final = 3
BY_LOCATION: Final = 4
SOURCES: Final = ["sniper", "gun", "flak30", "suppressive_fire", "location"]

Cause = tuple[int, int, int, int]
"""The source, then up to three numbers: Flak 30 with colour and number, Suppressive Fire with area,
gun and index, a location hit with the location."""
