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


MESSAGES = [*get_args(wire.ClientMessage), *get_args(wire.ServerMessage), wire.LobbyChanged, wire.News]


@pytest.mark.parametrize("message", MESSAGES, ids=[message.__name__ for message in MESSAGES])
def test_every_message_of_a_socket_is_described_with_its_fields(message: type[wire.Wire]) -> None:
    kind = message.__struct_config__.tag
    assert re.search(rf'"type": ?"{kind}"', WRITTEN), kind
    for name in message.__struct_encode_fields__:
        assert re.search(rf'"{name}"|`{name}`', WRITTEN), f"{kind}.{name}"


def test_every_answer_and_request_of_rest_is_described_with_its_fields() -> None:
    shapes = create_app().openapi()["components"]["schemas"]
    assert len(shapes) > 40
    for name, shape in shapes.items():
        for part in shape.get("properties", {}):
            assert re.search(rf'"{part}"|`{part}`', WRITTEN), f"{name}.{part}"


def test_nothing_is_told_that_has_no_type() -> None:
    """No module of the server puts a message together by hand; what is carried between servers are events of ASGI."""
    for file in (ROOT / "src/covetown/server").glob("*.py"):
        assert not re.search(r"""["']type["']: ["'](?!http\.|websocket\.)""", file.read_text()), file.name


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
