"""Record the golden games of Merchants Cove anew, on purpose: `python -m tests.golden.merchants_cove.make`.

One game for every way the three days can end: each merchant winning, every tie-break, the Peddler beaten and not
beaten at both levels, all boats docked early, boats still at sea. Seeds are tried in order until a game ends as wanted;
the journal holds every choice, every draw and the fingerprint of every position. One game is also written out to read.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.adventurers import size
from covetown.games.merchants_cove.options import BOAT, CARD, HAND, SAILOR_FROM, SPACE
from covetown.games.merchants_cove.state import MARKET, MerchantsState
from covetown.games.merchants_cove.town.square import card_at
from covetown.games.merchants_cove.town.townsfolk import card_number
from covetown.kernel import (
    Events,
    FastChance,
    Journal,
    Match,
    RecordedChance,
    ScriptedChance,
    State,
    argument_of,
    new_match,
    opening,
    replay,
)
from covetown.kernel.state import lowest_seat
from covetown.narrator import Narrator

HERE = Path(__file__).resolve().parent
LIMIT = 60_000
READABLE = "entertainer_wins"
PAIR: dict[str, object] = {"merchant_1": "captain", "merchant_2": "blacksmith"}

GUIDE = "the guide"
RANDOM = "chance"
SPREAD = "spread"  # chance, but hands are taken, boats filled evenly, and Sailors sent out against full boats

Wish = Callable[[MerchantsState, set[str]], bool]


def ended(how: str, least: int = 0) -> Wish:
    """An ending, with at least this much gold for everybody."""
    return lambda state, seen: ending(state) == how and all(player.gold >= least for player in state.players)


def ending(state: MerchantsState) -> str:
    result = state.result()
    assert result is not None
    return result.ending


def wins(key: str) -> Wish:
    return lambda state, seen: any(
        player.merchant.key == key and state.payoff(player.seat) == 1.0 for player in state.players[: state.seats]
    )


def saw(what: str) -> Wish:
    return lambda state, seen: what in seen


# name: (players, options, who chooses, how it shall end)
GAMES: dict[str, tuple[int, dict[str, object], str, Wish]] = {
    "alchemist_wins": (4, {}, GUIDE, wins("alchemist")),
    "blacksmith_wins": (4, {"rogues": "robbers"}, GUIDE, wins("blacksmith")),
    "captain_wins": (4, {"rogues": "cultists"}, GUIDE, wins("captain")),
    "chronomancer_wins": (3, {"townsfolk": ["locals", "mercenaries", "sailors"]}, GUIDE, wins("chronomancer")),
    "entertainer_wins": (
        2,
        {"merchant_1": "entertainer", "rogues": "cultists", "townsfolk": ["mercenaries", "sailors"]},
        GUIDE,
        wins("entertainer"),
    ),
    "five_players": (5, {}, GUIDE, ended("gold")),
    "tie_by_goods": (2, PAIR, RANDOM, ended("goods", 10)),
    "tie_by_corruption": (2, PAIR, RANDOM, ended("corruption", 10)),
    "shared_victory": (2, PAIR, RANDOM, ended("shared", 10)),
    "solo_won": (1, {"merchant_1": "captain"}, GUIDE, ended("solo-won")),
    "solo_lost": (1, {"merchant_1": "captain"}, RANDOM, ended("solo-lost")),
    "solo_won_hard": (1, {"merchant_1": "alchemist", "difficulty": "hard"}, GUIDE, ended("solo-won")),
    "solo_lost_hard": (1, {"merchant_1": "entertainer", "difficulty": "hard"}, GUIDE, ended("solo-lost")),
    "peddler_third_wins": (2, {"peddler_joins": True, **PAIR}, RANDOM, ended("peddler-won")),
    "all_boats_docked_early": (4, {}, RANDOM, saw("docked early")),
    "boats_still_at_sea": (
        2,
        {"merchant_1": "captain", "merchant_2": "blacksmith", "townsfolk": ["mercenaries", "sailors"]},
        SPREAD,
        saw("at sea"),
    ),
}


def choice(state: State, who: str, chance: FastChance) -> tuple[int, int]:
    seat = int(lowest_seat(state.waiting))
    options = list(state.options(seat))
    if who == GUIDE:
        return seat, int(GAME.guide().prefer(state, seat, options, chance))
    if who == SPREAD:
        assert isinstance(state, MerchantsState)
        options = spreading(state, options)
    return seat, int(options[chance.below(len(options))])


def spreading(state: MerchantsState, options: list[int]) -> list[int]:
    """Keep the boats at sea: the answers that put off the docking."""
    kind = options[0] - argument_of(options[0])
    if kind == HAND:
        return [HAND + 1]
    if kind == BOAT:
        fewest = min(size(state.boats[argument_of(option)]) for option in options)
        return [option for option in options if size(state.boats[argument_of(option)]) == fewest]
    emptying = [space for space in range(4) if card_at(state, space) in EMPTYING]
    if kind == CARD:
        return [option for option in options if argument_of(option) in emptying] or options
    if kind == SPACE and emptying:
        merchant = state.players[state.active].merchant
        recruit = [option for option in options if merchant.spaces[argument_of(option) & 63].key == "recruit"]
        return recruit or options
    if kind == SAILOR_FROM:
        fullest = max(size(state.boats[argument_of(option) >> 3]) for option in options)
        return [option for option in options if size(state.boats[argument_of(option) >> 3]) == fullest]
    return options


EMPTYING = {card_number(code) for code in ("TS04", "TS05", "TS06", "TS07", "TS09", "TS10")}


def glance(state: MerchantsState, seen: set[str]) -> None:
    """Note what happened on the way: a signal by nine o'clock, a market that opened with boats at sea."""
    if state.signal and state.marker <= 18:
        seen.add("docked early")
    if state.phase == MARKET and not state.signal:
        seen.add("at sea")


