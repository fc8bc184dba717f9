"""What must hold in every position: no card lost, none doubled, nothing where it cannot be (DM-023, DM-158)."""

from __future__ import annotations

from covetown.games.dale_of_merchants.cards import EMPTY, JUNK, MEMBER, RUBBISH, Card
from covetown.games.dale_of_merchants.memory import count_of, known_to
from covetown.games.dale_of_merchants.passed_cards import own_in_hand
from covetown.games.dale_of_merchants.pieces import SOLO, TEAM
from covetown.games.dale_of_merchants.state import DaleState


def zones(state: DaleState) -> list[tuple[str, list[Card]]]:
    """Every zone that holds cards, by name; a team's stall once."""
    found: list[tuple[str, list[Card]]] = []
    for seat, player in enumerate(state.players):
        found.append((f"hand of {seat}", player.hand))
        found.append((f"deck of {seat}", player.deck))
        found.append((f"discard pile of {seat}", player.discard))
        if state.rules.mode != TEAM or seat < 2:
            found += [(f"stack {at + 1} of {seat}", list(stack)) for at, stack in enumerate(player.stall)]
    found.append(("market", [card for card in state.market if card is not EMPTY]))
    found.append(("market deck", state.market_deck))
    found.append(("market discard pile", state.market_discard))
    found.append(("aside", list(state.aside)))
    if state.resolving is not EMPTY:
        found.append(("resolving", [state.resolving]))
    return found


def faults(state: DaleState) -> list[str]:
    """What is wrong with a position; nothing in every position the rules can reach."""
    found: list[str] = []
    if not state.decks:
        return found  # decks are still being drafted
    count = 0
    where: dict[int, str] = {}
    for zone, cards in zones(state):
        for card in cards:
            if card.flags & RUBBISH:
                if zone.startswith("market"):
                    found.append(f"junk in the {zone}")
                if card is JUNK or int(card.ident) in where:
                    found.append(f"a junk card in {zone} that is elsewhere too")
                where[int(card.ident)] = zone
                continue
            if card is EMPTY or state.shelf.cards[int(card.ident)] is not card:
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
                if int(card.deck) not in state.decks:
                    found.append(f"{card.key} belongs to a deck that is not in play")
    decks = [state.shelf.decks[number] for number in state.decks]
    dealt = len(decks) * len(state.players)
    expected = dealt + len([card for deck in decks for card in deck.cards if card.value > 1])
    if count != expected:
        found.append(f"{count} animalfolk cards instead of {expected}")
    if state.rules.mode == SOLO:
        members = [deck.member for deck in decks if deck.member is not None]
        if len([card for card in members if int(card.ident) in where]) != len(members):
            found.append("a Mono card is missing")
    found += turn_faults(state)
    return found


def turn_faults(state: DaleState) -> list[str]:
    """What is wrong with the turn itself and with what is known."""
    found: list[str] = []
    question = state.asking
    asking = "" if question is None else question.kind(state, state.active)
    if state.aside and state.laid_aside() is None:
        found.append("cards lie aside, but no step says where they came from and who may see them")
    if asking in ("action", "cleanup_window") and (state.aside or state.resolving is not EMPTY):
        found.append("cards are aside or being resolved while an action is asked")  # DM-021
    if asking == "action" and state.actions < 1:
        found.append("an action is asked without an open one")
    if state.taken > state.rules.max_actions:
        found.append(f"{state.taken} actions in one turn")
    if state.ending == 0 and not state.waiting:
        found.append("nobody is asked, yet the game is not over")
    for seat, player in enumerate(state.players):
        for viewer in range(len(state.players)):
            known = known_to(player, viewer)
            for card in known:
                if count_of(known, card) > count_of(tuple(player.hand), card):
                    found.append(f"seat {viewer} is said to know {card.key} in the hand of {seat}, but it is not there")
        for card in player.open if state.secrets else ():
            if count_of(player.open, card) > own_in_hand(state, player, card):
                found.append(f"all know {card.key} in the hand of {seat}, yet it is noted as hidden and from elsewhere")
        for card in player.kept:
            if count_of(player.open + player.kept, card) > count_of(tuple(player.hand), card):
                found.append(f"{card.key} is said to be left in the hand of {seat}, but it is not there")
        if len(player.known) > len(player.deck):
            found.append(f"more cards are known of the deck of seat {seat} than it has")
        if len(player.stall) > state.rules.stacks:
            found.append(f"too many stacks for seat {seat}")
    for secret in state.secrets:
        holder = state.players[secret.holder]
        if secret.card not in holder.hand + holder.deck + list(state.aside):
            found.append(f"{secret.card.key} is said to be hidden with seat {secret.holder}, but it is not")
    held = [card for player in state.players for card in [*player.hand, *player.discard]]
    for mark in state.marks:
        if mark.card not in held and mark.card is not state.resolving:
            found.append(f"{mark.card.key} is marked but in no hand")
    if state.rules.mode == TEAM:
        if state.players[0].stall is not state.players[2].stall or state.players[1].stall is not state.players[3].stall:
            if state.players[0].stall != state.players[2].stall or state.players[1].stall != state.players[3].stall:
                found.append("teammates do not share their stall")
    return found
