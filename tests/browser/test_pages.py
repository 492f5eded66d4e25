"""Every page: nothing for axe-core to complain about, pictures at both sizes, light on the wire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import PHONE, WIDE, Person

Call = Callable[..., Person]
SIZES = {"wide": WIDE, "phone": PHONE}
BUDGET = 250_000
"""What a page may weigh for somebody who comes for the first time, letters and all, in bytes."""


@pytest.fixture(params=SIZES)
def visitor(request: pytest.FixtureRequest, people: Call) -> tuple[str, Person]:
    return request.param, people(size=SIZES[request.param])


def look(visitor: tuple[str, Person], name: str) -> None:
    size, person = visitor
    person.shot(f"{name}-{size}")
    person.finds_no_violation()


PLACES = {
    "home": "/",
    "new": "/new/itter",
    "rules": "/rules",
    "rules-itter": "/rules/itter#CI-2.2.1",
    "rules-search": "/rules/itter?q=mortar",
    "history-empty": "/history",
    "learn": "/learn",
    "learn-itter": "/learn/itter",
    "learn-step": "/learn/itter/deploy",
    "about": "/about",
    "about-itter": "/about/itter",
    "about-castle": "/about/castle?lang=it",
    "about-tito": "/about/tito?lang=fr",
    "error": "/matches/nowhere",
}


@pytest.mark.parametrize("name", PLACES)
def test_a_page_is_accessible(visitor: tuple[str, Person], name: str) -> None:
    visitor[1].open(PLACES[name])
    look(visitor, name)


def test_the_pages_of_a_match_are_accessible(visitor: tuple[str, Person]) -> None:
    _, person = visitor
    person.begin_itter()
    look(visitor, "match-first")
    person.page.get_by_role("button", name="Got it").click()
    for words in (
        "Deploy Rushford to BJ4",
        "Rushford attacks area 7 with",
        "Deploy Lee to G4",
        "Lee lays down suppression",
    ):
        person.search(words)
    for words in (
        "Deploy Worsham to NT5",
        "Worsham attacks",
        "Deploy Gangl to K4",
        "Hold the position",
    ):
        person.search(words)
    person.click("defender:basse")
    look(visitor, "match-choosing")
    person.page.keyboard.press("Escape")
    person.click("defender:borotra")
    person.expects("#hf-inspect .reasons").to_be_visible()
    look(visitor, "match-whynot")
    person.page.keyboard.press("Escape")
    for tab in ("people", "words"):
        person.page.locator(f"#hf-tab-{tab}").click()
        look(visitor, f"match-{tab}")
    person.page.locator("details.menu summary").click()
    look(visitor, "settings")
    url = person.page.url
    person.open(f"{url}/replay?at=3")
    look(visitor, "replay")
    person.open(f"{url}/story")
    look(visitor, "story")
    person.open("/")
    look(visitor, "home-again")
    person.open("/history")
    look(visitor, "history")


def test_the_dark_table_is_accessible_too(people: Call) -> None:
    person = people(dark=True)
    places = {"home": "/", "rules-itter": "/rules/itter", "new": "/new/itter"}
    for name, path in {**places, "about-itter": "/about/itter"}.items():
        person.open(path)
        look(("dark", person), name)
    person.begin_itter()
    person.search("Deploy Lee to G4")
    look(("dark", person), "match")


def test_a_link_and_a_position_have_pages_of_their_own(
    visitor: tuple[str, Person], people: Call
) -> None:
    host = people()
    page = host.open("/new/itter")
    page.select_option("#option-variant", "competitive")
    host.expects("#seats .seat-row").to_have_count(2)
    host.seat(1, "friend")
    page.get_by_role("button", name="Begin").click()
    host.at_table()
    visitor[1].open(page.locator(".invite input").first.input_value())
    look(visitor, "join")
    host.begin_itter()
    host.open(f"{host.page.url}/replay")
    host.page.get_by_role("button", name="Share", exact=True).click()
    host.expects("#hf-shared").to_be_visible()
    visitor[1].open(host.page.locator("#shared-address").input_value())
    look(visitor, "position")


@pytest.mark.parametrize("path", ["/", "/new/itter", "/about/itter", "itter", "castle", "tito"])
def test_a_cold_page_is_light(anna: Person, path: str) -> None:
    total: list[float] = []
    if not path.startswith("/"):
        anna.open(f"/new/{path}").get_by_role("button", name="Begin").click()
        anna.at_table()
        path = anna.page.url
    wire = anna.context.new_cdp_session(anna.page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    wire.on("Network.loadingFinished", lambda event: total.append(_length(event)))
    anna.page.goto(path, wait_until="load")
    anna.page.evaluate("async () => { await document.fonts.ready; }")
    if "/matches/" in path:
        anna.at_table()
    # Where nothing is drawn any more a browser may not look for an idle moment of its own accord.
    anna.page.evaluate("() => new Promise((done) => requestIdleCallback(done, {timeout: 5000}))")
    print(f"{path}: {sum(total) / 1000:.0f} KB in {len(total)} requests")
    assert 20_000 < sum(total) < BUDGET


def _length(event: dict[str, Any]) -> float:
    return float(event["encodedDataLength"])


# What sticks out of a page or out of a button.
OUT = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const seen = [...document.querySelectorAll('main a.button, main button')]
    .filter((one) => one.checkVisibility() && one.getClientRects().length);
  const cut = seen.filter((one) => one.scrollWidth > one.clientWidth + 1);
  return [...(wide > 0 ? [`${wide} px`] : []), ...cut.map((one) => one.textContent.trim())];
}"""


@pytest.mark.parametrize("size", [(1024, 768), (820, 1180), (390, 844)])
def test_plain_pages_fit_every_screen(people: Call, size: tuple[int, int]) -> None:
    person = people(size={"width": size[0], "height": size[1]})
    for at, path in enumerate([*PLACES.values(), "/lobby", "/open", "/friends", "/challenges"]):
        bare = path.split("?")[0].split("#")[0]
        person.open(f"{bare}?lang={('en', 'it', 'fr')[at % 3]}")
        person.page.evaluate("async () => { await document.fonts.ready; }")
        assert person.page.evaluate(OUT) == [], path


def test_the_three_games_stand_side_by_side_on_a_small_desk(people: Call) -> None:
    person = people(size={"width": 1024, "height": 768})
    for path in ("/", "/learn", "/rules"):
        tops = (
            person.open(path)
            .locator(".games > *")
            .evaluate_all(
                "(all) => all.slice(0, 3).map((one) => Math.round(one.getBoundingClientRect().top))"
            )
        )
        assert len(tops) == 3, path
        assert len(set(tops)) == 1, path
