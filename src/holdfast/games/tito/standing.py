"""How Capture Tito! stands: points if it ended now, the alarm and what it brings, ammunition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from holdfast.core.inspection import Standing
from holdfast.core.language import signed
from holdfast.core.messages import mark as _
from holdfast.core.reading import Given
from holdfast.core.text import capital
from holdfast.games.tito.shapes import Pack, Row, SeenMarkers, View

if TYPE_CHECKING:
    from holdfast.games.tito.text import TitoText

FEW, LOW = 29, 9
"""From how many points of ammunition on the Germans fight worse, and much worse (CT-13.1.2)."""


class Ground:
    """The printed components by name, and the links between zones: read from a pack once."""

    def __init__(self, pack: Pack) -> None:
        self.zones: dict[int, Row] = {row["id"]: row for row in pack["zones"]["rows"]}
        self.units: dict[str, Row] = {row["id"]: row for row in pack["units"]["rows"]}
        self.groups: dict[str, Row] = {row["id"]: row for row in pack["groups"]["rows"]}
        self.markers: list[Row] = pack["markers"]["rows"]
        self.protection = {row["id"]: row["protection"] for row in pack["terrain"]["rows"]}
        self.stacking = int(pack["terrain"]["stacking_sp_per_side"])
        self.missions = [zone for zone, row in self.zones.items() if row["mission"]]
        self.alarm: list[Row] = pack["alarm"]["rows"]
        self.most_alarm = int(pack["alarm"]["maximum"])
        self.reinforced_from = int(pack["reinforcements"]["alarm_from"])
        self.shortages: list[Row] = pack["ammunition"]["penalties"]
        self.victory: Row = pack["victory"]
        cost = pack["links"]["cost"]
        self.near: dict[int, dict[int, int]] = {zone: {} for zone in self.zones}
        """The zones next to each, with what a step there costs (CT-12.0.1)."""
        for row in pack["links"]["rows"]:
            self.near[row["a"]][row["b"]] = self.near[row["b"]][row["a"]] = cost[row["kind"]]

    def is_german(self, unit: str) -> bool:
        return bool(self.units[unit]["side"] == "german")

    def is_platoon(self, unit: str) -> bool:
        return bool(self.units[unit]["kind"] == "platoon")


def standing(view: View, text: TitoText) -> list[Standing]:
    """The points, the alarm, the ammunition, Tito, and the turns that are left."""
    told, ground = text.told, text.ground
    detail, tito = points(view, ground), view["tito"]
    pulled: Given = view["triggers"]
    triggers = (*pulled.values(),)[:-1], len(view["triggers"]["missions"])
    turns = (view["turn"], view["last_turn"], view["event"])
    lines = (
        told.line(("points", *detail.values()), lambda: _points(detail, text)),
        told.line(("alarm", view["alarm"], triggers), lambda: _alarm(view, text)),
        told.line(("ammo", view["ammo"]), lambda: _ammunition(view, text)),
        told.line(("tito", tito["state"], tito["at"]), lambda: _tito(view, text)),
        told.line(("turns", turns), lambda: _turns(view, text)),
    )
    return [line for line in lines if line is not None]


def points(view: View, ground: Ground) -> dict[str, int]:
    """What each objective would be worth if the match ended now (CT-14.1 to CT-14.7)."""
    worth = ground.victory
    held, hostile = set(), set()
    platoons = officers = 0
    for unit, row in view["units"].items():
        printed = ground.units[unit]
        german = printed["side"] == "german"
        if row["at"] == "lost" and german:
            if printed["kind"] == "officer":
                officers += worth.get(f"{unit}_lost", 0)
            else:
                platoons += worth["platoon_lost"]
        elif type(row["at"]) is int:
            if not german:
                hostile.add(row["at"])
            elif printed["kind"] == "platoon":
                held.add(row["at"])
    kept = sum(zone in held and zone not in hostile for zone in ground.missions)
    tito, churchill = view["tito"]["state"], view["churchill"]["state"]
    return {
        "tito": worth["tito"].get("prisoner" if tito == "evacuated" else tito, 0),
        "churchill": worth["churchill"].get(churchill, 0),
        "documents": worth["documents"] if view["documents"]["state"] == "taken" else 0,
        "missions": worth["mission"] * kept,
        "platoons": platoons,
        "officers": officers,
    }


def _points(detail: Mapping[str, int], text: TitoText) -> Standing:
    ground = text.ground
    total = sum(detail.values())
    reached: Row = next(
        row for row in ground.victory["levels"] if row["from"] is None or total >= row["from"]
    )
    parts = text.apart(
        f"{text.score_line(name)} {signed(value)}" for name, value in detail.items() if value
    )
    level = text.name("level", reached["id"])
    words = f"{capital(level)}. {parts}." if parts else f"{capital(level)}."
    tone = {"complete": "good", "semi": "good"}.get(reached["id"], "bad")
    return Standing(text.translate(_("Points now")), text.number(total), words, tone)


def _alarm(view: View, text: TitoText) -> Standing:
    ground, level = text.ground, view["alarm"]
    facts = {"level": ground.reinforced_from, "most": ground.most_alarm}
    if level < ground.reinforced_from:
        words = text.say(
            _("From {level} on reinforcements come and partisans act twice a turn."), facts
        )
    elif level < ground.most_alarm:
        words = text.say(
            _("Reinforcements come, partisans act twice. At {most} all markers are turned over."),
            facts,
        )
    else:
        words = text.translate(_("The highest level: all markers are turned over."))
    pulled: Given = view["triggers"]
    still = [
        f"{text.name('trigger', row['id'])} +{row['amount']}"
        for row in ground.alarm
        if not (
            len(view["triggers"]["missions"]) == row["max"]
            if row["id"] == "missions"
            else pulled[row["id"]]
        )
    ]
    if still and level < ground.most_alarm:
        words += " " + text.say(_("What still raises it: {list}."), {"list": text.apart(still)})
    tone = (
        "danger"
        if level >= ground.reinforced_from
        else "bad"
        if level >= ground.reinforced_from - 2
        else ""
    )
    value = text.say(_("{level} of {most}"), {"level": level, "most": ground.most_alarm})
    return Standing(text.translate(_("Alarm")), value, words, tone, ("alarm",))


def _ammunition(view: View, text: TitoText) -> Standing:
    ammo = view["ammo"]
    worse = next(
        (row["modifier"] for row in text.ground.shortages if row["from"] <= ammo <= row["to"]), 0
    )
    if worse:
        words = text.say(_("Every German value suffers {worse}."), {"worse": signed(worse)})
    else:
        words = text.say(_("At {few} and less every German value suffers."), {"few": FEW})
    words += " " + text.translate(_("At 0 the match is lost; each fire and each round costs 1."))
    tone = "danger" if ammo <= LOW else "bad" if ammo <= FEW else ""
    return Standing(text.translate(_("Ammunition")), str(ammo), words, tone, ("ammo",))


def _tito(view: View, text: TitoText) -> Standing:
    tito, worth = view["tito"], text.ground.victory["tito"]
    state = text.state("tito", tito["state"])
    facts = {"dead": worth["dead"], "prisoner": worth["prisoner"]}
    words = text.say(_("A prisoner is worth {prisoner} points, dead {dead}."), facts)
    at = tito["at"]
    if at is None:
        marks: tuple[str, ...] = ("wanted:tito",)
    else:
        marks = ("vip:tito", f"zone:{at}")
        words = f"{capital(text.name('zone', at))}. {words}"
    tone = {"prisoner": "good", "evacuated": "good", "dead": "good", "escaped": "bad"}
    return Standing(text.name("vip", "tito"), state, words, tone.get(tito["state"], ""), marks)


def _turns(view: View, text: TitoText) -> Standing:
    left = view["last_turn"] - view["turn"]
    words = text.say(_("Turn {last} is the last."), {"last": view["last_turn"]})
    if view["event"] == "g" and view["turn"] < 10:
        words = text.translate(_("The relief is coming: turn 10 or 11 will be the last."))
    return Standing(text.translate(_("Turns after this")), str(left), words, "", ("turn",))


def letters_in(markers: Given) -> dict[str, list[str]]:
    """Letters by zone, from a view or from a whole position."""
    if "zones" in markers:
        return dict(cast(SeenMarkers, markers)["zones"])
    found: dict[str, list[str]] = {}
    for marker, place in markers.items():
        if type(place) is int:
            found.setdefault(str(place), []).append(marker[0].upper())
    return found


def shown_in(markers: Given) -> list[str]:
    """The markers that have been turned over, from a view or from a whole position."""
    if "zones" in markers:
        return list(cast(SeenMarkers, markers)["shown"])
    return [marker for marker, place in markers.items() if place == "shown"]
