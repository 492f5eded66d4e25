"""CI-P The position: one JSON object, as it is read; `BadPosition` names what breaks a rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from holdfast.core.messages import mark as _
from holdfast.core.reading import SETTLED, Field, Given
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
from holdfast.games.itter.rules.c5_end import result_of
from holdfast.games.itter.terms import (
    BEGINNER,
    COMPETITIVE,
    DEFENDER,
    INTACT,
    JENNY,
    OVER,
    PHASES,
    PLANNING,
    REASONS,
)
from holdfast.games.itter.underway import read_agenda

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter

FLAGS: Final = ["exhausted", "disrupted", "acted", "commanded"]
FIELDS: Final = {
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
READINGS: Final = ("inspire_stacks", "hold_exhausts", "free_moves", "escape_from_white")


def read_position(position: Given, s: Itter) -> Itter:
    """The state that a position describes, read into an empty one."""
    if position.get("game") != "itter":
        Field(position.get("game"), "game").fail(_("must be {wanted}"), wanted='"itter"')
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
        fields["actions_left"].fail(_("must be 0 outside the Defender Phase"), "CI-P.1")
    if s.phase == PLANNING and s.rules.variant != COMPETITIVE:
        fields["phase"].fail(_("only the competitive variant has a planning phase"), "CI-P.1")


def read_defenders(s: Itter, field: Field) -> None:
    """CI-P.2, CI-P.3"""
    places = [*s.board.square_ids, *OFF_BOARD[1:]]
    rows = field.fields(s.board.defender_ids)
    for who in range(DEFENDERS):
        parts = rows[s.board.defender_ids[who]].fields(["at", *FLAGS])
        place = parts["at"].one_of(places, "place")
        flags = [parts[name].boolean() for name in FLAGS]
        if place in OFF_BOARD:
            s.take_off(who, -OFF_BOARD.index(place))
            check_off_board(s, who, parts)
            continue
        set_flags(s, who, flags)
        square = s.board.square_ids.index(place)
        if s.standing[square] != NONE:
            other = s.board.defender_ids[s.standing[square]]
            parts["at"].fail(_('"{place}" is taken by {other}'), "CI-P.2", place=place, other=other)
        s.put(who, square)


def check_off_board(s: Itter, who: int, parts: Mapping[str, Field]) -> None:
    """CI-P.3"""
    at = s.at[who]
    if at == RESERVE and not s.board.reinforcement[who]:
        parts["at"].fail(_("only Defenders with [R] can be in the reserve"), "CI-P.3")
    if at == ESCAPED and who != s.board.borotra:
        parts["at"].fail(_("only Borotra can have escaped"), "CI-P.3")
    if at == SUPPLY and s.board.french[who]:
        parts["at"].fail(_("the French are never in the supply"), "CI-P.3")
    for name in FLAGS:
        if parts[name].boolean():
            parts[name].fail(_("must be false off the board"), "CI-P.3")


def set_flags(s: Itter, who: int, flags: list[bool]) -> None:
    """Conditions and tokens, in the order of FLAGS."""
    exhausted, disrupted, acted, commanded = flags
    if exhausted:
        s.exhausted |= s.bit(who)
    if disrupted:
        s.disrupted |= s.bit(who)
    if acted:
        s.acted |= s.bit(who)
    if commanded:
        s.commanded |= s.bit(who)


def read_counters(s: Itter, fields: Mapping[str, Field]) -> None:
    """CI-P.5, CI-P.6"""
    infantry = fields["infantry"].fields(s.board.node_ids)
    for node in range(NODES):
        field = infantry[s.board.node_ids[node]]
        if field.value is not None:
            s.put_infantry(
                node, COUNTERS.index(field.one_of(COUNTERS[:MACHINE_GUNNER], "infantry"))
            )
    guns = fields["guns"].fields(s.board.node_ids[:AREAS])
    for area in range(AREAS):
        row = guns[s.board.node_ids[area]].fields(COUNTERS[MACHINE_GUNNER:])
        for kind, name in enumerate(COUNTERS[MACHINE_GUNNER:]):
            counter = MACHINE_GUNNER + kind
            for _gun in range(row[name].integer(0, s.board.counter_count[counter])):
                s.put_gun(area, counter)
    for counter, name in enumerate(COUNTERS):
        if s.counters_left(counter) < 0:
            place = fields["infantry" if counter < MACHINE_GUNNER else "guns"]
            limit = s.board.counter_count[counter]
            place.fail(
                _("there are only {limit} {name} counters"), "CI-P.5", limit=limit, name=name
            )
    tokens = fields["suppression"].fields(COLORS[:SPACES])
    for color in range(SPACES):
        s.suppression[color] = tokens[COLORS[color]].integer(0, s.board.suppression_tokens)
    if s.tokens_left() < 0:
        limit = s.board.suppression_tokens
        fields["suppression"].fail(
            _("there are only {limit} Suppression tokens"), "CI-P.6", limit=limit
        )


def read_castle(s: Itter, fields: Mapping[str, Field]) -> None:
    """CI-P.7"""
    jenny = JENNY.index(fields["jenny"].one_of(JENNY, "state"))
    if jenny != INTACT:
        s.wreck_jenny(jenny)
    s.loaded = fields["loaded"].boolean()
    names = [name for place, name in enumerate(s.board.location_ids) if place != s.board.cellar]
    rows = fields["defense"].fields(names)
    for location, name in enumerate(s.board.location_ids):
        if location == s.board.cellar:
            continue
        values = [0] if location == s.board.jenny and s.jenny != INTACT else [6, 5, 4]
        s.defense[location] = rows[name].one_of(values, "Defense Value")
    if s.loaded and s.jenny != INTACT:
        fields["loaded"].fail(_("a destroyed Jenny cannot be loaded"), "CI-P.7")
    for square in s.board.squares_in[s.board.jenny]:
        who = s.standing[square]
        if who != NONE and s.jenny != INTACT:
            path = f"defenders.{s.board.defender_ids[who]}.at"
            Field(None, path).fail(_("nobody stands in a destroyed Jenny"), "CI-P.2")


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
    if s.rules.variant != COMPETITIVE:
        for field in (fields["hand"], fields["orders"], tactics["hand"]):
            if field.value:
                field.fail(_("must be empty outside the competitive variant"), "CI-P.9")
        if tactics["planned"].value is not None:
            tactics["planned"].fail(_("must be null outside the competitive variant"), "CI-P.9")
    if s.rules.variant == BEGINNER:
        for name in ("deck", "active"):
            if tactics[name].value:
                tactics[name].fail(_("must be empty in the beginner variant"), "CI-P.9")
    # Nothing tells how deep the 142nd was mixed in; the deepest bracket is the cautious guess.
    if s.board.card_142nd in s.deck:
        s.mixed = min(len(s.deck), max(s.board.escape_bottom) + 1)
    elif s.board.card_142nd in s.hand + s.orders:
        s.mixed = len(s.deck) + 1
    remember_boxed(s)


def remember_boxed(s: Itter) -> None:
    """Cards in no list may have left the game unseen; a seat cannot tell which they are."""
    if s.rules.player_aid and s.at[s.board.borotra] == ESCAPED:  # CI-PA.6
        listed = s.deck + s.revealed + s.discard
        for pile in s.board.decks:
            s.boxed += spares(pile, listed)
    if s.rules.variant != BEGINNER:
        planned = () if s.tactics_planned == NONE else (s.tactics_planned,)
        listed = s.tactics_deck + s.tactics_active + s.tactics_hand + planned
        for pile in s.board.tactics_decks:
            s.boxed_tactics += spares(pile, listed)


def spares(pile: list[int], listed: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a pile that a position does not account for."""
    found: list[int] = []
    for card in sorted(set(pile)):
        found += [card] * max(0, pile.count(card) - listed.count(card))
    return tuple(found)


