"""What everybody can know, derived from the events each was told, and held against what the engine shows.

The oracle is `chronicle`; what it is held against are views, whom the table waits for, worlds dealt for a seat, and
undo. Twin games differ in hidden cards only. `COVETOWN_KNOWLEDGE=long` plays many more of both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from covetown.games.pirates_cove.cards.card import faces_held, one_card
from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.state import PiratesState
from covetown.inspection import as_bytes, carry_out
from covetown.kernel import Events, FastChance, State, seats_in
from covetown.kernel.chance import ChanceError, ScriptedChance
from tests.games.pirates_cove.builder import Table
from tests.games.pirates_cove.chronicle import WINDOWS, Chronicle, box, shown
from tests.knowledge import LONG, Chooser, Sitting, Twins, at_random, games, positions, sensible

PARROTS = range(19, 23)
# One card that can be played in each window, and one that never can.
TELLING = (2, 7, 14, 0, 6, 10, 16)
SECRET = {"hand", "draft", "rigged", "course", "submitted"}


def table_for(seed: int, even: bool) -> Sitting:
    """A fresh game; what happened during set-up is what was told first."""
    seats, options = GAME.any_setup(FastChance(seed))
    chance, told = FastChance(seed), Events()
    state = GAME.new(seats, {**options, "even_windows": even}, chance, told)
    state.events = None
    sitting = Sitting(GAME, state, chance)
    sitting.fresh = {viewer: [event.seen_by(viewer) for event in told.told] for viewer in sitting.viewers}
    return sitting


def chooser(seed: int) -> Chooser:
    """Every second game is played sensibly."""
    return at_random(seed) if seed % 2 else sensible(GAME, seed)


class Oracle:
    """What each viewer of a sitting can know, and where the engine says something else."""

    def __init__(self, sitting: Sitting, from_the_box: bool) -> None:
        self.sitting = sitting
        self.known: dict[int, Chronicle] = {}
        for viewer in sitting.viewers:
            view: dict[str, Any] = sitting.state.view(viewer)
            self.known[viewer] = Chronicle(box(viewer, view["seats"], view["rules"]) if from_the_box else view)

    def hear(self) -> None:
        for viewer, known in self.known.items():
            known.hear(self.sitting.fresh[viewer])

    def faults(self, worlds: FastChance | None) -> Iterator[str]:
        for viewer, known in self.known.items():
            view: dict[str, Any] = self.sitting.state.view(viewer)
            for fault in (self.zones(known, view), self.waiting(known, view)):
                if fault:
                    yield f"after {self.sitting.made} choices, viewer {viewer}: {fault}"
            if worlds is not None:
                fault = self.world(known, viewer, worlds)
                if fault:
                    yield f"after {self.sitting.made} choices, a world for viewer {viewer}: {fault}"

    def zones(self, known: Chronicle, view: dict[str, Any]) -> str:
        mine, theirs = known.zones(), shown(view)
        for zone, what in theirs.items():
            if mine[zone] != what:
                return f"{zone}: events say {mine[zone]}, the view says {what}"
        for ship in view["ships"]:
            if ship["seat"] != known.viewer and SECRET & set(ship):
                return f"the view shows {SECRET & set(ship)} of another's ship"
        return ""

    def waiting(self, known: Chronicle, view: dict[str, Any]) -> str:
        """Whom a table waits for in a window follows from who holds cards, as everybody sees."""
        holders = [at for at, ship in enumerate(known.ships) if ship["cards"]]
        stage = view["stage"]
        if stage == "window_n1":
            wanted = holders
        elif stage == "kegs":
            assert known.combat is not None
            shooter = view["combat"]["volley"]["side"]
            wanted = [at for at in holders if at in known.combat["ships"] and shooter != f"ship:{at}"]
        elif stage == "battle_card":
            assert known.combat is not None
            wanted = [view["active"]]
            if not set(wanted) <= set(holders) & set(known.combat["ships"]) - known.combat["passed"]:
                return f"ship {wanted} is asked for a battle card"
        else:
            return ""
        seats = sorted({known.ships[at]["seat"] for at in wanted})
        return "" if view["waiting"] == seats else f"{stage} waits for {view['waiting']}, not {seats}"

    def world(self, known: Chronicle, viewer: int, chance: FastChance) -> str:
        """A world for a viewer has the cards where that viewer can think them, and nowhere else."""
        state = self.sitting.state
        world = state.redeal(viewer, chance)
        assert isinstance(world, PiratesState)
        hands = [Counter(faces_held(ship.hand)) for ship in world.ships]
        deck = Counter(int(card.ident) for card in world.deck)
        pool = deck.copy()
        for hand, ship in zip(hands, known.ships, strict=True):
            if hand.total() != ship["cards"]:
                return f"hands of {[held.total() for held in hands]} cards"
            if ship["hand"] is not None and hand != ship["hand"]:
                return f"one's own hand is {hand}, not {ship['hand']}"
            if ship["hand"] is None:
                pool += hand
            for window in ship["windows"]:
                if not set(hand) & WINDOWS[window]:
                    return f"{hand} holds no card of window {window}"
            if ship["fame_cards"] is not None and sorted(c for c in hand.elements() if c >= 16) != ship["fame_cards"]:
                return f"{hand} has other fame cards than {ship['fame_cards']}"
        if pool != known.unseen():
            return f"unseen are {pool}, not {known.unseen()}"
        if known.made_of is not None:
            for card, count in deck.items():
                if card not in PARROTS and count > known.made_of[card]:
                    return f"{count} of card {card} in a deck that was made with {known.made_of[card]}"
        return ""


@pytest.mark.rule("PC-027", "PC-528", "PC-529", "PC-530", "PC-531", "PC-532", "PC-533", "PC-536", "PC-537")
@pytest.mark.parametrize("even", [False, True])
@pytest.mark.parametrize("seed", games(4, 150))
def test_everything_shown_was_told_and_everything_told_is_shown(seed: int, even: bool) -> None:
    """Every zone of the game is rebuilt from the events alone, for each seat and for spectators."""
    sitting = table_for(seed, even)
    oracle = Oracle(sitting, from_the_box=True)
    eyes = FastChance(seed)
    for now in positions(sitting, chooser(seed)):
        oracle.hear()
        assert list(oracle.faults(eyes if now.made % 9 == 0 else None)) == []


def follow(table: Table, *moves: tuple[int, str, tuple[int, ...]]) -> None:
    """A scripted game: who answers what, with which dice; the oracle listens from the beginning."""
    table.silence()
    sitting = Sitting(GAME, table.state, table.script)
    oracle = Oracle(sitting, from_the_box=False)
    for seat, answer, dice in moves:
        table.feed(*dice)
        offered = {" ".join([o.kind, *o.refs]): o.ident for o in table.state.decision(seat).options}
        sitting.choose(seat, offered[answer])
        oracle.hear()
        assert list(oracle.faults(FastChance(sitting.made))) == []
    table.done()


@pytest.mark.rule("PC-092", "PC-093", "PC-534", "PC-536")
def test_who_rolled_for_precedence_in_a_scripted_game() -> None:
    """The loser in window T still holds that card after his Crow's Nest, until he plays it a month later."""
    table = Table(4).legend("A", "blackbeard", 6).ship(0, hand=["consort"]).ship(1, hand=["secret_map", "crows_nest"])
    table.navigate()
    sail = [(seat, "sail island:6", ()) for seat in (2, 3)]
    follow(
        table,
        *sail,
        (0, "play hand:10 seat:2", ()),
        (1, "play hand:15", (6, 1)),
        (0, "sail island:6", ()),
        *sail,
        (1, "pass pass", ()),
        (1, "play hand:11 seat:0", ()),
        *[(seat, f"sail island:{2 + seat}", ()) for seat in (0, 1, 2)],
    )


