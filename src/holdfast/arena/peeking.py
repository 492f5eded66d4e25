"""Does a bot know what it cannot know? The secrets are swapped, and it is asked once more.

All that is hidden from its seat is dealt anew, and other dice lie ahead. The seat sees no
difference, so a fair bot with the same chance of its own and a count of tries for a budget gives
the same answer. One that answers otherwise has looked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from holdfast.bots.sitting import Defect, Sitter
from holdfast.core.action import Action
from holdfast.core.chance import KEY_BYTES, Chance
from holdfast.core.dice import read_dice
from holdfast.core.match import Match

__all__ = ["Verdict", "look_for_peeking", "other_truth"]

TRIES: Final = 24
"""What a bot may try for each answer: enough to choose by, and quick."""
SEEDS: Final = 1 << 29
SWAPS: Final = 2
"""How many other truths are tried."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of asking again."""

    compared: bool
    """Whether the bot answers the same when it is asked the same, so that it can be judged."""
    defect: Defect | None = None


def look_for_peeking(
    match: Match, make: Callable[[], Sitter], seed: int, chance: Chance
) -> Verdict:
    """Ask a fresh bot about the decision of a match under the true secrets and under others."""
    turn = match.turn
    assert turn is not None
    mine = _ask(match, turn, make, seed)
    if mine is None or _ask(match, turn, make, seed) is not mine:
        return Verdict(compared=False)  # it does not answer, or not twice the same
    for _ in range(SWAPS):
        with other_truth(match, turn, chance):
            theirs = _ask(match, turn, make, seed)
        if theirs is None or theirs is mine:
            continue
        if _ask(match, turn, make, seed) is not mine:
            return Verdict(compared=False)
        words = (
            f"plays “{mine.text}”, but “{theirs.text}” where only what is hidden from it differs"
        )
        return Verdict(compared=True, defect=Defect("peek", words))
    return Verdict(compared=True)


def _ask(match: Match, turn: int, make: Callable[[], Sitter], seed: int) -> Action | None:
    sitter = make()
    try:
        return sitter.ask(match.seen_by(turn), seed, TRIES).action
    finally:
        sitter.leave()


@contextmanager
def other_truth(match: Match, viewer: int, chance: Chance) -> Iterator[None]:
    """For a while all that the viewer cannot know of a match is otherwise, what comes included.

    The match itself is changed, since a bot that looks where it must not would look there.
    """
    kept = dict(match.__dict__)
    # Its own lists, so that nothing of the match is touched; of the copy nothing stays in memory.
    match.__dict__.update(match.branch(study=match.study).__dict__)
    if match.key is None:
        dice = read_dice(chance.pick(SEEDS), None, None)
    else:
        dice = read_dice(None, None, bytes(chance.pick(256) for _ in range(KEY_BYTES)))
    match._dice = dice
    match.key, match.seed = dice.key, dice.seed
    match.chance = match.chance.renewed(dice.source(match.game.occasion))
    match.state = match.state.imagine(viewer, chance)
    try:
        yield
    finally:
        match.__dict__.clear()
        match.__dict__.update(kept)
