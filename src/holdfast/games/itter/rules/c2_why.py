"""CI-2 Defender Phase: why an action is refused, condition by condition in the rulebook's order.

Asked only for actions that are not on offer, so each function ends in its last condition.
"""

from __future__ import annotations

from holdfast.core.action import Action
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.itter.actions import (
    ATTACK,
    COMMAND,
    CONDITIONS,
    DEPLOY,
    DISRUPTION,
    ESCAPE,
    EXHAUSTION,
    LOAD,
    MOVE,
    RECOVER,
    REMOVE_SUPPRESSION,
    SHIFT,
    SUPPRESS,
)
from holdfast.games.itter.board import (
    COLORS,
    DEFENDERS,
    ESCAPED,
    LOCATIONS,
    NO_WEAPON,
    NONE,
    RESERVE,
    SPACES,
    SQUARES,
    SUPPLY,
    TARGETS,
    WEAPONS,
)
from holdfast.games.itter.state import (
    ACTED,
    COMMANDED,
    DISRUPTED,
    EXHAUSTED,
    NOT_FRESH,
    Itter,
)


def not_an_action(s: Itter, action: Action) -> Refusal:
    """Why this is not on offer between two actions."""
    verb = s.actions.verb[action.number]
    who = s.actions.who[action.number]
    name = s.board.defender_ids[who]
    if verb == DEPLOY:
        return not_deployable(s, who, s.actions.what[action.number])
    if s.at[who] < 0:
        return not_there(s, who)
    if s.must_deploy():
        waiting = [
            s.board.defender_ids[other]
            for other in range(DEFENDERS)
            if s.at[other] == SUPPLY and not s.board.reinforcement[other]
        ]
        return Refusal(
            "CI-2.1.4",
            _("{by} has to wait: nobody on the board acts until all are deployed. "
              "Still in the supply: {whom}."),
            {"by": name, "whom": waiting},
        )  # fmt: skip
    if s.flags[who] & ACTED:
        return Refusal("CI-2.0.2", _("{by} has already taken an action this turn."), {"by": name})
    if s.flags[who] & COMMANDED:
        return Refusal(
            "CI-2.7.4",
            _("{by} has received an order and takes no action of its own this turn."),
            {"by": name},
        )
    if verb in (RECOVER, REMOVE_SUPPRESSION):
        return not_recovering(s, action)
    if s.flags[who] & NOT_FRESH:
        facts = {"by": name, "conditions": conditions(s, who)}
        if s.setting.player_aid and s.flags[who] & DISRUPTED:
            return Refusal(
                "CI-PA.2",
                _("{by} is {conditions}: first the suppression has to be removed."),
                facts,
            )
        return Refusal("CI-2.0.4", _("{by} is {conditions} and can only recover."), facts)
    if verb == ESCAPE:
        return not_escaping(s, who)
    return not_possible(s, action)


def not_in_activation(s: Itter, action: Action, active: int, may_shift: bool) -> Refusal:
    """Why the active Defender cannot do this now."""
    who = s.actions.who[action.number]
    if who != active:
        return not_before(s, action, active)
    if s.actions.verb[action.number] == SHIFT and not may_shift:
        sentence = _("{by} has made the one free move of this activation.")
        if s.setting.many_free_moves:
            sentence = _("{by} has made as many free moves as the location has other squares.")
        return Refusal("CI-2.4.4", sentence, {"by": s.board.defender_ids[who]})
    return not_possible(s, action)


def not_before(s: Itter, action: Action, active: int) -> Refusal:
    """Nobody else acts, and the phase does not end, during an activation (CI-2.0.6)."""
    who = s.actions.who[action.number]
    name = s.board.defender_ids[active]
    if who == NONE:
        return Refusal(
            "CI-2.0.6",
            _("{who} is active and finishes first, with an action or without."),
            {"who": name},
        )
    return Refusal(
        "CI-2.0.6",
        _("{who} is active and finishes first; {by} has to wait."),
        {"who": name, "by": s.board.defender_ids[who]},
    )


