"""CI-2.8 Escape: Borotra leaves to fetch help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance, shuffle
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.itter.board import COLORS, ESCAPED, LOCATIONS, TARGETS, Board
from holdfast.games.itter.events import Facts
from holdfast.games.itter.rules.c2_defender_phase.c2_0_conditions import OwnAction

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class Escape(OwnAction):
    """Borotra leaves the game, no casualty, and the relief comes sooner (CI-2.8.1, CI-2.8.6)."""

    def __init__(self, number: int, board: Board, who: int) -> None:
        name = board.defender_ids[who]
        super().__init__(number, "escape", {"by": name}, (f"defender:{name}",), who)

    def play(self, s: Itter, chance: Chance) -> None:
        facts: Facts = {
            "by": s.board.defender_ids[self.who],
            "from": s.board.square_ids[s.at[self.who]],
        }
        s.take_off(self.who, ESCAPED)  # CI-2.8.10, CI-3.2.4: no casualty
        s.actions_left -= 1
        if s.rules.player_aid:
            facts["number"] = shorten_deck(s)
            s.tell("escaped_aid", "CI-PA.6", facts)
        else:
            facts["number"] = mix_in_142nd(s, chance)
            s.tell("escaped", "CI-2.8.6", facts)

    def why_when_fresh(self, s: Itter) -> Refusal:
        at, board = s.at[self.who], s.board
        name, square = board.defender_ids[self.who], board.square_ids[at]
        if self.who != board.borotra:
            return Refusal("CI-2.8.1", _("Only Borotra can escape."), {})
        if not board.escape_from[s.place_of(self.who)]:
            exits = [
                board.location_ids[location]
                for location in range(LOCATIONS)
                if board.escape_from[location] and not s.is_wrecked(board.squares_in[location][0])
            ]
            here = board.location_ids[s.place_of(self.who)]
            return Refusal(
                "CI-2.8.2",
                _("{by} cannot escape from the {location}. Locations to escape from: {locations}."),
                {"by": name, "location": here, "locations": exits},
            )
        colors = board.colors_of[at]
        if not colors:
            sentence = _("{square} is white: no colour is clear of the enemy.")
            return Refusal("CI-2.8.5", sentence, {"square": square})
        held = [COLORS[color] for color in colors if not s.is_color_clear(color)]
        in_sight = s.targets & board.sight[at]
        in_the_way = [board.target_ids[one] for one in range(TARGETS) if in_sight >> one & 1]
        return Refusal(
            "CI-2.8.3",
            _("{by} cannot escape from {square}: SS counters are still on {colors}. "
              "In the way: {targets}."),
            {"by": name, "square": square, "colors": held, "targets": in_the_way},
        )  # fmt: skip

    def why_not_now(self, s: Itter) -> Refusal:
        """Escape by the active Defender, who has shifted or was deployed (CI-2.8.4)."""
        if self.who != s.board.borotra:
            return self.why_when_fresh(s)
        return Refusal(
            "CI-2.8.4",
            _("{by} must begin his action where he escapes: not after a free move or deployment."),
            {"by": s.board.defender_ids[self.who]},
        )


def offer_escape(s: Itter, who: i64, legal: list[Action]) -> None:
    """Borotra, from a location that allows it, with the colours of his square clear (CI-2.8.2)."""
    if who != s.board.borotra or not s.board.escape_from[s.place_of(who)]:
        return
    square = s.at[who]
    if not s.board.colors_of[square]:  # CI-2.8.5
        clear = s.rules.escape_from_white
    else:
        clear = s.targets & s.board.sight[square] == 0  # CI-2.8.3, CI-PA.8
    if clear:
        legal.append(s.actions.escape[who])


def shorten_deck(s: Itter) -> int:
    """The bottom cards leave the game unseen (CI-PA.6)."""
    number = min(s.board.aid_escape_removes, len(s.deck))
    kept = len(s.deck) - number
    s.boxed += s.deck[kept:]
    s.deck = s.deck[:kept]
    return number


def mix_in_142nd(s: Itter, chance: Chance) -> int:
    """Shuffle the 142nd card into the bottom cards, as many as the discard pile says."""
    deck = s.board.card_deck[s.discard[-1]] if s.discard else 0  # CI-2.8.7, CI-2.8.9
    number = min(s.board.escape_bottom[deck], len(s.deck))  # CI-2.8.8
    top = len(s.deck) - number
    bottom = [*s.deck[top:], s.board.card_142nd]
    shuffle(bottom, chance)  # CI-C.9
    s.deck = s.deck[:top] + tuple(bottom)
    s.mixed = number + 1
    return number
