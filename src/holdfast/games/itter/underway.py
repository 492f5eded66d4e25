"""Reading `pending`: the steps that were still to be taken when a position was written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from holdfast.core.messages import mark as _
from holdfast.core.reading import Field
from holdfast.games.itter.board import (
    AREAS,
    COLORS,
    COUNTERS,
    FLAK30,
    MACHINE_GUNNER,
    SPACES,
)
from holdfast.games.itter.rules.c1_turn import DEFENDER_PHASE, NEXT_TURN
from holdfast.games.itter.rules.c2_defender_phase.c2_0_general import (
    DEFENDER_ACTION,
    NEXT_ACTION,
    Activation,
)
from holdfast.games.itter.rules.c2_defender_phase.c2_4_shift import most_shifts
from holdfast.games.itter.rules.c2_defender_phase.c2_7_command import (
    CommandOrder,
    can_order,
    most_orders,
)
from holdfast.games.itter.rules.c3_attributes.c3_5_sacrifice import AskSacrifice, gangl_can_save
from holdfast.games.itter.rules.c4_ss_phase.c4_0_general import NEXT_CARD, SS_PHASE
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import Place, SuppressPlacement
from holdfast.games.itter.rules.c4_ss_phase.c4_4_disrupt import Flak30, SuppressiveFire
from holdfast.games.itter.rules.c6_variants.c6_2_planning import DRAW, next_plan
from holdfast.games.itter.rules.causes import (
    BY_FLAK30,
    BY_GUN,
    BY_LOCATION,
    BY_SUPPRESSIVE_FIRE,
    SOURCES,
)
from holdfast.games.itter.terms import DEFENDER, OVER, PLANNING

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


def read_agenda(s: Itter, field: Field) -> None:
    """Put on the agenda what `phase` and `pending` say is still to come."""
    if s.phase == OVER:
        field.null()
        return
    s.then(NEXT_TURN)
    if s.phase == PLANNING:
        field.null()
        s.then(DEFENDER_PHASE, SS_PHASE)
        next_plan(s)
        if s.agenda[-1] is DRAW:
            Field("planning", "phase").fail(
                _("everything is planned: nothing is left to ask"), "CI-P.1"
            )
        return
    kinds = ["activation", "command"] if s.phase == DEFENDER else ["placement", "sacrifice"]
    if s.phase == DEFENDER:
        s.then(SS_PHASE)
        if field.value is None:
            if s.actions_left == 0:
                Field(0, "actions_left").fail(
                    _("can be 0 only while a command gives orders"), "CI-P.1"
                )
            s.then(DEFENDER_ACTION)
            return
        s.then(NEXT_ACTION)
    else:
        s.then(NEXT_CARD)
    parts = {key: field.child(key) for key in field.mapping()}
    if "kind" not in parts:
        field.fail(_("needs a kind"))
    kind = parts["kind"].one_of(kinds, "kind")
    if kind == "activation":
        read_activation(s, field)
    elif kind == "command":
        read_command(s, field)
    elif kind == "placement":
        read_placement(s, field)
    else:
        read_sacrifice(s, field)


def read_who(s: Itter, field: Field) -> int:
    return s.board.defender_ids.index(field.one_of(s.board.defender_ids, "Defender"))


def read_activation(s: Itter, field: Field) -> None:
    counted = ["shifts"] if s.rules.many_free_moves else []  # CI-2.4.4
    parts = field.fields(["kind", "who", "deployed", "shifted"], counted)
    who = read_who(s, parts["who"])
    if s.at[who] < 0:
        parts["who"].fail(_("is not on the board"), "CI-2.0.6")
    if not s.is_fresh(who) or s.has_acted(who) or s.is_commanded(who):
        parts["who"].fail(_("must be fresh and without token to be active"), "CI-2.0.4")
    if s.actions_left == 0:
        field.fail(_("no action is left for an activation"), "CI-2.0.1")
    deployed, shifted = parts["deployed"].boolean(), parts["shifted"].boolean()
    if not deployed and not shifted:
        parts["shifted"].fail(_("an activation begins by deploying or by a shift"), "CI-2.0.6")
    s.then(Activation(who, deployed, read_shifts(s, who, shifted, parts)))


def read_shifts(s: Itter, who: int, shifted: bool, parts: Mapping[str, Field]) -> int:
    """How many free moves were made; one at least where a position tells no number (CI-2.4.4)."""
    if "shifts" not in parts:
        return 1 if shifted else 0
    field = parts["shifts"].under("CI-2.4.4")
    shifts = field.integer(0, most_shifts(s, who))
    if shifted != (shifts > 0):
        field.fail(_("must be above 0 exactly when shifted is true"))
    return shifts


def read_command(s: Itter, field: Field) -> None:
    parts = field.fields(["kind", "by", "left"])
    by = read_who(s, parts["by"])
    if not s.board.commands[by] or s.at[by] < 0:
        parts["by"].fail(_("must be a Defender with [C] on the board"), "CI-2.7.1")
    left = parts["left"].integer(1, most_orders(s))
    if not can_order(s, by):
        field.fail(_("nobody could use an order, so the command is over"), "CI-2.7.5")
    s.then(CommandOrder(by, left))


def read_placement(s: Itter, field: Field) -> None:
    parts = field.fields(["kind", "counter", "area", "left"])
    counter = COUNTERS.index(parts["counter"].one_of(COUNTERS, "counter"))
    area = s.board.node_ids.index(parts["area"].one_of(s.board.node_ids[:AREAS], "area"))
    left = parts["left"].integer(0, s.board.counter_count[counter])
    color = s.board.node_color[area]
    if color >= SPACES or s.suppression[color] == 0:
        parts["area"].fail(
            _("there is no Suppression token on {color}"), "CI-4.3.4", color=COLORS[color]
        )
    if s.counters_left(counter) == 0:
        parts["counter"].fail(_("none is left in the supply"), "CI-4.3.2")
    following = Place(counter, left) if left > 0 else None
    s.then(SuppressPlacement(counter, area, left), following)


def read_sacrifice(s: Itter, field: Field) -> None:
    given = field.mapping()
    if "source" not in given:
        field.fail(_("needs a source"))
    source = SOURCES.index(field.child("source").one_of(SOURCES, "source"))
    extra = [[], [], ["color", "number"], ["area", "gun", "index"], ["location", "doomed"]]
    parts = field.fields(["kind", "victim", "source", *extra[source]])
    victim = read_who(s, parts["victim"])
    if not gangl_can_save(s, victim):
        parts["victim"].fail(_("Gangl could not save this Defender"), "CI-3.5.1")
    if source in (BY_GUN, BY_FLAK30, BY_SUPPRESSIVE_FIRE) and not s.is_disrupted(victim):
        parts["victim"].fail(_("is not disrupted, so this would not be a casualty"), "CI-4.0.5")
    if source == BY_LOCATION:
        read_location_hit(s, victim, parts)
    elif source == BY_FLAK30:
        color = COLORS.index(parts["color"].one_of(COLORS, "colour"))
        number = parts["number"].integer(1, 6)
        cause = (source, color, number, 0)
        s.then(AskSacrifice(victim, cause, [victim]), Flak30(flak30_card(s), color, number + 1))
    elif source == BY_SUPPRESSIVE_FIRE:
        area = s.board.node_ids.index(parts["area"].one_of(s.board.node_ids[:AREAS], "area"))
        kind = COUNTERS.index(parts["gun"].one_of(COUNTERS[MACHINE_GUNNER:], "gun"))
        gun = 2 * area + kind - MACHINE_GUNNER
        if s.guns[gun] == 0:
            parts["gun"].fail(_("there is no such gun in the area"), "CI-4.4.3")
        index = parts["index"].integer(0, s.guns[gun] - 1)
        cause = (source, area, kind - MACHINE_GUNNER, index)
        s.then(AskSacrifice(victim, cause, [victim]), SuppressiveFire(gun, index + 1))
    else:
        s.then(AskSacrifice(victim, (source, 0, 0, 0), [victim]))


def flak30_card(s: Itter) -> int:
    """The Flak 30 card that is being resolved: the last one revealed."""
    if s.revealed and s.board.card_effect[s.revealed[-1]] == FLAK30:
        return s.revealed[-1]
    return s.board.card_effect.index(FLAK30)


def read_location_hit(s: Itter, victim: int, parts: Mapping[str, Field]) -> None:
    """All who fall with the location, Gangl too, in square order (CI-4.2.6, CI-3.5.4)."""
    shaken = [
        name
        for location, name in enumerate(s.board.location_ids)
        if location not in (s.board.jenny, s.board.cellar)
    ]
    name = parts["location"].under("CI-4.2.6").one_of(shaken, "location whose hit disrupts")
    location = s.board.location_ids.index(name)
    doomed = [read_who(s, item) for item in parts["doomed"].items()]
    order = [s.at[who] for who in doomed]
    if order != sorted(set(order)) or any(s.place_of(who) != location for who in doomed):
        parts["doomed"].fail(
            _("must be Defenders in {name}, in square order"), "CI-4.2.6", name=name
        )
    if any(not s.is_disrupted(who) for who in doomed):
        parts["doomed"].fail(_("must all be disrupted"), "CI-4.2.6")
    if victim not in doomed:
        parts["victim"].fail(_("must be one of the doomed"), "CI-4.2.6")
    s.then(AskSacrifice(victim, (BY_LOCATION, location, 0, 0), doomed))
