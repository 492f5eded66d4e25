"""Component data with markup in every string: nothing of it becomes part of a page."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from holdfast.core.game import Game
from holdfast.core.registry import find_game
from tests.browser.person import Person
from tests.web.site import Site

HOSTILE = "'\"></text></svg><h1 class=owned>x<script>owned=1</script>"
WATCH = """
    window.owned = 0;
    window.addEventListener('securitypolicyviolation', (e) => { window.violated = e.blockedURI; });
"""


def texts(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The place of every text."""
    if isinstance(value, str):
        yield path
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from texts(one, (*path, key))
    elif isinstance(value, list):
        for at, one in enumerate(value):
            yield from texts(one, (*path, at))


def spoil(pack: Any, path: tuple[str | int, ...]) -> None:
    for key in path[:-1]:
        pack = pack[key]
    pack[path[-1]] = f"{str(pack[path[-1]])[:4]}{HOSTILE}"


def hostile_pack(game: str) -> tuple[dict[str, Any], int]:
    """Markup in every text that the game lets somebody change; the others are refused."""
    found = find_game(game)
    pack = found.default_pack()
    alike: dict[str, list[tuple[str | int, ...]]] = {}
    for path in texts(pack):
        alike.setdefault(re.sub(r"\d+", "#", "/".join(map(str, path))), []).append(path)
    kept = 0
    for paths in alike.values():
        tried = copy.deepcopy(pack)
        for path in paths:
            spoil(tried, path)
        try:
            is_good = not found.check_pack(tried)
        except Exception as error:  # a check that breaks is a finding of its own
            pytest.fail(f"{paths[0]}: {error!r}")
        if is_good:
            pack, kept = tried, kept + len(paths)
    return with_hostile_ids(found, pack), kept


def with_hostile_ids(game: Game, pack: dict[str, Any]) -> dict[str, Any]:
    """An id is written in many places: one of each kind is changed everywhere, if that goes."""
    firsts = {path[:-2]: path for path in reversed(list(texts(pack))) if path[-1] == "id"}
    for path in firsts.values():
        place: Any = pack
        for key in path:
            place = place[key]
        written = json.dumps(pack).replace(json.dumps(place), json.dumps(place + HOSTILE))
        try:
            if not game.check_pack(tried := json.loads(written)):
                pack = tried
        except Exception as error:
            pytest.fail(f"{path}: {error!r}")
    return pack


@pytest.mark.parametrize(("game", "seat"), [("itter", "defender"), ("tito", "german")])
def test_markup_in_component_data_stays_text(
    site: Site, anna: Person, game: str, seat: str
) -> None:
    pack, kept = hostile_pack(game)
    assert kept > 20, "most names are free to be corrected"
    anna.page.add_init_script(WATCH)
    anna.open("/new/noughts")
    csrf = anna.page.locator('meta[name="csrf"]').get_attribute("content")
    answer = anna.page.request.post(
        f"{site.url}/api/matches",
        data={"game": game, "pack": pack, "seats": {seat: "me"}, "study": True},
        headers={"X-CSRF-Token": csrf or "", "Origin": site.url},
        timeout=120_000,
    )
    assert answer.status == 201, answer.text()
    match = answer.json()["url"]
    for place in (match, f"{match}?lang=fr&shape=tall", f"{match}/replay", f"{match}/story", "/"):
        anna.open(place)
        anna.page.wait_for_timeout(300)
        assert anna.page.url.startswith(site.url + place.partition("?")[0]), "nobody is led away"
        assert anna.page.evaluate("window.owned") == 0
        assert anna.page.evaluate("window.violated") is None, "nothing even tried"
        assert anna.page.locator(".owned").count() == 0
        assert anna.page.locator("svg script, svg a, svg foreignObject").count() == 0
    # A name that is far too long for its counter may be squeezed beyond what a browser likes.
    anna.complaints[:] = [one for one in anna.complaints if "textLength" not in one]
