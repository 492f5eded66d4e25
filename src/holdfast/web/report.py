"""The report on a match that is over: its key moments, figures, dice and score sheet.

It knows no game: which moments matter and what is counted come from the game's words, out of
events as the reader's eyes saw them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from holdfast.coach.drawing import centre, ringed
from holdfast.core.account import Cell, Table, Trial, at_least, expected
from holdfast.core.event import Event
from holdfast.core.history import Draw
from holdfast.core.language import language_like
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.picture import WIDE, Look
from holdfast.core.reading import Json
from holdfast.web.guests import Guest
from holdfast.web.keepsakes import check_place, story
from holdfast.web.paint import Art, art_of
from holdfast.web.problems import Problem
from holdfast.web.room import Room
from holdfast.web.scene import is_open
from holdfast.web.speaking import speaker

__all__ = ["check_over", "report", "thumbnail"]

MOST_MOMENTS: Final = 9
MOST_LINES: Final = 3
"""So many lines of an action stand under its picture."""
FAIREST: Final = 10
"""Fewer dice of a kind say nothing about luck, and are not shown."""


def check_over(guest: Guest) -> None:
    """Before the end a report would tell what is still hidden."""
    if not guest.room.over:
        raise Problem(409, "not_over", _("The report is written when the match is over."))


def report(guest: Guest, eyes: int, lang: str) -> dict[str, object]:
    """The story with all that a report has beside it."""
    check_over(guest)
    room = guest.room
    art = art_of(room.match.edition, lang)
    seen = _seen(room, eyes)
    account = art.text.account([event for _at, event in seen])
    told = story(room, eyes, lang)
    return {
        **told,
        "outcome": _outcome(guest, told["result"]),
        "moments": _moments(room, seen, art, told["chapters"]),
        "tables": [_table(table, lang) for table in account.tables],
        "trials": _trials(account.trials, lang),
        "dice": _dice(room.match, lang),
    }


def _outcome(guest: Guest, result: Json) -> str | None:
    """Whether whoever holds one seat won, drew or lost; None for others and hot seats."""
    if len(guest.held) != 1:
        return None
    outcomes: Mapping[str, str] = result["outcomes"]
    return outcomes.get(str(guest.room.match.seats[min(guest.held)]))


def _seen(room: Room, eyes: int) -> list[tuple[int, Event]]:
    """Every event as these eyes saw it, with the number of its action."""
    return [
        (at, event if is_open(event, eyes) else event.seen_by(eyes))
        for at, _seat, events in room.groups
        for event in events
    ]


# Key moments


def _moments(
    room: Room, seen: Sequence[tuple[int, Event]], art: Art, chapters: list[Json]
) -> list[dict[str, object]]:
    """The actions that mattered most, in their order, each with the lines that say why."""
    weighed: dict[int, list[tuple[int, Event]]] = {}
    for at, event in seen:
        weight = art.text.weight(event)
        if weight > 0:
            weighed.setdefault(at, []).append((weight, event))
    if not weighed and seen:  # a game that weighs nothing still had an end
        weighed[seen[-1][0]] = [(1, seen[-1][1])]
    chosen = _choose({at: max(weight for weight, _event in weighed[at]) for at in weighed})
    titles = {line["at"]: chapter["title"] for chapter in chapters for line in chapter["lines"]}
    return [
        {
            "at": at,
            "title": titles.get(at, ""),
            "lines": [art.text.event(event) for event in _gravest(weighed[at])],
            "drawn": at <= len(room.match.played),
        }
        for at in chosen
    ]


def _choose(weights: dict[int, int]) -> list[int]:
    """The heaviest actions, in their order; where too many weigh the same, some from all over."""
    chosen: list[int] = []
    for weight in sorted(set(weights.values()), reverse=True):
        equal = [at for at in weights if weights[at] == weight]
        room = MOST_MOMENTS - len(chosen)
        if len(equal) > room:
            equal = [equal[place * len(equal) // room] for place in range(room)]
        chosen += equal
        if len(chosen) == MOST_MOMENTS:
            break
    return sorted(chosen)


def _gravest(weighed: Sequence[tuple[int, Event]]) -> list[Event]:
    """The events of an action that matter most, in their order."""
    places = sorted(range(len(weighed)), key=lambda place: -weighed[place][0])[:MOST_LINES]
    return [weighed[place][1] for place in sorted(places)]


def thumbnail(guest: Guest, at: int, eyes: int, lang: str, look: Look = WIDE) -> str | None:
    """The board after an action, with rings round what its gravest event speaks of, as SVG."""
    check_over(guest)
    check_place(guest.room, at)
    art = art_of(guest.room.match.edition, lang, look)
    picture = art.draw(guest.seat(eyes, at).view)
    if picture is None:
        return None
    events = [event for number, event in _seen(guest.room, eyes) if number == at]
    names = art.text.marks(max(events, key=art.text.weight)) if events else []
    places = [centre(picture.elements[name]) for name in names if name in picture.elements]
    return ringed(picture, [place for place in places if place is not None])


# Figures


def _decimal(value: float, lang: str, pattern: str = "0.0") -> str:
    return language_like(lang).decimal(value, pattern)


def _percent(share: float, lang: str) -> str:
    figure = _decimal(100 * share, lang, "0" if 0.01 <= share <= 0.99 else "0.0")
    return speaker(lang)("percent", number=figure)


def _cell(value: Cell, lang: str) -> str:
    return _decimal(value, lang) if isinstance(value, float) else str(value)


def _table(table: Table, lang: str) -> dict[str, object]:
    columns = range(len(table.heads))
    figures = [any(not isinstance(row[at], str) for row in table.rows) for at in columns]
    return {
        "title": table.title,
        "heads": list(table.heads),
        "figures": figures,
        "rows": [[_cell(value, lang) for value in row] for row in table.rows],
    }


def _trials(trials: Iterable[Trial], lang: str) -> list[dict[str, object]]:
    """Rolls that could fail: how many succeeded, how many were to be expected, and how rare that
    was."""
    kinds: dict[str, list[Trial]] = {}
    for trial in trials:
        kinds.setdefault(trial.what, []).append(trial)
    return [_trial(what, tried, lang) for what, tried in kinds.items()]


def _trial(what: str, tried: Sequence[Trial], lang: str) -> dict[str, object]:
    done, hoped = sum(trial.success for trial in tried), expected(tried)
    chances = [trial.chance for trial in tried]
    is_many = done >= hoped
    share = at_least(chances, done) if is_many else 1 - at_least(chances, done + 1)
    return {
        "what": what,
        "tried": len(tried),
        "done": done,
        "expected": _decimal(hoped, lang),
        "bar": round(100 * done / len(tried), 1),
        "mark": round(100 * hoped / len(tried), 1),
        "many": is_many,
        "share": _percent(share, lang),
    }


def _dice(match: Match, lang: str) -> list[dict[str, object]]:
    """All dice of the match by their kind: how often each face fell, and the mean."""
    drawn = [*match.setup_draws, *(one for played in match.played for one in played.draws)]
    kinds: dict[int, list[Draw]] = {}
    for one in drawn:
        if one.is_die:
            kinds.setdefault(one.among, []).append(one)
    return [
        _kind(sides, [one.value for one in rolled], lang)
        for sides, rolled in sorted(kinds.items())
        if len(rolled) >= FAIREST
    ]


def _kind(sides: int, values: Sequence[int], lang: str) -> dict[str, object]:
    # A die of ten sides shows 0 to 9, every other one begins with 1.
    first = 0 if sides == 10 else 1
    faces, counts = range(first, first + sides), Counter(values)
    most = max(counts.values())
    return {
        "sides": sides,
        "count": len(values),
        "mean": _decimal(sum(values) / len(values), lang, "0.00"),
        "expected": _decimal(sum(faces) / sides, lang, "0.00"),
        "even": _decimal(len(values) / sides, lang),
        "line": round(100 * len(values) / sides / most, 1),
        "faces": [
            {"face": face, "count": counts[face], "bar": round(100 * counts[face] / most, 1)}
            for face in faces
        ],
    }
