"""CI-2 Defender Phase: who may do what. What the actions do is in `c2_effects`."""

from __future__ import annotations

from typing import ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.itter.actions import (
    ATTACK,
    COMMAND,
    DEPLOY,
    DISRUPTION,
    END,
    ESCAPE,
    EXHAUSTION,
    HOLD,
    LOAD,
    MOVE,
    ORDER,
    RECOVER,
    REMOVE_SUPPRESSION,
    SHIFT,
    SUPPRESS,
)
from holdfast.games.itter.board import AREAS, DEFENDERS, NODES, NONE, SQUARES, SUPPLY, TARGETS
from holdfast.games.itter.rules import c2_effects as effects
from holdfast.games.itter.rules import c2_why as why
from holdfast.games.itter.state import (
    ACTED,
    DISRUPTED,
    EXHAUSTED,
    HAS_TOKEN,
    NOT_FRESH,
    Itter,
)


class DefenderAction(Decision[Itter]):
    """One of up to five actions, or the end of the phase."""

    kind: ClassVar[str] = "defender_action"
    rule: ClassVar[str] = "CI-2.0.1"
    verbs: ClassVar[tuple[str, ...]] = (
        "deploy",
        "attack",
        "suppress",
        "shift",
        "move",
        "load",
        "recover",
        "remove_suppression",
        "command",
        "escape",
        "end",
    )

    def legal(self, s: Itter) -> list[Action]:
        legal: list[Action] = []
        squares = s.open_squares()
        add_deployments(s, squares, legal)
        if not s.must_deploy():  # CI-2.1.4
            targets = targets_by_color(s)
            for who in range(DEFENDERS):
                if s.at[who] < 0 or s.flags[who] & HAS_TOKEN:  # CI-2.0.2, CI-2.7.4
                    continue
                if s.flags[who] & NOT_FRESH:
                    add_recoveries(s, who, legal)
                else:
                    add_actions(s, who, targets, squares, legal)
                    add_shifts(s, who, legal)  # CI-2.4.5: never before a Recover
                    if can_escape(s, who):
                        legal.append(s.actions.escape[who])
        legal.append(s.actions.end)  # CI-2.0.5
        return legal

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        verb = s.actions.verb[action.number]
        who = s.actions.who[action.number]
        what = s.actions.what[action.number]
        if verb == END:
            effects.end_phase(s)
        elif verb == DEPLOY:
            effects.deploy(s, who, what)
            s.then(Activation(who, True, 0), NEXT_ACTION)  # CI-2.1.3
        elif verb == SHIFT:
            effects.shift(s, who, what)
            s.then(Activation(who, False, 1), NEXT_ACTION)  # CI-2.4.3
        elif verb == ESCAPE:
            s.then(NEXT_ACTION)
            effects.escape(s, who, chance)
        elif verb in (RECOVER, REMOVE_SUPPRESSION):
            effects.recover(s, who, what if verb == RECOVER else DISRUPTION, verb)
            s.then(NEXT_ACTION)
        else:
            s.then(NEXT_ACTION)
            take_action(s, action, chance)

    def explain(self, s: Itter, action: Action) -> Refusal:
        return why.not_an_action(s, action)


class NextAction(Step[Itter]):
    """The phase goes on while actions are left."""

    rule: ClassVar[str] = "CI-2.0.1"

    def run(self, s: Itter, chance: Chance) -> None:
        if s.actions_left > 0:
            s.then(DEFENDER_ACTION)


class Activation(Decision[Itter]):
    """A Defender that was deployed or has shifted finishes before anyone else acts."""

    kind: ClassVar[str] = "activation"
    rule: ClassVar[str] = "CI-2.0.6"
    # CI-2.4.7, CI-2.8.4: no Escape from here.
    verbs: ClassVar[tuple[str, ...]] = (
        "attack",
        "suppress",
        "shift",
        "move",
        "load",
        "command",
        "hold",
    )

    def __init__(self, who: int, deployed: bool, shifts: int) -> None:
        self.who = who
        self.deployed = deployed
        self.shifts = shifts

    def args(self) -> tuple[int, bool, int]:
        return (self.who, self.deployed, self.shifts)

    def legal(self, s: Itter) -> list[Action]:
        legal: list[Action] = []
        add_actions(s, self.who, targets_by_color(s), s.open_squares(), legal)
        if self.shifts < most_shifts(s, self.who):
            add_shifts(s, self.who, legal)
        legal.append(s.actions.hold)
        return legal

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        verb = s.actions.verb[action.number]
        if verb == SHIFT:
            effects.shift(s, self.who, s.actions.what[action.number])
            s.then(Activation(self.who, self.deployed, self.shifts + 1))
        elif verb == HOLD:
            effects.hold(s, self.who, self.shifts > 0)
        else:
            take_action(s, action, chance)

    def explain(self, s: Itter, action: Action) -> Refusal:
        may_shift = self.shifts < most_shifts(s, self.who)
        return why.not_in_activation(s, action, self.who, may_shift)

    def not_asked(self, s: Itter, action: Action) -> Refusal:
        verb = s.actions.verb[action.number]
        who = s.actions.who[action.number]
        if verb not in (DEPLOY, ESCAPE, RECOVER, REMOVE_SUPPRESSION, END):
            return super().not_asked(s, action)
        if who != self.who:
            return why.not_before(s, action, self.who)
        if verb == DEPLOY:
            return why.not_deployable(s, who, s.actions.what[action.number])
        if verb == ESCAPE:
            return why.not_escaping_now(s, who)
        return why.not_recovering(s, action)


