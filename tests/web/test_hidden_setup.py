"""Castle's set-up through the server: streams, replay, log, story and files tell nothing early."""

from __future__ import annotations

import json
from typing import Any

import pytest

import holdfast
from tests.web.site import Program, Site, two_programs, until

ORDERS = ("KJQ", "JQK")
LANGUAGES = ("en", "it", "fr")


def leftwards(hand: list[str]) -> list[dict[str, Any]]:
    """Five number cards in a row to the left of the royals."""
    return [
        {"do": "place", "card": card, "row": 0, "col": -number}
        for number, card in enumerate(hand[3:], start=1)
    ]


def upwards(hand: list[str]) -> list[dict[str, Any]]:
    """The same cards in another order: between, on top and to the right."""
    last, *rest = reversed(hand[3:])
    steps: list[dict[str, Any]] = [{"do": "insert", "card": last, "col": 1}]
    steps += [
        {"do": "place", "card": card, "row": n, "col": 2} for n, card in enumerate(rest[:3], 1)
    ]
    return [*steps, {"do": "place", "card": rest[3], "row": 0, "col": 4}]


class Watched:
    """A match that seat 0 arranges while seat 1 and a spectator watch."""

    def __init__(self, site: Site, lang: str) -> None:
        # Only a study match can choose its dice, so both begin from the same position.
        dealt = holdfast.new("castle", seed=20).position()
        self.match, (self.owner, self.other) = two_programs(site.url, "castle", position=dealt)
        self.spectator = Program(site.url)
        self.lang = lang
        hand = dealt["castles"]["0"]["hand"]
        self.ways = [leftwards(hand), upwards(hand)]

    def arrange(self, way: int, steps: int) -> dict[str, list[Any]]:
        """Take these steps; what was streamed to the others on the way."""
        streamed: dict[str, list[Any]] = {}
        actions = [{"do": "court", "order": ORDERS[way]}, *self.ways[way]][:steps]
        with (
            self.other.listen(self.match, eyes=1, lang=self.lang) as one,
            self.spectator.listen(self.match, eyes="spectator", lang=self.lang) as two,
        ):
            until(one, "state")
            until(two, "state")
            for number, action in enumerate(actions):
                answer = self.owner.play(self.match, action, number)
                assert answer.status_code == 200, answer.text
                for name, stream in (("1", one), ("spectator", two)):
                    streamed.setdefault(name, []).append(until(stream, "update"))
        return streamed

    def seen(self, eyes: str) -> dict[str, Any]:
        """Everything that can be asked for: the state, the replay, the log, the story, the file."""
        who = self.other if eyes == "1" else self.spectator
        of = f"/matches/{self.match}"
        asked = {"eyes": eyes, "lang": self.lang}
        found: dict[str, Any] = {"state": who.state(self.match, view="true", **asked)}
        count = found["state"]["actions"]
        paths = [f"frames/{n}" for n in range(count + 1)] + ["log", "words", "story", "journal"]
        for path in paths:
            answer = who.http.get(f"{of}/{path}", params=asked)
            assert answer.status_code == 200, answer.text
            found[path] = answer.json()
        # Only its name and the promise of its key tell one match from the other.
        promise = found["state"]["commitment"]
        told: dict[str, Any] = json.loads(
            json.dumps(found).replace(self.match, "MATCH").replace(promise, "PROMISE")
        )
        return told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_arrangements_are_told_alike_until_the_last_card(site: Site, lang: str) -> None:
    """CA-INFO.3, CA-INFO.5, CA-INFO.6"""
    one, other = Watched(site, lang), Watched(site, lang)
    assert one.arrange(0, 5) == other.arrange(1, 5)
    for eyes in ("1", "spectator"):
        mine = one.seen(eyes)
        assert mine == other.seen(eyes)
        assert mine["journal"]["actions"] == [{"do": "arrange"}] * 5
        assert mine["state"]["view"]["castles"]["0"]["hand"] == 8


def test_the_last_card_shows_the_castle_and_nothing_of_how_it_was_arranged(site: Site) -> None:
    """CA-INFO.5, CA-INFO.6"""
    one, other = Watched(site, "en"), Watched(site, "en")
    streamed = [one.arrange(0, 6), other.arrange(1, 6)]
    for eyes in ("1", "spectator"):
        mine, theirs = one.seen(eyes), other.seen(eyes)
        for number in range(6):
            assert mine[f"frames/{number}"] == theirs[f"frames/{number}"]
        assert mine["journal"]["actions"] == theirs["journal"]["actions"] == [{"do": "arrange"}] * 6
        assert mine["log"]["log"][:-1] == theirs["log"]["log"][:-1]
        assert mine["log"]["log"][-1]["event"]["event"] == "finished"
        for updates in (update[eyes] for update in streamed):
            assert [update["action"] for update in updates] == [{"do": "arrange"}] * 6
            assert all("label" not in update for update in updates)


def test_the_arranging_seat_may_take_back_all_but_the_last_card(site: Site) -> None:
    """CA-INFO.6"""
    watched = Watched(site, "en")
    match, owner = watched.match, watched.owner
    actions = [{"do": "court", "order": "QJK"}, *watched.ways[0]]
    for number, action in enumerate(actions):
        owner.play(match, action, number)
        assert owner.state(match, eyes=0)["undo"]["allowed"] == (number < 5)
    refused = owner.http.post(f"/matches/{match}/undo", json={"after": 6})
    assert refused.status_code == 409
