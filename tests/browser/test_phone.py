"""The board on a phone: drawn tall, fitted to the width, and never reloaded in circles."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.person import PHONE, WIDE, Person
from tests.browser.study import Study

Call = Callable[..., Person]
DRAWN = "document.querySelector('[data-drawn]').dataset.drawn"
PLACE = """() => {
  const world = document.querySelector('.world').getBoundingClientRect();
  const board = document.querySelector('#hf-board').getBoundingClientRect();
  return {left: world.left - board.left, top: world.top - board.top, wide: world.width,
    high: world.height, window: board.height, across: board.width};
}"""


# The page has been laid out anew, and the board has moved to its place.
LAID_OUT = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"""

# A place on the board where nothing can be chosen, nor is so near that a finger would mean it: as
# far from every piece as there is one, since browsers move a tap to what is near.
FREE = """() => {
  const taken = '.el, button';
  const free = (spot) => spot?.closest('#hf-board') && !spot.closest(taken);
  const clear = (x, y, far) => {
    const away = [-far, -far / 2, 0, far / 2, far];
    return away.every((dx) => away.every((dy) => free(document.elementFromPoint(x + dx, y + dy))));
  };
  for (const far of [66, 44, 33, 22])
    for (let y = 180; y < 460; y += 6) for (let x = 30; x < 360; x += 6)
      if (clear(x, y, far)) return [x, y];
}"""


def loads(person: Person, path: str, always: str = "") -> int:
    """How often a page is asked for until it rests; `always` is a shape that it insists on."""
    count = 0

    def counted(route: Route) -> None:
        nonlocal count
        count += 1
        if always:
            answer = route.fetch()
            drawn = re.sub(r'data-drawn="\w+"', f'data-drawn="{always}"', answer.text())
            route.fulfill(response=answer, body=drawn)
        else:
            route.continue_()

    person.page.route(re.compile(rf"{re.escape(path)}$"), counted)
    person.open(path)
    person.page.wait_for_timeout(1200)
    person.page.unroute_all()
    return count


def begin(person: Person, game: str) -> str:
    """A study match of one's own; its address."""
    person.open(f"/new/{game}")
    token = person.page.locator("meta[name=csrf]").get_attribute("content") or ""
    answer = person.context.request.post(
        "/api/matches", data={"game": game, "study": True}, headers={"X-CSRF-Token": token}
    )
    assert answer.ok, answer.text()
    return str(answer.json()["url"])


def test_a_board_of_the_other_shape_is_asked_for_once_more(people: Call) -> None:
    phone = people(size=PHONE)
    path = begin(phone, "itter")
    # Nobody knows yet that this is a phone: its first page was another, which told the cookie.
    phone.context.clear_cookies(name="hf_prefs")
    assert loads(phone, path) == 2
    assert phone.page.evaluate(DRAWN) == "tall"
    assert loads(phone, path) == 1
    phone.page.set_viewport_size(WIDE)
    phone.page.wait_for_timeout(100)
    assert phone.page.evaluate(DRAWN) == "tall", "nobody reloads a game because of a turned phone"
    assert loads(phone, path) == 1
    assert phone.page.evaluate(DRAWN) == "wide"


def test_where_nothing_is_kept_nothing_is_reloaded_for_ever(people: Call) -> None:
    phone = people(size=PHONE)
    path = begin(phone, "itter")
    phone.context.clear_cookies(name="hf_prefs")
    # As where cookies are written but never sent: the drawing is wide whatever the page wants.
    assert loads(phone, path, always="wide") == 2
    assert loads(phone, path, always="wide") == 1
    no_storage = people(size=PHONE)
    path = begin(no_storage, "castle")
    no_storage.context.clear_cookies(name="hf_prefs")
    no_storage.context.add_init_script(
        "Object.defineProperty(window, 'sessionStorage', {get() { throw new Error('no'); }});"
    )
    assert loads(no_storage, path) == 1
    assert no_storage.page.evaluate(DRAWN) == "wide"


