"""Capture Tito! as the player may know it, in small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.core.action import Vocabulary
from holdfast.core.observer import BITS, CATEGORY, MOST, NUMBER, Observer, put, put_all
from holdfast.core.state import State
from holdfast.games.tito.edition import TitoEdition, actions_of
from holdfast.games.tito.state import Tito
from holdfast.games.tito.terms import (
    ASIDE,
    EVENTS,
    LETTERS,
    MARKS,
    OUT,
    SHOWN,
    TRIGGERS,
    TURNS,
    VIP_STATES,
)

if TYPE_CHECKING:
    from holdfast.core.edition import Edition

OFF_MAP: Final = -OUT
"""Places off the map: a zone is numbered after them."""
DECISIONS_EACH: Final = 4_096
"""More than a turn can ask: each of 27 units moves by zones, fires once and assaults once, and
fronts change once for each zone between two combats."""


class TitoObserver(Observer):
    """Units, zones, markers by their letters, VIPs, tracks, and what is under way."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.longest = TURNS * DECISIONS_EACH
        assert isinstance(edition, TitoEdition)
        board = edition.board
        self.board = board
        units, germans = (int(board.units),), (int(board.germans),)
        zones: int = board.zones
        somebody: int = board.units
        part = self.part
        self.at_kind = part("decision", CATEGORY, len(self.kinds), about="its kind; 0 at the end")
        self.at_turn = part("turn", NUMBER, TURNS, about="the turn")
        self.at_last = part("last_turn", NUMBER, MOST, about="the turn after which it ends")
        self.at_event = part("event", CATEGORY, len(EVENTS), about="the event of the landing")
        self.at_alarm = part("alarm", NUMBER, MOST, about="how far the alarm has been raised")
        self.at_ammo = part("ammo", NUMBER, MOST, about="ammunition")
        self.at_air = part("air", CATEGORY, zones, about="the zone with air support")
        self.at_bonus = part("air_bonus", NUMBER, MOST, about="what it adds")
        self.at_triggers = part(
            "triggers", NUMBER, 1, (len(TRIGGERS) - 1,), "what has raised the alarm"
        )
        self.at_missions = part("missions", NUMBER, 1, (len(board.missions),), "zones taken")
        self.at_astray = part("astray", CATEGORY, somebody, about="who landed astray")
        self.at_moving = part("moving", CATEGORY, somebody, about="who is moving")
        self.at_mp = part("mp", NUMBER, MOST, about="movement points left to it")
        self.at_assault = part("assault", CATEGORY, zones, about="where there is an assault")
        self.at_round = part("round", NUMBER, MOST, about="its round")
        self.at_officer = part("officer", CATEGORY, somebody, about="who is to be attached")
        self.at_pending = part("pending", CATEGORY, zones, about="the zone in question")
        vips = (3,)
        self.at_vip = part("vip", CATEGORY, len(VIP_STATES) - 1, vips, "Tito, Churchill, documents")
        self.at_vip_at = part("vip_at", CATEGORY, zones, vips, "where they are")
        self.at_guard = part("guard", CATEGORY, somebody, vips, "who guards them")
        self.at_vip_moved = part("vip_moved", NUMBER, 1, vips, "they have moved")
        self.at_handed = part("handed", NUMBER, MOST, vips, "how often they were handed over")
        self.at_storch = part("storch", NUMBER, MOST, about="the turn of the aeroplane for Tito")
        self.at_place = part(
            "place", CATEGORY, OFF_MAP + zones, units, "out, lost, delayed, pool, plane, -, zones"
        )
        self.at_sp = part("sp", NUMBER, 2, units, "strength points")
        self.at_act = part("act", CATEGORY, len(MARKS) - 1, units, "what it did this turn")
        self.at_second = part("second_act", CATEGORY, len(MARKS) - 1, units, "and after that")
        self.at_blocked = part("blocked", CATEGORY, zones, units, "the entry that it found blocked")
        self.at_came = part("came", CATEGORY, zones, germans, "where it came from")
        self.at_notes = part("notes", BITS, 7, germans, "has a bonus, is fixed, is due to land")
        self.at_line = part("line", NUMBER, MOST, germans, "its line in the assault")
        self.at_support = part("support", NUMBER, 1, germans, "it supports that line")
        # By zone, from 1 on as they are numbered.
        each = zones + 1
        self.at_front = part("front", CATEGORY, somebody, (each,), "who stands in front")
        self.at_fronted = part("fronted", NUMBER, 1, (each,), "the front was changed")
        self.at_letters = part(
            "letters", NUMBER, MOST, (len(LETTERS), each), "markers that lie face down"
        )
        self.at_aside = part("aside", NUMBER, MOST, about="markers that were put aside")
        self.at_shown = part("shown", NUMBER, 1, (board.markers,), "markers that were turned over")

    def vocabularies(self) -> list[Vocabulary]:
        """The shipped components' first, so that other ones only add numbers."""
        shipped = actions_of("").vocabulary
        mine = self.edition.vocabulary
        return [shipped] if mine is shipped else [shipped, mine]

    def fill(self, s: State, seat: i64, decider: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, Tito)
        self._tracks(s, out, at)
        self._under_way(s, out, at)
        self._vips(s, out, at)
        self._units(s, out, at)
        self._germans(s, out, at)
        self._zones(s, out, at)
        self._markers(s, out, at)

    def _tracks(self, s: Tito, out: vec[i64], at: i64) -> None:
        if s.agenda:
            put(out, at + self.at_kind, self.kind_of(s.agenda[-1]))
        put(out, at + self.at_turn, s.turn)
        put(out, at + self.at_last, min(s.last_turn, MOST))
        put(out, at + self.at_event, s.event)
        put(out, at + self.at_alarm, min(s.alarm, MOST))
        put(out, at + self.at_ammo, min(s.ammo, MOST))
        if s.air_zone > 0:
            put(out, at + self.at_air, s.air_zone)
            put(out, at + self.at_bonus, max(0, s.air_bonus))
        i: i64
        for i in range(len(s.triggers)):
            if s.triggers[i]:
                put(out, at + self.at_triggers + i, 1)
        for i in range(len(s.missions)):
            if s.missions[i]:
                put(out, at + self.at_missions + i, 1)

    def _under_way(self, s: Tito, out: vec[i64], at: i64) -> None:
        put(out, at + self.at_astray, s.astray + 1)
        if s.moving >= 0:
            put(out, at + self.at_moving, s.moving + 1)
            put(out, at + self.at_mp, s.moving_mp)
        if s.assault_zone > 0:
            put(out, at + self.at_assault, s.assault_zone)
            put(out, at + self.at_round, min(s.assault_round, MOST))
        put(out, at + self.at_officer, s.pending_officer + 1)
        put(out, at + self.at_pending, max(0, s.pending_zone))

    def _vips(self, s: Tito, out: vec[i64], at: i64) -> None:
        vip: i64
        for vip in range(3):
            put(out, at + self.at_vip + vip, s.vip_state[vip])
            put(out, at + self.at_vip_at + vip, s.vip_at[vip])
            put(out, at + self.at_guard + vip, s.vip_guard[vip] + 1)
            put(out, at + self.at_handed + vip, min(s.handed[vip], MOST))
            if s.vip_moved[vip]:
                put(out, at + self.at_vip_moved + vip, 1)
        put(out, at + self.at_storch, s.storch)

    def _units(self, s: Tito, out: vec[i64], at: i64) -> None:
        put_all(out, at + self.at_place, s.at, OFF_MAP)
        put_all(out, at + self.at_sp, s.sp, 0)
        put_all(out, at + self.at_blocked, s.blocked, 0)
        acts = s.acts
        u: i64
        for u in range(self.board.units):
            act: i64 = acts[u]
            if act != 0:
                put(out, at + self.at_act + u, act & 7)
                put(out, at + self.at_second + u, act >> 3)

    def _germans(self, s: Tito, out: vec[i64], at: i64) -> None:
        put_all(out, at + self.at_came, s.came, 0)
        bonus, fixed = s.bonus, s.fixed
        u: i64
        for u in range(self.board.germans):
            if bonus[u]:
                put(out, at + self.at_notes + u, 1)
            if fixed[u]:
                put(out, at + self.at_notes + u, 2)
        for unit in s.due:
            put(out, at + self.at_notes + unit, 4)
        columns = s.columns
        for i in range(len(columns)):  # first who is in contact, line by line, then who supports
            line = columns[i] & 15
            put(out, at + self.at_line + (columns[i] >> 4), line)
            if line <= i:
                put(out, at + self.at_support + (columns[i] >> 4), 1)

    def _zones(self, s: Tito, out: vec[i64], at: i64) -> None:
        put_all(out, at + self.at_front, s.front, 1)
        for number in s.fronted:
            put(out, at + self.at_fronted + number, 1)

    def _markers(self, s: Tito, out: vec[i64], at: i64) -> None:
        """CT-3.1.4: of a marker that lies face down only its letter is seen."""
        letters, places = self.board.marker_letter, s.marker_at
        width = self.board.zones + 1
        m: i64
        for m in range(self.board.markers):
            place: i64 = places[m]
            if place == SHOWN:
                put(out, at + self.at_shown + m, 1)
            elif place == ASIDE:
                put(out, at + self.at_aside, 1)
            else:
                put(out, at + self.at_letters + letters[m] * width + place, 1)