def try_out(name: str, seed: int) -> bool:
    """Whether the game of this seed ends as wanted; played quickly, without a journal."""
    players, options, who, wish = GAMES[name]
    state = GAME.new(players, GAME.check_options(players, options), FastChance(seed))
    chooser = FastChance(seed + 1_000_000)
    luck = RecordedChance(FastChance(seed + 2_000_000))
    seen: set[str] = set()
    assert isinstance(state, MerchantsState)
    while state.waiting:
        seat, option = choice(state, who, chooser)
        state.apply(seat, option, luck)
        glance(state, seen)
    return wish(state, seen)


def play(name: str, seed: int) -> Match:
    """The same game with its journal."""
    players, options, who, _ = GAMES[name]
    match = new_match(GAME, players, options, FastChance(seed))
    match.chance = FastChance(seed + 2_000_000)
    chooser = FastChance(seed + 1_000_000)
    while match.state.waiting:
        seat, option = choice(match.state, who, chooser)
        match.choose(seat, option)
    return match


def find(name: str) -> int:
    for seed in range(LIMIT):
        if try_out(name, seed):
            return seed
    raise LookupError(f"no game {name} among {LIMIT} seeds")


def record(name: str) -> Journal:
    """A golden game, found and played now."""
    seed = find(name)
    journal = play(name, seed).journal
    journal.notes = {"seed": seed}
    return journal


def playthrough(journal: Journal) -> str:
    """A recorded game as a spectator would read it."""
    narrator = Narrator(GAME, [f"Seat {seat + 1}" for seat in range(journal.seats)])
    state = replay(GAME, journal, 0)
    lines = narrator.lines(opening(GAME, journal), -1)
    for move in journal.played():
        listener = Events()
        state.events = listener
        state.apply(move.seat, move.option, ScriptedChance(move.chance))
        lines.extend(narrator.lines(listener.take(), -1))
    result = state.result()
    assert result is not None
    lines.append(f"Places {result.places}, gold {result.scores}, decided by {result.ending}.")
    return "\n".join(lines) + "\n"


def main() -> None:
    for name in GAMES:
        journal = record(name)
        (HERE / f"{name}.json").write_text(journal.dumps() + "\n", "utf-8")
        assert journal.result is not None
        print(f"{name}: seed {journal.notes['seed']}, {len(journal.moves)} moves, {journal.result}")
        if name == READABLE:
            (HERE / "playthrough.txt").write_text(playthrough(journal), "utf-8")


if __name__ == "__main__":
    main()
