"""CI-0 Set-up, and the parts of it that the variants change (CI-6.1, CI-6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.chance import Chance, shuffle
from holdfast.core.state import Step
from holdfast.games.itter.board import AREAS, DEFENDERS
from holdfast.games.itter.rules.c1_turn import START_TURN
from holdfast.games.itter.terms import BEGINNER, COMPETITIVE

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class SetUp(Step["Itter"]):
    """Everybody takes their places, decks are shuffled, and the first turn begins."""

    rule: ClassVar[str] = "CI-0.9"

    def run(self, s: Itter, chance: Chance) -> None:
        for who in range(DEFENDERS):  # CI-0.2
            if s.board.start_at[who] >= 0:
                s.put(who, s.board.start_at[who])
            else:
                s.take_off(who, s.board.start_at[who])
        stack_ss_deck(s, chance)
        place_start_counters(s, chance)
        if s.rules.variant != BEGINNER:  # CI-0.7, CI-6.1.2.4
            stack_tactics(s, chance)
        if s.rules.variant == COMPETITIVE:  # CI-6.2.1
            deal_first_hand(s)
        s.then(START_TURN)


SET_UP: Final = SetUp()


def stack_ss_deck(s: Itter, chance: Chance) -> None:
    """Each deck is shuffled on its own; deck 1 goes on top, deck 4 to the bottom (CI-0.4).

    The 142nd card lies aside (CI-0.6).
    """
    for number in range(4):
        pile = s.board.decks[number][:]
        if number == 0 and s.rules.variant == COMPETITIVE:  # CI-0.5
            pile += s.board.competitive_cards
        shuffle(pile, chance)
        s.deck += tuple(pile)


def place_start_counters(s: Itter, chance: Chance) -> None:
    """One counter in every area (CI-0.3, CI-6.1.2.1, CI-6.1.3.1)."""
    start = s.board.starts[s.rules.variant]
    counters = start.counters[:]
    if start.shuffled:
        shuffle(counters, chance)
    for area in range(AREAS):
        s.put_infantry(area, counters[area])


def stack_tactics(s: Itter, chance: Chance) -> None:
    """Shuffle each Tactics deck, take its top cards off unseen, and stack the rest (CI-6.0.5)."""
    removed = s.board.starts[s.rules.variant].tactics_removed  # CI-6.1.2.2, CI-6.1.3.2, CI-6.2.2
    for number in range(4):
        pile = s.board.tactics_decks[number][:]
        shuffle(pile, chance)
        s.boxed_tactics += tuple(pile[: removed[number]])
        s.tactics_deck += tuple(pile[removed[number] :])


def deal_first_hand(s: Itter) -> None:
    """The SS player's cards for the first planning (CI-6.2.3)."""
    start = s.board.starts[COMPETITIVE]
    s.hand = s.deck[: start.ss_hand]
    s.deck = s.deck[start.ss_hand :]
    s.tactics_hand = s.tactics_deck[: start.tactics_hand]
    s.tactics_deck = s.tactics_deck[start.tactics_hand :]
