"""The Entertainer's shop: a song is composed card by card, and the clock gives time to rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.clock import advance
from covetown.games.merchants_cove.corruption import available, draw_corruption
from covetown.games.merchants_cove.merchant import Merchant, ShopBoard
from covetown.games.merchants_cove.merchants.entertainer.board import (
    BADGES,
    DROP,
    PLAY,
    STONES,
    SWAN,
    TEMPO,
    EntertainerBoard,
    board_of,
    singing,
    tell,
)
from covetown.games.merchants_cove.merchants.entertainer.cards import (
    ALL_CARDS,
    CARDS,
    CREATURES,
    FIRST_CARD,
    IMPRO_STACK,
    ISLAND_STACK,
    SKILL_STACK,
    SKILLS,
    STARTING_DECK,
    cards_in,
)
from covetown.games.merchants_cove.merchants.entertainer.song import begin_song, clear_song_zone
from covetown.games.merchants_cove.purse import gain_gold
from covetown.games.merchants_cove.steps import Question, Step
from covetown.games.merchants_cove.town.townsfolk import sponsorship
from covetown.kernel import Chance, Message
from covetown.kernel.bits import bit, ones

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def random_card(cards: i64, chance: Chance) -> i64:
    """One of these cards, all equally likely."""
    found = cards_in(cards)
    return found[chance.below(i64(len(found)))]


def draw_card(state: MerchantsState, player: Player, board: EntertainerBoard, chance: Chance) -> bool:
    """Draw the next card to its place (EN-072); False if deck and discard pile are empty (EN-074)."""
    seen = False
    if board.top:
        card = i64(board.top[0])
        board.top = board.top[1:]
        seen = True
    else:
        if board.deck == 0:
            if board.discard == 0:
                return False
            board.deck = board.discard  # EN-073
            board.discard = 0
            board.dropped = -1
            board.known = board.hand  # whoever counted the cards knows what was left in the hand
            if state.events is not None:
                tell(state, "song-deck-reshuffled", {"count": int(ones(board.deck))})
        card = random_card(board.deck, chance)
        board.deck &= ~(i64(1) << card)
    mask = i64(1) << card
    state.revelations += 1
    if SKILLS & mask:
        board.hand |= mask
        if seen:
            board.known |= mask
        if state.events is not None:
            facts: dict[str, object] = {"seat": int(player.seat), "shown": "yes" if seen else "no"}
            if seen:
                facts["card"] = FIRST_CARD + int(card)
                state.events.tell("drew-song-card", facts)
            else:
                secrets: dict[str, object] = {"card": FIRST_CARD + int(card), "shown": "yes"}
                state.events.whisper("drew-song-card", facts, i64(1) << player.seat, secrets)
        return True
    if CREATURES & mask:
        board.brag |= mask
    else:
        board.song |= mask
    if state.events is not None:
        place = "brag" if CREATURES & mask else "song"
        state.events.tell("turned-up", {"seat": int(player.seat), "card": FIRST_CARD + int(card), "zone": place})
    return True


def fill_hand(state: MerchantsState, player: Player, board: EntertainerBoard, chance: Chance) -> None:
    """Draw until the hand holds as many Skill cards as the hand limit (EN-071)."""
    while ones(board.hand) < board.hand_limit():
        if not draw_card(state, player, board, chance):
            return


def leave_hand(state: MerchantsState, board: EntertainerBoard, mask: i64) -> None:
    """A hand card is laid open; unless everybody knew it, that cannot be taken back (MC-387)."""
    if board.known & mask == 0:
        state.revelations += 1
    board.hand &= ~mask
    board.known &= ~mask


@final
class PlayCard(Question):
    """PLAY: the hand card that goes to the song zone (EN-166)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [PLAY + card for card in cards_in(singing(state).hand)]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        board = singing(state)
        mask = i64(1) << (option - PLAY)
        leave_hand(state, board, mask)
        board.song |= mask
        if state.events is not None:
            tell(state, "played-card", {"card": FIRST_CARD + int(option - PLAY)})
        state.push(DROP_CARD)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-play")


@final
class DropCard(Question):
    """DROP: another hand card that goes to the discard pile and sets the tempo (EN-167)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [DROP + card for card in cards_in(singing(state).hand)]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        board = singing(state)
        card = option - DROP
        mask = i64(1) << card
        leave_hand(state, board, mask)
        board.discard |= mask
        board.dropped = card
        if state.events is not None:
            tell(state, "dropped-card", {"card": FIRST_CARD + int(card)})
        state.push(TURN_DIAL)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-drop")


@final
class TurnDial(Question):
    """TEMPO: turn the dial by the hourglasses, or 1 quarter more or less for a Corruption card (EN-168)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        options: list[i64] = [TEMPO + 1]
        if available(state):
            options.append(TEMPO + 2)
            if CARDS[singing(state).dropped].hourglasses >= 2:
                options.append(TEMPO)
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        board = board_of(player)
        card = CARDS[board.dropped]
        more = option - TEMPO - 1
        if more != 0:
            draw_corruption(state, player, chance)  # EN-043
        turned = board.quarter + card.hourglasses + more
        board.quarter = turned & 3
        board.raise_volume(card.volume)  # EN-044
        if state.events is not None:
            facts: dict[str, object] = {"quarters": int(card.hourglasses + more), "quarter": int(board.quarter)}
            facts["volume"] = int(board.volume)
            tell(state, "turned-dial", facts)
        left = card.corruption
        while left > 0:
            draw_corruption(state, player, chance)
            left -= 1
        rest(state, card.hourglasses)
        if turned >= 4:  # EN-046
            board.sang = True
            begin_song(state, False)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-tempo", {"hourglasses": int(CARDS[singing(state).dropped].hourglasses)})