def read_pile(field: Field, known: list[str], what: str) -> tuple[int, ...]:
    return tuple([known.index(item.one_of(known, what)) for item in field.items()])


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
                    _('"{name}" occurs more than {most} times'),
                    "CI-P.8",
                    name=s.board.card_ids[card],
                    most=exists,
                )
            if card == s.board.card_142nd and (
                s.at[s.board.borotra] != ESCAPED or s.rules.player_aid
            ):
                fields[name].fail(
                    _("the 142nd comes only after Borotra's escape, in the standard edition"),
                    "CI-P.8",
                )
            if card in s.board.competitive_cards and s.rules.variant != COMPETITIVE:
                fields[name].fail(
                    _('"{name}" belongs to the competitive variant'),
                    "CI-P.8",
                    name=s.board.card_ids[card],
                )


def count_tactics(s: Itter, field: Field) -> None:
    planned = () if s.tactics_planned == NONE else (s.tactics_planned,)
    everywhere = s.tactics_deck + s.tactics_active + s.tactics_hand + planned
    for card, exists in enumerate(s.board.tactic_count):
        if everywhere.count(card) > exists:
            name = s.board.tactic_ids[card]
            field.fail(
                _('"{name}" occurs more than {most} times'), "CI-P.8", name=name, most=exists
            )


