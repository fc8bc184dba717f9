"""The front end: files that the package build has made, or a plain page that says how to make them."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
import re
from html import escape
from importlib import resources
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response

from covetown import registry, text
from covetown.kernel import RuleError
from covetown.server import metrics
from covetown.server.lobby import house_of
from covetown.server.packing import accepted, packed
from covetown.server.refusals import Refusal, language
from covetown.server.shelf import kept

router = APIRouter(include_in_schema=False)

TEXTS = ("image/svg+xml", "application/json", "application/manifest+json")
LANGUAGE_COOKIE = "covetown-language"  # which the pages keep, so that they come in the language chosen there
START_AHEAD = re.compile(rb'<link[^>]*href="/api/start"[^>]*>')
FOR_EVER = "public, max-age=31536000, immutable"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

# What the board of a game from elsewhere may be made of.
BOARD_FILES = {
    "js": "text/javascript",
    "mjs": "text/javascript",
    "css": "text/css",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "jpg": "image/jpeg",
    "webp": "image/webp",
    "avif": "image/avif",
    "woff2": "font/woff2",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
}
PLAIN_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Covetown</title>
<h1>Covetown is running</h1>
<p>The pages of the table have not been built into <code>{folder}</code> yet.</p>
<p>In a checkout, <code>make web</code> builds them (<code>make play</code> does so by itself); then load this page
again. The programming interface is there already: <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


def web_folder(told: Path | None) -> Path:
    """Where the built front end lies."""
    return told if told is not None else Path(str(resources.files("covetown"))) / "web"


@router.get("/healthz")
async def health(request: Request) -> dict[str, bool]:
    """Whether the server and its database are there."""
    return {"ok": await house_of(request).store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar() == 1)}


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """Whether a move could be kept right now: for balancers and whoever watches over the server."""
    found = await house_of(request).readiness.check()
    return JSONResponse({"ok": found}, 200 if found else 503, {"Cache-Control": "no-store"})


@router.get("/metrics")
async def figures(request: Request) -> Response:
    """Figures for Prometheus: for the machine itself, or with the token of whoever runs the server."""
    house = house_of(request)
    token = house.config.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    address = request.client.host if request.client is not None else ""
    local = not token and address in ("127.0.0.1", "::1") and "x-forwarded-for" not in request.headers
    if not local and (not token or shown != token):
        raise Refusal("not-yours", 403)
    body, kind = metrics.page()
    return Response(body, media_type=kind)


@router.api_route("/games/{key}/{path:path}", methods=["GET", "HEAD"])
async def board(key: str, path: str, request: Request) -> Response:
    """A file of the board that a game brings along: of its folder `board`, and of no other."""
    parts = path.split("/")
    kind = BOARD_FILES.get(parts[-1].rpartition(".")[2])
    if kind is None or not all(PLAIN_NAME.fullmatch(part) for part in parts):
        raise Refusal("not-found", 404)
    try:
        body = await asyncio.to_thread(board_file, key, parts)
    except (RuleError, OSError):
        raise Refusal("not-found", 404) from None
    return kept(request, body, kind)


def board_file(key: str, parts: list[str]) -> bytes:
    """What stands in a file of a game's board; an OSError where there is none."""
    if not registry.load(key).board():
        raise FileNotFoundError(key)
    folder = registry.board_folder(key)
    found = folder.joinpath(*parts)
    if isinstance(folder, Path) and isinstance(found, Path) and not found.resolve().is_relative_to(folder.resolve()):
        raise FileNotFoundError(found)  # a link that leads out of the folder
    return found.read_bytes()


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """A file of the front end; paths of the client itself get its start page."""
    if path.startswith(("api/", "ws/")):
        raise Refusal("not-found", 404)
    folder = web_folder(house_of(request).config.web)
    start = folder / "index.html"
    if not start.is_file():
        return HTMLResponse(NOT_BUILT.format(folder=escape(str(folder))), 503)
    wanted = file_in(folder, path)
    if wanted is not None:
        return await file(request, wanted, FOR_EVER if path.startswith("assets/") else "no-cache")
    if path.startswith("assets/") or "." in path.rsplit("/", 1)[-1]:
        return PlainTextResponse("not found", 404)
    return start_page(request, await asyncio.to_thread(start.read_bytes), path)


def start_page(request: Request, body: bytes, path: str) -> Response:
    """The one page there is, in the reader's language, so that the right words are on their way with the scripts.

    The lobby's data are only fetched ahead where the lobby is opened.
    """
    told = request.cookies.get(LANGUAGE_COOKIE, "")
    locale = told if told in text.LOCALES else language(request.headers)
    body = body.replace(b'<html lang="en"', f'<html lang="{locale}"'.encode(), 1)
    body = body.replace(b'href="/words/en"', f'href="/words/{locale}"'.encode(), 1)
    if path:
        body = START_AHEAD.sub(b"", body, 1)
    response = kept(request, body, "text/html; charset=utf-8")
    response.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
    return response


def file_in(folder: Path, path: str) -> Path | None:
    """A file of a folder; None where there is none, or where a path leads out of the folder or is no path at all."""
    try:
        wanted = (folder / path).resolve()
        return wanted if path and wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # too long for a name, or with a zero in it
        return None


async def file(request: Request, path: Path, cached: str) -> Response:
    """One file of the front end, packed if it is text."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if not kind.startswith("text/") and kind not in TEXTS:
        return FileResponse(path, media_type=kind, headers={"Cache-Control": cached})
    body = await asyncio.to_thread(path.read_bytes)
    headers = {"Cache-Control": cached, "ETag": f'"{hashlib.blake2s(body, digest_size=12).hexdigest()}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    ready = path.with_name(f"{path.name}.br")
    if "br" in accepted(request) and ready.is_file():  # packed by the build, smaller than we could on the way
        body, how = await asyncio.to_thread(ready.read_bytes), {"Content-Encoding": "br", "Vary": "Accept-Encoding"}
    else:
        body, how = packed(request, body)
    return Response(body, media_type=kind, headers={**headers, **how})
