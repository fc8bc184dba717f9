"""Passkeys, with a small authenticator made of its parts: a key pair, a counter, and honest (or forged) signatures."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.server.house import Player, Server


class Device:
    """Something in a pocket that holds a passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.ident = secrets.token_bytes(16)
        self.count = 0

    def seen(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def data(self, site: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def create(self, options: Any) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self.data(options["rp"]["id"], 0x45) + bytes(16)
        data += len(self.ident).to_bytes(2, "big") + self.ident + cbor2.dumps(public)
        proof = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        seen = self.seen("webauthn.create", options["challenge"])
        return self.credential(
            {"clientDataJSON": bytes_to_base64url(seen), "attestationObject": bytes_to_base64url(proof)}
        )

    def get(self, options: Any) -> dict[str, Any]:
        data = self.data(options["rpId"], 0x05)
        seen = self.seen("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(seen).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(
            {
                "clientDataJSON": bytes_to_base64url(seen),
                "authenticatorData": bytes_to_base64url(data),
                "signature": bytes_to_base64url(signature),
            }
        )

    def credential(self, response: dict[str, str]) -> dict[str, Any]:
        ident = bytes_to_base64url(self.ident)
        return {"id": ident, "rawId": ident, "type": "public-key", "response": response, "clientExtensionResults": {}}


def register(player: Player, device: Device) -> dict[str, Any]:
    told = player.post("/api/passkeys/options")
    assert base64url_to_bytes(told["options"]["challenge"])
    return player.post(
        "/api/passkeys", 201, challenge=told["challenge"], credential=device.create(told["options"]), name="phone"
    )


def test_a_guest_becomes_an_account_by_a_passkey_and_comes_back_with_it(server: Server) -> None:
    ann = server.player("Ann Bonny")
    table = ann.table("me", "novice")["id"]
    device = Device(server.url)
    person = register(ann, device)["person"]
    assert (person["kind"], person["username"]) == ("account", "annbonny")
    assert ann.get("/api/passkeys")["passkeys"][0]["name"] == "phone"
    elsewhere = server.player()
    told = elsewhere.post("/api/passkeys/login/options")
    credential = device.get(told["options"])
    assert elsewhere.post("/api/passkeys/login", challenge=told["challenge"], credential=credential)["person"] == person
    assert elsewhere.get("/api/tables", show="mine")["tables"][0]["id"] == table
    again = elsewhere.http.post("/api/passkeys/login", json={"challenge": told["challenge"], "credential": credential})
    assert again.status_code == 401, "a challenge is good once"


def test_a_forged_or_foreign_passkey_is_refused(server: Server) -> None:
    ann = server.player("Ann")
    device = Device(server.url)
    register(ann, device)
    eve = server.player()
    thief = Device(server.url)
    thief.ident = device.ident
    foreign = Device("https://evil.example")
    foreign.key, foreign.ident, foreign.count = device.key, device.ident, 10
    for false in (thief, foreign):
        told = eve.post("/api/passkeys/login/options")
        answer = eve.post(
            "/api/passkeys/login", 401, challenge=told["challenge"], credential=false.get(told["options"])
        )
        assert answer["reason"] == "shell-refused-passkey"
    told = eve.post("/api/passkeys/login/options")
    nonsense = {"challenge": told["challenge"], "credential": {"id": bytes_to_base64url(device.ident), "x": 1}}
    assert eve.http.post("/api/passkeys/login", json=nonsense).status_code == 401
    assert eve.get("/api/me")["person"] is None


def test_the_last_passkey_stays_unless_there_is_a_password(server: Server) -> None:
    ann = server.player("Ann")
    register(ann, Device(server.url))
    key = ann.get("/api/passkeys")["passkeys"][0]["id"]
    assert ann.http.delete(f"/api/passkeys/{key}").status_code == 409
    ann.post("/api/me/password", 204, new="a long new password")
    assert ann.http.delete(f"/api/passkeys/{key}").status_code == 204
    assert ann.get("/api/passkeys")["passkeys"] == []
