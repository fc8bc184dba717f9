"""What a client of the Model Context Protocol can do: one table at a time, and the rules of every game."""

from __future__ import annotations

import random
from threading import Lock
from typing import Any

import msgspec

from covetown import registry
from covetown.agent.library import Library, refusal
from covetown.agent.sitting import Sitting
from covetown.agent.words import Answer, Asked, Consult, Look, Quit, ReadLog, Undo
from covetown.kernel import Game
from covetown.seating import default_seats
from covetown.text import LOCALES, texts


class Host:
    """The tools, as plain calls. `players` are the words for who may sit in a seat."""

    TOOLS = ("games", "new_game", "look", "answer", "rules", "log", "undo", "quit")

    def __init__(self, players: tuple[str, ...], locale: str) -> None:
        self.players = players
        self.locale = locale
        self.sitting: Sitting | None = None
        self.lock = Lock()  # tools are called from several threads

    def games(self) -> dict[str, Any]:
        return {"games": [self.sheet(registry.load(key)) for key in registry.names()]}

    def sheet(self, game: Game) -> dict[str, Any]:
        """A game on the shelf: what it is, and what can be chosen."""
        say, about = texts(game.key, self.locale).key, game.about().key
        specs = game.option_specs()
        return {
            "game": game.key,
            "title": say(about),
            "about": say(f"{about}.summary"),
            "seats": game.seat_counts({spec.key: spec.default for spec in specs}),
            "options": [spec.plain() for spec in specs],
        }

    def new_game(
        self,
        game: str,
        seats: list[str] | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        language: str = "",
        think: float = 1.0,
        free_undo: bool = False,
    ) -> dict[str, Any]:
        with self.lock:
            if self.sitting is not None and not self.sitting.over:
                raise refusal("agent-playing")
            title = registry.load(game)
            locale = self.language(language)
            chosen: dict[str, object] = dict(options or {})
            who = self.seated(seats, title) if seats else default_seats(title, chosen)
            luck = seed if seed is not None else random.SystemRandom().randrange(2**32)
            sitting = Sitting(title, who, chosen, luck, max(think, 0.01), locale, free_undo)
            self.sitting = sitting
            welcome = msgspec.to_builtins(sitting.welcome())
            del welcome["help"]  # it speaks of lines; the tools explain themselves
            return {"welcome": welcome, "next": msgspec.to_builtins(sitting.present)}

    def language(self, wanted: str) -> str:
        if wanted and wanted not in LOCALES:
            raise refusal("cli-no-language", language=wanted, languages=", ".join(LOCALES))
        return wanted or self.locale

    def seated(self, seats: list[str], game: Game) -> list[str]:
        known = [*self.players, *(style.key for style in game.styles())]
        for seat in seats:
            if seat not in known:
                raise refusal("cli-no-seat", seats=", ".join(known), told=seat)
        return seats

    def look(self) -> dict[str, Any]:
        return self.carried_out(Look())

    def answer(self, option: int, question: int | None = None) -> dict[str, Any]:
        return self.carried_out(Answer(option, question))

    def rules(self, words: str = "", rule: str = "", page: str = "", game: str = "") -> dict[str, Any]:
        asked = Consult(words, rule, page)
        if not game:
            return self.carried_out(asked)
        registry.load(game)
        return dict(msgspec.to_builtins(Library(game, self.spoken()).consult(asked)))

    def log(self) -> dict[str, Any]:
        return self.carried_out(ReadLog())

    def undo(self) -> dict[str, Any]:
        return self.carried_out(Undo())

    def quit(self) -> dict[str, Any]:
        left = self.carried_out(Quit())
        self.sitting = None
        return left

    def carried_out(self, asked: Asked) -> dict[str, Any]:
        with self.lock:
            if self.sitting is None:
                raise refusal("agent-no-game")
            told: dict[str, Any] = msgspec.to_builtins(self.sitting.carry_out(asked))
            return told

    def spoken(self) -> str:
        """The language of the game that is played, or of the connection."""
        return self.locale if self.sitting is None else self.sitting.locale
