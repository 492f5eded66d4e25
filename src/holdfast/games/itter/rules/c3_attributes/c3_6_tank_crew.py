"""CI-3.6 Tank Crew: the weapons of Besotten Jenny and the Gate House, and loading the cannon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.itter.board import CANNON, NONE, SQUARES, WEAPONS, Board
from holdfast.games.itter.refusals import names, on_board
from holdfast.games.itter.rules.c2_defender_phase.c2_0_conditions import OwnAction, finish

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


def usable_weapon(s: Itter, who: i64) -> i64:
    """The tank weapon a Defender can use where it stands, or NONE (CI-3.6.2, CI-3.6.5)."""
    weapon: i64 = s.board.weapon_of[s.at[who]]
    if weapon == NONE or not s.board.tank_crew[who]:
        return NONE
    if s.at[who] == s.board.cannon_square and not s.loaded:
        return NONE
    return weapon


def fire_cannon(s: Itter, weapon: i64) -> None:
    """Firing the 76mm uses up its Load token, which otherwise stays (CI-3.6.5, CI-3.6.6)."""
    if weapon == CANNON:
        s.loaded = False


def why_no_weapon(s: Itter, who: int, weapon: int) -> Refusal:
    """Why a Defender cannot use this tank weapon now (CI-3.6.1, CI-3.6.2, CI-3.6.5)."""
    name, arm = s.board.defender_ids[who], WEAPONS[weapon]
    if s.board.weapon_of[s.at[who]] != weapon:
        squares = [
            s.board.square_ids[square]
            for square in range(SQUARES)
            if s.board.weapon_of[square] == weapon and not s.is_wrecked(square)
        ]
        here = s.board.square_ids[s.at[who]]
        return Refusal(
            "CI-3.6.1",
            _("{by} stands on {square}, where there is no {weapon}. It is on: {squares}."),
            {"by": name, "weapon": arm, "square": here, "squares": squares},
        )
    if not s.board.tank_crew[who]:
        crew = [other for other in on_board(s) if s.board.tank_crew[other]]
        return Refusal(
            "CI-3.6.2",
            _("{by} is not tank crew and cannot use the {weapon}. Tank crew on the board: {whom}."),
            {"by": name, "weapon": arm, "whom": names(s, crew)},
        )
    return Refusal("CI-3.6.5", _("The {weapon} is not loaded."), {"weapon": arm})


class Load(OwnAction):
    """The Load token goes onto the cannon (CI-3.6.4)."""

    def __init__(self, number: int, board: Board, who: int) -> None:
        name = board.defender_ids[who]
        super().__init__(number, "load", {"by": name}, (f"defender:{name}", "load"), who)

    def play(self, s: Itter, chance: Chance) -> None:
        s.loaded = True
        s.tell("loaded", "CI-3.6.4", {"by": s.board.defender_ids[self.who]})
        finish(s, self.who, True)

    def why_when_fresh(self, s: Itter) -> Refusal:
        square = s.board.square_ids[s.board.load_square]
        facts = {"by": s.board.defender_ids[self.who], "square": square}
        sentence = _("The cannon is loaded already.")
        if not s.board.tank_crew[self.who]:
            sentence = _("{by} is not tank crew and cannot load the cannon.")
        elif s.at[self.who] != s.board.load_square:
            sentence = _("{by} has to stand on {square} to load the cannon.")
        return Refusal("CI-3.6.4", sentence, facts)


def offer_load(s: Itter, who: i64, legal: list[Action]) -> None:
    """A [T] Defender on the load square, while the cannon is not loaded (CI-3.6.4)."""
    if s.at[who] == s.board.load_square and s.board.tank_crew[who] and not s.loaded:
        legal.append(s.actions.load[who])
