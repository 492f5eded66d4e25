"""Noughts whose rules run as plain Python, so that broken variants can subclass them.

The compiled classes of the example allow no subclasses; the same source, loaded under another name,
does, and stands on the same compiled core.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import holdfast_noughts
from holdfast_noughts.game import NoughtsGame
from holdfast_noughts.game import read_position as read_compiled

from holdfast.core.game import Options
from holdfast.core.state import State

__all__ = ["GAME", "PlainNoughts", "rules"]

if TYPE_CHECKING:
    from holdfast_noughts import rules
else:

    def load_source(name: str, path: Path) -> ModuleType:
        spec = importlib.util.spec_from_file_location(name, path)
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module

    rules = load_source("plain_noughts_rules", Path(holdfast_noughts.__file__).parent / "rules.py")


class PlainNoughts(NoughtsGame):
    """Noughts, with a state and a decision that a variant can replace."""

    state: ClassVar[type[rules.Noughts]] = rules.Noughts
    mark: ClassVar[rules.Mark] = rules.MARK

    def start(self, options: Options, pack: Mapping[str, Any] | None) -> State:
        state = self.state()
        state.then(self.mark)
        return state

    def from_position(
        self, position: Mapping[str, Any], options: Options, pack: Mapping[str, Any] | None
    ) -> State:
        read = read_compiled(position)
        state = self.state()
        state.cells, state.turn = read.cells[:], read.turn
        state.winner, state.empty = read.winner, read.empty
        if read.agenda:
            state.then(self.mark)
        return state


GAME = PlainNoughts()
