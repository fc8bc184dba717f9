"""Setting a table up: options, decks, starting decks, market, hands (section 2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import EMPTY, JUNK_CARDS, Card, DeckShelf
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.draft import decks_needed, open_draft
from covetown.games.dale_of_merchants.market import lay_out_market
from covetown.games.dale_of_merchants.pieces import FREE, HAND_SIZE, MONO, SLOTS, SOLO, TEAM, Player, Rules
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.steps import Step
from covetown.games.dale_of_merchants.turn import begin_turn
from covetown.kernel.chance import Chance, pick, shuffle
from covetown.kernel.events import Events

STARTING_DECK: Final = 10  # DM-034


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
        options["unseen_cards"] is True,
    )


def new_player() -> Player:
    return Player([], [], [], (), (), (), (), ())


def empty_table(seats: int, rules: Rules, shelf: DeckShelf) -> DaleState:
    """A table with nothing on it yet, beside a shelf of decks."""
    count = 2 if rules.mode == SOLO else seats
    stack: list[Step] = []
    market: list[Card] = [EMPTY] * int(SLOTS)
    state = DaleState(seats, rules, [new_player() for _ in range(count)], market, [], [], stack)
    state.shelf = shelf
    return state


def new_game(
    seats: int,
    options: dict[str, object],
    chance: Chance,
    events: Events | None = None,
    *,
    shelf: DeckShelf = SHELF,
) -> DaleState:
    """A fresh game with these complete options, at its first decision; guest decks come with a shelf of their own."""
    rules = rules_from(options)
    state = empty_table(seats, rules, shelf)
    state.events = events
    state.start = first_seat(options, len(state.players), rules, chance)
    state.push(DEALING)
    if rules.draft:
        open_draft(state)
    else:
        state.decks = chosen_decks(state, options, chance)
    state.go_on(chance)
    return state


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


@final
class Dealing(Step):
    """Starting decks, market and hands; then the first turn begins (DM-033 to DM-043)."""

    def run(self, state: DaleState, chance: Chance) -> None:
        decks = [state.shelf.decks[number] for number in state.decks]
        if state.events is not None:
            state.events.tell("decks", {"decks": [deck.key for deck in decks]})
        junk = 0
        for seat, player in enumerate(state.players):
            deck = [chosen.cards[seat] for chosen in decks]
            missing = STARTING_DECK - len(deck)
            deck += JUNK_CARDS[junk : junk + missing]
            junk += missing
            if state.rules.mode == SOLO and seat == int(MONO):
                deck += [chosen.member for chosen in decks if chosen.member is not None]  # DM-512
            shuffle(deck, chance)
            player.deck = deck
        state.market_deck = [card for chosen in decks for card in chosen.cards if card.value > 1]
        shuffle(state.market_deck, chance)
        lay_out_market(state, chance)
        for seat in range(len(state.players)):
            state.draw(seat, HAND_SIZE, chance)
        begin_turn(state, state.start, chance)


DEALING: Final = Dealing()


def chosen_decks(state: DaleState, options: dict[str, object], chance: Chance) -> tuple[int, ...]:
    """The numbers of the decks in the game: of those listed, or a random choice (DM-546)."""
    listed = options["deck_list"]
    if options["decks"] == "chosen" and isinstance(listed, (list, tuple)):
        return tuple(sorted(state.shelf.deck_named(str(key)).number for key in listed))
    needed = decks_needed(state.rules.mode, len(state.players))
    return tuple(sorted(pick([deck.number for deck in state.shelf.decks], needed, chance)))
