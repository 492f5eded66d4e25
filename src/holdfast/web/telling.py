"""A game's words and drawings that never fail: what a game cannot tell is told neutrally.

A move that is committed stands, so nobody may be kept from the match by a sentence or a drawing
with a defect. The defect is logged once, with all that is needed to see it again.
"""

from __future__ import annotations

import json
import logging
import marshal
import traceback
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from html import escape
from typing import Final, TypeVar

from holdfast.core.account import Account
from holdfast.core.action import Action
from holdfast.core.edition import Edition
from holdfast.core.event import Event
from holdfast.core.i18n import messages
from holdfast.core.inspection import Inspection, Standing
from holdfast.core.journal import fingerprint
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.notes import Note, Section, Teller
from holdfast.core.picture import Look, Picture
from holdfast.core.state import Refusal
from holdfast.core.text import RuleText, Text
from holdfast.core.written import written_board
from holdfast.version import VERSION
from holdfast.web.models.table import HabitOut
from holdfast.web.reads import Retold

__all__ = ["Annotator", "Painter", "Words"]

T = TypeVar("T")

log = logging.getLogger("holdfast.defects")

UNTOLD: Final = _("Something happened that cannot be put into words here.")
UNASKED: Final = _("Choose what to do.")
UNDRAWN: Final = _("The board cannot be drawn just now. The match goes on all the same.")
UNDESCRIBED: Final = _("The board cannot be described just now.")
UNEXPLAINED: Final = _("That is not allowed now.")
ENDED: Final = _("The match is over.")
DEFECT: Final = "holdfast:defect"
"""The element that stands in place of all others where a board cannot be drawn."""
MOST_KNOWN: Final = 500
MOST_TOLD: Final = 10_000
_known: set[tuple[str, ...]] = set()


class _Careful:
    """Does something, or gives a neutral answer instead and logs why."""

    def __init__(self, edition: Edition, language: str) -> None:
        self._edition = edition
        self.language = language

    def _neutral(self, message: str) -> str:
        return messages("holdfast.web", self.language).say(message)

    def _try(self, what: str, neutral: T, tell: Callable[..., T], *given: object) -> T:
        try:
            return tell(*given)
        except Exception as error:
            self._report(what, given, error)
            return neutral

    def _say(self, what: str, message: str, tell: Callable[..., str], *given: object) -> str:
        """The same for a sentence, whose neutral form is looked up only when it is needed."""
        try:
            return tell(*given)
        except Exception as error:
            self._report(what, given, error)
            return self._neutral(message)

    def _report(self, what: str, given: Sequence[object], error: Exception) -> None:
        where = traceback.extract_tb(error.__traceback__)[-1]
        game, pack = self._edition.game, self._edition.pack
        key = (game.id, what, type(error).__name__, where.filename, str(where.lineno))
        if key in _known or len(_known) >= MOST_KNOWN:
            return  # a log that repeats itself is not read
        _known.add(key)
        facts = {
            "what": what,
            "given": [_plain(one) for one in given],
            "game": game.id,
            "rules": game.rules_version,
            "version": VERSION,
            "language": self.language,
            "pack": None if pack is None else fingerprint(pack),
        }
        words = json.dumps(facts, ensure_ascii=True, default=repr)
        log.error("a game could not tell what happened: %s", words, exc_info=error)


def _plain(given: object) -> object:
    """What a sentence or a drawing was made of, as JSON. It holds no seed and no chance to come."""
    if isinstance(given, Event | Action):
        return given.json
    if isinstance(given, tuple | list):
        return [_plain(one) for one in given]
    if isinstance(given, Refusal):
        return {"rule": given.rule, "sentence": given.sentence, "facts": given.facts}
    return given


