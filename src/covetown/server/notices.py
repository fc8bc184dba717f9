"""Notices: what somebody hears of by push or by mail, and the links in mails: to confirm, to leave, to reset."""

from __future__ import annotations

import asyncio

from fastapi import Query, Request, Response

from covetown.server import postoffice, revoking, wire
from covetown.server.accounts import HASHER, good_password, matches
from covetown.server.guests import Human, Who
from covetown.server.house import House
from covetown.server.lobby import house_of
from covetown.server.mailing import good_address
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room
from covetown.server.sealing import good_keys
from covetown.store import people, wishes
from covetown.text import best, texts

room = Room("/api", "people")

MOST_DOORS = 10
CONFIRM_S = 7 * 86_400
RESET_S = 3600


async def told(house: House, person: str) -> wire.NoticesTold:
    wish = await house.store.read(wishes.wish_of, person)
    doors = await house.store.read(wishes.doors_of, person)
    return wire.NoticesTold(
        wishes=wire.Wishes(
            turn=wish.choices.get("turn", []),  # type: ignore[arg-type]
            over=wish.choices.get("over", []),  # type: ignore[arg-type]
            invitation=wish.choices.get("invitation", []),  # type: ignore[arg-type]
            mention=wish.choices.get("mention", []),  # type: ignore[arg-type]
            locale=wish.locale,
        ),
        mail=wish.mail,
        confirmed=wish.confirmed,
        mail_works=house.post.mailer.possible,
        push_key=house.post.seal.public,
        doors=[door.endpoint for door in doors],
    )


@room.get("/me/notices")
async def my_notices(who: Human, request: Request) -> wire.NoticesTold:
    """Of what you hear, and where."""
    return await told(house_of(request), who.human().id)


@room.put("/me/notices")
async def set_wishes(asked: wire.Wishes, who: Human, request: Request) -> wire.NoticesTold:
    """Say of what you want to hear."""
    house, person = house_of(request), who.human()
    house.limits.spend("wish", person.id)
    wish = await house.store.read(wishes.wish_of, person.id)
    for kind in wishes.KINDS:
        wish.choices[kind] = sorted(set(getattr(asked, kind)))
    wish.locale = best([asked.locale])
    await house.store.write(wishes.keep_wish, wish)
    return await told(house, person.id)


@room.put("/me/mail")
async def set_mail(asked: wire.NewMail, who: Human, request: Request) -> wire.NoticesTold:
    """Set the address for your mail: it counts when the link that is sent there was followed. Null: no more mail."""
    house, person = house_of(request), who.human()
    house.limits.spend("wish", person.id)
    wish = await house.store.read(wishes.wish_of, person.id)
    if asked.address is None:
        wish.mail, wish.confirmed = None, False
        await house.store.write(wishes.keep_wish, wish)
        return await told(house, person.id)
    if not house.post.mailer.possible:
        raise Refusal("no-mail", 409)
    if not good_address(asked.address):
        raise Refusal("mail-address", 422)
    if person.password is not None:  # a password can be reset by mail: whoever finds a browser open does not get it
        house.limits.spend("login", who.address)
        if not await asyncio.to_thread(matches, person.password, asked.password or ""):
            raise Refusal("login", 403)
    for of in (person.id, "to " + asked.address.casefold(), who.address):
        house.limits.spend("mail", of)
    wish.mail, wish.confirmed = asked.address, False
    await house.store.write(wishes.keep_wish, wish)
    say = texts(locale=wish.locale)
    link = house.post.mailer.link(f"/letters?confirm={house.post.signed('confirm', person.id, asked.address)}")
    text = say.key("letter-confirm-text", name=person.name, link=link)
    if not await house.post.mailer.send(asked.address, say.key("letter-confirm"), text):
        raise Refusal("no-mail", 503)
    return await told(house, person.id)


@room.post("/mail/confirm", status_code=204)
async def confirm_mail(asked: wire.Proof, who: Who, request: Request) -> Response:
    """The link that was sent to an address was followed: mail goes there from now on."""
    house = house_of(request)
    house.limits.spend("wish", who.address)
    person, mail = house.post.proven(asked.token, "confirm", CONFIRM_S)
    if not await house.store.write(wishes.confirm_mail, person, mail):
        raise Refusal("stale-link", 403)
    return Response(status_code=204)


@room.post("/mail/leave", status_code=204)
async def leave_mail(who: Who, request: Request, token: str = Query(max_length=1000)) -> Response:
    """No more mail: what the link at the foot of every mail does, and the button that mail programs show."""
    house = house_of(request)
    house.limits.spend("wish", who.address)
    person, mail = house.post.proven(token, "leave")
    await house.store.write(wishes.forget_mail, person, mail)
    return Response(status_code=204)


@room.post("/me/push", status_code=201)
async def open_door(asked: wire.PushDoor, who: Human, request: Request) -> wire.NoticesTold:
    """Let this browser be told things through its push service."""
    house, person = house_of(request), who.human()
    house.limits.spend("wish", person.id)
    if not house.post.good_endpoint(asked.endpoint) or not good_keys(asked.p256dh, asked.auth):
        raise Refusal("push-service", 422)
    wish = await house.store.read(wishes.wish_of, person.id)
    await house.store.write(wishes.keep_wish, wish)
    door = (person.id, asked.endpoint, asked.p256dh, asked.auth, MOST_DOORS)
    if not await house.store.write(wishes.open_door, *door):
        raise Refusal("push-doors", 409, most=MOST_DOORS)
    return await told(house, person.id)


@room.post("/me/push/end")
async def close_door(asked: wire.Endpoint, who: Human, request: Request) -> wire.NoticesTold:
    """This browser is told nothing any more."""
    house, person = house_of(request), who.human()
    house.limits.spend("wish", person.id)
    await house.store.write(wishes.close_door, asked.endpoint, person.id)
    return await told(house, person.id)


@room.post("/password/forgotten", status_code=204)
async def forgotten(asked: wire.Forgotten, who: Who, request: Request) -> Response:
    """Have a link for a new password sent to the confirmed address of an account. The answer is always the same."""
    house = house_of(request)
    house.limits.spend("login", who.address)
    house.limits.spend("mail", "for " + asked.username)
    if not house.post.mailer.possible:
        raise Refusal("no-mail", 409)
    sending = asyncio.create_task(postoffice.forgotten_password(house, asked.username), name="forgotten")
    house.chores.append(sending)  # the time it takes tells nothing either
    sending.add_done_callback(house.chores.remove)
    return Response(status_code=204)


@room.post("/password/reset", status_code=204)
async def reset(asked: wire.ResetByMail, who: Who, request: Request) -> Response:
    """Set a new password with the link that was sent; it is good once, for an hour, and all sessions end."""
    house = house_of(request)
    house.limits.spend("login", who.address)
    ident, mark = house.post.proven(asked.token, "password", RESET_S)
    person = await house.store.read(people.person_by_id, ident)
    if person is None or people.digest(person.password or "")[:32] != mark:
        raise Refusal("stale-link", 403)
    kept = await asyncio.to_thread(HASHER.hash, good_password(asked.password))
    await house.store.write(people.set_password, ident, kept)
    await revoking.end_sessions(house, ident)
    return Response(status_code=204)
