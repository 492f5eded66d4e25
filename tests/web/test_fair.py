"""Fair chance: promised at the start, secret while the match runs, open to everybody at the end."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from holdfast.core.chance import KEYED, SEEDED, Keyed, Seeded
from holdfast.core.journal import REDACTED, Journal
from holdfast.core.match import Match
from holdfast.core.registry import find_game
from holdfast.store import MatchRow, SeatRow, Store
from holdfast.store.database import MIGRATIONS
from tests.core.foresight import foresee
from tests.store.rows import row
from tests.web.conftest import Postgres
from tests.web.site import PATIENCE, Program, Site, Visitor

HOT_SEATS = {"0": "me", "1": "me"}


def secret_of(site: Site, match: str) -> MatchRow:
    """The record of a match, which nobody but the server reads."""
    found = site.app.hub.store.match(match)
    assert isinstance(found, MatchRow)
    return found


def play_somehow(player: Visitor, match: str, enough: Callable[[dict[str, Any]], bool]) -> None:
    """Play all seats by a fixed rule, until the state is enough."""
    choice = Seeded(5)
    state = player.state(match)
    while not enough(state):
        if state["decision"]["seat"] != state["eyes"] and state["eyes"] != "all":
            state = player.state(match, eyes=state["decision"]["seat"])
        action = state["defs"][str(state["legal"][choice.pick(len(state["legal"]))])]["do"]
        assert player.play(match, action, state["number"]).status_code == 200
        state = player.state(match)


def watch_to_the_end(visitor: Visitor, match: str) -> dict[str, Any]:
    until = time.monotonic() + 4 * PATIENCE
    while not (state := visitor.state(match))["over"]:
        assert time.monotonic() < until, "the bot did not finish"
        time.sleep(0.1)
    return state


# Foreseeing


def public_dice(spectator: Visitor, match: str) -> list[int]:
    """All dice that the log shows to everybody, in the order in which they were thrown."""
    lines = spectator.get(f"/matches/{match}/log", **{"from": 0, "to": 10_000}).json()["log"]
    fields = ("attack_dice", "defence_dice", "reserve_dice")
    fights = [line["event"] for line in lines if line["event"]["event"] == "fought"]
    return [die for fight in fights for field in fields for die in fight[field]]


def seen_by_a_spectator(site: Site, wanted: int, **wish: Any) -> list[int]:
    """So many public dice of a running match of Castle."""
    anna, spectator = site.visitor(), site.visitor()
    match = anna.begin("castle", seats=HOT_SEATS, **wish)
    play_somehow(
        anna, match, lambda state: state["over"] or len(public_dice(spectator, match)) >= wanted
    )
    return public_dice(spectator, match)


def test_a_spectator_foresees_the_fast_generator(site: Site) -> None:
    """The attack is real: a study match of the same server, with the same log, falls to it."""
    dice = seen_by_a_spectator(site, 60, study=True, seed=3)
    found = foresee(dice[:40])
    assert found is not None
    assert found.dice(20) == dice[40:60]


def test_a_spectator_foresees_nothing_of_a_fair_match(site: Site) -> None:
    logs = (seen_by_a_spectator(site, 60) for _ in range(40))
    dice = next(dice for dice in logs if len(dice) >= 60)  # some matches end sooner
    for start in (0, 10, 20):
        assert foresee(dice[start : start + 40]) is None


# Secrecy


def spellings(secret: bytes) -> set[str]:
    """Every way in which somebody might write a secret down."""
    number = int.from_bytes(secret, "big")
    encoded = {base64.b64encode(secret), base64.urlsafe_b64encode(secret)}
    return {
        secret.hex(),
        secret.hex().upper(),
        str(number),
        str(int.from_bytes(secret, "little")),
        f"{number:x}",
        str(list(secret)),
        repr(secret),
        *(word.decode().rstrip("=") for word in encoded),
    }


ANSWERS = (
    "/matches/{id}", "/matches/{id}?eyes=spectator", "/matches/{id}/replay", "/matches/{id}/story",
    "/matches/{id}/panel", "/matches/{id}/journal", "/api/matches/{id}?view=1",
    "/api/matches/{id}?eyes=all", "/api/matches/{id}/summary", "/api/matches/{id}/journal",
    "/api/matches/{id}/journal?eyes=spectator", "/api/matches/{id}/log",
    "/api/matches/{id}/frames/0", "/api/matches/{id}/frames/1/address", "/api/matches/{id}/words",
    "/api/matches/{id}/story", "/api/matches/{id}/chat", "/api/matches/{id}/notes",
    "/api/matches?mine=1", "/api/matches", "/api/me/history", "/", "/history",
    "/matches/{id}/report", "/api/matches/{id}/report", "/matches/{id}/moments/1.svg",
    "/api/matches/{id}/frames/99999", "/api/matches/{id}?eyes=nobody",
)  # fmt: skip


def every_answer(site: Site, match: str, people: list[Any]) -> Iterator[tuple[str, str]]:
    for person in people:
        for path in ANSWERS:
            answer = person.http.get(f"{site.url}{path.format(id=match)}")
            yield path, answer.text + str(answer.headers)
        for path, body in (
            ("actions", {"action": "fly", "after": 1}),
            ("actions", {"action": "fly", "after": 0}),
            ("undo", {"after": 1}),
            ("why", {"action": "fly"}),
            ("study", {"at": 1}),
        ):
            headers = {"X-CSRF-Token": getattr(person, "csrf", "")}
            answer = person.http.post(
                f"{site.url}/api/matches/{match}/{path}", json=body, headers=headers
            )
            yield path, answer.text + str(answer.headers)


@pytest.mark.parametrize("game", ["castle", "itter", "tito"])
def test_no_answer_of_a_running_match_tells_its_key(
    site: Site, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="holdfast")
    anna = site.visitor()
    match = anna.begin(game, seats=HOT_SEATS if game == "castle" else {})
    play_somehow(anna, match, lambda state: state["actions"] >= 3)
    record = secret_of(site, match)
    assert (record.generator, record.seed) == (KEYED, None)
    assert record.key is not None
    words = spellings(bytes.fromhex(record.key))
    program = Program(site.url)
    seen = dict(every_answer(site, match, [anna, site.visitor(), program]))
    with program.listen(match) as stream:
        seen["events"] = str(next(stream))
    seen["record"] = repr(record)
    seen["match"] = repr(site.app.hub.rooms[match].match.chance)
    seen["log"] = caplog.text
    for where, said in seen.items():
        assert not [word for word in words if word in said], where


def test_no_answer_of_an_old_running_match_tells_its_seed(site: Site) -> None:
    seed = 3_141_592_653_589_793
    begin(site, castle_row("oldmatch1", seed=seed))
    words = spellings(seed.to_bytes(8, "big"))
    people: list[Any] = [site.visitor(), Program(site.url)]
    for where, said in every_answer(site, "oldmatch1", people):
        assert not [word for word in words if word in said], where
    assert str(seed) not in repr(secret_of(site, "oldmatch1"))


def castle_row(id: str, **fields: Any) -> MatchRow:
    game = find_game("castle")
    fields = {"rules": game.rules_version, **fields}
    return replace(row(id), game="castle", options=dict(game.read_options({})), **fields)


def begin(site: Site, given: MatchRow) -> None:
    """Put a match into the record of a running server."""
    store: Store = site.app.hub.store
    seats = [SeatRow(place, str(place), "open", None, "", None) for place in (0, 1)]
    loop = store.writer._loop

    async def add() -> None:
        await store.add_match(given, seats, [], [])

    asyncio.run_coroutine_threadsafe(add(), loop).result(10)


def test_a_journal_of_a_running_match_holds_the_promise_and_nothing_else(site: Site) -> None:
    anna = site.visitor()
    match = anna.begin("castle", seats=HOT_SEATS)
    play_somehow(anna, match, lambda state: state["actions"] >= 3)
    for person in (anna, site.visitor()):
        journal = person.get(f"/matches/{match}/journal").json()
        assert journal["format"] == REDACTED
        assert journal["generator"] == KEYED
        assert journal["commitment"] == secret_of(site, match).commitment
        assert not {"key", "seed", "script", "chance", "asked", "fingerprints"} & set(journal)


def test_a_failed_write_does_not_put_a_key_into_the_log(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.db")

    async def twice() -> str:
        await store.open(lambda signal: None)
        seats = [SeatRow(0, "0", "open", None, "", None)]
        one = replace(row("m1"), generator=KEYED, seed=None, key="ab" * 32)
        try:
            for _ in range(2):
                await store.add_match(one, seats, [], [])
        except Exception as error:
            return f"{error!r} {error}"
        finally:
            await store.close()
        return ""

    said = asyncio.run(twice())
    assert "IntegrityError" in said
    assert "abab" not in said


# The promise


def test_a_match_is_promised_at_the_start_and_can_be_checked_at_the_end(site: Site) -> None:
    anna = site.visitor()
    begun = anna.post("/matches", {"game": "itter", "seats": {"defender": "bot:random"}}).json()
    promised = begun["state"]["commitment"]
    assert len(promised) == 64
    state = watch_to_the_end(anna, begun["match"])
    assert state["commitment"] == promised
    data = site.visitor().get(f"/matches/{begun['match']}/journal").json()
    assert data["commitment"] == promised == Keyed(bytes.fromhex(data["key"])).commitment
    match = Match.replay(Journal.from_json(data))
    assert match.over
    numbers = Keyed(bytes.fromhex(data["key"]))
    for recorded, asked in zip(data["chance"], data["asked"], strict=True):
        for value, word in zip(recorded, asked, strict=True):
            draw = numbers.roll if word[0] == "d" else numbers.pick
            assert draw(int(word[1:].split()[0])) == value


def test_every_match_has_a_key_of_its_own(site: Site) -> None:
    anna = site.visitor()
    keys = {secret_of(site, anna.begin("itter")).key for _ in range(5)}
    assert len(keys) == 5
    assert None not in keys


def test_the_table_shows_the_promise_and_says_what_it_means(site: Site) -> None:
    anna = site.visitor()
    match = anna.begin("itter")
    promised = anna.state(match)["commitment"]
    for lang, words in (("en", "Fair dice"), ("it", "Dadi regolari"), ("fr", "Des dés honnêtes")):
        page = anna.look(f"/matches/{match}?lang={lang}").text
        assert promised in page
        assert words in page
    study = anna.look(f"/matches/{anna.begin('itter', study=True)}").text
    assert "Fair dice" not in study


def test_a_study_match_keeps_the_fast_generator(site: Site) -> None:
    anna = site.visitor()
    record = secret_of(site, anna.begin("itter", study=True))
    assert (record.generator, record.commitment, record.key) == (SEEDED, None, None)
    assert record.seed is not None


def test_a_study_of_a_finished_match_goes_on_with_its_dice(site: Site) -> None:
    anna = site.visitor()
    match = anna.begin("itter", seats={"defender": "bot:random"})
    watch_to_the_end(anna, match)
    study = anna.post(f"/matches/{match}/study", {"at": 2}).json()["match"]
    one, other = secret_of(site, match), secret_of(site, study)
    assert (one.key, one.commitment) == (other.key, other.commitment)
    whole = anna.get(f"/matches/{match}/journal").json()
    play_somehow(anna, study, lambda state: state["actions"] >= 3)
    part = anna.get(f"/matches/{study}/journal").json()
    assert part["chance"][:3] == whole["chance"][:3]


def test_a_study_of_a_running_match_has_other_dice(site: Site) -> None:
    anna = site.visitor()
    match = anna.begin("itter")
    play_somehow(anna, match, lambda state: state["actions"] >= 2)
    study = secret_of(site, anna.post(f"/matches/{match}/study", {"at": 1}).json()["match"])
    assert (study.generator, study.key, study.commitment) == (SEEDED, None, None)


# The record


def old_database(store: Store) -> None:
    """A database as the first version left it, with a match that is still running."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store._write_engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text(
                "INSERT INTO match (id, game, rules, options, seed, study, title, lang, listed,"
                " spectators, creator, created) VALUES ('old1', 'itter', '1', :options, 7, false,"
                " '', 'en', false, true, 'v', 1.0)"
            ),
            {"options": json.dumps(find_game("itter").read_options({}))},
        )
        connection.execute(
            text("INSERT INTO seat VALUES ('old1', 0, 'defender', 'open', NULL, '', NULL)")
        )


