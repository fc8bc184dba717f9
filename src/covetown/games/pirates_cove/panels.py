"""The table as text: month, islands, ships and combat, from a view alone."""

from __future__ import annotations

from typing import Final

from covetown.games.pirates_cove.cards.card import GRAPESHOT_ATTACK, POWDER_KEG, SIX_GUN_SALUTE
from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.combat.ledger import LEGEND_CARD, NAVY_HULL
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.mat import SECTIONS, rigging_price, set_level
from covetown.games.pirates_cove.ship import Ship
from covetown.kernel.message import Message
from covetown.kernel.plain import number, part, parts
from covetown.kernel.state import Line, Panel, Thing

TONES: Final[dict[str, str]] = {
    "parrot": "green",
    "mastercraft": "yellow",
    "battle": "red",
    "volley": "magenta",
    "event": "cyan",
    "fame": "yellow",
}


def row(value: object) -> list[object]:
    """A part of a view that is a row of numbers or texts."""
    assert isinstance(value, list)
    return value


def card_thing(card: int, ref: str) -> Thing:
    """A card, or a legend, with its help."""
    legend = card >= LEGEND_CARD
    name = LEGENDS[card - LEGEND_CARD].name() if legend else CARDS[card].name()
    return Thing(name, ref, "red" if legend else TONES[CARDS[card].kind], Message(name.key + ".text"))


def ship_name(ship: dict[str, object]) -> Message:
    """A ship by her player."""
    return Message("panel-ship", {"seat": ship["seat"], "mark": ship["mark"]})


def planned(ship: dict[str, object]) -> dict[str, object]:
    """A ship as her captain's secret plan would rig her: worth what she would be, with the gold that is left."""
    draft = part(ship["draft"])
    plan = Ship()
    for section, name in enumerate(SECTIONS):
        plan.levels = set_level(plan.levels, section, number(draft[name]))
    if ship["parrot"] is not None:
        plan.parrot = SECTIONS.index(str(part(ship["parrot"])["section"]))
    hold = int(plan.hold())
    out = dict(ship)
    out["levels"] = draft
    out["values"] = {name: int(plan.value(section)) for section, name in enumerate(SECTIONS)}
    out["hold"] = None if hold < 0 else hold
    out["speed"] = int(plan.speed())
    out["dice"] = int(plan.dice(False))
    out["gold"] = number(ship["gold"]) - int(rigging_price(plan.levels))  # PC-070
    return out


def panels(view: dict[str, object]) -> list[Panel]:
    """The whole table."""
    out = [month_panel(view), islands_panel(view)]
    if view["combat"] is not None:
        out.append(combat_panel(view, part(view["combat"])))
    out.extend([ship_panel(planned(ship) if "draft" in ship else ship) for ship in parts(view["ships"])])
    return out


def month_panel(view: dict[str, object]) -> Panel:
    """Month, phase, bank, decks, and what lasts beyond a moment."""
    bank = part(view["bank"])
    tavern = part(view["tavern"])
    lines = [
        Line(
            Message("panel-month"),
            [
                Thing(Message("panel-month-of", {"month": view["month"], "months": view["months"]})),
                Thing(Message("panel-phase-" + str(view["phase"]).replace("_", "-")), "", "cyan"),
            ],
        ),
        Line(
            Message("panel-bank"),
            [
                Thing(Message("panel-gold", {"amount": bank["gold"]}), "bank", "yellow"),
                Thing(Message("panel-chests", {"amount": bank["chests"]}), "", "yellow"),
            ],
        ),
        Line(
            Message("panel-tavern"),
            [
                Thing(Message("panel-deck", {"count": tavern["deck"]}), "tavern"),
                Thing(Message("panel-discard", {"count": len(row(tavern["discard"]))})),
                *[card_thing(number(card), "") for card in row(tavern["discard"])[-5:]],
            ],
        ),
    ]
    lasting: list[Thing] = []
    for marker in parts(view["maps"]):
        island = Message(f"island-{marker['island']}")
        lasting.append(
            Thing(Message("panel-map", {"seat": marker["seat"], "island": island, "month": marker["month"]}))
        )
    if view["consort"] is not None:
        consort = part(view["consort"])
        ships = parts(view["ships"])
        names = {
            "seat": ships[number(consort["ship"])]["seat"],
            "other": ships[number(consort["victim"])]["seat"],
        }
        lasting.append(Thing(Message("panel-consort", names)))
    if view["crows_nest"] is not None:
        lasting.append(Thing(Message("panel-nest")))
    if lasting:
        lines.append(Line(Message("panel-lasting"), lasting))
    return Panel(Message("panel-sea"), lines)


