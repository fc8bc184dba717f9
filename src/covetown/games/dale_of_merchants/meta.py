"""Dale of Merchants on the shelf: seats, table options, set-up, and what the edges need to show it."""

from __future__ import annotations

from typing import Final, final

from covetown.games.dale_of_merchants.bot import DaleGuide
from covetown.games.dale_of_merchants.cards import (
    ACQUIRE,
    BASE_DECKS,
    BONUS,
    COPIER,
    JUNK,
    RUBBISH,
    TECHNIQUE,
    Card,
    Deck,
    DeckShelf,
)
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.pieces import SOLO, Player
from covetown.games.dale_of_merchants.setup import losing_seats, new_game
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.styles import STYLES
from covetown.kernel.chance import Chance, pick
from covetown.kernel.events import Events
from covetown.kernel.game import Features, Game, Guide, OptionSpec, RuleError, Style
from covetown.kernel.message import Message
from covetown.kernel.state import Panel, Result, State

SEAT_NAMES: Final = ["0", "1", "2", "3"]


def specs_for(keys: list[str]) -> list[OptionSpec]:
    """The table options when these decks are on the shelf."""
    return [
        OptionSpec("mode", "choice", "free", ["free", "team", "solo"]),
        OptionSpec("decks", "choice", "random", ["random", "draft", "chosen"]),
        OptionSpec("deck_list", "list", [], keys),
        OptionSpec("first_player", "choice", "auto", ["auto", *SEAT_NAMES]),
        OptionSpec("losers", "list", [], SEAT_NAMES),
        OptionSpec("copy_lapse", "choice", "turn", ["turn", "while_valid"]),
        OptionSpec("wily_fellow", "choice", "flip", ["flip", "shuffle"]),
        OptionSpec("blindfold_values", "choice", "fixed", ["fixed", "shifted"]),
        OptionSpec("open_team_hands", "flag", False),
        OptionSpec("max_actions_per_turn", "number", 60, low=10, high=1000),
        OptionSpec("turn_limit", "number", None, low=1, high=10000, optional=True),
        OptionSpec("unseen_cards", "flag", True),
    ]


def relied_on(player: Player, decks: list[Deck]) -> str:
    """The deck of which a player has the most value in the stall and in all piles; Junk counts for none."""
    worth = [0] * len(decks)
    piles = [player.hand, player.deck, player.discard, *(list(stack) for stack in player.stall)]
    for pile in piles:
        for card in pile:
            if 0 <= card.deck < len(worth):
                worth[card.deck] += int(card.value)
    return decks[worth.index(max(worth))].key


