"""The Entertainer as people and bots see it: view, words of options, panel, catalogue, and a rough worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.games.merchants_cove.adventurers import BITS, COLOUR_NAMES, ONES
from covetown.games.merchants_cove.bits import ones
from covetown.games.merchants_cove.fields import byte, write_bits
from covetown.games.merchants_cove.merchant import ARGUMENTS
from covetown.games.merchants_cove.merchants import entertainer_song as song
from covetown.games.merchants_cove.merchants import entertainer_stage as stage
from covetown.games.merchants_cove.merchants.entertainer_bundles import (
    STONE,
    at_hand,
    bundle_words,
    colour,
    payments,
    shown,
    song_card_name,
    value,
)
from covetown.games.merchants_cove.merchants.entertainer_cards import (
    CARDS,
    FIRST_CARD,
    LOWER_VALUE,
    MOVEMENT,
    PALADIN,
    PRICE,
    STONES,
    UPPER_COLOUR,
    UPPER_VALUE,
    EntertainerBoard,
    cards_in,
)
from covetown.games.merchants_cove.merchants.entertainer_fans import PayIcons
from covetown.games.merchants_cove.town_square import card_at
from covetown.games.merchants_cove.townsfolk import TOWNSFOLK
from covetown.kernel import Line, Message, Option, Thing

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import CoveState, Player

KIND_WORDS = ("skill", "impro", "creature")
TINTS = ("red", "green", "blue", "yellow", "paladin")


def ids(mask: i64) -> list[object]:
    return [FIRST_CARD + int(card) for card in cards_in(mask)]


def ident(card: i64) -> int | None:
    return FIRST_CARD + int(card) if card >= 0 else None


def show(state: CoveState, player: Player, own: bool) -> dict[str, object]:
    """The board; the hand only for its owner, except what everybody knows of it (EN-163 to EN-165)."""
    board = stage.board_of(player)
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
        "bard": stage.LOCATION_REFS[board.bard] if board.bard >= 0 else None,
        "visited": [stage.LOCATION_REFS[place] for place in range(9) if (board.visited >> place) & 1]
        if board.bard >= 0
        else [],
        "movement": int(board.movement) if board.bard >= 0 else None,
        "side": (None, "left", "right")[board.side + 1],
        "rogues": int(board.cult) if board.cult > 0 else 0,
        "swan": board.swan,
        "bundles": [shown(board, bundle) for bundle in at_hand(board)] if board.bard >= 0 else [],
    }


def bundle_ref(bundle: i64) -> str:
    if bundle >> 5 == STONE:
        return "stone"
    return f"card:{FIRST_CARD + int(bundle & 31)}"


def describe(state: CoveState, option: i64) -> Option:
    """One of the Entertainer's options in words."""
    argument = option & (ARGUMENTS - 1)
    first = option - argument
    name = stage.OPTION_NAMES[(first - stage.FIRST_KIND) // ARGUMENTS]
    board = stage.singing(state)
    text = Message("option-" + name)
    refs: list[str] = [name]
    if first in (stage.PLAY, stage.DROP, stage.IMPROVISE, stage.NEXT_BRAG, stage.TAKE_CREATURE):
        text = Message("option-" + name, {"card": song_card_name(argument)})
        refs = [f"card:{FIRST_CARD + int(argument)}"]
    elif first == stage.TEMPO:
        text = Message("option-tempo", {"change": ("less", "none", "more")[argument]})
        refs = [f"tempo:{int(argument) - 1}"]
    elif first == stage.SWAN:
        text = Message("option-swan", {"sing": "yes" if argument else "no"})
        refs = ["swan" if argument else "done"]
    elif first in (stage.PLACE, stage.MOVE):
        text = Message("option-" + name, {"location": Message(stage.LOCATION_NAMES[argument])})
        refs = [stage.LOCATION_REFS[argument]]
    elif first == stage.SPEND:
        bundle = argument >> 2
        hue = argument & 3
        gold = value(board, bundle) * ((song.audience(state, board) >> (BITS * hue)) & ONES)
        args: dict[str, object] = {"bundle": bundle_words(board, bundle), "as": COLOUR_NAMES[hue], "amount": int(gold)}
        wild = colour(bundle) == PALADIN
        text = Message("option-spend-as" if wild else "option-spend", args)
        refs = [bundle_ref(bundle), "adventurer:" + COLOUR_NAMES[hue]]
    elif first == stage.SIDE:
        text = Message("option-side", {"side": "right" if argument else "left"})
        refs = ["side:right" if argument else "side:left"]
    elif first == stage.FAN:
        card = card_at(state, argument)
        text = Message("option-fan", {"card": Message("card-" + TOWNSFOLK[card].key)})
        refs = [f"townsfolk:{argument + 1}", f"card:{card}"]
    elif first == stage.RUNE:
        refs = [stage.LOCATION_REFS[board.bard]]
    elif first == stage.WIN_FAN:
        refs = ["town-square"]
    elif first == stage.PAY:
        return pay_words(state, board, option, argument)
    elif first == stage.BUY:
        card = board.impro_top if argument else board.skill_top
        text = Message("option-buy", {"card": song_card_name(card), "amount": int(board.card_price())})
        refs = [f"card:{FIRST_CARD + int(card)}"]
    elif first == stage.CULT:
        text = Message("option-cultists", {"count": int(argument)})
        refs = [f"rogues:{argument}"]
    elif first in (stage.END, stage.FINISH):
        refs = ["done"] if first == stage.END else ["dragon-island"]
    return Option(int(option), name, text, refs)


def pay_words(state: CoveState, board: EntertainerBoard, option: i64, number: i64) -> Option:
    question = state.asking
    sets = question.sets(state) if isinstance(question, PayIcons) else payments(board, 0, -1)
    paid = sets[number]
    words: list[object] = [bundle_words(board, bundle) for bundle in paid]
    refs = [bundle_ref(bundle) for bundle in paid]
    return Option(int(option), "pay", Message("option-pay", {"bundles": words}), refs)


def catalogue() -> dict[str, object]:
    """The 26 cards, by their number in views."""
    cards: dict[str, object] = {}
    for number in range(len(CARDS)):
        card = CARDS[number]
        cards[str(FIRST_CARD + number)] = {
            "key": card.key,
            "code": card.code,
            "kind": KIND_WORDS[card.kind],
            "hourglasses": int(card.hourglasses),
            "upper": {"colour": TINTS[UPPER_COLOUR[number]], "value": int(UPPER_VALUE[number])} if card.upper else None,
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


def number_thing(board: dict[str, object], field: str) -> Thing:
    return Thing(Message("panel-number", {"number": board[field]}), field)


def panel(board: dict[str, object]) -> list[Line]:
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


def feature_names() -> list[tuple[str, int]]:
    """The Entertainer's fields for learners."""
    out = [("volume", 6), ("quarter", 3), ("stones", 3), ("badges", 6), ("movement", 4), ("deck", 20), ("wisps", 1)]
    out += [(f"rune {colour_name}", 1) for colour_name in COLOUR_NAMES]
    out += [(f"bard at {name}", 1) for name in stage.LOCATION_NAMES]
    for zone in ("hand", "song", "spent upper", "spent lower", "brag", "discard"):
        out += [(f"{zone} {card.key}", 1) for card in CARDS]
    return [*out, ("skill top", 26), ("impro top", 26), ("swan", 1)]


def write_features(player: Player, out: BytesWriter) -> None:
    """The values of these fields."""
    board = stage.board_of(player)
    out.append(byte(board.volume))
    out.append(byte(board.quarter))
    out.append(byte(board.stones))
    out.append(byte(board.badges))
    out.append(byte(board.movement))
    out.append(byte(ones(board.deck) + i64(len(board.top))))
    out.append(byte(board.wisps))
    write_bits(board.runes, 4, out)
    write_bits(i64(1) << board.bard if board.bard >= 0 else 0, 9, out)
    write_bits(board.hand, 26, out)
    write_bits(board.song, 26, out)
    write_bits(board.uppers, 26, out)
    write_bits(board.lowers, 26, out)
    write_bits(board.brag, 26, out)
    write_bits(board.discard, 26, out)
    out.append(byte(board.skill_top + 1))
    out.append(byte(board.impro_top + 1))
    out.append(u8(1) if board.swan else u8(0))
