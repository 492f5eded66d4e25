"""The printed components as tables, built from a checked pack and shared by all its states."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.tito.shapes import Pack, Row
from holdfast.games.tito.terms import (
    ASTRAY_DZ,
    BACKS,
    COLOURS,
    DCA,
    DIFFICULTIES,
    EVENTS,
    EXITS,
    FAR,
    HQ,
    INFANTRY,
    KINDS,
    LETTERS,
    OFFICER,
    PIONEER,
    PLATOON,
    TRIGGERS,
    TURNS,
)


class Board:
    """The map, the counters and the tables of one pack. Zones are numbered from 1."""

    def __init__(self, pack: Pack) -> None:
        self._read_map(pack)
        self._read_units(pack)
        self._read_groups(pack)
        self._read_markers(pack)
        self._read_tables(pack)
        self._read_events(pack)
        self.far: list[list[int]] = []
        for z in range(self.zones + 1):
            self.far.append(self._distances(z))

    # The map

    def _read_map(self, pack: Pack) -> None:
        terrain = {row["id"]: row["protection"] for row in pack["terrain"]["rows"]}
        rows = pack["zones"]["rows"]
        self.zones: i64 = len(rows)
        self.limit: i64 = pack["terrain"]["stacking_sp_per_side"]
        self.protection: bytes = bytes([0] + [terrain[row["colour"]] for row in rows])
        self.colour: list[str] = [""] + [row["colour"] for row in rows]
        self.grotto: i64 = 0
        self.cross: i64 = 0
        self.soviet: i64 = 0
        self.missions: list[int] = []
        for row in rows:
            if row["grotto"]:
                self.grotto = row["id"]
            if row["cross"]:
                self.cross = row["id"]
            if row["mission"] is not None:
                self.missions.append(row["id"])
            if row["mission"] == "USSR":
                self.soviet = row["id"]
        self._read_links(pack["links"])
        self.dz_ids: list[str] = [row["id"] for row in pack["drop_zones"]["rows"]]
        self.dz: list[list[int]] = [list(row["zones"]) for row in pack["drop_zones"]["rows"]]
        self.astray_dz: int = self.dz_ids.index(ASTRAY_DZ)
        self._read_entries(pack["entries"]["rows"])

    def _read_links(self, links: Row) -> None:
        """Neighbours of each zone in ascending order, and the MP each link costs.

        Tables that rules read in every loop are bytes: compiled, these are read at once.
        """
        costs = [[0] * (self.zones + 1) for _ in range(self.zones + 1)]
        for row in links["rows"]:
            costs[row["a"]][row["b"]] = links["cost"][row["kind"]]
            costs[row["b"]][row["a"]] = links["cost"][row["kind"]]
        self.cost_between: list[bytes] = [bytes(row) for row in costs]
        self.near: list[bytes] = []
        self.cost: list[bytes] = []
        for z in range(self.zones + 1):
            near = [w for w in range(1, self.zones + 1) if self.cost_between[z][w] > 0]
            self.near.append(bytes(near))
            self.cost.append(bytes([self.cost_between[z][w] for w in near]))

    def _read_entries(self, rows: list[Row]) -> None:
        """Entry zones by colour and number, and the zones by which Tito can leave the map."""
        self.entry_colour: list[int] = [-1] * (self.zones + 1)
        self.entry_number: list[int] = [-1] * (self.zones + 1)
        self.entry: list[list[int]] = [[0] * 7 for _ in COLOURS]
        self.is_exit: list[bool] = [False] * (self.zones + 1)
        for row in rows:
            zone, colour = row["zone"], COLOURS.index(row["colour"])
            self.entry_colour[zone] = colour
            self.entry_number[zone] = row["number"]
            self.entry[colour][row["number"]] = zone
            self.is_exit[zone] = row["edge"] in EXITS  # CT-12.3.13
        # CT-11.7: where a counter that found `zone` blocked tries to come in, in order.
        self.detours: list[list[int]] = [[]]
        for z in range(1, self.zones + 1):
            colour = self.entry_colour[z]
            linked = [w for w in self.near[z] if self.entry_colour[w] >= 0]
            same = [w for w in linked if self.entry_colour[w] == colour]
            ordered: list[int] = []
            for number in range(7):
                ordered += [w for w in same if self.entry_number[w] == number]
            self.detours.append(ordered + [w for w in linked if w not in same] + [z])

    def _distances(self, start: int) -> list[int]:
        """MP from `start` to every zone when nothing is in the way."""
        far = [FAR] * (self.zones + 1)
        if start == 0:
            return far
        far[start] = 0
        rings: list[list[int]] = [[start]]
        d = 0
        while d < len(rings):
            for v in rings[d]:
                if far[v] < d:
                    continue
                near, cost = self.near[v], self.cost[v]
                for i in range(len(near)):
                    w, nd = near[i], d + cost[i]
                    if nd < far[w]:
                        far[w] = nd
                        while len(rings) <= nd:
                            rings.append([])
                        rings[nd].append(w)
            d += 1
        return far

    # The counters

    def _read_units(self, pack: Pack) -> None:
        rows = pack["units"]["rows"]
        self.ids: list[str] = [row["id"] for row in rows]
        self.units: i64 = len(rows)
        self.germans: i64 = len([row for row in rows if row["side"] == "german"])
        self.index: dict[str, int] = {row["id"]: u for u, row in enumerate(rows)}
        self.kind: bytes = bytes([KINDS.index(row["kind"]) for row in rows])
        self.letter: list[int] = [
            LETTERS.index(row["group"]) if row["group"] in LETTERS else -1 for row in rows
        ]
        self.unit_colour: list[int] = [
            COLOURS.index(row["entry"]) if row["group"] == "R" else -1 for row in rows
        ]
        # The reinforcements of each colour, whether drawn or not (CT-3.2.4).
        self.reserves: list[list[int]] = [
            [u for u in range(self.units) if self.unit_colour[u] == colour]
            for colour in range(len(COLOURS))
        ]
        self.wave: list[int] = [row.get("wave", 0) for row in rows]
        self.loss_vp: list[int] = [row.get("loss_vp", 0) for row in rows]
        self.is_platoon: list[bool] = [kind == PLATOON for kind in self.kind]
        self.is_infantry: list[bool] = [
            kind in (PLATOON, HQ, INFANTRY, PIONEER) for kind in self.kind
        ]
        self.officers: list[int] = [u for u in range(self.germans) if self.kind[u] == OFFICER]
        self.dca: list[int] = [u for u in range(self.units) if self.kind[u] == DCA]
        yugoslavs = range(self.germans, self.units)
        # The counters of each letter and kind, whether in their pool or not (CT-3.2.1).
        self.pools: list[list[list[int]]] = [
            [
                [u for u in yugoslavs if self.letter[u] == letter and self.kind[u] == kind]
                for kind in range(len(KINDS))
            ]
            for letter in range(len(LETTERS))
        ]
        # Values by unit * 3 + SP, those of the front and of the back of the counter (CT-1.3.2,
        # CT-2.1.1); an officer has 0 SP on his only side.
        self.ff: bytes = self._values(rows, "ff")
        self.af: bytes = self._values(rows, "af")
        self.mp: bytes = self._values(rows, "mp")

    def _values(self, rows: list[Row], key: str) -> bytes:
        values: list[int] = []
        for row in rows:
            full: int = row["full"][key]
            if row["reduced"] is None:
                values += [full, full, full]
            else:
                values += [0, row["reduced"][key], full]
        return bytes(values)

    def _read_groups(self, pack: Pack) -> None:
        """What lands together and is named together by events; nothing else (CT-2.1.3)."""
        rows = pack["groups"]["rows"]
        self.group_ids: list[str] = [row["id"] for row in rows]
        self.group: list[int] = [-1] * self.units
        self.group_units: list[list[int]] = []
        self.group_dz: list[int] = []
        self.landing_order: list[int] = []
        for g, row in enumerate(rows):
            members = [self.index[name] for name in row["units"]]
            for u in members:
                self.group[u] = g
            self.group_units.append(members)
            self.group_dz.append(self.dz_ids.index(row["dz"]))
            self.landing_order += members

    def _read_markers(self, pack: Pack) -> None:
        rows = pack["markers"]["rows"]
        self.marker_ids: list[str] = [row["id"] for row in rows]
        self.markers: int = len(rows)
        self.marker_index: dict[str, int] = {row["id"]: m for m, row in enumerate(rows)}
        self.marker_letter: list[int] = [LETTERS.index(row["letter"]) for row in rows]
        self.marker_vip: list[int] = []
        self.marker_kinds: list[list[int]] = []
        self.marker_counts: list[list[int]] = []
        for row in rows:
            back: dict[str, int] = row["back"]
            vips = [i for i, name in enumerate(BACKS) if name in back]
            kinds = [k for k, name in enumerate(KINDS) if name in back]  # CT-8.10
            self.marker_vip.append(vips[0] if vips else -1)
            self.marker_kinds.append(kinds)
            self.marker_counts.append([back[KINDS[k]] for k in kinds])
        # A before B before C, then the roster (CT-8.10).
        self.marker_order: list[int] = []
        for letter in range(len(LETTERS)):
            self.marker_order += [m for m in range(self.markers) if self.marker_letter[m] == letter]
        self.slots: list[list[int]] = [[], [], []]
        for row in pack["marker_slots"]["rows"]:
            self.slots[LETTERS.index(row["letter"])] = sorted(row["zones"])

    # The tables

    def _read_tables(self, pack: Pack) -> None:
        self.amount: list[int] = [0] * len(TRIGGERS)
        for row in pack["alarm"]["rows"]:
            self.amount[TRIGGERS.index(row["id"])] = row["amount"]
        self.alarm_maximum: i64 = pack["alarm"]["maximum"]
        ammunition = pack["ammunition"]
        self.ammo_maximum: int = ammunition["maximum"]
        self.ammo_start: list[int] = [ammunition["start"][name] for name in DIFFICULTIES]
        self.supply: list[list[int]] = [
            dice(ammunition["supply_turns_3_4_5"][name]) for name in DIFFICULTIES
        ]
        self.supply_late: list[int] = dice(ammunition["supply_turn_10"])
        self.penalty: list[int] = [0] * (self.ammo_maximum + 1)
        for row in ammunition["penalties"]:
            for level in range(row["from"], min(row["to"], self.ammo_maximum) + 1):
                self.penalty[level] = row["modifier"]
        air = pack["air_support"]
        self.air_table: list[int] = [0] * 10
        for row in air["bonus"]:
            for total in range(row["from"], row["to"] + 1):
                self.air_table[total] = row["bonus"]
        self.air_by_turn: list[int] = by_turn(air["turn_modifiers"])
        self.per_dca: int = air["per_dca"]
        self.light: list[int] = by_turn(pack["light"]["turn_modifiers"])
        self._read_victory(pack["victory"])

    def _read_victory(self, victory: Row) -> None:
        self.vp_tito_dead: int = victory["tito"]["dead"]
        self.vp_tito_prisoner: int = victory["tito"]["prisoner"]
        self.vp_churchill_dead: int = victory["churchill"]["dead"]
        self.vp_churchill_prisoner: int = victory["churchill"]["prisoner"]
        self.vp_documents: int = victory["documents"]
        self.vp_mission: int = victory["mission"]
        self.vp_platoon: int = victory["platoon_lost"]
        self.vp_level: list[int] = [row["from"] for row in victory["levels"][:2]]
        self.vp_officer: list[int] = [victory[f"{self.ids[o]}_lost"] for o in self.officers]
        # What each man, paper, zone and counter can be worth, beside nothing.
        worths: list[list[int]] = [
            [self.vp_tito_dead, self.vp_tito_prisoner],
            [self.vp_churchill_dead, self.vp_churchill_prisoner],
            [self.vp_documents],
        ]
        worths += [[self.vp_mission] for _ in self.missions]
        worths += [[self.vp_platoon] for platoon in self.is_platoon if platoon]
        worths += [[vp] for vp in self.vp_officer]
        self.vp_lowest: int = sum([min(0, min(vp)) for vp in worths])
        self.vp_highest: int = sum([max(0, max(vp)) for vp in worths])

    def _read_events(self, pack: Pack) -> None:
        events = pack["first_events"]
        self.event_of: list[int] = [0] * 10
        for row in events["rows"]:
            for roll in range(row["from"], row["to"] + 1):
                self.event_of[roll] = EVENTS.index(row["event"]) + 1
        self.welcome_groups: list[list[int]] = [[] for _ in range(10)]
        self.welcome_losses: list[int] = [0] * 10
        self.choice_groups: list[int] = []
        for row in events["b"]:
            groups = [self.group_ids.index(name) for name in row["groups"]]
            self.welcome_groups[row["roll"]] = groups
            self.welcome_losses[row["roll"]] = row["counters"]
            if len(groups) > 1:
                self.choice_groups += [g for g in groups if g not in self.choice_groups]
        self.astray_group: list[int] = [0] * 7
        for row in events["f"]:
            self.astray_group[row["roll"]] = self.group_ids.index(row["group"])
        reinforcements = pack["reinforcements"]
        self.alarm_from: i64 = reinforcements["alarm_from"]
        self.colours_of_turn: list[list[int]] = [[] for _ in range(TURNS + 1)]
        for row in reinforcements["windows"]:
            for turn in range(row["from"], row["to"] + 1):
                self.colours_of_turn[turn] = [COLOURS.index(name) for name in row["colours"]]
        self.arrivals: list[int] = [0, *reinforcements["counters_by_d6"]]


def dice(text: str) -> list[int]:
    """The dice of a table entry: "2d6" is [6, 6]."""
    count, sides = text.split("d")
    return [int(sides)] * int(count)


def by_turn(modifiers: dict[str, int]) -> list[int]:
    """A modifier for each turn, 0 where the table names none."""
    return [modifiers.get(str(turn), 0) for turn in range(TURNS + 1)]
