"""Public files and texts go out packed where the browser unpacks them. Nothing that holds a secret is ever packed."""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.requests import Request

WORTH_IT = 800


def accepted(request: Request) -> set[str]:
    """The ways of packing that a browser understands."""
    return {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}


def packed(request: Request, body: bytes) -> tuple[bytes, dict[str, str]]:
    """A body as this browser can take it, with the headers that say so."""
    if len(body) < WORTH_IT:
        return body, {}
    if "gzip" not in accepted(request):
        return body, {"Vary": "Accept-Encoding"}
    return squeeze(body), {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}


@lru_cache(maxsize=256)
def squeeze(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)
