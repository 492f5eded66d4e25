"""The numbers that the rules of thumb weigh with, by name in a file and ready for use in here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.games.itter.board import COLORS, SPACES, SQUARES, Board

STAGES: Final = 5
"""The four decks of SS cards, and the last turn."""
NEAR: Final = 7

ALIKE: Final = {"NT3": "NT2", "ST4": "ST2", "K2": "K1", "GH4": "GH3", "G2": "G1"}
"""Squares that see the same from the same location share their weight, as do all of the Cellar."""


class Weights:
    """All weights of the Defender, for one board."""

    def __init__(self, given: Mapping[str, float], board: Board) -> None:
        def staged(name: str) -> list[float]:
            return [given[f"{name}.{stage}"] for stage in range(STAGES)]

        # The danger of a track by its empty nodes: a level, how it falls, and its first steps.
        self.danger = staged("danger")
        self.decay = staged("decay")
        self.near: list[float] = [given[f"near.{empty}"] for empty in range(3)]
        self.shield: float = given["shield"]
        self.intensity: float = given["intensity"]
        self.approach: float = given["approach"]
        # What Suppression tokens are worth, and how soon there are enough of them.
        self.tokens = staged("tokens")
        self.enough = staged("enough")
        self.base: list[float] = [given[f"base.{COLORS[color]}"] for color in range(SPACES)]
        self.token_danger: float = given["token_danger"]
        # What a counter less is worth in itself.
        self.kill = staged("kill")
        self.gunner = staged("gunner")
        self.mortar: float = given["mortar"]
        # Being ready to act.
        self.ready = staged("ready")
        self.ready_at: float = given["ready_at"]
        self.ready_width: float = given["ready_width"]
        self.cap_attack: float = given["cap_attack"]
        self.cap_suppress: float = given["cap_suppress"]
        self.cap_command: float = given["cap_command"]
        self.cap_order: float = given["cap_order"]
        self.cap_inspire: float = given["cap_inspire"]
        self.cap_now: float = given["cap_now"]
        self.cap_base: float = given["cap_base"]
        self.post: float = given["post"]
        self.spent: float = given["spent"]
        self.relief: float = given["relief"]
        self.safety: float = given["safety"]
        self.both: float = given["both"]
        self.command: float = given["command"]
        self.late: float = given["late"]
        self.hold: float = given["hold"]
        self.load: float = given["load"]
        self.pollock: float = given["pollock"]
        # Where Defenders stand.
        self.move: float = given["move"]
        self.move_cap: float = given["move_cap"]
        self.out = staged("out")
        self.out_borotra: float = given["out_borotra"]
        self.room = staged("room")
        self.with_officer: float = given["with_officer"]
        self.officer: float = given["officer"]
        self.inspire: float = given["inspire"]
        self.with_inspirer: float = given["with_inspirer"]
        self.risk: float = given["risk"]
        self.risk_french: float = given["risk_french"]
        self.jenny: list[float] = [given[f"jenny.{step}"] for step in range(3)]
        self.doom: float = given["doom"]
        self.rescue: float = given["rescue"]
        self.last_out: float = given["last_out"]
        # Borotra.
        self.escape = staged("escape")
        self.sneak: float = given["sneak"]
        self.sneak_block: float = given["sneak_block"]
        # Spending tokens, and Gangl's sacrifice.
        self.spend: float = given["spend"]
        self.spend_lost: float = given["spend_lost"]
        self.spend_gun: float = given["spend_gun"]
        self.spend_last: float = given["spend_last"]
        self.spend_keep: float = given["spend_keep"]
        self.sacrifice: float = given["sacrifice"]
        self.sacrifice_late: float = given["sacrifice_late"]
        self.end: float = given["end"]
        # By square.
        names = [ALIKE.get(name, name) for name in board.square_ids]
        self.square: list[float] = [given[f"square.{n[0] if n[0] == 'C' else n}"] for n in names]
        self.french: list[float] = [given[f"french.{name}"] for name in board.location_ids]
        sight = [given[f"sight.{color}"] for color in COLORS]
        cover = [given[f"cover.{COLORS[color]}"] for color in range(SPACES)]
        self.sight: list[float] = [
            max([sight[color] for color in board.colors_of[square]], default=0.0)
            for square in range(SQUARES)
        ]
        self.cover: list[float] = [
            max([cover[color] for color in board.spaces_of[square]], default=0.0)
            for square in range(SQUARES)
        ]
