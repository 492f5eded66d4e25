"""Help for the tests of Castle: positions made by hand, and random games."""

from __future__ import annotations

from random import Random
from typing import Any

from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.event import Event
from holdfast.core.game import Options
from holdfast.games.castle.board import NAMES
from holdfast.games.castle.game import GAME
from holdfast.games.castle.state import Castle

COURT_0 = [[0, 0, "#QD"], [0, 1, "JC"], [0, 2, "#KC"]]
COURT_1 = [[0, 0, "#KS"], [0, 1, "JS"], [0, 2, "#QH"], [0, 3, "#9D"], [1, 0, "#3C"], [1, 1, "4D"]]


def castle(cards: list[list[Any]], **more: Any) -> dict[str, Any]:
    empty: dict[str, Any] = {"alive": True, "reinforcements": [], "jokers": [], "barricades": []}
    return {**empty, "cards": cards, "hand": [], **more}


def position(kind: str, castles: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A position in which every card that is not mentioned lies in the box."""
    made: dict[str, Any] = {
        "phase": "play",
        "turn": 0,
        "decision": {"seat": 0, "kind": kind},
        "deck": [],
        "discard": [],
        "box": [],
        "dead": [],
        "castles": {str(seat): each for seat, each in enumerate(castles)},
        "drawn": None,
        "sortie": None,
        "battle": None,
        "volley": None,
        "contest": None,
        "result": None,
        **more,
    }
    text = str(made)
    made["box"] = [name for name in NAMES[:52] if f"'{name}'" not in text.replace("#", "")]
    return made


def load(made: dict[str, Any], **options: Any) -> Castle:
    state = GAME.edition(options).read(made)
    assert isinstance(state, Castle)
    return state


def find(state: Castle, **action: Any) -> Action:
    return state.vocabulary.find(action)


def mixture(seed: int) -> Options:
    """A mixture of options; each advanced rule is on in about half of them."""
    source = Random(seed)
    given: dict[str, Any] = {
        "players": source.choice([2, 3, 4]),
        "empty_deck": source.choice(["sortie", "reshuffle"]),
        "jokers": source.choice([0, 1, 2]),
    }
    for name in ("no_dice", "berserker", "same_number", "same_suit", "saboteur", "barricade"):
        given[name] = source.random() < 0.5
    return GAME.read_options(given)


def begin(seed: int, options: Options | None = None) -> tuple[Castle, Chance]:
    chance = Seeded(seed)
    state = GAME.edition(mixture(seed) if options is None else options).new(chance)
    assert isinstance(state, Castle)
    return state, chance


def choose(source: Random, legal: list[Action]) -> Action:
    """Any action, or first any verb: that way rare verbs are played often."""
    if source.random() < 0.5:
        return source.choice(legal)
    verb = source.choice(sorted({action.do for action in legal}))
    return source.choice([action for action in legal if action.do == verb])


def applied(state: Castle, action: Action, chance: Chance) -> list[Event]:
    """Play an action and tell what happened."""
    state.log = []
    state.apply(action, chance)
    events, state.log = state.log, None
    return events
