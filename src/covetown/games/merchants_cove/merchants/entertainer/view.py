"""The Entertainer's shop as a person sees it: the board in a view, answers in words, the panel, and the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BITS, COLOUR_NAMES, ONES
from covetown.games.merchants_cove.merchant import MerchantView
from covetown.games.merchants_cove.merchants.entertainer.board import (
    BUY,
    CULT,
    DROP,
    END,
    FAN,
    FINISH,
    FIRST,
    IMPROVISE,
    LOCATION_NAMES,
    LOCATION_REFS,
    MOVE,
    MOVEMENT,
    NEXT_BRAG,
    OPTION_NAMES,
    PLACE,
    PLAY,
    RUNE,
    SIDE,
    SPEND,
    STONES,
    SWAN,
    TAKE_CREATURE,
    TEMPO,
    WIN_FAN,
    board_of,
)
from covetown.games.merchants_cove.merchants.entertainer.bundles import (
    at_hand,
    bundle_ref,
    bundle_words,
    colour,
    shown,
    song_card_name,
    value,
)
from covetown.games.merchants_cove.merchants.entertainer.cards import (
    CARDS,
    FIRST_CARD,
    LOWER_VALUE,
    PALADIN,
    PRICE,
    UPPER_COLOUR,
    UPPER_VALUE,
    cards_in,
)
from covetown.games.merchants_cove.merchants.entertainer.stage import audience
from covetown.games.merchants_cove.town.square import card_at
from covetown.games.merchants_cove.town.townsfolk import TOWNSFOLK
from covetown.kernel import Line, Message, Option, Thing, argument_of, kind_number
from covetown.kernel.bits import ones

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

KIND_WORDS = ("skill", "impro", "creature")
TINTS = ("red", "green", "blue", "yellow", "paladin")


def ids(mask: i64) -> list[object]:
    return [FIRST_CARD + int(card) for card in cards_in(mask)]


def ident(card: i64) -> int | None:
    return FIRST_CARD + int(card) if card >= 0 else None


def card_things(found: object) -> list[Thing]:
    if not isinstance(found, list):
        return []
    things: list[Thing] = []
    for entry in found:
        if not isinstance(entry, int):
            continue
        key = CARDS[entry - FIRST_CARD].key if entry >= FIRST_CARD else TOWNSFOLK[entry].key
        things.append(Thing(Message("card-" + key), f"card:{entry}", "card", Message("card-" + key + ".text")))
    return things


@final
class EntertainerView(MerchantView):
    """The Entertainer's shop as a person sees it."""

    def drawn(self) -> bool:
        return True

    def show(self, state: MerchantsState, player: Player, own: bool) -> dict[str, object]:
        """The board; the hand only for its owner, except what everybody knows of it (EN-163 to EN-165)."""
        board = board_of(player)
        return {
            "hand": ids(board.hand) if own else None,
            "hand_size": int(ones(board.hand)),
            "hand_known": ids(board.known),
            "hand_limit": int(board.hand_limit()),
            "deck": int(ones(board.deck)) + len(board.top),
            "deck_top": [FIRST_CARD + card for card in board.top],
            "discard": ids(board.discard),
            "discard_top": ident(board.dropped),
            "song": ids(board.song),
            "brag": ids(board.brag),
            "bragging": ids(board.bragging),
            "island": ids(board.island),
            "skill_stack": {"top": ident(board.skill_top), "below": int(ones(board.skill_stack))},
            "impro_stack": {"top": ident(board.impro_top), "below": int(ones(board.impro_stack))},
            "card_price": int(board.card_price()),
            "volume": int(board.volume),
            "quarter": int(board.quarter),
            "movement_values": list(MOVEMENT),
            "stones": int(board.stones),
            "stones_left": int(STONES - board.stones),
            "badges": int(board.badges),
            "runes": [COLOUR_NAMES[hall] for hall in range(4) if (board.runes >> hall) & 1],
            "fans": [int(card) for card in cards_in(board.fans)],
            "beside": [int(card) for card in cards_in(board.beside)],
            "bard": LOCATION_REFS[board.bard] if board.bard >= 0 else None,
            "visited": [LOCATION_REFS[place] for place in range(9) if (board.visited >> place) & 1]
            if board.bard >= 0
            else [],
            "movement": int(board.movement) if board.bard >= 0 else None,
            "side": (None, "left", "right")[board.side + 1],
            "rogues": int(board.cult) if board.cult > 0 else 0,
            "swan": board.swan,
            "bundles": [shown(board, bundle) for bundle in at_hand(board)] if board.bard >= 0 else [],
        }

    def describe(self, state: MerchantsState, player: Player, option: i64) -> Option:
        argument = argument_of(option)
        first = option - argument
        name = OPTION_NAMES[kind_number(option) - FIRST]
        board = board_of(player)
        text = Message("option-" + name)
        refs: list[str] = [name]
        if first in (PLAY, DROP, IMPROVISE, NEXT_BRAG, TAKE_CREATURE):
            text = Message("option-" + name, {"card": song_card_name(argument)})
            refs = [f"card:{FIRST_CARD + int(argument)}"]
        elif first == TEMPO:
            text = Message("option-tempo", {"change": ("less", "none", "more")[argument]})
            refs = [f"tempo:{int(argument) - 1}"]
        elif first == SWAN:
            text = Message("option-swan", {"sing": "yes" if argument else "no"})
            refs = ["swan" if argument else "done"]
        elif first in (PLACE, MOVE):
            text = Message("option-" + name, {"location": Message(LOCATION_NAMES[argument])})
            refs = [LOCATION_REFS[argument]]
        elif first == SPEND:
            bundle = argument >> 2
            hue = argument & 3
            gold = value(board, bundle) * ((audience(state, board) >> (BITS * hue)) & ONES)
            args: dict[str, object] = {
                "bundle": bundle_words(board, bundle),
                "as": COLOUR_NAMES[hue],
                "amount": int(gold),
            }
            wild = colour(bundle) == PALADIN
            text = Message("option-spend-as" if wild else "option-spend", args)
            refs = [bundle_ref(bundle), "adventurer:" + COLOUR_NAMES[hue]]
        elif first == SIDE:
            text = Message("option-side", {"side": "right" if argument else "left"})
            refs = ["side:right" if argument else "side:left"]
        elif first == FAN:
            card = card_at(state, argument)
            text = Message("option-fan", {"card": Message("card-" + TOWNSFOLK[card].key)})
            refs = [f"townsfolk:{argument + 1}", f"card:{card}"]
        elif first == RUNE:
            refs = [LOCATION_REFS[board.bard]]
        elif first == WIN_FAN:
            refs = ["town-square"]
        elif first == BUY:
            card = board.impro_top if argument else board.skill_top
            text = Message("option-buy", {"card": song_card_name(card), "amount": int(board.card_price())})
            refs = [f"card:{FIRST_CARD + int(card)}"]
        elif first == CULT:
            text = Message("option-cultists", {"count": int(argument)})
            refs = [f"rogues:{argument}"]
        elif first in (END, FINISH):
            refs = ["done"] if first == END else ["dragon-island"]
        return Option(int(option), name, text, refs)

    def panel(self, board: dict[str, object]) -> list[Line]:
        """The board in rows of text."""
        lines: list[Line] = []
        hand = card_things(board["hand"])
        if not hand:
            hand = [Thing(Message("panel-hidden-cards", {"count": board["hand_size"]}), "hand")]
            hand.extend(card_things(board["hand_known"]))
        lines.append(Line(Message("panel-song-hand", {"limit": board["hand_limit"]}), hand))
        lines.append(Line(Message("panel-song-zone"), card_things(board["song"])))
        lines.append(Line(Message("panel-brag-zone"), card_things(board["brag"])))
        stats: dict[str, object] = {name: board[name] for name in ("volume", "stones", "badges", "card_price")}
        stats["quarter"] = board["quarter"]
        runes = board["runes"]
        assert isinstance(runes, list)
        things = [Thing(Message("panel-song-numbers", stats), "dial")]
        things.extend(Thing(Message("panel-rune", {"colour": rune}), f"hall:{rune}", str(rune)) for rune in runes)
        lines.append(Line(Message("panel-song-board"), things))
        lines.append(Line(Message("panel-fans"), card_things(board["fans"])))
        lines.append(Line(Message("panel-island"), card_things(board["island"])))
        for field in ("skill_stack", "impro_stack"):
            stack = board[field]
            assert isinstance(stack, dict)
            tops = card_things([stack["top"]])
            tops.append(Thing(Message("panel-below", {"count": stack["below"]})))
            lines.append(Line(Message("panel-" + field.replace("_", "-")), tops))
        piles: dict[str, object] = {"deck": board["deck"]}
        discard = board["discard"]
        assert isinstance(discard, list)
        piles["discard"] = len(discard)
        lines.append(Line(Message("panel-song-piles"), [Thing(Message("panel-song-piles-text", piles), "deck")]))
        return lines

    def catalogue(self) -> dict[str, object]:
        """The 26 cards, by their number in views."""
        cards: dict[str, object] = {}
        for number in range(len(CARDS)):
            card = CARDS[number]
            cards[str(FIRST_CARD + number)] = {
                "key": card.key,
                "code": card.code,
                "kind": KIND_WORDS[card.kind],
                "hourglasses": int(card.hourglasses),
                "upper": {"colour": TINTS[UPPER_COLOUR[number]], "value": int(UPPER_VALUE[number])}
                if card.upper
                else None,
                "lower": {
                    "colour": TINTS["RGBYP".index(card.lower[0])],
                    "value": int(LOWER_VALUE[number]),
                    "price": int(PRICE[number]),
                }
                if card.lower
                else None,
                "volume": int(card.volume),
                "corruption": int(card.corruption),
            }
        return {"cards": cards}
