"""What routes ask for: who visits, at which match, and how to answer them.

`Page` and `Asker` are whoever opens a page or calls the API; `…Guest` is that caller at a match and
knows what they may do there; `…Reader` is the same at a match that holds still while it is read.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Final, TypeVar
from urllib.parse import urlencode

from fastapi import Depends, Path, Query, Request
from starlette.responses import Response

from holdfast.core.picture import Look
from holdfast.web.callers import Caller, caller_of, clean_name, wanted_look
from holdfast.web.forms import Form
from holdfast.web.guests import Guest, place_of
from holdfast.web.matches import Matches
from holdfast.web.people.account import People
from holdfast.web.people.passkeys import Here, here_of
from holdfast.web.problems import to_json
from holdfast.web.readers import Readers
from holdfast.web.render import known_visitor, page_language, page_look, pages_of, read_form

__all__ = [
    "ApiGuest",
    "ApiReader",
    "ApiSeat",
    "Asker",
    "AtSeat",
    "Eyes",
    "Json",
    "LookDep",
    "Page",
    "PageGuest",
    "PageReader",
    "Visit",
    "still",
]

WORTH_SQUEEZING: Final = 1000

F = TypeVar("F", bound=Form)


class Json(Response):
    """JSON by orjson; never cached unless it says so."""

    media_type = "application/json"

    def __init__(
        self, data: object, status: int = 200, headers: dict[str, str] | None = None
    ) -> None:
        given = {"Cache-Control": "no-store", **(headers or {})}
        super().__init__(to_json(data), status_code=status, headers=given)


def squeezed(response: Response) -> Response:
    """The same with a smaller body, where that is worth it."""
    if len(response.body) >= WORTH_SQUEEZING and "content-encoding" not in response.headers:
        response.body = gzip.compress(response.body, 6, mtime=0)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
        response.headers.add_vary_header("Accept-Encoding")
    return response


@dataclass(frozen=True, slots=True)
class Visit:
    """Who asks, in which language, and the ways to answer."""

    request: Request
    caller: Caller
    lang: str

    @property
    def matches(self) -> Matches:
        matches = self.request.app.state.matches
        assert isinstance(matches, Matches)
        return matches

    @property
    def people(self) -> People:
        people = self.request.app.state.people
        assert isinstance(people, People)
        return people

    @property
    def here(self) -> Here:
        """The site as the browser knows it."""
        return here_of(self.request, self.matches.hub.settings)

    @property
    def look(self) -> Look:
        """How a page's board is drawn; the API takes it from the address, by `LookDep`."""
        return page_look(self.request)

    async def read(self, path: str, token: str | None = None, **query: str) -> bytes | None:
        """What this visitor, or the program that has a token, would read at another address, as a
        process beside this one tells it; None where there is none."""
        readers = self.request.app.state.readers
        assert isinstance(readers, Readers)
        return await readers.look(self.request.scope, path, urlencode(query), token)

    def query(self, name: str) -> str | None:
        """What the address of a page says."""
        return self.request.query_params.get(name)

    async def guest(self, match: str) -> Guest:
        """The caller at a match, or 404."""
        return Guest(await self.matches.hub.room(match, self.caller), self.caller)

    # Reading what was sent

    async def fields(self) -> dict[str, str]:
        """The fields of a form that this site made for this visitor."""
        return await read_form(self.request)

    async def form(self, kind: type[F]) -> F:
        return kind.model_validate(await self.fields())

    def name(self, given: str) -> str:
        """What the visitor wants to be called, here or in general."""
        return clean_name(given or self.caller.prefs.get("name", ""))

    # Answering

    async def work(self, answer: Callable[[], Response]) -> Response:
        """Make an answer off the event loop, compressed where the caller can read that."""
        takes_gzip = "gzip" in self.request.headers.get("accept-encoding", "")

        def make() -> Response:
            made = answer()
            return squeezed(made) if takes_gzip else made

        return await self.matches.hub.workshop.do(self.caller, make)

    async def json(self, data: Callable[[], object]) -> Response:
        """JSON that takes work to put together."""
        return await self.work(lambda: Json(data()))

    async def page(
        self, template: str, context: Callable[[], Mapping[str, object]], status: int = 200
    ) -> Response:
        """A page whose context, too, is made off the event loop."""
        pages = pages_of(self.request)
        return await self.work(lambda: pages.page(self.request, template, context(), status))

    def go(self, address: str) -> Response:
        """The page to show next."""
        return pages_of(self.request).go(self.request, address)


# Dependencies are coroutines although they wait for nothing: FastAPI runs others in threads.


async def visit_page(request: Request) -> Visit:
    """Somebody with a browser; whoever is new gets a name."""
    caller = known_visitor(request)
    return Visit(request, caller, page_language(request, caller))


async def visit_api(
    request: Request,
    lang: Annotated[str | None, Query(pattern="^(en|it|fr)$", description="en, it or fr")] = None,
) -> Visit:
    caller = caller_of(request.scope)
    return Visit(request, caller, lang or caller.lang)


Page = Annotated[Visit, Depends(visit_page)]
Asker = Annotated[Visit, Depends(visit_api)]
MatchId = Annotated[str, Path(alias="id", max_length=32, description="The address of a match.")]


async def still(guest: Guest) -> Guest:
    """The same at the match as it stands now, to be read on any thread."""
    return Guest(guest.room.still(), guest.caller)


async def page_guest(visit: Page, match: MatchId) -> Guest:
    return await visit.guest(match)


async def page_reader(visit: Page, match: MatchId) -> Guest:
    return await still(await visit.guest(match))


async def api_guest(visit: Asker, match: MatchId) -> Guest:
    return await visit.guest(match)


async def api_reader(visit: Asker, match: MatchId) -> Guest:
    return await still(await visit.guest(match))


PageGuest = Annotated[Guest, Depends(page_guest)]
PageReader = Annotated[Guest, Depends(page_reader)]
ApiGuest = Annotated[Guest, Depends(api_guest)]
ApiReader = Annotated[Guest, Depends(api_reader)]


@dataclass(frozen=True, slots=True)
class AtSeat:
    """A caller at a match, and the seat that it is about."""

    guest: Guest
    place: int


async def api_seat(
    guest: ApiGuest, seat: Annotated[str, Path(alias="seat", max_length=64)]
) -> AtSeat:
    return AtSeat(guest, place_of(guest.room, seat))


ApiSeat = Annotated[AtSeat, Depends(api_seat)]


async def get_look(
    request: Request,
    shape: Annotated[str | None, Query(pattern="^(wide|tall)$", description="wide or tall")] = None,
    inks: Annotated[str | None, Query(pattern="^[42]$", description="inks of suits")] = None,
) -> Look:
    return wanted_look(request.scope, request.query_params)


LookDep = Annotated[Look, Depends(get_look)]
Eyes = Annotated[
    str | None, Query(max_length=64, description="Whose view: a seat, spectator or all.")
]
