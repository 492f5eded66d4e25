"""What a report counts of a match: what each castle won and lost, which cards fought, what
mattered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from holdfast.core.account import Account, Cell, Count, Score, Table, Trial, Watch, counted
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.games.castle.odds import beats

if TYPE_CHECKING:
    from holdfast.games.castle.text import CastleText

WEIGHTS: Final[Mapping[str, int]] = {
    "won": 10,
    "drawn": 10,
    "too_long": 10,
    "eliminated": 9,
    "joker_won": 5,
    "berserk": 3,
    "removed": 2,
    "fell": 2,
    "struck": 2,
    "volley": 1,
}
"""How much each kind of event matters, where it does; the fall of a royal matters more."""
ROYALS: Final[Mapping[str, int]] = {"K": 8, "Q": 6, "J": 4}
MOST_CARDS: Final = 12
WATCHES: Final = (
    Watch(
        "fell",
        _("Which cells of the castles fall"),
        "place",
        _("Cards that fell or were removed, by the cell they stood in; row 0 is the court."),
    ),
    Watch(
        "lost",
        _("Cards lost"),
        "turn",
        _("Cards that fell or were removed, added up; a turn is one seat's."),
    ),
    Watch("fought", _("Attacks"), "turn", _("Attacks that came to dice, added up.")),
    Watch(
        "dealt",
        _("What a card is worth in the first hand"),
        "hand",
        _("The share of wins of seats that were dealt it, less that of seats that were not."),
    ),
    Watch(
        "drawn",
        _("What a card is worth when it is drawn"),
        "draw",
        _(
            "The share of wins of the seat that drew it for its turn, less that of a seat that "
            "drew another card on the same turn."
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
            turn += 1
        elif event.kind == "dealt":
            for card in facts["cards"]:
                yield "dealt", f"{facts['seat']}:{card}", 0
        elif event.kind == "drew":
            yield "drawn", f"{facts['seat']}:deck:{facts['card']}", turn
        elif event.kind == "fought":
            yield "fought", str(facts["seat"]), turn
        elif event.kind in ("fell", "removed"):
            cells = facts["cells"] if "cells" in facts else _cell(facts)
            for row, col in cells:
                yield "fell", f"cell:{facts['seat']}:{row}:{col}", turn
            for _card in _cards(facts):
                yield "lost", str(facts["seat"]), turn


def _cell(facts: Json) -> list[list[int]]:
    return [[facts["row"], facts["col"]]] if "row" in facts else []


def weight(event: Event) -> int:
    """How much an event matters."""
    usual = WEIGHTS.get(event.kind, 0)
    if event.kind == "struck" and not event.facts["won"]:
        return 0
    if event.kind in ("fell", "removed", "struck"):
        return max([usual, *(ROYALS.get(card[0], 0) for card in _cards(event.facts))])
    return usual


def _cards(facts: Json) -> list[str]:
    return list(facts["cards"]) if "cards" in facts else [facts["card"]]


def account(text: CastleText, events: Iterable[Event]) -> Account:
    """The figures of a match, from its events as somebody saw them."""
    seats: defaultdict[int, Score] = defaultdict(Score)
    leaders: defaultdict[tuple[int, str], Score] = defaultdict(Score)
    trials = []
    for event in events:
        facts = event.facts
        if event.kind == "fought":
            chance = _chance(facts)
            seats[facts["seat"]].count(chance or 0.0, facts["won"])
            leaders[facts["seat"], facts["lead"]].count(0.0, facts["won"])
            if chance is not None:
                what = text.say(_("Attacks of {seat} that won"), {"seat": facts["seat"]})
                trials.append(Trial(what, chance, facts["won"]))
        elif event.kind in ("fell", "removed"):
            cards = len(_cards(facts))
            seats[facts["seat"]].lost += cards
            taken = seats[facts["by"]].more
            taken["cards"] = taken.get("cards", 0) + cards
        elif event.kind == "struck" and facts["won"]:
            seats[facts["seat"]].lost += 1
    tables = [_of_seats(text, seats), _of_cards(text, leaders)]
    return Account(tuple(table for table in tables if table.rows), tuple(trials))


def _chance(facts: Json) -> float | None:
    """How likely the attack was to win with what stood on both sides; with cards instead of dice
    an event does not tell how many dice they stood for."""
    attack, defence = facts["attack_dice"], facts["defence_dice"]
    rolled = [*attack, *defence, *facts["reserve_dice"]]
    if not all(isinstance(die, int) for die in rolled):
        return None
    own = facts["attack"] - sum(attack)
    others = facts["defence"] - sum(defence) - sum(facts["reserve_dice"])
    return float(beats(len(attack), len(defence), False, own - others))


def _of_seats(text: CastleText, scores: Mapping[int, Score]) -> Table:
    heads = (
        _("Castle column"),
        _("Attacks"),
        _("Won"),
        _("Expected"),
        _("Cards taken"),
        _("Cards lost"),
    )
    rows: list[tuple[Cell, ...]] = [
        (
            text.name("seat", seat),
            score.tried,
            score.done,
            score.due,
            score.more.get("cards", 0),
            score.lost,
        )
        for seat, score in sorted(scores.items())
    ]
    return Table(text.translate(_("The castles")), tuple(map(text.translate, heads)), tuple(rows))


def _of_cards(text: CastleText, scores: Mapping[tuple[int, str], Score]) -> Table:
    """The cards that won most as leaders of attacks."""
    heads = _("Card"), _("Castle column"), _("Attacks"), _("Won")
    best = sorted(scores.items(), key=lambda item: (-item[1].done, item[1].tried, item[0]))
    rows: list[tuple[Cell, ...]] = [
        (text.name("card", card), text.name("seat", seat), score.tried, score.done)
        for (seat, card), score in best[:MOST_CARDS]
        if score.done
    ]
    title = text.translate(_("Cards that led attacks"))
    return Table(title, tuple(map(text.translate, heads)), tuple(rows))
