"""The application: every room of the server under one roof."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from covetown.server import (
    accounts,
    analyses,
    arrival,
    fair,
    farewell,
    forks,
    hints,
    lessons,
    lobby,
    metrics,
    notices,
    pages,
    passkeys,
    profiles,
    qr,
    replays,
    reporting,
    shelf,
    social,
    sockets,
    turns,
    vacation,
)
from covetown.server.config import Config
from covetown.server.headers import Armour
from covetown.server.house import open_house
from covetown.server.limits import BodyLimit
from covetown.server.owning import Place
from covetown.server.refusals import Refusal, language
from covetown.server.relaying import Relay
from covetown.server.rooms import Town

log = structlog.get_logger("server")

ROOMS = (
    lobby,
    arrival,
    turns,
    lessons,
    hints,
    replays,
    analyses,
    forks,
    fair,
    farewell,
    accounts,
    vacation,
    notices,
    passkeys,
    profiles,
    social,
    reporting,
    shelf,
    qr,
)


def create_app(config: Config | None = None, place: Place | None = None) -> FastAPI:
    """The server as an ASGI application; `place` says which of several processes on one machine it is."""
    settings = config if config is not None else Config()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = await open_house(settings, app, place)
        try:
            yield
        finally:
            await app.state.house.close()

    app = Town(
        [*(module.room for module in ROOMS), arrival.words_room],
        title="Covetown",
        version=package_version(),
        summary="Tables, replays and texts. Live play is described in docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.include_router(sockets.router)
    app.include_router(pages.router)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, senseless)
    app.add_exception_handler(HTTPException, failed)
    app.add_exception_handler(Exception, broken)
    app.add_middleware(Relay)
    app.add_middleware(BodyLimit, config=settings)
    app.add_middleware(Armour, config=settings)
    return app


def package_version() -> str:
    try:
        return version("covetown")
    except PackageNotFoundError:
        return "0"


def answer(request: Request, refusal: Refusal) -> Response:
    metrics.REFUSED.labels(refusal.reason).inc()
    return refusal.response(language(request.headers))


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return answer(request, error)


async def senseless(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["loc"][0] == "path":  # no table, person or game can have this name
        return answer(request, Refusal("not-found", 404))
    where = ".".join(str(part) for part in first["loc"])
    return answer(request, Refusal("invalid", 422, why=f"{where}: {first['msg']}"))


async def failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 413:
        return answer(request, Refusal("too-big", 413, bytes=int(error.detail)))
    if error.status_code == 404:
        return answer(request, Refusal("not-found", 404))
    response = answer(request, Refusal("invalid", error.status_code, why=str(error.detail)))
    response.headers.update(error.headers or {})
    return response


async def broken(request: Request, error: Exception) -> Response:
    log.error("failed", path=request.url.path, exc_info=error)
    return answer(request, Refusal("failed", 500))


def set_up_logs(level: int = logging.INFO) -> None:
    """Structured lines on standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
