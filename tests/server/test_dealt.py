"""What chance deals as options before the set-up: kept with the table, open to a check, dealt anew in a rematch."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from covetown.games.merchants_cove import GAME as MERCHANTS
from covetown.kernel import Chance, FairChance, Journal, RecordedChance, new_match, replay
from covetown.kernel.state import lowest_seat
from covetown.server.fair import drawn_anew
from covetown.server.tables import LiveTable
from tests.server.house import Server, Table
from tests.server.parlour import PARLOUR, Parlour

SHELF = [1, 2, 1, 2, 1, 2]  # how many rounds are played


@pytest.fixture(autouse=True)
def dealing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parlour game deals how many rounds are played, from a shelf; nobody ever asks for sixty."""

    def deal(game: Parlour, seats: int, options: dict[str, object], chance: Chance) -> dict[str, object]:
        return {"rounds": SHELF[chance.below(len(SHELF))]} if options["rounds"] == 60 else {}

    monkeypatch.setattr(Parlour, "deal_options", deal)


def play_on(at: Table) -> None:
    """Roll and bid nothing until the game is over."""
    while not at.last["view"]["over"]:
        at.asked()
        at.act("roll" if at.last["view"]["turn"] == 0 else "bid")
        at.until("moved")


def played(server: Server) -> tuple[Table, str]:
    ann = server.player("Ann")
    ident = ann.table("me", options={"rounds": 60})["id"]
    at = ann.sit(ident)
    at.until("view")
    return at, ident


def test_a_table_keeps_what_was_asked_and_what_was_dealt_apart(server: Server) -> None:
    at, ident = played(server)
    table = server.house.tables[ident].table
    assert table.options["rounds"] == 60
    assert table.dealt["rounds"] in SHELF
    assert len(table.dealing) == 1
    play_on(at)
    exported = at.player.get(f"/api/tables/{ident}/export")
    assert (exported["options"], exported["dealt"], exported["dealing"]) == (table.options, table.dealt, table.dealing)
    assert at.player.get(f"/api/tables/{ident}/fair")["verified"] is True


async def out_of_memory(server: Server, live: LiveTable) -> None:
    await live.stop()
    server.house.forget(live)


def test_a_loaded_table_and_a_fork_are_what_was_dealt(server: Server) -> None:
    at, ident = played(server)
    play_on(at)
    dealt = server.house.tables[ident].table.dealt
    fork = at.player.post(f"/api/tables/{ident}/fork", 201, step=1, level="novice")["id"]
    live = server.house.tables[fork]
    assert live.table.dealt == dealt
    assert live.play is not None
    assert replay(PARLOUR, live.play.match.journal).encode() == live.play.state.encode()
    server.call(out_of_memory(server, live))
    again = at.player.sit(fork)
    again.until("view")
    assert server.house.tables[fork] is not live
    play_on(again)
    assert at.player.get(f"/api/tables/{fork}/fair")["verified"] is True


def test_a_rematch_is_dealt_anew_from_what_was_asked(server: Server) -> None:
    found = set()
    for _ in range(12):
        at, ident = played(server)
        play_on(at)
        at.say("rematch")
        fresh = at.until("rematch")["table"]
        table = server.house.tables[fresh].table
        assert table.options["rounds"] == 60
        found.add((server.house.tables[ident].table.dealing[0], table.dealing[0]))
    assert any(one != other for one, other in found)


# --- the promise ---

SEED, NONCES = bytes(range(32)), [b"ann"]


def fair_game(seed: int = 0) -> Journal:
    match = new_match(PARLOUR, 2, {"rounds": 60}, FairChance(bytes([seed]) + SEED[1:], NONCES))
    while match.state.waiting:
        seat = int(lowest_seat(match.state.waiting))
        options = match.state.options(seat)
        match.choose(seat, 300 if 300 in options else options[-1])
    return match.journal


def check(journal: Journal, seed: int = 0) -> tuple[str, bool]:
    drawn = drawn_anew(PARLOUR, journal, FairChance(bytes([seed]) + SEED[1:], NONCES), None, 0)
    return drawn.wrong, drawn.other_shelf


def test_a_whole_game_is_drawn_again_with_its_deal() -> None:
    assert check(fair_game()) == ("", False)


def test_a_game_from_before_an_option_is_drawn_again_without_it() -> None:
    """Merchants Cove once had no opening stock (MC-413); its recorded games do not speak of it."""
    chance = FairChance(SEED, NONCES)
    journal = new_match(MERCHANTS, 2, {"opening_stock": False}, chance).journal
    del journal.options["opening_stock"]
    assert drawn_anew(MERCHANTS, journal, FairChance(SEED, NONCES), None, 0).wrong == ""
    journal.options["opening_stock"] = True
    assert "not drawn from this seed" in drawn_anew(MERCHANTS, journal, FairChance(SEED, NONCES), None, 0).wrong


def test_a_deal_from_another_seed_is_found() -> None:
    found = 0
    for value in range(len(SHELF)):
        journal = fair_game()
        if journal.dealing == [value]:
            continue
        journal.dealing = [value]
        wrong, other = check(journal)
        if SHELF[value] == journal.dealt["rounds"] and not other:
            assert wrong == "what was dealt before the set-up was not drawn from this seed"
            found += 1
        else:
            assert other, "never called kept"
    assert found


def test_when_the_shelf_has_grown_nobody_says_the_promise_was_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    journals = [fair_game(seed) for seed in range(20)]
    for more in ([3], [1, 2], [3, 1, 2, 4, 5]):
        monkeypatch.setattr("tests.server.test_dealt.SHELF", [*SHELF[:6], *more])
        outcomes = [check(journal, seed) for seed, journal in enumerate(journals)]
        assert all(wrong == "" for wrong, _ in outcomes)
        assert any(other for _, other in outcomes)
    monkeypatch.setattr("tests.server.test_dealt.SHELF", [9, *SHELF[:6]])
    assert all(wrong == "" for wrong, _ in [check(journal, seed) for seed, journal in enumerate(journals)])


def test_from_another_shelf_the_rest_is_still_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = fair_game()
    monkeypatch.setattr("tests.server.test_dealt.SHELF", [5, 6, 7, 8, 9, *SHELF[:6]])
    assert check(journal) == ("", True)
    move = next(number for number, move in enumerate(journal.moves, 1) if move.chance)
    journal.moves[move - 1].chance = [(journal.moves[move - 1].chance[0] + 1) % 6]
    assert check(journal)[0] == f"move {move} was not drawn from this seed"
    journal = fair_game()
    journal.setup[0] = (journal.setup[0] + 1) % 40
    assert check(journal)[0] == "the set-up was not drawn from this seed"


def test_the_table_says_that_its_deal_is_of_another_day(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    at, ident = played(server)
    play_on(at)
    monkeypatch.setattr("tests.server.test_dealt.SHELF", [5, 6, 7, 8, 9, *SHELF[:6]])
    told = at.player.get(f"/api/tables/{ident}/fair")
    assert told["verified"] is None
    assert told["reason"] == "shell-promise-other-shelf"
    assert "another shelf" in told["text"]


def test_a_journal_with_a_deal_survives_its_file(tmp_path: Path) -> None:
    journal = fair_game()
    file = tmp_path / "game.json"
    file.write_text(journal.dumps())
    kept = json.loads(file.read_text())
    assert kept["dealt"] == journal.dealt
    assert kept["dealing"] == journal.dealing
    recorder = RecordedChance(FairChance(SEED, NONCES))
    assert PARLOUR.deal_options(2, journal.options, recorder) == journal.dealt
