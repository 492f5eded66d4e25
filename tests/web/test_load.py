"""One visitor cannot stall the others: what every route costs the event loop, whatever is sent."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from starlette.routing import Route

import holdfast
from holdfast.core.match import Match
from holdfast.web.callers import Caller, network_of
from holdfast.web.journals import open_journal
from holdfast.web.positions import write_code
from holdfast.web.problems import Problem
from holdfast.web.routes import ROUTERS
from holdfast.web.work import Costs, Workshop
from tests.web.site import Program, Site, Visitor, two_programs

MOST_MS = 5.0


class Ticker:
    """A task of the server's event loop that looks, at every turn, how much processor its thread
    has used since the last one. Other programs on the machine do not disturb that."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.worst = 0.0
        self._goes_on = True
        self._loop: asyncio.AbstractEventLoop = site.loop
        self._done = asyncio.run_coroutine_threadsafe(self._tick(), self._loop)

    async def _tick(self) -> None:
        last = time.thread_time()
        while self._goes_on:
            await asyncio.sleep(0.001)
            now = time.thread_time()
            self.worst = max(self.worst, (now - last) * 1000)
            last = now

    def stop(self) -> float:
        self._goes_on = False
        self._done.result(10)
        return self.worst


def occupied(site: Site, attack: Callable[[], Any]) -> float:
    """The longest turn of the event loop, in milliseconds of processor, while something is asked.

    Twice, and the better one: the first of its kind may have loaded what stays loaded.
    """
    found = []
    for _ in range(2):
        ticker = Ticker(site)
        attack()
        found.append(ticker.stop())
    return min(found)


class Holder:
    """Somebody who holds all seats of a long study match."""

    def __init__(self, site: Site) -> None:
        visitor = site.visitor()
        wish = {"study": True, "seed": 5, "seats": {"defender": "me", "ss": "me"}}
        self.match = visitor.begin("itter", options={"variant": "competitive"}, **wish)
        headers = {"X-CSRF-Token": visitor.csrf, "Accept": "text/html"}
        cookies = dict(visitor.http.cookies)
        self.http = httpx.Client(
            base_url=site.url, headers=headers, cookies=cookies, trust_env=False, timeout=120
        )
        dice = random.Random(2)
        for _ in range(30):
            state = self.state()
            action = state["defs"][str(dice.choice(state["legal"]))]["do"]
            body = {"action": action, "after": state["number"]}
            assert self.post("actions", body).status_code == 200

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/api/matches/{self.match}?eyes=all").json()
        return found

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(f"/api/matches/{self.match}/{path}", json=body)


@pytest.fixture(scope="module")
def holder(site: Site) -> Iterator[Holder]:
    holder = Holder(site)
    yield holder
    holder.http.close()


LONG = "attack " * 9000
NEAR = [
    "attack borotra 19 m1919a5",
    "atack leee G4",
    "zzz",
    LONG,
    "{" * 30_000,
    "deploy " + "é" * 60,
]
HOSTILE: list[Any] = [
    *NEAR,
    {"do": "attack", "by": "leex", "target": "99"},
    {"do": "x" * 50_000},
    {"do": "attack", "by": ["x" * 40_000]},
    {"do": "deploy", "who": {"a": {"b": [1] * 5000}}},
]


@pytest.mark.parametrize("path", ["actions", "why", "odds"])
@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_a_nonsensical_action_costs_the_loop_little(
    site: Site, holder: Holder, path: str, number: int
) -> None:
    body: dict[str, Any] = {"action": HOSTILE[number]}
    if path == "actions":
        body["after"] = holder.state()["number"]

    def attack() -> None:
        for _ in range(3):
            answer = holder.post(path, body)
            assert answer.status_code in (200, 422), answer.text
            assert len(answer.content) < 4000

    assert occupied(site, attack) < MOST_MS


