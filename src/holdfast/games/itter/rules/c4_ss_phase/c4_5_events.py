"""CI-4.5 Event cards: Reinforcements, and the 142nd Infantry Regiment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.itter.board import DEFENDERS, RESERVE, SUPPLY
from holdfast.games.itter.refusals import names
from holdfast.games.itter.rules.c5_end import end_game
from holdfast.games.itter.terms import BY_142ND

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


def call_reinforcements(s: Itter) -> None:
    """The [R] Defenders of the reserve go to the supply (CI-4.5.1, CI-3.4.2)."""
    arrived = [who for who in range(DEFENDERS) if s.at[who] == RESERVE]
    for who in arrived:
        s.take_off(who, SUPPLY)
    s.tell("reinforced", "CI-4.5.1", {"whom": names(s, arrived)})


def relieve_castle(s: Itter) -> None:
    """The 142nd is there, and the game ends at once (CI-4.5.2, CI-6.2.8)."""
    end_game(s, BY_142ND)
