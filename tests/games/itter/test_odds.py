"""The exact odds against every way the dice can fall, one by one."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

import holdfast
from holdfast.conformance.chances import every_way
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.match import Match
from holdfast.core.state import State

Odds = dict[str, Fraction]
MOST_WAYS = 1_000_000
Chances = defaultdict[tuple[Any, ...], Fraction]


def board(infantry: dict[str, str] | None = None, /, **places: str) -> dict[str, Any]:
    """A position with only these counters and Defenders."""
    position = holdfast.new("itter", seed=1).position()
    for who, row in position["defenders"].items():
        row["at"] = places.get(who, "casualty")
    position["infantry"] = {node: (infantry or {}).get(node) for node in position["infantry"]}
    return {**position, "discard": [], "deck": []}


def match_at(position: dict[str, Any]) -> Match:
    return holdfast.new("itter", position=position, seed=1)


def events_of(state: State, action: Any, chance: Chance) -> list[Event]:
    after = state.copy()
    log: list[Event] = []
    after.log = log
    after.apply(action, chance)
    return log


def chances(match: Match, action: str, kind: str, *facts: str) -> Chances:
    """For every way the dice can fall: how likely an event of a kind is, by these of its facts."""

    def run(chance: Chance) -> frozenset[tuple[Any, ...]]:
        events = events_of(match.state, match.find(action), chance)
        return frozenset(
            tuple(event.facts[fact] for fact in facts) for event in events if event.kind == kind
        )

    ways = every_way(run, MOST_WAYS)
    assert ways is not None
    found: Chances = defaultdict(Fraction)
    for told, likely in ways.items():
        for one in told:
            found[one] += likely
    return found


def with_card(position: dict[str, Any], card: str) -> dict[str, Any]:
    """The card comes next, and another after it, so that the game goes on."""
    return {**position, "deck": [card]}


# What an action leads to


@pytest.mark.parametrize(
    ("places", "action", "dice", "needed"),
    [
        ({"lee": "G4"}, "attack lee 9", 1, 3),
        ({"lee": "G4"}, "attack lee 9 m1919a4", 2, 3),
        ({"lee": "G4", "reynaud": "G1"}, "attack lee 9", 2, 3),
        ({"lee": "G4", "reynaud": "G1", "gamelin": "G2"}, "attack lee 9 m1919a4", 4, 3),
        ({"pollock": "G3"}, "attack pollock 10", 2, 5),
    ],
)
def test_attack(places: dict[str, str], action: str, dice: int, needed: int) -> None:
    match = match_at(board({"9": "rifleman", "10": "sturm"}, **places))
    told = match.odds(action)
    hit = chances(match, action, "attacked", "hit")[True,]
    assert told == {"removed": hit, "missed": 1 - hit}
    assert hit == 1 - Fraction(needed - 1, 6) ** dice


@pytest.mark.parametrize("counter", ["rifleman", "sturm", "mortar"])
@pytest.mark.parametrize("tactics", [[], ["1/smoke_screen"], ["3/smoke_screen", "3/fanatics"]])
def test_spending_suppression_tokens(counter: str, tactics: list[str]) -> None:
    position = board(lee="BJ2")
    position["options"] = {"variant": "elite", "edition": "standard"}
    position.update(phase="ss", actions_left=0, revealed=["1/sturm1"])
    position["suppression"]["red"] = 4
    position["tactics"]["active"] = tactics
    position["pending"] = {"kind": "placement", "counter": counter, "area": "3", "left": 0}
    match = match_at(position)
    for tokens in range(5):
        stopped = chances(match, f"spend {tokens}", "spent", "hit")[True,]
        assert match.odds(f"spend {tokens}") == {"suppressed": stopped, "placed": 1 - stopped}


def test_actions_without_dice_have_no_odds() -> None:
    match = match_at(board(lee="G4"))
    for action in ("move lee K1", "shift lee G1", "suppress lee black 2", "end"):
        assert match.odds(action) == {}


# What a card would do if it came now

CASTLE = {"lee": "K1", "reynaud": "K3", "gangl": "NT6", "dietrich": "G4", "sutton": "ST5"}


def forecast(position: dict[str, Any], card: str) -> Odds:
    return match_at(position).state.forecast(card)


def test_sniper() -> None:
    position = board(**{**CASTLE, "gangl": "NT5"})
    position["defense"].update(K=5, NT=4)
    told = forecast(position, "2/sniper")
    match = match_at(with_card(position, "2/sniper"))
    shot = chances(match, "end", "sniped", "who", "hit")
    for who in CASTLE:
        assert told.get(f"casualty:{who}", Fraction(0)) == shot[who, True]
    assert sum(told.values()) == 1


def test_a_sniper_with_nobody_to_shoot_hits_nobody() -> None:
    assert forecast(board(lee="BJ2"), "2/sniper") == {"nobody": Fraction(1)}


@pytest.mark.parametrize("card", ["1/flak37", "1/pak40a", "1/pak40b", "2/panzerfaust"])
def test_shells_on_a_location(card: str) -> None:
    position = board(**CASTLE)
    position["defense"].update(K=4, GH=5, BJ=4)
    told = forecast(position, card)
    shelled = chances(match_at(with_card(position, card)), "end", "shelled", "location", "hit")
    for location, kind in (("K", "disrupted"), ("GH", "weakened"), ("BJ", "destroyed"),
                           ("NT", "weakened"), ("ST", "weakened"), ("G", "weakened")):  # fmt: skip
        assert told.get(f"{kind}:{location}", Fraction(0)) == shelled[location, True]
    assert sum(told.values()) == 1


def test_shells_on_a_wreck_do_nothing() -> None:
    position = board(**CASTLE)
    position.update(jenny="lost_empty", defense={**position["defense"], "BJ": 0})
    assert forecast(position, "2/panzerfaust") == {"nothing": Fraction(1)}
    assert forecast(position, "1/pak40a")["nothing"] >= Fraction(1, 3)


@pytest.mark.parametrize("card", ["1/machine_gunner", "1/mortar"])
def test_a_gun_that_is_placed(card: str) -> None:
    position = board(**CASTLE)
    position["defense"]["K"] = 4
    position["defenders"]["lee"]["disrupted"] = True
    told = forecast(position, card)
    match = match_at(with_card(position, card))
    fired = chances(match, "end", "fired", "who", "hit")
    for who in CASTLE:
        kind = "casualty" if who == "lee" else "disrupted"
        assert told.get(f"{kind}:{who}", Fraction(0)) == fired[who, True]
    for area in range(2, 13):
        assert told[f"area:{area}"] == Fraction(6 - abs(area - 7), 36)


def test_two_guns_at_one_defender_can_disrupt_and_then_kill() -> None:
    position = board(lee="K1")
    position["defense"]["K"] = 4
    position["guns"]["3"]["mortar"] = 2
    assert forecast(position, "2/suppressive_fire") == {
        "casualty:lee": Fraction(49, 64),
        "disrupted:lee": Fraction(14, 64),
        "nobody": Fraction(1, 64),
    }


def test_suppressive_fire_agrees_with_games_played_out() -> None:
    position = board(lee="K1", rifleman1="K2", sutton="K4", rifleman2="NT2")
    position["defense"] = {**position["defense"], "K": 4, "NT": 4}
    position["defenders"]["sutton"]["disrupted"] = True
    position["guns"]["3"]["mortar"] = 1
    position["guns"]["5"]["machine_gunner"] = 2
    told = forecast(position, "2/suppressive_fire")
    fallen, tries = 0, 2000
    for seed in range(tries):
        match = holdfast.new("itter", position=with_card(position, "2/suppressive_fire"), seed=seed)
        match.play("end")
        fallen += match.position()["defenders"]["rifleman1"]["at"] == "casualty"
    # Four standard deviations of a fair count: a wrong reckoning of Low Morale is far outside.
    assert abs(fallen / tries - told["casualty:rifleman1"]) < 4 * (0.25 / tries) ** 0.5


def test_last_turns_tactics_do_not_count_before_the_ss_phase() -> None:
    position = board(lee="K1")
    position["options"]["variant"] = "veteran"
    position["tactics"]["active"] = ["1/barrage"]
    plain = forecast(board(lee="K1"), "1/flak37")
    assert forecast(position, "1/flak37") == plain


def test_flak_30_along_a_colour() -> None:
    position = board(lee="K1", sutton="NT2", gangl="NT6")
    position["defense"].update(K=5, NT=4)
    position["defenders"]["sutton"]["disrupted"] = True
    told = forecast(position, "2/flak30")
    match = match_at(with_card(position, "2/flak30"))
    fired = chances(match, "end", "flak30_fired", "who", "hit")
    for who in ("lee", "sutton", "gangl"):
        kind = "casualty" if who == "sutton" else "disrupted"
        assert told[f"{kind}:{who}"] == fired[who, True]


FULL_WEST = dict.fromkeys(["2", "13", "14", "16", "21", "9", "26", "27", "24", "25"], "rifleman")


@pytest.mark.parametrize(
    ("card", "infantry"),
    [
        ("1/sturm1", FULL_WEST),
        ("1/rifleman2", FULL_WEST),
        ("1/scout2", dict.fromkeys(("11", "12", "32", "30", "31"), "scout")),
        ("1/rifleman2", dict.fromkeys(("11", "32", "30", "3", "14", "16", "21"), "scout")),
    ],
)
def test_breakthrough(card: str, infantry: dict[str, str]) -> None:
    position = board(infantry, lee="K1")
    told = forecast(position, card)
    match = match_at(with_card(position, card))
    assert told["breakthrough"] == chances(match, "end", "over", "reason")["breakthrough",]
    assert 0 < told["breakthrough"] < 1
    assert sum(value for key, value in told.items() if key.startswith("area:")) == 1


def test_breakthrough_under_an_approach_card() -> None:
    position = board(FULL_WEST, lee="K1")
    position["options"] = {"variant": "elite", "edition": "standard"}
    position["tactics"] = {
        "deck": ["1/second_wave"], "active": ["1/barrage", "1/eastern_approach"],
        "hand": [], "planned": None,
    }  # fmt: skip
    position["turn"] = 2
    match = match_at(with_card(position, "1/rifleman2"))
    # The forecast is for a card that came now, with the tactics now in force.
    told = match.state.forecast("1/rifleman2")
    assert {key for key in told if key.startswith("area:")} == {f"area:{n}" for n in range(7, 13)}
    # At the end of the phase Barrage goes and Second Wave comes: three Riflemen.
    later = chances(match, "end", "over", "reason")["breakthrough",]
    assert later > told["breakthrough"] > 0


def test_counters_that_are_used_up_are_not_forecast() -> None:
    position = board({str(node): "scout" for node in range(2, 18)}, lee="K1")
    assert forecast(position, "1/scout2") == {}