def not_possible(s: Itter, action: Action) -> Refusal:
    """Why a fresh Defender on the board cannot take this action."""
    verb = s.actions.verb[action.number]
    who = s.actions.who[action.number]
    what = s.actions.what[action.number]
    weapon = s.actions.weapon[action.number]
    if weapon != NO_WEAPON and weapon != s.usable_weapon(who):
        return no_weapon(s, who, weapon)
    if verb == ATTACK:
        return not_attacking(s, who, what)
    if verb == SUPPRESS:
        return not_suppressing(s, action)
    if verb == SHIFT:
        return not_shifting(s, who, what)
    if verb == MOVE:
        return not_moving(s, who, what)
    if verb == LOAD:
        return not_loading(s, who)
    assert verb == COMMAND
    return not_commanding(s, who)


def not_there(s: Itter, who: int) -> Refusal:
    """Why somebody off the board does nothing."""
    facts = {"by": s.board.defender_ids[who]}
    if s.at[who] == SUPPLY:
        return Refusal("CI-2.0.4", _("{by} is in the supply and has to be deployed first."), facts)
    if s.at[who] == RESERVE:
        return Refusal("CI-3.4.1", _("{by} waits for the Reinforcements card."), facts)
    if s.at[who] == ESCAPED:
        return Refusal("CI-2.8.6", _("{by} has escaped and is out of the game."), facts)
    return Refusal("CI-4.0.7", _("{by} is a casualty and out of the game."), facts)


def not_deployable(s: Itter, who: int, square: int) -> Refusal:
    name = s.board.defender_ids[who]
    if s.at[who] >= 0:
        return Refusal(
            "CI-2.1.1",
            _("{who} is on the board already, at {square}; only Defenders of the supply deploy."),
            {"who": name, "square": s.board.square_ids[s.at[who]]},
        )
    if s.at[who] != SUPPLY:
        return not_there(s, who)
    if s.is_wrecked(square):
        return Refusal(
            "CI-2.5.5",
            _("{to} was destroyed with Besotten Jenny. Open: {squares}."),
            {"to": s.board.square_ids[square], "squares": open_ids(s)},
        )
    return Refusal(
        "CI-2.1.1",
        _("{to} is taken by {partner}. Open: {squares}."),
        {
            "to": s.board.square_ids[square],
            "partner": s.board.defender_ids[s.standing[square]],
            "squares": open_ids(s),
        },
    )


def open_ids(s: Itter) -> list[str]:
    return [s.board.square_ids[square] for square in s.open_squares()]


def names(s: Itter, whom: list[int]) -> list[str]:
    return [s.board.defender_ids[who] for who in whom]


def on_board(s: Itter) -> list[int]:
    return [who for who in range(DEFENDERS) if s.at[who] >= 0]


def conditions(s: Itter, who: int) -> list[str]:
    """The conditions a Defender suffers from, as ids."""
    found: list[str] = []
    if s.flags[who] & EXHAUSTED:
        found.append(CONDITIONS[EXHAUSTION])
    if s.flags[who] & DISRUPTED:
        found.append(CONDITIONS[DISRUPTION])
    return found


def not_recovering(s: Itter, action: Action) -> Refusal:
    """Recover and Remove Suppression (CI-2.6, CI-PA.1, CI-PA.2)."""
    who = s.actions.who[action.number]
    facts = {"by": s.board.defender_ids[who]}
    if s.actions.verb[action.number] == REMOVE_SUPPRESSION:
        if not s.setting.player_aid:
            return Refusal(
                "CI-PA.2",
                _("Remove Suppression belongs to the player aid's edition; here {by} recovers."),
                facts,
            )
        return Refusal("CI-PA.2", _("{by} has no Disrupted token to remove."), facts)
    if s.flags[who] & NOT_FRESH == 0:
        return Refusal("CI-2.6.4", _("{by} is fresh and has nothing to recover from."), facts)
    what = s.actions.what[action.number]
    if s.setting.player_aid and what == DISRUPTION:
        return Refusal(
            "CI-PA.1",
            _("In this edition {by} takes a Disrupted token off by Remove Suppression."),
            facts,
        )
    if s.setting.player_aid and s.flags[who] & DISRUPTED:
        return Refusal("CI-PA.1", _("{by} has to remove the Disrupted token first."), facts)
    return Refusal(
        "CI-2.6.1",
        _("{by} is not {what} but {conditions}."),
        {
            "by": s.board.defender_ids[who],
            "what": CONDITIONS[what],
            "conditions": conditions(s, who),
        },
    )


