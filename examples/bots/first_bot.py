"""A bot as a program of its own, in nothing but the standard library: it plays any game, badly.

Holdfast starts it and asks: `holdfast arena noughts --bots random --bot "program:python
examples/bots/first_bot.py"`. Of the actions that the odds call likely to succeed it takes the
first, and it asks for those odds while it thinks.
"""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from typing import Any

MOST_ASKED = 5
"""Actions whose odds are asked for, so that long lists do not take long."""


def send(message: dict[str, Any]) -> None:
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


def receive() -> dict[str, Any]:
    message: dict[str, Any] = json.loads(sys.stdin.readline() or '{"method": "end"}')
    return message


def ask(method: str, **params: object) -> Any:
    """Ask Holdfast about the seat, while it waits for our choice."""
    send({"id": method, "method": method, "params": params})
    while (answer := receive()).get("id") != method:
        pass  # a notification, such as `stop`
    return answer.get("result", {})


def choose(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """The action with the most certain outcome among the first few."""

    def certainty(action: dict[str, Any]) -> Fraction:
        odds = ask("odds", action=action)
        return max(map(Fraction, odds.values()), default=Fraction(0))

    return max(legal[:MOST_ASKED], key=certainty)


while (message := receive())["method"] != "end":
    if message["method"] == "choose":
        legal = message["params"]["status"]["decision"]["legal"]
        send({"id": message["id"], "result": choose(legal)})
