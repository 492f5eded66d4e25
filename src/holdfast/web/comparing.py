"""Two matches with the same dice, side by side: what each did, turn by turn, and what fell."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import zip_longest

from holdfast.core.match import Match
from holdfast.web.paint import art_of

__all__ = ["compare"]


@dataclass(frozen=True, slots=True)
class Deed:
    """An action as the page shows it."""

    at: int
    number: int
    label: str
    dice: tuple[int, ...]


def compare(one: Match, other: Match, lang: str) -> dict[str, object]:
    """The chapters of both, with what was done in each side by side, and where they part."""
    ours, theirs = chapters_of(one, lang), chapters_of(other, lang)
    titles = list(dict.fromkeys([*ours, *theirs]))
    parts = [
        {
            "title": title,
            "rows": aligned(ours.get(title, []), theirs.get(title, [])),
            "ends": [_last(side.get(title, [])) for side in (ours, theirs)],
        }
        for title in titles
    ]
    return {"chapters": parts, "parted": parting(one, other), "same": same_dice(one, other)}


def chapters_of(match: Match, lang: str) -> dict[str, list[Deed]]:
    """What was done, by the chapter in which it began."""
    art, text, title = art_of(match.edition, lang), match.edition.text(lang), ""
    found: dict[str, list[Deed]] = {}
    for event in match.setup_events:
        title = text.chapter(event) or title
    for at, played in enumerate(match.played, start=1):
        dice = tuple(draw.value for draw in played.draws if draw.is_die)
        deed = Deed(at, played.action.number, art.label(played.action), dice)
        found.setdefault(title, []).append(deed)
        for event in played.events:
            title = text.chapter(event) or title
    return found


def aligned(ours: list[Deed], theirs: list[Deed]) -> list[dict[str, object]]:
    """Rows in which the same thing stands beside itself where that can be."""
    mine, others = ([deed.number for deed in side] for side in (ours, theirs))
    rows: list[dict[str, object]] = []
    for _kind, i1, i2, j1, j2 in SequenceMatcher(None, mine, others, False).get_opcodes():
        rows += [_row(a, b) for a, b in zip_longest(ours[i1:i2], theirs[j1:j2])]
    return rows


def _row(one: Deed | None, other: Deed | None) -> dict[str, object]:
    same = one is not None and other is not None and one.number == other.number
    return {
        "sides": [_shown(one), _shown(other)],
        "same": same,
        "alike": same and one is not None and other is not None and one.dice == other.dice,
    }


def _shown(deed: Deed | None) -> dict[str, object] | None:
    return None if deed is None else {"at": deed.at, "label": deed.label, "dice": list(deed.dice)}


def _last(deeds: list[Deed]) -> int | None:
    return deeds[-1].at if deeds else None


def parting(one: Match, other: Match) -> int | None:
    """The action at which they first did something else, counted from 1; None if they never did."""
    for at, (ours, theirs) in enumerate(zip_longest(one.actions, other.actions), start=1):
        if ours is not theirs:
            return at
    return None


def same_dice(one: Match, other: Match) -> bool:
    """Whether both were played with the same key, so that there is something to compare."""
    return one.game is other.game and one.key is not None and one.key == other.key
