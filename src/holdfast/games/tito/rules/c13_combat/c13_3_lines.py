"""Chapter 13.3: the lines of an assault: who stands in them, and what each is worth."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.tito.odds import at_least, told
from holdfast.games.tito.rules.action import Args, GermanDecision, TitoAction
from holdfast.games.tito.rules.c13_combat.c13_2_fire import (
    DCA_BONUS,
    OFFICER_BONUS,
    TANK_BONUS,
    Value,
)
from holdfast.games.tito.terms import DCA, FREE, TANK, TITO

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

TITO_BONUS: Final = 1  # CT-13.3.1.7
NOT_IN_ASSAULT: Final = _("{unit} is not in the assault of {zone}. Not yet placed: {others}.")
PLACED: Final = _("{unit} already has its place in this round. Not yet placed: {others}.")
OTHER_LINE: Final = _("Line {next} is the one to fill now, not line {line}.")
NO_LINE: Final = _("This round has {lines} lines; there is no line {line}.")
OTHER_SUPPORT: Final = _("{next} is the platoon to place in support now, not {unit}.")


def lines(s: Tito) -> int:
    """As many lines as the camp with fewer counters has (CT-13.3.1.2)."""
    zone = s.assault_zone
    return min(s.platoons_in[zone], s.partisans_in[zone])


def unplaced(s: Tito) -> list[int]:
    """Platoons without a place in this round, in roster order."""
    placed = [code >> 4 for code in s.columns]
    return [u for u in s.platoons_at(s.assault_zone) if u not in placed]


def place(s: Tito, u: i64, line: i64) -> None:
    """Note a platoon's line; the first on a line is in contact, the others in support."""
    contact = len(s.columns) < lines(s)
    s.columns = [*s.columns, u * 16 + line]
    if s.log is not None:
        facts = {"unit": s.board.ids[u], "line": line, "contact": contact}
        s.tell("placed", "CT-13.3.1.2", facts)


# The German lines, as the player fills them


class Place(TitoAction):
    """A platoon takes a place in a line."""

    def __init__(self, number: int, do: str, unit: int, name: str, line: int) -> None:
        args: Args = {"unit": name, "line": line}
        super().__init__(number, do, args, (f"unit:{name}", f"line:{line}"), unit)
        self.line: i64 = line

    def play(self, s: Tito, chance: Chance) -> None:
        place(s, self.unit, self.line)

    def why_not_placed(self, s: Tito, rule: str) -> Refusal | None:
        """Why a platoon has no place to take in this round."""
        others = unplaced(s)
        unit = s.board.ids[self.unit]
        facts = {"unit": unit, "zone": s.assault_zone, "others": s.names(others)}
        if s.at[self.unit] != s.assault_zone:
            return Refusal(rule, NOT_IN_ASSAULT, facts)
        if self.unit not in others:
            return Refusal(rule, PLACED, facts)
        return None

    def odds(self, s: Tito) -> dict[str, Fraction]:
        then = s.copy()
        then.columns = [*then.columns, self.unit * 16 + self.line]
        return round_odds(then)

    def outcome(self, s: Tito, events: list[Event]) -> str | None:
        return round_outcome(events)


class LineUp(Place):
    """CT-13.3.1.3: a platoon goes in contact on the next line."""

    def __init__(self, number: int, unit: int, name: str, line: int) -> None:
        super().__init__(number, "line_up", unit, name, line)

    def why(self, s: Tito) -> Refusal:
        rule = "CT-13.3.1.2"
        refusal = self.why_not_placed(s, rule)
        if refusal is not None:
            return refusal
        return Refusal(rule, OTHER_LINE, {"next": len(s.columns) + 1, "line": self.line})


class Support(Place):
    """CT-13.3.1.3: a platoon goes in support of a line."""

    def __init__(self, number: int, unit: int, name: str, line: int) -> None:
        super().__init__(number, "support", unit, name, line)

    def why(self, s: Tito) -> Refusal:
        rule = "CT-13.3.1.3"
        refusal = self.why_not_placed(s, rule)
        if refusal is not None:
            return refusal
        ids, following = s.board.ids, unplaced(s)
        if self.unit != following[0]:
            facts = {"next": ids[following[0]], "unit": ids[self.unit]}
            return Refusal(rule, OTHER_SUPPORT, facts)
        return Refusal(rule, NO_LINE, {"lines": lines(s), "line": self.line})


class NextContact(GermanDecision):
    """The player names the platoon in contact on the next line."""

    kind: ClassVar[str] = "line_up"
    rule: ClassVar[str] = "CT-13.3.1.2"
    verbs: ClassVar[tuple[str, ...]] = ("line_up",)

    def legal(self, s: Tito) -> list[Action]:
        actions = s.actions
        line = len(s.columns) + 1
        return [actions.line_up[u * (actions.lines + 1) + line] for u in unplaced(s)]


