"""Questions and answers as a person sees them: each option with its words and the things it points at on the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import (
    CONSORT,
    CROWS_NEST,
    FIRST_PARROT,
    FOND_FAREWELL,
    GOING_ON_THE_ACCOUNT,
    GRAPESHOT_ATTACK,
    MASTERCRAFT,
    POWDER_KEG,
    PRIVATEERING_COMMISSION,
    ROYAL_NAVY_INTERCEPT,
    SECRET_MAP,
    SIX_GUN_SALUTE,
    TREASURE_OVERBOARD,
)
from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.cards.volley import WITH_GRAPESHOT, WITH_KEG, WITH_SALUTE
from covetown.games.pirates_cove.combat.ledger import LEGEND_SIDE, NAVY_SIDE
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.mat import SECTIONS, level_in, price_into
from covetown.games.pirates_cove.options import (
    ACCOUNT,
    AIM,
    AIM_NAVY,
    ATTACH,
    BATTLE,
    BURY,
    BURY_CHESTS,
    BURY_GOLD,
    BUY,
    CHESTS,
    COVE_CARDS,
    COVE_GOLD,
    END_TURN,
    FIRE,
    FLEE,
    KEEP_PARROT,
    KEGS,
    MEND,
    NO_SECTION,
    PASS,
    PLAY_COMMISSION,
    PLAY_CONSORT,
    PLAY_FAREWELL,
    PLAY_INTERCEPT,
    PLAY_MAP,
    PLAY_NEST,
    RAISE,
    RAISE_TWICE,
    RELOAD,
    RIG,
    RIG_ANEW,
    RIG_DONE,
    SAIL,
    SAIL_BOTH,
    TAKE_PARROT,
)
from covetown.games.pirates_cove.ship import island_name
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Question
from covetown.kernel.decision import Decision, Option
from covetown.kernel.message import Message
from covetown.kernel.packing import argument_of, kind_start

SIMPLE: Final[dict[int, tuple[str, str]]] = {
    int(PASS): ("pass", "pass"),
    int(RIG_ANEW): ("rig_anew", "anew"),
    int(RIG_DONE): ("rig_done", "done"),
    int(FLEE): ("flee", "flee"),
    int(RELOAD): ("reload", "pass"),
    int(COVE_CARDS): ("cove_cards", "tavern"),
    int(COVE_GOLD): ("cove_gold", "bank"),
    int(END_TURN): ("end_turn", "done"),
    int(BUY): ("buy", "tavern"),
    int(BURY): ("bury", "bury"),
}


def section_name(section: int) -> Message:
    """A section's name."""
    return Message("section-" + SECTIONS[section])


def ship_args(state: PiratesState, ship: int) -> dict[str, object]:
    """How a message names a ship that is pointed at."""
    return {"other": int(state.owner(ship)), "other_mark": state.mark_of(ship)}


def decision(state: PiratesState, seat: int) -> Decision:
    """The question a seat has before it."""
    question = state.asking
    assert question is not None
    options = [describe(state, seat, option) for option in state.options(seat)]
    alone = len(options) == 1  # PC-593: what has one answer is asked only so that nothing is told by not asking
    return Decision(seat, question.kind(state, seat), question.prompt(state, seat), options, question.secret(), alone)


def describe(state: PiratesState, seat: int, option: i64) -> Option:
    """One answer with its words and what it points at."""
    question = state.asking
    assert question is not None
    return described(state, question, int(question.ship(state, seat)), int(option))


def described(state: PiratesState, question: Question, ship: int, option: int) -> Option:
    """An answer of a ship's captain, by its kind."""
    kind = int(kind_start(option))
    arg = int(argument_of(option))
    simple = SIMPLE.get(kind)
    if simple is not None:
        name, ref = simple
        return Option(option, name, Message("option-" + name.replace("_", "-"), {"gold": 2}), [ref])
    if PLAY_CONSORT <= kind <= PLAY_FAREWELL:
        return event_option(state, option, kind, arg)
    if kind in (SAIL, SAIL_BOTH):
        return course_option(option, kind, arg)
    if kind in (BATTLE, FIRE, KEGS):
        return card_option(option, kind, arg)
    if kind in (AIM, AIM_NAVY):
        return target_option(state, option, arg)
    if kind in (KEEP_PARROT, TAKE_PARROT):
        return parrot_option(state, ship, int(question.card_aside(state)), option, kind)
    if kind == BURY_CHESTS:
        return Option(option, "bury_chests", Message("option-bury-chests", {"amount": arg}), [f"amount:{arg}"])
    if kind == BURY_GOLD:
        args: dict[str, object] = {"amount": 3 * arg, "fame": arg}
        return Option(option, "bury_gold", Message("option-bury-gold", args), [f"amount:{arg}"])
    return section_option(state, ship, option, kind, arg)


