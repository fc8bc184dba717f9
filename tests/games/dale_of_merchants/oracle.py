"""What one viewer of Dale of Merchants can know, from what that viewer was told and from nothing else.

The oracle keeps an account of its own. It begins with the first view and then only listens to events, as a player with
a good memory would. Cards are known by name: copies are alike (DM-014). What it remembers (DM-568):

* `sure`: of every hand, the cards that must be there. If one leaves unseen, there may be one less of any of them.
* `decks`: of every deck, card by card from the top, what is known of it, and who put it there unseen.
* `unplaced`: of every player and of the market deck, the cards that lie hidden somewhere, by where they were last seen.
  Hand and deck of a player are one heap here.
* `passed`: which hidden cards went unseen from whom to whom; `settled`: those of them that cannot be hidden there any
  more, by the number of cards that can. Worlds do not remember that number, only what is `kept` by it.
* `kept`: of every hand, the hidden cards that must be there because nothing else was left: when a discard pile is
  shuffled into a deck, every hidden card of that player is in the hand. One that comes to light later may as well have
  been one of these: the hands that are possible then are the same.

A card that comes to light was its holder's own if the holder has such a one unplaced, else it came from whoever passed
one on. Where several could have, the oracle does not know, says so (`unsure`), and holds its peace about heaps; so it
does for a viewer who took part in passing cards (`involved`), giving or taking, who knows more than heaps can tell.
"""

from __future__ import annotations

from collections import Counter

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import seats_in

MARKET = "market"
Facts = dict[str, object]
Cards = Counter[str]
Slot = tuple[str, int]  # the card in a deck ("" if not known), and whose hidden card it is


def names() -> dict[int, str]:
    cards = GAME.catalogue()["cards"]
    assert isinstance(cards, dict)
    return {int(ident): str(facts["key"]) for ident, facts in cards.items()}


NAMES = names()


def keys_of(cards: object) -> list[str]:
    assert isinstance(cards, list)
    return [str(card["key"]) for card in cards]


def named(event: Facts) -> list[str]:
    cards = event["cards"]
    assert isinstance(cards, list)
    return [NAMES[int(ident)] for ident in cards]


def counted(rows: object) -> Cards:
    assert isinstance(rows, list)
    return Counter({str(row["key"]): int(row["count"]) for row in rows})


def gambled(told: list[Facts], at: int) -> bool:
    """Whether an exchange belongs to a Gamble: all cards leave both hands before any is handed over."""
    while told[at]["kind"] == "exchanged" and at > 0:
        at -= 1
    return told[at]["kind"] == "rolled"


