"""Wishes: of what somebody wants to hear while they are not looking, by mail or on which of their devices."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from covetown.store import schema
from covetown.store.database import now_ms

W = schema.wishes
D = schema.push_doors

Kind = Literal["turn", "over", "invitation", "mention"]
Channel = Literal["push", "mail"]
KINDS: tuple[Kind, ...] = ("turn", "over", "invitation", "mention")


class Wish(msgspec.Struct):
    """What somebody wants to hear of, and where: nothing, until they say so."""

    person: str
    mail: str | None = None
    confirmed: bool = False
    choices: dict[str, list[str]] = msgspec.field(default_factory=lambda: {kind: ["push", "mail"] for kind in KINDS})
    locale: str = "en"

    def wants(self, kind: str, channel: str) -> bool:
        if channel == "mail" and not (self.mail and self.confirmed):
            return False
        return channel in self.choices.get(kind, [])


class Door(msgspec.Struct, frozen=True):
    """A browser that can be reached through its maker's push service."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    created: int


def wish_of(c: Connection, person: str) -> Wish:
    row = c.execute(select(W).where(W.c.person == person)).mappings().first()
    if row is None:
        return Wish(person)
    return Wish(**{**row, "choices": msgspec.json.decode(row["choices"])})


def keep_wish(c: Connection, wish: Wish) -> None:
    values = {**msgspec.structs.asdict(wish), "choices": msgspec.json.encode(wish.choices).decode()}
    if c.execute(update(W).where(W.c.person == wish.person).values(values)).rowcount == 0:
        c.execute(insert(W).values(values))


def confirm_mail(c: Connection, person: str, mail: str) -> bool:
    """An address was shown to be read by its owner, unless there is another by now."""
    return c.execute(update(W).where(W.c.person == person, W.c.mail == mail).values(confirmed=True)).rowcount == 1


def forget_mail(c: Connection, person: str, mail: str) -> None:
    """No more mail to an address, whoever asks for it."""
    c.execute(update(W).where(W.c.person == person, W.c.mail == mail).values(mail=None, confirmed=False))


def doors_of(c: Connection, person: str) -> list[Door]:
    return [Door(**row) for row in c.execute(select(D).where(D.c.person == person).order_by(D.c.created)).mappings()]


def open_door(c: Connection, person: str, endpoint: str, p256dh: str, auth: str, most: int) -> bool:
    """Reach somebody through this browser from now on, and nobody else; not through too many."""
    c.execute(delete(D).where(D.c.endpoint == endpoint))
    if len(doors_of(c, person)) >= most:
        return False
    door = Door(secrets.token_hex(8), person, endpoint, p256dh, auth, now_ms())
    c.execute(insert(D).values(msgspec.structs.asdict(door)))
    return True


def close_door(c: Connection, endpoint: str, person: str | None = None) -> None:
    mine = [] if person is None else [D.c.person == person]
    c.execute(delete(D).where(D.c.endpoint == endpoint, *mine))


def hand_over(c: Connection, guest: str, account: str) -> None:
    """A guest's browsers belong to the account from now on; its mail too, where the account has none."""
    c.execute(update(D).where(D.c.person == guest).values(person=account))
    if c.scalar(select(W.c.person).where(W.c.person == account)) is None:
        c.execute(update(W).where(W.c.person == guest).values(person=account))
