"""A table at which an agent sits: bots play until one of the agent's seats is asked, and it is asked in words.

Each seat of the agent is told its own view, its own options and the events as that seat may know them, nothing else.
The seed is told at the end: with it, the whole game could be known before.
"""

from __future__ import annotations

import msgspec

from covetown.agent.library import Library, refusal
from covetown.agent.words import (
    Answer,
    Asked,
    Choice,
    Consult,
    Left,
    Log,
    Look,
    Part,
    Placing,
    Player,
    Question,
    Quit,
    ReadLog,
    Result,
    Told,
    Undo,
    Welcome,
)
from covetown.kernel import Event, FastChance, Game, Match, Message, Panel, new_match, seats_in
from covetown.narrator import Narrator
from covetown.seating import YOU, answer
from covetown.text import FALLBACK, texts


class Sitting:
    """One game with an agent in the seats that are called `you`.

    An agent takes back by the rule of a table with others: nothing that chance or something hidden has followed. With
    `free_undo` and one seat it may take back everything, as a person alone may.
    """

    def __init__(
        self,
        game: Game,
        who: list[str],
        options: dict[str, object],
        seed: int,
        think: float,
        locale: str = FALLBACK,
        free_undo: bool = False,
    ) -> None:
        self.game = game
        self.who = who
        self.seed = seed
        self.think = think
        self.locale = locale
        self.own = [seat for seat, player in enumerate(who) if player == YOU]
        if not self.own:
            raise refusal("agent-no-seat")
        self.free_undo = free_undo and len(self.own) == 1
        self.match: Match = new_match(game, len(who), game.options_for(len(self.own), options), FastChance(seed))
        self.library = Library(game.key, locale)
        self.names = [self.called(seat) for seat in range(len(who))]
        self.narrators = {seat: Narrator(game, self.names, locale, seat) for seat in self.own}
        self.logs: dict[int, list[str]] = {seat: [] for seat in self.own}
        self.read: dict[int, int] = dict.fromkeys(self.own, 0)
        self.explained: dict[int, set[str]] = {seat: set() for seat in self.own}
        self.asked = 0  # questions so far
        self.over = False  # the result was told, or the agent has left
        self.note(self.match.opening)
        self.present: Question | Result = self.go_on()

    def called(self, seat: int) -> str:
        """The name of a player, as at the terminal."""
        say, letter, player = texts(locale=self.locale).key, chr(65 + seat), self.who[seat]
        if player == YOU:
            return say("cli-player", letter=letter)
        if any(style.key == player for style in self.game.styles()):
            return say("cli-bot", level=texts(self.game.key, self.locale).key(f"style-{player}"), letter=letter)
        return say("cli-bot", level=say(f"shell-level-{player}"), letter=letter)

    def welcome(self) -> Welcome:
        """What is played, what it is about, who plays, and what an agent can ask."""
        say, about = self.library.say, self.game.about().key
        told = [say.key(f"{about}.{part}") for part in ("summary", "goal", "start") if say.has(f"{about}.{part}")]
        seats = [Player(seat, self.names[seat], player) for seat, player in enumerate(self.who)]
        options = dict(self.match.journal.options)
        return Welcome(self.game.key, say.key(about), self.locale, told, seats, options, say.key("agent-help"))

    def carry_out(self, asked: Asked) -> Told:
        """Do what is asked for and say what comes of it; a RuleError says why not, and then nothing has changed."""
        match asked:
            case Answer():
                return self.answer(asked)
            case Look():
                return self.look()
            case ReadLog():
                return Log(list(self.logs[self.seat()]))
            case Consult():
                return self.library.consult(asked)
            case Undo():
                return self.undo()
            case Quit():
                self.over = True
                return Left()

    def seat(self) -> int:
        """The seat of the agent that is asked now; at the end its first one."""
        return self.present.seat if isinstance(self.present, Question) else self.own[0]

    # --- the course of the game ---

    def note(self, events: list[Event]) -> None:
        """Write into the log of every own seat what it may know of what happened."""
        for seat, lines in self.logs.items():
            lines.extend(self.narrators[seat].lines(events, seat))

    def go_on(self) -> Question | Result:
        """Let the bots play until an own seat is asked or the game is over."""
        while self.match.state.waiting:
            waiting = seats_in(self.match.state.waiting)
            own = [seat for seat in waiting if seat in self.own]
            if own:
                return self.ask(own[0])
            seat = waiting[0]
            seed = self.seed * 1_000_003 + len(self.match.journal.moves)
            option = answer(self.game, self.match.state, seat, self.who[seat], seed, self.think)
            self.note(self.match.choose(seat, option))
        return self.finish()

    def answer(self, asked: Answer) -> Question | Result:
        """Carry out an option of the present question."""
        question = self.question()
        if asked.question is not None and asked.question != question.number:
            raise refusal("agent-stale", told=asked.question, number=question.number)
        options = self.match.state.decision(question.seat).options
        if not 1 <= asked.option <= len(options):
            raise refusal("agent-options", told=str(asked.option), n=len(options))
        self.note(self.match.choose(question.seat, options[asked.option - 1].ident))
        self.present = self.go_on()
        return self.present

    def undo(self) -> Question | Result:
        """Take back to the last choice of the seat that is asked, if it may."""
        seat = self.seat()
        moves = self.match.journal.played()
        own = [number for number, move in enumerate(moves) if move.seat == seat]
        if not own:
            raise refusal("cli-undo-nothing")
        why = self.match.undo_refusal(seat, self.free_undo)
        if why:
            raise refusal(f"cli-{why}")
        self.match.take_back(len(moves) - own[-1] if self.free_undo else 1)
        self.over = False
        for lines in self.logs.values():
            lines.append(self.library.say.key("cli-undone"))
        self.present = self.go_on()
        return self.present

    def question(self) -> Question:
        if isinstance(self.present, Question):
            return self.present
        raise refusal("rules-over")

    # --- what is told ---

    def look(self) -> Question | Result:
        """The present question again, with every thing on the table explained; or the result."""
        if isinstance(self.present, Result):
            return self.present
        terms = self.terms(self.present.seat, self.panels(self.present.seat))
        return msgspec.structs.replace(self.present, terms=terms)

    def ask(self, seat: int) -> Question:
        """The question to a seat. A thing is explained when it is first seen, and not again when its price changes."""
        self.asked += 1
        decision = self.match.state.decision(seat)
        say = self.narrators[seat].message
        panels = self.panels(seat)
        known = self.explained[seat]
        terms = {name: told for name, told in self.terms(seat, panels).items() if told not in known}
        known.update(terms.values())
        return Question(
            self.asked,
            seat,
            self.names[seat],
            self.news(seat),
            self.table(seat, panels),
            terms,
            self.library.page_for(decision.kind),
            say(decision.prompt),
            [Choice(number, say(option.text)) for number, option in enumerate(decision.options, 1)],
        )

    def finish(self) -> Result:
        """How it ended."""
        self.over = True
        seat = self.own[0]
        end = self.match.state.result()
        assert end is not None
        order = sorted(range(len(self.who)), key=lambda other: (end.places[other], other))
        return Result(
            self.narrators[seat].message(Message("ending-" + end.ending.replace("_", "-"))),
            [Placing(end.places[other], other, self.names[other], end.scores[other]) for other in order],
            self.news(seat),
            self.table(seat, self.panels(seat)),
            self.seed,
        )

    def news(self, seat: int) -> list[str]:
        """What happened since this seat was last asked."""
        lines = self.logs[seat][self.read[seat] :]
        self.read[seat] = len(self.logs[seat])
        return lines

    def panels(self, seat: int) -> list[Panel]:
        return self.game.panels(self.match.state.view(seat))

    def table(self, seat: int, panels: list[Panel]) -> list[Part]:
        narrator = self.narrators[seat]
        return [Part(narrator.message(panel.title), [narrator.row(line) for line in panel.lines]) for panel in panels]

    def terms(self, seat: int, panels: list[Panel]) -> dict[str, str]:
        """What the things on the table are, by their names."""
        say = self.narrators[seat].message
        things = [thing for panel in panels for line in panel.lines for thing in line.things]
        return {say(thing.text): say(thing.help) for thing in things if thing.help is not None}
