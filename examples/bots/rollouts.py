"""A bot that searches: `python rollouts.py [game] [tries]` lets it play the first seat.

It knows no game. Each try plays one of its actions in a world that it imagines, and then at random
to the end; the action that was worth most is its answer. Random bots play the other seats.
"""

from __future__ import annotations

import sys

import holdfast
from holdfast.bots import Bot, Budget, make_bot
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.seat import Seat
from holdfast.core.state import play_randomly

LONGEST = 2000


class Rollouts:
    """Tries every action in turn, for as long as its budget lasts."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        """The action that was worth most to the seat."""
        worth = dict.fromkeys(seat.legal, 0.0)
        while budget.left():
            action = seat.legal[budget.spent % len(seat.legal)]
            world = seat.imagine(chance)
            world.apply(action, chance)
            play_randomly(world, chance, LONGEST)
            if world.over:
                worth[action] += world.returns()[seat.index]
            budget.spend()
        return max(worth, key=lambda action: worth[action])


def play(game: str, tries: int, seed: int) -> holdfast.Match:
    """A whole match of the bot against random ones."""
    match, chance = holdfast.new(game, seed=seed), Seeded(seed)
    bots: list[Bot] = [Rollouts(), *(make_bot("random") for _ in match.seats[1:])]
    while (turn := match.turn) is not None:
        match.play(bots[turn].choose(match.seen_by(turn), Budget(count=tries), chance))
    return match


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    print(play(given.get(1, "noughts"), int(given.get(2, "300")), seed=7))
