"""Whatever is written on a board can be read: at every size, in every language, in real games."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.legible import GAMES, LANGUAGES, SHAPES, Desk, sample
from tests.browser.person import PHONE, Person
from tests.browser.study import Study

Call = Callable[..., Person]
SCALE = """() => document.querySelector('.world').getBoundingClientRect().width
  / Number(document.querySelector('#hf-board').dataset.width)"""
TABLET: ViewportSize = {"width": 820, "height": 1180}
TARGETS = """() => [...document.querySelectorAll('.el.lit')].map((node) => {
  const { width, height } = node.getBoundingClientRect();
  return [node.dataset.el, Math.round(width), Math.round(height)];
})"""


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[Desk]:
    desk = Desk(browser)
    yield desk
    desk.close()


@pytest.fixture(scope="module")
def letters() -> dict[str, float]:
    """The smallest letters found on the wide board of each game."""
    return {}


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_no_text_collides_or_leaves_its_ground(
    desk: Desk, letters: dict[str, float], game: str, options: dict[str, Any]
) -> None:
    # Every position in another language: over the games each is met in each shape.
    turns = itertools.cycle(LANGUAGES)
    for one, shape in itertools.product(sample(game, options, 1, 3), SHAPES):
        language = next(turns)
        flaws, least = desk.measure(f"{one.name} {language} {shape}", one.draw(language, shape))
        assert not flaws, "\n".join(map(str, flaws))
        if shape == "wide":
            letters[game] = min(least, letters.get(game, least))


def test_what_a_person_could_not_read_is_found(desk: Desk) -> None:
    picture = next(sample("castle", {"players": 2}, 1, 2)).draw("en", "wide")
    words = '<text class="ca-n" x="{}" y="60" font-size="{}">Nobody reads this</text>'
    picture.elements["two"] = words.format(300, 20) + words.format(310, 20)
    picture.elements["out"] = words.format(1150, 9)
    flaws, least = desk.measure("spoilt", picture)
    assert {flaw.kind for flaw in flaws} >= {"overlaps", "leaves the board"}
    assert least == 9


@pytest.mark.parametrize(("size", "pixels"), [((1440, 900), 11), ((1024, 768), 9)])
def test_letters_are_large_enough_on_the_screen(
    people: Call, desk: Desk, letters: dict[str, float], size: tuple[int, int], pixels: int
) -> None:
    person = people(size={"width": size[0], "height": size[1]})
    for game, lesson in (("itter", "deploy"), ("tito", "land"), ("castle", "court")):
        if game not in letters:  # this test runs alone
            picture = next(sample(game, {}, 1, 2)).draw("en", "wide")
            letters[game] = desk.measure(game, picture)[1]
        Study(person, game, 1).sit()
        assert letters[game] * person.page.evaluate(SCALE) >= pixels, game
        if size[0] < 1440:
            person.open(f"/learn/{game}/{lesson}")
            person.page.wait_for_function("() => window.holdfast")
            assert letters[game] * person.page.evaluate(SCALE) >= pixels, f"the lesson of {game}"


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_fingers_can_hit_what_can_be_chosen(people: Call, size: ViewportSize) -> None:
    person = people(size=size)
    for game, options in (("itter", {}), ("tito", {}), ("castle", {"players": 4})):
        study = Study(person, game, 1, **options)
        for _ in range(24):
            study.play()
        study.sit()
        targets = person.page.evaluate(TARGETS)
        assert targets
        small = [target for target in targets if min(target[1:]) < 44]
        assert not small, f"{game}: {small}"


def test_the_column_folds_away_and_what_is_asked_stays(people: Call) -> None:
    person = people(size={"width": 1024, "height": 768})
    person.begin_itter()
    person.expects("#hf-prompt .text").to_be_visible()
    person.expects("#hf-log").to_be_hidden()
    wide = person.page.evaluate(SCALE)
    person.page.keyboard.press("l")
    person.expects("#hf-log").to_be_visible()
    assert person.page.evaluate(SCALE) >= wide, "the drawer lies over the board"
    person.finds_no_violation()
    person.page.locator("[data-fold]").click()
    person.expects("#hf-log").to_be_hidden()
    person.finds_no_violation()
    person.page.set_viewport_size({"width": 1440, "height": 900})
    person.expects("#hf-log").to_be_visible()
    person.page.locator("[data-fold]").click()
    person.expects("#hf-log").to_be_hidden()
    person.page.reload()
    person.at_table()
    person.expects("#hf-log").to_be_hidden()


# Of a narrow desk: the board, and all that stands in the strip below it and in the margin.
DESK = """() => {
  const box = (one) => one.getBoundingClientRect().toJSON();
  const seen = (one) => one.checkVisibility() && one.getClientRects().length > 0;
  const column = document.querySelector('.column');
  return {board: box(document.querySelector('#hf-board')), column: box(column),
    scrolls: column.scrollHeight > column.clientHeight + 1,
    buttons: [...document.querySelectorAll('.column button, .column a.button, .zoom button')]
      .filter(seen).map((one) =>
        [one.textContent.trim(), box(one), one.scrollWidth > one.clientWidth + 1])};
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_narrow_desk_the_board_keeps_its_size_and_nothing_is_cut(
    people: Call, lang: str
) -> None:
    """Whether much is asked or little: a move, a stack with all its buttons, answers with odds."""
    person = people(size={"width": 1024, "height": 768}, locale=lang)
    itter, tito = Study(person, "itter", 4), Study(person, "tito", 4)
    tito.play_until("movement")
    sizes = {}
    for study in (itter, tito):
        study.sit()
        name = study.match.game.id
        sizes[name] = {whole(person)["height"]}
        if study is tito:
            person.page.evaluate("() => holdfast.journey.next()")
            person.expects("#hf-journey .party button").not_to_have_count(0)
        else:
            study.play(study.match.find("end"))
            person.page.keyboard.press("Escape")
        sizes[name].add(whole(person)["height"])
    assert all(max(heights) - min(heights) < 30 for heights in sizes.values()), sizes


# So many answers to what is asked, each with its odds, as the page makes them.
ANSWER = """count => {
  const one = '<span class="label">Hold the position</span><span class="chance">hit 95%</span>';
  const answer = `<button type="button" class="choice k-attack">${one}</button>`;
  document.querySelector('#hf-buttons').innerHTML = answer.repeat(count);
  return document.querySelector('#hf-board').clientHeight;
}"""


def test_three_or_four_answers_leave_the_board_its_size(people: Call) -> None:
    person = people(size={"width": 1024, "height": 768})
    person.begin_itter()
    high = [person.page.evaluate(ANSWER, count) for count in (0, 3, 4)]
    assert max(high) - min(high) <= 2, high
    assert person.page.evaluate(ANSWER, 6) >= 0.95 * high[0]


def whole(person: Person) -> Any:
    """The board on a narrow desk, after a look at whether all that stands there can be read."""
    found = person.page.evaluate(DESK)
    assert not found["scrolls"], "part of the question is out of sight"
    for words, box, cut in found["buttons"]:
        assert not cut, words
        assert box["left"] >= 0, words
        assert box["right"] <= 1024, words
        assert box["bottom"] <= 768, words
        below = box["top"] >= found["board"]["bottom"] - 1
        beside = box["left"] >= found["board"]["right"] - 1
        assert below or beside, f"{words} lies on the board"
    for (one, a, _), (other, b, _) in itertools.combinations(found["buttons"], 2):
        across = a["left"] < b["right"] - 1 and b["left"] < a["right"] - 1
        down = a["top"] < b["bottom"] - 1 and b["top"] < a["bottom"] - 1
        assert not (across and down), f"{one} lies on {other}"
    return found["board"]


# What castles are called once people sit there, and after new drawings; and whether that fits.
BEAR = """({called, changes}) => {
  const plates = () => [...document.querySelectorAll('[data-name-of]')];
  const names = () => plates().map((plate) => plate.textContent);
  const { board } = window.holdfast;
  board.seat(called);
  const before = names();
  const [first] = plates();
  const fits = first.getComputedTextLength() <= Number(first.dataset.room);
  board.apply(changes);
  return [before, names(), fits];
}"""


def test_castles_bear_the_names_of_those_who_play(people: Call) -> None:
    person = people()
    study = Study(person, "castle", 1, players=2)
    study.sit()
    plates = person.page.locator("[data-name-of]")
    assert plates.all_text_contents() == ["Red", "Blue"]
    called = [{"seat": 0, "name": "Anastasia Konstantinopolskaya"}, {"seat": 1, "name": "Jo"}]
    drawn = study.match.edition.draw(study.match.view(0))
    assert drawn is not None
    # In one go: the server tells who sits where whenever it likes, and here nobody has a name.
    names, later, fits = person.page.evaluate(
        BEAR, {"called": called, "changes": {"seat:0": drawn.elements["seat:0"]}}
    )
    long, short = names
    assert long.startswith("Red · Anast")
    assert long.endswith("…")
    assert short == "Blue · Jo"
    assert fits
    assert later == names, "a drawing that comes later bears the name too"


def test_letters_of_names_on_maps_come_with_the_pages(people: Call) -> None:
    """A letter that is borrowed from elsewhere stands out of its word."""
    found = (
        people()
        .open("/about/tito")
        .evaluate(
            """async () => {
          const family = (weight, name) => document.fonts.load(`${weight} 16px "${name}"`, 'ćčšŠ');
          const asked = [[400, 'Alegreya Sans'], [700, 'Alegreya Sans'], [700, 'Alegreya'],
            [600, 'Barlow Condensed']];
          return Promise.all(asked.map(async ([weight, name]) =>
            (await family(weight, name)).map((face) => face.status)));
        }"""
        )
    )
    assert found == [["loaded"]] * 4
