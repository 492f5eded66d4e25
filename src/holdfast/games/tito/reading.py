"""A position as JSON becomes a state again; what cannot be is refused, naming the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from holdfast.core.messages import mark as _
from holdfast.core.reading import REPEATED, SETTLED, Field
from holdfast.games.tito.position import FIELDS, OPTIONAL
from holdfast.games.tito.rules.c4_sequence import resume
from holdfast.games.tito.terms import (
    ASIDE,
    ASSAULTED,
    DELAYED,
    DIFFICULTIES,
    ENTER,
    EVENTS,
    FIRED,
    LAND,
    LOST,
    MARKS,
    MISSIONS,
    MOVE,
    OFFICER,
    PLACES,
    PLANE,
    POOL,
    REASONS,
    SHOWN,
    TRIGGERS,
    TURNS,
    VIP_STATES,
)
from holdfast.games.tito.underway import check_playable, read_assault, read_moving, read_pending

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

STEPS: Final = [
    "loss_group", "air_support", "attach", "movement", "combat", "line_up", "support",
    "assault_round", "retreat", "reorganise", "over",
]  # fmt: skip
GERMAN_MARKS: Final = [LAND, MOVE, FIRED, ASSAULTED]
PARTISAN_MARKS: Final = [ENTER, MOVE, FIRED]


def read_position(position: Any, blank: Tito) -> Tito:
    """The state that a position describes, waiting for the decision that it names."""
    return Reader(blank, position).read()


class Reader:
    """Reads one position into a blank state; the first thing that cannot be is refused."""

    def __init__(self, blank: Tito, position: Any) -> None:
        self.s = blank
        self.board = blank.board
        self.top = Field(position)
        self.fields = self.top.fields([f for f in FIELDS if f not in OPTIONAL], OPTIONAL)
        self.step = ""

    def read(self) -> Tito:
        s, f = self.s, self.fields
        f["game"].one_of(["tito"], "game")
        difficulty = f["difficulty"].one_of(DIFFICULTIES, "difficulty")
        if DIFFICULTIES.index(difficulty) != s.rules.difficulty:
            f["difficulty"].fail(_("is not that of this match"), "CT-3.1.2")
        self.step = f["step"].one_of(STEPS, "step")
        self.read_turns()
        s.alarm = f["alarm"].integer(0, self.board.alarm_maximum)
        self.read_triggers()
        s.ammo = f["ammo"].integer(0, self.board.ammo_maximum)
        if s.ammo == 0 and self.step != "over":
            f["ammo"].fail(_("is 0 before the game is over"), "CT-13.1.3")
        self.read_air()
        self.read_units()
        self.read_markers()
        self.read_due()
        self.read_front()
        self.read_fronted()
        self.read_vips()
        read_moving(self)
        self.read_limits()
        read_assault(self)
        read_pending(self)
        self.read_result()
        if self.step != "over":
            s.agenda = resume(self.step)
            check_playable(s)
        return s

    def read_turns(self) -> None:
        s, f = self.s, self.fields
        s.turn = f["turn"].integer(1, TURNS)
        s.last_turn = f["last_turn"].integer(10, TURNS)
        if s.turn > s.last_turn:
            f["turn"].fail(_("is after the last turn, {last}"), "CT-4.6", last=s.last_turn)
        if f["event"].value is not None:
            s.event = EVENTS.index(f["event"].one_of(EVENTS, "event")) + 1

    def read_triggers(self) -> None:
        given = self.fields["triggers"].fields(TRIGGERS)
        for i, name in enumerate(TRIGGERS[:MISSIONS]):
            self.s.triggers[i] = given[name].boolean()
        last = 0
        for field in given["missions"].items():
            zone = field.one_of(self.board.missions, "mission zone")
            if zone <= last:
                field.fail(_("the missions are listed once each, ascending"))
            last = zone
            self.s.missions[self.board.missions.index(zone)] = True

    def read_air(self) -> None:
        field = self.fields["air"]
        if field.value is None:
            return
        given = field.fields(["zone", "bonus"])
        if self.step in ("loss_group", "air_support"):
            field.fail(_("there is no air support yet in {step}"), "CT-9.1", step=self.step)
        self.s.air_zone = self.zone(given["zone"])
        self.s.air_bonus = given["bonus"].integer(0, max(self.board.air_table))

    def zone(self, field: Field) -> int:
        return field.integer(1, self.board.zones)

    def unit(self, field: Field, germans: bool = True) -> int:
        known = self.board.ids[: self.board.germans] if germans else self.board.ids
        return self.board.index[field.one_of(known, "unit")]

    # Units and markers

    def read_units(self) -> None:
        s, board = self.s, self.board
        field = self.fields["units"]
        for name in field.mapping():
            if name not in board.index:
                Field(name, f"units.{name}").one_of(board.ids, "unit")
        for u, name in enumerate(board.ids):
            if name in field.mapping():
                self.read_unit(u, field.child(name))
            elif u >= board.germans:
                s.at[u] = POOL

    def read_unit(self, u: int, field: Field) -> None:
        s, board = self.s, self.board
        given = field.fields(["at"], ["sp", "acts", "from", "bonus", "fixed", "blocked"])
        at = self.place(u, given["at"])
        s.sp[u] = self.strength(u, at, given)
        s.put(u, at)
        self.read_marks(u, given)
        if "bonus" in given and given["bonus"].boolean():
            if not board.is_platoon[u] or self.step != "movement" or at <= 0:
                given["bonus"].fail(_("only platoons have it, in the movement step"), "CT-12.1.1")
            s.bonus[u] = True
        if "fixed" in given and given["fixed"].boolean():
            if u >= board.germans or at <= 0:
                given["fixed"].fail(_("only a German unit on the map can be"), "CT-10.9")
            s.fixed[u] = True
        if "from" in given and given["from"].value is not None:
            if u >= board.germans or at <= 0:
                given["from"].fail(_("only a German unit on the map has a way back"))
            s.came[u] = self.zone(given["from"])
        self.read_blocked(u, at, given)

    def place(self, u: int, field: Field) -> int:
        """A zone, or a place off the map that the unit's camp knows."""
        if type(field.value) is int:
            return self.zone(field)
        at = PLACES[field.one_of(list(PLACES), "place")]
        german, reserve = u < self.board.germans, self.board.unit_colour[u] >= 0
        if (at == PLANE and not german) or (at == POOL and german):
            field.fail(_('a unit of this camp is never "{state}"'), state=field.value)
        if at == DELAYED and not reserve:
            field.fail(_("only reinforcements are delayed"), "CT-11.7")
        return at

    def strength(self, u: int, at: int, given: dict[str, Field]) -> int:
        """2, 1, or 0 for officers and lost units."""
        none = self.board.kind[u] == OFFICER or at == LOST
        if "sp" not in given:
            return 0 if none else 2
        return given["sp"].integer(0, 0) if none else given["sp"].integer(1, 2)

    def read_marks(self, u: int, given: dict[str, Field]) -> None:
        if "acts" not in given:
            return
        s, items = self.s, given["acts"].items()
        allowed = GERMAN_MARKS if u < self.board.germans else PARTISAN_MARKS
        if len(items) > 2:
            given["acts"].fail(_("a unit has at most two marks"), "CT-7.2")
        if items and s.at[u] <= 0:
            given["acts"].fail(_("only a unit on the map has marks"), "CT-7.6")
        for field in items:
            mark = MARKS.index(field.one_of([MARKS[known] for known in allowed], "mark"))
            if s.has_mark(u, mark):
                field.fail(_("the two actions of a unit are different"), "CT-7.2")
            s.mark(u, mark)

    def read_blocked(self, u: int, at: int, given: dict[str, Field]) -> None:
        field = given.get("blocked")
        if field is None or field.value is None:
            if at == DELAYED:
                given["at"].fail(_('a delayed counter needs its entry in "blocked"'), "CT-11.7")
            return
        if at != DELAYED:
            field.fail(_("only a delayed counter has a blocked entry"), "CT-11.7")
        zone = self.zone(field)
        if self.board.entry_colour[zone] != self.board.unit_colour[u]:
            field.fail(_("is no entry of the counter's colour"), "CT-11.4")
        self.s.blocked[u] = zone

    def read_markers(self) -> None:
        board, s = self.board, self.s
        field = self.fields["markers"]
        for name in field.mapping():
            if name not in board.marker_index:
                Field(name, f"markers.{name}").one_of(board.marker_ids, "marker")
        for m, name in enumerate(board.marker_ids):
            if name in field.mapping():
                s.lay(m, self.marker_place(m, field.child(name)))

    def marker_place(self, m: int, field: Field) -> int:
        if type(field.value) is not int:
            place = field.one_of(["aside", "shown"], "place")
            if place == "aside" and self.board.marker_letter[m] != 0:
                field.fail(_("only A markers are set aside"), "CT-5.1.5")
            return ASIDE if place == "aside" else SHOWN
        zone = self.zone(field)
        if self.s.partisans_in[zone] > 0:
            field.fail(
                _("zone {number} holds Yugoslav units, so its markers are turned over"),
                "CT-8.9",
                number=zone,
            )
        return zone

    def read_due(self) -> None:
        s, field = self.s, self.fields["due"]
        for item in field.items():
            u = self.unit(item)
            if s.at[u] != PLANE:
                item.fail(_("is not in its plane"), "CT-10.1")
            if u in s.due:
                item.fail(REPEATED, "CT-10.2")
            s.due.append(u)
        if s.due and self.step not in ("loss_group", "air_support", "attach", "over"):
            field.fail(_("nobody is still to land in {step}"), "CT-4.2", step=self.step)
        astray = self.fields["astray"]
        if astray.value is not None:
            s.astray = self.unit(astray)

    # Stacks, VIPs and what is under way

    def read_front(self) -> None:
        s, field = self.s, self.fields["front"]
        for name in field.mapping():
            child = field.child(name)
            if not name.isdecimal() or not 1 <= int(name) <= self.board.zones:
                child.fail(_("is not a zone"))
            zone, u = int(name), self.unit(child)
            if str(zone) != name:
                child.fail(_("is not a zone"))
            if s.at[u] != zone:
                child.fail(_("is not in zone {number}"), "CT-2.2.5", number=zone)
            if not self.board.is_platoon[u] and u != s.default_front(zone):
                child.fail(_("an officer is in front only while no platoon is"), "CT-2.2.8")
            s.front[zone] = u
        for zone in range(1, self.board.zones + 1):
            if str(zone) not in field.mapping():
                s.front[zone] = s.default_front(zone)

    def read_fronted(self) -> None:
        """Stacks that the player has just ordered; a position may leave them out (CT-2.2.9)."""
        s = self.s
        if "fronted" not in self.fields:
            return
        field = self.fields["fronted"].under("CT-2.2.9")
        for item in field.items():
            zone = self.zone(item)
            if s.fronted and zone <= s.fronted[-1]:
                item.fail(_("the zones are listed once each, ascending"))
            if s.platoons_in[zone] < 2 or s.partisans_in[zone] > 0:
                item.fail(_("is no zone with two or more platoons and no Yugoslav unit"))
            s.fronted.append(zone)
        if s.fronted and self.step != "combat":
            field.fail(_("no front has been chosen in {step}"), step=self.step)

    def read_vips(self) -> None:
        common = VIP_STATES[:5]
        tito = self.fields["tito"].fields(["state", "at", "guard", "moved", "storch"])
        self.read_vip(0, tito, [*common, "evacuated"])
        churchill = self.fields["churchill"].fields(["state", "at", "guard", "moved"])
        self.read_vip(1, churchill, common)
        documents = self.fields["documents"].fields(["state", "at"])
        self.read_vip(2, documents, ["hidden", "free", "taken", "escaped"])
        storch = tito["storch"]
        if storch.value is not None:
            self.s.storch = storch.integer(1, self.s.turn)
            if self.s.vip_state[0] != 2 or self.s.vip_at[0] != self.board.cross:
                storch.fail(
                    _("comes only for a prisoner in {number}"), "CT-14.3", number=self.board.cross
                )

    def read_vip(self, vip: int, given: dict[str, Field], states: list[str]) -> None:
        s = self.s
        state = given["state"].one_of(states, "state")
        s.vip_state[vip] = VIP_STATES.index(state)
        for m in range(self.board.markers):
            face_down = self.board.marker_vip[m] == vip and s.marker_at[m] != SHOWN
            if face_down and state != "hidden":
                given["state"].fail(_("the marker has not been turned over yet"), "CT-8.11")
        if state in ("free", "prisoner"):
            s.vip_at[vip] = self.zone(given["at"])
        else:
            given["at"].null()
        if vip == 2:
            return
        if state == "prisoner":
            guard = self.unit(given["guard"])
            if not self.board.is_platoon[guard] or s.at[guard] != s.vip_at[vip]:
                given["guard"].fail(_("is no platoon in the prisoner's zone"), "CT-13.4.2")
            s.vip_guard[vip] = guard
            s.vip_moved[vip] = given["moved"].boolean()
        else:
            given["guard"].null()
            if given["moved"].boolean():
                given["moved"].fail(_("only a prisoner is moved"), "CT-13.4.3")

    def read_limits(self) -> None:
        """Stacking (CT-2.2.2), and both camps together only where an assault can be (CT-2.2.4)."""
        s = self.s
        shared = self.step not in ("loss_group", "air_support", "reorganise")
        for u, name in enumerate(self.board.ids):
            zone = s.at[u]
            if zone <= 0:
                continue
            field = Field(zone, f"units.{name}.at")
            passing = s.sp[s.moving] if s.moving >= 0 and s.at[s.moving] == zone else 0
            if s.german_sp_in[zone] - passing > self.board.limit:
                field.fail(_("zone {number} holds too many German SP"), "CT-2.2.2", number=zone)
            if s.partisan_sp_in[zone] > self.board.limit:
                field.fail(_("zone {number} holds too many Yugoslav SP"), "CT-2.2.2", number=zone)
            if s.germans_in[zone] > 0 and s.partisans_in[zone] > 0 and not shared:
                field.fail(_("both camps are in zone {number}"), "CT-2.2.4", number=zone)

    def read_result(self) -> None:
        s, field = self.s, self.fields["result"]
        if self.step != "over":
            if field.value is not None:
                field.fail(_("is null until the game is over"), "CT-4.6")
            return
        given = field.fields(["reason", "level", "winner", "vp", "detail"])
        s.reason = REASONS.index(given["reason"].one_of(REASONS[1:], "reason"))
        wanted = s.result()
        assert wanted is not None
        for name, value in wanted.items():
            child = given[name]
            if type(child.value) is not type(value) or child.value != value:
                child.fail(SETTLED, "CT-14.8", value=repr(value))
