"""CI-4.2 Attack Location: artillery and Panzerfaust."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.games.itter.board import NONE
from holdfast.games.itter.events import Facts
from holdfast.games.itter.odds import ONE, reaches
from holdfast.games.itter.rules.c3_attributes.c3_2_low_morale import remove
from holdfast.games.itter.rules.c3_attributes.c3_5_sacrifice import LocationCasualties
from holdfast.games.itter.rules.c4_ss_phase.c4_0_targets import any_reaches
from holdfast.games.itter.rules.c6_variants.c6_0_tactics import card_dice
from holdfast.games.itter.terms import INTACT, LOST_CREWED, LOST_EMPTY

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter

LOWEST_DEFENSE: Final = 4


def attack_location(s: Itter, card: int, chance: Chance) -> None:
    """A hit lowers the Defense Value, at 4 it strikes (CI-4.2).

    Dice: CI-C.5, CI-C.6; they are rolled also when nobody is there (CI-4.2.8).
    """
    table = s.board.card_table[card]
    always = len(table) == 1  # CI-4.2.2
    die = 0 if always else chance.roll(6)
    location = table[0] if always else table[die - 1]
    told: Facts = {"location": s.board.location_ids[location]}
    if die:
        told["die"] = die
    if location == s.board.jenny and s.jenny != INTACT:
        s.tell("no_effect", "CI-4.2.4", told)
        return
    needed = s.defense[location]
    dice = chance.dice(shelling_dice(s, card))
    hit = any_reaches(dice, needed)  # CI-4.2.3
    if s.log is not None:
        facts: Facts = {**told, "dice": dice, "needed": needed, "hit": hit}
        s.tell("shelled", "CI-4.2.2" if always else "CI-4.2.1", facts)
    if hit:
        strike(s, location)


def shelling_dice(s: Itter, card: int) -> int:
    return s.board.card_number[card] + card_dice(s, card)


def strike(s: Itter, location: int) -> None:
    """A hit on a location (CI-4.2.5, CI-4.2.6, CI-4.2.7)."""
    if s.defense[location] > LOWEST_DEFENSE:
        s.defense[location] -= 1
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
        if s.is_disrupted(who):
            doomed.append(who)
        else:
            s.disrupted |= s.bit(who)
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
    s.tell("destroyed", "CI-4.2.7", {"location": s.board.location_ids[location]})
    for who in crew:
        remove(s, who, "CI-4.2.7")
    s.wreck_jenny(LOST_CREWED if crew else LOST_EMPTY)


def location_odds(s: Itter, card: int) -> dict[str, Fraction]:
    odds: dict[str, Fraction] = defaultdict(Fraction)
    table = s.board.card_table[card]
    dice = shelling_dice(s, card)
    for location in table:
        if location == s.board.jenny and s.jenny != INTACT:
            continue
        defense = s.defense[location]
        name = s.board.location_ids[location]
        if defense > LOWEST_DEFENSE:
            what = f"weakened:{name}"
        else:
            what = f"destroyed:{name}" if location == s.board.jenny else f"disrupted:{name}"
        odds[what] += reaches(dice, defense) / len(table)
    odds["nothing"] = ONE - sum(odds.values(), Fraction(0))
    return dict(odds)


def shelling_of(log: list[Event]) -> str:
    """Which of these odds the events of a shelled location tell."""
    shelled, *then = log
    if not shelled.facts.get("hit"):
        return "nothing"
    kind = then[0].kind if then and then[0].kind in ("weakened", "destroyed") else "disrupted"
    return f"{kind}:{shelled.facts['location']}"
