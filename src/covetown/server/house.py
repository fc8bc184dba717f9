"""The house: everything one server holds while it is open: the store, the live tables, the bots, the door."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hmac
import itertools
import secrets
import time
from collections import Counter, OrderedDict

import structlog

from covetown import registry
from covetown.kernel import FairChance, Game, JournalError
from covetown.server import (
    company,
    following,
    leaving,
    metrics,
    names,
    parting,
    postoffice,
    relaying,
    resting,
    retention,
    revoking,
    sealing,
    turns,
)
from covetown.server.analyst import Analyst
from covetown.server.config import Config
from covetown.server.connections import Connection, LobbyWatcher
from covetown.server.errands import Errand, Errands
from covetown.server.guests import Doorkeeper, Visitor
from covetown.server.limits import Bucket, Limits
from covetown.server.open_pages import OpenPages
from covetown.server.owning import Alone, Leased, Place, Spread
from covetown.server.play import Play
from covetown.server.postoffice import PostOffice
from covetown.server.ready import Readiness
from covetown.server.refusals import Refusal
from covetown.server.shared import Tally
from covetown.server.tables import LiveTable
from covetown.server.thinking import Thinkers
from covetown.server.trunk import Broken, Caller, Carry, Exchange
from covetown.store import Entry, Seat, Store, Table, beforehand, chat, journal, open_store, people, renewal, tables
from covetown.store.database import now_ms
from covetown.store.notices import Notice, Notices

log = structlog.get_logger("house")

HEARTBEAT_S = 10.0
OUTAGE_MS = 25_000
RECENT_MS = 30 * 86_400_000
FORGOTTEN_MS = 2 * 86_400_000


class House:
    """One server."""

    def __init__(
        self,
        config: Config,
        store: Store,
        key: str,
        seal: str,
        carry: Carry | None = None,
        place: Place | None = None,
    ) -> None:
        self.config = config
        self.post = PostOffice(config, store, key, seal)
        self.store = store
        self.notices = Notices(store)
        self.owning: Alone = Alone(self)
        if store.postgres:
            self.owning = Leased(self, place)
        elif place is not None and place.count > 1:
            self.owning = Spread(self, place)
        trunk_key = hmac.digest(key.encode(), b"covetown trunk", "sha256")
        self.caller = Caller(trunk_key)
        self.exchange = Exchange(trunk_key, carry, self.hear_word) if carry is not None else None
        self.readiness = Readiness(config, store)
        self.errands: Errands | None = None
        if config.thinkers and store.postgres:
            self.errands = Errands(self.notices.address())
            self.thinkers = Thinkers(config, elsewhere=[Errand(self.errands) for _ in range(config.thinkers)])
        else:
            self.thinkers = Thinkers(config)
        self.analyst = Analyst(config)
        self.limits = Limits(config, shared=None if place is None else place.together.buckets)
        self.doorkeeper = Doorkeeper(config, store, key)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.connections: OpenPages[Connection] = OpenPages()
        self.addresses = Tally() if place is None else Tally(place.together.sockets, place.number)
        # Where a person was last seen, for sharing out the thinking of the bots.
        self.where: OrderedDict[str, str] = OrderedDict()
        self.lobby: OpenPages[LobbyWatcher] = OpenPages()
        # Who was here since it was last written down.
        self.around: set[str] = set()
        # Who has left this server since then, though another may think they are here.
        self.gone: set[str] = set()
        # How many pages each person has open here.
        self.pages: Counter[str] = Counter()
        # The last word of a command such as `covetown people delete` that this server has heard.
        self.told = ""
        self.talk: dict[str, Bucket] = {}
        self.outage = (0, 0)
        self.chores: list[asyncio.Task[None]] = []

    # --- opening and closing ---

    async def open(self) -> None:
        await self.notices.open(self.hear, functools.partial(following.look_again, self))
        self.notices.elsewhere = self.call_others
        if self.owning.shared and self.exchange is not None:
            await self.owning.open(await self.exchange.open(await self.owning.listen_at()))
        self.outage = await self.store.write(resting.come_back, now_ms(), OUTAGE_MS)
        self.chores = [
            asyncio.create_task(self.beat(), name="heartbeat"),
            asyncio.create_task(self.go_on(), name="go-on"),
            asyncio.create_task(resting.keep_time(self), name="keep-time"),
            asyncio.create_task(postoffice.keep_sending(self), name="post"),
        ]
        if self.store.postgres:
            self.chores.append(asyncio.create_task(following.keep_looking(self), name="keep-looking"))

    async def close(self) -> None:
        self.readiness.closing = True
        for chore in self.chores:
            chore.cancel()
        for loading in self.loading.values():
            loading.cancel()
        await asyncio.gather(*self.chores, *self.loading.values(), return_exceptions=True)
        if self.exchange is not None:
            await self.exchange.close()
        for live in list(self.tables.values()):
            await live.stop()
        await self.owning.close()
        await self.caller.close()
        await asyncio.gather(*[connection.finish() for connection in self.connections], return_exceptions=True)
        await self.post.close()
        await self.analyst.close()
        await self.thinkers.close()
        if self.errands is not None:
            await self.errands.close()
        with contextlib.suppress(Exception):
            await self.store.write(people.set_setting, "alive", str(now_ms()))
        await self.notices.close()
        self.store.close()

    async def beat(self) -> None:
        """Say from time to time that the server is there, so that a restart knows how long it was away."""
        for beats in itertools.count():
            try:
                await self.store.write(people.set_setting, "alive", str(now_ms()))
                if beats % 360 == 0:
                    await self.store.write(people.forget_old, now_ms() - self.config.session_days * 86_400_000)
                    await self.store.write(tables.close_forgotten, now_ms() - FORGOTTEN_MS)
                    await retention.sweep(self)
                if beats % 3 == 0:
                    await company.write_down(self)
                await parting.look_again(self)
            except Exception:
                log.exception("heartbeat-failed")
            await asyncio.sleep(HEARTBEAT_S)

    async def go_on(self) -> None:
        """After a restart: load the tables that are being played, so that bots and clocks go on."""
        if isinstance(self.owning, Leased):
            await self.owning.take_over(left_alone=True)
        for ident in await self.store.read(self.owning.go_on_with, now_ms() - RECENT_MS):
            try:
                await self.live(ident)
            except Exception:
                log.exception("cannot-load", table=ident)
            await asyncio.sleep(0)

    # --- tables in memory ---

    async def live(self, ident: str) -> LiveTable:
        """A table, loaded from its journal if it is not in memory."""
        found = self.tables.get(ident)
        if found is not None:
            return found
        task = self.loading.get(ident)
        if task is None:
            task = self.loading[ident] = asyncio.create_task(self.load(ident), name=f"load-{ident}")
            task.add_done_callback(functools.partial(self.loaded, ident))
        return await asyncio.shield(task)  # others may wait for it too

    def loaded(self, ident: str, task: asyncio.Task[LiveTable]) -> None:
        del self.loading[ident]
        if not task.cancelled() and task.exception() is None:
            self.tables[ident] = task.result()
            metrics.LIVE.set(len(self.tables))

    async def load(self, ident: str) -> LiveTable:
        owner = await self.owning.claim(ident)
        table = await self.store.read(tables.table_by_id, ident)
        if table is None:
            raise Refusal("no-table", 404)
        try:
            game = registry.load(table.game)
        except Exception:
            raise Refusal("no-game", 404) from None
        if renewal.is_old(table):
            table = await self.renewed(table)
        actions: dict[tuple[str, str], Entry] = {}
        play = None if table.setup is None else await self.load_play(game, table, actions)
        if table.clocks is not None:
            table.clocks = (await resting.clock_of(self, table)).plain()
        said = await self.store.read(chat.recent, ident)
        passes = await self.store.read(beforehand.at_table, ident)
        live = LiveTable(self, table, play, said)
        live.actions = actions
        live.owner = owner
        live.beforehand = passes
        return live

    async def renewed(self, table: Table) -> Table:
        """A table of an earlier version, brought up to date now that somebody needs it.

        So no server waits at its start for all the games it keeps, and one that cannot be renewed stops no other.
        """
        try:
            new = await asyncio.to_thread(renewal.renewed, *await self.store.read(renewal.game_of, table.id))
        except JournalError as error:
            log.error("cannot-renew", table=table.id, error=str(error))
            raise Refusal("other-rules", 410, why=str(error)) from None
        await self.store.write(renewal.write, new)
        fresh = await self.store.read(tables.table_by_id, table.id)
        if fresh is None or renewal.is_old(fresh):  # a server of the earlier version still writes there
            raise Refusal("busy", 503)
        log.info("renewed", table=table.id, game=table.game, entries=len(new.entries))
        return fresh

    async def load_play(self, game: Game, table: Table, actions: dict[tuple[str, str], Entry]) -> Play:
        entries = await self.store.read(journal.entries_after, table.id, 0)
        for entry in entries:
            if entry.person is not None and entry.action is not None:
                actions[entry.person, entry.action] = entry
        try:
            return await asyncio.to_thread(Play, game, table, entries)
        except JournalError as error:
            log.error("cannot-replay", table=table.id, error=str(error))
            raise Refusal("other-rules", 410, why=str(error)) from None

    def forget(self, live: LiveTable) -> None:
        """A table leaves memory."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            metrics.LIVE.set(len(self.tables))
            release = asyncio.create_task(self.owning.release(live))
            self.chores.append(release)
            release.add_done_callback(self.chores.remove)

    async def let_go(self, live: LiveTable) -> None:
        """Another server has this table now: whoever sits here comes again and is led there."""
        log.warning("let-go", table=live.table.id)
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            metrics.LIVE.set(len(self.tables))
        live.leave()
        await asyncio.gather(*[connection.close(relaying.STOPS) for connection in live.connections])

    def fresh_table(self, game: Game, options: dict[str, object], seats: list[Seat], host: str, name: str) -> Table:
        """A new table with its secret seed and the public promise about it."""
        seed = secrets.token_bytes(32)
        at = now_ms()
        table = Table(
            id=self.owning.fresh_id(),
            game=game.key,
            rules=game.rules_version,
            title="",
            host=host,
            host_name=name,
            options=options,
            seats=seats,
            seed=seed.hex(),
            commitment=FairChance(seed, []).commitment(),
            leaver_level="",
            invite=tables.fresh_id(),
        )
        table.created = table.touched = at
        return table

    async def lay(self, table: Table) -> LiveTable:
        """Put a new table into the house; when nobody is missing the game begins."""
        await self.store.write(tables.add_table, table)
        live = await self.live(table.id)
        if table.status == "gathering" and all(seat.taken() for seat in table.seats):
            await live.ask(live.begin)
        await self.lobby_changed()
        return live

    # --- between servers ---

    async def hear(self, notice: Notice) -> None:
        """Something happened at another server."""
        kind, ident = notice.get("k"), str(notice.get("t", ""))
        if kind == "lobby":
            self.wake_lobby()
            return
        if kind == "ended":
            await revoking.close_ended(self, notice)
            return
        if kind == "news":
            company.ring_here(self, {ident})
            return
        if kind == "blocks":
            await company.hush(self, ident)
            return
        if kind == "turns":
            heard = notice.get("people")
            turns.show(self, {str(person) for person in heard} if isinstance(heard, list) else set(), ident)
            return
        if kind == "name":
            await names.show(self, ident)
            return
        live = self.tables.get(ident)
        if live is None:
            return
        if kind == "table":
            live.post(live.reread)
        elif kind == "rest":
            ends = notice.get("rest")
            rest = (int(ends[0]), int(ends[1])) if isinstance(ends, list) else None
            live.post(resting.rest, live, str(notice["person"]), rest)
        elif kind == "chats":
            live.post(company.read_chat_again, live)
        elif kind == "gone":
            await leaving.gone(self, live)

    def hear_word(self, notice: Notice) -> None:
        """The same from another process of this machine, by the trunk line."""
        task = asyncio.create_task(self.hear(notice), name="word")
        self.chores.append(task)
        task.add_done_callback(self.chores.remove)

    async def call_others(self, notice: Notice) -> None:
        """Tell the other processes of this machine, where no database does it."""
        for address in self.owning.others():
            with contextlib.suppress(Broken):  # a process that is just started again reads everything anew
                (await self.caller.line(address)).write(0, "word", notice)

    # --- the lobby and the door ---

    async def lobby_changed(self) -> None:
        self.wake_lobby()
        await self.notices.tell({"k": "lobby"})

    def wake_lobby(self) -> None:
        for watcher in self.lobby:
            watcher.wake(news=False)

    def seen(self, visitor: Visitor) -> None:
        """Remember where somebody comes from."""
        if visitor.person is not None:
            self.around.add(visitor.person.id)
            self.where[visitor.person.id] = visitor.address
            self.where.move_to_end(visitor.person.id)
            if len(self.where) > 20_000:
                self.where.popitem(last=False)

    def bot_tables_limit(self, person: str, address: str) -> None:
        """Tables at which bots play among themselves are for looking at: a few at a time for everybody."""
        if not self.config.limits:
            return
        hosts = [live.table.host for live in self.tables.values() if live.only_bots()]
        mine = hosts.count(person)
        here = sum(1 for host in hosts if self.where.get(host) == address)
        if mine >= self.config.bot_tables_per_person or here >= self.config.bot_tables_per_address:
            raise Refusal("bot-tables", 409, most=self.config.bot_tables_per_person)

    def chat_limit(self, person: str) -> None:
        """Five lines in ten seconds are enough for anybody."""
        now = time.monotonic()
        if len(self.talk) > 10_000:
            self.talk.clear()
        wait = self.talk.setdefault(person, Bucket(5, 0.5, now)).take(now)
        if wait and self.config.limits:
            raise Refusal("too-often", 429, seconds=int(wait) + 1)


async def open_house(config: Config, carry: Carry | None = None, place: Place | None = None) -> House:
    """Open the store and everything that stands on it; `carry` carries out what other servers send here."""
    store = await asyncio.to_thread(open_store, config.database, config.data_dir)
    key = config.secret or await store.write(people.setting, "session-key", secrets.token_hex(32))
    seal = await store.write(people.setting, "push-key", sealing.fresh_key())
    house = House(config, store, key, seal, carry, place)
    await house.open()
    return house
