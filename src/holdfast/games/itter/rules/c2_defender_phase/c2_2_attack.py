"""CI-2.2 Attack: dice against an SS counter in sight."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.itter.board import COLORS, NO_WEAPON, NODES, NONE, TARGETS, WEAPONS, Board
from holdfast.games.itter.events import Facts
from holdfast.games.itter.odds import ONE, reaches
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


class Attack(OwnAction):
    """A Defender attacks a counter, with its own value or with a tank weapon (CI-2.2.1)."""

    def __init__(self, number: int, board: Board, who: int, target: int, weapon: int) -> None:
        name, at = board.defender_ids[who], board.target_ids[target]
        args: Args = {"by": name, "target": at}
        if weapon != NO_WEAPON:
            args["weapon"] = WEAPONS[weapon]
        aim = f"node:{at}" if target < NODES else f"gun:{at}"
        super().__init__(number, "attack", args, (f"defender:{name}", aim), who)
        self.target: i64 = target
        self.weapon: i64 = weapon

    def dice(self, s: Itter) -> int:
        """The value used and the inspirers (CI-2.2.2, CI-3.1.1, CI-3.1.5)."""
        if self.weapon == NO_WEAPON:
            return s.board.attack[self.who] + inspiration(s, self.who)
        return s.board.weapon_attack[self.weapon] + inspiration(s, self.who)

    def play(self, s: Itter, chance: Chance) -> None:
        """A die that reaches the counter's Defense sends it back to the supply (CI-2.2.3)."""
        needed = s.target_defense(self.target)
        dice = chance.dice(self.dice(s))  # CI-C.2
        hit = max(dice) >= needed
        if s.log is not None:
            facts: Facts = {
                "by": s.board.defender_ids[self.who],
                "target": s.board.target_ids[self.target],
                "dice": dice,
                "needed": needed,
                "hit": hit,
            }
            if self.weapon != NO_WEAPON:
                facts["weapon"] = WEAPONS[self.weapon]
            s.tell("attacked", "CI-2.2.3", facts)
        if hit:
            s.take_counter(self.target)  # CI-2.2.5: nobody else moves
        fire_cannon(s, self.weapon)
        finish(s, self.who, True)

    def why_when_fresh(self, s: Itter) -> Refusal:
        if self.weapon != NO_WEAPON and self.weapon != usable_weapon(s, self.who):
            return why_no_weapon(s, self.who, self.weapon)
        board, at = s.board, s.at[self.who]
        name, aim = board.defender_ids[self.who], board.target_ids[self.target]
        square, colors = board.square_ids[at], board.colors_of[at]
        sight = s.targets & board.sight[at]
        seen = [board.target_ids[other] for other in range(TARGETS) if sight >> other & 1]
        if not s.target_exists(self.target):
            return Refusal(
                "CI-2.2.1",
                _("{by} cannot attack {target}: no such counter is there. In sight: {targets}."),
                {"by": name, "target": aim, "targets": seen},
            )
        if not colors:
            return Refusal(
                "CI-1.3.3",
                _("{by} cannot attack {target}: {square} is white and sees nothing."),
                {"by": name, "target": aim, "square": square},
            )
        color = board.target_color(self.target)
        if color not in colors:
            return Refusal(
                "CI-1.3.1",
                _("{by} cannot attack {target}: {square} sees {colors}, {target} is {color}. "
                  "In sight: {targets}."),
                {
                    "by": name,
                    "target": aim,
                    "square": square,
                    "colors": [COLORS[one] for one in colors],
                    "color": COLORS[color],
                    "targets": seen,
                },
            )  # fmt: skip
        return Refusal(
            "CI-2.2.4",
            _("{by} has no die to attack with: its value is 0 and nobody inspires it."),
            {"by": name},
        )

    def odds(self, s: Itter) -> dict[str, Fraction]:
        hit = reaches(self.dice(s), s.target_defense(self.target))
        return {"removed": hit, "missed": ONE - hit}

    def outcome(self, events: list[Event]) -> str | None:
        for event in events:
            if event.kind == "attacked":
                return "removed" if event.facts["hit"] else "missed"
        return None


def offer_attacks(s: Itter, who: i64, weapon: i64, bonus: i64, legal: list[Action]) -> None:
    """Every counter in sight, with the own value and with the tank weapon (CI-2.2.1, CI-3.6.3)."""
    square: i64 = s.at[who]
    targets = s.targets & s.board.sight[square]
    if targets == 0:
        return
    own = s.board.attack[who] + bonus > 0  # CI-2.2.4
    armed = weapon != NONE and s.board.weapon_attack[weapon] + bonus > 0
    for color in s.board.colors_of[square]:
        if own:
            add_targets(targets, s.board.targets_of[color], s.actions.attack[0][who], legal)
        if armed:
            attack = s.actions.attack[weapon + 1][who]
            add_targets(targets, s.board.targets_of[color], attack, legal)


def add_targets(targets: i64, places: list[int], attack: list[Attack], legal: list[Action]) -> None:
    for place in places:
        target: i64 = place
        if targets >> target & 1:
            legal.append(attack[target])
