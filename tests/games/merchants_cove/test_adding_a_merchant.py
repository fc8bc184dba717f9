"""docs/adding-a-merchant.md is carried out as written: its files into a copy of the project, then its commands."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.strings import BytesWriter

import covetown
from covetown.games.merchants_cove import GAME, merchants
from covetown.games.merchants_cove.merchant import Merchant, MerchantAdvice, MerchantFeatures, MerchantView
from covetown.games.merchants_cove.merchants import SHELF
from covetown.games.merchants_cove.state import MerchantsState
from covetown.inspection import walk
from covetown.kernel import FastChance, kind_number
from covetown.kernel.playout import play_sensibly
from tests.games.merchants_cove.builder import plain

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "adding-a-merchant.md").read_text("utf-8")
FILE = r"^\*\*`(?P<file>[^`]+)`\*\*\n\n```\w+\n(?P<text>.*?)^```$"
COMMANDS = r"^```console\n(?P<commands>.*?)^```$"
STEP = re.compile(f"{FILE}|{COMMANDS}", re.M | re.S)
IGNORED = shutil.ignore_patterns("__pycache__", "web", "browser", "server", "security")
SHOP = "src/covetown/games/merchants_cove/"
USUAL = 9 * 32


def steps(until: int) -> list[tuple[str, str]]:
    """The page's files as (path, text) and its commands as ("", command), up to the so-many-th set of commands."""
    found: list[tuple[str, str]] = []
    for step in STEP.finditer(PAGE):
        if step["file"]:
            found.append((step["file"], step["text"]))
            continue
        found.extend(("", line.removeprefix("$ ")) for line in step["commands"].splitlines())
        until -= 1
        if until == 0:
            break
    return found


def lay_out(folder: Path) -> None:
    """A copy of the package as it runs here, compiled (with the library beside it) or not, and of the tests."""
    package = Path(covetown.__file__).parent
    shutil.copytree(package, folder / "src" / "covetown", ignore=IGNORED)
    for library in package.parent.glob("covetown_native*"):
        shutil.copy(library, folder / "src")
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=IGNORED)
    shutil.copy(ROOT / "pyproject.toml", folder)