def rest(state: MerchantsState, hours: i64) -> None:
    """Rest: the clock first, then the song zone and the hand (EN-065 to EN-071)."""
    state.push(FINISH_REST)
    state.push(advance(hours))


@final
class FinishRest(Step):
    """After the clock: the song zone is cleared if a Song took place, and the hand is filled (EN-068, EN-071)."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        player = state.players[state.active]
        board = board_of(player)
        if board.sang:
            board.sang = False
            clear_song_zone(state, board)
        fill_hand(state, player, board, chance)


@final
class ChooseSwan(Question):
    """SWAN: sing one more Song before the market opens, or not (EN-169)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [SWAN, SWAN + 1]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option != SWAN:
            begin_song(state, True)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-swan")


PLAY_CARD: Final = PlayCard()
DROP_CARD: Final = DropCard()
TURN_DIAL: Final = TurnDial()
FINISH_REST: Final = FinishRest()
CHOOSE_SWAN: Final = ChooseSwan()


@final
class Entertainer(Merchant):
    """A bard without Goods who replaces the whole turn (EN-002, EN-036)."""

    def new_board(self) -> ShopBoard:
        return EntertainerBoard()

    def set_up(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        board = board_of(player)
        board.deck = STARTING_DECK
        board.island = ISLAND_STACK
        board.impro_top = random_card(IMPRO_STACK, chance)
        board.impro_stack = IMPRO_STACK & ~(i64(1) << board.impro_top)
        board.skill_top = random_card(SKILL_STACK, chance)
        board.skill_stack = SKILL_STACK & ~(i64(1) << board.skill_top)
        board.badges = BADGES
        state.active = player.seat
        if state.events is not None:
            tell(state, "stack-shows", {"card": FIRST_CARD + int(board.impro_top), "stack": "impro"})
            tell(state, "stack-shows", {"card": FIRST_CARD + int(board.skill_top), "stack": "skill"})
        fill_hand(state, player, board, chance)  # EN-034

    def turn(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        hand = ones(board_of(player).hand)
        if hand >= 2:
            state.push(PLAY_CARD)
        elif hand == 1:
            state.push(DROP_CARD)  # EN-048
        else:
            rest(state, 1)  # EN-049

    def open_market(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        state.push(CHOOSE_SWAN)

    def card_recruited(self, state: MerchantsState, player: Player, card: i64, seat: i64) -> None:
        if (board_of(player).fans >> card) & 1:  # EN-146
            gold = sponsorship(card, state.halls)
            gain_gold(state, player, gold, "fan")
            gain_gold(state, state.players[seat], gold, "fan")

    def takes_discard(self, state: MerchantsState, player: Player, card: i64) -> bool:
        board = board_of(player)
        if not (board.fans >> card) & 1:
            return False
        board.beside |= bit(card)  # EN-150
        if state.events is not None:
            state.events.tell("fan-kept", {"seat": int(player.seat), "card": int(card)})
        gain_gold(state, player, sponsorship(card, state.halls), "fan")
        return True

    def final_gold(self, state: MerchantsState, player: Player) -> i64:
        gold: i64 = 0
        for card in cards_in(board_of(player).fans):
            gold += sponsorship(card, state.halls)  # EN-153, EN-156
        return gold

    def kept_townsfolk(self, state: MerchantsState, player: Player) -> list[int]:
        return [int(card) for card in cards_in(board_of(player).beside)]

    def redeal(self, state: MerchantsState, player: Player, own: bool, chance: Chance) -> None:
        if own:
            return
        board = board_of(player)
        secret = board.hand & ~board.known
        pool = (secret | board.deck) & SKILLS
        board.deck |= secret
        board.hand &= board.known
        left = ones(secret)
        while left > 0:
            mask = i64(1) << random_card(pool, chance)
            pool &= ~mask
            board.deck &= ~mask
            board.hand |= mask
            left -= 1

    def faults(self, state: MerchantsState, player: Player) -> list[str]:
        board = board_of(player)
        found: list[str] = []
        top: i64 = 0
        count: i64 = 0
        for card in board.top:
            top |= i64(1) << card
            count += 1
        piles = [board.hand, board.deck, top, board.discard, board.song, board.brag, board.bragging, board.island]
        piles.extend([board.skill_stack, board.impro_stack])
        for shown in (board.skill_top, board.impro_top):
            if shown >= 0:
                piles.append(i64(1) << shown)
        union: i64 = 0
        total: i64 = 0
        for pile in piles:
            union |= pile
            total += ones(pile)
        if union != ALL_CARDS or total != 26 or count != ones(top):
            found.append(f"the Entertainer has {total} cards, {ones(union)} different ones")
        if board.hand & ~SKILLS:
            found.append("the Entertainer holds something that is not a Skill card")
        if board.known & ~board.hand:
            found.append("a known hand card is not in the hand")
        if not 0 <= board.volume <= 6 or not 0 <= board.stones <= STONES or not 0 <= board.quarter <= 3:
            found.append("volume, stones or dial are out of range")
        if ones(board.fans) + board.badges != BADGES or board.beside & ~board.fans:
            found.append("badges and fans do not agree")
        return found
