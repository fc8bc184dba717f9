"""QR codes of invitations: a friend points a telephone at the screen and sits down."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Annotated
from urllib.parse import urlsplit

import segno
from fastapi import Query, Request, Response

from covetown.server.addresses import own_host
from covetown.server.guests import Who
from covetown.server.lobby import house_of
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room

room = Room("/api", "lobby")
Link = Annotated[str, Query(min_length=8, max_length=400)]
QUIET = 3  # white modules around the code, without which some telephones do not see it


@lru_cache(64)
def drawn(link: str) -> bytes:
    """The code as an SVG without a size of its own, dark on white whatever the theme."""
    code = segno.make(link, error="m", micro=False)
    out = BytesIO()
    code.save(out, kind="svg", border=QUIET, dark="#14233a", light="#fff", omitsize=True, xmldecl=False, nl=False)
    return out.getvalue()


@room.get("/qr", response_class=Response)
async def qr(link: Link, who: Who, request: Request) -> Response:
    """A link to this server as a QR code (SVG). Links to elsewhere are not drawn: nobody is sent away from here."""
    try:
        parts = urlsplit(link)
    except ValueError:
        raise Refusal("invalid", 422, why="link: no address") from None
    if parts.scheme not in ("http", "https") or not own_host(house_of(request).config, parts.netloc):
        raise Refusal("invalid", 422, why="link: not of this server")
    return Response(drawn(link), media_type="image/svg+xml")
