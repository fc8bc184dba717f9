"""The protocol is written down: every route, every message of a client, every kind of message to a client."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from covetown.server import create_app, wire
from covetown.text import texts

ROOT = Path(__file__).parents[2]
WRITTEN = (ROOT / "docs" / "protocol.md").read_text()
NAMES = {"{ident}": "{id}", "{number}": "{n}"}


def routes() -> list[str]:
    found = []
    for path, methods in create_app().openapi()["paths"].items():
        for name, short in NAMES.items():
            path = path.replace(name, short)
        found += [f"{method.upper()} {path}" for method in methods]
    return found


@pytest.mark.parametrize("route", routes())
def test_every_route_is_described(route: str) -> None:
    assert re.search(re.escape(route) + r"(`|\?| \()", WRITTEN), route


@pytest.mark.parametrize("kind", [word.__struct_config__.tag for word in get_args(wire.Words)])
def test_every_message_of_a_client_is_described(kind: str) -> None:
    assert f'"type":"{kind}"' in WRITTEN


def test_every_message_to_a_client_is_described() -> None:
    source = "".join(file.read_text() for file in (ROOT / "src/covetown/server").glob("*.py"))
    kinds = set(re.findall(r'"type": "([a-z]+)"', source)) | {"moved", "undone"}
    assert len(kinds) > 9
    for kind in kinds:
        assert re.search(rf'"type": ?"{kind}"', WRITTEN), kind


def test_every_refusal_has_words() -> None:
    source = "".join(file.read_text() for file in (ROOT / "src/covetown/server").glob("*.py"))
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source)) | {
        "invite",
        "no-seat",
        "over",
        "not-started",
        "running",
    }
    assert len(reasons) > 30
    for reason in reasons:
        assert texts().has(f"shell-refused-{reason}"), reason
    for reason in re.findall(r'"(undo-[a-z-]+)"', source):
        assert texts().has(reason), reason
        assert f"`{reason}`" in WRITTEN


def test_the_server_names_no_game() -> None:
    from covetown import registry

    for file in [*(ROOT / "src/covetown/server").rglob("*.py"), *(ROOT / "src/covetown/store").rglob("*.py")]:
        text = file.read_text()
        for key in registry.names():
            assert key not in text, f"{file.name} names {key}"