READ = [
    "/api/matches/{m}?eyes=all&view=1",
    "/api/matches/{m}?eyes=all&lang=fr&shape=tall&inks=2",
    "/api/matches/{m}/log?eyes=all",
    "/api/matches/{m}/story?eyes=all&lang=it",
    "/api/matches/{m}/journal",
    "/api/matches/{m}/frames/20?eyes=all&from=1",
    "/api/matches/{m}/frames/5/address?eyes=all",
    "/api/matches/{m}/words?eyes=all",
    "/api/matches/{m}/summary",
    "/api/games/castle/rules?q=" + "a+" * 90,
    "/api/games/tito/rules",
    "/api/me/history",
    "/api/me/statistics",
    "/api/openapi.json",
    "/api/docs",
    "/matches/{m}",
    "/matches/{m}?lang=it&shape=tall&eyes=all",
    "/matches/{m}/panel",
    "/matches/{m}/replay",
    "/matches/{m}/story",
    "/matches/{m}/report",
    "/matches/{m}/journal",
    "/matches/{m}/board/fr/tall-2/x.svg",
    "/board/tito/it/wide-4/x.svg",
    "/picture/tito.svg?lang=it",
    "/rules/itter",
    "/rules/castle?q=" + "ca+" * 60,
    "/history",
    "/",
    "/new/tito",
    "/learn",
    "/learn/castle",
    "/learn/itter/{step}",
    "/about",
    "/about/tito?lang=fr",
    "/rules",
    "/api/games",
    "/api/games/castle?lang=it",
    "/api/games/castle/bots",
    "/api/games/castle/seats?players=4",
    "/api/games/itter/rules/CI-2.2.1",
    "/api/matches?mine=true",
    "/api/matches/{m}/look?eyes=all&el=defender:lee&lang=fr",
    "/api/matches/{m}/steps?eyes=all&after=0",
    "/api/matches/{m}/chat",
    "/api/matches/{m}/notes?eyes=all",
    "/api/matches/{m}/proposal",
    "/api/matches/{m}/report?lang=it",
    "/api/matches/{m}/seats/ss",
    "/matches/{m}/review",
    "/matches/{m}/review/board.svg?at=9&lang=fr",
    "/matches/{m}/moments/20.svg",
    "/matches/{m}/seating",
    "/api/lobby",
    "/lobby?game=castle&speed=days&spoken=fr",
    "/api/challenges",
    "/api/challenges/{challenge}",
    "/challenges?lang=it",
    "/challenges/{challenge}",
    "/challenges/{challenge}/compare",
    "/api/ratings/castle",
    "/ratings",
    "/ratings/castle",
    "/api/me/invitations",
    "/api/me/next",
    "/api/me/people",
    "/friends",
    "/next",
    "/you",
    "/you/export",
    "/you/delete",
    "/open",
    "/p/{short}",
    "/api/positions/{short}",
    "/api/positions/{short}/look?el=defender:lee",
    "/position/{code}",
    "/api/positions/{code}",
    "/api/positions/{code}/look?el=defender:lee",
    "/join/" + "x" * 500,
    "/friend/" + "x" * 500,
    "/mail/" + "x" * 500,
    "/unsubscribe/" + "x" * 500,
    "/worker.js",
    "/healthz",
    "/nowhere",
]


@pytest.fixture(scope="module")
def names(site: Site, holder: Holder) -> dict[str, str]:
    """What stands for the gaps in addresses."""
    visitor = site.visitor()
    visitor.look("/challenges")
    club = visitor.send("/challenges", game="tito", title="Friday", days="3")
    steps = holder.http.get("/learn/itter").text
    kept = holder.http.get(f"/api/matches/{holder.match}/frames/5/address?eyes=all").json()
    code = kept["url"].partition("/position/")[2]
    game, _, written = code.partition("/")
    short = holder.http.post("/api/positions", json={"game": game, "code": written})
    return {
        "m": holder.match,
        "step": steps.partition('href="/learn/itter/')[2].partition('"')[0],
        "challenge": club.url.path.rpartition("/")[2],
        "code": code,
        "short": short.json()["id"],
    }