def test_an_address_that_names_a_shape_is_obeyed(people: Call) -> None:
    phone = people(size=PHONE)
    path = f"{begin(phone, 'castle')}?shape=wide"
    phone.open(path)
    phone.page.wait_for_timeout(600)
    assert phone.page.evaluate(DRAWN) == "wide"


def test_the_shape_is_kept_beside_the_other_preferences(people: Call) -> None:
    phone = people(size=PHONE)
    path = begin(phone, "castle")
    phone.open(path)
    phone.page.locator("details.menu summary").click()
    with phone.page.expect_navigation():
        phone.page.locator("label:has(input[name=suits][value=two])").click()
    assert phone.page.evaluate(DRAWN) == "tall"
    assert "/tall-2/" in phone.page.content()
    phone.page.set_viewport_size(WIDE)
    phone.open(path)
    phone.page.wait_for_function(f"() => {DRAWN} === 'wide'")
    assert "/wide-2/" in phone.page.content()


@pytest.mark.parametrize(("game", "home"), [("itter", 0), ("castle", 1), ("tito", 0)])
def test_the_board_fills_the_width_and_more_than_half_of_the_height(
    people: Call, game: str, home: int
) -> None:
    phone = people(size=PHONE)
    phone.open(begin(phone, game))
    phone.at_table()
    phone.page.evaluate("document.querySelector('#hf-tip').hidden = true")
    place = phone.page.evaluate(PLACE)
    # At least the width: more where fingers need it.
    assert place["across"] == 390
    usual = place["wide"]
    assert 389 < usual < 800
    assert 0.58 <= place["window"] / 844 <= 0.63
    assert place["high"] > place["window"]
    if (
        home
    ):  # at its lower end, as far as what is asked there leaves the cards of the hand in sight
        assert place["top"] < 0
        assert 0 <= place["top"] + place["high"] - place["window"] < 120
    phone.page.locator("[data-zoom=fit]").click()
    phone.page.wait_for_timeout(400)
    assert phone.page.evaluate(PLACE)["high"] <= place["window"] + 1
    phone.page.locator("[data-zoom=fit]").click()
    phone.page.wait_for_timeout(400)
    assert phone.page.evaluate(PLACE)["wide"] == pytest.approx(usual, abs=1)


@pytest.mark.parametrize("game", ["itter", "castle", "tito"])
def test_what_is_asked_first_is_in_sight_below_board_and_occasion(people: Call, game: str) -> None:
    phone = people(size=PHONE)
    if game == "castle":  # somebody is still to be invited
        phone.open("/new/castle")
        phone.seat(1, "friend")
        phone.page.get_by_role("button", name="Begin").click()
        phone.at_table()
        phone.expects(".invite").to_be_visible()
    else:
        Study(phone, game, 1).sit()
    phone.expects("#hf-opening").to_be_visible()
    asked = phone.page.locator("#hf-prompt .text").bounding_box()
    assert asked is not None
    assert asked["y"] + asked["height"] <= 844


def test_what_can_be_chosen_comes_into_sight(people: Call) -> None:
    phone = people(size=PHONE)
    phone.open(begin(phone, "itter"))
    phone.at_table()
    phone.page.evaluate("document.querySelector('#hf-tip').hidden = true")
    phone.page.wait_for_timeout(400)
    lit = phone.page.locator(".el.lit").first.bounding_box()
    assert lit is not None
    board = phone.page.locator("#hf-board").bounding_box()
    assert board is not None
    assert board["y"] <= lit["y"] <= board["y"] + board["height"]
    before = phone.page.evaluate(PLACE)["top"]
    phone.click("defender:lee")
    phone.page.wait_for_timeout(400)
    assert phone.page.evaluate(PLACE)["top"] > before, "the squares are further up"
    boxes = phone.page.evaluate(
        "[...document.querySelectorAll('.el.lit')].map(el => el.getBoundingClientRect().top)"
    )
    assert any(board["y"] <= top <= board["y"] + board["height"] for top in boxes)


