"""A live table: one task owns it, does one thing after the other, writes it down, and only then tells anybody."""

from __future__ import annotations

import asyncio
import functools
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec
import structlog

from covetown import registry
from covetown.kernel import Event, Game, seats_in
from covetown.server import acting, driving, metrics, rematch, seats, telling, wire
from covetown.server.cards import lobby_card
from covetown.server.clocks import Clock, clock_from
from covetown.server.connections import Connection
from covetown.server.line import Patron
from covetown.server.play import Change, Play, bit
from covetown.server.refusals import Refusal
from covetown.store import Entry, Table, chat, journal, tables
from covetown.store.chat import Said
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from sqlalchemy import Connection as Transaction

    from covetown.server.house import House

T = TypeVar("T")
log = structlog.get_logger("table")

NOT_MINE_S = 5.0
ELSEWHERE_S = 60.0  # a server that has not been heard of for so long is gone, and its people with it


class LiveTable:
    """One table in memory. Everything that changes it goes through its inbox."""

    def __init__(self, house: House, table: Table, play: Play | None, said: list[Said]) -> None:
        self.house = house
        self.table = table
        self.game: Game = registry.load(table.game)
        self.play = play
        self.clock: Clock = clock_from(table.clocks)
        self.said = said
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[int, int, float]] = {}
        self.away_since: dict[str, float] = {}
        self.loaded = time.monotonic()
        self.pause_votes: set[str] = set()
        self.rematch_votes: set[str] = set()
        self.actions: dict[tuple[str, str], Entry] = {}
        self.thoughts: dict[int, driving.Thought] = {}
        self.patron = Patron(table.host, watched=False)
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.used = time.monotonic()
        self.drives = False
        self.faults = 0
        self.task = asyncio.create_task(self.live(), name=f"table-{table.id}")

    # --- the task ---

    async def ask(self, work: Callable[..., Awaitable[T]], *args: object) -> T:
        """Have something done by the table's own task and wait for it."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def turn() -> None:
            try:
                found = await work(*args)
            except Exception as error:
                if answer.cancelled():
                    raise
                answer.set_exception(error)
            else:
                if not answer.cancelled():
                    answer.set_result(found)

        self.inbox.put_nowait(turn)
        return await answer

    def post(self, work: Callable[..., Awaitable[None]], *args: object) -> None:
        """Have something done by the table's own task, without waiting."""
        self.inbox.put_nowait(functools.partial(work, *args))

    async def live(self) -> None:
        while True:
            try:
                await driving.drive(self)
                try:
                    turn = await asyncio.wait_for(self.inbox.get(), self.rest_s())
                except TimeoutError:
                    if self.idle() and self.inbox.empty():
                        self.house.forget(self)
                        return
                    continue
                self.used = time.monotonic()
                await turn()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("table-failed", table=self.table.id)
                await asyncio.sleep(0.2)

    def idle(self) -> bool:
        """Whether nobody would miss this table in memory."""
        running = self.table.status == "playing" and bool(self.clock.banks) and not self.clock.paused
        rested = time.monotonic() - self.used > self.house.config.idle_s
        return not self.connections and not self.thoughts and not running and rested

    def rest_s(self) -> float:
        """How long the table can wait for something to happen: until a clock is out, or until it may leave memory."""
        rest = self.house.config.idle_s + 1.0
        if self.play is not None and self.table.status == "playing" and not self.clock.paused:
            if not self.drives:
                rest = min(rest, NOT_MINE_S)
            if self.clock.banks:
                now = now_ms()
                for seat in seats_in(self.play.state.waiting):
                    left = self.clock.left(seat, now)
                    if left > 0 and self.table.seats[seat].bot_level() is None:
                        rest = min(rest, left / 1000 + 0.02)
        return rest

    async def stop(self) -> None:
        """Leave memory, because the server stops."""
        self.task.cancel()
        for thought in self.thoughts.values():
            thought.task.cancel()
        await asyncio.gather(self.task, *[thought.task for thought in self.thoughts.values()], return_exceptions=True)

    # --- changing the game ---

    def only_bots(self) -> bool:
        """Whether bots answer for every seat of a game that is being played."""
        return self.table.status == "playing" and all(seat.bot_level() is not None for seat in self.table.seats)

    async def carry_out(self, change: Change, connection: Connection | None = None) -> None:
        """Write a change down in one transaction, make it the game, and tell everybody who can see it."""
        assert self.play is not None
        began = time.monotonic()
        entry = change.entry
        clock = self.clock.copy()
        clock.turn(entry.at, change.state.public_waiting(), entry.kind == "undo")
        end = change.state.result()
        columns: dict[str, object] = {
            "moves": len(self.play.standing) + 1 if entry.kind == "move" else len(self.play.standing) - entry.back,
            "waiting": int(change.state.waiting),
            "public_waiting": int(change.state.public_waiting()),
            "result": None if end is None else end.plain(),
            "status": "playing" if change.state.waiting else "over",
            "ended": None if change.state.waiting else entry.at,
            "clocks": clock.plain(),
        }
        await self.house.store.write(self.write_down, entry, columns)
        metrics.COMMIT.observe(time.monotonic() - began)
        ended = columns["status"] != self.table.status
        for name, value in columns.items():
            setattr(self.table, name, value)
        self.clock = clock
        self.play.accept(change)
        self.remember(entry)
        if connection is not None:
            seq = self.play.seq_of(connection.viewer)
            assert entry.action is not None
            connection.send(wire.Done(entry.action, seq, again=False))
        self.tell_change(entry, change.events)
        if ended:
            self.tell_table()
            await self.house.lobby_changed()

    def write_down(self, c: Transaction, entry: Entry, columns: dict[str, object]) -> None:
        journal.append(c, self.table.id, entry, columns)
        self.house.notices.tell_within(c, {"k": "entry", "t": self.table.id, "seq": entry.seq})

    def remember(self, entry: Entry) -> None:
        self.table.seq = entry.seq
        if entry.person is not None and entry.action is not None:
            self.actions[entry.person, entry.action] = entry

    async def catch_up(self) -> None:
        """Follow what another server has written at this table."""
        metrics.CONFLICTS.inc()
        await self.reread()

    async def reach(self, viewer: int, seq: int | None) -> None:
        """Read on if a client knows more than this server: it has seen it at another."""
        if seq is not None and self.play is not None and seq > self.play.seq_of(viewer):
            await self.reread()

    async def reread(self) -> None:
        """Take over everything that another server has changed about this table."""
        fresh = await self.house.store.read(tables.table_by_id, self.table.id)
        if fresh is None:
            return
        before = self.table
        self.table = fresh
        self.clock = clock_from(fresh.clocks)
        self.clock.outage(*self.house.outage)
        self.clock.meet(now_ms())
        if self.play is None and fresh.setup is not None:
            self.play = await self.house.load_play(self.game, fresh, self.actions)
            self.tell_views()
            return
        if self.play is not None:
            for entry in await self.house.store.read(journal.entries_after, fresh.id, self.play.seq):
                events = self.play.follow(entry)
                self.remember(entry)
                self.tell_change(entry, events)
        if before.seats != fresh.seats:
            self.tell_table(seated=True)
        elif before.status != fresh.status or before.rematch != fresh.rematch:
            self.tell_table()

    # --- beginning ---

    async def begin(self) -> None:
        """All seats are taken: set the game up and let it start."""
        nonces = [seat.nonce or secrets.token_hex(16) for seat in self.table.seats if seat.kind == "human"]
        start = await asyncio.to_thread(seats.set_up, self.game, self.table, nonces)
        if not await self.house.store.write(self.write_start, start):
            await self.reread()
            return
        for name, value in start.items():
            setattr(self.table, name, value)
        self.clock = clock_from(self.table.clocks)
        self.play = Play(self.game, self.table, [])
        log.info("started", table=self.table.id, game=self.table.game, seats=len(self.table.seats))
        self.tell_views()
        await self.house.lobby_changed()

    def write_start(self, c: Transaction, start: dict[str, object]) -> bool:
        done = tables.start_table(c, self.table.id, **start)
        if done:
            self.house.notices.tell_within(c, {"k": "table", "t": self.table.id})
        return done

    # --- telling ---

    def tell_change(self, entry: Entry, events: list[Event]) -> None:
        for_spectators: dict[bool, bytes] = {}
        for connection in self.connections:
            if not entry.seen & bit(connection.viewer):
                continue
            if self.table.seats_of(connection.ident):
                connection.send(telling.change(self, connection, entry.kind, events))
                continue
            told = for_spectators.get(connection.panels)
            if told is None:
                told = msgspec.json.encode(telling.change(self, connection, entry.kind, events))
                for_spectators[connection.panels] = told
            connection.send_encoded(told)

    def show(self, connection: Connection, last_seq: int | None) -> None:
        """Send the whole table to a client that has asked for it; how much that is, is counted for its address."""
        limits, address = self.house.limits, connection.visitor.address
        limits.spend("view", address)
        told = msgspec.json.encode(telling.whole_table(self, connection, last_seq))
        limits.used("view", address, len(told))
        connection.send_encoded(told)

    def tell_views(self) -> None:
        for connection in self.connections:
            connection.facing = telling.seat_looked_from(self.table, connection.ident, connection.facing)
            connection.send(telling.whole_table(self, connection, None))

    def tell_table(self, seated: bool = False) -> None:
        """Seats or status changed; a viewer whose own seat changed (`seated`: anybody's) sees the table anew."""
        for connection in self.connections:
            facing = telling.seat_looked_from(self.table, connection.ident, connection.facing)
            connection.send(wire.TableTold(lobby_card(self.table, connection.person)))
            if facing != connection.facing or seated:
                connection.facing = facing
                connection.send(telling.whole_table(self, connection, None))

    def tell(self, message: wire.ServerMessage) -> None:
        for connection in self.connections:
            connection.send(message)

    # --- coming and going ---

    async def join(self, connection: Connection, hello: wire.Hello) -> None:
        """Somebody connects: a person at the table, or a spectator."""
        if self.house.store.postgres:
            await self.reread()  # whoever comes from another server is shown no older table than there
        mine = self.table.seats_of(connection.ident)
        if not mine and not self.table.spectators and self.table.host != connection.ident:
            raise Refusal("no-watching", 403)
        connection.facing = telling.seat_looked_from(self.table, connection.ident, hello.facing)
        connection.panels = hello.panels
        connection.greeted = True
        self.connections.add(connection)
        self.look()
        self.away_since.pop(connection.ident or "", None)
        same = hello.facing is None or hello.facing == connection.facing
        self.show(connection, hello.last_seq if same else None)
        await self.presence_changed(connection)

    async def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.look()
        if connection.ident is not None and not any(other.ident == connection.ident for other in self.connections):
            self.away_since[connection.ident] = time.monotonic()
        await self.presence_changed(None)

    def present(self) -> tuple[int, int]:
        """The seats of connected people as a mask, and the number of spectators, at this server."""
        mask = 0
        for connection in self.connections:
            for seat in self.table.seats_of(connection.ident):
                mask |= 1 << seat
        return mask, sum(1 for connection in self.connections if not self.table.seats_of(connection.ident))

    def look(self) -> None:
        """Note whether somebody looks at this table, here or at another server: its bots think first then."""
        now = time.monotonic()
        elsewhere = any(mask or watchers for mask, watchers, at in self.elsewhere.values() if now - at < ELSEWHERE_S)
        self.patron.watched = bool(self.connections) or elsewhere

    def presence(self) -> wire.Presence:
        mask, watchers = self.present()
        for other_mask, other_watchers, at in self.elsewhere.values():
            if time.monotonic() - at < ELSEWHERE_S:
                mask |= other_mask
                watchers += other_watchers
        here = [seat.bot_level() is not None or bool((mask >> seat.seat) & 1) for seat in self.table.seats]
        return wire.Presence(here, watchers)

    async def presence_changed(self, but: Connection | None) -> None:
        message = wire.as_message(wire.PresenceTold, self.presence())
        for connection in self.connections:
            if connection is not but:
                connection.send(message)
        await self.tell_presence_elsewhere()

    async def tell_presence_elsewhere(self) -> None:
        mask, watchers = self.present()
        await self.house.notices.tell({"k": "presence", "t": self.table.id, "seats": mask, "watchers": watchers})

    def seats_of_people(self, idents: set[str]) -> list[int]:
        return [seat.seat for seat in self.table.seats if seat.person in idents]

    def pause_told(self) -> wire.Pause:
        return wire.Pause(self.clock.paused, self.seats_of_people(self.pause_votes))

    # --- messages of a client ---

    async def receive(self, connection: Connection, message: wire.ClientMessage) -> None:
        """Have a message of a client carried out; a refusal is told to that client alone."""
        action = message.action if isinstance(message, wire.Act | wire.TakeBack) else None
        if connection.closed:
            return
        try:
            await self.route(connection, message)
        except Refusal as refusal:
            metrics.REFUSED.labels(refusal.reason).inc()
            connection.refuse(refusal, action)
        except Exception:
            metrics.TABLE_FAULTS.inc()
            log.exception("table-failed", table=self.table.id, game=self.table.game, message=type(message).__name__)
            connection.refuse(Refusal("failed", 500), action)

    async def route(self, connection: Connection, message: wire.ClientMessage) -> None:
        """Bring a message to whoever carries it out."""
        if isinstance(message, wire.Act):
            await acting.choose(self, connection, message)
        elif isinstance(message, wire.TakeBack):
            await acting.take_back(self, connection, message)
        elif isinstance(message, wire.FaceSeat):
            if message.seat not in self.table.seats_of(connection.ident):
                raise Refusal("not-yours", 403)
            connection.facing = message.seat
            await self.reach(message.seat, message.last_seq)
            self.show(connection, message.last_seq)
        elif isinstance(message, wire.ShowPanels):
            if connection.panels != message.on:
                connection.panels = message.on
                self.show(connection, None)
        elif isinstance(message, wire.Say):
            await self.say(connection, message.text)
        elif isinstance(message, wire.AskForRematch):
            await rematch.agree(self, connection)
        elif isinstance(message, wire.Ping):
            connection.send(wire.Pong(message.n))
        else:
            await seats.route(self, connection, message)

    async def say(self, connection: Connection, text: str) -> None:
        person = connection.person
        if person is None:
            raise Refusal("no-session", 401)
        shown = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        if not shown:
            raise Refusal("invalid", 422, why="nothing was said")
        self.house.chat_limit(person.id)
        mine = self.table.seats_of(person.id)
        seat = connection.facing if connection.facing is not None else (mine[0] if mine else None)
        name = self.table.seats[seat].name if seat is not None else None
        line = await self.house.store.write(chat.say, self.table.id, person.id, name or person.name, seat, shown)
        self.hear_said(line)
        await self.house.notices.tell({"k": "chat", "t": self.table.id, "id": line.id})

    def hear_said(self, line: Said) -> None:
        self.said = [*self.said[-49:], line]
        self.tell(telling.said(line))
