"""Sealing: messages that only one browser can read (RFC 8291), and the key its push service knows us by (RFC 8292).

Written on `cryptography`, which passkeys need anyway; the example of the RFC is among the tests.
"""

from __future__ import annotations

import base64
import json
import os
import struct
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
MOST_BYTES = 3000
TOKEN_S = 12 * 3600


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def good_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser has told keys that can be used."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def derived(secret: bytes, salt: bytes, told: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, told).derive(secret)


def sealed(
    text: bytes,
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for one browser, in the form `aes128gcm`; key and salt are fresh unless a test names them."""
    if len(text) > MOST_BYTES:
        raise ValueError(f"a message of {len(text)} bytes is too long")
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    ours = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    here, there = point(ours.public_key()), point(theirs)
    shared = derived(ours.exchange(ec.ECDH(), theirs), decoded(auth), b"WebPush: info\0" + there + here, 32)
    cipher = AESGCM(derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(here)) + here
    return head + cipher.encrypt(nonce, text + b"\2", None)


class Seal:
    """The server's own key, made at its first start: push services take messages from nobody else."""

    def __init__(self, kept: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(decoded(kept)), CURVE)
        self.public = coded(point(self.key.public_key()))

    def authorization(self, endpoint: str, contact: str, now_s: int) -> str:
        """What is shown to the push service of an endpoint."""
        parts = urlsplit(endpoint)
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now_s + TOKEN_S, "sub": contact}
        said = ".".join(coded(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={said}.{coded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def fresh_key() -> str:
    """A key to be kept."""
    return coded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))
