"""One random game, played through `Match` and kept whole: what all checks look at."""

from __future__ import annotations

import hashlib
import json
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field

from holdfast.conformance.mixtures import changed_options
from holdfast.conformance.report import Report, Violation
from holdfast.core.action import Action
from holdfast.core.chance import Seeded
from holdfast.core.edition import Edition, Options, SeatName
from holdfast.core.game import Game
from holdfast.core.journal import FORMAT
from holdfast.core.match import Match
from holdfast.core.reading import Json
from holdfast.core.state import SPECTATOR, State
from holdfast.core.text import Text

__all__ = [
    "WHOLE",
    "Finder",
    "Setting",
    "Trial",
    "canonical",
    "play_trial",
    "shape_of",
    "source_from",
    "what_happened",
]

WHOLE = -2
"""The eyes of whoever sees the whole position."""


def canonical(value: object) -> str:
    """JSON text that is equal exactly when the values are; raises where the value is not JSON."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def source_from(*parts: object) -> Seeded:
    """Chance of its own for each purpose, the same in every run and independent of the others."""
    digest = hashlib.blake2b(repr(parts).encode(), digest_size=6).digest()
    return Seeded(int.from_bytes(digest, "big"))


def shape_of(value: object) -> object:
    """What matters for words of a value: its type, and whether it is none, one, two or many."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return "number", max(-1, min(value, 3))
    if isinstance(value, list | tuple):
        return "list", min(len(value), 2), frozenset(map(shape_of, value))
    if isinstance(value, Mapping):
        return "object", *((name, shape_of(value[name])) for name in sorted(value))
    return type(value).__name__


def what_happened(error: BaseException) -> str:
    """An exception as one line: its type, its words, and where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"


@dataclass(slots=True)
class Setting:
    """What stays the same for all games of a run."""

    edition: Edition
    most_actions: int
    samples: int
    texts: dict[str, Text] = field(default_factory=dict)
    shapes: set[tuple[object, ...]] = field(default_factory=set)
    """Sentences already judged in every language, by template and the shapes of their facts."""

    def __post_init__(self) -> None:
        for language in self.game.languages:
            if language not in self.texts:
                self.texts[language] = self.edition.text(language)

    @property
    def game(self) -> Game:
        return self.edition.game

    @property
    def options(self) -> Options:
        return self.edition.options

    @property
    def pack(self) -> Json | None:
        return self.edition.pack

    @property
    def english(self) -> Text:
        return self.texts.get("en") or self.edition.text("en")

    def is_new(self, *shape: object) -> bool:
        """Whether this shape of sentence has not been judged yet; it counts as judged from now."""
        if shape in self.shapes:
            return False
        self.shapes.add(shape)
        return True

    def cites(self, rule: str) -> bool:
        """Whether a rule id is given and, where the game has a rules reference, exists in it."""
        rules = self.english.rules
        return bool(rule) and (not rules or rule in rules)


@dataclass(slots=True)
class Trial:
    """A game that was played at random. `positions` and `offers` were taken on the way."""

    setting: Setting
    seed: int
    match: Match | None = None
    states: list[State] = field(default_factory=list)
    """Every state of the game, the last one included; the match itself forgets most of them."""
    positions: dict[int, str] = field(default_factory=dict)
    """By number of actions; of every state, or of some where that is enough."""
    offers: list[tuple[int, ...]] = field(default_factory=list)
    crash: str = ""
    crashed_by: Action | None = None
    sampled: list[int] = field(default_factory=list)
    """The decisions that the expensive checks look at: numbers of actions, in order."""

    @property
    def game(self) -> Game:
        return self.setting.game

    @property
    def edition(self) -> Edition:
        return self.setting.edition

    @property
    def played(self) -> Match:
        """The match; checks run only on games that began."""
        assert self.match is not None
        return self.match

    @property
    def viewers(self) -> range:
        """Every seat, and the spectator."""
        return range(SPECTATOR, len(self.played.seats))

    @property
    def eyes(self) -> list[int]:
        """Every way to look: that of every viewer, and that of whoever sees the whole position."""
        return [*self.viewers, WHOLE]

    def seen(self, state: State, eyes: int) -> Json:
        return state.to_position() if eyes == WHOLE else state.view(eyes)

    def viewer_name(self, viewer: int) -> SeatName:
        if viewer == WHOLE:
            return "whoever sees everything"
        return "the spectator" if viewer == SPECTATOR else f"seat {self.played.seats[viewer]}"

    def source(self, *purpose: object) -> Seeded:
        return source_from(self.seed, *purpose)

    def journal(self, at: int) -> Json:
        """The first `at` actions as a plain journal: no fingerprints, so that it always opens."""
        actions = [played.action.json for played in self.match.played] if self.match else []
        if self.crashed_by is not None:
            actions.append(self.crashed_by.json)
        journal: Json = {
            "format": FORMAT,
            "game": self.game.id,
            "options": dict(self.setting.options),
            "seed": self.seed,
            "study": True,
            "actions": actions[:at],
        }
        if self.setting.pack is not None:
            journal["pack"] = dict(self.setting.pack)
        return journal


class Finder:
    """Where one check writes down what it finds in one game."""

    def __init__(self, report: Report, check: str, trial: Trial) -> None:
        self.report = report
        self.check = check
        self.trial = trial

    def fine(self, count: int = 1) -> None:
        self.report.fine(self.check, count)

    def wrong(self, at: int, sentence: str) -> None:
        journal = self.trial.journal(at)
        trial = self.trial
        options = changed_options(trial.game, trial.setting.options)
        self.report.add(Violation(self.check, sentence, trial.seed, options, at, journal))

    def judge(self, good: bool, at: int, sentence: str) -> None:
        if good:
            self.fine()
        else:
            self.wrong(at, sentence)


def play_trial(setting: Setting, seed: int, stride: int = 1) -> Trial:
    """Play one game with uniformly random legal actions, remembering what was seen on the way.

    Positions take most of the time, so a long run may remember one in `stride` of them.
    """
    trial = Trial(setting, seed)
    try:
        trial.match = Match(setting.game, setting.options, seed=seed, pack=setting.pack)
        _play_to_the_end(trial, trial.match, stride)
    except Exception as error:
        trial.crash = what_happened(error)
    if trial.match is not None:
        _choose_samples(trial, len(trial.match.played))
    return trial


def _play_to_the_end(trial: Trial, match: Match, stride: int) -> None:
    chooser = trial.source("choose")
    while True:
        trial.states.append(match.state)
        at = len(match.played)
        if at % stride == 0:
            trial.positions[at] = canonical(match.state.to_position())
        legal = match.state.legal()
        trial.offers.append(tuple(action.number for action in legal))
        if match.over or not legal or at >= trial.setting.most_actions:
            return
        trial.crashed_by = legal[chooser.pick(len(legal))]
        match.play(trial.crashed_by)
        trial.crashed_by = None


def _choose_samples(trial: Trial, decisions: int) -> None:
    chooser = trial.source("sample")
    wanted = min(trial.setting.samples, decisions)
    chosen: set[int] = {0} if wanted else set()  # the first decision: everything is still hidden
    while len(chosen) < wanted:
        chosen.add(chooser.pick(decisions))
    trial.sampled = sorted(chosen)
