"""`covetown table`: any game at the terminal, from its decisions alone. It is also the path for screen readers
(--plain).
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from covetown import registry
from covetown.cli.rules import rules as show_rules
from covetown.cli.screen import Screen
from covetown.cli.words import BOT_LEVELS, seat_list, table_options
from covetown.kernel import Decision, FastChance, Game, Match, Message, Option, RuleError, new_match, seats_in
from covetown.narrator import Narrator
from covetown.seating import answer

HINTED = 5
HELP = """Type the number of an option, or words to narrow the list.
  ?WORDS   help on a card or thing on the table      rules WORDS  search the rules
  undo     take back your last choice                 hint         what a strong player would do
  view     show the table again                       log          everything that happened so far
  save FILE  write the journal                        quit         leave the table"""


def table(
    game: Annotated[str, typer.Argument(help="The game's key, see `covetown games`.")],
    seats: Annotated[
        str, typer.Option(help="Who plays: `you` (several for one screen) and bots, such as you,apprentice.")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A table option, key=value; may be repeated.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Makes luck repeatable.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colour, no frames: for screen readers and logs.")] = False,
    think: Annotated[float, typer.Option(help="Seconds a searching bot may think.", min=0.01)] = 1.0,
) -> None:
    """Sit down at a game in the terminal: alone against bots, or several people on one screen."""
    title = registry.load(game)
    allowed = ("you", *BOT_LEVELS)
    options = table_options(title, option or [])
    who = seat_list(seats, allowed) if seats else default_seats(title, options)
    Sitting(
        title, who, options, seed if seed is not None else random.SystemRandom().randrange(2**32), plain, think
    ).run()


def default_seats(game: Game, options: dict[str, object]) -> list[str]:
    """You against the usual number of good bots."""
    full = {spec.key: spec.default for spec in game.option_specs()} | options
    counts = game.seat_counts(full)
    count = game.usual_seats if game.usual_seats in counts else counts[0]
    return ["you"] + ["apprentice"] * (count - 1)


class Sitting:
    """A table at the terminal: people and bots taking turns until the game is over or everybody leaves."""

    def __init__(
        self, game: Game, who: list[str], options: dict[str, object], seed: int, plain: bool, think: float
    ) -> None:
        self.game = game
        self.who = who
        self.think = think
        self.seed = seed
        self.match: Match = new_match(game, len(who), options, FastChance(seed))
        people = [seat for seat, player in enumerate(who) if player == "you"]
        self.names = [
            ("You" if len(people) == 1 else f"Player {chr(65 + seat)}")
            if player == "you"
            else f"{player.title()} {chr(65 + seat)}"
            for seat, player in enumerate(who)
        ]
        self.people = people
        self.narrator = Narrator(game, self.names)
        self.screen = Screen(Console(no_color=plain, highlight=False, force_terminal=None), self.narrator, plain)
        self.log: dict[int, list[str]] = {seat: [] for seat in range(-1, len(who))}
        self.unread: dict[int, int] = dict.fromkeys(range(-1, len(who)), 0)
        self.last_person = people[0] if people else -1

    def run(self) -> None:
        """Play to the end."""
        self.screen.say(f"{self.narrator.say.key(self.game.about().key)} · seed {self.seed} · type help for help")
        while self.match.state.waiting:
            waiting = seats_in(self.match.state.waiting)
            people = [seat for seat in waiting if seat in self.people]
            if people:
                if not self.ask(people[0]):
                    return
            else:
                self.act(
                    waiting[0],
                    answer(self.game, self.match.state, waiting[0], self.who[waiting[0]], self.next_seed(), self.think),
                )
        self.finish()

    def next_seed(self) -> int:
        return self.seed * 1_000_003 + len(self.match.journal.moves)

    def act(self, seat: int, option: int) -> None:
        """Carry out a choice and note for every viewer what it may know of it."""
        events = self.match.choose(seat, option)
        for viewer, lines in self.log.items():
            lines.extend(self.narrator.lines(events, viewer))

    def news(self, seat: int) -> None:
        """What happened since this person last looked."""
        lines = self.log[seat]
        for line in lines[self.unread[seat] :]:
            self.screen.event(line)
        self.unread[seat] = len(lines)

    def show(self, seat: int) -> None:
        self.screen.panels(self.game.panels(self.match.state.view(seat)))

    def ask(self, seat: int) -> bool:
        """Ask one person until an answer is given; False when they leave the table."""
        if len(self.people) > 1 and seat != self.last_person:
            self.screen.hand_over(self.names[seat])
        self.last_person = seat
        self.news(seat)
        self.show(seat)
        decision = self.match.state.decision(seat)
        shown = decision.options
        while True:
            self.screen.question(self.names[seat], decision.prompt, shown)
            typed = self.screen.read()
            if typed is None or typed in ("quit", "q", "exit"):
                self.screen.say("You left the table.")
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
            self.screen.say(HELP)
        elif typed in ("view", "v"):
            self.show(seat)
        elif typed in ("log", "l"):
            for line in self.log[seat]:
                self.screen.event(line)
        elif word == "rules":
            try:
                show_rules(self.game.key, rest.split())
            except RuleError as error:
                self.screen.say(str(error))
        elif word == "save" and rest:
            Path(rest).write_text(self.match.journal.dumps(), encoding="utf-8")
            self.screen.say(f"The journal is in {rest}.")
        elif typed == "hint":
            self.hint(seat, decision)
        elif typed.startswith("?"):
            self.screen.help(typed[1:].strip(), self.game.panels(self.match.state.view(seat)))
        elif typed.isdigit():
            self.screen.say(f"There are options 1 to {len(shown)}.")
        else:
            words = typed.lower().split()
            found = [
                option
                for option in decision.options
                if all(part in self.narrator.message(option.text).lower() for part in words)
            ]
            if found:
                return found
            self.screen.say(f"No option has the words {typed!r}. Type help for what you can type here.")
        return shown

    def hint(self, seat: int, decision: Decision) -> None:
        """What a searching bot would choose here, and how sure it is."""
        from covetown.seating import explain

        say = self.narrator.say.key
        if len(decision.options) > 1:
            self.screen.say(say("cli-hint-thinks"))
        told = explain(self.game, self.match.state, seat, "master", self.next_seed(), self.think)
        texts = {option.ident: self.narrator.message(option.text) for option in decision.options}
        self.screen.say(say("cli-hint-would", what=texts[told[0].option]))
        for row in told[:HINTED]:
            if row.share > 0 and len(told) > 1:
                share, value = round(100 * row.share), round(100 * row.value)
                self.screen.say("  " + say("cli-hint-row", what=texts[row.option], share=share, value=value))

    def undo(self, seat: int) -> bool:
        """Take back to this person's last choice; with other people at the table only what the rules of undo allow."""
        free = len(self.people) == 1
        moves = self.match.journal.played()
        own = [number for number, move in enumerate(moves) if move.seat == seat]
        if not own:
            self.screen.say(self.narrator.say.key("cli-undo-nothing"))
            return False
        try:
            self.match.undo(seat, free)
            while free and len(self.match.journal.played()) > own[-1]:
                self.match.undo(seat, free)
        except RuleError as error:
            self.screen.say(self.narrator.say.key(f"cli-{error}"))
            return False
        self.screen.say(self.narrator.say.key("cli-undone"))
        return True

    def finish(self) -> None:
        """Tell everybody how it ended."""
        viewer = self.people[0] if self.people else -1
        self.news(viewer)
        self.show(viewer)
        result = self.match.state.result()
        assert result is not None
        ending = Message("ending-" + result.ending.replace("_", "-"))
        self.screen.result(self.narrator.message(ending), self.names, result.places, result.scores)
