"""CI-3.2 to CI-3.5 and CI-4.0.5 to CI-4.0.7: disruption, casualties, Sacrifice and Low Morale."""

from __future__ import annotations

from typing import ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.itter.actions import SACRIFICE
from holdfast.games.itter.board import CASUALTY, NONE
from holdfast.games.itter.state import DISRUPTED, Itter

# What struck a Defender; a position names it so that play can go on (CI-P, `pending`).
BY_SNIPER: Final = 0
BY_GUN: Final = 1
BY_FLAK30: Final = 2
BY_SUPPRESSIVE_FIRE: Final = 3
BY_LOCATION: Final = 4
SOURCES: Final = ["sniper", "gun", "flak30", "suppressive_fire", "location"]


Cause = tuple[int, int, int, int]
"""What struck: its source, and for Flak 30 colour and number, for Suppressive Fire area, gun and
index, for a location hit the location."""


def caused(source: int, first: int = 0, second: int = 0, third: int = 0) -> Cause:
    return (source, first, second, third)


def disrupt(s: Itter, who: int, cause: Cause) -> None:
    """A Disrupted token, of which there are enough, or for one who has it, the end.

    CI-4.0.5, CI-4.0.6, CI-4.0.10
    """
    if s.flags[who] & DISRUPTED:
        s.then(Casualty(who, cause))
        return
    s.flags[who] |= DISRUPTED
    if s.log is not None:
        s.tell("disrupted", "CI-4.0.5", {"who": s.board.defender_ids[who]})


class Casualty(Step[Itter]):
    """A Defender is about to leave the game; Gangl may go in its place."""

    rule: ClassVar[str] = "CI-4.0.7"

    def __init__(self, who: int, cause: Cause) -> None:
        self.who = who
        self.cause = cause

    def args(self) -> tuple[int, Cause]:
        return (self.who, self.cause)

    def run(self, s: Itter, chance: Chance) -> None:
        if gangl_can_save(s, self.who):
            s.then(AskSacrifice(self.who, self.cause, [self.who]))
        else:
            lose(s, [self.who], s.place_of(self.who))


class LocationCasualties(Step[Itter]):
    """All who were disrupted already fall together, after Gangl was asked for each inspirer."""

    rule: ClassVar[str] = "CI-4.2.6"

    def __init__(self, location: int, doomed: list[int], first: int) -> None:
        self.location = location
        self.doomed = doomed
        self.first = first

    def args(self) -> tuple[int, list[int], int]:
        return (self.location, self.doomed, self.first)

    def run(self, s: Itter, chance: Chance) -> None:
        for who in self.doomed[self.first :]:
            if gangl_can_save(s, who):  # CI-3.5.4: also where he falls by the same hit
                s.then(AskSacrifice(who, caused(BY_LOCATION, self.location), self.doomed))
                return
        lose(s, self.doomed, self.location)


class AskSacrifice(Decision[Itter]):
    """Gangl for the victim, or not."""

    kind: ClassVar[str] = "sacrifice"
    rule: ClassVar[str] = "CI-3.5.1"
    verbs: ClassVar[tuple[str, ...]] = ("sacrifice", "decline")

    def __init__(self, victim: int, cause: Cause, doomed: list[int]) -> None:
        self.victim = victim
        self.cause = cause
        self.doomed = doomed

    def args(self) -> tuple[int, Cause, list[int]]:
        return (self.victim, self.cause, self.doomed)

    def legal(self, s: Itter) -> list[Action]:
        return [s.actions.sacrifice, s.actions.decline]

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        location = s.place_of(self.victim)
        sacrificed = s.actions.verb[action.number] == SACRIFICE
        if s.log is not None:
            facts = {
                "who": s.board.defender_ids[s.board.gangl],
                "saved": s.board.defender_ids[self.victim],
            }
            s.tell("sacrificed" if sacrificed else "declined", self.rule, facts)
        if sacrificed:  # CI-3.5.3, CI-3.5.5
            gangl = s.board.gangl
            others = [who for who in self.doomed if who not in (self.victim, gangl)]
            lose(s, [gangl, *others], location)
        elif self.cause[0] == BY_LOCATION:
            following = self.doomed.index(self.victim) + 1
            s.then(LocationCasualties(location, self.doomed, following))
        else:
            lose(s, self.doomed, location)

    def explain(self, s: Itter, action: Action) -> Refusal:
        return Refusal(self.rule, _("Gangl can be sacrificed now, or not."), {})


def gangl_can_save(s: Itter, who: int) -> bool:
    """Gangl is in the location, in whatever state, and the victim inspires (CI-3.5.1, CI-3.5.2).

    Borotra does not (CI-3.5.6).
    """
    gangl = s.board.gangl
    return s.board.inspires[who] and who != gangl and s.place_of(gangl) == s.place_of(who)


def lose(s: Itter, fallen: list[int], location: int) -> None:
    """Take casualties off together, then check Low Morale once (CI-4.0.7, CI-3.2.2).

    Officers among the fallen protect nobody any more (CI-3.3.3); others do in whatever state
    (CI-3.0.1, CI-3.3.2).
    """
    for who in fallen:
        remove(s, who, "CI-4.0.7")
    shaken: list[int] = []
    for square in s.board.squares_in[location]:
        who = s.standing[square]
        if who != NONE and s.board.officer[who]:  # CI-3.3.1
            return
        if who != NONE and s.board.low_morale[who]:
            shaken.append(who)
    for who in shaken:  # CI-3.2.3: these set off nothing more
        remove(s, who, "CI-3.2.1")


def remove(s: Itter, who: int, rule: str) -> None:
    """A Defender leaves the game; its square is free."""
    square = s.at[who]
    s.take_off(who, CASUALTY)
    if s.log is not None:
        facts = {"who": s.board.defender_ids[who], "from": s.board.square_ids[square]}
        s.tell("low_morale" if rule == "CI-3.2.1" else "casualty", rule, facts)