@final
class DaleOfMerchants(Game):
    """Buy from one market, play animalfolk for their tricks, and be the first to finish a stall.

    A game with guest decks is another object, made with a shelf that holds them too (DM-016).
    """

    key = "dale_of_merchants"
    rules_version = "1"
    minutes = (20, 40)
    complexity = 2

    def __init__(self, shelf: DeckShelf) -> None:
        self.shelf = shelf
        self.specs = specs_for([deck.key for deck in shelf.decks])

    def seat_counts(self, options: dict[str, object]) -> list[int]:
        mode = options.get("mode", "free")
        if mode == "team":
            return [4]  # DM-168
        if mode == "solo":
            return [1]
        return [2, 3, 4]  # DM-001

    def option_specs(self) -> list[OptionSpec]:
        """Section 20; `deck_list` holds the decks when `decks` is "chosen", `losers` the last losers (DM-031)."""
        return self.specs

    def event_roles(self) -> dict[str, list[str]]:
        """A card can be `copied` by another."""
        roles = Game.event_roles(self)
        return {**roles, "card": [*roles["card"], "copied"]}

    def check_options(self, seats: int, options: dict[str, object]) -> dict[str, object]:
        asked = dict(options)
        asked.setdefault("deck_list", [])
        asked.setdefault("losers", [])
        listed = asked.get("decks")
        if isinstance(listed, (list, tuple)):  # a list of deck keys may be given straight away (DM-546)
            asked["decks"] = "chosen"
            asked["deck_list"] = [str(key) for key in listed]
        first = asked.get("first_player")
        if isinstance(first, int) and not isinstance(first, bool):
            asked["first_player"] = str(first)
        losers = asked.get("losers")
        if isinstance(losers, (list, tuple)):
            asked["losers"] = [str(seat) for seat in losers]
        full = Game.check_options(self, seats, asked)
        mode = full["mode"]
        players = 2 if mode == "solo" else seats
        needed = 4 if mode == "team" else players + 1
        if full["decks"] == "chosen":
            keys = full["deck_list"]
            count = len(keys) if isinstance(keys, (list, tuple)) else 0
            if count != needed:
                known = ", ".join(deck.key for deck in self.shelf.decks)
                raise self.refused(
                    f"{needed} decks are needed here, not {count}; there are: {known}",
                    "decks",
                    {"needed": needed, "n": count, "known": [Message(f"deck-{deck.key}") for deck in self.shelf.decks]},
                )
        elif full["deck_list"]:
            raise self.refused("decks are listed, but the option decks is not chosen", "deck-list", {})
        if full["decks"] == "draft" and mode == "solo":
            raise self.refused("in solo mode there is no draft; decks can be random or chosen", "draft", {})  # DM-557
        if full["first_player"] != "auto" and int(str(full["first_player"])) >= seats:
            first = str(full["first_player"])
            told: dict[str, object] = {"seat": first, "last": seats - 1}
            raise self.refused(f"there is no seat {first}; the seats are 0 to {seats - 1}", "first-player", told)
        if any(seat >= seats for seat in losing_seats(full)):
            raise self.refused(f"losers are among the seats 0 to {seats - 1}", "losers", {"last": seats - 1})
        return full

    def refused(self, text: str, key: str, told: dict[str, object]) -> RuleError:
        """Why a table cannot be laid like this."""
        return RuleError(text, Message(f"refused-{key}", told), self.key)

    def new(self, seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> State:
        return new_game(seats, self.check_options(seats, options), chance, events, shelf=self.shelf)

    def options_from(self, version: int, options: dict[str, object]) -> dict[str, object]:
        """Games of format 1 carry an option `undo`, which is a setting of the table and never changed the game."""
        return {name: value for name, value in options.items() if name != "undo"}

    def decode(self, data: bytes) -> State:
        from covetown.games.dale_of_merchants.codec import decode

        return decode(data, shelf=self.shelf)

    def faults(self, state: State) -> list[str]:
        from covetown.games.dale_of_merchants.faults import faults

        assert isinstance(state, DaleState)
        return faults(state)

    def any_setup(self, chance: Chance) -> tuple[int, dict[str, object]]:
        mode = ["free", "free", "free", "team", "solo"][chance.below(5)]
        seats = 4 if mode == "team" else 1 if mode == "solo" else int(chance.below(3)) + 2
        options: dict[str, object] = {"mode": mode}
        ways = ["random", "random", "chosen", "draft"]
        decks = ways[chance.below(3 if mode == "solo" else 4)]
        options["decks"] = decks
        if decks == "chosen":
            needed = 4 if mode == "team" else 3 if mode == "solo" else seats + 1
            options["deck_list"] = [deck.key for deck in pick(self.shelf.decks[:BASE_DECKS], needed, chance)]
        options["copy_lapse"] = ["turn", "while_valid"][chance.below(2)]
        options["wily_fellow"] = ["flip", "shuffle"][chance.below(2)]
        options["blindfold_values"] = ["fixed", "shifted"][chance.below(2)]
        options["open_team_hands"] = chance.below(2) == 1
        options["max_actions_per_turn"] = [10, 60][chance.below(2)]
        options["turn_limit"] = [15, 40, 200][chance.below(3)]
        options["unseen_cards"] = chance.below(2) == 1
        return seats, options

    def momentary_events(self) -> list[str]:
        return ["row"]  # Mono's row is open during its turn (DM-525)

    def sim_options(self) -> dict[str, object]:
        return {"turn_limit": 200}  # DM-554

    def panels(self, view: dict[str, object]) -> list[Panel]:
        from covetown.games.dale_of_merchants.panels import panels

        return panels(view)

    def catalogue(self) -> dict[str, object]:
        cards: dict[str, object] = {str(int(JUNK.ident)): printed_facts(JUNK, "")}
        decks: list[object] = []
        for deck in self.shelf.decks:
            facts: dict[str, object] = {
                "key": deck.key, "complexity": deck.complexity, "interactivity": deck.interactivity,
                "nastiness": deck.nastiness, "randomness": deck.randomness,
                "cards": [int(card.ident) for card in deck.cards],
            }  # fmt: skip
            decks.append(facts)
            for card in deck.cards:
                cards[str(int(card.ident))] = printed_facts(card, deck.key)
            if deck.member is not None:
                cards[str(int(deck.member.ident))] = printed_facts(deck.member, deck.key)
        return {"cards": cards, "decks": decks, "slots": 5}

    def rematch_options(self, options: dict[str, object], result: Result) -> dict[str, object]:
        """A loser of the last game starts the next; after a draw anyone (DM-031, DM-032, DM-194)."""
        again = dict(options)
        again["first_player"] = "auto"
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        teams = options.get("mode") == "team"
        if len(winners) == (2 if teams else 1) and options.get("mode") != "solo":
            again["losers"] = [str(seat) for seat, place in enumerate(result.places) if place != 1]
        else:
            again["losers"] = []
        return again

    def facets(self, state: State) -> list[tuple[str, str, int]]:
        """The decks in play and their pairs, the number of players, who started, and whose cards each relied on."""
        assert isinstance(state, DaleState)
        keys = sorted(self.shelf.decks[number].key for number in state.decks)
        found = [("deck", key, -1) for key in keys]
        found += [("pair", f"{one} and {other}", -1) for at, one in enumerate(keys) for other in keys[at + 1 :]]
        found += [
            ("relies on", relied_on(player, self.shelf.decks), seat)
            for seat, player in enumerate(state.players[: state.seats])
        ]
        found.append(("players", str(len(state.players)), -1))
        found += [
            ("turn order", "first" if seat == state.start else "later", seat)
            for seat in range(len(state.players))
            if state.rules.mode != SOLO or seat == 0
        ]
        return found

    def features(self) -> Features | None:
        from covetown.games.dale_of_merchants.features import DaleFeatures

        return DaleFeatures()

    def guide(self) -> Guide:

        return DaleGuide()

    def styles(self) -> list[Style]:
        return STYLES


def printed_facts(card: Card, deck: str) -> dict[str, object]:
    """What is printed on a card (DM-011)."""
    kind = (
        "rubbish"
        if card.flags & RUBBISH
        else "technique"
        if card.flags & TECHNIQUE
        else "passive"
        if deck and card.deck >= 0
        else "mono"
    )
    facts: dict[str, object] = {
        "key": card.key, "deck": deck, "value": int(card.value), "type": kind,
        "bonus": card.flags & BONUS != 0, "copier": card.flags & COPIER != 0,
    }  # fmt: skip
    if kind == "mono":
        facts["acquire"] = card.flags & ACQUIRE != 0
    return facts


GAME: Final = DaleOfMerchants(SHELF)
