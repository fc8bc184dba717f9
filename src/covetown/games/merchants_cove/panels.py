"""The table as panels of text, for the terminal and the generic browser table, from a view alone."""

from __future__ import annotations

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, KIND_NAMES
from covetown.games.merchants_cove.goods import GOODS, good_name
from covetown.games.merchants_cove.merchant import RECRUIT, Merchant, name_of, space_name, staff_name
from covetown.games.merchants_cove.merchants import merchant
from covetown.games.merchants_cove.timepieces import place_name
from covetown.games.merchants_cove.town.townsfolk import TOWNSFOLK, card_thing, icon_names
from covetown.kernel import Line, Message, Panel, Thing, number, part, parts


def panels(view: dict[str, object]) -> list[Panel]:
    """The harbour, the clock, the town, and one panel for each player."""
    out = [harbour(view), clock(view), town(view)]
    for player in parts(view["players"]):
        out.append(player_panel(view, player))
    return out


def crowd(found: dict[str, object]) -> list[Thing]:
    """Adventurers as things, one for each kind that is there."""
    things: list[Thing] = []
    for kind in KIND_NAMES:
        count = number(found[kind])
        if count > 0:
            things.append(Thing(Message("adventurers-" + kind, {"count": count}), "adventurer:" + kind, kind))
    return things


def harbour(view: dict[str, object]) -> Panel:
    found = part(view["harbour"])
    lines: list[Line] = []
    for boat in parts(found["boats"]):
        args: dict[str, object] = {"boat": boat["boat"], "status": boat["status"], "side": boat["side"]}
        things = crowd(part(boat["aboard"]))
        if boat["berth"] is not None:
            things.append(Thing(Message("berth-" + str(boat["berth"]).lower()), f"berth:{boat['berth']}"))
        lines.append(Line(Message("panel-boat", args), things))
    for pier in parts(found["piers"]):
        lines.append(Line(Message("pier-" + str(pier["pier"])), crowd(part(pier["crowd"]))))
    halls = part(found["halls"])
    things = [
        Thing(Message("panel-hall", {"colour": colour, "count": halls[colour]}), "hall:" + colour, colour)
        for colour in COLOUR_NAMES
    ]
    things.append(Thing(Message("panel-lair", {"count": found["lair"]}), "lair", "rogue"))
    lines.append(Line(Message("panel-halls"), things))
    lines.append(Line(Message("panel-bag"), crowd(part(found["bag"]))))
    drawn = crowd(part(found["drawn"]))
    if drawn:
        lines.append(Line(Message("panel-drawn"), drawn))
    card = str(found["rogue_card"])
    things = [Thing(Message("rogues-" + card), "rogue-card", "rogue", Message("rogues-" + card + ".text"))]
    lines.append(Line(Message("panel-rogue-card"), things))
    return Panel(Message("panel-harbour", {"round": view["round"], "phase": view["phase"]}), lines)


