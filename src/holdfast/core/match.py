"""A match: a journal over a state. It checks what is played, remembers, and can go back.

What it remembers of each action is a `Played`: see `holdfast.core.history`.
"""

from __future__ import annotations

import errno
import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from fractions import Fraction
from pathlib import Path

from holdfast.core.action import Action
from holdfast.core.chance import SEEDS, Chance, Recording, Seeded
from holdfast.core.dice import fresh_seed, read_dice
from holdfast.core.edition import Edition, SeatName
from holdfast.core.errors import (
    BadJournal,
    BadOption,
    BadPosition,
    HoldfastError,
    NoSuchSeat,
    Phrase,
    StaleProposal,
    UndoRefused,
)
from holdfast.core.event import Event
from holdfast.core.game import Game
from holdfast.core.history import Played, Proposal, draws, packed, thin_out, unpacked
from holdfast.core.journal import Journal, fingerprint
from holdfast.core.messages import mark as _
from holdfast.core.occasions import Occasional
from holdfast.core.onlookers import Onlookers
from holdfast.core.reading import Given, Json
from holdfast.core.registry import check_is_of, find_game
from holdfast.core.seat import WHOLE, Decision, Legal, Reason, Seat
from holdfast.core.state import SPECTATOR, State

__all__ = ["SEEDS", "Match", "Played", "Proposal"]

FINGERPRINT_EVERY = 10