def no_weapon(s: Itter, who: int, weapon: int) -> Refusal:
    """Tank weapons (CI-3.6.1, CI-3.6.2, CI-3.6.5)."""
    name, arm = s.board.defender_ids[who], WEAPONS[weapon]
    if s.board.weapon_of[s.at[who]] != weapon:
        squares = [
            s.board.square_ids[square]
            for square in range(SQUARES)
            if s.board.weapon_of[square] == weapon and not s.is_wrecked(square)
        ]
        return Refusal(
            "CI-3.6.1",
            _("{by} stands on {square}, where there is no {weapon}. It is on: {squares}."),
            {
                "by": name,
                "weapon": arm,
                "square": s.board.square_ids[s.at[who]],
                "squares": squares,
            },
        )
    if not s.board.tank_crew[who]:
        crew = [other for other in on_board(s) if s.board.tank_crew[other]]
        return Refusal(
            "CI-3.6.2",
            _("{by} is not tank crew and cannot use the {weapon}. Tank crew on the board: {whom}."),
            {"by": name, "weapon": arm, "whom": names(s, crew)},
        )
    return Refusal("CI-3.6.5", _("The {weapon} is not loaded."), {"weapon": arm})


def not_attacking(s: Itter, who: int, target: int) -> Refusal:
    """Attack (CI-2.2, CI-1.3)."""
    name, aim = s.board.defender_ids[who], s.board.target_ids[target]
    square = s.board.square_ids[s.at[who]]
    seen = [
        s.board.target_ids[other]
        for other in range(TARGETS)
        if s.target_exists(other) and s.sees(who, other)
    ]
    if not s.target_exists(target):
        return Refusal(
            "CI-2.2.1",
            _("{by} cannot attack {target}: no such counter is there. In sight: {targets}."),
            {"by": name, "target": aim, "targets": seen},
        )
    if not s.board.colors_of[s.at[who]]:
        return Refusal(
            "CI-1.3.3",
            _("{by} cannot attack {target}: {square} is white and sees nothing."),
            {"by": name, "target": aim, "square": square},
        )
    if not s.sees(who, target):
        return Refusal(
            "CI-1.3.1",
            _("{by} cannot attack {target}: {square} sees {colors}, {target} is {color}. "
              "In sight: {targets}."),
            {
                "by": name,
                "target": aim,
                "square": square,
                "colors": [COLORS[color] for color in s.board.colors_of[s.at[who]]],
                "color": COLORS[s.target_color(target)],
                "targets": seen,
            },
        )  # fmt: skip
    return Refusal(
        "CI-2.2.4",
        _("{by} has no die to attack with: its value is 0 and nobody inspires it."),
        {"by": name},
    )


def not_suppressing(s: Itter, action: Action) -> Refusal:
    """Suppress (CI-2.3, CI-PA.4)."""
    who = s.actions.who[action.number]
    amounts = s.actions.amounts[action.number]
    weapon = s.actions.weapon[action.number]
    spaces = s.board.spaces_of[s.at[who]]
    name, square = s.board.defender_ids[who], s.board.square_ids[s.at[who]]
    if not s.board.colors_of[s.at[who]]:
        return Refusal(
            "CI-2.3.5",
            _("{by} cannot suppress from {square}: it is white."),
            {"by": name, "square": square},
        )
    if not spaces:
        return Refusal(
            "CI-2.3.4",
            _("{by} cannot suppress from {square}: yellow has no suppress space."),
            {"by": name, "square": square},
        )
    if any_elsewhere(amounts, spaces):
        return Refusal(
            "CI-2.3.1",
            _("{by} stands on {square} and can suppress only {colors}."),
            {"by": name, "square": square, "colors": [COLORS[color] for color in spaces]},
        )
    value = s.board.suppress[who] if weapon == NO_WEAPON else s.board.weapon_suppress[weapon]
    full = value + s.inspiration(who)
    number = min(full, s.tokens_left())
    facts = {"by": name, "number": number}
    if number == 0:
        return Refusal("CI-2.3.6", _("No Suppression token is left to place."), {})
    if sum(amounts) != number and number < full:
        sentence = _("Suppression tokens left: {number}; {by} places them all.")
        return Refusal("CI-2.3.6", sentence, facts)
    if sum(amounts) != number:
        sentence = _("Suppression tokens that {by} places: exactly {number}.")
        return Refusal("CI-2.3.3", sentence, facts)
    return Refusal("CI-PA.4", _("In this edition all tokens go to one colour."), {})


