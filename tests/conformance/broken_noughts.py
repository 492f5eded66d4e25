"""Noughts with one flaw each: everything that the kit must catch in a game without secrets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from holdfast_noughts.text import NoughtsText

import holdfast
from holdfast.core.action import Action, Vocabulary
from holdfast.core.chance import Chance
from holdfast.core.edition import Edition
from holdfast.core.errors import BadOption
from holdfast.core.event import Event
from holdfast.core.game import Option, Options
from holdfast.core.notes import Moment, Note
from holdfast.core.picture import Look, Picture
from holdfast.core.snapshot import Keeper
from holdfast.core.state import Decision, Refusal
from tests.conformance.plain_noughts import PlainNoughts, rules


def of(state: type[Any] | None = None, mark: rules.Mark | None = None) -> PlainNoughts:
    """Noughts with a flawed state or a flawed decision."""

    class Variant(PlainNoughts):
        pass

    if state is not None:
        Variant.state = state
    if mark is not None:
        Variant.mark = mark
    return Variant()


class Copying(rules.Noughts):
    """A state that copies itself as its own class."""

    def copy(self) -> rules.Noughts:
        other = type(self)(self.edition)
        other.agenda, other.cells = self.agenda[:], self.cells[:]
        other.turn, other.winner, other.empty = self.turn, self.winner, self.empty
        return other


class SharesItsCells(Copying):
    def copy(self) -> rules.Noughts:
        other = super().copy()
        other.cells = self.cells
        return other


class ChangesWhenSeen(Copying):
    def view(self, seat: int) -> dict[str, Any]:
        self.turn = 1 - self.turn
        return {**self.to_position(), "turn": "x"}


class KeepsNoTurn(Copying):
    def keep(self, k: Keeper) -> None:
        self.cells = k.numbers(self.cells)
        self.winner = k.number(self.winner)
        self.empty = self.cells.count(rules.EMPTY)


class CountsItsJourneys(Copying):
    """Every time it is written the bytes are others."""

    asked: ClassVar[list[int]] = [0]

    def keep(self, k: Keeper) -> None:
        super().keep(k)
        self.asked[0] = k.number(self.asked[0]) + 1


class KeepsNoMoves(Copying):
    """How many moves there were is seen by all and does not travel."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.moves = 0

    def copy(self) -> rules.Noughts:
        other = super().copy()
        assert isinstance(other, KeepsNoMoves)
        other.moves = self.moves
        return other

    def apply(self, action: Action, chance: Chance) -> None:
        self.moves += 1
        super().apply(action, chance)

    def view(self, seat: int) -> dict[str, Any]:
        return {**super().view(seat), "moves": self.moves}


class CopiesToNothing(PlainNoughts):
    """A deep copy begins anew. It has a name of its own, so that it can be pickled."""

    class Deep(Copying):
        def __deepcopy__(self, memo: dict[int, object]) -> rules.Noughts:
            return type(self)(self.edition)

    state = Deep


class Unlisted(rules.Mark):
    """A decision that its edition does not list among the steps."""


class KeepsItsBuild(Copying):
    def keep(self, k: Keeper) -> None:
        super().keep(k)
        k.flag(holdfast.compiled)


class PaysOneSeat(Copying):
    def returns(self) -> list[float]:
        return [0.0]


class PaysTooMuch(Copying):
    def returns(self) -> list[float]:
        return [3.0, -3.0]


class HasNoResult(Copying):
    def result(self) -> dict[str, Any] | None:
        return None


class ForgetsTheTurn(Copying):
    def to_position(self) -> dict[str, Any]:
        return {**super().to_position(), "rows": ["...", "...", "..."], "turn": "x", "result": None}


class TurnsWithTime(Copying):
    """Something outside the state decides who begins, so no replay gives the same game."""

    count: ClassVar[list[int]] = [0]

    def to_position(self) -> dict[str, Any]:
        return {**super().to_position(), "count": self.seen}

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.seen = 0

    def copy(self) -> rules.Noughts:
        other = super().copy()
        self.count[0] += 1
        assert isinstance(other, TurnsWithTime)
        other.seen = self.count[0]
        return other

    def keep(self, k: Keeper) -> None:
        super().keep(k)
        self.seen = k.number(self.seen)


NESTED = Vocabulary()
for cell in rules.CELLS:
    NESTED.add("mark", {"cell": [cell]}, (f"cell:{cell}",))


class NestedWords(PlainNoughts):
    words = NESTED


class DependsOnBuild(Copying):
    def to_position(self) -> dict[str, Any]:
        position = super().to_position()
        if self.empty < 7:
            position["build"] = "compiled" if holdfast.compiled else "plain"
        return position


class Endless(rules.Mark):
    def play(self, s: rules.Noughts, action: Action, chance: Chance) -> None:
        super().play(s, action, chance)
        if not s.agenda:
            s.cells, s.empty, s.winner, s.turn = [rules.EMPTY] * 9, 9, rules.EMPTY, 0
            s.then(self)


