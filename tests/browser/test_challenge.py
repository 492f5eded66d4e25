"""A challenge, tried by two people in their browsers and compared side by side."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.web.site import Site
from tests.web.test_challenges import close, inside, settled, shortest, today

if TYPE_CHECKING:
    from tests.browser.person import Person


def api(person: Person, match: str, actions: list[object]) -> None:
    """Play to the end from inside the page: it carries cookie and proof."""
    person.page.evaluate(
        """async ([match, actions]) => {
          const csrf = document.querySelector('meta[name=csrf]').content;
          for (const [after, action] of actions.entries()) {
            const answer = await fetch(`/api/matches/${match}/actions`, {
              method: 'POST', body: JSON.stringify({ action, after }),
              headers: { 'content-type': 'application/json', 'x-csrf-token': csrf } });
            if (!answer.ok) throw new Error(await answer.text());
          }
        }""",
        [match, actions],
    )


def try_it(person: Person, id: str, name: str) -> str:
    page = person.open(f"/challenges/{id}")
    page.get_by_label("My name").last.fill(name)
    page.get_by_role("button", name="Try it").click()
    person.at_table()
    found = re.search(r"/matches/(\w+)", page.url)
    assert found
    return found[1]


def test_two_people_try_the_challenge_of_the_day_and_compare(
    site: Site, people: Callable[..., Person]
) -> None:
    anna, bert = people(), people()
    one = today(site)
    actions = shortest(inside(site, one["id"]))
    for person, name in ((anna, "Anna"), (bert, "Bert")):
        api(person, try_it(person, one["id"], name), actions)
    settled(site)
    page = bert.open(f"/challenges/{one['id']}")
    assert page.locator("table.stats tbody tr").count() == 2
    close(site, one["id"])
    page = bert.open(f"/challenges/{one['id']}")
    page.get_by_label("right").last.check()
    page.get_by_label("left").first.check()
    page.get_by_role("button", name="Compare side by side").click()
    page.wait_for_url(re.compile("/compare"))
    assert page.get_by_text("Both did the same from the first action to the last.").is_visible()
    assert page.locator("tr.alike").count() == len(actions)
    assert page.locator(".two-up img").count() == 2
    assert bert.violations() == []
