"""The Entertainer's board told again from events alone, with what a viewer can know of the hand; see `retold.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.merchants_cove.retold_shops import Facts, Shop

if TYPE_CHECKING:
    from tests.games.merchants_cove.retold import Retold

FIRST = 64
START = set(range(FIRST, FIRST + 14))
ISLAND = set(range(FIRST + 14, FIRST + 18))
IMPRO = set(range(FIRST + 18, FIRST + 22))
NEW_SKILLS = set(range(FIRST + 22, FIRST + 26))
SKILLS = set(range(FIRST, FIRST + 12)) | NEW_SKILLS
CREATURES = {FIRST + 13} | ISLAND
ENCORE, CALL = FIRST + 18, FIRST + 19
WISP = FIRST + 15
MOVEMENT = (1, 2, 3, 2)
PLACES = [
    *(f"pier:{pier}" for pier in ("bazaar", "plaza", "black-market")), "town-square",
    *(f"hall:{colour}" for colour in ("red", "green", "blue", "yellow")), "dragon-island",
]  # fmt: skip


class Stage(Shop):
    """The Entertainer.

    `unplaced` are the cards of which the viewer knows only that each lies in the hand or in the deck; `held` are hand
    cards the viewer knows, `hidden` how many more there are.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.unplaced = set(START)
        self.held: set[int] = set()
        self.public: set[int] = set()  # hand cards that everybody knows
        self.hidden = 0
        self.top: list[int] = []
        self.discard: set[int] = set()
        self.dropped: int | None = None
        self.song: set[int] = set()
        self.brag: set[int] = set()
        self.bragging: set[int] = set()
        self.island = set(ISLAND)
        self.stacks: dict[str, int | None] = {"impro": None, "skill": None}
        self.below = {"impro": set(IMPRO), "skill": set(NEW_SKILLS)}
        self.volume = 0
        self.quarter = 0
        self.stones = 0
        self.badges = 6
        self.runes: set[str] = set()
        self.fans: set[int] = set()
        self.beside: set[int] = set()
        self.bard: str | None = None
        self.visited: list[str] = []
        self.bound: str | None = None  # where the bard is going
        self.movement = 0
        self.side: str | None = None
        self.rogues = 0
        self.swan = False

    def hand_size(self) -> int:
        return len(self.held) + self.hidden

    def deck_size(self) -> int:
        return len(self.unplaced) - self.hidden + len(self.top)

    def possible(self) -> set[int]:
        """The cards that each of the hidden hand cards may be."""
        return self.unplaced & SKILLS

    # Cards.

    def on_stack_shows(self, event: Facts, _table: Retold) -> None:
        self.below[event["stack"]].remove(event["card"])
        self.stacks[event["stack"]] = event["card"]

    def on_bought_card(self, event: Facts, _table: Retold) -> None:
        stack = "impro" if event["card"] in IMPRO else "skill"
        assert self.stacks[stack] == event["card"]
        self.stacks[stack] = None
        self.top.insert(0, event["card"])

    def on_drew_song_card(self, event: Facts, table: Retold) -> None:
        card = event.get("card")
        if self.top:
            assert card == self.top.pop(0)  # everybody saw it bought
            self.public.add(card)
            self.held.add(card)
            return
        assert (card is not None) == (table.viewer == self.seat)
        if card is None:
            self.hidden += 1
        else:
            self.unplaced.remove(card)
            self.held.add(card)

    def on_turned_up(self, event: Facts, _table: Retold) -> None:
        card = event["card"]
        if self.top:
            assert card == self.top.pop(0)
        else:
            self.unplaced.remove(card)
        assert card not in SKILLS
        assert event["zone"] == ("brag" if card in CREATURES else "song")
        (self.brag if card in CREATURES else self.song).add(card)

    def on_song_deck_reshuffled(self, event: Facts, table: Retold) -> None:
        assert not self.top
        assert len(self.unplaced) == self.hidden  # no card is left in the deck: what is missing is in the hand
        self.held |= self.unplaced
        self.public = set(self.held)
        self.hidden = 0
        self.unplaced = set(self.discard)
        assert event["count"] == len(self.unplaced)
        self.discard = set()
        self.dropped = None

    def leave_hand(self, card: int, table: Retold) -> None:
        if card not in self.public:
            table.shown += 1
        if card not in self.held and len(self.possible()) > self.hidden:
            table.learned += 1
        if card in self.held:
            self.held.remove(card)
            self.public.discard(card)
        else:
            assert card in self.possible()
            self.unplaced.remove(card)
            self.hidden -= 1

    def on_played_card(self, event: Facts, table: Retold) -> None:
        self.leave_hand(event["card"], table)
        self.song.add(event["card"])

    def on_dropped_card(self, event: Facts, table: Retold) -> None:
        self.leave_hand(event["card"], table)
        self.discard.add(event["card"])
        self.dropped = event["card"]

    def on_song_zone_cleared(self, event: Facts, _table: Retold) -> None:
        assert set(event["cards"]) == self.song
        self.discard |= self.song
        self.song = set()

    # The dial and the Song.

    def on_turned_dial(self, event: Facts, _table: Retold) -> None:
        assert event["quarter"] == (self.quarter + event["quarters"]) % 4
        self.quarter = event["quarter"]
        self.volume = event["volume"]

    def on_song_begins(self, event: Facts, _table: Retold) -> None:
        self.swan = event["swan"] == "yes"
        self.movement = MOVEMENT[self.quarter]
        assert event["movement"] == self.movement
        self.visited = []

    def on_bard_moved(self, event: Facts, _table: Retold) -> None:
        if self.visited and self.bound is None:
            self.movement -= 1
        assert self.bound in (None, event["ref"])
        self.bound = None
        self.bard = event["ref"]
        self.visited.append(event["ref"])
        self.side = None
        self.rogues = 0

    def on_bard_sets_out(self, event: Facts, _table: Retold) -> None:
        self.movement -= 1
        self.bound = event["ref"]

    def on_chose_side(self, event: Facts, _table: Retold) -> None:
        self.side = event["side"]

    def on_let_rogues_in(self, event: Facts, _table: Retold) -> None:
        self.rogues = event["count"]

    def on_sang_for_gold(self, event: Facts, _table: Retold) -> None:
        self.pay(event)

    def on_paid_icons(self, event: Facts, _table: Retold) -> None:
        for bundle in event["bundles"]:
            self.pay(bundle)

    def pay(self, bundle: Facts) -> None:
        self.volume -= bundle["price"]
        self.stones -= 1 if bundle["source"] == "stone" else 0

    def on_won_fan(self, event: Facts, _table: Retold) -> None:
        self.fans.add(event["card"])
        self.badges -= 1

    def on_placed_rune(self, event: Facts, _table: Retold) -> None:
        self.runes.add(event["colour"])

    def on_improvised(self, event: Facts, _table: Retold) -> None:
        assert event["card"] in self.song
        self.movement += 1 if event["card"] == ENCORE else 0
        self.volume = min(6, self.volume + 3) if event["card"] == CALL else self.volume

    def on_bragged(self, event: Facts, _table: Retold) -> None:
        assert set(event["cards"]) == self.brag
        self.bragging, self.brag = self.brag, set()
        self.volume -= 3

    def on_creature_sings(self, event: Facts, _table: Retold) -> None:
        self.bragging.remove(event["card"])
        self.discard.add(event["card"])

    def on_gained_stone(self, event: Facts, _table: Retold) -> None:
        self.stones += 1
        assert event["count"] == self.stones

    def on_took_creature(self, event: Facts, _table: Retold) -> None:
        self.island.remove(event["card"])
        self.brag.add(event["card"])

    def on_song_ends(self, event: Facts, _table: Retold) -> None:
        self.bard = None
        self.swan = False

    def on_fan_kept(self, event: Facts, table: Retold) -> None:
        table.leave_square(event["card"])
        self.beside.add(event["card"])

    def picture(self, own: bool) -> Facts:
        return {
            "hand": sorted(self.held) if own else None,
            "hand_size": self.hand_size(),
            "hand_known": sorted(self.public),
            "deck": self.deck_size(),
            "deck_top": self.top,
            "discard": sorted(self.discard),
            "discard_top": self.dropped,
            "song": sorted(self.song),
            "brag": sorted(self.brag),
            "bragging": sorted(self.bragging),
            "island": sorted(self.island),
            "skill_stack": {"top": self.stacks["skill"], "below": len(self.below["skill"])},
            "impro_stack": {"top": self.stacks["impro"], "below": len(self.below["impro"])},
            "volume": self.volume,
            "quarter": self.quarter,
            "stones": self.stones,
            "badges": self.badges,
            "runes": [colour for colour in ("red", "green", "blue", "yellow") if colour in self.runes],
            "fans": sorted(self.fans),
            "beside": sorted(self.beside),
            "bard": self.bard,
            "visited": [place for place in PLACES if place in self.visited] if self.bard else [],
            "movement": self.movement if self.bard else None,
            "side": self.side,
            "rogues": self.rogues,
            "swan": self.swan,
        }