class Wipes(rules.Mark):
    """Who answers at a2 wipes the board, and x begins again: idle seats will, random ones end."""

    def play(self, s: rules.Noughts, action: Action, chance: Chance) -> None:
        if s.empty == 8 and action.args["cell"] == "a2":
            s.cells, s.empty, s.turn = [rules.EMPTY] * 9, 9, 0
            s.then(self)
        else:
            super().play(s, action, chance)


class WipesWithDice(Wipes):
    """The same with a die for it, so that what comes back is the position but not its future."""

    def play(self, s: rules.Noughts, action: Action, chance: Chance) -> None:
        chance.roll(6)
        super().play(s, action, chance)


class WipesInACorner(rules.Mark):
    """Who answers at c3 wipes the board; any other answer costs a die, which some seats shun."""

    def play(self, s: rules.Noughts, action: Action, chance: Chance) -> None:
        if s.empty == 8 and action.args["cell"] == "c3":
            s.cells, s.empty, s.turn = [rules.EMPTY] * 9, 9, 0
            s.then(self)
            return
        if s.empty < 9:
            chance.roll(6)
        super().play(s, action, chance)


class Counting(Copying):
    """Counts how often the board was wiped, which its position does not say."""

    wiped = 0

    def copy(self) -> rules.Noughts:
        other = super().copy()
        assert isinstance(other, Counting)
        other.wiped = self.wiped
        return other

    def keep(self, k: Keeper) -> None:
        super().keep(k)
        self.wiped = k.number(self.wiped)


class WipesAndCounts(Wipes):
    """Wipes, counts that, and after `most` times wipes no more."""

    def __init__(self, most: int) -> None:
        self.most = most

    def args(self) -> tuple[object, ...]:
        return (self.most,)

    def play(self, s: rules.Noughts, action: Action, chance: Chance) -> None:
        assert isinstance(s, Counting)
        if s.wiped == self.most:
            rules.Mark.play(self, s, action, chance)
            return
        super().play(s, action, chance)
        s.wiped += s.empty == 9


class Crashes(rules.Mark):
    def play(self, s: rules.Noughts, action: Action, chance: Chance) -> None:
        if s.empty == 5:
            raise KeyError("c4")
        super().play(s, action, chance)


class CrashesAtOnce(PlainNoughts):
    def make_state(self, edition: Edition) -> rules.Noughts:
        raise RuntimeError("no board")


class GetsStuck(rules.Mark):
    def legal(self, s: rules.Noughts) -> list[Action]:
        return super().legal(s) if s.empty > 4 else []


class OffersTwice(rules.Mark):
    def legal(self, s: rules.Noughts) -> list[Action]:
        return [*super().legal(s), super().legal(s)[0]]


class OffersInAnyOrder(rules.Mark):
    asked = 0

    def legal(self, s: rules.Noughts) -> list[Action]:
        type(self).asked += 1
        legal = super().legal(s)
        return legal[::-1] if self.asked % 3 == 0 else legal


class ExplainsNothing(rules.Mark):
    def explain(self, s: rules.Noughts, action: Action) -> Refusal:
        return Decision.explain(self, s, action)


class ExplainsWithGaps(rules.Mark):
    def explain(self, s: rules.Noughts, action: Action) -> Refusal:
        return Refusal(self.rule, "{cell} carries {seat}.", {"cell": "a1"})


class CitesNoRule(rules.Mark):
    def explain(self, s: rules.Noughts, action: Action) -> Refusal:
        return Refusal("NO-99", "Taken.", {})


class TellsUnknownEvents(rules.Mark):
    def play(self, s: rules.Noughts, action: Action, chance: Chance) -> None:
        if s.log is not None and s.empty == 6:
            s.log.append(Event("yawned", "NO-2", {}))
        super().play(s, action, chance)


class TellsUnserialisable(rules.Mark):
    def play(self, s: rules.Noughts, action: Action, chance: Chance) -> None:
        if s.log is not None:
            s.log.append(Event("marked", "NO-2", {"seat": "x", "cell": {1, 2}}))
        super().play(s, action, chance)


class TellsWithoutRule(rules.Mark):
    def play(self, s: rules.Noughts, action: Action, chance: Chance) -> None:
        if s.log is not None:
            s.log.append(Event("drawn", "", {}))
        super().play(s, action, chance)


class TellsNobody(rules.Mark):
    """The last mark is told without a seat: a sentence is there, but not for such a fact."""

    def play(self, s: rules.Noughts, action: Action, chance: Chance) -> None:
        if s.log is not None and s.empty == 1:
            s.log.append(Event("marked", "NO-2", {"seat": None, "cell": "a1"}))
        super().play(s, action, chance)


