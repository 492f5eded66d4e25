"""Arrow keys lead from every place of a board to every other: tried on the geometry alone."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from holdfast.core.match import Match
from holdfast.core.picture import SHAPES, Look

ARROWS = Path(__file__).parents[2] / "src/holdfast/web/assets/js/arrows.js"
NODE = shutil.which("node")
AT = re.compile(
    r'<g id="([^"]+)" data-el="[^"]+"[^>]*? transform="translate\(([-\d.]+) ([-\d.]+)\)'
)

# For each set of spots: what cannot be reached from one of them.
LOST = """
const { arrows } = await import(process.argv[1]);
const sets = JSON.parse(await new Response(process.stdin).text());
console.log(JSON.stringify(sets.map((spots) => {
  const ways = arrows(spots.map(([id, x, y]) => [id, { x, y }]));
  const reach = (start) => {
    const seen = new Set([start]);
    for (const id of seen) for (const next of ways.get(id)) if (next) seen.add(next);
    return seen;
  };
  return spots.flatMap(([id]) => {
    const seen = reach(id);
    return spots.filter(([other]) => !seen.has(other)).map(([other]) => `${id} to ${other}`);
  });
})));
"""

Spot = tuple[str, float, float]


def lost(sets: list[list[Spot]]) -> list[list[str]]:
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--input-type=module", "-e", LOST, str(ARROWS)],
        input=json.dumps(sets),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[list[str]] = json.loads(done.stdout)
    return found


def spots_of(game: str, shape: str) -> list[Spot]:
    """Where the elements of a board lie, early in a game."""
    match, rng = Match(game, seed=3), random.Random(3)
    for _ in range(30):
        match.play(rng.choice(match.legal))
    drawn = match.edition.draw(match.seat().view, "en", Look(shape))
    assert drawn is not None
    found = [AT.search(markup) for markup in drawn.elements.values()]
    return [(one[1], float(one[2]), float(one[3])) for one in found if one is not None]


@pytest.mark.skipif(NODE is None, reason="Node is not installed: run make pages")
@pytest.mark.parametrize("game", ["itter", "castle", "tito"])
def test_arrows_reach_everything_whatever_glows(game: str) -> None:
    rng = random.Random(game)
    sets: list[list[Spot]] = []
    for shape in SHAPES:
        spots = spots_of(game, shape)
        assert len(spots) > 10
        sets += [rng.sample(spots, rng.randint(2, len(spots))) for _ in range(60)]
    wrong = [one for one in lost(sets) if one]
    assert not wrong, wrong[:3]


@pytest.mark.skipif(NODE is None, reason="Node is not installed: run make pages")
def test_arrows_tell_apart_what_lies_on_each_other() -> None:
    pile: list[Spot] = [(f"card:{at}", 10.0, 10.0) for at in range(5)]
    alone: list[Spot] = [("deck", 10.0, 10.0)]
    assert lost([pile, [*pile, ("far", 90.0, 10.4)], alone]) == [[], [], []]
