"""A contest: which bots play which game how often, and one game of it from set-up to journal."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from covetown import registry
from covetown.bots import CHARACTERS, LEVELS, Bot, Budget, Settings, elsewhere, levels_of, make, usual_seconds
from covetown.bots.weights import mark_of
from covetown.kernel import FastChance, Game, Journal, Message, Move, RecordedChance, RuleError, new_match, world_for
from covetown.kernel.state import State, lowest_seat

# No game of the shelf needs as many decisions; one that does not end is a fault to be reported.
CAP = 200_000


class Entrant:
    """A bot with its budget, written `level`, `level:0.5` (seconds an answer) or `level:500i` (iterations an answer).

    Settings of the search may follow: `level:0.5:depth=20:explore=0.5`, and `weights=FILE` for what it has learned. In
    place of a level there may be a style of the `game`, or a bot from elsewhere: `mine.py:MyBot:0.5`. Games belong to
    such a file, of weights or of a bot, as long as it stays the same.
    """

    def __init__(self, name: str, think: float | None = None, game: Game | None = None) -> None:
        level, parts = elsewhere.parted(name)
        self.name = name
        self.level = level
        self.settings = Settings()
        self.fingerprint = ""
        ours = [*LEVELS, *CHARACTERS] if game is None else levels_of(game)
        if level not in ("random", *ours):
            elsewhere.load(level)
            self.fingerprint = elsewhere.fingerprint(level)
            if any("=" in part for part in parts):
                raise RuleError(
                    f"{level} takes a budget, such as {level}:0.5, and no settings",
                    Message("lab-no-settings", {"bot": level}),
                )
        seconds = usual_seconds(level)
        if think is not None and seconds > 0:
            seconds = think
        iterations = 0
        try:
            for part in parts:
                key, sign, value = part.partition("=")
                if sign:
                    set_up(self.settings, key, value)
                elif part.endswith("i"):
                    iterations, seconds = int(part[:-1]), 0.0
                else:
                    seconds = float(part)
            self.budget = Budget(seconds, iterations)
        except ValueError:
            raise RuleError(
                f"the budget of {name} must be seconds or iterations, such as {level}:0.5 or {level}:500i, "
                f"and its settings ones of {', '.join(vars(Settings()))}, such as {level}:0.5:depth=20",
                Message("lab-budget", {"bot": name, "level": level, "settings": ", ".join(vars(Settings()))}),
            ) from None
        if self.settings.weights:
            with suppress(OSError):  # whoever makes the bot says what is wrong
                data = Path(self.settings.weights).read_bytes()
                self.fingerprint = hashlib.blake2s(data, digest_size=6).hexdigest()

    def learned(self) -> bool:
        """Whether it plays by what the package has learned."""
        if self.settings.weights:
            return False
        return self.settings.learned == 1 or (self.settings.learned < 0 and self.level == "grandmaster")

    def plain(self) -> list[object]:
        mark = [self.fingerprint] if self.fingerprint else []
        return [self.name, self.budget.seconds, self.budget.iterations, *mark]


def set_up(settings: Settings, key: str, value: str) -> None:
    """Change one setting; a ValueError if there is none of that name or it is no number."""
    if key in ("explore", "even"):
        setattr(settings, key, float(value))
    elif key == "weights":
        settings.weights = value
    elif key in vars(settings):
        setattr(settings, key, int(value))
    else:
        raise ValueError(key)


def entrant_from(plain: object, game: Game) -> Entrant:
    assert isinstance(plain, list)
    made = Entrant(str(plain[0]), game=game)
    made.budget = Budget(float(plain[1]), int(plain[2]))
    return made


class Contest:
    """Bots at tables of one game.

    Every deal is played once for each seat, with the bots moved on by one seat each time, so that luck and the order of
    play favour nobody. Without `mirror` every game has its own deal. With `vary`, table options that were not fixed are
    drawn for every deal from all that the game allows; with `line_ups`, the deals go through the game's line-ups.
    """

    def __init__(
        self,
        game: str,
        entrants: list[Entrant],
        options: dict[str, object],
        seed: int = 1,
        mirror: bool = True,
        vary: bool = False,
        line_ups: bool = False,
    ) -> None:
        self.game = game
        self.entrants = entrants
        self.options = options
        self.seed = seed
        self.mirror = mirror
        self.vary = vary
        self.line_ups = line_ups

    def plain(self) -> dict[str, object]:
        weights = mark_of(self.game) if any(entrant.learned() for entrant in self.entrants) else ""
        return {
            "game": self.game,
            "rules": registry.load(self.game).rules_version,
            "entrants": [entrant.plain() for entrant in self.entrants],
            "options": self.options,
            "seed": self.seed,
            "mirror": self.mirror,
            "vary": self.vary,
            "line_ups": self.line_ups,
            **({"weights": weights} if weights else {}),
        }

    def mark(self) -> str:
        """A short name of this very contest: records with another mark belong to another one."""
        return hashlib.blake2s(json.dumps(self.plain(), sort_keys=True).encode(), digest_size=6).hexdigest()

    def deal(self, number: int) -> int:
        return number // len(self.entrants) if self.mirror else number

    def seated(self, number: int) -> list[Entrant]:
        """Who sits where in a game, by seat."""
        count = len(self.entrants)
        turn = number % count if self.mirror else 0
        return [self.entrants[(seat + count - turn) % count] for seat in range(count)]

    def options_of(self, game: Game, number: int) -> dict[str, object]:
        fixed = {**game.sim_options(), **self.options}
        if self.line_ups:
            rows = game.line_ups(len(self.entrants))
            fixed = {**rows[self.deal(number) % len(rows)], **fixed}
        if not self.vary:
            return game.check_options(len(self.entrants), fixed)
        chance = FastChance(self.seed * 1_000_003 + self.deal(number))
        for _ in range(10_000):
            seats, drawn = game.any_setup(chance)
            if seats != len(self.entrants):
                continue
            try:
                return game.check_options(seats, {**drawn, **fixed})
            except RuleError:
                continue
        raise RuleError(
            f"no table of {self.game} with {len(self.entrants)} seats and {fixed} could be drawn",
            Message("lab-no-table", {"game": self.game, "seats": len(self.entrants), "options": str(fixed)}),
        )


def contest_from(plain: dict[str, object]) -> Contest:
    entrants = plain["entrants"]
    options = plain["options"]
    seed = plain["seed"]
    assert isinstance(entrants, list)
    assert isinstance(options, dict)
    assert isinstance(seed, int)
    game = registry.load(str(plain["game"]))
    rows = [entrant_from(row, game) for row in entrants]
    mirror, vary, line_ups = bool(plain["mirror"]), bool(plain["vary"]), bool(plain["line_ups"])
    return Contest(str(plain["game"]), rows, options, seed, mirror, vary, line_ups)


def play_number(plain: dict[str, object], number: int) -> str:
    """Play one game of a contest; returns its journal as one line. Runs in any process of any machine."""
    contest = contest_from(plain)
    return play_game(contest, number).dumps()


def play_game(contest: Contest, number: int) -> Journal:
    """Play one game of a contest. Every bot is asked on a world dealt anew for its seat."""
    game = registry.load(contest.game)
    entrants = contest.seated(number)
    seats = len(entrants)
    options = contest.options_of(game, number)
    source = FastChance(contest.seed * 1_000_003 + contest.deal(number))
    opened = new_match(game, seats, options, source, marks=False)
    journal, state, luck = opened.journal, opened.state, RecordedChance(source)
    bots: list[Bot] = [make(entrant.level, game, entrant.settings) for entrant in entrants]
    thoughts = [FastChance((contest.seed * 1_000_003 + number) * 64 + 7 + seat) for seat in range(seats)]
    spent = [0.0] * seats
    asked = [0] * seats
    while state.waiting:
        seat = int(lowest_seat(state.waiting))
        began = perf_counter()
        world = world_for(state, seat, thoughts[seat])
        option = bots[seat].choose(world, seat, thoughts[seat], entrants[seat].budget)
        spent[seat] += perf_counter() - began
        asked[seat] += 1
        state.apply(seat, option, luck)
        journal.moves.append(Move(seat, option, luck.take()))
        for bot in bots:
            bot.moved(seat)
        if len(journal.moves) > CAP:
            raise RuleError(
                f"game {number} of seed {contest.seed} does not end: {CAP} decisions were made",
                Message("lab-endless", {"game": number, "seed": str(contest.seed), "n": CAP}),
            )
    close(journal, game, state)
    journal.notes["contest"] = contest.mark()
    journal.notes["number"] = number
    journal.notes["bots"] = [entrant.name for entrant in entrants]
    journal.notes["asked"] = asked
    journal.notes["seconds"] = [round(seconds, 4) for seconds in spent]
    return journal


def close(journal: Journal, game: Game, state: State) -> None:
    """Write the outcome of a finished game into its journal."""
    result = state.result()
    assert result is not None
    journal.result = result.plain()
    journal.notes["payoffs"] = [state.payoff(seat) for seat in range(int(state.seats))]
    journal.notes["facets"] = [list(facet) for facet in game.facets(state)]
