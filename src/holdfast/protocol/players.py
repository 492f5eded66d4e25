"""Players by a word: installed bots, classes of a module, and programs.

The latter two start whatever the word says, so this is for commands and never for what comes in
over a network, which chooses among installed bots.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from functools import partial
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Final

from holdfast.bots import Bot, BotCard, NoSuchBot, Player, find_bot
from holdfast.bots.registry import read_spending
from holdfast.bots.worker import bot_named
from holdfast.protocol.program import ProgramBot

__all__ = ["PROGRAM", "find_player"]

PROGRAM: Final = "program:"
USUAL_SECONDS: Final = 1.0
"""What a bot may think that nobody has introduced."""


def find_player(word: str, game: str | None = None) -> Player:
    """The player that a word means: `strong@0.5`, `module:Class` or `program:COMMAND`."""
    if ":" not in word.partition("@")[0]:
        return find_bot(word, game)
    name, seconds, count = _spending(word)
    if name.startswith(PROGRAM):
        command = shlex.split(name.removeprefix(PROGRAM))
        if not command:
            raise NoSuchBot("which program? program:./mybot names one")
        if shutil.which(command[0]) is None:
            raise NoSuchBot(f"{name} cannot be started: there is no program {command[0]}")
        make: Callable[[], Bot] = partial(ProgramBot, command)
    else:
        make = _class_named(name)
    card = BotCard(name, name, "", make, is_outside=name.startswith(PROGRAM))
    return Player(word, card, seconds, count)


def _spending(word: str) -> tuple[str, float | None, int | None]:
    """A word without its measure of thinking. A path may have an @ of its own."""
    name, at, words = word.rpartition("@")
    if not at or "/" in words:
        return word, USUAL_SECONDS, None
    return name, *read_spending(words)


def _class_named(name: str) -> Callable[[], Bot]:
    """What makes bots of a class. Its module is only looked for: it runs where the bot thinks."""
    module, _, called = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)  # as `python -m` has it
    try:
        found = importlib.util.find_spec(module)
    except (ImportError, ValueError) as error:
        raise NoSuchBot(f"{name} cannot be used: {error}") from None
    if found is None or not called.isidentifier():
        raise NoSuchBot(f"{name} is no class of bots: there is no module {module!r}")
    if not _may_have(found, called):
        raise NoSuchBot(f"{name} is no class of bots: the module {module} has no {called}")
    return partial(bot_named, name)


def _may_have(found: ModuleSpec, called: str) -> bool:
    """Whether a module may have something of this name, which is not run to know it: it must stand
    in its source, wherever there is one."""
    if found.origin is None or not found.has_location or not found.origin.endswith(".py"):
        return True
    try:
        source = Path(found.origin).read_text("utf-8")
    except (OSError, ValueError):
        return True
    return re.search(rf"\b{re.escape(called)}\b|\bimport \*|__getattr__", source) is not None
