"""Draws the pictures of README and docs, each from a game that bots have played."""

from __future__ import annotations

from pathlib import Path

from holdfast.bots import Budget, make_bot
from holdfast.core.chance import Seeded
from holdfast.core.match import Match

ROOT = Path(__file__).parent.parent
SHOWN = {
    "itter.svg": ("itter", 3, 57),
    "castle.svg": ("castle", 8, 60),
    "tito.svg": ("tito", 4, 150),
}
"""The game, its seed, and after how many actions."""


def main() -> None:
    for name, (game, seed, actions) in SHOWN.items():
        match, chance = Match(game, seed=seed), Seeded(seed)
        bots = {seat: make_bot("quick") for seat in match.seats}
        while match.decision is not None and len(match.played) < actions:
            seat = match.decision.seat
            match.play(bots[seat].choose(match.seat(seat), Budget(), chance))
        view = match.view(match.seats[0])
        picture = match.edition.draw(view)
        assert picture is not None
        (ROOT / "docs" / "pictures" / name).write_text(picture.svg() + "\n", "utf-8")
        print(f"docs/pictures/{name}: {len(picture.svg()) // 1024} KB, {match.state!r}")


if __name__ == "__main__":
    main()