def test_two_taps_bring_it_closer_and_two_more_take_it_back(people: Call) -> None:
    phone = people(size=PHONE)
    phone.open(begin(phone, "tito"))
    phone.at_table()
    phone.page.evaluate("document.querySelector('#hf-tip').hidden = true")
    phone.page.evaluate(LAID_OUT)
    usual = phone.page.evaluate(PLACE)["wide"]
    for wanted in (2.4, 1.0):
        spot = phone.page.evaluate(FREE)
        for _ in range(2):
            phone.page.touchscreen.tap(*spot)
        phone.page.wait_for_timeout(400)
        assert phone.page.evaluate(PLACE)["wide"] == pytest.approx(usual * wanted, abs=2)


def test_a_cookie_that_somebody_else_wrote_does_no_harm(people: Call) -> None:
    phone = people(size=PHONE)
    path = begin(phone, "noughts")
    phone.page.evaluate("document.cookie = 'hf_prefs=%zz; path=/'")
    phone.open(path)
    phone.at_table()
    phone.page.wait_for_function(f"() => {DRAWN} === 'tall'")


def test_a_tab_that_is_asked_for_is_seen_below_the_board(people: Call) -> None:
    phone = people(size=PHONE)
    phone.open(begin(phone, "itter"))
    phone.at_table()
    phone.page.evaluate("document.querySelector('#hf-tip').hidden = true")
    phone.page.locator("#hf-tab-words").click()
    phone.page.wait_for_timeout(400)
    board = phone.page.locator("#hf-board").bounding_box()
    pane = phone.page.locator("#hf-board-words").bounding_box()
    assert board is not None
    assert pane is not None
    assert board["y"] + board["height"] <= pane["y"] < 844


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_the_bar_on_top_is_one_line(people: Callable[..., Person], lang: str) -> None:
    phone = people(size=PHONE, locale=lang)
    page = phone.open("/learn")
    links = page.locator("header.top nav a")
    tops = links.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len(tops) == 5
    assert max(tops) - min(tops) < 6
    high = page.locator("header.top").evaluate("node => node.getBoundingClientRect().height")
    assert high < 60
    account = links.last
    expect(account).to_be_in_viewport(ratio=1)
    assert account.inner_text(), "a sign needs its words for who cannot see it"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_wide_desk_no_button_covers_the_board(people: Callable[..., Person]) -> None:
    desk = people()
    Study(desk, "tito", 5).sit()
    board = desk.page.locator("#hf-board").bounding_box()
    for button in desk.page.locator(".zoom button").all():
        box = button.bounding_box()
        assert box is not None
        assert board is not None
        assert box["y"] + box["height"] <= board["y"]
        top = button.evaluate(
            "(node, [x, y]) => node.contains(document.elementFromPoint(x, y))",
            [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
        )
        assert top, "it can be clicked where it stands"


def test_what_was_played_does_not_lie_on_what_is_offered_next(people: Call) -> None:
    phone = people(size=PHONE, motion=True)
    phone.begin_itter()
    phone.point("defender:pollock", finger=True)
    phone.point("square:ST2", finger=True)
    phone.page.locator("#hf-popover button").first.tap()
    phone.wait_for_turn(0)
    phone.expects("#hf-toast").to_be_visible()
    phone.point("node:2", finger=True)
    phone.expects("#hf-popover").to_be_visible()
    phone.expects("#hf-toast").to_be_hidden()


def test_an_assault_is_seen_from_edge_to_edge(people: Call) -> None:
    """Its display is wider than a phone at the size at which the map is played."""
    study = Study(people(size=PHONE), "tito", 5)
    study.play_until("line_up")
    study.sit()
    page = study.person.page
    inside = """() => {
      const seen = document.querySelector('#hf-board').getBoundingClientRect();
      const box = document.querySelector('[data-el="assault"]').getBoundingClientRect();
      return box.left >= seen.left && box.right <= seen.right; }"""
    page.wait_for_function(inside)
    small = page.evaluate("""() => Math.min(...[...document.querySelectorAll('.el.lit')]
      .map((el) => el.getBoundingClientRect()).flatMap((box) => [box.width, box.height]))""")
    assert small >= 44, "a finger finds what is to be chosen there"


def test_with_four_castles_the_own_one_stays_in_sight(people: Call) -> None:
    study = Study(people(size=PHONE), "castle", 5, players=4)
    study.play_until("card", "attack")
    study.sit()
    seat = study.match.decision.seat if study.match.decision else None
    page = study.person.page
    page.wait_for_timeout(400)  # a board that glides away would have begun to
    seen, own = page.evaluate(
        """seat => ['#hf-board', `[data-el="castle:${seat}"]`].map((one) => {
          const box = document.querySelector(one).getBoundingClientRect();
          return [box.top, box.bottom]; })""",
        seat,
    )
    assert own[0] >= seen[0]
    assert own[1] <= seen[1] + 1


# Whether elements lie within the board's window from top to bottom.
IN_SIGHT = """ids => {
  const board = document.querySelector('#hf-board').getBoundingClientRect();
  return ids.map((id) => document.querySelector(`[data-el="${id}"]`).getBoundingClientRect())
    .every((box) => box.top >= board.top - 1 && box.bottom <= board.bottom + 1); }"""


@pytest.mark.parametrize(
    ("kind", "sheet"), [("court_order", True), ("commit", True), ("press", False)]
)
def test_what_is_asked_in_castle_is_seen_with_what_it_is_about(
    people: Call, kind: str, sheet: bool
) -> None:
    """The hand to arrange, the battle to strengthen, the cards that can be pressed on to."""
    study = Study(people(size=PHONE), "castle", 4, players=2)
    while True:
        study.play_until(kind)
        # Whoever has no reinforcements cannot commit any.
        if len(study.match.legal) > 1:
            break
        study.play()
    study.sit()
    page = study.person.page
    lit = page.evaluate("() => [...holdfast.board.lit]")
    assert lit
    page.wait_for_function(f"ids => ({IN_SIGHT})(ids)", arg=[*lit, *["field"] * sheet])


def test_the_question_comes_right_below_the_board(people: Call) -> None:
    phone = people(size=PHONE)
    phone.begin_itter()
    board = phone.page.locator("#hf-board").bounding_box()
    ask = phone.page.locator("#hf-prompt").bounding_box()
    assert board is not None
    assert ask is not None
    assert abs(board["y"] + board["height"] - ask["y"]) < 2
    # The tools are one line that can be pushed along.
    tops = phone.page.locator(".tools-row > *:visible").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert max(tops) - min(tops) < 6


def test_the_paper_is_as_long_as_what_stands_on_it(people: Call) -> None:
    phone = people(size=PHONE)
    phone.open(begin(phone, "castle"))
    phone.at_table()
    phone.page.locator("#hf-tab-people").click()
    paper, people_end = phone.page.evaluate(
        """() => ['#hf-panel', '#hf-people'].map((one) => {
          const node = document.querySelector(one);
          return node.getBoundingClientRect().top + node.scrollHeight; })"""
    )
    bottom = phone.page.evaluate(
        "() => document.querySelector('#hf-panel').getBoundingClientRect().bottom"
    )
    assert people_end <= bottom + 1
    assert paper <= bottom + 1


KEYS = re.compile(r"Escape|Esc\b|Échap|Shift|Maj\b|Maiusc")


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_keys_are_named_only_where_there_is_a_keyboard(people: Call, lang: str) -> None:
    phone, desk = people(size=PHONE), people(size=WIDE)
    for person, named in ((phone, False), (desk, True)):
        person.open(f"{begin(person, 'tito')}?lang={lang}")
        person.at_table()
        person.expects("#hf-tip").to_be_visible()
        assert bool(KEYS.search(person.page.locator("#hf-tip").inner_text())) is named
        if not named:
            assert not KEYS.search(person.page.locator("main").inner_text())
