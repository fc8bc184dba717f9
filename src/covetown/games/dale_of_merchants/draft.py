"""The draft: players ban and pick decks before set-up (DM-547, DM-557)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.options import DECK
from covetown.games.dale_of_merchants.pieces import TEAM
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.steps import Question
from covetown.kernel.chance import Chance, pick
from covetown.kernel.packing import ARGUMENT


def decks_needed(mode: i64, players: int) -> int:
    """One deck more than players (DM-024); four in the team game (DM-170), three in solo mode (DM-511)."""
    return 4 if mode == TEAM else players + 1


def open_draft(state: DaleState) -> None:
    """Bans come first, unless too few decks would be left (DM-547)."""
    players = len(state.players)
    bans = len(state.shelf.decks) - players >= decks_needed(state.rules.mode, players)
    state.active = state.start
    state.push(Drafting((), (), 0 if bans else 1, 0))


@final
class Drafting(Question):
    """One player after the other bans a deck, then picks one."""

    __slots__ = ("banned", "made", "picked", "picking")

    def __init__(self, banned: tuple[int, ...], picked: tuple[int, ...], picking: i64, made: i64) -> None:
        self.banned = banned
        self.picked = picked
        self.picking = picking
        self.made = made

    def kind(self, state: DaleState, seat: i64) -> str:
        return "pick_deck" if self.picking else "ban_deck"

    def always_asks(self) -> bool:
        return True

    def seats(self, state: DaleState) -> i64:
        return 1 << ((state.start + self.made) % len(state.players))

    def shown(self, state: DaleState, viewer: int) -> dict[str, object] | None:
        decks = state.shelf.decks
        return {
            "draft": {
                "banned": [decks[number].key for number in self.banned],
                "picked": [decks[number].key for number in self.picked],
                "shelf": [deck.key for deck in decks],
            }
        }

    def drafted(self, deck: int) -> i64:
        if deck in self.banned:
            return 1
        return 2 if deck in self.picked else 0

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        return [DECK | number for number in free_decks(state, self.banned, self.picked)]

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        number = int(option & ARGUMENT)
        if state.events is not None:
            kind = "picked-deck" if self.picking else "banned-deck"
            state.events.tell(kind, {"seat": int(seat), "deck": state.shelf.decks[number].key})
        last = self.made + 1 == len(state.players)
        made: i64 = 0 if last else self.made + 1
        if not self.picking:
            state.push(Drafting((*self.banned, number), self.picked, 1 if last else 0, made))
            return
        picked = (*self.picked, number)
        if not last:
            state.push(Drafting(self.banned, picked, 1, made))
            return
        if state.rules.mode != TEAM:
            picked = (*picked, *pick(free_decks(state, self.banned, picked), 1, chance))
        state.decks = tuple(sorted(picked))


def free_decks(state: DaleState, banned: tuple[int, ...], picked: tuple[int, ...]) -> list[int]:
    """The numbers of the decks that are neither banned nor picked."""
    return [deck.number for deck in state.shelf.decks if deck.number not in banned and deck.number not in picked]
