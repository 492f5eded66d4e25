"""Checks that nobody learns what they may not know, through views, events, history or undo.

All of them compare two worlds that a seat cannot tell apart: the real one, and one in which what is
hidden from the seat was dealt anew (`imagine`) or fell otherwise (another number from chance). They
are sound as long as a game keeps two promises: a view shows all that its seat needs to remember,
and what an action lets a seat see leaves `hidden(seat)`, which is also what bars undo.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from holdfast.conformance.trial import Finder, Trial, canonical
from holdfast.conformance.worlds import (
    After,
    first_difference,
    play_on,
    reveals,
    told,
)
from holdfast.core.action import Action
from holdfast.core.chance import Recording, Scripted
from holdfast.core.errors import BadChance
from holdfast.core.event import Event
from holdfast.core.state import State, play_randomly

__all__ = [
    "Pair",
    "events_keep_secrets",
    "hidden_is_listed",
    "history_keeps_secrets",
    "imagine_keeps_view",
    "imagine_knows_no_more",
    "imagine_redeals",
    "imagined",
    "judge_redeals",
    "playable_in_both",
    "undo_is_fair",
]

WORLDS = 4
"""Imagined worlds for each viewer of a sampled decision."""
OTHER_CHANCE = 6
"""Other numbers that are tried for the chance of one action or of set-up."""
ENOUGH = 20.0
"""Changes that must have been expected of a hidden place before silence counts against it."""
WORDS = re.compile(r"\w+")

Path = tuple[str | int, ...]
Leaves = dict[Path, object]


def imagine_keeps_view(trial: Trial, found: Finder) -> None:
    """an imagined world gives its seat the same view, decision and legal list, and plays on"""
    for at, viewer, number, state, world in imagined(trial):
        sentence = _what_differs(state, world, viewer)
        if not sentence and number == 0:
            sentence = _how_it_stops(trial, world, at, viewer)
        found.judge(not sentence, at, f"{trial.viewer_name(viewer)}: {sentence}")


def imagined(trial: Trial) -> Iterator[tuple[int, int, int, State, State]]:
    """At each sampled decision, for each viewer, a few worlds as it could imagine them."""
    states = trial.states
    for at in trial.sampled:
        for viewer in trial.viewers:
            # Where nothing is hidden all worlds are the same, and one will do.
            for number in range(WORLDS if states[at].hidden(viewer) else 1):
                world = states[at].imagine(viewer, trial.source("imagine", at, viewer, number))
                yield at, viewer, number, states[at], world


def _what_differs(state: State, world: State, viewer: int) -> str:
    if canonical(world.view(viewer)) != canonical(state.view(viewer)):
        return "the view of an imagined world differs: imagine() or the view tells something hidden"
    if world.over or type(world.decision) is not type(state.decision):
        return "an imagined world waits for another decision"
    decider = state.decision.seat(state)
    if world.decision.seat(world) != decider:
        return "in an imagined world another seat decides"
    if decider != viewer:
        return ""
    legal = state.legal()
    if [action.number for action in world.legal()] != [action.number for action in legal]:
        return "the legal list depends on what the deciding seat cannot know"
    # Odds may be dear to compute, so the first and the last action speak for all.
    for action in (legal[0], legal[-1]):
        if world.odds(action) != state.odds(action):
            return f"the odds of {action.json} depend on what the deciding seat cannot know"
    return ""


def _how_it_stops(trial: Trial, world: State, at: int, viewer: int) -> str:
    most = trial.setting.most_actions
    try:
        played = play_randomly(world, trial.source("rollout", at, viewer), most)
    except Exception as error:
        return f"an imagined world cannot be played on: {type(error).__name__}: {error}"
    return "" if played < most or world.over else "an imagined world does not end"


def imagine_knows_no_more(trial: Trial, found: Finder) -> None:
    """what is imagined follows from what the seat knows and from chance, not from what is hidden"""
    for at, viewer, number, state, world in imagined(trial):
        # The seat cannot tell these two apart, so it imagines the same in both.
        mine, theirs = (
            one.imagine(viewer, trial.source("imagine again", at, viewer, number)).to_bytes()
            for one in (state, world)
        )
        who = trial.viewer_name(viewer)
        sentence = f"{who} imagines something else where only what is hidden differs"
        found.judge(mine == theirs, at, sentence)
        if mine != theirs:
            return  # it will be so nearly everywhere


def imagine_redeals(trial: Trial, found: Finder) -> None:
    """over many imaginings every hidden place holds something else now and then

    A hidden place is one whose words the view does not show, and that hidden() lists.
    """
    for at, viewer, _, state, world in imagined(trial):
        hidden = state.hidden(viewer)
        if len(set(hidden)) < 2:
            continue  # a single unknown thing is known by elimination
        position, other = _leaves(state.to_position()), _leaves(world.to_position())
        who = str(trial.viewer_name(viewer))
        found.report.redealt(f"{who}: anything", 0.5, position != other)
        places = _hidden_places(position, _leaves(state.view(viewer)), hidden)
        sentence = f"{who}: nothing in the position is named as hidden() does: {hidden[:3]}"
        found.judge(bool(places), at, sentence)
        for path, share in places.items():
            place = f"{who}: {_without_indexes(path)}"
            found.report.redealt(place, 1 - share, other.get(path) != position[path])


def _hidden_places(position: Leaves, seen: Leaves, hidden: list[str]) -> dict[Path, float]:
    """Where the hidden things lie, each with the share of them that is called the same.

    A position says what lies in a place, or where a thing is: then its key is the thing's name.
    """
    listed = [frozenset(WORDS.findall(str(entry))) for entry in hidden]
    shares: dict[object, float] = {}

    def share(name: object) -> float:
        # Only words are followed: a number would be found in many an unrelated place.
        if isinstance(name, str) and name not in shares:
            words = set(WORDS.findall(name))
            # An entry may say more than the position, as "7S/2" does of "#7S", but all of that.
            shares[name] = sum(words <= entry for entry in listed) / len(listed) if words else 0
        return shares.get(name, 0)

    unseen = [path for path, value in position.items() if seen.get(path) != value]
    found = {path: share(position[path]) or share(path[-1]) for path in unseen}
    return {path: part for path, part in found.items() if part}


def _leaves(value: object, path: Path = ()) -> Leaves:
    """Every plain value in a piece of JSON, by its path."""
    if isinstance(value, dict):
        children = [(str(key), child) for key, child in value.items()]
        return {
            p: leaf for key, child in children for p, leaf in _leaves(child, (*path, key)).items()
        }
    if isinstance(value, list | tuple):
        return {
            p: leaf
            for n, child in enumerate(value)
            for p, leaf in _leaves(child, (*path, n)).items()
        }
    return {path: value}


def _without_indexes(path: Path) -> str:
    return ".".join("*" if isinstance(part, int) else part for part in path)


def judge_redeals(redeals: dict[str, list[float]]) -> list[str]:
    """The hidden places that never changed although changes were to be expected."""
    return [
        f"{place} is hidden, but imagine() never deals it anew; {expected:.0f} changes were due"
        for place, (expected, changed) in sorted(redeals.items())
        if expected >= ENOUGH and not changed
    ]


def events_keep_secrets(trial: Trial, found: Finder) -> None:
    """events tell a seat the same in worlds that it cannot tell apart, before and after"""
    for at, viewer, number, state, world in imagined(trial):
        for action in playable_in_both(trial, at, viewer, number, state, world):
            pair = Pair(state, world, action, action, viewer, trial, (at, viewer, number))
            if pair.comparable():
                sentence = pair.what_events_tell()
                found.judge(not sentence, at + 1, f"{trial.viewer_name(viewer)}: {sentence}")
    for at, viewer, one, other in _by_other_chance(trial):
        sentence = _what_other_chance_tells(trial, at, viewer, one, other)
        found.judge(not sentence, at, f"{trial.viewer_name(viewer)}: {sentence}")


def playable_in_both(
    trial: Trial, at: int, viewer: int, number: int, state: State, world: State
) -> list[Action]:
    """The action that was played and another one, where they are legal in both worlds."""
    there = {action.number for action in world.legal()}
    both = [action for action in state.legal() if action.number in there]
    if not both:
        return []
    chosen = both[trial.source("both", at, viewer, number).pick(len(both))]
    played = trial.played.played[at].action
    return [chosen, played] if played in both and played is not chosen else [chosen]


@dataclass(frozen=True, slots=True)
class _Outcome:
    """Where a stretch of a game led, for the comparison of two of them."""

    before: State | None
    after: After

    def reveals(self, viewer: int) -> bool:
        return self.before is not None and reveals(self.before, self.after.state, viewer)


class Pair:
    """The same moment in two worlds, each moved on by an action with equally seeded chance."""

    def __init__(
        self,
        state: State,
        world: State,
        action: Action,
        other: Action,
        viewer: int,
        trial: Trial,
        salt: tuple[int, ...],
    ) -> None:
        self.state, self.world = state, world
        self.action, self.other = action, other
        self.viewer = viewer
        self.decides = state.decision.seat(state) == viewer
        self.mine = _Outcome(state, play_on(state, action, trial.source("pair", *salt)))
        self.theirs = _Outcome(world, play_on(world, other, trial.source("pair", *salt)))

    def comparable(self) -> bool:
        """Whether the viewer still cannot tell the worlds apart by looking at the table."""
        if self.mine.after.asked != self.theirs.after.asked:
            return False  # other questions to chance: equal seeds no longer mean equal dice
        return _look_alike(self.mine, self.theirs, self.viewer)

    def heard_alike(self) -> bool:
        mine, theirs = self.mine.after.events, self.theirs.after.events
        # What the game shares by name with the seat that decides is a peek, not a leak.
        return canonical(told(mine, self.viewer, self.decides)) == canonical(
            told(theirs, self.viewer, self.decides)
        )

    def shown_alike(self) -> bool:
        by = self.state.decision.seat(self.state)
        return canonical(self.state.shown(self.action, by, self.viewer)) == canonical(
            self.world.shown(self.other, by, self.viewer)
        )

    def what_events_tell(self) -> str:
        if not self.heard_alike():
            mine = told(self.mine.after.events, self.viewer, self.decides)
            theirs = told(self.theirs.after.events, self.viewer, self.decides)
            difference = first_difference(mine, theirs)
            return f"events of {self.action.json} tell something hidden: {difference}"
        if not self.shown_alike():
            return f"{self.action.json} is shown in a way that tells something hidden"
        return ""


def _look_alike(one: _Outcome, other: _Outcome, viewer: int) -> bool:
    if one.reveals(viewer) or other.reveals(viewer):
        return False
    return canonical(one.after.state.view(viewer)) == canonical(other.after.state.view(viewer))


def _by_other_chance(trial: Trial) -> Iterator[tuple[int, int, _Outcome, _Outcome]]:
    """Set-up and sampled actions with one number of their chance changed, and who sees no change.

    Yields only where the position differs: the number decided something hidden from the viewer.
    """
    for at in [0, *(at + 1 for at in trial.sampled)]:
        real, asked, given = _again(trial, at)
        chooser = trial.source("other chance", at)
        for _ in range(OTHER_CHANCE if given else 0):
            bent = _bend(asked, given, chooser.pick(len(given)), chooser.pick(1 << 20))
            try:
                other, asked_other, _ = _again(trial, at, bent)
            except BadChance:
                continue  # the other number led to other questions
            if asked_other != asked or _same_position(real, other):
                continue
            for viewer in trial.viewers:
                if _look_alike(real, other, viewer):
                    yield at, viewer, real, other


def _same_position(one: _Outcome, other: _Outcome) -> bool:
    mine, theirs = one.after.state.to_position(), other.after.state.to_position()
    return canonical(mine) == canonical(theirs)


def _again(
    trial: Trial, at: int, numbers: list[int] | None = None
) -> tuple[_Outcome, list[int], list[int]]:
    """Set-up (0) or action `at` once more, with the numbers it had or with these."""
    match = trial.played
    given = list(match.played[at - 1].chance if at else match.setup_chance)
    chance = Recording(Scripted(given if numbers is None else numbers))
    if at == 0:
        log: list[Event] = []
        state = trial.edition.new(chance, log)
        state.log = None
        outcome = _Outcome(None, After(state, tuple(log), tuple(chance.asked)))
    else:
        before = match.played[at - 1].before
        outcome = _Outcome(before, play_on(before, match.played[at - 1].action, chance))
    return outcome, chance.asked, chance.taken


def _bend(asked: list[int], given: list[int], at: int, by: int) -> list[int]:
    """The numbers of chance with one of them replaced by another that could have come."""
    n = abs(asked[at])
    lowest = 1 if asked[at] < 0 and n != 10 else 0
    shift = 1 + by % (n - 1) if n > 1 else 0
    return [*given[:at], (given[at] - lowest + shift) % n + lowest, *given[at + 1 :]]


def _what_other_chance_tells(
    trial: Trial, at: int, viewer: int, one: _Outcome, other: _Outcome
) -> str:
    decides = at > 0 and trial.played.played[at - 1].seat == viewer
    mine, theirs = (told(it.after.events, viewer, decides) for it in (one, other))
    if canonical(mine) == canonical(theirs):
        return ""
    difference = first_difference(mine, theirs)
    where = "set-up" if at == 0 else f"{trial.played.played[at - 1].action.json}"
    return f"events of {where} tell a number of chance that decided something hidden: {difference}"


def hidden_is_listed(trial: Trial, found: Finder) -> None:
    """where chance decides something that a seat does not see, hidden(seat) is not empty"""
    for at, viewer, one, other in _by_other_chance(trial):
        listed = one.after.state.hidden(viewer) or other.after.state.hidden(viewer)
        who = trial.viewer_name(viewer)
        found.judge(bool(listed), at, f"{who} cannot see everything, but hidden() lists nothing")


def history_keeps_secrets(trial: Trial, found: Finder) -> None:
    """the history shows no choice that view and events keep from a seat"""
    for at, viewer, number, state, world in imagined(trial):
        here = {action.number: action for action in state.legal()}
        there = {action.number: action for action in world.legal()}
        # Two choices, each possible in one of the worlds only: to know one is to know the world.
        mine = [action for key, action in here.items() if key not in there][:2]
        theirs = [action for key, action in there.items() if key not in here][:2]
        for action, other in zip(mine, theirs, strict=False):
            pair = Pair(state, world, action, other, viewer, trial, (at, viewer, number))
            if pair.comparable() and pair.heard_alike():
                who = trial.viewer_name(viewer)
                sentence = f"{who} is shown {action.json} in the history, a choice made in secret"
                found.judge(pair.shown_alike(), at, sentence)


def undo_is_fair(trial: Trial, found: Finder) -> None:
    """an action that the match lets its seat take back has shown nothing to anybody"""
    for at, viewer, number, _, world in imagined(trial):
        played = trial.played.played[at]
        match = trial.played.branch(at + 1, study=False)
        if match.undo_barrier(match.seats[played.seat]) is not None:
            continue
        if played.action not in world.legal():
            continue
        other = play_on(world, played.action, trial.source("undo", at, viewer, number))
        same = canonical(other.state.view(viewer)) == canonical(match.state.view(viewer))
        if viewer == played.seat:
            heard = canonical(told(played.events, viewer)) == canonical(told(other.events, viewer))
            same = same and heard
        who = trial.viewer_name(viewer)
        sentence = f"{played.action.json} can be taken back, but has shown {who} something hidden"
        found.judge(same, at + 1, sentence)
