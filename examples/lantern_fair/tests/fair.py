"""A fair for tests: laid out as wanted, answered in words."""

from __future__ import annotations

from covetown.kernel import Events, ScriptedChance, argument_of, shuffle_script
from lantern_fair import GAME
from lantern_fair.lanterns import COLOUR_NAMES, LANTERNS, Lantern
from lantern_fair.options import GIVE, LAY, TAKE, TRIM
from lantern_fair.setup import new_game
from lantern_fair.state import LanternState, Maker
from lantern_fair.wishes import WISH_NAMES, all_wishes

KINDS = {"give": GIVE, "lay": LAY, "take": TAKE, "trim": TRIM}


def lantern(words: str, nth: int = 0) -> Lantern:
    """The n-th lantern of a colour and glow: `lantern("coral 3")`."""
    colour, glow = words.split()
    found = [one for one in LANTERNS if COLOUR_NAMES[one.colour] == colour and one.glow == int(glow)]
    return found[nth]


def lanterns(words: str) -> list[Lantern]:
    """Different lanterns by their names, with commas between: `lanterns("coral 1, coral 1, sea 2")`."""
    found: list[Lantern] = []
    for name in words.split(","):
        if name.strip():
            found.append(next(one for nth in range(4) if (one := lantern(name, nth)) not in found))
    return found


def string(words: str = "", wishes: str = "", sparks: int = 0, candles: int = 0) -> Maker:
    """A maker with these lanterns and wishes, to be counted."""
    maker = Maker()
    maker.lanterns = lanterns(words)
    maker.wishes = [WISH_NAMES.index(wish) for wish in wishes.split()]
    maker.sparks = sparks
    maker.candles = (2 << candles) - 2
    return maker


class Fair:
    """A fair with lanterns in a known order and known wishes, three for each maker: "coral rainbow thrift"."""

    def __init__(self, wishes: list[str], lanterns_first: str = "", evenings: int = 8) -> None:
        first = lanterns(lanterns_first)
        deck = [one for one in LANTERNS if one not in first] + first[::-1]
        held = [WISH_NAMES.index(wish) for three in wishes for wish in three.split()]
        rest = all_wishes()
        for kind in held:
            rest.remove(kind)
        script = shuffle_script(list(LANTERNS), deck) + shuffle_script(all_wishes(), rest + held[::-1])
        self.state: LanternState = new_game(len(wishes), {"evenings": evenings}, ScriptedChance(script))
        self.told: list[dict[str, object]] = []

    def answers(self, seat: int) -> list[str]:
        """What a seat can answer, in words."""
        return [self.words(option) for option in self.state.options(seat)]

    def words(self, option: int) -> str:
        kind = next(word for word, first in KINDS.items() if first == option - argument_of(option))
        named = argument_of(option)
        if kind == "give":
            return f"give {WISH_NAMES[named]}"
        if kind == "take":
            return f"take {COLOUR_NAMES[LANTERNS[named].colour]} {LANTERNS[named].glow}"
        return f"{kind} {named}"

    def do(self, seat: int, words: str, chance: list[int] | None = None) -> None:
        """A seat answers: `do(0, "lay 5")`. All luck it needs is scripted, and none is left over."""
        option = next(option for option in self.state.options(seat) if self.words(option) == words)
        source = ScriptedChance(chance or [])
        listener = Events()
        self.state.events = listener
        self.state.apply(seat, option, source)
        self.state.events = None
        assert source.left() == 0
        assert GAME.faults(self.state) == []
        self.told += [event.seen_by(-1) for event in listener.take()]

    def keep(self) -> Fair:
        """Everybody gives the first of the three wishes away."""
        for seat in range(int(self.state.seats)):
            self.do(seat, self.answers(seat)[0])
        return self

    def lay(self, *candles: int, chance: list[int] | None = None) -> None:
        """All lay their candles, in the order of the seats."""
        for seat, candle in enumerate(candles):
            self.do(seat, f"lay {candle}", chance if seat == len(candles) - 1 else None)