def test_every_page_is_among_them(names: dict[str, str]) -> None:
    asked = [address.format(**names).partition("?")[0] for address in READ]
    patterns = {
        route.path: route.path_regex
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, Route) and "GET" in (route.methods or ())
    }
    assert len(patterns) > 60
    left = {path for path, wanted in patterns.items() if not any(map(wanted.match, asked))}
    assert left == {"/api/matches/{id}/events"}, "streams have a test of their own"


@pytest.mark.parametrize("address", READ)
def test_no_page_occupies_the_loop(
    site: Site, holder: Holder, names: dict[str, str], address: str
) -> None:
    path = address.format(**names)

    def attack() -> None:
        assert holder.http.get(path).status_code < 500

    assert occupied(site, attack) < MOST_MS


def test_positions_do_not_occupy_the_loop(site: Site, anna: Visitor) -> None:
    match = Match("tito", seed=3)
    code = write_code(match.position())
    assert occupied(site, lambda: anna.look(f"/position/tito/{code}")) < MOST_MS
    bomb = write_code({"x": "0" * 5_000_000})
    assert occupied(site, lambda: anna.look(f"/position/tito/{bomb}")) < MOST_MS
    assert occupied(site, lambda: anna.get(f"/positions/tito/{code}")) < MOST_MS
    wish = {"game": "tito", "position": match.position(), "study": True}
    assert occupied(site, lambda: anna.post("/matches", wish)) < MOST_MS


@pytest.mark.parametrize("game", ["itter", "tito"])
def test_component_data_do_not_occupy_the_loop(site: Site, anna: Visitor, game: str) -> None:
    anna.look("/new/noughts")

    def begin() -> None:
        pack = holdfast.find_game(game).default_pack()
        pack["title"] = f"mine {random.random()}"
        seats = {"german": "me"} if game == "tito" else {"defender": "me"}
        answer = anna.post("/matches", {"game": game, "pack": pack, "seats": seats})
        assert answer.status_code == 201, answer.text
        anna.look(answer.json()["url"])

    assert occupied(site, begin) < MOST_MS


class LongOne:
    """Answers, in place of a process, with a journal of more actions than a game may have."""

    def __init__(self) -> None:
        match = Match("noughts", seed=1)
        match.play("mark a1")
        told = open_journal(orjson.dumps(match.journal().to_json()).decode())
        (entry,) = told["entries"]
        told["entries"] = [{**entry, "number": n, "actions": n} for n in range(1, 20_001)]
        self.told = {"seconds": 0.0, "wrong": None, **told}

    def ask(self, given: dict[str, Any]) -> dict[str, Any]:
        return self.told

    def close(self) -> None:
        pass


def test_a_long_journal_does_not_occupy_the_loop(
    site: Site, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site.app.hub.trials, "_bench", LongOne())
    starting = site.app.inner.state.matches.starting

    def bring() -> None:
        opening = starting.open_journal("{}", caller("anna", "10.0.0.7"))
        begun, opened = asyncio.run_coroutine_threadsafe(opening, site.loop).result(60)
        assert len(opened.entries) == len(site.app.hub.store.entries(begun.id)) == 20_000

    assert occupied(site, bring) < MOST_MS


def test_large_bodies_do_not_occupy_the_loop(site: Site, anna: Visitor) -> None:
    anna.look("/new/noughts")
    wish = {"game": "itter", "pack": {f"k{n}": [1, 2, 3] for n in range(7_500)}}
    assert len(orjson.dumps(wish)) > 100_000
    assert occupied(site, lambda: anna.post("/matches", wish)) < MOST_MS
    pack = orjson.dumps(wish["pack"]).decode()
    assert occupied(site, lambda: anna.send("/matches", game="itter", pack=pack)) < MOST_MS
    escaped = "%7B" * 80_000
    form = f"csrf={anna.csrf}&game=itter&pack={escaped}".encode()
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    assert occupied(site, lambda: anna.http.post("/matches", content=form, headers=kind)) < MOST_MS


