"""Exact chances: of fire, of assault lines and rounds, of activation, air support and arrivals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.errors import HoldfastError, did_you_mean
from holdfast.core.event import Event
from holdfast.games.tito.actions import (
    AIR_SUPPORT,
    BREAK_OFF,
    END_PHASE,
    FIRE,
    LINE_UP,
    MOVE,
    RETREAT,
    STOP,
    SUPPORT,
)
from holdfast.games.tito.actions import (
    ASSAULT as ASSAULT_VERB,
)
from holdfast.games.tito.actions import (
    CONTINUE as CONTINUE_VERB,
)
from holdfast.games.tito.board import CHURCHILL, DELAYED, TITO
from holdfast.games.tito.rules.air import AIR_SUPPORT as ASK_AIR_SUPPORT
from holdfast.games.tito.rules.air import bonus_for, modifier
from holdfast.games.tito.rules.assault import (
    assault_attack,
    assault_defence,
    column,
    german_lines,
    lines,
    partisan_lines,
    unplaced,
)
from holdfast.games.tito.rules.fire import attack_value, defence_value
from holdfast.games.tito.rules.landing import pairs, test
from holdfast.games.tito.rules.movement import add_moves, allowance
from holdfast.games.tito.rules.prisoners import can_capture
from holdfast.games.tito.rules.reinforcements import Reinforcements
from holdfast.games.tito.rules.retreat import group_refuges, send_group, send_home
from holdfast.games.tito.state import FREE, Tito
from holdfast.games.tito.state import MOVE as MOVED

HALF = Fraction(1, 2)


def odds(s: Tito, action: Action) -> dict[str, Fraction]:
    """What an action can lead to at once; the chances of the outcomes add up to 1."""
    actions = s.board.actions
    verb = actions.verb[action.number]
    u, zone = actions.unit[action.number], actions.zone[action.number]
    if verb == AIR_SUPPORT:
        return air_support(s)
    if verb == FIRE:
        return fire(s, u, zone)
    if verb in (ASSAULT_VERB, LINE_UP, SUPPORT, CONTINUE_VERB):
        return after_placing(s, action, verb)
    if verb == STOP:
        return capture(s, [s.at[u]])
    if verb == MOVE:
        return capture_by_move(s, u, zone)
    if verb == BREAK_OFF:
        return capture_by_break_off(s)
    if verb == RETREAT:
        return capture_by_retreat(s, zone)
    if verb == END_PHASE:
        return activation_odds(s) if s.decision.kind == "movement" else reinforcements(s)
    return {}


FORECASTS = ("reinforcements", "air_support", "activation")


def forecast(s: Tito, what: str) -> dict[str, Fraction]:
    """What would come now, `activation` by zone."""
    check_topic(what)
    if what == "reinforcements":
        return reinforcements(s)
    if what == "air_support":
        return air_support(s)
    return {str(zone): chance for zone, chance in activation(s).items()}


def comes(s: Tito, what: str, chance: Chance) -> list[str]:
    """Which outcomes of `forecast` come by the rules, if it comes now with these dice."""
    check_topic(what)
    if what == "activation":
        return zones_activated(s, chance)
    then = s.copy()
    log: list[Event] = []
    then.log = log
    if what == "air_support":
        request = s.board.actions.air_support[1]
        ASK_AIR_SUPPORT.play(then, request, chance)
        found = outcome(s, request, log)
    else:
        Reinforcements().run(then, chance)
        found = arrival_outcome(s, events_by_kind(log))
    return [] if found is None else [found]


def check_topic(what: str) -> None:
    if what not in FORECASTS:
        hint = did_you_mean(what, FORECASTS)
        raise HoldfastError(f"nothing is known of {what!r}{hint}")


def zones_activated(s: Tito, chance: Chance) -> list[str]:
    """The zones that a test of a neighbour turns over, each at the present alarm level."""
    found: list[str] = []
    for zone, other in pairs(s, MOVED):
        then = s.copy()
        test(then, zone, other, chance)
        if then.markers_in[other] == 0 and str(other) not in found:
            found.append(str(other))
    return found


def outcome(s: Tito, action: Action, events: list[Event]) -> str | None:
    """Which outcome that `odds` names the events tell; None until they tell all of it."""
    told = events_by_kind(events)
    verb = s.board.actions.verb[action.number]
    if verb == AIR_SUPPORT:
        return f"bonus_{told['air_support'][0]['bonus']}" if told["air_support"] else None
    if verb == FIRE and told["fire"]:
        shot = told["fire"][0]
        return "shooter_hit" if shot["hit"] == shot["attack"]["unit"] else "target_hit"
    if verb in (ASSAULT_VERB, LINE_UP, SUPPORT, CONTINUE_VERB):
        return round_outcome(told)
    if verb in (STOP, MOVE, BREAK_OFF, RETREAT):
        return capture_outcome(s, action, told["capture"])
    if verb == END_PHASE and s.decision.kind == "movement":
        return activation_outcome(s, told["activation_test"])
    return arrival_outcome(s, told) if verb == END_PHASE else None


def events_by_kind(events: list[Event]) -> defaultdict[str, list[dict[str, Any]]]:
    told: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for event in events:
        told[event.kind].append(event.facts)
    return told


def round_outcome(told: Mapping[str, list[dict[str, Any]]]) -> str | None:
    columns, fought = told["columns"], told["line"]
    if not columns or len(fought) < len(columns[0]["german"]):
        return None
    lines = fought[: len(columns[0]["german"])]
    return f"yugoslav_hits_{sum(line['hit'] == line['defence']['unit'] for line in lines)}"


def capture_outcome(s: Tito, action: Action, captures: list[dict[str, Any]]) -> str | None:
    if len(captures) < len(next(iter(odds(s, action)), "").split()):
        return None
    fates = [f"{one['vip']}_{'prisoner' if one['taken'] else 'dead'}" for one in captures]
    return " ".join(sorted(fates, reverse=True)) or None  # as `capture` names them: Tito first


def activation_outcome(s: Tito, tests: list[dict[str, Any]]) -> str | None:
    if any(test["success"] for test in tests):
        return "something_turned_over"
    return "nothing_turned_over" if len(tests) == len(pairs(s, MOVED)) else None


def arrival_outcome(s: Tito, told: Mapping[str, list[dict[str, Any]]]) -> str | None:
    if told["arrival"]:
        return f"counters_{min(counters_left(s), told['arrival'][0]['counters'])}"
    reinforcements = told["reinforcements"]
    return "counters_0" if reinforcements and not reinforcements[0]["arrive"] else None


def at_least(attack: int, defence: int) -> Fraction:
    """The chance that attack + D6 reaches defence + D6 (CT-13.2.4.1, CT-13.3.1.8)."""
    wins = sum(attack + a >= defence + d for a in range(1, 7) for d in range(1, 7))
    return Fraction(wins, 36)


def fire(s: Tito, shooter: int, at: int) -> dict[str, Fraction]:
    """A German fire: the target or the shooter is hit."""
    zone = s.at[shooter]
    attack = attack_value(s, shooter, zone, at).total()
    chance = at_least(attack, defence_value(s, s.top(at), zone, at).total())
    return {"target_hit": chance, "shooter_hit": 1 - chance}


def line(s: Tito, ours: list[int], theirs: list[int], zone: int) -> Fraction:
    """The chance that a German line hits the Yugoslav unit in contact."""
    attack = assault_attack(s, ours, zone).total()
    return at_least(attack, assault_defence(s, theirs, zone).total())


def round_lines(s: Tito) -> list[Fraction]:
    """The chance of each line of a round whose columns are filled."""
    count = lines(s)
    ours, theirs = german_lines(s, count), partisan_lines(s, column(s), count)
    return [line(s, ours[i], theirs[i], s.assault_zone) for i in range(count)]


def hits(chances: list[Fraction]) -> dict[str, Fraction]:
    """How many of independent lines succeed: `yugoslav_hits_2` is two of them."""
    counts = [Fraction(1)]
    for chance in chances:
        longer = [Fraction(0)] * (len(counts) + 1)
        for n, part in enumerate(counts):
            longer[n] += part * (1 - chance)
            longer[n + 1] += part * chance
        counts = longer
    return {f"yugoslav_hits_{n}": part for n, part in enumerate(counts) if part}


def after_placing(s: Tito, action: Action, verb: int) -> dict[str, Fraction]:
    """A round, when this action is the last that has to be said before the dice."""
    then = s.copy()
    actions = s.board.actions
    if verb in (LINE_UP, SUPPORT):
        then.columns.append(actions.unit[action.number] * 16 + actions.extra[action.number])
    elif verb == ASSAULT_VERB:
        then.assault_zone = actions.zone[action.number]
    count = lines(then)
    free = unplaced(then)
    if count == 0 or (free and len(then.columns) < count and len(free) > 1):
        return {}
    while free:
        if len(then.columns) >= count > 1:
            return {}
        then.columns.append(free[0] * 16 + min(len(then.columns) + 1, count))
        free = free[1:]
    return hits(round_lines(then))


def air_support(s: Tito) -> dict[str, Fraction]:
    """The chance of each bonus (CT-9.2)."""
    chances: dict[str, Fraction] = {}
    for die in range(10):
        key = f"bonus_{bonus_for(s, die + modifier(s))}"
        chances[key] = chances.get(key, Fraction(0)) + Fraction(1, 10)
    return chances


def activation(s: Tito, mark: int = MOVED) -> dict[int, Fraction]:
    """For each marked zone that German stacks would test now, the chance that a die turns it over.

    At the present alarm level; what a marker shows may raise it for later dice.
    """
    fails = Fraction(max(0, 9 - s.alarm), 10)
    chances: dict[int, Fraction] = {}
    for _, other in pairs(s, mark):
        chances[other] = 1 - (1 - chances.get(other, Fraction(0))) * fails
    return chances


def activation_odds(s: Tito) -> dict[str, Fraction]:
    """Whether any marker is turned over when movement ends; unknown where Germans stand on one."""
    for zone in range(1, s.board.zones + 1):
        if s.germans_in[zone] > 0 and (s.markers_in[zone] > 0 or s.has_free_vip(zone)):
            return {}
    tests = len(pairs(s, MOVED))
    if tests == 0:
        return {}
    nothing = Fraction(max(0, 9 - s.alarm), 10) ** tests
    return {"nothing_turned_over": nothing, "something_turned_over": 1 - nothing}


def reinforcements(s: Tito) -> dict[str, Fraction]:
    """How many counters come in the reinforcement step now (CT-11.2, CT-11.5).

    Unknown where a delayed counter may turn over a marker first, which may raise the alarm.
    """
    board = s.board
    left = counters_left(s)
    if s.alarm < board.alarm_from or left == 0 or delayed_may_reveal(s):
        return {}
    comes = Fraction(min(10, s.alarm + 1), 10)
    chances = {"counters_0": 1 - comes} if comes < 1 else {}
    for die in range(1, 7):
        key = f"counters_{min(left, board.arrivals[die])}"
        chances[key] = chances.get(key, Fraction(0)) + comes / 6
    return chances


def delayed_may_reveal(s: Tito) -> bool:
    """Whether a marker lies where a delayed counter may enter (CT-11.7, CT-8.9)."""
    return any(
        s.at[u] == DELAYED and s.markers_in[zone] > 0
        for u in range(s.board.germans, s.board.units)
        for zone in s.board.detours[s.blocked[u]]
    )


def counters_left(s: Tito) -> int:
    """How many counters can still come this turn."""
    return sum(len(s.pool(colour)) for colour in s.board.colours_of_turn[s.turn])


def capture(s: Tito, zones: list[int]) -> dict[str, Fraction]:
    """A prisoner or a dead man, for each VIP that a platoon is alone with (CT-13.4.1)."""
    names = {TITO: "tito", CHURCHILL: "churchill"}
    found = [names[vip] for vip in names if any(can_capture(s, vip, zone) for zone in zones)]
    chances: dict[str, Fraction] = {"": Fraction(1)} if found else {}
    for name in found:
        chances = {
            f"{key} {name}_{fate}".strip(): part * HALF
            for key, part in chances.items()
            for fate in ("prisoner", "dead")
        }
    return chances


def capture_by_move(s: Tito, u: int, to: int) -> dict[str, Fraction]:
    """The same for a link after which the unit stops by itself."""
    if not any(s.vip_state[v] == FREE and s.vip_at[v] == to for v in (TITO, CHURCHILL)):
        return {}
    then = s.copy()
    mp = (s.moving_mp if s.moving == u else allowance(s, u)) - s.board.cost_between[s.at[u]][to]
    then.mark(u, MOVED)
    then.put(u, to)
    further: list[Action] = []
    if not s.is_hostile(to):
        add_moves(then, u, mp, further)
    return {} if further else capture(then, [to])


def capture_by_break_off(s: Tito) -> dict[str, Fraction]:
    """The same for those who go home, and for the others where they need not be asked."""
    then = s.copy()
    zones = send_home(then)
    if then.germans_in[s.assault_zone] > 0:
        refuges = group_refuges(then)
        if len(refuges) == 1:
            send_group(then, refuges[0])
            zones += refuges
    return capture(then, zones)


def capture_by_retreat(s: Tito, to: int) -> dict[str, Fraction]:
    then = s.copy()
    send_group(then, to)
    return capture(then, [to])
