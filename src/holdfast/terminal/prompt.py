"""The plain terminal: the board in words, a question with its rule, and numbered answers.

It reads and writes through the functions it is given, so a test, a pipe and a person are the same
to it. It knows no game: everything it says comes from the game's `Text` or from `words`, and what
it shows is what a `Seat` may know.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from holdfast.bots import Bot, Player
from holdfast.bots.sitting import STAND_IN, Sitter, seated, sit, stand_in
from holdfast.coach.thinking import think
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.errors import HoldfastError, IllegalAction, UndoRefused, nearest
from holdfast.core.inspection import Inspection
from holdfast.core.match import Match
from holdfast.core.seat import Seat
from holdfast.core.state import SPECTATOR
from holdfast.terminal.caution import lasts
from holdfast.terminal.completing import completions
from holdfast.terminal.figures import percent
from holdfast.terminal.looking import a_thing, found_things, look_lines, near_lines, stand_lines
from holdfast.terminal.menu import Menu
from holdfast.terminal.telling import Telling, shown_action
from holdfast.terminal.voice import Voice
from holdfast.terminal.words import COMMANDS, ELSEWHERE

__all__ = ["Prompt"]

SEEDS = 1 << 29
"""Of how many a bot's chance for a decision is drawn."""
NEAR = 8
"""How many things of the board are named where it is not clear which is meant."""
SHORT_BOARD = 14
"""A board of fewer lines than that is shown before every decision."""
COMPARED = 20
"""Of how many actions the odds are shown at once."""
HINT_SECONDS = 2.0
"""How long the coach thinks about a hint."""


class Quit(Exception):
    """The player wants to stop."""


