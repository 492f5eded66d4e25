"""What a report counts of a match: what each Defender did, how the SS fired, what mattered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from holdfast.core.account import Account, Cell, Count, Score, Table, Trial, Watch, counted
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.games.itter.odds import reaches

if TYPE_CHECKING:
    from holdfast.games.itter.text import ItterText

WEIGHTS: Final[Mapping[str, int]] = {
    "over": 10,
    "entered": 9,
    "sacrificed": 8,
    "escaped": 7,
    "escaped_aid": 7,
    "casualty": 6,
    "destroyed": 6,
    "low_morale": 5,
    "reinforced": 4,
    "weakened": 1,
}
"""How much each kind of event matters, where it does."""

FATES: Final[Mapping[str, str]] = {
    "casualty": _("fell on turn {turn}"),
    "low_morale": _("gave up on turn {turn}"),
    "sacrificed": _("sacrificed himself on turn {turn}"),
    "escaped": _("escaped on turn {turn}"),
    "escaped_aid": _("escaped on turn {turn}"),
}
FIRE: Final = ("fired", "sniped", "flak30_fired", "shelled")
SHOOTERS: Final[Mapping[str, str]] = {
    "sniped": "card-sniper",
    "flak30_fired": "card-flak30",
    "shelled": _("Guns against the castle"),
}
TRIALS: Final[Mapping[str, str]] = {
    "attacked": _("Attacks of the Defenders that hit"),
    "spent": _("SS counters that suppression stopped"),
    **dict.fromkeys(FIRE, _("Shots of the SS that hit")),
}

WATCHES: Final = (
    Watch(
        "fell", _("Where Defenders fall"), "place", _("Casualties, by the square they stood on.")
    ),
    Watch(
        "entered",
        _("Where the SS get in"),
        "place",
        _("The area from which the castle was entered."),
    ),
    Watch("appeared", _("Where the SS appear"), "place", _("Counters placed, by their area.")),
    Watch(
        "lost", _("Defenders lost"), "turn", _("Casualties, sacrifices and low morale, added up.")
    ),
    Watch(
        "removed", _("SS counters removed"), "turn", _("Hits of the Defenders' attacks, added up.")
    ),
    Watch("hit", _("Hits on the castle"), "turn", _("Each drops a Defense Value by 1; added up.")),
    Watch(
        "drawn",
        _("What an SS card does when it comes"),
        "draw",
        _(
            "What the Defender makes of a match when the card is revealed, less what another card "
            "of the same part of the deck gives on the same turn."
        ),
    ),
)
"""What is counted over many matches."""


def tally(events: Iterable[Event]) -> list[Count]:
    """What the watches count of a match."""
    return counted(_noticed(events))


def _noticed(events: Iterable[Event]) -> Iterator[tuple[str, str, int]]:
    turn = 0
    for event in events:
        facts = event.facts
        if event.kind == "turn":
            turn = facts["turn"]
        elif event.kind in ("casualty", "low_morale", "sacrificed"):
            yield "lost", facts["who"], turn
            if event.kind == "casualty":
                yield "fell", f"square:{facts['from']}", turn
        elif event.kind == "entered":
            yield "entered", f"node:{facts['from']}", turn
        elif event.kind == "placed":
            yield "appeared", f"node:{facts['area']}", turn
        elif event.kind == "attacked" and facts["hit"]:
            yield "removed", facts["by"], turn
        elif event.kind == "weakened":
            yield "hit", facts["location"], turn
        elif event.kind == "revealed":
            part, _slash, kind = facts["card"].rpartition("/")
            yield "drawn", f"0:{part}:{kind}", turn


def account(text: ItterText, events: Iterable[Event]) -> Account:
    """The figures of a match, from its events as somebody saw them."""
    defenders: defaultdict[str, Score] = defaultdict(Score)
    enemies: defaultdict[str, Score] = defaultdict(Score)
    trials = []
    turn = 1
    for event in events:
        facts = event.facts
        if event.kind == "turn":
            turn = facts["turn"]
        elif event.kind in TRIALS:
            chance = float(reaches(len(facts["dice"]), facts["needed"]))
            trials.append(Trial(text.translate(TRIALS[event.kind]), chance, facts["hit"]))
            if event.kind == "attacked":
                defenders[facts["by"]].count(chance, facts["hit"])
            elif event.kind in FIRE:
                enemies[_shooter(text, event)].count(chance, facts["hit"])
        elif event.kind == "suppressed":
            more = defenders[facts["by"]].more
            more["tokens"] = more.get("tokens", 0) + sum(facts["tokens"].values())
        elif event.kind in FATES:
            who = facts["by"] if "by" in facts else facts["who"]
            defenders[who].fate = text.say(FATES[event.kind], {"turn": turn})
    tables = [_of_defenders(text, defenders), _of_enemies(text, enemies)]
    return Account(tuple(table for table in tables if table.rows), tuple(trials))


def _shooter(text: ItterText, event: Event) -> str:
    if event.kind == "fired":
        return text.name("counter", event.facts["counter"])
    return text.translate(SHOOTERS[event.kind])


def _best(scores: Mapping[str, Score]) -> Sequence[tuple[str, Score]]:
    return sorted(scores.items(), key=lambda item: (-item[1].done, -item[1].tried, item[0]))


def _of_defenders(text: ItterText, scores: Mapping[str, Score]) -> Table:
    heads = (
        _("Defender"),
        _("Attacks"),
        _("Hits"),
        _("Expected"),
        _("Suppression"),
        _("Fate"),
    )
    rows: list[tuple[Cell, ...]] = [
        (
            text.name("defender", who),
            score.tried,
            score.done,
            score.due,
            score.more.get("tokens", 0),
            score.fate,
        )
        for who, score in _best(scores)
    ]
    title = text.translate(_("The Defenders"))
    return Table(title, tuple(map(text.translate, heads)), tuple(rows))


def _of_enemies(text: ItterText, scores: Mapping[str, Score]) -> Table:
    heads = _("Who fired"), _("Shots"), _("Hits"), _("Expected")
    rows: list[tuple[Cell, ...]] = [
        (name, score.tried, score.done, score.due) for name, score in _best(scores)
    ]
    title = text.translate(_("Fire of the SS"))
    return Table(title, tuple(map(text.translate, heads)), tuple(rows))
