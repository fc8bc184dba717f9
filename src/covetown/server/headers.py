"""What every answer carries so that a browser lets nothing foreign in, and the check that no foreign page is asking."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from covetown.server.addresses import own_host
from covetown.server.config import Config
from covetown.server.refusals import Refusal, language

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
SAFE = {"GET", "HEAD", "OPTIONS"}


def own_origin(config: Config, headers: Headers) -> bool:
    """Whether a request comes from a page of this server (or from no page at all)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if config.origins:
        return origin in config.origins
    return urlsplit(origin).netloc == headers.get("host", "")


class Armour:
    """Adds the headers and turns away what another site made a browser send, and what asks for another server."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and b"%00" in scope.get("query_string", b""):
            # No text that is kept holds the character 0, so nothing can be found by it.
            scope["query_string"] = scope["query_string"].replace(b"%00", b"%EF%BF%BD")
        if "\0" in scope.get("path", ""):
            scope["path"] = scope["path"].replace("\0", "\ufffd")
        if scope["type"] == "websocket" and not own_host(self.config, Headers(scope=scope).get("host", "")):
            await WebSocketClose(4003)(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def armoured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.config.https:
                    headers["Strict-Transport-Security"] = "max-age=31536000"
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not own_host(self.config, host):
            await Refusal("unknown-host", 403, host=host[:100]).response(language(headers))(scope, receive, armoured)
            return
        if scope["method"] not in SAFE and not own_origin(self.config, headers):
            await Refusal("origin", 403).response(language(headers))(scope, receive, armoured)
            return
        await self.app(scope, receive, armoured)