class Prompt:
    """One sitting at a match. Seats without a bot are played by whoever sits at the terminal."""

    def __init__(
        self,
        match: Match,
        *,
        read: Callable[[str], str],
        write: Callable[[str], None],
        clear: Callable[[], None],
        language: str = "en",
        bots: Mapping[int, Bot | Player] | None = None,
        bot_chance: Chance | None = None,
        save_to: str | None = None,
        notes: bool = True,
        coach: bool = False,
        brief: bool | None = None,
        careful: bool = True,
        keep_in: Path | None = None,
        styled: Callable[[str, str], None] | None = None,
        page: Callable[[Sequence[str]], None] | None = None,
    ) -> None:
        self.match = match
        self.text = match.edition.text(language)
        self._read = read
        self._write = write
        self._voice = voice = Voice(self.text, write, styled, page)
        self._say, self._words, self._page = voice.say, voice.words, voice.page
        self._telling = Telling(match, voice, notes=notes)
        self._clear = clear
        self._bots = {
            index: bot if isinstance(bot, Player) else seated(bot)
            for index, bot in (bots or {}).items()
        }
        self._sitters: dict[int, Sitter] = {
            index: sit(player, "wall") for index, player in self._bots.items()
        }
        self._bot_chance = Seeded(0) if bot_chance is None else bot_chance
        self._save_to = save_to
        self._coach = coach
        self._brief = brief
        self._careful = careful
        self._keep_in = keep_in
        self._has_begun = False
        self._saved_at = len(match.played)
        self._at_table: int | None = None
        self._has_secrets = False
        self._menu = Menu(self.text, [])
        self._commands: dict[str, Callable[[str], bool]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "odds": self._odds,
            "hint": self._hint,
            "undo": self._undo,
            "redo": self._redo,
            "legend": self._legend,
            "brief": lambda rest: self._show_less(True),
            "full": lambda rest: self._show_less(False),
            "log": self._log,
            "rule": self._rule,
            "look": self._look,
            "near": self._near,
            "stand": self._stand,
            "board": self._board,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the match is over or the player leaves."""
        try:
            self._telling.opening()
            self._play_on()
        except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
            self._write("")
            self._leave()
        except Quit:
            self._leave()
        except HoldfastError as error:  # a script of chance that has run out on a bot
            self._write(error.say(self.text.tell))
            self._leave()
        finally:
            for sitter in self._sitters.values():
                sitter.leave()

    def _play_on(self) -> None:
        while (index := self.match.turn) is not None:
            if index in self._bots:
                self._let_bot_play(index)
            else:
                self._hand_over(index)
                self._ask()
        self._finish()

    # Whose turn it is

    @property
    def _seat(self) -> Seat:
        """What the seat that decides may know."""
        turn = self.match.turn
        assert turn is not None
        return self.match.seen_by(turn)

    def _humans(self) -> list[int]:
        return [index for index in range(len(self.match.seats)) if index not in self._bots]

    def _viewer(self) -> int:
        """Through whose eyes the screen shows what is not a decision: the only person's."""
        humans = self._humans()
        return humans[0] if len(humans) == 1 else SPECTATOR

    def _let_bot_play(self, index: int) -> None:
        seat, seed = self._seat, self._bot_chance.pick(SEEDS)
        reply = self._sitters[index].ask(seat, seed)
        action = reply.action
        if action is None:
            assert reply.defect is not None
            reason, bot = reply.defect.words, self._bots[index].word
            self._say("stands_in", bot=bot, reason=reason, other=STAND_IN)
            action = stand_in(seat, seed)
        self.match.play(action)
        self._keep()
        shown = shown_action(self.match.seen_by(self._viewer()).record[-1].action)
        self._say("plays", seat=self._seat_name(index), action=self.text.action(shown))

    def _hand_over(self, index: int) -> None:
        """Between people who hide things from each other the screen is cleared."""
        before = self._at_table
        if before is not None and before != index and self._hides():
            self._telling.news(before)
            self._read(self._words("read_this", seat=self._seat_name(index)))
            self._clear()
            self._has_begun = False  # whoever sits down now has seen nothing yet
            self._read(self._words("your_turn", seat=self._seat_name(index)))
        self._at_table = index

    def _hides(self) -> bool:
        # Once there was a secret, what the screen still shows may be one, so this never goes back.
        if not self._has_secrets:
            self._has_secrets = self.match.hides_between(self._humans())
        return self._has_secrets

    # One decision

    def _ask(self) -> None:
        """Ask until the match has moved."""
        self._menu = Menu(self.text, self._seat.legal)
        self._show(with_board=not self._has_begun or self._wants_board())
        self._has_begun = True
        while not self._answer(self._read("> ").strip()):
            pass

    def _wants_board(self) -> bool:
        """As was chosen; as usual a long board only where a turn or another chapter begins."""
        if self._brief is not None:
            return not self._brief
        seat = self._seat
        if self.text.board(seat.view).count("\n") < SHORT_BOARD:
            return True
        new = self._telling.new_to(seat)
        return any(self.text.chapter(event) is not None for event in new)

    def _answer(self, typed: str) -> bool:
        """Do what was typed; whether the match has moved."""
        action = self._menu.exact(typed)
        if action is not None:
            return self._play(action)
        word, _, rest = typed.partition(" ")
        if word.casefold() in self._commands:
            return self._commands[word.casefold()](rest.strip())
        if not typed:
            self._menu.reset()
            self._list()
            return False
        if typed.isascii() and typed.isdecimal():
            return self._narrow(self._line(typed))
        fitting = self._menu.fitting(typed)
        if not fitting:
            return self._explain_miss(typed)
        if len(fitting) == 1 and not self._is_sure(fitting[0], typed):
            self._say("not_played")
            return False
        return self._narrow(fitting)

    def _is_sure(self, action: Action, typed: str) -> bool:
        """Words narrow a list, so they may mean less than a move: asked before one that lasts, and
        before one of which they are only parts."""
        if not self._careful:
            return True
        lasting = self._lasts(action)
        if not lasting and self._menu.says(action, typed):
            return True
        sentence = "sure_lasting" if lasting else "sure"
        answer = self._read(self._words(sentence, action=self.text.action(action)))
        yes = self._words("yes").casefold()
        return answer.strip().casefold() in ("y", "yes", yes, yes[:1])

    def _lasts(self, action: Action) -> bool:
        """Also what a bot answers cannot be taken back, but in a study."""
        others_answer = bool(self._bots) and len(self.match.seats) > 1 and not self.match.study
        return others_answer or lasts(self._seat, action)

    def completions(self, typed: str) -> list[str]:
        """What the last word of an unfinished line may become."""
        if self.match.over:
            return []
        return completions(typed, self._commands, self._menu.all, self._seat, self.text.rules)

    def _line(self, number: str) -> tuple[Action, ...]:
        lines = self._menu.lines()
        # A number of many digits is no line; reading it could be refused by Python itself.
        if len(number) < 9 and 1 <= int(number) <= len(lines):
            return lines[int(number) - 1].actions
        self._say("no_line", number=number, last=len(lines))
        return ()

    def _narrow(self, actions: tuple[Action, ...]) -> bool:
        if len(actions) == 1:
            return self._play(actions[0])
        if actions:
            self._menu.left = actions
            self._list()
        return False

    def _explain_miss(self, typed: str) -> bool:
        """Words that fit nothing may still be an action: then the rules say why it is not on."""
        try:
            action = self._seat.find(typed)
        except IllegalAction:
            self._say_miss(typed)
            return False
        if self._explain(action):
            return False
        return self._play(action)  # it was typed as JSON

    def _say_miss(self, typed: str) -> None:
        """Say that words are no action, and which command or line they may be about."""
        first, _, rest = typed.casefold().partition(" ")
        command = ELSEWHERE.get(first) or nearest(first, self._commands)
        if rest.isascii() and rest.isdecimal():
            self._say("number_alone", words=typed, last=len(self._menu.lines()))
        elif command and not rest:
            self._say("meant", words=typed, command=command)
        else:
            self._say("no_match", words=typed)

    def _explain(self, action: Action) -> bool:
        """Say why an action is not allowed; whether there was something to say."""
        reason = self._seat.why(action)
        if reason is not None:
            self._write(reason.said(self.text))
        return reason is not None

    def _play(self, action: Action) -> bool:
        self._write(self.text.action(action))
        try:
            self.match.play(action)
        except HoldfastError as error:  # a script of chance that has run out
            self._write(error.say(self.text.tell))
            return False
        self._keep()
        return True

    # Commands: each returns whether the match has moved

    def _help(self, rest: str) -> bool:
        lines = [self._words("help", example=self._menu.all[0].text)]
        for command, meaning in COMMANDS.items():
            lines.append(f"  {command:<12} {self.text.tell(meaning)}")
        self._page(lines)
        return False

    def _legend(self, rest: str) -> bool:
        if self.text.legend:
            self._page([f"  {sign:<12} {meaning}" for sign, meaning in self.text.legend])
        else:
            self._say("no_legend")
        return False

    def _show_less(self, brief: bool) -> bool:
        self._brief = brief
        self._say("is_brief" if brief else "is_full")
        return False

    def _board(self, rest: str) -> bool:
        self._show(with_board=True)
        return False

    def _show(self, with_board: bool) -> None:
        """What is asked, after what has happened, and before them the board if it is wanted."""
        seat = self._seat
        self._write("")
        board = self.text.board(seat.view) if with_board else ""
        if board:
            self._write(board + "\n")
        self._telling.news(seat.index)
        asked = seat.decision
        assert asked is not None
        form = "asked" if len(self.match.seats) == 1 else "seat_asked"
        prompt = self.text.prompt(asked.kind, seat.view)
        question = self._words(
            form, seat=self._seat_name(seat.index), prompt=prompt, rule=asked.rule
        )
        self._voice.styled(question, "question")
        self._list()

    def _list(self) -> None:
        if self._menu.is_narrowed:
            self._say("narrowed", left=len(self._menu.left), all=len(self._menu.all))
        for number, line in enumerate(self._menu.lines(), start=1):
            words = line.heading
            if len(line.actions) > 1:
                words = self._words("group", what=words, count=len(line.actions))
            self._write(f"{number:>4}  {words}")

    def _why(self, rest: str) -> bool:
        action = self._meant(rest)
        if action is not None and not self._explain(action):
            asked = self._seat.decision
            assert asked is not None
            self._say("allowed", action=self.text.action(action), rule=asked.rule)
        return False

    def _odds(self, rest: str) -> bool:
        several = self._several(rest)
        if len(several) > 1:
            return self._compare(several)
        action = self._meant(rest)
        if action is None or self._explain(action):
            return False
        odds = self._seat.odds(action)
        for outcome, chance in odds.items():
            said = self.text.outcome(outcome)
            self._write(f"  {said:<24} {chance!s:>12}  {percent(self.text, chance):>7}")
        if not odds:
            self._say("no_odds")
        return False

    def _several(self, typed: str) -> tuple[Action, ...]:
        """The actions on offer that a line or words mean, when they mean more than one."""
        if typed.isascii() and typed.isdecimal():
            lines = self._menu.lines()
            number = int(typed) if len(typed) < 9 else 0
            return lines[number - 1].actions if 1 <= number <= len(lines) else ()
        if not typed or self._menu.exact(typed) is not None:
            return ()
        return self._menu.fitting(typed)

    def _compare(self, actions: Sequence[Action]) -> bool:
        """The odds of several actions, one a line."""
        told = False
        for action in actions[:COMPARED]:
            odds = self._seat.odds(action)
            if odds:
                said = ", ".join(
                    f"{self.text.outcome(name)} {percent(self.text, chance)}"
                    for name, chance in odds.items()
                )
                self._write(f"  {self.text.labelled(self.text.action(action), said)}")
                told = True
        if not told:
            self._say("no_odds")
        elif len(actions) > COMPARED:
            self._say("several", words=self.text.action(actions[0]), count=len(actions))
        return False

    def _hint(self, rest: str) -> bool:
        """What the coach says. People who play each other must have agreed on it before."""
        if len(self._humans()) > 1 and not self._coach:
            self._say("no_hint")
            return False
        self._say("thinking")
        thoughts = think(self._seat, HINT_SECONDS)
        first = next(thoughts)
        if not first.is_settled:
            self._say("so_far", action=self.text.action(first.best.action))
        *_earlier, last = first, *thoughts
        for line in last.said(self.text.language):
            self._write(line)
        return False

    def _meant(self, typed: str) -> Action | None:
        """The action that a number, a whole short text, or words mean; None once explained."""
        if not typed:
            self._say("which", example=self._menu.all[0].text)
            return None
        if typed.isascii() and typed.isdecimal():
            found = self._line(typed)
            if not found:
                return None
        else:
            try:
                return self._seat.find(typed)
            except IllegalAction as error:
                found = self._menu.fitting(typed)
                if not found:
                    self._write(error.say(self.text.tell))
                    return None
        if len(found) > 1:
            self._say("several", words=typed, count=len(found))
            return None
        return found[0]

    def _undo(self, rest: str) -> bool:
        try:
            action = self.match.undo(self._undoer())
            while self.match.study and self.match.played and self.match.turn in self._bots:
                action = self.match.undo()
        except UndoRefused as error:
            self._say("no_undo", reason=error.say(self.text.tell))
            return False
        self._telling.take_back()
        self._say("took_back", action=self.text.action(action))
        return True

    def _redo(self, rest: str) -> bool:
        try:
            self.match.redo()
        except UndoRefused:
            self._say("no_redo")
            return False
        self._keep()
        return True

    def _undoer(self) -> str | int | None:
        """People round one open board take back for each other; else each only for themselves."""
        together = not self._bots and not self._hides()
        return None if self.match.study or together else self._seat.name

    def _log(self, rest: str) -> bool:
        self._telling.log(self._seat.events, rest)
        return False

    def _look(self, rest: str) -> bool:
        for told in self._looked("look", rest):
            self._write("\n".join(look_lines(told, self.text)))
        return False

    def _near(self, rest: str) -> bool:
        for told in self._looked("near", rest):
            self._write("\n".join(near_lines(self._seat, told, self.text)))
        return False

    def _looked(self, command: str, words: str) -> list[Inspection]:
        """What the board tells about a thing; nothing once it was said that it is not clear."""
        if not words:
            example = a_thing(self._seat)
            sentence = "which_thing" if example else "nothing_there"
            self._say(sentence, command=command, example=example)
            return []
        found = found_things(self._seat, words)
        if not found:
            self._say("no_thing", words=words)
        elif len(found) > 1:
            self._say("several_things", words=words, things=", ".join(found[:NEAR]))
        looked = [self._seat.look(one, self.text.language) for one in found[:1]]
        return [one for one in looked if one is not None and len(found) == 1]

    def _stand(self, rest: str) -> bool:
        self._write("\n".join(stand_lines(self._seat, self.text)))
        return False

    def _rule(self, rest: str) -> bool:
        self._telling.rule(rest)
        return False

    def _save(self, rest: str) -> bool:
        file = rest or self._save_to
        if file is None:
            self._say("save_where")
        else:
            self._write_journal(file)
        return False

    def _quit(self, rest: str) -> bool:
        raise Quit

    # The end

    def _finish(self) -> None:
        viewer = self._viewer()
        board = self.text.board(self.match.seen_by(viewer).view)
        if board:
            self._write("\n" + board + "\n")
        self._telling.rest(viewer)
        self._say("over")
        self._write(self.text.result(self.match.result or {}))
        if self._humans() or self._save_to is not None:
            self._leave()

    def _leave(self) -> None:
        """Save where that was asked for, or offer it; a second end of input is a no."""
        if self._save_to is not None:
            self._write_journal(self._save_to)
        elif len(self.match.played) != self._saved_at:
            try:
                file = self._read(self._words("offer_save")).strip()
            except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
                self._write("")
                if self._keep_in is not None:  # nobody has said that it may go
                    self._say("kept_in", file=self._keep_in)
                    self._keep_in = None
                file = ""
            if file:
                self._write_journal(file)
        self._forget()
        self._say("goodbye")

    def _keep(self) -> None:
        """After every move, so that nothing is lost with the terminal."""
        file = self._keep_in if self._save_to is None else Path(self._save_to).expanduser()
        if file is not None and self._humans():
            with contextlib.suppress(OSError, ValueError):  # it is said when the match is saved
                self.match.save(file)

    def _forget(self) -> None:
        """What was kept in case is not needed when it was saved, or need not be."""
        if self._keep_in is not None:
            with contextlib.suppress(OSError):
                self._keep_in.unlink(missing_ok=True)

    def _write_journal(self, file: str) -> None:
        path = Path(file).expanduser()
        try:
            self.match.save(path)
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            reason = getattr(error, "strerror", None) or str(error)
            self._say("not_saved", reason=reason)
            return
        self._saved_at = len(self.match.played)
        self._say("saved", file=path)

    def _seat_name(self, index: int) -> str:
        return self.text.name("seat", self.match.seats[index])
