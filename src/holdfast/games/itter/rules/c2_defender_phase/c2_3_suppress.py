"""CI-2.3 Suppress: tokens on the suppress spaces, to be spent when counters come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.itter.board import COLORS, NO_WEAPON, NONE, SPACES, SQUARES, WEAPONS, Board
from holdfast.games.itter.events import Facts
from holdfast.games.itter.rules.action import Args
from holdfast.games.itter.rules.c2_defender_phase.c2_0_conditions import OwnAction, finish
from holdfast.games.itter.rules.c3_attributes.c3_1_inspire import inspiration
from holdfast.games.itter.rules.c3_attributes.c3_6_tank_crew import (
    fire_cannon,
    usable_weapon,
    why_no_weapon,
)

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class Suppress(OwnAction):
    """A Defender places tokens on the colours of its square, as divided (CI-2.3.1, CI-2.3.2)."""

    def __init__(
        self, number: int, board: Board, who: int, weapon: int, amounts: list[int]
    ) -> None:
        name = board.defender_ids[who]
        colors = [color for color in range(SPACES) if amounts[color] > 0]
        args: Args = {"by": name}
        for color in colors:
            args[COLORS[color]] = amounts[color]
        if weapon != NO_WEAPON:
            args["weapon"] = WEAPONS[weapon]
        touches = [f"defender:{name}", *[f"suppress:{COLORS[color]}" for color in colors]]
        text = suppress_text(board, who, weapon, amounts)
        super().__init__(number, "suppress", args, tuple(touches), who, text)
        self.weapon: i64 = weapon
        self.amounts = amounts

    def play(self, s: Itter, chance: Chance) -> None:
        amounts = self.amounts
        for color in range(SPACES):
            s.suppression[color] += amounts[color]
        if s.log is not None:
            facts: Facts = {"by": s.board.defender_ids[self.who]}
            facts["tokens"] = {COLORS[c]: amounts[c] for c in range(SPACES) if amounts[c] > 0}
            if self.weapon != NO_WEAPON:
                facts["weapon"] = WEAPONS[self.weapon]
            s.tell("suppressed", "CI-2.3.1", facts)
        fire_cannon(s, self.weapon)
        finish(s, self.who, True)

    def why_when_fresh(self, s: Itter) -> Refusal:
        if self.weapon != NO_WEAPON and self.weapon != usable_weapon(s, self.who):
            return why_no_weapon(s, self.who, self.weapon)
        at = s.at[self.who]
        spaces = s.board.spaces_of[at]
        name, square = s.board.defender_ids[self.who], s.board.square_ids[at]
        if not s.board.colors_of[at]:
            return Refusal(
                "CI-2.3.5",
                _("{by} cannot suppress from {square}: it is white."),
                {"by": name, "square": square},
            )
        if not spaces:
            return Refusal(
                "CI-2.3.4",
                _("{by} cannot suppress from {square}: yellow has no suppress space."),
                {"by": name, "square": square},
            )
        if any(self.amounts[color] > 0 and color not in spaces for color in range(SPACES)):
            return Refusal(
                "CI-2.3.1",
                _("{by} stands on {square} and can suppress only {colors}."),
                {"by": name, "square": square, "colors": [COLORS[color] for color in spaces]},
            )
        return self.why_not_so_many(s, name)

    def why_not_so_many(self, s: Itter, name: str) -> Refusal:
        """The number of tokens is given, and in an earlier edition so is where they go."""
        full = suppress_value(s, self.who, self.weapon) + inspiration(s, self.who)
        number = min(full, s.tokens_left())
        facts = {"by": name, "number": number}
        if number == 0:
            return Refusal("CI-2.3.6", _("No Suppression token is left to place."), {})
        if sum(self.amounts) != number and number < full:
            sentence = _("Suppression tokens left: {number}; {by} places them all.")
            return Refusal("CI-2.3.6", sentence, facts)
        if sum(self.amounts) != number:
            sentence = _("Suppression tokens that {by} places: exactly {number}.")
            return Refusal("CI-2.3.3", sentence, facts)
        return Refusal("CI-PA.4", _("In this edition all tokens go to one colour."), {})


def suppress_text(board: Board, who: int, weapon: int, amounts: list[int]) -> str:
    """The short form names the colours beside their numbers."""
    colors = [color for color in range(SPACES) if amounts[color] > 0]
    tokens = " ".join([f"{COLORS[color]} {amounts[color]}" for color in colors])
    arm = "" if weapon == NO_WEAPON else f" {WEAPONS[weapon]}"
    return f"suppress {board.defender_ids[who]} {tokens}{arm}"


def suppress_value(s: Itter, who: i64, weapon: i64) -> int:
    """What is printed for the Defender or for the tank weapon used (CI-2.3.1)."""
    return s.board.suppress[who] if weapon == NO_WEAPON else s.board.weapon_suppress[weapon]


def offer_suppressions(s: Itter, who: i64, weapon: i64, bonus: i64, legal: list[Action]) -> None:
    """All tokens of the value, divided in any way the square allows (CI-2.3.1 to CI-2.3.6)."""
    square: i64 = s.at[who]
    if not s.board.spaces_of[square]:
        return
    tables = s.actions.suppress_one if s.rules.player_aid else s.actions.suppress  # CI-PA.4
    left: i64 = s.tokens_left()
    number: i64 = s.board.suppress[who] + bonus
    legal += tables[0][who * SQUARES + square][min(number, left)]
    if weapon != NONE:
        number = s.board.weapon_suppress[weapon] + bonus
        legal += tables[weapon + 1][who * SQUARES + square][min(number, left)]
