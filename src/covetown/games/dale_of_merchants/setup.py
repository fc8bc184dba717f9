"""Setting a table up: options, decks, starting decks, market, hands (section 2)."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import DECKS, EMPTY, JUNK_CARDS, Card, Deck, deck_named
from covetown.games.dale_of_merchants.state import FREE, HAND_SIZE, MONO, SLOTS, SOLO, TEAM, Dale, Player, Rules, Step
from covetown.games.dale_of_merchants.turn import begin_turn, lay_out_market
from covetown.kernel.chance import Chance, pick, shuffle

STARTING_DECK = 10  # DM-034


def rules_from(options: dict[str, object]) -> Rules:
    """The table options as the rules read them."""
    mode = {"free": FREE, "team": TEAM, "solo": SOLO}[str(options["mode"])]
    limit = options["turn_limit"]
    actions = options["max_actions_per_turn"]
    return Rules(
        mode,
        options["decks"] == "draft",
        options["copy_lapse"] == "while_valid",
        options["wily_fellow"] == "shuffle",
        options["blindfold_values"] == "shifted",
        options["open_team_hands"] is True,
        actions if isinstance(actions, int) else 60,
        limit if isinstance(limit, int) else 0,
        options["undo"] is True,
        options["unseen_cards"] is True,
    )


def decks_needed(mode: i64, players: int) -> int:
    """One deck more than players (DM-024); four in the team game (DM-170), three in solo mode (DM-511)."""
    return 4 if mode == TEAM else players + 1


def new_player() -> Player:
    return Player([], [], [], (), (), ())


def empty_table(seats: int, rules: Rules) -> Dale:
    """A table with nothing on it yet."""
    count = 2 if rules.mode == SOLO else seats
    stack: list[Step] = []
    market: list[Card] = [EMPTY] * int(SLOTS)
    return Dale(seats, rules, [new_player() for _ in range(count)], market, [], [], stack)


def first_seat(options: dict[str, object], players: int, rules: Rules, chance: Chance) -> i64:
    """Who starts: the named seat, else a loser of the last game, else anyone (DM-029 to DM-032), in solo the human."""
    if rules.mode == SOLO:
        return 0
    named = options["first_player"]
    if isinstance(named, str) and named != "auto":
        return int(named)
    losers = losing_seats(options)
    if losers:
        return losers[chance.below(len(losers))]
    return chance.below(players)


def losing_seats(options: dict[str, object]) -> list[int]:
    """The seats that lost the previous game, as the option `losers` lists them."""
    listed = options["losers"]
    return sorted(int(str(seat)) for seat in listed) if isinstance(listed, (list, tuple)) else []


def deal(dale: Dale, decks: list[Deck], chance: Chance) -> None:
    """Starting decks, market and hands; then the first turn begins (DM-033 to DM-043)."""
    decks = sorted(decks, key=shelf_place)
    dale.decks = tuple([deck.index for deck in decks])
    if dale.events is not None:
        dale.events.tell("decks", {"decks": [deck.key for deck in decks]})
    junk = 0
    for seat, player in enumerate(dale.players):
        deck = [chosen.cards[seat] for chosen in decks]
        missing = STARTING_DECK - len(deck)
        deck += JUNK_CARDS[junk : junk + missing]
        junk += missing
        if dale.rules.mode == SOLO and seat == int(MONO):
            deck += [chosen.member for chosen in decks if chosen.member is not None]  # DM-512
        shuffle(deck, chance)
        player.deck = deck
    dale.market_deck = [card for chosen in decks for card in chosen.cards if card.value > 1]
    shuffle(dale.market_deck, chance)
    lay_out_market(dale, chance)
    for seat in range(len(dale.players)):
        dale.draw(seat, HAND_SIZE, chance)
    begin_turn(dale, dale.start, chance)


def shelf_place(deck: Deck) -> int:
    return deck.index


def chosen_decks(options: dict[str, object], needed: int, chance: Chance) -> list[Deck]:
    """The decks of the game: those listed, or a random choice (DM-546)."""
    listed = options["decks"]
    if isinstance(listed, (list, tuple)):
        return [deck_named(str(key)) for key in listed]
    return pick(DECKS[:], needed, chance)
