"""CI-P The position: one JSON object, written and read exactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.core.reading import Field
from holdfast.core.state import Decision
from holdfast.games.itter.board import (
    AREAS,
    COLORS,
    COUNTERS,
    DEFENDERS,
    ESCAPED,
    MACHINE_GUNNER,
    NODES,
    NONE,
    OFF_BOARD,
    RESERVE,
    SPACES,
    SUPPLY,
)
from holdfast.games.itter.pending import read_agenda
from holdfast.games.itter.rules.c2_actions import Activation, CommandOrder
from holdfast.games.itter.rules.c3_casualties import (
    BY_FLAK30,
    BY_LOCATION,
    BY_SUPPRESSIVE_FIRE,
    SOURCES,
    AskSacrifice,
)
from holdfast.games.itter.rules.c4_place import SuppressPlacement
from holdfast.games.itter.rules.c5_end import result_of
from holdfast.games.itter.state import (
    ACTED,
    BEGINNER,
    COMMANDED,
    COMPETITIVE,
    DEFENDER,
    DISRUPTED,
    EDITIONS,
    EXHAUSTED,
    INTACT,
    JENNY,
    OVER,
    PHASES,
    PLANNING,
    REASONS,
    VARIANTS,
    Itter,
    Setting,
)

FLAGS = (
    ("exhausted", EXHAUSTED),
    ("disrupted", DISRUPTED),
    ("acted", ACTED),
    ("commanded", COMMANDED),
)
FIELDS = {
    "game": "CI-P.1",
    "options": "CI-P.1",
    "turn": "CI-P.1",
    "phase": "CI-P.1",
    "actions_left": "CI-P.1",
    "defenders": "CI-P.2",
    "infantry": "CI-P.5",
    "guns": "CI-P.5",
    "suppression": "CI-P.6",
    "defense": "CI-P.7",
    "loaded": "CI-P.7",
    "jenny": "CI-P.7",
    "deck": "CI-P.8",
    "revealed": "CI-P.8",
    "discard": "CI-P.8",
    "hand": "CI-P.8",
    "orders": "CI-P.8",
    "tactics": "CI-P.8",
    "pending": "CI-P.10",
    "result": "CI-P.1",
}
"""What a position consists of, and the invariant that each part is read under."""
READINGS = ("inspire_stacks", "hold_exhausts", "free_moves", "escape_from_white")


def write_position(s: Itter) -> dict[str, Any]:
    """The whole position."""
    planned = None if s.tactics_planned == NONE else s.board.tactic_ids[s.tactics_planned]
    return write_around(
        s,
        card_names(s, s.deck),
        card_names(s, s.hand),
        card_names(s, s.orders),
        {
            "deck": tactic_names(s, s.tactics_deck),
            "active": tactic_names(s, s.tactics_active),
            "hand": tactic_names(s, s.tactics_hand),
            "planned": planned,
        },
    )


def write_around(
    s: Itter, deck: Any, hand: Any, orders: Any, tactics: dict[str, Any]
) -> dict[str, Any]:
    """What everybody sees, around what is written of the cards that not everybody may see."""
    board = s.board
    return {
        "game": "itter",
        "options": write_options(s.setting),
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


def card_names(s: Itter, cards: list[int]) -> list[str]:
    return [s.board.card_ids[card] for card in cards]


def tactic_names(s: Itter, cards: list[int]) -> list[str]:
    return [s.board.tactic_ids[card] for card in cards]


def write_options(setting: Setting) -> dict[str, Any]:
    """Variant and edition, and those readings that differ from the rulings."""
    options: dict[str, Any] = {
        "variant": VARIANTS[setting.variant],
        "edition": EDITIONS[1 if setting.player_aid else 0],
    }
    if not setting.inspire_stacks:
        options["inspire_stacks"] = False
    if setting.hold_exhausts:
        options["hold_exhausts"] = True
    if setting.many_free_moves:
        options["free_moves"] = "any"
    if setting.escape_from_white:
        options["escape_from_white"] = True
    return options


def write_defender(s: Itter, who: int) -> dict[str, Any]:
    at, flags = s.at[who], s.flags[who]
    return {
        "at": s.board.square_ids[at] if at >= 0 else OFF_BOARD[-at],
        "exhausted": flags & EXHAUSTED != 0,
        "disrupted": flags & DISRUPTED != 0,
        "acted": flags & ACTED != 0,
        "commanded": flags & COMMANDED != 0,
    }


def write_pending(s: Itter) -> dict[str, Any] | None:
    """What is being decided, for decisions that need more than the phase to say so."""
    if not s.agenda:
        return None
    step: Decision[Any] = s.decision
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


def write_activation(s: Itter, step: Activation) -> dict[str, Any]:
    pending: dict[str, Any] = {
        "kind": "activation",
        "who": s.board.defender_ids[step.who],
        "deployed": step.deployed,
        "shifted": step.shifts > 0,
    }
    if s.setting.many_free_moves:  # CI-2.4.4
        pending["shifts"] = step.shifts
    return pending


def write_sacrifice(s: Itter, step: AskSacrifice) -> dict[str, Any]:
    source, first, second, third = step.cause
    pending: dict[str, Any] = {
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


def read_position(position: Mapping[str, Any], s: Itter) -> Itter:
    """A blank state becomes what a position says; `BadPosition` names what breaks a rule."""
    if position.get("game") != "itter":
        Field(position.get("game"), "game").fail('must be "itter"')
    parts = Field(position).fields(FIELDS)
    fields = {name: part.under(FIELDS[name]) for name, part in parts.items()}
    fields["options"].fields(["variant", "edition"], READINGS)
    read_turn(s, fields)
    read_defenders(s, fields["defenders"])
    read_counters(s, fields)
    read_castle(s, fields)
    read_cards(s, fields)
    check_tokens(s, fields)
    check_phase(s, fields)
    read_agenda(s, fields["pending"])
    check_result(s, fields["result"])
    return s


def read_turn(s: Itter, fields: Mapping[str, Field]) -> None:
    """CI-P.1"""
    s.turn = fields["turn"].integer(1)
    s.phase = PHASES.index(fields["phase"].one_of(PHASES, "phase"))
    s.actions_left = fields["actions_left"].integer(0, s.board.actions_per_turn)
    if s.phase != DEFENDER and s.actions_left != 0:
        fields["actions_left"].fail("must be 0 outside the Defender Phase", "CI-P.1")
    if s.phase == PLANNING and s.setting.variant != COMPETITIVE:
        fields["phase"].fail("only the competitive variant has a planning phase", "CI-P.1")


def read_defenders(s: Itter, field: Field) -> None:
    """CI-P.2, CI-P.3"""
    places = [*s.board.square_ids, *OFF_BOARD[1:]]
    rows = field.fields(s.board.defender_ids)
    for who in range(DEFENDERS):
        parts = rows[s.board.defender_ids[who]].fields(["at", *[name for name, _ in FLAGS]])
        place = parts["at"].one_of(places, "place")
        for name, flag in FLAGS:
            if parts[name].boolean():
                s.flags[who] |= flag
        if place in OFF_BOARD:
            s.at[who] = -OFF_BOARD.index(place)
            check_off_board(s, who, parts)
            continue
        square = s.board.square_ids.index(place)
        if s.standing[square] != NONE:
            other = s.board.defender_ids[s.standing[square]]
            parts["at"].fail(f'"{place}" is taken by {other}', "CI-P.2")
        s.put(who, square)


def check_off_board(s: Itter, who: int, parts: Mapping[str, Field]) -> None:
    """CI-P.3"""
    at = s.at[who]
    if at == RESERVE and not s.board.reinforcement[who]:
        parts["at"].fail("only Defenders with [R] can be in the reserve", "CI-P.3")
    if at == ESCAPED and who != s.board.borotra:
        parts["at"].fail("only Borotra can have escaped", "CI-P.3")
    if at == SUPPLY and s.board.french[who]:
        parts["at"].fail("the French are never in the supply", "CI-P.3")
    for name, flag in FLAGS:
        if s.flags[who] & flag:
            parts[name].fail("must be false off the board", "CI-P.3")


def read_counters(s: Itter, fields: Mapping[str, Field]) -> None:
    """CI-P.5, CI-P.6"""
    infantry = fields["infantry"].fields(s.board.node_ids)
    for node in range(NODES):
        field = infantry[s.board.node_ids[node]]
        if field.value is not None:
            s.infantry[node] = COUNTERS.index(field.one_of(COUNTERS[:MACHINE_GUNNER], "infantry"))
    guns = fields["guns"].fields(s.board.node_ids[:AREAS])
    for area in range(AREAS):
        row = guns[s.board.node_ids[area]].fields(COUNTERS[MACHINE_GUNNER:])
        for kind, name in enumerate(COUNTERS[MACHINE_GUNNER:]):
            s.guns[2 * area + kind] = row[name].integer(0, s.board.counter_count[3 + kind])
    for counter, name in enumerate(COUNTERS):
        if s.counters_left(counter) < 0:
            place = fields["infantry" if counter < MACHINE_GUNNER else "guns"]
            limit = s.board.counter_count[counter]
            place.fail(f"there are only {limit} {name} counters", "CI-P.5")
    tokens = fields["suppression"].fields(COLORS[:SPACES])
    for color in range(SPACES):
        s.suppression[color] = tokens[COLORS[color]].integer(0, s.board.suppression_tokens)
    if s.tokens_left() < 0:
        limit = s.board.suppression_tokens
        fields["suppression"].fail(f"there are only {limit} Suppression tokens", "CI-P.6")


def read_castle(s: Itter, fields: Mapping[str, Field]) -> None:
    """CI-P.7"""
    s.jenny = JENNY.index(fields["jenny"].one_of(JENNY, "state"))
    s.loaded = fields["loaded"].boolean()
    names = [name for place, name in enumerate(s.board.location_ids) if place != s.board.cellar]
    rows = fields["defense"].fields(names)
    for location, name in enumerate(s.board.location_ids):
        if location == s.board.cellar:
            continue
        values = [0] if location == s.board.jenny and s.jenny != INTACT else [6, 5, 4]
        s.defense[location] = rows[name].one_of(values, "Defense Value")
    if s.loaded and s.jenny != INTACT:
        fields["loaded"].fail("a destroyed Jenny cannot be loaded", "CI-P.7")
    for square in s.board.squares_in[s.board.jenny]:
        who = s.standing[square]
        if who != NONE and s.jenny != INTACT:
            path = f"defenders.{s.board.defender_ids[who]}.at"
            Field(None, path).fail("nobody stands in a destroyed Jenny", "CI-P.2")


def read_cards(s: Itter, fields: Mapping[str, Field]) -> None:
    """CI-P.8, CI-P.9, CI-P.10"""
    known = s.board.card_ids
    s.deck = read_pile(fields["deck"], known, "card")
    s.revealed = read_pile(fields["revealed"], known, "card")
    s.discard = read_pile(fields["discard"], known, "card")
    s.hand = read_pile(fields["hand"], known, "card")
    s.orders = read_pile(fields["orders"], known, "card")
    tactics = fields["tactics"].fields(["deck", "active", "hand", "planned"])
    s.tactics_deck = read_pile(tactics["deck"], s.board.tactic_ids, "Tactics card")
    s.tactics_active = read_pile(tactics["active"], s.board.tactic_ids, "Tactics card")
    s.tactics_hand = read_pile(tactics["hand"], s.board.tactic_ids, "Tactics card")
    if tactics["planned"].value is not None:
        name = tactics["planned"].one_of(s.board.tactic_ids, "Tactics card")
        s.tactics_planned = s.board.tactic_ids.index(name)
    count_cards(s, fields)
    count_tactics(s, fields["tactics"])
    if s.setting.variant != COMPETITIVE:
        for field in (fields["hand"], fields["orders"], tactics["hand"]):
            if field.value:
                field.fail("must be empty outside the competitive variant", "CI-P.9")
        if tactics["planned"].value is not None:
            tactics["planned"].fail("must be null outside the competitive variant", "CI-P.9")
    if s.setting.variant == BEGINNER:
        for name in ("deck", "active"):
            if tactics[name].value:
                tactics[name].fail("must be empty in the beginner variant", "CI-P.9")
    # Nothing tells how deep the 142nd was mixed in; the deepest bracket is the cautious guess.
    if s.board.card_142nd in s.deck:
        s.mixed = min(len(s.deck), max(s.board.escape_bottom) + 1)
    elif s.board.card_142nd in s.hand + s.orders:
        s.mixed = len(s.deck) + 1
    remember_boxed(s)


def remember_boxed(s: Itter) -> None:
    """Cards in no list may have left the game unseen; a seat cannot tell which they are."""
    if s.setting.player_aid and s.at[s.board.borotra] == ESCAPED:  # CI-PA.6
        listed = s.deck + s.revealed + s.discard
        for pile in s.board.decks:
            s.boxed += [
                card for card in sorted(set(pile)) for _ in range(spare(card, pile, listed))
            ]
    if s.setting.variant != BEGINNER:
        planned = [] if s.tactics_planned == NONE else [s.tactics_planned]
        listed = s.tactics_deck + s.tactics_active + s.tactics_hand + planned
        for pile in s.board.tactics_decks:
            s.boxed_tactics += [
                card for card in sorted(set(pile)) for _ in range(spare(card, pile, listed))
            ]


def spare(card: int, pile: list[int], listed: list[int]) -> int:
    """How many copies of a card a position does not account for."""
    return max(0, pile.count(card) - listed.count(card))


def read_pile(field: Field, known: list[str], what: str) -> list[int]:
    return [known.index(item.one_of(known, what)) for item in field.items()]


def count_cards(s: Itter, fields: Mapping[str, Field]) -> None:
    """No card more often than it exists; the 142nd only after an escape (CI-P.8)."""
    piles = [
        ("deck", s.deck),
        ("revealed", s.revealed),
        ("discard", s.discard),
        ("hand", s.hand),
        ("orders", s.orders),
    ]
    left = s.board.card_count[:]
    for name, pile in piles:
        for card in pile:
            left[card] -= 1
            if left[card] < 0:
                exists = s.board.card_count[card]
                fields[name].fail(
                    f'"{s.board.card_ids[card]}" occurs more than {exists} times', "CI-P.8"
                )
            if card == s.board.card_142nd and (
                s.at[s.board.borotra] != ESCAPED or s.setting.player_aid
            ):
                fields[name].fail(
                    "the 142nd comes only after Borotra's escape, in the standard edition",
                    "CI-P.8",
                )
            if card in s.board.competitive_cards and s.setting.variant != COMPETITIVE:
                fields[name].fail(
                    f'"{s.board.card_ids[card]}" belongs to the competitive variant', "CI-P.8"
                )


def count_tactics(s: Itter, field: Field) -> None:
    planned = [] if s.tactics_planned == NONE else [s.tactics_planned]
    everywhere = s.tactics_deck + s.tactics_active + s.tactics_hand + planned
    for card, exists in enumerate(s.board.tactic_count):
        if everywhere.count(card) > exists:
            name = s.board.tactic_ids[card]
            field.fail(f'"{name}" occurs more than {exists} times', "CI-P.8")


def check_tokens(s: Itter, fields: Mapping[str, Field]) -> None:
    """CI-P.4"""
    acted = commanded = disrupted = 0
    for who in range(DEFENDERS):
        flags = s.flags[who]
        path = f"defenders.{s.board.defender_ids[who]}"
        if s.phase != DEFENDER and flags & (ACTED | COMMANDED):
            name = "acted" if flags & ACTED else "commanded"
            Field(None, f"{path}.{name}").fail("only in the Defender Phase", "CI-P.4")
        if flags & ACTED and flags & COMMANDED:
            Field(None, f"{path}.commanded").fail("never together with acted", "CI-P.4")
        acted += 1 if flags & ACTED else 0
        commanded += 1 if flags & COMMANDED else 0
        disrupted += 1 if flags & DISRUPTED else 0
    used = s.board.actions_per_turn - s.actions_left
    if s.phase == DEFENDER and acted > used:
        fields["defenders"].fail(
            f"{acted} have acted, but only {used} actions have been taken", "CI-P.4"
        )
    if commanded > s.board.command_tokens:
        limit = s.board.command_tokens
        fields["defenders"].fail(f"there are only {limit} Command tokens", "CI-P.4")
    if disrupted > s.board.disrupted_tokens:
        limit = s.board.disrupted_tokens
        fields["defenders"].fail(f"there are only {limit} Disrupted tokens", "CI-P.4")


def check_phase(s: Itter, fields: Mapping[str, Field]) -> None:
    """CI-P.10, and what each phase needs to go on."""
    if len(s.revealed) > s.board.cards_per_turn:
        fields["revealed"].fail(f"at most {s.board.cards_per_turn} cards", "CI-P.10")
    if s.phase in (PLANNING, DEFENDER) and s.revealed:
        fields["revealed"].fail("must be empty before the SS Phase", "CI-P.10")
    if len(s.orders) > s.board.cards_per_turn:
        fields["orders"].fail(f"at most {s.board.cards_per_turn} orders", "CI-P.10")


def check_result(s: Itter, field: Field) -> None:
    """The result is set exactly when the game is over, and fits the position (CI-P.1)."""
    if s.phase != OVER:
        if field.value is not None:
            field.fail("must be null while the game goes on", "CI-P.1")
        return
    parts = field.fields(["result", "reason", "winner", "score", "award", "level"])
    s.reason = REASONS.index(parts["reason"].one_of(REASONS[1:], "reason"))
    wanted = result_of(s)
    assert wanted is not None
    for name, value in wanted.items():
        if parts[name].value != value or type(parts[name].value) is not type(value):
            parts[name].fail(f"must be {value!r} in this position", "CI-P.1")
