"""CI-4 SS Phase: the cards of the turn, one after the other, and what each kind does."""

from __future__ import annotations

from typing import ClassVar, Final

from holdfast.core.chance import Chance
from holdfast.core.state import Step
from holdfast.games.itter.board import (
    AREAS,
    ATTACK_LOCATION,
    COLORS,
    DEFENDERS,
    FLAK30,
    MACHINE_GUNNER,
    NONE,
    PLACE,
    REGIMENT_142ND,
    REINFORCEMENTS,
    RESERVE,
    SNIPER,
    SUPPLY,
)
from holdfast.games.itter.rules import c6_tactics as tactics
from holdfast.games.itter.rules.c3_casualties import (
    BY_FLAK30,
    BY_SNIPER,
    BY_SUPPRESSIVE_FIRE,
    Casualty,
    LocationCasualties,
    caused,
    disrupt,
    remove,
)
from holdfast.games.itter.rules.c4_place import Place, any_reaches, find_number, fire, target_at
from holdfast.games.itter.rules.c5_end import end_game
from holdfast.games.itter.state import (
    BY_142ND,
    COMPETITIVE,
    DECK_EXHAUSTED,
    DISRUPTED,
    HAS_TOKEN,
    INTACT,
    LOST_CREWED,
    LOST_EMPTY,
    SS,
    VARIANTS,
    Itter,
)

LOWEST_DEFENSE: Final = 4


class SsPhase(Step[Itter]):
    """Action and Command tokens come off, the turn's tactics come in, cards are revealed."""

    rule: ClassVar[str] = "CI-4.0.1"

    def run(self, s: Itter, chance: Chance) -> None:
        s.phase = SS
        s.actions_left = 0
        for who in range(DEFENDERS):
            s.flags[who] &= ~HAS_TOKEN  # CI-2.3.7: Suppression tokens stay
        if s.log is not None:
            s.tell("ss_phase", self.rule, {"turn": s.turn})
        tactics.activate(s)
        s.then(NEXT_CARD)


class NextCard(Step[Itter]):
    """Up to three cards, each resolved completely before the next."""

    rule: ClassVar[str] = "CI-4.0.2"

    def run(self, s: Itter, chance: Chance) -> None:
        pile = s.orders if s.setting.variant == COMPETITIVE else s.deck  # CI-6.2.7
        # CI-1.1.3, CI-4.0.3, CI-PA.7: three cards, or what there is.
        if len(s.revealed) == s.board.cards_per_turn or not pile:
            end_turn(s)
            return
        card = pile.pop(0)
        s.revealed.append(card)
        if s.log is not None:
            s.tell("revealed", self.rule, {"card": s.board.card_ids[card]})
        s.then(NEXT_CARD)
        resolve(s, card, chance)


SS_PHASE: Final = SsPhase()
NEXT_CARD: Final = NextCard()


def end_turn(s: Itter) -> None:
    """The cards are discarded; with no more to come the game is over (CI-4.0.4, CI-5.0.1)."""
    s.discard += s.revealed
    s.revealed = []
    if is_last_turn(s):
        end_game(s, DECK_EXHAUSTED)


def is_last_turn(s: Itter) -> bool:
    """The deck is empty; in competitive play, the SS hand could not be refilled (CI-6.2.9).

    Nothing else ends the game here, not even that nobody is left to defend (CI-5.0.9).
    """
    if s.setting.variant == COMPETITIVE:
        full: int = s.board.variants[VARIANTS[COMPETITIVE]]["ss_hand"]
        return len(s.hand) < full
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
        color = s.board.card_table[card][chance.roll(6) - 1]
        if s.log is not None:
            s.tell("flak30", "CI-4.4.1", {"color": COLORS[color]})
        s.then(Flak30(card, color, 1))
    elif effect == REINFORCEMENTS:
        call_reinforcements(s)
    elif effect == REGIMENT_142ND:
        end_game(s, BY_142ND)  # CI-4.5.2, CI-6.2.8
    else:
        s.then(SuppressiveFire(0, 0))


def shoot(s: Itter, card: int, chance: Chance) -> None:
    """Sniper: a colour, a target in it, and a hit is a casualty at once (CI-4.1, CI-C.4)."""
    color = s.board.card_table[card][chance.roll(6) - 1]  # CI-4.1.1
    number = find_number(s, color, chance)
    if number == NONE:
        if s.log is not None:
            s.tell("sniper_idle", "CI-4.1.2", {"color": COLORS[color]})
        return
    who = target_at(s, color, number)
    needed = s.defense[s.place_of(who)]
    dice = chance.dice(s.board.card_number[card] + tactics.card_dice(s, card))
    hit = any_reaches(dice, needed)
    if s.log is not None:
        s.tell(
            "sniped",
            "CI-4.1.3",
            {
                "color": COLORS[color],
                "die": number,
                "who": s.board.defender_ids[who],
                "dice": dice,
                "needed": needed,
                "hit": hit,
            },
        )
    if hit:
        s.then(Casualty(who, caused(BY_SNIPER)))