@pytest.mark.rule("PC-239", "PC-284", "PC-490", "PC-496")
def test_a_volley_with_every_card_in_a_scripted_game() -> None:
    """Grapeshot, a salute and a keg on one volley: the shooter is crippled by his own keg, and does not reload."""
    table = Table(4).legend("A", "blackbeard", 6)
    table.ship(0, (1, 8, 4, 4), at=2, hand=["grapeshot_attack", "six_gun_salute", "powder_keg"])
    table.ship(1, (8, 6, 8, 8), at=2, hand=["smoke_screen", "powder_keg"], masters={"hull": "upright"}, parrot="flint")
    table.ship(2, (8, 4, 8, 8), at=2).fight(2)
    follow(
        table,
        (1, "battle hand:4", ()),
        (0, "fire fire hand:6 hand:8 hand:7", ()),
        (1, "kegs hand:7 amount:1", ()),
        (0, "aim seat:1", (3, 1, 1)),
        (1, "fire fire", ()),
        (1, "aim section:2:crew", (1, 1, 1, 1, 1)),
    )


# Undo.


def otherwise(state: State, viewer: int) -> Iterator[PiratesState]:
    """Tables that differ in one card of a hand that this viewer cannot see, taken from wherever else it cannot look."""
    assert isinstance(state, PiratesState)
    hidden = [at for at, ship in enumerate(state.ships) if state.owner(at) != viewer and ship.hand]
    for at in hidden:
        for wanted in TELLING:
            for given in {faces_held(state.ships[at].hand)[0], faces_held(state.ships[at].hand)[-1]}:
                if given == wanted:
                    continue
                other = state.copy()
                other.menu = None
                from_hand = next((o for o in hidden if o != at and wanted in faces_held(state.ships[o].hand)), None)
                lying = [place for place, card in enumerate(other.deck) if card.ident == wanted]
                if from_hand is not None:
                    other.ships[from_hand].hand += one_card(given) - one_card(wanted)
                elif lying:
                    other.deck[lying[0]] = CARDS[given]
                else:
                    continue
                other.ships[at].hand += one_card(wanted) - one_card(given)
                yield other