class CommandOrder(Decision[Itter]):
    """A commander gives free Recovers in its location, up to three in all."""

    kind: ClassVar[str] = "command_order"
    rule: ClassVar[str] = "CI-2.7.1"
    verbs: ClassVar[tuple[str, ...]] = ("order", "done")

    def __init__(self, by: int, left: int) -> None:
        self.by = by
        self.left = left

    def args(self) -> tuple[int, int]:
        return (self.by, self.left)

    def legal(self, s: Itter) -> list[Action]:
        return [*possible_orders(s, self.by), s.actions.done]

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        if s.actions.verb[action.number] != ORDER:
            return
        effects.order(s, self.by, s.actions.who[action.number], s.actions.what[action.number])
        if self.left > 1 and possible_orders(s, self.by):  # CI-2.7.5
            s.then(CommandOrder(self.by, self.left - 1))

    def explain(self, s: Itter, action: Action) -> Refusal:
        return why.not_an_order(s, action, self.by)


DEFENDER_ACTION: Final = DefenderAction()
NEXT_ACTION: Final = NextAction()


def take_action(s: Itter, action: Action, chance: Chance) -> None:
    """The actions that both a free Defender and one in its activation may take."""
    verb = s.actions.verb[action.number]
    who = s.actions.who[action.number]
    what = s.actions.what[action.number]
    weapon = s.actions.weapon[action.number]
    if verb == ATTACK:
        effects.attack(s, who, what, weapon, chance)
    elif verb == SUPPRESS:
        effects.suppress(s, who, s.actions.amounts[action.number], weapon)
    elif verb == MOVE:
        effects.move(s, who, what)
    elif verb == LOAD:
        effects.load(s, who)
    elif verb == COMMAND:
        effects.command(s, who)
        orders = s.board.orders[1 if s.setting.player_aid else 0]  # CI-PA.3
        s.then(CommandOrder(who, orders))


