"""Rooms: groups of REST routes whose bodies are types of the wire, decoded, encoded and described by msgspec.

FastAPI reads paths, queries and visitors as ever. A parameter that is a type of the wire is the body of the request,
and an answer that is one becomes the body of the response; both are named in the OpenAPI description.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Awaitable, Callable
from email.message import Message
from typing import Any, get_type_hints

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response
from starlette.requests import ClientDisconnect

from covetown.server import wire
from covetown.server.refusals import Refusal

REFUSALS = (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)
COMPONENT = "#/components/schemas/{name}"


class Unread(bytes):
    """A body that is handed on as it came, to a process that makes sense of it."""


def is_wire(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, wire.Wire)


def body_of(kind: Any) -> dict[str, Any]:
    """How OpenAPI describes a body."""
    shape = dict[str, Any] if kind is Unread else kind
    (schema,), _ = msgspec.json.schema_components([shape], ref_template=COMPONENT)
    return {"content": {"application/json": {"schema": schema}}}


def is_json(request: Request) -> bool:
    """Whether a request says that its body is JSON; a form of another site cannot say so."""
    told = Message()
    told["content-type"] = request.headers.get("content-type", "")
    kind = told.get_content_subtype()
    return told.get_content_maintype() == "application" and (kind == "json" or kind.endswith("+json"))


async def decoded(request: Request, decoder: msgspec.json.Decoder[Any] | None) -> Any:
    """The body of a request, checked; a refusal names what is wrong with it. Without a decoder it stays unread."""
    if not is_json(request):
        raise Refusal("invalid", 422, why="the body must be application/json")
    try:
        body = await request.body()
        if wire.has_nul(body):
            raise Refusal("invalid", 422, why="body: no text may hold the character 0")
        return Unread(body) if decoder is None else decoder.decode(body)
    except ClientDisconnect:
        raise Refusal("invalid", 400, why="the body broke off") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("invalid", 422, why=f"body: {error}") from None


class Room(APIRouter):
    """Routes that belong together."""

    def __init__(self, prefix: str, tag: str) -> None:
        self.kinds: set[Any] = {wire.RefusalTold}
        refused: dict[int | str, dict[str, Any]] = {code: body_of(wire.RefusalTold) for code in REFUSALS}
        super().__init__(prefix=prefix, tags=[tag], responses=refused)

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **how: Any) -> None:
        """Add a route; `response_model` names the type of an answer that is returned encoded."""
        hints = get_type_hints(endpoint, include_extras=True)
        model, told = how.pop("response_model", None), hints.pop("return", None)
        told = model if is_wire(model) else told
        asked = next((name for name, kind in hints.items() if is_wire(kind) or kind is Unread), None)
        if is_wire(told):
            self.kinds.add(told)
            status = how.get("status_code") or 200
            how["responses"] = {**(how.get("responses") or {}), status: body_of(told)}
        if asked is not None:
            self.kinds |= {hints[asked]} - {Unread}
            how["openapi_extra"] = {"requestBody": {"required": True, **body_of(hints[asked])}}
        served = serving(endpoint, hints, asked, how.get("status_code") or 200)
        super().add_api_route(path, served, response_model=None, **how)


def serving(
    endpoint: Callable[..., Awaitable[Any]], hints: dict[str, Any], asked: str | None, status: int
) -> Callable[..., Awaitable[Response]]:
    """A route as FastAPI calls it: the body is decoded when the visitor is known and let in, the answer encoded."""
    own = inspect.signature(endpoint).parameters
    request_name = next((name for name in own if hints[name] is Request), "_request")
    response_name = next((name for name in own if hints[name] is Response), "_response")
    decoder = None if asked is None or hints[asked] is Unread else msgspec.json.Decoder(hints[asked])

    @functools.wraps(endpoint)
    async def served(**given: Any) -> Response:
        if asked is not None:
            given[asked] = await decoded(given[request_name], decoder)
        answer = await endpoint(**{name: given[name] for name in own})
        if isinstance(answer, Response):
            return answer
        response = Response(msgspec.json.encode(answer), status, media_type="application/json")
        response.raw_headers.extend(given[response_name].raw_headers)  # a cookie, perhaps
        return response

    shown = {name: each.replace(annotation=hints[name]) for name, each in own.items() if name != asked}
    for name, kind in ((request_name, Request), (response_name, Response)):
        shown.setdefault(name, inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=kind))
    served.__signature__ = inspect.Signature(list(shown.values()), return_annotation=Response)  # type: ignore[attr-defined]
    return served


class Town(FastAPI):
    """An application made of rooms; its OpenAPI description holds the types of the wire that they use."""

    def __init__(self, rooms: list[Room], **settings: Any) -> None:
        super().__init__(**settings)
        self.kinds = sorted({kind for room in rooms for kind in room.kinds}, key=str)
        for room in rooms:
            self.include_router(room)

    def openapi(self) -> dict[str, Any]:
        described = super().openapi()
        shapes = described.setdefault("components", {}).setdefault("schemas", {})
        if not shapes:
            shapes.update(msgspec.json.schema_components(self.kinds, ref_template=COMPONENT)[1])
        return described
