"""What goes wrong, said properly: a status, a sentence, and what to do now (RFC 9457)."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import orjson
from starlette.responses import Response

from holdfast.core.errors import HoldfastError, NoSuchGame, UndoRefused
from holdfast.core.messages import mark as _

__all__ = ["Problem", "ProblemResponse", "from_refusal"]

WHAT_TO_DO = {
    400: _("Check what was sent, then try again."),
    401: _("Open your secret link again, or send it as a bearer token."),
    403: _("Reload the page and try again; a seat is taken with its secret link."),
    404: _("Check the address, or start from the first page."),
    405: _("Check the address, or start from the first page."),
    409: _("Look at the fresh position and decide again."),
    410: _("Ask for the new link."),
    413: _("Send less."),
    429: _("Wait a moment, then go on."),
    503: _("Wait a moment, then try again: nothing was lost."),
}


class Problem(Exception):
    """A refusal with its status; becomes a problem document or an error page."""

    def __init__(
        self,
        status: int,
        kind: str,
        detail: str,
        *,
        rule: str | None = None,
        field: str | None = None,
        extra: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.rule = rule
        self.field = field
        self.extra = extra or {}
        self.headers = headers or {}

    @property
    def title(self) -> str:
        return HTTPStatus(self.status).phrase

    @property
    def todo(self) -> str:
        fallback = 404 if self.status < 500 else 503
        return WHAT_TO_DO.get(self.status, WHAT_TO_DO[fallback])

    def document(self) -> dict[str, Any]:
        """The problem document."""
        data: dict[str, Any] = {
            "type": f"urn:holdfast:problem:{self.kind}",
            "title": self.title,
            "status": self.status,
            "detail": self.detail,
            "kind": self.kind,
        }
        if self.rule:
            data["rule"] = self.rule
        if self.field:
            data["field"] = self.field
        return {**data, **self.extra}


class ProblemResponse(Response):
    media_type = "application/problem+json"

    def __init__(self, problem: Problem) -> None:
        super().__init__(
            orjson.dumps(problem.document()), status_code=problem.status, headers=problem.headers
        )


def from_refusal(error: HoldfastError) -> Problem:
    """What the engine refused, with the status that fits."""
    status = 422
    if isinstance(error, NoSuchGame):
        status = 404
    elif isinstance(error, UndoRefused):
        status = 409
    return Problem(status, error.kind, error.sentence, rule=error.rule, field=error.field)