def clock(view: dict[str, object]) -> Panel:
    found = part(view["clock"])
    lines: list[Line] = []
    for stack in parts(found["stacks"]):
        seats = stack["seats"]
        assert isinstance(seats, list)
        things = [seat_thing(view, seat) for seat in seats]
        lines.append(Line(place_name(number(stack["position"])), things))
    marker = Thing(place_name(number(found["marker"])), f"clock:{found['marker']}")
    lines.append(Line(Message("panel-marker"), [marker]))
    things = []
    for hand in parts(found["hands"]):
        place = number(hand["position"])
        text = Message("panel-hand-open" if hand["open"] else "panel-hand-closed", {"hour": place // 2})
        things.append(Thing(text, f"clock:{place}"))
    lines.append(Line(Message("panel-hands"), things))
    things = []
    for indicator in parts(found["indicators"]):
        place = number(indicator["position"])
        args: dict[str, object] = {"hour": place // 2, "value": indicator["value"]}
        things.append(Thing(Message("panel-indicator", args), f"indicator:{place}"))
    lines.append(Line(Message("panel-indicators"), things))
    return Panel(Message("panel-clock"), lines)


def seat_thing(view: dict[str, object], seat: object) -> Thing:
    assert isinstance(seat, int)
    owner = merchant(str(parts(view["players"])[seat]["merchant"]))
    return Thing(name_of(owner), f"seat:{seat}", f"seat-{seat}")


def town(view: dict[str, object]) -> Panel:
    found = part(view["town"])
    lines: list[Line] = []
    for space in parts(found["square"]):
        args: dict[str, object] = {"space": space["space"], "hours": space["hours"], "corruption": space["corruption"]}
        lines.append(Line(Message("panel-square", args), [card_thing(space["card"], f"townsfolk:{space['space']}")]))
    if found["recruited"] is not None:
        lines.append(Line(Message("panel-recruited"), [card_thing(found["recruited"], f"card:{found['recruited']}")]))
    piles = part(view["corruption"])
    piles_args: dict[str, object] = {"townsfolk": found["deck"], "deck": piles["deck"], "discards": piles["discards"]}
    lines.append(Line(Message("panel-decks"), [Thing(Message("panel-decks-text", piles_args))]))
    return Panel(Message("panel-town"), lines)


def goods_things(owner: Merchant, found: dict[str, object]) -> list[Thing]:
    things: list[Thing] = []
    for good in range(GOODS):
        name = good_name(good)
        count = number(found[name])
        if count > 0:
            args: dict[str, object] = {"count": count, "good": Message("good-" + owner.goods[good].name)}
            things.append(Thing(Message("panel-goods", args), "good:" + name, COLOUR_NAMES[good & 3]))
    return things


def player_panel(view: dict[str, object], player: dict[str, object]) -> Panel:
    owner = merchant(str(player["merchant"]))
    seat = number(player["seat"])
    lines = [Line(Message("panel-gold"), [Thing(Message("panel-number", {"number": player["gold"]}), "gold")])]
    lines.append(Line(Message("panel-corruption"), corruption_things(player)))
    board = owner.view.panel(part(player["board"]))
    if owner.automatic:
        return Panel(name_of(owner), [*lines, *board])
    if owner.goods:
        lines.append(Line(Message("panel-shelf"), goods_things(owner, part(player["shelf"]))))
        lines.append(Line(Message("panel-supply"), goods_things(owner, part(player["supply"]))))
    shields = part(player["shields"])
    active = [
        Thing(Message("panel-shield", {"colour": colour, "count": shields[colour]}), "shield:" + colour, colour)
        for colour in COLOUR_NAMES
        if number(shields[colour]) > 0
    ]
    if active:
        lines.append(Line(Message("panel-shields"), active))
    if owner.staff:
        lines.append(Line(Message("panel-staff"), staff_things(owner, player, seat)))
    if owner.spaces:
        lines.append(Line(Message("panel-spaces"), space_things(owner, player)))
    return Panel(name_of(owner), [*lines, *board], seat)


def corruption_things(player: dict[str, object]) -> list[Thing]:
    faces = player["faces"]
    if not isinstance(faces, list):
        return [Thing(Message("panel-hidden-cards", {"count": player["corruption"]}), "corruption", "rogue")]
    return [Thing(Message(f"corruption-{face}"), f"corruption:{face}", "rogue") for face in faces]


def staff_things(owner: Merchant, player: dict[str, object], seat: int) -> list[Thing]:
    things: list[Thing] = []
    slots = parts(player["staff"])
    for slot in range(len(slots)):
        ability = staff_name(owner, slot)
        card = slots[slot]["card"]
        args: dict[str, object] = {"ability": ability}
        text = Message("panel-slot-free", args)
        if isinstance(card, int):
            args["card"] = Message("card-" + TOWNSFOLK[card].key)
            args["icons"] = icon_names(card)
            text = Message("panel-slot", args)
        things.append(Thing(text, f"slot:{seat}:{slot + 1}", "card", Message(ability.key + ".text")))
    return things


def space_things(owner: Merchant, player: dict[str, object]) -> list[Thing]:
    things: list[Thing] = []
    figures = player["figures"]
    assert isinstance(figures, list)
    spaces = parts(player["spaces"])
    for index in range(len(spaces)):
        label = space_name(owner, index)
        key = str(spaces[index]["key"])
        args: dict[str, object] = {"space": label, "hours": spaces[index]["hours"]}
        args["corruption"] = spaces[index]["corruption"]
        args["here"] = "yes" if key in figures else "no"
        tone = "taken" if key in figures else "open" if spaces[index]["open"] else "closed"
        text = Message(label.key + ".text")
        name = "panel-space-recruit" if owner.spaces[index].action == RECRUIT else "panel-space"
        things.append(Thing(Message(name, args), f"space:{owner.key}:{key}", tone, text))
    return things