class Oracle:
    """One viewer's memory."""

    def __init__(self, viewer: int, state: DaleState) -> None:
        self.viewer = viewer
        self.mono = state.rules.mode == 2
        self.wily_shuffle = state.rules.wily_shuffle
        self.unsure = False
        self.lost = False
        self.looked_into = -1
        self.mixed = False
        self.involved = False
        self.learned = False
        self.public = Oracle(-1, state) if viewer >= 0 else None
        self.begin(state.view(viewer))

    def begin(self, view: Facts) -> None:
        """The table as it is first seen."""
        players = view["players"]
        assert isinstance(players, list)
        self.players = len(players)
        self.active = int(str(view["active"]))
        self.asked = self.active
        waiting = view["waiting"]
        assert isinstance(waiting, list)
        if waiting:
            self.asked = int(waiting[0])
        self.sure: list[Cards] = [Counter() for _ in players]
        self.kept: list[Cards] = [Counter() for _ in players]
        self.hands = [int(facts["hand"]) for facts in players]
        self.decks: list[list[Slot]] = [[("", seat)] * int(facts["deck"]) for seat, facts in enumerate(players)]
        self.discards = [keys_of(facts["discard"])[::-1] for facts in players]
        self.market_discard = keys_of(view["market_discard"])
        self.aside: list[Slot] = []
        self.passed: list[tuple[int, int]] = []
        self.settled: list[tuple[int, int]] = []
        self.unplaced: dict[object, Cards] = {}
        unseen = view.get("unseen")
        self.drafting = unseen is None
        if isinstance(unseen, dict):
            self.unplaced = {seat: counted(rows) for seat, rows in enumerate(unseen["players"])}
            self.unplaced[MARKET] = counted(unseen["market"])
            for seat, facts in enumerate(players):
                if "cards" in facts:
                    for key in keys_of(facts["cards"]):
                        self.sure[seat][key] += 1
                        self.unplaced[seat][key] -= 1
                else:
                    self.sure[seat] = Counter(keys_of(facts["open"]))

    # Listening

    def hear(self, told: list[Facts], public: list[Facts]) -> None:
        """What the viewer is told of one choice, and what everybody is told of it."""
        self.learned = False
        for at in range(len(told)):
            self.listen(told, at)
            if self.public is not None:
                self.public.listen(public, at)

    def listen(self, told: list[Facts], at: int) -> None:
        """One of these events."""
        event = told[at]
        kind = str(event["kind"])
        if kind in ("mixed", "traded-top"):
            if at == 0 or told[at - 1]["kind"] != kind:
                together = [other for other in told if other["kind"] == kind]
                (self.mix if kind == "mixed" else self.trade)(together)
        elif kind == "exchanged" and gambled(told, at):
            if told[at - 1]["kind"] == "rolled":
                self.gamble(told[at:])
        elif kind == "exchanged" and "card" not in event and self.mono and self.active == 1:
            self.move({**event, "card": self.taken_by_mono(told[at + 1 :])})
        elif kind == "turn":
            self.active = self.asked = int(str(event["seat"]))
        elif kind == "decks":
            self.deal(event)
        elif kind == "reshuffled":
            self.reshuffle(int(str(event["seat"])))
        elif kind == "reshuffled-market":
            self.unplaced[MARKET].update(self.market_discard)
            self.market_discard = []
        elif kind == "swapped-piles":
            self.swap_piles(int(str(event["seat"])), named(event))
        elif kind == "turned-over":
            self.turn_over(named(event))
        elif kind == "row":
            self.see_row(Counter(named(event)))
        elif kind in ("banned-deck", "picked-deck"):
            self.asked = (int(str(event["seat"])) + 1) % self.players
        elif kind == "showed":
            self.show(int(str(event["seat"])), NAMES[int(str(event["card"]))])
        elif kind == "blindfolded" or kind == "asked-help":
            self.asked = int(str(event["other"]))
        elif kind in ("guessed", "declined-help", "built"):
            self.asked = self.active
        elif "from" in event and "to" in event and kind != "copy-ended":
            self.move(event)

    def deal(self, event: Facts) -> None:
        """After a draft every player gets one cheap card of each deck and junk up to ten; the rest is on offer."""
        decks = event["decks"]
        assert isinstance(decks, list)
        shelf = {deck.key: deck for deck in GAME.shelf.decks}
        starters = Counter(shelf[key].cards[0].key for key in decks)
        starters["junk"] = 10 - len(decks)
        for seat in range(self.players):
            self.unplaced[seat] = Counter(starters)
            self.decks[seat] = [("", seat)] * 10
        self.unplaced[MARKET] = Counter(card.key for key in decks for card in shelf[key].cards if card.value > 1)
        self.drafting = False

    def move(self, event: Facts) -> None:
        """A card goes from one place to another; `key` is empty where the viewer does not see which."""
        key = NAMES[int(str(event["card"]))] if "card" in event else ""
        source, target = str(event["from"]), str(event["to"])
        if key and event["kind"] in ("exchanged", "planted") and self.viewer >= 0:
            self.involved = True
        giver = self.lift(source, key, target)
        self.lay(target, key, giver, source.startswith("deck") or (source == "aside" and giver != 4))

    def lift(self, source: str, key: str, target: str) -> int:
        """Take a card from where it lies; says whose hidden card it was."""
        zone, _, word = source.partition(":")
        seat = int(word) if word.isdigit() else -1
        if zone == "hand":
            self.hands[seat] -= 1
            if key:
                self.leave_hand(seat, key)
            else:
                self.blur(seat, 1)
            return seat
        if zone == "deck":
            known, owner = self.decks[seat].pop(0)
            self.looked_into = seat
            if key and seat == self.viewer and owner != seat:
                self.involved = True  # who draws a card that another put there knows whose it was
            if key and not known:
                self.place(owner, key, seat)
            elif known and not key:
                # it goes where the viewer cannot follow it, but the viewer knows what it is
                return self.follow(known, owner, target)
            return owner
        if zone == "market-deck":
            if key:
                self.placed(MARKET, key)
            return 4
        if zone == "aside" and self.aside:
            if not key:  # any of them: what was known of them is not known any more
                for known, owner in self.aside:
                    if known:
                        self.forget(owner, known)
                # and any of them may be the one that somebody else had put there
                self.aside = [("", owner if owner == 4 else self.looked_into) for _, owner in self.aside]
            slot = next((slot for slot in self.aside if slot[0] == key), None) or self.likely(key)
            self.aside.remove(slot)
            if key and not slot[0]:
                self.place(slot[1], key, self.looked_into)
                self.doubt_who_put(slot[1])
            return slot[1]
        if zone == "discard":
            pile = self.discards[seat]
            at = len(pile) - 1 - pile[::-1].index(key)
            pile.pop(at)
        elif zone == "market-discard":
            self.market_discard.remove(key)
        return -1

    def likely(self, key: str) -> Slot:
        """The hidden card aside that this one was, by where it came from."""
        slots = [slot for slot in self.aside if not slot[0]]
        if key:
            able = [slot for slot in slots if slot[1] == 4 or self.could_come_from(slot[1], key, set())]
            self.unsure = self.unsure or len(set(able)) > 1
            self.rivals = [owner for owner in dict.fromkeys(owner for _, owner in able) if owner != able[0][1]]
            slots = able or slots
        return slots[0]

    rivals: list[int] = []

    def doubt_who_put(self, owner: int) -> None:
        """It may have been another of those aside, which its owner then had from whoever is taken for this one's."""
        for rival in self.rivals:
            self.pass_on((rival, owner), (owner, rival))
        self.rivals = []

    def follow(self, key: str, owner: int, target: str) -> int:
        """A card whose name the viewer knows moves on without being named again."""
        zone, _, word = target.partition(":")
        if zone == "hand":
            self.sure[int(word)][key] += 1
            self.followed = True
        elif zone == "deck":
            self.decks[int(word)].insert(0, (key, owner))
            self.followed = True
        else:
            self.aside.append((key, owner))
            self.followed = True
        return owner

    followed = False

    def forget(self, owner: int, key: str) -> None:
        """A card is hidden again among those of its pool."""
        self.unplaced[owner if owner < 4 else MARKET][key] += 1

    def lay(self, target: str, key: str, giver: int, drawn: bool = False) -> None:
        """Put a card down; one drawn from a deck was passed on when it was put there."""
        zone, _, word = target.partition(":")
        seat = int(word) if word.isdigit() else -1
        if zone == "hand":
            self.hands[seat] += 1
            if self.followed:
                pass
            elif key:
                self.sure[seat][key] += 1
            elif giver >= 0 and giver != seat and not drawn:
                self.pass_on((giver, seat))
        elif zone == "deck":
            if not self.followed:
                self.decks[seat].insert(0, (key, giver))
                if not key and giver != seat:
                    self.pass_on((giver, seat))
        elif zone == "aside":
            if not self.followed:
                self.aside.append((key, giver))
        elif zone == "discard":
            self.discards[seat].append(key)
        elif zone == "market-discard":
            self.market_discard.append(key)
        self.followed = False

    def pass_on(self, *ways: tuple[int, int]) -> None:
        """Hidden cards went from one to another; beyond ten it makes no difference."""
        for way in ways:
            if self.passed.count(way) < 10:
                self.passed.append(way)

    def count_passed(self, seat: int) -> None:
        """All hidden cards of a player are in the hand: what came there is one of these, went on, or came to light."""
        hidden = self.hands[seat] - (+self.sure[seat]).total()
        for giver in {giver for giver, taker in self.passed if taker == seat}:
            onwards = [taker for other, taker in self.passed if other == seat and taker != giver]
            surplus = self.passed.count((giver, seat)) - hidden - len(onwards)
            for _ in range(surplus):
                last = len(self.passed) - 1 - self.passed[::-1].index((giver, seat))
                self.settled.append(self.passed.pop(last))

    # What a card says by coming to light

    def leave_hand(self, seat: int, key: str) -> None:
        """A card leaves a hand and the viewer sees which."""
        if self.sure[seat][key] > 0:
            self.sure[seat][key] -= 1
        else:
            self.kept[seat] -= Counter([key])
            self.place(seat, key, seat)

    def show(self, seat: int, key: str) -> None:
        """One more such card is seen in a hand."""
        if seat == self.viewer:
            return
        if self.public is not None and self.sure[seat][key] > self.public.sure[seat][key]:
            return  # this viewer knew of one that the others did not know of
        self.sure[seat][key] += 1
        self.kept[seat] -= Counter([key])
        self.place(seat, key, seat)

    def place(self, owner: int, key: str, holder: int) -> None:
        """A hidden card with this holder is seen: it was the owner's, or came to the owner in secret."""
        self.learned = True
        if owner == 4:
            self.placed(MARKET, key)
            return
        # Whoever put it there is `owner`; but it may be another's who put one there, or the holder's that came back
        doubtful = list(self.rivals)
        if owner != holder and holder != self.viewer and self.unplaced[holder][key] > 0 and holder not in doubtful:
            doubtful.append(holder)
        if self.unplaced[owner][key] > 0:
            self.placed(owner, key)
            if owner != holder and (owner, holder) in self.passed:
                self.passed.remove((owner, holder))
            self.pass_on(*[(rival, owner) for rival in doubtful if rival != owner])
            return
        ways = self.ways_to(owner, key)
        able = [pool for pool in ways if pool != 4 and self.unplaced[pool][key] > 0]
        doubtful = [rival for rival in doubtful if rival not in able]
        offered = 4 in ways and self.unplaced[MARKET][key] > 0
        if not able and not offered:
            self.lost = self.unsure = True
            return
        chosen = able[0] if able else 4
        self.placed(chosen if able else MARKET, key)
        if not doubtful and not (able and offered) and len(ways[chosen]) == 1:
            self.passed.remove(ways[chosen][0])  # of longer ways it is not sure which it was
        if owner != holder and (owner, holder) in self.passed:
            self.passed.remove((owner, holder))
        if len(able) + offered > 1:
            self.unsure = True
            for other in able[1:]:
                self.pass_on((other, chosen), (chosen, other))
            if offered:
                self.pass_on((4, chosen))
        self.pass_on(*[(rival, chosen) for rival in doubtful if able])

    def ways_to(self, taker: int, key: str) -> dict[int, list[tuple[int, int]]]:
        """From whom a card may have come to a player, the nearest first, and by which passings.

        Behind one who can have had such a card nobody is looked for: it was that one's own, as far as all can tell.
        """
        ways: dict[int, list[tuple[int, int]]] = {taker: []}
        near = [taker]
        for at in near:
            if at == 4 or (at != taker and self.unplaced[at][key] > 0):
                continue
            for giver, other in self.passed:
                if other == at and giver not in ways:
                    ways[giver] = [(giver, other), *ways[at]]
                    near.append(giver)
        del ways[taker]
        return ways

    def could_come_from(self, giver: int, key: str, met: set[int]) -> bool:
        if self.unplaced[giver if giver < 4 else MARKET][key] > 0:
            return True
        return any(
            other not in met and self.could_come_from(other, key, met | {giver})
            for other, taker in self.passed
            if taker == giver
        )

    def placed(self, pool: object, key: str) -> None:
        self.learned = True
        self.unplaced[pool][key] -= 1
        if self.unplaced[pool][key] < 0:
            self.lost = self.unsure = True

    def blur(self, seat: int, count: int) -> None:
        """So many cards leave a hand unseen: any of those that were sure may be among them."""
        for key in list(self.kept[seat]):
            certain = self.sure[seat][key] + self.kept[seat][key] - count
            self.kept[seat][key] = max(0, certain) - max(0, self.sure[seat][key] - count)
        for key in list(self.sure[seat]):
            lost = min(count, self.sure[seat][key])
            self.sure[seat][key] -= lost
            self.unplaced[seat][key] += lost

    def mix(self, events: list[Facts]) -> None:
        """Two hands are mixed and dealt again."""
        takers = [int(str(event["to"]).partition(":")[2]) for event in events]
        one, two = takers[0], takers[-1]
        if one == two:
            return  # the other hand was empty: every card came back
        self.mixed = True
        self.kept[one], self.kept[two] = Counter(), Counter()
        both = self.sure[one] + self.sure[two]
        if self.viewer in (one, two):
            self.involved = True
            other = two if self.viewer == one else one
            mine = Counter(NAMES[int(str(event["card"]))] for event in events if event["to"] == f"hand:{self.viewer}")
            for key in (mine - both).elements():
                self.place(other, key, other)
            self.sure[self.viewer] = mine
            self.sure[other] = both - mine
            return
        sizes = {one: takers.count(one), two: takers.count(two)}
        self.pass_on(*[(one, two), (two, one)] * min(sizes.values()))
        for seat in (one, two):
            self.unplaced[seat].update(self.sure[seat])
        for seat, other in ((one, two), (two, one)):
            left = {key: count - sizes[other] for key, count in both.items() if count > sizes[other]}
            self.sure[seat] = Counter(left)
            for key in self.sure[seat].elements():
                self.place(seat, key, seat)

    def gamble(self, told: list[Facts]) -> None:
        """Cards leave two hands at once, and then reach the others."""
        self.involved = self.involved or (self.viewer >= 0 and "card" in told[0])
        end = next((at for at, event in enumerate(told) if event["kind"] != "exchanged"), len(told))
        keys = [NAMES[int(str(event["card"]))] if "card" in event else "" for event in told[:end]]
        givers = [self.lift(str(event["from"]), key, str(event["to"])) for event, key in zip(told, keys, strict=False)]
        for event, key, giver in zip(told, keys, givers, strict=False):
            self.lay(str(event["to"]), key, giver)

    def trade(self, events: list[Facts]) -> None:
        """Cards are swapped between the tops of two decks: all are taken first, then put down."""
        count = len(events) // 2
        one, two = int(str(events[0]["from"])[-1]), int(str(events[0]["to"])[-1])
        blocks = {two: self.decks[one][:count], one: self.decks[two][:count]}
        for taker, block in blocks.items():
            self.decks[taker] = block + self.decks[taker][count:]
            self.pass_on(*[(owner, taker) for key, owner in block if not key and owner != taker])
            for _ in [slot for slot in block if slot == ("", taker)]:
                if (taker, 1 - taker) in self.passed:  # all saw it return
                    self.passed.remove((taker, 1 - taker))

    def taken_by_mono(self, later: list[Facts]) -> int:
        """Wily Member took a card unseen, but then all see Mono's row: it is the one that was not there before."""
        row = next(event for event in later if event["kind"] == "row")
        cards = row["cards"]
        assert isinstance(cards, list)
        before = self.sure[1] - Counter(["junk"])
        return next(ident for ident in cards if NAMES[int(ident)] in (Counter(named(row)) - before))

    # Piles that are turned, shuffled or laid open

    def reshuffle(self, seat: int) -> None:
        """The discard pile becomes the deck, under cards that are being taken and told of later."""
        if not self.decks[seat] and not self.aside and not self.mono:
            self.count_passed(seat)
        if not self.decks[seat] and not self.aside and not self.mono and not self.lost:
            gone = [giver for giver, _ in self.passed].count(seat)  # any of its cards may be among those passed on
            self.kept[seat] = Counter({key: n - gone for key, n in self.unplaced[seat].items() if n > gone})
        self.decks[seat] = self.decks[seat] + [("", seat)] * len(self.discards[seat])
        self.unplaced[seat].update(self.discards[seat])
        self.discards[seat] = []

    def swap_piles(self, seat: int, opened: list[str]) -> None:
        """Wily Fellow: the deck lies open now, and the discard pile is shuffled."""
        (self.open_shuffled if self.wily_shuffle else self.open_deck)(seat, opened)
        self.reshuffle(seat)
        self.discards[seat] = opened

    def open_deck(self, seat: int, opened: list[str]) -> None:
        """All cards of a deck are seen, the top card first."""
        for key, (known, owner) in zip(opened, self.decks[seat], strict=True):
            if not known:
                self.place(owner, key, seat)
        self.decks[seat] = []

    def open_shuffled(self, seat: int, opened: list[str]) -> None:
        """All cards of a deck are seen, but not which of them lay where."""
        self.aside, self.decks[seat] = self.decks[seat], []
        for key in opened:
            slot = next((slot for slot in self.aside if slot[0] == key), None) or self.likely(key)
            self.aside.remove(slot)
            if not slot[0]:
                self.place(slot[1], key, seat)
                self.doubt_who_put(slot[1])

    def turn_over(self, pile: list[str]) -> None:
        """Mono turns its deck over onto its discard pile."""
        self.open_deck(1, pile[len(self.discards[1]) :])
        self.discards[1] = pile

    def see_row(self, seen: Cards) -> None:
        """All of Mono's row is seen."""
        for key in (seen - self.sure[1]).elements():
            if self.unplaced[1][key] > 0 and any(self.could_come_from(giver, key, {1}) for giver, _ in self.passed):
                self.unsure = True  # among so many at once, which was whose cannot be told
            self.place(1, key, 1)
        for key in (self.sure[1] - seen).elements():
            self.unplaced[1][key] += 1
        self.sure[1] = seen

    # Comparing

    def compare(self, state: DaleState) -> list[str]:
        """Where the engine's view says more, less or something else than this viewer can know."""
        if state.ending or self.drafting:
            return []
        wrong: list[str] = []
        view = state.view(self.viewer)
        players = view["players"]
        assert isinstance(players, list)
        for seat, facts in enumerate(players):
            sure = +self.sure[seat]
            shown = Counter(keys_of(facts["cards"] if "cards" in facts else facts["open"]))
            if shown != sure:
                wrong.append(f"hand of {seat}: shown {dict(shown)}, known {dict(sure)}")
            if facts["deck"] != len(self.decks[seat]) or facts["hand"] != self.hands[seat]:
                told_sizes = (facts["hand"], facts["deck"])
                wrong.append(f"sizes of {seat}: {told_sizes}, known {(self.hands[seat], len(self.decks[seat]))}")
            known = [(at, slot[0]) for at, slot in enumerate(self.decks[seat]) if slot[0]]
            told = [(row["position"], row["card"]["key"]) for row in facts.get("known", [])]
            if told != known:
                wrong.append(f"deck of {seat}: shown {told}, known {known}")
        if seats_in(state.public_waiting()) != [self.asked]:
            wrong.append(f"waiting for {seats_in(state.public_waiting())}, told of {self.asked}")
        public = self.public or self
        if not public.lost:
            wrong += public.compare_heaps(view)  # every viewer is shown what everybody can work out (DM-466)
        return wrong

    def compare_heaps(self, view: Facts) -> list[str]:
        unseen = view["unseen"]
        assert isinstance(unseen, dict)
        wrong: list[str] = []
        listed = [counted(rows) for rows in unseen["players"]]
        for seat, rows in enumerate(listed):
            if rows != +self.unplaced[seat]:
                wrong.append(f"unseen of {seat}: listed {dict(rows)}, unplaced {dict(+self.unplaced[seat])}")
        if counted(unseen["market"]) != +self.unplaced[MARKET]:
            wrong.append("unseen of the market deck differs")
        if [Counter(keys_of(rows)) for rows in unseen["hands"]] != [+sure for sure in self.sure]:
            wrong.append("the hands listed as seen differ")
        return wrong

    # Worlds

    def doubt(self, world: DaleState) -> list[str]:
        """Why a world dealt for this viewer cannot be the true one, as far as the viewer remembers."""
        if world.ending or self.drafting:
            return []
        wrong = self.compare(world)
        surplus: list[Cards] = []
        missing: dict[int, Cards] = {}
        for seat, player in enumerate(world.players):
            hand = Counter(card.key for card in player.hand)
            public = self.public or self
            must = self.sure[seat] | (public.sure[seat] + public.kept[seat])
            if must - hand:
                wrong.append(f"seat {seat} does not hold {dict(must - hand)}")
            deck = [card.key for card in reversed(player.deck)]
            for at, (key, _) in enumerate(self.decks[seat]):
                if key and deck[at] != key:
                    wrong.append(f"card {at} of the deck of {seat} is {deck[at]}, not {key}")
            hidden = hand - self.sure[seat]
            hidden += Counter(key for at, key in enumerate(deck) if not self.decks[seat][at][0])
            told = world.laid_aside() if world.aside else None
            if told is not None and told.pool == seat and not told.seen_by(self.viewer):
                hidden += Counter(card.key for card in world.aside) - Counter(key for key, _ in self.aside if key)
            own = +self.unplaced[seat]
            surplus.append(hidden - own)
            missing[seat] = own - hidden
        if self.unsure or self.involved:
            return wrong
        gone = Counter(card.key for card in world.market_deck)
        missing[4] = +self.unplaced[MARKET] - gone
        for seat, cards in enumerate(surplus):
            into = [giver for giver, taker in self.passed + self.settled if taker == seat]
            if cards.total() > len(into) and not self.mixed:
                wrong.append(f"{dict(cards)} came to seat {seat}, to whom {len(into)} cards were passed")
            for key in cards:
                if not any(missing[pool][key] for pool in self.sources(seat)):
                    wrong.append(f"{key} came to seat {seat} from nowhere")
        return wrong

    def sources(self, seat: int) -> set[int]:
        """From whom a hidden card of this player may have come."""
        found: set[int] = set()
        near = [seat]
        while near:
            at = near.pop()
            for giver, taker in self.passed + self.settled:
                if taker == at and giver not in found:
                    found.add(giver)
                    near.append(giver)
        return found
