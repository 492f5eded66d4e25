"""Noughts in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from holdfast.core.messages import mark as _
from holdfast.core.text import Text


class NoughtsText(Text):
    """What the sentences are called; what they say stands in `locale`."""

    package: ClassVar[str] = "holdfast_noughts"
    kinds: ClassVar[Mapping[str, str]] = {"seat": "seat"}
    actions: ClassVar[Mapping[str, str]] = {"mark": _("Mark {cell}")}
    prompts: ClassVar[Mapping[str, str]] = {"mark": _("Mark an empty cell.")}
    events: ClassVar[Mapping[str, str]] = {
        "marked": _("{seat} marks {cell}."),
        "won": _("{seat} has three in a line and wins."),
        "drawn": _("The board is full: a draw."),
    }

    def name(self, kind: str, value: Any) -> str:
        return str(value).upper() if kind == "seat" else str(value)

    def board(self, view: Mapping[str, Any]) -> str:
        rows = [f"{3 - number} {' '.join(row)}" for number, row in enumerate(view["rows"])]
        return "\n".join([*rows, "  a b c"])

    def result(self, result: Mapping[str, Any]) -> str:
        if result["winner"] is None:
            return self.say(self.events["drawn"], {})
        return self.say(self.events["won"], {"seat": result["winner"]})
