"""The component data: the shipped pack, corrected copies of it, and every way to damage one."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import holdfast
from holdfast.core.beginning import load
from holdfast.core.chance import Seeded
from holdfast.core.errors import BadPack
from holdfast.core.match import Match
from holdfast.games.itter.game import GAME
from holdfast.games.itter.pack import check_pack, default_pack

pytestmark = pytest.mark.once

Pack = dict[str, Any]
Path = tuple[str | int, ...]
SHARED = ("deploy", "shift", "move", "attack")


def fresh() -> Pack:
    """A copy of the shipped pack, as a player would edit it."""
    return copy.deepcopy(default_pack())


def row(pack: Pack, table: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in pack[table]["rows"] if one["id"] == name)
    return found


def play(match: Match, most: int) -> Match:
    chance = Seeded(3)
    for _ in range(most):
        if match.over:
            break
        match.play(match.legal[chance.pick(len(match.legal))])
    return match


def test_the_shipped_pack_is_valid() -> None:
    assert check_pack(fresh()) == []
    assert GAME.check_pack(GAME.default_pack()) == []


def test_the_shipped_pack_says_of_every_table_where_it_comes_from() -> None:
    words = set(default_pack()["provenance_key"])
    tables = [name for name, table in default_pack().items() if isinstance(table, dict)]
    tables.remove("provenance_key")
    assert {default_pack()[name]["provenance"] for name in tables} == words
    invented = {
        one["id"]
        for one in default_pack()["tactics_kinds"]["rows"]
        if one["provenance"] != "rulebook"
    }
    assert invented >= {"smoke_screen", "fanatics", "northern_approach"}
    assert not invented & {"barrage", "eastern_approach"}


# A corrected copy


def corrected() -> Pack:
    """Another colour for an area, another value, another way along the track, another deck."""
    pack = fresh()
    row(pack, "ss_areas", "2")["color"] = "red"
    row(pack, "ss_areas", "5")["next"] = "19"
    row(pack, "ss_counters", "rifleman")["defense"] = 2
    row(pack, "defenders", "lee")["attack"] = 3
    row(pack, "locations", "GH")["defense"] = 5
    row(pack, "positions", "GH4")["colors"] = ["yellow", "red"]
    row(pack, "weapons", "m2hb")["attack"] = 4
    row(pack, "ss_card_kinds", "panzerfaust")["dice"] = 6
    row(pack, "tactics_kinds", "northern_approach")["add"] = 2
    pack["ss_decks"]["rows"]["4"].append({"kind": "sniper", "count": 1})
    pack["scoring"]["rows"]["borotra_escaped"] = 6
    return pack


def test_a_corrected_copy_is_valid_and_plays() -> None:
    pack = corrected()
    assert check_pack(pack) == []
    match = holdfast.new("itter", seed=1, pack=pack)
    assert match.position()["defense"]["GH"] == 5
    assert len(match.position()["deck"]) == 61
    assert play(match, 5000).over


def test_corrections_change_what_is_allowed() -> None:
    shipped, other = (holdfast.new("itter", seed=1, pack=pack) for pack in (None, corrected()))
    for match in (shipped, other):
        match.play("deploy lee K1")
    assert match_says(shipped, "attack lee 2") == "CI-1.3.1"
    assert match_says(other, "attack lee 2") is None
    rolled = other.play("attack lee 2")[0].facts
    assert len(rolled["dice"]) == 3
    assert rolled["needed"] == 2


def match_says(match: Match, action: str) -> str | None:
    reason = match.why(action)
    return None if reason is None else reason.rule


def test_a_corrected_link_moves_counters_another_way() -> None:
    pack = corrected()
    match = holdfast.new("itter", pack=pack, position=card_is_next("1/sturm1"), chance=[1, 4])
    match.play("end")
    assert match.position()["infantry"]["19"] == "rifleman"
    assert match.position()["infantry"]["18"] is None


def card_is_next(card: str) -> Pack:
    """The opening position with one card on top of the deck, and none after it."""
    position = holdfast.new("itter", seed=1).position()
    return {**position, "deck": [card], "defenders": position["defenders"]}


@pytest.mark.parametrize("variant", ["veteran", "competitive"])
def test_a_journal_keeps_its_pack(variant: str) -> None:
    match = holdfast.new("itter", seed=5, options={"variant": variant}, pack=corrected())
    play(match, 60)
    text = json.dumps(match.journal().to_json())
    again = load(json.loads(text))
    assert again.pack == corrected()
    assert again.position() == match.position()
    assert json.dumps(again.journal().to_json()) == text


def test_a_journal_without_its_pack_does_not_replay_as_if_nothing_were() -> None:
    match = play(holdfast.new("itter", seed=5, pack=corrected()), 60)
    data = match.journal().to_json()
    del data["pack"]
    with pytest.raises(holdfast.BadJournal):
        load(data)


def test_positions_of_a_corrected_pack_round_trip() -> None:
    match = play(holdfast.new("itter", seed=9, pack=corrected()), 40)
    again = holdfast.new("itter", position=match.position(), pack=corrected())
    assert again.position() == match.position()
    assert [one.text for one in again.legal] == [one.text for one in match.legal]


def test_matches_with_equal_packs_share_their_tables() -> None:
    one, other = (holdfast.new("itter", seed=1, pack=corrected()) for _ in range(2))
    assert one.state.vocabulary is other.state.vocabulary
    assert one.state.vocabulary is not holdfast.new("itter", seed=1).state.vocabulary


def test_moves_and_attacks_are_the_same_actions_whatever_the_pack() -> None:
    """Whoever brings component data takes neither the time nor the memory for them again."""
    own, shipped = (
        holdfast.new("itter", seed=1, pack=pack).edition for pack in (corrected(), None)
    )
    shared = [one for one in shipped.vocabulary.actions if one.do in SHARED]
    assert len(shared) == 8372
    assert all(own.vocabulary.actions[one.number] is one for one in shared)
    assert all(own.vocabulary.find(one.json) is one for one in own.vocabulary.actions)
    assert all(own.vocabulary.find(one.text) is one for one in own.vocabulary.actions)


def test_a_corrected_pack_is_drawn() -> None:
    pack = corrected()
    match = holdfast.new("itter", seed=1, pack=pack)
    picture = GAME.edition(None, pack).draw(match.view("defender"))
    assert picture is not None
    assert "4–4" in picture.static  # the M2HB's new attack beside its Suppress Value


def test_a_tactics_card_that_somebody_has_read_is_no_longer_called_reconstructed() -> None:
    def marked(pack: Pack) -> int:
        match = Match("itter", {"variant": "competitive"}, pack=pack, seed=1)
        picture = GAME.edition(None, match.pack).draw(match.state.view(-1), "en")
        assert picture is not None
        return picture.static.count(">reconstructed<")

    shipped, read, silent = fresh(), fresh(), fresh()
    row(read, "tactics_kinds", "focus_fire")["provenance"] = "transcription"
    # A row that says nothing comes from where its table comes from.
    del row(silent, "tactics_kinds", "focus_fire")["provenance"]
    assert marked(shipped) == 11
    assert marked(read) == 10
    assert marked(silent) == 11
    silent["tactics_kinds"]["provenance"] = "transcription"
    assert marked(silent) == 10


def test_an_award_that_was_renamed_is_shown_by_its_name() -> None:
    text = GAME.edition().text("it")
    result = {"result": "win", "score": 44, "award": "Golden Key", "level": "Epic Victory"}
    assert text.result(result) == "Vittoria: 44 punti. Golden Key, Vittoria Epica."


# Damage, one kind after the other


def without(table: str, name: str) -> Callable[[Pack], None]:
    def damage(pack: Pack) -> None:
        pack[table]["rows"].remove(row(pack, table, name))

    return damage


def setting(path: str, value: Any) -> Callable[[Pack], None]:
    """Set the value at a path such as `ss_areas.rows.0.next`."""

    def damage(pack: Pack) -> None:
        *above, last = (int(key) if key.isdigit() else key for key in path.split("/"))
        at: Any = pack
        for key in above:
            at = at[str(key)] if isinstance(at, dict) else at[key]
        at[str(last) if isinstance(at, dict) else last] = value

    return damage


def dropping(path: str) -> Callable[[Pack], None]:
    def damage(pack: Pack) -> None:
        *above, last = path.split("/")
        at: Any = pack
        for key in above:
            at = at[key]
        del at[last]

    return damage


def second_borotra(pack: Pack) -> None:
    row(pack, "defenders", "reynaud")["attributes"] = ["E"]


def same_square_twice(pack: Pack) -> None:
    row(pack, "defenders", "reynaud")["start"] = "C1"


def a_circle_of_nodes(pack: Pack) -> None:
    row(pack, "track", "21")["next"] = "13"


def two_cannons(pack: Pack) -> None:
    row(pack, "positions", "BJ3")["weapon"] = "76mm_cannon"


def an_unknown_square(pack: Pack) -> None:
    row(pack, "positions", "NT2")["id"] = "NT9"


def numbers_in_the_cellar(pack: Pack) -> None:
    row(pack, "positions", "C1").update(colors=["red"], numbers={"red": [1]})


def a_number_twice(pack: Pack) -> None:
    row(pack, "positions", "G3")["numbers"]["black"] = [3, 4]


def swapped_rows(pack: Pack) -> None:
    rows = pack["defenders"]["rows"]
    rows[0], rows[1] = rows[1], rows[0]


def a_second_cellar(pack: Pack) -> None:
    row(pack, "locations", "K")["defense"] = None


def a_cellar_that_burns(pack: Pack) -> None:
    row(pack, "locations", "BJ")["destroyable"] = False
    row(pack, "locations", "C")["destroyable"] = True


def two_machine_gunners(pack: Pack) -> None:
    row(pack, "ss_card_kinds", "machine_gunner")["place"] = 2


def more_mortars(pack: Pack) -> None:
    row(pack, "tactics_kinds", "second_wave")["counters"] = ["mortar"]


def a_card_that_belongs_aside(pack: Pack) -> None:
    pack["ss_decks"]["rows"]["1"].append({"kind": "142nd", "count": 1})


def a_win_without_points(pack: Pack) -> None:
    pack["awards"]["rows"][-1]["result"] = "win"


DAMAGE: list[tuple[str, Callable[[Pack], None], str]] = [
    ("a missing square", without("positions", "GH2"), "positions.rows"),
    ("a missing node", without("track", "14"), "track.rows"),
    ("an unknown id", an_unknown_square, "positions.rows[0].id"),
    ("rows in another order", swapped_rows, "defenders.rows"),
    ("a track that goes round", a_circle_of_nodes, "ss_areas.rows[0].next"),
    ("an area at the gate", setting("ss_areas/rows/0/next", None), "ss_areas.rows[0].next"),
    ("a link to nowhere", setting("track/rows/0/next", "99"), "track.rows[0].next"),
    ("a link to an area", setting("track/rows/0/next", "2"), "track.rows[0].next"),
    ("too few counters", setting("ss_counters/rows/0/count", 4), "setup.variants.beginner"),
    ("no counter at all", setting("ss_counters/rows/0/count", 0), "ss_counters.rows[0].count"),
    ("ten at the start", setting("setup/variants/elite/start_counters", {"rifleman": 10}),
     "setup.variants.elite.start_counters"),
    ("a gun at the start",
     setting("setup/variants/elite/start_counters", {"rifleman": 10, "mortar": 1}),
     "setup.variants.elite.start_counters"),
    ("a colour that tables lack", setting("color_tables/rows/red/0", "NT2"),
     "color_tables.rows.red[0]"),
    ("five numbers", setting("color_tables/rows/red", ["K1", "K2", "K3", "K4", "ST5"]),
     "color_tables.rows.red"),
    ("a number in two squares", a_number_twice, "positions.rows[18].numbers"),
    ("numbers in the Cellar", numbers_in_the_cellar, "positions.rows[24].numbers"),
    ("three colours", setting("positions/rows/0/colors", ["purple", "red", "green"]),
     "positions.rows[0].colors"),
    ("no provenance", dropping("positions/provenance"), "positions"),
    ("an unknown provenance", setting("tokens/provenance", "hearsay"), "tokens.provenance"),
    ("two Borotras", second_borotra, "defenders.rows"),
    ("no Gangl", setting("defenders/rows/11/attributes", ["C"]), "defenders.rows"),
    ("two on a square", same_square_twice, "defenders.rows[26].start"),
    ("a Frenchman in the supply", setting("defenders/rows/27/start", "supply"),
     "defenders.rows[27].start"),
    ("a reserve without [R]", setting("defenders/rows/0/start", "reserve"),
     "defenders.rows[0].start"),
    ("an inspirer of low morale", setting("defenders/rows/23/attributes", ["I", "M"]),
     "defenders.rows[23].attributes"),
    ("two cannons", two_cannons, "positions.rows"),
    ("a second Cellar", a_second_cellar, "locations.rows"),
    ("a Cellar that burns", a_cellar_that_burns, "locations.rows[6].destroyable"),
    ("no weapons", dropping("weapons"), "weapons"),
    ("a weapon without value", setting("weapons/rows/1/attack", None), "weapons.rows[1].attack"),
    ("an empty deck", setting("ss_decks/rows/1", []), "ss_decks.rows.1"),
    ("a deck of unknown cards", setting("ss_decks/rows/1/0/kind", "flak88"),
     "ss_decks.rows.1[0].kind"),
    ("no Reinforcements", setting("ss_decks/rows/3/12/kind", "mortar"),
     "ss_decks.rows"),
    ("the 142nd in a deck", a_card_that_belongs_aside, "ss_decks.rows.1[8].kind"),
    ("no cards in a turn", setting("setup/cards_per_turn", 0), "setup.cards_per_turn"),
    ("a Tactics deck too small", setting("tactics_decks/rows/1", ["barrage"]),
     "tactics_decks.rows.1"),
    ("three decks", dropping("tactics_decks/rows/4"), "tactics_decks.rows.4"),
    ("a kind of tactics nobody knows", setting("tactics_decks/rows/2/0", "ambush"),
     "tactics_decks.rows.2[0]"),
    ("more guns by tactics", more_mortars, "tactics_kinds.rows[8].counters[0]"),
    ("two guns by one card", two_machine_gunners, "ss_card_kinds.rows[6].place"),
    ("a sniper without colours", setting(
        "ss_card_kinds/rows/8/colors", ["red"]), "ss_card_kinds.rows[8].colors"),
    ("a sniper that places", setting("ss_card_kinds/rows/8/category", "place"),
     "ss_card_kinds.rows[8].category"),
    ("shells on the Cellar", setting("ss_card_kinds/rows/9/locations/0", "C"),
     "ss_card_kinds.rows[9].locations[0]"),
    ("too few Command tokens", setting("tokens/rows/command", 11), "tokens.rows.command"),
    ("too few Disrupted tokens", setting("tokens/rows/disrupted", 19), "tokens.rows.disrupted"),
    ("too few Action tokens", setting("setup/actions_per_turn", 6), "tokens.rows.action"),
    ("a hand of none", setting("setup/variants/competitive/ss_hand", 0),
     "setup.variants.competitive.ss_hand"),
    ("a win without points", a_win_without_points, "awards.rows[5].result"),
    ("no lower end of awards", setting("awards/rows/5/min", 0), "awards.rows[5].min"),
    ("a score that is a word", setting("scoring/rows/borotra_escaped", "five"),
     "scoring.rows.borotra_escaped"),
    ("another game", setting("game", "tito"), "game"),
    ("no title", dropping("title"), "title"),
    ("colours of one's own", setting("colors/los", ["green"]), "colors.los"),
    ("what JSON cannot hold", setting("note", {1, 2}), ""),
]  # fmt: skip


@pytest.mark.parametrize(
    ("damage", "field"), [case[1:] for case in DAMAGE], ids=[case[0] for case in DAMAGE]
)
def test_damage_is_named(damage: Callable[[Pack], None], field: str) -> None:
    pack = fresh()
    damage(pack)
    problems = check_pack(pack)
    assert all(type(problem) is BadPack for problem in problems)
    assert [str(problem) for problem in problems if (problem.field or "").startswith(field)]
    with pytest.raises(BadPack):
        holdfast.new("itter", seed=1, pack=pack)


def test_every_table_is_judged_once() -> None:
    pack = fresh()
    an_unknown_square(pack)
    second_borotra(pack)
    a_circle_of_nodes(pack)
    problems = [str(problem) for problem in check_pack(pack)]
    assert len(problems) == len(set(problems))
    assert any(
        problem.startswith("ss_areas.rows[0].next: this track never") for problem in problems
    )
    assert any(
        problem.startswith('positions.rows[0].id: there is no id "NT9"; did you mean "NT')
        for problem in problems
    )


@pytest.mark.parametrize("given", [None, [], "itter", 7, {}, {"game": "itter"}])
def test_what_is_no_pack_at_all_is_refused(given: Any) -> None:
    problems = check_pack(given)
    assert problems
    assert all(type(problem) is BadPack for problem in problems)


# Damage that nobody thought of


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """The path of every value inside a pack."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places(inner, (*path, index))


