"""The Entertainer's Song: the bard goes from place to place, spends icons, wins fans, places runes, buys and brags."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BITS, COLOUR_NAMES, ONES
from covetown.games.merchants_cove.corruption import draw_corruption
from covetown.games.merchants_cove.feature_bytes import ASKED_COUNT, ASKED_NAMED, ASKED_WHO, asked
from covetown.games.merchants_cove.market import most_cultists
from covetown.games.merchants_cove.merchants.entertainer.board import (
    BRAG,
    BRAG_PRICE,
    BUY,
    CULT,
    END,
    FINISH,
    HALL,
    IMPROVISE,
    ISLAND,
    LOCATION_NAMES,
    LOCATION_REFS,
    LOCATIONS,
    MOVE,
    MOVEMENT,
    PLACE,
    RUNE,
    SIDE,
    SPEND,
    SQUARE,
    WIN_FAN,
    EntertainerBoard,
    board_of,
    singing,
    tell,
)
from covetown.games.merchants_cove.merchants.entertainer.bundles import (
    at_hand,
    bundle_words,
    colour,
    reachable,
    shown,
    spend,
    value,
)
from covetown.games.merchants_cove.merchants.entertainer.cards import (
    CALL_AND_RESPONSE,
    ENCORE,
    FIRST_CARD,
    PALADIN,
    TIP_JAR,
    cards_in,
)
from covetown.games.merchants_cove.merchants.entertainer.creatures import NEXT_CREATURE, finish_island, improvise
from covetown.games.merchants_cove.merchants.entertainer.fans import CHOOSE_FAN, PayIcons
from covetown.games.merchants_cove.merchants.entertainer.stage import audience, fan_spaces, hall_need, island_crowd
from covetown.games.merchants_cove.piers import PIER_NAMES
from covetown.games.merchants_cove.purse import pay_gold
from covetown.games.merchants_cove.steps import Question, Step
from covetown.kernel import Chance, Message, argument_of
from covetown.kernel.bits import ones
from covetown.kernel.counts import put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def begin_song(state: MerchantsState, swan: bool) -> None:
    """Start a Song: all bundles are fresh, the movement is that of the dial's quarter (EN-053)."""
    board = singing(state)
    board.swan = swan
    board.bard = -1
    board.visited = 0
    board.movement = MOVEMENT[board.quarter]
    board.uppers = 0
    board.lowers = 0
    board.improvised = 0
    board.wisps = 0
    board.bragged = False
    if state.events is not None:
        tell(state, "song-begins", {"swan": "yes" if swan else "no", "movement": int(board.movement)})
    state.push(PLACE_BARD)


def go_to(state: MerchantsState, board: EntertainerBoard, location: i64) -> None:
    """The bard comes to a location: a fresh visit begins."""
    board.bard = location
    board.visited |= i64(1) << location
    board.bought = False
    board.acted = False
    board.side = -1
    board.earned = False
    board.finished = False
    board.cult = -1
    if state.events is not None:
        place = Message(LOCATION_NAMES[location]).plain()
        tell(state, "bard-moved", {"location": place, "ref": LOCATION_REFS[location]})


@final
class PlaceBard(Question):
    """PLACE: where the Song begins (EN-170)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [PLACE + location for location in range(9)]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        go_to(state, singing(state), option - PLACE)
        state.push(SING)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        board = singing(state)
        return Message("prompt-place", {"movement": int(board.movement), "swan": "yes" if board.swan else "no"})


def spendable(bundles: list[i64], crowd: i64) -> list[i64]:
    """Every bundle as every colour of which somebody counts (EN-101, EN-130), as bundle * 4 + colour."""
    found: list[i64] = []
    for bundle in bundles:
        tint = colour(bundle)
        if tint == PALADIN:
            hue: i64 = 0
            while hue < 4:
                if (crowd >> (BITS * hue)) & ONES:
                    found.append(bundle * 4 + hue)
                hue += 1
        elif (crowd >> (BITS * tint)) & ONES:
            found.append(bundle * 4 + tint)
    return found


def cult_open(state: MerchantsState, board: EntertainerBoard) -> bool:
    """Whether Rogues of this pier could still be let in: in a swan song, before a visit's first bundle (EN-082)."""
    return board.swan and board.bard < 3 and board.cult < 0 and most_cultists(state, board.bard) > 0


