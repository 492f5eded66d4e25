"""Checking somebody's component data: what is wrong with it, each time naming the field."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from holdfast.core.errors import BadPack
from holdfast.core.messages import mark as _
from holdfast.core.reading import MISSING, TWICE, Field
from holdfast.games.tito.shapes import Row
from holdfast.games.tito.terms import (
    ASTRAY_DZ,
    BACKS,
    COLOURS,
    DIFFICULTIES,
    EVENTS,
    KINDS,
    LETTERS,
    LEVELS,
    TRIGGERS,
    TURNS,
)

SECTIONS = (
    "map", "terrain", "zones", "links", "drop_zones", "entries", "marker_slots", "markers",
    "groups", "units", "alarm", "ammunition", "air_support", "light", "turns", "first_events",
    "reinforcements", "victory",
)  # fmt: skip
EDGES = ("north", "east", "south", "west")
MOST_ZONES = 200
MOST_UNITS = 200
IDENTIFIER = re.compile(r"[a-z0-9-]{1,40}")
NUMERAL = re.compile(r"[IVX]{1,8}")


def problems(pack: object) -> list[BadPack]:
    """Everything that keeps a pack from being played; empty when nothing does."""
    found: list[BadPack] = []
    top = Field(pack, "", BadPack)
    try:
        given = top.mapping()
        for name in ("game", "title", "provenance_key", *SECTIONS, "terms"):
            if name not in given:
                Field(None, name, BadPack).fail(MISSING)
        top.child("game").one_of(["tito"], "game")
        top.child("title").text()
    except BadPack as error:
        return [error]
    reader = PackReader(top)
    checks: list[Callable[[], None]] = [
        reader.provenance,
        reader.terrain,
        reader.zones,
        reader.links,
        reader.drop_zones,
        reader.entries,
        reader.printed_on_zones,
        reader.groups,
        reader.units,
        reader.members,
        reader.room_to_land,
        reader.markers,
        reader.slots,
        reader.alarm,
        reader.ammunition,
        reader.modifiers,
        reader.events,
        reader.reinforcements,
        reader.victory,
        reader.terms,
    ]
    for check in checks:
        try:
            check()
        except BadPack as error:
            found.append(error)
            if check in (reader.terrain, reader.zones, reader.units, reader.groups):
                break  # the later sections refer to these
    return found


class PackReader:
    """One check for each section; each raises at the first thing that is wrong in it."""

    def __init__(self, top: Field) -> None:
        self.top = top
        self.zone_count = 0
        self.colours: list[str] = []
        self.units_by_id: dict[str, Row] = {}
        self.group_ids: list[str] = []
        self.dz_ids: list[str] = []

    # Helpers

    def section(self, name: str) -> Field:
        field = self.top.child(name)
        field.mapping()
        return field

    def part(self, field: Field, key: str) -> Field:
        if key not in field.mapping():
            path = f"{field.path}.{key}" if field.path else key
            Field(None, path, BadPack).fail(MISSING)
        return field.child(key)

    def rows(self, name: str, key: str = "rows") -> list[Field]:
        return self.part(self.section(name), key).items()

    def zone(self, field: Field) -> int:
        return field.integer(1, self.zone_count)

    def identifier(self, field: Field) -> str:
        """An id, which positions, actions and the elements of a drawing are named after."""
        if not IDENTIFIER.fullmatch(field.text()):
            field.fail(
                _("must be small letters, digits and hyphens, at most 40, such as {sample}"),
                sample='"blau-1"',
            )
        return field.text()

    def named(self, field: Field) -> None:
        """What something is called, in English at least."""
        self.part(field, "en")
        for language in field.mapping():
            field.child(language).text()

    def unique(self, field: Field, seen: list[Any]) -> None:
        if field.value in seen:
            field.fail(TWICE)
        seen.append(field.value)

    # Sections

    def provenance(self) -> None:
        """Every section says where it comes from."""
        known = list(self.section("provenance_key").mapping())
        for name in SECTIONS:
            self.part(self.section(name), "provenance").one_of(known, "provenance")

    def terrain(self) -> None:
        section = self.section("terrain")
        for row in self.rows("terrain"):
            self.identifier(self.part(row, "id"))
            self.unique(row.child("id"), self.colours)
            self.part(row, "protection").integer(0, 9)
        self.part(section, "stacking_sp_per_side").integer(2, 14)

    def zones(self) -> None:
        """Zones 1, 2, 3 and so on, with one grotto, one cross and one Soviet mission."""
        rows = self.rows("zones")
        self.zone_count = len(rows)
        if not 1 <= self.zone_count <= MOST_ZONES:
            self.section("zones").child("rows").fail(
                _("a map has 1 to {most} zones"), most=MOST_ZONES
            )
        counts = {"grotto": 0, "cross": 0, "USSR": 0}
        for number, row in enumerate(rows, start=1):
            self.part(row, "id").integer(number, number)
            self.part(row, "colour").one_of(self.colours, "colour")
            for key in ("x", "y"):
                if type(self.part(row, key).value) not in (int, float):
                    row.child(key).fail(_("must be a number"))
            for key in ("grotto", "cross"):
                counts[key] += self.part(row, key).boolean()
            mission = self.part(row, "mission")
            if mission.value is not None:
                counts["USSR"] += mission.one_of(["USA", "GB", "USSR"], "mission") == "USSR"
            if self.part(row, "name").value is not None:
                self.named(row.child("name"))
        for key, count in counts.items():
            if count != 1:
                Field(count, "zones.rows", BadPack).fail(
                    _("there must be one {key} zone, not {count}"), key=key, count=count
                )

    def links(self) -> None:
        """Each link joins two different zones, once; every zone can be reached."""
        cost = self.part(self.section("links"), "cost")
        for kind in ("full", "dotted"):
            self.part(cost, kind).integer(1, 9)
        seen: set[tuple[int, int]] = set()
        near: dict[int, list[int]] = {z: [] for z in range(1, self.zone_count + 1)}
        for row in self.rows("links"):
            a, b = self.zone(self.part(row, "a")), self.zone(self.part(row, "b"))
            self.part(row, "kind").one_of(["full", "dotted"], "kind of link")
            if a == b or (min(a, b), max(a, b)) in seen:
                row.fail(_("joins a zone to itself or repeats another link"))
            seen.add((min(a, b), max(a, b)))
            near[a].append(b)
            near[b].append(a)
        reached, todo = {1}, [1]
        while todo:
            for w in near[todo.pop()]:
                if w not in reached:
                    reached.add(w)
                    todo.append(w)
        if len(reached) < self.zone_count:
            lost = min(set(near) - reached)
            Field(lost, "links.rows", BadPack).fail(_("no way leads to zone {number}"), number=lost)

    def drop_zones(self) -> None:
        for row in self.rows("drop_zones"):
            if not NUMERAL.fullmatch(self.part(row, "id").text()):
                row.child("id").fail(_('must be a numeral such as "IV"'), "CT-1.2.2")
            self.unique(row.child("id"), self.dz_ids)
            zones = self.part(row, "zones").items()
            if len(zones) != 6:
                row.child("zones").fail(_("a drop zone is six zones"), "CT-1.2.2")
            seen: list[int] = []
            for field in zones:
                self.zone(field)
                self.unique(field, seen)
        if ASTRAY_DZ not in self.dz_ids:
            Field(None, "drop_zones.rows", BadPack).fail(_("there is no VII"), "CT-5.1.8")

    def entries(self) -> None:
        """R0 to R6 of each colour, each in a zone of its own."""
        seen: list[tuple[str, int]] = []
        zones: list[int] = []
        for row in self.rows("entries"):
            colour = self.part(row, "colour").one_of(COLOURS, "colour")
            number = self.part(row, "number").integer(0, 6)
            self.part(row, "edge").one_of(EDGES, "edge")
            if (colour, number) in seen:
                row.fail(TWICE)
            seen.append((colour, number))
            self.zone(self.part(row, "zone"))
            self.unique(row.child("zone"), zones)
        for colour in COLOURS:
            for number in range(1, 7):
                if (colour, number) not in seen:
                    path = Field(None, "entries.rows", BadPack)
                    path.fail(
                        _("R{number} of {colour} is missing"),
                        "CT-11.4",
                        number=number,
                        colour=colour,
                    )

    def printed_on_zones(self) -> None:
        """What the map shows of drop zones, entries and marker slots."""
        for row in self.rows("zones"):
            for field in self.part(row, "dz").items():
                self.part(field, "dz").one_of(self.dz_ids, "drop zone")
                self.part(field, "number").integer(1, 6)
            for field in self.part(row, "slots").items():
                field.one_of(LETTERS, "letter")
            entry = self.part(row, "entry")
            if entry.value is not None:
                self.part(entry, "colour").one_of(COLOURS, "colour")
                self.part(entry, "number").integer(0, 6)
                self.part(entry, "edge").one_of(EDGES, "edge")

    def units(self) -> None:
        """Germans first, then Yugoslavs, each with its values."""
        seen: list[str] = []
        yugoslavs = False
        if len(self.rows("units")) > MOST_UNITS:
            self.section("units").child("rows").fail(
                _("at most {most} counters can be played"), most=MOST_UNITS
            )
        for row in self.rows("units"):
            name = self.identifier(self.part(row, "id"))
            self.unique(row.child("id"), seen)
            self.units_by_id[name] = row.mapping()
            german = self.part(row, "side").one_of(["german", "yugoslav"], "side") == "german"
            if german and yugoslavs:
                row.child("side").fail(_("the German units come first in the roster"))
            yugoslavs = yugoslavs or not german
            kinds = KINDS[:2] if german else KINDS[2:]
            officer = self.part(row, "kind").one_of(kinds, "kind") == "officer"
            self.values(self.part(row, "full"))
            if officer:
                self.part(row, "reduced").null()
            else:
                self.values(self.part(row, "reduced"))
            self.camp(row, german)
        officers = [n for n, row in self.units_by_id.items() if row["kind"] == "officer"]
        if sorted(officers) != ["obermaier", "rybka"]:
            path = Field(officers, "units.rows", BadPack)
            path.fail(_("the officers are rybka and obermaier"), "CT-3.3.1")

    def values(self, field: Field) -> None:
        for key in ("ff", "af", "mp"):
            self.part(field, key).integer(0 if key != "mp" else 1, 9)

    def camp(self, row: Field, german: bool) -> None:
        group = self.part(row, "group")
        if german:
            group.one_of(self.group_ids, "group")
            self.part(row, "wave").integer(1, 2)
        elif group.one_of(["B", "C", "R"], "group") == "R":
            self.part(row, "entry").one_of(COLOURS, "colour")

    def groups(self) -> None:
        for row in self.rows("groups"):
            self.identifier(self.part(row, "id"))
            self.unique(row.child("id"), self.group_ids)
            self.named(self.part(row, "name"))
            self.part(row, "dz").one_of(self.dz_ids, "drop zone")
            self.part(row, "wave").integer(1, 2)
            if not self.part(row, "units").items():
                row.child("units").fail(_("a group has counters"))

    def members(self) -> None:
        """Each German counter is in the list of its own group, once."""
        seen: list[str] = []
        for row in self.rows("groups"):
            for field in row.child("units").items():
                unit = field.one_of(list(self.units_by_id), "unit")
                self.unique(field, seen)
                data = self.units_by_id[unit]
                if data.get("group") != row.value["id"] or data.get("wave") != row.value["wave"]:
                    field.fail(_("belongs to another group or wave"))
        for unit, data in self.units_by_id.items():
            if data["side"] == "german" and unit not in seen:
                Field(unit, "groups.rows", BadPack).fail(_("{unit} is in no group"), unit=unit)

    def room_to_land(self) -> None:
        """Six zones always have room for one platoon more (CT-10.4)."""
        platoons = [row for row in self.units_by_id.values() if row["kind"] == "platoon"]
        # With one SP of room left in each zone a full platoon would fit in none of them.
        least = (2 * len(platoons) - 2) // 6 + 2
        limit = self.part(self.section("terrain"), "stacking_sp_per_side")
        if limit.integer(2, 14) < least:
            limit.fail(
                _("a drop zone must hold all {count} platoons: {least} or more"),
                count=len(platoons),
                least=least,
            )

    def markers(self) -> None:
        """Backs show VIPs or kinds of counters; there is one Tito, one Churchill, one file."""
        seen: list[str] = []
        vips: list[str] = []
        for row in self.rows("markers"):
            self.identifier(self.part(row, "id"))
            self.unique(row.child("id"), seen)
            letter = self.part(row, "letter").one_of(LETTERS, "letter")
            back = self.part(row, "back")
            known = BACKS if letter == "A" else KINDS[2:]
            if not back.mapping():
                back.fail(_("shows nothing"), "CT-3.2.2")
            for key in back.mapping():
                Field(key, f"{back.path}.{key}", BadPack).one_of(known, "back")
                back.child(key).integer(1, 1 if letter == "A" else 5)
                if key in BACKS[:3]:
                    self.unique(Field(key, back.path, BadPack), vips)
            if letter == "A" and len(back.mapping()) != 1:
                back.fail(_("an A marker shows one thing"), "CT-3.2.3")

    def slots(self) -> None:
        """As many slots as markers, for each letter."""
        seen: list[str] = []
        letters = [row.value["letter"] for row in self.rows("markers")]
        for row in self.rows("marker_slots"):
            letter = self.part(row, "letter").one_of(LETTERS, "letter")
            self.unique(row.child("letter"), seen)
            zones: list[int] = []
            for field in self.part(row, "zones").items():
                self.zone(field)
                self.unique(field, zones)
            if len(zones) != letters.count(letter):
                count = letters.count(letter)
                row.child("zones").fail(
                    _("{found} slots for {count} {letter} markers"),
                    "CT-3.1.3",
                    found=len(zones),
                    count=count,
                    letter=letter,
                )
        if sorted(seen) != LETTERS:
            Field(seen, "marker_slots.rows", BadPack).fail(_("A, B and C each have their slots"))

    # Tables

    def alarm(self) -> None:
        section = self.section("alarm")
        seen: list[str] = []
        for row in self.rows("alarm"):
            self.part(row, "id").one_of(TRIGGERS, "trigger")
            self.unique(row.child("id"), seen)
            self.part(row, "amount").integer(0, 9)
        if len(seen) != len(TRIGGERS):
            Field(seen, "alarm.rows", BadPack).fail(_("a trigger is missing"), "CT-6.2")
        self.part(section, "maximum").integer(9, 9)

    def ammunition(self) -> None:
        section = self.section("ammunition")
        highest = self.part(section, "maximum").integer(1, 999)
        for name in DIFFICULTIES:
            self.part(self.part(section, "start"), name).integer(1, highest)
            self.dice(self.part(self.part(section, "supply_turns_3_4_5"), name))
        self.dice(self.part(section, "supply_turn_10"))
        for row in self.part(section, "penalties").items():
            self.part(row, "from").integer(0, highest)
            self.part(row, "to").integer(row.value["from"], highest)
            self.part(row, "modifier").integer(-9, 0)

    def dice(self, field: Field) -> None:
        if not re.fullmatch(r"[1-9]d(6|10)", field.text()):
            field.fail(_('must be dice such as "1d6" or "2d10"'))

    def modifiers(self) -> None:
        air = self.section("air_support")
        for row in self.part(air, "bonus").items():
            self.part(row, "from").integer(0, 9)
            self.part(row, "to").integer(row.value["from"], 9)
            self.part(row, "bonus").integer(0, 9)
        self.part(air, "per_dca").integer(-9, 0)
        for section in (air, self.section("light")):
            table = self.part(section, "turn_modifiers")
            for turn in table.mapping():
                if turn not in [str(number) for number in range(1, TURNS + 1)]:
                    table.child(turn).fail(_("is not a turn"))
                table.child(turn).integer(-9, 0)

    def events(self) -> None:
        """Each result of each die has one meaning."""
        section = self.section("first_events")
        rolls: list[int] = []
        for row in self.rows("first_events"):
            first = self.part(row, "from").integer(0, 9)
            last = self.part(row, "to").integer(first, 9)
            self.part(row, "event").one_of(EVENTS, "event")
            rolls += range(first, last + 1)
        if sorted(rolls) != list(range(10)):
            self.part(section, "rows").fail(_("each of 0 to 9 is one event"), "CT-5.1.1")
        self.rolls(self.part(section, "b"), range(10), "CT-5.1.3")
        for row in section.child("b").items():
            groups = self.part(row, "groups").items()
            for field in groups:
                field.one_of(self.group_ids, "group")
            self.part(row, "counters").integer(1, 1 if len(groups) > 1 else 9)
        self.rolls(self.part(section, "f"), range(1, 7), "CT-5.1.8")
        for row in section.child("f").items():
            self.part(row, "group").one_of(self.group_ids, "group")

    def rolls(self, field: Field, wanted: range, rule: str) -> None:
        given = [self.part(row, "roll").integer(wanted[0], wanted[-1]) for row in field.items()]
        if sorted(given) != list(wanted):
            field.fail(
                _("each of {first} to {last} is there once"), rule, first=wanted[0], last=wanted[-1]
            )

    def reinforcements(self) -> None:
        section = self.section("reinforcements")
        self.part(section, "alarm_from").integer(0, 9)
        for row in self.part(section, "windows").items():
            first = self.part(row, "from").integer(1, TURNS)
            self.part(row, "to").integer(first, TURNS)
            for field in self.part(row, "colours").items():
                field.one_of(COLOURS, "colour")
        counts = self.part(section, "counters_by_d6").items()
        if len(counts) != 6:
            section.child("counters_by_d6").fail(_("a D6 has six results"), "CT-11.5")
        for field in counts:
            field.integer(0, 9)

    def victory(self) -> None:
        section = self.section("victory")
        for vip in ("tito", "churchill"):
            for fate in ("dead", "prisoner"):
                self.part(self.part(section, vip), fate).integer(-99, 99)
        for key in ("documents", "mission", "platoon_lost", "rybka_lost", "obermaier_lost"):
            self.part(section, key).integer(-99, 99)
        levels = self.part(section, "levels").items()
        if [self.part(row, "id").value for row in levels] != LEVELS:
            section.child("levels").fail(_("they are complete, semi and failure"), "CT-14.8")
        best = self.part(levels[0], "from").integer(-99, 99)
        self.part(levels[1], "from").integer(-99, best)

    # Words

    def terms(self) -> None:
        """What kinds of units and of terrain are called."""
        section = self.section("terms")
        for key, wanted in (("kinds", KINDS), ("terrain", self.colours)):
            for name in wanted:
                self.named(self.part(self.part(section, key), name))
