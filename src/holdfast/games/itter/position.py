"""CI-P The position: one JSON object, as it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from holdfast.games.itter.board import (
    AREAS,
    COLORS,
    COUNTERS,
    DEFENDERS,
    MACHINE_GUNNER,
    NONE,
    OFF_BOARD,
    SPACES,
)
from holdfast.games.itter.rules.c2_defender_phase.c2_0_general import Activation
from holdfast.games.itter.rules.c2_defender_phase.c2_7_command import CommandOrder
from holdfast.games.itter.rules.c3_attributes.c3_5_sacrifice import AskSacrifice
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import SuppressPlacement
from holdfast.games.itter.rules.c5_end import result_of
from holdfast.games.itter.rules.causes import (
    BY_FLAK30,
    BY_LOCATION,
    BY_SUPPRESSIVE_FIRE,
    SOURCES,
)
from holdfast.games.itter.terms import EDITIONS, JENNY, PHASES, VARIANTS

if TYPE_CHECKING:
    from holdfast.games.itter.edition import ItterEdition
    from holdfast.games.itter.shapes import (
        ActivationPending,
        Defender,
        Options,
        Pending,
        Position,
        SacrificePending,
        SeenTactics,
        Tactics,
        Written,
    )
    from holdfast.games.itter.state import Itter


def write_position(s: Itter) -> Position:
    """The whole position."""
    tactics: Tactics = {
        "deck": tactic_names(s, s.tactics_deck),
        "active": tactic_names(s, s.tactics_active),
        "hand": tactic_names(s, s.tactics_hand),
        "planned": None if s.tactics_planned == NONE else s.board.tactic_ids[s.tactics_planned],
    }
    deck, hand, orders = card_names(s, s.deck), card_names(s, s.hand), card_names(s, s.orders)
    return cast("Position", write_around(s, deck, hand, orders, tactics))


def write_around(
    s: Itter,
    deck: list[str] | int,
    hand: list[str] | int,
    orders: list[str] | int,
    tactics: Tactics | SeenTactics,
) -> Written:
    """What everybody sees, around what is written of the cards that not everybody may see."""
    board = s.board
    return {
        "game": "itter",
        "options": write_options(s.rules),
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "actions_left": s.actions_left,
        "defenders": {board.defender_ids[who]: write_defender(s, who) for who in range(DEFENDERS)},
        "infantry": {
            board.node_ids[node]: None if counter == NONE else COUNTERS[counter]
            for node, counter in enumerate(s.infantry)
        },
        "guns": {
            board.node_ids[area]: {
                "machine_gunner": s.guns[2 * area],
                "mortar": s.guns[2 * area + 1],
            }
            for area in range(AREAS)
        },
        "suppression": {COLORS[color]: s.suppression[color] for color in range(SPACES)},
        "defense": {
            name: s.defense[location]
            for location, name in enumerate(board.location_ids)
            if location != board.cellar
        },
        "loaded": s.loaded,
        "jenny": JENNY[s.jenny],
        "deck": deck,
        "revealed": card_names(s, s.revealed),
        "discard": card_names(s, s.discard),
        "hand": hand,
        "orders": orders,
        "tactics": tactics,
        "pending": write_pending(s),
        "result": result_of(s),
    }


def card_names(s: Itter, cards: tuple[int, ...]) -> list[str]:
    return [s.board.card_ids[card] for card in cards]


def tactic_names(s: Itter, cards: tuple[int, ...]) -> list[str]:
    return [s.board.tactic_ids[card] for card in cards]


def write_options(edition: ItterEdition) -> Options:
    """Variant and edition, and those readings that differ from the rulings."""
    options: Options = {
        "variant": VARIANTS[edition.variant],
        "edition": EDITIONS[1 if edition.player_aid else 0],
    }
    if not edition.inspire_stacks:
        options["inspire_stacks"] = False
    if edition.hold_exhausts:
        options["hold_exhausts"] = True
    if edition.many_free_moves:
        options["free_moves"] = "any"
    if edition.escape_from_white:
        options["escape_from_white"] = True
    return options


def write_defender(s: Itter, who: int) -> Defender:
    at = s.at[who]
    return {
        "at": s.board.square_ids[at] if at >= 0 else OFF_BOARD[-at],
        "exhausted": s.is_exhausted(who),
        "disrupted": s.is_disrupted(who),
        "acted": s.has_acted(who),
        "commanded": s.is_commanded(who),
    }


def write_pending(s: Itter) -> Pending | None:
    """What is being decided, for decisions that need more than the phase to say so."""
    if not s.agenda:
        return None
    step = s.decision
    if isinstance(step, Activation):
        return write_activation(s, step)
    if isinstance(step, CommandOrder):
        return {"kind": "command", "by": s.board.defender_ids[step.by], "left": step.left}
    if isinstance(step, SuppressPlacement):
        return {
            "kind": "placement",
            "counter": COUNTERS[step.counter],
            "area": s.board.node_ids[step.area],
            "left": step.left,
        }
    if isinstance(step, AskSacrifice):
        return write_sacrifice(s, step)
    return None


def write_activation(s: Itter, step: Activation) -> ActivationPending:
    pending: ActivationPending = {
        "kind": "activation",
        "who": s.board.defender_ids[step.who],
        "deployed": step.deployed,
        "shifted": step.shifts > 0,
    }
    if s.rules.many_free_moves:  # CI-2.4.4
        pending["shifts"] = step.shifts
    return pending


def write_sacrifice(s: Itter, step: AskSacrifice) -> SacrificePending:
    source, first, second, third = step.cause
    pending: SacrificePending = {
        "kind": "sacrifice",
        "victim": s.board.defender_ids[step.victim],
        "source": SOURCES[source],
    }
    if source == BY_FLAK30:
        pending["color"] = COLORS[first]
        pending["number"] = second
    elif source == BY_SUPPRESSIVE_FIRE:
        pending["area"] = s.board.node_ids[first]
        pending["gun"] = COUNTERS[MACHINE_GUNNER + second]
        pending["index"] = third
    elif source == BY_LOCATION:
        pending["location"] = s.board.location_ids[first]
        pending["doomed"] = [s.board.defender_ids[who] for who in step.doomed]
    return pending
