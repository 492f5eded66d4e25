"""Bots that behave in all the ways in which bots should not."""

from __future__ import annotations

import gc
import sys
import time

from holdfast.bots import Bot, BotCard, Budget, Player
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.match import Match
from holdfast.core.seat import Seat


class First:
    """Takes the first action on offer: fair, and always the same."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        return seat.legal[0]


class Fickle:
    """Never answers the same twice; it has chance of its own, but looks at nothing."""

    asked = 0

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        Fickle.asked += 1
        return seat.legal[Fickle.asked % len(seat.legal)]


class Cheat:
    """Finds the match in the memory of the process, and chooses by what lies hidden there."""

    found: Match | None = None

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        match = Cheat.found
        if match is None or match.over or match.game is not seat.game:
            running = [one for one in gc.get_objects() if isinstance(one, Match) and not one.over]
            match = next((one for one in running if one.game is seat.game), None)
            Cheat.found = match
        hidden = 0 if match is None else sum(match.state.to_bytes())
        return seat.legal[hidden % len(seat.legal)]


class Foreseer:
    """Looks through whoever asked it, for the dice that will fall."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        frame = sys._getframe()
        while frame is not None:
            for value in frame.f_locals.values():
                match = getattr(value, "_match", value)
                if isinstance(match, Match):
                    mark = match.chance.mark()
                    dice = match.chance.pick(10_000)
                    match.chance.reset(mark)
                    return seat.legal[dice % len(seat.legal)]
            assert frame.f_back is not None
            frame = frame.f_back
        return seat.legal[0]


class Liar:
    """Answers an action that is not on offer, after a few good ones."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        if seat.number < 3:
            return seat.legal[0]
        actions = seat.edition.vocabulary.actions
        return next(action for action in actions if action not in seat.legal)


class Talker:
    """Answers what is no action."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        return "I attack!"  # type: ignore[return-value]


class Unspeakable:
    """Answers what cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("do not look at me")

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        return self  # type: ignore[return-value]


class Crasher:
    """Fails."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        raise ZeroDivisionError("it is all too much")


class Glutton:
    """Wants more memory than there is."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        raise MemoryError


class Sleeper:
    """Takes its time, by whatever clock it is given."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        time.sleep(0.3)
        return seat.legal[0]


def player(bot: type[Bot], word: str = "", seconds: float | None = None) -> Player:
    name = bot.__name__
    card = BotCard(name=name, label=name, about="", make=bot)
    return Player(word or name.lower(), card, seconds)
