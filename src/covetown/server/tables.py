"""A live table: one task owns it, does one thing after the other, writes it down, and only then tells anybody."""

from __future__ import annotations

import asyncio
import functools
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

import msgspec
import structlog

from covetown import registry
from covetown.kernel import SPECTATOR, Event, Game, seats_in
from covetown.server import (
    acting,
    beforehand,
    driving,
    leaving,
    metrics,
    postoffice,
    proposals,
    rating,
    rematch,
    resting,
    seats,
    telling,
    turns,
    visits,
    wire,
)
from covetown.server.cards import lobby_card, plain_result
from covetown.server.clocks import Clock, clock_from
from covetown.server.connections import Connection
from covetown.server.line import Patron
from covetown.server.play import Change, Play, bit
from covetown.server.refusals import Refusal
from covetown.store import After, Conflict, Entry, Step, Table, chat, friends, journal, keeping, owners, tables
from covetown.store import beforehand as passes
from covetown.store.chat import Said
from covetown.store.database import now_ms
from covetown.store.tables import SeatRating

if TYPE_CHECKING:
    from sqlalchemy import Connection as Transaction

    from covetown.server.house import House

P = ParamSpec("P")
T = TypeVar("T")
log = structlog.get_logger("table")


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
        self.away_since: dict[str, float] = {}
        self.loaded = time.monotonic()
        self.pause_votes: set[str] = set()
        self.rematch_votes: set[str] = set()
        self.actions: dict[tuple[str, str], Entry] = {}
        self.thoughts: dict[int, driving.Thought] = {}
        self.beforehand: dict[int, str] = {}
        self.patron = Patron(table.host, watched=False)
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.used = time.monotonic()
        self.faults = 0
        # The name under which this server has the table, where several share them; and whether it has lost it.
        self.owner: str | None = None
        self.gone = False
        self.asked: set[asyncio.Future[Any]] = set()
        self.task = asyncio.create_task(self.live(), name=f"table-{table.id}")

    # --- the task ---

    async def ask(self, work: Callable[..., Awaitable[T]], *args: object) -> T:
        """Have something done by the table's own task and wait for it."""
        if self.gone:
            raise Refusal("busy", 503)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.asked.add(answer)
        answer.add_done_callback(self.asked.discard)

        async def turn() -> None:
            try:
                found = await work(*args)
            except Exception as error:
                if answer.cancelled():
                    raise
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)

        self.inbox.put_nowait(turn)
        return await answer

    def post(self, work: Callable[..., Awaitable[None]], *args: object) -> None:
        """Have something done by the table's own task, without waiting."""
        self.inbox.put_nowait(functools.partial(work, *args))

    async def live(self) -> None:
        while not self.gone:
            try:
                await driving.drive(self)
                try:
                    if self.inbox.empty():
                        async with asyncio.timeout(self.rest_s()):
                            turn = await self.inbox.get()
                    else:
                        turn = self.inbox.get_nowait()
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
                if not self.gone:
                    log.exception("table-failed", table=self.table.id)
                    await asyncio.sleep(0.2)

    def idle(self) -> bool:
        """Whether nobody would miss this table in memory."""
        # A slow table is called back when one of its clocks is out.
        counting = bool(self.clock.banks) and not self.clock.per_turn and not self.clock.paused
        running = self.table.status == "playing" and counting
        rested = time.monotonic() - self.used > self.house.config.idle_s
        return not self.connections and not self.thoughts and not running and rested

    def rest_s(self) -> float:
        """How long the table can wait for something to happen: until a clock is out, or until it may leave memory."""
        rest = self.house.config.idle_s + 1.0
        if self.play is not None and self.table.status == "playing" and not self.clock.paused:
            if self.clock.banks:
                now = now_ms()
                for seat in seats_in(self.play.state.waiting):
                    left = self.clock.left(seat, now)
                    if left > 0 and self.table.seats[seat].bot_level() is None:
                        rest = min(rest, left / 1000 + 0.02)
        return rest

    async def stop(self) -> None:
        """Leave memory, because the server stops or the table is no more."""
        for connection in list(self.connections):
            await visits.end(self, connection)
        self.gone = True  # a cancellation that meets a message in Python 3.11 gets lost
        self.task.cancel()
        for thought in self.thoughts.values():
            thought.task.cancel()
        await asyncio.gather(self.task, *[thought.task for thought in self.thoughts.values()], return_exceptions=True)

    def leave(self) -> None:
        """Leave memory, because another server has this table."""
        self.gone = True
        for thought in self.thoughts.values():
            thought.task.cancel()
        for answer in list(self.asked):
            if not answer.done():
                answer.set_exception(Refusal("busy", 503))
        if asyncio.current_task() is not self.task:
            self.task.cancel()

    # --- changing the game ---

    async def write(self, work: Callable[Concatenate[Transaction, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write something about this table, if it is still this server's."""

        def fenced(c: Transaction) -> T:
            owners.check(c, self.table.id, self.owner)
            return work(c, *args, **kwargs)

        try:
            return await self.house.store.write(fenced)
        except Conflict:
            await self.catch_up()
            raise Refusal("busy", 503) from None

    def only_bots(self) -> bool:
        """Whether bots answer for every seat of a game that is being played."""
        return self.table.status == "playing" and all(seat.bot_level() is not None for seat in self.table.seats)

    async def carry_out(
        self, change: Change, connection: Connection | None = None, proposal: dict[str, object] | None = None
    ) -> None:
        """Write a change down in one transaction, make it the game, and tell everybody who can see it.

        `proposal` is the one that is carried out by it; without, the change may end one that was made.
        """
        assert self.play is not None
        began = time.monotonic()
        entry = change.entry
        clock = self.clock.copy()
        anew = entry.asked if entry.seen & bit(SPECTATOR) else 0
        clock.turn(entry.at, change.state.public_waiting(), entry.kind == "undo", anew)
        table, waiting = self.table, int(change.state.waiting)
        turned = int(change.state.public_waiting()) != table.public_waiting
        settled = proposal or proposals.ended_by_move(self, over=not waiting)
        after = After(
            moves=len(self.play.standing) + 1 if entry.kind == "move" else len(self.play.standing) - entry.back,
            waiting=waiting,
            public_waiting=int(change.state.public_waiting()),
            status="playing" if waiting else "over",
            ended=None if waiting else entry.at,
            result=plain_result(change.state),
            clocks=clock.plain(),
            due=clock.due(entry.at, table.people_seats()) if waiting else None,
            turned=entry.at if turned else table.turned,
            proposal=settled or table.proposal,
        )
        news = self.news_of(after)
        heard = turns.word(news.turns, table.id)
        word = self.house.notices.word(heard) if news.turns else ""
        await self.keep(Step(table.id, entry, after, word, self.owner), news)
        if news.turns:
            await self.house.notices.told(heard)
        metrics.COMMIT.observe(time.monotonic() - began)
        ended = after.status != table.status
        table.moves, table.waiting, table.public_waiting = after.moves, after.waiting, after.public_waiting
        table.status, table.ended = after.status, after.ended
        table.result, table.clocks = after.result, after.clocks
        table.turned, table.proposal, table.due = after.turned, after.proposal, after.due
        self.clock = clock
        self.play.accept(change)
        self.remember(entry)
        if connection is not None:
            seq = self.play.seq_of(connection.viewer)
            assert entry.action is not None
            connection.send(wire.Done(entry.action, seq, again=False))
        self.tell_change(entry, change.events)
        if settled is not None:
            proposals.tell(self)
        if ended:
            self.tell_table()
            await self.house.lobby_changed()
        turns.show(self.house, news.turns, table.id)

    def news_of(self, after: After) -> postoffice.News:
        """Whose turns a change begins or ends, and who of them is not looking and is to hear of it by a letter."""
        before, later = self.table, msgspec.structs.replace(self.table, **msgspec.structs.asdict(after))
        now, then = turns.waited_for(later), turns.waited_for(before)
        over = later.people() if later.status == "over" and len(later.people()) > 1 else set()
        return postoffice.News(now ^ then, postoffice.absent(self, now - then), postoffice.absent(self, over))

    async def keep(self, step: Step, news: postoffice.News) -> None:
        """Write a step down: with many others, or where more belongs to it than the entry by itself, all or nothing."""
        if (self.table.rated and step.after.status == "over") or news.asked or news.over:
            self.table.ratings = await self.house.store.write(self.write_whole, step, news)
        else:
            await self.house.store.keep(step)

    def write_whole(self, c: Transaction, step: Step, news: postoffice.News) -> dict[int, SeatRating]:
        """An entry with the letters it causes; with the one that ends a rated table the ratings change."""
        keeping.append(c, step)
        postoffice.write(c, self, news, step.entry.seq, step.entry.at)
        ends = self.table.rated and step.after.status == "over"
        return (rating.settle(c, self.table.id) if ends else {}) or self.table.ratings

    def remember(self, entry: Entry) -> None:
        self.table.seq = entry.seq
        if entry.person is not None and entry.action is not None:
            self.actions[entry.person, entry.action] = entry

    async def catch_up(self) -> None:
        """Somebody else has written at this table: follow, or let go of it if it is no longer this server's."""
        metrics.CONFLICTS.inc()
        if self.owner is not None:
            try:
                self.owner = await self.house.owning.claim(self.table.id)
            except Refusal:
                await self.house.let_go(self)
                raise
        await self.reread()

    async def reach(self, viewer: int, seq: int | None) -> None:
        """Read on if a client knows more than this server: it has seen it at another."""
        if seq is not None and self.play is not None and seq > self.play.seq_of(viewer):
            await self.catch_up()

    async def reread(self) -> None:
        """Take over everything that another server has changed about this table."""
        fresh = await self.house.store.read(tables.table_by_id, self.table.id)
        if fresh is None:
            return
        before = self.table
        self.table = fresh
        self.clock = await resting.clock_of(self.house, fresh)
        self.beforehand = await self.house.store.read(passes.at_table, fresh.id)
        if self.play is None and fresh.setup is not None:
            self.play = await self.house.load_play(self.game, fresh, self.actions)
            self.tell_views()
            return
        if self.play is not None:
            for entry in await self.house.store.read(journal.entries_after, fresh.id, self.play.seq):
                events = self.play.follow(entry)
                self.remember(entry)
                self.tell_change(entry, events)
        if before.proposal != fresh.proposal:
            proposals.tell(self)
        if before.seats != fresh.seats or before.stopped != fresh.stopped:
            self.tell_table(seated=True)
        elif (before.status, before.rematch) != (fresh.status, fresh.rematch) or self.clock.per_turn:
            self.tell_table()

    # --- beginning ---

    async def begin(self) -> None:
        """All seats are taken: set the game up and let it start."""
        nonces = [seat.nonce or secrets.token_hex(16) for seat in self.table.seats if seat.kind == "human"]
        rests = await resting.of_people(self.house, self.table)
        start = await asyncio.to_thread(seats.set_up, self.game, self.table, nonces, rests)
        asked = turns.waited_for(msgspec.structs.replace(self.table, **start))
        if not await self.write(self.write_start, start, postoffice.absent(self, asked)):
            await self.reread()
            return
        for name, value in start.items():
            setattr(self.table, name, value)
        self.clock = clock_from(self.table.clocks)
        self.play = Play(self.game, self.table, [])
        await turns.changed(self.house, turns.waited_for(self.table), self.table.id)
        log.info("started", table=self.table.id, game=self.table.game, seats=len(self.table.seats))
        self.tell_views()
        await self.house.lobby_changed()

    def write_start(self, c: Transaction, start: dict[str, object], asked: set[str]) -> bool:
        done = tables.start_table(c, self.table.id, **start)
        if done:
            postoffice.write(c, self, postoffice.News(set(), asked, set()), 0, now_ms())
        return done

    # --- telling ---

    def tell_change(self, entry: Entry, events: list[Event]) -> None:
        alike = telling.public(self)
        for_spectators: dict[bool, bytes] = {}
        for connection in self.connections:
            if not entry.seen & bit(connection.viewer):
                continue
            if self.table.seats_of(connection.ident):
                connection.send(telling.change(self, connection, entry.kind, events, alike))
                continue
            told = for_spectators.get(connection.panels)
            if told is None:
                told = msgspec.json.encode(telling.change(self, connection, entry.kind, events, alike))
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
        mine = self.table.seats_of(connection.ident)
        if not mine and not self.table.spectators and self.table.host != connection.ident:
            raise Refusal("no-watching", 403)
        connection.facing = telling.seat_looked_from(self.table, connection.ident, hello.facing)
        await self.reach(connection.viewer, hello.last_seq)
        connection.panels = hello.panels
        if connection.ident is not None:
            connection.shut_out = await self.house.store.read(friends.blocked_by, connection.ident)
        connection.greeted = True
        await visits.begin(self, connection)
        self.connections.add(connection)
        self.look()
        self.note_away()
        same = hello.facing is None or hello.facing == connection.facing
        self.show(connection, hello.last_seq if same else None)
        await self.presence_changed(connection)

    async def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.look()
        self.note_away()
        await visits.end(self, connection)
        await self.presence_changed(None)

    def present(self) -> tuple[int, int]:
        """The seats of connected people as a mask, and the number of spectators."""
        mask = 0
        for connection in self.connections:
            for seat in self.table.seats_of(connection.ident):
                mask |= 1 << seat
        return mask, sum(1 for connection in self.connections if not self.table.seats_of(connection.ident))

    def look(self) -> None:
        """Note whether somebody looks at this table: its bots think first then."""
        self.patron.watched = bool(self.connections)

    def here(self) -> int:
        """The seats of people who are connected."""
        return self.present()[0]

    def note_away(self) -> None:
        """Remember since when people are away."""
        mask = self.here()
        for seat in self.table.seats:
            if seat.person is None:
                continue
            if (mask >> seat.seat) & 1:
                self.away_since.pop(seat.person, None)
            else:
                self.away_since.setdefault(seat.person, time.monotonic())

    def presence(self) -> wire.Presence:
        mask, watchers = self.present()
        here = [seat.bot_level() is not None or bool((mask >> seat.seat) & 1) for seat in self.table.seats]
        return wire.Presence(here, watchers, [seats.replace_in(self, seat) for seat in self.table.seats])

    async def presence_changed(self, but: Connection | None) -> None:
        message = wire.as_message(wire.PresenceTold, self.presence())
        for connection in self.connections:
            if connection is not but:
                connection.send(message)

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
        elif isinstance(message, wire.Seen):
            visits.looked(self, connection, message)
        elif isinstance(message, wire.PassBeforehand):
            await beforehand.say(self, connection, message)
        elif isinstance(message, wire.AskForRematch):
            await rematch.agree(self, connection)
        elif isinstance(message, wire.Resign):
            await leaving.resign(self, connection.ident)
        elif isinstance(message, wire.Propose | wire.AnswerProposal):
            await proposals.route(self, connection, message)
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
        if not mine and not self.table.watchers_talk and self.table.host != person.id:
            raise Refusal("no-chat", 403)
        seat = connection.facing if connection.facing is not None else (mine[0] if mine else None)
        name = self.table.seats[seat].name if seat is not None else None
        line = await self.house.store.write(chat.say, self.table.id, person.id, name or person.name, seat, shown)
        self.hear_said(line)
        await postoffice.mention(self, line.name, person.id, shown)

    def hear_said(self, line: Said) -> None:
        self.said = [*self.said[-49:], line]
        for connection in self.connections:
            if line.person not in connection.shut_out:
                connection.send(telling.said(line))
