"""The action vocabulary (CI-D): every action as a shared object, found by small integers."""

from __future__ import annotations

from typing import Any, Final

from holdfast.core.action import Action, Vocabulary
from holdfast.games.itter.board import (
    COLORS,
    DEFENDERS,
    NO_WEAPON,
    NODES,
    SPACES,
    SQUARES,
    TARGETS,
    WEAPONS,
    Board,
)

DEPLOY: Final = 0
ATTACK: Final = 1
SUPPRESS: Final = 2
SHIFT: Final = 3
MOVE: Final = 4
LOAD: Final = 5
RECOVER: Final = 6
REMOVE_SUPPRESSION: Final = 7
COMMAND: Final = 8
ESCAPE: Final = 9
HOLD: Final = 10
END: Final = 11
ORDER: Final = 12
DONE: Final = 13
SPEND: Final = 14
SACRIFICE: Final = 15
DECLINE: Final = 16
PLAN: Final = 17
TACTIC: Final = 18

# What a Recover takes off.
EXHAUSTION: Final = 0
DISRUPTION: Final = 1
CONDITIONS: Final = ["exhausted", "disrupted"]


class Actions:
    """The vocabulary of a board. Tables find actions; parallel lists say what an action means."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.vocabulary = Vocabulary()
        self.verb: list[int] = []
        self.who: list[int] = []
        self.what: list[int] = []
        self.weapon: list[int] = []
        self.amounts: list[list[int]] = []
        self._add_moves()
        self._add_attacks()
        self._add_suppressions()
        self._add_others()

    def _add(
        self,
        verb: int,
        do: str,
        args: dict[str, Any],
        touches: tuple[str, ...],
        who: int = -1,
        what: int = -1,
    ) -> Action:
        action = self.vocabulary.add(do, args, touches)
        self._mean(verb, who, what, NO_WEAPON, [])
        return action

    def _mean(self, verb: int, who: int, what: int, weapon: int, amounts: list[int]) -> None:
        self.verb.append(verb)
        self.who.append(who)
        self.what.append(what)
        self.weapon.append(weapon)
        self.amounts.append(amounts)

    def _add_moves(self) -> None:
        """Deploy, shift and move: by Defender * SQUARES + square."""
        self.deploy = self._add_to_squares(DEPLOY, "deploy", "who")
        self.shift = self._add_to_squares(SHIFT, "shift", "by")
        self.move = self._add_to_squares(MOVE, "move", "by")

    def _add_to_squares(self, verb: int, do: str, key: str) -> list[Action]:
        board = self.board
        actions: list[Action] = []
        for who in range(DEFENDERS):
            name = board.defender_ids[who]
            for square in range(SQUARES):
                to = board.square_ids[square]
                touches = (f"defender:{name}", f"square:{to}")
                actions.append(self._add(verb, do, {key: name, "to": to}, touches, who, square))
        return actions

    def _add_attacks(self) -> None:
        """Attack: by weapon + 1, then Defender * TARGETS + target."""
        board = self.board
        self.attack: list[list[Action]] = []
        for weapon in range(NO_WEAPON, len(WEAPONS)):
            actions: list[Action] = []
            for who in range(DEFENDERS):
                name = board.defender_ids[who]
                for target in range(TARGETS):
                    at = board.target_ids[target]
                    args: dict[str, Any] = {"by": name, "target": at}
                    if weapon != NO_WEAPON:
                        args["weapon"] = WEAPONS[weapon]
                    aim = f"node:{at}" if target < NODES else f"gun:{at}"
                    action = self.vocabulary.add("attack", args, (f"defender:{name}", aim))
                    self._mean(ATTACK, who, target, weapon, [])
                    actions.append(action)
            self.attack.append(actions)

    def _add_suppressions(self) -> None:
        """Suppress: by weapon + 1, Defender and square, then the number of tokens.

        Squares with the same suppressible colours share their actions.
        """
        self._known: dict[str, Action] = {}
        self.suppress: list[list[list[list[Action]]]] = []
        self.suppress_one: list[list[list[list[Action]]]] = []
        for weapon in range(NO_WEAPON, len(WEAPONS)):
            divided: list[list[list[Action]]] = []
            whole: list[list[list[Action]]] = []
            for who in range(DEFENDERS):
                for square in range(SQUARES):
                    by_number: list[list[Action]] = [[]]
                    by_number_whole: list[list[Action]] = [[]]
                    for number in range(1, self._most_tokens(who, weapon, square) + 1):
                        every = self._ways(who, weapon, square, number)
                        by_number.append(every)
                        # CI-PA.4: all tokens on one colour.
                        by_number_whole.append([one for one in every if self._is_whole(one)])
                    divided.append(by_number)
                    whole.append(by_number_whole)
            self.suppress.append(divided)
            self.suppress_one.append(whole)

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

    def _ways(self, who: int, weapon: int, square: int, number: int) -> list[Action]:
        """Every division of the tokens among the square's suppress spaces (CI-2.3.2)."""
        spaces = self.board.spaces_of[square]
        if len(spaces) == 1:
            return [self._suppression(who, weapon, spaces, [number])]
        return [
            self._suppression(who, weapon, spaces, [first, number - first])
            for first in range(number, -1, -1)
        ]

    def _suppression(self, who: int, weapon: int, spaces: list[int], tokens: list[int]) -> Action:
        amounts = [0] * SPACES
        for place in range(len(spaces)):
            amounts[spaces[place]] = tokens[place]
        colors = [color for color in range(SPACES) if amounts[color] > 0]
        name = self.board.defender_ids[who]
        text = f"suppress {name} " + " ".join([f"{COLORS[c]} {amounts[c]}" for c in colors])
        args: dict[str, Any] = {"by": name}
        for color in colors:
            args[COLORS[color]] = amounts[color]
        if weapon != NO_WEAPON:
            args["weapon"] = WEAPONS[weapon]
            text += " " + WEAPONS[weapon]
        known = self._known.get(text)
        if known is not None:
            return known
        touches = [f"defender:{name}", *[f"suppress:{COLORS[color]}" for color in colors]]
        action = self.vocabulary.add("suppress", args, tuple(touches), text)
        self._mean(SUPPRESS, who, -1, weapon, amounts)
        self._known[text] = action
        return action

    def _is_whole(self, action: Action) -> bool:
        return self.amounts[action.number].count(0) == SPACES - 1

    def _add_others(self) -> None:
        board = self.board
        names = board.defender_ids
        everyone = range(DEFENDERS)
        self.load = [
            self._add(LOAD, "load", {"by": names[d]}, (f"defender:{names[d]}", "load"), d)
            for d in everyone
        ]
        self.recover = self._add_recoveries(RECOVER, "recover", "by")
        self.remove_suppression = [
            self._add(
                REMOVE_SUPPRESSION,
                "remove_suppression",
                {"by": names[d]},
                (f"defender:{names[d]}",),
                d,
            )
            for d in everyone
        ]
        self.command = [
            self._add(COMMAND, "command", {"by": names[d]}, (f"defender:{names[d]}",), d)
            for d in everyone
        ]
        self.escape = [
            self._add(ESCAPE, "escape", {"by": names[d]}, (f"defender:{names[d]}",), d)
            for d in everyone
        ]
        self.order = self._add_recoveries(ORDER, "order", "who")
        self.hold = self._add(HOLD, "hold", {}, ())
        self.end = self._add(END, "end", {}, ())
        self.done = self._add(DONE, "done", {}, ())
        self.spend = [
            self._add(SPEND, "spend", {"tokens": number}, (), -1, number)
            for number in range(board.suppression_tokens + 1)
        ]
        self.sacrifice = self._add(SACRIFICE, "sacrifice", {}, (f"defender:{names[board.gangl]}",))
        self.decline = self._add(DECLINE, "decline", {}, ())
        cards, tactics = board.card_ids, board.tactic_ids
        self.plan = [
            self._add(PLAN, "plan", {"card": cards[c]}, (f"card:{cards[c]}",), -1, c)
            for c in range(len(cards))
        ]
        self.tactic = [
            self._add(TACTIC, "tactic", {"card": tactics[t]}, (f"tactic:{tactics[t]}",), -1, t)
            for t in range(len(tactics))
        ]

    def _add_recoveries(self, verb: int, do: str, key: str) -> list[Action]:
        """Recover and order: by Defender * 2 + condition."""
        actions: list[Action] = []
        for who in range(DEFENDERS):
            name = self.board.defender_ids[who]
            for what in (EXHAUSTION, DISRUPTION):
                args: dict[str, Any] = {key: name, "what": CONDITIONS[what]}
                actions.append(self._add(verb, do, args, (f"defender:{name}",), who, what))
        return actions