def test_streams_of_every_look_do_not_occupy_the_loop(site: Site) -> None:
    match, (x, o) = two_programs(site.url, "castle")

    def listen_and_play() -> None:
        with httpx.Client(base_url=site.url, trust_env=False, timeout=30) as client:
            streams = []
            for lang in ("en", "it", "fr"):
                for shape in ("wide", "tall"):
                    for inks in (4, 2):
                        asked = f"lang={lang}&shape={shape}&inks={inks}"
                        address = f"/api/matches/{match}/events?{asked}"
                        streams.append(
                            client.send(client.build_request("GET", address), stream=True)
                        )
            for seat in (x, o):
                state = seat.state(match)
                if state.get("legal") and state["yours"] == [state["decision"]["seat"]]:
                    action = state["defs"][str(state["legal"][0])]["do"]
                    assert seat.play(match, action, state["number"]).status_code == 200
            for stream in streams:
                stream.close()

    assert occupied(site, listen_and_play) < MOST_MS


# Turns, and what they cost


def test_whoever_asks_for_much_waits_and_others_do_not(tmp_path: Path) -> None:
    """Work is charged to visitors and, since those are quickly invented, to networks."""
    site = Site(tmp_path)
    try:
        match, _seats = two_programs(site.url, "itter", options={"variant": "competitive"})
        site.app.hub.workshop.costs = Costs(0.0001, 0.001)
        answers = [
            Program(site.url, f"invented{number}").http.get(f"/matches/{match}")
            for number in range(20)
        ]
        refused = answers[-1]
        assert refused.status_code == 429
        assert refused.json()["kind"] == "too_costly"
        assert int(refused.headers["retry-after"]) > 0
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=site.url, transport=elsewhere) as other:
            assert other.get(f"/api/matches/{match}").status_code == 200
    finally:
        site.stop()


def caller(visitor: str, address: str) -> Caller:
    return Caller(address, visitor, False, None, b"", "en", {}, None)


def test_networks_and_visitors_take_turns() -> None:
    """Whoever asks for little does not wait behind whoever asks for much."""
    order: list[str] = []

    async def ask() -> None:
        workshop = Workshop(Costs(1000.0, 1000.0))
        hold = threading.Event()
        first = [workshop.do(caller("x", "10.0.0.9"), hold.wait) for _ in range(2)]
        greedy = [
            workshop.do(caller(f"v{n % 2}", "10.0.0.1"), order.append, f"greedy{n}")
            for n in range(10)
        ]
        modest = workshop.do(caller("m", "10.0.0.2"), order.append, "modest")
        tasks = [asyncio.ensure_future(one) for one in [*first, *greedy, modest]]
        await asyncio.sleep(0.05)
        hold.set()
        await asyncio.gather(*tasks)
        workshop.close()

    asyncio.run(ask())
    assert order.index("modest") <= 3
    assert abs(order.index("greedy1") - order.index("greedy0")) <= 2


def test_what_is_too_much_is_refused_at_once() -> None:
    async def ask() -> int:
        workshop = Workshop(Costs(1000.0, 1000.0))
        hold = threading.Event()
        refused = 0
        tasks = []
        for _ in range(40):
            try:
                workshop.check(caller("x", "10.0.0.9"))
                tasks.append(asyncio.ensure_future(workshop.do(caller("x", "10.0.0.9"), hold.wait)))
            except Problem as problem:
                refused += problem.status == 503
            await asyncio.sleep(0)
        hold.set()
        await asyncio.gather(*tasks)
        workshop.close()
        return refused

    assert asyncio.run(ask()) > 10


def test_an_ipv6_household_is_one_network() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1")
    assert network_of("local") == "local"