def any_elsewhere(amounts: list[int], spaces: list[int]) -> bool:
    """Whether a token goes to a colour that the square does not have."""
    return any(amounts[color] > 0 and color not in spaces for color in range(SPACES))


def not_shifting(s: Itter, who: int, square: int) -> Refusal:
    """Move within a location (CI-2.4, CI-PA.5)."""
    facts = {"by": s.board.defender_ids[who], "to": s.board.square_ids[square]}
    if square == s.at[who]:
        return Refusal("CI-2.4.1", _("{by} stands on {to} already."), facts)
    if s.board.location_of[square] != s.place_of(who):
        return Refusal(
            "CI-2.4.1", _("{to} is in another location; there {by} has to move, not shift."), facts
        )
    partner = s.standing[square]
    rule = "CI-PA.5" if s.setting.player_aid else "CI-2.4.2"
    return Refusal(
        rule,
        _("{by} cannot change places with {partner}, who is {conditions}. "
          "It can shift to: {squares}."),
        {
            "by": s.board.defender_ids[who],
            "partner": s.board.defender_ids[partner],
            "conditions": conditions(s, partner),
            "squares": shift_ids(s, who),
        },
    )  # fmt: skip


def shift_ids(s: Itter, who: int) -> list[str]:
    """Where a Defender could shift to (CI-2.4.1, CI-2.4.2, CI-PA.5)."""
    obstacle = EXHAUSTED if s.setting.player_aid else NOT_FRESH
    found: list[str] = []
    for square in s.board.squares_in[s.place_of(who)]:
        partner = s.standing[square]
        if partner == NONE or (partner != who and s.flags[partner] & obstacle == 0):
            found.append(s.board.square_ids[square])
    return found


def not_moving(s: Itter, who: int, square: int) -> Refusal:
    """Move to a new location (CI-2.5)."""
    facts = {"by": s.board.defender_ids[who], "to": s.board.square_ids[square]}
    if s.board.location_of[square] == s.place_of(who):
        return Refusal("CI-2.5.1", _("{to} is in {by}'s own location; there it shifts."), facts)
    if s.is_wrecked(square):
        return Refusal(
            "CI-2.5.5",
            _("{to} was destroyed with Besotten Jenny. {by} can move to: {squares}."),
            {
                "by": s.board.defender_ids[who],
                "to": s.board.square_ids[square],
                "squares": move_ids(s, who),
            },
        )
    partner = s.standing[square]
    if partner != NONE:
        return Refusal(
            "CI-2.5.2",
            _("{by} cannot move to {to}: {partner} stands there. Open elsewhere: {squares}."),
            {
                "by": s.board.defender_ids[who],
                "to": s.board.square_ids[square],
                "partner": s.board.defender_ids[partner],
                "squares": move_ids(s, who),
            },
        )
    return Refusal(
        "CI-2.5.3",
        _("From the Cellar {by} reaches only the Great Hall. Open there: {squares}."),
        {"by": s.board.defender_ids[who], "squares": move_ids(s, who)},
    )


def move_ids(s: Itter, who: int) -> list[str]:
    """Where a Defender could move to (CI-2.5.1, CI-2.5.3)."""
    here = s.place_of(who)
    reached = [location for location in range(LOCATIONS) if location != here]
    if here == s.board.cellar:
        reached = s.board.cellar_exits
    return [
        s.board.square_ids[square]
        for square in s.open_squares()
        if s.board.location_of[square] in reached
    ]


def not_loading(s: Itter, who: int) -> Refusal:
    """Load (CI-3.6.4)."""
    facts = {"by": s.board.defender_ids[who], "square": s.board.square_ids[s.board.load_square]}
    if not s.board.tank_crew[who]:
        return Refusal("CI-3.6.4", _("{by} is not tank crew and cannot load the cannon."), facts)
    if s.at[who] != s.board.load_square:
        return Refusal("CI-3.6.4", _("{by} has to stand on {square} to load the cannon."), facts)
    return Refusal("CI-3.6.4", _("The cannon is loaded already."), facts)