def observed(state: State, viewer: int) -> bytes:
    question = state.decision(viewer).plain() if viewer in seats_in(state.waiting) else None
    return as_bytes([state.view(viewer), question])


def told_something(before: State, seat: int, option: int) -> str:
    """Whether a choice tells anybody something of hidden cards: where they lay otherwise it would look otherwise."""
    for viewer in range(-1, int(before.seats)):
        now = observed(before, viewer)
        world, told = carry_out(before, seat, option, ScriptedChance([]))
        after = observed(world, viewer), as_bytes([event.seen_by(viewer) for event in told.told])
        for other in otherwise(before, viewer):
            if observed(other, viewer) != now or not (other.waiting >> seat) & 1 or option not in other.options(seat):
                continue
            try:
                there, told = carry_out(other, seat, option, ScriptedChance([]))
            except ChanceError:
                return f"viewer {viewer} learns by dice that are not rolled"
            if (observed(there, viewer), as_bytes([event.seen_by(viewer) for event in told.told])) != after:
                return f"viewer {viewer} learns of another's cards"
    return ""


@pytest.mark.rule("PC-595", "PC-536")
@pytest.mark.parametrize("even", [False, True])
@pytest.mark.parametrize("seed", games(3, 100))
def test_what_can_be_taken_back_told_nobody_anything(seed: int, even: bool) -> None:
    sitting = table_for(1000 + seed, even)
    before = sitting.state.copy()
    looked: Counter[str] = Counter()
    for now in positions(sitting, chooser(seed)):
        stage = str(before.view(-1)["stage"])
        if now.last is not None and now.undo == "" and looked[stage] < (1000 if LONG else 4):
            looked[stage] += 1
            wrong = told_something(before, now.last.seat, now.last.option)
            assert wrong == "", f"after {now.made} choices: {wrong}, and yet it can be taken back"
        before = now.state.copy()
    assert looked


# Twins.


class PirateTwins(Twins):
    """Twins of Pirate's Cove: windows T and N0 are passed unseen where only one of the two asks about a card."""

    def step(self, chooser: Chooser) -> bool:
        if self.alike and self.first.state.waiting and self.second.state.waiting:
            seat = self.first.asked()
            if (self.second.state.waiting >> seat) & 1:
                for _ in range(6):
                    kinds = [sitting.state.decision(seat).kind for sitting in (self.first, self.second)]
                    if kinds[0] == kinds[1]:
                        break
                    for sitting, kind in zip((self.first, self.second), kinds, strict=True):
                        if kind in ("window_t", "window_n0"):
                            self.pass_unseen(sitting, seat)
                            break
        return super().step(chooser)

    def pass_unseen(self, sitting: Sitting, seat: int) -> None:
        views = {viewer: sitting.seen(viewer) for viewer in self.alike if viewer != seat}
        sitting.choose(seat, next(o.ident for o in sitting.state.decision(seat).options if o.kind == "pass"))
        for viewer, view in views.items():
            if sitting.fresh[viewer] or sitting.seen(viewer) != view:
                self.wrong.append(f"viewer {viewer} saw a captain pass in secret")
        sitting.made -= 1

    def compare(self) -> None:
        one, two = self.first.state, self.second.state
        for viewer in list(self.alike):
            a, b = one.view(viewer), two.view(viewer)
            rules: Any = a["rules"]
            if rules["even_windows"]:
                continue
            asked = [viewer in seats_in(state.waiting) for state in (one, two)]
            if (a["stage"], a["waiting"], asked[0]) != (b["stage"], b["waiting"], asked[1]):
                self.alike.remove(viewer)  # PC-595: that a window stops, everybody sees; for whom, who is asked
        super().compare()
        for viewer in self.alike:
            if self.first.last is not None and viewer == self.first.last.seat and self.first.undo != self.second.undo:
                self.wrong.append(f"seat {viewer} may take back: {self.first.undo!r}, {self.second.undo!r}")


