"""Contour lines: closed, round a hill, and none where nothing is high enough."""

from __future__ import annotations

import re
from math import exp

from holdfast.core.contours import Contours, thinned

FRAME = (0, 0, 400, 300)


def hill(x: float, y: float) -> float:
    return exp(-(((x - 200) / 80) ** 2) - ((y - 150) / 80) ** 2)


def box(path: str) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of where a path's steps end."""
    start = re.match(r"M(-?\d+) (-?\d+)", path)
    assert start is not None
    places = [(int(start[1]), int(start[2]))]
    for dx, dy in re.findall(r"q\S+ \S+ (-?\d+) (-?\d+)", re.sub(r"([qz])", r" \1", path)):
        places.append((places[-1][0] + int(dx), places[-1][1] + int(dy)))
    assert places[0] == places[-1], "a contour closes"
    across, down = zip(*places, strict=True)
    return min(across), min(down), max(across), max(down)


def test_a_hill_has_one_contour_round_its_top() -> None:
    path = Contours(hill, FRAME, 20, 7).at(0.5)
    assert path.count("M") == path.count("z") == 1
    left, top, right, bottom = box(path)
    assert 130 < left < 200 < right < 270
    assert 80 < top < 150 < bottom < 220


def test_nothing_is_higher_than_the_top_and_specks_are_left_out() -> None:
    assert Contours(hill, FRAME, 20, 7).at(1.5) == ""
    assert Contours(hill, FRAME, 20, 60).at(0.5) == ""


def test_high_ground_at_the_rim_closes_outside_the_frame() -> None:
    left, top, right, bottom = box(Contours(lambda x, y: 1.0, FRAME, 20, 7).at(0.5))
    assert left < 0
    assert top < 0
    assert right > 400
    assert bottom > 300


def test_points_on_the_way_are_left_out_but_never_two_together() -> None:
    straight = [(float(10 * x), 0.0) for x in range(9)]
    bent = [(100.0, 30.0), (60.0, 60.0), (20.0, 30.0)]
    kept = thinned(straight + bent)
    assert kept == [*straight[::2], *bent], "every second one on the straight, and each corner"
    assert thinned(bent) == bent
