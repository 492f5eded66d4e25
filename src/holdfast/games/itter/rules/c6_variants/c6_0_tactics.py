"""CI-6.0 Tactics cards: what the active ones change in the SS Phase. Several add up (CI-6.0.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.itter.board import (
    APPROACH,
    EXTRA_COUNTER,
    EXTRA_DIE,
    EXTRA_DISRUPT_DIE,
    FANATICS,
    NONE,
    SMOKE_SCREEN,
)
from holdfast.games.itter.terms import COMPETITIVE, ELITE, VETERAN

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


def activate(s: Itter) -> None:
    """The Tactics card or cards of the turn come into force, for the SS Phase only (CI-6.0.1)."""
    before = s.tactics_active
    rule = ""
    if s.rules.variant == VETERAN:
        rule = "CI-6.1.2.3"
        s.tactics_active = ()
        deal(s, 1)
    elif s.rules.variant == ELITE:
        rule = "CI-6.1.3.3"
        s.tactics_active = s.tactics_active[1:] if s.turn > 1 else ()
        deal(s, 1 if s.turn > 1 else 2)
    elif s.rules.variant == COMPETITIVE:
        rule = "CI-6.2.6"
        planned = s.tactics_planned
        s.tactics_active = (planned,) if planned != NONE else ()
        s.tactics_planned = NONE
    if s.log is not None and s.tactics_active != before:
        active = [s.board.tactic_ids[card] for card in s.tactics_active]
        s.tell("tactics", rule, {"tactics": active})


def deal(s: Itter, number: int) -> None:
    """Top cards become active; from an empty deck nothing is dealt (CI-6.0.6)."""
    s.tactics_active += s.tactics_deck[:number]
    s.tactics_deck = s.tactics_deck[number:]


def count(s: Itter, effect: int) -> int:
    """How many active cards have an effect."""
    found = 0
    for card in s.tactics_active:
        if s.board.tactic_effect[card] == effect:
            found += 1
    return found


def card_dice(s: Itter, card: int) -> int:
    """Extra dice for an SS card, rolled after its own (CI-6.0.3, CI-C.12)."""
    kind = s.board.card_kind[card]
    found = 0
    for tactic in s.tactics_active:
        if s.board.tactic_effect[tactic] == EXTRA_DIE and kind in s.board.tactic_cards[tactic]:
            found += 1
    return found


def gun_dice(s: Itter, counter: int) -> int:
    """Extra dice for a gun that fires (CI-6.0.3)."""
    return count_for(s, EXTRA_DISRUPT_DIE, counter)


def extra_counters(s: Itter, counter: int) -> int:
    """How many more counters a card of this type places (CI-6.0.3)."""
    return count_for(s, EXTRA_COUNTER, counter)


def count_for(s: Itter, effect: int, counter: int) -> int:
    found = 0
    for card in s.tactics_active:
        if s.board.tactic_effect[card] == effect and counter in s.board.tactic_counters[card]:
            found += 1
    return found


def smoke(s: Itter) -> int:
    """Dice that a suppression attempt loses (CI-6.0.3)."""
    return count(s, SMOKE_SCREEN)


def fanatics(s: Itter) -> int:
    """How much harder counters are to suppress (CI-6.0.3)."""
    return count(s, FANATICS)


def approach(s: Itter, counter: int) -> int:
    """What an Approach card adds to its one die; 0 when none is in force (CI-6.0.4)."""
    kind = ""
    add = 0
    for card in s.tactics_active:
        if s.board.tactic_effect[card] != APPROACH:
            continue
        if kind not in ("", s.board.tactic_kind[card]):
            return 0
        kind = s.board.tactic_kind[card]
        if counter in s.board.tactic_counters[card]:
            add = s.board.tactic_add[card]
    return add