def attack_location(s: Itter, card: int, chance: Chance) -> None:
    """Artillery and Panzerfaust: a hit lowers the Defense Value, at 4 it strikes (CI-4.2).

    Dice: CI-C.5, CI-C.6; they are rolled also when nobody is there (CI-4.2.8).
    """
    table = s.board.card_table[card]
    always = len(table) == 1  # CI-4.2.2
    location = table[0] if always else table[chance.roll(6) - 1]
    name = s.board.location_ids[location]
    if location == s.board.jenny and s.jenny != INTACT:  # CI-4.2.4
        if s.log is not None:
            s.tell("no_effect", "CI-4.2.4", {"location": name})
        return
    needed = s.defense[location]
    dice = chance.dice(s.board.card_number[card] + tactics.card_dice(s, card))
    hit = any_reaches(dice, needed)  # CI-4.2.3
    if s.log is not None:
        facts = {"location": name, "dice": dice, "needed": needed, "hit": hit}
        s.tell("shelled", "CI-4.2.2" if always else "CI-4.2.1", facts)
    if hit:
        strike(s, location)


def strike(s: Itter, location: int) -> None:
    """A hit on a location (CI-4.2.5, CI-4.2.6, CI-4.2.7)."""
    if s.defense[location] > LOWEST_DEFENSE:
        s.defense[location] -= 1
        if s.log is not None:
            facts = {"location": s.board.location_ids[location], "defense": s.defense[location]}
            s.tell("weakened", "CI-4.2.5", facts)
    elif location == s.board.jenny:
        destroy_jenny(s)
    else:
        disrupt_all(s, location)


def disrupt_all(s: Itter, location: int) -> None:
    """Everybody in the location is disrupted at once; those who were already, fall (CI-4.2.6)."""
    doomed: list[int] = []
    for square in s.board.squares_in[location]:
        who = s.standing[square]
        if who == NONE:
            continue
        if s.flags[who] & DISRUPTED:
            doomed.append(who)
        else:
            s.flags[who] |= DISRUPTED
            if s.log is not None:
                s.tell("disrupted", "CI-4.2.6", {"who": s.board.defender_ids[who]})
    if doomed:
        s.then(LocationCasualties(location, doomed, 0))


def destroy_jenny(s: Itter) -> None:
    """Besotten Jenny burns with everyone inside (CI-4.2.7)."""
    location = s.board.jenny
    crew = [
        s.standing[square] for square in s.board.squares_in[location] if s.standing[square] != NONE
    ]
    s.defense[location] = 0
    s.loaded = False
    s.jenny = LOST_CREWED if crew else LOST_EMPTY
    if s.log is not None:
        s.tell("destroyed", "CI-4.2.7", {"location": s.board.location_ids[location]})
    for who in crew:
        remove(s, who, "CI-4.2.7")


class Flak30(Step[Itter]):
    """Every Defender of a colour in turn; squares emptied meanwhile are skipped.

    CI-4.4.2, CI-C.7
    """

    rule: ClassVar[str] = "CI-4.4.1"

    def __init__(self, card: int, color: int, number: int) -> None:
        self.card = card
        self.color = color
        self.number = number

    def args(self) -> tuple[int, int, int]:
        return (self.card, self.color, self.number)

    def run(self, s: Itter, chance: Chance) -> None:
        if self.number > 6:
            return
        s.then(Flak30(self.card, self.color, self.number + 1))
        who = s.standing[s.board.color_table[self.color][self.number]]
        if who == NONE:
            return
        needed = s.defense[s.place_of(who)]
        dice = chance.dice(s.board.card_number[self.card] + tactics.card_dice(s, self.card))
        hit = any_reaches(dice, needed)
        if s.log is not None:
            facts = {
                "color": COLORS[self.color],
                "number": self.number,
                "who": s.board.defender_ids[who],
                "dice": dice,
                "needed": needed,
                "hit": hit,
            }
            s.tell("flak30_fired", self.rule, facts)
        if hit:
            disrupt(s, who, caused(BY_FLAK30, self.color, self.number))


class SuppressiveFire(Step[Itter]):
    """Every gun fires: areas in rising order, Machine Gunners before Mortars (CI-4.4.3, CI-C.8)."""

    rule: ClassVar[str] = "CI-4.4.3"

    def __init__(self, gun: int, index: int) -> None:
        self.gun = gun
        self.index = index

    def args(self) -> tuple[int, int]:
        return (self.gun, self.index)

    def run(self, s: Itter, chance: Chance) -> None:
        gun, index = self.gun, self.index
        while gun < 2 * AREAS and index >= s.guns[gun]:
            gun += 1
            index = 0
        if gun == 2 * AREAS:
            return
        s.then(SuppressiveFire(gun, index + 1))
        area, kind = gun // 2, gun % 2
        cause = caused(BY_SUPPRESSIVE_FIRE, area, kind, index)
        fire(s, MACHINE_GUNNER + kind, area, cause, chance)


def call_reinforcements(s: Itter) -> None:
    """The [R] Defenders of the reserve go to the supply (CI-4.5.1, CI-3.4.2)."""
    arrived = [who for who in range(DEFENDERS) if s.at[who] == RESERVE]
    for who in arrived:
        s.at[who] = SUPPLY
    if s.log is not None:
        names = [s.board.defender_ids[who] for who in arrived]
        s.tell("reinforced", "CI-4.5.1", {"whom": names})
