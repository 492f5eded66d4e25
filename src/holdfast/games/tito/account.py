"""What a report counts of a match: what units hit and lost, how the dice fell, what mattered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from holdfast.core.account import Account, Cell, Count, Score, Table, Trial, Watch, counted
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.games.tito.events import Value
from holdfast.games.tito.odds import at_least

if TYPE_CHECKING:
    from holdfast.games.tito.text import TitoText

WEIGHTS: Final[Mapping[str, int]] = {
    "game_over": 10,
    "evacuated": 9,
    "vip_dead": 9,
    "escaped": 9,
    "capture": 8,
    "vip_found": 8,
    "documents_taken": 7,
    "storch": 6,
    "relief": 6,
    "second_wave": 5,
    "assault_lost": 5,
    "assault_won": 4,
    "all_turned_over": 4,
    "eliminated": 2,
}
"""How much each kind of event matters, where it does."""

SIDES: Final[Mapping[str, str]] = {"german": _("German units"), "yugoslav": _("Yugoslav units")}
TRIALS: Final[Mapping[str, str]] = {
    "german": _("German attacks that hit"),
    "yugoslav": _("Yugoslav attacks that hit"),
}

WATCHES: Final = (
    Watch(
        "fought over",
        _("Which zones are fought over"),
        "place",
        _("Assaults in a zone, and fire at it from another."),
    ),
    Watch("fell", _("Where Germans fall"), "place", _("German units eliminated, by zone.")),
    Watch("landed", _("Where paratroopers land"), "place", _("Units that landed, by zone.")),
    Watch("lost", _("German units lost"), "turn", _("Added up.")),
    Watch("alarm", _("The alarm"), "level", _("Where it stands at the end of each turn.")),
    Watch("ammo", _("Ammunition"), "level", _("What is left at the end of each turn.")),
    Watch(
        "landing",
        _("What the event of turn 1 is worth"),
        "draw",
        _("What the Germans make of a match with it, less what another event gives."),
        "letter",
    ),
    Watch(
        "drawn",
        _("What a partisan counter does when it is drawn"),
        "draw",
        _(
            "What the Germans make of a match when it is drawn for a marker or as a reinforcement, "
            "less what another counter of the same pool gives on the same turn."
        ),
        "unit",
    ),
)
"""What is counted over many matches."""
LEVELS: Final = {"alarm": "alarm", "ammo": "ammo", "supply": "ammo"}


def tally(events: Iterable[Event]) -> list[Count]:
    """What the watches count of a match."""
    levels: dict[tuple[str, int], int] = {}
    found = counted(_noticed(events, levels))
    return [*found, *(Count(what, "", turn, n) for (what, turn), n in levels.items())]


def _noticed(
    events: Iterable[Event], levels: dict[tuple[str, int], int]
) -> Iterator[tuple[str, str, int]]:
    """What happened; `levels` takes what stands where at the end of each turn."""
    turn = 0
    stands = {"alarm": 0}
    germans = set()
    pool = ""
    for event in events:
        facts = event.facts
        if event.kind == "turn":
            turn = facts["turn"]
        elif event.kind == "ready":
            stands["ammo"] = facts["ammo"]
        elif event.kind in LEVELS:
            stands[LEVELS[event.kind]] = facts["to"]
        elif event.kind == "random_event":
            yield "landing", f"0:die:{facts['letter']}", turn
        elif event.kind == "turned_over":
            pool = facts["letter"]
        elif event.kind == "drawn":
            yield "drawn", f"0:{pool}-{facts['kind']}:{facts['unit']}", turn
        elif event.kind == "reinforcement_drawn":
            yield "drawn", f"0:{facts['colour']}:{facts['unit']}", turn
        elif event.kind == "landed":
            germans.add(facts["unit"])
            yield "landed", f"zone:{facts['to']}", turn
        elif event.kind == "assault":
            yield "fought over", f"zone:{facts['zone']}", turn
        elif event.kind == "fire":
            yield "fought over", f"zone:{facts['at']}", turn
        elif event.kind == "eliminated" and facts["unit"] in germans:
            yield "lost", facts["unit"], turn
            if facts["from"]:
                yield "fell", f"zone:{facts['from']}", turn
        for what, level in stands.items():
            levels[what, turn] = level


def account(text: TitoText, events: Iterable[Event]) -> Account:
    """The figures of a match, from its events as somebody saw them."""
    units: defaultdict[str, Score] = defaultdict(Score)
    trials = []
    turn = 1
    for event in events:
        facts = event.facts
        if event.kind == "turn":
            turn = facts["turn"]
        elif event.kind in ("fire", "line"):
            attack, defence = facts["attack"], facts["defence"]
            chance = float(at_least(_standing(attack), _standing(defence)))
            is_hit = facts["hit"] == defence["unit"]
            units[attack["unit"]].count(chance, is_hit)
            units[facts["hit"]].lost += 1
            what = text.translate(TRIALS[text.side_of(attack["unit"])])
            trials.append(Trial(what, chance, is_hit))
        elif event.kind == "eliminated":
            units[facts["unit"]].fate = text.say(_("lost on turn {turn}"), {"turn": turn})
    tables = (_of_units(text, side, units) for side in SIDES)
    return Account(tuple(table for table in tables if table.rows), tuple(trials))


def _standing(value: Value) -> int:
    """An attack or a defence without its die."""
    standing: int = value["total"] - value["die"]
    return standing


def _of_units(text: TitoText, side: str, scores: Mapping[str, Score]) -> Table:
    heads = _("Unit"), _("Attacks"), _("Hits"), _("Expected"), _("Hits taken"), _("Lost")
    own = {unit: score for unit, score in scores.items() if text.side_of(unit) == side}
    best = sorted(own.items(), key=lambda item: (-item[1].done, -item[1].tried, item[0]))
    rows: list[tuple[Cell, ...]] = [
        (text.name("unit", unit), score.tried, score.done, score.due, score.lost, score.fate)
        for unit, score in best
    ]
    return Table(text.translate(SIDES[side]), tuple(map(text.translate, heads)), tuple(rows))