def check_migration(store: Store) -> None:
    old_database(store)
    store.migrate()
    found = store.match("old1")
    assert found is not None
    assert (found.generator, found.seed, found.key, found.commitment) == (SEEDED, 7, None, None)


def test_an_old_database_keeps_its_seeds_on_sqlite(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.db")
    check_migration(store)
    store.dispose()


def test_an_old_database_keeps_its_seeds_on_postgresql(postgres: Postgres) -> None:
    store = Store(postgres.database())
    check_migration(store)
    store.dispose()


def test_a_running_match_of_an_old_database_goes_on_with_its_dice(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/holdfast.db")
    old_database(store)
    store.dispose()
    site = Site(tmp_path, database=f"sqlite:///{tmp_path}/holdfast.db")
    try:
        anna = site.visitor()
        anna.send("/matches/old1/take", seat="defender", name="Anna")
        assert anna.state("old1")["commitment"] is None
        play_somehow(anna, "old1", lambda state: state["actions"] >= 6)
        actions = anna.get("/matches/old1/journal").json()["actions"]
        match = Match("itter", seed=7)
        for action in actions:
            match.play(action)
        assert anna.state("old1", view=1)["view"] == match.view("defender")
        assert match.chance.taken == site.app.hub.rooms["old1"].match.chance.taken
    finally:
        site.stop()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"generator": "dice"}, "the generator is"),
        (
            {"seed": None, "key": "ab" * 32, "commitment": "0" * 64, "generator": KEYED},
            "the key is not the one that was promised",
        ),
    ],
    ids=["generator", "key"],
)
def test_a_record_that_does_not_hold_is_not_played_on(
    site: Site,
    caplog: pytest.LogCaptureFixture,
    request: pytest.FixtureRequest,
    change: dict[str, Any],
    sentence: str,
) -> None:
    """Whoever asks learns the version; the reason may name hidden cards, so only the log has it."""
    changed = castle_row(f"changed{request.node.callspec.id}", **change)
    begin(site, changed)
    answer = site.visitor().get(f"/matches/{changed.id}")
    assert (answer.status_code, answer.json()["kind"]) == (409, "bad_journal")
    assert f"under version {changed.rules} of its rules" in answer.json()["detail"]
    assert sentence not in answer.text
    assert sentence in caplog.text
    assert "abab" not in answer.text