def islands_panel(view: dict[str, object]) -> Panel:
    """Every island with its Treasure card and who lies there."""
    lines: list[Line] = []
    ships = parts(view["ships"])
    for island in parts(view["islands"]):
        place = number(island["island"])
        ref = f"island:{place}"
        things: list[Thing] = []
        if island["treasure"] is not None:
            card = part(island["treasure"])
            things.append(
                Thing(
                    Message(
                        "panel-treasure",
                        {"fame": card["fame"], "gold": card["gold"], "chests": card["chests"], "tavern": card["cards"]},
                    ),
                    ref,
                    "yellow",
                )
            )
        else:
            things.append(Thing(Message("panel-no-treasure"), ref))
        for black in parts(view["black_ships"]):
            if black["island"] == place and black["card"] is not None:
                things.append(card_thing(number(black["card"]), f"legend:{black['name']}"))
        for squadron in parts(view["navy"]):
            if squadron["island"] == place:
                name = navy_name(view, number(squadron["squadron"]))
                text = Message("panel-squadron", {"navy": name, "seat": squadron["seat"]})
                things.append(Thing(text, f"navy:{squadron['squadron']}", "blue", Message("card-royal-navy.text")))
        for ship in row(island["ships"]):
            things.append(Thing(ship_name(ships[number(ship)]), f"seat:{ship}", "green"))
        lines.append(Line(Message(f"island-{place}"), things))
    return Panel(Message("panel-islands"), lines)


def navy_name(view: dict[str, object], squadron: int) -> Message:
    """A squadron, with its number where two are at sea."""
    return Message("panel-navy", {"squadron": squadron + 1, "squadrons": len(parts(view["navy"]))})


def side_thing(view: dict[str, object], side: str) -> Thing:
    """A side of a combat."""
    kind, _, index = side.partition(":")
    if kind == "ship":
        ship = parts(view["ships"])[int(index)]
        return Thing(ship_name(ship), f"seat:{index}", "green")
    if kind == "navy":
        return Thing(navy_name(view, int(index)), f"navy:{index}", "blue")
    legend = part(part(view["combat"])["legend"])
    return card_thing(number(legend["card"]), "")


def laid_thing(view: dict[str, object], card: int, ship: int) -> Thing:
    """A card in play, with whose it is."""
    thing = card_thing(card, "")
    owner = parts(view["ships"])[ship]
    thing.text = Message("panel-card-of", {"card": thing.text, "seat": owner["seat"], "mark": owner["mark"]})
    return thing


def volley_things(view: dict[str, object], volley: dict[str, object]) -> list[Thing]:
    """The cards of a volley: kegs are laid by whoever has some, the others by the ship that fires."""  # PC-485
    things: list[Thing] = []
    gunner = str(volley["side"]).partition(":")[2]
    if volley["grapeshot"]:
        things.append(laid_thing(view, int(GRAPESHOT_ATTACK), int(gunner)))
    if volley["salute"]:
        things.append(laid_thing(view, int(SIX_GUN_SALUTE), int(gunner)))
    owners = row(volley["keg_by"])
    for keg in range(number(volley["kegs"])):  # there are two: both of one ship, or of two ships one each
        things.append(laid_thing(view, int(POWDER_KEG), number(owners[keg % len(owners)])))
    return things


