"""Rally the flag: reinforcements, and what they do for a combat (chapter 8)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import NAMES, NO_CARD, NO_SUIT, SUIT, names
from holdfast.games.castle.odds import combat_odds
from holdfast.games.castle.parts import without
from holdfast.games.castle.rules.decide import CastleAction, CastleDecision, OnCard
from holdfast.games.castle.telling import tell_card, tell_lost
from holdfast.games.castle.terms import REINFORCEMENT

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle
    from holdfast.games.castle.state import Castle

NO_REINFORCEMENT: Final = _(
    "{card} is not among the reinforcements of {seat} that can be committed. There: {cards}."
)
IS_TARGET: Final = _("{card} is itself under attack and cannot be committed.")
JACK_LOST: Final = _("{seat} has no Jack any more, so nobody rallies to the flag.")
OTHER_SUIT: Final = _("{card} has not the suit of the Jack of {seat}.")


def can_rally(s: Castle) -> bool:
    """The card drawn for the turn has the suit of the own Jack, who stands (CA-RALLY.3)."""
    return SUIT[s.drawn] == s.jack_suit(s.turn)


class Rally(CastleAction):
    """The drawn card is laid face up beside the castle as a reinforcement (CA-RALLY.1)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "rally", {}, ("drawn", "reinforcements"))

    def play(self, s: Castle, chance: Chance) -> None:
        card = s.drawn
        s.drawn = NO_CARD
        fort = s.forts[s.turn]
        fort.reinforcements = (*fort.reinforcements, card)
        tell_card(s, "rallied", "CA-RALLY.1", s.turn, card)

    def why(self, s: Castle) -> Refusal:
        facts = {"card": NAMES[s.drawn], "seat": s.turn}
        if s.jack_suit(s.turn) == NO_SUIT:
            return Refusal("CA-RALLY.2", JACK_LOST, facts)
        return Refusal("CA-RALLY.1", OTHER_SUIT, facts)


# Before the dice (CA-FIGHT.1, steps 5 and 6)


def ask_commitments(s: Castle) -> None:
    """First the attacker, then the defender, whoever has something to commit (CA-RALLY.5).

    In a volley too (CA-ACE.5).
    """
    if can_defend_with(s):
        s.then(ASK_DEFENDER)
    if s.forts[s.fighting().seat].reinforcements:
        s.then(ASK_ATTACKER)


def can_defend_with(s: Castle) -> tuple[int, ...]:
    """The defender's reinforcements, less the one that is itself the target (CA-RALLY.7)."""
    battle = s.fighting()
    defender = s.defender()
    if defender < 0:  # CA-BARRICADE.4
        return ()
    pool = s.forts[defender].reinforcements
    if battle.target_kind == REINFORCEMENT and battle.target_card in pool:
        return without(pool, battle.target_card)
    return pool


class AskCommit(CastleDecision):
    """Any number of reinforcements, one card per step; it ends by itself when none is left."""

    kind: ClassVar[str] = "commit"
    rule: ClassVar[str] = "CA-RALLY.5"
    verbs: ClassVar[tuple[str, ...]] = ("commit", "done")

    def __init__(self, attacks: bool) -> None:
        self.attacks = attacks

    def args(self) -> tuple[object, ...]:
        return (self.attacks,)

    def seat(self, s: Castle) -> int:
        return s.fighting().seat if self.attacks else s.defender()

    def pool(self, s: Castle) -> tuple[int, ...]:
        if self.attacks:
            return s.forts[s.fighting().seat].reinforcements
        return can_defend_with(s)

    def legal(self, s: Castle) -> list[Action]:
        commit = s.actions.commit
        actions = [commit[card] for card in self.pool(s)]
        actions.append(s.actions.done)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        if not isinstance(action, Commit):
            return
        battle, seat = s.fighting(), self.seat(s)
        action.leave(s, seat)
        if self.attacks:
            battle.attack_commit = (*battle.attack_commit, action.card)
        else:
            battle.defence_commit = (*battle.defence_commit, action.card)
        tell_card(s, "committed", "CA-RALLY.5", seat, action.card)
        if self.pool(s):
            s.then(self)


class Commit(OnCard):
    """Commit a reinforcement to a combat, or to the contest for a joker, whichever is asked."""

    def __init__(self, number: int, card: int) -> None:
        super().__init__(number, "commit", card)

    def leave(self, s: Castle, seat: int) -> None:
        """The card is no longer among the reinforcements."""
        fort = s.forts[seat]
        fort.reinforcements = without(fort.reinforcements, self.card)

    def why(self, s: Castle) -> Refusal:
        card, battle, asked = self.card, s.battle, s.decision
        attacked = battle is not None and battle.target_kind == REINFORCEMENT
        if attacked and s.fighting().target_card == card:
            return Refusal("CA-RALLY.7", IS_TARGET, {"card": NAMES[card]})
        seat = asked.seat(s)
        cards = names(s.forts[seat].reinforcements)
        facts = {"card": NAMES[card], "seat": seat, "cards": cards}
        return Refusal(asked.rule, NO_REINFORCEMENT, facts)

    def odds(self, s: Castle) -> dict[str, Fraction]:
        return combat_odds(s, self)


def discard_commitments(s: Castle, battle: Battle) -> None:
    """Committed cards are discarded, the attacker's first (CA-RALLY.6, CA-DISCARD.1)."""
    used = battle.attack_commit + battle.defence_commit
    if not used:
        return
    s.discard += used
    battle.attack_commit = ()
    battle.defence_commit = ()
    tell_lost(s, "discarded", "CA-RALLY.6", -1, used, "commit")


ASK_ATTACKER: Final = AskCommit(True)
ASK_DEFENDER: Final = AskCommit(False)
