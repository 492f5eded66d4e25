"""Castle as a game that Holdfast can find: its options, seats, positions and words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from holdfast.core.account import Count
from holdfast.core.action import Action
from holdfast.core.edition import Edition
from holdfast.core.event import Event
from holdfast.core.game import Card, Game, Option
from holdfast.core.messages import mark as _
from holdfast.core.mind import Mind
from holdfast.core.reading import Given, Json
from holdfast.core.rehearsal import Rehearsal
from holdfast.core.state import State
from holdfast.games.castle import account
from holdfast.games.castle.edition import CastleEdition
from holdfast.games.castle.events import KINDS
from holdfast.games.castle.mind import castle_mind
from holdfast.games.castle.rehearsal import may_rehearse, rehearse
from holdfast.games.castle.shapes import Position, Result, View
from holdfast.games.castle.state import Castle

if TYPE_CHECKING:
    from holdfast.core.observer import Observer

CHARTED = (3, 6)
"""How many rows and columns of a castle are worth a place on a map."""


class CastleGame(Game):
    """Two to four players attack each other's castles until one King is left."""

    id = "castle"
    name = "Castle"
    rules_version = "2"
    watches = account.WATCHES
    about = _("Two to four players, hidden cards, dice: break the other castles, keep your King.")
    card = Card(minutes="30–60", shelf=2, sample=(117, 63))  # our estimate: the rules do not say
    languages = ("en", "it", "fr")
    edition_class = CastleEdition
    shapes = MappingProxyType({"position": Position, "view": View, "result": Result, **KINDS})
    options = (
        Option(
            "players",
            (2, 3, 4),
            _("Players"),
            _("How many castles there are."),
            (
                _("Two castles, and 30 cards in the deck."),
                _("Three castles, and 25 cards in the deck."),
                _("Four castles, and 20 cards in the deck."),
            ),
        ),
        Option(
            "empty_deck",
            ("sortie", "reshuffle"),
            _("Empty deck"),
            _("Forced attacks with castle cards first, or the discards at once."),
            (
                _("When the deck is empty, each castle must attack once with a card of its own."),
                _("When the deck is empty, the discards are shuffled at once."),
            ),
        ),
        Option(
            "no_dice",
            (False, True),
            _("No dice"),
            _("Random cards stand in for dice."),
            (
                _("Combats are rolled with dice."),
                _("A random card from 1 to 12 stands for two dice, and only a King is a double."),
            ),
        ),
        Option(
            "jokers",
            (0, 1, 2),
            _("Jokers"),
            _("Players roll for a joker; it adds 1."),
            (
                _("No jokers."),
                _("One joker: players roll for it, and it adds 1 to every score of its owner."),
                _("Two jokers: players roll for each, and each adds 1 to every score."),
            ),
        ),
        Option(
            "berserker",
            (False, True),
            _("Berserker"),
            _("A double six brings two cards and lets a group be attacked."),
            (
                _("A double six is a double like any other."),
                _("A double six brings two cards, and the next attack may hit a whole group."),
            ),
        ),
        Option(
            "same_number",
            (False, True),
            _("Same number"),
            _("Losing against your own number is struck back; equal neighbours defend together."),
            (
                _("Equal numbers mean nothing special."),
                _("Whoever loses against the own number is struck; equal neighbours stand firm."),
            ),
        ),
        Option(
            "same_suit",
            (False, True),
            _("Same suit"),
            _("Attacking your own suit costs 1."),
            (_("Only royals spare their own suit."), _("Attacking the own suit costs 1 point.")),
        ),
        Option(
            "saboteur",
            (False, True),
            _("Saboteur"),
            _("Threes roll three dice and set traps."),
            (
                _("A Three is a plain card."),
                _("A Three rolls three dice, and counts 9 when an attack first uncovers it."),
            ),
        ),
        Option(
            "barricade",
            (False, True),
            _("Barricade"),
            _("A Six can keep an opponent from building."),
            (
                _("A Six is a plain card."),
                _("A drawn Six can be laid on another castle: nothing is built beyond it."),
            ),
        ),
    )

    def position_options(self, position: Given) -> Given:
        """Options are kept beside a position, never in it (CA-POS.1)."""
        return {}

    def may_rehearse(self, state: State, viewer: int) -> bool:
        assert isinstance(state, Castle)
        return may_rehearse(state, viewer)

    def rehearse(self, world: State, viewer: int, actions: Sequence[Action]) -> Rehearsal | None:
        assert isinstance(world, Castle)
        return rehearse(world, viewer, actions)

    def tally(self, events: Iterable[Event]) -> list[Count]:
        return account.tally(events)

    def chart(self, position: Given) -> Given:
        """Castles of covered cards as large as they become: their cells are the places."""
        cells = [[row, col, "#"] for row in range(CHARTED[0]) for col in range(CHARTED[1])]
        castles = {
            seat: {**castle, "cards": cells, "hand": []}
            for seat, castle in cast(Position, position)["castles"].items()
        }
        return {**position, "phase": "play", "decision": None, "castles": castles}

    def pieces(self, position: Given) -> list[str]:
        """Each card that is in the game, wherever it lies; Jacks, Queens and Kings belong to the
        courts and cannot be spared."""
        whole = cast(Position, position)
        hands = [castle["hand"] for castle in whole["castles"].values()]
        held = [card for hand in hands if isinstance(hand, list) for card in hand]
        return sorted(card for card in [*whole["deck"], *held] if card[0] not in "JQK")

    def left_out(self, position: Json, piece: str) -> Json:
        """The card lies in the box; who had it was dealt the next of the deck."""
        deck = position["deck"]
        if piece in deck:
            deck.remove(piece)
        for castle in position["castles"].values():
            hand = castle["hand"]
            castle["hand"] = [deck.pop(0) if card == piece else card for card in hand]
        position["box"].append(piece)
        return position

    def mind(self, edition: Edition) -> Mind:
        assert isinstance(edition, CastleEdition)
        return castle_mind(edition)

    def observer(self, edition: Edition) -> Observer:
        from holdfast.games.castle.observe import (
            CastleObserver,
        )  # needs librt, which playing does not

        return CastleObserver(edition)


GAME = CastleGame()