def swapped(state: PiratesState, chance: FastChance) -> PiratesState | None:
    """The same table with two hidden cards in each other's place."""
    twin = state.copy()
    if twin.fresh:
        return None  # later a hand and the deck cannot have just any card
    holders = [at for at, ship in enumerate(twin.ships) if ship.hand and not ship.shown]
    if not holders:
        return None
    ship = twin.ships[holders[chance.below(len(holders))]]
    mine = faces_held(ship.hand)
    face = mine[chance.below(len(mine))]
    others = [twin.ships[at] for at in holders if twin.ships[at] is not ship]
    if others and chance.below(2):
        other = others[chance.below(len(others))]
        theirs = faces_held(other.hand)
        instead = theirs[chance.below(len(theirs))]
        other.hand += one_card(face) - one_card(instead)
    else:
        places = [place for place, card in enumerate(twin.deck) if card.ident not in PARROTS and card.ident != face]
        place = places[chance.below(len(places))]
        instead = int(twin.deck[place].ident)
        twin.deck[place] = CARDS[face]
    ship.hand += one_card(instead) - one_card(face)
    return None if instead == face else twin


def twins_at(seed: int, even: bool) -> PirateTwins | None:
    """A game played to somewhere in its first months, and the same with two hidden cards changed."""
    luck = FastChance(seed + 77)
    sitting = table_for(seed, even)
    enough = 20 + int(luck.below(90))
    for now in positions(sitting, chooser(seed)):
        if now.made >= enough and now.state.view(-1)["stage"] in ("upgrade", "volley", "target", "cove", "bury_chests"):
            break
    state = sitting.state
    assert isinstance(state, PiratesState)
    twin = swapped(state, luck)
    if twin is None:
        return None
    state.menu = twin.menu = None
    return PirateTwins(Sitting(GAME, state, FastChance(seed)), Sitting(GAME, twin, FastChance(seed)))


@pytest.mark.rule("PC-535", "PC-536", "PC-593")
@pytest.mark.parametrize("even", [True, False])
@pytest.mark.parametrize("seed", games(8, 400))
def test_twin_games_look_the_same_to_whoever_is_told_the_same(seed: int, even: bool) -> None:
    twins = twins_at(2000 + seed, even)
    if twins is None:
        return
    while twins.first.made < (5000 if LONG else 90) and twins.step(at_random(seed)):
        pass
    assert twins.wrong == []


def test_twin_games_are_worth_comparing() -> None:
    """They look the same to many for long, and differ for those who hold the cards."""
    compared = 0
    for seed in range(3):
        twins = twins_at(2000 + seed, True)
        if twins is not None:
            assert len(twins.alike) < len(twins.first.viewers) or -1 in twins.alike
            while twins.first.made < 60 and twins.step(at_random(seed)):
                pass
            compared += twins.compared
    assert compared > 100


@pytest.mark.rule("PC-536")
@pytest.mark.parametrize("seed", games(1, 20))
def test_copies_of_a_card_are_one_face(seed: int) -> None:
    """Piles hold faces and hands count them: there is nothing by which two copies could be told apart."""
    for now in positions(table_for(3000 + seed, True), chooser(seed)):
        state = now.state
        assert isinstance(state, PiratesState)
        worlds = [state, state.copy()]
        if now.made % 20 == 0:
            worlds += [GAME.decode(state.encode()), state.redeal(0, FastChance(seed))]
        for world in worlds:
            assert isinstance(world, PiratesState)
            assert all(card is CARDS[card.ident] for card in [*world.deck, *world.discard])


@pytest.mark.rule("PC-536", "PC-375")
def test_a_played_card_that_could_be_old_or_new_leaves_both_possible() -> None:
    """Ship 1 held a card when the deck was made anew and drew another; either could be the Mastercraft he plays."""
    worlds = []
    for old, new in (("mastercraft", "fame_one"), ("fame_one", "mastercraft")):
        table = Table(4).ship(1, at=2, hand=[old]).ship(2, hand=["fame_one" if old != "fame_one" else "mastercraft"])
        state = table.state
        table.deck_top(new)
        top = state.deck.pop()
        state.held = sum((ship.hand for ship in state.ships), start=0)
        for ship in state.ships:
            ship.old = ship.hand
        state.fresh = sum((one_card(card.ident) for card in [*state.deck, top] if card.ident not in PARROTS), start=0)
        state.ships[1].take_card(top.ident)
        table.upgrade().do(1, "attach hand:0 section:1:hull")
        worlds.append([state.redeal(3, FastChance(seed)).encode() for seed in range(20)])
    assert worlds[0] == worlds[1]
