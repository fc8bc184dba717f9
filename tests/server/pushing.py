"""A push service on this machine: it takes messages as RFC 8030 says, checks who sends them, and opens them."""

from __future__ import annotations

import json
import os
import struct
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from covetown.server.sealing import coded, decoded


class Browser:
    """The keys of a browser that has subscribed."""

    def __init__(self, private: str | None = None, auth: str | None = None) -> None:
        number = None if private is None else int.from_bytes(decoded(private))
        self.key = (
            ec.generate_private_key(ec.SECP256R1()) if number is None else ec.derive_private_key(number, ec.SECP256R1())
        )
        self.auth = os.urandom(16) if auth is None else decoded(auth)

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def door(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": coded(self.point), "auth": coded(self.auth)}

    def opened(self, body: bytes) -> bytes:
        """What was sealed for this browser."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        told = b"WebPush: info\0" + self.point + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, told).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\2"), "the last record"
        return text[:-1]


def checked_sender(told: str, audience: str) -> dict[str, Any]:
    """The claims of the sender, whose signature must be good."""
    assert told.startswith("vapid ")
    parts = dict(part.strip().split("=", 1) for part in told.removeprefix("vapid ").split(","))
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    dss = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(dss, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(decoded(claims))
    assert found["aud"] == audience
    assert found["sub"].startswith(("mailto:", "https:"))
    return {**found, "key": parts["k"]}


class PushService:
    """Takes messages for browsers and keeps what they say."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.received: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self.answer = 201
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.answer
                try:
                    service.take(self.path, dict(self.headers), body)
                except KeyError:
                    status = 410
                except Exception as error:
                    service.faults.append(repr(error))
                    status = 400
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_args: object) -> None:
                pass

        return Handler

    def take(self, path: str, headers: dict[str, str], body: bytes) -> None:
        browser = self.browsers[path]
        sent = {name.lower(): value for name, value in headers.items()}
        sender = checked_sender(sent["authorization"], self.url)
        assert sent["content-encoding"] == "aes128gcm"
        assert int(sent["ttl"]) > 0
        assert len(sent["topic"]) <= 32
        if self.answer < 300:
            self.received.append({"path": path, "sender": sender, **json.loads(browser.opened(body))})

    def subscribe(self, name: str) -> dict[str, str]:
        """A browser asks for an endpoint."""
        browser = self.browsers[f"/push/{name}"] = Browser()
        return browser.door(f"{self.url}/push/{name}")

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
