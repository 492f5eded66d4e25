"""The pack: it is shipped with its provenance, can be corrected, and is refused field by field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.errors import BadPack
from holdfast.core.state import play_randomly
from holdfast.games.tito.board import Board
from holdfast.games.tito.edition import TitoEdition
from holdfast.games.tito.game import GAME


def test_the_shipped_pack_has_nothing_wrong() -> None:
    pack = GAME.default_pack()
    assert GAME.check_pack(pack) == []
    assert pack["zones"]["provenance"] == "reconstructed"
    assert pack["alarm"]["provenance"] == "rulebook"


def test_the_default_pack_is_a_copy() -> None:
    GAME.default_pack()["units"]["rows"].clear()
    assert GAME.check_pack(GAME.default_pack()) == []


def board_of(pack: dict[str, Any] | None) -> Board:
    edition = GAME.edition(None, pack)
    assert isinstance(edition, TitoEdition)
    return edition.board


def test_a_corrected_pack_is_played_with() -> None:
    pack = GAME.default_pack()
    pack["units"]["rows"][0]["full"]["mp"] = 5
    pack["links"]["rows"].append({"a": 50, "b": 58, "kind": "full"})
    state = GAME.edition({"difficulty": "medium"}, pack).new(Seeded(3))
    board = board_of(pack)
    assert board.mp[2] == 5
    assert 58 in board.near[50]
    assert 58 not in board_of(None).near[50]
    assert board_of(dict(pack)) is board
    assert play_randomly(state, Seeded(3), 10_000) > 0
    assert state.over


def test_a_smaller_map_has_a_vocabulary_of_its_own() -> None:
    pack = GAME.default_pack()
    pack["zones"]["rows"].append({**pack["zones"]["rows"][0], "id": 88, "dz": []})
    pack["links"]["rows"].append({"a": 88, "b": 1, "kind": "full"})
    match = holdfast.new(GAME, seed=1, pack=pack)
    assert len(match.legal) == 89
    journal = match.journal()
    assert holdfast.load(journal.to_json()).position() == match.position()


def change(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def do(pack: dict[str, Any]) -> None:
        *keys, last = path.replace("]", "").replace("[", ".").split(".")
        at: Any = pack
        for key in keys:
            at = at[int(key)] if isinstance(at, list) else at[key]
        if isinstance(at, list):
            at[int(last)] = value
        else:
            at[last] = value

    return do


BAD: list[tuple[str, Any, str]] = [
    ("game", "itter", "game"),
    ("zones.provenance", "hearsay", "zones.provenance"),
    ("zones.rows[4].colour", "blue", "zones.rows[4].colour"),
    ("zones.rows[4].id", 7, "zones.rows[4].id"),
    ("zones.rows[42].grotto", False, "zones.rows"),
    ("links.rows[0].b", 99, "links.rows[0].b"),
    ("links.rows[0].b", 1, "links.rows[0]"),
    ("links.rows[0].kind", "broken", "links.rows[0].kind"),
    ("links.rows", [{"a": 1, "b": 2, "kind": "full"}], "links.rows"),
    ("drop_zones.rows[0].zones", [1, 2, 3], "drop_zones.rows[0].zones"),
    ("drop_zones.rows[6].id", "X", "drop_zones.rows"),
    ("drop_zones.rows[6].id", "seven", "drop_zones.rows[6].id"),
    ("terrain.stacking_sp_per_side", 9, "terrain.stacking_sp_per_side"),
    ("terrain.rows[0].id", "Green", "terrain.rows[0].id"),
    ("zones.rows[4].x", float("inf"), "zones.rows[4].x"),
    ("zones.rows[38].name", {"it": "Mulino"}, "zones.rows[38].name.en"),
    ("zones.rows[38].slots[0]", "D", "zones.rows[38].slots[0]"),
    ("zones.rows[1].entry.colour", "pink", "zones.rows[1].entry.colour"),
    ("zones.rows[16].dz[0].dz", "X", "zones.rows[16].dz[0].dz"),
    ("units.rows[0].id", "Blau 1", "units.rows[0].id"),
    ("units.rows[0].id", 'x"><b>', "units.rows[0].id"),
    ("units.rows[0].id", "b" * 41, "units.rows[0].id"),
    ("groups.rows[0].id", "Blau", "groups.rows[0].id"),
    ("groups.rows[0].name", {}, "groups.rows[0].name.en"),
    ("markers.rows[0].id", "a_tito", "markers.rows[0].id"),
    ("terms.kinds.tank", {"it": "carri"}, "terms.kinds.tank.en"),
    ("terms.terrain", {}, "terms.terrain.green"),
    ("map.note", "x" * 1001, "map.note"),
    ("map.note", "\u202e", "map.note"),
    ("title", 7, "title"),
    ("entries.rows[1].number", 0, "entries.rows[1]"),
    ("entries.rows[1].edge", "up", "entries.rows[1].edge"),
    ("units.rows[0].full.ff", "2", "units.rows[0].full.ff"),
    ("units.rows[0].kind", "tank", "units.rows[0].kind"),
    ("units.rows[1].id", "blau-1", "units.rows[1].id"),
    ("groups.rows[0].units[0]", "nobody", "groups.rows[0].units[0]"),
    ("groups.rows[0].dz", "XX", "groups.rows[0].dz"),
    ("markers.rows[0].back", {"stalin": 1}, "markers.rows[0].back.stalin"),
    ("markers.rows[1].back", {"tito": 1}, "markers.rows[1].back"),
    ("marker_slots.rows[0].zones", [9], "marker_slots.rows[0].zones"),
    ("alarm.rows[0].id", "tea", "alarm.rows[0].id"),
    ("ammunition.start.easy", 0, "ammunition.start.easy"),
    ("ammunition.supply_turn_10", "d", "ammunition.supply_turn_10"),
    ("air_support.turn_modifiers.13", -1, "air_support.turn_modifiers.13"),
    ("first_events.rows[0].to", 1, "first_events.rows"),
    ("first_events.b[0].roll", 1, "first_events.b"),
    ("reinforcements.counters_by_d6", [1], "reinforcements.counters_by_d6"),
    ("victory.tito.dead", "many", "victory.tito.dead"),
    ("victory.levels[0].from", 5, "victory.levels[1].from"),
]


@pytest.mark.parametrize(("path", "value", "field"), BAD)
def test_a_bad_pack_is_refused_at_its_field(path: str, value: Any, field: str) -> None:
    pack = GAME.default_pack()
    change(path, value)(pack)
    found = GAME.check_pack(pack)
    assert field in [error.field for error in found]
    with pytest.raises(BadPack):
        GAME.edition({"difficulty": "medium"}, pack).new(Seeded(1))


def test_all_that_is_wrong_is_told_at_once() -> None:
    pack = GAME.default_pack()
    pack["ammunition"]["start"]["easy"] = -1
    pack["light"]["turn_modifiers"]["1"] = "dark"
    assert [error.field for error in GAME.check_pack(pack)] == [
        "ammunition.start.easy",
        "light.turn_modifiers.1",
    ]


@pytest.mark.parametrize("section", sorted(set(GAME.default_pack()) - {"version", "source"}))
def test_no_section_can_be_missing_or_junk(section: str) -> None:
    pack = GAME.default_pack()
    del pack[section]
    assert [error.field for error in GAME.check_pack(pack)] == [section]
    several: list[Any] = [None, 3, [], {}]
    for junk in several:
        assert GAME.check_pack({**GAME.default_pack(), section: junk})


def test_what_is_no_pack_is_refused() -> None:
    assert GAME.check_pack([]) != []  # type: ignore[arg-type]
