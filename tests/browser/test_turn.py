"""How a page tells that it is my turn: its title, a notification, a sound."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_games import invite

# What the page would show and play, written down instead.
STUBS = """
  window.told = []; window.asked = 0; window.tones = 0; window.away = false;
  const kept = sessionStorage;
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  window.Notification = class {
    constructor(title, options) { window.told.push([title, options.body]); }
    static get permission() { return kept.getItem('permission') ?? 'default'; }
    static async requestPermission() {
      kept.setItem('asked', '1'); kept.setItem('permission', 'granted'); return 'granted'; }
    close() {}
  };
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.tones += 1;
    return make.call(this);
  };
"""


def set_to(person: Person, name: str, value: str) -> None:
    person.page.locator("details.menu summary").first.click()
    with person.page.expect_navigation():
        person.page.locator(f"input[name={name}][value={value}]").check(force=True)
    person.at_table()


def mark(person: Person, cell: str) -> None:
    person.wait_for_turn()
    person.search(f"{cell}")


def test_the_title_says_when_it_is_my_turn(anna: Person, bert: Person) -> None:
    invite(anna, [bert], "noughts")
    expect(anna.page).to_have_title(re.compile("^● Your turn"))
    expect(bert.page).not_to_have_title(re.compile("Your turn"))
    mark(anna, "b2")
    expect(bert.page).to_have_title(re.compile("^● Your turn"))
    expect(anna.page).not_to_have_title(re.compile("Your turn"))


def test_a_notification_comes_only_when_asked_for_and_when_nobody_looks(
    anna: Person, bert: Person
) -> None:
    bert.context.add_init_script(STUBS)
    invite(anna, [bert], "noughts")
    mark(anna, "a1")
    bert.wait_for_turn()
    # Nobody has asked for it: no question by the browser, no notification.
    assert bert.page.evaluate("sessionStorage.getItem('asked')") is None
    assert bert.page.evaluate("window.told") == []
    set_to(bert, "notify", "on")
    assert bert.page.evaluate("sessionStorage.getItem('asked')") == "1"
    mark(bert, "b2")
    bert.page.evaluate("window.away = true")
    mark(anna, "a3")
    bert.page.wait_for_function("window.told.length === 1")
    assert bert.page.evaluate("window.told[0][0]") == "Your turn"
    assert bert.page.evaluate("window.told[0][1]")
    bert.page.evaluate("window.away = false")
    mark(bert, "c1")
    mark(anna, "c3")
    bert.wait_for_turn()
    assert len(bert.page.evaluate("window.told")) == 1


def test_a_bell_rings_for_my_turn_if_sound_is_on(anna: Person, bert: Person) -> None:
    bert.context.add_init_script(STUBS)
    invite(anna, [bert], "noughts")
    mark(anna, "a1")
    bert.wait_for_turn()
    assert bert.page.evaluate("window.tones") == 0
    set_to(bert, "sound", "on")
    mark(bert, "b2")
    before = bert.page.evaluate("window.tones")
    mark(anna, "a3")
    bert.page.wait_for_function("n => window.tones > n", arg=before)