class NamesSeats(NoughtsText):
    def value(self, key: str, value: Any) -> str:
        return value.upper() if key == "seat" else super().value(key, value)


class StumblesLate(NoughtsText):
    """The board of a nearly full table cannot be told."""

    def board(self, view: Mapping[str, Any]) -> str:
        return super().board(view) if "".join(view["rows"]).count(".") > 2 else "{rows}"


class AsksNobody(NoughtsText):
    """The question leaves a gap once there is no other way than o's."""

    def prompt(self, kind: str, view: Mapping[str, Any]) -> str:
        told = super().prompt(kind, view)
        return told if "".join(view["rows"]).count(".") > 1 else f"{told} {{cell}}"


def worded(text: type[NoughtsText], mark: rules.Mark | None = None) -> PlainNoughts:
    class Variant(PlainNoughts):
        text_class = text

    if mark is not None:
        Variant.mark = mark
    return Variant()


class PaysByOption(PlainNoughts):
    """Noughts with options that change nothing, but for one mixture that pays too much."""

    options = (
        Option("high", (False, True), "High"),
        Option("stake", (0, 1, 2), "Stake"),
        Option("slow", (False, True), "Slow"),
    )

    def check_options(self, options: Options) -> None:
        if options["high"] and options["stake"] == 2:
            raise BadOption("no such stakes", field="options.stake")

    def make_state(self, edition: Edition) -> rules.Noughts:
        high, stake = edition.options["high"], edition.options["stake"]
        return PaysTooMuch(edition) if high and stake == 1 else Copying(edition)


class Silent(NoughtsText):
    prompts: ClassVar[Mapping[str, str]] = {}


class Speechless(PlainNoughts):
    text_class = Silent


class Wordless(NoughtsText):
    actions: ClassVar[Mapping[str, str]] = {}


class Forgetful(NoughtsText):
    opening_notes: ClassVar[tuple[str, ...]] = ("occasion",)


class PromisesANote(PlainNoughts):
    text_class = Forgetful


class Clumsy(NoughtsText):
    moments: ClassVar[Mapping[str, Moment]] = {
        "occasion": Moment(("marked",), lambda event, _past: bool(event.facts["dice"]))
    }

    @property
    def notes(self) -> Mapping[str, Note]:
        return {"occasion": Note("occasion", ("NO-2",), "Well marked.")}


class StumblesOverEvents(PlainNoughts):
    text_class = Clumsy


class Mistaken(NoughtsText):
    @property
    def notes(self) -> Mapping[str, Note]:
        return {"occasion": Note("occasion", ("NO-99",), "Well marked.")}


class MistakesARule(PlainNoughts):
    text_class = Mistaken


def redrawn(
    old: Picture,
    *,
    title: str | None = None,
    static: str | None = None,
    elements: dict[str, str] | None = None,
) -> Picture:
    """The picture with something else in one of its places."""
    return Picture(
        old.width,
        old.height,
        old.title if title is None else title,
        old.static if static is None else static,
        old.elements if elements is None else elements,
    )


class DrawsTwice(PlainNoughts):
    def redraw(self, picture: Picture, view: Mapping[str, Any], look: Look) -> Picture:
        return redrawn(picture, static=picture.static + picture.elements["cell:a1"])


class DrawsLessOnPhones(PlainNoughts):
    def redraw(self, picture: Picture, view: Mapping[str, Any], look: Look) -> Picture:
        if look.shape == "wide":
            more = {"moon": '<g id="moon" class="el"/>'}
            return redrawn(picture, elements={**picture.elements, **more})
        return picture


class DrawsTooLittle(PlainNoughts):
    def redraw(self, picture: Picture, view: Mapping[str, Any], look: Look) -> Picture:
        kept = {name: svg for name, svg in picture.elements.items() if name != "cell:b2"}
        return redrawn(picture, elements=kept)


class DrawsNoEnd(PlainNoughts):
    """A full board cannot be drawn for a phone: nothing that a first look would show."""

    def redraw(self, picture: Picture, view: Mapping[str, Any], look: Look) -> Picture:
        if look.shape == "tall" and "".join(view["rows"]).count(".") < 3:
            raise KeyError("rows")
        return picture


class DrawsBadly(PlainNoughts):
    def redraw(self, picture: Picture, view: Mapping[str, Any], look: Look) -> Picture:
        return redrawn(picture, static=picture.static + "<g>")


class DrawsAmpersands(PlainNoughts):
    def redraw(self, picture: Picture, view: Mapping[str, Any], look: Look) -> Picture:
        return redrawn(picture, title="Noughts & crosses")


class ForgetsAStep(PlainNoughts):
    """Marks are made by a step that the edition does not know."""

    mark = Unlisted()
    listed = False


TWO_FACED = of(DependsOnBuild)
TWO_FACED_BYTES = of(KeepsItsBuild)
