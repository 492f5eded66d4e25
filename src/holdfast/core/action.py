"""A game's finite vocabulary of actions, built once and shared by every state.

Rules collect references to ready-made `Action` objects, so a legal list costs no allocation per
action, equality is identity, and JSON from outside is looked up before any rule runs.
"""

from __future__ import annotations

import json
from typing import Any

from holdfast.core.errors import IllegalAction, did_you_mean, nearest
from holdfast.core.messages import mark as _

__all__ = ["Action", "Vocabulary"]


class Action:
    """One thing a seat can do: a verb and its arguments, with everything a front end needs."""

    def __init__(
        self,
        number: int,
        do: str,
        args: dict[str, Any],
        touches: tuple[str, ...],
        text: str,
    ) -> None:
        self.number = number
        self.do = do
        self.args = args
        self.touches = touches
        self.text = text

    @property
    def json(self) -> dict[str, Any]:
        """The action as the protocol writes it: a flat object with `do` and the arguments."""
        return {"do": self.do, **self.args}

    def __repr__(self) -> str:
        return f"<Action {self.text}>"


def _key(do: object, args: dict[str, Any]) -> str:
    # JSON text, not a Python tuple: there 1, 1.0 and true would be equal.
    return json.dumps([do, args], sort_keys=True, ensure_ascii=False)


class Vocabulary:
    """Every action a game can ever offer, by number, by JSON and by short text."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self._by_key: dict[str, Action] = {}
        self._by_text: dict[str, Action] = {}

    def add(
        self,
        do: str,
        args: dict[str, Any] | None = None,
        touches: tuple[str, ...] = (),
        text: str | None = None,
    ) -> Action:
        """Add one action. `touches` are the board elements a person points at, in order.

        The short text form is the verb and the values unless the game gives a better one.
        """
        arguments = {} if args is None else args
        if text is None:
            text = " ".join([do, *[str(value) for value in arguments.values()]])
        action = Action(len(self.actions), do, arguments, touches, text)
        key = _key(do, arguments)
        if key in self._by_key or text in self._by_text:
            raise ValueError(f"two actions are written {text!r}")
        self.actions.append(action)
        self._by_key[key] = action
        self._by_text[text] = action
        return action

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def verbs(self) -> list[str]:
        """Every verb, in the order in which it was added."""
        return list(dict.fromkeys(action.do for action in self.actions))

    def find(self, given: object) -> Action:
        """The action that JSON, text or an `Action` means; `IllegalAction` says what is wrong."""
        if isinstance(given, Action):
            if given.number < len(self.actions) and self.actions[given.number] is given:
                return given
            given = given.json
        if isinstance(given, str):
            return self._find_text(given)
        if not isinstance(given, dict):
            raise IllegalAction(
                f"an action is an object such as {json.dumps(self.actions[0].json)}, "
                f"not {type(given).__name__}"
            )
        return self._find_json(given)

    def _find_text(self, text: str) -> Action:
        words = text.strip()
        if words.startswith("{"):
            try:
                given = json.loads(words)
            except (ValueError, RecursionError) as error:
                raise IllegalAction(f"the action is not valid JSON: {error}") from None
            return self.find(given)
        found = self._by_text.get(" ".join(words.split()))
        if found is None:
            near = nearest(words, self._by_text)
            raise IllegalAction(
                _('there is no action "{words}"'), facts={"words": words}, near=near
            )
        return found

    def _find_json(self, given: dict[str, Any]) -> Action:
        args = {key: value for key, value in given.items() if key != "do"}
        do = given.get("do")
        try:
            found = self._by_key.get(_key(do, args))
        except (TypeError, ValueError, RecursionError):
            raise IllegalAction("the action is not plain JSON") from None
        if found is None:
            raise IllegalAction(self._what_is_wrong(do, args))
        return found

    def _what_is_wrong(self, do: object, args: dict[str, Any]) -> str:
        """Why the vocabulary has no such action, and what it has instead."""
        if not isinstance(do, str):
            return 'an action needs a verb: "do" is missing or is not a word'
        same = [action for action in self.actions if action.do == do]
        if not same:
            return f'there is no action "{do}"' + did_you_mean(do, self.verbs)
        keys = list(dict.fromkeys(key for action in same for key in action.args))
        for key in args:
            if key not in keys:
                takes = ", ".join(keys) if keys else "no arguments"
                return f'"{do}" takes {takes}; it has no "{key}"' + did_you_mean(key, keys)
        for key in keys:
            if key not in args:
                if all(key in action.args for action in same):
                    return f'"{do}" needs "{key}"'
                continue
            values = [action.args[key] for action in same if key in action.args]
            value = args[key]
            if not any(type(value) is type(known) and value == known for known in values):
                shown = json.dumps(value, ensure_ascii=False, default=str)
                near = [known for known in values if str(known) == str(value)]
                hint = (
                    f"; it must be {json.dumps(near[0])}" if near else did_you_mean(value, values)
                )
                return f'"{do}": "{key}" cannot be {shown}{hint}'
        shown = json.dumps(args, ensure_ascii=False, default=str)
        return f'"{do}" with {shown} does not exist: its values do not go together'
