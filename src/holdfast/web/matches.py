"""What people do with matches besides moving, put together for pages and API."""

from __future__ import annotations

from holdfast.web.circle import Circle
from holdfast.web.hub import Hub
from holdfast.web.keys import Keys
from holdfast.web.lists import Lists
from holdfast.web.rematches import Rematches
from holdfast.web.seats import Seats
from holdfast.web.starting import Starting
from holdfast.web.talk import Talk

__all__ = ["Matches"]


class Matches:
    """The parts that need the hub; what only reads a room is in `asking` and `keepsakes`."""

    def __init__(self, hub: Hub, keys: Keys) -> None:
        self.hub = hub
        self.store = hub.store
        self.starting = Starting(hub, keys)
        self.seats = Seats(hub, keys)
        self.talk = Talk(hub)
        self.lists = Lists(hub)
        self.circle = Circle(hub, keys, self.seats)
        self.rematches = Rematches(self.starting, self.circle)
