"""CI-3.5 Sacrifice: Gangl may fall in the place of a Defender who inspires."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.state import Decision, Step
from holdfast.games.itter.board import Board
from holdfast.games.itter.events import Facts
from holdfast.games.itter.rules.action import ItterAction
from holdfast.games.itter.rules.c3_attributes.c3_2_low_morale import lose
from holdfast.games.itter.rules.causes import BY_LOCATION, Cause

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class Sacrifice(ItterAction):
    """Gangl falls, and the other is saved (CI-3.5.1)."""

    def __init__(self, number: int, board: Board) -> None:
        touches = (f"defender:{board.defender_ids[board.gangl]}",)
        super().__init__(number, "sacrifice", {}, touches)


class Decline(ItterAction):
    """Gangl stays."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "decline", {})


class AskSacrifice(Decision["Itter"]):
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
        gangl = s.board.gangl
        facts: Facts = {
            "who": s.board.defender_ids[gangl],
            "saved": s.board.defender_ids[self.victim],
        }
        if isinstance(action, Sacrifice):  # CI-3.5.3, CI-3.5.5
            s.tell("sacrificed", self.rule, facts)
            others = [who for who in self.doomed if who not in (self.victim, gangl)]
            lose(s, [gangl, *others], location)
            return
        s.tell("declined", self.rule, facts)
        if self.cause[0] == BY_LOCATION:
            following = self.doomed.index(self.victim) + 1
            s.then(LocationCasualties(location, self.doomed, following))
        else:
            lose(s, self.doomed, location)


class Casualty(Step["Itter"]):
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


class LocationCasualties(Step["Itter"]):
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
                s.then(AskSacrifice(who, (BY_LOCATION, self.location, 0, 0), self.doomed))
                return
        lose(s, self.doomed, self.location)


def gangl_can_save(s: Itter, who: int) -> bool:
    """Gangl is in the location, in whatever state, and the victim inspires (CI-3.5.1, CI-3.5.2).

    Borotra does not (CI-3.5.6).
    """
    gangl = s.board.gangl
    return s.board.inspires[who] and who != gangl and s.place_of(gangl) == s.place_of(who)
