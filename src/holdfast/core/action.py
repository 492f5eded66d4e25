"""A game's finite vocabulary of actions, built once and shared by every state.

Rules collect references to ready-made `Action` objects, so a legal list costs no allocation per
action, equality is identity, and JSON from outside is looked up before any rule runs.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from holdfast.core.errors import IllegalAction, nearest, shortened
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json

__all__ = ["Action", "Vocabulary"]

LONGEST_TEXT = 200
MOST_WORDS = 12
ENCODER: Final = json.JSONEncoder(sort_keys=True, ensure_ascii=False)


def action_again(edition: Any, number: int) -> Action:
    """What a pickled action becomes: the one that this process shares."""
    found: Action = edition.vocabulary.actions[number]
    return found


def vocabulary_again(edition: Any) -> Vocabulary:
    """What a pickled vocabulary becomes."""
    found: Vocabulary = edition.vocabulary
    return found


class Action:
    """One thing a seat can do: a verb and its arguments, with everything a front end needs.

    A game's own classes add what the rules read, as typed attributes. The short text form is the
    verb and the values unless the game gives a better one. Every action exists once, so copies and
    what comes out of a pickle are the same object, and `==` is `is`; those of editions that differ
    in more than the play of the same pieces are compared by their `json`.

    - `number`: its place in the vocabulary of its edition, which never changes
    - `do`: the verb
    - `args`: the arguments by name; not to be changed
    - `text`: the short text form, such as "deploy lee G4"
    - `touches`: the elements of the board that a person points at, in order
    - `home`: the vocabulary that it was first put into
    """

    def __init__(
        self,
        number: int,
        do: str,
        args: Json,
        touches: tuple[str, ...],
        text: str | None = None,
    ) -> None:
        self.number = number
        self.do = do
        self.args = args
        self.touches = touches
        self.text = " ".join([do, *[str(one) for one in args.values()]]) if text is None else text
        self.home: Vocabulary | None = None

    @property
    def json(self) -> Json:
        """The action as the protocol writes it: a flat object with `do` and the arguments."""
        return {"do": self.do, **self.args}

    def __reduce__(self) -> tuple[object, ...]:
        home = self.home
        if home is not None and home.edition is not None:
            return (action_again, (home.edition, self.number))
        if type(self) is not Action:
            raise TypeError(f"{self!r} cannot be pickled: no edition of a game has it")
        return (Action, (self.number, self.do, self.args, self.touches, self.text))

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Action:
        return self

    def __repr__(self) -> str:
        return f"<Action {self.text}>"


Values = dict[str, list[object]]
"""Arguments by name, each with every value that it can have."""
ANY: Final = ""
"""In the place of a verb: all of them."""
MOST_NAMED: Final = 12
"""So many values are named where none is near what was written."""


def _key(do: object, args: Json) -> str:
    # JSON text, not a Python tuple: there 1, 1.0 and true would be equal.
    return ENCODER.encode([do, args])


def _is_short(words: str) -> bool:
    return len(words) <= LONGEST_TEXT


def _nearest_word(word: str, known: Json) -> str:
    return word if word in known else nearest(word, known)


def _texts_by_verb(texts: Iterable[str]) -> dict[str, list[str]]:
    by_verb: dict[str, list[str]] = {}
    for text in texts:
        by_verb.setdefault(text.split(maxsplit=1)[0], []).append(text)
    return by_verb


def _no_such_argument(do: str, key: str, known: list[str]) -> IllegalAction:
    """What is wrong with an argument that a verb, or ANY of them, does not take."""
    facts = {"verb": do, "name": shortened(key), "known": ", ".join(known)}
    sentence = _('"{verb}" takes {known}; it has no "{name}"')
    if do == ANY:
        sentence = _('an action takes {known}; it has no "{name}"')
    elif not known:
        sentence = _('"{verb}" takes no arguments; it has no "{name}"')
    return IllegalAction(sentence, facts=facts, near=nearest(key, known))


def _no_such_value(key: str, value: object, values: list[object]) -> IllegalAction:
    """What is wrong with a value that an argument never has."""
    facts = {"name": key, "shown": _shown(value)}
    near = nearest(value, values)
    if near:
        return IllegalAction(_('"{name}" cannot be {shown}'), facts=facts, near=near)
    named = ", ".join([_shown(one) for one in values[:MOST_NAMED]])
    facts["values"] = named + (", …" if len(values) > MOST_NAMED else "")
    return IllegalAction(_('"{name}" cannot be {shown}; it can be {values}'), facts=facts)


def _shown(value: object) -> str:
    return shortened(json.dumps(value, ensure_ascii=False, default=str))


class Vocabulary:
    """Every action a game can ever offer, by number, by JSON and by short text.

    - `actions`: all of them; the number of an action is its place here
    - `edition`: the first edition that had it; actions are pickled as its numbers
    """

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.edition: object = None
        self._by_key: dict[str, Action] = {}
        self._by_text: dict[str, Action] = {}
        self._by_verb: dict[str, list[str]] = {}
        self._values: dict[str, Values] = {}

    def add(
        self,
        do: str,
        args: Json | None = None,
        touches: tuple[str, ...] = (),
        text: str | None = None,
    ) -> Action:
        """Add one action. `touches` are the board elements a person points at, in order."""
        action = Action(len(self.actions), do, {} if args is None else args, touches, text)
        self.put(action)
        return action

    def put(self, action: Action) -> None:
        """Add an action that the game made itself, with `len(vocabulary)` as its number."""
        key = _key(action.do, action.args)
        if key in self._by_key or action.text in self._by_text:
            raise ValueError(f"two actions are written {action.text!r}")
        if action.number != len(self.actions):
            raise ValueError(f"{action.text!r} has the number {action.number}")
        if action.home is None:
            action.home = self
        self.actions.append(action)
        self._by_key[key] = action
        self._by_text[action.text] = action
        self._by_verb, self._values = {}, {}

    def first(self, count: int) -> Vocabulary:
        """A vocabulary that begins with the first `count` actions of this one: they are shared."""
        begun = Vocabulary()
        begun.actions = self.actions[:count]
        # Dictionaries keep the order in which the actions were put.
        begun._by_key = dict(zip(list(self._by_key)[:count], begun.actions, strict=True))
        begun._by_text = {action.text: action for action in begun.actions}
        return begun

    def __len__(self) -> int:
        return len(self.actions)

    def __reduce__(self) -> tuple[object, ...]:
        if self.edition is None:
            raise TypeError("this vocabulary cannot be pickled: no edition of a game has it")
        return (vocabulary_again, (self.edition,))

    @property
    def verbs(self) -> list[str]:
        """Every verb, in the order in which it was added."""
        return list(dict.fromkeys(action.do for action in self.actions))

    def find(self, given: object, possible: Sequence[Action] = ()) -> Action:
        """The action that JSON, text or an `Action` means; `IllegalAction` says what is wrong.

        `possible` are those to suggest before others, since they can be played now.
        """
        found = self.known(given)
        if found is None:
            raise self._unknown(given, possible)
        return found

    def known(self, given: object) -> Action | None:
        """The same without a word about what is wrong, which takes longer than to find it."""
        if isinstance(given, Action):
            if given.number < len(self.actions) and self.actions[given.number] is given:
                return given
            given = given.json
        if isinstance(given, str):
            words = given.strip()
            if not words.startswith("{"):
                return self._by_text.get(" ".join(words.split())) if _is_short(words) else None
            try:
                given = json.loads(words)
            except (ValueError, RecursionError):
                return None
        if not isinstance(given, dict):
            return None
        args = {key: value for key, value in given.items() if key != "do"}
        try:
            return self._by_key.get(_key(given.get("do"), args))
        except (TypeError, ValueError, RecursionError):
            return None

    def _unknown(self, given: object, possible: Sequence[Action]) -> IllegalAction:
        """What is wrong with something that is no action of this vocabulary."""
        if isinstance(given, Action):
            given = given.json
        if isinstance(given, str):
            words = given.strip()
            if not words.startswith("{"):
                near = self._nearest_text(words[:LONGEST_TEXT].split()[:MOST_WORDS], possible)
                facts = {"words": shortened(words)}
                return IllegalAction(_('there is no action "{words}"'), facts=facts, near=near)
            try:
                given = json.loads(words)
            except (ValueError, RecursionError) as error:
                facts = {"error": str(error)}
                return IllegalAction(_("the action is not valid JSON: {error}"), facts=facts)
        if not isinstance(given, dict):
            facts = {
                "example": json.dumps(self.actions[0].json),
                "found": type(given).__name__,
            }
            words = _("an action is an object such as {example}, not {found}")
            return IllegalAction(words, facts=facts)
        args = {key: value for key, value in given.items() if key != "do"}
        try:
            _key(given.get("do"), args)
        except (TypeError, ValueError, RecursionError):
            return IllegalAction(_("the action is not plain JSON"))
        return self._what_is_wrong(given.get("do"), args)

    def _nearest_text(self, words: list[str], possible: Sequence[Action]) -> str:
        """The action that was probably meant: the nearest verb, then the nearest word after it,
        among those that are possible where one has the verb.

        Comparing the whole text with every other would take as long as many moves.
        """
        if not words:
            return ""
        every, now = self._texts_by_verb(), _texts_by_verb(one.text for one in possible)
        verb = words[0]
        near = verb if verb in every else _nearest_word(verb, now) or _nearest_word(verb, every)
        if not near:
            return ""
        left = now.get(near) or every[near]
        for word in words[1:]:
            start = len(near) + 1
            there = {text[start:].partition(" ")[0]: None for text in left if len(text) > start}
            next_word = _nearest_word(word, there)
            if not next_word:
                break
            near = f"{near} {next_word}"
            left = [text for text in left if text == near or text.startswith(near + " ")]
        return left[0]

    def _texts_by_verb(self) -> dict[str, list[str]]:
        if not self._by_verb:
            self._by_verb = _texts_by_verb(self._by_text)
        return self._by_verb

    def refuse_impossible(self, facts: Json) -> None:
        """Refuse with `IllegalAction` a fact that none of the actions has, such as a misspelt verb;
        whether some action has all of them together is not asked."""
        by_verb = self._values_by_verb()
        verb = str(facts["do"]) if "do" in facts else ANY
        if verb not in by_verb:
            raise self._no_such_verb(verb)
        known = by_verb[verb]
        for key, value in facts.items():
            if key == "do":
                continue
            if key not in known:
                raise _no_such_argument(verb, key, list(known))
            # None asks for those that have no such argument.
            if value is not None and value not in known[key]:
                raise _no_such_value(key, value, known[key])

    def _values_by_verb(self) -> dict[str, Values]:
        """What the arguments of each verb can be, and under ANY those of all verbs."""
        if not self._values:
            each: dict[str, dict[str, dict[str, object]]] = {ANY: {}}
            for action in self.actions:
                own = each.setdefault(action.do, {})
                for key, value in action.args.items():
                    for values in (own, each[ANY]):
                        values.setdefault(key, {})[repr(value)] = value
            self._values = {
                do: {key: list(values.values()) for key, values in args.items()}
                for do, args in each.items()
            }
        return self._values

    def _no_such_verb(self, do: str) -> IllegalAction:
        facts = {"words": shortened(do)}
        near = nearest(do, self.verbs)
        return IllegalAction(_('there is no action "{words}"'), facts=facts, near=near)

    def _what_is_wrong(self, do: object, args: Json) -> IllegalAction:
        """Why the vocabulary has no such action, and what it has instead."""
        if not isinstance(do, str):
            return IllegalAction(_('an action needs a verb: "do" is missing or is not a word'))
        same = [action for action in self.actions if action.do == do]
        if not same:
            return self._no_such_verb(do)
        keys = list(dict.fromkeys(key for action in same for key in action.args))
        for key in args:
            if key not in keys:
                return _no_such_argument(do, key, keys)
        for key in keys:
            if key not in args:
                if all(key in action.args for action in same):
                    facts: dict[str, object] = {"verb": do, "name": key}
                    return IllegalAction(_('"{verb}" needs "{name}"'), facts=facts)
                continue
            each = {
                repr(action.args[key]): action.args[key] for action in same if key in action.args
            }
            values = list(each.values())
            value = args[key]
            if not any(type(value) is type(known) and value == known for known in values):
                shown = _shown(value)
                facts = {"verb": do, "name": key, "shown": shown}
                written = str(value)
                alike = [known for known in values if str(known) == written]
                if not alike:
                    sentence = _('"{verb}": "{name}" cannot be {shown}')
                    return IllegalAction(sentence, facts=facts, near=nearest(value, values))
                facts["wanted"] = json.dumps(alike[0])
                sentence = _('"{verb}": "{name}" cannot be {shown}; it must be {wanted}')
                return IllegalAction(sentence, facts=facts)
        shown = _shown(args)
        sentence = _('"{verb}" with {shown} does not exist: its values do not go together')
        return IllegalAction(sentence, facts={"verb": do, "shown": shown})
