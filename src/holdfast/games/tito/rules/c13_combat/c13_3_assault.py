"""Chapter 13.3: assaults, from the declaration to the last round."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal, Step
from holdfast.games.tito.rules.action import GermanDecision, TitoAction
from holdfast.games.tito.rules.c2_counters import eliminate, hit, tell_order
from holdfast.games.tito.rules.c6_alarm import pull
from holdfast.games.tito.rules.c8_activation.c8_markers import settle
from holdfast.games.tito.rules.c13_combat.c13_1_ammunition import spend_ammo
from holdfast.games.tito.rules.c13_combat.c13_3_lines import (
    LINE_UP,
    SUPPORT,
    assault_attack,
    assault_defence,
    column,
    german_lines,
    lines,
    partisan_lines,
    place,
    round_odds,
    round_outcome,
    unplaced,
)
from holdfast.games.tito.rules.c13_combat.c13_3_retreat import can_break_off
from holdfast.games.tito.rules.c13_combat.c13_4_prisoners import seize
from holdfast.games.tito.rules.c14_victory import is_annihilated
from holdfast.games.tito.terms import ASSAULT, ASSAULTED

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

NO_ASSAULT: Final = _(
    "There is no assault in {zone}: German and Yugoslav units are not both there. "
    "Assaults: {others}."
)


class Assault(TitoAction):
    """CT-13.3.0.1: the assault that is due in a zone with units of both camps, and only there.

    Only Germans start one (CT-13.3.0.2); no Yugoslav unit, no assault (CT-13.3.0.4).
    """

    def __init__(self, number: int, zone: int) -> None:
        super().__init__(number, "assault", {"zone": zone}, (f"zone:{zone}",))
        self.zone = zone

    def play(self, s: Tito, chance: Chance) -> None:
        """It is one action of every German unit in the zone (CT-13.3.0.3)."""
        s.fronted = []
        s.assault_zone = self.zone
        s.assault_round = 1
        s.columns = []
        units = s.germans_at(self.zone)
        for u in units:
            s.mark(u, ASSAULTED)
        if s.log is not None:
            theirs = s.names(s.partisans_at(self.zone))
            facts = {"zone": self.zone, "germans": s.names(units), "yugoslavs": theirs}
            s.tell("assault", "CT-13.3.0.1", facts)
        pull(s, ASSAULT, "CT-6.6")
        settle(s, chance)
        s.then(FILL_LINES)

    def why(self, s: Tito) -> Refusal:
        facts = {"zone": self.zone, "others": assault_zones(s)}
        return Refusal("CT-13.3.0.1", NO_ASSAULT, facts)

    def odds(self, s: Tito) -> dict[str, Fraction]:
        then = s.copy()
        then.assault_zone = self.zone
        return round_odds(then)

    def outcome(self, s: Tito, events: list[Event]) -> str | None:
        return round_outcome(events)


def assault_zones(s: Tito) -> list[int]:
    """Where both camps are together."""
    return [z for z in range(1, s.board.zones + 1) if s.germans_in[z] > 0 and s.partisans_in[z] > 0]


# One round


class FillLines(Step["Tito"]):
    """Places with a single candidate are filled at once; the others are asked for (CT-4.7)."""

    rule: ClassVar[str] = "CT-13.3.1.2"

    def run(self, s: Tito, chance: Chance) -> None:
        count = lines(s)
        for u in unplaced(s):
            filled = len(s.columns)
            alone = filled + 1 == s.platoons_in[s.assault_zone]
            if filled < count and not alone:
                s.then(LINE_UP, self)
                return
            if filled >= count > 1:
                s.then(SUPPORT, self)
                return
            place(s, u, filled + 1 if filled < count else 1)
        s.then(ROUND)


FILL_LINES: Final = FillLines()


class Round(Step["Tito"]):
    """All lines from top to bottom, then 1 point of ammunition (CT-13.3.1.1)."""

    rule: ClassVar[str] = "CT-13.3.1.1"

    def run(self, s: Tito, chance: Chance) -> None:
        zone, count = s.assault_zone, lines(s)
        order = column(s)
        ours, theirs = german_lines(s, count), partisan_lines(order, count)
        tell_round(s, order, ours, theirs)
        for line in range(count):
            fight(s, line + 1, ours[line], theirs[line], chance)
        s.columns = []
        if spend_ammo(s, "CT-13.3"):
            return
        if s.platoons_in[zone] > 0:
            end_round(s, zone, chance)
            return
        lose(s, zone)
        if not is_annihilated(s):
            end(s, zone, chance)


ROUND: Final = Round()


def tell_round(s: Tito, order: list[int], ours: list[list[int]], theirs: list[list[int]]) -> None:
    """How both columns were filled, and why the Yugoslav one is as it is."""
    if s.log is None:
        return
    candidates = [{"unit": s.board.ids[u], "af": s.af(u), "sp": s.sp[u]} for u in order]
    s.tell(
        "columns",
        "CT-13.3.1.4" if len(order) > len(ours) else "CT-13.3.1.3",
        {
            "zone": s.assault_zone,
            "round": s.assault_round,
            "candidates": candidates,
            "priority": ["af", "sp", "roster"],
            "german": [s.names(units) for units in ours],
            "yugoslav": [s.names(units) for units in theirs],
        },
    )


def fight(s: Tito, line: int, ours: list[int], theirs: list[int], chance: Chance) -> None:
    """One line: both dice, and the unit in contact that is hit (CT-13.3.1.5, CT-13.3.1.8)."""
    zone = s.assault_zone
    attack = assault_attack(s, ours, zone)
    defence = assault_defence(s, theirs, zone)
    attack_die = chance.roll(6)
    defence_die = chance.roll(6)
    won = attack.total() + attack_die >= defence.total() + defence_die
    struck = theirs[0] if won else ours[0]
    if s.log is not None:
        ids = s.board.ids
        facts = {
            "zone": zone,
            "round": s.assault_round,
            "line": line,
            "attack": attack.facts(ids[ours[0]], attack_die),
            "defence": defence.facts(ids[theirs[0]], defence_die),
            "hit": ids[struck],
        }
        s.tell("line", "CT-13.3.1.8", facts)
    hit(s, struck, "CT-13.3.1.8")


def lose(s: Tito, zone: int) -> None:
    """Without platoons the assault is lost, and the officers with it (CT-13.3.1.14)."""
    s.tell("assault_lost", "CT-13.3.1.14", {"zone": zone})
    for u in s.germans_at(zone):
        eliminate(s, u, "CT-13.3.1.14")


def end(s: Tito, zone: int, chance: Chance) -> None:
    """The combat is over."""
    s.end_assault()
    tell_order(s, zone, "CT-13.3")
    settle(s, chance)


# After a round


def end_round(s: Tito, zone: int, chance: Chance) -> None:
    """End or continuation of the assault (CT-13.3.1.9, CT-13.3.1.10)."""
    if s.partisans_in[zone] == 0:
        s.tell("assault_won", "CT-13.3.1.9", {"zone": zone})
        end(s, zone, chance)
        seize(s, zone, chance)
    elif can_break_off(s):
        s.then(ASSAULT_ROUND)
    else:
        s.tell("no_way_back", "CT-13.3.1.13", {"zone": zone})
        next_round(s)


def next_round(s: Tito) -> None:
    s.assault_round += 1
    s.then(FILL_LINES)


class AssaultRound(GermanDecision):
    """After a round the player goes on or breaks off."""

    kind: ClassVar[str] = "assault_round"
    rule: ClassVar[str] = "CT-13.3.1.10"
    verbs: ClassVar[tuple[str, ...]] = ("continue", "break_off")

    def legal(self, s: Tito) -> list[Action]:
        return [s.actions.go_on, s.actions.break_off]


ASSAULT_ROUND: Final = AssaultRound()


class Continue(TitoAction):
    """CT-13.3.1.10: another round."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "continue", {})

    def play(self, s: Tito, chance: Chance) -> None:
        next_round(s)

    def odds(self, s: Tito) -> dict[str, Fraction]:
        return round_odds(s.copy())

    def outcome(self, s: Tito, events: list[Event]) -> str | None:
        return round_outcome(events)
