"""Everything the German player can ever say, built once for a board and shared by its states."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.core.action import Action, Vocabulary
from holdfast.games.tito.board import Board
from holdfast.games.tito.rules.action import EndPhase
from holdfast.games.tito.rules.c2_counters import Front
from holdfast.games.tito.rules.c5_events import ChooseGroup
from holdfast.games.tito.rules.c9_air_support import CallAirSupport, NoAirSupport
from holdfast.games.tito.rules.c10_landing import Attach
from holdfast.games.tito.rules.c12_movement.c12_2_german import Move, Stop
from holdfast.games.tito.rules.c13_combat.c13_2_german_fire import Fire
from holdfast.games.tito.rules.c13_combat.c13_3_assault import Assault, Continue
from holdfast.games.tito.rules.c13_combat.c13_3_lines import LineUp, Support
from holdfast.games.tito.rules.c13_combat.c13_3_retreat import BreakOff, Retreat
from holdfast.games.tito.rules.c13_combat.c13_4_prisoners import HandOver
from holdfast.games.tito.terms import CHURCHILL, TITO


class Actions:
    """The vocabulary, and tables in which the rules find their actions by small numbers.

    `move` and `fire` have a row of `width` for each unit, `line_up` and `support` one of
    `lines` + 1. Places that no action has, such as zone 0, are filled with the end of a phase.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.vocabulary = Vocabulary()
        self.width: i64 = board.zones + 1
        self.lines: i64 = board.limit
        self.end_phase = self._take(EndPhase(self._next()))
        none = self._take(NoAirSupport(self._next()))
        self.go_on = self._take(Continue(self._next()))
        self.break_off = self._take(BreakOff(self._next()))
        self.choose_group: list[Action] = []
        for group in board.choice_groups:
            name = board.group_ids[group]
            self.choose_group.append(self._take(ChooseGroup(self._next(), group, name)))
        self.any_air_support: list[Action] = [none]
        self._add_zones(board)
        self._add_units(board)
        self._add_pairs(board)

    def _next(self) -> int:
        return len(self.vocabulary.actions)

    def _take(self, action: Action) -> Action:
        self.vocabulary.put(action)
        return action

    def _add_zones(self, board: Board) -> None:
        """Air support, assaults and retreats; index 0 stands for no zone."""
        self.assault: list[Action] = [self.end_phase]
        self.retreat: list[Action] = [self.end_phase]
        for zone in range(1, board.zones + 1):
            self.any_air_support.append(self._take(CallAirSupport(self._next(), zone)))
            self.assault.append(self._take(Assault(self._next(), zone)))
            self.retreat.append(self._take(Retreat(self._next(), zone)))

    def _add_units(self, board: Board) -> None:
        """Moves and fires of each German unit; fronts, lines and supports of each platoon."""
        self.move: list[Action] = []
        self.fire: list[Action] = []
        self.stop: list[Action] = []
        self.front: list[Action] = []
        self.line_up: list[Action] = []
        self.support: list[Action] = []
        for u in range(board.germans):
            name = board.ids[u]
            self.stop.append(self._take(Stop(self._next(), u, name)))
            self.move.append(self.end_phase)
            self.fire.append(self.end_phase)
            for zone in range(1, board.zones + 1):
                self.move.append(self._take(Move(self._next(), u, name, zone)))
                self.fire.append(self._take(Fire(self._next(), u, name, zone)))
            self._add_platoon(u, name, board.is_platoon[u])

    def _add_platoon(self, u: int, name: str, platoon: bool) -> None:
        self.front.append(self._take(Front(self._next(), u, name)) if platoon else self.end_phase)
        for line in range(self.lines + 1):
            if line == 0 or not platoon:
                self.line_up.append(self.end_phase)
                self.support.append(self.end_phase)
            else:
                self.line_up.append(self._take(LineUp(self._next(), u, name, line)))
                self.support.append(self._take(Support(self._next(), u, name, line)))

    def _add_pairs(self, board: Board) -> None:
        """Officers with the platoons of their group; prisoners with every platoon."""
        self.attach: dict[int, Action] = {}
        self.hand_over: dict[int, Action] = {}
        names = board.ids
        for officer in board.officers:
            for u in range(board.germans):
                if board.group[u] == board.group[officer] and u != officer:
                    self.attach[officer * 1000 + u] = self._take(
                        Attach(self._next(), officer, u, names)
                    )
        for vip in (TITO, CHURCHILL):
            for u in range(board.germans):
                if board.is_platoon[u]:
                    self.hand_over[vip * 1000 + u] = self._take(
                        HandOver(self._next(), vip, u, names[u])
                    )