def check_tokens(s: Itter, fields: Mapping[str, Field]) -> None:
    """CI-P.4"""
    acted = commanded = disrupted = 0
    for who in range(DEFENDERS):
        path = f"defenders.{s.board.defender_ids[who]}"
        if s.phase != DEFENDER and (s.has_acted(who) or s.is_commanded(who)):
            name = "acted" if s.has_acted(who) else "commanded"
            Field(None, f"{path}.{name}").fail(_("only in the Defender Phase"), "CI-P.4")
        if s.has_acted(who) and s.is_commanded(who):
            Field(None, f"{path}.commanded").fail(_("never together with acted"), "CI-P.4")
        acted += 1 if s.has_acted(who) else 0
        commanded += 1 if s.is_commanded(who) else 0
        disrupted += 1 if s.is_disrupted(who) else 0
    used = s.board.actions_per_turn - s.actions_left
    if s.phase == DEFENDER and acted > used:
        fields["defenders"].fail(
            _("{acted} have acted, but only {used} actions have been taken"),
            "CI-P.4",
            acted=acted,
            used=used,
        )
    if commanded > s.board.command_tokens:
        limit = s.board.command_tokens
        fields["defenders"].fail(_("there are only {limit} Command tokens"), "CI-P.4", limit=limit)
    if disrupted > s.board.disrupted_tokens:
        limit = s.board.disrupted_tokens
        fields["defenders"].fail(
            _("there are only {limit} Disrupted tokens"), "CI-P.4", limit=limit
        )


def check_phase(s: Itter, fields: Mapping[str, Field]) -> None:
    """CI-P.10, and what each phase needs to go on."""
    if len(s.revealed) > s.board.cards_per_turn:
        fields["revealed"].fail(_("at most {most} cards"), "CI-P.10", most=s.board.cards_per_turn)
    if s.phase in (PLANNING, DEFENDER) and s.revealed:
        fields["revealed"].fail(_("must be empty before the SS Phase"), "CI-P.10")
    if len(s.orders) > s.board.cards_per_turn:
        fields["orders"].fail(_("at most {most} orders"), "CI-P.10", most=s.board.cards_per_turn)


def check_result(s: Itter, field: Field) -> None:
    """The result is set exactly when the game is over, and fits the position (CI-P.1)."""
    if s.phase != OVER:
        if field.value is not None:
            field.fail(_("must be null while the game goes on"), "CI-P.1")
        return
    parts = field.fields(["result", "reason", "winner", "score", "award", "level"])
    s.reason = REASONS.index(parts["reason"].one_of(REASONS[1:], "reason"))
    wanted = result_of(s)
    assert wanted is not None
    for name, value in wanted.items():
        if parts[name].value != value or type(parts[name].value) is not type(value):
            parts[name].fail(SETTLED, "CI-P.1", value=repr(value))
