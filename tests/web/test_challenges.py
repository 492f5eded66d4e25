"""Challenges: the same dice for all, one try each, nothing told before the end, and the table."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from holdfast.core.beginning import load
from holdfast.core.match import Match
from holdfast.core.occasions import OCCASIONAL, commitment_of
from holdfast.store import Store, schema
from holdfast.store.challenges import Attempt, Challenge, challenge, forget, new_challenge
from tests.cli.run import ok
from tests.store.rows import row
from tests.web.site import Program, Site, Visitor


def prepare(site: Site) -> None:
    """Which a server does by itself, soon after it has started."""
    hub = site.app.hub
    assert hub.challenges is not None
    asyncio.run_coroutine_threadsafe(hub.challenges.prepare(), site.loop).result(60)


def today(site: Site, game: str = "itter") -> dict[str, Any]:
    prepare(site)
    found = {one["game"]: one for one in site.visitor().get("/challenges").json()}
    one: dict[str, Any] = found[game]
    return one


def inside(site: Site, id: str) -> Challenge:
    """All of a challenge, as only the server knows it."""
    found = site.app.hub.store.challenges.find(id)
    assert found is not None
    return found


def shortest(one: Challenge) -> list[Any]:
    """The actions of somebody who gives up each phase at once."""
    match = Match(one.game, one.options, key=bytes.fromhex(one.key), generator=one.generator)
    while not match.over:
        match.play(next(iter(match.legal.where(do="end") or match.legal)))
    return [action.json for action in match.actions]


def begin(person: Visitor, id: str, name: str) -> str:
    person.look(f"/challenges/{id}")
    answer = person.send(f"/challenges/{id}/try", name=name)
    assert answer.status_code == 200, answer.text
    return answer.url.path.rpartition("/")[2]


def play_out(person: Visitor, match: str, actions: list[Any]) -> None:
    for after, action in enumerate(actions):
        answer = person.play(match, action, after)
        assert answer.status_code == 200, answer.text


def settled(site: Site) -> None:
    """Every result and its luck is noted."""
    hub = site.app.hub
    assert hub.challenges is not None
    asyncio.run_coroutine_threadsafe(hub.challenges.settle_all(), site.loop).result(30)


def close(site: Site, id: str) -> None:
    """Let the day be over."""
    hub, past = site.app.hub, time.time() - 1

    def job(connection: Any) -> None:
        connection.execute(
            update(challenge).where(challenge.c.id == id).values(ends=past - 1, closes=past)
        )
        connection.execute(update(schema.match).values(sealed=past))

    async def written() -> None:
        await hub.store.writer.do(job)
        for room in hub.rooms.values():
            room.row.sealed = past

    asyncio.run_coroutine_threadsafe(written(), site.loop).result(10)


def test_a_whole_challenge(site: Site, anna: Visitor, bert: Visitor, tmp_path: Path) -> None:
    """Two people do the same and get the same; then all is open, and can be checked."""
    one = today(site)
    secret = inside(site, one["id"])
    assert one["key"] is None
    assert one["commitment"] == secret.commitment
    actions = shortest(secret)
    matches = [begin(anna, one["id"], "Anna"), begin(bert, one["id"], "Bert")]
    assert begin(anna, one["id"], "Anna again") == matches[0], "the first try counts"
    assert anna.get(f"/matches/{matches[1]}").status_code == 403
    assert bert.look(f"/matches/{matches[0]}/journal").status_code == 403
    assert anna.post(f"/matches/{matches[0]}/advice", {}).json()["kind"] == "no_coach"
    play_out(anna, matches[0], actions)
    settled(site)

    # Anna is done, others are not: she sees the table, and learns nothing about the key.
    table = anna.get(f"/challenges/{one['id']}").json()
    assert [(row["name"], row["you"]) for row in table["rows"]] == [("Anna", True)]
    assert bert.get(f"/challenges/{one['id']}").json()["rows"] == []
    assert secret.key not in json.dumps(table)
    told = anna.get(f"/matches/{matches[0]}/journal").json()
    assert "key" not in told
    assert "chance" not in told
    study = anna.post(f"/matches/{matches[0]}/study", {"at": 1, "dice": "same"}).json()
    assert "match" in study, study
    assert secret.key not in json.dumps(anna.get(f"/matches/{study['match']}/journal").json())
    assert bert.get(f"/matches/{matches[0]}/frames/1").status_code == 403
    away = bert.look(f"/challenges/{one['id']}/compare?a={matches[0]}&b={matches[1]}")
    assert away.status_code == 403

    play_out(bert, matches[1], actions)
    settled(site)
    rows = bert.get(f"/challenges/{one['id']}").json()["rows"]
    assert [(row["name"], row["place"]) for row in rows] == [("Anna", 1), ("Bert", 1)]
    there = bert.look(f"/matches/{matches[1]}").text
    assert f'href="/challenges/{one["id"]}"' in there, "from the table one finds the results"
    assert "compared side by side from" in bert.look(f"/challenges/{one['id']}").text
    same = [{k: v for k, v in row.items() if k not in ("name", "you", "match")} for row in rows]
    assert same[0] == same[1], "the same moves come to the same result, and to the same luck"
    assert rows[0]["luck_score"] is not None
    assert rows[0]["match"] is None, "somebody else's try is told when all are done"

    close(site, one["id"])
    over = site.visitor().get(f"/challenges/{one['id']}").json()
    assert commitment_of(OCCASIONAL, bytes.fromhex(over["key"])) == one["commitment"]
    page = bert.look(f"/challenges/{one['id']}/compare?a={matches[0]}&b={matches[1]}")
    assert "Both did the same from the first action to the last." in page.text
    path = tmp_path / "journal.json"
    path.write_text(bert.look(f"/matches/{matches[0]}/journal").text)
    assert load(path).key == bytes.fromhex(over["key"])
    assert "replay as recorded" in ok(
        "replay", "--verify", str(path), "--commitment", one["commitment"]
    )
    late = site.visitor()
    late.look("/challenges")
    refused = late.send(f"/challenges/{one['id']}/try", name="Late")
    assert refused.status_code == 409
    assert "This challenge is over" in refused.text


def test_a_club_makes_one_and_sends_its_address(anna: Visitor, bert: Visitor) -> None:
    anna.look("/challenges")
    made = anna.send("/challenges", game="tito", title="Friday <club>", days="3")
    assert made.status_code == 200, made.text
    id = made.url.path.rpartition("/")[2]
    assert "Friday &lt;club&gt;" in bert.look(f"/challenges/{id}").text
    match = begin(bert, id, "Bert")
    assert bert.state(match)["yours"] == ["german"]
    assert id in bert.look("/challenges").text
    assert "no-one" not in bert.look(f"/challenges/{id}").text


@pytest.mark.parametrize(
    ("fields", "status", "sentence"),
    [
        ({"game": "castle", "days": "3"}, 422, "needs a solo game"),
        ({"game": "itter", "option.variant": "competitive", "days": "3"}, 422, "needs a solo game"),
        ({"game": "itter", "days": "400"}, 422, "1 to 31 days"),
        ({"game": "itter", "days": "soon"}, 422, "whole number"),
        ({"game": "chess", "days": "3"}, 404, "chess"),
    ],
)
def test_a_bad_challenge_is_refused_in_a_sentence(
    anna: Visitor, fields: dict[str, str], status: int, sentence: str
) -> None:
    anna.look("/challenges")
    answer = anna.send("/challenges", **fields)
    assert answer.status_code == status
    assert sentence in answer.text


def test_nobody_finds_tomorrows_and_programs_do_not_try(site: Site, anna: Visitor) -> None:
    from holdfast.web.challenges import day_of

    prepare(site)
    tomorrow = site.app.hub.store.challenges.of_day(day_of(time.time() + 86400), "itter")
    assert tomorrow is not None, "it is made ready ahead"
    assert anna.look(f"/challenges/{tomorrow.id}").status_code == 404
    assert anna.look("/challenges/nowhere").status_code == 404
    program = Program(site.url)
    answer = program.http.post(f"/challenges/{today(site)['id']}/try")
    assert answer.json()["kind"] == "no_program"


def test_of_two_pages_at_once_one_begins(tmp_path: Path) -> None:
    """Two servers, one person: one match, and nothing half written of the other."""

    async def tried() -> None:
        url = f"sqlite:///{tmp_path}/games.db"
        stores = [Store(url, shared=True) for _ in range(2)]
        for store in stores:
            await store.open(lambda signal: None)
        one = new_challenge("c", "itter", {}, opens=1.0, ends=9e9, closes=9e9)
        await stores[0].challenges.add(one)
        tries = [Attempt("c", "anna", name, "", 2.0) for name in ("m1", "m2")]
        found = await asyncio.gather(
            *(
                store.challenges.begin(each, row(each.match), [], [])
                for store, each in zip(stores, tries, strict=True)
            )
        )
        assert len(set(found)) == 1
        assert len(stores[0].match_ids()) == 1
        assert [each.match for each in stores[1].challenges.attempts("c")] == [found[0]]
        for store in stores:
            await store.close()

    asyncio.run(tried())


def test_the_first_result_stays_and_a_late_one_does_not_count(tmp_path: Path) -> None:
    async def tried() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        await store.open(lambda signal: None)
        await store.challenges.add(new_challenge("c", "itter", {}, opens=1, ends=5, closes=10))
        for person in ("anna", "bert"):
            await store.challenges.begin(
                Attempt("c", person, person, person, 2.0), row(person), [], []
            )
        assert await store.challenges.finish("anna", 9.0, 1.0, 12.0)
        assert not await store.challenges.finish("anna", 9.5, 0.0, -5.0)
        assert not await store.challenges.finish("bert", 11.0, 1.0, 99.0)
        found = {one.person: (one.done, one.score) for one in store.challenges.attempts("c")}
        assert found == {"anna": (9.0, 12.0), "bert": (None, None)}
        await store.writer.do(lambda connection: forget(connection, "anna"))
        left = store.challenges.attempts("c")
        assert [(one.name, one.score) for one in left] == [("", 12.0), ("bert", None)]
        assert left[0].person.startswith("gone:")
        await store.close()

    asyncio.run(tried())
