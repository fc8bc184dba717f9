"""Passkeys: an account without a password, opened by the key on one's own device."""

from __future__ import annotations

import re
import secrets
from urllib.parse import urlsplit

import msgspec
from fastapi import Request, Response
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from covetown.server import wire
from covetown.server.accounts import again, begin_anew, enter
from covetown.server.guests import Human, Who, good_name
from covetown.server.house import House
from covetown.server.lobby import house_of
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room
from covetown.store import Person, people
from covetown.store.database import now_ms
from covetown.store.people import Passkey

room = Room("/api/passkeys", "people")


def site(request: Request) -> tuple[str, str]:
    """The name of this site for keys, and the origin they are used from."""
    house = house_of(request)
    told = request.headers.get("origin")
    if told is None:
        scheme = "https" if house.config.https else request.url.scheme
        told = house.config.origins[0] if house.config.origins else f"{scheme}://{request.headers.get('host', '')}"
    return urlsplit(told).hostname or "localhost", told


@room.get("")
async def list_passkeys(who: Human, request: Request) -> wire.Passkeys:
    """Your passkeys."""
    found = await house_of(request).store.read(people.passkeys_of, who.human().id)
    return wire.Passkeys([wire.Passkey(key.id, key.name, key.created) for key in found])


@room.post("/options")
async def creation_options(_asked: wire.Nothing, who: Human, request: Request) -> wire.Challenge:
    """What the browser needs to make a passkey for you."""
    house, person = house_of(request), who.human()
    mine = await house.store.read(people.passkeys_of, person.id)
    options = generate_registration_options(
        rp_id=site(request)[0],
        rp_name="Covetown",
        user_name=person.username or person.name,
        user_id=person.id.encode(),
        user_display_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in mine],
    )
    ident = await house.store.write(people.add_challenge, options.challenge, "create", person.id)
    return wire.Challenge(ident, msgspec.json.decode(options_to_json(options)))


@room.post("", status_code=201)
async def add_passkey(asked: wire.NewPasskey, who: Human, request: Request, response: Response) -> wire.Me:
    """Keep a new passkey; a guest becomes an account by it."""
    house, person = house_of(request), who.human()
    name = good_name(asked.name)
    challenge = await house.store.write(people.take_challenge, asked.challenge, "create", person.id)
    if challenge is None:
        raise Refusal("passkey", 409)
    host, origin = site(request)
    try:
        proof = verify_registration_response(
            credential=asked.credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refusal("passkey", 422) from None
    ident = bytes_to_base64url(proof.credential_id)
    if await house.store.read(people.passkey_by_id, ident) is not None:
        raise Refusal("passkey", 409)
    key = Passkey(ident, person.id, proof.credential_public_key, proof.sign_count, name, now_ms())
    await house.store.write(people.add_passkey, key)
    if person.kind == "guest":
        await name_account(house, person)
        return await begin_anew(house, response, person.id)
    return await again(house, person.id)


async def name_account(house: House, person: Person) -> None:
    """Find a username for a guest who has made a passkey."""
    base = re.sub(r"[^a-z0-9_-]", "", person.name.lower())[:24] or "player"
    for username in (base, *[f"{base}-{secrets.token_hex(2)}" for _ in range(8)]):
        if len(username) < 3:
            continue
        try:
            await house.store.write(people.make_account, person.id, username, None)
            return
        except people.NameTaken:
            continue
    raise Refusal("busy", 503)


@room.delete("/{ident}", status_code=204)
async def drop_passkey(ident: str, who: Human, request: Request) -> Response:
    """Give a passkey up; the last one only if there is a password."""
    house, person = house_of(request), who.human()
    mine = await house.store.read(people.passkeys_of, person.id)
    if person.password is None and [key.id for key in mine] == [ident]:
        raise Refusal("password", 409)
    if not await house.store.write(people.drop_passkey, person.id, ident):
        raise Refusal("not-found", 404)
    return Response(status_code=204)


@room.post("/login/options")
async def login_options(_asked: wire.Nothing, who: Who, request: Request) -> wire.Challenge:
    """What the browser needs to ask for a passkey."""
    house = house_of(request)
    house.limits.spend("login", who.address)
    options = generate_authentication_options(rp_id=site(request)[0])
    ident = await house.store.write(people.add_challenge, options.challenge, "login", None)
    return wire.Challenge(ident, msgspec.json.decode(options_to_json(options)))


@room.post("/login")
async def login(asked: wire.PasskeyLogin, who: Who, request: Request, response: Response) -> wire.Me:
    """Open an account with its passkey; a guest's games move to it."""
    house = house_of(request)
    house.limits.spend("login", who.address)
    challenge = await house.store.write(people.take_challenge, asked.challenge, "login", None)
    ident = asked.credential.get("id")
    key = await house.store.read(people.passkey_by_id, ident) if isinstance(ident, str) else None
    if challenge is None or key is None:
        raise Refusal("passkey", 401)
    host, origin = site(request)
    try:
        proof = verify_authentication_response(
            credential=asked.credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.sign_count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refusal("passkey", 401) from None
    await house.store.write(people.used_passkey, key.id, proof.new_sign_count)
    person = await house.store.read(people.person_by_id, key.person)
    if person is None:
        raise Refusal("passkey", 401)
    return await enter(house, who, response, person)
