"""When the notes of Castle are due; their words are in `data/notes.<language>.md`.

Nothing here listens to how somebody arranges a castle: dealing and the first turn come to all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.core.event import Event
from holdfast.core.notes import Moment, Past

SNAKE_EYES: Final = [1, 1]
DOUBLE_SIX: Final = ([6, 6], ["K"])
"""On dice, and without them (CA-NODICE.3)."""

OPENING_NOTES: Final = ("unrest",)
OPTION_NOTES: Final = {"": "advanced", "no_dice": "no_dice"}


def rank(card: str) -> str:
    return card if card.startswith("JK") else card[:-1]


def suit(card: str) -> str:
    return card[-1]


def leads(past: Past) -> list[str]:
    """The cards that make the attack now: in a volley the Ace and the card drawn."""
    found: list[str] = past.fact("attacks", "lead", [])
    return found


def gone(event: Event) -> set[str]:
    """The ranks of the cards that an event takes away."""
    cards: list[str] = event.facts.get("cards", [])
    single: list[str] = [event.facts["card"]] if "card" in event.facts else []
    return {rank(card) for card in cards + single}


def is_jack_lost(event: Event, _past: Past) -> bool:
    return "J" in gone(event)


def is_queen_lost(event: Event, _past: Past) -> bool:
    return "Q" in gone(event)


def is_pressing_on(_event: Event, past: Past) -> bool:
    return past.is_later("fell", than="battle_over")


def has_reserves(event: Event, _past: Past) -> bool:
    return event.kind == "extra" or bool(event.facts["reserve_dice"])


def has_snake_eyes(event: Event, _past: Past) -> bool:
    rolls = (event.facts["attack_dice"], event.facts["defence_dice"])
    # A barricade in one's own castle has no defender, and nobody profits.
    return event.facts.get("defender") is not None and SNAKE_EYES in rolls


def is_assassin(event: Event, _past: Past) -> bool:
    return "8" in {rank(card) for card in event.facts["lead"]}


def is_frenzy(event: Event, past: Past) -> bool:
    rolled: list[int | str] = event.facts["attack_dice"]
    in_field = past.fact("attacks", "kind") == "field"
    return bool(past.options["berserker"]) and in_field and rolled in DOUBLE_SIX


def is_kin(event: Event, past: Past) -> bool:
    own = {suit(card) for card in leads(past)}
    against = {suit(card) for card in event.facts["against"] if not card.startswith("JK")}
    return bool(past.options["same_suit"]) and bool(own & against)


def is_sabotage(event: Event, past: Past) -> bool:
    return bool(past.options["saboteur"]) and "3" in map(rank, event.facts["against"])


MOMENTS: Final[Mapping[str, Moment]] = {
    "king_outside": Moment(("dealt",)),
    "jack": Moment(("turn",)),
    "rally": Moment(("rallied",)),
    "on_their_side": Moment(("rallied", "barricaded")),
    "no_more_rallies": Moment(("fell", "removed", "battle_over"), is_jack_lost),
    "queen_lost": Moment(("fell", "removed", "battle_over"), is_queen_lost),
    "pressing_on": Moment(("attacks",), is_pressing_on),
    "reserves": Moment(("extra", "fought"), has_reserves),
    "snake_eyes": Moment(("fought",), has_snake_eyes),
    "assassin": Moment(("used",), is_assassin),
    "jester": Moment(("joker_won",)),
    "frenzy": Moment(("fought",), is_frenzy),
    "fifth_column": Moment(("struck",)),
    "own_blood": Moment(("fought",), is_kin),
    "traps": Moment(("fought",), is_sabotage),
}
