"""Corruption cards: secret faces, a public number. Cards are packed ints, six bits for each of the nine faces.

Nobody knows the order of the deck (MC-360), so it is kept as a number of each face, and every card left is equally
likely to be drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.feature_bytes import ASKED_COUNT, ASKED_LEFT, asked
from covetown.games.merchants_cove.options import DISCARD, DONE
from covetown.games.merchants_cove.steps import Question
from covetown.kernel import Chance, Message, argument_of
from covetown.kernel.bits import bit
from covetown.kernel.counts import put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

FACES: Final[i64] = 9
BITS: Final[i64] = 6
ONES: Final[i64] = 63

# Faces 0: C; 1 to 4: C and a colour; 5 to 8: C C and a colour, colours in the order R G B Y (MC-318 to MC-326).
FACE_NAMES: Final[tuple[str, ...]] = (
    "c", "c-red", "c-green", "c-blue", "c-yellow", "cc-red", "cc-green", "cc-blue", "cc-yellow",
)  # fmt: skip
FACE_COUNTS: Final[tuple[int, ...]] = (28, 4, 4, 4, 4, 4, 4, 4, 4)


def whole_deck() -> i64:
    """All 60 cards (MC-070)."""
    cards: i64 = 0
    for face in range(9):
        cards |= i64(FACE_COUNTS[face]) << (BITS * i64(face))
    return cards


def count(cards: i64, face: i64) -> i64:
    return (cards >> (BITS * face)) & ONES


def size(cards: i64) -> i64:
    """How many cards these are."""
    total: i64 = 0
    while cards > 0:
        total += cards & ONES
        cards >>= BITS
    return total


def face_at(cards: i64, place: i64) -> i64:
    """The face of the card at this place when the cards lie sorted."""
    face: i64 = 0
    while face < FACES - 1:
        place -= (cards >> (BITS * face)) & ONES
        if place < 0:
            return face
        face += 1
    return face


def faces(cards: i64) -> list[int]:
    """The faces, one entry a card, sorted."""
    out: list[int] = []
    face: i64 = 0
    while face < FACES:
        for _ in range(count(cards, face)):
            out.append(int(face))
        face += 1
    return out


def face_name(face: i64) -> Message:
    """What a Corruption card shows, in words."""
    return Message("corruption-" + FACE_NAMES[face])


def listed(cards: i64) -> list[object]:
    """The cards in words, as they travel in events: one message for each face that is there."""
    out: list[object] = []
    face: i64 = 0
    while face < FACES:
        if count(cards, face) > 0:
            args: dict[str, object] = {"count": int(count(cards, face)), "face": face_name(face)}
            out.append(Message("corruption-some", args).plain())
        face += 1
    return out


def corruption_icons(cards: i64) -> i64:
    """The Corruption icons on these cards."""
    icons = cards & ONES
    face: i64 = 1
    while face < FACES:
        held = (cards >> (BITS * face)) & ONES
        icons += held if face < 5 else 2 * held
        face += 1
    return icons


def faction_icons(cards: i64, colour: i64) -> i64:
    """The icons of a faction on these cards."""
    return ((cards >> (BITS * (1 + colour))) & ONES) + ((cards >> (BITS * (5 + colour))) & ONES)


def available(state: MerchantsState) -> bool:
    """Whether a Corruption card can be drawn at all; options bought with one need it (MC-330)."""
    return state.corruption != 0 or state.discards != 0


def draw_corruption(state: MerchantsState, player: Player, chance: Chance) -> None:
    """Draw one card into the own supply (MC-316).

    A new deck is made of the discard pile (MC-328); without either nothing is drawn (MC-329).
    """
    if state.corruption == 0:
        if state.discards == 0:
            return
        state.corruption = state.discards
        state.discards = 0
        for other in state.players:
            other.discarded = 0
        if state.events is not None:
            state.events.tell("corruption-reshuffled", {"count": int(size(state.corruption))})
    face = face_at(state.corruption, chance.below(size(state.corruption)))
    unit = bit(BITS * face)
    state.corruption -= unit
    player.corruption += unit
    state.revelations += 1
    if state.events is not None:
        audience = i64(1) << player.seat if player.seat < state.seats else 0
        secrets: dict[str, object] = {"face": FACE_NAMES[face], "what": face_name(face).plain(), "shown": "yes"}
        state.events.whisper("drew-corruption", {"seat": int(player.seat), "shown": "no"}, audience, secrets)


def discard_corruption(state: MerchantsState, player: Player, face: i64) -> None:
    """Put one of the own cards on the face-down discard pile (MC-327)."""
    unit = bit(BITS * face)
    player.corruption -= unit
    player.discarded += unit
    state.discards += unit
    if state.events is not None:
        audience = i64(1) << player.seat if player.seat < state.seats else 0
        secrets: dict[str, object] = {"face": FACE_NAMES[face], "what": face_name(face).plain(), "shown": "yes"}
        state.events.whisper("discarded-corruption", {"seat": int(player.seat), "shown": "no"}, audience, secrets)


@final
class DiscardCorruption(Question):
    """DISCARD: pick own Corruption cards one by one, from `least` to `most` of them, in the order of the faces."""

    __slots__ = ("last", "least", "most")

    def __init__(self, least: i64, most: i64, last: i64) -> None:
        self.least: i64 = least
        self.most: i64 = most
        self.last: i64 = last

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        cards = state.players[seat].corruption
        options: list[i64] = []
        face = self.last
        while face < FACES:
            if (cards >> (BITS * face)) & ONES:
                options.append(DISCARD + face)
            face += 1
        if self.least <= 0 and (options or (state.even_windows and cards != 0)):
            options.append(DONE)  # MC-412: also where only earlier faces are left, so that nobody learns which
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == DONE:
            return
        face = argument_of(option)
        discard_corruption(state, state.players[seat], face)
        if self.most > 1:
            state.push(DiscardCorruption(self.least - 1, self.most - 1, face))

    def run(self, state: MerchantsState, chance: Chance) -> None:
        if state.even_windows:
            seat = state.active
            options = self.options(state, seat)
            if len(options) == 1 and (options[0] == DONE or size(state.players[seat].corruption) > 1):
                state.ask(self, self.seats(state), options)  # MC-412: nobody learns that all cards are alike
                return
        super().run(state, chance)

    def redealt(self, state: MerchantsState, seat: i64, chance: Chance) -> None:
        # MC-360: nobody else knows which face was discarded last
        state.ask(DiscardCorruption(self.least, self.most, 0), state.waiting, None)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-discard", {"most": int(self.most), "least": int(max(self.least, 0))})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(self.most, at + ASKED_LEFT, out)
        put(self.least, at + ASKED_COUNT, out)
