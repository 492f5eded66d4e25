"""What a tournament comes to: shares of wins, scores, ratings, times and defects, as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from holdfast.arena.intervals import Estimate, mean_by_deal, moments, share_by_deal
from holdfast.arena.pairing import Plan
from holdfast.arena.rating import ratings, shares
from holdfast.arena.record import GameRecord
from holdfast.core.registry import find_game

__all__ = ["standing"]

ANCHOR = "quick"
"""Whose rating is 0, where it plays."""

Json = dict[str, Any]
Place = tuple[GameRecord, int]
"""A game, and one of its seats."""


def standing(plan: Plan, games: Sequence[GameRecord], lost_score: float | None = None) -> Json:
    """Everything that is known after some games; `lost_score` stands for a score that is missing,
    because the game was lost before it could be counted."""
    edition = find_game(plan.game).edition(plan.options)
    figure = next(iter(edition.text().figures), "")
    words = list(dict.fromkeys(word for pairing in plan.pairings for word in pairing))
    tally = _Tally(games, figure, lost_score)
    anchor = ANCHOR if ANCHOR in words else words[0]
    found: Json = {
        "game": plan.game,
        "options": plan.options,
        "games": len(games),
        "figure": figure if len(edition.seats) == 1 else "",
        "anchor": anchor,
        "bots": {word: tally.of(word, alone=len(edition.seats) == 1) for word in words},
        "seats": [str(name) for name in edition.seats],
    }
    if len(edition.seats) == 1:
        found["differences"] = tally.differences(words, anchor)
    elif games:
        found["pairings"] = [tally.pairing(pairing) for pairing in plan.pairings]
        found["ratings"] = {
            word: one.json for word, one in ratings(games, _anchor(games, anchor)).items()
        }
    return found


def _anchor(games: Sequence[GameRecord], wanted: str) -> str:
    """Who is rated 0: whoever it should be, or else somebody who has played."""
    played = {word for game in games for word in game.seats}
    return wanted if wanted in played else min(played)


class _Tally:
    """Games, counted in several ways."""

    def __init__(self, games: Sequence[GameRecord], figure: str, lost_score: float | None) -> None:
        self._games = games
        self._figure = figure
        self._lost_score = lost_score

    def of(self, word: str, alone: bool) -> Json:
        """All that concerns one bot."""
        places = [(game, at) for game in self._games for at in _places(game, word)]
        decisions = sum(game.decisions[at] for game, at in places)
        seconds = sum(game.seconds[at] for game, at in places)
        found: Json = {
            "games": len(places),
            "decisions": decisions,
            "milliseconds": 1000 * seconds / decisions if decisions else None,
            "slowest": max((game.slowest[at] for game, at in places), default=None),
            "tries": sum(game.tries[at] for game, at in places),
            "tries per second": _rate(places),
            "late": sum(game.late[at] for game, at in places),
            "checks": sum(game.checks[at] for game, at in places),
            "defects": _defects(places),
        }
        if alone:
            found["wins"] = _json(share_by_deal(_by_deal(places, _is_won)))
            found["return"] = _json(mean_by_deal(_by_deal(places, _worth)))
            if self._figure:
                found["score"] = _json(mean_by_deal(_by_deal(places, self._score)))
            found["results"] = _counted(places)
        return found

    def _score(self, place: Place) -> float | None:
        game, at = place
        value = game.result.get(self._figure)
        if at in game.forfeited or not isinstance(value, int | float):
            return self._lost_score
        return float(value)

    def differences(self, words: Sequence[str], anchor: str) -> Json:
        """What each bot gains over the anchor on the same deals."""
        values = {word: self._by_bot(word) for word in words}
        found: Json = {}
        for word in words:
            if word == anchor:
                continue
            found[word] = {}
            for name in values[word]:
                gaps = moments(_paired(values[word][name], values[anchor][name]))
                found[word][name] = _json(gaps.gap() if name == "wins" else gaps.mean())
        return found

    def _by_bot(self, word: str) -> dict[str, dict[int, list[float]]]:
        places = [(game, at) for game in self._games for at in _places(game, word)]
        found = {"wins": _by_deal(places, _is_won), "return": _by_deal(places, _worth)}
        if self._figure:
            found["score"] = _by_deal(places, self._score)
        return found

    def pairing(self, pairing: Sequence[str]) -> Json:
        """How the first of a pairing did against the others: the share of wins, draws counted in
        parts, altogether and by the seat that it had."""
        one = pairing[0]
        games = [game for game in self._games if _same_table(game.seats, pairing)]
        places = [(game, game.seats.index(one)) for game in games]
        seats = range(len(pairing))
        return {
            "bot": one,
            "against": list(dict.fromkeys(pairing[1:])),
            "games": len(games),
            "fair": 1 / len(pairing),
            "wins": _json(share_by_deal(_by_deal(places, _share))),
            "outcomes": dict(Counter(game.outcomes[at] for game, at in places)),
            "by seat": [
                _json(share_by_deal(_by_deal([p for p in places if p[1] == seat], _share)))
                for seat in seats
            ],
            "seat wins": [
                _json(share_by_deal(_by_deal([(game, seat) for game in games], _share)))
                for seat in seats
            ],
        }


def _same_table(seats: Sequence[str], pairing: Sequence[str]) -> bool:
    return Counter(seats) == Counter(pairing)


def _places(game: GameRecord, word: str) -> list[int]:
    return [at for at, one in enumerate(game.seats) if one == word]


def _by_deal(
    places: Iterable[Place], value: Callable[[Place], float | None]
) -> dict[int, list[float]]:
    found: dict[int, list[float]] = {}
    for place in places:
        given = value(place)
        if given is not None:
            found.setdefault(place[0].deal, []).append(given)
    return found


def _paired(mine: dict[int, list[float]], theirs: dict[int, list[float]]) -> dict[int, list[float]]:
    return {
        deal: [one - other for one, other in zip(values, theirs[deal], strict=False)]
        for deal, values in mine.items()
        if deal in theirs
    }


def _is_won(place: Place) -> float:
    return float(place[0].outcomes[place[1]] == "won")


def _worth(place: Place) -> float:
    game, at = place
    return -1.0 if at in game.forfeited else game.returns[at]


def _share(place: Place) -> float:
    return shares(place[0])[place[1]]


def _rate(places: Sequence[Place]) -> float | None:
    seconds = sum(game.seconds[at] for game, at in places)
    tries = sum(game.tries[at] for game, at in places)
    return tries / seconds if tries and seconds else None


def _defects(places: Sequence[Place]) -> Json:
    """How many there are of each kind, and the first of each in words."""
    found: Json = {}
    for game, at in places:
        for defect in game.defects:
            if defect["seat"] == at:
                kind = found.setdefault(defect["kind"], {"count": 0, "first": ""})
                kind["count"] += 1
                where = f"deal {game.deal}, action {defect['number'] + 1}"
                kind["first"] = kind["first"] or f"{where}: {defect['words']}"
    return found


def _counted(places: Sequence[Place]) -> Json:
    """How often each word of a result came, such as a level or a reason."""
    found: dict[str, Counter[str]] = {}
    for game, _ in places:
        for name, value in game.result.items():
            if isinstance(value, str):
                found.setdefault(name, Counter())[value] += 1
    return {name: dict(counter.most_common()) for name, counter in found.items()}


def _json(found: Estimate | None) -> Json | None:
    return None if found is None else dict(found.json)
