"""What the player may know: everything except what lies face down or was set aside unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from holdfast.core.chance import Chance, shuffle
from holdfast.games.tito.position import open_part, with_markers
from holdfast.games.tito.terms import ASIDE, LETTERS, SHOWN

if TYPE_CHECKING:
    from holdfast.games.tito.shapes import SeenMarkers, View
    from holdfast.games.tito.state import Tito


def view_of(s: Tito) -> View:
    """The position with the letters of markers instead of their backs (CT-3.1.4)."""
    return cast("View", with_markers(open_part(s), seen_markers(s)))


def seen_markers(s: Tito) -> SeenMarkers:
    """Letters by zone, how many A markers are aside, and what has been turned over."""
    board = s.board
    zones: dict[str, list[str]] = {}
    for zone in range(1, board.zones + 1):
        if s.markers_in[zone] > 0:
            zones[str(zone)] = [
                LETTERS[board.marker_letter[m]]
                for m in board.marker_order
                if s.marker_at[m] == zone
            ]
    return {
        "zones": zones,
        "aside": len([m for m in range(board.markers) if s.marker_at[m] == ASIDE]),
        "shown": [name for m, name in enumerate(board.marker_ids) if s.marker_at[m] == SHOWN],
    }


def hidden_from(s: Tito) -> list[str]:
    """The markers whose backs nobody has seen."""
    return [name for m, name in enumerate(s.board.marker_ids) if s.marker_at[m] != SHOWN]


def imagine(s: Tito, chance: Chance) -> Tito:
    """A copy in which the unseen markers of each letter change places at random."""
    other = s.copy()
    for letter in range(len(LETTERS)):
        unseen = [
            m
            for m in range(s.board.markers)
            if s.board.marker_letter[m] == letter and s.marker_at[m] != SHOWN
        ]
        places = sorted([s.marker_at[m] for m in unseen])  # how they really lie is forgotten
        shuffle(places, chance)
        for i, m in enumerate(unseen):
            other.lay(m, places[i])
    return other
