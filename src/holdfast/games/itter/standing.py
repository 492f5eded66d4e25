"""How Castle Itter stands: the score if it ended now, how near the SS are, what is weakest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from holdfast.core.inspection import Standing
from holdfast.core.language import signed
from holdfast.core.messages import mark as _
from holdfast.core.text import capital
from holdfast.games.itter.shapes import Pack, Row, View

if TYPE_CHECKING:
    from holdfast.games.itter.text import ItterText

LOWEST_DEFENSE = 4
NEAR = 2


class Ground:
    """The printed components by name, and the ways of the SS: read from a pack once."""

    def __init__(self, pack: Pack) -> None:
        areas, track = pack["ss_areas"]["rows"], pack["track"]["rows"]
        self.squares: dict[str, Row] = _by_id(pack["positions"])
        self.location_of = {name: str(row["location"]) for name, row in self.squares.items()}
        self.locations: dict[str, Row] = _by_id(pack["locations"])
        self.weapons: dict[str, Row] = _by_id(pack["weapons"])
        self.counters: dict[str, Row] = _by_id(pack["ss_counters"])
        self.cards: dict[str, Row] = _by_id(pack["ss_card_kinds"])
        self.color_tables: Mapping[str, list[str]] = pack["color_tables"]["rows"]
        self.points: Mapping[str, int] = pack["scoring"]["rows"]
        self.awards: list[Row] = pack["awards"]["rows"]
        self.turn_cards = int(pack["setup"]["cards_per_turn"])
        self.french = {row["id"] for row in pack["defenders"]["rows"] if row["nation"] == "FR"}
        self.nodes: dict[str, Row] = {
            **{row["id"]: {**row, "area": True} for row in areas},
            **{row["id"]: {**row, "area": False} for row in track},
        }
        self.steps = {node: len(self.way(node)) for node in self.nodes}
        """How often infantry must be pushed from a circle until it enters the castle."""
        self._decks: Mapping[str, list[Row]] = pack["ss_decks"]["rows"]

    def way(self, node: str) -> list[str]:
        """The circles from one to the last before the castle (CI-1.2.4)."""
        found = [node]
        while (further := self.nodes[found[-1]]["next"]) is not None:
            found.append(further)
        return found

    def all_cards(self, variant: str) -> Iterator[str]:
        """Every SS card of a variant, as `1/scout2`."""
        for deck, rows in self._decks.items():
            for row in rows:
                for _copy in range(row["count"]):
                    yield f"{deck}/{row['kind']}"
        if variant == "competitive":
            yield "1/sturm1c"

    def fate(self, text: ItterText, name: str, value: int | None, lost: bool) -> str:
        """What the next hit on a location does (CI-4.2.5 to CI-4.2.7)."""
        if lost:
            return text.translate(_("Destroyed: nobody can enter any more."))
        if value is None:
            return text.translate(_("No fire reaches it. From here one moves to the Great Hall."))
        if value > LOWEST_DEFENSE:
            facts = {"value": value - 1}
            return text.say(_("The next hit lowers the Defense Value to {value}."), facts)
        if self.locations[name]["destroyable"]:
            return text.translate(_("The next hit destroys it with everybody inside."))
        return text.translate(_("The next hit disrupts everybody inside."))


def _by_id(table: Pack) -> dict[str, Row]:
    return {row["id"]: row for row in table["rows"]}


def standing(view: View, text: ItterText) -> list[Standing]:
    """The score, the nearest SS, the weakest place, the cards that are left."""
    ground, told = text.ground, text.told
    score = score_lines(view, ground)
    infantry, defense = tuple(view["infantry"].values()), tuple(view["defense"].values())
    deck = view["deck"] if isinstance(view["deck"], int) else len(view["deck"])
    lines = (
        told.line(("score", *score.values()), lambda: _score(score, text, ground)),
        told.line(("nearest", infantry), lambda: _nearest(view, text, ground)),
        told.line(("weakest", defense, view["jenny"]), lambda: _weakest(view, text, ground)),
        told.line(("cards", deck), lambda: _cards(deck, text, ground)),
    )
    return [line for line in lines if line is not None]


def score_lines(view: View, ground: Ground) -> dict[str, int]:
    """What each line of the score would be worth if the game ended now (CI-5.0.4)."""
    points = ground.points
    outside = inside = others = 0
    escaped = False
    for who, row in view["defenders"].items():
        location = ground.location_of.get(row["at"])
        if location is None:
            escaped = escaped or row["at"] == "escaped"
        elif who not in ground.french:
            others += 1
        elif location == "C":
            inside += 1
        else:
            outside += 1
    infantry = [*view["infantry"].values()]
    counters = len(infantry) - infantry.count(None)
    for gun in view["guns"].values():
        counters += gun["machine_gunner"] + gun["mortar"]
    lost_empty = view["jenny"] == "lost_empty"
    return {
        "jenny_lost_empty": points["jenny_lost_empty"] * lost_empty,
        "borotra_escaped": points["borotra_escaped"] * escaped,
        "french_outside_cellar": points["french_outside_cellar"] * outside,
        "french_in_cellar": points["french_in_cellar"] * inside,
        "other_defender_on_board": points["other_defender_on_board"] * others,
        "ss_counter_on_board": points["ss_counter_on_board"] * counters,
    }


def _score(lines: Mapping[str, int], text: ItterText, ground: Ground) -> Standing:
    total = sum(lines.values())
    award = next(row for row in ground.awards if row["min"] is None or total >= row["min"])
    parts = text.apart(
        f"{text.score_line(name)} {signed(value)}" for name, value in lines.items() if value
    )
    detail = f"{text.award(award)}. {parts}." if parts else f"{text.award(award)}."
    tone = "good" if award["result"] == "win" else "bad"
    return Standing(text.translate(_("Score now")), text.number(total), detail, tone)


def _nearest(view: View, text: ItterText, ground: Ground) -> Standing:
    label = text.translate(_("SS to the castle"))
    standing_on = [node for node, counter in view["infantry"].items() if counter is not None]
    if not standing_on:
        detail = text.translate(_("No SS infantry is on the board."))
        return Standing(label, "–", detail, "good")
    steps = min(ground.steps[node] for node in standing_on)
    nearest = [node for node in standing_on if ground.steps[node] == steps]
    facts = {
        "counter": view["infantry"][nearest[0]],
        "node": nearest[0],
        "steps": steps,
        "others": len(nearest) - 1,
    }
    danger = _("{counter} on circle {node}: the next push carries it inside, and the game is lost.")
    far = _("{counter} on circle {node}: pushed {steps} times it is inside, and the game is lost.")
    said = capital(text.say(danger if steps == 1 else far, facts))
    if len(nearest) > 1:
        said += " " + text.say(_("Equally near: {others} more."), facts)
    value = text.say(_("{steps} pushes"), facts)
    tone = "danger" if steps == 1 else "bad" if steps <= NEAR else ""
    return Standing(label, value, said, tone, tuple(f"node:{node}" for node in nearest))


def _weakest(view: View, text: ItterText, ground: Ground) -> Standing | None:
    standing_still = {
        name: value
        for name, value in view["defense"].items()
        if name != "BJ" or view["jenny"] == "intact"
    }
    if not standing_still:
        return None
    lowest = min(standing_still.values())
    weak = [name for name, value in standing_still.items() if value == lowest]
    if len(weak) == len(standing_still):
        value = text.say(_("all {value}"), {"value": lowest})
    else:
        value = f"{text.value('locations', weak)} {lowest}"
    tone = "bad" if lowest == LOWEST_DEFENSE else ""
    detail = ground.fate(text, weak[0], lowest, lost=False)
    marks = tuple(f"location:{name}" for name in weak)
    return Standing(text.translate(_("Weakest place")), value, detail, tone, marks)


def _cards(left: int, text: ItterText, ground: Ground) -> Standing:
    turns = -(-left // ground.turn_cards)
    detail = text.say(_("Three come each turn: {turns} more SS Phases."), {"turns": turns})
    return Standing(text.translate(_("SS cards left")), str(left), detail, "", ("deck",))
