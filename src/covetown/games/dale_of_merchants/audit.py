"""What must hold in every position: no card lost, none doubled, nothing where it cannot be (DM-023, DM-158)."""

from __future__ import annotations

from covetown.games.dale_of_merchants.cards import CARDS, DECKS, EMPTY, JUNK, MEMBER, RUBBISH, Card
from covetown.games.dale_of_merchants.draft import Drafting
from covetown.games.dale_of_merchants.state import SOLO, TEAM, Dale


def zones(dale: Dale) -> list[tuple[str, list[Card]]]:
    """Every zone that holds cards, by name; a team's stall once."""
    found: list[tuple[str, list[Card]]] = []
    for seat, player in enumerate(dale.players):
        found.append((f"hand of {seat}", player.hand))
        found.append((f"deck of {seat}", player.deck))
        found.append((f"discard pile of {seat}", player.discard))
        if dale.rules.mode != TEAM or seat < 2:
            found += [(f"stack {at + 1} of {seat}", list(stack)) for at, stack in enumerate(player.stall)]
    found.append(("market", [card for card in dale.market if card is not EMPTY]))
    found.append(("market deck", dale.market_deck))
    found.append(("market discard pile", dale.market_discard))
    found.append(("aside", list(dale.aside)))
    if dale.resolving is not EMPTY:
        found.append(("resolving", [dale.resolving]))
    return found


def faults(dale: Dale) -> list[str]:
    """What is wrong with a position; nothing in every position the rules can reach."""
    found: list[str] = []
    if dale.stack and isinstance(dale.stack[-1], Drafting):
        return found
    count = 0
    where: dict[int, str] = {}
    for zone, cards in zones(dale):
        for card in cards:
            if card.flags & RUBBISH:
                if zone.startswith("market"):
                    found.append(f"junk in the {zone}")
                if card is JUNK or int(card.ident) in where:
                    found.append(f"a junk card in {zone} that is elsewhere too")
                where[int(card.ident)] = zone
                continue
            if card is EMPTY or CARDS[int(card.ident)] is not card:
                found.append(f"no card at all in {zone}")
                continue
            ident = int(card.ident)
            if ident in where:
                found.append(f"{card.key} {ident} is in {where[ident]} and in {zone}")
            where[ident] = zone
            if card.flags & MEMBER:
                if zone.startswith(("market", "stack")):
                    found.append(f"{card.key} in {zone}")
            else:
                count += 1
                if int(card.deck) not in dale.decks:
                    found.append(f"{card.key} belongs to a deck that is not in play")
    expected = 11 * len(dale.decks) + len(dale.decks) * len(dale.players)
    if count != expected:
        found.append(f"{count} animalfolk cards instead of {expected}")
    if dale.rules.mode == SOLO:
        members = [card for deck in dale.decks for card in [DECKS[deck].member] if card is not None]
        if len([card for card in members if int(card.ident) in where]) != len(members):
            found.append("a Mono card is missing")
    found += turn_faults(dale)
    return found


def turn_faults(dale: Dale) -> list[str]:
    """What is wrong with the turn itself and with what is known."""
    found: list[str] = []
    asking = dale.stack[-1].name() if dale.stack else ""
    if asking in ("action", "cleanup_window") and (dale.aside or dale.resolving is not EMPTY):
        found.append("cards are aside or being resolved while an action is asked")  # DM-021
    if asking == "action" and dale.actions < 1:
        found.append("an action is asked without an open one")
    if dale.taken > dale.rules.max_actions:
        found.append(f"{dale.taken} actions in one turn")
    if dale.ending == 0 and not dale.waiting:
        found.append("nobody is asked, yet the game is not over")
    for seat, player in enumerate(dale.players):
        left = player.hand[:]
        for card in player.open:
            if card not in left:
                found.append(f"seat {seat} is said to show {card.key}, but does not hold it")
            else:
                left.remove(card)
        if len(player.known) > len(player.deck):
            found.append(f"more cards are known of the deck of seat {seat} than it has")
        if len(player.stall) > dale.rules.stacks:
            found.append(f"too many stacks for seat {seat}")
    held = [card for player in dale.players for card in [*player.hand, *player.discard]]
    for mark in dale.marks:
        if mark.card not in held and mark.card is not dale.resolving:
            found.append(f"{mark.card.key} is marked but in no hand")
    if dale.rules.mode == TEAM:
        if dale.players[0].stall is not dale.players[2].stall or dale.players[1].stall is not dale.players[3].stall:
            if dale.players[0].stall != dale.players[2].stall or dale.players[1].stall != dale.players[3].stall:
                found.append("teammates do not share their stall")
    return found