PLACES = list(places(default_pack()))
WORDS = ["NT2", "C1", "BJ", "13", "2", "red", "yellow", "M", "R", "supply", "mortar", "142nd", ""]
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 12)
    | st.sampled_from([10**9, 1.5, -0.0])
    | st.sampled_from(WORDS),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=3)
    ),
    max_leaves=5,
)
FUZZ = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None
)


def inside(pack: Pack, path: Path) -> Any:
    at: Any = pack
    for key in path:
        at = at[key]
    return at


def must_be_playable(pack: Pack) -> None:
    """A pack that is accepted plays and draws in every variant."""
    for variant in ("beginner", "elite", "competitive"):
        match = holdfast.new("itter", seed=1, options={"variant": variant}, pack=pack)
        play(match, 40)
        again = holdfast.new("itter", position=match.position(), pack=pack)
        assert again.position() == match.position()
    picture = match.edition.draw(match.view("defender"), "fr")
    assert picture is not None
    assert picture.svg()


@FUZZ
@given(st.sampled_from(PLACES), VALUES)
def test_any_value_replaced_is_refused_by_name_or_plays(path: Path, value: Any) -> None:
    pack = fresh()
    inside(pack, path[:-1])[path[-1]] = value
    problems = check_pack(pack)
    assert all(type(problem) is BadPack and problem.field for problem in problems)
    if not problems and path[0] not in ("provenance_key", "version"):
        must_be_playable(pack)


@FUZZ
@given(st.sampled_from([path for path in PLACES if isinstance(path[-1], str)]))
def test_any_value_dropped_is_refused_by_name_or_plays(path: Path) -> None:
    pack = fresh()
    del inside(pack, path[:-1])[path[-1]]
    problems = check_pack(pack)
    assert all(type(problem) is BadPack and problem.field for problem in problems)
    if not problems:
        must_be_playable(pack)


@settings(FUZZ, max_examples=100)
@given(st.sampled_from(PLACES), st.sampled_from(PLACES))
def test_values_that_change_places_are_refused_by_name_or_play(one: Path, other: Path) -> None:
    if one == other[: len(one)] or other == one[: len(other)]:
        return
    pack = fresh()
    first, second = inside(pack, one), inside(pack, other)
    inside(pack, one[:-1])[one[-1]] = copy.deepcopy(second)
    inside(pack, other[:-1])[other[-1]] = copy.deepcopy(first)
    problems = check_pack(pack)
    assert all(type(problem) is BadPack and problem.field for problem in problems)
    if not problems:
        must_be_playable(pack)
