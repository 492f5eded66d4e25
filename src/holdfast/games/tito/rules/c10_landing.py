"""Chapter 10: airdrops and landings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal, Step
from holdfast.games.tito.rules.action import GermanDecision, TitoAction
from holdfast.games.tito.rules.c6_alarm import pull
from holdfast.games.tito.rules.c8_activation.c8_markers import settle
from holdfast.games.tito.terms import LAND, LANDING

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

NOT_THE_OFFICER: Final = _("The officer to attach now is {wanted}, not {officer}.")
NOT_LANDED: Final = _(
    "{officer} joins a platoon of his group that landed this turn; {unit} did not. "
    "Possible: {others}."
)


class Landing(Step["Tito"]):
    """The counters that are due land one after the other, all of them (CT-10.6)."""

    rule: ClassVar[str] = "CT-10.2"

    def run(self, s: Tito, chance: Chance) -> None:
        while s.due:
            u = s.due[0]
            s.due = s.due[1:]
            land(s, u, chance)
            group = s.board.group[u]
            if s.due and s.board.group[s.due[0]] == group:
                continue
            officer = lonely_officer(s, group)
            if officer < 0:
                continue
            s.pending_officer = officer
            choices = landed_platoons(s, officer)
            if len(choices) > 1:
                s.then(ATTACH, self)
                return
            attach(s, officer, choices[0], chance)


LAND_ALL: Final = Landing()


def land(s: Tito, u: int, chance: Chance) -> None:
    """Each counter rolls a D6 for its zone (CT-10.3); a full zone passes it on (CT-10.4)."""
    board = s.board
    dz = board.astray_dz if u == s.astray else board.group_dz[board.group[u]]  # CT-10.10
    die = chance.roll(6)
    number = die
    while s.german_sp_in[board.dz[dz][number - 1]] + s.sp[u] > board.limit:
        number = number % 6 + 1
    zone = board.dz[dz][number - 1]
    hostile = s.is_hostile(zone)
    s.put(u, zone)
    s.mark(u, LAND)  # CT-10.7
    s.fix(u, hostile)  # CT-10.9
    if s.log is not None:
        facts = {
            "unit": board.ids[u],
            "dz": board.dz_ids[dz],
            "die": die,
            "number": number,
            "to": zone,
            "fixed": hostile,
        }
        s.tell("landed", "CT-10.3", facts)
    pull(s, LANDING, "CT-6.4")
    settle(s, chance)


def lonely_officer(s: Tito, group: int) -> int:
    """The officer of a group who landed this turn where no platoon is, or -1 (CT-10.5)."""
    for o in s.board.officers:
        if s.board.group[o] == group and s.at[o] > 0 and s.has_mark(o, LAND):
            alone = s.platoons_in[s.at[o]] == 0
            return o if alone and landed_platoons(s, o) else -1
    return -1


def landed_platoons(s: Tito, officer: int) -> list[int]:
    """The platoons of an officer's group that landed this turn, in roster order."""
    board = s.board
    return [
        u
        for u in range(board.germans)
        if board.group[u] == board.group[officer]
        and board.is_platoon[u]
        and s.at[u] > 0
        and s.has_mark(u, LAND)
    ]


def attach(s: Tito, officer: i64, unit: i64, chance: Chance) -> None:
    """Put the officer with a platoon; he is fixed where it is fixed (CT-10.9)."""
    was, to = s.at[officer], s.at[unit]
    s.put(officer, to)
    s.fix(officer, s.fixed[unit])
    s.pending_officer = -1
    ids = s.board.ids
    s.tell(
        "attached", "CT-10.5", {"officer": ids[officer], "unit": ids[unit], "from": was, "to": to}
    )
    settle(s, chance)


class AttachOfficer(GermanDecision):
    """An officer who landed alone joins a platoon of his group."""

    kind: ClassVar[str] = "attach"
    rule: ClassVar[str] = "CT-10.5"
    verbs: ClassVar[tuple[str, ...]] = ("attach",)

    def legal(self, s: Tito) -> list[Action]:
        officer = s.pending_officer
        return [s.actions.attach[officer * 1000 + u] for u in landed_platoons(s, officer)]


ATTACH: Final = AttachOfficer()


class Attach(TitoAction):
    """CT-10.5: the officer is put with this platoon."""

    def __init__(self, number: int, officer: int, unit: int, names: list[str]) -> None:
        super().__init__(
            number,
            "attach",
            {"officer": names[officer], "unit": names[unit]},
            (f"unit:{names[officer]}", f"unit:{names[unit]}"),
            unit,
        )
        self.officer: i64 = officer

    def play(self, s: Tito, chance: Chance) -> None:
        attach(s, self.officer, self.unit, chance)

    def why(self, s: Tito) -> Refusal:
        ids, officer = s.board.ids, s.pending_officer
        if self.officer != officer:
            facts = {"wanted": ids[officer], "officer": ids[self.officer]}
            return Refusal("CT-10.5", NOT_THE_OFFICER, facts)
        others = s.names(landed_platoons(s, officer))
        return Refusal(
            "CT-10.5",
            NOT_LANDED,
            {"officer": ids[officer], "unit": ids[self.unit], "others": others},
        )