class Words(_Careful):
    """The words of a game in one language, as `core.text.Text` has them."""

    def __init__(self, edition: Edition, language: str) -> None:
        super().__init__(edition, language)
        self._text: Text = edition.text(language)
        self._told: dict[bytes, tuple[str, list[str]]] = {}
        self._prompts: dict[str, Retold] = {}
        self.figures: Mapping[str, str] = self._text.figures
        self.dice_sides: Mapping[str, int] = self._text.dice_sides
        self.by_game: Collection[str] = self._text.by_game
        self.together: Collection[str] = self._text.together
        self._graves: dict[int, Action] = {
            action.number: action
            for action in edition.vocabulary.actions
            if action.do in self._text.grave_verbs
        }
        """The few of all actions that may throw much away, by number: every move asks for them."""
        self.option_notes: Mapping[str, str] = self._text.option_notes

    @property
    def rules(self) -> Mapping[str, RuleText]:
        return self._text.rules

    @property
    def notes(self) -> Mapping[str, Note]:
        return self._text.notes

    @property
    def opening(self) -> list[Note]:
        return self._try("opening", [], lambda: self._text.opening)

    @property
    def about(self) -> Sequence[Section]:
        return self._text.about

    def notes_on(self, rule: str) -> Sequence[Note]:
        return self._text.notes_on(rule)

    def translate(self, message: str) -> str:
        return self._text.translate(message)

    def labelled(self, label: str, value: object) -> str:
        return self._text.labelled(label, value)

    def name(self, kind: str, value: object) -> str:
        return self._try("name", str(value), self._text.name, kind, value)

    def action(self, action: Action) -> str:
        return self._try("action", action.text, self._text.action, action)

    def action_kind(self, action: Action) -> str:
        return self._try("action_kind", "other", self._text.action_kind, action)

    def headline(self, kind: str, odds: Mapping[str, Fraction], view: Mapping[str, object]) -> str:
        return self._try("headline", "", self._text.headline, kind, odds, view)

    def graves(
        self, legal: Sequence[Action], numbers: Collection[int], view: Mapping[str, object]
    ) -> dict[str, str]:
        """By number, what those of the actions throw away that throw much away."""
        found: dict[str, str] = {}
        for number, action in self._graves.items():
            if number not in numbers:
                continue
            words = self._try("grave", None, self._text.grave, action, legal, view)
            if words is not None:
                found[str(number)] = words
        return found

    def habits(self, kind: str, legal: Sequence[Action]) -> list[HabitOut]:
        """The answers that may be given once for all to what is asked."""
        return [
            {"id": one.id, "label": self._text.translate(one.label), "action": answer.number}
            for one in self._text.habits
            if (answer := one.answer(kind, legal)) is not None
        ]

    def prompt(self, kind: str, view: Mapping[str, object]) -> str:
        return self._say("prompt", UNASKED, self._prompt, kind, view)

    def _prompt(self, kind: str, view: Mapping[str, object]) -> str:
        known = self._prompts.get(kind)
        if known is None:
            known = self._prompts[kind] = Retold(partial(self._text.prompt, kind))
        return known.told(view)

    def event(self, event: Event) -> str:
        return self._say("event", UNTOLD, self._text.event, event)

    def marks(self, event: Event) -> list[str]:
        return self._try("marks", [], self._text.marks, event)

    def told(self, event: Event) -> tuple[str, list[str]]:
        """Its sentence and its marks; what happens again is told in the same words."""
        key = marshal.dumps((event.kind, event.rule, event.facts), 2)
        found = self._told.get(key)
        if found is None:
            if len(self._told) >= MOST_TOLD:
                self._told.clear()
            found = self._told[key] = (self.event(event), self.marks(event))
        return found

    def chapters(self, events: Sequence[Event]) -> list[tuple[int, str]]:
        return self._try("chapters", [], self._text.chapters, events)

    def phase(self, event: Event) -> str | None:
        return self._try("phase", None, self._text.phase, event)

    def summary(self, events: Sequence[Event]) -> list[str]:
        return self._try("summary", [], self._text.summary, events)

    def weight(self, event: Event) -> int:
        return self._try("weight", 0, self._text.weight, event)

    def account(self, events: Iterable[Event]) -> Account:
        return self._try("account", Account(), self._text.account, events)

    def board(self, view: Mapping[str, object]) -> str:
        return self._say("board", UNDESCRIBED, self._text.board, view)

    def look(
        self, view: Mapping[str, object], element: str, options: Mapping[str, object]
    ) -> Inspection | None:
        return self._try("look", None, self._text.look, view, element, options)

    def standing(self, view: Mapping[str, object], options: Mapping[str, object]) -> list[Standing]:
        return self._try("standing", [], self._text.standing, view, options)

    def clock(self, view: Mapping[str, object]) -> str:
        return self._try("clock", "", self._text.clock, view)

    def result(self, result: Mapping[str, object]) -> str:
        return self._say("result", ENDED, self._text.result, result)

    def sheet(self, facts: Mapping[str, object]) -> list[tuple[str, object]]:
        return self._try("sheet", [], self._text.sheet, facts)

    def outcome(self, name: str) -> str:
        return self._try("outcome", name.replace("_", " "), self._text.outcome, name)

    def refusal(self, refusal: Refusal) -> str:
        return self._say("refusal", UNEXPLAINED, self._text.refusal, refusal)


class Annotator(_Careful):
    """Knows which of a game's notes belong to which lines of a match, as `core.notes.Teller`."""

    def __init__(self, match: Match, events: Sequence[Event] | None = None) -> None:
        super().__init__(match.edition, "en")
        self._teller = Teller(match.edition.text(), match.options)
        self.hear(match.events if events is None else events)

    @property
    def due(self) -> Mapping[int, Sequence[str]]:
        return self._teller.due

    def hear(self, events: Sequence[Event]) -> None:
        self._try("notes", None, self._teller.hear, events)


class Painter(_Careful):
    """The drawings of a game in one language and look."""

    def __init__(self, edition: Edition, language: str, look: Look) -> None:
        super().__init__(edition, language)
        self._look = look
        self._last: Picture | None = None

    def draw(self, view: Mapping[str, object], known: Sequence[Picture] = ()) -> Picture:
        """What a view looks like, drawn from pictures that are known where the game can do so."""
        try:
            drawn = known[0].next(view, known[1:]) if known else None
            if drawn is not None:
                return drawn
            drawn = self._edition.draw(view, self.language, self._look)
            if drawn is None:
                return self._written(view)
        except Exception as error:
            self._report(f"draw {self._look.name}", [view], error)
            return self._blank()
        self._last = drawn
        return drawn

    def _written(self, view: Mapping[str, object]) -> Picture:
        """A sheet with the board in words, for a game that draws none."""
        text = self._edition.text(self.language)
        name = text.translate(self._edition.game.name)
        return written_board(name, text.board(view), view, self._look)

    def _blank(self) -> Picture:
        """The board as it was printed, where that is known, with a line instead of the pieces."""
        last = self._last
        wide, high = (1000, 600) if last is None else (last.width, last.height)
        words = escape(self._neutral(UNDRAWN))
        line = (
            f'<g id="{DEFECT}"><text x="{wide / 2}" y="{high / 2}" text-anchor="middle" '
            f'font-size="{wide / 40}" fill="currentColor">{words}</text></g>'
        )
        static, title = ("", "") if last is None else (last.static, last.title)
        return Picture(wide, high, title, static, {DEFECT: line})