def run(command: str, folder: Path) -> None:
    """One command of the page, with this Python and the copied package."""
    program, *arguments = command.split()
    known = {".venv/bin/python": [], ".venv/bin/covetown": ["-m", "covetown.cli"]}
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    ready = [sys.executable, *known[program], *arguments]
    done = subprocess.run(ready, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


@pytest.mark.slow
def test_the_page_leads_to_a_playable_merchant(tmp_path: Path) -> None:
    lay_out(tmp_path)
    commands = 0
    for file, text in steps(2):
        if file:
            (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / file).write_text(text, "utf-8")
        else:
            run(text, tmp_path)
            commands += 1
    assert commands == 4


@pytest.fixture(scope="module", params=[1, 2], ids=["as it is at first", "with all its own"])
def gardener(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Merchant]:
    """The page's merchant beside the others, from its own folder; the second time with view, advice and features."""
    folder = tmp_path_factory.mktemp("shelf")
    for file, text in steps(request.param):
        if file.startswith(SHOP + "merchants/"):
            place = folder / file.removeprefix(SHOP + "merchants/")
            place.parent.mkdir(exist_ok=True)
            place.write_text(text, "utf-8")
    merchants.__path__.append(str(folder))
    importlib.invalidate_caches()
    try:
        found = importlib.import_module(merchants.__name__ + ".gardener").MERCHANT
        assert isinstance(found, Merchant)
        SHELF.put(found)
        yield found
        SHELF.take_off(found)
    finally:
        merchants.__path__.remove(str(folder))
        for name in [name for name in sys.modules if name.startswith(merchants.__name__ + ".gardener")]:
            del sys.modules[name]


@pytest.mark.rule("MC-256", "MC-407", "MC-011")
def test_the_gardener_is_on_offer_as_soon_as_it_is_on_the_shelf(gardener: Merchant) -> None:
    spec = next(spec for spec in GAME.option_specs() if spec.key == "merchant_1")
    assert "gardener" in spec.choices
    state = GAME.new(2, {"merchant_1": "gardener"}, FastChance(1))
    assert isinstance(state, MerchantsState)
    assert state.players[0].merchant is gardener
    assert plain(GAME.catalogue())["merchants"]["gardener"]["spaces"][0]["key"] == "sow"


@pytest.mark.rule("MC-257", "MC-258", "MC-407")
@pytest.mark.parametrize("seed", range(6))
def test_the_gardener_plays_whole_games_without_a_fault(gardener: Merchant, seed: int) -> None:
    """Copies, codec, views, redeal, events and conservation at every position, with and without the Peddler."""
    seats = 1 + seed % 3
    match = walk(GAME, seed, every=5, setup=(seats, {"merchant_1": "gardener", "rogues": "robbers"}))
    assert any(kind_number(move.option) == USUAL for move in match.journal.moves), "the Gardener picked something"


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
        assert row[names.index("rival 1 is the gardener")] == seat
    assert (("gardener: planted", 3) in features.fields()) == (len(gardener.features.names()) == 1)
    assert play_sensibly(state, GAME.guide(), chance, 10_000) > 20
    assert state.waiting == 0


@pytest.mark.rule("MC-261")
def test_a_shop_without_a_view_of_its_own_is_shown_decently(gardener: Merchant) -> None:
    """Every field of the board is in the view and has a row in the panel; answers are told by their number."""
    state = GAME.new(2, {"merchant_1": "gardener"}, FastChance(1))
    assert isinstance(state, MerchantsState)
    view = state.view(1)
    beds = plain(view)["players"][0]["board"]["beds"]
    assert len(beds) == 3
    panel = next(panel for panel in GAME.panels(view) if panel.title.key == "merchant-gardener")
    row = panel.lines[-1]
    assert (row.label.key, row.label.args) == ("panel-board", {"name": "beds"})
    empty = "panel-nobody"
    assert [thing.text.args.get("number", thing.text.key) for thing in row.things] == [
        empty if bed is None else str(bed) for bed in beds
    ]
    assert [thing.ref for thing in row.things] == ["beds:1", "beds:2", "beds:3"]
    assert plain(view)["players"][0]["panel"][-1] == row.plain()
    option = gardener.view.describe(state, state.players[0], (USUAL << 20) + 2)
    assert (option.kind, option.text.key, option.refs) == ("beds", "option-gardener-beds", ["beds:3"])
    assert option.text.args == {"number": 3}


def test_a_shop_without_advice_of_its_own_is_played_sensibly(gardener: Merchant) -> None:
    """The quick player takes own actions and sells what they brought."""
    chance = FastChance(8)
    state = GAME.new(2, {"merchant_1": "gardener"}, chance)
    assert isinstance(state, MerchantsState)
    play_sensibly(state, GAME.guide(), chance, 10_000)
    assert state.players[0].gold > 20


def test_the_page_names_every_hook_and_only_operations_that_exist() -> None:
    named = set(re.findall(r"`([a-z_]+)`|    def (\w+)\(|`(\w+)\(", PAGE))
    words = {word for found in named for word in found}
    automatic = {"takes_hand", "load", "pick_berth", "sell"}  # of the Peddler alone
    for kind in (Merchant, MerchantView, MerchantAdvice, MerchantFeatures):
        hooks = {name for name in dir(kind) if not name.startswith("_") and callable(getattr(kind, name))}
        assert hooks - automatic <= words, sorted(hooks - automatic - words)
    for operations, module in re.findall(r"^\| (.*) \| `([\w/]+)\.py` \|$", PAGE, re.M):
        room = importlib.import_module("covetown.games.merchants_cove." + module.replace("/", "."))
        for name in re.findall(r"`(\w+)", operations):
            assert hasattr(room, name), f"{module} has no {name}"