class NextSupport(GermanDecision):
    """Each remaining platoon, in roster order, supports a line of the player's choice."""

    kind: ClassVar[str] = "support"
    rule: ClassVar[str] = "CT-13.3.1.3"
    verbs: ClassVar[tuple[str, ...]] = ("support",)

    def legal(self, s: Tito) -> list[Action]:
        actions = s.actions
        row = unplaced(s)[0] * (actions.lines + 1)
        return [actions.support[row + line] for line in range(1, lines(s) + 1)]


LINE_UP: Final = NextContact()
SUPPORT: Final = NextSupport()


# Both columns


def column(s: Tito) -> list[int]:
    """The Yugoslav units in the order in which they take their places (CT-13.3.1.3)."""
    keys = [(-s.af(u), -s.sp[u], u) for u in s.partisans_at(s.assault_zone)]
    keys.sort()
    return [key[2] for key in keys]


def partisan_lines(order: list[int], count: int) -> list[list[int]]:
    """Contact places from line 1 down, then supports one by one in turn (CT-13.3.1.4)."""
    filled: list[list[int]] = [[] for _ in range(count)]
    if count > 0:  # none only where a position leaves an officer alone: the assault is lost
        for i, u in enumerate(order):
            filled[i % count].append(u)
    return filled


def german_lines(s: Tito, count: int) -> list[list[int]]:
    filled: list[list[int]] = [[] for _ in range(count)]
    for code in s.columns:
        filled[(code & 15) - 1].append(code >> 4)
    return filled


# What a line is worth


def assault_attack(s: Tito, units: list[int], zone: int) -> Value:
    """What a German line adds to its die (CT-13.3.1.6)."""
    value = Value(s.af(units[0]))
    for u in units[1:]:
        value.support += s.sp[u]
    value.ammo = s.ammo_penalty()
    value.air = s.air_on(zone, zone)
    value.officer = OFFICER_BONUS if s.has_officer(zone) else 0
    return value


def assault_defence(s: Tito, units: list[int], zone: int) -> Value:
    """What a Yugoslav line adds to its die (CT-13.3.1.7)."""
    value = Value(s.af(units[0]))
    for u in units[1:]:
        value.support += s.sp[u]
    value.protection = s.board.protection[zone]
    if s.vip_state[TITO] == FREE and s.vip_at[TITO] == zone:
        value.tito = TITO_BONUS
    for u in units:
        if s.board.kind[u] == DCA:
            value.dca = DCA_BONUS
        elif s.board.kind[u] == TANK:
            value.tank = TANK_BONUS
    return value


# The chances of a round


def round_odds(s: Tito) -> dict[str, Fraction]:
    """A round that needs no further question before the dice; `s` is a copy to be filled up."""
    count = lines(s)
    free = unplaced(s)
    if count == 0 or (free and len(s.columns) < count and len(free) > 1):
        return {}
    while free:
        if len(s.columns) >= count > 1:
            return {}
        s.columns = [*s.columns, free[0] * 16 + min(len(s.columns) + 1, count)]
        free = free[1:]
    ours, theirs = german_lines(s, count), partisan_lines(column(s), count)
    return hits([line_odds(s, ours[i], theirs[i]) for i in range(count)])


def line_odds(s: Tito, ours: list[int], theirs: list[int]) -> Fraction:
    """The chance that a German line hits the Yugoslav unit in contact (CT-13.3.1.8)."""
    attack = assault_attack(s, ours, s.assault_zone).total()
    return at_least(attack, assault_defence(s, theirs, s.assault_zone).total())


def hits(chances: list[Fraction]) -> dict[str, Fraction]:
    """How many of independent lines succeed: `yugoslav_hits_2` is two of them.

    That all succeed is always named, so that whoever reads it knows how many lines there are.
    """
    counts = [Fraction(1)]
    for chance in chances:
        longer = [Fraction(0)] * (len(counts) + 1)
        for n, part in enumerate(counts):
            longer[n] += part * (1 - chance)
            longer[n + 1] += part * chance
        counts = longer
    return {
        f"yugoslav_hits_{n}": part for n, part in enumerate(counts) if part or n == len(chances)
    }


def round_outcome(events: list[Event]) -> str | None:
    """How many lines of the first round that these events tell the Germans won."""
    columns, fought = told(events, "columns"), told(events, "line")
    if not columns or len(fought) < len(columns[0]["german"]):
        return None
    first = fought[: len(columns[0]["german"])]
    return f"yugoslav_hits_{sum([line['hit'] == line['defence']['unit'] for line in first])}"
