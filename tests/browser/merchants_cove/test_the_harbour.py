"""What the harbour shows and where: measured in the browser, at the sizes people play at."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.merchants_cove.merchant import Merchant, sit_down
from tests.browser.merchants_cove.positions import Showroom
from tests.browser.merchants_cove.test_every_question import LAPTOP, sample
from tests.browser.test_pages import findings
from tests.browser.town import PHONE, Town

pytestmark = pytest.mark.browser

MOST_BYTES = 90 * 1000

SHAPES = {"red": "--coral", "green": "--leaf", "blue": "--indigo", "yellow": "--amber", "rogue": "--slate"}


@pytest.mark.parametrize("palette", ["usual", "safe", "strong"])
def test_each_faction_has_its_colour_and_its_shape(visit: Visit, palette: str) -> None:
    """What is painted is the faction's colour of the chosen palette, and no two factions wear the same hat."""
    page = sit_down(visit, ["blacksmith", "captain"], size=LAPTOP, palette=palette)
    page.wait_for_selector(".figure")
    painted: dict[str, list[str]] = page.evaluate(
        """shapes => {
            const probe = document.body.appendChild(document.createElement('i'));
            const out = {};
            for (const [faction, name] of Object.entries(shapes)) {
                probe.style.color = `var(${name})`;
                const sign = document.querySelector(`.sign[data-faction=${faction}] path`);
                out[faction] = [getComputedStyle(probe).color, getComputedStyle(sign).fill, sign.getAttribute('d')];
            }
            for (const figure of document.querySelectorAll('.figure')) {
                const [wanted] = out[figure.dataset.faction];
                const fill = getComputedStyle(figure.querySelector('.body')).fill;
                if (fill !== wanted) out[figure.dataset.faction].push(fill);
            }
            return out;
        }""",
        SHAPES,
    )
    assert all(wanted == fill for wanted, fill, *_ in painted.values())
    assert all(len(found) == 3 for found in painted.values()), "a figure has another colour than its faction"
    assert len({shape for _, _, shape in painted.values()}) == len(SHAPES)
    assert len({colour for colour, *_ in painted.values()}) == len(SHAPES)


# Each shop at work, and the places of the town, in both themes and on a phone.
INSPECTED = [
    ("light", LAPTOP, ["choose-furnace, blacksmith", "choose-berth, captain", "sing, entertainer"]),
    ("dark", LAPTOP, ["announce, alchemist", "move-ship, captain", "choose-card, chronomancer", "selling, alchemist"]),
    ("light", PHONE, ["push-tile, chronomancer", "play-card, entertainer", "rob, alchemist", "choose-hand, captain"]),
]


@pytest.mark.parametrize(("theme", "size", "wanted"), INSPECTED, ids=["by day", "by night", "on a phone"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str, size: object, wanted: list[str]) -> None:
    shown = sample()
    showroom = Showroom(visit, size, theme=theme)
    found: dict[str, list[str]] = {}
    for position in shown:
        if position.name in wanted:
            showroom.show(position)
            found[position.name] = findings(showroom.page)
    assert found == {name: [] for name in wanted}


def test_the_board_and_a_shop_are_small_files_of_their_own(town: Town) -> None:
    """The core is one chunk, each shop another; core and the largest shop together stay small."""
    web = Path(str(town.server.config.app.state.house.config.web))  # type: ignore[union-attr]
    scripts = {path.name: path.read_bytes() for path in web.rglob("*.js")}
    core = [name for name, text in scripts.items() if name.startswith("kit-") and b"board-rogues-" in text]
    assert len(core) == 1
    shops = sorted(set(re.findall(rb"Shop-[\w-]+\.js", scripts[core[0]])))
    assert len(shops) == 6, "one chunk for each handmade shop"
    sizes = {name: len(gzip.compress(scripts[name], 9)) for name in [core[0], *[shop.decode() for shop in shops]]}
    together = sizes[core[0]] + max(size for name, size in sizes.items() if name != core[0])
    print(f"core {sizes[core[0]] / 1000:.1f} kB gzipped, with its largest shop {together / 1000:.1f} kB")
    assert together <= MOST_BYTES


# What lies over what the shelf would earn, of each pier.
OVER_THE_EARNINGS = """() => [...document.querySelectorAll('.pier')].flatMap((pier) => {
    const at = pier.querySelector('.earns').getBoundingClientRect();
    return [...pier.querySelectorAll('h3, .sizes i, .empty, .kind, .mooring')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < at.right - 1 && box.right > at.left + 1 && box.top < at.bottom - 1 && box.bottom > at.top + 1;
    }).map((one) => one.innerText);
})"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1366, 640), (1280, 600)])
def test_nothing_lies_over_what_the_shelf_earns(visit: Visit, width: int, height: int) -> None:
    wanted = ("choose-space, blacksmith", "choose-berth, captain")
    shown = [position for position in sample() if position.name in wanted]  # played before a line is open that may die
    showroom = Showroom(visit, {"width": width, "height": height})
    for position in shown:
        showroom.show(position)
        showroom.page.wait_for_selector(".pier .earns")
        assert showroom.page.evaluate(OVER_THE_EARNINGS) == [], position.name


def test_pointing_at_an_action_shows_where_the_timepiece_lands(visit: Visit) -> None:
    page = sit_down(visit, ["blacksmith", "captain"], size=LAPTOP)
    Merchant(page).play(until="choose-space")
    page.hover(".space .live >> nth=0")
    page.wait_for_selector(".clock .ghost")
    assert "o’clock" in page.inner_text(".clock .lands")


def test_a_click_that_does_nothing_says_why(visit: Visit) -> None:
    page = sit_down(visit, ["blacksmith", "captain"], size=LAPTOP)
    Merchant(page).play(until="choose-space")
    page.click("[data-ref='boat:1']")
    page.wait_for_selector(".toast >> text=loading mark")
    page.click("[data-ref='townsfolk:1']")
    page.wait_for_selector(".toast >> text=Recruit Townsfolk")


def test_a_merchant_from_elsewhere_gets_a_shop_without_a_drawing(visit: Visit) -> None:
    """Where no drawing can be had, the fields of the board are shown, and every answer can be given."""
    ann = visit("Ann", size=LAPTOP)
    ann.page.route("**/Shop-*.js", lambda route: route.abort())
    ann.introduce()
    options = {"merchant_1": "blacksmith", "merchant_2": "captain"}
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', game='merchants_cove', options=options)}")
    merchant = Merchant(page, seed=6)
    page.wait_for_selector(".shop .generic .field")
    try:
        for _ in range(25):
            kind = merchant.kind()
            if not kind:
                break
            merchant.decide(kind)
    finally:
        ann.complaints = [line for line in ann.complaints if "Failed to load resource" not in line]
    assert merchant.asked["choose-space"] > 1
