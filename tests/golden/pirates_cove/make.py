"""Record the golden games of Pirate's Cove anew, on purpose: `python -m tests.golden.pirates_cove.make`.

One game for every way the year can end. The game's own guide plays seed after seed until a game ends as wanted; the
journal holds every choice, every die and the fingerprint of every position. One game is also written out to be read.
"""

from __future__ import annotations

from pathlib import Path

from covetown.games.pirates_cove.meta import GAME
from covetown.kernel import Events, FastChance, Journal, Match, ScriptedChance, new_match, opening, read_journal, replay
from covetown.kernel.state import lowest_seat
from covetown.narrator import Narrator

HERE = Path(__file__).resolve().parent

# name: (players, options, how it ends)
GAMES: dict[str, tuple[int, dict[str, object], str]] = {
    "clear_win": (4, {}, "fame"),
    "last_battle": (4, {}, "last_battle"),
    "all_crippled": (4, {}, "last_roll"),
    "three_players": (3, {}, "last_battle"),
    "five_players": (5, {}, "fame"),
    "two_players_sum": (2, {}, "last_battle"),
    "two_players_best": (2, {"two_player_score": "best"}, "last_battle"),
    "six_players_all_options": (
        6,
        {
            "multi_mastercraft": True,
            "secret_map_month": "current",
            "navy_section": "hull",
            "reload_may_flee": True,
            "destroyed_mastercraft": "discard",
            "fame_floor": "none",
        },
        "fame",
    ),
}
READABLE = "clear_win"


def play(seed: int, players: int, options: dict[str, object], marks: bool) -> Match:
    """One game by the guide."""
    match = new_match(GAME, players, options, FastChance(seed), marks)
    chooser = FastChance(seed + 1_000_000)
    guide = GAME.guide()
    while match.state.waiting:
        seat = int(lowest_seat(match.state.waiting))
        match.choose(seat, int(guide.prefer(match.state, seat, match.state.options(seat), chooser)))
    return match


def ends(seed: int, players: int, options: dict[str, object]) -> str:
    """How the guide's game from this seed ends, played without a journal."""
    chance = FastChance(seed)
    state = GAME.new(players, options, chance)
    chooser = FastChance(seed + 1_000_000)
    guide = GAME.guide()
    while state.waiting:
        seat = int(lowest_seat(state.waiting))
        state.apply(seat, guide.prefer(state, seat, state.options(seat), chooser), chance)
    result = state.result()
    assert result is not None
    return result.ending


def record(name: str) -> Journal:
    """The first game of the guide that ends as wanted."""
    players, options, ending = GAMES[name]
    seed = 0
    while ends(seed, players, options) != ending:
        seed += 1
    return play(seed, players, options, marks=True).journal


def stored(name: str) -> Journal:
    """A golden game as it was recorded."""
    return read_journal((HERE / f"{name}.json").read_text("utf-8"))


def playthrough(journal: Journal) -> str:
    """A recorded game as a spectator would read it."""
    narrator = Narrator(GAME, [f"Captain {name}" for name in "ABCDEF"[: journal.seats]])
    state = replay(GAME, journal, 0)
    lines = narrator.lines(opening(GAME, journal), -1)
    for move in journal.played():
        state.events = Events()
        state.apply(move.seat, move.option, ScriptedChance(move.chance))
        lines.extend(narrator.lines(state.events.take(), -1))
    result = state.result()
    assert result is not None
    lines.append(f"Places {result.places}, fame {result.scores}, decided by {result.ending}.")
    return "\n".join(lines) + "\n"


def main() -> None:
    for name in GAMES:
        journal = record(name)
        (HERE / f"{name}.json").write_text(journal.dumps() + "\n", "utf-8")
        assert journal.result is not None
        print(f"{name}: {len(journal.moves)} moves, {journal.result['ending']}, fame {journal.result['scores']}")
    (HERE / "playthrough.txt").write_text(playthrough(stored(READABLE)), "utf-8")


if __name__ == "__main__":
    main()
