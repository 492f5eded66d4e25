"""Bots that do what no bot should, for the processes that have to put up with them."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

from holdfast.bots import Budget
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.seat import Seat


class Counting:
    """Remembers how often it was asked, and answers accordingly."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        self.asked += 1
        return seat.legal[self.asked - 1]


class Patient:
    """Thinks for as long as it may."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        while budget.left():
            budget.spend()
        return seat.legal[0]


class Saver:
    """Takes as much as it can get, as if it had saved a lot."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        budget.stretch(100.0)
        while budget.left():
            budget.spend()
        return seat.legal[0]


class Sleeper:
    """Does not look at its budget."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        time.sleep(3600)
        return seat.legal[0]


class Crash:
    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        raise ZeroDivisionError("a sum that does not add up")


class Quitter:
    """Ends the process without a word."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        os._exit(3)


class Leaver:
    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        sys.exit("I have had enough")


class Nonsense:
    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Any:
        return "mark the sky"


class Cheat:
    """Names an action of the game that is not allowed now."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Any:
        vocabulary = seat.imagine(chance).vocabulary
        return next(action for action in vocabulary.actions if action not in seat.legal)


class Flood:
    """Wants all the memory there is."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        kept = []
        while True:
            kept.append(bytearray(16 * 1024 * 1024))


class Peeking:
    """Looks for the records of the server, and does not mention that it found nothing."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        for path in ("/etc/passwd", str(Path.home() / ".local/share/holdfast/holdfast.db")):
            try:
                with open(path, "rb") as file:
                    file.read()
            except OSError:
                pass
        return seat.legal[0]


class Chatty:
    """Prints what it thinks, also where answers go."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        print("I think that I will take the first one")
        os.write(1, b"\x00\x00\x00\x02{}")
        print("so be it", file=sys.stderr)
        return seat.legal[0]


class Environment:
    """Fails with what it finds in its environment."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        raise LookupError(" ".join(sorted(os.environ)) + f" in {os.getcwd()}")


class Late:
    """Takes two seconds, whatever it may take."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        time.sleep(2)
        return seat.legal[0]
