"""What the tab key offers: commands, actions word by word, and things on the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from holdfast.core.action import Action
from holdfast.core.seat import Seat

__all__ = ["completions"]

WITH_ACTION = ("why", "odds")
WITH_THING = ("look", "near")
WITH_RULE = ("rule",)


def completions(
    typed: str, commands: Iterable[str], actions: Sequence[Action], seat: Seat, rules: Iterable[str]
) -> list[str]:
    """What the last word of `typed` may become, each offer once, in order."""
    before, _, last = typed.rpartition(" ")
    first = before.split(maxsplit=1)[0].casefold() if before else ""
    if first in WITH_THING:
        picture = seat.edition.draw(seat.view)
        offers = [] if picture is None else list(picture.elements)
    elif first in WITH_RULE:
        offers = list(rules)
    else:
        begun = before.split()[1:] if first in WITH_ACTION else before.split()
        offers = next_words(begun, actions)
        if not before:
            offers = [*offers, *commands]
    fitting = [one for one in offers if one.casefold().startswith(last.casefold())]
    return list(dict.fromkeys(fitting))


def next_words(begun: Sequence[str], actions: Sequence[Action]) -> list[str]:
    """The words that come next in actions that begin so."""
    start = [word.casefold() for word in begun]
    split = [action.text.split() for action in actions]
    return [
        words[len(start)]
        for words in split
        if len(words) > len(start) and [word.casefold() for word in words[: len(start)]] == start
    ]