@final
class Sing(Question):
    """SONG: everything the bard may do at the present location, move on, or end the Song (EN-171)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        player = state.players[seat]
        board = board_of(player)
        options: list[i64] = []
        bard = board.bard
        if bard < 3:
            crowd = audience(state, board)
            if cult_open(state, board):
                crowd |= 1 + (1 << 6) + (1 << 12) + (1 << 18)
            for found in spendable(at_hand(board), crowd):
                options.append(SPEND + found)
            if not board.bought and player.gold >= board.card_price():  # EN-103, EN-104
                if board.skill_top >= 0:
                    options.append(BUY)
                if board.impro_top >= 0:
                    options.append(BUY + 1)
        elif bard == SQUARE:
            if not board.acted and board.badges > 0 and fan_spaces(state, board):
                if reachable(board, 1 + ones(board.fans), -1):  # EN-110
                    options.append(WIN_FAN)
        elif bard < ISLAND:
            hall = bard - HALL
            if not (board.runes >> hall) & 1 and reachable(board, hall_need(state, hall), hall):
                options.append(RUNE)
        elif board.runes != 0 and not board.finished:  # EN-123
            bundles = at_hand(board)
            if board.side < 0:
                if spendable(bundles, island_crowd(state, board, 0)):
                    options.append(SIDE)
                if spendable(bundles, island_crowd(state, board, 1)):
                    options.append(SIDE + 1)
            else:
                for found in spendable(bundles, audience(state, board)):
                    options.append(SPEND + found)
                options.append(FINISH)
        song = board.song & ~board.improvised
        if (song >> ENCORE) & 1:
            options.append(IMPROVISE + ENCORE)
        if (song >> CALL_AND_RESPONSE) & 1:
            options.append(IMPROVISE + CALL_AND_RESPONSE)
        if (song >> TIP_JAR) & 1 and board.skills_in_song() > 0:
            options.append(IMPROVISE + TIP_JAR)
        if board.volume >= BRAG_PRICE and board.brag != 0 and not board.bragged:  # EN-135, EN-139, EN-141
            options.append(BRAG)
        if board.movement > 0:
            location: i64 = 0
            while location < LOCATIONS:
                if not (board.visited >> location) & 1:
                    options.append(MOVE + location)
                location += 1
        options.append(END)
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        board = board_of(player)
        argument = argument_of(option)
        kind = option - argument
        if kind == END:
            state.push(END_SONG)
            finish_island(state, board)
            return
        state.push(SING)
        if kind == SPEND:
            if cult_open(state, board):
                state.push(ChooseCult(argument))
            else:
                spend_for_gold(state, player, board, argument)
        elif kind == MOVE:
            board.movement -= 1
            if state.events is not None and board.bard == ISLAND:  # a Creature may be taken before the bard arrives
                place = Message(LOCATION_NAMES[argument]).plain()
                tell(state, "bard-sets-out", {"location": place, "ref": LOCATION_REFS[argument]})
            state.push(ARRIVE[argument])
            finish_island(state, board)
        elif kind == BUY:
            buy(state, player, board, argument, chance)
        elif kind == WIN_FAN:
            state.push(CHOOSE_FAN)
        elif kind == RUNE:
            state.push(PayIcons(-1))
        elif kind == SIDE:
            board.side = argument
            if state.events is not None:
                tell(state, "chose-side", {"side": "right" if argument else "left"})
        elif kind == FINISH:
            finish_island(state, board)
        elif kind == IMPROVISE:
            improvise(state, player, board, argument)
        else:
            board.volume -= BRAG_PRICE
            board.bragged = True
            board.bragging = board.brag
            board.brag = 0
            if state.events is not None:
                tell(state, "bragged", {"cards": [FIRST_CARD + int(card) for card in cards_in(board.bragging)]})
            state.push(NEXT_CREATURE)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        board = singing(state)
        args: dict[str, object] = {"location": Message(LOCATION_NAMES[board.bard]), "movement": int(board.movement)}
        args["volume"] = int(board.volume)
        return Message("prompt-song", args)


def spend_for_gold(state: MerchantsState, player: Player, board: EntertainerBoard, choice: i64) -> None:
    """Spend a bundle for gold: its icons times the Adventurers of the colour it is spent as (EN-099, EN-125)."""
    bundle = choice >> 2
    hue = choice & 3
    gold = value(board, bundle) * ((audience(state, board) >> (BITS * hue)) & ONES)
    if state.events is not None:
        facts = shown(board, bundle)
        facts["as"] = COLOUR_NAMES[hue]
        facts["what"] = bundle_words(board, bundle).plain()
        facts["amount"] = int(gold)
        tell(state, "sang-for-gold", facts)
    spend(board, bundle)
    player.gold += gold
    if board.bard < 3:
        board.cult = max(board.cult, 0)
    elif gold > 0:
        board.earned = True


@final
class ChooseCult(Question):
    """CULT: how many Rogues count as Adventurers of every colour in this visit of a swan song (EN-176)."""

    __slots__ = ("choice",)

    def __init__(self, choice: i64) -> None:
        self.choice: i64 = choice

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        board = singing(state)
        real = (state.piers[board.bard] >> (BITS * (self.choice & 3))) & ONES
        rogues: i64 = 0 if real > 0 else 1
        most = most_cultists(state, board.bard)
        options: list[i64] = []
        while rogues <= most:
            options.append(CULT + rogues)
            rogues += 1
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        board = board_of(player)
        board.cult = option - CULT
        if state.events is not None and board.cult > 0:
            tell(state, "let-rogues-in", {"count": int(board.cult)})
        left = board.cult
        while left > 0:
            draw_corruption(state, player, chance)
            left -= 1
        spend_for_gold(state, player, board, self.choice)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-cultists", {"pier": Message("pier-" + PIER_NAMES[singing(state).bard])})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        bundle = self.choice >> 2
        out[at + ASKED_WHO + (self.choice & 3)] = 1
        out[at + ASKED_NAMED + (bundle >> 5)] = 1
        put((bundle & 31) + 1, at + ASKED_COUNT, out)


def buy(state: MerchantsState, player: Player, board: EntertainerBoard, stack: i64, chance: Chance) -> None:
    """Buy the top card of a stack: it goes face-down on the deck, and the next is seen (EN-103 to EN-107)."""
    pay_gold(state, player, board.card_price(), "card")
    board.bought = True
    bought = board.impro_top if stack else board.skill_top
    rest = board.impro_stack if stack else board.skill_stack
    board.top = (int(bought), *board.top)
    fresh: i64 = -1
    if rest != 0:
        cards = cards_in(rest)
        fresh = cards[chance.below(i64(len(cards)))]
        rest &= ~(i64(1) << fresh)
        state.revelations += 1
    if stack:
        board.impro_top = fresh
        board.impro_stack = rest
    else:
        board.skill_top = fresh
        board.skill_stack = rest
    if state.events is not None:
        tell(state, "bought-card", {"card": FIRST_CARD + int(bought)})
        if fresh >= 0:
            tell(state, "stack-shows", {"card": FIRST_CARD + int(fresh), "stack": "impro" if stack else "skill"})


@final
class ArriveAt(Step):
    """The bard comes to the next location."""

    __slots__ = ("location",)

    def __init__(self, location: i64) -> None:
        self.location: i64 = location

    def run(self, state: MerchantsState, chance: Chance) -> None:
        go_to(state, singing(state), self.location)


@final
class EndSong(Step):
    """The Song is over: the bard goes home, unspent icons are lost (EN-063, EN-064)."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        board = singing(state)
        board.bard = -1
        board.wisps = 0
        if state.events is not None:
            tell(state, "song-ends", {})
        if board.swan:
            board.swan = False
            clear_song_zone(state, board)


def clear_song_zone(state: MerchantsState, board: EntertainerBoard) -> None:
    """All cards of the song zone are discarded (EN-068, EN-080)."""
    if state.events is not None and board.song != 0:
        tell(state, "song-zone-cleared", {"cards": [FIRST_CARD + int(card) for card in cards_in(board.song)]})
    board.discard |= board.song
    board.song = 0


PLACE_BARD: Final = PlaceBard()
SING: Final = Sing()
ARRIVE: Final[list[ArriveAt]] = [ArriveAt(location) for location in range(9)]
END_SONG: Final = EndSong()