def targets_by_color(s: Itter) -> list[list[int]]:
    """Every SS counter that can be attacked, by the colour of its node (CI-1.3.1)."""
    targets: list[list[int]] = [[], [], [], [], []]
    color = s.board.node_color
    for node in range(NODES):
        if s.infantry[node] != NONE:
            targets[color[node]].append(node)
    for gun in range(2 * AREAS):
        if s.guns[gun] > 0:
            targets[color[gun // 2]].append(NODES + gun)
    return targets


def add_deployments(s: Itter, squares: list[int], legal: list[Action]) -> None:
    """From the supply to any open square (CI-2.1.1, CI-2.1.7)."""
    deploy = s.actions.deploy
    for who in range(DEFENDERS):
        if s.at[who] == SUPPLY:
            first = who * SQUARES
            legal += [deploy[first + square] for square in squares]


def add_actions(
    s: Itter, who: int, targets: list[list[int]], squares: list[int], legal: list[Action]
) -> None:
    """Attack, suppress, move, load and command, for a fresh Defender on the board."""
    bonus = s.inspiration(who)
    add_attacks(s, who, bonus, targets, legal)
    add_suppressions(s, who, bonus, legal)
    add_moves(s, who, squares, legal)
    if can_load(s, who):
        legal.append(s.actions.load[who])
    if s.board.commands[who] and possible_orders(s, who):  # CI-2.7.5
        legal.append(s.actions.command[who])


def add_attacks(
    s: Itter, who: int, bonus: int, targets: list[list[int]], legal: list[Action]
) -> None:
    """Every counter in sight, with the own value and with the tank weapon (CI-2.2.1, CI-3.6.3)."""
    weapon = s.usable_weapon(who)
    own = s.board.attack[who] + bonus > 0  # CI-2.2.4
    armed = weapon != NONE and s.board.weapon_attack[weapon] + bonus > 0
    first = who * TARGETS
    for color in s.board.colors_of[s.at[who]]:
        seen = targets[color]
        if own:
            attack = s.actions.attack[0]
            legal += [attack[first + target] for target in seen]
        if armed:
            attack = s.actions.attack[weapon + 1]
            legal += [attack[first + target] for target in seen]


def add_suppressions(s: Itter, who: int, bonus: int, legal: list[Action]) -> None:
    """All tokens of the value, divided in any way the square allows (CI-2.3.1 to CI-2.3.6)."""
    square = s.at[who]
    if not s.board.spaces_of[square]:
        return
    tables = s.actions.suppress_one if s.setting.player_aid else s.actions.suppress  # CI-PA.4
    left = s.tokens_left()
    number = min(s.board.suppress[who] + bonus, left)
    legal += tables[0][who * SQUARES + square][number]
    weapon = s.usable_weapon(who)
    if weapon != NONE:
        number = min(s.board.weapon_suppress[weapon] + bonus, left)
        legal += tables[weapon + 1][who * SQUARES + square][number]


def most_shifts(s: Itter, who: int) -> int:
    """How many free moves an activation allows (CI-2.4.4).

    The other reading has a limit too: swaps back and forth would never end.
    """
    return len(s.board.squares_in[s.place_of(who)]) - 1 if s.setting.many_free_moves else 1


def add_shifts(s: Itter, who: int, legal: list[Action]) -> None:
    """Other squares of the own location, if need be changing places (CI-2.4.1, CI-2.4.2)."""
    shift = s.actions.shift
    obstacle = EXHAUSTED if s.setting.player_aid else NOT_FRESH  # CI-PA.5
    for square in s.board.squares_in[s.place_of(who)]:
        partner = s.standing[square]
        if partner == NONE or (partner != who and s.flags[partner] & obstacle == 0):
            legal.append(shift[who * SQUARES + square])


def add_moves(s: Itter, who: int, squares: list[int], legal: list[Action]) -> None:
    """Open squares of other locations; from the Cellar only its exits (CI-2.5)."""
    location_of = s.board.location_of
    here = s.place_of(who)
    move = s.actions.move
    first = who * SQUARES
    if here == s.board.cellar:  # CI-2.5.3
        exits = s.board.cellar_exits
        legal += [move[first + square] for square in squares if location_of[square] in exits]
    else:  # CI-2.5.4
        legal += [move[first + square] for square in squares if location_of[square] != here]


def can_load(s: Itter, who: int) -> bool:
    """A [T] Defender on the load square, while the cannon is not loaded (CI-3.6.4)."""
    return s.board.tank_crew[who] and s.at[who] == s.board.load_square and not s.loaded


def can_escape(s: Itter, who: int) -> bool:
    """Borotra, from a location that allows it, with the colours of his square clear (CI-2.8)."""
    if who != s.board.borotra or s.at[who] < 0 or not s.board.escape_from[s.place_of(who)]:
        return False
    colors = s.board.colors_of[s.at[who]]
    if not colors:  # CI-2.8.5
        return s.setting.escape_from_white
    return all(s.is_color_clear(color) for color in colors)  # CI-2.8.3, CI-PA.8


def add_recoveries(s: Itter, who: int, legal: list[Action]) -> None:
    """Take off the exhaustion or the Disrupted token (CI-2.6.1, CI-2.6.2, CI-PA.1, CI-PA.2)."""
    flags = s.flags[who]
    if s.setting.player_aid:
        if flags & DISRUPTED:
            legal.append(s.actions.remove_suppression[who])
        else:
            legal.append(s.actions.recover[2 * who + EXHAUSTION])
        return
    if flags & EXHAUSTED:
        legal.append(s.actions.recover[2 * who + EXHAUSTION])
    if flags & DISRUPTED:
        legal.append(s.actions.recover[2 * who + DISRUPTION])


def possible_orders(s: Itter, by: int) -> list[Action]:
    """Free Recovers in the commander's location, not for [C] nor after an action (CI-2.7.2).

    Those who had an order can have another (CI-2.7.3), and so can those who have to wait until all
    are deployed (CI-2.1.9). The player aid takes this over (CI-PA.9).
    """
    orders: list[Action] = []
    for square in s.board.squares_in[s.place_of(by)]:
        who = s.standing[square]
        if who == NONE or s.board.commands[who] or s.flags[who] & ACTED:
            continue
        flags = s.flags[who]
        blocked = s.setting.player_aid and flags & DISRUPTED != 0  # CI-PA.3
        if flags & EXHAUSTED and not blocked:
            orders.append(s.actions.order[2 * who + EXHAUSTION])
        if flags & DISRUPTED:
            orders.append(s.actions.order[2 * who + DISRUPTION])
    return orders
