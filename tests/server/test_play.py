"""The game as the server holds it: loaded again it is the same in every respect, and undo follows the kernel."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from covetown import registry
from covetown.kernel import Game, replay, seats_in, taking_back
from covetown.server import seats, takeback
from covetown.server.play import Play, bit
from covetown.store import Entry, Seat, Table
from tests.server.parlour import PARLOUR

GAMES = ["parlour", *registry.names()]


def game_of(key: str) -> Game:
    return PARLOUR if key == "parlour" else registry.load(key)


def laid(game: Game, count: int, **more: Any) -> Table:
    table = Table(
        id="t",
        game=game.key,
        rules=game.rules_version,
        title="",
        host="p0",
        host_name="",
        options=game.check_options(count, {}),
        seats=[Seat(seat, "human", f"p{seat}") for seat in range(count)],
        seed="07" * 32,
        commitment="",
        leaver_level="novice",
        **more,
    )
    for name, value in seats.set_up(game, table, ["a", "b"]).items():
        setattr(table, name, value)
    return table


def told(play: Play) -> list[Any]:
    """Everything that viewers can tell about a game."""
    return [
        play.seq,
        play.seqs,
        play.steps,
        play.asked_at,
        play.asked_entry,
        play.match.chance.place(),
        [[shown.view, shown.decision, shown.public] for shown in play.pictures],
        [play.gap(viewer, None) for viewer in play.viewers],
        [(standing.seat, standing.seen_mask) for standing in play.standing],
        play.match.places,
        play.match.revealed,
        play.match.journal.plain(),
    ]


def some_change(play: Play, table: Table, luck: random.Random) -> Entry:
    """A random move, or now and then a taking back."""
    if play.standing and luck.random() < 0.15:
        back = min(len(play.standing), luck.choice([1, 1, 2, 5]))
        proposal = play.propose_undo(back, "p0", f"u{play.seq}", play.seq)
    else:
        seat = luck.choice(seats_in(play.state.waiting))
        option = luck.choice(list(play.state.options(seat)))
        proposal = play.propose_move(seat, option, f"p{seat}", f"a{play.seq}", play.seq)
    play.accept(proposal)
    return proposal.entry


@pytest.mark.parametrize("key", GAMES)
def test_a_loaded_or_followed_game_is_the_same_as_the_one_that_was_played(key: str) -> None:
    game = game_of(key)
    table = laid(game, 2)
    play, follower = Play(game, table, []), Play(game, table, [])
    luck = random.Random(11)
    entries: list[Entry] = []
    for number in range(90):
        if play.over():
            break
        entry = msgspec.json.decode(msgspec.json.encode(some_change(play, table, luck)), type=Entry)
        entries.append(entry)
        follower.follow(entry)
        if number % 30 == 29:
            assert told(Play(game, table, entries)) == told(play)
    assert told(follower) == told(play)
    assert told(Play(game, table, entries)) == told(play)
    for moves in (0, 1, len(play.standing) // 2, len(play.standing)):
        assert play.position(moves).encode() == Play(game, table, entries).position(moves).encode()


@pytest.mark.parametrize("key", GAMES)
def test_a_proposal_that_is_not_accepted_changes_nothing(key: str) -> None:
    game = game_of(key)
    table = laid(game, 2)
    play = Play(game, table, [])
    luck = random.Random(3)
    for _ in range(25):
        if play.over():
            break
        before = told(play)
        seat = luck.choice(seats_in(play.state.waiting))
        for option in list(play.state.options(seat))[:3]:
            play.propose_move(seat, option, "p", "a", 0)
        if play.standing:
            play.propose_undo(1, "p", "a", 0)
        assert told(play) == before
        some_change(play, table, luck)


def the_rule(play: Play, seat: int) -> str:
    """The kernel's rule, asked about positions that were found by playing the game again."""
    moves = play.match.journal.played()
    if not moves:
        return "undo-nothing"
    before = replay(play.game, play.match.journal, len(moves) - 1)
    return taking_back(moves[-1], seat, play.state, int(before.revelations))


@pytest.mark.parametrize("key", GAMES)
def test_undo_among_people_is_possible_exactly_when_the_kernel_says_so(key: str) -> None:
    game = game_of(key)
    table = laid(game, 2)
    play = Play(game, table, [])
    luck = random.Random(7)
    possible = 0
    for _ in range(120):
        if play.over():
            break
        for seat in range(2):
            mine = takeback.refusal(table, play, f"p{seat}", seat)
            kernels = the_rule(play, seat)
            assert play.match.undo_refusal(seat, False) == kernels
            assert (mine == "") == (kernels == ""), (mine, kernels)
            last = play.standing[-1] if play.standing else None
            if last is None or last.seen_mask & bit(seat):
                assert mine == kernels
            possible += mine == ""
        seat = luck.choice(seats_in(play.state.waiting))
        option = luck.choice(list(play.state.options(seat)))
        play.accept(play.propose_move(seat, option, f"p{seat}", None, 0))
    assert possible or key not in ("parlour", "dale_of_merchants")


@pytest.mark.parametrize("key", GAMES)
def test_every_change_a_viewer_can_see_is_counted_and_no_other(key: str) -> None:
    game = game_of(key)
    table = laid(game, 2)
    play = Play(game, table, [])
    luck = random.Random(5)
    for _ in range(60):
        if play.over():
            break
        seqs = play.seqs[:]
        views = [(shown.view, shown.decision, shown.public) for shown in play.pictures]
        seat = luck.choice(seats_in(play.state.waiting))
        option = luck.choice(list(play.state.options(seat)))
        proposal = play.propose_move(seat, option, f"p{seat}", None, 0)
        play.accept(proposal)
        for viewer in play.viewers:
            shown = play.pictures[viewer + 1]
            changed = (shown.view, shown.decision, shown.public) != views[viewer + 1] or bool(proposal.events)
            assert play.seqs[viewer + 1] == seqs[viewer + 1] + (changed or viewer == seat)


@pytest.mark.parametrize("key", registry.names())
def test_the_log_begins_with_the_set_up_as_each_viewer_may_know_it(key: str) -> None:
    game = game_of(key)
    table = laid(game, 3)
    play = Play(game, table, [])
    assert play.match.opening
    for viewer in play.viewers:
        own = [event.seen_by(viewer) for event in play.match.opening]
        for last_seq in (None, 0):  # somebody new, and somebody who sat there before the game began
            frames, _ = play.gap(viewer, last_seq)
            assert [(frame.seq, frame.step, frame.events) for frame in frames] == [(0, 0, own)]
    luck = random.Random(3)
    while play.seq < 5:
        seat = luck.choice(seats_in(play.state.waiting))
        play.accept(play.propose_move(seat, int(luck.choice(play.state.options(seat))), f"p{seat}", None, 0))
    spectator = [event.seen_by(-1) for event in play.match.opening]
    assert play.gap(-1, None)[0][0].events == spectator
    assert all(frame.seq > 0 for frame in play.gap(-1, 1)[0])  # whoever saw the beginning is not told it again
