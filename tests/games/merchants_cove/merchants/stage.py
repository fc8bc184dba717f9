"""The Entertainer's table in a few words: a Song is sung by what a person would say.

    stage = Stage(zone="ES01 ES12", volume=3, bazaar="RR").song()
    stage.do("go bazaar", "spend ES01 red", "spend ES12_ red", "end")
    assert stage.gold == 8

A bundle is named by its card: `ES12` is the upper part, `ES12_` the lower part, `again:ES01` a Reprise of it,
`stone`, `EI00`, `EC02`. Locations are bazaar, plaza, black, square, red, green, blue, yellow, island.
"""

from __future__ import annotations

from covetown.games.merchants_cove.merchants.entertainer.board import EntertainerBoard
from covetown.games.merchants_cove.merchants.entertainer.cards import CARDS, FIRST_CARD
from covetown.games.merchants_cove.merchants.entertainer.song import begin_song
from covetown.kernel import Message, Option
from tests.games.merchants_cove.builder import Table

PLACES = {
    "pier:bazaar": "bazaar",
    "pier:plaza": "plaza",
    "pier:black-market": "black",
    "town-square": "square",
    "hall:red": "red",
    "hall:green": "green",
    "hall:blue": "blue",
    "hall:yellow": "yellow",
    "dragon-island": "island",
}
MARKS = {"upper": "", "lower": "_", "reprise": ""}


def code_of(ref: str) -> str:
    return CARDS[int(ref.removeprefix("card:")) - FIRST_CARD].code


def bundle_word(message: object, ref: str) -> str:
    assert isinstance(message, Message)
    source = message.key.removeprefix("bundle-")
    if source == "stone":
        return "stone"
    return ("again:" if source == "reprise" else "") + code_of(ref) + MARKS.get(source, "")


def words(option: Option) -> str:
    """An answer as a person would say it."""
    kind, refs = option.kind, option.refs
    if kind in ("play", "drop", "improvise", "next-brag", "take-creature", "buy"):
        return f"{kind} {code_of(refs[0])}"
    if kind == "tempo":
        return f"tempo {int(refs[0].removeprefix('tempo:')):+d}"
    if kind in ("place", "move"):
        return f"go {PLACES[refs[0]]}"
    if kind == "spend":
        return f"spend {bundle_word(option.text.args['bundle'], refs[0])} {option.text.args['as']}"
    if kind == "pay":
        found = option.text.args["bundles"]
        assert isinstance(found, list)
        return "pay " + "+".join(sorted(bundle_word(message, ref) for message, ref in zip(found, refs, strict=True)))
    if kind == "fan":
        return f"fan {refs[0].removeprefix('townsfolk:')}"
    if kind == "swan":
        return "sing" if refs == ["swan"] else "rest"
    if kind == "side":
        return refs[0].removeprefix("side:")
    if kind == "cult":
        return f"rogues {refs[0].removeprefix('rogues:')}"
    if kind == "end-song":
        return "end"
    return kind


class Stage:
    """An Entertainer at a table of four; everything not named is empty."""

    def __init__(
        self,
        *,
        hand: str = "",
        zone: str = "",
        brag: str = "",
        deck: str = "",
        discard: str = "",
        dropped: str = "",
        quarter: int = 0,
        volume: int = 0,
        stones: int = 0,
        runes: str = "",
        fans: str = "",
        badges: int = -1,
        gold: int = 0,
        bazaar: str = "",
        plaza: str = "",
        black: str = "",
        boats: dict[int, str] | None = None,
        halls: dict[str, int] | None = None,
        rogues: str = "criminals",
        hour: int = 4,
        round: int = 1,
        square: tuple[str, ...] = ("TL01", "TL05", "TM09", "TS01"),
        loads: bool = False,
    ) -> None:
        table = Table("abcd", merchants={"a": "entertainer"}, rogues=rogues, round=round)
        table.clock({hour: "abcd"})
        table.entertainer(
            "a",
            hand=hand,
            zone=zone,
            brag=brag,
            deck=deck,
            discard=discard,
            dropped=dropped,
            quarter=quarter,
            volume=volume,
            stones=stones,
            runes=runes,
            fans=fans,
            badges=badges,
        )
        table.piers(bazaar, plaza, black).boats(boats or {}).halls(**(halls or {})).square(*square).gold(a=gold)
        if not loads:
            table.state.loads = 0  # the clock asks nothing on the way
        self.table = table

    @property
    def board(self) -> EntertainerBoard:
        return self.table.song("a")

    @property
    def gold(self) -> int:
        return self.table.gold_of("a")

    @property
    def asked(self) -> str:
        return self.table.question() if self.table.asked() == "a" else ""

    def turn(self) -> Stage:
        """The Entertainer's turn begins."""
        self.table.begin()
        return self

    def compose(self, play: str, drop: str, tempo: int = 0) -> Stage:
        """A turn's Compose; what has one answer only is not asked."""
        self.turn()
        for wanted in (f"play {play}", f"drop {drop}", f"tempo {tempo:+d}"):
            if wanted.split()[0] in {option.split()[0] for option in self.options()}:
                self.do(wanted)
        return self

    def song(self, swan: bool = False) -> Stage:
        """A Song begins, whatever was composed; nothing follows it."""
        self.table.state.active = 0
        begin_song(self.table.state, swan)
        self.table.go()
        return self

    def options(self, kind: str = "") -> list[str]:
        if not self.table.state.waiting:
            return []
        seat = int(self.table.state.active)
        found = [words(option) for option in self.table.state.decision(seat).options if option.kind != "space"]
        return [answer for answer in found if not kind or answer.split()[0] == kind]

    def can(self, answer: str) -> bool:
        return answer in self.options()

    def do(self, *answers: str) -> Stage:
        for answer in answers:
            seat = int(self.table.state.active)
            found = [option for option in self.table.state.decision(seat).options if words(option) == answer]
            assert len(found) == 1, f"{answer!r} fits {len(found)} of {self.options()}"
            self.table.state.apply(seat, found[0].ident, self.table.luck)
        return self

    def zone(self, name: str) -> str:
        """The cards of a pile by code: hand, song, brag, discard, island."""
        return self.table.zone(getattr(self.board, name))

    def fans(self) -> int:
        return int(self.board.fans).bit_count()

    def runes(self) -> int:
        return int(self.board.runes).bit_count()

    def corruption(self) -> int:
        return self.table.number_of_cards("a")
