"""docs/adding-a-merchant.md, followed step by step: the Gardener, a sixth merchant, is one class with its board."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, final

import pytest
from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.goods import SMALL, produce, usual_goods
from covetown.games.merchants_cove.kinds import DONE
from covetown.games.merchants_cove.merchant import (
    ARGUMENTS,
    BLOCK,
    RECRUIT_SPACE,
    STAFF_SPACE,
    Merchant,
    ShopBoard,
    Space,
)
from covetown.games.merchants_cove.merchants import TABLE, register
from covetown.games.merchants_cove.purse import activate_shield, sponsor
from covetown.games.merchants_cove.state import CoveState, Player
from covetown.games.merchants_cove.steps import Question
from covetown.inspection import walk
from covetown.kernel import Chance, FastChance, Line, Message, Option, Record, Thing
from covetown.kernel.playout import play_sensibly

ROOT = Path(__file__).resolve().parents[3]

# 1. The data.
SOW: Final[i64] = 0
HARVEST: Final[i64] = 1
NUMBER: Final[i64] = 9
PICK: Final[i64] = NUMBER * BLOCK * ARGUMENTS
SPACES: Final = (Space("sow", SOW, 1), Space("harvest", HARVEST, 2, 1), RECRUIT_SPACE, STAFF_SPACE)
GOODS: Final = usual_goods(tuple(f"{kind}-{colour}" for kind in ("turnip", "pumpkin") for colour in "rgby"))
BEDS: Final[i64] = 3
EMPTY: Final = -1


# 2. The board.
@final
class GardenBoard(ShopBoard):
    """Three beds, each empty or with a plant of one colour."""

    __slots__ = ("beds",)

    def __init__(self, beds: tuple[int, ...]) -> None:
        self.beds = beds

    def copy(self) -> ShopBoard:
        return GardenBoard(self.beds)


def garden(player: Player) -> GardenBoard:
    board = player.board
    assert isinstance(board, GardenBoard)
    return board


# 4. Choices.
@final
class Harvest(Question):
    """HARVEST: one planted bed after the other, from left to right, or done."""

    def __init__(self, first: int) -> None:
        self.first = first

    def options(self, state: CoveState) -> list[i64]:
        beds = garden(state.players[state.active]).beds
        ripe: list[i64] = [PICK + bed for bed in range(self.first, 3) if beds[bed] != EMPTY]
        return [*ripe, DONE] if ripe else []

    def resolve(self, state: CoveState, option: i64, chance: Chance) -> None:
        if option == DONE:
            return
        player = state.players[state.active]
        bed = int(option - PICK)
        board = garden(player)
        produce(state, player, SMALL + board.beds[bed])
        board.beds = (*board.beds[:bed], EMPTY, *board.beds[bed + 1 :])
        state.push(Harvest(bed + 1))

    def prompt(self, state: CoveState) -> Message:
        return Message("prompt-space")


# 3. The merchant.
@final
class Gardener(Merchant):
    """Sows at random and harvests at leisure."""

    def new_board(self) -> ShopBoard:
        return GardenBoard((EMPTY, EMPTY, EMPTY))

    def set_up(self, state: CoveState, player: Player, chance: Chance) -> None:
        garden(player).beds = (int(chance.below(4)), EMPTY, EMPTY)

    def can_choose(self, state: CoveState, player: Player, space: i64) -> bool:
        beds = garden(player).beds
        if SPACES[space].action == SOW:
            return EMPTY in beds
        return SPACES[space].action != HARVEST or beds != (EMPTY, EMPTY, EMPTY)

    def act(self, state: CoveState, player: Player, space: i64, chance: Chance) -> None:
        if SPACES[space].action == HARVEST:
            state.push(Harvest(0))
            return
        board = garden(player)
        bed = board.beds.index(EMPTY)
        board.beds = (*board.beds[:bed], int(chance.below(4)), *board.beds[bed + 1 :])

    def use_staff(self, state: CoveState, player: Player, slot: i64, chance: Chance) -> None:
        sponsor(state, player, slot)
        if not player.shields:
            activate_shield(state, player, slot)

    def show(self, state: CoveState, player: Player, own: bool) -> dict[str, object]:
        return {"beds": list(garden(player).beds)}

    def records(self) -> list[Record]:
        return [Record(GardenBoard, "beds"), Record(Harvest, "first")]

    def describe(self, state: CoveState, option: i64) -> Option:
        bed = int(option - PICK)
        return Option(int(option), "pick", Message("option-done"), [f"bed:{bed + 1}"])

    def panel(self, board: dict[str, object]) -> list[Line]:
        return [Line(Message("panel-shelf"), [Thing(Message("panel-number", {"number": str(board["beds"])}))])]

    def faults(self, state: CoveState, player: Player) -> list[str]:
        return [] if len(garden(player).beds) == BEDS else ["a bed is missing"]

    def feature_names(self) -> list[tuple[str, int]]:
        return [("planted", 3)]

    def features(self, state: CoveState, player: Player, out: BytesWriter) -> None:
        out.append(3 - garden(player).beds.count(EMPTY))


MERCHANT: Final = Gardener("gardener", NUMBER, SPACES, GOODS, ("digger", "waterer", "picker", "seller"))


@pytest.fixture
def gardener() -> Iterator[Merchant]:
    register(MERCHANT)
    try:
        yield MERCHANT
    finally:
        del TABLE[MERCHANT.key]


@pytest.mark.rule("MC-256", "MC-407", "MC-011")
def test_the_gardener_is_on_offer_as_soon_as_it_is_registered(gardener: Merchant) -> None:
    spec = next(spec for spec in GAME.option_specs() if spec.key == "merchant_1")
    assert "gardener" in spec.choices
    state = GAME.new(2, {"merchant_1": "gardener"}, FastChance(1))
    assert isinstance(state, CoveState)
    assert state.players[0].merchant is gardener
    assert GAME.catalogue()["merchants"]["gardener"]["spaces"][0]["key"] == "sow"  # type: ignore[index]


@pytest.mark.rule("MC-257", "MC-258", "MC-407")
@pytest.mark.parametrize("seed", range(6))
def test_the_gardener_plays_whole_games_without_a_fault(gardener: Merchant, seed: int) -> None:
    """Copies, codec, views, redeal, events and conservation at every position, with and without the Peddler."""
    seats = 1 + seed % 3
    match = walk(GAME, seed, every=5, setup=(seats, {"merchant_1": "gardener", "rogues": "robbers"}))
    state = match.state
    assert isinstance(state, CoveState)
    harvested = any(move.option // ARGUMENTS == NUMBER * BLOCK for move in match.journal.moves)
    assert harvested, "the Gardener picked something"


def test_bots_and_learners_know_the_gardener(gardener: Merchant) -> None:
    chance = FastChance(3)
    state = GAME.new(2, {"merchant_1": "gardener"}, chance)
    features = GAME.features()
    names = [name for name, _ in features.fields()]
    for seat in range(2):
        row = BytesWriter()
        features.write(state, seat, row)
        assert len(row) == len(names)
        assert row[names.index("own merchant gardener")] == 1 - seat
    assert ("gardener: planted", 3) in features.fields()
    assert play_sensibly(state, GAME.guide(), chance, 10_000) > 20
    assert state.waiting == 0


def test_the_page_names_every_hook_and_only_operations_that_exist() -> None:
    page = (ROOT / "docs" / "adding-a-merchant.md").read_text("utf-8")
    named = set(re.findall(r"`([a-z_]+)`", page))
    hooks = {
        name
        for name in dir(Merchant)
        if not name.startswith("_") and callable(getattr(Merchant, name)) and name not in ("kind",)
    }
    automatic = {"takes_hand", "load", "pick_berth", "sell"}  # of the Peddler alone
    assert hooks - automatic <= named, sorted(hooks - automatic - named)
    for row in re.findall(r"^\| (.*) \| `(\w+)\.py` \|$", page, re.M):
        module = importlib.import_module(f"covetown.games.merchants_cove.{row[1]}")
        for name in re.findall(r"`(\w+)", row[0]):
            assert hasattr(module, name), f"{row[1]} has no {name}"
