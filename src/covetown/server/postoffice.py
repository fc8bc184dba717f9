"""The post office: tells people who are not looking that it is their turn, that a game is over, that they are wanted.

What is to be told is written down with the move that causes it. A little later, if it is still so and its person has
not come to look, it goes out: at once to their browsers, after a while by mail, all there is for somebody in one.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog
from itsdangerous import BadSignature, URLSafeTimedSerializer

from covetown.server.config import Config
from covetown.server.mailing import Mailer
from covetown.server.refusals import Refusal
from covetown.server.sealing import Seal, sealed
from covetown.store import Store, Table, letters, people, tables, wishes
from covetown.store.database import now_ms
from covetown.store.letters import Letter
from covetown.store.wishes import Door, Wish
from covetown.text import Texts, texts

if TYPE_CHECKING:
    from sqlalchemy import Connection as Transaction

    from covetown.server.house import House
    from covetown.server.tables import LiveTable

log = structlog.get_logger("post")

PUSH_LIFE_S = 86_400
GONE = (404, 410)


class PostOffice:
    """Everything that leaves the server for people who are not looking."""

    def __init__(self, config: Config, store: Store, key: str, seal: str) -> None:
        self.config = config
        self.store = store
        self.mailer = Mailer(config)
        self.seal = Seal(seal)
        self.signer = URLSafeTimedSerializer(key, salt="covetown letters")
        self.client = httpx.AsyncClient(timeout=15, follow_redirects=False, trust_env=False)

    async def close(self) -> None:
        await self.client.aclose()

    # --- links that prove something ---

    def signed(self, purpose: str, *what: str) -> str:
        return str(self.signer.dumps([purpose, *what]))

    def proven(self, token: str, purpose: str, age_s: int | None = None) -> list[str]:
        """What a link of ours says, if it was made for this purpose and is not too old."""
        try:
            told = self.signer.loads(token, max_age=age_s)
        except BadSignature:
            told = None
        if not isinstance(told, list) or not told or told[0] != purpose:
            raise Refusal("stale-link", 403)
        return [str(part) for part in told[1:]]

    # --- writing ---

    def due(self, now: int) -> dict[str, int]:
        """When each channel may tell what happens now."""
        found = {"push": now + int(self.config.push_wait_s * 1000)}
        if self.mailer.possible:
            found["mail"] = now + int(self.config.mail_wait_s * 1000)
        return found

    def good_endpoint(self, endpoint: str) -> bool:
        """Whether an address is one of a push service: the server calls nobody else because a browser says so."""
        try:
            parts = urlsplit(endpoint)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            return False
        if parts.username or parts.password or len(endpoint) > 1000:
            return False
        for known in self.config.push_hosts:
            if "/" in known:  # a whole origin, for a service of one's own
                if f"{parts.scheme}://{parts.netloc}" == known.rstrip("/"):
                    return True
            elif parts.scheme == "https" and port in (None, 443):
                if host == known or (known.startswith("*.") and host.endswith(known[1:])):
                    return True
        return False

    def contact(self) -> str:
        """Whom a push service may write to if we misbehave."""
        if self.config.mail_from:
            return f"mailto:{self.config.mail_from}"
        return next((origin for origin in self.config.origins if origin.startswith("https:")), "mailto:host@localhost")

    # --- sending ---

    async def push(self, door: Door, says: dict[str, str], topic: str) -> bool:
        """Tell a browser something; false if it may be tried again."""
        if not self.good_endpoint(door.endpoint):
            return True
        body = sealed(msgspec.json.encode(says), door.p256dh, door.auth)
        headers = {
            "Authorization": self.seal.authorization(door.endpoint, self.contact(), now_ms() // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_LIFE_S),
            "Urgency": "normal",
            "Topic": topic[:32],
        }
        try:
            answer = await self.client.post(door.endpoint, content=body, headers=headers)
        except httpx.HTTPError as error:
            log.warning("push-failed", error=type(error).__name__)
            return False
        if answer.status_code in GONE:
            await self.store.write(wishes.close_door, door.endpoint)
            return True
        if not answer.is_success:
            log.warning("push-refused", status=answer.status_code)
        return answer.status_code < 500 and answer.status_code != 429

    async def deliver(self, house: House, person: str, channel: str) -> None:
        """Send somebody all there is for them through one channel."""
        found = await self.store.write(letters.claim, person, channel, now_ms())
        wish = await self.store.read(wishes.wish_of, person)
        told: list[tuple[Letter, Table]] = []
        for letter in found:
            table = await self.store.read(tables.table_by_id, letter.table_id)
            if table is not None and wish.wants(letter.kind, channel) and still_new(house, letter, table):
                told.append((letter, table))
        if channel == "mail":
            done = not told or await self.mail(house, wish, told)
        else:
            done = await self.push_all(wish, told)
        if done:
            await self.store.write(letters.sent, found)

    async def push_all(self, wish: Wish, told: list[tuple[Letter, Table]]) -> bool:
        doors = await self.store.read(wishes.doors_of, wish.person)
        done = True
        for letter, table in told:
            says = {"title": "Covetown", "body": line(letter, table, wish.locale), "url": f"/t/{table.id}"}
            for door in doors:
                done &= await self.push(door, {**says, "tag": f"{letter.kind}-{table.id}"}, f"{letter.kind}-{table.id}")
        return done

    async def mail(self, house: House, wish: Wish, told: list[tuple[Letter, Table]]) -> bool:
        """One mail with everything that waits."""
        assert wish.mail is not None
        try:
            house.limits.spend("letter", wish.person)
        except Refusal:
            return False
        say = texts(locale=wish.locale)
        first, table = told[0]
        subject = line(first, table, wish.locale) if len(told) == 1 else say.key("letter-several", n=len(told))
        parts = [f"{line(letter, table, wish.locale)}\n{self.mailer.link(f'/t/{table.id}')}" for letter, table in told]
        token = self.signed("leave", wish.person, wish.mail)
        away = self.mailer.link(f"/letters?leave={token}")
        text = "\n\n".join([*parts, "-- \n" + say.key("letter-leave", link=away)])
        return await self.mailer.send(wish.mail, subject, text, self.mailer.link(f"/api/mail/leave?token={token}"))


def still_new(house: House, letter: Letter, table: Table) -> bool:
    """Whether what a letter says is still so, and its person has not come to look in the meantime."""
    live = house.tables.get(table.id)
    if live is not None and is_here(live, letter.person):
        return False
    if letter.kind == "turn":
        return table.status == "playing" and tables.asked_there(table, letter.person)
    return True


def is_here(live: LiveTable, person: str) -> bool:
    """Whether somebody has the table open, at this server or at another."""
    here = live.presence().seats
    return any(here[seat] for seat in live.table.seats_of(person) if live.table.seats[seat].stand_in is None) or any(
        connection.ident == person for connection in live.connections
    )


def line(letter: Letter, table: Table, locale: str) -> str:
    """What is told, in one line."""
    say = texts(locale=locale)
    name = table.title or say.key("shell-table-of", name=table.host_name)
    says = {key: value for key, value in letter.says.items() if key != "tries"}
    return say.key(f"letter-{letter.kind}", table=name, game=game_title(table.game, locale), **says)


def game_title(game: str, locale: str) -> str:
    try:
        say: Texts = texts(game, locale)
    except Exception:  # a game that is no longer there can still be over
        return game
    key = "game-" + game.replace("_", "-")
    return say.key(key) if say.has(key) else game


# --- what is worth a letter ---


def absent(live: LiveTable, idents: set[str]) -> set[str]:
    return {person for person in idents if not is_here(live, person)}


class News(NamedTuple):
    """What a change means to people: whose turns begin or end, and who is to hear of a turn or the end by a letter."""

    turns: set[str]
    asked: set[str]
    over: set[str]


def write(c: Transaction, live: LiveTable, news: News, seq: int, at: int) -> None:
    """Within the transaction of a move: lay out the letters to those who are not looking."""
    for kind, idents in (("turn", news.asked), ("over", news.over)):
        if idents:
            letters.write(c, idents, live.table.id, kind, seq, {}, live.house.post.due(at))


async def mention(live: LiveTable, by: str, speaker: str, text: str) -> None:
    """Somebody said @Name: whoever is meant and does not look hears of it."""
    said = text.casefold()
    meant = {
        seat.person
        for seat in live.table.seats
        if seat.person is not None and seat.person != speaker and seat.name and f"@{seat.name.casefold()}" in said
    }
    away = absent(live, meant)
    if away:
        says: dict[str, str | int] = {"name": by, "text": text[:200]}
        due = live.house.post.due(now_ms())
        await live.house.store.write(letters.write, away, live.table.id, "mention", live.table.seq, says, due)


async def invite(house: House, table: str, person: str, by: str) -> None:
    """Somebody is invited to a table."""
    due = house.post.due(now_ms())
    await house.store.write(letters.write, {person}, table, "invitation", 0, {"name": by}, due)


async def keep_sending(house: House) -> None:
    """Look from time to time for letters that are due."""
    while True:
        try:
            for person, channel in await house.store.read(letters.people_due, now_ms()):
                await house.post.deliver(house, person, channel)
        except Exception:
            log.exception("post-failed")
        await asyncio.sleep(house.config.post_s)


async def forgotten_password(house: House, username: str) -> None:
    """Send the link for a new password to the owner of an account; nobody learns whether there is one."""
    person = await house.store.read(people.person_by_username, username)
    if person is None or person.kind != "account" or not house.post.mailer.possible:
        return
    wish = await house.store.read(wishes.wish_of, person.id)
    if wish.mail is None or not wish.confirmed:
        return
    say = texts(locale=wish.locale)
    token = house.post.signed("password", person.id, people.digest(person.password or "")[:32])
    link = house.post.mailer.link(f"/letters?password={token}")
    text = say.key("letter-password-text", name=person.username or person.name, link=link)
    await house.post.mailer.send(wish.mail, say.key("letter-password"), text)
