"""The action vocabulary (CI-D): every action as a shared object, found by small integers."""

from __future__ import annotations

from typing import TypeVar

from holdfast.core.action import Action, Vocabulary
from holdfast.games.itter.board import (
    DEFENDERS,
    NO_WEAPON,
    SPACES,
    SQUARES,
    TARGETS,
    WEAPONS,
    Board,
)
from holdfast.games.itter.rules.c2_defender_phase.c2_0_general import Activation, End, Hold
from holdfast.games.itter.rules.c2_defender_phase.c2_1_deploy import Deploy
from holdfast.games.itter.rules.c2_defender_phase.c2_2_attack import Attack
from holdfast.games.itter.rules.c2_defender_phase.c2_3_suppress import Suppress, suppress_text
from holdfast.games.itter.rules.c2_defender_phase.c2_4_shift import Shift
from holdfast.games.itter.rules.c2_defender_phase.c2_5_move import Move
from holdfast.games.itter.rules.c2_defender_phase.c2_6_recover import Recover, RemoveSuppression
from holdfast.games.itter.rules.c2_defender_phase.c2_7_command import Command, Done, Order
from holdfast.games.itter.rules.c2_defender_phase.c2_8_escape import Escape
from holdfast.games.itter.rules.c3_attributes.c3_5_sacrifice import Decline, Sacrifice
from holdfast.games.itter.rules.c3_attributes.c3_6_tank_crew import Load
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import Spend
from holdfast.games.itter.rules.c6_variants.c6_2_planning import Plan, Tactic
from holdfast.games.itter.terms import DISRUPTION, EXHAUSTION

A = TypeVar("A", bound=Action)


