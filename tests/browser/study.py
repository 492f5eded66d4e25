"""A study match somewhere in the middle of a game, and what moves on its board."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from holdfast.core.action import Action
from holdfast.core.match import Match
from tests.browser.person import Person

__all__ = ["Study", "Trip"]

# Remembers every animation of the board: how, what, and the elements nearest to start and end.
WATCH = """() => {
  const board = window.holdfast.board;
  window.trips = [];
  const nearest = (at) => {
    const away = (id) => Math.hypot(board.center(id).x - at.x, board.center(id).y - at.y);
    return [...board.nodes.keys()].reduce((one, two) => (away(two) < away(one) ? two : one));
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const box = this.getBBox?.();
    const at = (frame) => nearest(new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)
      .matrixTransform(new DOMMatrix(frame.transform)));
    if (this.classList.contains('ghost'))
      window.trips.push([this.dataset.how, this.dataset.name, at(frames[0]), at(frames.at(-1))]);
    else window.trips.push(['plain', this.dataset.el ?? this.tagName, '', '']);
    return animate.call(this, frames, options);
  };
}"""

Trip = tuple[str, str, str, str]


class Study:
    """A match that one person plays by the API, beside the page that shows it."""

    def __init__(self, person: Person, game: str, seed: int, **options: Any) -> None:
        self.person = person
        self.match = Match(game, options=options, seed=seed)
        self.rng = random.Random(seed)
        page = person.open("/")
        found = re.search(r'name="csrf" (?:value|content)="(\w+)"', page.content())
        assert found is not None
        self.csrf = found[1]
        seats = {str(seat): "me" for seat in self.match.seats}
        made = self._post(
            "/api/matches",
            {"game": game, "options": options, "study": True, "seed": seed, "seats": seats},
        )
        self.path = f"/matches/{made['match']}"
        self.number = 0

    def _post(self, path: str, data: Any) -> Any:
        headers = {"Content-Type": "application/json", "X-CSRF-Token": self.csrf}
        answer = self.person.context.request.post(path, data=json.dumps(data), headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def play(self, action: Action | None = None) -> None:
        """Play an action, or a random one."""
        chosen = self.rng.choice(self.match.legal) if action is None else action
        self.match.play(chosen)
        sent = {"action": chosen.json, "after": self.number}
        self.number = self._post(f"/api{self.path}/actions", sent)["number"]

    def play_until(self, kind: str, do: str = "") -> None:
        """Random play up to a decision of some kind, at which something can be done."""
        for _ in range(400):
            asked = self.match.decision
            assert asked is not None
            if asked.kind == kind and (not do or self.match.legal.where(do=do)):
                return
            self.play()
        raise AssertionError(f"never asked for {kind}")

    def sit(self, eyes: Any = None) -> None:
        """Open the page through some eyes, and stay with them."""
        assert self.match.decision is not None
        seat = self.match.decision.seat if eyes is None else eyes
        self.person.open(f"{self.path}?eyes={seat}")
        self.person.at_table()
        self.person.page.evaluate("() => { window.holdfast.hotSeat = () => {}; }")
        self.person.page.evaluate("() => document.querySelector('dialog[open]')?.close()")

    def watch(self) -> None:
        self.person.page.evaluate(WATCH)

    def read_fast(self) -> None:
        """What is shown step by step stays for a moment only."""
        self.person.page.evaluate(
            "() => { const { setTimeout } = window;"
            "window.setTimeout = (work, time) => setTimeout(work, time / 20); }"
        )

    def arrive(self) -> None:
        self.person.page.wait_for_function(
            "n => Number(document.body.dataset.number) >= n "
            "&& !document.body.classList.contains('moving')",
            arg=self.number,
            timeout=60_000,
        )

    def trips(self, action: Action | None = None) -> list[Trip]:
        """Play, wait until all has come to rest, and tell what moved."""
        self.person.page.evaluate("() => { window.trips = []; }")
        self.play(action)
        self.arrive()
        return [tuple(one) for one in self.person.page.evaluate("() => window.trips")]