def not_commanding(s: Itter, who: int) -> Refusal:
    """Command (CI-2.7.1, CI-2.7.5)."""
    name = s.board.defender_ids[who]
    if not s.board.commands[who]:
        commanders = [other for other in on_board(s) if s.board.commands[other]]
        return Refusal(
            "CI-2.7.1",
            _("{by} has no [C] and cannot command. With [C] on the board: {whom}."),
            {"by": name, "whom": names(s, commanders)},
        )
    return Refusal("CI-2.7.5", _("Nobody in {by}'s location could use an order."), {"by": name})


def not_an_order(s: Itter, action: Action, by: int) -> Refusal:
    """Why a commander cannot give this order (CI-2.7.1, CI-2.7.2, CI-PA.3)."""
    who = s.actions.who[action.number]
    what = s.actions.what[action.number]
    facts = {
        "by": s.board.defender_ids[by],
        "who": s.board.defender_ids[who],
        "what": CONDITIONS[what],
        "conditions": conditions(s, who),
        "whom": names(s, order_takers(s, by)),
    }
    if s.place_of(who) != s.place_of(by):
        return Refusal(
            "CI-2.7.1",
            _("{who} is not in {by}'s location. Orders can go to: {whom}."),
            facts,
        )
    if s.board.commands[who]:
        return Refusal(
            "CI-2.7.2", _("{who} has [C] and takes no orders. Orders can go to: {whom}."), facts
        )
    if s.flags[who] & ACTED:
        return Refusal(
            "CI-2.7.2",
            _("{who} has already taken an action this turn. Orders can go to: {whom}."),
            facts,
        )
    if s.setting.player_aid and what == EXHAUSTION and s.flags[who] & DISRUPTED:
        return Refusal("CI-PA.3", _("{who} has to lose the Disrupted token first."), facts)
    if s.flags[who] & NOT_FRESH == 0:
        return Refusal(
            "CI-2.6.4", _("{who} is fresh and needs no order. Orders can go to: {whom}."), facts
        )
    return Refusal("CI-2.6.1", _("{who} is not {what} but {conditions}."), facts)


def order_takers(s: Itter, by: int) -> list[int]:
    """Who in a commander's location could use an order (CI-2.7.2)."""
    return [
        who
        for who in on_board(s)
        if s.place_of(who) == s.place_of(by)
        and not s.board.commands[who]
        and s.flags[who] & ACTED == 0
        and s.flags[who] & NOT_FRESH
    ]


def not_escaping(s: Itter, who: int) -> Refusal:
    """Escape (CI-2.8)."""
    name, square = s.board.defender_ids[who], s.board.square_ids[s.at[who]]
    if who != s.board.borotra:
        return Refusal("CI-2.8.1", _("Only Borotra can escape."), {})
    if not s.board.escape_from[s.place_of(who)]:
        exits = [
            s.board.location_ids[location]
            for location in range(LOCATIONS)
            if s.board.escape_from[location] and not s.is_wrecked(s.board.squares_in[location][0])
        ]
        return Refusal(
            "CI-2.8.2",
            _("{by} cannot escape from the {location}. Locations to escape from: {locations}."),
            {
                "by": name,
                "location": s.board.location_ids[s.place_of(who)],
                "locations": exits,
            },
        )
    colors = s.board.colors_of[s.at[who]]
    if not colors:
        return Refusal(
            "CI-2.8.5",
            _("{square} is white: no colour is clear of the enemy."),
            {"square": square},
        )
    held = [COLORS[color] for color in colors if not s.is_color_clear(color)]
    counters = [
        s.board.target_ids[target]
        for target in range(TARGETS)
        if s.target_exists(target) and s.target_color(target) in colors
    ]
    return Refusal(
        "CI-2.8.3",
        _("{by} cannot escape from {square}: SS counters are still on {colors}. "
          "In the way: {targets}."),
        {"by": name, "square": square, "colors": held, "targets": counters},
    )  # fmt: skip


def not_escaping_now(s: Itter, who: int) -> Refusal:
    """Escape by the active Defender, who has shifted or was deployed (CI-2.8.4)."""
    if who != s.board.borotra:
        return not_escaping(s, who)
    return Refusal(
        "CI-2.8.4",
        _("{by} must begin his action where he escapes: not after a free move or deployment."),
        {"by": s.board.defender_ids[who]},
    )