class Actions:
    """The vocabulary of a board, in the order that numbers the actions, and tables to find them.

    Moves and attacks name ids only, which every pack has in the same order: those of the `shipped`
    board serve all others, which saves most of the time and the memory that these would take.
    """

    deploy: list[list[Deploy]]
    shift: list[list[Shift]]
    move: list[list[Move]]
    attack: list[list[list[Attack]]]

    def __init__(self, board: Board, shipped: Actions | None = None) -> None:
        self.board = board
        if shipped is None:
            self.vocabulary = Vocabulary()
            self._add_moves()
            self._add_attacks()
        else:
            self.vocabulary = shipped.vocabulary.first(shipped.common)
            self.deploy, self.shift, self.move = shipped.deploy, shipped.shift, shipped.move
            self.attack = shipped.attack
        self.common: int = self._next()
        """How many actions do not depend on the pack."""
        self._add_suppressions()
        self._add_others()

    def _next(self) -> int:
        return len(self.vocabulary.actions)

    def _add_moves(self) -> None:
        """Deploy, shift and move: by Defender, then square."""
        self.deploy = []
        for who in range(DEFENDERS):
            deployed = Activation(who, True, 0)
            self.deploy.append([self._deploy(who, to, deployed) for to in range(SQUARES)])
        self.shift = []
        for who in range(DEFENDERS):
            shifted = Activation(who, False, 1)
            self.shift.append([self._shift(who, to, shifted) for to in range(SQUARES)])
        self.move = [[self._move(who, to) for to in range(SQUARES)] for who in range(DEFENDERS)]

    def _deploy(self, who: int, square: int, activation: Activation) -> Deploy:
        action = Deploy(self._next(), self.board, who, square, activation)
        self.vocabulary.put(action)
        return action

    def _shift(self, who: int, square: int, activation: Activation) -> Shift:
        action = Shift(self._next(), self.board, who, square, activation)
        self.vocabulary.put(action)
        return action

    def _move(self, who: int, square: int) -> Move:
        action = Move(self._next(), self.board, who, square)
        self.vocabulary.put(action)
        return action

    def _add_attacks(self) -> None:
        """Attack: by weapon + 1, then Defender, then target."""
        self.attack = [
            [
                [self._attack(who, target, weapon) for target in range(TARGETS)]
                for who in range(DEFENDERS)
            ]
            for weapon in range(NO_WEAPON, len(WEAPONS))
        ]

    def _attack(self, who: int, target: int, weapon: int) -> Attack:
        action = Attack(self._next(), self.board, who, target, weapon)
        self.vocabulary.put(action)
        return action

    def _add_suppressions(self) -> None:
        """Suppress: by weapon + 1, Defender * SQUARES + square, then the number of tokens.

        Squares with the same suppressible colours share their actions.
        """
        self._known: dict[str, Suppress] = {}
        self.suppress: list[list[list[list[Suppress]]]] = []
        # CI-PA.4: all tokens on one colour.
        self.suppress_one: list[list[list[list[Suppress]]]] = []
        for weapon in range(NO_WEAPON, len(WEAPONS)):
            divided: list[list[list[Suppress]]] = []
            undivided: list[list[list[Suppress]]] = []
            for who in range(DEFENDERS):
                self._add_divisions(who, weapon, divided, undivided)
            self.suppress.append(divided)
            self.suppress_one.append(undivided)

    def _add_divisions(
        self,
        who: int,
        weapon: int,
        divided: list[list[list[Suppress]]],
        undivided: list[list[list[Suppress]]],
    ) -> None:
        """The rows of a Defender: one for each square, the same one where the same can be done."""
        rows: dict[str, int] = {}
        for square in range(SQUARES):
            most, spaces = self._most_tokens(who, weapon, square), self.board.spaces_of[square]
            row = rows.setdefault(f"{most} {spaces}", len(divided))
            if row < len(divided):
                divided.append(divided[row])
                undivided.append(undivided[row])
                continue
            none: list[Suppress] = []
            ways = [none] + [self._ways(who, weapon, spaces, one) for one in range(1, most + 1)]
            divided.append(ways)
            undivided.append([[one for one in way if is_undivided(one)] for way in ways])

    def _most_tokens(self, who: int, weapon: int, square: int) -> int:
        """The most that can ever be placed: the value and every inspirer there is (CI-3.1.2)."""
        board = self.board
        if not board.spaces_of[square]:
            return 0
        inspirers = board.inspires.count(True)
        if weapon == NO_WEAPON:
            return board.suppress[who] + inspirers
        if board.weapon_of[square] != weapon:
            return 0
        return board.weapon_suppress[weapon] + inspirers

    def _ways(self, who: int, weapon: int, spaces: list[int], number: int) -> list[Suppress]:
        """Every division of the tokens among the square's suppress spaces (CI-2.3.2)."""
        if len(spaces) == 1:
            return [self._suppression(who, weapon, spaces, [number])]
        return [
            self._suppression(who, weapon, spaces, [first, number - first])
            for first in range(number, -1, -1)
        ]

    def _suppression(self, who: int, weapon: int, spaces: list[int], tokens: list[int]) -> Suppress:
        amounts = [0] * SPACES
        for place in range(len(spaces)):
            amounts[spaces[place]] = tokens[place]
        text = suppress_text(self.board, who, weapon, amounts)
        known = self._known.get(text)
        if known is not None:
            return known
        action = Suppress(self._next(), self.board, who, weapon, amounts)
        self.vocabulary.put(action)
        self._known[text] = action
        return action

    def _add_others(self) -> None:
        board = self.board
        everyone = range(DEFENDERS)
        self.load: list[Load] = [self._put(Load(self._next(), board, d)) for d in everyone]
        # Recover and order: by Defender * 2 + condition.
        self.recover: list[Recover] = [
            self._put(Recover(self._next(), board, d, what))
            for d in everyone
            for what in (EXHAUSTION, DISRUPTION)
        ]
        self.remove_suppression: list[RemoveSuppression] = [
            self._put(RemoveSuppression(self._next(), board, d)) for d in everyone
        ]
        self.command: list[Command] = [self._put(Command(self._next(), board, d)) for d in everyone]
        self.escape: list[Escape] = [self._put(Escape(self._next(), board, d)) for d in everyone]
        self.order: list[Order] = [
            self._put(Order(self._next(), board, d, what))
            for d in everyone
            for what in (EXHAUSTION, DISRUPTION)
        ]
        self.hold = self._put(Hold(self._next()))
        self.end = self._put(End(self._next()))
        self.done = self._put(Done(self._next()))
        self.spend: list[Action] = [
            self._put(Spend(self._next(), number)) for number in range(board.suppression_tokens + 1)
        ]
        self.sacrifice = self._put(Sacrifice(self._next(), board))
        self.decline = self._put(Decline(self._next()))
        self.plan: list[Action] = [
            self._put(Plan(self._next(), board, card)) for card in range(len(board.card_ids))
        ]
        self.tactic: list[Action] = [
            self._put(Tactic(self._next(), board, card)) for card in range(len(board.tactic_ids))
        ]

    def _put(self, action: A) -> A:
        self.vocabulary.put(action)
        return action


def is_undivided(suppression: Suppress) -> bool:
    """Whether all tokens go on one colour."""
    return suppression.amounts.count(0) == SPACES - 1
