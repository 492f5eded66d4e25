"""The kinds of events, and what is shared in telling them."""

from __future__ import annotations

Facts = dict[str, object]
"""What an event tells, by name, in the words of the position format."""
