"""`covetown table`: any game at the terminal, from its decisions alone. With --plain it suits screen readers."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from covetown import registry
from covetown.cli.language import say, spoken, why
from covetown.cli.rules import SHOWN, search
from covetown.cli.screen import Screen
from covetown.cli.words import BOT_LEVELS, bots_of, seat_list, table_options
from covetown.kernel import (
    SPECTATOR,
    Decision,
    Event,
    FastChance,
    Game,
    Match,
    Message,
    Option,
    Panel,
    RuleError,
    new_match,
    seats_in,
)
from covetown.narrator import Narrator
from covetown.seating import YOU, answer, default_seats, explain
from covetown.text import texts

HINTED = 5
HELPED = 4  # rules told with the help on a word


def table(
    game: Annotated[str, typer.Argument()],
    seats: Annotated[str, typer.Option()] = "",
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            "-o",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    plain: Annotated[
        bool,
        typer.Option(
            "--plain",
        ),
    ] = False,
    think: Annotated[float, typer.Option(min=0.01)] = 1.0,
) -> None:
    """Sit down at a game in the terminal: alone against bots, or several people on one screen."""
    title = registry.load(game)
    allowed = (YOU, *bots_of(title))
    options = table_options(title, option or [])
    who = seat_list(seats, allowed) if seats else default_seats(title, options)
    Sitting(
        title, who, options, seed if seed is not None else random.SystemRandom().randrange(2**32), plain, think
    ).run()


def called(game: Game, player: str, letter: str) -> str:
    """The name of who sits at the table: a person, or a bot by its level."""
    if player == YOU:
        return say("cli-player", letter=letter)
    if player in BOT_LEVELS:
        return say("cli-bot", level=say(f"shell-level-{player}"), letter=letter)
    if player in bots_of(game):
        return say("cli-bot", level=texts(game.key, spoken()).key(f"style-{player}"), letter=letter)
    from covetown.bots import elsewhere

    return say("cli-bot", level=elsewhere.short(player), letter=letter)


def only_new(panels: list[Panel], known: list[list[str]], told: list[list[str]]) -> list[Panel]:
    """The panels with only those lines that were not there before; a panel without any is left out."""
    before = {tuple(lines[:1]): set(lines) for lines in known}
    out = []
    for panel, lines in zip(panels, told, strict=True):
        old = before.get(tuple(lines[:1]), set())
        fresh = [line for line, words in zip(panel.lines, lines[1:], strict=True) if words not in old]
        if fresh:
            out.append(Panel(panel.title, fresh, panel.seat))
    return out


class Sitting:
    """A table at the terminal: people and bots taking turns until the game is over or everybody leaves."""

    def __init__(
        self,
        game: Game,
        who: list[str],
        options: dict[str, object],
        seed: int,
        plain: bool,
        think: float,
        match: Match | None = None,
    ) -> None:
        self.game = game
        self.who = who
        self.think = think
        self.seed = seed
        people = [seat for seat, player in enumerate(who) if player == YOU]
        options = game.options_for(len(people), options)
        self.match: Match = match or new_match(game, len(who), options, FastChance(seed))
        self.names = [called(game, player, chr(65 + seat)) for seat, player in enumerate(who)]
        self.people = people
        # One person is spoken to; several on one screen are called by their names.
        self.narrator = Narrator(game, self.names, spoken(), people[0] if len(people) == 1 else SPECTATOR)
        self.screen = Screen(Console(no_color=plain, highlight=False, force_terminal=None), self.narrator, plain)
        self.log: dict[int, list[str]] = {seat: [] for seat in range(-1, len(who))}
        self.unread: dict[int, int] = dict.fromkeys(range(-1, len(who)), 0)
        self.last_person = people[0] if people else -1
        self.note(self.match.opening)
        self.seen: dict[int, list[list[str]]] = {}  # the lines of the table as each person saw it last

    def run(self) -> None:
        """Play to the end."""
        self.welcome()
        while self.match.state.waiting:
            if not self.go_on():
                return
        self.finish()

    def go_on(self) -> bool:
        """The next choice, of a person or of a bot; False when the person leaves the table."""
        waiting = seats_in(self.match.state.waiting)
        people = [seat for seat in waiting if seat in self.people]
        if people:
            return self.ask(people[0])
        seat = waiting[0]
        self.act(seat, answer(self.game, self.match.state, seat, self.who[seat], self.next_seed(), self.think))
        return True

    def welcome(self) -> None:
        """What is played, what it is about and, where the game tells it, what there is at the start."""
        say, about = self.narrator.say, self.game.about().key
        self.screen.say(say.key("cli-welcome", game=say.key(about), seed=str(self.seed)))
        for part in ("goal", "start"):
            if say.has(f"{about}.{part}"):
                self.screen.say(say.key(f"{about}.{part}"))

    def called(self, seat: int) -> str:
        """How the one who looks at the screen calls a player."""
        return self.narrator.say.key("cli-you") if seat == self.narrator.you else self.names[seat]

    def next_seed(self) -> int:
        return self.seed * 1_000_003 + len(self.match.journal.moves)

    def act(self, seat: int, option: int) -> None:
        """Carry out a choice."""
        self.note(self.match.choose(seat, option))

    def note(self, events: list[Event]) -> None:
        """Write into every viewer's log what it may know of what happened."""
        for viewer, lines in self.log.items():
            lines.extend(self.narrator.lines(events, viewer))

    def news(self, seat: int) -> None:
        """What happened since this person last looked."""
        lines = self.log[seat]
        for line in lines[self.unread[seat] :]:
            self.screen.event(line)
        self.unread[seat] = len(lines)

    def show(self, seat: int, whole: bool = True) -> None:
        """The table as this person sees it: all of it, or what has changed since it was shown last."""
        panels = self.game.panels(self.match.state.view(seat))
        told = self.screen.told(panels)
        known = None if whole else self.seen.get(seat)
        self.seen[seat] = told
        if known is None:
            self.screen.panels(panels)
        else:
            self.screen.panels(only_new(panels, known, told))

    def ask(self, seat: int) -> bool:
        """Ask one person until an answer is given; False when they leave the table."""
        handed_over = len(self.people) > 1 and seat != self.last_person
        if handed_over and not self.screen.hand_over(self.names[seat]):
            self.screen.say(self.narrator.say.key("cli-left"))
            return False
        self.last_person = seat
        self.news(seat)
        self.show(seat, whole=handed_over)  # handing over clears the screen
        decision = self.match.state.decision(seat)
        shown = decision.options
        while True:
            self.screen.question(self.called(seat), decision.prompt, shown)
            typed = self.screen.read()
            if typed is None or typed in ("quit", "q", "exit"):
                self.screen.say(self.narrator.say.key("cli-left"))
                return False
            if typed.isdigit() and 1 <= int(typed) <= len(shown):
                self.act(seat, shown[int(typed) - 1].ident)
                return True
            if typed in ("undo", "u"):
                if self.undo(seat):
                    return True
                continue
            shown = self.command(typed, seat, decision, shown)

    def command(self, typed: str, seat: int, decision: Decision, shown: list[Option]) -> list[Option]:
        """Everything a person can type that is not an answer; returns the options to list next."""
        word, _, rest = typed.partition(" ")
        if typed in ("", "all"):
            return decision.options
        if typed in ("help", "h"):
            self.screen.say(self.narrator.say.key("cli-help"))
        elif typed in ("view", "v"):
            self.show(seat)
        elif typed in ("log", "l"):
            for line in self.log[seat]:
                self.screen.event(line)
        elif word == "rules":
            try:
                search(self.screen.console, self.game.key, rest, SHOWN)
            except RuleError as error:
                self.screen.say(why(error))
        elif word == "save" and rest:
            Path(rest).write_text(self.match.journal.dumps(), encoding="utf-8")
            self.screen.say(self.narrator.say.key("cli-saved", file=rest))
        elif typed == "hint":
            self.hint(seat, decision)
        elif typed.startswith("?"):
            self.help(typed[1:].strip(), seat)
        elif typed.isdigit():
            self.screen.say(self.narrator.say.key("cli-options", n=len(shown)))
        else:
            words = typed.lower().split()
            found = [
                option
                for option in decision.options
                if all(part in self.narrator.message(option.text).lower() for part in words)
            ]
            if found:
                return found
            self.screen.say(self.narrator.say.key("cli-no-option", words=typed))
        return shown

    def help(self, words: str, seat: int) -> None:
        """What is known about some words: the things on the table that are called so, and the best rules."""
        if not words:
            self.screen.say(self.narrator.say.key("cli-help"))
            return
        told = self.screen.help(words, self.game.panels(self.match.state.view(seat)))
        try:
            search(self.screen.console, self.game.key, words, HELPED)
        except RuleError as error:
            if not told:
                self.screen.say(why(error))

    def hint(self, seat: int, decision: Decision) -> None:
        """What a searching bot would choose here, and how sure it is."""
        say = self.narrator.say.key
        if len(decision.options) > 1:
            self.screen.say(say("cli-hint-thinks"))
        advice = explain(self.game, self.match.state, seat, "master", self.next_seed(), self.think)
        texts = {option.ident: self.narrator.message(option.text) for option in decision.options}
        self.screen.say(say("cli-hint-would", what=texts[advice.option]))
        for row in advice.rows[:HINTED]:
            if row.share > 0 and len(advice.rows) > 1:
                share, value = round(100 * row.share), round(100 * row.value)
                self.screen.say("  " + say("cli-hint-row", what=texts[row.option], share=share, value=value))

    def undo(self, seat: int) -> bool:
        """Take back to this person's last choice; with other people at the table only what the rules of undo allow."""
        free = len(self.people) == 1
        moves = self.match.journal.played()
        own = self.own_moves(seat)
        if not own:
            self.screen.say(self.narrator.say.key("cli-undo-nothing"))
            return False
        refusal = self.match.undo_refusal(seat, free)
        if refusal:
            self.screen.say(self.narrator.say.key(f"cli-{refusal}"))
            return False
        self.match.take_back(len(moves) - own[-1] if free else 1)
        self.screen.say(self.narrator.say.key("cli-undone"))
        return True

    def own_moves(self, seat: int) -> list[int]:
        """Which of the moves that stand this person made."""
        return [number for number, move in enumerate(self.match.journal.played()) if move.seat == seat]

    def finish(self) -> None:
        """Tell everybody how it ended."""
        viewer = self.people[0] if self.people else -1
        self.news(viewer)
        self.show(viewer)
        result = self.match.state.result()
        assert result is not None
        ending = Message("ending-" + result.ending.replace("_", "-"))
        names = [self.called(seat) for seat in range(len(self.names))]
        self.screen.result(self.narrator.message(ending), names, result.places, result.scores)
