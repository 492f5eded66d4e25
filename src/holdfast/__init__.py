"""Holdfast plays tabletop games completely and correctly: from code, in a terminal, in a browser.

>>> import holdfast
>>> match = holdfast.new("itter", seed=7)
>>> match.decision
<Decision defender_action, seat defender, CI-2.0.1, 481 legal>
"""

from __future__ import annotations

from holdfast._plain import is_compiled
from holdfast.core.action import Action
from holdfast.core.beginning import load, new
from holdfast.core.chance import Chance, Keyed, Recording, Scripted, Seeded
from holdfast.core.errors import (
    BadChance,
    BadJournal,
    BadOption,
    BadPack,
    BadPosition,
    HoldfastError,
    IllegalAction,
    NoSuchGame,
    NoSuchSeat,
    StaleProposal,
    UndoRefused,
)
from holdfast.core.event import Event
from holdfast.core.game import Game, Option
from holdfast.core.journal import Journal
from holdfast.core.match import Match, Proposal
from holdfast.core.registry import find_game, installed_games
from holdfast.core.seat import Decision, Legal, Reason, Seat, Seen
from holdfast.core.state import SPECTATOR, Refusal, State, Step
from holdfast.version import VERSION

__version__ = VERSION
compiled = is_compiled()

__all__ = [
    "SPECTATOR",
    "Action",
    "BadChance",
    "BadJournal",
    "BadOption",
    "BadPack",
    "BadPosition",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "HoldfastError",
    "IllegalAction",
    "Journal",
    "Keyed",
    "Legal",
    "Match",
    "NoSuchGame",
    "NoSuchSeat",
    "Option",
    "Proposal",
    "Reason",
    "Recording",
    "Refusal",
    "Scripted",
    "Seat",
    "Seeded",
    "Seen",
    "StaleProposal",
    "State",
    "Step",
    "UndoRefused",
    "__version__",
    "compiled",
    "find_game",
    "installed_games",
    "load",
    "new",
]