def combat_panel(view: dict[str, object], combat: dict[str, object]) -> Panel:
    """A combat: order, hulls, cards, dice."""
    lines = [
        Line(
            Message("panel-round", {"round": combat["round"]}),
            [side_thing(view, str(s)) for s in row(combat["order"])],
        )
    ]
    foes: list[Thing] = []
    if combat["legend"] is not None:
        legend = part(combat["legend"])
        foes.append(card_thing(number(legend["card"]), ""))
        foes.append(Thing(Message("panel-hull", {"hull": legend["hull"], "of": legend["of"]}), "", "red"))
    for squadron in parts(combat["navy"]):
        name = navy_name(view, number(squadron["squadron"]))
        text = Message("panel-squadron-hull", {"navy": name, "hull": squadron["hull"], "of": int(NAVY_HULL)})
        foes.append(Thing(text, f"navy:{squadron['squadron']}", "blue"))
    if foes:
        lines.append(Line(Message("panel-foes"), foes))
    laid = [laid_thing(view, number(card["card"]), number(card["ship"])) for card in parts(combat["cards"])]
    if combat["volley"] is not None:
        laid.extend(volley_things(view, part(combat["volley"])))
    if laid:
        lines.append(Line(Message("panel-laid"), laid))
    if combat["last_dice"] is not None:
        dice = part(combat["last_dice"])
        rolled = [Thing(Message("panel-die", {"pips": pips}), "die", "magenta") for pips in row(dice["dice"])]
        lines.append(Line(Message("panel-dice"), [side_thing(view, str(dice["side"])), *rolled]))
    title = "panel-last-battle" if combat["last_battle"] else "panel-combat"
    return Panel(Message(title, {"island": Message(f"island-{combat['island'] or 6}")}), lines)


def ship_panel(ship: dict[str, object]) -> Panel:
    """One ship: fame and cargo, the mat, the perch, the hand."""
    seat = number(ship["seat"])
    index = ship["ship"]
    levels = part(ship["levels"])
    values = part(ship["values"])
    masters = part(ship["masters"])
    hold = ship["hold"]
    place = number(ship["place"])
    lines = [
        Line(
            Message("panel-cargo"),
            [
                Thing(Message("panel-fame", {"amount": ship["fame"]}), "", "cyan"),
                Thing(Message("panel-gold", {"amount": ship["gold"]}), "", "yellow"),
                Thing(
                    Message("panel-chests-of", {"amount": ship["chests"], "hold": -1 if hold is None else hold}),
                    "",
                    "yellow",
                ),
                Thing(Message(f"island-{place}") if place else Message("panel-at-sea")),
            ],
        )
    ]
    mat: list[Thing] = []
    for section in SECTIONS:
        level = number(levels[section])
        text = Message(
            "panel-section",
            {
                "section": Message("section-" + section),
                "level": level,
                "value": values[section],
                "master": masters.get(section, "none"),
            },
        )
        mat.append(Thing(text, f"section:{index}:{section}", "red" if level <= 1 else ""))
    lines.append(Line(Message("panel-mat"), mat))
    rig = [
        Thing(Message("panel-speed", {"speed": ship["speed"]})),
        Thing(Message("panel-dice-of", {"dice": ship["dice"]})),
    ]
    if ship["parrot"] is not None:
        parrot = part(ship["parrot"])
        rig.append(card_thing(number(parrot["card"]), f"card:{parrot['card']}"))
        if parrot["hurt"]:
            rig.append(Thing(Message("panel-hurt"), "", "red"))
    lines.append(Line(Message("panel-rig"), rig))
    if "hand" in ship:
        hand = [card_thing(number(card), f"hand:{card}") for card in row(ship["hand"])]
        lines.append(Line(Message("panel-hand", {"count": ship["cards"]}), hand))
    else:
        hidden = [Thing(Message("panel-hand-hidden", {"count": ship["cards"]}))] if number(ship["cards"]) else []
        lines.append(Line(Message("panel-hand", {"count": ship["cards"]}), hidden))
    if "fame_cards" in ship:
        shown = [card_thing(number(card), "") for card in row(ship["fame_cards"])]
        lines.append(Line(Message("panel-fame-cards"), shown))
    return Panel(ship_name(ship), lines, seat)
