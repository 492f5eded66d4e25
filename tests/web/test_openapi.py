"""The OpenAPI document holds: whatever it describes is sent, and what comes back fits it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.site import Program, Site, two_programs

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def document(site: Site) -> Any:
    schema = schemathesis.openapi.from_url(f"{site.url}/api/openapi.json")
    # A stream has no end that a test could wait for; tests/web/test_live.py listens to it.
    return schema.exclude(path="/api/matches/{id}/events")


@pytest.fixture(scope="module")
def known_match(site: Site) -> tuple[str, str]:
    match, (x, _o) = two_programs(site.url)
    return match, x.http.headers["Authorization"]


def operations(document: Any) -> Iterator[Any]:
    for found in document.get_all_operations():
        yield found.ok()


def test_the_api_does_what_its_document_says(document: Any, known_match: tuple[str, str]) -> None:
    match, authorization = known_match
    tried = 0
    for operation in operations(document):
        for mode in GenerationMode:

            @settings(
                max_examples=10,
                deadline=None,
                derandomize=True,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def try_it(case: Any) -> None:
                if "id" in (case.path_parameters or {}):
                    case.path_parameters["id"] = match
                answer = case.call(headers={"Authorization": authorization})
                # Uvicorn itself refuses what is no HTTP, such as an address of 70,000 letters.
                assume(answer.content != b"Invalid HTTP request received.")
                case.validate_response(answer, checks=CHECKS)

            try:
                try_it()
            except Unsatisfiable:
                continue  # nothing about this route can be wrong
            tried += 1
    assert tried > 30


def test_every_route_of_the_api_is_described(site: Site) -> None:
    paths = Program(site.url).http.get("/openapi.json").json()["paths"]
    assert "/api/matches/{id}/events" in paths
    assert "/api/matches/{id}/actions" in paths
    assert all(path.startswith("/api/") for path in paths)