class Match:
    """A match of a game. States in its history are never changed, so copies are cheap.

    Its chance comes from a `seed`, a `script` or a `key`; from a fresh key where none is given. A
    key may be for another `generator` than the usual one.

    - `game`: the `Game` that is played, and `edition` the game with its options and component
      data
    - `options`: the options it is played with, all of them; `pack` the component data, where
      corrected
    - `seats`: the names of the seats, in order
    - `study`: whether it is a study match, which may go back over dice
    - `state`: the `State` now, with all secrets; for searches, and not to be changed
    - `played`: what has been played, a `Played` for each action with its dice and events
    - `chance`: where the dice come from: a `Recording`
    - `seed, script, key`: what the dice were made of, one of the three, or none in a copy
    - `start_position`: the position that it began with, None where it began with set-up
    - `setup_events, setup_chance, setup_draws`: what happened before the first decision, the
      numbers that took, and what each of these was for
    """

    def __init__(
        self,
        game: Game | str,
        options: Given | None = None,
        *,
        seed: int | None = None,
        script: Sequence[int] | None = None,
        key: bytes | None = None,
        generator: str | None = None,
        position: Given | None = None,
        pack: Given | None = None,
        study: bool = False,
    ) -> None:
        self.game = find_game(game)
        self.study = study
        self._dice = read_dice(seed, script, key, generator)
        self.start_position = None if not position else dict(position)
        self.edition = self._read_edition(options, pack)
        self.options = self.edition.options
        self.pack = self.edition.pack
        self.seats = self.edition.seats
        self.seed: int | None = self._dice.seed
        self.script: list[int] | None = self._dice.script
        self.key: bytes | None = self._dice.key
        self.chance = Recording(self._source())
        self.played: list[Played] = []
        self._undone: list[Action] = []
        log: list[Event] = []
        self.state = self._start(log)
        self.state.log = None
        self.setup_events = tuple(log)
        self.setup_chance = tuple(self.chance.taken)
        self.setup_draws = draws(*self.chance.record)
        self._onlookers = Onlookers(self.edition, study, self.commitment, self.setup_events)

    def _read_edition(self, options: Given | None, pack: Given | None) -> Edition:
        if self.start_position is None:
            return self.game.edition(options, pack)
        check_is_of(self.game, self.start_position)
        self.game.read_options(options)
        stated = self.game.position_options(self.start_position)
        try:
            return self.game.edition({**(options or {}), **stated}, pack)
        except BadOption as error:
            raise BadPosition(
                error.message, field=error.field, facts=error.facts, near=error.near
            ) from None

    def _start(self, log: list[Event]) -> State:
        if self.start_position is not None:
            return self.edition.read(self.start_position)
        with self._rolling_for(None, None):
            return self.edition.new(self.chance, log)

    def _source(self) -> Chance:
        return self._dice.source(self.game.occasion)

    @contextmanager
    def _rolling_for(self, state: State | None, action: Action | None) -> Iterator[None]:
        """Where dice depend on the occasion, they are told of it."""
        source = self.chance.source
        if not isinstance(source, Occasional):
            yield
            return
        source.attend(self.chance, state, action)
        try:
            yield
        finally:
            source.leave()

    # Asking

    @property
    def commitment(self) -> str | None:
        """What binds a match to its key and may be shown from the start; None without a key."""
        return None if self.key is None else self._dice.commitment

    @property
    def generator(self) -> str | None:
        """What is made of its key; None without one."""
        return None if self.key is None else self._dice.generator

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.state.over

    @property
    def result(self) -> Json | None:
        """How it ended, or None: a `winner`, and what else the game has to say."""
        return self.state.result()

    @property
    def turn(self) -> int | None:
        """The index of the seat that decides; None when the match is over."""
        return None if self.over else self.state.decision.seat(self.state)

    @property
    def decision(self) -> Decision | None:
        """What the match waits for; None when it is over."""
        return self.seat().decision

    @property
    def legal(self) -> Legal:
        """Every action that can be played now."""
        return self.seat().legal

    @property
    def actions(self) -> list[Action]:
        """The actions so far."""
        return [played.action for played in self.played]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, set-up included."""
        return [*self.setup_events, *(event for played in self.played for event in played.events)]

    def seat(self, seat: SeatName | None = None, at: int | None = None) -> Seat:
        """What a seat or the "spectator" may know, now or when `at` actions had been played.

        Without a name it is what whoever runs the match knows: everything.
        """
        return self.seen_by(WHOLE if seat is None else self.seat_index(seat), at)

    def seen_by(self, viewer: int, at: int | None = None) -> Seat:
        """The same by the index of a viewer."""
        if type(viewer) is not int or not WHOLE <= viewer < len(self.seats):
            known = f"0 to {len(self.seats) - 1}, {SPECTATOR} for a spectator, {WHOLE} for all"
            raise IndexError(f"there is no viewer {viewer!r}; there are {known}")
        count = len(self.played) if at is None else at
        return self._onlookers.seat(viewer, self.state_at(count), self.played, count)

    def find(self, given: object) -> Action:
        """The action that an `Action`, its JSON or its short text means."""
        return self.seat().find(given)

    def why(self, given: object) -> Reason | None:
        """Why an action is not allowed now; None when it is."""
        return self.seat().why(given)

    def odds(self, given: object) -> dict[str, Fraction]:
        """Exact chances of what a legal action can lead to at once."""
        return self.seat().odds(given)

    def forecast(self, what: str) -> dict[str, Fraction]:
        """Exact chances of something that may come, such as a card, if it came now."""
        return self.state.forecast(what)

    def position(self) -> Json:
        """The whole position: for whoever runs the match."""
        return self.state.to_position()

    def view(self, seat: SeatName) -> Json:
        """What a seat, or the "spectator", may know."""
        return self.state.view(self.seat_index(seat))

    def history(self, seat: SeatName) -> list[Mapping[str, object]]:
        """The actions so far as a seat saw them."""
        return self._onlookers.record(self.seat_index(seat), self.played).history

    def state_at(self, count: int) -> State:
        """The state after the first `count` actions. It must not be changed."""
        self._check_count(count)
        return self.state if count == len(self.played) else self.played[count].before

    def _has(self, count: int) -> bool:
        """Whether the match has ever had so many actions."""
        return isinstance(count, int) and 0 <= count <= len(self.played)

    def _check_count(self, count: int) -> None:
        if not self._has(count):
            raise HoldfastError(f"the match has had 0 to {len(self.played)} actions, not {count!r}")

    def hides_between(self, indexes: Iterable[int]) -> bool:
        """Whether one of these seats cannot see what another can."""
        hidden = [Counter(self.state.hidden(index)) for index in indexes]
        return any(other != hidden[0] for other in hidden[1:])

    def seat_index(self, seat: object) -> int:
        """The index of a seat by its name, a number also as a word; the spectator's is -1."""
        if isinstance(seat, str) or type(seat) is int:
            for index, name in enumerate(self.seats):
                if str(name) == str(seat):
                    return index
        if seat == "spectator":
            return SPECTATOR
        names = ", ".join(str(name) for name in self.seats)
        raise NoSuchSeat(
            _("there is no seat {seat}; there are {names} and spectator"),
            facts={"seat": repr(seat), "names": names},
        )

    def imagine(self, seat: SeatName, chance: Chance | None = None) -> State:
        """A state with all that the seat cannot know dealt anew: what a fair search may look at."""
        source = Seeded(fresh_seed()) if chance is None else chance
        return self.state.imagine(self.seat_index(seat), source)

    # Playing

    def play(self, given: object) -> list[Event]:
        """Play an action and return what happened; `IllegalAction` leaves everything untouched."""
        proposal = self.propose(given)
        self.accept(proposal)
        return list(proposal.events)

    def propose(self, given: object) -> Proposal:
        """What an action would come to, without touching the match.

        Its chance is drawn, and spent only when it is accepted: who proposes twice gets the same.
        """
        action = self._legal_action(given)
        before, record = self.state, self.chance
        mark = record.mark()
        after, log = before.copy(), list[Event]()
        after.log = log
        try:
            with self._rolling_for(after, action):
                after.apply(action, record)
            taken, asked = tuple(record.taken[mark[0] :]), tuple(record.asked[mark[0] :])
            rules = tuple(record.rules[mark[0] :])
            spent = record.mark()
        finally:
            # Also a bug in a game leaves the match as it was.
            record.reset(mark)
        after.log = None
        decision = before.decision
        return Proposal(
            number=len(self.played) + 1,
            action=action,
            seat=decision.seat(before),
            rule=decision.rule,
            chance=taken,
            asked=asked,
            rules=rules,
            events=tuple(log),
            before=before,
            after=after,
            record=record,
            mark=mark,
            spent=spent,
        )

    def accept(self, proposal: Proposal) -> None:
        """Make a proposal part of the match: at once, or when it has been written down."""
        record = self.chance
        # The same state with the same dice ahead: what was proposed is still what would come.
        if proposal.before is not self.state or proposal.record is not record:
            raise self._stale(proposal)
        if proposal.mark != record.mark():
            raise self._stale(proposal)
        record.spend(proposal.chance, proposal.asked, proposal.rules, proposal.spent)
        if self._undone and self._undone.pop() is not proposal.action:
            self._undone.clear()
        last = self.played[-1] if self.played else None
        self.played.append(
            Played(
                proposal.action,
                proposal.seat,
                proposal.rule,
                proposal.chance,
                proposal.asked,
                proposal.rules,
                proposal.events,
                proposal.mark,
                last,
                proposal.before,
            )
        )
        thin_out(self.played)
        self.state = proposal.after

    def _stale(self, proposal: Proposal) -> StaleProposal:
        if proposal.record is not self.chance:
            return StaleProposal("this was proposed to another match, so this one cannot accept it")
        return StaleProposal(
            f"this was proposed as action {proposal.number}; the match has gone on since, or back, "
            f"and has {len(self.played)} actions: propose it again"
        )

    def _legal_action(self, given: object) -> Action:
        action = self.state.vocabulary.known(given)
        if action is not None and action in self.state.legal():
            return action
        return self.seat().check(given)  # which says what is wrong

    def undo(self, seat: SeatName | None = None) -> Action:
        """Take back the last action, as far as that is fair; a study match goes anywhere."""
        barrier = self.undo_barrier(seat)
        if barrier is not None:
            raise UndoRefused(barrier)
        last = self.played[-1]
        self.rewind(len(self.played) - 1)
        self._undone.append(last.action)
        return last.action

    def redo(self) -> list[Event]:
        """Play again what was taken back last, with the same dice; anything else that is played
        in between makes it forgotten."""
        if not self._undone:
            raise UndoRefused(_("there is nothing to play again"))
        return self.play(self._undone[-1])

    def rewind(self, count: int) -> None:
        """Go back to where `count` actions had been played, fair or not: for whoever keeps the
        record of what was taken back."""
        if not self._has(count):
            words = _("a match of {played} actions cannot go back to {count}")
            raise HoldfastError(words, facts={"played": len(self.played), "count": count})
        if count < len(self.played):
            first = self.played[count]
            self.state = first.before
            self.chance.reset(first.mark)
            del self.played[count:]
            self._onlookers.go_back(count)

    def undo_barrier(self, seat: SeatName | None = None, keep: int | None = None) -> str | None:
        """Why `seat` (or whoever runs the match) cannot take back all but the first `keep` actions,
        by default the last one."""
        if not self.played:
            return _("there is nothing to take back")
        if self.study:
            return None
        index = None if seat is None else self.seat_index(seat)
        last = len(self.played) - 1
        for at in range(last, (last if keep is None else keep) - 1, -1):
            barrier = self._barrier(at, index)
            if barrier is not None:
                return barrier
        return None

    def _barrier(self, at: int, index: int | None) -> str | None:
        viewers = range(SPECTATOR, len(self.seats))
        return self.played[at].undo_barrier(index, self.state_at(at + 1), viewers)

    @property
    def surprised(self) -> bool:
        """Whether the last action used chance or showed something: no plan could count on that."""
        return bool(self.played) and self._barrier(len(self.played) - 1, None) is not None

    # Copying and saving

    def copy(self, *, same_dice: bool = False) -> Match:
        """An independent match at the same point, with dice of its own.

        With the `same_dice` it would show what is going to come, so that must be asked for.
        """
        other = self.branch(study=self.study)
        if not same_dice:
            other._take_fresh_dice()
        return other

    def _take_fresh_dice(self) -> None:
        """Go on with other numbers: neither seed nor script nor key gives the whole match now."""
        self._dice = self._dice.fresh()
        self.seed = self.script = self.key = None
        self._onlookers = Onlookers(self.edition, self.study, None, self.setup_events)
        self.chance = self.chance.renewed(self._source())

    def branch(self, at: int | None = None, *, study: bool = True) -> Match:
        """A new match that shares the first `at` actions; a study match unless said otherwise."""
        count = len(self.played) if at is None else at
        if not self._has(count):
            words = _("a branch starts after 0 to {played} actions, not {count}")
            raise HoldfastError(words, facts={"played": len(self.played), "count": count})
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.study = study
        other.played = self.played[:count]
        other._undone = []
        other.chance = self.chance.again(self._source())
        at_end = count == len(self.played)
        other.state = self.state_at(count)
        other._onlookers = self._onlookers.again(study, count)
        other.chance.reset(self.chance.mark() if at_end else self.played[count].mark)
        return other

    def __copy__(self) -> Match:
        return self.copy(same_dice=True)

    def __getstate__(self) -> Json:
        """All of it, the future included, for `pickle` and `copy.deepcopy`."""
        kept = {**self.__dict__, "played": packed(self.played), "_undone": []}
        onlookers = (self.edition, self.study, self.commitment, self.setup_events)
        kept["_onlookers"] = Onlookers(*onlookers)
        chance = self.chance
        return {**kept, "chance": (*chance.record, chance.since, chance.mark())}

    def __setstate__(self, kept: Json) -> None:
        self.__dict__.update(kept)
        self.played = unpacked(kept["played"], self.edition.vocabulary)
        self.chance = Recording(self._source())
        self.chance.go_on(*kept["chance"])

    def journal(self) -> Journal:
        """The save file of this match, with the key: for whoever runs it, or when it is over."""
        marks = sorted({*range(0, len(self.played), FINGERPRINT_EVERY), len(self.played)})
        return Journal(
            game=self.game.id,
            rules=self.game.rules_version,
            options=dict(self.options),
            seed=self.seed,
            script=self.script,
            position=self.start_position,
            pack=self.pack,
            study=self.study,
            actions=[played.action.json for played in self.played],
            generator=self.generator,
            commitment=self.commitment,
            key=None if self.key is None else self.key.hex(),
            chance=[list(self.setup_chance), *(list(played.chance) for played in self.played)],
            asked=[
                [draw.word for draw in drawn]
                for drawn in (self.setup_draws, *(played.draws for played in self.played))
            ],
            fingerprints={at: fingerprint(self.state_at(at).to_position()) for at in marks},
        )

    def save(self, path: str | Path) -> None:
        """Write the journal to a file: whole, or not at all. The file's folder must exist."""
        text = json.dumps(self.journal().to_json(), ensure_ascii=False, indent=1)
        path = Path(path)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "this is a folder; name a file in it", str(path))
        if path.exists() and not path.is_file():  # such as /dev/stdout, which nothing can replace
            path.write_text(text + "\n", encoding="utf-8")
            return
        beside = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            beside.write_text(text + "\n", encoding="utf-8")
            beside.replace(path)
        except OSError as error:
            with suppress(OSError):  # where nothing could be written, nothing needs to go
                beside.unlink()
            raise OSError(error.errno, error.strerror, str(path)) from None

    @classmethod
    def replay(cls, journal: Journal) -> Match:
        """Play a journal again, comparing with everything it recorded on the way.

        A journal with neither seed nor script nor key is played with the chance that it recorded.
        """
        journal.check_promise()
        try:
            match = cls(
                journal.game,
                journal.options,
                seed=journal.seed,
                script=journal.source,
                key=journal.secret,
                generator=None if journal.secret is None else journal.generator,
                position=journal.position,
                pack=journal.pack,
                study=journal.study,
            )
        except HoldfastError as error:
            raise BadJournal(
                _("the match cannot begin: {error}"),
                at=0,
                rule=error.rule,
                facts={"error": error.phrase},
            ) from error
        version = match.game.rules_version
        journal.compare(0, match.setup_draws, match.state, version)
        for number, action in enumerate(journal.actions, start=1):
            try:
                match.play(action)
            except HoldfastError as error:
                why = None if match.over else match.seat().why(action)
                facts = {
                    "number": number,
                    "action": json.dumps(action),
                    "error": error.phrase if why is None else why.phrase(match.edition),
                }
                words = _("action {number}, {action}, was refused: {error}")
                raise journal.broken(Phrase(words, facts), number, version, error.rule) from error
            journal.compare(number, match.played[-1].draws, match.state, version)
        if not journal.has_own_chance and journal.chance is not None:
            match._take_fresh_dice()
        return match

    def _repr_svg_(self) -> str | None:
        picture = self.edition.draw(self.position())
        return None if picture is None else picture.svg()

    def __str__(self) -> str:
        """The board in words, as whoever runs the match sees it."""
        return self.edition.text().board(self.position()) or repr(self)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same match at the same point, with the same dice to come."""
        if not isinstance(other, Match):
            return NotImplemented
        return self is other or self._identity == other._identity

    @property
    def _identity(self) -> tuple[object, ...]:
        record = self.chance.record
        return (self.edition, self.study, self._dice, self.state, self.actions, record)

    def __repr__(self) -> str:
        if self.over:
            now = f"over: {self.result}"
        else:
            now = f"{self.state.decision.kind} of {self.seats[self.turn or 0]}"
        study = ", study" if self.study else ""
        count = len(self.played)
        actions = "1 action" if count == 1 else f"{count} actions"
        return f"<Match {self.game.id}{study}, {actions}, {now}>"