def event_option(state: PiratesState, option: int, kind: int, arg: int) -> Option:
    """An event card submitted in a window."""
    if kind == PLAY_MAP:
        return Option(option, "play", Message("option-secret-map", {}), [f"hand:{SECRET_MAP}"])
    if kind in (PLAY_CONSORT, PLAY_NEST):
        face = int(CONSORT if kind == PLAY_CONSORT else CROWS_NEST)
        text = Message("option-consort" if kind == PLAY_CONSORT else "option-crows-nest", ship_args(state, arg))
        return Option(option, "play", text, [f"hand:{face}", f"seat:{arg}"])
    island = arg & 7
    where: dict[str, object] = {"island": island_name(island)}
    if kind == PLAY_INTERCEPT:
        refs = [f"hand:{ROYAL_NAVY_INTERCEPT}", f"island:{island}"]
        return Option(option, "play", Message("option-intercept", where), refs)
    if kind == PLAY_COMMISSION:
        where["squadron"] = (arg >> 3) + 1
        refs = [f"hand:{PRIVATEERING_COMMISSION}", f"navy:{arg >> 3}", f"island:{island}"]
        return Option(option, "play", Message("option-commission", where), refs)
    refs = [f"hand:{FOND_FAREWELL}", f"island:{island}"]
    return Option(option, "play", Message("option-farewell", where), refs)


def course_option(option: int, kind: int, arg: int) -> Option:
    """A destination, or the destinations of two ships."""
    if kind == SAIL:
        return Option(option, "sail", Message("option-sail", {"island": island_name(arg)}), [f"island:{arg}"])
    first, second = arg >> 3, arg & 7
    text = Message("option-sail-both", {"island": island_name(first), "other_island": island_name(second)})
    return Option(option, "sail", text, [f"island:{first}", f"island:{second}"])


def card_option(option: int, kind: int, arg: int) -> Option:
    """A battle card, a volley with its cards, or powder kegs."""
    if kind == BATTLE:
        face, chests = arg // int(CHESTS), arg % int(CHESTS)
        if face == TREASURE_OVERBOARD:
            refs = [f"hand:{face}", f"amount:{chests}"]
            return Option(option, "battle", Message("option-overboard", {"amount": chests}), refs)
        return Option(option, "battle", Message("option-battle", {"card": CARDS[face].name()}), [f"hand:{face}"])
    if kind == KEGS:
        if arg == 0:
            return Option(option, "pass", Message("option-no-keg", {}), ["pass"])
        refs = [f"hand:{POWDER_KEG}", f"amount:{arg}"]
        return Option(option, "kegs", Message("option-kegs", {"amount": arg}), refs)
    faces: list[int] = []
    if arg & WITH_GRAPESHOT:
        faces.append(int(GRAPESHOT_ATTACK))
    if arg & WITH_SALUTE:
        faces.append(int(SIX_GUN_SALUTE))
    kegs = arg // int(WITH_KEG)
    faces += [int(POWDER_KEG)] * kegs
    if not faces:
        return Option(option, "fire", Message("option-fire", {}), ["fire"])
    names: list[object] = [CARDS[face].name() for face in faces]
    return Option(
        option, "fire", Message("option-fire-with", {"names": names}), ["fire", *[f"hand:{f}" for f in faces]]
    )


def target_option(state: PiratesState, option: int, arg: int) -> Option:
    """A ship, and mostly a section of hers, to fire at."""
    side, section = arg >> 3, arg & 7
    if side == LEGEND_SIDE:
        legend = LEGENDS[state.combat.legend]
        black_ship = "A" if state.captain_a == state.combat.legend else "B"
        text = Message("option-aim-legend", {"legend": legend.name()})
        return Option(option, "aim", text, [f"legend:{black_ship}"])
    if side >= NAVY_SIDE:
        number = side - int(NAVY_SIDE)
        return Option(option, "aim", Message("option-aim-navy", {"squadron": number + 1}), [f"navy:{number}"])
    args = ship_args(state, side)
    if section == NO_SECTION:
        return Option(option, "aim", Message("option-aim-ship", args), [f"seat:{side}"])
    args["section"] = section_name(section)
    return Option(option, "aim", Message("option-aim", args), [f"section:{side}:{SECTIONS[section]}"])


def parrot_option(state: PiratesState, ship: int, drawn: int, option: int, kind: int) -> Option:
    """The old parrot or the new one."""
    if kind == KEEP_PARROT:
        face = int(FIRST_PARROT + state.ships[ship].parrot)
        return Option(option, "keep", Message("option-keep-parrot", {"card": CARDS[face].name()}), [f"card:{face}"])
    return Option(option, "take", Message("option-take-parrot", {"card": CARDS[drawn].name()}), [f"card:{drawn}"])


def section_option(state: PiratesState, ship: int, option: int, kind: int, section: int) -> Option:
    """Something done to a section of one's own ship."""
    captain = state.ships[ship]
    ref = f"section:{ship}:{SECTIONS[section]}"
    levels = captain.draft if kind == RIG else captain.levels
    level = int(level_in(levels, section)) + 1
    args: dict[str, object] = {"section": section_name(section), "level": level}
    if kind == MEND:
        return Option(option, "mend", Message("option-mend", args), [f"master:{ship}:{SECTIONS[section]}"])
    if kind == ATTACH:
        return Option(option, "attach", Message("option-attach", args), [f"hand:{MASTERCRAFT}", ref])
    if kind == ACCOUNT:
        return Option(option, "account", Message("option-account", args), [f"hand:{GOING_ON_THE_ACCOUNT}", ref])
    price = int(price_into(level))
    if kind == RAISE_TWICE:
        price *= 2
    args["price"] = price
    name = "rig" if kind == RIG else "raise"
    assert kind in (RIG, RAISE, RAISE_TWICE)
    return Option(option, name, Message("option-raise", args), [ref])
