"""What an experiment is: a game, arms that differ in something, seeds, and how much is enough."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import Final, Literal

from holdfast.arena.pairing import seatings
from holdfast.bots.card import Player
from holdfast.core.edition import Edition, Value
from holdfast.core.errors import HoldfastError
from holdfast.core.match import Match
from holdfast.core.reading import Given, Json
from holdfast.core.registry import find_game
from holdfast.lab.changing import BadExperiment, changed, split_changes
from holdfast.protocol.players import find_player

__all__ = ["MEASURES", "Arm", "Experiment", "Stop", "crossed"]

MEASURES: Final = ("win", "return", "score", "decisions")
"""What can be estimated: the share of wins (where several play, a draw counts in parts), what a
match was worth from -1 to 1, the points where there are any, and how many decisions a match
takes."""
LONGEST_NAME: Final = 80
MOST_ARMS: Final = 500


@dataclass(frozen=True)
class Arm:
    """One way to play: what differs from arm to arm, and what does not."""

    name: str
    game: str
    options: Mapping[str, Value] = field(default_factory=dict)
    bots: tuple[str, ...] = ("quick",)
    """Who plays, seat by seat; one bot plays all seats."""
    without: tuple[str, ...] = ()
    """Pieces that are left out from the start; `holdfast lab pieces GAME` names them."""
    set: Given = field(default_factory=dict)
    """Other values by their paths: `pack.…` in the component data, `position.…` at the start."""
    remove: tuple[str, ...] = ()
    """Paths of what is taken away."""

    @property
    def changes_start(self) -> bool:
        """Whether the match begins otherwise than set-up would have it."""
        paths = [*self.set, *self.remove]
        return bool(self.without) or any(path.startswith("position.") for path in paths)

    @cached_property
    def edition(self) -> Edition:
        """The options with the component data, corrected as the arm says."""
        game = find_game(self.game)
        values = split_changes(self.set, self.name)["pack"]
        gone = [*split_changes(dict.fromkeys(self.remove), self.name)["pack"]]
        if not values and not gone:
            return game.edition(self.options)
        where = f"arm “{self.name}”: the component data"
        return game.edition(self.options, changed(game.default_pack(), values, gone, where))

    @cached_property
    def seated(self) -> tuple[str, ...]:
        """A bot for each seat."""
        seats = self.edition.seats
        if len(self.bots) not in (1, len(seats)):
            names = ", ".join(map(str, seats))
            raise BadExperiment(
                f"arm “{self.name}”: one bot for each of the seats {names}, or one for all"
            )
        return self.bots * (len(seats) // len(self.bots))

    @cached_property
    def players(self) -> dict[str, Player]:
        """The bots by their words."""
        return {word: find_player(word, self.game) for word in self.bots}

    def start(self, seed: int) -> Json:
        """The position after set-up with this seed, changed as the arm says."""
        edition = self.edition
        match = Match(edition.game, edition.options, seed=seed, pack=edition.pack)
        position = match.position()
        for piece in self.without:
            position = edition.game.without(position, piece)
        values = split_changes(self.set, self.name)["position"]
        gone = [*split_changes(dict.fromkeys(self.remove), self.name)["position"]]
        return changed(position, values, gone, f"arm “{self.name}”: the position")


@dataclass(frozen=True, slots=True)
class Stop:
    """When enough is known: every interval of 95% of the measure is narrow enough."""

    measure: Literal["win", "return", "score", "decisions"] = "return"
    within: float = 0.01
    """How far an interval may reach to each side."""
    of: Literal["difference", "mean"] = "difference"
    """What is to be known so well: each arm's difference to the first, or each arm itself."""
    least: int = 30
    """Deals that are played before anybody asks: of few, intervals say little."""


