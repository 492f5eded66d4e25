"""What happened, in order, as plain records. Logs, animations, statistics and tests read these."""

from __future__ import annotations

from holdfast.core.reading import Json

__all__ = ["Event"]


class Event:
    """One thing that happened: its kind, the rule that caused it, the facts, and who may see them.

    `secret` names the facts that only the seats in `known_to` may see; everybody sees the rest.

    - `kind`: what happened, such as "attacked"
    - `rule`: the id of the rule that caused it
    - `facts`: the particulars by name, as plain JSON
    - `secret`: which of the facts are secret
    - `known_to`: the indexes of the seats that know these
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        facts: Json,
        secret: tuple[str, ...] = (),
        known_to: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.facts = facts
        self.secret = secret
        self.known_to = known_to

    @property
    def json(self) -> Json:
        """The event as the protocol writes it: a flat object."""
        return {"event": self.kind, "rule": self.rule, **self.facts}

    def seen_by(self, seat: int) -> Event:
        """The event as a seat (or a spectator, -1) may know it."""
        if not self.secret or seat in self.known_to:
            return self
        open_facts = {key: value for key, value in self.facts.items() if key not in self.secret}
        return Event(self.kind, self.rule, open_facts)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Event):
            return False
        return (
            self.kind == other.kind
            and self.rule == other.rule
            and self.facts == other.facts
            and self.secret == other.secret
            and self.known_to == other.known_to
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.rule))  # facts may hold lists, which have no hash

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, self.rule, self.facts, self.secret, self.known_to))

    def __repr__(self) -> str:
        facts = "".join(f" {key}={value!r}" for key, value in self.facts.items())
        return f"<Event {self.kind} {self.rule}{facts}>"
