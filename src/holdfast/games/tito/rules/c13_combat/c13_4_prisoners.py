"""Chapter 13.4: prisoners, and the documents (14.4), which are taken in the same way."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.tito.counters import changed, noted
from holdfast.games.tito.odds import HALF, told
from holdfast.games.tito.refusals import another_moves
from holdfast.games.tito.rules.action import TitoAction
from holdfast.games.tito.rules.c6_alarm import pull
from holdfast.games.tito.rules.c8_activation.c8_markers import settle
from holdfast.games.tito.rules.c13_combat.c13_4_guards import kill, leave, new_guard
from holdfast.games.tito.rules.c14_victory import call_storch
from holdfast.games.tito.terms import (
    BACKS,
    CHURCHILL,
    DOCUMENTS,
    FREE,
    PRISONER,
    PRISONERS,
    TAKEN,
    TITO,
    TITO_TAKEN,
)

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

MOST_HAND_OVERS: Final = 10
NO_PRISONER: Final = _("{prisoner} is not a prisoner.")
PRISONER_MOVED: Final = _("{prisoner} has already been moved this turn and cannot be relayed.")
ALREADY_GUARD: Final = _("{unit} already guards {prisoner}.")
OTHER_ZONE: Final = _(
    "{prisoner} is held in {zone}, {unit} is not there. Platoons there: {others}."
)


# CT-14.4 and CT-13.4.1: what Germans find


def take_documents(s: Tito, zone: i64) -> None:
    """A German unit without Yugoslav units takes the documents (CT-14.4, CT-12.2.8)."""
    if s.vip_state[DOCUMENTS] != FREE or s.vip_at[DOCUMENTS] != zone:
        return
    if s.germans_in[zone] > 0 and s.partisans_in[zone] == 0:
        leave(s, DOCUMENTS, TAKEN)
        s.tell("documents_taken", "CT-14.4", {"zone": zone})


def can_capture(s: Tito, vip: int, zone: i64) -> bool:
    """Whether a platoon is alone with a free Tito or Churchill (CT-13.4.1)."""
    return (
        s.vip_state[vip] == FREE
        and s.vip_at[vip] == zone
        and s.platoons_in[zone] > 0
        and not s.is_hostile(zone)
    )


def seize(s: Tito, zone: i64, chance: Chance) -> None:
    """Documents, then Tito, then Churchill in a zone."""
    take_documents(s, zone)
    for vip in (TITO, CHURCHILL):
        if can_capture(s, vip, zone):
            capture(s, vip, zone, chance)


def capture(s: Tito, vip: int, zone: i64, chance: Chance) -> None:
    """A D6: 1 to 3 he is a prisoner of the front platoon, 4 to 6 he is eliminated."""
    die = chance.roll(6)
    facts = {"vip": BACKS[vip], "zone": zone, "die": die, "taken": die <= 3}
    s.tell("capture", "CT-13.4.1", facts)
    if die > 3:
        kill(s, vip, "CT-13.4.1")
    else:
        s.vip_state = changed(s.vip_state, vip, PRISONER)
        new_guard(s, vip, s.front[zone], "CT-13.4.2")
        if vip == TITO:
            pull(s, TITO_TAKEN, "CT-6.10")
            call_storch(s, zone)
    settle(s, chance)


def capture_odds(s: Tito, zones: list[int]) -> dict[str, Fraction]:
    """A prisoner or a dead man, for each VIP that a platoon is alone with in one of the zones."""
    found = [vip for vip in (TITO, CHURCHILL) if any(can_capture(s, vip, z) for z in zones)]
    chances: dict[str, Fraction] = {"": Fraction(1)} if found else {}
    for vip in found:
        chances = {
            f"{key} {PRISONERS[vip]}_{fate}".strip(): part * HALF
            for key, part in chances.items()
            for fate in ("prisoner", "dead")
        }
    return chances


def capture_outcome(expected: dict[str, Fraction], events: list[Event]) -> str | None:
    """What has become of those for whom there were odds; None until it is known of all."""
    captures = told(events, "capture")
    if len(captures) < len(next(iter(expected), "").split()):
        return None
    fates = [f"{one['vip']}_{'prisoner' if one['taken'] else 'dead'}" for one in captures]
    return " ".join(sorted(fates, reverse=True)) or None  # as the odds name them: Tito first


# CT-13.4.5: from hand to hand


class HandOver(TitoAction):
    """CT-13.4.5: a prisoner who has not moved passes to another platoon of his zone."""

    def __init__(self, number: int, vip: int, unit: int, name: str) -> None:
        prisoner = PRISONERS[vip]
        super().__init__(
            number,
            "hand_over",
            {"prisoner": prisoner, "unit": name},
            (f"vip:{prisoner}", f"unit:{name}"),
            unit,
        )
        self.vip = vip

    def play(self, s: Tito, chance: Chance) -> None:
        """Another platoon guards the prisoner from now on.

        The rule sets no limit, but every game must end: who has been passed on so often in one
        turn that nobody can mean it counts as moved.
        """
        new_guard(s, self.vip, self.unit, "CT-13.4.5")
        s.handed = changed(s.handed, self.vip, s.handed[self.vip] + 1)
        if s.handed[self.vip] == MOST_HAND_OVERS:
            s.vip_moved = noted(s.vip_moved, self.vip, True)

    def why(self, s: Tito) -> Refusal:
        if s.moving >= 0:
            return another_moves(s)
        rule, vip, unit = "CT-13.4.5", self.vip, s.board.ids[self.unit]
        prisoner = PRISONERS[vip]
        if s.vip_state[vip] != PRISONER:
            return Refusal(rule, NO_PRISONER, {"prisoner": prisoner})
        if s.vip_moved[vip]:
            return Refusal(rule, PRISONER_MOVED, {"prisoner": prisoner})
        if s.vip_guard[vip] == self.unit:
            return Refusal(rule, ALREADY_GUARD, {"prisoner": prisoner, "unit": unit})
        zone = s.vip_at[vip]
        others = s.names([p for p in s.platoons_at(zone) if p != s.vip_guard[vip]])
        facts = {"prisoner": prisoner, "zone": zone, "unit": unit, "others": others}
        return Refusal(rule, OTHER_ZONE, facts)


def offer_hand_overs(s: Tito, found: list[Action]) -> None:
    """Every other platoon in the zone of a prisoner who has not been moved this turn."""
    for vip in (TITO, CHURCHILL):
        if s.vip_state[vip] != PRISONER or s.vip_moved[vip]:
            continue
        for u in s.platoons_at(s.vip_at[vip]):
            if u != s.vip_guard[vip]:
                found.append(s.actions.hand_over[vip * 1000 + u])
