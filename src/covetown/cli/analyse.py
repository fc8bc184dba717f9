"""`covetown replay FILE --analyse`: what a strong player thinks of every decision of a recorded game."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from covetown.analysis import Judgement, judge, misses
from covetown.cli.screen import Screen
from covetown.kernel import Game, Journal, Message, RuleError, State, replay
from covetown.kernel.journal import replay_move
from covetown.narrator import Narrator

MOST_MISSES = 5


def percent(part: float) -> int:
    return round(100 * part)


class Found:
    """A decision that was judged: its move, and the words of its answers that matter."""

    def __init__(self, move: int, judgement: Judgement, played: str, best: str) -> None:
        self.move = move
        self.judgement = judgement
        self.played = played
        self.best = best


class Analysis:
    """Goes through a game and tells what a bot of a level thinks of it."""

    def __init__(
        self, game: Game, journal: Journal, names: list[str], screen: Screen, level: str, seconds: float
    ) -> None:
        from covetown.bots import LEVELS

        if level not in LEVELS:
            raise RuleError(screen.narrator.say.key("cli-no-level", level=level, levels=", ".join(LEVELS)))
        self.game = game
        self.journal = journal
        self.names = names
        self.screen = screen
        self.level = level
        self.seconds = seconds
        self.found: list[Found] = []

    def say(self, key: str, **args: object) -> str:
        speaker = self.screen.narrator.say
        return speaker.key(f"cli-analyse-{key}", level=speaker.key(f"shell-level-{self.level}").lower(), **args)

    def run(self, upto: int, seat: int) -> None:
        """Judge the first moves of the game, of one seat or of all (-1). Ctrl-C ends it with what has been found."""
        moves = self.journal.played()[:upto]
        state = replay(self.game, self.journal, 0)
        # Lines on the screen are progress enough; a file needs a bar beside it.
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        bar = Progress(
            *columns,
            console=Console(stderr=True),
            transient=True,
            redirect_stdout=False,
            disable=sys.stdout.isatty() or not sys.stderr.isatty(),
        )
        self.screen.say(self.say("begin", moves=len(moves), seconds=self.seconds))
        done = 0
        try:
            with bar:
                task = bar.add_task(self.say("task"), total=len(moves))
                for number, move in enumerate(moves, 1):
                    if seat in (-1, move.seat) and len(state.options(move.seat)) > 1:
                        self.look(state, number, move.seat, move.option)
                    replay_move(state, move, number)
                    done = number
                    bar.update(task, completed=number)
        except KeyboardInterrupt:
            self.screen.say(self.say("stopped", done=done, moves=len(moves)))
            self.summary()
            raise
        self.summary()

    def look(self, state: State, move: int, seat: int, played: int) -> None:
        """Judge one decision and tell it in two lines."""
        judgement = judge(self.game, state, seat, played, self.level, move, self.seconds)
        texts = {option.ident: self.words(option.text) for option in state.decision(seat).options}
        found = Found(move, judgement, texts[played], texts[judgement.best])
        self.found.append(found)
        told = self.screen.narrator.pair(self.names[seat], found.played)
        self.screen.say(f"{move}. {told}")
        self.screen.verdict(judgement.verdict, "   " + self.verdict(found))

    def words(self, message: Message) -> str:
        return self.screen.narrator.message(message)

    def verdict(self, found: Found) -> str:
        """What the strong player says to one decision, with shares of its thinking and expected results."""
        judgement = found.judgement
        own = judgement.advice.row(judgement.played)
        best = judgement.rows[0]
        return self.say(
            judgement.verdict,
            best=found.best,
            share=percent(best.share),
            value=percent(best.value),
            own=0 if own is None else percent(own.share),
            worth=0 if own is None else percent(own.value),
            loss=percent(judgement.loss or 0.0),
        )

    def summary(self) -> None:
        """How each player did, and the dearest misses."""
        if not self.found:
            self.screen.say(self.say("nothing"))
            return
        for seat, name in enumerate(self.names):
            own = [one.judgement for one in self.found if one.judgement.seat == seat]
            if own:
                agreed = sum(1 for one in own if one.verdict in ("agrees", "near"))
                lost = self.screen.narrator.say.number(100 * sum(one.loss or 0.0 for one in own) / len(own), 1)
                self.screen.say(self.say("player", name=name, agreed=agreed, judged=len(own), lost=lost))
        worst = misses([(one.move, one.judgement) for one in self.found], MOST_MISSES)
        if not worst:
            self.screen.say(self.say("no-miss"))
            return
        self.screen.say(self.say("misses"))
        at = {one.move: one for one in self.found}
        for move, judgement in worst:
            self.screen.say(
                "  "
                + self.say(
                    "missed",
                    move=move,
                    name=self.names[judgement.seat],
                    played=at[move].played,
                    best=at[move].best,
                    loss=percent(judgement.loss or 0.0),
                )
            )


def analyse(
    game: Game, journal: Journal, narrator: Narrator, screen: Screen, upto: int, seat: int, level: str, seconds: float
) -> None:
    """Tell what a bot thinks of the decisions of a game."""
    Analysis(game, journal, narrator.names, screen, level, seconds).run(upto, seat)
