"""The draft: players ban and pick decks before set-up (DM-547, DM-557)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import DECKS
from covetown.games.dale_of_merchants.choices import ARGUMENT, DECK
from covetown.games.dale_of_merchants.setup import deal, decks_needed
from covetown.games.dale_of_merchants.state import TEAM, Dale, Step
from covetown.kernel.chance import Chance, pick


def open_draft(dale: Dale) -> None:
    """Bans come first, unless too few decks would be left (DM-547)."""
    players = len(dale.players)
    bans = len(DECKS) - players >= decks_needed(dale.rules.mode, players)
    dale.active = dale.start
    dale.then(Drafting((), (), 0 if bans else 1, 0))


@final
class Drafting(Step):
    """One player after the other bans a deck, then picks one."""

    __slots__ = ("banned", "made", "picked", "picking")

    def __init__(self, banned: tuple[int, ...], picked: tuple[int, ...], picking: i64, made: i64) -> None:
        self.banned = banned
        self.picked = picked
        self.picking = picking
        self.made = made

    def name(self) -> str:
        return "pick_deck" if self.picking else "ban_deck"

    def always_asks(self) -> bool:
        return True

    def decider(self, dale: Dale) -> i64:
        return (dale.start + self.made) % len(dale.players)

    def free(self) -> list[int]:
        return [number for number in range(len(DECKS)) if number not in self.banned and number not in self.picked]

    def options(self, dale: Dale) -> list[i64]:
        return [DECK | number for number in self.free()]

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        number = int(option & ARGUMENT)
        seat = self.decider(dale)
        if dale.events is not None:
            kind = "picked-deck" if self.picking else "banned-deck"
            dale.events.tell(kind, {"seat": int(seat), "deck": DECKS[number].key})
        last = self.made + 1 == len(dale.players)
        made: i64 = 0 if last else self.made + 1
        if not self.picking:
            dale.then(Drafting((*self.banned, number), self.picked, 1 if last else 0, made))
            return
        picked = (*self.picked, number)
        if not last:
            dale.then(Drafting(self.banned, picked, 1, made))
            return
        decks = [DECKS[place] for place in picked]
        if dale.rules.mode != TEAM:
            rest = [DECKS[place] for place in Drafting(self.banned, picked, 1, 0).free()]
            decks += pick(rest, 1, chance)
        deal(dale, decks, chance)
