"""Shared positions: a short address for each, a page on which everything explains itself."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

from sqlalchemy import update

from holdfast.store import Store, schema
from tests.web.site import Site, Visitor


def shared(anna: Visitor, game: str = "itter") -> tuple[str, str]:
    """A position of a new match: its code and its short name."""
    match = anna.begin(game)
    code = anna.get(f"/matches/{match}/frames/0/address").json()["code"]
    answer = anna.post("/positions", {"game": game, "code": code})
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert told["url"] == f"/p/{told['id']}"
    return code, told["id"]


def test_a_short_address_shows_the_same_as_the_long_one(site: Site) -> None:
    anna, bert = site.visitor(), site.visitor()
    code, name = shared(anna)
    assert len(name) == 8
    short, long = bert.get(f"/positions/{name}"), bert.get(f"/positions/itter/{code}")
    assert short.json() == long.json()
    page = bert.look(f"/p/{name}")
    assert page.status_code == 200
    assert f'value="/p/{name}"' in page.text
    assert "data-copy" in page.text
    # Whoever pastes it, or only its end, is led there.
    for pasted in (f"{site.url}/p/{name}", f"/p/{name}", name):
        assert str(bert.send("/open", text=pasted).url).endswith(f"/p/{name}")


def test_the_same_position_has_one_name(site: Site) -> None:
    anna = site.visitor()
    code, name = shared(anna)
    again = site.visitor().post("/positions", {"game": "itter", "code": code})
    assert again.json()["id"] == name
    assert shared(anna, "castle")[1] != name
    # A page with a long address gives the short one by a button.
    anna.look(f"/position/itter/{code}")
    assert str(anna.send(f"/position/itter/{code}").url).endswith(f"/p/{name}")


def test_options_beside_a_position_travel_with_it(site: Site) -> None:
    anna, bert = site.visitor(), site.visitor()
    match = anna.begin("castle", options={"players": 3, "barricade": True}, study=True)
    code = anna.get(f"/matches/{match}/frames/0/address").json()["code"]
    name = anna.post("/positions", {"game": "castle", "code": code}).json()["id"]
    assert "Green" in bert.get(f"/positions/{name}").json()["words"]
    page = bert.look(f"/p/{name}").text
    assert f"/new/castle?position={code}" in page
    form = bert.look(f"/new/castle?position={code}").text
    assert re.search(r'id="option-players".*?<option value="3" selected', form, re.S)
    studied = str(bert.send("/matches", game="castle", position=code, mode="study").url)
    began = bert.state(studied.rpartition("/")[2])
    assert len(began["players"]) == 3
    pasted = str(bert.send("/open", text=code).url)
    assert len(bert.state(pasted.rpartition("/")[2])["players"]) == 3
    made = bert.post("/matches", {"game": "castle", "code": code, "study": True})
    assert len(made.json()["state"]["players"]) == 3


def test_what_is_no_position_is_refused_and_not_kept(site: Site) -> None:
    anna = site.visitor()
    code, _name = shared(anna)
    for body, status, words in (
        ({"game": "itter", "code": code[:-9]}, 422, "damaged"),
        ({"game": "tito", "code": code}, 422, ""),
        ({"game": "chess", "code": code}, 404, "chess"),
        ({"game": "itter", "code": "a" * 13_000}, 422, "code"),
    ):
        answer = anna.post("/positions", body)
        assert answer.status_code == status, answer.text
        assert words in answer.text
    assert anna.get("/positions/nobody22").status_code == 404
    gone = anna.look("/p/nobody22")
    assert gone.status_code == 404
    assert "copied whole" in gone.text


def test_everything_on_a_shared_board_explains_itself(site: Site) -> None:
    anna, bert = site.visitor(), site.visitor()
    code, name = shared(anna)
    page = bert.look(f"/p/{name}").text
    elements = re.findall(r'data-el="([^"]+)"', page)
    assert "defender:lee" in elements
    for base in (f"/positions/{name}", f"/positions/itter/{code}"):
        told = bert.get(f"{base}/look", el="defender:lee", lang="it").json()
        assert told["title"].startswith("Lee")
        assert told["rules"]
    assert bert.get(f"/positions/{name}/look", el="nothing").status_code == 404


def test_positions_that_nobody_opens_are_removed_one_day(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'kept.db'}")
        await store.open(lambda _signal: None)
        try:
            positions, table = store.positions, schema.position
            names = iter(["first", "first", "second"])  # a name that is taken is drawn again
            old = await positions.keep("itter", "a", lambda: next(names))
            new = await positions.keep("itter", "b", lambda: next(names))
            assert (old, new) == ("first", "second")
            assert await positions.keep("itter", "a", lambda: "third") == old
            aged = update(table).values(seen=time.time() - 1000 * 3600)
            await store.writer.do(lambda connection: connection.execute(aged))
            found = positions.find(new)
            assert found is not None
            await positions.touch(found)
            assert await positions.remove_unseen(time.time() - 500 * 3600) == 1
            assert positions.find(old) is None
            assert positions.find(new) is not None
        finally:
            await store.close()

    asyncio.run(run())
