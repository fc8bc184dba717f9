"""The table as panels of text, from a view alone."""

from __future__ import annotations

from typing import Final

from covetown.kernel.message import Message
from covetown.kernel.plain import number, part, parts
from covetown.kernel.state import Line, Panel, Thing

TONES: Final[dict[str, str]] = {
    "macaws": "red",
    "pandas": "white",
    "raccoons": "magenta",
    "squirrels": "yellow",
    "ocelots": "cyan",
    "chameleons": "green",
    "": "dim",
}


def name_of(card: dict[str, object]) -> Message:
    return Message("card-" + str(card["key"]).replace("_", "-"))


def card_thing(card: dict[str, object], ref: str = "") -> Thing:
    """A card with its value now, what it copies, its colour and its help."""
    name = name_of(card)
    args: dict[str, object] = {"card": name, "value": card.get("worth", card["value"])}
    key = "panel-card"
    copy = card.get("copy")
    if isinstance(copy, dict):
        key = "panel-card-as"
        args["copy"] = name_of(copy)
    return Thing(Message(key, args), ref or str(card.get("ref", "")), tone(card), Message(name.key + ".text"))


def tone(card: dict[str, object]) -> str:
    return TONES.get(str(card.get("deck", "")), "")


def none() -> Thing:
    return Thing(Message("panel-none"), "", "dim")


def count(value: object, ref: str = "") -> Thing:
    return Thing(Message("panel-count", {"count": number(value)}), ref)


def panels(view: dict[str, object]) -> list[Panel]:
    """Market, table, and one panel for each player."""
    out: list[Panel] = []
    if view.get("decks"):
        out.append(market_panel(view))
    out.append(table_panel(view))
    out += [player_panel(view, player) for player in parts(view["players"])]
    return out


def market_panel(view: dict[str, object]) -> Panel:
    """The market row as it lies, slot 4 on the left, with prices."""
    slots: list[Thing] = []
    for offer in reversed(parts(view["market"])):
        ref = f"market:{offer['slot']}"
        card = offer["card"]
        if isinstance(card, dict):
            name = name_of(card)
            text = Message("panel-offer", {"card": name, "price": offer["price"]})
            slots.append(Thing(text, ref, tone(card), Message(name.key + ".text")))
        else:
            slots.append(Thing(Message("panel-empty-slot"), ref, "dim"))
    piles = [
        Thing(Message("panel-market-deck", {"count": view["market_deck"]}), "market-deck"),
        Thing(Message("panel-junk", {"count": view["junk"]}), "junk", "dim"),
    ]
    discard = [card_thing(card, f"market-discard:{card['id']}") for card in parts(view["market_discard"])]
    lines = [
        Line(Message("panel-market-slots"), slots),
        Line(Message("panel-market-piles"), piles),
        Line(Message("panel-market-discard"), discard or [none()]),
    ]
    unseen = part(view.get("unseen", {}))
    if unseen:
        lines.append(Line(Message("panel-unseen"), counted(unseen.get("market", [])) or [none()]))
    return Panel(Message("panel-market"), lines)


def table_panel(view: dict[str, object]) -> Panel:
    """Whose turn it is and what lies on the table in passing."""
    now = [Thing(Message("panel-turn", {"round": view["round"], "seat": view["active"]}))]
    now.append(Thing(Message("panel-actions", {"count": view["actions"]})))
    if view["flashy"]:
        now.append(Thing(Message("panel-flashy", {"count": view["flashy"]}), "", "yellow"))
    lines = [Line(Message("panel-state"), now)]
    decks = view["decks"]
    if isinstance(decks, list) and decks:
        things = [Thing(Message("deck-" + str(key)), "", TONES.get(str(key), "")) for key in decks]
        lines.append(Line(Message("panel-decks"), things))
    draft = part(view.get("draft", {}))
    for word in ("banned", "picked"):
        chosen = draft.get(word)
        if isinstance(chosen, list) and chosen:
            things = [
                Thing(Message("deck-" + str(key)), f"deck-choice:{key}", TONES.get(str(key), "")) for key in chosen
            ]
            lines.append(Line(Message("panel-draft-" + word), things))
    resolving = view["resolving"]
    if isinstance(resolving, dict):
        lines.append(Line(Message("panel-resolving", {"seat": view["active"]}), [card_thing(resolving, "resolving")]))
    aside = part(view["aside"])
    if number(aside["count"]):
        cards = [card_thing(card, f"aside:{card['id']}") for card in parts(aside.get("cards", []))]
        lines.append(Line(Message("panel-aside"), cards or [count(aside["count"])]))
    laid = part(view["laid"] or {})
    if laid:
        things = [
            card_thing(card) for word in ("cards", "pile", "added", "added_pile") for card in parts(laid.get(word, []))
        ]
        lines.append(Line(Message("panel-laid"), things or [none()]))
    return Panel(Message("panel-table"), lines)


def player_panel(view: dict[str, object], player: dict[str, object]) -> Panel:
    """One player: hand as far as it may be seen, stall, deck, discard pile."""
    seat = number(player["seat"])
    mine = seat == view["viewer"]
    key = "panel-mono" if player["mono"] else "panel-player"
    if seat == view["active"] and not player["mono"]:
        key += "-active"
    if "cards" in player:
        hand = [card_thing(card) for card in parts(player["cards"])] or [none()]
    else:
        hand = [count(player["hand"], f"seat:{seat}"), *[card_thing(card) for card in parts(player.get("marked", []))]]
    lines = [Line(Message("panel-hand"), hand)]
    unseen = part(view.get("unseen", {}))
    shown = unseen.get("hands")
    if isinstance(shown, list) and not mine and seat < len(shown) and shown[seat]:
        lines.append(Line(Message("panel-shown"), [card_thing(card) for card in parts(shown[seat])]))
    lines.append(Line(Message("panel-stall"), stall_things(player, seat)))
    deck = [count(player["deck"], f"deck:{seat}")]
    for known in parts(player.get("known", [])):
        card = part(known["card"])
        args: dict[str, object] = {"position": number(known["position"]) + 1, "card": name_of(card)}
        deck.append(Thing(Message("panel-known-top", args), "", tone(card)))
    lines.append(Line(Message("panel-deck"), deck))
    discard: list[Thing] = []
    for depth, card in enumerate(parts(player["discard"])):
        discard.append(card_thing(card, f"discard:{seat}:place:{depth}"))
    lines.append(Line(Message("panel-discard"), discard or [none()]))
    hidden = unseen.get("players")
    if isinstance(hidden, list) and seat < len(hidden):
        lines.append(Line(Message("panel-unseen"), counted(hidden[seat]) or [none()]))
    return Panel(Message(key, {"seat": seat}), lines, seat)


def stall_things(player: dict[str, object], seat: int) -> list[Thing]:
    """The stacks in order, card by card, and what the next must be worth."""
    things: list[Thing] = []
    stall = player["stall"]
    if isinstance(stall, list):
        for at, stack in enumerate(stall):
            for place, card in enumerate(parts(stack)):
                text = Message("panel-stack", {"number": at + 1, "cards": name_of(card)})
                things.append(
                    Thing(text, f"stall:{seat}:{at}:{place}", tone(card), Message(name_of(card).key + ".text"))
                )
    things.append(Thing(Message("panel-needs", {"required": player["required"]}), f"stall:{seat}", "dim"))
    return things


def counted(cards: object) -> list[Thing]:
    """Cards by name with their number."""
    things: list[Thing] = []
    for card in parts(cards):
        many = Message("panel-card-many", {"count": card["count"], "card": name_of(card)})
        things.append(Thing(many, "", "dim"))
    return things
