"""The description of the REST interface is true: random requests never break the server or its promises."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.house import Server, server, shelf

__all__ = ["server", "shelf"]

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


@pytest.mark.slow
def test_random_requests_get_what_the_description_promises(server: Server) -> None:
    ann = server.player("Ann")
    ident = ann.table("me", "novice")["id"]
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @schemathesis_given(operation)
        def attempt(case: schemathesis.Case) -> None:
            if case.path_parameters and "ident" in case.path_parameters and "/tables/" in case.path:
                # What clears a table away gets one of its own.
                gone = case.method.upper() == "DELETE" and case.path == "/api/tables/{ident}"
                case.path_parameters["ident"] = ann.table("me", "novice")["id"] if gone else ident
            if case.path_parameters and "key" in case.path_parameters:
                case.path_parameters["key"] = "parlour"
            if case.path in ("/api/logout", "/api/texts/{locale}/{key}", "/api/games/{key}/rules"):
                return
            case.call_and_validate(headers={"Cookie": ann.cookie()}, checks=CHECKS)

        attempt()
        tried += 1
    assert tried > 30
    assert ann.get(f"/api/tables/{ident}")["id"] == ident


def schemathesis_given(operation: schemathesis.schemas.APIOperation) -> object:  # type: ignore[type-arg]
    from hypothesis import given

    return given(case=operation.as_strategy())
