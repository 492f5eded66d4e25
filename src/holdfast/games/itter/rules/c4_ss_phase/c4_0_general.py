"""CI-4.0 General: the cards of the turn, one after the other, each as its kind says."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Step
from holdfast.games.itter.board import (
    ATTACK_LOCATION,
    FLAK30,
    PLACE,
    REGIMENT_142ND,
    REINFORCEMENTS,
    SNIPER,
    SUPPRESSIVE_FIRE,
)
from holdfast.games.itter.odds import losses_of
from holdfast.games.itter.rules.c4_ss_phase.c4_1_sniper import shoot, sniper_odds
from holdfast.games.itter.rules.c4_ss_phase.c4_2_location import (
    attack_location,
    location_odds,
    shelling_of,
)
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import (
    Place,
    SuppressPlacement,
    placing_odds,
    placing_of,
)
from holdfast.games.itter.rules.c4_ss_phase.c4_4_disrupt import (
    SuppressiveFire,
    flak30_odds,
    suppressive_fire_odds,
    sweep,
)
from holdfast.games.itter.rules.c4_ss_phase.c4_5_events import call_reinforcements, relieve_castle
from holdfast.games.itter.rules.c5_end import end_game
from holdfast.games.itter.rules.c6_variants import c6_0_tactics as tactics
from holdfast.games.itter.terms import COMPETITIVE, DECK_EXHAUSTED, ELITE, SS

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class SsPhase(Step["Itter"]):
    """Action and Command tokens come off, the turn's tactics come in, cards are revealed."""

    rule: ClassVar[str] = "CI-4.0.1"

    def run(self, s: Itter, chance: Chance) -> None:
        s.phase = SS
        s.actions_left = 0
        s.acted = 0  # CI-2.3.7: Suppression tokens stay
        s.commanded = 0
        if s.log is not None:
            s.tell("ss_phase", self.rule, {"turn": s.turn})
        tactics.activate(s)
        s.then(NEXT_CARD)


class NextCard(Step["Itter"]):
    """Up to three cards, each resolved completely before the next."""

    rule: ClassVar[str] = "CI-4.0.2"

    def run(self, s: Itter, chance: Chance) -> None:
        competitive = s.rules.variant == COMPETITIVE  # CI-6.2.7
        pile = s.orders if competitive else s.deck
        # CI-1.1.3, CI-4.0.3, CI-PA.7: three cards, or what there is.
        if len(s.revealed) == s.board.cards_per_turn or not pile:
            end_turn(s)
            return
        card = pile[0]
        if competitive:
            s.orders = pile[1:]
        else:
            s.deck = pile[1:]
        s.revealed += (card,)
        if s.log is not None:
            s.tell("revealed", self.rule, {"card": s.board.card_ids[card]})
        s.then(NEXT_CARD)
        resolve(s, card, chance)


SS_PHASE: Final = SsPhase()
NEXT_CARD: Final = NextCard()


def end_turn(s: Itter) -> None:
    """The cards are discarded; with no more to come the game is over (CI-4.0.4, CI-5.0.1)."""
    s.discard += s.revealed
    s.revealed = ()
    if is_last_turn(s):
        end_game(s, DECK_EXHAUSTED)


def is_last_turn(s: Itter) -> bool:
    """The deck is empty; in competitive play, the SS hand could not be refilled (CI-6.2.9).

    Nothing else ends the game here, not even that nobody is left to defend (CI-5.0.9).
    """
    if s.rules.variant == COMPETITIVE:
        return len(s.hand) < s.board.starts[COMPETITIVE].ss_hand
    return not s.deck


def resolve(s: Itter, card: int, chance: Chance) -> None:
    """What a card does."""
    effect = s.board.card_effect[card]
    if effect == PLACE:
        counter = s.board.card_counter[card]
        s.then(Place(counter, s.board.card_number[card] + tactics.extra_counters(s, counter)))
    elif effect == SNIPER:
        shoot(s, card, chance)
    elif effect == ATTACK_LOCATION:
        attack_location(s, card, chance)
    elif effect == FLAK30:
        sweep(s, card, chance)
    elif effect == REINFORCEMENTS:
        call_reinforcements(s)
    elif effect == REGIMENT_142ND:
        relieve_castle(s)
    else:
        s.then(SuppressiveFire(0, 0))


# What a card can do if it is the next to be revealed.


def card_odds(s: Itter, card: int) -> dict[str, Fraction]:
    """Its odds, by its kind.

    Defenders are reckoned with Low Morale and without Gangl's Sacrifice, which is the player's
    choice; counters without spending Suppression tokens.
    """
    s = in_ss_phase(s)
    effect = s.board.card_effect[card]
    if effect == PLACE:
        return placing_odds(s, card)
    if effect == SNIPER:
        return sniper_odds(s, card)
    if effect == ATTACK_LOCATION:
        return location_odds(s, card)
    if effect == FLAK30:
        return flak30_odds(s, card)
    if effect == SUPPRESSIVE_FIRE:
        return suppressive_fire_odds(s)
    return {}


def card_comes(s: Itter, card: int, chance: Chance) -> list[str]:
    """What the card does if it comes now with these dice, by the rules: outcomes of `card_odds`."""
    then = in_ss_phase(s)
    log: list[Event] = []
    then.log = log
    then.agenda = []
    resolve(then, card, chance)
    then.advance(chance)
    while not then.over:
        # What `card_odds` take for granted: no token is spent, and Gangl stays.
        asked = isinstance(then.decision, SuppressPlacement)
        then.apply(then.actions.spend[0] if asked else then.actions.decline, chance)
    effect = s.board.card_effect[card]
    if effect == ATTACK_LOCATION:
        return [shelling_of(log)]
    return placing_of(s, card, log) if effect == PLACE else losses_of(log)


def in_ss_phase(s: Itter) -> Itter:
    """A copy with the Tactics cards that are known to be in force when the card comes.

    Before the SS Phase the active cards are those of the last turn (CI-6.0.1); of these only the
    younger of two stays (CI-6.1.3.3).
    """
    then = s.copy()
    if s.phase == SS:
        return then
    then.tactics_active = s.tactics_active[1:] if s.rules.variant == ELITE else ()
    return then
