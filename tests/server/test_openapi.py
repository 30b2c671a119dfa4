"""The interface over HTTP does what its OpenAPI says, whatever is thrown at it.

`RAILBOX_EXAMPLES=1000 script/test tests/server/test_openapi.py` tries harder.
"""

from __future__ import annotations

import os
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.client import ServerProcess

EXAMPLES = int(os.environ.get("RAILBOX_EXAMPLES", "15"))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_the_interface_keeps_its_word(server: ServerProcess) -> None:
    """As a guest, so that more than the door is tested; signing out is left to the tests that mean it."""
    session = httpx.post(f"{server.url}/api/guests", json={"name": "Tester"}).cookies["railbox_session"]
    interface = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    statuses = {}
    for found in interface.get_all_operations():
        assert isinstance(found, Ok), found
        statuses[found.ok().label] = try_operation(found.ok(), session)
    assert len(statuses) > 20
    assert 200 in statuses["GET /api/games"]


def try_operation(operation: Any, session: str) -> set[int]:
    """Many calls of one operation, sensible and not; returns the statuses that came back."""
    seen: set[int] = set()

    @given(case=operation.as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def check(case: Any) -> None:
        cookies = {} if case.method == "DELETE" else {"railbox_session": session}
        response = case.call(cookies=cookies)
        seen.add(response.status_code)
        case.validate_response(response, checks=CHECKS)

    check()
    return seen


def test_every_handler_is_documented(server: ServerProcess) -> None:
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path} says nothing of itself"
    assert "/api/tables/{table_id}/commands" in paths