@dataclass(frozen=True)
class Experiment:
    """Arms on the same deals. The first arm is what the others are compared with."""

    arms: tuple[Arm, ...]
    games: int = 100
    """Deals that every arm plays, or plays at most where `stop` says when enough is known."""
    seed: int = 1
    """From which the dice of all deals follow, and all results with them."""
    title: str = ""
    about: str = ""
    """What is asked, in a sentence or two: for the report."""
    swap: bool = False
    """Whether each deal is played from all seats."""
    stop: Stop | None = None
    batch: int = 50
    """Deals after which results are written down for good, and `stop` is asked."""
    journals: bool = False
    """Whether all matches are kept move by move."""
    counts: bool = True
    """Whether is kept what happened in each game: rules, places, turns."""
    by_clock: bool = False
    """Whether bots that think by the clock may play, so that no two runs are the same."""

    @property
    def from_position(self) -> bool:
        """Whether all arms begin with a position, because some do: only so are their dice equal."""
        return any(arm.changes_start for arm in self.arms)

    def seatings(self, arm: Arm) -> list[tuple[str, ...]]:
        """Who sits where, in each game of a deal."""
        return seatings(arm.seated) if self.swap else [arm.seated]

    @property
    def swaps(self) -> bool:
        """Whether some deal is played from several seats, since different bots can change them."""
        return any(len(self.seatings(arm)) > 1 for arm in self.arms)

    @property
    def size(self) -> int:
        """How many games there are at most."""
        return self.games * sum(len(self.seatings(arm)) for arm in self.arms)

    def check(self) -> None:
        """Refuse what cannot be run, and say why, before anything is played."""
        self._check_numbers()
        names = [arm.name for arm in self.arms]
        for name in names:
            if not name or len(name) > LONGEST_NAME or not name.isprintable():
                raise BadExperiment(f"an arm has a name of 1 to {LONGEST_NAME} letters")
            if names.count(name) > 1:
                raise BadExperiment(f"two arms are called “{name}”")
        for arm in self.arms:
            self._check_arm(arm)

    def _check_numbers(self) -> None:
        if not 1 <= len(self.arms) <= MOST_ARMS:
            raise BadExperiment(f"an experiment has 1 to {MOST_ARMS} arms, not {len(self.arms)}")
        for name, value in (("games", self.games), ("batch", self.batch)):
            if value < 1:
                raise BadExperiment(f"{name} must be 1 or more, not {value}")
        stop = self.stop
        if stop is None:
            return
        if stop.within <= 0:
            raise BadExperiment("stop.within must be above 0: how far an interval may reach")
        if stop.of == "difference" and len(self.arms) < 2:
            raise BadExperiment('a difference needs two arms; say stop.of = "mean"')

    def _check_arm(self, arm: Arm) -> None:
        try:
            for player in arm.players.values():
                if player.seconds is not None and not self.by_clock:
                    raise BadExperiment(
                        f"{player.word} thinks by the clock, so that no two runs would be the "
                        f"same; say {player.card.name}@200x for 200 tries, or by_clock = true"
                    )
            _ = arm.seated
            if self.from_position:
                start = arm.start(self.seed)
                Match(arm.game, arm.edition.options, seed=1, position=start, pack=arm.edition.pack)
        except BadExperiment as error:
            where = "" if error.sentence.startswith("arm “") else f"arm “{arm.name}”: "
            raise BadExperiment(where + error.sentence) from None
        except HoldfastError as error:
            raise BadExperiment(f"arm “{arm.name}”: {error.sentence}") from None

    @property
    def json(self) -> Json:
        """All of it, as it is kept beside the results."""
        return asdict(self)


def crossed(usual: Arm, vary: Json) -> tuple[Arm, ...]:
    """Arms for every mixture of what varies; each piece is left out alone.

    `vary` has lists under `bots`, `without` and the names of options; a list of bots within the
    list seats them. The first values make the first arm, before which nothing is left out.
    """
    names = [name for name in vary if name != "without"]
    arms = [
        _named(usual, dict(zip(names, values, strict=True)))
        for values in product(*(vary[name] for name in names))
    ]
    if "without" not in vary:
        return tuple(arms)
    return tuple(
        one
        for arm in arms
        for one in (
            arm,
            *(
                replace(arm, name=_joined(arm, f"without {piece}"), without=(*arm.without, piece))
                for piece in vary["without"]
            ),
        )
    )


def _named(usual: Arm, values: Json) -> Arm:
    arm, words = usual, []
    for name, value in values.items():
        if name == "bots":
            bots = (value,) if isinstance(value, str) else tuple(value)
            arm = replace(arm, bots=bots)
            words.append(" against ".join(bots))
        else:
            arm = replace(arm, options={**arm.options, name: value})
            words.append(f"{name} {str(value).lower() if isinstance(value, bool) else value}")
    return replace(arm, name=", ".join(words) or usual.name)


def _joined(arm: Arm, words: str) -> str:
    return words if arm.name == "usual" else f"{arm.name}, {words}"
